import { LEADS } from '../asks/demand.ts'
import { GOAL_OF } from '../asks/goals.ts'
import { isWeakAsk } from '../asks.ts'
import type { Ask, Doc, Sentence, Token } from '../doc.ts'
import { whole } from '../finding.ts'
import { PERSONAL } from '../lexicon/asking-kinds.ts'
import { ACTS, ASKS } from '../lexicon/asks.ts'
import { NUDGES } from '../lexicon/nudges.ts'
import { ofSentence } from '../of-sentence.ts'
import type { Finding } from '../rule.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Links of a promotion that lead to different places before they compete; one goal may have several links (E38n). */
const PROMO_GOALS = 3
/** From here on a reader no longer sees what the mail is for. */
const MANY_GOALS = 5

export default defineRule({
  id: 'multiple-asks',
  dimension: 'cta',
  severity: 'warning',
  summary: 'The mail asks for several things at once.',
  why: 'When several things are asked, the easiest is to do none of them. Choose the one that matters now and keep the rest for later.',
  evidence: ['E25', 'E38n'],
  kinds: [
    ...PERSONAL,
    'promotional',
    'announcement',
    'event_invitation',
    're_engagement',
    'abandoned_cart',
    'survey',
    'fundraising',
  ],
  check: (doc) => (doc.family === 'bulk_promo' ? ofPromotion(doc) : ofLetter(doc)),
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'Would you like to see the sums? Please also book a demo on my calendar. Could you fill in our survey before Friday?',
      },
      marks: ['Please also book a demo on my calendar.', 'Could you fill in our survey before Friday?'],
    },
    {
      draft: {
        kind: 'promotional',
        draft:
          'The sale is on.\n\nBuy a pass: https://snow.example/pass\nBook a lesson: https://snow.example/lesson\nDownload the app: https://snow.example/app',
      },
      marks: ['Book a lesson: https://snow.example/lesson'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'Please let me know your thoughts, book a slot in my calendar, download our paper or forward this.',
      },
      marks: [
        'Please let me know your thoughts, book a slot in my calendar, download our paper or forward this.',
      ],
    },
    {
      draft: {
        kind: 'recruiting',
        draft:
          'You spoke on queues in Ghent. If this sounds interesting, please get in touch and send me your CV, or book a slot here: https://cal.example/jess.',
      },
      marks: [
        'If this sounds interesting, please get in touch and send me your CV, or book a slot here: https://cal.example/jess.',
      ],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'Would a sample help you? If dock 4 is not yours could you please forward this.',
      },
      marks: ['If dock 4 is not yours could you please forward this.'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'Would a sample help you? To avoid a gap send the signed form back today.',
      },
      marks: ['To avoid a gap send the signed form back today.'],
    },
    {
      draft: {
        kind: 'partnership',
        draft:
          'Hi Dan,\n\nLet me know what you think. Happy to jump on a call, or I can send over a deck, or we could grab coffee.',
      },
      marks: ['Happy to jump on a call, or I can send over a deck, or we could grab coffee.'],
    },
  ],
  passes: [
    {
      kind: 'follow_up',
      draft:
        'Did you get a chance to look at my last email? The price holds until Friday. Do you have 15 minutes this week?',
    },
    {
      kind: 'cold_outreach',
      draft: 'Would a sample help you? To keep prices low our mills order in bulk. To help you we send two.',
    },
    {
      kind: 'meeting_request',
      draft: 'Could we meet for 30 minutes on Tuesday? Please bring the drawings. Which gate should I use?',
    },
    {
      kind: 'promotional',
      draft:
        'Buy your pass: https://snow.example/pass\n\nIt pays for itself.\n\nGet the pass: https://snow.example/pass',
    },
    {
      kind: 'negotiation',
      draft:
        'We can do $38 a unit. We would ask that you pay within 14 days. Can you confirm by Thursday? If you cannot, could you call me?',
    },
    { kind: 'cold_outreach', draft: 'Would the checklist help you? If claims are not yours, tell me.' },
  ],
}

