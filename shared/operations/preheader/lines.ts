/** Makes preheaders of fragments: one alone, or two that share the width. */
import { shared } from '../../engine/measures/content-words.ts'
import { lengthWorth, type Mode, type Ranked, REPEATS } from './rank.ts'

export interface Line {
  text: string
  parts: readonly Ranked[]
  stems: ReadonlySet<string>
  rank: number
}

/** Characters under which a line leaves most of its row to whatever comes next. */
const SHORTEST = 30
/** Rank up to which a line is not worth showing. */
const WORTH = 0.2
/** And up to which not even where nothing better is there. */
const PLAIN = -1.5
/** And where the mail shouts, or says all of it in sentences too long for a row. */
const LEAST = -6
const FEW = 20
/** Fragments that are joined with others. */
const JOINED = 10
/** Characters from which a line fills its row. */
const FILLED = 40
/** Characters from which a line leaves no room that matters. */
const FULL = 62

/** Lines of at most `longest` characters, best first, no two alike; `loose` asks little of them. */
export function lines(
  fragments: readonly Ranked[],
  longest: number,
  mode: Mode,
  count: number,
  loose = false,
): Line[] {
  const all: Line[] = []
  const worth = loose ? LEAST : WORTH
  for (const one of fragments) {
    const rank = one.rank + lengthWorth(one.text)
    const least = loose || (mode === 'cta' && one.asks) ? FEW : SHORTEST
    if (one.text.length >= least && rank > worth)
      all.push({ text: one.text, parts: [one], stems: one.stems, rank })
  }
  const best = fragments.slice(0, JOINED)
  for (const one of best)
    for (const other of best) {
      const line = joined(one, other, longest, mode)
      if (line && line.rank > worth) all.push(line)
    }
  // A plain line is better than the small print that would fill the row; two would say so twice.
  const [plain] = fragments.filter(({ text, rank }) => text.length >= SHORTEST && rank > PLAIN)
  if (all.length === 0 && plain && mode !== 'cta')
    all.push({ text: plain.text, parts: [plain], stems: plain.stems, rank: plain.rank })
  all.sort((a, b) => b.rank - a.rank || a.text.length - b.text.length)
  const chosen: Line[] = []
  for (const line of all) {
    if (chosen.length === count) break
    if (mode === 'cta' && !line.parts.some((p) => p.asks)) continue
    if (!repeats(line) && !chosen.some((c) => alike(c, line))) chosen.push(line)
  }
  return chosen
}

/** True when the line as a whole says what the subject says. */
function repeats({ parts }: Line): boolean {
  const all = parts.reduce((sum, p) => sum + p.stems.size, 0)
  const told = parts.reduce((sum, p) => sum + p.stems.size * (p.overlap ?? 0), 0)
  return told > REPEATS * all
}

/** A statement that begins amid its sentence. */
const isHalf = ({ start, sentence, asks }: Ranked): boolean => !asks && start > sentence.start

/** Sentences between a short call and the fact that fills its row, at most. */
const NEAR = 3

/** “Shop the sale. The Arden bench is down from £320 to £240.”: a call too short for a row, and a whole sentence from beside it. */
const fillsCall = (call: Ranked, other: Ranked): boolean =>
  call.asks &&
  !other.asks &&
  call.text.length < SHORTEST &&
  !call.text.endsWith('?') &&
  call.section === other.section &&
  other.sentence.mark !== '' &&
  Math.abs(call.index - other.index) <= NEAR

/** Two sentences that follow each other in one paragraph of the mail: others do not read as one thought. */
const follows = (one: Ranked, other: Ranked): boolean =>
  other.index === one.index + 1 && other.sentence.block === one.sentence.block && !(one.asks && other.asks)

/** Two short lines as one. */
function joined(one: Ranked, other: Ranked, longest: number, mode: Mode): Line | null {
  if (isHalf(one) || isHalf(other) || one.announces || other.announces) return null
  if (!(follows(one, other) || (mode === 'cta' && fillsCall(one, other)))) return null
  if (one.text.length >= FULL || other.text.length >= FULL) return null
  const text = `${ended(one.text)} ${ended(other.text)}`
  if (text.length > longest || text.length < (mode === 'cta' ? SHORTEST : FILLED)) return null
  const repeated = shared(one.stems, other.stems) / Math.max(1, Math.min(one.stems.size, other.stems.size))
  if (repeated >= REPEATS) return null
  const low = Math.min(one.rank, other.rank)
  const rank = Math.max(one.rank, other.rank) + 0.5 * low + lengthWorth(text) - 0.5
  return { text, parts: [one, other], stems: new Set([...one.stems, ...other.stems]), rank }
}

const ended = (text: string) => (/[.?!…]["'”’)]?$/.test(text) ? text : `${text}.`)

/** True when most of the words of one stand in the other, or both start from the same sentence. */
function alike(a: Line, b: Line): boolean {
  if (a.parts[0]?.index === b.parts[0]?.index) return true
  const smaller = Math.max(1, Math.min(a.stems.size, b.stems.size))
  return shared(a.stems, b.stems) / smaller > REPEATS
}
