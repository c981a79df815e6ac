/** Subjects that lead with a figure, and those that name a price beside its thing. */
import { isCapitalised } from '../../engine/characters.ts'
import type { Doc, Token } from '../../engine/doc.ts'
import { figuresIn, type PlacedFigure } from '../material/figures.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import type { Line } from '../material/line.ts'
import type { RichTopic } from '../material/topics.ts'
import type { Core } from './core.ts'
import type { Idea } from './idea.ts'
import { isShouted } from './shouted.ts'

/** Spans of time and measures: by themselves they say nothing. */
export const UNITS =
  /minute|hour|^\d+ ?(?:mm|cm|m|g|kg|ml|km)\b|(?:mins?|days?|weeks?|months?|years?|nights?|seconds?|ways?|times?|bar|ml|dB|degrees|metres|points|of them|steps?|things?|adults?|places|questions|centuries)$/i

export function figureLines(doc: Doc, material: RichMaterial, core: Core): Idea[] {
  const strict = doc.family === 'cold' || doc.family === 'operational'
  return material.lines.flatMap((line) => {
    if (isShouted(line.sentence) || (strict && !core.holds(line))) return []
    const weight = line.weight + (core.holds(line) ? 0.8 : -0.7)
    const topics = material.topics.filter(
      (t) => t.line.sentence === line.sentence && !/^(?:our|my)$/.test(t.phrase.determiner),
    )
    return [
      ...figuresIn(line).flatMap((figure) => counted(line, figure, topics, weight)),
      ...priced(line, topics, weight),
    ]
  })
}

function counted(line: Line, figure: PlacedFigure, topics: readonly RichTopic[], weight: number): Idea[] {
  const { tokens, text } = line.sentence
  const slice = (from: number, to: number) => text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
  const change = changeEnd(tokens, figure.from, figure.to)
  if (change > 0) {
    const topic = topics.find(
      (t) =>
        !t.phrase.joined && t.phrase.to <= figure.from - 1 && isMove(tokens, t.phrase.to, figure.from - 1),
    )
    const moved = slice(figure.from, change)
    const idea = (words: string, more: number): Idea => ({
      text: words,
      angle: 'number',
      weight: weight + more,
      why: 'Shows the change in figures.',
      line,
    })
    const told = /[^\d\sto]/.test(moved)
    if (topic && !isOpenTime(topic))
      return [idea(`${topic.text} from ${moved}`, 3), ...(told ? [idea(`From ${moved}`, 2.4)] : [])]
    return told ? [idea(`From ${moved}`, 2.4)] : []
  }
  const off = figure.text.endsWith(' off')
  const saves: Idea[] = off
    ? [{ text: figure.text, angle: 'benefit', weight: weight + 2, why: 'Says what the reader saves.', line }]
    : []
  if (figure.text === figure.number || UNITS.test(figure.text) || isLabel(tokens, figure)) return saves
  if (!/\d/.test(figure.number) && figure.to - figure.from < 3) return saves
  const span = spanEnd(tokens, figure.to)
  return [
    ...saves,
    {
      text: slice(figure.from, Math.max(figure.to, span)),
      angle: 'number',
      weight: weight + (/\d/.test(figure.number) ? 2 : 0.8) + (span > 0 ? 0.6 : 0),
      why: 'Leads with a figure of the mail.',
      line,
    },
  ]
}

/** “weekdays from 9 to 5”: hours, and no change. */
const isOpenTime = ({ text }: RichTopic) => /^(?:week)?days?$|\bhours?\b|^open/i.test(text)

/** “6 Pacific”, “12 Birch Hollow”: the number counts nothing. */
const isLabel = (tokens: readonly Token[], { from, to }: PlacedFigure) =>
  to > from + 1 &&
  /^\d+$/.test(tokens[from]?.text ?? '') &&
  tokens.slice(from + 1, to).every((t) => isCapitalised(t.text))

const SPANS = new Set(['seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'percent'])

/** End of “43 days to 11” behind “from”, else 0. */
function changeEnd(tokens: readonly Token[], from: number, to: number): number {
  if (tokens[from - 1]?.lower !== 'from') return 0
  const end =
    tokens[from + 1]?.lower === 'to'
      ? to
      : tokens[to]?.lower === 'to' && tokens[to + 1]?.kind === 'number'
        ? to + 2
        : 0
  return end > 0 && SPANS.has(tokens[end]?.lower ?? '') ? end + 1 : end
}

/** Words by which a thing comes from one figure to another. */
const MOVES = new Set([
  'down',
  'up',
  'goes',
  'went',
  'moves',
  'moved',
  'rises',
  'rose',
  'falls',
  'fell',
  'drops',
  'dropped',
  'changes',
])

const isMove = (tokens: readonly Token[], at: number, to: number) =>
  to - at <= 2 && tokens.slice(at, to).every((t) => MOVES.has(t.lower))

/** End of “in nine days” behind a figure, else 0. */
const spanEnd = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.lower === 'in' && /^(?:days|weeks|months|hours|minutes)$/.test(tokens[at + 2]?.lower ?? '')
    ? at + 3
    : 0

/** What may stand between a thing and its price. */
const BETWEEN = new Set(['of', 'is', 'at', 'costs', '(', ':', 'now', 'for'])
const APART = 2

/** `Delivery fee: $180`, where the price stands right behind the thing. */
function priced(line: Line, topics: readonly RichTopic[], weight: number): Idea[] {
  const { tokens } = line.sentence
  return topics.flatMap((topic): Idea[] => {
    const { to } = topic.phrase
    if (topic.stems.size < 2 || /^\d/.test(topic.text)) return []
    let at = to
    while (at - to < APART && BETWEEN.has(tokens[at]?.lower ?? '')) at++
    const amount = tokens[at]
    if (
      at === to ||
      amount?.kind !== 'number' ||
      !/[$£€¥]/.test(amount.text) ||
      tokens[at + 1]?.lower === 'to'
    )
      return []
    return [
      {
        text: `${topic.readers ? 'Your ' : ''}${topic.text}: ${amount.text}`,
        angle: 'number',
        weight: weight + 1.5 + topic.weight / 4,
        why: 'Puts the price beside the thing it is for.',
        line,
      },
    ]
  })
}
