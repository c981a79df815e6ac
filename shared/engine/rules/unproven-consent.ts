import { countryOf, isUnasked } from '../law.ts'
import { atStart } from '../omission.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Countries where a first sales mail to a company needs consent, with the rule that says so. */
const CONSENT: Readonly<Record<string, string>> = {
  DE: 'Germany’s UWG, section 7, asks for express consent before a sales mail, to companies too',
  AT: 'Austria’s TKG asks for consent before a sales mail, to companies too',
  DK: 'Denmark’s Marketing Practices Act asks for consent before a sales mail',
  IT: 'Italy’s data protection code asks for consent before a sales mail',
  BE: 'Belgian law asks for consent before a sales mail, addresses of companies such as info@ aside',
  PL: 'Poland’s Electronic Communications Law asks for consent before a sales mail, to companies too',
}

export default defineRule({
  id: 'unproven-consent',
  dimension: 'compliance',
  severity: 'warning',
  summary: 'In the reader’s country a sales mail needs consent first.',
  why: 'Where the law asks for consent beforehand (in Germany UWG § 7), the text of a mail cannot make up for it. Send this only if you can show that the reader agreed, or use the telephone, the post or an introduction. A hint, not legal advice.',
  evidence: ['N03'],
  families: ['cold'],
  language: 'any',
  check(doc) {
    const law = isUnasked(doc) ? CONSENT[countryOf(doc)] : undefined
    return law === undefined ? [] : [atStart(doc, { message: `${law}.` })]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        audience: { jurisdiction: 'DE' },
        draft: 'Dear Ms Vogel,\n\nYour pump seals fail at 40 bar. May I send you our test sheet?\n\nAda Lind',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'cold_outreach',
        locale: 'de-AT',
        draft:
          'Sehr geehrte Frau Vogel,\n\ndarf ich Ihnen unser Prüfblatt schicken?\n\nMit freundlichen Grüßen\nAda Lind',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      audience: { jurisdiction: 'FR' },
      draft: 'Dear Ms Vogel,\n\nYour pump seals fail at 40 bar. May I send you our test sheet?\n\nAda Lind',
    },
    {
      kind: 'cold_outreach',
      audience: { jurisdiction: 'DE', relationship: 'customer' },
      draft: 'Dear Ms Vogel,\n\nHere is the test sheet you asked for on Monday.\n\nAda Lind',
    },
    {
      kind: 'negotiation',
      locale: 'de-DE',
      draft: 'Dear Ms Vogel,\n\nWe can do 4% at 200 seals.\n\nAda Lind',
    },
  ],
}
