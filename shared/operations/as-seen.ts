/** Quotes for answers in words: markup that is right in a field helps nobody who reads the answer as text. */
import { decodeEntities } from '../engine/html/entities.ts'

/** Names of elements, so that `<First Name>` and “a <> b” of a plain text stay. */
const TAG =
  /<\/?(?:a|abbr|article|b|big|blockquote|body|br|button|center|code|dd|div|dl|dt|em|font|footer|h[1-6]|head|header|hr|html|i|img|li|main|mark|o:p|ol|p|pre|s|section|small|span|strike|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|title|tr|u|ul)(?:\s[^<>]{0,4000})?\/?>/gi
const BLOCK = /^<\/?(?:br|div|h[1-6]|li|p|table|tbody|td|th|tr|ul|ol|hr|img)\b/i

/** The text as a reader sees it, on one line. */
export const asSeen = (text: string): string =>
  decodeEntities(text.replaceAll(TAG, (tag) => (BLOCK.test(tag) ? ' ' : '')))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** In quotation marks, cut to so many characters. */
export function quotedAsSeen(text: string, most: number): string {
  const line = asSeen(text)
  return line.length > most ? `“${line.slice(0, most).trimEnd()}…”` : `“${line}”`
}

/** Ends a sentence that closes with a quote: a mark of the quote's own is enough. */
export const stopped = (quoted: string): string => (/[.!?…]”$/.test(quoted) ? quoted : `${quoted}.`)

/** Whether a message names the words of its place itself, so that they need not be told beside it. */
export const names = (message: string, quote: string): boolean => message.includes(`“${asSeen(quote)}”`)
