/** Where a sentence can end at a joint whose words stay: “; we”, “, but they”, “, while Tom”. */
import { isCapitalised } from '../../../engine/characters.ts'
import type { Token } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { isPlainVerb } from '../../material/verbs.ts'
import { firstBehindAdverbs, isMain } from './adverbials.ts'
import {
  AFTER_ALSO,
  beginsClause,
  closesClause,
  DETERMINERS,
  endsLimb,
  getsVerb,
  hasTense,
  hasVerbSoon,
  holdsVerb,
  isClause,
  isHungOn,
  isNamed,
  isOnlyJoint,
  isUnder,
  JOINING,
  LONG_SUBJECT,
  leadsOn,
  mainClause,
  ONE_OF_US,
  OPENS_SUBJECT,
  RELATIVES,
  SUBJECTS,
  SUBORDINATE,
  VERBAL,
  WITH_VERB,
} from './clauses.ts'

/** What stands in place of the token at `i` and `words` after it; `null` where no sentence can end. */
export function joint(
  tokens: readonly Token[],
  i: number,
): { text: string; words: number; isSplice?: true } | null {
  const [token, next, after] = [tokens[i], tokens[i + 1], tokens[i + 2]] as [Token, Token, Token]
  const begins = SUBJECTS.has(next.lower)
  switch (token.lower) {
    case ';':
      return begins ||
        next.lower === 'however' ||
        next.lower === 'therefore' ||
        isNamed(tokens, i + 1) ||
        // “…; if it is approved later it would …”: no half of a sentence stands behind the mark.
        (next.lower === 'if' && SUBJECTS.has(after.lower) && holdsVerb(tokens.slice(0, i))) ||
        (DETERMINERS.has(next.lower) && isOnlyJoint(tokens, ';') && holdsVerb(tokens.slice(i + 3)))
        ? { text: `. ${capitalised(next.text)}`, words: 1 }
        : null
    case 'and':
      return begins &&
        VERBAL.has(after.lower) &&
        tokens[i - 1]?.kind !== 'mark' &&
        !isHungOn(tokens, i) &&
        !isUnder(tokens, i)
        ? { text: `. ${capitalised(next.text)}`, words: 1 }
        : null
    case ',':
      return behindComma(tokens, i, next, after)
    default:
      return null
  }
}

