/** Whether the mail keeps what a subject promises. */
import type { Sentence, Token } from '../../../engine/doc.ts'
import { VAGUE } from '../../../engine/lexicon/subject-words.ts'
import { stem, stemsOf, stemsOfTokens } from '../../../engine/measures/content-words.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { losesBound } from './bounds.ts'
import { inFigures, isGivenOtherwise } from './given-otherwise.ts'
import { heldBy } from './held.ts'
import { tellsStates } from './told-states.ts'

/** Share of the words of a subject that must come back. */
const KEPT = 0.5
/** Of so many words none comes back where a subject speaks of something else; fewer may be kept in other words. */
const MANY = 4
/** And so few where it tells besides what became of it: “Server outage resolved”. */
const FEW = 2

export interface Body {
  sentences: readonly Sentence[]
  stems: ReadonlySet<string>
  /** Lower-case text, signs right behind their figures. */
  text: string
  opening: Sentence | undefined
}

/** `25 %` is the same as `25%`, here as in tokens. */
const UNIT_APART = /(\d)\s([%€])/g

export function bodyOf(sentences: readonly Sentence[]): Body {
  const stems = new Set<string>()
  for (const s of sentences) for (const each of stemsOf(s)) stems.add(each)
  return {
    sentences,
    stems,
    text: sentences.map((s) => s.text.toLowerCase().replaceAll(UNIT_APART, '$1$2')).join('\n'),
    opening:
      sentences.find((s) => s.region === 'opening' && s.words > 0) ??
      sentences.find((s) => s.words > 0 && s.region !== 'greeting'),
  }
}

export interface Promise {
  /** True when its figures, and a fair share of what it names, come back together in the body. */
  kept: boolean
  /** True when it promises what the body does not hold, or says otherwise. */
  broken: boolean
  /** True when it tells of a thing what the body does not tell of it, nor denies. */
  untold: boolean
}

/** Beside these a sum is one that the reader gets or saves. */
const OFFERED = /\b(?:off|free|offer|discount|save|voucher|bonus|gift|refund|cheaper|credit)\b/i

const promises = new WeakMap<Body, Map<string, Promise>>()

/**
 * What a subject promises, and whether the body holds it. A subject that names nothing promises nothing. Each is held to
 * a body once, as a long mail may say one a thousand times.
 */
export function promiseOf(subject: string, body: Body): Promise {
  const known = promises.get(body) ?? new Map<string, Promise>()
  promises.set(body, known)
  const promise = known.get(subject) ?? promiseIn(subject, body)
  known.set(subject, promise)
  return promise
}

function promiseIn(subject: string, body: Body): Promise {
  const said = subject.replace(/^(?:\s*(?:re|fwd?|aw|wg)\s*:)+/i, '')
  const tokens = tokenize(said)
  const absent = tokens.filter(
    (t, i) => t.kind === 'number' && !holdsFigure(body.text, t.lower) && !holdsInWords(body, tokens, i),
  )
  const offered = absent.some((t) => t.text.endsWith('%') || (/[$£€¥]/.test(t.text) && OFFERED.test(said)))
  const named = new Set(stemsOfTokens(tokens.filter((t) => t.kind === 'word' && !VAGUE.has(t.lower))))
  const found = [...named].filter((s) => holds(body, s)).length
  const share = named.size === 0 ? 1 : found / named.size
  const { together, told: done, contradicted } = heldBy(said, body.sentences)
  const told = done && tellsStates(said, tokens, body.sentences)
  const broken =
    offered ||
    contradicted ||
    losesBound(tokens, body.sentences) ||
    isGivenOtherwise(tokens, body.sentences) ||
    (named.size >= (told ? MANY : FEW) && found === 0)
  return {
    untold: !broken && !told,
    kept: !broken && together && absent.length === 0 && share >= KEPT && told,
    broken,
  }
}

/** Whether a figure stands in a text by itself: the 9 of “£900” is none. */
function holdsFigure(text: string, figure: string): boolean {
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
    const behind = text.slice(at + figure.length, at + figure.length + 3)
    if (!/[\d.,]/.test(text[at - 1] ?? '') && !/^(?:\d|,\d|\.(?!00)\d)/.test(behind)) return true
  }
  return false
}

/** “3 weeks” where the mail says “three weeks”. */
function holdsInWords({ sentences }: Body, tokens: readonly Token[], at: number): boolean {
  const figure = inFigures(tokens[at] as Token)
  const next = tokens[at + 1]
  if (figure === null || next?.kind !== 'word') return false
  return sentences.some((s) =>
    s.tokens.some(
      (t, i) =>
        t.kind === 'word' &&
        inFigures(t) === figure &&
        stem(s.tokens[i + 1]?.lower ?? '') === stem(next.lower),
    ),
  )
}

/** Share of what a subject names that comes back in the body, 0 to 1. */
export function shareKept(subject: string, body: Body): number {
  const named = stemsOfTokens(tokenize(subject))
  return named.size === 0 ? 1 : [...named].filter((s) => holds(body, s)).length / named.size
}

const holds = (body: Body, s: string) => body.stems.has(s) || body.text.includes(s)

/** Words of the body that an inbox shows behind the subject. */
const SHOWN = 9
/** Words that may stand before the repeated ones: “Just to say, …”. */
const LEAD = 3

/** True when the first words of the body say what the subject says, word for word and at once. */
export function repeatsOpening(subject: string, body: Body): boolean {
  if (!body.opening) return false
  const said = stemmed(tokenize(subject))
  if (said.length < 2) return false
  const first = stemmed(body.opening.tokens).slice(0, SHOWN)
  for (let at = 0; at <= Math.min(LEAD, first.length - said.length); at++)
    if (said.every((s, i) => first[at + i] === s)) return true
  return false
}

const stemmed = (tokens: readonly Token[]): string[] =>
  tokens
    .filter((t) => (t.kind === 'word' && !/^(?:an?|the|your)$/.test(t.lower)) || t.kind === 'number')
    .map((t) => (t.kind === 'number' ? t.lower : stem(t.lower)))
