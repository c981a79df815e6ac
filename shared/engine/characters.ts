/** Classes of UTF-16 code units. Ranges, not `\p{…}`, so that every engine agrees whatever its Unicode version. */

export const isSpace = (c: number): boolean =>
  c === 32 ||
  (c >= 9 && c <= 13) ||
  c === 0xa0 ||
  c === 0x3000 ||
  (c >= 0x2000 && c <= 0x200a) ||
  c === 0x202f ||
  c === 0x2028 ||
  c === 0x2029

export const isDigit = (c: number): boolean => c >= 48 && c <= 57

export function hasDigit(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (isDigit(text.charCodeAt(i))) return true
  return false
}

export const isUpperAscii = (c: number): boolean => c >= 65 && c <= 90

export const isLowerAscii = (c: number): boolean => c >= 97 && c <= 122

/** Letters of any script, combining marks included; emoji and CJK signs of their own are not. */
export function isLetter(c: number): boolean {
  if (c < 128) return (c >= 97 && c <= 122) || (c >= 65 && c <= 90)
  if (c < 0xc0) return false
  // From U+060C to U+061F stand the marks of Arabic.
  if (c < 0x2000) return c !== 0xd7 && c !== 0xf7 && (c < 0x60c || c > 0x61f)
  return (
    (c >= 0x2c00 && c < 0x2e00) ||
    (c >= 0x3040 && c < 0xd800) ||
    (c >= 0xf900 && c < 0xfe00) ||
    (c >= 0xfe70 && c < 0xfeff)
  )
}

/** Han and kana: written without spaces, so each sign counts as a word. */
export const isIdeograph = (c: number): boolean =>
  (c >= 0x3040 && c < 0x3100) || (c >= 0x3400 && c < 0xa000) || (c >= 0xf900 && c < 0xfb00)

export const isHighSurrogate = (c: number): boolean => c >= 0xd800 && c <= 0xdbff

export const isApostrophe = (c: number): boolean => c === 39 || c === 0x2019

/** First unit of an emoji or pictograph. */
export const startsEmoji = (c: number): boolean =>
  (c >= 0xd83c && c <= 0xd83e) ||
  (c >= 0x2600 && c <= 0x27bf) ||
  c === 0x2b50 ||
  c === 0x2b55 ||
  c === 0x231a ||
  c === 0x23f0

/** Units that continue an emoji: joiner, variation selector, skin tones and further pairs. */
export const continuesEmoji = (c: number): boolean =>
  c === 0x200d || c === 0xfe0f || c === 0x20e3 || (c >= 0xdc00 && c <= 0xdfff)

/** True when the first cased letter is a capital and some later one is not; `Acme`, `McKay`. */
export const isCapitalised = (word: string): boolean => {
  const c = word.charCodeAt(0)
  if (c < 128) return isUpperAscii(c)
  const first = word.charAt(0)
  return first !== first.toLowerCase()
}

/** True for two or more letters, all capitals: `ASAP`. */
export const isAllCaps = (word: string): boolean =>
  word.length > 1 &&
  !isLowerAscii(word.charCodeAt(0)) &&
  word === word.toUpperCase() &&
  word !== word.toLowerCase()
