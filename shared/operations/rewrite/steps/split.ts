import type { Sentence, Token } from '../../../engine/doc.ts'
import type { Proposal, Step } from '../step.ts'

/** Fewest words on either side of a split; shorter ones read as chopped. */
const LEAST = 6
const SUBJECTS = new Set([
  'we',
  'you',
  'i',
  'they',
  'it',
  'he',
  'she',
  "we're",
  "you're",
  "i'm",
  "they're",
  "it's",
  "we've",
  "i've",
  "you'll",
  "we'll",
  "i'll",
  'this',
  'there',
])
/** A sentence that begins so has its main clause further on, and splitting would leave a fragment. */
const SUBORDINATE = new Set(
  'if when while because since although though as once after before unless until whether given whereas even should had were'.split(
    ' ',
  ),
)
/** Words that show a finite verb, or stand for one, in the first half. */
const VERBAL = new Set(
  "is are was were am be been has have had do does did can could will would should may might must i'm we're you're they're it's i've we've you've don't doesn't didn't can't won't isn't aren't".split(
    ' ',
  ),
)

/** Words up to which a part is split no further. */
const SHORT = 28

/** A place where a sentence can end, with what takes its place, and the words before it. */
interface Joint {
  start: number
  end: number
  replacement: string
  before: number
}

/** Proposes splits for each sentence that a rule calls too long, where all parts are sentences of their own. */
export const split: Step = ({ doc, report }) => {
  const long = new Set(report.annotations.filter((a) => a.rule_id === 'long-sentence').map((a) => a.start))
  return doc.sentences.flatMap((sentence): Proposal[] => {
    if (!long.has(doc.source.toSource(sentence).start)) return []
    const joints = jointsIn(sentence).filter(({ start, end }) =>
      doc.source.isPlain({ start: sentence.start + start, end: sentence.start + end }),
    )
    const all = chosen(joints, 0, sentence.words)
    // Two parts may be too long each, and then only all cuts together help; or one cut may do what all would not.
    const ways = all.length > 1 ? [all, ...all.map((one) => [one])] : all.map((one) => [one])
    return ways.map((cuts) => ({
      type: 'split',
      rule: 'long-sentence',
      field: 'draft',
      edits: cuts.map(({ start, end, replacement }) => ({
        ...doc.source.toSource({ start: sentence.start + start, end: sentence.start + end }),
        replacement: doc.source.encode(replacement),
      })),
      reason:
        cuts.length > 1
          ? 'Short sentences are easier to follow than one this long.'
          : 'Two sentences are easier to follow than one this long.',
    }))
  })
}

/** The joints to cut between `from` and `to` words: the one nearest to the middle, and so on in parts that are still long. */
function chosen(joints: readonly Joint[], from: number, to: number, isPart = false): Joint[] {
  if (isPart && to - from <= SHORT) return []
  const middle = (from + to) / 2
  const [best] = joints
    .filter(({ before }) => before - from >= LEAST && to - before >= LEAST)
    .sort((a, b) => Math.abs(a.before - middle) - Math.abs(b.before - middle))
  return best
    ? [...chosen(joints, from, best.before, true), best, ...chosen(joints, best.before, to, true)]
    : []
}

/** All places where a sentence can end. */
function jointsIn({ tokens, words, text }: Sentence): Joint[] {
  const first = tokens.find((t) => t.kind === 'word')
  if (!first) return []
  // Behind “If …” a sentence can end only when its main clause is through.
  const earliest = SUBORDINATE.has(first.lower) ? mainClause(tokens) : 0
  const joints: Joint[] = []
  let before = 0
  let depth = 0
  let verbal = false
  for (let i = 0; i < tokens.length - 2; i++) {
    const token = tokens[i] as Token
    if ('([“'.includes(token.text)) depth++
    if (')]”'.includes(token.text)) depth--
    if (token.kind !== 'mark') before++
    if (VERBAL.has(token.lower) || (before > 1 && /(?:ed|es|s)$/.test(token.lower))) verbal = true
    if (depth > 0 || before < LEAST || words - before < LEAST || !verbal || i < earliest) continue
    const cut = joint(tokens, i)
    if (cut === null) continue
    const [next, after] = [tokens[i + 1], tokens[i + 2]] as [Token, Token]
    const end = cut.words === 2 ? after.end : next.end
    const start = token.kind === 'mark' ? token.start : (tokens[i - 1]?.end ?? token.start)
    if (text.slice(start, end).includes('\n')) continue
    joints.push({ start, end, replacement: cut.text, before })
  }
  return joints
}

