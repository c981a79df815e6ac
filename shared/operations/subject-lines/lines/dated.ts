/** Subjects with their day: what comes to an end or begins then, what is asked for that day, and an event with its dates. */
import type { Doc, Token } from '../../../engine/doc.ts'
import { dateEnd } from '../../material/dates.ts'
import { figuresIn } from '../../material/figures.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { type Line, plain } from '../../material/line.ts'
import { nounPhrases, type Phrase } from '../../material/noun-phrases.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter } from '../reading/request-cuts.ts'
import { OCCASIONS } from '../reading/thing-words.ts'
import { isShouted } from '../unfit/shouted.ts'

export const datedLines = (doc: Doc, material: RichMaterial): Idea[] => [
  ...material.lines.flatMap((line) => (isShouted(line.sentence) ? [] : amountBy(line))),
  ...askedFor(material),
  ...occasion(doc, material),
]

/** The tokens `from` up to, not including, `to`, as they stand in the mail. */
const slice = ({ sentence: { tokens, text } }: Line, from: number, to: number): string =>
  plain(text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0))

/** Index behind “Tuesday or Wednesday” at `at`, or `at`. */
function daysEnd(tokens: readonly Token[], at: number): number {
  const first = dateEnd(tokens, at)
  if (first === at || !/^(?:or|and)$/.test(tokens[first]?.lower ?? '')) return first
  const second = dateEnd(tokens, first + 1)
  return second > first + 1 ? second : first
}

/** `£18,000 by the end of November`. */
function amountBy(line: Line): Idea[] {
  const { tokens } = line.sentence
  const phrases = nounPhrases(tokens)
  return figuresIn(line).flatMap(({ from, to, number }): Idea[] => {
    // “£640.00 is payable by 30 April”
    const is = /^(?:is|are)$/.test(tokens[to]?.lower ?? '') ? to + 1 : to
    const link = /^(?:due|payable)$/.test(tokens[is]?.lower ?? '') ? is + 1 : to
    if (!/[$£€¥]/.test(number) || !/^(?:by|before|until|on)$/.test(tokens[link]?.lower ?? '')) return []
    if (tokens[link]?.lower === 'on' && link === to) return []
    const day =
      /^(?:the|mid)$/.test(tokens[link + 1]?.lower ?? '') && tokens[link + 3]?.lower === 'of'
        ? link + 4
        : link + 1
    const end = dateEnd(tokens, day)
    if (end === day) return []
    // “the price of $18,400 until 4 December”: of what it is.
    const of = tokens[from - 1]?.lower === 'of' ? phrases.find((p) => p.to === from - 1) : undefined
    const start = of?.from ?? from
    const said = link === to ? slice(line, start, end) : `${slice(line, start, to)} ${slice(line, is, end)}`
    return [idea(said, 'number', 3, 'Names the sum and the day.', line)]
  })
}

/** Behind these stands what is talked about. */
const TALKED = new Set('about on over through discuss review see show walk check compare finish'.split(' '))

/** `Borehole costs on Tuesday or Wednesday?`: what to talk about, and when. */
function askedFor({ ask, lines, topics }: RichMaterial): Idea[] {
  const line = lines.find(({ index }) => ask !== null && index !== null && index === ask.sentence)
  if (!line?.sentence.question) return []
  const { tokens } = line.sentence
  const on = tokens.findIndex((t, i) => t.lower === 'on' && dateEnd(tokens, i + 1) > i + 1)
  if (on < 0) return []
  const [topic] = topics.filter(
    ({ line: from, phrase, text }) =>
      from.sentence === line.sentence &&
      !phrase.joined &&
      !/^(?:our|my|their|his|her|its)$/.test(phrase.determiner) &&
      /\p{Ll}/u.test(text.slice(0, 1)) &&
      text.includes(' ') &&
      TALKED.has(tokens[phrase.determiner === '' ? phrase.from - 1 : phrase.from - 2]?.lower ?? '') &&
      endsWell(tokens, phrase.to) &&
      namesMatter(tokens.slice(phrase.from, phrase.to)),
  )
  if (!topic) return []
  const day = slice(line, on, daysEnd(tokens, on + 1))
  const thing = `${topic.readers ? 'Your ' : ''}${topic.text}`
  return [idea(`${thing} ${day}?`, 'question', 4, 'Says what to talk about, and when.', line)]
}

