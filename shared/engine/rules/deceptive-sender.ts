import { range } from '../finding.ts'
import { atStart } from '../omission.ts'
import { defineRule, type Examples } from '../rule.ts'
import { senderFault } from '../sender-name.ts'

export default defineRule({
  id: 'deceptive-sender',
  dimension: 'compliance',
  severity: 'warning',
  summary: 'The sender name is not just the name of the sender.',
  why: 'Gmail asks that the display name says who sends the mail and nothing else, and CAN-SPAM forbids a sender line that misleads. People open mail from names they know. A hint, not legal advice.',
  evidence: ['E52', 'N01'],
  language: 'any',
  check(doc) {
    const fault = senderFault(doc)
    if (!fault) return []
    const rest = { message: fault.message, ...(fault.small ? { severity: 'info' as const } : {}) }
    return [doc.subject ? range('subject', 0, 0, rest) : atStart(doc, rest)]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        from_name: '⚡ Stryde Outlet',
        subject: 'Boots from $40',
        draft: 'The boots are in. See you on Friday.',
      },
      marks: [''],
    },
    {
      draft: {
        from_name: 'Your VIP Pass Inside',
        subject: 'Three seats left',
        draft: 'The workshop starts on Friday at 9.',
      },
      marks: [''],
    },
    {
      draft: { from_name: '{{first_name}} at Acme', draft: 'The workshop starts on Friday at 9.' },
      marks: [''],
    },
  ],
  passes: [
    { from_name: 'Dana Whitcomb, Plotline', subject: 'Prices', draft: 'The price changes on March 1.' },
    { from_name: 'IKEA Family', subject: 'Chairs', draft: 'The chairs are back.' },
    { from_name: '{{owner.first_name}} at Acme', subject: 'Chairs', draft: 'The chairs are back.' },
    {
      from_name: 'news@brume.example',
      subject: 'Version 5.2',
      draft: 'Version 5.2 is out: https://www.brume.example/releases',
    },
  ],
}
