/** Whether words are a sentence by themselves: each clause in them gets its verb, and one hangs on no other. */

import { isCapitalised } from '../../../engine/characters.ts'
import type { Token } from '../../../engine/doc.ts'
import { AUXILIARIES } from '../../../engine/lexicon/verbs.ts'
import { PLAIN_OF_PAST } from '../../../engine/measures/conjugation.ts'
import { words } from '../../../engine/word-set.ts'
import { isGerund, isPast, isVerb, maybeVerb } from '../../material/verbs.ts'
import {
  ADJECTIVES,
  ARTICLES,
  DAYS,
  MONTHS,
  NUMBER_WORDS,
  OWNERS,
  PREPOSITIONS,
} from '../../material/words.ts'
import { firstBehindAdverbs, wordAt } from './adverbials.ts'
import { DETERMINERS, SUBJECTS, WITH_VERB } from './clauses.ts'

/** A clause that waits for its verb, or has it. */
interface Frame {
  kind: 'main' | 'lead' | 'inner'
  hasVerb: boolean
  /** True behind “and” in a clause that has its verb: what comes is more of it. */
  goesOn: boolean
  /** The word that opened it. */
  by: string
}

/** They open a clause wherever they stand. */
const OPENERS = words('if because although though unless whereas who which whose whom whether')
/** They open one where a verb follows. */
const MAY_OPEN = words(
  'when while where what how why as since after before until till once than that whenever wherever whatever provided given',
)
/** Behind these, a word of the first list opens none: “if possible”, “because of”, “whether to”. */
const NO_CLAUSE = words('possible needed necessary so not of to any per then now noon which whom at all')
/** “as well”, “as soon as the parts are in”: the second “as” opens the clause. */
const AS_SOON = words('well soon long far much many good quickly often')
const TIMES = words('as after before until till since than once')
const AUX = new Set([...AUXILIARIES.split(' '), ...'must may might shall cannot am'.split(' ')])
const isAux = (lower: string): boolean => AUX.has(lower) || /n['’]t$/.test(lower)
const JOIN = words('and or but nor yet')
/** Only ever subjects, so that the word behind them is their verb. */
const DOERS = words('i we they he she who')
/** Subjects, or what a verb or a preposition has. */
const EITHER = words(
  'you it this that which there these those everyone everybody anyone nobody somebody someone one',
)
const NO_VERB = words(
  'and or but to of in on at by for from with as the a an all that who which both not also two three four five six seven eight nine ten',
)
/** “sure you can”, “hope it helps”: a clause without “that” follows. */
const HOLDS = words('sure certain glad happy afraid sorry aware hope')
const ADVERB =
  /^(?:also|now|still|never|always|not|just|already|often|then|usually|only|really|even|soon|longer|all|both|each|since|ever|\p{L}{2,}ly)$/u
/** Adverbs that are none: “family”, “supply”. */
const NOUN_LY = /^(?:family|supply|assembly|reply|july|italy|monopoly|ally)$/

const isAdverb = (lower: string): boolean => ADVERB.test(lower) && !NOUN_LY.test(lower)

/** Index of the word before `at`, past adverbs. */
function before(tokens: readonly Token[], at: number): number {
  let i = at - 1
  while (
    i >= 0 &&
    (isAdverb(wordAt(tokens, i)) || (wordAt(tokens, i) === 'no' && wordAt(tokens, i + 1) === 'longer'))
  )
    i--
  return i
}

const isNumberOf = (lower: string): boolean =>
  /[^su]s$/.test(lower) || /^(?:people|children|men|women)$/.test(lower)

/** What may follow a verb at once, and seldom the noun that looks like it. */
function goesBehindVerb(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return true
  const { lower } = token
  return (
    lower !== 'of' &&
    (ARTICLES.has(lower) ||
      OWNERS.has(lower) ||
      SUBJECTS.has(lower) ||
      PREPOSITIONS.has(lower) ||
      MAY_OPEN.has(lower) ||
      /^(?:us|me|him|them|more|less|much|many|half|two|three|four|five|out|what|how|if|whether|to|not)$/.test(
        lower,
      ) ||
      isAdverb(lower))
  )
}

/** Whether a finite verb, or the first of its words, stands at `i`. */
export function isFiniteAt(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  if (token?.kind !== 'word') return false
  const { lower, text } = token
  const next = wordAt(tokens, i + 1)
  if (WITH_VERB.has(lower)) return true
  if (text !== lower && i > 0) return false
  const at = before(tokens, i)
  const [prior, earlier] = [wordAt(tokens, at), wordAt(tokens, before(tokens, at))]
  const isChained = isAux(prior) || WITH_VERB.has(prior) || /^(?:to|be|been|being|having|please)$/.test(prior)
  // “what we would like to do is”
  if (prior === 'do' && /^(?:is|was|will|would|can|has)$/.test(lower)) return true
  if (isAux(lower)) return !isChained && !isAux(SUBJECTS.has(prior) ? '' : prior)
  if (
    isChained ||
    isGerund(lower) ||
    lower.endsWith('ing') ||
    lower === 'thanks' ||
    NO_VERB.has(lower) ||
    isAdverb(lower)
  )
    return false
  // “could you tell”: the verb has been said.
  if (SUBJECTS.has(prior) && isAux(earlier)) return false
  // “the people involved around it”
  if (/^(?:involved|concerned)$/.test(lower) && (!next || PREPOSITIONS.has(next))) return false
  const isPastForm = (isPast(lower) && !lower.includes('-')) || PLAIN_OF_PAST.has(lower) || lower === 'used'
  if (DOERS.has(prior)) return !SUBJECTS.has(lower) && !ARTICLES.has(lower) && !OWNERS.has(lower)
  if (EITHER.has(prior)) {
    const isObject =
      (PREPOSITIONS.has(earlier) && earlier !== 'of' && !MAY_OPEN.has(earlier)) ||
      (isVerb(earlier) && !/^(?:which|that)$/.test(prior))
    return !isObject && (isPastForm || maybeVerb(lower) || /[^s]s$/.test(lower))
  }
  if (ARTICLES.has(prior) || OWNERS.has(prior) || PREPOSITIONS.has(prior) || ADJECTIVES.has(prior))
    return false
  if (isPastForm && next !== 'by' && !ADJECTIVES.has(lower)) return true
  if (!maybeVerb(lower)) return false
  const sure = isVerb(lower) || goesBehindVerb(tokens[i + 1])
  return /[^s]s$/.test(lower)
    ? sure &&
        !(isNumberOf(prior) && !isCapitalised(tokens[at]?.text ?? '')) &&
        (tokens[at]?.kind !== 'number' || isVerb(lower)) &&
        !NUMBER_WORDS.has(prior)
    : sure && (isNumberOf(prior) || (NUMBER_WORDS.has(prior) && prior !== 'one') || isOneOfTwo(tokens, at))
}

/** Words back to the “and” of “the choir and the theatre group use”. */
const PAIR = 5
/** Whether the noun at `at` is the second of two that are the subject together. */
function isOneOfTwo(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i > Math.max(0, at - PAIR); i--) {
    const { kind, lower } = tokens[i] as Token
    if (lower === 'and') return tokens[i - 1]?.kind === 'word' && !isFiniteAt(tokens, i - 1)
    if (kind === 'mark' || isAux(lower) || PREPOSITIONS.has(lower) || SUBJECTS.has(lower)) return false
  }
  return false
}

