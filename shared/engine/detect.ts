/**
 * Guesses the kind of a mail from its words and shape. Every cue and every fact of the shape adds its weights
 * to kinds and to whole families; the kind with the highest sum wins. Whole numbers only.
 */

import type { Doc, Sentence } from './doc.ts'
import { FAMILIES, KIND_NAMES, type Kind, kindOf } from './kinds.ts'
import { KIND_CUES, SHAPE_CUES } from './lexicon/kind-cues.ts'
import { IN_PERSON, OPT_OUTS } from './lexicon/opt-outs.ts'
import { SENDER_ROLES } from './lexicon/sender-roles.ts'
import { WORDINESS } from './lexicon/wordiness.ts'
import { Facts, greeted, type Marks } from './mail-signs.ts'
import type { Hit } from './phrase-table.ts'
import type { Lexicon } from './phrases.ts'
import { words } from './word-set.ts'

/** What the guess looks at besides the words. */
export interface Shape extends Marks {
  sentences: readonly Sentence[]
  subject: Sentence | null
  footer: boolean
  /** True where something in it is made for a mailing: a link outside the signature, a picture, a merge tag, a footer. */
  mailing: boolean
}

/** Weights of a cue: slot, weight, slot, weight … A slot is a kind's index, or behind the kinds a family's. */
type Weights = readonly number[]

interface Cue {
  index: number
  weights: Weights
}

const SLOTS: readonly string[] = [...KIND_NAMES, ...FAMILIES]
const FAMILY_OF: readonly number[] = KIND_NAMES.map(
  (kind) => KIND_NAMES.length + FAMILIES.indexOf(kindOf(kind).family),
)
const OTHER = KIND_NAMES.indexOf('other')

/** How much a cue counts in the subject, in the first sentences, elsewhere, and when it comes again. */
const IN_SUBJECT = 4
const IN_OPENING = 3
const IN_BODY = 2
const AGAIN = 1
/** How much a cue counts in the footer, which says what list it is. */
const IN_FOOTER = 1
/** How much the job under the sender's name counts. */
const IN_SIGNATURE = 3
/** Different signs that it takes to be sure: of guesses by one phrase half are wrong, however often it comes. */
const ENOUGH = 2
/** Signs that make a mailing of a letter. */
const PLENTY = 3
/** Kinds that ordinary letters are easily taken for, and whose remarks would then be out of place. */
const EASILY_TAKEN: ReadonlySet<Kind> = new Set(['cold_outreach', 'breakup', 'recruiting', 'promotional'])
/** Nobody sells to a team at once, and colleagues write like that too: “Hi team, I wanted to circle back …” */
const TO_ONE: ReadonlySet<Kind> = new Set(['cold_outreach', 'follow_up', 'breakup', 'renewal'])
/** Kinds whose words any two colleagues use. */
const OF_BUSINESS: ReadonlySet<Kind> = new Set([
  'negotiation',
  'billing',
  'support_reply',
  'transactional',
  'recruiting',
])
/** Letters have the shape of what they are easily taken for and of any family, so that only what is telling counts for those. */
const leastOfShape = (slot: number): number =>
  slot >= KIND_NAMES.length ? 4 : EASILY_TAKEN.has(SLOTS[slot] as Kind) ? 5 : 2
/** A phrase speaks for a kind, and not once more for its family. */
const leastOfCue = (slot: number): number => (slot >= KIND_NAMES.length ? Infinity : 1)
/** Times a cue counts at most. */
const REPEATS = 2
/** A sum up to this says nothing: a short mail to one person that ends in a question has 7 without any cue. */
const SILENCE = 8

/** Reads a note; a name that is no kind and no family is a mistake in the lexicon and throws. */
function weightsOf(note: string): Weights {
  return note.split(' ').map((word, i) => {
    const value = i % 2 === 0 ? SLOTS.indexOf(word) : Number(word)
    if (value === -1 && i % 2 === 0) throw new RangeError(`kind-cues names no kind: ${word}`)
    return value
  })
}

/** Cues by the key they are written under. */
const CUES = new Map<string, Cue>(
  [...KIND_CUES.phrases, ...SENDER_ROLES.phrases].map(({ key, note }, index) => [
    key,
    { index, weights: weightsOf(note) },
  ]),
)

const SHAPES = Object.fromEntries(
  Object.entries(SHAPE_CUES).map(([name, note]) => [name, weightsOf(note)]),
) as Record<keyof typeof SHAPE_CUES, Weights>

