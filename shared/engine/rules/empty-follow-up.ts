import type { Doc, Sentence, Token } from '../doc.ts'
import { at, whole } from '../finding.ts'
import { ASKED_AGAIN, NUDGES } from '../lexicon/nudges.ts'
import { bodyOf, inBody } from '../measures/body.ts'
import { stemsOf } from '../measures/content-words.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { hasName } from '../measures/names-a-thing.ts'
import { tellingWords } from '../measures/telling-words.ts'
import { isFiller, isPreamble } from '../measures/wish.ts'
import { defineRule, type Examples } from '../rule.ts'
import { words } from '../word-set.ts'

const OPENING = 2
/** Sentences looked at for these: two may be fillers. */
const LOOKED_AT = 4
/** Sentences in which nudges are counted, and from how many on no fact makes up for them. */
const EARLY = 3
const INSISTING = 2
/** A body of this many telling words has said something besides. */
const WORDS = 70
const ATTACHED = new Set(['attached', 'attachment', 'attaching', 'enclosed'])

/** “Just circling back on my last email.” fills space as well, and is what is looked for here. */
const saysNothingNew = (sentence: Sentence): boolean => isFiller(sentence) && !isPreamble(sentence)

/** Whether any sentence but the nudge itself has a figure, a name or an attachment, or the mail a link. */
function bringsSomething(doc: Doc, nudge: string): boolean {
  if (
    tellingWords(doc, WORDS) >= WORDS ||
    doc.links.some((l) => l.region !== 'quoted' && l.region !== 'signature' && l.region !== 'footer')
  )
    return true
  return doc.sentences.some((s) => {
    if (!inBody(s) || saysNothingNew(s)) return false
    if (s.text === nudge) return s.tokens.some(isAmount)
    return hasName(s) || s.tokens.some((t) => t.kind === 'number' || ATTACHED.has(t.lower))
  })
}

/** Stems that a follow-up needs to say something, and a question to ask something. */
const TELLS = 3
const ASKS = 2
/** A last mail has nothing to bring, and a first one is judged by other rules. */
const FOLLOWS_UP: ReadonlySet<string> = new Set(['follow_up', 'customer_success'])

/** “I won't write again.”: nothing is asked any more. */
const LEAVES = /\b(?:not|won['’]t|no more|stop|last)\b.*\b(?:writ|e-?mail|note|message)/i

/** Who asks again speaks of himself: “Your export works again” is news, however short. */
const WRITES = words("i we i'm i'd i've we're we'd we've just wanted checking following touching")

/** What a sentence says besides that somebody writes again. */
const freshStems = (sentence: Sentence): string[] =>
  [...stemsOf(sentence)].filter((stem) => !ASKED_AGAIN.has(stem))

/** Whether a question is about something that the nudge did not name: “Which of the two pumps fits the cellar?” */
function asksSomething(doc: Doc, nudge: Sentence | null): boolean {
  const named = nudge && stemsOf(nudge)
  return doc.asks.some(({ sentence, question }) => {
    const asked = doc.sentences[sentence]
    if (!asked || !question || asked === nudge) return false
    return freshStems(asked).filter((stem) => !named?.has(stem)).length >= ASKS
  })
}

/** Whether the mail asks again in words of its own: it tells nothing and no question of it is about anything. */
function onlyAsks(doc: Doc, first: Sentence): boolean {
  const body = bodyOf(doc)
  const fresh = new Set(body.flatMap(freshStems))
  return (
    doc.english &&
    fresh.size < TELLS &&
    first.tokens.some(({ lower }) => WRITES.has(lower)) &&
    !hasName(first) &&
    !body.some(({ text }) => LEAVES.test(text)) &&
    !asksSomething(doc, null) &&
    !bringsSomething(doc, first.text)
  )
}

const nudgesIn = (doc: Doc): number =>
  firstSentences(doc, EARLY).reduce((sum, s) => sum + s.hits.filter((h) => h.lexicon === NUDGES).length, 0)

/** Money or a share. Other numbers beside the nudge only say what it is about. */
const isAmount = ({ kind, text }: Token) => kind === 'number' && (/^[$£€¥]/.test(text) || text.endsWith('%'))

export default defineRule({
  id: 'empty-follow-up',
  dimension: 'opening',
  severity: 'warning',
  // The mail has no reason to exist; that is more than a weak sentence.
  cost: { each: 12, cap: 12 },
  summary: 'This follow-up only asks again.',
  why: 'A reminder works when it brings something: a figure, an answer, an easier question. “Just checking in” asks the reader to do your work, and telling them they never answered costs meetings.',
  evidence: ['E11', 'E18', 'E22'],
  kinds: ['cold_outreach', 'follow_up', 'breakup', 'partnership', 'press_pitch', 'customer_success'],
  lexicon: NUDGES,
  // Looked at in place, as only the opening counts.
  hit: () => null,
  check: (doc) => {
    const first = firstSentences(doc, LOOKED_AT).filter((s) => !saysNothingNew(s))
    for (const sentence of first.slice(0, OPENING)) {
      const hit = sentence.hits.find((h) => h.lexicon === NUDGES)
      if (!hit) continue
      const insists = nudgesIn(doc) >= INSISTING
      const brings = bringsSomething(doc, sentence.text) || asksSomething(doc, sentence)
      return brings && !insists ? [] : [at(sentence, hit.from, hit.to)]
    }
    const [sentence] = first
    return sentence && FOLLOWS_UP.has(doc.kind) && onlyAsks(doc, sentence) ? [whole(sentence)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'follow_up',
        draft: 'Hi Ana,\n\nJust checking in on the quote I sent last week. Any news?\n\nTom',
      },
      marks: ['checking in on'],
    },
    {
      draft: {
        kind: 'breakup',
        draft: 'Hi Ana,\n\nI never heard back, so I assume this is not for you.\n\nTom',
      },
      marks: ['never heard back'],
    },
    {
      draft: {
        kind: 'follow_up',
        draft:
          'Hi Ana,\n\nJust circling back on my last email and wanted to bump this to the top of your inbox. We moved to Leeds in May. Any news?\n\nTom',
      },
      marks: ['circling back on'],
    },
    {
      draft: {
        kind: 'follow_up',
        draft:
          'Hi Ana,\n\nI wanted to talk and see how everything is going with the new tool. Is the team happy with it? We are always here to help.\n\nTom',
      },
      marks: ['I wanted to talk and see how everything is going with the new tool.'],
    },
  ],
  passes: [
    { kind: 'customer_success', draft: 'Hi Ana,\n\nYour export works again. It was our bug.\n\nTom' },
    {
      kind: 'follow_up',
      draft: 'Hi Ana,\n\nFollowing up on the quote. Which of the two pumps fits your cellar?\n\nTom',
    },
    { kind: 'follow_up', draft: 'Hi Ana,\n\nDid the samples arrive? Tell me if the colour is right.\n\nTom' },
    {
      kind: 'follow_up',
      draft:
        'Hi Ana,\n\nFollowing up on the quote: the racks now cost $310 less, since the mill cut its price. Shall I change it?\n\nTom',
    },
    {
      kind: 'follow_up',
      draft:
        'Hi Ana,\n\nI am checking in on the quote. The mill cut its price, so 40 racks are $310 less. Shall I change it?\n\nTom',
    },
    { kind: 'support_reply', draft: 'Hi Ana,\n\nI am following up on your ticket. It is fixed.\n\nTom' },
  ],
}
