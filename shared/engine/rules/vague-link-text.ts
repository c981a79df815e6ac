import { range } from '../finding.ts'
import { BLIND_LINKS, bareLabel, THIN_LINKS } from '../lexicon/link-texts.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'vague-link-text',
  dimension: 'cta',
  severity: 'warning',
  summary: 'This link does not say where it leads.',
  why: 'Readers jump from link to link, and a screen reader reads them out one by one. Name what is behind the link: “the brake pad guide”, not “here”.',
  evidence: ['N11', 'E50', 'E47'],
  needs: 'html',
  check: (doc) =>
    doc.links.flatMap(({ start, end, text, region }) => {
      if (region === 'quoted' || region === 'footer' || text.length > 30) return []
      const label = bareLabel(text)
      if (BLIND_LINKS.has(label)) return [range('draft', start, end)]
      if (!THIN_LINKS.has(label)) return []
      return [
        range('draft', start, end, {
          severity: 'info',
          message: `“${text.trim()}” could stand on any link.`,
        }),
      ]
    }),
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        format: 'html',
        draft: '<p>To fill in the form, <a href="https://a.example/form">click here</a>.</p>',
      },
      marks: ['click here'],
    },
    {
      draft: {
        format: 'html',
        draft: '<p>Wet grit wears out pads. <a href="https://a.example/pads">Read more »</a></p>',
      },
      marks: ['Read more »'],
    },
  ],
  passes: [
    {
      format: 'html',
      draft: '<p>See <a href="https://a.example/pads">the brake pad guide</a> with photos.</p>',
    },
    { format: 'html', draft: '<p>Click here: <a href="https://a.example">a.example</a></p>' },
    'Click here for the form: https://a.example/form',
  ],
}