/** Index behind the beginning of the main clause of “If …”, or past the end when it cannot be told. */
function mainClause(tokens: readonly Token[]): number {
  // “After a long talk with the team, we …”: what stands before the comma is no clause.
  const comma = tokens.findIndex(({ text }) => text === ',')
  if (comma > 0 && !tokens.slice(0, comma).some(isVerbLike)) return comma + 1
  let verbs = 0
  for (let i = 1; i < tokens.length - 1; i++) {
    const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]] as [Token, Token, Token]
    if (verbs > 0 && SUBJECTS.has(token.lower) && VERBAL.has(next.lower) && !JOINING.has(before.lower))
      return i + 2
    if (VERBAL.has(token.lower)) verbs++
  }
  return tokens.length
}

/** What stands in place of the token at `i` and the one or two after it; `null` where no sentence can end. */
function joint(tokens: readonly Token[], i: number): { text: string; words: 1 | 2 } | null {
  const [token, next, after] = [tokens[i], tokens[i + 1], tokens[i + 2]] as [Token, Token, Token]
  const begins = SUBJECTS.has(next.lower)
  switch (token.lower) {
    case ';':
      return begins ||
        next.lower === 'however' ||
        next.lower === 'therefore' ||
        isNamed(tokens, i + 1) ||
        (DETERMINERS.has(next.lower) && isOnlyJoint(tokens, ';') && holdsVerb(tokens.slice(i + 3)))
        ? { text: `. ${capital(next.text)}`, words: 1 }
        : null
    case 'and':
      return begins && VERBAL.has(after.lower) && tokens[i - 1]?.kind !== 'mark' && !isHungOn(tokens, i)
        ? { text: `. ${capital(next.text)}`, words: 1 }
        : null
    case ',':
      return behindComma(tokens, i, next, after)
    default:
      return null
  }
}

function behindComma(
  tokens: readonly Token[],
  i: number,
  next: Token,
  after: Token,
): { text: string; words: 1 | 2 } | null {
  if (next.lower === 'and' && SUBJECTS.has(after.lower))
    return endsLimb(tokens, i) ? null : { text: `. ${capital(after.text)}`, words: 2 }
  if (
    next.lower === 'and' &&
    DETERMINERS.has(after.lower) &&
    hasVerbSoon(tokens, i + 3) &&
    closesClause(tokens, i)
  )
    return { text: `. ${capital(after.text)}`, words: 2 }
  if (next.lower === 'and' && isNamed(tokens, i + 2) && closesClause(tokens, i))
    return { text: `. ${after.text}`, words: 2 }
  if (next.lower === 'while' && isClause(tokens, i + 2) && holdsVerb(tokens.slice(0, i)))
    return { text: `. Meanwhile, ${after.text}`, words: 2 }
  if (
    (next.lower === 'but' || next.lower === 'so') &&
    (SUBJECTS.has(after.lower) ||
      isNamed(tokens, i + 2) ||
      (OPENS_SUBJECT.has(after.lower) && hasVerbSoon(tokens, i + 3, LONG_SUBJECT, RELATIVES)))
  )
    return { text: `. ${capital(next.text)} ${after.text}`, words: 2 }
  if (next.lower === 'which' && after.lower === 'means') return { text: '. That means', words: 2 }
  if (next.lower === 'also' && AFTER_ALSO.has(after.lower)) return { text: `. Also ${after.text}`, words: 2 }
  const isStatement =
    beginsClause(tokens) &&
    ((SUBJECTS.has(next.lower) && VERBAL.has(after.lower)) ||
      (DETERMINERS.has(next.lower) && hasVerbSoon(tokens, i + 2)))
  // “We believe that by joining forces, we …”: the comma ends no clause.
  return isStatement && !isHungOn(tokens, i) && closesClause(tokens, i)
    ? { text: `. ${capital(next.text)}`, words: 1 }
    : null
}

/** Words that begin a stretch between commas without being its verb. */
const NO_VERB = new Set(
  'and or but so yet nor in on at by for from with without of to as than then also too not only even just plus within after before during about over under until since because if when while where which who whose that this these those it they we you i he she there here however therefore currently usually'.split(
    ' ',
  ),
)

/** Whether a series of verbs ends at the comma at `i`: “would start in May, cost £4,800, and it …”. */
function endsLimb(tokens: readonly Token[], i: number): boolean {
  const comma = tokens.findLastIndex(({ text }, at) => at < i && text === ',')
  const [verb, object] = [tokens[comma + 1], tokens[comma + 2]]
  if (comma < 0 || !verb || !object || comma + 2 >= i) return false
  return (
    verb.kind === 'word' &&
    verb.text === verb.lower &&
    !NO_VERB.has(verb.lower) &&
    !SUBJECTS.has(verb.lower) &&
    !DETERMINERS.has(verb.lower) &&
    !verb.lower.endsWith('ly') &&
    (object.kind === 'number' ||
      DETERMINERS.has(object.lower) ||
      /^(?:a|an|all|any|£|€|\$)$/.test(object.text))
  )
}

