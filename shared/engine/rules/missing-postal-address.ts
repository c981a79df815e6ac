import { countryOf, isMarketing } from '../law.ts'
import { STREET_WORDS } from '../lexicon/street-words.ts'
import { atEnd } from '../omission.ts'
import { givesAddress } from '../postal-address.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'missing-postal-address',
  dimension: 'compliance',
  severity: 'warning',
  summary: 'No postal address of the sender can be found.',
  why: 'CAN-SPAM in the United States and CASL in Canada ask for a postal address in marketing mail; a box number will do. It also shows that somebody real is behind the mail. A hint, not legal advice.',
  evidence: ['N01', 'N02'],
  families: ['bulk_content', 'bulk_promo'],
  language: 'any',
  lexicon: STREET_WORDS,
  hit: () => null,
  check(doc) {
    const country = countryOf(doc)
    if ((country !== 'US' && country !== 'CA') || !isMarketing(doc) || givesAddress(doc)) return []
    const law = country === 'US' ? 'CAN-SPAM' : 'CASL'
    return [atEnd(doc, { message: `No postal address of the sender can be found; ${law} asks for one.` })]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'newsletter',
        draft:
          'The glaze course starts on May 4.\n\nLow Fire Studio, Troy\nUnsubscribe: https://lowfire.example/out',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'promotional',
        locale: 'en-CA',
        draft:
          'All canoes are $200 off until June 30.\n\nSouth Shore Boats, open 9 to 5\nUnsubscribe: {{unsubscribe}}',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'newsletter',
      draft:
        'The glaze course starts on May 4.\n\nLow Fire Studio, 12 Mill Road, Troy, NY 12180\nUnsubscribe: {{unsub}}',
    },
    {
      kind: 'promotional',
      locale: 'en-CA',
      draft:
        'All canoes are $200 off.\n\nSouth Shore Boats, PO Box 9, Sandhurst\nUnsubscribe: {{unsubscribe}}',
    },
    {
      kind: 'newsletter',
      locale: 'en-GB',
      draft: 'The glaze course starts on 4 May.\n\nLow Fire Studio\nUnsubscribe: https://lowfire.example/out',
    },
    { kind: 'newsletter', draft: 'The glaze course starts on May 4.\n\n*|LIST:ADDRESS|*\n*|UNSUB|*' },
  ],
}
