/** Spelling between American, British, Canadian, Australian and Indian English. */
import { isAllCaps, isCapitalised } from '../../../engine/characters.ts'
import type { Sentence, Token } from '../../../engine/doc.ts'
import { matchCase } from '../../../engine/edit.ts'
import { STOPWORDS } from '../../../engine/lexicon/stopwords.ts'
import { spelt } from '../spelling-of.ts'
import type { Findings, Step } from '../step.ts'
import type { LocaleTag } from '../tables/locales.ts'
import { IN_CONTEXT } from '../tables/spelling.ts'

const ADAPTED = new Set(['greeting', 'opening', 'body', 'ask'])
/** Share of capitalised words from which a line is a headline. */
const HEADLINE = 0.6
/** A mark that ties a word to a name of a machine: `color.css`, `#center`, `--color`. */
const TIED = /[._/\\@#=&~]/

export const spelling: Step = (mail, findings) => {
  if (!mail.native || mail.target.language !== 'en') return
  const { doc, target } = mail
  const sentences = doc.sentences.filter(({ region }) => ADAPTED.has(region))
  const lines = [doc.subject, doc.preheader, ...sentences].filter((line) => line !== null)
  const names: Names = { known: namesOf(lines), noted: new Set() }
  for (const line of lines) adaptSentence(line, target.tag, findings, names)
}

interface Names {
  /** Words that stand with a capital within a sentence somewhere in the mail. */
  known: ReadonlySet<string>
  /** Those a person has been told of. */
  noted: Set<string>
}

function namesOf(lines: readonly Sentence[]): Set<string> {
  const names = new Set<string>()
  for (const line of lines)
    if (!isHeadline(line))
      line.tokens.forEach(({ lower, kind }, i) => {
        if (kind === 'word' && isName(line, i)) names.add(lower)
      })
  return names
}

function adaptSentence(
  sentence: Sentence,
  locale: LocaleTag,
  { change, person }: Findings,
  { known, noted }: Names,
): void {
  const headline = isHeadline(sentence)
  sentence.tokens.forEach((token, i) => {
    if (token.kind !== 'word' || isTied(sentence, token)) return
    const after = inContext(sentence, i, locale) ?? adaptWord(token.text, locale)
    if (after === token.text) return
    const start = sentence.start + token.start
    const place = { field: sentence.field, start, end: sentence.start + token.end }
    if (
      isName(sentence, i)
        ? !(headline && DONE.test(token.lower))
        : isCapitalised(token.text) && known.has(token.lower)
    ) {
      if (!noted.has(token.lower))
        person({ ...place, reason: `Readers there spell it “${after}”, unless this is part of a name.` })
      noted.add(token.lower)
      return
    }
    change({
      ...place,
      after,
      type: 'spelling',
      rule_id: `spelling-${locale.slice(3).toLowerCase()}`,
      confidence: 0.98,
    })
  })
}

function isHeadline({ tokens }: Sentence): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 3)
  return words.length > 1 && words.filter(({ text }) => isCapitalised(text)).length >= words.length * HEADLINE
}

/** `Personalized`, `Organizing`: no names are made of these, so that they may change in a line of capitals. */
const DONE = /(?:i[sz]e[ds]?|[yi][sz]ing|yzed|ysed|ll?ed|ll?ing|red|ring)$/

/** A capital within a sentence, or beside another one, makes a name: `Lincoln Center`, `Color Genomics`. */
function isName({ tokens }: Sentence, i: number): boolean {
  const { text = '' } = tokens[i] ?? {}
  if (!isCapitalised(text) || isAllCaps(text)) return false
  const first = tokens.slice(0, i).every(({ kind }) => kind === 'mark' || kind === 'emoji')
  const next = tokens[i + 1]
  return (
    !first ||
    (next?.kind === 'word' && isCapitalised(next.text) && !isAllCaps(next.text) && next.text !== 'I')
  )
}

const isTied = ({ text }: Sentence, { start, end }: Token) =>
  TIED.test(text.charAt(start - 1)) ||
  text.slice(Math.max(0, start - 2), start) === '--' ||
  (TIED.test(text.charAt(end)) && /[\p{L}\p{N}]/u.test(text.charAt(end + 1)))

/** Spells each part of `color-coded` and the stem of `neighbor's`. */
function adaptWord(word: string, locale: LocaleTag): string {
  return word
    .split('-')
    .map((part) => {
      const cut = part.search(/['’]/)
      const stem = cut < 0 ? part : part.slice(0, cut)
      const lower = stem.toLowerCase()
      const after = spelt(lower, locale)
      return after === lower ? part : matchCase(stem, after) + part.slice(stem.length)
    })
    .join('-')
}

/** Whom or what a verb would take: “the vendors license the code”. */
const OBJECTS = new Set('a an the it them this that these those our your their my his her'.split(' '))

/** Words between an article and its noun at most: “the new annual license”. */
const BETWEEN = 2

/** True for a noun with words between it and one of `openers`: “the gray license”, not “the right to license”. */
function isNoun(tokens: readonly Token[], i: number, openers: ReadonlySet<string>): boolean {
  if (OBJECTS.has(tokens[i + 1]?.lower ?? '')) return false
  for (let at = i - 1; at >= 0 && at >= i - 1 - BETWEEN; at--) {
    const { kind, lower } = tokens[at] as Token
    if (openers.has(lower)) return true
    if (kind !== 'word' || STOPWORDS.has(lower)) return false
  }
  return false
}

/** `a license` is a licence in Britain, `to license` is not. */
function inContext({ tokens }: Sentence, i: number, locale: LocaleTag): string | null {
  const token = tokens[i] as Token
  const previous = tokens[i - 1]
  if (!previous) return null
  for (const { us, gb, after, like, noun } of IN_CONTEXT) {
    const british = locale === 'en-GB' || like.includes(locale)
    if (token.lower === us && british) {
      const key = previous.kind === 'number' ? '#' : previous.lower
      return after.has(key) || (noun && isNoun(tokens, i, after)) ? matchCase(token.text, gb) : null
    }
    if (token.lower === gb && !british) return matchCase(token.text, us)
  }
  return null
}
