import { ofHit } from '../finding.ts'
import { APOLOGIES, NEEDLESS } from '../lexicon/apologies.ts'
import { defineRule, type Examples } from '../rule.ts'
import { hitsOf, type Placed } from '../swap.ts'

/** Apologies after which another adds nothing: two where an apology is the point, else one. */
const allowed = (kind: string) => (kind === 'apology' || kind === 'support_reply' ? 2 : 1)

const isNeedless = ({ hit }: Placed) => Object.hasOwn(NEEDLESS, hit.entry.key)

export default defineRule({
  id: 'over-apology',
  dimension: 'tone',
  severity: 'info',
  cost: { each: 2, cap: 6 },
  summary: 'One apology is enough, and none for writing.',
  why: 'An apology for writing tells the reader the mail is a nuisance. Where something went wrong, say sorry once, then say what you do about it.',
  evidence: [],
  lexicon: APOLOGIES,
  // How many there are decides.
  hit: () => null,
  onHits: true,
  check: (doc) => {
    const placed = hitsOf(doc, APOLOGIES)
    const needless = placed.filter(isNeedless)
    const more = placed.filter((p) => !isNeedless(p)).slice(allowed(doc.kind))
    const message = `This mail says sorry ${placed.length} times.`
    return [
      ...needless.map(({ hit, sentence }) =>
        ofHit(hit, sentence, { message: 'This tells the reader that your mail is a nuisance.' }),
      ),
      ...more.map(({ hit, sentence }) => ofHit(hit, sentence, { message })),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'Hi Ana,\n\nThe crane is free. The gate opens at six. Could you come on Friday? We need it until noon, and sorry for bothering you again.\n\nTom',
      marks: [' sorry for bothering you again'],
    },
    {
      draft: {
        kind: 'apology',
        draft: 'I am so sorry about Saturday. We apologise to your team. Again, my deepest apologies.',
      },
      marks: ['my deepest apologies'],
    },
  ],
  passes: [
    'We are sorry that the lift was closed.',
    { kind: 'apology', draft: 'I am sorry about Saturday. We refunded the fee and changed the route.' },
    'Sorry, I am late with the plan. It did not bother you, I hope.',
  ],
}
