import type { Sentence } from '../doc.ts'
import { whole } from '../finding.ts'
import { OPT_OUTS } from '../lexicon/opt-outs.ts'
import { isFiller } from '../measures/wish.ts'
import { ofSentence } from '../of-sentence.ts'
import { defineRule, type Examples } from '../rule.ts'
import { isBody } from '../swap.ts'
import { words } from '../word-set.ts'

/** Fewer words of either kind show nothing. */
const WORDS = 30
const MANY = 5
/** “I” and “we” for each “you”. */
const RATIO = 2.5

const SENDER = words("i we my our me us i'm i've i'll i'd we're we've we'll we'd")

const count = ofSentence(({ tokens }) => tokens.filter((t) => SENDER.has(t.lower)).length)

export default defineRule({
  id: 'self-centredness',
  dimension: 'tone',
  severity: 'info',
  // Remarked once, and worth more than a matter of taste: it is the commonest fault of first mails.
  cost: { each: 3, cap: 3 },
  summary: 'This mail is more about you than about the reader.',
  why: 'Readers look for themselves in a mail. Turn a sentence round: what they get, see or save, not what you do.',
  evidence: [],
  // Mails that win the reader over; a recap or a request between people who know each other may be about the sender.
  kinds: [
    'cold_outreach',
    'follow_up',
    'breakup',
    'partnership',
    'press_pitch',
    'recruiting',
    'proposal',
    'customer_success',
  ],
  check: ({ counts, sentences }) => {
    let { we, you } = counts
    if (counts.words < WORDS || we < MANY) return []
    for (const sentence of sentences) {
      if (!isBody(sentence)) continue
      // A wish for everybody is not about this reader, and “tell me and I will stop” is not about the sender.
      const lets = sentence.hits.some(({ lexicon }) => lexicon === OPT_OUTS)
      if (lets) we -= sentence.parsed.we
      if (lets || isFiller(sentence)) you -= sentence.parsed.you
    }
    if (we < MANY || we < RATIO * you) return []
    let worst: Sentence | null = null
    for (const sentence of sentences)
      if (isBody(sentence) && (!worst || count(sentence) > count(worst))) worst = sentence
    const message = `You say “I” or “we” ${counts.we} times and “you” ${counts.you === 1 ? 'once' : `${counts.you} times`}. Begin with this sentence.`
    return worst ? [whole(worst, { message })] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'Hi Ana,\n\nWe are Carrick & Pell and we make mailers from recycled fibre. We do three sizes, and our minimum order is 500. We also do tissue and tape, and we have launched a warehouse for small brands. Our prices start at 31p each. Would a sample help you?\n\nTom',
      },
      marks: ['We are Carrick & Pell and we make mailers from recycled fibre.'],
    },
    {
      draft: {
        kind: 'recruiting',
        draft:
          'Hi Ana,\n\nI am a recruiter and I work with my clients in the north. I have placed ninety people since March, and I think my network is the best in the trade. I run my own firm. I would like to call on Friday about a role in the port of Leeds.\n\nTom',
      },
      marks: ['I am a recruiter and I work with my clients in the north.'],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft:
        'Hi Ana,\n\nYour tea box came in a plastic mailer, which your readers asked you about in May. We make one from recycled fibre that fits your three sizes, and our first run for you would be 500 at 31p each. Would a sample help your team decide? We post it on Monday.\n\nTom',
    },
    {
      kind: 'thank_you',
      draft:
        'I enjoyed the visit. I learnt a lot. I told my team, and we will try it in our shop. I am glad I came, and I will tell my friends about it as well, and my sister, and our neighbours in the street behind.',
    },
  ],
}