/** Lines in which an event is announced, at most. */
const ANNOUNCED = 4
/** And words of such a line. */
const RAMBLING = 60
const YEAR = /,? 20\d\d$/

/** `Spring open days, 3–5 March`. */
function occasion({ kind }: Doc, { lines }: RichMaterial): Idea[] {
  if (kind !== 'event_invitation' && kind !== 'newsletter' && kind !== 'announcement') return []
  return [
    ...labelled(lines),
    ...lines.slice(0, ANNOUNCED).flatMap((line, i) => announced(line, lines[i + 1])),
  ]
}

const LABEL = /^(?:date|when|day):/i

/** `Webinar on Wednesday 7 October`, where the day stands in a line of its own: “Date: Wednesday 7 October”. */
function labelled(lines: RichMaterial['lines']): Idea[] {
  const line = lines.find(({ sentence }) => LABEL.test(sentence.text))
  const told = lines.slice(0, ANNOUNCED).flatMap(({ sentence }) => sentence.tokens)
  const event = told.find(
    ({ lower }) => OCCASIONS.has(lower) && !/^(?:day|days|evening|night|morning|class)$/.test(lower),
  )
  if (!line || !event) return []
  const { tokens } = line.sentence
  const from = tokens.findIndex((_, i) => dateEnd(tokens, i) > i + 1)
  if (from < 0) return []
  const when = slice(line, from, dateEnd(tokens, from)).replace(YEAR, '')
  return [
    {
      ...idea(`${event.lower} on ${when}`, 'specific', 5, 'Names the event and its day.', line),
      role: 'news',
    },
  ]
}

function announced(line: Line, next: Line | undefined): Idea[] {
  const { tokens, question } = line.sentence
  if (question || line.sentence.words > RAMBLING || isShouted(line.sentence)) return []
  return nounPhrases(tokens).flatMap((phrase): Idea[] => {
    if ((!phrase.joined && phrase.to - phrase.from < 2) || !OCCASIONS.has(tokens[phrase.head]?.lower ?? ''))
      return []
    const day = dayOf(tokens, phrase)
    const name = slice(line, phrase.from, phrase.to)
    if (day === null) return next ? announcedNext(name, next) : []
    const when = slice(line, day.from, day.to).replace(YEAR, '')
    return [idea(`${name}, ${when}`, 'specific', 5, 'Names the event and its day.', line)]
  })
}

/** `Webinar on payroll errors, 28 January`, where the next sentence begins with the day: “On Thursday, 28 January, …”. */
function announcedNext(name: string, next: Line): Idea[] {
  const { tokens } = next.sentence
  const from = tokens[0]?.lower === 'on' ? 1 : 0
  const end = dateEnd(tokens, from)
  if (end <= from + 1) return []
  const when = slice(next, from, end)
    .replace(YEAR, '')
    .replace(/^\p{Lu}\p{Ll}+day,? (?=[\d\p{Lu}])/u, '')
  const event = name.replace(/^(?:upcoming|next|new|free|live|online) /i, '')
  return [{ ...idea(`${event}, ${when}`, 'specific', 5, 'Names the event and its day.', next), role: 'news' }]
}

/** The day of an event, named in its sentence behind it. */
function dayOf(tokens: readonly Token[], { to }: Phrase): { from: number; to: number } | null {
  for (let i = to; i < tokens.length; i++) {
    const end = dateEnd(tokens, i)
    if (end > i + 1) return { from: i, to: end }
  }
  return null
}

const idea = (text: string, angle: Idea['angle'], weight: number, why: string, line: Line): Idea => ({
  text,
  angle,
  shape: 'says',
  weight,
  why,
  line,
})
