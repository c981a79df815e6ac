/** Openers that carry nothing: where they end, and what may take them out without harm. */
import type { Doc, Sentence, Token } from '../doc.ts'
import { withoutSentence } from '../drop-sentence.ts'
import { at, without } from '../finding.ts'
import { CLAUSE_STARTERS } from '../lexicon/wishes.ts'
import type { Lexicon } from '../phrases.ts'
import type { Finding } from '../rule.ts'

const JOINTS = new Set([',', 'and', 'but', 'so', '-', '–', '—', ';', ':'])

/** Whether nothing but marks and emoji follows the token `from`. */
const endsAt = (tokens: readonly Token[], from: number): boolean => {
  for (let i = from; i < tokens.length; i++) {
    const kind = tokens[i]?.kind
    if (kind !== 'mark' && kind !== 'emoji') return false
  }
  return true
}

/** The token after the joints from `from` on, when a clause of its own begins there; else -1. */
export function clauseAfter(tokens: readonly Token[], from: number): number {
  let next = from
  while (JOINTS.has(tokens[next]?.lower ?? '')) next++
  const [starter, then] = [tokens[next], tokens[next + 1]]
  if (next === from || !starter || !CLAUSE_STARTERS.has(starter.lower)) return -1
  // “… and are ready for Monday” has its subject in what goes; “… and are you ready” asks.
  const headless = ASKS.test(starter.lower) && !ASKED.test(then?.lower ?? '')
  // “… and on track again”, but “… and in May, we move”.
  const hangs =
    LEADS.test(starter.lower) && tokens[next - 1]?.lower === 'and' && !tokens.slice(next).some(isComma)
  return headless || hangs ? -1 : next
}

const ASKS = /^(?:do|did|are|is|ha(?:ve|s)|could|can|would|will)$/
const ASKED = /^(?:i|you|we|they|he|she|it|there|the|this|that|these|those|your|our|my|any.*)$/
const LEADS = /^(?:to|in|on|at|per|since|following)$/
const isComma = ({ lower }: Token) => lower === ','

/**
 * The finding for an opener over the tokens `from` to `to`: a whole sentence goes, a first clause goes when
 * another follows, anything else is only pointed at. A mail's only sentence never goes unasked.
 */
export function openerFinding(doc: Doc, sentence: Sentence, from: number, to: number): Finding {
  const { tokens } = sentence
  if (endsAt(tokens, to)) return withoutSentence(doc, sentence, doc.counts.sentences > 1)
  const clause = from === 0 ? clauseAfter(tokens, to) : -1
  return clause < 0 ? at(sentence, from, to) : without(sentence, from, clause, true)
}

/** Where a run of phrases of one lexicon that begins the sentence ends; 0 when it begins with none. */
export function leadingRun(sentence: Sentence, lexicon: Lexicon): number {
  let end = 0
  for (const hit of sentence.hits) {
    if (hit.lexicon !== lexicon) continue
    let next = end
    while (JOINTS.has(sentence.tokens[next]?.lower ?? '')) next++
    if (hit.from > next) break
    end = hit.to
  }
  return end
}
