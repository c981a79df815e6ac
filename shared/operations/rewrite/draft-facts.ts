/** The facts of a mail that a rewrite may neither lose nor invent. */
import { isAllCaps, isCapitalised } from '../../engine/characters.ts'
import type { Dictionary } from '../../engine/dictionary.ts'
import type { Doc, Sentence, Token } from '../../engine/doc.ts'
import { lazy } from '../../engine/lazy.ts'
import { STARTERS } from '../../engine/lexicon/abbreviations.ts'
import { valueOfWord } from '../../engine/lexicon/number-words.ts'
import { ofSentence } from '../../engine/of-sentence.ts'
import type { BrandVoice } from '../../engine/profile.ts'

export interface Facts {
  /** Figures of the body, each as often as it stands there. */
  numbers: readonly string[]
  /** Figures of subject and preheader. */
  announced: readonly string[]
  /** All of these figures. */
  figures: () => ReadonlySet<string>
  names: readonly string[]
  links: readonly string[]
  placeholders: readonly string[]
  /** Quoted thread, signature, footer, code and the words of others, as one text each way. */
  untouched: string
  /** Every word, in lower case, to tell a name that is new from a word that got its capital. Most changes need none. */
  words: () => ReadonlySet<string>
  /** The figures that stand in words, as digits: “5” for “five”. Likewise. */
  spelt: () => ReadonlySet<string>
  /** Every two words that stand together, likewise. */
  pairs: () => ReadonlySet<string>
  /** Words at the head of a sentence that may be names, in lower case: “Mateo” in “Mateo says hello.” */
  heads: () => ReadonlySet<string>
}

/** “The #1 platform” is praise and no figure. */
const BOAST = /^#1$/
const OWN = new Set(['greeting', 'opening', 'body', 'ask', 'signoff'])

const ownSentences = ({ subject, preheader, sentences }: Doc): Sentence[] =>
  [subject, preheader, ...sentences].filter((s) => s !== null).filter((s) => OWN.has(s.region))

/** The facts of all that the sender wrote for this mail, and what is not theirs to change. */
export function factsOf(doc: Doc): Facts {
  const numbers: string[] = []
  const announced: string[] = []
  const links: string[] = doc.html ? doc.links.map((l) => l.href) : []
  const names = new Set<string>()
  for (const sentence of ownSentences(doc)) {
    const own = factsIn(sentence)
    const isBody = sentence !== doc.subject && sentence !== doc.preheader
    ;(isBody ? numbers : announced).push(...own.numbers)
    links.push(...own.links)
    const isName = (word: string) => !isPlainWord(word.toLowerCase(), doc.dictionary)
    const titled = sentence === doc.subject && isTitled(sentence.tokens)
    for (const name of own.names)
      if (!name.split(' ').some((word) => isLoudWord(word, doc.dictionary) || (titled && !isName(word))))
        names.add(name)
    for (const word of own.behindColon) if (isName(word)) names.add(word)
  }
  return {
    numbers: numbers.sort(),
    announced,
    figures: lazy(() => new Set([...numbers, ...announced])),
    names: [...names].sort(),
    links: links.sort(),
    placeholders: doc.placeholders.map((p) => p.raw).sort(),
    untouched: [
      ...doc.sentences.filter((s) => !OWN.has(s.region)).map((s) => s.text),
      ...doc.verbatim.map(({ start, end }) => doc.text.slice(start, end)).sort(),
    ].join('\n'),
    words: lazy(() => new Set(toldSentences(doc).flatMap((sentence) => factsIn(sentence).words))),
    spelt: lazy(() => new Set(toldSentences(doc).flatMap(speltIn))),
    pairs: lazy(() => pairsOf(doc)),
    heads: lazy(() => headsOf(doc)),
  }
}

/** What the sender wrote for this mail, and the signature: who signs need not be named in the text as well. */
const toldSentences = (doc: Doc): Sentence[] => [
  ...ownSentences(doc),
  ...doc.sentences.filter(({ region }) => region === 'signature'),
]

