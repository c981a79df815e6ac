/** Where in a sentence a statement may begin: at its start, behind a colon, behind “In June,”, behind “, and”. */
import type { Token } from '../../../engine/doc.ts'
import { dateEnd, isInDate } from '../../material/dates.ts'
import { nounPhrases } from '../../material/noun-phrases.ts'
import { isPast } from '../../material/verbs.ts'
import type { WordClass } from '../../material/word-class.ts'
import { classesOf } from '../../material/word-class.ts'
import { subjectAt } from './subject.ts'
import { NO_OPENING } from './words.ts'

export interface Classed {
  tokens: readonly Token[]
  classes: readonly WordClass[]
}

const TIMES = new Set(
  'year week month quarter morning winter summer spring autumn fall night season'.split(' '),
)

/** “I noticed that Truro has not sent an alert”: what was seen stands by itself. */
export const SEEN = new Set(
  'heads-up tell say said says show shows showed shown means reminder decided agreed noticed noticing saw see seen found confirm confirmed learned heard noted note advised discovered realised realized informed inform remind notify aware announce'.split(
    ' ',
  ),
)

const PART_OF_DAY = /^(?:morning|afternoon|evening|today|yesterday|tonight)$/

/** What a sender feels of the news, before it comes. */
const FELT =
  /^(?:i['’]m|we['’]re|i am|we are) (?:afraid|sorry|happy|glad|pleased|delighted|thrilled|excited)(?: to (?:say|tell you|report|inform you|announce|confirm|share|let you know))? (?=(?:the|your|our|all|\d+) )/iu

/** Words of an opening such as “In June,” at most. */
const LEAD = 9