function add(sums: Int16Array, weights: Weights, factor: number) {
  for (let i = 0; i < weights.length; i += 2) {
    const slot = weights[i] as number
    sums[slot] = (sums[slot] as number) + (weights[i + 1] as number) * factor
  }
}

/** Counts a sign for the kinds it speaks for. */
function back(backing: Uint8Array, weights: Weights, least: (slot: number) => number) {
  for (let i = 0; i < weights.length; i += 2) {
    const slot = weights[i] as number
    if ((weights[i + 1] as number) >= least(slot)) backing[slot] = (backing[slot] as number) + 1
  }
}

/** “In order to”, “in a position to”: the words of a phrase that only fills mean no order and no job. */
const isWordy = ({ lexicon }: Hit): boolean => lexicon === WORDINESS
const NONE: readonly Hit[] = []

function readCues(
  sentence: Sentence,
  factor: number,
  sums: Int16Array,
  seen: Uint8Array,
  backing: Uint8Array,
  said: Set<string>,
  lexicon: Lexicon = KIND_CUES,
) {
  const idle = sentence.parsed.lexicons & WORDINESS.bit ? sentence.hits.filter(isWordy) : NONE
  for (const hit of sentence.hits) {
    if (hit.lexicon !== lexicon || idle.some(({ from, to }) => from <= hit.from && hit.to <= to)) continue
    const cue = CUES.get(hit.entry.key)
    if (!cue) continue
    // “Finds you well” and “reach out” stand in one line of the list, and are two signs; “bug” and “bugs” are one.
    const { size } = said
    if (said.add(hit.entry.term.replace(/s$/, '')).size > size) back(backing, cue.weights, leastOfCue)
    const times = seen[cue.index] as number
    if (times >= REPEATS) continue
    seen[cue.index] = times + 1
    add(sums, cue.weights, times === 0 ? factor : AGAIN)
  }
}

/** Reads what the sender wrote for this mail; of signatures only the job, of footers only that they are one of a mailing. */
function readSentences(
  { sentences, subject, ...shape }: Shape,
  sums: Int16Array,
  backing: Uint8Array,
): Facts {
  const seen = new Uint8Array(CUES.size)
  const said = new Set<string>()
  const facts = new Facts()
  if (subject) {
    readCues(subject, IN_SUBJECT, sums, seen, backing, said)
    facts.addSubject(subject)
  }
  let listed = shape.footer && shape.images > 0
  let greeting: ReturnType<typeof greeted> = null
  for (const sentence of sentences) {
    const { region, tokens } = sentence
    if (region === 'signature') readCues(sentence, IN_SIGNATURE, sums, seen, backing, said, SENDER_ROLES)
    if (region === 'quoted' || region === 'signature') continue
    listed ||= leads(sentence)
    if (region === 'footer') {
      readCues(sentence, IN_FOOTER, sums, seen, backing, said)
      listed ||= tokens.some((t) => t.kind === 'placeholder' || LEAVING.has(t.lower))
    } else if (region === 'signoff') facts.addSignOff(sentence)
    else {
      readCues(sentence, region === 'opening' ? IN_OPENING : IN_BODY, sums, seen, backing, said)
      if (region === 'greeting') {
        greeting ??= greeted(tokens)
        facts.addGreeting(tokens)
      } else facts.add(sentence)
    }
  }
  facts.close(greeting ?? 'no_greeting', listed, shape)
  return facts
}

/** A kind, with how sure it and its family are, from 0 to 1. */
export interface Guess {
  kind: Kind
  /** 1 when the caller named the kind. */
  kindConfidence: number
  /** At least `kindConfidence`: of two kinds of one family either may be right, and the family still is. */
  familyConfidence: number
  /** The next likely kind; `kind` itself when the caller named it. */
  rivalKind: Kind
  /** How sure it is that one of the two is right, at least `familyConfidence`. */
  eitherConfidence: number
}

/** A guess below this is too often wrong to act on. */
const SURE = 0.5
/** Just below. */
const DOUBT = 0.49

/** Whether a confidence is one to act on. */
export const isSure = (confidence: number): boolean => confidence >= SURE

/** Surely a mail to a stranger: what is only guessed to be one is not blamed as one. */
export const isSurelyCold = ({
  family,
  familyConfidence,
}: Pick<Doc, 'family' | 'familyConfidence'>): boolean => family === 'cold' && isSure(familyConfidence)

