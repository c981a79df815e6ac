/** Subjects that give a figure its meaning: what moved, and how far. */
import { figuresIn } from '../../material/figures.ts'
import type { Line } from '../../material/line.ts'
import { nounPhrases } from '../../material/noun-phrases.ts'
import type { RichTopic } from '../../material/topics.ts'
import { IDLE } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { doerOf, namesOf, placeOf } from '../promise/owner.ts'
import { changeEnd } from '../reading/figure-change.ts'
import { UNITS } from '../reading/units.ts'

/** Past forms that serve as participles too: what was cut is cut. */
const MOVED = new Set(
  'cut reduced lowered trimmed shortened raised increased lifted brought took dropped improved slashed'.split(
    ' ',
  ),
)
/** Of these the participle reads oddly behind its object. */
const UNSAID = new Set(['brought', 'took', 'dropped'])
/** What a thing does by itself. */
const MOVES = new Set(
  'down up goes go went moves moved rises rise rose falls fall fell drops drop dropped sank grew changes changed is are was were'.split(
    ' ',
  ),
)

/** Behind these a figure is what could be, and nobody's result: “We could help Skillet cut its bill by 31%”. */
const SUPPOSES = /^(?:could|would|might|may)$/

const OF_ANY_CASE = /^\W*(?:when|if|whenever|once|imagine|suppose|should)\b/i

/** `Brightline: walking time cut by 22%`, `No-shows down from 17% to 6.5%`: a result with whom it belongs to. */
export function changeLines(line: Line, topics: readonly RichTopic[], weight: number): Idea[] {
  const { tokens, text } = line.sentence
  // “When groups go from 4 to 6 sites, the phones break”: only then.
  const clause = OF_ANY_CASE.test(text) ? tokens.findIndex((t) => t.text === ',') : -1
  return figuresIn(line).flatMap((figure) => {
    if (clause < 0 ? OF_ANY_CASE.test(text) : figure.from < clause) return []
    const link = figure.from - 1
    const end =
      tokens[link]?.lower !== 'by'
        ? changeEnd(tokens, figure.from, figure.to)
        : figure.number.endsWith('%')
          ? figure.from + 1
          : figure.to
    const supposed = tokens.findLastIndex(
      ({ lower }, i) => i < link && (SUPPOSES.test(lower) || lower === ','),
    )
    return end === 0 || SUPPOSES.test(tokens[supposed]?.lower ?? '')
      ? []
      : owned(line, link, end, changesAt(line, link, end, topics, weight))
  })
}

/** The same with the name of whom it belongs to; none when that has no name. */
function owned({ sentence }: Line, link: number, end: number, changes: readonly Idea[]): Idea[] {
  const { tokens, text } = sentence
  const place = placeOf(sentence, end)
  const doer = doerOf(sentence, link) ?? place
  const moves = MOVES.has(tokens[link - 1]?.lower ?? '')
  return changes.flatMap((idea): Idea[] => {
    // “No-shows dropped”: they did it themselves. “Claims: from 43 days” are somebody’s.
    const owner = moves && !idea.text.includes(':') ? place : doer
    if (owner === null) return [idea]
    if (owner === 'unknown') return []
    const theirs = (said: string, less: number): Idea => ({
      ...idea,
      text: said,
      role: 'proof',
      weight: idea.weight - less,
    })
    const told = text.slice(tokens[owner.from]?.start ?? 0, tokens[end - 1]?.end ?? 0)
    return [
      ...(owner.from < link ? [theirs(told, 0)] : []),
      ...namesOf(owner).flatMap((name, i) => {
        const said = `${name}: ${small(idea.text.replace(':', ''))}`
        return [theirs(said, 0.5 + i * 3), theirs(said.replace(FROM, ' '), 0.8 + i * 3)]
      }),
    ]
  })
}

/** What a short line leaves out before “17% to 6.5%”. */
const FROM = new RegExp(` (?:(?:${[...MOVES].join('|')}) )?from `)

const small = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

