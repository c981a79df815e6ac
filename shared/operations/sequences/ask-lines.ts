/** The ask of a draft, said again in a later mail. */
import type { Doc } from '../../engine/doc.ts'
import type { FoundAsk } from '../cta/found.ts'
import { isVagueCall } from '../cta/own-labels.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { HYPE } from './recall-words.ts'

const MOST = 120
/** An ask of this friction or more takes the reader's time. */
const TIME = 3
/** Leans on what stood before it. */
const LEANS = /\b(?:it|this|that|these|those|he|she|him|his|her|they)\b/i
const LEANS_ON_RESULT = /\b(?:them|their)\b/i
const WEEKDAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|next week|this week\b|\d/i

/** The question of a draft, where it can be asked once more as it is; `null` where it leans on a text or a day. */
export function askedAgain({ text, form, friction, weak }: FoundAsk, hasResult: boolean): string | null {
  if (form !== 'question' || weak || friction >= TIME || text.length > MOST || WEEKDAY.test(text)) return null
  const rest = text.replace(/^(?:would|is) it\b/i, '')
  if (LEANS.test(rest) || (!hasResult && LEANS_ON_RESULT.test(rest))) return null
  return /^\p{Lu}[^!]*\?$/u.test(text) && !text.includes('[') ? text : null
}

/** The ask of a mail to many as a line of its own: `Shop the sale: https://…`, `Please reply by 8 May.` */
export function askLineOf(ask: FoundAsk | null, doc: Doc, material: RichMaterial): string | null {
  const href = ask?.href ?? material.link
  const text = ask === null || isLoud(ask, doc) || isVague(ask) ? '' : firstLine(ask.text)
  if (text === '') return href === null ? null : `This is the page: ${href}`
  if (href === null || text.includes(href)) return text
  if (/https?:/i.test(text)) return text
  return text.endsWith('?') ? `${text} ${href}` : `${text.replace(/[.:!\s]+$/, '')}: ${href}`
}

const isVague = ({ text, href }: FoundAsk) => href !== null && isVagueCall(text.replace(href, ''))

/** Two buttons in one line are two asks: up to the end of the first address. */
const firstLine = (text: string): string => /^.*?https?:\/\/\S+/i.exec(text)?.[0] ?? text

function isLoud({ text, sentence }: FoundAsk, doc: Doc): boolean {
  const hits = doc.sentences[sentence ?? -1]?.hits ?? []
  const letters = text.replaceAll(/https?:\S+/gi, '').replaceAll(/[^\p{L}]/gu, '')
  return (
    hits.some((hit) => HYPE.has(hit.lexicon.id)) ||
    text.includes('!') ||
    (letters.length > 6 && letters === letters.toUpperCase()) ||
    text.length > 2 * MOST
  )
}
