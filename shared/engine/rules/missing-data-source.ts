import { countryOf, GDPR_COUNTRIES, isUnasked } from '../law.ts'
import { atLetterEnd } from '../omission.ts'
import { offersPlainOut } from '../opt-out.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'

const PARTING = 'If you would rather not hear from me, say so and I will not write again.'

/** Words that tell the reader where the sender came across them. */
const SOURCES = lexicon('data-sources', {
  '(found|got|have|took|saw|came across|came upon) your (address|email|e-mail|name|details|contact|contacts|profile)':
    null,
  '(your|the) (booking|contact|team|about|careers|jobs) page': null,
  'your (website|site|post|article|talk|profile|podcast|interview|advert|ad|listing|job ad|vacancy|paper|newsletter|webinar|stand|booth|linkedin)':
    null,
  'on (linkedin|xing|your website|your site|your blog|twitter|github)': null,
  '(gave|passed) me your': null,
  '(suggested|recommended) (i|that i) (write|get in touch|contact|reach)': null,
  '(told|referred) me (to|about|that)': null,
  'we (met|spoke|talked)': null,
})

export default defineRule({
  id: 'missing-data-source',
  dimension: 'compliance',
  severity: 'info',
  summary: 'Nothing says where you found the reader or how they can object.',
  why: 'Under the GDPR (articles 14 and 21), in the United Kingdom too, people must hear with the first message where their data came from and that they can object. Half a sentence does it, and it also makes you look less like a list. A hint, not legal advice.',
  evidence: ['N06', 'N07'],
  families: ['cold'],
  language: 'any',
  lexicon: SOURCES,
  hit: () => null,
  check(doc) {
    if (!isUnasked(doc) || !GDPR_COUNTRIES.has(countryOf(doc)) || offersPlainOut(doc)) return []
    if (doc.sentences.some(({ hits }) => hits.some((hit) => hit.lexicon === SOURCES))) return []
    return [atLetterEnd(doc, doc.english ? { label: 'Offer to stop', text: PARTING } : null, {})]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        locale: 'en-GB',
        draft: 'Hi Bethan,\n\nWe make mailers from recycled fibre. Shall I send you three samples?\n\nJoss',
      },
      marks: [''],
      fixed:
        'Hi Bethan,\n\nWe make mailers from recycled fibre. Shall I send you three samples? If you would rather not hear from me, say so and I will not write again.\n\nJoss',
    },
    {
      draft: {
        kind: 'cold_outreach',
        audience: { jurisdiction: 'FR' },
        draft: 'Hello Claire,\n\nOur racks hold 20% more. Would a drawing help?\n\nJoss',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      locale: 'en-GB',
      draft:
        'Hi Bethan,\n\nI found your address on the trade register. Shall I send you three samples?\n\nJoss',
    },
    {
      kind: 'cold_outreach',
      locale: 'en-GB',
      draft: 'Hi Bethan,\n\nShall I send you three samples? If not, say so and I won’t write again.\n\nJoss',
    },
    {
      kind: 'cold_outreach',
      locale: 'en-US',
      draft: 'Hi Beth,\n\nShall I send you three samples?\n\nJoss',
    },
  ],
}
