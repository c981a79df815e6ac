/** The net under all splits: each part is a sentence, and nothing that held for one verb holds for another behind it. */

import type { ParsedSentence, Token } from '../../../engine/doc.ts'
import type { Edit } from '../../../engine/edit.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { words } from '../../../engine/word-set.ts'
import { isPast } from '../../material/verbs.ts'
import { DAYS, MONTHS, PREPOSITIONS } from '../../material/words.ts'
import { firstBehindAdverbs, wordAt } from './adverbials.ts'
import { isClause, SUBJECTS, VERBAL, WITH_VERB } from './clauses.ts'
import { isFiniteAt, isWhole } from './main-clause.ts'
import { partsHalves } from './second-half.ts'

type Tokens = readonly Token[]

/** A place where a sentence ends that went on: the words around it as sent, and as they stand then. */
interface Cut {
  /** All that was sent, and where in it the next sentence begins. */
  sent: Tokens
  at: number
  before: Tokens
  behind: Tokens
}

/** Whether a sentence may be parted so, in edits of its own text. In doubt it may not. */
export function isSound(
  { text, tokens }: Pick<ParsedSentence, 'text' | 'tokens'>,
  edits: readonly Edit[],
): boolean {
  const sorted = [...edits].sort((a, b) => a.start - b.start)
  const parts = partsOf(text, sorted).map((part) => tokenize(part.replace(THEN, '$1, ')))
  if (!parts.every(isWhole)) return false
  if (partsHalves(text, partsOf(text, sorted))) return false
  return sorted
    .filter(({ replacement }) => replacement.startsWith('. '))
    .every((edit, i) => {
      const at = tokens.findIndex(({ start, end }) => start >= edit.start && end > start)
      const cut: Cut = { sent: tokens, at, before: parts[i] ?? [], behind: parts[i + 1] ?? [] }
      return !UNSOUND.some((isUnsound) => isUnsound(cut))
    })
}

/** “If you sign in May then we …”: where it ends, the condition has a comma in all but looks. */
const THEN = /^((?:(?:but|and|so) )?(?:if|when|once)\b[^,;]{3,120}?) then /i

/** The sentences that edits make of one: they put a full stop where they part it, or a sentence behind it. */
function partsOf(text: string, sorted: readonly Edit[]): string[] {
  const parts: string[] = []
  let part = ''
  let from = 0
  for (const { start, end, replacement } of sorted) {
    part += text.slice(from, start)
    from = end
    const stop = replacement.startsWith('. ') ? '.' : replacement.startsWith(' ') ? '' : null
    if (stop === null) part += replacement
    else {
      parts.push(part + stop)
      part = replacement.slice(stop.length + 1)
    }
  }
  return [...parts, part + text.slice(from)]
}

const isMark = (tokens: Tokens, at: number, mark: string): boolean => tokens[at]?.text === mark

/** The word that joins what a cut parts. */
const joinOf = ({ sent, at }: Cut): string => wordAt(sent, isMark(sent, at, ',') ? at + 1 : at)

/** Whether the cut parts two clauses of the same rank: “; we”, “, and we”, “, we”. */
const isBetweenEquals = (cut: Cut): boolean =>
  (/^(?:and|or|but|so|then|;|–|—)$/.test(joinOf(cut)) && !isPurpose(cut)) || isSplice(cut)
/** “so that they can”, told as “That way, they can”. */
const isPurpose = ({ sent, at }: Cut): boolean =>
  wordAt(sent, isMark(sent, at, ',') ? at + 1 : at) === 'so' &&
  wordAt(sent, isMark(sent, at, ',') ? at + 2 : at + 1) === 'that'
const isSplice = (cut: Cut): boolean => isMark(cut.sent, cut.at, ',') && isClause(cut.sent, cut.at + 1)

/** “We agreed three things: …”: what a colon announces stays together. “PS:” announces nothing. */
const LABEL = 2
const isBehindColon = ({ sent, at }: Cut): boolean => {
  const colon = sent.findIndex(({ text }) => text === ':')
  return colon > LABEL && colon < at
}

/** “either … or”: the second half stays with the first. */
const PAIRS: readonly (readonly [first: string, behind: RegExp, second: RegExp])[] = [
  ['not', /^(?:only|just|merely|simply)$/, /^(?:but|also)$/],
  ['either', /./, /^or$/],
  ['neither', /./, /^nor$/],
  ['both', /^(?!of$)\p{L}/u, /^and$/],
  ['whether', /./, /^or$/],
]
const partsPair = ({ sent, at }: Cut): boolean =>
  PAIRS.some(([first, behind, second]) =>
    sent.some(({ lower }, i) => {
      if (i >= at || lower !== first || !behind.test(wordAt(sent, i + 1))) return false
      // “you both”, “will both be there”
      const prior = wordAt(sent, i - 1)
      if (first === 'both' && (SUBJECTS.has(prior) || VERBAL.has(prior))) return false
      const found = sent.findIndex((token, n) => n > i && second.test(token.lower))
      return found >= at
    }),
  )

