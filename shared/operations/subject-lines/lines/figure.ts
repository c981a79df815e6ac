/** Subjects that lead with a figure, and those that name a price beside its thing. */
import { isCapitalised } from '../../../engine/characters.ts'
import type { Doc, Token } from '../../../engine/doc.ts'
import { dateEnd } from '../../material/dates.ts'
import { figuresIn, type PlacedFigure } from '../../material/figures.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { RichTopic } from '../../material/topics.ts'
import { DAYS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { boundBefore } from '../promise/bounds.ts'
import type { Core } from '../reading/core.ts'
import { changeEnd } from '../reading/figure-change.ts'
import { UNITS } from '../reading/units.ts'
import { isShouted } from '../unfit/shouted.ts'
import { changeLines } from './change.ts'

export function figureLines(doc: Doc, material: RichMaterial, core: Core): Idea[] {
  const strict = doc.family === 'cold' || doc.family === 'operational'
  const isOffer = doc.family === 'bulk_promo' || doc.family === 'bulk_content' || doc.family === 'cold'
  return material.lines.flatMap((line) => {
    if (isShouted(line.sentence) || (strict && !core.holds(line))) return []
    const weight = line.weight + (core.holds(line) ? 0.8 : -0.7)
    const named = material.topics.filter((t) => t.line.sentence === line.sentence)
    const topics = named.filter((t) => !/^(?:our|my)$/.test(t.phrase.determiner))
    return [
      ...figuresIn(line).flatMap((figure) =>
        figure.text.endsWith(' off')
          ? // “£400 off” between people: of what, the line does not say.
            saving(line, figure, named, weight).filter(({ shape }) => isOffer || shape !== 'counts')
          : counted(line, figure, weight),
      ),
      ...priced(line, topics, weight),
      ...changeLines(line, topics, weight),
    ]
  })
}

/** `38 of its 50 seats`, `212 of the 540 public beaches`: somebody's, or told apart by more than a noun. */
const SHARE = / of (?:(?:your|its|their) \d|(?:the |our )?\d\S* \S+ \S)/

function counted(line: Line, figure: PlacedFigure, weight: number): Idea[] {
  const { tokens, text } = line.sentence
  const slice = (from: number, to: number) => text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
  if (changeEnd(tokens, figure.from, figure.to) > 0) return []
  if (figure.text === figure.number || UNITS.test(figure.text) || isLabel(tokens, figure)) return []
  const span = spanEnd(tokens, figure.to)
  // “31 clinics” tells nothing; “61,000 records in nine days” does.
  const share = SHARE.test(figure.text)
  if (span === 0 && !share) return []
  return [
    {
      text: slice(figure.from, Math.max(span, figure.to)).replace(/ of (?:its|the|our|their) /, ' of '),
      angle: 'number',
      shape: share ? 'names' : 'says',
      weight: weight + (share ? 1 : 2),
      why: 'Leads with a figure of the mail and says what it means.',
      line,
    },
  ]
}

const IS = /^(?:is|are|at|now|with|by|for)$/

/** `25% off every potting bench`, `Winter duvets: 30% off until Sunday`: what is saved, on what, and until when. */
function saving(line: Line, figure: PlacedFigure, topics: readonly RichTopic[], weight: number): Idea[] {
  const { tokens, text } = line.sentence
  const slice = (from: number, to: number) => text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
  const behind = topics.find((t) => t.phrase.from > figure.to - 1 && t.phrase.from <= figure.to + 2)
  const before = topics.findLast(
    (t) =>
      t.phrase.to < figure.from &&
      t.phrase.to >= figure.from - 2 &&
      !t.phrase.joined &&
      // “all frost covers are 20% off”: with another word between it is no name for what is off.
      tokens.slice(t.phrase.to, figure.from).every(({ kind, lower }) => kind === 'mark' || IS.test(lower)),
  )
  const every =
    before && /^(?:every|all)$/.test(before.phrase.determiner) ? `${before.phrase.determiner} ` : ''
  // “30% off everything until 1 December”
  const all = /^(?:everything|sitewide|storewide)$/.test(tokens[figure.to]?.lower ?? '')
  const on = all
    ? slice(figure.to, figure.to + 1)
    : behind
      ? slice(figure.to, behind.phrase.to)
      : before
        ? onWhat(line, before, topics, every)
        : ''
  const day = all ? figure.to + 1 : behind ? behind.phrase.to : figure.to
  const last = /^(?:until|before|through|till)$/.test(tokens[day]?.lower ?? '')
    ? dateEnd(tokens, day + 1)
    : day
  const when = last > day + 1 ? ` ${slice(day, last)}` : ''
  // “until Sunday, 29 November”: the weekday by itself is enough where room is short.
  const soon = last > day + 2 && DAYS.has(tokens[day + 1]?.lower ?? '') ? ` ${slice(day, day + 2)}` : ''
  const idea = (said: string, shape: Idea['shape'], more: number): Idea => ({
    text: `${boundBefore(tokens, figure.from)}${said}`,
    angle: 'benefit',
    shape,
    role: 'offer',
    weight: weight + 2 + more,
    why: 'Says what the reader saves.',
    line,
  })
  if (on === '') return [idea(`${figure.text}${when}`, when === '' ? 'counts' : 'says', 0)]
  return [
    ...(when === '' ? [] : [idea(`${figure.text} ${on}${when}`, 'says', 1)]),
    ...(soon === '' ? [] : [idea(`${figure.text} ${on}${soon}`, 'says', 0.9)]),
    idea(`${figure.text} ${on}`, 'says', 0),
  ]
}

/** The thing before “is 20% off”: of “a full service at the Leith workshop” the service, with where it is had. */
function onWhat(
  { sentence }: Line,
  { text, phrase }: RichTopic,
  topics: readonly RichTopic[],
  every: string,
): string {
  const { tokens } = sentence
  const link = phrase.from - (phrase.determiner === '' ? 1 : 2)
  const slice = (from: number) =>
    sentence.text.slice(tokens[from]?.start ?? 0, tokens[phrase.to - 1]?.end ?? 0)
  if (/^(?:at|in|for|of|from|with|on|by)$/.test(tokens[link]?.lower ?? '')) {
    const thing = topics.find((t) => t.phrase.to === link)
    const all = tokens[link - 1]?.lower === 'everything'
    return all ? small(slice(link - 1)) : thing ? slice(thing.phrase.from) : ''
  }
  // Within a sentence a name keeps its capital.
  return `${every}${phrase.from > 0 ? slice(phrase.from) : small(text)}`
}

const small = (text: string) =>
  // “Black Friday sale” keeps its capitals.
  /^\p{Lu}\p{Ll}/u.test(text) && !/^\S+ \p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

/** “6 Pacific”, “12 Birch Hollow”: the number counts nothing. */
const isLabel = (tokens: readonly Token[], { from, to }: PlacedFigure) =>
  to > from + 1 &&
  /^\d+$/.test(tokens[from]?.text ?? '') &&
  tokens.slice(from + 1, to).every((t) => isCapitalised(t.text))

/** End of “in nine days” behind a figure, else 0. */
const spanEnd = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.lower === 'in' && /^(?:days|weeks|months|hours|minutes)$/.test(tokens[at + 2]?.lower ?? '')
    ? at + 3
    : 0

/** What may stand between a thing and its price. */
const BETWEEN = new Set(['of', 'is', 'at', 'costs', '(', ':', 'now', 'for'])
const APART = 2

const RATED = /^(?:hour|day|night|week|month|quarter|year|person|user|seat|head|room|site|vehicle|child)$/

/** “ per person and month”, without which a price is another. */
export function rateBehind({ sentence: { tokens, text } }: Line, at: number): string {
  if (!/^(?:per|an?)$/.test(tokens[at]?.lower ?? '') || tokens[at + 1]?.kind !== 'word') return ''
  const link = tokens[at + 2]?.lower ?? ''
  const next = tokens[at + 3]
  // “a tonne and bring our own tanks”
  const more =
    next?.kind === 'word' && (/^(?:per|an?)$/.test(link) || (link === 'and' && RATED.test(next.lower)))
  const end = more ? at + 4 : at + 2
  return ` ${text.slice(tokens[at]?.start ?? 0, tokens[end - 1]?.end ?? 0)}`
}

const isMoney = (token: Token | undefined): boolean => token?.kind === 'number' && /[$£€¥]/.test(token.text)

/** `Delivery fee: $180`, where the price stands right behind the thing. */
function priced(line: Line, topics: readonly RichTopic[], weight: number): Idea[] {
  const { tokens } = line.sentence
  return topics.flatMap((topic): Idea[] => {
    const { to } = topic.phrase
    if (topic.stems.size < 2 || /^\d/.test(topic.text)) return []
    // “up to six pieces for £12”: six are the most.
    if (/^(?:to|than)$/.test(tokens[topic.phrase.from - 1]?.lower ?? '')) return []
    let at = to
    while (at - to < APART && BETWEEN.has(tokens[at]?.lower ?? '')) at++
    // “€14.90 €11.90”: the first is the price that was struck out.
    if (at > to && isMoney(tokens[at]) && isMoney(tokens[at + 1])) at++
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
        text: `${topic.readers ? 'Your ' : ''}${topic.text}: ${amount.text}${rateBehind(line, at + 1)}`,
        angle: 'number',
        shape: 'says',
        weight: weight + 1.5 + topic.weight / 4,
        why: 'Puts the price beside the thing it is for.',
        line,
      },
    ]
  })
}
