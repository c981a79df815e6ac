/** Finds noun phrases by the words around them: small words, verbs by their forms, capitals. English, no model. */
import { isAllCaps } from '../../engine/characters.ts'
import type { Token } from '../../engine/doc.ts'
import { isGerund, isPast, mayBePast, maybeVerb } from './verbs.ts'
import { classesOf, type WordClass } from './word-class.ts'
import { ADJECTIVES, JOINERS, NUMBER_WORDS, STAFF } from './words.ts'

export interface Phrase {
  /** Half-open range of tokens, without article and owner. */
  from: number
  to: number
  /** Index of the noun that the phrase is about. */
  head: number
  /** `your`, `our`, `the` …, lower case; '' for none. */
  determiner: string
  /** True when another phrase is joined by a preposition. */
  joined: boolean
}

/** A name follows these. */
const TITLES = new Set('mr mrs ms mx dr prof'.split(' '))

const LONGEST = 5
const LONGEST_JOINED = 8

const known = new WeakMap<readonly Token[], readonly Phrase[]>()

/** Noun phrases of a sentence in order, each alone and then with what is joined to it; found once for each list of tokens. */
export function nounPhrases(tokens: readonly Token[]): readonly Phrase[] {
  const found = known.get(tokens) ?? phrasesIn(tokens)
  known.set(tokens, found)
  return found
}

function phrasesIn(tokens: readonly Token[]): Phrase[] {
  const line = { tokens, classes: classesOf(tokens) }
  const found: Phrase[] = []
  for (let i = 0; i < tokens.length; ) {
    const phrase = phraseAt(line, i)
    if (!phrase) {
      i++
      continue
    }
    found.push(phrase)
    const longer = join(line, phrase)
    if (longer) found.push(longer)
    // “The outage cost you a day”: its verb is no phrase of its own.
    i = isPredicate(line, phrase.to) && !isPast(lowerAt(line, phrase.to)) ? phrase.to + 1 : phrase.to
  }
  return found
}

interface Classed {
  tokens: readonly Token[]
  classes: readonly WordClass[]
}

const lowerAt = ({ tokens }: Classed, i: number) => tokens[i]?.lower ?? ''
const isContent = (c: WordClass | undefined) => c === 'word' || c === 'name' || c === 'number'
const isNoun = (c: WordClass | undefined) => c === 'word' || c === 'name'

function phraseAt(line: Classed, at: number): Phrase | null {
  const { tokens, classes } = line
  let from = at
  let determiner = ''
  if (classes[at] === 'article' || classes[at] === 'owner') {
    determiner = tokens[at]?.lower ?? ''
    from++
  } else if (!mayBegin(line, at)) return null
  const to = trimmed(line, from, runEnd(line, from, determiner !== ''))
  return to <= from ? null : { from, to, head: to - 1, determiner, joined: false }
}

/** Between a subject and its verb. */
const OFTEN = new Set(
  'still also often usually always never already now sometimes typically rarely'.split(' '),
)

/** “used forklifts” are none that are new. */
const isPastOrUsed = (lower: string) => lower === 'used' || isPast(lower)

/** Whether a phrase without article may begin here: not where a verb is due. */
function mayBegin(line: Classed, at: number): boolean {
  const { classes } = line
  const here = classes[at]
  const before = classes[at - 1]
  const next = classes[at + 1]
  const lower = lowerAt(line, at)
  // “walked round St Luke's”
  if (lower === 'round' && (next === 'name' || next === 'article' || next === 'owner')) return false
  if (here === 'name' || here === 'number') return true
  if (here === 'verb')
    return (
      isPastOrUsed(lower) &&
      next === 'word' &&
      (before === 'preposition' || before === 'number' || before === 'verb')
    )
  // “Most groups still chase plans”
  if (here === 'word' && OFTEN.has(lowerAt(line, at - 1)) && isNoun(classes[at - 2]) && !isPast(lower))
    return false
  if (here !== 'word' || before === 'subject' || before === 'modal' || isGerund(lower)) return false
  if (isPast(lower) && !isNoun(next)) return false
  if (before === 'be') return !isPast(lower) && isNoun(next) && !maybeVerb(lower)
  // At the start of a clause a form that may be a verb is one when an object follows.
  if (maybeVerb(lower) && !isPast(lower) && (before === undefined || before === 'break'))
    return (
      line.tokens[at - 1]?.kind !== 'word' &&
      (next === 'word' || next === 'preposition' || next === 'be' || next === 'modal')
    )
  return true
}

