import { range } from '../finding.ts'
import { defineRule, makeExamples } from '../rule.ts'

/** Links in running text from which a list would be easier to choose from. */
const MANY = 5
/** Words around a link that make it running text rather than a line of its own. */
const AROUND = 8

export default defineRule({
  id: 'scattered-links',
  dimension: 'structure',
  severity: 'info',
  contested: true, // One experiment on a digest; designs differ, and so do readers.
  summary: 'The links of this digest are scattered through the text.',
  why: 'In an experiment with a digest, links set as a list were clicked far more than the same links within paragraphs. It may be worth a test with your readers.',
  evidence: ['E38l', 'E46'],
  kinds: ['digest'],
  needs: 'link',
  check: (doc) => {
    let at = 0
    const inline = doc.links.filter((link) => {
      if (link.button || (link.region !== 'body' && link.region !== 'opening')) return false
      while ((doc.blocks[at]?.end ?? Number.POSITIVE_INFINITY) <= link.start) at++
      const block = doc.blocks[at]
      if (block?.kind !== 'paragraph') return false
      let words = 0
      for (const s of doc.sentences.slice(block.from, block.to)) words += s.words
      return words >= AROUND + link.text.split(' ').length
    })
    const first = inline[0]
    return first && inline.length >= MANY ? [range('draft', first.start, first.end)] : []
  },
})

export const examples = makeExamples(() => ({
  flags: [
    {
      draft: {
        kind: 'digest',
        draft: [1, 2, 3, 4, 5]
          .map(
            (n) =>
              `The council met again this week and talked about the bridge: https://a.example/${n} as well.`,
          )
          .join('\n\n'),
      },
      marks: ['https://a.example/1'],
    },
    {
      draft: {
        kind: 'digest',
        format: 'html',
        draft: `<p>This week we read ${['bridges', 'bins', 'boats', 'bees', 'bread'].map((w) => `<a href="https://a.example/${w}">${w}</a>`).join(' and then ')} and a few other things.</p>`,
      },
      marks: ['bridges'],
    },
  ],
  passes: [
    {
      kind: 'digest',
      draft: `This week:\n\n${[1, 2, 3, 4, 5, 6].map((n) => `- The bridge, part ${n}: https://a.example/${n}`).join('\n')}`,
    },
    {
      kind: 'digest',
      draft: 'The council met again this week and talked about the bridge: https://a.example/1',
    },
  ],
}))
