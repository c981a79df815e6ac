/** Findings of word lists whose entries name their replacement. */
import { isAllCaps, isCapitalised } from './characters.ts'
import type { Doc, Sentence, Token } from './doc.ts'
import { matchCase } from './edit.ts'
import { at, ofHit, textOf } from './finding.ts'
import { STARTERS, TITLES } from './lexicon/abbreviations.ts'
import { PHRASE_ENDERS } from './lexicon/clause-words.ts'
import { endsPhrase, followsHelper } from './measures/clause.ts'
import { FOR_ONE_OF, PLAIN_OF } from './measures/conjugation.ts'
import { asksForMore, isModal, joins, mayClose, needsOf } from './measures/joins.ts'
import { isPluralNoun } from './measures/nouns.ts'
import { keepingSecondHalf } from './measures/second-half.ts'
import { ARTICLES } from './measures/subject-verb.ts'
import type { Hit } from './phrase-table.ts'
import type { Lexicon } from './phrases.ts'
import type { Finding } from './rule.ts'
import { words as wordSet } from './word-set.ts'

/** A phrase found in a draft, with the sentence it stands in. */
export interface Placed {
  hit: Hit
  sentence: Sentence
}

/** True for a sentence the sender wrote for this mail. */
export const isAuthored = ({ region }: Sentence): boolean =>
  region !== 'quoted' && region !== 'signature' && region !== 'footer'

/** True for a sentence of the mail's own text: no greeting, no sign-off. */
export { inBody as isBody } from './measures/body.ts'

/** Phrases of one lexicon in what the sender wrote, in order; for rules that count before they speak. */
export function hitsOf(doc: Pick<Doc, 'sentences'>, lexicon: Lexicon): Placed[] {
  const placed: Placed[] = []
  for (const sentence of doc.sentences)
    if ((sentence.parsed.lexicons & lexicon.bit) !== 0 && isAuthored(sentence))
      for (const hit of sentence.hits) if (hit.lexicon === lexicon) placed.push({ hit, sentence })
  return placed
}

/** A capital that may make a name: “I” and shouted words tell nothing. */
const hasNameCapital = ({ text, lower, kind }: Token): boolean =>
  kind === 'word' && isCapitalised(text) && !isAllCaps(text) && lower !== 'i' && !lower.startsWith("i'")

/** The last word of the name of a firm. */
const FIRMS = wordSet('ltd inc llc plc gmbh ag corp co partners services group')

/** Whether a sentence or a part of it begins at `from`. The stop of “Mr. Foreman” and the sign of “Reed & Foreman” begin none. */
const opensAt = (tokens: readonly Token[], from: number): boolean => {
  const before = tokens[from - 1]
  return before === undefined || (before.kind === 'mark' && before.text !== '.' && before.text !== '&')
}

/**
 * True for a phrase that is surely part of a proper name: behind a title (“Mr. Client”), in a run of capitals that ends
 * like a firm (“Client Services Ltd”), or in one of two words within a sentence that has words in small letters too. The
 * capitals of “Dear Valued Client” tell nothing.
 */
export function isProperName({ from, to }: Hit, { tokens }: Sentence): boolean {
  if (!tokens.slice(from, to).every(hasNameCapital)) return false
  const isPart = (i: number) => {
    const token = tokens[i]
    if (token === undefined || !hasNameCapital(token)) return token?.text === '&'
    // “Dinner With Our Partners” is a headline.
    return token.text.length > 4 || !STARTERS.has(token.lower)
  }
  let [first, last] = [from, to]
  while (isPart(first - 1)) first--
  while (isPart(last)) last++
  const title = tokens[first - 1]?.text === '.' ? first - 2 : first
  if (TITLES.has(tokens[title]?.lower ?? '') && title < from) return true
  const isFirm = (i: number) =>
    i > first && isCapitalised(tokens[i]?.text ?? '') && FIRMS.has(tokens[i]?.lower ?? '')
  if (isFirm(last - 1) || isFirm(last)) return true
  return (
    tokens[first]?.lower !== 'dear' &&
    last - first > (opensAt(tokens, first) ? 2 : 1) &&
    tokens.some(({ kind, text }) => kind === 'word' && text.length > 3 && !isCapitalised(text))
  )
}

/**
 * True for a phrase with a capital in the middle of a sentence: the name of a product or firm. At its head, where
 * the first word has one anyway, all of several words need it, or the words behind it tell.
 */
export function isName(hit: Hit, sentence: Sentence): boolean {
  const { from, to } = hit
  const words = sentence.tokens.slice(from, to)
  if (!opensAt(sentence.tokens, from)) return words.some(hasNameCapital)
  return (words.length > 1 && words.every(hasNameCapital)) || isProperName(hit, sentence)
}