/** Within a phrase these begin another: “for my mum last month”. */
const TURNS = new Set(['last', 'next', 'recent'])

const SEASONS =
  /^(?:second|minute|hour|day|night|evening|week|weekend|month|quarter|year|spring|summer|autumn|fall|winter|season)$/

/** “Last summer Casa Luro lost …”: behind the time begins who did it. */
const saysWhen = (line: Classed, i: number): boolean =>
  SEASONS.test(lowerAt(line, i)) &&
  /^(?:last|next|this)$/.test(lowerAt(line, i - 1)) &&
  line.classes[i + 1] === 'name'

/** “gives leadership full visibility”: an adjective behind a thing begins another, but in “outdoor first aid” and “stock cold room”. */
const isApart = (lower: string) =>
  ADJECTIVES.has(lower) &&
  !/^(?:first|second|third|kind|right|light|top|human|heavy|cold|hot|dry|wet|open|main|double|single)$/.test(
    lower,
  )

const isThing = (line: Classed, i: number): boolean =>
  line.classes[i] === 'word' && !ADJECTIVES.has(lowerAt(line, i)) && !isPast(lowerAt(line, i))

/** Where the words that may belong to the phrase end. */
function runEnd(line: Classed, from: number, determined: boolean): number {
  const { tokens, classes } = line
  let i = from
  // “9-metre” is one word of the phrase.
  let glued = 0
  while (i < tokens.length && i - from - glued < LONGEST) {
    if (
      i > from &&
      (isRate(line, from, i) ||
        (classes[i] === 'number' && lowerAt(line, i + 1) === 'of') ||
        TURNS.has(lowerAt(line, i)) ||
        saysWhen(line, i - 1) ||
        (!determined && isApart(lowerAt(line, i)) && isThing(line, i - 1)) ||
        (NUMBER_WORDS.has(lowerAt(line, i)) &&
          // “unit 7 two weeks ago”
          (isNoun(classes[i - 1]) ||
            (tokens[i - 1]?.kind === 'number' &&
              !/^(?:hundred|thousand|.?illion|dozen|half)$/.test(lowerAt(line, i))))))
    )
      break
    const here = classes[i]
    if (here === 'break' && i > from && bridges(line, i)) {
      i += 2
      glued += 2
    } else if (here === 'date' && namesNext(line, i, from, determined)) i++
    else if (here === 'verb' && isAttribute(line, i, from, determined)) i++
    else if (namesTheNext(line, i, from, determined) || (i > from && isManyBefore(line, i))) i++
    else if (
      isContent(here) &&
      !(i > from && !isBehindOne(line, i, from, determined) && isPredicate(line, i))
    )
      i++
    else break
  }
  return i
}

/** “two hours a day retyping orders”: the day belongs to the hours. */
const isRate = (line: Classed, from: number, i: number): boolean =>
  i === from + 1 &&
  /^an?$/.test(lowerAt(line, from - 1)) &&
  /^(?:second|minute|hour|day|night|week|month|quarter|year)$/.test(lowerAt(line, from)) &&
  (/^(?:seconds|minutes|hours|days|weeks|times|once|twice)$/.test(lowerAt(line, from - 2)) ||
    line.classes[from - 2] === 'number')