/** Where what is put in between commas ends, when it begins behind the comma at `comma`; -1 where it does not. */
const closeOf = (tokens: readonly Token[], comma: number): number =>
  tokens.findIndex(({ text }, at) => at > comma + 1 && text === ',')

/** Whether a verb comes before the clause that would begin at `at` is over. */
function getsVerb(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < tokens.length; i++) {
    const { kind, text, lower } = tokens[i] as Token
    if (text === ',') {
      // “When the list, which is new, is ready”
      const close = closeOf(tokens, i)
      return (
        close > 0 &&
        isFiniteAt(tokens, firstBehindAdverbs(tokens, close + 1)) &&
        !isFiniteAt(tokens, close + 2)
      )
    }
    if (kind === 'mark' && !/^[£€$¥%&/'’“”"()-]$/.test(text)) return false
    const behind = wordAt(tokens, i + 1)
    const isPair = lower === 'and' && (/^(?:the|an?)$/.test(behind) || OWNERS.has(behind))
    if (i > at + 1 && ((JOIN.has(lower) && !isPair) || OPENERS.has(lower))) return false
    if (i > at && (TIMES.has(lower) || lower === 'when' || lower === 'while')) return false
    if (isFiniteAt(tokens, i)) return true
  }
  return false
}

/** “after four in the afternoon”, “before October”, “until that”: no clause. */
const isTimeOrPointer = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.kind === 'number' ||
  NUMBER_WORDS.has(wordAt(tokens, i)) ||
  DAYS.has(wordAt(tokens, i)) ||
  (MONTHS.has(wordAt(tokens, i)) && isCapitalised(tokens[i]?.text ?? '')) ||
  (/^(?:that|this)$/.test(wordAt(tokens, i)) && SUBJECTS.has(wordAt(tokens, i + 1)))

/** “as well”, “as a result”, “such as yours”, “when opening”: no clause. */
const isFixed = (tokens: readonly Token[], i: number): boolean => {
  const [lower, next] = [wordAt(tokens, i), wordAt(tokens, i + 1)]
  return (
    NO_CLAUSE.has(next) ||
    /^\p{L}{3,}ing$/u.test(next) ||
    (lower === 'as' && (AS_SOON.has(next) || /^an?$/.test(next) || wordAt(tokens, i - 1) === 'such')) ||
    (TIMES.has(lower) && isTimeOrPointer(tokens, i + 1))
  )
}

/** “by joining”: what a clause may begin with, and no verb of its own. */
const isBeforeGerund = (tokens: readonly Token[], at: number): boolean =>
  PREPOSITIONS.has(wordAt(tokens, at)) && /^\p{L}{3,}ing$/u.test(wordAt(tokens, at + 1))

/** Whether the word at `i` opens a clause that hangs on another. */
function opens(tokens: readonly Token[], i: number): boolean {
  const [lower, next] = [wordAt(tokens, i), wordAt(tokens, i + 1)]
  // “all of which for $12”
  if (/^(?:which|whom)$/.test(lower) && PREPOSITIONS.has(wordAt(tokens, i - 1)))
    return getsVerb(tokens, i + 1)
  if (OPENERS.has(lower)) return !NO_CLAUSE.has(next) || (lower === 'which' && next === 'of')
  if (!MAY_OPEN.has(lower) || isFixed(tokens, i) || /^(?:given|provided)$/.test(lower)) return false
  const prior = wordAt(tokens, i - 1)
  // “in that case”
  if (lower === 'that' && PREPOSITIONS.has(prior)) return false
  // “to say that, as of May, …”, “we believe that by joining forces, …”
  if (lower === 'that' && (tokens[i + 1]?.text === ',' || isBeforeGerund(tokens, i + 1))) return true
  // “that is the plan”, “if that is so”: a subject.
  const mayBeSubject =
    i === 0 || prior === ',' || JOIN.has(prior) || OPENERS.has(prior) || MAY_OPEN.has(prior)
  if (lower === 'that' && mayBeSubject && isFiniteAt(tokens, firstBehindAdverbs(tokens, i + 1))) return false
  return getsVerb(tokens, i + 1)
}

/** “the venue you booked”, “sure you can”: a clause that no word opens. */
function opensBare(tokens: readonly Token[], i: number, frames: readonly Frame[]): boolean {
  const [token, last] = [tokens[i] as Token, tokens[i - 1]]
  if (!DOERS.has(token.lower) && !/^(?:you|it)$/.test(token.lower)) return false
  if (last?.kind !== 'word' && last?.kind !== 'number') return false
  if (token.lower === 'who' || JOIN.has(last.lower) || isAux(last.lower)) return false
  // “Most of it is”
  if (PREPOSITIONS.has(last.lower)) return false
  if (OPENERS.has(last.lower) || MAY_OPEN.has(last.lower) || last.lower === 'so' || isAdverb(last.lower))
    return false
  const verb = firstBehindAdverbs(tokens, i + 1)
  if (!isFiniteAt(tokens, verb)) return false
  const owed = frames.findLast(({ hasVerb }) => !hasVerb)
  if (!owed) return true
  // “how many of them we need”
  if (owed === frames.at(-1) && /^(?:how|what|which|whose|that)$/.test(owed.by)) return false
  if (owed.kind === 'main') {
    let from = i
    while (from > 0 && tokens[from - 1]?.kind !== 'mark') from--
    const first = wordAt(tokens, from)
    // “In return we start”, “If you upgrade today you get”: the main clause.
    const isLed = PREPOSITIONS.has(first) || isAdverb(first) || frames.at(-1)?.kind === 'lead'
    return frames.at(-1)?.kind === 'lead' ? isVerb(last.lower) || HOLDS.has(last.lower) : !isLed
  }
  // “because over the years we grew”, but “because the hall we like is full”.
  for (let n = verb + 1; n < tokens.length; n++) {
    const { kind, lower } = tokens[n] as Token
    if (kind === 'mark' || JOIN.has(lower) || OPENERS.has(lower) || MAY_OPEN.has(lower)) return false
    if (isFiniteAt(tokens, n)) return true
  }
  return false
}

/** Behind “and” or “but” they hang what follows on a main clause further on. */
const LEADS_ON = words('if when while because since although though as once after before unless until')
const LEADERS = words(
  'if when while because since although though as once after before unless until whether whereas given whenever wherever whatever what how where why who provided should had were',
)

/** Index of the first word behind “And”, “That way,” and the like. */
function behindLink(tokens: readonly Token[]): number {
  let i = 0
  while (
    i < tokens.length &&
    (tokens[i]?.kind === 'mark' || /^(?:and|or|but|so|also|then)$/.test(wordAt(tokens, i)))
  )
    i++
  return i
}

/** Whether the clause that begins the sentence at `i` leads on to its main clause. */
function leads(tokens: readonly Token[], i: number): boolean {
  const lower = wordAt(tokens, i)
  if (!LEADERS.has(lower) || isFixed(tokens, i)) return false
  if (/^(?:should|had|were)$/.test(lower)) return true
  return OPENERS.has(lower) || lower === 'when' || lower === 'while' || getsVerb(tokens, i + 1)
}

const RELATIVE = /^(?:which|who|whose|whom)$/

/** Whether these words are a whole sentence. In doubt they are none. */
export function isWhole(tokens: readonly Token[]): boolean {
  const main: Frame = { kind: 'main', hasVerb: false, goesOn: false, by: '' }
  const frames = [main]
  const top = () => frames.at(-1) ?? main
  const start = behindLink(tokens)
  let depth = 0
  /** Where a comma ends a relative clause. */
  let resumed = -1
  const open = (kind: Frame['kind'], by: string) => frames.push({ kind, hasVerb: false, goesOn: false, by })
  /** Leaves clauses that have their verb. */
  const leave = (isKept: (frame: Frame) => boolean) => {
    while (top().kind !== 'main' && top().hasVerb && !isKept(top())) frames.pop()
  }
  const give = () => {
    if (top().goesOn) {
      top().goesOn = false
      return
    }
    const at = frames.findLastIndex(({ hasVerb }) => !hasVerb)
    if (at < 0) return
    frames.length = at + 1
    ;(frames[at] as Frame).hasVerb = true
  }
  const isLed = leads(tokens, start)
  if (isLed) {
    open('lead', wordAt(tokens, start))
    if (/^(?:should|had|were)$/.test(wordAt(tokens, start))) give()
  }
  for (let i = isLed ? start + 1 : start; i < tokens.length; i++) {
    const { kind, text, lower } = tokens[i] as Token
    const next = wordAt(tokens, i + 1)
    if ('(['.includes(text)) depth++
    if (')]'.includes(text)) depth--
    if (depth > 0) continue
    if (text === ',') {
      const isMore = /^(?:which|who|whose|whom|where|and|or)$/.test(next)
      for (const frame of frames) frame.goesOn = false
      const [relative, within] = [top().by, frames.length]
      leave((frame) => frame.kind === 'lead' && isMore)
      if (frames.length < within && RELATIVE.test(relative)) resumed = i
      if (top().kind === 'lead' && top().hasVerb && (next === 'and' || next === 'or')) top().goesOn = true
      continue
    }
    if (kind === 'mark') {
      if (/^[;:–—-]$/.test(text) && (text !== '-' || tokens[i - 1]?.end !== tokens[i]?.start))
        leave(() => false)
      continue
    }
    if ((JOIN.has(lower) || (lower === 'so' && next !== 'that')) && i > start) {
      // “…, but if the parts are late, …”: a second main clause, which is to come.
      const at = /^(?:even|only|just|also)$/.test(next) ? i + 2 : i + 1
      if (
        LEADS_ON.has(wordAt(tokens, at)) &&
        leads(tokens, at) &&
        !tokens.slice(start, i).some((token) => token.lower === wordAt(tokens, at))
      ) {
        leave(() => false)
        open('main', lower)
        open('lead', wordAt(tokens, at))
        i = at
      } else if (top().kind !== 'main' && top().hasVerb) top().goesOn = true
      continue
    }
    // “given that”
    if (lower === 'that' && i === start + 1 && top().kind === 'lead') continue
    if (i > start && opens(tokens, i)) {
      top().goesOn = false
      open('inner', lower)
    } else if (opensBare(tokens, i, frames)) open('inner', '')
    else if (
      isFiniteAt(tokens, i) ||
      ((lower === 'please' || (/^thanks?$/.test(lower) && i === start)) &&
        (top().kind === 'main' || top().hasVerb)) ||
      isOrder(tokens, i, start) ||
      // “The drivers, who were against it, now ask”
      (((frames.length > 1 && top().hasVerb) || before(tokens, i) === resumed) && isLateVerb(tokens, i))
    )
      give()
  }
  return frames.every(({ hasVerb }) => hasVerb)
}

/** “The boards that we sent on Monday reach you”: a plain form behind a clause that was put in. */
const isLateVerb = (tokens: readonly Token[], i: number): boolean => {
  const { lower, text } = tokens[i] as Token
  const prior = wordAt(tokens, before(tokens, i))
  return (
    text === lower &&
    maybeVerb(lower) &&
    !isPast(lower) &&
    !lower.endsWith('ing') &&
    goesBehindVerb(tokens[i + 1]) &&
    !(ARTICLES.has(prior) || OWNERS.has(prior) || PREPOSITIONS.has(prior) || ADJECTIVES.has(prior)) &&
    !(isAux(prior) || SUBJECTS.has(prior) || WITH_VERB.has(prior) || JOIN.has(prior) || prior === 'to')
  )
}

/** “Send it”, “If it rains, call Ana”. */
function isOrder(tokens: readonly Token[], i: number, start: number): boolean {
  const { lower } = tokens[i] as Token
  if (i > start && tokens[i - 1]?.text !== ',' && wordAt(tokens, i - 1) !== 'then') return false
  return (
    (maybeVerb(lower) ||
      /^(?:make|let['’]?s?)$/.test(lower) ||
      (lower === 'just' && maybeVerb(wordAt(tokens, i + 1)))) &&
    !isPast(lower) &&
    !lower.endsWith('ing') &&
    !/[^s]s$/.test(lower) &&
    (i > start ? isVerb(lower) || lower === 'just' || DETERMINERS.has(wordAt(tokens, i + 1)) : true)
  )
}
