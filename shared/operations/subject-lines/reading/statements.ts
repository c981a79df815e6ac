/** Short statements of the mail that can stand as a subject: whole sentences, or what stands before a cut that changes nothing. */
import { isCapitalised } from '../../../engine/characters.ts'
import type { Token } from '../../../engine/doc.ts'
import { dateEnd, isInDate } from '../../material/dates.ts'
import type { Line } from '../../material/line.ts'
import { isGerund, isPast, maybeVerb } from '../../material/verbs.ts'
import { classesOf, type WordClass } from '../../material/word-class.ts'
import { ADJECTIVES, NUMBER_WORDS, PREPOSITIONS } from '../../material/words.ts'
import { isPhrasal, losesTwin } from './held-together.ts'
import { isDone } from './own-deed.ts'
import { breaksAt } from './request-cuts.ts'
import { isClause, namesDo, secondPlainVerb, secondVerb } from './second-verb.ts'
import { beginsClause, type Classed, isOwn, SEEN, starts } from './statement-starts.ts'
import { MEASURE } from './units.ts'
import { CUT_BEFORE, CUT_BEFORE_PHRASE, FINITE, NO_END, NO_VERB } from './words.ts'

export interface Statement {
  text: string
  line: Line
  /** True when it is the sentence without its end mark. */
  whole: boolean
  /** Token range. */
  from: number
  to: number
}

/** The statements a line holds, longest first, each with at least `min` and at most `max` words; `ours` begin without “our”. */
export function statementsIn(
  line: Line,
  min: number,
  max: number,
  personal: boolean,
  told = false,
  ours = told || personal,
): Statement[] {
  const { tokens, text, question } = line.sentence
  if (question) return []
  const classed = { tokens, classes: classesOf(tokens) }
  const end = lastWord(tokens)
  const found: Statement[] = []
  const whole = (from: number, to: number) => (from === 0 || tokens[from - 1]?.kind === 'emoji') && to === end
  for (const from of starts(classed, personal || told, ours))
    for (const to of cuts(classed, from, end)) {
      const words = count(tokens, from, to)
      if (words < min || words > max || !isComplete(classed, from, to, to === end)) continue
      // “can come on Tuesday 17 March … or on Thursday”: one of two days is half of what is told.
      if (to < end && OR_DAY.test(text.slice(tokens[to - 1]?.end ?? 0))) continue
      // “will have to close unless we find six volunteers”: without the condition it is not true.
      if (to < end && UNLESS.test(text.slice(tokens[to - 1]?.end ?? 0))) continue
      if (to < end && losesTwin(tokens, from, to)) continue
      if (tokens[from]?.lower === 'you' && /[\p{L}(]/u.test(tokens[to]?.text ?? '')) continue
      if (
        isOwn(tokens, from) &&
        !(told
          ? isDone(tokens, from)
          : personal &&
            words <= OWN_WORDS &&
            // “I weighed the salt”: of whom, and what of it, no reader would guess.
            tokens
              .slice(from + 1, to)
              .some((t) => t.kind === 'number' || NUMBER_WORDS.has(t.lower) || isCapitalised(t.text)) &&
            (whole(from, to) || tokens[to]?.text === ','))
      )
        continue
      const first = tokens[from]?.start ?? 0
      const last = tokens[to - 1]?.end ?? 0
      found.push({ text: text.slice(first, last), line, whole: from === 0 && to === end, from, to })
    }
  return found
}

const count = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from, to).filter((t) => t.kind === 'word' || t.kind === 'number').length

const OWN_WORDS = 7
const UNLESS = /^[^;.:!?]*\bunless\b/i
const OR_DAY = /\bor (?:on )?(?:the |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d)/i

/** Whether the word before a cut still waits for its object. */
const isVerbal = (tokens: readonly Token[], classes: readonly WordClass[], i: number) => {
  const lower = tokens[i]?.lower ?? ''
  return (
    (classes[i] === 'verb' ||
      isPast(lower) ||
      isGerund(lower) ||
      (classes[i - 1] === 'modal' && classes[i] !== 'date')) &&
    classes[i - 1] !== 'be' &&
    // “are still reserved”
    !(classes[i - 1] === 'break' && classes[i - 2] === 'be')
  )
}

