/**
 * Sentences that a rewrite took over but for a word or two. Where so little changed, the word tells what changed:
 * “can” became “must”, “keep” became “lose”, one name became another of the mail. English.
 */
import { isCapitalised } from '#shared/engine/characters.ts'
import { shared, stemsOfTokens } from '#shared/engine/measures/content-words.ts'
import { tokenize } from '#shared/engine/tokens.ts'

/** Share of their words that two sentences have in common when one is the other with a word or two changed. */
const SAME = 0.7
/** Shorter ones have too little around a word to tell. */
const LEAST = 4

interface Read {
  words: readonly string[]
  counts: ReadonlyMap<string, number>
}

const read = (line: string): Read => {
  const words = tokenize(line).flatMap(({ kind, lower }) =>
    kind === 'word' || kind === 'number' ? full(lower) : [],
  )
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { words, counts }
}

/** “don't” is “do not”. */
const full = (lower: string): string[] =>
  lower === "can't" || lower === 'cannot'
    ? ['can', 'not']
    : lower === "won't"
      ? ['will', 'not']
      : /n't$|^(?:do|does|did|is|are|was|were|could|would|should|have|has|had)nt$/.test(lower)
        ? [lower.replace(/n'?t$/, ''), 'not']
        : [lower]

const common = (a: Read, b: Read): number =>
  [...a.counts].reduce((sum, [word, n]) => sum + Math.min(n, b.counts.get(word) ?? 0), 0)

const less = (a: Read, b: Read): Set<string> =>
  new Set([...a.counts].flatMap(([word, n]) => (n > (b.counts.get(word) ?? 0) ? word : [])))

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Words of which one side may not become the other. */
const SIDES: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = (
  [
    ['can could may might', 'must shall'],
    ['all every each everyone everybody always', 'some most many few several half new sometimes'],
    ['no none nobody nothing never', 'some same all every everything always'],
    ['because as since so', 'although though despite'],
    ['once when after if', 'before unless even'],
    ['up most maximum', 'least minimum from'],
    ['keep keeps kept', 'lose loses lost drop drops'],
    ['fix fixes fixing fixed mend mends', 'break breaks breaking broke'],
    ['pass passes passed passing', 'fail fails failed failing'],
    ['approve approves approved', 'reject rejects rejected announce announces announced'],
    ['add adds added charge charges', 'waive waives waived'],
    ['correct corrects corrected', 'cancel cancels cancelled canceled'],
    ['win wins won', 'lose loses lost'],
    ['buy buys bought', 'sell sells sold'],
    ['lend lends lent', 'borrow borrows borrowed'],
    ['arrive arrives arrived', 'leave leaves left'],
    ['accept accepts accepted', 'refuse refuses refused decline declines declined'],
    ['include includes included', 'exclude excludes excluded'],
    [
      'increase increases increased rise rises rose raise raises raised grow grows grew',
      'cut cuts reduce reduces reduced fall falls fell drop drops dropped lower lowers lowered',
    ],
    ['senior', 'junior'],
    ['frontend', 'backend'],
    ['customers clients customer client', 'suppliers supplier competitors competitor rivals rival'],
    ['buyer buyers', 'seller sellers'],
    ['employer employers', 'employee employees'],
    ['morning', 'afternoon evening night'],
    ['before', 'after'],
    ['first', 'last'],
    ['more longer higher faster', 'less fewer shorter lower slower'],
    ['inside', 'outside'],
    ['free', 'paid'],
    ['possible', 'impossible'],
    ['safe', 'unsafe'],
    ['sender senders', 'recipient recipients'],
    ['day daily', 'week weekly month monthly quarter quarterly year yearly'],
    ['week weekly', 'month monthly quarter quarterly year yearly'],
    ['month monthly', 'quarter quarterly year yearly'],
    ['lead leads', 'support supports'],
    ['temporarily', 'permanently'],
    ['working', 'broken'],
    ['open opens opened', 'closed closes close'],
  ] as const
).map(([one, other]) => [words(one), words(other)])

/** These need the whole sentence to tell. */
const TOO_COMMON: ReadonlySet<ReadonlySet<string>> = new Set(
  SIDES.filter((_, i) => i < 5 && i !== 2).map(([one]) => one),
)

const NO = words('not no never none nobody nothing without neither nor hardly')
/** Turns by which a no goes without a trace: “not only”, “no longer” and “not any more”. */
const NO_BY_THE_WAY = words('only longer more any unable hesitate forget')
/** “untouched”, “useless”: a no within a word. */
const BY_ITSELF = /^(?:un|dis|non)\p{L}{3,}|\p{L}{3,}less$/u
/** “If you have a question”: a condition that goes without saying. */
const COURTESY = /\b(?:if|when|whenever|should) (?:you|so|possible|needed|necessary|it|that|this|there)\b/
const IF = words('if when whenever unless once provided')
const SELF = words('i we me us my our')
const READER = words('you your')
const ORDINALS = words('second third fourth fifth sixth')

const has = (some: ReadonlySet<string>, list: ReadonlySet<string>): boolean =>
  [...some].some((word) => list.has(word))

/** Whether what changed between two sentences turns what is said. `names` are those of the mail, in lower case. */
function turned(before: Read, after: Read, names: ReadonlySet<string>): boolean {
  const [gone, come] = [less(before, after), less(after, before)]
  if (gone.size === 0 && come.size === 0) return false
  if (
    SIDES.some(([one, other]) => (has(gone, one) && has(come, other)) || (has(gone, other) && has(come, one)))
  )
    return true
  const both = new Set([...gone, ...come])
  const noes = ({ words: all }: Read) => all.filter((word) => NO.has(word)).length
  const byTheWay = has(both, NO_BY_THE_WAY) || [...both].some((word) => BY_ITSELF.test(word))
  if ((noes(before) + noes(after)) % 2 === 1 && !byTheWay) return true
  if (has(gone, IF) && !has(come, IF) && !come.has('should') && !COURTESY.test(before.words.join(' ')))
    return true
  if (come.has('only') && !gone.has('just')) return true
  if (has(gone, ORDINALS) && has(come, ORDINALS)) return true
  // Who does it: “send me the receipt”, “I will send you the receipt”.
  if (
    (has(gone, SELF) && has(come, READER) && !has(come, SELF)) ||
    (has(gone, READER) && has(come, SELF) && !has(come, READER))
  )
    return true
  // “We run night desks”, “Pawline runs night desks”: the sender's own name is no other.
  return !has(gone, SELF) && has(gone, names) && has(come, names)
}

/** Whether a sentence of `after` is one of `before` with a word turned. Both hold a sentence a line, as `sameWay` writes them. */
export function turnsWord(
  before: readonly string[],
  after: readonly string[],
  names: ReadonlySet<string>,
): boolean {
  const [was, is] = [before.map(read), after.map(read)]
  const likeness = (a: Read, b: Read) => (2 * common(a, b)) / (a.words.length + b.words.length)
  return is.some((sentence) => {
    if (sentence.words.length < LEAST) return false
    const [best] = was
      .map((other) => ({ other, like: likeness(other, sentence) }))
      .sort((a, b) => b.like - a.like)
    return best !== undefined && best.like >= SAME && turned(best.other, sentence, names)
  })
}

/** Words on each side within which a word has its company. */
const REACH = 5
/** Words of its company that tell that it is the same place. */
const COMPANY = 2
const COMPANY_OF_NAME = 3

interface Place {
  word: string
  /** The sentence, in lower case. */
  line: string
  near: ReadonlySet<string>
}

function placesOf(lines: readonly string[], wanted: (word: string, text: string) => boolean): Place[] {
  return lines.flatMap((line) => {
    const tokens = tokenize(line).filter(({ kind }) => kind === 'word' || kind === 'number')
    return tokens.flatMap(({ lower, text }, i) =>
      wanted(lower, text)
        ? {
            word: lower,
            line: line.toLowerCase(),
            near: stemsOfTokens([
              ...tokens.slice(Math.max(0, i - REACH), i),
              ...tokens.slice(i + 1, i + 1 + REACH),
            ]),
          }
        : [],
    )
  })
}

/** Whether a word stands where its opposite stood, or a name where another did, in a sentence put another way. */
export function turnsPlace(
  before: readonly string[],
  after: readonly string[],
  names: ReadonlySet<string>,
): boolean {
  const sides = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
    const [was, is] = [placesOf(before, (w) => one.has(w)), placesOf(after, (w) => other.has(w))]
    if (was.length === 0 || is.length === 0) return false
    // What was said both ways before, or is still said the old way, turned nothing.
    const [own, still] = [placesOf(before, (w) => other.has(w)), placesOf(after, (w) => one.has(w))]
    const holds = (places: readonly Place[], { near }: Place) =>
      places.some((place) => shared(place.near, near) >= COMPANY)
    return is.some((place) => holds(was, place) && !holds(own, place) && !holds(still, place))
  }
  if (SIDES.some(([one, other]) => !TOO_COMMON.has(one) && (sides(one, other) || sides(other, one))))
    return true
  const [was, is] = [before, after].map((lines) =>
    placesOf(lines, (word, text) => names.has(word) && isCapitalised(text)),
  ) as [Place[], Place[]]
  return is.some(({ word, near, line }) => {
    const company = (name: (other: string) => boolean) =>
      Math.max(0, ...was.filter((place) => name(place.word)).map((place) => shared(place.near, near)))
    return (
      company((other) => other === word) <= 1 &&
      company((other) => other !== word && !line.includes(other)) >= COMPANY_OF_NAME &&
      was.some((place) => place.word === word)
    )
  })
}