/** The same without names that turned out to be words. */
export const withoutNames = (facts: Facts, words: readonly string[]): Facts => ({
  ...facts,
  names: facts.names.filter((name) => !words.includes(name)),
})

/** Names in the terms that a brand voice puts instead of others, alone and in pairs: `Sendworthy`, `Cloud`, `Sendworthy Cloud`. */
export const namesOf = (voice: BrandVoice | null): string[] =>
  [...(voice?.preferred ?? []).map(({ term }) => term), ...(voice?.banned ?? []).map(({ use }) => use ?? '')]
    .map((term) => term.split(' '))
    .flatMap((words) => [...words, ...words.slice(1).map((word, i) => `${words[i]} ${word}`)])
    .filter((name) => name.split(' ').every(isCapitalised))
    .map(plain)

const speltIn = ofSentence((parsed): readonly string[] =>
  factsIn({ parsed }).words.flatMap((word) => valueOfWord(word)?.toString() ?? []),
)

const pairsOf = ({ subject, preheader, sentences }: Doc): ReadonlySet<string> =>
  new Set(
    [subject, preheader, ...sentences].flatMap(
      (sentence) =>
        sentence?.tokens.flatMap((token, i, all) => {
          const before = all[i - 1]
          return before && isBeside(before, token) ? [`${before.lower} ${token.lower}`] : []
        }) ?? [],
    ),
  )

const isBeside = (before: Token, { kind, start }: Token): boolean =>
  before.kind === 'word' && kind === 'word' && before.end + 1 === start

const headsOf = (doc: Doc): ReadonlySet<string> =>
  new Set(
    ownSentences(doc)
      .flatMap((sentence) => factsIn(sentence).head ?? [])
      .filter((head) => isUnknown(head, doc.dictionary)),
  )

/** No word of the language in small letters: a name, or a slip. */
const isUnknown = (lower: string, dictionary: Dictionary | null): boolean =>
  dictionary !== null &&
  (!dictionary.has(lower) || (dictionary.isProper(lower) && !dictionary.isEveryday(lower)))

/** “Save time: Plan all shifts”: a capital behind a colon makes no name of a word. */
const isPlainWord = (lower: string, dictionary: Dictionary | null): boolean =>
  dictionary?.has(lower) === true && !dictionary.isProper(lower)

/** Shorter words in capitals may be abbreviations: US, IT, WHO. */
const LOUD_FROM = 4

/** “GONE FOREVER”: everyday words that are shouted, and no names. */
const isLoudWord = (name: string, dictionary: Dictionary | null): boolean =>
  dictionary !== null &&
  name.length >= LOUD_FROM &&
  isAllCaps(name) &&
  dictionary.isEveryday(name.toLowerCase()) &&
  !dictionary.isProper(name.toLowerCase())

const plain = (text: string): string => text.replaceAll('’', "'")

/** “Feel free to connect with me on LinkedIn as well.”: the network is no fact of the mail. */
const FOLLOW =
  /\b(?:connect with|follow|find|add|join) (?:me|us) on (linkedin|facebook|instagram|twitter|x|youtube|tiktok)\b/i

