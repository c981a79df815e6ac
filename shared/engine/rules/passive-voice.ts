import type { Sentence } from '../doc.ts'
import { at } from '../finding.ts'
import { isFiller } from '../measures/wish.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { isBody } from '../swap.ts'

/** Some passives are right; a mail is passive from this many, and this share of its sentences. */
const FEW = 3
const SHARE = 0.4
/** Places that are shown; the first tells how many there are. */
const MOST = 5
/** A note of so few sentences is passive when all of them are; one sentence alone may have its reasons. */
const NOTE = 2

/** “Checked by Rose”, “signed off by Rose”, not “by Friday” or “by 4 May”. */
function saysByWhom({ tokens }: Sentence, to: number): boolean {
  const behind = /^(?:o(?:ut|ff|n)|up|over|in)$/.test(tokens[to]?.lower ?? '') ? to + 1 : to
  const [by, whom] = [tokens[behind]?.lower, tokens[behind + 1]]
  return by === 'by' && whom?.kind === 'word' && !TIMES.test(whom.lower)
}
const TIMES = /^(?:\w+day|tomorrow|tonight|noon|midday|next|then|now|end|\w+ing)$/

export default defineRule({
  id: 'passive-voice',
  dimension: 'clarity',
  severity: 'info',
  summary: 'Much of this mail hides who does what.',
  why: 'A passive leaves out who acts, so the reader has to guess whose turn it is. Say who did it or who will: “we sent it”, “you sign here”.',
  evidence: [],
  families: ['cold', 'warm', 'operational'],
  check: ({ sentences, family }) => {
    const most = sentences.reduce((sum, { parsed }) => sum + Number(parsed.passives.length > 0), 0)
    if (most < NOTE) return []
    const found: Finding[] = []
    const texts = new Set<string>()
    let said = 0
    let passive = 0
    for (const sentence of sentences) {
      if (!isBody(sentence)) continue
      const ranges = sentence.parsed.passives.filter(({ to }) => !saysByWhom(sentence, to))
      // What is empty or said again makes the rest no clearer.
      const again = texts.size === texts.add(sentence.text).size
      if (sentence.words > 0 && (ranges.length > 0 || !(again || isFiller(sentence)))) said++
      if (ranges.length > 0) passive++
      for (const { from, to } of ranges) found.push(at(sentence, from, to))
    }
    // Notices of what a system did, “Your order was shipped”, are rightly passive and short.
    const note = family !== 'operational' && passive === NOTE && said === NOTE
    if (!note && (passive < FEW || passive < SHARE * said)) return []
    const message = `${passive} of ${said} sentences do not say who acts. Name who does this.`
    return found.slice(0, MOST).map((finding, i) => ({
      ...finding,
      message: i === 0 ? message : 'This does not say who acts either.',
    }))
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'support_reply',
        draft:
          'Your request has been received. It was forwarded to the billing team on Monday. The charge will be reviewed this week. Have a good day.',
      },
      marks: ['been received', 'was forwarded', 'be reviewed'],
    },
    {
      draft: {
        kind: 'internal',
        draft: 'A decision was made in March. The old desks were sold. New ones are being ordered.',
      },
      marks: ['was made', 'were sold', 'are being ordered'],
    },
    {
      draft: {
        kind: 'other',
        draft: 'Hi Ana,\n\nThe contract was changed on Monday. It has to be signed this week.\n\nTom',
      },
      marks: ['was changed', 'be signed'],
    },
  ],
  passes: [
    {
      kind: 'support_reply',
      draft:
        'Your card was charged twice. I have refunded the second payment, and you will see it on Friday.',
    },
    {
      kind: 'transactional',
      draft: 'Your order was shipped today. It will be delivered on Monday.',
    },
    { kind: 'other', draft: 'The contract was changed on Monday. I will call you about it.' },
    { kind: 'other', draft: 'The contract was changed by Ana. It was signed by Tom.' },
    {
      kind: 'internal',
      draft:
        'The sheet was updated by the teams. Each line was checked by Rose. It was sent by Friday. Everyone is swamped.',
    },
    {
      kind: 'other',
      draft: 'I am excited about the plan and interested in the second option. We are based in Leeds.',
    },
  ],
}