const CONDITIONS = words('if unless once until whether when whenever before after provided should')
const TEMPORAL = words('when whenever once before after until')
const TIMES = words('today tomorrow tonight week month year quarter noon midnight end day morning weekend')
const MODALS = words(
  "will can may must should shall please would could won't can't i'll we'll you'll they'll he'll she'll it'll",
)

const namesTime = (tokens: Tokens): boolean =>
  tokens.some(
    ({ kind, lower, text }) =>
      kind === 'number' || DAYS.has(lower) || (MONTHS.has(lower) && text !== lower) || TIMES.has(lower),
  )

/** “By Friday”, “To make sure”, “Without a key”: what comes before the comma holds for all that comes behind. */
function leadsWithLimit(tokens: Tokens, at: number): boolean {
  const first = wordAt(tokens, 0)
  const lead = tokens.slice(
    0,
    Math.max(
      0,
      tokens.findIndex(({ text, lower }, i) => i > 0 && (text === ',' || SUBJECTS.has(lower))),
    ),
  )
  if (/^(?:to|without|except)$/.test(first) || (first === 'in' && wordAt(tokens, 1) === 'order')) return true
  if (!namesTime(lead)) return false
  return (
    /^(?:by|until|before|within|from)$/.test(first) ||
    (PREPOSITIONS.has(first) && tokens.slice(lead.length, at).some(({ lower }) => MODALS.has(lower)))
  )
}

/** “If it rains, we stay, and the fair is off”: the second half would hold whatever the weather. */
function losesCondition(cut: Cut): boolean {
  if (!isBetweenEquals(cut)) return false
  const { sent, at, behind } = cut
  const start = behind.findIndex(({ lower }) => !/^(?:and|but|so|or|even|only)$/.test(lower))
  if (CONDITIONS.has(wordAt(behind, start))) return false
  const isAnd = joinOf(cut) === 'and' || isSplice(cut)
  if (isAnd && leadsWithLimit(sent, at) && behind.some(({ lower }) => MODALS.has(lower) || VERBAL.has(lower)))
    return true
  return isUnderCondition(sent, at)
}

/** Whether what stands at `at` holds only if or when something else does, told before it. */
function isUnderCondition(sent: Tokens, at: number): boolean {
  return sent.some(({ lower }, i) => {
    if (i >= at || !CONDITIONS.has(lower)) return false
    const prior = i - 1
    const opens = i === 0 || /^(?:and|but|so|or|that|even|only|;|:)$/.test(wordAt(sent, prior))
    if (!opens || (lower === 'should' && i > 0)) return false
    const led = sent.slice(i, at)
    // “and before Friday”: no clause, and no comma behind it.
    if (!led.some(({ text }) => text === ',') && !led.some((_, n) => isFiniteAt(led, n))) return false
    // What has happened is told one behind the other.
    return !(TEMPORAL.has(lower) && isTold(led))
  })
}

const isTold = (tokens: Tokens): boolean =>
  tokens.some(
    ({ lower }, i) => isFiniteAt(tokens, i) && (isPast(lower) || /^(?:was|were|had|did)$/.test(lower)),
  ) && !tokens.some(({ lower }) => MODALS.has(lower))

