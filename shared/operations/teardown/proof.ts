/** Sentences that show that something worked: a result with its figure, told of the sender or of somebody named. */

import type { Doc, Sentence } from '../../engine/doc.ts'
import { hasName } from '../../engine/measures/names-a-thing.ts'
import { READER } from '../../engine/measures/reader-facts.ts'
import { words } from '../../engine/word-set.ts'
import { BY_SENDER } from '../material/by-sender.ts'
import { changeIn } from '../material/customers/changes.ts'
import { opensWithName } from '../material/opens-with-name.ts'
import { customerDid } from './customer-did.ts'
import { hasFigure } from './figure-words.ts'
import { RESULTS } from './result-verbs.ts'
import { tellsResult } from './results-told.ts'
import { showsThirdParty } from './third-party.ts'

const TELLERS = words("we we've they they've our i i've he she it that")
/** What is still to come shows nothing yet. */
const TO_COME = words("will i'll we'll would could can should if")
/** What a sender counts of itself: it shows size, not that anything worked. */
const OWN_SIZE = words('employees staff offices award awards headcount founded funding')
/** Before the number of those who are served already. */
const SERVING = words('for by with across')
/** Units of such a number that are no customers. */
const UNITS = words(
  'seconds minutes hours days nights weeks months years times percent points pages words people places miles pounds euros dollars kilos',
)
const USED = words('used trusted utilised utilized run')

/** What customers say of it: “Customers tell us they save five hours a month.” */
const TESTIMONY =
  /^(?:our |most |many |some )*(?:customers|clients|users|members|teams|readers|subscribers) (?:\p{Ll}+ ){0,4}(?:tell us|told us|say|said|report|reported)\b/iu

/** What a sender says in its own praise, and who it is: no customer, and no result. */
export const BOAST =
  /#\s?1\b|\bnumber one\b|\baward[- ]winning\b|\b(?:trusted|loved|chosen|preferred) by\b|\b(?:a|the|world['’]s|market|industry)[- ]leading\b|\bmy name is\b|\b(?:over|more than) \d{1,3}[,.]?000\b|\b\d{1,3}[,.]?000\+/i

/** “The Petersens sell 90 litres a day through theirs”, “it paid for itself in a year”. */
const HAS_OURS = /\b(?:theirs|(?:one|two|three|some|\d+) of ours|(?:paid|pays) for (?:itself|themselves))\b/i

/**
 * Whether a figure is told beside a name that is not the reader's: it may be the proof, though its words are not known for
 * one, and that there is none is not said then.
 */
export const mayProve = (doc: Doc): boolean =>
  doc.sentences.some(
    (s) =>
      (s.region === 'body' || s.region === 'opening') &&
      !s.question &&
      !s.tokens.some(({ lower }) => READER.has(lower)) &&
      hasFigure(s.tokens) &&
      (hasName(s) || opensWithName(doc, s)) &&
      !BOAST.test(s.text),
  )

/** “Last winter your £40 paid for two nights.” */
const GIFT_DID =
  /\b(?:your|you gave|you sent|each|every)\b(?: \S+){0,4} (?:paid|bought|gave|fed|kept|helped|provided|built|covered|funded|sent|saved|meant|brought|housed|planted)\b/i

/** Indexes of the body's sentences that prove something; where no proof is `expected`, only what tells of others counts. */
export function proofIn(doc: Doc, expected = true): ReadonlySet<number> {
  const asks = new Set(doc.asks.map((a) => a.sentence))
  const found = new Set<number>()
  doc.sentences.forEach((s, i) => {
    if (s.region !== 'body' && s.region !== 'opening') return
    if (!asks.has(i) && !s.question && clausesOf(s).some((clause) => proves(doc, clause, i, expected)))
      found.add(i)
  })
  // A result says more than how many are served, and that more than the size of the sender.
  const weightOf = (i: number) => weight(doc, doc.sentences[i])
  const most = Math.max(...[...found].map(weightOf))
  return new Set([...found].filter((i) => weightOf(i) === most))
}