/** Where a statement may begin: at the start, behind a colon, behind “In June,”, behind “, and”. */
export function starts({ tokens, classes }: Classed, personal: boolean, told: boolean): number[] {
  const places: number[] = []
  const add = (place: number) => {
    // “On Tuesday our payment API was down”: whose it is, the sender's name tells.
    const at = told && place > 0 && tokens[place]?.lower === 'our' ? place + 1 : place
    const first = tokens[at]
    if (
      first &&
      first.kind !== 'mark' &&
      (!NO_OPENING.has(first.lower) ||
        (personal && isOwn(tokens, at)) ||
        isReaders(tokens, at) ||
        isDue(tokens, at)) &&
      tokens[at + 1]?.text !== ',' &&
      // “Renewing costs $95”: what one does costs it.
      (classes[at] !== 'verb' ||
        (first.lower.endsWith('ing') &&
          /^(?:costs?|takes|starts|ends)$/.test(tokens[at + 1]?.lower ?? ''))) &&
      classes[at] !== 'modal' &&
      classes[at] !== 'be' &&
      classes[at] !== 'preposition' &&
      !leansOn({ tokens, classes }, at)
    )
      places.push(at)
  }
  const leads =
    classes[0] === 'preposition' ||
    classes[0] === 'date' ||
    // “Starting Monday, expense claims go through Pleo”
    (STARTING.test(tokens[0]?.lower ?? '') && dateEnd(tokens, 1) > 1)
  // “Starting in July you no longer need a receipt”
  const month = STARTING.test(tokens[0]?.lower ?? '') && tokens[1]?.lower === 'in' ? dateEnd(tokens, 2) : 2
  if (month > 2) add(tokens[month]?.text === ',' ? month + 1 : month)
  // “On 1 June we close the shop”: the day and what happens on it.
  if (told && isDayFirst(tokens)) places.push(0)
  // “I’m afraid the dentures won’t be ready”, “I’m happy to say the bank agreed”
  const felt = FELT.exec(
    tokens
      .slice(0, LEAD)
      .map(({ lower }) => lower)
      .join(' '),
  )
  if (felt) add(felt[0].split(' ').length)
  // “So the staging server is down”
  if (/^(?:so|ok|okay|well|right)$/.test(tokens[0]?.lower ?? '')) add(tokens[1]?.text === ',' ? 2 : 1)
  if (!leads) add(0)
  // “Since January your crew filed …”
  else if (
    dateEnd(tokens, 1) > 1 &&
    !/^(?:morning|afternoon|evening|night)$/.test(tokens[dateEnd(tokens, 1)]?.lower ?? '')
  )
    add(behindHours(tokens, dateEnd(tokens, 1)))
  // “Since then we added winter routes.”
  else if (tokens[1]?.lower === 'then') add(2)
  // “Unfortunately the 24 chairs will arrive two weeks later”
  if (/(?<!^kind)ly$/.test(tokens[0]?.lower ?? '') && classes[0] === 'break')
    add(tokens[1]?.text === ',' ? 2 : 1)
  // “Good news, the town has signed”
  if (tokens[1]?.lower === 'news' && tokens[2]?.kind === 'mark') add(3)
  // “Between 09:10 and 10:45 this morning exports failed”
  if (tokens[0]?.lower === 'between') {
    const at = tokens.findIndex(({ lower }, i) => i < LEAD && PART_OF_DAY.test(lower))
    if (at > 0) add(at + 1)
  }
  // “This year the fuel bill has doubled.”
  if (/^(?:this|last)$/.test(tokens[0]?.lower ?? '') && TIMES.has(tokens[1]?.lower ?? ''))
    add(tokens[2]?.text === ',' ? 3 : 2)
  // “Our autumn menu starts on Thursday”: whose it is, the sender's name tells.
  if (told && tokens[0]?.lower === 'our') add(1)
  // “After two dry springs the council has approved our plan”
  if (classes[0] === 'preposition') {
    const at = tokens.findIndex(
      ({ lower }, i) =>
        i > 2 &&
        i < LEAD &&
        /^(?:the|our|your)$/.test(lower) &&
        (classes[i - 1] === 'word' || classes[i - 1] === 'date'),
    )
    if (at > 0) add(told && tokens[at]?.lower === 'our' ? at + 1 : at)
  }
  // “Because the road is closed until 15 December, your delivery will come on Wednesday”
  if (REASONED.test(tokens[0]?.lower ?? '')) {
    const at = tokens.findIndex(
      (t, i) =>
        i > 3 &&
        t.text === ',' &&
        !isInDate(tokens, i) &&
        (/^(?:the|our|your|we)$/.test(tokens[i + 1]?.lower ?? '') || classes[i + 1] === 'number'),
    )
    if (at > 0) add(at + 1)
  }
  let lead = leads
  for (let i = 1; i < tokens.length; i++) {
    const mark = tokens[i]?.text
    if (tokens[i]?.kind === 'emoji') add(i + 1)
    if (tokens[i]?.lower === 'that' && isSeen(tokens, i)) {
      const at = behindAside(tokens, i + 1)
      add(told && tokens[at]?.lower === 'our' ? at + 1 : at)
    }
    // “due to the storm warning Saturday's market has been cancelled”
    if (tokens[i - 1]?.lower === 'due' && tokens[i]?.lower === 'to') {
      // “due to circumstances beyond our control your order has been delayed”
      const at = isFact(tokens, i + 1)
        ? // “due to the fact that the motor has to be replaced, the lift is out of order”
          tokens.findIndex((t, n) => n > i + 4 && t.text === ',' && !isInDate(tokens, n)) + 1
        : tokens.findLastIndex(
            (t, n) => n > i + 2 && n < i + LEAD && /^(?:\p{Lu}\p{Ll}+day['’]s|the|our|your)$/u.test(t.text),
          )
      if (at > 0) add(at)
    }
    // “I noticed your returns page asks people to print a label.”
    if (tokens[i]?.lower === 'your' && SEEN.has(tokens[i - 1]?.lower ?? '')) add(i)
    // “In Tredegar 14 of 22 empty shops have a tenant again.”
    if (i === 2 && lead && classes[1] === 'name' && tokens[2]?.kind === 'number') add(2)
    // “1. The revised plan goes …”
    if (mark === '.' && i === 1 && tokens[0]?.kind === 'number') add(2)
    if (mark === ';') add(i + 1)
    else if (mark === ':' && (i < tokens.length / 2 || NEWS_BEHIND.test(tokens[i - 1]?.lower ?? '')))
      add(afterDate(tokens, i + 1))
    else if (mark === ',' && /^(?:and|but|so)$/.test(tokens[i + 1]?.lower ?? '')) add(i + 2)
    // “were delivered today but 14 of 40 boxes are wet”
    else if (
      tokens[i]?.lower === 'but' &&
      (tokens[i + 1]?.kind === 'number' || /^(?:the|your)$/.test(tokens[i + 1]?.lower ?? ''))
    )
      add(i + 1)
    else if (tokens[i]?.lower === 'and' && beginsClause(tokens, i + 1)) add(i + 1)
    else if (mark === ',' && lead && i < LEAD && !isInDate(tokens, i)) {
      add(afterDate(tokens, i + 1))
      lead = false
    }
  }
  return places
}

/** “The supplier informed us that …, and that the printer comes later”: what was heard, and the second thing too. */
const isSeen = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.lower ?? ''
  // “Just a heads up that the office will be closed”
  if (before === 'up') return tokens[at - 2]?.lower === 'heads'
  // “What happened is that your order …”, “The problem is that …”
  if (/^(?:is|was)$/.test(before)) return at <= TOLD && /^(?:what|the|one)$/.test(tokens[0]?.lower ?? '')
  // “I’m writing to let you know that the fee …”
  if (before === 'know') return tokens[at - 3]?.lower === 'let'
  if (before === 'and') return tokens.some((t, i) => i < at && t.lower === 'that' && isSeen(tokens, i))
  // “I saw on the county register that …”
  const where = tokens.findLastIndex(
    (t, i) => i < at - 1 && i > at - LEAD && /^(?:on|in|from|at)$/.test(t.lower),
  )
  if (where > 0 && HEARD.test(tokens[where - 1]?.lower ?? '')) return true
  return SEEN.has(/^(?:us|me|you)$/.test(before) ? (tokens[at - 2]?.lower ?? '') : before)
}

const isFact = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'the' && tokens[at + 1]?.lower === 'fact'

const STARTING = /^(?:starting|beginning|effective)$/
const REASONED = /^(?:because|as|since|although|though|while|due|owing|given|with)$/
/** “I wanted you to be the first to hear: the new boiler goes in on 4 February” */
const NEWS_BEHIND = /^(?:hear|know|news|announce|report|decision|outcome|result|update)$/

const HEARD = /^(?:saw|see|seen|noticed|heard|read|learned|found|discovered|decided|agreed|announced)$/
/** Words of “What happened here is that” at most. */
const TOLD = 5

/** “advised that, in accordance with clause 7.2, the agreement …”: where it goes on behind the commas. */
function behindAside(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== ',') return at
  const end = tokens.findIndex((t, i) => i > at && i <= at + LEAD && t.text === ',')
  return end < 0 ? at : end + 1
}