/** Behind a comma they limit all that came before it. */
const LIMITS = words('if unless provided once until before assuming')
/** “We send A, and we send B, if you pay by May”: the condition is for both. */
const takesLimit = (cut: Cut): boolean => {
  const { before, behind } = cut
  if (!isBetweenEquals(cut) || isFact(before)) return false
  return behind.some(({ text }, i) => {
    if (text !== ',' || i < 2) return false
    const [next, after] = [wordAt(behind, i + 1), wordAt(behind, i + 2)]
    const isLimit = LIMITS.has(next) || (next === 'by' && namesTime(behind.slice(i + 2, i + 6)))
    // “…, but if it rains, …” is over with its own comma.
    if (isLimit) return !behind.slice(i + 1).some((token) => token.text === ',')
    return /^(?:so that|in order|as long)$/.test(`${next} ${after}`)
  })
}
/** What has come about takes no condition: “I have read it”, “it was late”; but “we have to pay” does. */
const isFact = (tokens: Tokens): boolean => {
  const at = tokens.findIndex((_, i) => isFiniteAt(tokens, i))
  const verb = wordAt(tokens, at)
  return (
    (isPast(verb) || /^(?:has|have|had|was|were|did|\p{L}+['’]ve)$/u.test(verb)) &&
    wordAt(tokens, at + 1) !== 'to'
  )
}

/** Words of “At that point,” at most. */
const LINK = 3
const RELATIVE = words('which who whose that where whom')
/** Behind the comma that ends a relative clause they go on with the clause that it stood in. */
const RESUMES = words(
  'if unless when while because although though until once whereas provided please so rather instead otherwise before after as since',
)
/** “…, which is new, by Friday”: what comes behind the relative belongs to the clause before it. */
function goesOnBehindRelative(cut: Cut): boolean {
  const { sent, at, behind } = cut
  const isSecond =
    joinOf(cut) === 'and' && /^wh(?:ich|o)$/.test(wordAt(sent, isMark(sent, at, ',') ? at + 2 : at + 1))
  if (!RELATIVE.has(joinOf(cut)) && !isSecond) return false
  for (let i = LINK + 1; i < behind.length; i++) {
    if (!isMark(behind, i, ',')) continue
    const [next, after] = [wordAt(behind, i + 1), wordAt(behind, i + 2)]
    if (next === 'so' && after === 'that') return true
    // “If it rains, we go to Ana, who has a hall, and we stay”: what happens only then.
    if (/^(?:and|but|so|or)$/.test(next) && (isClause(behind, i + 2) || CONDITIONS.has(after)))
      return next === 'and' && isUnderCondition(sent, at)
    // “…, where we have room, but not on Monday”, “…, and to meet them”
    if (/^(?:but|yet)$/.test(next) || (/^(?:and|or)$/.test(next) && after === 'to')) return true
    if (/^(?:and|or|nor|including|like)$/.test(next) || RELATIVE.has(next) || RELATIVE.has(after)) continue
    if (
      RESUMES.has(next) ||
      PREPOSITIONS.has(next) ||
      WITH_VERB.has(next) ||
      isClause(behind, i + 1) ||
      // “the agents, which were against it, they now ask”: what the relative hung on would be left without a verb.
      (SUBJECTS.has(next) && isFiniteAt(behind, firstBehindAdverbs(behind, i + 2))) ||
      (isFiniteAt(behind, firstBehindAdverbs(behind, i + 1)) && !isLimb(behind, i))
    )
      return true
  }
  return false
}

/** “that unlocks insights, breaks down silos and delivers returns”: one verb of several. */
const isLimb = (tokens: Tokens, comma: number): boolean =>
  tokens.some(({ lower }, i) => i > comma && (lower === 'and' || lower === 'or') && isFiniteAt(tokens, i + 1))

/** Words to “of which” at most. */
const PART = 6
/** “A is done, B is next, and C is late”: cut at “and”, a comma alone would join the first two. */
function leavesComma(cut: Cut): boolean {
  const { before } = cut
  return (
    joinOf(cut) === 'and' &&
    before.some(({ text }, i) => {
      if (text !== ',') return false
      const close = before.findIndex((token, n) => n > i && (token.text === ',' || n === before.length - 1))
      const next = wordAt(before, i + 1)
      if (LINKED.has(next) || isFiniteAt(before, i + 1) || !isWhole(before.slice(i + 1, close))) return false
      const that = before.findLastIndex(({ lower }, n) => n < i && lower === 'that')
      // “We hope that by then, we”, “the most of whom are”: the comma ends no statement.
      const isOpen = that >= 0 && !before.slice(that, i).some((_, n) => isFiniteAt(before, that + n))
      const isPart = before.slice(i, i + PART).some(({ lower }) => /^who?i?[cm]h?$/.test(lower))
      return !isOpen && !isPart && isWhole(before.slice(0, i))
    })
  )
}
/** Behind a comma they join or hang on what they open. */
const LINKED = words(
  'and but or so yet nor which who whose whom where when while if unless because although though as since once until before after whereas that what how please otherwise therefore however',
)

/** “…, and in those two weeks, it”: what the comma ends has no verb yet. */
function cutsLead(cut: Cut): boolean {
  const { sent, at } = cut
  if (!isSplice(cut)) return false
  const last = sent.findLastIndex(
    ({ text }, i) => i < at && text === ',' && /^(?:and|but|so)$/.test(wordAt(sent, i + 1)),
  )
  return last >= 0 && !isWhole(sent.slice(last + 2, at))
}

const UNSOUND: readonly ((cut: Cut) => boolean)[] = [
  isBehindColon,
  partsPair,
  losesCondition,
  takesLimit,
  goesOnBehindRelative,
  leavesComma,
  cutsLead,
]
