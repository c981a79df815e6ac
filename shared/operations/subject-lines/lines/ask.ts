/** Subjects that ask what the mail asks, or tell the reader to do what it wants done. */
import type { Token } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { ACTS } from '../../../engine/lexicon/asks.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { RichTopic } from '../../material/topics.ts'
import { isGerund, maybeVerb } from '../../material/verbs.ts'
import { classesOf } from '../../material/word-class.ts'
import { EMPTY, NUMBER_WORDS, PREPOSITIONS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter, requestCuts, tells, wordsIn } from '../reading/request-cuts.ts'
import { DETAILS } from '../reading/thing-words.ts'
import { isShouted } from '../unfit/shouted.ts'

const LONGEST = 9
const ASKS = new Set(
  'will would can could should shall may do does did want is are was were have has had who what when where which how why'.split(
    ' ',
  ),
)

export function askLines(material: RichMaterial): Idea[] {
  const ideas: Idea[] = []
  for (const line of material.lines) {
    const { sentence } = line
    if (isShouted(sentence)) continue
    const asked = material.ask !== null && line.index !== null && material.ask.sentence === line.index
    if (sentence.question) ideas.push(...questions(line, asked), ...wished(line, asked))
    else ideas.push(...requests(line, asked))
  }
  if (material.ask?.text.trimEnd().endsWith('?') ?? false) ideas.push(...asThings(material))
  return ideas
}

/** `Renew for one year at £4?`, where “Do you want to renew for one year at £4, or …?” */
const WISHED =
  /^(?:do you want to|would you like to|would you be (?:willing|able|open|happy|prepared) to|would it be possible (?:for you )?to|is it possible (?:for you )?to|shall we|should we|could we|can we) (?!be\b|have\b|do\b|seeing\b|looking\b)/i

function wished(line: Line, asked: boolean): Idea[] {
  const { tokens, text } = line.sentence
  const lead = WISHED.exec(text)?.[0].length ?? 0
  const from = tokens.findIndex(({ start }) => start >= lead)
  if (lead === 0 || from < 0) return []
  return requestCuts(tokens, from).flatMap((to): Idea[] => {
    const words = wordsIn(tokens, from, to)
    const range = tokens.slice(from, to)
    if (words < 4 || words > LONGEST - 1 || !endsWell(tokens, to) || !tells(tokens, from, to, 1)) return []
    if (
      !namesMatter(range) ||
      range.some(({ lower, text }) => ELSEWHERE.has(lower) || /^(?:me|us)$/.test(lower) || text === ',')
    )
      return []
    const said = text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
    return [
      {
        text: `${capitalised(said)}?`,
        angle: 'question',
        shape: 'says',
        role: 'ask',
        weight: 1.4 + (asked ? 2 : 0),
        line,
        why: 'Asks what the mail asks, without its first words.',
      },
    ]
  })
}

/** Whose or which, only the mail tells. */
const ELSEWHERE = new Set(['both', 'their', 'them', 'they', 'it', 'its', 'these', 'those'])

/** What is asked behind these, its heading asks straight (`tagged/questions.ts`). */
const ROUNDABOUT =
  /^(?:(?:do|would) you (?:happen to )?(?:know (?:if|whether)|think)|(?:is there )?any chance)\b/i

