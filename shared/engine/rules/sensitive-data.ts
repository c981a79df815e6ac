import { at, textOf } from '../finding.ts'
import { defineRule, type Examples, type Fix } from '../rule.ts'
import { findSecrets, type Secret } from '../secrets.ts'

const MESSAGES: Readonly<Record<Secret['kind'], string>> = {
  card: 'This is a whole card number.',
  iban: 'This is a whole bank account number; if it is not your own, shorten it.',
  ssn: 'This is a social security number.',
  password: 'This gives a password in the mail.',
}

/** Kinds of mail in which a sender's own account number is what the reader needs. */
const PAYMENT = new Set(['billing', 'transactional', 'proposal', 'renewal', 'fundraising', 'negotiation'])

export default defineRule({
  id: 'sensitive-data',
  dimension: 'compliance',
  severity: 'error',
  summary: 'The mail holds data that should not travel by mail.',
  why: 'Mail is copied, forwarded and kept for years. Card rules (PCI DSS) forbid whole card numbers in it, and the GDPR asks you to keep such data safe. The last four digits, or a link to a page, do the same job. A hint, not legal advice.',
  evidence: [],
  language: 'any',
  fields: ['subject', 'preheader', 'draft'],
  regions: ['greeting', 'opening', 'body', 'ask', 'signoff', 'signature', 'footer', 'quoted'],
  needs: 'secret',
  sentence(sentence, doc) {
    return findSecrets(sentence).flatMap(({ kind, from, to }) => {
      if (
        kind === 'iban' &&
        (PAYMENT.has(doc.kind) || sentence.region === 'footer' || sentence.region === 'signature')
      )
        return []
      const last = textOf(sentence, from, to).slice(-4)
      const ending = `ending ${last}`
      const fixes: Fix[] =
        kind === 'card' || kind === 'iban'
          ? [{ label: 'Keep the last four', replacement: ending, safe: false }]
          : []
      return [
        at(sentence, from, to, {
          message: MESSAGES[kind],
          fixes,
          ...(kind === 'iban' ? { severity: 'info' } : {}),
        }),
      ]
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nWe charged your card 4111 1111 1111 1111 on Monday.\n\nBen',
      marks: ['4111 1111 1111 1111'],
      fixed: 'Hi Ana,\n\nWe charged your card ending 1111 on Monday.\n\nBen',
    },
    {
      draft: 'Hi Ana,\n\nYour account is open. Your password is Kiln2026! and you can change it.\n\nBen',
      marks: ['Kiln2026!'],
    },
    {
      draft:
        'Hi Ana,\n\nYour SSN on file is 212-34-5678 and your account is GB29 NWBK 6016 1331 9268 19.\n\nBen',
      marks: ['212-34-5678', 'GB29 NWBK 6016 1331 9268 19'],
    },
  ],
  passes: [
    'Hi Ana,\n\nWe charged your card ending 1111 on Monday. The order is 4111 1111 1111 1112.\n\nBen',
    'Hi Ana,\n\nYour password is about to expire. A password is 12 characters or more: choose a new one.\n\nBen',
    {
      kind: 'billing',
      draft: 'Hi Ana,\n\nPlease pay £64 to GB29 NWBK 6016 1331 9268 19 by June 14.\n\nBen',
    },
    'Hi Ana,\n\nCall 030-12-3456 or quote part 212-34-5678 when you order.\n\nBen',
  ],
}
