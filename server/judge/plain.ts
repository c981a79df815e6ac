/** Text as it may leave the server: without characters that do not show, and without what is no mail. */

/** Marks that do not show and may carry hidden letters: all that Unicode lets a reader ignore, save for the next two. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}--[\u{200C}\u{200D}\u{FE00}-\u{FE0F}]]/gv
/** Joiners belong between the parts of an emoji and the letters of some scripts; elsewhere they only hide. */
const LOOSE_JOINERS =
  /(?<![\p{Extended_Pictographic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{M}])[\u{200C}\u{200D}]/gu
/** One form may be picked for a sign or an ideograph; elsewhere, and in rows, selectors spell hidden letters. */
const LOOSE_FORMS = /(?<![\p{Emoji}\p{Ideographic}])[\u{FE00}-\u{FE0F}]/gu
const CONTROLS = /[\p{Cc}--[\t\n]]/gv

/** The text without characters that do not show; line ends as `\n`. */
export const shown = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u{2028}\u{2029}\u{85}]/gu, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(UNSEEN, '')
    .replaceAll(LOOSE_JOINERS, '')
    .replaceAll(LOOSE_FORMS, '')

/** A text as a model reads it: letters and digits of other forms and scripts are the plain ones. */
export const asRead = (text: string): string =>
  shown(text)
    .normalize('NFKC')
    .replaceAll(/[\p{Nd}--[0-9]]/gv, (digit) => String(worthOf(digit)))

/** Digits of a script follow each other, beginning with zero. */
function worthOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--
  return code - zero
}

/** The same on one line. */
export const shownLine = (text: string): string => shown(text).replaceAll(/\s+/g, ' ').trim()

/** Behind “AI”: those who build it, and no model speaks of itself. */
export const AI_AT_WORK =
  '(?! (?:company|start-?up|firm|team|vendor|lab|business|provider|agency|consultancy|engineer|researcher|founder|expert)s?\\b)'

/** Code, markup and the talk of models about themselves and their work. */
const NO_MAIL = [
  /```|~~~/,
  /<\/?[a-z!][^<>]{0,400}>/i,
  /\*\*[^*\n]{1,200}\*\*|^#{1,6} \S/m,
  /!?\[[^\]\n]{0,200}\]\([^)\n]{0,400}\)/,
  /^\s*[{[]\s*"/,
  /"(?:role|tool|tool_calls?|function|arguments|name)"\s*:/i,
  /<\|[\w-]{1,30}\|>|\[\/?INST\]|<<\/?SYS>>/i,
  /\b(?:tool|function)_calls?\b/i,
  /\b(?:javascript|data|vbscript|file):\S/i,
  new RegExp(
    `\\bas an? (?:AI|artificial intelligence|(?:large )?language model|assistant)\\b${AI_AT_WORK}`,
    'i',
  ),
  /^\s*(?:sure|certainly|of course|okay)[,!:][^\n]{0,80}\b(?:here|rewrit|version|email|mail|draft)/i,
  /^\s*here(?:['’]s| is| are) (?:the|your|a|an|my) (?:re-?written|revised|improved|new|updated|translated|rewrite|translation)/i,
  /\b(?:I (?:cannot|can['’]t|am unable to|won['’]t) (?:help|assist|comply|rewrite|fulfil)|my (?:system )?(?:prompt|instructions)) ?/i,
]

/** Whether a text holds what no plain mail does and its `source` does not hold either. */
export const isNoMail = (text: string, source: string): boolean =>
  NO_MAIL.some((pattern) => pattern.test(text) && !pattern.test(source))
