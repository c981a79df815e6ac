/** The ask of a mail to many, said again in a later one. */
import type { Doc } from '../../engine/doc.ts'
import type { FoundAsk } from '../cta/found.ts'
import { isVagueCall } from '../cta/own-labels.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { HYPE } from './recall-words.ts'

const MOST = 120

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