/** Asks for another goal than those before it. In mail between people who know each other an answer goes with anything. */
function ofLetter(doc: Doc): Finding[] {
  const seen = new Set<string>()
  const found: Finding[] = []
  for (const ask of doc.asks) {
    const sentence = doc.sentences[ask.sentence]
    if (
      !sentence ||
      (ask.friction < 3 && isWeakAsk(sentence)) ||
      isSmall(ask) ||
      (doc.family !== 'cold' && isTerm(sentence))
    )
      continue
    const several = goalsIn(sentence)
    const goal = GOAL_OF[ask.kind]
    // “Did you see my last mail?” only leads up to what is asked.
    if (goal === 'answer' && sentence.hits.some(({ lexicon }) => lexicon === NUDGES)) continue
    if (several > 2)
      found.push(whole(sentence, { message: `This sentence alone asks for ${several} things.` }))
    else if (doc.family !== 'cold' && goal === 'answer') continue
    else if (seen.size > 0 && !seen.has(goal)) found.push(whole(sentence))
    seen.add(goal)
  }
  return found
}

/** A word on how to come or to answer, not a goal of its own: “Please wear boots.” */
const isSmall = ({ kind, friction, question }: Ask) =>
  (kind === 'task' && friction < 3) || (kind === 'reply' && !question)

/** A term of the offer, or what to do where the thing asked cannot be: “we would ask that you pay first”, “if that does not work, …”. */
const isTerm = ({ tokens, hits }: Sentence) =>
  hits.some(({ entry }) => entry.term === 'would ask that you') ||
  (tokens[0]?.lower === 'if' &&
    tokens
      .slice(
        0,
        tokens.findIndex(({ kind }) => kind === 'mark'),
      )
      .some(({ lower }) => /^(?:not|cannot)$|n't$/.test(lower)))

/** Number of goals among the verbs of a request: “reply, book a slot or forward this” has three. */
const goalsIn = ofSentence(({ tokens, hits, question }): number => {
  if (question) return 1
  const goals = new Set<string>()
  tokens.forEach((token, i) => {
    const before = tokens[i - 1]?.lower ?? ','
    // “You will have to register, send us your list and book a call.”
    const has = before === 'to' && /^(?:need|have)$/.test(tokens[i - 2]?.lower ?? '')
    const note = has || before === ',' || LEADS.has(before) ? ACTS.get(token.lower) : undefined
    const phrase = hits.find((h) => h.lexicon === ASKS && h.from === i)?.entry.note
    if (note) goals.add(GOAL_OF[(phrase ?? note).split(' ')[0] as Ask['kind']])
  })
  return Math.max(goals.size, choicesIn(tokens))
})

/** “Happy to call, or I can send a deck, or we could meet”: every way is another decision. */
function choicesIn(tokens: readonly Token[]): number {
  const more = tokens.filter(
    ({ lower }, i) =>
      lower === 'or' &&
      /^(?:i|we)$/.test(tokens[i + 1]?.lower ?? '') &&
      /^c(?:an|ould)$/.test(tokens[i + 2]?.lower ?? ''),
  )
  return more.length > 1 ? more.length + 1 : 0
}

/** The first call that leads elsewhere than the one before, when calls lead to three places or more. */
function ofPromotion(doc: Doc): Finding[] {
  const targets = new Set<string>()
  let competing: Sentence | undefined
  let next = 0
  for (const { sentence } of doc.asks) {
    const call = doc.sentences[sentence]
    if (!call) continue
    // Links and asks both stand in order, so one walk through both is enough.
    for (let link = doc.links[next]; link && link.start < call.end; link = doc.links[++next]) {
      if (link.end <= call.start || link.href === '') continue
      targets.add(link.href)
      if (targets.size > 1) competing ??= call
    }
  }
  if (!competing || targets.size < PROMO_GOALS) return []
  const message = `The calls of this mail lead to ${targets.size} different places.`
  return [whole(competing, { message, ...(targets.size > MANY_GOALS ? { severity: 'error' } : {}) })]
}
