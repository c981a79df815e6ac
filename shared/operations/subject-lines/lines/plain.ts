/** Subjects that people send one another and that would stand over few other mails of theirs: what was done, what to talk of, when to meet. */
import type { Doc, Token } from '../../../engine/doc.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { isPast } from '../../material/verbs.ts'
import { EMPTY, IDLE, NUMBER_WORDS, PREPOSITIONS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { ENDED } from '../reading/own-deed.ts'
import { endsWell, namesMatter, requestCuts, tells, wordsIn } from '../reading/request-cuts.ts'
import { isSeen } from '../reading/statement-starts.ts'
import { tellingSentences } from '../reading/telling.ts'
import { isShouted } from '../unfit/shouted.ts'

const LONGEST = 8

export function plainLines(doc: Doc, { lines }: RichMaterial): Idea[] {
  if (doc.family !== 'cold' && doc.family !== 'warm') return []
  const [first] = tellingSentences(doc)
  return lines.flatMap((line) =>
    isShouted(line.sentence)
      ? []
      : [
          ...deed(line, doc.family === 'cold', line.sentence === first),
          ...talkOf(line),
          ...daysToMeet(line),
          ...open(line),
        ],
  )
}

const plainIdea = (line: Line, from: number, to: number, more: Pick<Idea, 'why'> & Partial<Idea>): Idea => {
  const { tokens, text } = line.sentence
  return {
    text: text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0),
    angle: 'specific',
    shape: 'says',
    spare: true,
    plain: true,
    weight: 1 + wordsIn(tokens, from, to) * 0.1,
    line,
    ...more,
  }
}

/** `I ran the compressor logs`, `I'll close your file on Friday`. */
function deed(line: Line, toStranger: boolean, first: boolean): Idea[] {
  const { tokens, question } = line.sentence
  // “I noticed that we were charged twice”
  const that = tokens.findIndex((t, i) => t.lower === 'that' && i > 0 && isSeen(tokens, i))
  const at = that + 1
  const told = (first || that > 0) && isTold(tokens.slice(at))
  if (question || !(told || (at === 0 && isDeed(tokens)))) return []
  // “We can boost your online presence”: what a firm can do is its pitch.
  if (toStranger && tokens[0]?.lower === 'we' && tokens[1]?.lower === 'can') return []
  // “this afternoon”: when, the mail tells.
  const when = tokens.findIndex(
    (t, i) => i > at && t.lower === 'this' && PART.test(tokens[i + 1]?.lower ?? ''),
  )
  return [...requestCuts(tokens, at), ...(when < 0 ? [] : [when])].flatMap((to): Idea[] => {
    const range = tokens.slice(at, to)
    const words = wordsIn(tokens, at, to)
    const named = namesMatter(range) || range.some((_, i) => dateEnd(range, i) > i)
    if (words < (told ? 3 : 4) || words > LONGEST || !endsWell(tokens, to) || !named) return []
    // “the export you asked for” is not to end before its last word.
    if (tokens[to] && PREPOSITIONS.has(tokens[to].lower) && isPast(range.at(-1)?.lower ?? '')) return []
    // “I can move the twelve”: of what?
    if (NUMBER_WORDS.has(range.at(-1)?.lower ?? '') && range.at(-2)?.lower === 'the') return []
    if (range.slice(1).some((t) => LEANS.test(t.lower) || t.kind === 'url')) return []
    const why = 'Says what you did or will do, in your own words.'
    // “I can send you a sample”: what more there is, behind what the mail offers.
    return [
      plainIdea(line, at, to, {
        why,
        ...(toStranger && tokens[1]?.lower === 'can' ? {} : { role: 'news' }),
        ...(told ? { spare: false, weight: 2 + words * 0.2 } : {}),
      }),
    ]
  })
}

const PART = /^(?:morning|afternoon|evening|week)$/
const LEANS = /^(?:it|them|this|these|those|that|they|their|his|her|its|so|up|i|we)$/

