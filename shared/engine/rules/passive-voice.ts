import { at } from '../finding.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { isBody } from '../swap.ts'

/** Some passives are right; a mail is passive from this many, and this share of its sentences. */
const FEW = 3
const SHARE = 0.4

export default defineRule({
  id: 'passive-voice',
  dimension: 'clarity',
  severity: 'info',
  summary: 'Much of this mail hides who does what.',
  why: 'A passive leaves out who acts, so the reader has to guess whose turn it is. Say who did it or who will: “we sent it”, “you sign here”.',
  evidence: [],
  families: ['cold', 'warm', 'operational'],
  check: ({ sentences, counts }) => {
    const found: Finding[] = []
    let passive = 0
    for (const sentence of sentences) {
      if (!isBody(sentence)) continue
      const ranges = sentence.parsed.passives
      if (ranges.length > 0) passive++
      for (const { from, to } of ranges) found.push(at(sentence, from, to))
    }
    if (passive < FEW || passive < SHARE * counts.sentences) return []
    const message = `${passive} of ${counts.sentences} sentences do not say who acts. Name who does this.`
    return found.slice(0, 6).map((finding) => ({ ...finding, message }))
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
        draft:
          'A decision was made in March. The old desks were sold. New ones are being ordered by the office team.',
      },
      marks: ['was made', 'were sold', 'are being ordered'],
    },
  ],
  passes: [
    {
      kind: 'support_reply',
      draft:
        'Your card was charged twice. I have refunded the second payment, and you will see it on Friday.',
    },
    {
      kind: 'other',
      draft: 'I am excited about the plan and interested in the second option. We are based in Leeds.',
    },
  ],
}
