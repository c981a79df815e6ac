/** Picks a line from a pool: fit for the draft, new in this roast, and unlikely in another. */
import type { Doc } from '../../engine/doc.ts'
import { fill, type Level, loose, type Slots, slotsIn } from './line.ts'
import type { Offers } from './offers.ts'
import { NAMELESS } from './own-slots.ts'
import { isOwn } from './own-words.ts'
import { again } from './quoting.ts'
import { shuffled } from './seed.ts'

/** What the lines of one roast share. */
export interface Roast {
  doc: Doc
  level: Level
  seed: number
  slots: Slots
  /** Lines that were said, as written, so that none comes twice. */
  said: Set<string>
  /** How they ended, as written: parts of lines do not come twice either. */
  ends: Set<string>
  /** Whether the mail speaks of a death: lines then do not, not even in passing. */
  tender: boolean
  /** What a fix would put in place of a subject or preheader; `undefined` where that is not asked. */
  offered: Offers['offered']
  /** How often each slot was filled, and each sentence of the mail quoted, by its words. */
  used: Map<string, number>
}

/** The word count: in more lines of one roast than this it turns every joke into the same joke. */
const MOST_WORDS = 2

/** A long quote is repeated whole so often. */
const MOST_WHOLE = 2

/** How often a fact of the whole mail may come before lines with fresher ones are chosen. */
const FRESH: Readonly<Record<string, number>> = {
  words: 1,
  product: 2,
  time: 1,
  sentences: 1,
  times: 1,
  places: 1,
  reader: 2,
  firm: 2,
  waits: 1,
  askNo: 1,
  figureless: 1,
  score: 2,
  mark: 2,
  exclamations: 1,
}

/** Slots that quote a sentence of the mail: the same one may stand in several of them. */
const QUOTING = new Set(
  'opening opened distant youLine closing last ended ask question longestStart matter subject next follow sentence'.split(
    ' ',
  ),
)

/** Slots that quote the place of a fault, which its line is free to quote whatever was said before. */
const PLACED = new Set(['quote', 'start', 'at', 'other'])

/** A sentence that is quoted once more costs as much as a line without a word of the mail. */
const AGAIN = 4

/** A fact that comes once more is forgiven: what is picked from a few lines is soon picked again. */
const LEEWAY = 1

/** A line, or a sentence of one, that fits every draft would come again in the next roast: others go first. */
const SHARED = 100
const LOOSE = 10

/** Counts and what a rule says: two mails seldom have all of them alike, but each alone is no mark of a mail. */
const COUNTS: ReadonlySet<string> = new Set([
  ...'score mark over faults words usual excess little time sentences questions exclamations emoji links images asks senders readers sendersFirst lead longest grade n half commas times places waits askNo total figureless kind subjectWords subjectLength worst lost message'.split(
    ' ',
  ),
])

/** Whether a slot holds a count. */
export const isCount = (slot: string): boolean => COUNTS.has(slot)

/** What a place holds that a rule knows by heart: worth a remark, and no mark of this mail. */
const QUOTES = new Set(['quote', 'start', 'other', 'list', 'fixed', 'at', 'message'])

/** What pools are said for. */
export interface Wish {
  /** Sets one choice of a roast apart from the others. */
  salt: string
  /** Whether the words of the place are a mark of this mail: never where others have them word for word, always where it has no better. */
  place?: 'stock' | 'mark' | undefined
  /** Only a line that tells this mail from others will do. */
  mustTell?: boolean
}

/** A line that was said, and whether it has something in it that other mails have not. */
export interface Said {
  text: string
  tells: boolean
}

