/** Whether the mail keeps what a subject promises. */
import type { Sentence } from '../../engine/doc.ts'
import { VAGUE } from '../../engine/lexicon/subject-words.ts'
import { stem, stemsOf, stemsOfTokens } from '../../engine/measures/content-words.ts'
import { tokenize } from '../../engine/tokens.ts'

/** Share of the words of a subject that must come back. */
const KEPT = 0.5
/** Of so many words none comes back where a subject speaks of something else; fewer may be kept in other words. */
const MANY = 4

export interface Body {
  stems: ReadonlySet<string>
  /** Lower-case text. */
  text: string
  opening: Sentence | undefined
}

export function bodyOf(sentences: readonly Sentence[]): Body {
  const stems = new Set<string>()
  for (const s of sentences) for (const each of stemsOf(s)) stems.add(each)
  return {
    stems,
    text: sentences.map((s) => s.text.toLowerCase()).join('\n'),
    opening:
      sentences.find((s) => s.region === 'opening' && s.words > 0) ??
      sentences.find((s) => s.words > 0 && s.region !== 'greeting'),
  }
}

export interface Promise {
  /** True when its figures, and a fair share of what it names, come back in the body. */
  kept: boolean
  /** True when it promises what the body does not hold at all. */
  broken: boolean
}

/** What a subject promises, and whether the body holds it. A subject that names nothing promises nothing. */
export function promiseOf(subject: string, body: Body): Promise {
  const tokens = tokenize(subject.replace(/^(?:\s*(?:re|fwd?|aw|wg)\s*:)+/i, ''))
  const absent = tokens.filter((t) => t.kind === 'number' && !body.text.includes(t.lower))
  const offered = absent.some((t) => t.text.endsWith('%'))
  const named = new Set(stemsOfTokens(tokens.filter((t) => t.kind === 'word' && !VAGUE.has(t.lower))))
  const found = [...named].filter((s) => body.stems.has(s) || body.text.includes(s)).length
  const share = named.size === 0 ? 1 : found / named.size
  return {
    kept: absent.length === 0 && share >= KEPT,
    broken: offered || (named.size >= MANY && found === 0),
  }
}

/** Words of the body that an inbox shows behind the subject. */
const SHOWN = 9
const SAME = 0.8

/** True when the first words of the body say what the subject says. */
export function repeatsOpening(subject: string, body: Body): boolean {
  if (!body.opening) return false
  const named = stemsOfTokens(tokenize(subject))
  if (named.size < 2) return false
  const words = body.opening.tokens.filter((t) => t.kind === 'word' || t.kind === 'number').slice(0, SHOWN)
  const first = new Set(words.map((t) => (t.kind === 'number' ? t.lower : stem(t.lower))))
  return [...named].filter((s) => first.has(s)).length >= SAME * named.size
}
