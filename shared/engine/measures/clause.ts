/** Where clauses begin and phrases end, told by the words around them. */
import type { Token } from '../doc.ts'
import { CLAUSE_OPENERS, HELPERS, PHRASE_ENDERS } from '../lexicon/clause-words.ts'

const isMark = (token: Token | undefined): boolean => token === undefined || token.kind === 'mark'

/** Marks that join or wrap words, or tell an owner (“the visitors’ car park”); a clause does not begin behind them. */
const isInner = ({ lower }: Token): boolean => "/&-+'’".includes(lower)

/** True when a clause begins with the token at `at`: at the start, after a mark, or after `if`, `because` and the like. */
export function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (before === undefined) return true
  return before.kind === 'mark' ? !isInner(before) : CLAUSE_OPENERS.has(before.lower)
}

/** True when what ends before the token at `at` is complete: a mark, the end, or a small word follows. */
export function endsPhrase(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  return next === undefined || (isMark(next) && !isInner(next)) || PHRASE_ENDERS.has(next.lower)
}

/** True when a helper such as `does` or `make` stands before `at` in the same clause, at most six words back. */
export function followsHelper(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 6); i--) {
    const token = tokens[i]
    // “I have called, but nobody have answered”: a helper rules its own clause.
    if (isMark(token) || /^(?:but|because|so|although|when|if)$/.test(token?.lower ?? '')) return false
    if (token !== undefined && HELPERS.has(token.lower)) return true
  }
  return false
}