/** Index behind the last token that is no mark. */
const lastWord = (tokens: readonly Token[]): number => tokens.findLastIndex((t) => t.kind !== 'mark') + 1

/** Places where the sentence may end early, from the back. */
function cuts(classed: Classed, from: number, end: number): number[] {
  const { tokens } = classed
  const places = [end]
  for (let i = end - 1; i > from + 1; i--) {
    const token = tokens[i]
    if (!token) continue
    if (mayCut(classed, i, token, from)) places.push(i)
  }
  return places
}

const TAKES = /^(?:the|an?|your|our|what|which|how|why|that|who|you|us|me)$/
const HOLDS = /^(?:contain|contains|contained|include|includes|included|has|have|had)$/
const PART_OF_DAY = /^(?:morning|afternoon|evening|night)$/
const KEEPING = 4
/** No noun begins with these: a preposition before one has its own noun further up. */
const STRANDING = /^(?:it|them|now|again|already|here|today|either|too|most|yet)$/

function mayCut({ tokens, classes }: Classed, i: number, { kind, lower }: Token, from: number): boolean {
  if (kind === 'mark') return breaksAt(tokens, i)
  if (lower === 'and')
    return (
      classes[i + 1] === 'subject' ||
      tokens[i + 1]?.lower === 'that' ||
      // “runs until 31 March and, as it stands, renews”
      tokens[i + 1]?.text === ',' ||
      beginsClause(tokens, i + 1) ||
      // “went live on Monday and 61 people have booked”
      isClause({ tokens, classes }, i + 1) ||
      (classes[i - 1] !== 'name' && namesDo({ tokens, classes }, i + 1)) ||
      secondVerb({ tokens, classes }, i + 1) ||
      secondPlainVerb({ tokens, classes }, from, i + 1)
    )
  // “told me you are looking for somebody”: what for is what is told.
  const waits =
    isVerbal(tokens, classes, i - 1) ||
    (classes[i - 2] === 'be' && lower === 'for' && isGerund(tokens[i - 1]?.lower ?? ''))
  // “will come on Thursday morning to check it”
  // “could not log in to the dashboard”
  if (lower === 'to' && isPhrasal({ tokens, classes }, i - 1)) return true
  if (lower === 'to') return classes[i + 1] === 'verb' && endsInTime({ tokens, classes }, i - 1)
  // “are back in range”: where is what is told.
  if (tokens[i - 1]?.lower === 'back' && classes[i - 2] === 'be') return false
  // “stays valid until 31 January”: until when is what is told.
  if (lower === 'until' && /^(?:valid|open|closed|reserved)$/.test(tokens[i - 1]?.lower ?? '')) return false
  if (CUT_BEFORE.has(lower)) return !waits
  // “failed its inspection this morning”
  if (/^(?:this|last)$/.test(lower) && PART_OF_DAY.test(tokens[i + 1]?.lower ?? '')) return !waits
  // “will now come on 2 December between 8 am and 1 pm”
  if (lower === 'between') return classes[i - 1] === 'date'
  // “costs $39 a sensor per month”: without the month it is another price.
  if (lower === 'per') return false
  // “is answered by an outside call centre”: by whom is the news.
  if (lower === 'by' && isPast(tokens[i - 1]?.lower ?? '')) return false
  // “contained a date in a format we do not know”: what is told comes behind.
  if (HOLDS.test(tokens[i - 3]?.lower ?? '') && /^an?$/.test(tokens[i - 2]?.lower ?? '')) return false
  // “need a first-aid ticket every three years”: how often is a detail.
  if (lower === 'every') return classes[i + 1] === 'number' && !waits
  // “drivers get their tour by text message”: how is what is told.
  if (tokens.slice(Math.max(0, i - KEEPING), i).some((t) => /^(?:get|gets)$/.test(t.lower))) return false
  // “what we struggle with now”: the word belongs to the verb before it.
  if (STRANDING.test(tokens[i + 1]?.lower ?? '')) return false
  if (lower === 'along') return !classes.slice(from, i).includes('be')
  // “need a short note saying what it was for”: behind a thing it says more of that.
  if (isGerund(lower) && classes[i - 1] === 'word' && TAKES.test(tokens[i + 1]?.lower ?? '')) return true
  return (
    CUT_BEFORE_PHRASE.has(lower) &&
    // “keep the shelter on Canal Street open” waits for its last word.
    (!ADJECTIVES.has(tokens[lastWord(tokens) - 1]?.lower ?? '') ||
      ADJECTIVES.has(tokens[i - 1]?.lower ?? '') ||
      !tokens
        .slice(Math.max(0, i - KEEPING), i)
        .some((t) => /^(?:keep|keeps|kept|leave|leaves)$/.test(t.lower))) &&
    !waits &&
    classes[i - 1] !== 'be' &&
    (classes[i + 1] !== 'number' || mayLose({ tokens, classes }, i, from))
  )
}

