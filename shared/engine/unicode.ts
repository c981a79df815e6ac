/** Letters and figures of all scripts, as Unicode knows them. */
import { isLowerAscii, isUpperAscii } from './characters.ts'
import { lazy } from './lazy.ts'

/**
 * A regular expression with classes such as `\p{L}`, made when it is first asked for. A literal is read where it is
 * compiled, where it is made and where it runs, each class of Unicode in it takes a twentieth of a millisecond each
 * time, and most drafts need none.
 */
export const unicodeWith =
  (flags: string) =>
  ({ raw }: TemplateStringsArray): (() => RegExp) =>
    lazy(() => new RegExp(raw[0] as string, flags))

export const unicode = unicodeWith('u')
export const everyUnicode = unicodeWith('gu')

/** A letter, a figure or the low line that joins them. */
export const WORDISH = unicode`[\p{L}\p{N}_]`

/** What stands between words. */
export const BETWEEN_WORDS = everyUnicode`[^\p{L}\p{N}]+`

const UPPER = unicode`^\p{Lu}`
const LOWER = unicode`^\p{Ll}`

/** Whether a text begins with a capital. */
export function startsUpper(text: string): boolean {
  const code = text.charCodeAt(0)
  return code < 128 ? isUpperAscii(code) : UPPER().test(text)
}

/** Whether a text begins with a small letter. */
export function startsLower(text: string): boolean {
  const code = text.charCodeAt(0)
  return code < 128 ? isLowerAscii(code) : LOWER().test(text)
}
