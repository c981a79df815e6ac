/** Colours for people: only on a terminal, or with FORCE_COLOR; never with NO_COLOR. */
import { styleText } from 'node:util'
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

/** Columns to fill. */
export const WIDTH = 88

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

/** Text in lines of at most `width` columns, each after the first one indented. */
export function wrap(text: string, indent: string, width = WIDTH): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width - indent.length) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join(`\n${indent}`)
}
