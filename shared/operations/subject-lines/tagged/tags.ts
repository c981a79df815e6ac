/** The words of a sentence with their parts of speech, by a trained tagger of English. */
import model from 'wink-eng-lite-web-model'
import winkNLP, { type WinkMethods } from 'wink-nlp'
import { IRREGULAR_PARTICIPLES } from '../../../engine/measures/conjugation.ts'
import { mayBePast } from '../../material/verbs.ts'

/** A word or mark: `pos` is its tag of Universal Dependencies, `spaced` whether a space stands before it. */
export interface Word {
  text: string
  lower: string
  pos: string
  spaced: boolean
}

/** Words of a sentence that are read; the rest of a longer one says nothing for a subject. */
const MOST_WORDS = 90

/** Made when it is first needed: reading the model takes a tenth of a second. */
let tagger: WinkMethods | undefined

/** Tags one sentence. Hyphenated words, times and amounts are one word each. */
export function tagged(sentence: string): Word[] {
  tagger ??= winkNLP(model, ['pos'])
  const { its } = tagger
  const tokens = tagger.readDoc(sentence.replaceAll(/\s+/g, ' ').replaceAll('’', "'")).tokens()
  const spaces: string[] = tokens.out(its.precedingSpaces)
  const tags: string[] = tokens.out(its.pos)
  const words = tokens
    .out()
    .slice(0, MOST_WORDS)
    .flatMap((text, i) => split(text, tags[i] ?? 'X', spaces[i] !== ''))
  return mended(joined(words))
}

const word = (text: string, pos: string, spaced = true): Word => ({
  text,
  lower: text.toLowerCase(),
  pos,
  spaced,
})

