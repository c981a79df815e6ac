import { at, range } from '../finding.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'unfilled-hole',
  dimension: 'correctness',
  severity: 'blocker',
  summary: 'A hole in the template was left unfilled.',
  why: 'Nothing tells a reader more plainly that the mail was not written for them. It has to be filled before anything is sent.',
  evidence: [],
  language: 'any',
  fields: ['subject', 'preheader', 'draft'],
  lexicon: lexicon('holes', {
    '(lorem ipsum|insert text here|insert link here|insert name here|your text here|placeholder text|company name here|name here)':
      null,
    '(tbd|tbc|todo|tktk)': null,
  }),
  hit: (hit, sentence) => {
    const mark = sentence.tokens[hit.from]
    // "TBD" is a hole in capitals only; "todo" is a word for a list.
    if (hit.to - hit.from === 1 && mark && mark.text !== mark.text.toUpperCase()) return null
    return at(sentence, hit.from, hit.to, { message: 'This still has to be filled in.' })
  },
  needs: 'placeholder',
  check: (doc) =>
    doc.placeholders
      .filter((p) => p.role === 'leftover')
      .filter((p) => p.field !== 'draft' || !isForeign(doc, p.start))
      .map((p) =>
        range(p.field, p.start, p.end, {
          message: `Fill in ${p.raw.length > 40 ? 'this hole' : p.raw} or take it out.`,
        }),
      ),
})

export const examples: Examples = {
  flags: [
    { draft: 'Dear [First Name],\n\nYour order is ready.', marks: ['[First Name]'] },
    { draft: 'We can start on [date] with your team at <company>.', marks: ['[date]', '<company>'] },
    { draft: 'The price is TBD until Friday.', marks: ['TBD'] },
  ],
  passes: [
    'Hi {{first_name}},\n\nYour order is ready.',
    'See note [1] and the list of things to do.',
    'Hi *|FNAME|*, welcome.',
  ],
}

/** True inside a quoted thread or below the signature, which are not the sender's to fill. */
function isForeign(
  doc: Parameters<NonNullable<ReturnType<typeof defineRule>['check']>>[0],
  at: number,
): boolean {
  const block = doc.blocks.find((b) => b.start <= at && at < b.end)
  return block?.region === 'quoted'
}
