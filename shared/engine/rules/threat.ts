import type { Doc, Sentence } from '../doc.ts'
import { at } from '../finding.ts'
import type { Kind } from '../kinds.ts'
import { THREATS } from '../lexicon/threats.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples, type Severity } from '../rule.ts'

/** What stands between a demand and its threat: “Pay, or we will …”. */
const OR = /^(?:or|otherwise|unless|else)$/
const SENDER = /^(?:i|we|i'll|we'll)$/

/** “Tell your boss” is a threat where the sender will do it unless. */
function isConditional({ from }: Hit, { tokens }: Sentence): boolean {
  const before = tokens.slice(0, from)
  return before.some((t) => OR.test(t.lower)) && before.some((t) => SENDER.test(t.lower))
}

const isBulk = ({ family }: Doc) => family === 'bulk_content' || family === 'bulk_promo'

/** Mail in which money that is owed may be called in by law. */
const OF_MONEY: readonly Kind[] = ['billing', 'transactional']
/** Mail in which the sender has no claim on the reader. */
const OF_SERVICE: readonly Kind[] = ['support_reply', 'apology', 'onboarding', 'renewal', 'customer_success']

/** How the law is called in: a bill may, mail to many speaks of others, and to a customer it ends the matter. */
function ofLaw({ from, to, entry }: Hit, { tokens }: Sentence, doc: Doc): Severity | null {
  const { family, kind } = doc
  if (isBulk(doc)) return null
  if (OF_MONEY.includes(kind)) return entry.note === 'law' ? null : 'error'
  // “Against the people who wrote to you”, “on your behalf”.
  const third = tokens.findIndex((t, i) => i >= to && (t.lower === 'against' || t.lower === 'behalf'))
  if (third >= 0 && tokens[third + 1]?.lower !== 'you') return null
  // A person who writes for himself may be the customer.
  if (/^(?:i|i'll|my)$/.test(tokens[from]?.lower ?? '')) return 'warning'
  return family === 'cold' || OF_SERVICE.includes(kind) ? 'blocker' : 'warning'
}

function severityOf(hit: Hit, sentence: Sentence, doc: Doc): Severity | null {
  switch (hit.entry.note) {
    case 'harm':
      return 'blocker'
    case 'regret':
      // “If you miss the sale, you'll regret it” is pressure.
      return isBulk(doc) || sentence.tokens.some((t) => t.lower === 'if') ? null : 'blocker'
    case 'hint':
      return isConditional(hit, sentence) ? 'blocker' : null
    case 'force':
      // “Or else” threatens where nothing follows.
      return hit.entry.term === 'or else' && sentence.tokens[hit.to]?.kind === 'word' ? null : 'warning'
    case 'menace':
      return OF_MONEY.includes(doc.kind) ? 'warning' : 'error'
    default:
      return ofLaw(hit, sentence, doc)
  }
}

export default defineRule({
  id: 'threat',
  dimension: 'tone',
  severity: 'blocker',
  // One is enough to bring a mail under the usual threshold, whatever else is right in it.
  cost: { each: 35, cap: 70 },
  summary: 'This threatens the reader.',
  why: 'A threat makes an opponent of the reader, and it is kept and shown to others. Say what you need, by when, and what happens then, without the force.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: THREATS,
  hit: (hit, sentence, doc) => {
    const severity = severityOf(hit, sentence, doc)
    return severity === null ? null : at(sentence, hit.from, hit.to, { severity })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 'billing', draft: 'Pay today or we will tell your boss and ruin your credit.' },
      marks: ['tell your boss', 'ruin your credit'],
    },
    {
      draft: {
        kind: 'internal',
        draft:
          "Send the sheet by Friday or I will be forced to act. Failure to respond will be noted. I'll contact your boss directly.",
      },
      marks: ['or I will be forced', 'Failure to respond will be', 'contact your boss directly'],
    },
    {
      draft: {
        kind: 'support_reply',
        draft: 'Take the review down or we will take legal action against you. You will regret this.',
      },
      marks: ['we will take legal action', 'You will regret this'],
    },
    {
      draft: { kind: 'billing', draft: 'Pay by Friday, or else. We will see you in court.' },
      marks: ['or else', 'see you in court'],
    },
  ],
  passes: [
    {
      kind: 'billing',
      draft:
        'Invoice 4411 was due on 2 May. If it is not paid by 16 June, we will take legal action. You can pay online.',
    },
    {
      kind: 'support_reply',
      draft:
        'We will take legal action against the site that copied your photos. Keep the mails, or else they are lost.',
    },
    'You will not regret it. You can tell your boss that the pump is back, or we call your employer’s front desk.',
    {
      kind: 'newsletter',
      draft: 'A late payment can ruin your credit. We may take legal action for the wetlands.',
    },
  ],
}