/** Marks that may stand inside a phrase: `T&E`, `24/7`, `Carrick & Pell`, `members' evening`. */
function bridges({ tokens, classes }: Classed, i: number): boolean {
  const mark = tokens[i]
  if (isOfMany(tokens, i)) return isNoun(classes[i + 1]) && isContent(classes[i - 1])
  if (mark?.kind !== 'mark' || !'&/-'.includes(mark.text)) return false
  const glued = tokens[i - 1]?.end === mark.start && tokens[i + 1]?.start === mark.end
  return (glued || mark.text === '&') && isContent(classes[i + 1]) && isContent(classes[i - 1])
}

/** The apostrophe of “members' evening”: no quote that ends, as none began. */
export function isOfMany(tokens: readonly Token[], i: number): boolean {
  const mark = tokens[i]
  const before = tokens[i - 1]
  return (
    (mark?.text === "'" || mark?.text === '’') &&
    before?.end === mark.start &&
    before.lower.endsWith('s') &&
    tokens[i + 1]?.start === mark.end + 1 &&
    !tokens.slice(0, i).some((t, at) => /^['‘’]$/.test(t.text) && t.end === tokens[at + 1]?.start)
  )
}

/** A day or month that names the noun behind it: `the March export`. */
const namesNext = (line: Classed, i: number, from: number, determined: boolean) =>
  line.classes[i + 1] === 'word' && (determined || (i > from && !maybeVerb(lowerAt(line, i + 1))))

/** A form of a verb that stands before its noun like an adjective: `damaged pallets`, `the opening shift`. */
function isAttribute(line: Classed, i: number, from: number, determined: boolean): boolean {
  const { classes } = line
  if (!isNoun(classes[i + 1])) return false
  const lower = lowerAt(line, i)
  if (isPastOrUsed(lower)) return i === from || classes[i - 1] === 'number'
  return i === from && determined && lower.endsWith('ing')
}

/** “all frost covers are”, “container moves came up”: before a verb of its own a form in -s is a noun of many. */
const isManyBefore = (line: Classed, i: number): boolean =>
  line.classes[i] === 'verb' && isMany(lowerAt(line, i)) && OF_MANY.test(lowerAt(line, i + 1))
/** Forms that are never before a noun, as “used” and “lost” are. */
const OF_MANY = /^(?:are|were|have|came|went|rose|fell|grew|became|began)$/

/** “a second returns clerk”, “the new claims desk”: behind an adjective no verb can stand. */
const namesTheNext = (line: Classed, i: number, from: number, determined: boolean): boolean =>
  determined &&
  i > from &&
  (line.classes[i] === 'verb' || line.classes[i] === 'word') &&
  ADJECTIVES.has(lowerAt(line, i - 1)) &&
  /[^s]s$/.test(lowerAt(line, i)) &&
  line.classes[i + 1] === 'word'

/** Articles that a clause or a time may begin with: “a scan ring that beeps”, “the new order form this week”. */
const BEHIND_NOUN = /^(?:that|this|every|each|any|all|either)$/

/** Whether a word is no verb because one thing stands before it: one thing does what ends in -s. */
const isBehindOne = (line: Classed, i: number, from: number, determined: boolean): boolean =>
  determined &&
  BEHIND_NOUN.test(lowerAt(line, i + 1)) &&
  // “On the next page click that button.”
  line.classes[from - 2] !== 'preposition' &&
  line.classes[i - 1] === 'word' &&
  // “a claims form that”
  (!isMany(lowerAt(line, i - 1)) || /^(?:an?|this|each|every)$/.test(lowerAt(line, from - 1))) &&
  !STAFF.has(lowerAt(line, i - 1)) &&
  !lowerAt(line, i).endsWith('s') &&
  !mayBePast(lowerAt(line, i))

/** Whether a word that may be a noun is the verb of the clause, by what stands around it: `page shows 14`. */
function isPredicate(line: Classed, i: number): boolean {
  const { tokens, classes } = line
  const lower = lowerAt(line, i)
  const next = classes[i + 1]
  if (classes[i] !== 'word' || !isContent(classes[i - 1])) return false
  if (isPast(lower)) return classes[i - 1] !== 'number' && !tokens[i]?.text.includes('-')
  if (!maybeVerb(lower)) return false
  // “Who on your team looks after it?”
  if (next === 'preposition' && /^(?:looks|cares|deals|works)$/.test(lower)) return true
  // “Lumen Books ships in paper”
  if (classes[i - 1] === 'name' && next === 'preposition' && lower.endsWith('s')) return true
  if (isGerund(lower)) return next === 'article' || next === 'owner'
  if (
    classes[i - 1] === 'name' &&
    classes[i - 2] === 'break' &&
    next === 'preposition' &&
    !lower.endsWith('s')
  )
    return true
  if (isGerund(lowerAt(line, i + 1))) return true
  if (next === 'article' || next === 'owner' || isObject(line, i + 1)) return true
  return lower.endsWith('s') && (next === 'number' || lowerAt(line, i + 1) === 'to')
}

/** “cost you a day”, but not “the logs you sent”. */
const isObject = (line: Classed, i: number) =>
  /^(?:you|it|us|me|them|something|anything|nothing|everything)$/.test(lowerAt(line, i)) &&
  !/^(?:verb|word|modal|be)$/.test(line.classes[i + 1] ?? '')

/** The end without what cannot end a phrase. */
function trimmed(line: Classed, from: number, end: number): number {
  let to = end
  while (to > from && !mayEnd(line, to - 1, from)) to--
  return to
}

function mayEnd(line: Classed, i: number, from: number): boolean {
  const { classes } = line
  const here = classes[i]
  const lower = lowerAt(line, i)
  if (here === 'number') return i > from && isNoun(classes[i - 1])
  if (TITLES.has(lower) || WHENEVER.test(lower)) return false
  if (here === 'name' || (i > from && isManyBefore(line, i))) return true
  if (here !== 'word' || ADJECTIVES.has(lower)) return false
  // “GPU scheduling”, “CRM cleaning”: letters in front make a thing of it.
  if (isGerund(lower) && isAllCaps(line.tokens[i - 1]?.text ?? '') && i > from) return true
  if ((isGerund(lower) && !lower.includes('-')) || MEASURED.test(lower)) return false
  if (isVerbOfMany(line, i) || isHomeward(line, i)) return false
  return (
    !(lower.length > 6 && /(?:able|ible|ful|less|ous)$/.test(lower)) &&
    !(isPast(lower) && !lower.includes('-'))
  )
}

/** “customers struggle with siloed data”: as nouns they do not stand behind many. */
const STRUGGLES = /^(?:struggle|suffer|rely|depend|grapple|wrestle|cope|compete|complain|agree|tend|fail)$/
/** “reference calls pile up” */
const PARTICLE = /^(?:up|out|off|down|away|apart)$/
/** “a brief call sometime”, “your depot prior to the holidays” */
const WHENEVER = /^(?:sometime|someday|anytime|prior|otherwise)$/
/** “your notes sync when you are back” */
const OPENS_CLAUSE = /^(?:when|whenever|while|once)$/

const isMany = (lower: string) => /[^s]s$/.test(lower)

/** “sites lack live data”: behind many, with more to come, a form that may be a verb is one. */
function isVerbOfMany(line: Classed, i: number): boolean {
  const lower = lowerAt(line, i)
  const next = line.classes[i + 1]
  const isBehindMany = isMany(lowerAt(line, i - 1)) && line.classes[i - 1] === 'word' && !lower.endsWith('s')
  // “sales up 12%” tells how far.
  if (isBehindMany && STRUGGLES.test(lower)) return true
  if (isBehindMany && PARTICLE.test(lowerAt(line, i + 1)) && line.classes[i + 2] !== 'number') return true
  return (
    isBehindMany &&
    maybeVerb(lower) &&
    (next === 'word' || next === 'verb' || next === 'number' || OPENS_CLAUSE.test(lowerAt(line, i + 1))) &&
    !/(?:s|ing)$/.test(lowerAt(line, i + 1)) &&
    !isPast(lowerAt(line, i + 1))
  )
}

/** “take your things home”, “bring your laptop home” */
const isHomeward = (line: Classed, i: number) =>
  lowerAt(line, i) === 'home' && (isMany(lowerAt(line, i - 1)) || TAKES.test(lowerAt(line, i - 3)))
const TAKES = /^(?:take|bring|carry|send|drive|fly|walk|get)$/

/** `one-page`, `six-week`: what is measured comes behind. */
const MEASURED = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|full|half|part|\d+)-/

/** Behind these the joined phrase is vague or the sender's: “a report for this”, “for my mum”. */
const NOT_JOINED = new Set('this that these those any some each every no all both my our'.split(' '))

const LOOKS_FOR =
  /^(?:test|tests|check|checks|search|scan|screen|examine|inspect|audit|review|comb|monitor|watch|ask|tell|thank|pay|charge|agree|discuss|arrange|confirm|share|clear)(?:ed|ing|es)?$/

/** Words that make an adverb with their preposition: “discussed it at length”. */
const IDIOMS: Readonly<Record<string, RegExp>> = {
  at: /^(?:least|most|all|once|first|last|length|hand|present|risk|speed)$/,
  in: /^(?:detail|full|advance|person|writing|general|particular|time|principle|meantime)$/,
  on: /^(?:time|file|hold|track|board|foot|balance)$/,
}

/** A name, or a thing without its article, may be one of two that share their link. */
const isPair = ({ classes }: Classed, { from, to, determiner }: Phrase): boolean =>
  determiner === '' &&
  (classes.slice(from, to).every((c) => c === 'name') || classes.slice(from, to).every((c) => c === 'word'))

/** The phrase with the one joined to it: `damaged pallets at Goole`. */
function join(line: Classed, first: Phrase): Phrase | null {
  const link = lowerAt(line, first.to)
  const at = first.to + 1
  if (
    !JOINERS.has(link) ||
    // “financing at least twice a week”
    IDIOMS[link]?.test(lowerAt(line, at)) ||
    (link !== 'of' && line.classes[at] === 'number' && !(link === 'for' && isNoun(line.classes[at + 2])))
  )
    return null
  const second = phraseAt(line, at)
  // “your draft in the meantime”
  if (!second || NOT_JOINED.has(second.determiner) || lowerAt(line, second.to - 1) === 'meantime') return null
  if (second.to - first.from > LONGEST_JOINED || second.from > at + 1) return null
  // “two new clinics in Leeds and Bradford”, “a consultancy for joinery and kitchen firms”
  const other =
    lowerAt(line, second.to) === 'and' && isPair(line, second) ? phraseAt(line, second.to + 1) : null
  if (other && isPair(line, other) && other.to - first.from <= LONGEST_JOINED)
    return { ...first, to: other.to, joined: true }
  // “a night bus between Leeds and Sheffield”: between one of them is nowhere.
  if (link === 'between') {
    const other = lowerAt(line, second.to) === 'and' ? phraseAt(line, second.to + 1) : null
    return other && other.to - first.from <= LONGEST_JOINED ? { ...first, to: other.to, joined: true } : null
  }
  // “We test web shops for holes”: the holes are what is looked for.
  if (
    (link === 'for' || link === 'with' || link === 'about') &&
    LOOKS_FOR.test(lowerAt(line, first.determiner === '' ? first.from - 1 : first.from - 2))
  )
    return null
  const behind = line.tokens[second.to]?.text ?? ''
  if ('"“‘'.includes(behind) && behind !== '') return null
  // “your membership of the Printmakers' Guild” does not end at the printmakers.
  if (/^['’]$/.test(behind)) return null
  if (line.classes[second.to - 1] === 'number' && /^(?:to|or|and|–|-)$/.test(behind)) return null
  return { ...first, to: second.to, joined: true }
}
