import { countryOf, isMarketing } from '../law.ts'
import { STREET_WORDS } from '../lexicon/street-words.ts'
import { atEnd } from '../omission.ts'
import { givesAddress } from '../postal-address.ts'
import { defineRule, makeExamples } from '../rule.ts'

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

export const examples = makeExamples(() => ({
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
        kind: 'newsletter',
        draft:
          'On May 12, 2026 Budapest has its fair, and 40 of us go, 1200 Troy fans among them.\n\nLow Fire Studio\nUnsubscribe: https://lowfire.example/out',
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
    {
      draft: {
        kind: 'newsletter',
        draft:
          'We meet on Thursday May 21 at the Halden Hotel, 40 Quay Street, Troy.\n\nLow Fire Studio\nUnsubscribe: https://lowfire.example/out',
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
    ...[
      'ul. Długa 4, 31-147 Kraków',
      '1-2-3 Ginza, Chuo-ku, Tokyo 104-0061',
      'Vinohradská 12, 120 00 Praha 2',
      'Váci út 12, 1132 Budapest',
      'Av. Paulista 1000, São Paulo - SP, 01310-100',
    ].map((address) => ({
      kind: 'newsletter' as const,
      draft: `The glaze course starts on May 4.\n\nLow Fire Studio, ${address}\nUnsubscribe: {{unsub}}`,
    })),
    { kind: 'newsletter', draft: 'The glaze course starts on May 4.\n\n*|LIST:ADDRESS|*\n*|UNSUB|*' },
  ],
}))