/** The question as it stands, and cut before what may be left out. */
function questions(line: Line, asked: boolean): Idea[] {
  const { tokens, text } = line.sentence
  if (ROUNDABOUT.test(text)) return []
  const mark = tokens.findLastIndex((t) => t.text === ':' || t.text === '—')
  const from = /^(?:if|when)$/.test(tokens[0]?.lower ?? '') && mark < 0 ? behindComma(tokens) : mark + 1
  if (tokens[from]?.lower === 'want' && tokens[from + 1]?.lower !== 'me') return []
  const first = tokens[from]?.lower ?? ''
  if (!ASKS.has(first)) return []
  // “Would love to hop on a call??”: who would, the question leaves out.
  if (/^(?:would|will|can|could|should|may)$/.test(first) && WITHOUT_DOER.test(tokens[from + 1]?.lower ?? ''))
    return []
  // “Which would you prefer?”
  if (
    /^(?:which|what)$/.test(tokens[from]?.lower ?? '') &&
    tokens.slice(from).filter(({ kind }) => kind === 'word').length < 5
  )
    return []
  // “Would that be useful?”
  if (
    /^(?:that|this|these|those)$/.test(tokens[from + 1]?.lower ?? '') &&
    isVerbal(tokens[from + 2]?.lower ?? '')
  )
    return []
  const ideas: Idea[] = []
  for (const to of requestCuts(tokens, from)) {
    const words = wordsIn(tokens, from, to)
    const whole = tokens.slice(to).every((t) => t.kind === 'mark')
    // “Did the samples ever turn up?”: as it stands a question is whole, whatever it ends in.
    const ends =
      endsWell(tokens, to) ||
      ((whole || tokens[to]?.text === ',') && PARTICLE.test(tokens[to - 1]?.lower ?? ''))
    if (words < 3 || words > LONGEST || !ends || !tells(tokens, from + 1, to, whole ? 1 : 2)) continue
    // “Would a visit to our showroom suit you?” is not to end before what it asks of the visit.
    if (!whole && MODAL.test(first) && OPENS_THING.test(tokens[from + 1]?.lower ?? '')) continue
    // “Who at Quillo looks after partners?” is not to end at “looks”.
    if (!whole && waits(tokens, to)) continue
    // “something you're dealing with” is not to end at “dealing”.
    if (!whole && isGerund(tokens[to - 1]?.lower ?? '')) continue
    const range = tokens.slice(from, to)
    if (
      !namesMatter(range) ||
      range.some((t, i) => ELSEWHERE.has(t.lower) || isOneOf(range, i)) ||
      / of the two /.test(text)
    )
      continue
    ideas.push({
      text: `${text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)}?`,
      angle: 'question',
      shape: 'says',
      weight: 1.5 + (asked ? 2 : 0) + (whole ? 0.5 : 0),
      line,
      why: asked ? 'Asks what the mail asks.' : 'Asks a question the mail raises.',
    })
  }
  return ideas
}

const MODAL = /^(?:would|will|can|could|should|may|does|do)$/
const OPENS_THING = /^(?:an?|the|our|my|your|this|these|some)$/

const PARTICLE = /^(?:up|out|off|on|in|down|over|back|again)$/

/** Whether a cut takes from a verb what belongs to it. */
const waits = (tokens: readonly Token[], to: number): boolean =>
  PREPOSITIONS.has(tokens[to]?.lower ?? '') &&
  maybeVerb(tokens[to - 1]?.lower ?? '') &&
  !/^(?:article|owner|number|word|preposition)$/.test(classesOf(tokens)[to - 2] ?? '')

const WITHOUT_DOER = /^(?:love|like|appreciate|be|suggest|recommend|prefer|welcome|need|want|also|really)$/

/** “Shall I lend you one for two weeks?”: one of what? */
const isOneOf = (range: readonly Token[], i: number): boolean =>
  range[i]?.lower === 'one' && (i === range.length - 1 || PREPOSITIONS.has(range[i + 1]?.lower ?? ''))

const isVerbal = (lower: string): boolean => /^(?:be|help|work|suit|make|sound|interest|fit)$/.test(lower)

const headOf = ({ line, phrase }: RichTopic) => line.sentence.tokens[phrase.head]?.lower ?? ''

/** `A one-page summary?`: the thing asked about. */
function asThings(material: RichMaterial): Idea[] {
  const topics = material.topics.filter(
    (t) =>
      t.line.index !== null &&
      t.line.index === material.ask?.sentence &&
      t.weight > 2 &&
      namesMatter(t.line.sentence.tokens.slice(t.phrase.from, t.phrase.to)) &&
      // “so that I can hold the slot”: why it is asked.
      !t.line.sentence.tokens
        .slice(1, t.phrase.from)
        .some(({ lower }) => /^(?:so|because|if|since)$/.test(lower)) &&
      !NUMBER_WORDS.has(t.line.sentence.tokens[t.phrase.from]?.lower ?? '') &&
      // “with sizes and weekly rates”: half of what is asked about.
      !/^(?:and|or)$/.test(t.line.sentence.tokens[t.phrase.to]?.lower ?? '') &&
      !/^(?:and|or)$/.test(t.line.sentence.tokens[t.phrase.from - 1]?.lower ?? '') &&
      // “A tag at your office?”: where it is shown is not what is asked.
      !(t.phrase.joined && /\b(?:at|in) your /i.test(t.text)) &&
      // “a showroom in Leith suit you”: the verb is no part of the thing.
      !isVerbal(headOf(t)) &&
      !isVerbal(/\S+$/.exec(t.text)?.[0] ?? '') &&
      !DETAILS.has(headOf(t)) &&
      !EMPTY.has(headOf(t)) &&
      t.text.includes(' '),
  )
  return topics.slice(0, 2).map((t) => ({
    text: `${/^an?$/.test(t.phrase.determiner) ? `${t.phrase.determiner} ` : ''}${t.readers ? 'Your ' : ''}${t.text}?`,
    angle: 'question' as const,
    shape: 'names' as const,
    weight: 2 + t.weight / 3,
    why: 'Turns what you ask about into a question.',
    line: t.line,
  }))
}

