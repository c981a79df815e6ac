/** What a clause is about, what is said behind it of which one, and the verb that tells of it: “The marquee | you booked for 12 June | has been damaged”. */
import type { Token } from '../../../engine/doc.ts'
import { isInDate } from '../../material/dates.ts'
import { isGerund, isPast } from '../../material/verbs.ts'
import type { WordClass } from '../../material/word-class.ts'
import type { Classed } from './statement-starts.ts'

export interface Subject {
  /** Index behind the thing itself. */
  to: number
  /** Index of the verb that tells of it. */
  verb: number
}

/** Tokens between the start of a clause and its verb, at most. */
const REACH = 26
const NAMING: ReadonlySet<WordClass | undefined> = new Set([
  'article',
  'owner',
  'word',
  'name',
  'number',
  'date',
])
const HELPS =
  /^(?:is|are|was|were|has|have|had|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|hasn['’]t|haven['’]t)$/
const NO_HELP = /^(?:to|please|let|let['’]s|not|never)$/
/** Behind a thing these begin a clause that says which one. */
const WHICH = /^(?:who|which|that)$/
/** Here another clause begins, and the verb of the first has not come. */
const TURNS =
  /^(?:and|or|but|so|because|when|where|while|if|unless|until|although|though|since|as|once|before|after|whether|than|how|why|what)$/

/** The thing that begins at `at` and its verb; `null` where the words do not show them. */
export function subjectAt(line: Classed, at: number): Subject | null {
  const to = thingEnd(line, at)
  const many = /[^s]s$/.test(line.tokens[to - 1]?.lower ?? '')
  const verb = to > at ? verbFrom(line, to, Math.min(line.tokens.length, at + REACH), many) : -1
  return verb < to ? null : { to, verb }
}

function thingEnd({ tokens, classes }: Classed, at: number): number {
  let to = at
  while (to < tokens.length) {
    const here = tokens[to]
    const glued = here?.kind === 'mark' && /^[-&/'’]$/.test(here.text) && to > at
    if (!glued && !NAMING.has(classes[to]) && !isNoun({ tokens, classes }, at, to)) break
    if (to > at && isOwner(classes[to])) break
    if (to > at && isPast(here?.lower ?? '') && !isOwner(classes[to - 1])) break
    to++
  }
  return to
}

/** “Your hearing test”, “61 people”, “the water supply will”: behind an article one thing does what ends in -s. */
function isNoun({ tokens, classes }: Classed, at: number, i: number): boolean {
  const lower = tokens[i]?.lower ?? ''
  if (lower === 'people') return i > at
  if (classes[i] !== 'verb' || i === at) return false
  if (lower.endsWith('ing')) return isOwner(classes[i - 1]) && NAMING.has(classes[i + 1])
  return (
    isOwner(classes[at]) && !/s$/.test(lower) && !isPast(lower) && !/[^s]s$/.test(tokens[i - 1]?.lower ?? '')
  )
}

const isOwner = (c: WordClass | undefined) => c === 'article' || c === 'owner'

/** Whether a word shows by itself that a clause has its verb here. */
export const isHelper = ({ tokens, classes }: Classed, i: number): boolean => {
  const lower = tokens[i]?.lower ?? ''
  return HELPS.test(lower) || (classes[i] === 'modal' && !NO_HELP.test(lower))
}

function verbFrom(line: Classed, from: number, end: number, many: boolean): number {
  const { tokens, classes } = line
  let inside = false
  for (let i = from; i < end; i++) {
    const { kind, lower, text } = tokens[i] as Token
    if (kind === 'mark') {
      const past = behindAside(tokens, i)
      if (past < 0) return -1
      i = past
    } else if (WHICH.test(lower) || (classes[i] === 'subject' && lower !== 'people')) inside = true
    else if (lower === 'and' && isRange(tokens, i)) continue
    else if (TURNS.test(lower)) return -1
    else if (isHelper(line, i)) {
      if (!inside) return i
      inside = false
      // “that we have not yet sent”
      while (
        /^(?:been|be|not|just|already|also|yet|never|now)$/.test(tokens[i + 1]?.lower ?? '') ||
        isPast(tokens[i + 1]?.lower ?? '')
      )
        i++
    } else if (isDoing(line, i)) {
      // “ordered in September won't”: of which one it was done.
      if (inside) inside = false
      else if (isPast(lower) ? !helperBehind(line, i + 1, end) : many !== /s$/.test(lower)) return i
    } else if (text === '') return -1
  }
  return -1
}

/** “between 3 and 9 May” */
const isRange = (tokens: readonly Token[], i: number): boolean =>
  tokens[i - 2]?.lower === 'between' && tokens[i - 1]?.kind === 'number' && tokens[i + 1]?.kind === 'number'

const isDoing = ({ tokens, classes }: Classed, i: number): boolean => {
  const lower = tokens[i]?.lower ?? ''
  if (isGerund(lower) || tokens[i - 1]?.lower === 'to') return false
  return classes[i] === 'verb' || (classes[i] === 'word' && isPast(lower))
}

/** Whether the verb of the clause is still to come, with nothing of another between. */
function helperBehind(line: Classed, from: number, end: number): boolean {
  for (let i = from; i < end; i++) {
    const { kind, lower } = line.tokens[i] as Token
    if (isHelper(line, i)) return true
    if (
      (kind === 'mark' && behindAside(line.tokens, i) !== i) ||
      line.classes[i] === 'subject' ||
      TURNS.test(lower)
    )
      return false
  }
  return false
}

/** Tokens between two commas that say which thing is meant, at most. */
const APART = 10

/** Index of the last token of what a mark opens; the mark itself where it parts nothing; -1 where the clause ends. */
function behindAside(tokens: readonly Token[], i: number): number {
  const mark = tokens[i]?.text ?? ''
  if (/^[-&/'’.]$/.test(mark) || isInDate(tokens, i)) return i
  const close = mark === '(' ? ')' : mark === ',' && WHICH.test(tokens[i + 1]?.lower ?? '') ? ',' : ''
  if (close !== '') return tokens.findIndex((t, n) => n > i && t.text === close)
  // “The rent for your flat, Birkenweg 5, second floor, will be €865”: what stands between says which.
  const last = tokens.findLastIndex((t, n) => n > i + 1 && n < i + APART && t.text === ',')
  return mark === ',' && last > 0 && /^(?:is|are|was|were|has|have|will)$/.test(tokens[last + 1]?.lower ?? '')
    ? last
    : -1
}
