import type { Doc, Sentence, Token } from '../doc.ts'
import { at, ofHit, whole } from '../finding.ts'
import type { Kind } from '../kinds.ts'
import { INSULTS } from '../lexicon/insults.ts'
import { BLAME, CONTEMPT, DEAF, OF_YOURS, RUDENESS } from '../lexicon/rudeness.ts'
import { inBody } from '../measures/body.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { words } from '../word-set.ts'

const WARM = words('thank thanks thankful grateful gratitude appreciate love kudos applause helped')

const SORRY = words('sorry apologize apologise apology apologies terrible awful ashamed regret forgive')

const CASES = new Set(['if', 'when', 'case', 'unless', 'until', 'because'])

/** “It is not your own fault” and “if you think it was your fault” take the blame away. */
const TAKEN_BACK = /^(?:not|no|never|nobody|don't|doesn't|didn't|isn't|wasn't|if|whether|unless)$/

const FOOLS = /^(?:idiot|moron)s?$/
/** “I looked like an idiot” is said of nobody else. */
const ofSelf = (before: readonly Token[]): boolean =>
  before.some(({ lower }) => /^(?:i|i'm|i’m|me|we|us)$/.test(lower)) &&
  !before.some(({ lower }) => /^(?:you|your|you're|he|she|they|his|her|their|is|are)$/.test(lower))

/** “Idiot” within “You are an idiot”. */
const isInsult = ({ from, to }: Hit, { hits }: Sentence): boolean =>
  hits.some((h) => h.lexicon === INSULTS && h.from <= from && to <= h.to)

/** “To those who helped, you know who you are: thank you” and “in case you failed to log in” mean well. */
function meansWell({ entry, from }: Hit, { tokens }: Sentence): boolean {
  if (FOOLS.test(entry.term)) return ofSelf(tokens.slice(0, from))
  if (entry.term === 'you know who you are') return tokens.some((t) => WARM.has(t.lower))
  // “I feel terrible, this is completely unacceptable”: the sender speaks of what the sender did.
  if (entry.term.endsWith(' unacceptable')) return tokens.some((t) => SORRY.has(t.lower))
  if (entry.term === 'you failed to') return CASES.has(tokens[from - 1]?.lower ?? '')
  if (Object.hasOwn(BLAME, entry.key)) return tokens.slice(0, from).some((t) => TAKEN_BACK.test(t.lower))
  // “Please read the manual before you write” is a wish.
  return entry.term.startsWith('read ') && tokens.some((t) => t.lower === 'please')
}

/** A word that stands as a whole sentence and gives an order: “Fix. Now.” */
const ORDER = /^(?:now|immediately|hurry|fix|explain|asap|do it|fix it|fix this|get it done|right now)[.!]+$/i
const ORDER_WORDS = 4

/** “When? Now.” answers. */
const orders = (sentence: Sentence, { sentences, family }: Doc): boolean =>
  sentence.words <= ORDER_WORDS &&
  ORDER.test(sentence.text) &&
  inBody(sentence) &&
  family !== 'bulk_promo' &&
  family !== 'bulk_content' &&
  sentences.findLast((before) => before.start < sentence.start)?.question !== true

const isDeaf = ({ entry: { key } }: Hit): boolean => Object.hasOwn(DEAF, key)
/** Mail to a customer who wrote first: there an edge costs the customer. */
const SERVED: readonly Kind[] = ['support_reply', 'customer_success', 'apology']

const isGrave = ({ entry: { key } }: Hit): boolean =>
  Object.hasOwn(CONTEMPT, key) || Object.hasOwn(BLAME, key)

/** How far before the verb “your” stands: “your last two reports were”. */
const FAR = 4
/** “The weather on your day was terrible” is said of the weather. */
const BEHIND = /^(?:on|in|at|of|for|with|during|from|about|to|by)$/
/** What takes the contempt out of it: a condition, or the sender's own fault. */
const MILD = /^(?:if|not|whether|sorry|apologize|apologise|because|think|thinks|says|say|said)$/

/** “Your report was garbage”, from “your” on; nothing where the sentence says it of something else. */
function ofYours({ from, to }: Hit, sentence: Sentence, { kind }: Doc): Finding | null {
  const { tokens } = sentence
  const before = tokens.slice(Math.max(0, from - FAR), from)
  const your = before.findLastIndex(({ lower }) => lower === 'your')
  if (
    your < 0 ||
    BEHIND.test(tokens[from - before.length + your - 1]?.lower ?? '') ||
    before.slice(your).some(({ kind }) => kind !== 'word')
  )
    return null
  if (kind === 'promotional' || sentence.question || tokens.some(({ lower }) => MILD.test(lower))) return null
  return at(sentence, from - before.length + your, to, { severity: 'error' })
}

export default defineRule({
  id: 'rudeness',
  dimension: 'tone',
  severity: 'warning',
  // One slip of temper is a slip; five in a mail lose a customer.
  cost: { each: 6, cap: 48 },
  summary: 'The reader will take this as an attack.',
  why: 'Whoever is right, a reader who feels attacked answers the tone and not the matter. Say what happened and what you want next.',
  evidence: ['E04'],
  fields: ['subject', 'draft'],
  lexicon: RUDENESS,
  hit: (hit, sentence, doc) =>
    hit.entry.key === OF_YOURS
      ? ofYours(hit, sentence, doc)
      : meansWell(hit, sentence) || isInsult(hit, sentence) || (isDeaf(hit) && !SERVED.includes(doc.kind))
        ? null
        : ofHit(hit, sentence, isGrave(hit) || SERVED.includes(doc.kind) ? { severity: 'error' } : {}),
  check: (doc) =>
    doc.sentences.flatMap((sentence) =>
      orders(sentence, doc) ? [whole(sentence, { message: 'One word alone is an order. Ask for it.' })] : [],
    ),
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'support_reply',
        draft: 'Failure to respond within 48 hours will close your ticket. Do not reply to this email.',
      },
      marks: ['Failure to respond within', 'Do not reply to this email'],
    },
    {
      draft:
        'Obviously nobody checked. As I already told you, the pump leaks. Per my last email, it needs a new seal.',
      marks: ['Obviously nobody', 'As I already told you', 'Per my last email'],
    },
    {
      draft:
        "Wow, another mistake. I guess reading is hard for some. Fix slide 7. Or don't, I am used to doing your job.",
      marks: ['Wow, another mistake', 'I guess reading is hard for some', 'I am used to doing your job'],
    },
    {
      draft: 'Your depot is a joke and your drivers are lazy thieves. Someone may contact you or not.',
      marks: ['Your depot is a joke', 'may contact you or not'],
    },
    {
      draft: 'You people waste my time. The plan is pathetic.',
      marks: ['You people', 'waste my time', 'pathetic'],
    },
    {
      draft:
        'I am sick of asking. Read the manual before you write; no one else has this. You have been warned.',
      marks: [
        'sick of asking',
        'Read the manual before you write',
        'no one else has this',
        'You have been warned',
      ],
    },
    {
      draft:
        'You never told us. This is your own fault. Read the terms before you complain, as you would know.',
      marks: [
        'You never told us',
        'your own fault',
        'Read the terms before you complain',
        'as you would know',
      ],
    },
    {
      draft: 'You should of contacted us through the portal. That is not our problem; try using your head.',
      marks: ['You should of contacted', 'That is not our problem', 'try using your head'],
    },
    {
      draft: {
        kind: 'internal',
        draft:
          "Why has this still not been done? I asked you twice already. Get it done today or I'll find someone who can. Now.",
      },
      marks: [
        'Why has this still not',
        'I asked you twice',
        'Get it done today',
        "or I'll find someone who can",
        'Now.',
      ],
    },
    {
      draft:
        'You never deliver anything on time and your last report was garbage. I am sick of having to fix your mistakes.',
      marks: [
        'You never deliver',
        'your last report was garbage',
        'I am sick of having to',
        'fix your mistakes',
      ],
    },
    {
      draft: {
        kind: 'support_reply',
        draft:
          'Read the contract next time. We are not responsible for your mistakes. Do not write again. You should have read the terms and conditions before you ordered.',
      },
      marks: [
        'Read the contract next time',
        'not responsible for your mistakes',
        'Do not write again',
        'You should have read the terms',
      ],
    },
    {
      draft: {
        kind: 'internal',
        draft:
          'Anyone could see that page 4 is wrong. I do not have time to do your job for you. You have been warned.',
      },
      marks: ['Anyone could see that', 'I do not have time to do your', 'You have been warned'],
    },
    {
      draft: {
        kind: 'support_reply',
        draft: 'As usual you did not read the brief. Use your brain next time. Stop emailing us.',
      },
      marks: ['As usual you did not', 'Use your brain next time', 'Stop emailing us'],
    },
    { draft: { kind: 'internal', draft: 'Slide 7 is wrong. fix. now.' }, marks: ['fix.', 'now.'] },
  ],
  passes: [
    { kind: 'transactional', draft: 'Your order 20931 is on its way. Please do not reply to this email.' },
    'Wow, another ten orders! We may call you or write, your drivers are early, and we are used to doing your boxes first.',
    'I had to present without the figures and looked like an idiot.',
    'It was our fault, and no fault of yours. You should have received an e-mail; if not, here is the link.',
    'I do not think this is your own fault. As you know, the pump leaks, and you should have access again.',
    {
      kind: 'support_reply',
      draft:
        'Please read the contract next time, page 2 has the dates. You need not write again: we are responsible for the mistakes in your bill.',
    },
    'As usual you get the key at the gate. Use your head torch next time you go down.',
    'Anyone can see page 4. I do not have time to do the slides on Monday, and I looked like a complete idiot.',
    'Please read the manual before you write to the lab. Read the instructions before the first start.',
    'Some of you stayed until midnight. You know who you are, and thank you. In case you failed to log in, here is a link.',
    'As I wrote on Monday, the pump leaks. It is nobody’s fault.',
    { kind: 'internal', draft: 'When does the plant open? Now. We will find someone who can drive.' },
    { kind: 'promotional', draft: 'Half price. Now. Ends on 4 May.' },
    'I am sorry that your stay was awful. If your old pump is useless, we take it back. The weather on your day was terrible.',
    'You never miss a call again, and we fix your printer. The market is a mess.',
    'Did you read the plan? My last email has the drawing. It saves your people hours a week.',
  ],
}