const factsIn = ofSentence(({ tokens, text }) => {
  const network = FOLLOW.exec(text)?.[1]?.toLowerCase()
  const numbers: string[] = []
  const links: string[] = []
  const names: string[] = []
  const behindColon: string[] = []
  const words: string[] = []
  const shouted = isShouted(tokens)
  let first = true
  let head: string | null = null
  /** The word before, where it may be the first of a name of two. */
  let opened: Token | null = null
  for (const [i, token] of tokens.entries()) {
    const isLabelled = tokens[i - 1]?.text === ':'
    if (token.kind === 'number' && !BOAST.test(token.text)) numbers.push(token.text)
    else if (token.kind === 'number') continue
    else if (token.kind === 'url' || token.kind === 'email') links.push(token.text)
    else if (token.kind === 'word') {
      words.push(token.lower)
      const capital = !first && !shouted && isCapitalised(token.text) && !/^i\b/.test(token.lower)
      const isNamed = capital && !STARTERS.has(token.lower) && token.lower !== network
      if (/\d/.test(token.text)) numbers.push(token.text)
      else if (isNamed) (isLabelled ? behindColon : names).push(plain(token.text))
      else if (first && !shouted && isCapitalised(token.text)) head = token.lower
      // “Will Best” is gone where “will” and “Best regards” are left.
      if (capital && opened && isBeside(opened, token) && !(isAllCaps(opened.text) && isAllCaps(token.text)))
        names.push(`${plain(opened.text)} ${plain(token.text)}`)
      first = false
      opened = capital ? token : null
    }
  }
  return { numbers, links, names, behindColon, words, head }
})

/** In a line of capitals nothing tells a name from a word. */
const isShouted = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 1)
  return words.length > 1 && words.every(({ text }) => isAllCaps(text))
}

/** Longer words that have their capital in a subject where no name is all of it. */
const TITLE = 4

/** “Our Monthly Newsletter”, “Everything You Need For Your Garden”: a subject in which each word has its capital. */
const isTitled = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 3)
  return words.length >= TITLE && words.every(({ text }) => isCapitalised(text))
}

export interface FactChange {
  added_numbers: string[]
  added_names: string[]
  added_links: string[]
  dropped: string[]
}

/**
 * What a rewrite added and dropped. Links and placeholders count each time they occur, and so do numbers that the body
 * drops; a subject may repeat a figure of the body, and stop repeating it. Names count once.
 */
export function changedFacts(before: Facts, after: Facts): FactChange {
  return {
    added_numbers: [...after.numbers, ...after.announced].filter(
      (number) => !hasNumber(before, number) && !isInWords(number, before),
    ),
    added_names: namesOnlyIn(after, before),
    added_links: missing(after.links, before.links),
    dropped: [
      ...[
        ...missing(before.numbers, after.numbers),
        ...before.announced.filter((number) => !hasNumber(after, number) && !before.numbers.includes(number)),
      ].filter((number) => !isInWords(number, after)),
      ...missing(before.links, after.links),
      ...missing(before.placeholders, after.placeholders),
      ...namesOnlyIn(before, after),
    ],
  }
}

const hasNumber = ({ figures }: Facts, number: string): boolean => figures().has(number)

/** Names of one text that the other has not, not even as words. */
function namesOnlyIn({ names }: Facts, other: Facts): string[] {
  const known = new Set(other.names)
  const only = names.filter(
    (name) =>
      !known.has(name) && !(name.includes(' ') ? other.pairs() : other.words()).has(name.toLowerCase()),
  )
  // A name of two words is told once, by the word that is gone where only one is.
  return only.filter((name) => !name.includes(' ') || !name.split(' ').some((word) => only.includes(word)))
}

/** Whether a text says a figure in words: “five” for “5”. */
const isInWords = (number: string, { spelt }: Facts): boolean => spelt().has(number)

/** True when nothing was added or dropped, and quoted thread, signature and footer are the same. */
export function sameFacts(before: Facts, after: Facts): boolean {
  return (
    before.untouched === after.untouched &&
    missing(after.placeholders, before.placeholders).length === 0 &&
    Object.values(changedFacts(before, after)).every((list) => list.length === 0)
  )
}

/** Whether a cut takes the only mention of what may be a name, which a mended slip at that place is not. */
export const losesHead = (before: Facts, after: Facts): boolean =>
  [...before.heads()].some((head) => !after.words().has(head))

/** Items of a sorted list that another sorted list has fewer of. */
function missing(from: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const item of other) left.set(item, (left.get(item) ?? 0) + 1)
  return from.filter((item) => {
    const n = left.get(item) ?? 0
    left.set(item, n - 1)
    return n <= 0
  })
}