/** What the reader began and left: which order it is, they know. */
const LEFT_OPEN =
  /^(?:finish|complete|continue) your (?:order|booking|purchase|application|registration|sign-?up|enrol?lment)$/i

const behindComma = (tokens: readonly Token[]) => tokens.findIndex((t) => t.text === ',') + 1

/** “The quickest way to get started is to import your deliveries”. */
const WAY =
  /^(?:the|a|your) (?:quickest|best|easiest|fastest|simplest|first|next|good) (?:way|step|thing|place)\b.{0,50}? is to /i

const BUTTON = /^(?:get|see|view|shop|browse|buy|order|grab|discover)$/

/** `Switch to annual billing`: the request in the mail's own words. */
function requests(line: Line, asked: boolean): Idea[] {
  const { tokens, text } = line.sentence
  const first = tokens[0]
  // “To keep it from happening again, please leave slashes out of project names.”
  const asks = /^(?:if|to)$/.test(first?.lower ?? '') ? behindComma(tokens) : 0
  const way = WAY.exec(text)?.[0].length ?? 0
  const from =
    way > 0
      ? tokens.findIndex((t) => t.start >= way)
      : tokens[asks]?.lower === 'please'
        ? asks + 1
        : asks > 0
          ? tokens.length
          : 0
  const verb = tokens[from]
  if (
    !verb ||
    !(way > 0 || ACTS.has(verb.lower)) ||
    /^(?:let|tell|look|reply|call|click|see|feel|contact|find|note|accept|keep)$/.test(verb.lower)
  )
    return []
  const classes = classesOf(tokens)
  const next = classes[from + 1]
  if (/^(?:one|some|yours|it|them)$/.test(tokens[from + 1]?.lower ?? '')) return []
  if (
    (classes[from] !== 'verb' && way === 0) ||
    next === 'be' ||
    (next === 'modal' &&
      !(
        /^(?:come|go)$/.test(verb.lower) &&
        tokens[from + 1]?.lower === 'to' &&
        /^(?:article|owner)$/.test(classes[from + 2] ?? '')
      )) ||
    next === 'subject'
  )
    return []
  const ideas: Idea[] = []
  for (const to of requestCuts(tokens, from)) {
    const words = wordsIn(tokens, from, to)
    const open = LEFT_OPEN.test(text.slice(verb.start, tokens[to - 1]?.end ?? 0))
    if (words < 3 || words > LONGEST || !endsWell(tokens, to) || !(open || tells(tokens, from + 1, to)))
      continue
    if (DETAILS.has(tokens[to - 1]?.lower ?? '')) continue
    // “Put what you can bring on the list” is not to end at “bring”.
    if (to < tokens.length && tokens.slice(from, to).some((t) => /^(?:what|whatever)$/.test(t.lower)))
      continue
    // “Get the labels”: a button, and which labels only the mail says.
    if (words === 3 && BUTTON.test(verb.lower) && tokens[from + 1]?.lower === 'the') continue
    // “to finish signing in to the bank” is not to end at “signing”.
    if (to < tokens.length && isGerund(tokens[to - 1]?.lower ?? '')) continue
    ideas.push({
      text: text.slice(verb.start, tokens[to - 1]?.end ?? 0),
      ...(open ? { plain: true } : {}),
      angle: 'specific',
      shape: 'says',
      weight: 1.6 + (asked ? 1.5 : 0) + line.weight / 4 + (words > 3 ? 0.4 : 0),
      line,
      why: 'Says what to do, as the mail puts it.',
    })
  }
  return ideas
}