/** Behind “between 14:05 and 15:40” at `at`, or `at`. */
const behindHours = (tokens: readonly Token[], at: number): number =>
  /^(?:between|from)$/.test(tokens[at]?.lower ?? '') &&
  tokens[at + 1]?.kind === 'number' &&
  /^(?:and|to)$/.test(tokens[at + 2]?.lower ?? '') &&
  tokens[at + 3]?.kind === 'number'
    ? at + 4
    : at

/** Tokens of a clause that are looked at for its verb. */
const CLAUSE = 8

/** “the cause and the fix goes live”: what stands behind “and” has a verb of its own, which agrees with it. */
export function beginsClause(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:the|your)$/.test(tokens[at]?.lower ?? '')) return false
  const [phrase] = nounPhrases(tokens.slice(at, at + CLAUSE)).map((p) => ({
    ...p,
    head: p.head + at,
    to: p.to + at,
  }))
  if (!phrase) return false
  const many = /[^s]s$/.test(tokens[phrase.head]?.lower ?? '')
  const verb = tokens[phrase.to]?.lower ?? ''
  const told = many
    ? /^(?:are|have|were|will|can|stay|remain)$/.test(verb)
    : /^(?:is|has|was|will|can|stays|remains|goes|runs|starts|ends|opens|closes|holds)$/.test(verb)
  // “and the error that you see on Mondays comes from the import”
  // “that you and your family found”: what stands before must have its verb.
  const classes = classesOf(tokens)
  const open = tokens.findLastIndex((t, i) => i < at && (t.kind === 'mark' || t.lower === 'that'))
  const hasVerb = classes
    .slice(open + 1, at)
    .some((c, i) => c === 'verb' || c === 'be' || c === 'modal' || isPast(tokens[open + 1 + i]?.lower ?? ''))
  return told || (hasVerb && subjectAt({ tokens, classes }, at) !== null)
}