/** “I'm”, which the tagger leaves in one piece. */
function split(text: string, pos: string, spaced: boolean): Word[] {
  const [, who, verb] = /^(i|you|he|she|it|we|they)('(?:m|re|s|ve|ll|d))$/i.exec(text) ?? []
  return who && verb ? [word(who, 'PRON', spaced), word(verb, 'AUX', false)] : [word(text, pos, spaced)]
}

/** Words of their own without a space before them: “can|not”, “do|n't”. */
const OWN = /^(?:not|n['’]t|na|ta)$/

/** “follow-up”, “10/30”: one word where no space stands. */
function joined(words: readonly Word[]): Word[] {
  const out: Word[] = []
  for (let i = 0; i < words.length; i++) {
    const [mark, next, last] = [words[i], words[i + 1], out.at(-1)]
    if (!mark) continue
    // “Győr” comes in three pieces.
    if (
      last &&
      !mark.spaced &&
      /^\p{L}/u.test(mark.text) &&
      /\p{L}$/u.test(last.text) &&
      !OWN.test(mark.lower)
    ) {
      out[out.length - 1] = word(last.text + mark.text, last.pos, last.spaced)
      continue
    }
    const joins =
      last &&
      next &&
      !mark.spaced &&
      !next.spaced &&
      /^[-–/&]$/.test(mark.text) &&
      /^[\p{L}\p{N}]/u.test(next.text)
    if (!joins || !/[\p{L}\p{N}]$/u.test(last.text)) {
      out.push(mark)
      continue
    }
    out[out.length - 1] = word(last.text + mark.text + next.text, posOfJoined(last, next), last.spaced)
    i++
  }
  return out
}

function posOfJoined(a: Word, b: Word): string {
  if (/^\d/.test(a.text) && /\d$/.test(b.text)) return 'NUM'
  if (a.pos === 'PROPN' || b.pos === 'PROPN') return 'PROPN'
  return /^(?:VERB|ADJ|ADV)$/.test(b.pos) ? 'ADJ' : 'NOUN'
}

const OWNER = /^(?:my|our|your|his|her|its|their)$/
const OWN_THING = /^(?:my|our|your|his|her|its|their|the|an?|this|these)$/
const isThing = (pos: string | undefined) => pos === 'NOUN' || pos === 'PROPN'

/** What the tagger gets wrong in mails: figures, days, and verbs that stand where none can. */
function mended(words: readonly Word[]): Word[] {
  return words.map((each, i) => {
    const [before, after] = [words[i - 1], words[i + 1]]
    const pos = (): string => {
      if (/^(?:\d|[$€£])/.test(each.text)) return 'NUM'
      if (before && /\d$/.test(before.text) && /^(?:[ap]\.?m\.?|o'clock|%)$/i.test(each.text)) return 'NUM'
      if (/^(?:please|pls)$/.test(each.lower)) return 'INTJ'
      if (isDay(each) || (isMonth(each) && each.lower !== 'may')) return 'PROPN'
      if (/^(?:today|tomorrow|tonight|yesterday)$/.test(each.lower)) return 'NOUN'
      if (before && /^(?:please|pls)$/.test(before.lower) && /^(?:ADJ|NOUN|PROPN)$/.test(each.pos))
        return 'VERB'
      // “I'll close your file”
      if (
        each.pos === 'ADJ' &&
        /^(?:'ll|will|to)$/.test(before?.lower ?? '') &&
        after &&
        OWN_THING.test(after.lower)
      )
        return 'VERB'
      if (/^needs?$/.test(each.lower) && each.pos === 'NOUN' && after?.pos === 'DET') return 'VERB'
      // “your flat is cold”
      if (
        each.pos === 'ADJ' &&
        before &&
        OWNER.test(before.lower) &&
        !(after && /^(?:ADJ|NOUN|PROPN|NUM|VERB|CCONJ|PUNCT)$/.test(after.pos))
      )
        return 'NOUN'
      if (i === 0 && each.pos === 'NOUN' && after && /^(?:me|us|them|it)$/.test(after.lower)) return 'VERB'
      if (each.pos !== 'VERB' || !before) return each.pos
      if (isPlainHere(words, i)) return 'NOUN'
      const owned = OWNER.test(before.lower) || /^(?:the|an?|this)$/.test(before.lower)
      if ((owned || before.pos === 'DET' || before.pos === 'ADJ') && after && isThing(after.pos)) return 'ADJ'
      return owned && after?.pos !== 'ADJ' && after?.pos !== 'VERB' ? 'NOUN' : 'VERB'
    }
    return { ...each, pos: pos() }
  })
}

/** “there is mould”, “we have head lice”, “a fire drill”: no plain verb stands there. */
function isPlainHere(words: readonly Word[], i: number): boolean {
  const [article, before, each] = [words[i - 2], words[i - 1], words[i]]
  if (!each || !before || /(?:ed|en|wn|ing)$/.test(each.lower)) return false
  if (mayBePast(each.lower) || IRREGULAR_PARTICIPLES.has(each.lower)) return false
  return (
    (/^(?:is|are|was|were|been|have|has|had|'ve)$/.test(before.lower) && before.pos === 'AUX') ||
    (isThing(before.pos) && /^(?:an?|this|each|every)$/.test(article?.lower ?? ''))
  )
}

const DAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/
export const isDay = (each: Word | undefined): boolean => each !== undefined && DAY.test(each.text)

const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/
export const isMonth = (each: Word | undefined): boolean => each !== undefined && MONTH.test(each.text)

export const isNoun = (each: Word | undefined): boolean => isThing(each?.pos)
export const isVerb = (each: Word | undefined): boolean => each?.pos === 'VERB' || each?.pos === 'AUX'
export const isOwner = (each: Word | undefined): boolean => each !== undefined && OWNER.test(each.lower)

/** The words as they are written. */
export const written = (words: readonly Word[]): string =>
  words
    .map(({ text, spaced }, i) => (i > 0 && spaced ? ` ${text}` : text))
    .join('')
    .replaceAll(/\s+(?=[,.;:?!%])/g, '')
    .trim()

/** How many of them a reader counts. */
export const countOf = (words: readonly Word[]): number =>
  words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !/^(?:'\p{L}+|n't)$/u.test(text)).length

const LOOSE_END =
  /^(?:and|but|or|of|for|at|in|on|to|from|with|by|the|an?|that|as|about|into|please|thanks|so|then|our|my|your)$/
/** Without marks at its ends, and without small words that lead nowhere. */
export function trimmed(words: readonly Word[]): Word[] {
  let [from, to] = [0, words.length]
  while (from < to && /^(?:[^\p{L}\p{N}$€£#]+|and|but|or)$/u.test(words[from]?.lower ?? '')) from++
  const ends = ({ lower }: Word) =>
    LOOSE_END.test(lower) || (lower !== '?' && !/[\p{L}\p{N}%)#+]/u.test(lower))
  for (let last = words[to - 1]; to > from && last && ends(last); last = words[to - 1]) to--
  return words.slice(from, to)
}

/** A word that a heading adds. */
export const added = (text: string, pos: string): Word => word(text, pos)