/** What the sender did or is about to do; what he felt, hoped or wrote before is no news. */
function isDeed(tokens: readonly Token[]): boolean {
  const first = tokens[0]?.lower ?? ''
  const second = tokens[1]?.lower ?? ''
  if (/^(?:i|we)['’]ll$/.test(first)) return !WAITS.test(second)
  if (!/^(?:i|we)$/.test(first)) return false
  return second === 'will' || second === 'can'
    ? !WAITS.test(tokens[2]?.lower ?? '')
    : isPast(second) && !FELT.test(second)
}

/** “We’ve lost the Carrefour pitch”, “I can’t open the reading”, “we were charged twice”: as the first thing told it is the news. */
function isTold(tokens: readonly Token[]): boolean {
  const [first = '', second = '', third = ''] = tokens.slice(0, 3).map(({ lower }) => lower)
  const done = /^(?:i|we)['’]ve$/.test(first)
    ? second
    : /^(?:i|we) have$/.test(`${first} ${second}`)
      ? third
      : ''
  if (/^(?:i|we)$/.test(first) && ENDED.has(second)) return true
  if (done !== '') return isPast(done) && done !== 'been' && !FELT.test(done)
  if (/^(?:i|we) (?:was|were)$/.test(`${first} ${second}`)) return isPast(third) && !MOVED.test(third)
  return (
    /^(?:i|we)$/.test(first) &&
    /^(?:can['’]t|cannot|couldn['’]t|won['’]t)$/.test(second) &&
    !/^(?:wait|thank|believe|say|tell|help|stop|imagine|remember|be|seem)$/.test(third)
  )
}

/** “We were delighted” */
const MOVED =
  /^(?:pleased|delighted|thrilled|surprised|impressed|interested|told|asked|supposed|glad|excited|disappointed|shocked|amazed|worried|born|introduced|inspired)$/
const WAITS =
  /^(?:be|keep|let|leave|follow|reach|wait|try|see|need|have|not|never|stop|get|make|do|always|bring)$/
const FELT =
  /^(?:hoped|wanted|understood|appreciated|noticed|received|said|thought|found|heard|knew|felt|saw|were|was|had|loved|enjoyed|wrote|emailed|called|tried|met|came|spoke|talked|read|got|promised|wondered|needed|meant|mentioned|asked|reached|looked|believed|guessed|written|read|spoken|given|seen|taken|spent|put|took|just|decided)$/

const TALK =
  /\b(?:to|and|we) (?:discuss|go over|talk about|talk through|walk through|go through|review|catch up on|decide on) /i

const BY_PHONE =
  / (?:on|by|over|via|in) (?:the |a )?(?:phone|telephone|zoom|teams|video|call|coffee|lunch|person)$/i

/** `What is coming up this summer`, the second thing to talk about. */
function comingUp(line: Line, from: number): Idea[] {
  const { tokens } = line.sentence
  const at = tokens.findIndex((t, i) => i > from && t.lower === 'what' && tokens[i - 1]?.lower === 'and')
  const end = tokens.findIndex((t, i) => i > at && (t.kind === 'mark' || t.lower === 'and'))
  const to = end < 0 ? tokens.length : end
  return at < 0 || wordsIn(tokens, at, to) < 4 || wordsIn(tokens, at, to) > LONGEST || !endsWell(tokens, to)
    ? []
    : [plainIdea(line, at, to, { role: 'ask', weight: 2.5, why: 'Names what there is to talk about.' })]
}

/** `The first quarter`, where the mail wants to go over it. */
function talkOf(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const said = TALK.exec(text)
  if (said === null) return []
  const from = tokens.findIndex((t) => t.start >= said.index + said[0].length)
  return [
    ...comingUp(line, from),
    ...requestCuts(tokens, from).flatMap((to): Idea[] => {
      const range = tokens.slice(from, to)
      if (to - from < 2 || wordsIn(tokens, from, to) > LONGEST || !endsWell(tokens, to)) return []
      // “the feedback on the phone”: how, and not what.
      if (BY_PHONE.test(text.slice(range[0]?.start, range.at(-1)?.end))) return []
      // “your current challenges”: whatever they are.
      if (
        range[0]?.lower === 'your' &&
        range.slice(1).every(({ lower }) => IDLE.has(lower) || EMPTY.has(lower))
      )
        return []
      if (
        !/^(?:the|your|a|an|\p{L}+s)$/u.test(range[0]?.lower ?? '') ||
        range.some((t) => LEANS.test(t.lower))
      )
        return []
      return [
        plainIdea(line, from, to, {
          role: 'ask',
          shape: 'names',
          weight: 3,
          why: 'Names what there is to talk about.',
        }),
      ]
    }),
  ]
}

/** Index behind “at 10”, “after 2 pm”, else `at`. */
function timeEnd(tokens: readonly Token[], at: number): number {
  if (!/^(?:at|after|before|from)$/.test(tokens[at]?.lower ?? '') || tokens[at + 1]?.kind !== 'number')
    return at
  return /^(?:am|pm|a\.m\.?|p\.m\.?)$/.test(tokens[at + 2]?.lower ?? '') ? at + 3 : at + 2
}

/** `Thursday or Friday before 3 p.m.?`, where the mail offers or asks for a day. */
function daysToMeet(line: Line): Idea[] {
  const { tokens, text, question } = line.sentence
  if (!question && !/\b(?:free|available|works?|suits?|could do|can do)\b/i.test(text)) return []
  const at = tokens.findIndex((_, i) => {
    const end = dateEnd(tokens, i)
    const time = timeEnd(tokens, end)
    return end > i && tokens[time]?.lower === 'or' && dateEnd(tokens, time + 1) > time + 1
  })
  if (at < 0) return []
  const from = /^(?:next|this)$/.test(tokens[at - 1]?.lower ?? '') ? at - 1 : at
  let to = timeEnd(tokens, dateEnd(tokens, timeEnd(tokens, dateEnd(tokens, at)) + 1))
  if (/^(?:morning|afternoon|evening)$/.test(tokens[to]?.lower ?? '')) to++
  const idea = plainIdea(line, from, to, {
    angle: 'question',
    role: 'ask',
    aside: true,
    why: 'Asks for the day the mail asks for.',
  })
  return [{ ...idea, text: `${idea.text}?` }]
}

/** `Anything you still need from me?`, without “Is there”. */
function open(line: Line): Idea[] {
  const { tokens, question } = line.sentence
  if (!question || !/^(?:anything|any)$/.test(tokens[2]?.lower ?? '')) return []
  if (!/^(?:is there|are there|do you)$/.test(`${tokens[0]?.lower} ${tokens[1]?.lower}`)) return []
  const from = tokens[0]?.lower === 'do' ? 3 : 2
  return requestCuts(tokens, from).flatMap((to): Idea[] => {
    const words = wordsIn(tokens, from, to)
    // “you still need from me”, and not “you would like me” that has lost what to do.
    const ended =
      endsWell(tokens, to) ||
      (tokens[to - 1]?.lower === 'me' && /^(?:from|for|with)$/.test(tokens[to - 2]?.lower ?? ''))
    if (words < 4 || words > LONGEST || !ended || !tells(tokens, from + 1, to, 0)) return []
    const idea = plainIdea(line, from, to, {
      angle: 'question',
      role: 'ask',
      aside: true,
      why: 'Asks what the mail asks.',
    })
    return [{ ...idea, text: `${idea.text}?` }]
  })
}
