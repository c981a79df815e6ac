/** Colours for people: only on a terminal, or with FORCE_COLOR; never with NO_COLOR. */
import { stripVTControlCharacters, styleText } from 'node:util'
import type { Severity } from '#shared/engine/rule.ts'

type Style = Parameters<typeof styleText>[0]

/** True when standard output shows colours. */
export function hasColor(env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  if (env.NO_COLOR) return false
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0'
  return process.stdout.isTTY === true && env.TERM !== 'dumb'
}

export type Paint = (style: Style, text: string) => string

/** Colours a text, or leaves it as it is. */
export const painter = (colored: boolean): Paint =>
  colored ? (style, text) => styleText(style, text, { validateStream: false }) : (_, text) => text

export const SEVERITY_STYLE: Record<Severity, Style> = {
  blocker: 'red',
  error: 'red',
  warning: 'yellow',
  info: 'blue',
  praise: 'green',
}

/** Columns to fill: a narrower terminal would break lines, and the marks below them, anywhere. */
export const WIDTH = Math.min(88, process.stdout.columns || 88)
/** The same where somebody looks; what goes to a file or a program has its lines whole. */
export const SEEN = process.stdout.isTTY ? WIDTH : Number.POSITIVE_INFINITY

/**
 * The text with control characters made visible, one for one, so that a draft cannot steer the terminal and
 * offsets stay right. Line breaks stay.
 */
export const harmless = (text: string): string =>
  text.replaceAll(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (char) => (/\s/.test(char) ? ' ' : '\ufffd'))

const WIDE =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6])/u
const ZERO = /^[\p{Mn}\p{Me}\p{Cf}]/u

/** Columns a terminal gives a character. */
export function columns(char: string): number {
  if (ZERO.test(char)) return 0
  return WIDE.test(char) ? 2 : 1
}

/** What is found, and in a lower voice by what, in lines that fit. */
export function titled(title: string, by: string, indent: string, paint: Paint): string {
  const lines = wrap(`${title} ${by}`.trimEnd(), indent)
  // Breaks stand where spaces stood, so that the last part is found by what it holds beside them.
  let at = lines.length
  for (let left = by.replaceAll(/\s/g, '').length; left > 0; left--) {
    at--
    while (/\s/.test(lines.charAt(at))) at--
  }
  return paint('bold', lines.slice(0, at)) + paint('dim', lines.slice(at))
}

/** What a line is indented by, and the mark, number or name it begins with. */
const LEAD = /^\s*(?:[-+·→!] |−\d\S* |\d+\. |\p{Ll}[\p{Ll} \d]* · )?/u

/** Lines broken between words as a terminal would not, each under its own first word; as they are where nobody looks. */
export const folded = (text: string, width = SEEN): string =>
  text
    .split('\n')
    .map((line) => {
      const lead = LEAD.exec(line)?.[0] ?? ''
      return seenLength(line) <= width
        ? line
        : lead + wrap(line.slice(lead.length), ' '.repeat(lead.length), width)
    })
    .join('\n')

/** Signs that a terminal shows of a text, which may hold colours. */
const seenLength = (text: string): number =>
  text.includes('\u001b') ? stripVTControlCharacters(text).length : text.length

/** Text in lines of at most `width` columns, each after the first one indented. */
export function wrap(text: string, indent: string, width = WIDTH): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line !== '' && seenLength(line) + 1 + seenLength(word) > width - indent.length) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join(`\n${indent}`)
}
