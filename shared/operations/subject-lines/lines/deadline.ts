/** Subjects of what the reader may do until a day, and of a price with the one before. */
import type { Token } from '../../../engine/doc.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { type Line, plain } from '../../material/line.ts'
import type { Idea } from '../idea.ts'
import { endsWell, tells, wordsIn } from '../reading/request-cuts.ts'

const LONGEST = 9

export const deadlineLines = (material: RichMaterial): Idea[] =>
  material.lines.flatMap((line) => [
    ...untilDay(line),
    ...upFrom(line),
    ...insteadOf(line, material),
    ...broughtTo(line),
  ])

/** `Drop the five idle seats by 14 November`, where “If you’d like to drop …, reply by 14 November”. */
function untilDay(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const by = tokens.findIndex(
    (t, i) => /^(?:by|before|until)$/.test(t.lower) && dateEnd(tokens, i + 1) > i + 1,
  )
  const comma = tokens.findIndex((t) => t.text === ',')
  if (tokens[0]?.lower !== 'if' || by < 0 || comma < 0 || comma > by) return []
  const to = tokens.findIndex(
    (t, i) => t.lower === 'to' && /^(?:like|want|wish|prefer|need)$/.test(tokens[i - 1]?.lower ?? ''),
  )
  const from = to + 1
  if (to < 0 || to > comma || !endsWell(tokens, comma) || !tells(tokens, from + 1, comma)) return []
  const day = text.slice(tokens[by]?.start ?? 0, tokens[dateEnd(tokens, by + 1) - 1]?.end ?? 0)
  const act = text.slice(tokens[from]?.start ?? 0, tokens[comma - 1]?.end ?? 0)
  if (wordsIn(tokens, from, comma) > LONGEST - 3) return []
  return [
    {
      text: plain(`${act} ${day}`),
      angle: 'specific',
      shape: 'says',
      role: 'ask',
      weight: 4,
      why: 'Says what can be done and until when.',
      line,
    },
  ]
}

/** `$15 per seat per month, up from $14`. */
function upFrom(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const link = tokens.findIndex(
    (t, i) =>
      /^(?:up|down)$/.test(t.lower) && tokens[i + 1]?.lower === 'from' && tokens[i + 2]?.kind === 'number',
  )
  if (link < 2) return []
  // “$18,600 for 40 vehicles, up from $17,200”: it is the price that went up.
  const unit = unitOf(tokens[link + 2])
  const from = tokens.findLastIndex((t, i) => i < link && t.kind === 'number' && unitOf(t) === unit)
  if (from < 0 || wordsIn(tokens, from, link + 3) > LONGEST) return []
  return [
    {
      text: text.slice(tokens[from]?.start ?? 0, tokens[link + 2]?.end ?? 0),
      angle: 'number',
      shape: 'says',
      weight: 3.5,
      why: 'Gives the figure and the one before.',
      line,
    },
  ]
}

const unitOf = (t: Token | undefined): string => /[%$£€¥]/.exec(t?.text ?? '')?.[0] ?? ''

/** `Payback: 22 months instead of 31`, `Alpstein boot: $187.50 instead of $250`. */
function insteadOf(line: Line, { topics }: RichMaterial): Idea[] {
  const { tokens, text } = line.sentence
  const link = tokens.findIndex(
    (t, i) => t.lower === 'instead' && tokens[i + 1]?.lower === 'of' && tokens[i + 2]?.kind === 'number',
  )
  const from = tokens.findLastIndex((t, i) => i < link && t.kind === 'number')
  if (link < 0 || from < 1 || link - from > 3) return []
  const figures = text.slice(tokens[from]?.start ?? 0, tokens[link + 2]?.end ?? 0)
  const sums = unitOf(tokens[from]) !== '' && unitOf(tokens[from]) === unitOf(tokens[link + 2])
  const thing = tokens[from - 1]
  const owned = thing?.kind === 'word' && /^(?:the|your|its)$/.test(tokens[from - 2]?.lower ?? '')
  const before = topics.filter(
    ({ line: own, phrase }) => own.sentence === line.sentence && !phrase.joined && phrase.to < from,
  )
  const topic = before.find(({ phrase }) => phrase.to >= from - 2)
  const name = owned ? thing.text : sums ? topic?.text : undefined
  // “We can do $84,000 instead of $92,000” names nothing, and needs to name nothing.
  if (name === undefined && (!sums || before.length > 0)) return []
  return [
    {
      text: name === undefined ? figures : `${name}: ${figures}`,
      angle: 'number',
      shape: 'says',
      weight: 3.5,
      why: 'Gives the figure and the one before.',
      line,
    },
  ]
}

/** `Hire down to £2,140`, where something “brings the hire down to £2,140”. */
function broughtTo(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const verb = tokens.findIndex((t) =>
    /^(?:brings?|brought|takes?|took|gets?|got|cuts?|keeps?|kept)$/.test(t.lower),
  )
  const link = tokens.findIndex(
    (t, i) =>
      i > verb && t.lower === 'down' && tokens[i + 1]?.lower === 'to' && tokens[i + 2]?.kind === 'number',
  )
  if (verb < 0 || link < verb + 2 || link > verb + 5) return []
  const from = /^(?:the|your|our)$/.test(tokens[verb + 1]?.lower ?? '') ? verb + 2 : verb + 1
  const thing = tokens.slice(from, link)
  if (thing.length === 0 || thing.some((t) => t.kind !== 'word' || /^(?:it|that|this|them)$/.test(t.lower)))
    return []
  return [
    {
      text: text.slice(thing[0]?.start ?? 0, tokens[link + 2]?.end ?? 0),
      angle: 'number',
      shape: 'says',
      weight: 3.5,
      why: 'Says what it comes down to.',
      line,
    },
  ]
}
