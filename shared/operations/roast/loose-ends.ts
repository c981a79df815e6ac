/** The words a remark is about, without those that hang over at their ends: a fix needs them, a joke does not. */
import type { Doc, Token } from '../../engine/doc.ts'
import type { Field, Span } from '../../engine/draft.ts'
import { classesOf, type WordClass } from '../material/word-class.ts'

/** Rules whose places reach into the sentence round a phrase, so that what replaces it fits: “touch base regarding the”. */
const REACHING: ReadonlySet<string> = new Set([
  'cliches',
  'evasive-apology',
  'generic-flattery',
  'hype',
  'indirect-request',
  'jargon',
  'needless-preamble',
  'self-introduction',
  'template-smell',
  'vague-claim',
])

/** Rules of words that are put round what is said: the first word of that is in their place, for its capital. */
const WRAPPED: ReadonlySet<string> = new Set(['indirect-request', 'needless-preamble'])
const CONTENT = /\s+(?:that|whether|if) \S+$/

/** At the end of a phrase these wait for a word that stands outside. */
const WAITING = new Set<WordClass>(['article', 'owner', 'preposition', 'be', 'modal'])
/** So do these, whatever follows. */
const LEADING: ReadonlySet<string> = new Set(
  'who whom which that what when where why how if whether because so but and or nor while although though unless'.split(
    ' ',
  ),
)
/** What “you” and “I” at the end of a phrase do when one of these follows. */
const DOING = new Set<WordClass>(['verb', 'be', 'modal'])
/** What ends a phrase behind it. */
const APART = new Set<WordClass>(['break', 'subject'])

/** The text of a place as a roast repeats it. */
export function withoutLooseEnds(doc: Doc, rule: string, field: Field, { start, end }: Span): string {
  const sentence =
    field === 'draft' ? doc.sentences.find((s) => s.start <= start && end <= s.end) : doc[field]
  const base = field === 'draft' ? (sentence?.start ?? 0) : 0
  const whole = field === 'draft' ? doc.text : (doc.draft[field] ?? '')
  if (!sentence || !REACHING.has(rule)) return whole.slice(start, end)
  const { tokens } = sentence
  const classes = classesOf(tokens)
  let first = tokens.findIndex((t) => base + t.start >= start)
  let last = tokens.findLastIndex((t) => base + t.end <= end)
  if (first < last && classes[first] === 'article') first++
  const ended = last
  while (first < last && hangs(tokens, classes, last, last < ended)) last--
  const [from, to] = [tokens[first], tokens[last]]
  const text =
    from && to && first <= last ? whole.slice(base + from.start, base + to.end) : whole.slice(start, end)
  return WRAPPED.has(rule) ? text.replace(CONTENT, '') : text
}

/** `cut`: what stood behind it has gone already. */
function hangs(tokens: readonly Token[], classes: readonly WordClass[], at: number, cut: boolean): boolean {
  const [own, after] = [classes[at], tokens[at + 1]]
  const next = after?.kind === 'mark' ? undefined : classes[at + 1]
  if (own === undefined || next === undefined || tokens[at]?.kind !== 'word') return false
  if (own === 'subject') return DOING.has(next)
  return LEADING.has(tokens[at]?.lower ?? '') || (WAITING.has(own) && (cut || !APART.has(next)))
}