const weight = (doc: Doc, sentence: Sentence | undefined): number => {
  if (!sentence || sentence.tokens.some((t) => OWN_SIZE.has(t.lower))) return 0
  const shows =
    sentence.tokens.some((t) => RESULTS.has(t.lower)) ||
    isRecord(sentence) ||
    clausesOf(sentence).some((clause) => tellsResult(doc, clause))
  return shows ? 2 : 1
}

/**
 * A sentence; what stands behind a colon or semicolon in it: “on-call will hurt: at Kite we went from 30 to 6”; and what
 * stands before a second statement of the sender's: “we cut their costs by 40% and I believe we could …”.
 */
function clausesOf(sentence: Sentence): readonly Sentence[] {
  const { tokens } = sentence
  const behind = tokens.findIndex((t) => t.text === ':' || t.text === ';') + 1
  const before = tokens.findIndex(
    ({ lower }, i) => lower === 'and' && /^(?:i|we)$/.test(tokens[i + 1]?.lower ?? ''),
  )
  return [
    sentence,
    ...(behind > 1 && behind < tokens.length ? [{ ...sentence, tokens: tokens.slice(behind) }] : []),
    ...(before > 1 ? [{ ...sentence, tokens: tokens.slice(0, before) }] : []),
  ]
}

/** “We answer reviews for 60 restaurants”: how many are served, told as a fact. */
function isServing({ tokens }: Sentence): boolean {
  const ours = tokens.some((t) => t.lower === 'we' || t.lower === 'our' || USED.has(t.lower))
  return (
    ours &&
    tokens.some((t, i) => {
      if (!SERVING.has(t.lower)) return false
      const at = tokens.findIndex((other, j) => j > i && other.kind === 'number')
      const noun = tokens[at + 1]
      return (
        at > i &&
        at - i <= 3 &&
        !/[%$€£]/.test(tokens[at]?.text ?? '') &&
        /^\p{Ll}{3,}s$/u.test(noun?.text ?? '') &&
        !UNITS.has(noun?.lower ?? '')
      )
    })
  )
}

function proves(doc: Doc, sentence: Sentence, at: number, expected: boolean): boolean {
  const appeal = doc.kind === 'fundraising'
  const { tokens, parsed } = sentence
  const said = TESTIMONY.test(sentence.text.trim())
  const told =
    said ||
    isRecord(sentence) ||
    isServing(sentence) ||
    changeIn(sentence.text)?.who !== undefined ||
    showsThirdParty(doc, sentence, at) ||
    tellsResult(doc, sentence)
  // What the gifts of its readers did is what an appeal has to show.
  const given = appeal && GIFT_DID.test(sentence.text)
  // An appeal tells of losses to move its reader.
  const named = hasName(sentence) || opensWithName(doc, sentence)
  const helped = expected && customerDid(doc, sentence, at)
  // “Harrow Foods runs 90 with one dispatcher since it plans them with us.”
  // Who is “staying with us” is whom an appeal is for.
  const withSender = !appeal && named && (BY_SENDER.test(sentence.text) || HAS_OURS.test(sentence.text))
  if (
    !told &&
    !given &&
    !withSender &&
    !helped &&
    !tokens.some(({ lower }) => RESULTS.has(lower) && (!appeal || lower !== 'lost'))
  )
    return false
  if (BOAST.test(sentence.text)) return false
  // What was seen of the reader made the sender write, and proves nothing of what the sender does.
  if (/^\s*I (?:saw|noticed|notice|read|heard|see)\b/i.test(sentence.text)) return false
  if (tokens.some((t) => TO_COME.has(t.lower))) return false
  if (!hasFigure(tokens)) return false
  if (given) return true
  // What the reader did or lost is an observation, and shows nothing of what the sender can do.
  const first = tokens.find((t) => t.kind === 'word')?.lower ?? ''
  if (first === 'you' || first === 'your' || parsed.you > parsed.we + 1) return false
  return told || named || (expected && tokens.some((t) => TELLERS.has(t.lower)))
}

/** “Last year it was 19 of 23.” */
const isRecord = ({ tokens }: Sentence): boolean =>
  tokens[0]?.lower === 'last' && tokens.some((t) => t.lower === 'was' || t.lower === 'were')