/** Whether a name stands at `at` with its verb right behind: “Maria will stand in”, “Tom checks”. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const [name, verb] = [tokens[at], tokens[at + 1]]
  return (
    name?.kind === 'word' &&
    /^\p{Lu}\p{Ll}/u.test(name.text) &&
    verb?.kind === 'word' &&
    isVerbLike(verb) &&
    !/^\p{Lu}/u.test(verb.text)
  )
}

/** Whether a subject and its verb stand from `at` on. */
const isClause = (tokens: readonly Token[], at: number): boolean =>
  isNamed(tokens, at) ||
  (SUBJECTS.has(tokens[at]?.lower ?? '') && isVerbLike(tokens[at + 1] as Token)) ||
  (DETERMINERS.has(tokens[at]?.lower ?? '') && hasVerbSoon(tokens, at + 1))

const isOnlyJoint = (tokens: readonly Token[], mark: string): boolean =>
  tokens.filter(({ text }) => text === mark).length === 1

const holdsVerb = (tokens: readonly Token[]): boolean => tokens.some(isVerbLike)

/** Verbs in other forms than those of `VERBAL`, as far as their endings tell: “moved”, “costs”. */
const isVerbLike = ({ lower }: Token): boolean =>
  VERBAL.has(lower) || /^[a-z]{2,}(?:ed|[^sui']s)$/.test(lower)

/** Whether what ends at `i` holds a verb of its own, counted from the mark or the joining word before it. */
function closesClause(tokens: readonly Token[], i: number): boolean {
  for (let j = i - 1; j >= 0; j--) {
    const token = tokens[j] as Token
    if (VERBAL.has(token.lower)) return true
    // “by joining forces”, “to move the racks”: begun with a preposition or a plain form, and still open.
    if (OPENS_PHRASE.has(token.lower) && /ing$|^(?:the|our|your|a|an|this)$/.test(tokens[j + 1]?.lower ?? ''))
      return tokens.slice(0, j).some(isVerbLike) && !JOINING.has(tokens[j - 1]?.lower ?? '')
    if (j < i - 1 && isVerbLike(token) && !JOINING.has(tokens[j - 1]?.lower ?? '')) return true
    if (token.kind === 'mark' || JOINING.has(token.lower)) return false
  }
  return true
}

const OPENS_PHRASE = new Set('by in with without for through from on at after before under over'.split(' '))

/** Whether the sentence begins with a subject, or with “if” and the like: not with “For the crane to be free”. */
const beginsClause = ([first]: readonly Token[]): boolean =>
  first !== undefined &&
  (SUBJECTS.has(first.lower) || DETERMINERS.has(first.lower) || SUBORDINATE.has(first.lower))

/** Words that hang what follows on what they stand in. */
const JOINING = new Set(
  'if when while because since although though as once after before unless until whether whereas that which who whose what where why how than and but or nor so'.split(
    ' ',
  ),
)
const DETERMINERS = new Set(['the', 'our', 'your', 'my', 'their', 'these', 'those'])
const AFTER_ALSO = new Set('remember please note we you i the it our there'.split(' '))
/** Words between an article and the verb of its noun, at most. */
const NOUN = 6

/** Words that open a subject behind “so” and “but”, which may be long: “any expenses that were made before it must …”. */
const OPENS_SUBJECT = new Set([
  ...DETERMINERS,
  'any',
  'all',
  'every',
  'each',
  'some',
  'most',
  'anyone',
  'everyone',
])
const LONG_SUBJECT = 12
const RELATIVES = new Set(['that', 'which', 'who'])
const NONE: ReadonlySet<string> = new Set()

const hasVerbSoon = (
  tokens: readonly Token[],
  from: number,
  most = NOUN,
  through: ReadonlySet<string> = NONE,
): boolean => {
  for (let i = from; i < Math.min(tokens.length, from + most); i++) {
    const { lower, kind } = tokens[i] as Token
    if (VERBAL.has(lower)) return true
    if ((JOINING.has(lower) && !through.has(lower)) || kind === 'mark') return false
  }
  return false
}

/** Whether the clause that ends at `i` began, behind a mark, with a word such as “when” that hangs it on the next one. */
function isHungOn(tokens: readonly Token[], i: number): boolean {
  for (let j = i - 1; j >= 0; j--) {
    const { lower, kind } = tokens[j] as Token
    if (kind === 'mark') return false
    if (HANGING.has(lower) && tokens[j - 1]?.kind === 'mark') return true
  }
  return false
}

/** These open a clause that leads on to its main clause. */
const HANGING = new Set(
  'if when while because since although though as once after before unless until whereas'.split(' '),
)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