const isDayFirst = (tokens: readonly Token[]): boolean =>
  /^(?:on|from|until|since)$/.test(tokens[0]?.lower ?? '') &&
  dateEnd(tokens, 1) > 1 &&
  tokens[dateEnd(tokens, 1)]?.lower === 'we'

/** “Honestly I’m …”, “and we …”: the sender behind an adverb. */
const leansOn = ({ tokens, classes }: Classed, at: number) =>
  classes[at] === 'break' && NO_OPENING.has(tokens[at + 1]?.lower ?? '')

/** What the reader has, or has not, done: “You left the jacket in your basket”. */
const isReaders = (tokens: readonly Token[], at: number) =>
  tokens[at]?.lower === 'you' &&
  (/^(?:left|haven't|called|visited|ordered|bought|booked)$/.test(tokens[at + 1]?.lower ?? '') ||
    // “You will run out of map credits around 20 March”
    (tokens[at + 1]?.lower === 'will' &&
      /^(?:run|lose|get|receive|pay)$/.test(tokens[at + 2]?.lower ?? '')) ||
    // “You no longer need a receipt”
    (tokens[at + 1]?.lower === 'no' && tokens[at + 2]?.lower === 'longer') ||
    // “You were charged twice for order 7731”
    (tokens[at + 1]?.lower === 'were' && isPast(tokens[at + 2]?.lower ?? '')) ||
    (tokens[at + 1]?.lower === 'have' && tokens[at + 2]?.lower === 'not'))

/** “Some of the orders were not saved”, “My last day is Friday 28 February”: a part of what the reader knows, and the sender's own with its day. */
const isDue = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.lower === 'some' &&
    tokens[at + 1]?.lower === 'of' &&
    /^(?:the|your)$/.test(tokens[at + 2]?.lower ?? '')) ||
  (tokens[at]?.lower === 'my' &&
    at === 0 &&
    (tokens.some((_, i) => dateEnd(tokens, i) > i) || !WHOSE.test(tokens[1]?.lower ?? '')))

/** Who belongs to the sender, and what they think: no thing that something became of. */
const WHOSE =
  /^(?:name|names|colleagues?|team|manager|boss|wife|husband|partner|son|daughter|mother|father|parents|brother|sister|friend|friends|family|company|firm|question|questions|goal|job|role|background|experience|understanding|concerns?|plan|hope|idea|suggestion|guess|thoughts?|preference|apolog(?:y|ies)|schedule|calendar|availability|number|address|email|e-mail|cv|resume|salary|degree|work|background)$/

/** The sender speaks. In a letter a short sentence may: “I weighed the salt”. */
export const isOwn = (tokens: readonly Token[], at: number) => /^(?:i|we)$/.test(tokens[at]?.lower ?? '')

/** Behind “starting May 4”, where the sentence goes on so. */
function afterDate(tokens: readonly Token[], at: number): number {
  if (!/^(?:starting|from|effective|until|on)$/.test(tokens[at]?.lower ?? '')) return at
  const end = dateEnd(tokens, at + 1)
  return end > at + 1 ? end : at
}
