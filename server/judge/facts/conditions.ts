/** What a mail says of a figure or a day besides its worth: bounds, deadlines and zones, and who owes whom. English. */
import { valueOfWord } from '#shared/engine/lexicon/number-words.ts'
import { daysIn, monthsIn } from './names-of-time.ts'

/** Days, months and clock times, as `sameWay` leaves them. “May” and “March” are words as well. */
const DAY = [...daysIn('en'), ...monthsIn('en').filter((month) => month !== 'may' && month !== 'march')].join(
  '|',
)
const WHEN = String.raw`(?:${DAY}|tomorrow|noon|midnight|\d{1,2}:\d{2}|\d{1,2} (?:may|march)|(?:may|march) \d{1,2})`
const FIGURE = /\p{Sc}?\d[\d,.]*\d|\p{Sc}?\d/gu

/** Characters before and behind a figure in which its bound stands. */
const NEAR = 24

/** “Up to 30%” is at most that; “30% or more” at least. A figure without either is said outright. */
type Bound = 'most' | 'least' | 'outright'
const MOST_BEFORE =
  /(?:(?<!\b(?:went|rose|rises|goes|go|going|grew|climbed|climbs|add|adds|added) )up to|as (?:much|many) as|at (?:the )?most|no(?:t)? more than|a? ?maximum(?: of)?|max\.?|under|below|less than|fewer than|within)(?: an?| the| some)? ?$/i
const MOST_BEHIND = /^%?(?: \S+){0,2} (?:at (?:the )?most|or (?:less|fewer)|maximum|max\b|tops)/i
const LEAST_BEFORE =
  /(?:at least|at a minimum|no(?:t)? (?:less|fewer) than|a? ?minimum(?: of)?|min\.?|over|above|more than|upwards? of|in excess of|exceed(?:s|ed|ing)?|beyond|starting (?:at|from)|from)(?: an?| the| some)? ?$/i
const LEAST_BEHIND = /^%?(?:\+| ?plus\b|(?: \S+){0,2} (?:at least|or more|and (?:more|up)|upwards?))/i

/** “From 60 to 70” has no bound besides. */
const FROM = /\bfrom ?$/i
const TO = /^%? (?:to|until|till|and) \p{Sc}?\d/iu

/** “goes up to $45 from $40” */
const BACK = /\bto \p{Sc}?\d[\d.,]*%? from ?$/iu

/** “From 4 March”, “from 22:00”: a day or an hour, and no least sum. */
const IS_TIME =
  /^(?::\d\d|(?:st|nd|rd|th)?(?: of)? ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|\/\d|\.\d\d\b| ?[ap]\.?m\b| o['’]clock)/iu

/** Bounds of each figure that a text names. */
function boundsIn(text: string): Map<string, Set<Bound>> {
  const found = new Map<string, Set<Bound>>()
  for (const { 0: figure, index } of text.matchAll(FIGURE)) {
    const before = text.slice(Math.max(0, index - NEAR), index)
    const behind = text.slice(index + figure.length, index + figure.length + NEAR)
    const bound =
      MOST_BEFORE.test(before) || MOST_BEHIND.test(behind)
        ? 'most'
        : (LEAST_BEFORE.test(before) &&
              !(FROM.test(before) && (TO.test(behind) || IS_TIME.test(behind) || BACK.test(before)))) ||
            LEAST_BEHIND.test(behind)
          ? 'least'
          : 'outright'
    put(found, figure, bound)
  }
  return found
}

type Side = 'until' | 'after'
const SIDES = new RegExp(
  String.raw`\b(by|before|until|till|through|no later than|after|from|since|starting|as of|following)\s+(?:(?:the|this|next|end of|close of business|cob|on|\w{3,9}day,?|\d{1,2}(?:st|nd|rd|th)?(?= )|of|\d{1,2}:\d{2}|at|last)\s+){0,3}(${WHEN})\b`,
  'gi',
)
const UNTIL = /^(?:by|before|until|till|through|no later than)$/i

/** On which side of a day or a time something is to happen. */
function sidesIn(text: string): Map<string, Set<Side>> {
  const found = new Map<string, Set<Side>>()
  for (const [, word = '', day = ''] of text.matchAll(SIDES))
    put(found, day.toLowerCase(), UNTIL.test(word) ? 'until' : 'after')
  return found
}

function put<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const known = map.get(key)
  if (known) known.add(value)
  else map.set(key, new Set([value]))
}

/** Pairs of which the first must not become the second. Without “at least” a figure says no more than before. */
const TURNED: readonly (readonly [Bound, Bound])[] = [
  ['most', 'least'],
  ['most', 'outright'],
  ['least', 'most'],
  ['outright', 'most'],
  ['outright', 'least'],
]

function turned<K, V>(
  before: Map<K, Set<V>>,
  after: Map<K, Set<V>>,
  pairs: readonly (readonly [V, V])[],
): boolean {
  return [...before].some(([key, was]) => {
    const is = after.get(key)
    return is !== undefined && pairs.some(([one, other]) => !was.has(other) && was.has(one) && is.has(other))
  })
}

const WE_OWE = /\b(?:we|i)(?:['’]ll| will| still| do| now)* owe (?:you|your)\b/i
const YOU_OWE = /\byou(?:['’]ll| will| still| do| now)* owe (?:us|me|our)\b/i

/** Whether a bound, a deadline or a debt says something else in `after` than in `before`, both as `sameWay` writes them. */
export const turnsConditions = (before: string, after: string): boolean =>
  turned(boundsIn(inFigures(before)), boundsIn(inFigures(after)), TURNED) ||
  turned(sidesIn(before), sidesIn(after), [
    ['until', 'after'],
    ['after', 'until'],
  ]) ||
  (WE_OWE.test(before) && !YOU_OWE.test(before) && YOU_OWE.test(after)) ||
  (YOU_OWE.test(before) && !WE_OWE.test(before) && WE_OWE.test(after))

/** “up to three days” has its bound as “up to 3 days” has. */
const inFigures = (text: string): string =>
  text.replaceAll(/\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi, (word) =>
    String(valueOfWord(word.toLowerCase())),
  )

const CLOCK = /\b\d{1,2}:\d{2}\b/
const ZONE =
  /\b(?:CES?T|E[SD]?T|P[SD]?T|M[SD]T|C[SD]T|GMT|UTC|BST|IST|JST|AE[SD]?T|SGT|HKT)\b(?:[+-]\d{1,2})?/g

/** Whether `after` names a zone that `before` does not, or a clock time without the zone that `before` gives. */
export function turnsZones(before: string, after: string): boolean {
  const [was, is] = [zonesIn(before), zonesIn(after)]
  return [...is].some((zone) => !was.has(zone)) || (was.size > 0 && is.size === 0 && CLOCK.test(after))
}

const zonesIn = (text: string): ReadonlySet<string> => new Set(text.match(ZONE))