function changesAt(
  line: Line,
  link: number,
  end: number,
  topics: readonly RichTopic[],
  weight: number,
): Idea[] {
  const { tokens, text } = line.sentence
  const slice = (from: number, to: number) => text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
  // “the chapel from 2 to 4”: hours, where nothing moves.
  const isMoved = tokens.slice(0, link).some(({ lower }) => MOVES.has(lower) || MOVED.has(lower))
  if (HOURS.test(slice(link, end)) && !isMoved) return []
  const by = tokens[link]?.lower === 'by'
  const topic = topics.find(
    (t) =>
      !t.phrase.joined &&
      !isPlace(t) &&
      t.phrase.to <= link &&
      link - t.phrase.to <= 2 &&
      tokens.slice(t.phrase.to, link).every((each) => MOVES.has(each.lower)),
  )
  const behind = by ? [] : ofWhat(line, link, end, weight)
  if (!topic)
    return [...byVerb(line, link, slice(link, end), weight), ...behind, ...counted(line, link, end, weight)]
  if (isOpenTime(topic)) return behind
  const { from, to, determiner } = topic.phrase
  const verb = tokens[determiner === '' ? from - 1 : from - 2]?.lower ?? ''
  const rest = slice(link, end)
  const said = MOVED.has(verb) && !UNSAID.has(verb) ? ` ${verb}` : ''
  const all = [
    ...(to < link ? [`${topic.text} ${slice(to, link)} ${rest}`] : []),
    // Without its verb a figure behind “by” says nothing.
    ...(said === '' ? [] : [`${topic.text}${said} ${rest}`]),
    ...(by || isName(topic) ? [] : [`${topic.text} ${rest}`]),
  ]
  const ideas: Idea[] = all.map((words, i) => ({
    text: words,
    angle: 'number',
    shape: 'says',
    weight: weight + 3 - i,
    why: 'Shows the change in figures.',
    line,
  }))
  return [...ideas, ...behind]
}

/** “Gas use at the first school went from 410 to 255”: it is the gas that did. */
function isPlace({ line, phrase }: RichTopic): boolean {
  const { tokens } = line.sentence
  let at = phrase.from - 1
  while (IDLE.has(tokens[at]?.lower ?? '')) at--
  if (phrase.determiner !== '') at--
  return at > 0 && /^(?:at|in|of|for|on|near)$/.test(tokens[at]?.lower ?? '')
}

/** A company does not come “from 43 days”; it went there. */
const isName = ({ text }: RichTopic) => text.split(' ').every((word) => /^\p{Lu}/u.test(word))

/** “weekdays from 9 to 5”: hours, and no change. */
const isOpenTime = ({ text }: RichTopic) => /^(?:week)?days?$|\bhours?\b|^open/i.test(text)

const HOURS =
  /^from (?:[01]?\d|2[0-4])(?:[.:]\d\d)? ?(?:[ap]m)? to (?:[01]?\d|2[0-4])(?:[.:]\d\d)? ?(?:[ap]m)?$/i

const OBJECT = 4

/** `Walking time cut by 22%`, where the object is no phrase by itself. */
function byVerb(line: Line, link: number, rest: string, weight: number): Idea[] {
  const { tokens, text } = line.sentence
  for (let at = link - 2; at >= Math.max(0, link - OBJECT); at--) {
    const verb = tokens[at]?.lower ?? ''
    if (!MOVED.has(verb) || UNSAID.has(verb)) continue
    const object = tokens.slice(at + 1, link)
    const from = /^(?:the|its|their|his|her)$/.test(object[0]?.lower ?? '') ? 1 : 0
    if (
      object.length <= from ||
      object.some((t) => t.kind !== 'word' || /^(?:it|that|them|this)$/.test(t.lower))
    )
      return []
    const words = text.slice(object[from]?.start ?? 0, tokens[link - 1]?.end ?? 0)
    return [
      {
        text: `${words} ${verb} ${rest}`,
        angle: 'number',
        shape: 'says',
        weight: weight + 3,
        why: 'Shows the change in figures.',
        line,
      },
    ]
  }
  return []
}

/** `30 pages a week to 6`, where the figure itself says of what. */
function counted(line: Line, link: number, end: number, weight: number): Idea[] {
  const { tokens, text } = line.sentence
  const figure = figuresIn(line).find((f) => f.from === link + 1)
  if (!/^(?:went|came|got|fell|dropped|rose|grew)$/.test(tokens[link - 1]?.lower ?? '')) return []
  if (!figure || figure.to === figure.from + 1 || UNITS.test(figure.text)) return []
  return [
    {
      text: `From ${text.slice(tokens[link + 1]?.start ?? 0, tokens[end - 1]?.end ?? 0)}`,
      angle: 'number',
      shape: 'says',
      role: 'proof',
      weight: weight + 3,
      why: 'Shows the change in figures.',
      line,
    },
  ]
}

/** `Claims: from 43 days to 11`, where the thing stands behind: “went from 43 days to 11 on claims”. */
function ofWhat(line: Line, link: number, end: number, weight: number): Idea[] {
  const { tokens, text } = line.sentence
  if (!/^(?:on|for)$/.test(tokens[end]?.lower ?? '')) return []
  const thing = nounPhrases(tokens).find((p) => !p.joined && p.from >= end + 1 && p.from <= end + 2)
  if (!thing) return []
  const slice = (from: number, to: number) => text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
  return [
    {
      text: `${slice(thing.from, thing.to)}: ${slice(link, end)}`,
      angle: 'number',
      shape: 'says',
      weight: weight + 3,
      why: 'Shows the change in figures.',
      line,
    },
  ]
}