function behindComma(
  tokens: readonly Token[],
  i: number,
  next: Token,
  after: Token,
): { text: string; words: number; isSplice?: true } | null {
  if (next.lower === 'and' && SUBJECTS.has(after.lower))
    return endsLimb(tokens, i) || sharesCondition(tokens, i, after.lower)
      ? null
      : { text: `. ${capitalised(after.text)}`, words: 2 }
  if (
    next.lower === 'and' &&
    DETERMINERS.has(after.lower) &&
    hasVerbSoon(tokens, i + 3) &&
    closesClause(tokens, i)
  )
    return { text: `. ${capitalised(after.text)}`, words: 2 }
  if (next.lower === 'and' && opensLongSubject(tokens, i + 2) && closesClause(tokens, i))
    return { text: `. ${capitalised(after.text)}`, words: 2 }
  if (
    next.lower === 'and' &&
    getsVerbBehindRelative(tokens, i + 2) &&
    isMain(tokens, i) &&
    !isUnder(tokens, i)
  )
    return { text: `. ${capitalised(after.text)}`, words: 2 }
  // “…, and what we find is that …”
  if (
    next.lower === 'and' &&
    after.lower === 'what' &&
    ONE_OF_US.has(tokens[i + 3]?.lower ?? '') &&
    tokens.slice(i + 5, i + 11).some(({ lower }) => lower === 'is') &&
    closesClause(tokens, i)
  )
    return { text: '. What', words: 2 }
  const turn = behindTurn(tokens, i)
  if (turn) return turn
  if (next.lower === 'so' && ORDERS.has(after.lower)) return { text: `. So ${after.text}`, words: 2 }
  if (next.lower === 'and' && isNamed(tokens, i + 2) && closesClause(tokens, i))
    return { text: `. ${after.text}`, words: 2 }
  if (next.lower === 'while' && isClause(tokens, i + 2) && holdsVerb(tokens.slice(0, i)))
    return { text: `. Meanwhile, ${after.text}`, words: 2 }
  // “…, and because the upper one is full, we …”
  if (
    COORDINATORS.has(next.lower) &&
    leadsOn(tokens, i + 2) &&
    (closesClause(tokens, i) ||
      isClause(tokens, 0) ||
      ONE_OF_US.has(tokens[0]?.lower ?? '') ||
      (beginsClause(tokens) && holdsVerb(tokens.slice(0, i)))) &&
    !isHungOn(tokens, i)
  )
    return {
      text:
        next.lower === 'and' ? `. ${capitalised(after.text)}` : `. ${capitalised(next.text)} ${after.text}`,
      words: 2,
    }
  if (
    (next.lower === 'but' || next.lower === 'so') &&
    (SUBJECTS.has(after.lower) ||
      isNamed(tokens, i + 2) ||
      (OPENS_SUBJECT.has(after.lower) && hasVerbSoon(tokens, i + 3, LONG_SUBJECT, RELATIVES)))
  )
    return { text: `. ${capitalised(next.text)} ${after.text}`, words: 2 }
  if (next.lower === 'which' && after.lower === 'means') return { text: '. That means', words: 2 }
  if (next.lower === 'also' && AFTER_ALSO.has(after.lower)) return { text: `. Also ${after.text}`, words: 2 }
  const isStatement =
    (beginsClause(tokens) ||
      // “Having looked into it, …” is no name with its verb.
      (isNamed(tokens, 0) && !/ing$/.test(tokens[0]?.lower ?? '') && hasTense(tokens[1]?.lower ?? '')) ||
      OPENS_INFORMALLY.has(tokens[0]?.lower ?? '') ||
      // “Classes are taught by …”
      (!NO_NOUN.test(tokens[0]?.lower ?? '') && hasVerbSoon(tokens, 1, 3))) &&
    ((SUBJECTS.has(next.lower) && (VERBAL.has(after.lower) || tellsOf(tokens, i + 1))) ||
      (DETERMINERS.has(next.lower) && hasVerbSoon(tokens, i + 2)))
  // “We believe that by joining forces, we …”: the comma ends no clause.
  return isStatement &&
    !isHungOn(tokens, i) &&
    !isBroken(tokens, i) &&
    (closesClause(tokens, i) || /^thanks?$/.test(tokens[0]?.lower ?? ''))
    ? { text: `. ${capitalised(next.text)}`, words: 1, isSplice: true }
    : null
}

/** A sentence that begins so has its subject in mind, or its main clause behind. */
const OPENS_INFORMALLY = new Set(
  'so just wanted hope thanks thank please but and any some most all every each a an no'.split(' '),
)

const NO_VERB = /^(?:and|or|but|to|of|in|on|at|by|for|from|with|as|the|a|an|all|that|who|which)$/

const NEAR_VERB = /^(?:also|both|all|just|only|really|then|now|still|never|always|usually)$/

/** “We helped”, “they both have”, “it's”: a subject that begins to tell, whatever its verb is. */
function tellsOf(tokens: readonly Token[], at: number): boolean {
  const subject = tokens[at]?.lower ?? ''
  if (WITH_VERB.has(subject)) return true
  const verb = tokens[NEAR_VERB.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1]
  if (verb?.kind !== 'word' || tokens[at + 2]?.kind === 'mark') return false
  // Behind “we” any word is the verb; behind “it” and “this” it may be a noun.
  return ONE_OF_US.has(subject) || subject === 'you'
    ? !NO_VERB.test(verb.lower)
    : SUBJECTS.has(subject) && hasTense(verb.lower)
}

