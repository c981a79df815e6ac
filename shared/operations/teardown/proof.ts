/** Sentences that show that something worked: a result with its figure, told of the sender or of somebody named. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { hasName, hasNumber } from '../../engine/measures/names-a-thing.ts'
import { opensWithName } from '../material/opens-with-name.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Verbs of results, in the past: what is said of the present is an offer, not a proof. */
const RESULTS = words(
  'cut brought reduced lowered saved grew increased lifted doubled halved tripled dropped fell rose climbed went recovered won filled gained shortened merged cleared closed sold replaced prevented avoided trained served banded raised lost shipped',
)
const TELLERS = words("we we've they they've our i i've he she it that")
/** What is still to come shows nothing yet. */
const TO_COME = words("will i'll we'll would could can should if")
/** Figures in words count as well: “nine of ten jobs”. */
const NUMBERS = words(
  'two three four five six seven eight nine ten eleven twelve twenty thirty half third quarter twice',
)

/** Indexes of the body's sentences that prove something. */
export function proofIn(doc: Doc): ReadonlySet<number> {
  const asks = new Set(doc.asks.map((a) => a.sentence))
  const found = new Set<number>()
  doc.sentences.forEach((s, i) => {
    if (s.region !== 'body' && s.region !== 'opening') return
    if (!asks.has(i) && !s.question && proves(doc, s)) found.add(i)
  })
  return found
}

function proves(doc: Doc, sentence: Sentence): boolean {
  const appeal = doc.kind === 'fundraising'
  const { tokens, parsed } = sentence
  const told = isRecord(sentence)
  // An appeal tells of losses to move its reader.
  if (!told && !tokens.some(({ lower }) => RESULTS.has(lower) && (!appeal || lower !== 'lost'))) return false
  if (tokens.some((t) => TO_COME.has(t.lower))) return false
  if (!hasNumber(sentence) && !tokens.some((t) => NUMBERS.has(t.lower))) return false
  // What the reader did or lost is an observation, and shows nothing of what the sender can do.
  const first = tokens.find((t) => t.kind === 'word')?.lower ?? ''
  if (first === 'you' || first === 'your' || parsed.you > parsed.we + 1) return false
  return told || hasName(sentence) || opensWithName(doc, sentence) || tokens.some((t) => TELLERS.has(t.lower))
}

/** “Last year it was 19 of 23.” */
const isRecord = ({ tokens }: Sentence): boolean =>
  tokens[0]?.lower === 'last' && tokens.some((t) => t.lower === 'was' || t.lower === 'were')