/** The best line of the pool, in an order that the seed decides; it counts as said. `null` when none fits. */
export function say(pool: readonly string[], slots: Slots, roast: Roast, wish: Wish): Said | null {
  const told = new Map<string, boolean>()
  const isTelling = (slot: string): boolean => {
    const known = told.get(slot) ?? tells(slot, slots[slot] ?? '', wish.place)
    told.set(slot, known)
    return known
  }
  let best: { line: string; cost: number; tells: boolean } | null = null
  for (const line of shuffled(pool, roast.seed, wish.salt)) {
    const names = slotsIn(line)
    const isOut =
      roast.said.has(line) ||
      roast.ends.has(endOf(line)) ||
      isWorn(names, roast) ||
      names.some((name) => (slots[name] ?? null) === null) ||
      (roast.tender && MORBID.test(line)) ||
      repeats(names, slots)
    const own = !isOut && names.some(isTelling)
    if (isOut || (wish.mustTell && !own)) continue
    const cost =
      Math.max(0, worn(names, roast) - LEEWAY) +
      AGAIN * (quotedAgain(names, slots, roast) + calls(names, slots)) +
      LOOSE * loose(line, isTelling, isCount) +
      (own ? 0 : SHARED)
    if (best === null || cost < best.cost) best = { line, cost, tells: own }
    if (cost === 0) break
  }
  if (best === null) return null
  roast.said.add(best.line)
  roast.ends.add(endOf(best.line))
  // A quote that was read whole twice comes back by its first words.
  const seen = { ...slots }
  for (const name of slotsIn(best.line)) {
    const before = quoted(name, slots)
    if (before !== null && (roast.used.get(before) ?? 0) >= MOST_WHOLE) seen[name] = again(slots[name] ?? '')
  }
  for (const name of slotsIn(best.line)) {
    roast.used.set(name, (roast.used.get(name) ?? 0) + 1)
    const words = quoted(name, slots)
    if (words !== null) roast.used.set(words, (roast.used.get(words) ?? 0) + 1)
  }
  const text = fill(best.line, seen)
  return text === null ? null : { text, tells: best.tells }
}

const tells = (slot: string, value: string, place: Wish['place']): boolean =>
  place !== undefined && QUOTES.has(slot)
    ? place === 'mark' && /\p{L}/u.test(value)
    : !COUNTS.has(slot) && value !== NAMELESS && isOwn(value)

/** What is said lightly of sentences, and not beside a real death. */
const MORBID =
  /\b(?:die[ds]?|dying|dead|death|kill\w*|buri\w+|funeral|grave|hostages?|bled|blood|corpse|morgue)\b/i

/** Whether a line would say the same words of the mail twice. */
function repeats(names: readonly string[], slots: Slots): boolean {
  const texts = [...new Set(names)].flatMap((name) =>
    isCount(name) ? [] : [(slots[name] ?? '').toLowerCase()],
  )
  return texts.some((text, i) => texts.some((other, j) => i < j && text !== '' && text === other))
}

/** Characters that tell one end from another. */
const END = 28
/** Whatever is quoted in it: two lines that end on “, as one does” end alike. */
const endOf = (line: string): string => line.replaceAll(/\{\w+\}/g, '{}').slice(-END)

const isWorn = (names: readonly string[], { used }: Roast): boolean =>
  (used.get('words') ?? 0) >= MOST_WORDS && names.includes('words')

/** The words of the mail that a slot quotes, as a key beside the names of slots. */
const quoted = (name: string, slots: Slots): string | null =>
  (QUOTING.has(name) || PLACED.has(name)) && slots[name] ? `“${slots[name]}”` : null

/** A name that comes three times in one line is called and not spoken of. */
const MOST_NAMES = 2
const calls = (names: readonly string[], { reader }: Slots): number =>
  reader === NAMELESS
    ? 0
    : Math.max(0, names.filter((name) => name === 'reader' || name === 'name').length - MOST_NAMES)

/** How often the quotes of a line were said before in the roast. */
const quotedAgain = (names: readonly string[], slots: Slots, { used }: Roast): number =>
  names.reduce((sum, name) => sum + (PLACED.has(name) ? 0 : (used.get(quoted(name, slots) ?? '') ?? 0)), 0)

const worn = (names: readonly string[], { used }: Roast): number =>
  names.reduce((sum, name) => sum + Math.max(0, (used.get(name) ?? 0) + 1 - (FRESH[name] ?? Infinity)), 0)