/** “If, as agreed, it is late, we …”: a clause that a comma breaks is still without its main one. */
const isBroken = (tokens: readonly Token[], i: number): boolean =>
  tokens.some(({ lower }, at) => at < i && SUBORDINATE.has(lower) && tokens[at + 1]?.text === ',')

/** “… if you run it yourself, and you plan to move”: a second condition. */
function sharesCondition(tokens: readonly Token[], i: number, subject: string): boolean {
  for (let at = i - 1; at > 0 && tokens[at]?.kind !== 'mark'; at--)
    if (/^(?:if|when|unless|because)$/.test(tokens[at]?.lower ?? '')) return tokens[at + 1]?.lower === subject
  return false
}

/** “, however there are”, “, otherwise I'll”, “, after that please”: a turn that opens a sentence of its own. */
function behindTurn(
  tokens: readonly Token[],
  i: number,
): { text: string; words: number; isSplice?: true } | null {
  const turn = tokens[i + 1]
  const isLong = turn?.lower === 'after' && tokens[i + 2]?.lower === 'that'
  if (!turn || !(isLong || TURNS.has(turn.lower)) || isHungOn(tokens, i)) return null
  const last = isLong ? i + 2 : i + 1
  const hasComma = tokens[last + 1]?.text === ','
  const from = hasComma ? last + 2 : last + 1
  const opens =
    SUBJECTS.has(tokens[from]?.lower ?? '') ||
    isClause(tokens, from) ||
    ORDERS.has(tokens[from]?.lower ?? '') ||
    (SUBORDINATE.has(tokens[from]?.lower ?? '') && mainClause(tokens.slice(from)) < tokens.length - from)
  const text = tokens
    .slice(i + 1, last + 1)
    .map((token) => token.text)
    .join(' ')
  return opens && holdsVerb(tokens.slice(0, i))
    ? { text: `. ${capitalised(text)},`, words: last + (hasComma ? 1 : 0) - i, isSplice: true }
    : null
}
const TURNS = new Set(
  'however therefore otherwise nevertheless consequently alternatively furthermore moreover'.split(' '),
)

const COORDINATORS = new Set(['and', 'but', 'so'])
const ORDERS = new Set(["don't", 'please', "let's", 'make', 'do'])
/** Begins what is no noun. */
const NO_NOUN =
  /^(?:and|or|but|to|of|in|on|at|by|for|from|with|as|if|when|while|because|since|that|which|who|what|how|not|also|then|only|just|often|even|a|an|same|is|are|was|were|has|have|will|would|can|could|may|must|should|do|does|\p{L}+(?:ing|ly|ed))$/u

/** “, and any expenses that are late will …”, “, and orders will …”: a subject that gets its verb. */
export function opensLongSubject(tokens: readonly Token[], at: number): boolean {
  const { lower, kind } = tokens[at] as Token
  if (kind !== 'word' || JOINING.has(lower)) return false
  return OPENS_SUBJECT.has(lower) || !NO_NOUN.test(lower) ? getsVerb(tokens, at + 1) : false
}

/** Words of a subject before its relative clause, at most. */
const HEAD = 6

/** “the drivers, who were against it, now ask for …”: a subject that gets its verb behind a relative clause. */
function getsVerbBehindRelative(tokens: readonly Token[], at: number): boolean {
  if (!OPENS_SUBJECT.has(tokens[at]?.lower ?? '') && !isCapitalised(tokens[at]?.text ?? '')) return false
  const comma = tokens.findIndex(({ kind }, i) => i > at && kind === 'mark')
  if (comma < 0 || comma - at > HEAD || tokens[comma]?.text !== ',') return false
  if (!/^(?:which|who)$/.test(tokens[comma + 1]?.lower ?? '')) return false
  const close = tokens.findIndex(({ text }, i) => i > comma && text === ',')
  const verb = tokens[firstBehindAdverbs(tokens, close + 1)]?.lower ?? ''
  return close > 0 && (hasTense(verb) || isPlainVerb(verb))
}