/** Whether the word at `at`, at the head of a sentence, may be a name with the next: “Leverage Partners”, “Thier Nguyen”. */
export function mayBeName({ tokens }: Sentence, at: number, to = at + 1): boolean {
  const [first, before, next] = [tokens[at], tokens[at - 1], tokens[to]]
  const opens = before === undefined || before.kind === 'mark'
  return opens && first !== undefined && next !== undefined && hasNameCapital(first) && hasNameCapital(next)
}

/**
 * The finding of a hit whose replacements mean the same. A single replacement is safe; of several the sender has
 * to choose. An `a` or `an` before it is mended, and what would not stand between its neighbours is not offered.
 */
export const swap = (hit: Hit, sentence: Sentence): Finding =>
  keepingSecondHalf(
    swapped(hit, sentence),
    sentence,
    hit,
    hit.entry.use[0],
    hit.lexicon.id === 'nominalization',
  )

function swapped(hit: Hit, sentence: Sentence): Finding {
  const safe = hit.entry.use.length === 1 && !mayBeName(sentence, hit.from, hit.to)
  const use = hit.entry.use.flatMap((replacement) => inPlace(replacement, hit, sentence) ?? [])
  const fitting = { ...hit, entry: { ...hit.entry, use } }
  const article = sentence.tokens[hit.from - 1]
  const words = use.filter((replacement) => replacement !== '')
  if (words.length === 0 || (article?.lower !== 'a' && article?.lower !== 'an'))
    return ofHit(fitting, sentence, { safe })
  const original = textOf(sentence, hit.from, hit.to)
  const fixes = words.map((replacement) => {
    const text = `${matchCase(article.text, articleFor(replacement))} ${matchCase(original, replacement)}`
    return { label: `Use “${text}”`, replacement: text, safe }
  })
  const { note } = hit.entry
  return at(sentence, hit.from - 1, hit.to, { fixes, ...(note === '' ? {} : { message: note }) })
}

/** The same, where a phrase is at fault only if it is no name and something better fits in its place. */
export function swapIfFitting(hit: Hit, sentence: Sentence): Finding | null {
  if (isName(hit, sentence)) return null
  const finding = swap(hit, sentence)
  return hit.entry.use.length > 0 && !finding.fixes?.length ? null : finding
}

/**
 * The replacement as it can stand between its neighbours: without a word that is there already (“please kindly
 * confirm”), with the “of” that a pronoun asks for (“many of us”). `null` where the sentence would break.
 */
function inPlace(replacement: string, { entry, from, to }: Hit, { tokens }: Sentence): string | null {
  const before = wordAt(tokens[from - 1])
  const after = wordAt(tokens[to])
  if (replacement === '') return before === '' || joins(before, after) ? '' : null
  const words = replacement.split(' ')
  if (words.length > 1 && words[0]?.toLowerCase() === before) words.shift()
  if (needsOf(words.at(-1) ?? '', after)) words.push('of')
  const [first, last] = [words[0]?.toLowerCase() ?? '', words.at(-1)?.toLowerCase() ?? '']
  // “Did she have the power to decide?”: the helper is there already.
  if (isModal(first) && entry.term.startsWith('have ') && followsHelper(tokens, from)) return null
  // Where the edge is the phrase's own, it stands as well as before.
  const led = before === '' || entry.term.startsWith(`${first} `) || joins(before, first)
  // “When you can”, “from now on”: complete as the phrase was.
  const complete =
    words.length > 1 && mayClose(last) && !asksForMore(entry.term.slice(entry.term.lastIndexOf(' ') + 1))
  const followed = complete || entry.term.endsWith(` ${last}`) || joins(last, after)
  return led && followed ? agreeing(words.join(' '), tokens, from) : null
}

/** A verb behind “that” in the form its noun needs, whatever stood there: “solutions that leverages”, “a tool that utilize”. */
function agreeing(verb: string, tokens: readonly Token[], at: number): string {
  const noun = tokens[at - 2]
  const led = tokens.slice(Math.max(0, at - 5), at - 2).map(({ lower }) => lower)
  if (!noun || !/^(?:that|which|who)$/.test(wordAt(tokens[at - 1])) || led.includes('of')) return verb
  if (isPluralNoun(noun)) return PLAIN_OF.get(verb) ?? verb
  return led.some((word) => word === 'a' || word === 'an') ? (FOR_ONE_OF.get(verb) ?? verb) : verb
}

/** The word in lower case; '' for a mark or an end. */
const wordAt = (token: Token | undefined): string =>
  token === undefined || token.kind === 'mark' || token.kind === 'emoji' ? '' : token.lower

/** Too wide to stand alone: the adjective at least says that something is meant. */
const GENERIC = wordSet(
  'technologies technology solutions solution tools insights strategies strategy results products services features methods techniques practices systems approaches training support service quality standards',
)
/** Behind these an adjective is the point of its sentence: “it is cutting-edge”, “simple and world-class”. */
const PREDICATING = wordSet(
  "is are was were be been being am it's they're we're you're i'm that's and or but nor as so very truly really more most not seem seems look looks feel feels",
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