/**
 * The likeliest kind; `other` when nothing speaks for any. Quoted thread and sign-off are not read, only whether
 * there is a thread; of the signature only the sender's job.
 */
export function detectKind(shape: Shape): Guess {
  const sums = new Int16Array(SLOTS.length)
  const backing = new Uint8Array(SLOTS.length)
  const { signs } = readSentences(shape, sums, backing)
  for (const sign of signs) {
    add(sums, SHAPES[sign], 1)
    back(backing, SHAPES[sign], sign === 'pitch' ? leastOfCue : leastOfShape)
  }
  const signsFor = (kind: Kind): number => {
    const slot = KIND_NAMES.indexOf(kind)
    return (backing[slot] as number) + (backing[FAMILY_OF[slot] as number] as number)
  }
  const isLetter = !shape.mailing && !signs.has('public') && !signs.has('tag')
  /** Signs without which a kind is out of the question here. Who names a range of pay recruits, whatever else is said. */
  const leastFor = (kind: Kind): number => {
    if (signs.has('group') && TO_ONE.has(kind)) return Infinity
    if (!isLetter || signs.has('range')) return 0
    return isBulk(kind) ? PLENTY : OF_BUSINESS.has(kind) ? ENOUGH : 0
  }
  let guess = choose(sums)
  let isDoubted = isLetter && isBulk(guess.kind)
  while (signsFor(guess.kind) < leastFor(guess.kind)) {
    sums[KIND_NAMES.indexOf(guess.kind)] = 0
    guess = choose(sums)
    isDoubted = true
  }
  return isDoubted || signsFor(guess.kind) < (guess.kind === 'other' ? 1 : ENOUGH) ? doubted(guess) : guess
}

const isBulk = (kind: Kind): boolean => kindOf(kind).family.startsWith('bulk')

/** A letter to one person that reads like a mailing: whatever its words, it may as well be a letter. */
const doubted = ({ kind, kindConfidence, familyConfidence, rivalKind }: Guess): Guess => ({
  kind,
  kindConfidence: Math.min(kindConfidence, DOUBT),
  familyConfidence: Math.min(familyConfidence, DOUBT),
  rivalKind: isBulk(rivalKind) ? 'other' : rivalKind,
  eitherConfidence: DOUBT,
})

/** True where a sentence tells how to leave a list, as no letter from one person to another does. */
const leads = ({ hits }: Sentence): boolean =>
  hits.some(({ lexicon, entry }) => lexicon === OPT_OUTS && entry.note !== IN_PERSON)

/** Words in a footer that only mailings have. */
const LEAVING = words('subscribed receive receiving list')

function choose(sums: Int16Array): Guess {
  // A family alone makes no kind.
  const sumOf = (i: number) => {
    const own = sums[i] as number
    return own > 0 ? own + (sums[FAMILY_OF[i] as number] as number) : 0
  }
  let best = OTHER
  let top = SILENCE
  for (let i = 0; i < FAMILY_OF.length; i++)
    if (sumOf(i) > top) {
      top = sumOf(i)
      best = i
    }
  // What silence says stands against every kind but `other`.
  let second = best === OTHER ? 0 : SILENCE
  let rival = second
  let next = OTHER
  for (let i = 0; i < FAMILY_OF.length; i++) {
    if (i === best) continue
    if (sumOf(i) > second) next = i
    second = Math.max(second, sumOf(i))
    if (FAMILY_OF[i] !== FAMILY_OF[best]) rival = Math.max(rival, sumOf(i))
  }
  let third = next === OTHER ? second : SILENCE
  for (let i = 0; i < FAMILY_OF.length; i++) if (i !== best && i !== next) third = Math.max(third, sumOf(i))
  const familyConfidence = confidence(top - rival)
  return {
    kind: KIND_NAMES[best] as Kind,
    kindConfidence: confidence(top - second),
    familyConfidence,
    rivalKind: KIND_NAMES[next] as Kind,
    eitherConfidence: Math.max(familyConfidence, confidence(second - third)),
  }
}

/**
 * How likely a guess with this lead over the next kind is right: a third without a lead, two thirds at 8,
 * nine in ten from 20. Read off the mail pairs of the fixtures; the tests hold that it stays in order.
 */
function confidence(lead: number): number {
  const square = lead * lead
  return Math.round(((square + 20) * 100) / (square + 60)) / 100
}
