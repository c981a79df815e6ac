/** Where a sentence can end at a joint whose words stay: “; we”, “, but they”, “, while Tom”. */
import type { Token } from '../../../engine/doc.ts'
import {
  AFTER_ALSO,
  beginsClause,
  capital,
  closesClause,
  DETERMINERS,
  endsLimb,
  getsVerb,
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
  OPENS_SUBJECT,
  RELATIVES,
  SUBJECTS,
  VERBAL,
} from './clauses.ts'

/** What stands in place of the token at `i` and the one or two after it; `null` where no sentence can end. */
export function joint(tokens: readonly Token[], i: number): { text: string; words: 1 | 2 } | null {
  const [token, next, after] = [tokens[i], tokens[i + 1], tokens[i + 2]] as [Token, Token, Token]
  const begins = SUBJECTS.has(next.lower)
  switch (token.lower) {
    case ';':
      return begins ||
        next.lower === 'however' ||
        next.lower === 'therefore' ||
        isNamed(tokens, i + 1) ||
        (DETERMINERS.has(next.lower) && isOnlyJoint(tokens, ';') && holdsVerb(tokens.slice(i + 3)))
        ? { text: `. ${capital(next.text)}`, words: 1 }
        : null
    case 'and':
      return begins &&
        VERBAL.has(after.lower) &&
        tokens[i - 1]?.kind !== 'mark' &&
        !isHungOn(tokens, i) &&
        !isUnder(tokens, i)
        ? { text: `. ${capital(next.text)}`, words: 1 }
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
): { text: string; words: 1 | 2 } | null {
  if (next.lower === 'and' && SUBJECTS.has(after.lower))
    return endsLimb(tokens, i) ? null : { text: `. ${capital(after.text)}`, words: 2 }
  if (
    next.lower === 'and' &&
    DETERMINERS.has(after.lower) &&
    hasVerbSoon(tokens, i + 3) &&
    closesClause(tokens, i)
  )
    return { text: `. ${capital(after.text)}`, words: 2 }
  if (next.lower === 'and' && opensLongSubject(tokens, i + 2) && closesClause(tokens, i))
    return { text: `. ${capital(after.text)}`, words: 2 }
  if (next.lower === 'so' && ORDERS.has(after.lower)) return { text: `. So ${after.text}`, words: 2 }
  if (next.lower === 'and' && isNamed(tokens, i + 2) && closesClause(tokens, i))
    return { text: `. ${after.text}`, words: 2 }
  if (next.lower === 'while' && isClause(tokens, i + 2) && holdsVerb(tokens.slice(0, i)))
    return { text: `. Meanwhile, ${after.text}`, words: 2 }
  // “…, and because the upper one is full, we …”
  if (
    COORDINATORS.has(next.lower) &&
    leadsOn(tokens, i + 2) &&
    (closesClause(tokens, i) || (beginsClause(tokens) && holdsVerb(tokens.slice(0, i)))) &&
    !isHungOn(tokens, i)
  )
    return {
      text: next.lower === 'and' ? `. ${capital(after.text)}` : `. ${capital(next.text)} ${after.text}`,
      words: 2,
    }
  if (
    (next.lower === 'but' || next.lower === 'so') &&
    (SUBJECTS.has(after.lower) ||
      isNamed(tokens, i + 2) ||
      (OPENS_SUBJECT.has(after.lower) && hasVerbSoon(tokens, i + 3, LONG_SUBJECT, RELATIVES)))
  )
    return { text: `. ${capital(next.text)} ${after.text}`, words: 2 }
  if (next.lower === 'which' && after.lower === 'means') return { text: '. That means', words: 2 }
  if (next.lower === 'also' && AFTER_ALSO.has(after.lower)) return { text: `. Also ${after.text}`, words: 2 }
  const isStatement =
    beginsClause(tokens) &&
    ((SUBJECTS.has(next.lower) && VERBAL.has(after.lower)) ||
      (DETERMINERS.has(next.lower) && hasVerbSoon(tokens, i + 2)))
  // “We believe that by joining forces, we …”: the comma ends no clause.
  return isStatement && !isHungOn(tokens, i) && closesClause(tokens, i)
    ? { text: `. ${capital(next.text)}`, words: 1 }
    : null
}

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