/** “went from 17%” and “three bags for £12” lose their sense without the figure; “on 1 June at $14,400” does not. */
const mayLose = ({ tokens, classes }: Classed, i: number, from: number) => {
  const lower = tokens[i]?.lower ?? ''
  if (lower === 'at') return classes[i - 1] === 'date'
  // “takes over as head of the Rotterdam branch from 1 February”: in a long line the day is a detail.
  if (/^(?:from|on)$/.test(lower) && dateEnd(tokens, i + 1) > i + 1) return i - from > LONG
  // “reopens on 3 May after eight months of work”
  if (lower === 'after') return /^(?:days|weeks|months|years)$/.test(tokens[i + 2]?.lower ?? '')
  // “answers clients in three hours”: how fast is what is told, where no other figure is.
  if (lower === 'in' && MEASURE.test(tokens[i + 2]?.text ?? '')) return classes.indexOf('number', from) < i
  return lower === 'in' || (/^(?:for|with|across)$/.test(lower) && !/[$£€%]/.test(tokens[i + 1]?.text ?? ''))
}

/** Tokens of a line that is long without its day. */
const LONG = 8

const endsInTime = ({ tokens, classes }: Classed, i: number) =>
  classes[i] === 'date' ||
  (/^(?:morning|afternoon|evening)$/.test(tokens[i]?.lower ?? '') && classes[i - 1] === 'date')

