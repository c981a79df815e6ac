import { range } from '../finding.ts'
import { SHORTENERS } from '../lexicon/link-shorteners.ts'
import { hostOf } from '../measures/link-host.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'shortened-link',
  dimension: 'spam_risk',
  severity: 'warning',
  summary: 'A shortened link hides where it leads.',
  why: 'Spammers share these shorteners, so filters distrust them, and a careful reader will not click what cannot be read. Link to the page itself.',
  evidence: ['E52'],
  language: 'any',
  needs: 'link',
  check: ({ links }) =>
    links.flatMap(({ href, region, start, end }) => {
      if (region === 'quoted') return []
      const host = hostOf(href).replace(/^www\./, '')
      return SHORTENERS.has(host)
        ? [range('draft', start, end, { message: `${host} hides where this link leads.` })]
        : []
    }),
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nThe figures are at https://bit.ly/3xQz for now.\n\nTom',
      marks: ['https://bit.ly/3xQz'],
    },
    {
      draft: '<p>Hi Ana,</p><p>See <a href="http://www.tinyurl.com/abc">the figures</a> for May.</p>',
      marks: ['the figures'],
    },
  ],
  passes: [
    'Hi Ana,\n\nThe figures are at https://bit.chainpulse.example/3xQz for now.\n\nTom',
    'Hi Ana,\n\nYes.\n\nOn Mon, 4 May 2026, Ana Ruiz wrote:\n> Is it https://bit.ly/3xQz still?',
  ],
}
