/** Findings of word lists whose entries name their replacement. */
import { isAllCaps, isCapitalised } from './characters.ts'
import type { Doc, Sentence } from './doc.ts'
import { matchCase } from './edit.ts'
import { at, ofHit, textOf } from './finding.ts'
import { PHRASE_ENDERS } from './lexicon/clause-words.ts'
import { endsPhrase } from './measures/clause.ts'
import type { Hit } from './phrase-table.ts'
import type { Lexicon } from './phrases.ts'
import type { Finding } from './rule.ts'

/** A phrase found in a draft, with the sentence it stands in. */
export interface Placed {
  hit: Hit
  sentence: Sentence
}

/** True for a sentence the sender wrote for this mail. */
export const isAuthored = ({ region }: Sentence): boolean =>
  region !== 'quoted' && region !== 'signature' && region !== 'footer'

/** True for a sentence of the mail's own text: no greeting, no sign-off. */
export const isBody = ({ region }: Sentence): boolean =>
  region === 'body' || region === 'opening' || region === 'ask'

/** Phrases of one lexicon in what the sender wrote, in order; for rules that count before they speak. */
export function hitsOf(doc: Pick<Doc, 'sentences'>, lexicon: Lexicon): Placed[] {
  const placed: Placed[] = []
  for (const sentence of doc.sentences)
    if (isAuthored(sentence))
      for (const hit of sentence.hits) if (hit.lexicon === lexicon) placed.push({ hit, sentence })
  return placed
}

/**
 * True for a phrase with a capital in the middle of a sentence: the name of a product or firm. “I” and
 * shouted words tell nothing.
 */
export function isName({ from, to }: Hit, { tokens }: Sentence): boolean {
  const before = tokens[from - 1]
  if (before === undefined || before.kind === 'mark') return false
  return tokens
    .slice(from, to)
    .some(
      ({ text, lower }) =>
        isCapitalised(text) && !isAllCaps(text) && lower !== 'i' && !lower.startsWith("i'"),
    )
}

/**
 * The finding of a hit whose replacements mean the same. A single replacement holds in any context and is
 * safe; of several the sender has to choose. An `a` or `an` before it is mended.
 */
export function swap(hit: Hit, sentence: Sentence): Finding {
  const { use, note } = hit.entry
  const safe = use.length === 1
  const article = sentence.tokens[hit.from - 1]
  if (article === undefined || (article.lower !== 'a' && article.lower !== 'an'))
    return ofHit(hit, sentence, { safe })
  const original = textOf(sentence, hit.from, hit.to)
  const before = textOf(sentence, hit.from - 1, hit.from)
  const fixes = use
    .filter((replacement) => replacement !== '')
    .map((replacement) => {
      const text = `${matchCase(before, articleFor(replacement))} ${matchCase(original, replacement)}`
      return { label: `Use “${text}”`, replacement: text, safe }
    })
  if (fixes.length === 0) return ofHit(hit, sentence, { safe })
  return at(sentence, hit.from - 1, hit.to, { fixes, ...(note === '' ? {} : { message: note }) })
}

/** Too wide to stand alone: the adjective at least says that something is meant. */
const GENERIC = new Set(
  'technologies technology solutions solution tools insights strategies strategy results products services features methods techniques practices systems approaches training support service quality standards'.split(
    ' ',
  ),
)
const ARTICLES = new Set('a an the our your my their his her its this that these those'.split(' '))
/** Behind these an adjective is the point of its sentence: “it is cutting-edge”, “simple and world-class”. */
const PREDICATING = new Set(
  "is are was were be been being am it's they're we're you're i'm that's and or but nor as so very truly really more most not seem seems look looks feel feels".split(
    ' ',
  ),
)

/**
 * The finding of an adjective that says nothing, with the fix that leaves it out. Safe where it stands before its
 * noun; an `a` or `an` before it is mended. Without a fix where the sentence would not stand.
 */
export function leaveOut(hit: Hit, sentence: Sentence): Finding {
  const finding = ofHit(hit, sentence)
  const before = sentence.tokens[hit.from - 1]
  const next = sentence.tokens[hit.to]
  if (before?.kind !== 'word' || next?.kind !== 'word' || PREDICATING.has(before.lower)) return finding
  if (PHRASE_ENDERS.has(next.lower) || PREDICATING.has(next.lower)) return finding
  // “We work with technologies” would say less than nothing.
  const bare = !ARTICLES.has(before.lower) && endsPhrase(sentence.tokens, hit.to + 1)
  if (bare && GENERIC.has(next.lower)) return finding
  const article = before.lower === 'a' || before.lower === 'an'
  const from = article ? hit.from - 1 : hit.from
  const replacement = article ? `${matchCase(before.text, articleFor(next.lower))} ${next.text}` : next.text
  return {
    ...at(sentence, from, hit.to + 1),
    ...(finding.message === undefined ? {} : { message: finding.message }),
    fixes: [{ label: 'Leave it out', replacement, safe: true }],
  }
}

/** `a` or `an`, by the sound the words begin with. */
const articleFor = (words: string): string =>
  /^(?:[aeiou]|hour|honest|heir)/.test(words) && !/^(?:us[ea]|uni[^nm]|one\b|eu)/.test(words) ? 'an' : 'a'
