/** Text as it may leave the server: without characters that do not show, and without what is no mail. */

/** Marks that turn the direction of text, hide in it, or carry hidden letters. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\u00AD\uFEFF\u{E0000}-\u{E007F}]/gu
/** Joiners belong between the parts of an emoji and the letters of some scripts; elsewhere they only hide. */
const LOOSE_JOINERS =
  /(?<![\p{Extended_Pictographic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{M}])[\u200C\u200D]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to go
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g

/** The text without characters that do not show; line ends as `\n`. */
export const shown = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(UNSEEN, '')
    .replaceAll(LOOSE_JOINERS, '')

/** The same on one line. */
export const shownLine = (text: string): string => shown(text).replaceAll(/\s+/g, ' ').trim()

/** Code, markup and the talk of models about themselves and their work. */
const NO_MAIL = [
  /```|~~~/,
  /<\/?[a-z!][^<>]{0,400}>/i,
  /!?\[[^\]\n]{0,200}\]\([^)\n]{0,400}\)/,
  /^\s*[{[]\s*"/,
  /"(?:role|tool|tool_calls?|function|arguments|name)"\s*:/i,
  /<\|[\w-]{1,30}\|>|\[\/?INST\]|<<\/?SYS>>/i,
  /\b(?:tool|function)_calls?\b/i,
  /\b(?:javascript|data|vbscript|file):\S/i,
  /\bas an? (?:AI|artificial intelligence|(?:large )?language model|assistant)\b/i,
  /^\s*(?:sure|certainly|of course|okay)[,!:][^\n]{0,80}\b(?:here|rewrit|version|email|mail|draft)/i,
  /^\s*here(?:['’]s| is| are) (?:the|your|a|an|my) (?:re-?written|revised|improved|new|updated|translated|rewrite|translation)/i,
  /\b(?:I (?:cannot|can['’]t|am unable to|won['’]t) (?:help|assist|comply|rewrite|fulfil)|my (?:system )?(?:prompt|instructions)) ?/i,
]

/** Whether a text holds what no plain mail does and its `source` does not hold either. */
export const isNoMail = (text: string, source: string): boolean =>
  NO_MAIL.some((pattern) => pattern.test(text) && !pattern.test(source))
