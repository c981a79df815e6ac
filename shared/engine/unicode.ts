/** Letters and figures of all scripts, as Unicode knows them. */
import { isLowerAscii, isUpperAscii } from './characters.ts'

/** By the place in the code where it stands. */
const MADE = new Map<TemplateStringsArray, RegExp>()

/**
 * A regular expression with classes such as `\p{L}`, made when a draft first comes to it. A literal is read where it is
 * compiled, where it is made and where it runs, each class of Unicode in it takes a twentieth of a millisecond each
 * time, and most drafts need none.
 */
export const unicodeWith =
  (flags: string) =>
  (source: TemplateStringsArray): RegExp => {
    let made = MADE.get(source)
    if (!made) {
      made = new RegExp(source.raw[0] as string, flags)
      MADE.set(source, made)
    }
    return made
  }

export const unicode = unicodeWith('u')
export const everyUnicode = unicodeWith('gu')

/** Whether a text holds a letter, a figure or the low line that joins them. */
export const isWordish = (text: string): boolean => unicode`[\p{L}\p{N}_]`.test(text)

/** The words of a text, in small letters; '' for what stands before or behind them. */
export const lowerWords = (text: string): string[] => text.toLowerCase().split(unicode`[^\p{L}\p{N}]+`)

/** Whether a text begins with a capital. */
export function startsUpper(text: string): boolean {
  const code = text.charCodeAt(0)
  return code < 128 ? isUpperAscii(code) : unicode`^\p{Lu}`.test(text)
}

/** Whether a text begins with a small letter. */
export function startsLower(text: string): boolean {
  const code = text.charCodeAt(0)
  return code < 128 ? isLowerAscii(code) : unicode`^\p{Ll}`.test(text)
}
