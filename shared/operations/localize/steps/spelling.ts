/** Spelling between American, British, Canadian, Australian and Indian English; Swiss German has no ß. */
import { isAllCaps, isCapitalised } from '../../../engine/characters.ts'
import type { Sentence, Token } from '../../../engine/doc.ts'
import { matchCase } from '../../../engine/edit.ts'
import { spelt } from '../spelling-of.ts'
import type { Findings, Mail, Step } from '../step.ts'
import { within } from '../step.ts'
import type { LocaleTag } from '../tables/locales.ts'
import { IN_CONTEXT, IN_NAMES } from '../tables/spelling.ts'

const ADAPTED = new Set(['greeting', 'opening', 'body', 'ask'])
/** Share of capitalised words from which a line is a headline. */
const HEADLINE = 0.6
/** A mark that ties a word to a name of a machine: `color.css`, `#center`, `--color`. */
const TIED = /[._/\\@#=&~]/

export const spelling: Step = (mail, findings) => {
  if (mail.native && mail.target.tag === 'de-CH') withoutEszett(mail, findings)
  if (!mail.native || mail.target.language !== 'en') return
  const { doc, target } = mail
  const sentences = doc.sentences.filter(({ region }) => ADAPTED.has(region))
  for (const sentence of [doc.subject, doc.preheader, ...sentences])
    if (sentence) adaptSentence(sentence, target.tag, findings)
}

function adaptSentence(sentence: Sentence, locale: LocaleTag, { change, person }: Findings): void {
  const headline = isHeadline(sentence)
  sentence.tokens.forEach((token, i) => {
    if (token.kind !== 'word' || isTied(sentence, token)) return
    const after = inContext(sentence, i, locale) ?? adaptWord(token.text, locale)
    if (after === token.text) return
    const start = sentence.start + token.start
    const place = { field: sentence.field, start, end: sentence.start + token.end }
    if (isName(sentence, i, headline)) {
      if (headline)
        person({ ...place, reason: `Readers there spell it “${after}”, unless this is part of a name.` })
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

/** A capital within a sentence makes a name: `Lincoln Center`. In a headline only words that names are made of do. */
function isName({ tokens }: Sentence, i: number, headline: boolean): boolean {
  const { text = '', lower = '' } = tokens[i] ?? {}
  if (!isCapitalised(text) || isAllCaps(text)) return false
  if (headline) return IN_NAMES.has(lower)
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

/** `a license` is a licence in Britain, `to license` is not. */
function inContext({ tokens }: Sentence, i: number, locale: LocaleTag): string | null {
  const token = tokens[i] as Token
  const previous = tokens[i - 1]
  if (!previous) return null
  for (const { us, gb, after, like } of IN_CONTEXT) {
    const british = locale === 'en-GB' || like.includes(locale)
    if (token.lower === us && british) {
      const key = previous.kind === 'number' ? '#' : previous.lower
      return after.has(key) ? matchCase(token.text, gb) : null
    }
    if (token.lower === gb && !british) return matchCase(token.text, us)
  }
  return null
}

function withoutEszett({ segments }: Mail, { change }: Findings): void {
  for (const segment of segments)
    for (const { index } of segment.text.matchAll(/ß/g))
      change({
        ...within(segment, index, index + 1),
        after: 'ss',
        type: 'spelling',
        rule_id: 'spelling-ch',
        confidence: 1,
      })
}