/** A merge tag that stands for a value, and is no hole left by a person. */
const VALUE = /^(?:\{\{\{?(?![#/^]|else)|\{[a-z!$]|\*\|(?!IF|ELSE|END)|%%(?!\[)|<%=|\[\[)/i

/** Whether the range says something by itself: a subject, a verb, and an end that needs nothing more. */
function isComplete({ tokens, classes }: Classed, from: number, to: number, whole: boolean): boolean {
  let verb = -1
  for (let i = from; i < to; i++) {
    const token = tokens[i]
    if (
      !token ||
      (token.kind === 'placeholder' && !VALUE.test(token.text)) ||
      token.kind === 'url' ||
      token.kind === 'email' ||
      '()"“”;:'.includes(token.text)
    )
      return false
    const finite =
      classes[i] === 'be' ||
      FINITE.has(token.lower) ||
      (classes[i] === 'verb' && !/ing$/.test(token.lower) && tokens[i - 1]?.lower !== 'to') ||
      isPredicate({ tokens, classes }, i)
    if (verb < 0 && RELATIVE.has(token.lower)) return false
    if (verb < 0 && i > from && finite) verb = i
  }
  const last = tokens[to - 1]
  // “4 could not be recovered”: of what, only the mail says.
  if (verb === from + 1 && /^\d/.test(tokens[from]?.text ?? '')) return false
  if (verb < 0 || !last || NO_VERB.has(last.lower)) return false
  // “has been aligning”: what?
  if (
    !whole &&
    isGerund(last.lower) &&
    classes[to - 2] === 'be' &&
    // “is leaking from the corner whenever it drains”: where and when are details.
    !(classes[to - 3] === 'word' && /^(?:from|whenever|when|since|because)$/.test(tokens[to]?.lower ?? ''))
  )
    return false
  // “Three of our clients were, on average, …”
  if (classes[verb] === 'be' && tokens[verb + 1]?.text === ',') return false
  if (isSpliced(tokens, from, verb, to) || losesEnd(tokens, from, to) || endsInCount(tokens, from, to))
    return false
  if (losesClause({ tokens, classes }, from, to)) return false
  // “Your posting says the planning board is still a spreadsheet” is not to end at the board.
  if (!whole && TELLS.test(tokens[verb]?.lower ?? '') && goesOnTelling({ tokens, classes }, to)) return false
  // “printer spend”: a last word that may be a verb is a noun.
  if (verb === to - 1 && classes[verb] === 'verb' && !/ed$/.test(last.lower)) return false
  if (whole) return last.kind !== 'mark' && !/^(?:me|us|it|them|this|that|more|theirs)$/.test(last.lower)
  const kind = classes[to - 1]
  // “with 15” waits for what there are 15 of.
  if (kind === 'number' && tokens[to - 2]?.lower === 'with') return false
  // “runs 90 with one dispatcher”: of what, only the whole sentence says.
  if (kind === 'number' && verb === to - 2 && /^\d+$/.test(last.text)) return false
  return (
    verb < to - 1 &&
    (!NO_END.has(last.lower) ||
      isSetUp(tokens, to - 1) ||
      isPhrasal({ tokens, classes }, to - 1) ||
      (last.lower === 'off' && /%$/.test(tokens[to - 2]?.text ?? ''))) &&
    (kind === 'word' ||
      kind === 'name' ||
      kind === 'number' ||
      kind === 'date' ||
      (kind === 'verb' && isPast(last.lower) && !isStranded(tokens[to], tokens[to + 1])) ||
      last.lower === 'off' ||
      isSetUp(tokens, to - 1) ||
      isPhrasal({ tokens, classes }, to - 1) ||
      (last.lower === 'live' && kind === 'verb') ||
      // “will be renewed automatically”
      (/ly$/.test(last.lower) && isPast(tokens[to - 2]?.lower ?? '')) ||
      ENDS.has(last.lower) ||
      // “stops at 2 a.m.”
      (/^[ap]\.?m\.?$/.test(last.lower) && classes[to - 2] !== 'word') ||
      (last.lower === 'there' && tokens[to - 2]?.lower === 'still'))
  )
}

const TELLS =
  /^(?:says?|said|tells?|told|means|meant|shows?|showed|thinks?|thought|knows?|knew|hopes?|writes|wrote)$/

/** Whether the clause behind a cut has a verb yet to come. */
const goesOnTelling = ({ tokens, classes }: Classed, to: number): boolean => {
  const end = tokens.findIndex((t, i) => i >= to && /^(?:[,;:.]|but|so|because)$/.test(t.text))
  return classes
    .slice(to, end < 0 ? tokens.length : end)
    .some((c) => c === 'be' || c === 'modal' || c === 'verb')
}

/** “was paid for”: the verb is not through without what ends the sentence. */
const isStranded = (next: Token | undefined, behind: Token | undefined): boolean =>
  PREPOSITIONS.has(next?.lower ?? '') && behind?.kind !== 'word' && behind?.kind !== 'number'

/** “Your workspace is set up”: the word belongs to its verb. */
const isSetUp = (tokens: readonly Token[], at: number): boolean =>
  /^(?:up|in|out|off|on|down|over|back)$/.test(tokens[at]?.lower ?? '') &&
  (isPast(tokens[at - 1]?.lower ?? '') || /^(?:come|run)$/.test(tokens[at - 1]?.lower ?? '')) &&
  /^(?:is|are|was|were|be|been|has|have|had|not)$/.test(tokens[at - 2]?.lower ?? '')

/** A past form that tells what was done, and does not stand before its noun: “the board voted to keep”. */
const isPredicate = ({ tokens, classes }: Classed, i: number) => {
  // “Tollgate Roofing just opened an office”
  const before = classes[/^(?:just|recently|now)$/.test(tokens[i - 1]?.lower ?? '') ? i - 2 : i - 1]
  const next = classes[i + 1]
  const lower = tokens[i]?.lower ?? ''
  // “Lumen Books ships in paper”
  if (before === 'name' && next === 'preposition' && lower.endsWith('s') && maybeVerb(lower)) return true
  if (classes[i] !== 'word') return false
  // “Your returns page asks people to print a label”
  if (/[^s]s$/.test(lower) && maybeVerb(lower) && (before === 'word' || before === 'name'))
    return (
      !/s$/.test(tokens[i - 1]?.lower ?? '') &&
      /^(?:article|owner|subject)$/.test(next ?? '') &&
      // “Scheduled reports which would run”
      !RELATIVE.has(tokens[i + 1]?.lower ?? '')
    )
  // “we close the shop”
  if (
    tokens[i - 1]?.lower === 'we' &&
    !isPast(lower) &&
    maybeVerb(lower) &&
    /^(?:article|owner)$/.test(next ?? '')
  )
    return true
  // “The storm on Sunday night brought down the fence”
  if (
    isPast(lower) &&
    /^(?:word|name|date)$/.test(before ?? '') &&
    /^(?:down|up|off|over|out|back)$/.test(tokens[i + 1]?.lower ?? '') &&
    /^(?:article|owner|number)$/.test(classes[i + 2] ?? '')
  )
    return true
  return (
    isPast(lower) &&
    (before === 'word' || before === 'name' || before === 'subject') &&
    (next === 'article' ||
      next === 'owner' ||
      next === 'number' ||
      /^(?:to|us|you|me|them|him|her)$/.test(tokens[i + 1]?.lower ?? ''))
  )
}

/** “went from 14 days without tools to none” is not to end at the 14 days. */
const losesEnd = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.some(
    (t, i) =>
      t.lower === 'from' &&
      i >= from &&
      i < to &&
      tokens[i + 1]?.kind === 'number' &&
      !tokens.slice(i, to).some((each) => each.lower === 'to') &&
      tokens.slice(to).some((each) => each.lower === 'to'),
  )

/** “The export stops because projects”, “the test showed that invoices”: the clause has lost its verb. */
function losesClause({ tokens, classes }: Classed, from: number, to: number): boolean {
  const opener = tokens.findLastIndex(
    (t, i) => i > from && i < to && (CLAUSE.has(t.lower) || (t.lower === 'that' && isTold(tokens[i - 1]))),
  )
  if (opener < 0 || tokens[opener + 1]?.lower === 'of') return false
  return !tokens.slice(opener + 1, to).some(
    ({ lower }, i) =>
      ['be', 'verb'].includes(classes[opener + 1 + i] ?? '') ||
      FINITE.has(lower) ||
      // “invoice 7731, dated March 3”: which one.
      (isPast(lower) && tokens[opener + i]?.text !== ',' && lower !== 'dated'),
  )
}
/** Behind “found” and “told us” stands a clause; behind “fixed” a thing. */
const isTold = (before: Token | undefined) =>
  /^(?:us|you|me)$/.test(before?.lower ?? '') || SEEN.has(before?.lower ?? '')

const CLAUSE = new Set('because although though while where when whenever if unless'.split(' '))

/** “The role is in Bergen, three days”: of what, or where, comes behind. */
const endsInCount = (tokens: readonly Token[], from: number, to: number): boolean => {
  const comma = tokens.findLastIndex((t, i) => i < to && t.text === ',' && !isInDate(tokens, i))
  const first = tokens[comma + 1]
  return (
    comma > from &&
    to - comma <= 3 &&
    to < lastWord(tokens) &&
    (first?.kind === 'number' || NUMBER_WORDS.has(first?.lower ?? ''))
  )
}

/** “One invoice, toner arrives”: two things at once; “…, and the van” only begins the next. */
function isSpliced(tokens: readonly Token[], from: number, verb: number, to: number): boolean {
  let commas = 0
  for (let i = from; i < to; i++) {
    if (tokens[i]?.text !== ',' || isInDate(tokens, i)) continue
    if (i < verb && !tokens.slice(i + 1, i + 4).some((t) => t.lower === 'and')) commas++
    else if (/^(?:and|but|so|or)$/.test(tokens[i + 1]?.lower ?? '')) return true
  }
  return commas === 1
}

/** A verb behind one of these is not that of the statement. */
const RELATIVE = new Set(['who', 'which', 'that'])

const ENDS = new Set('back yet again soon tomorrow yesterday today tonight here now'.split(' '))
