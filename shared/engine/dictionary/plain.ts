/** Letters that Unicode does not take apart by itself, and marks people and mail programs put into words. */
const SPELT_OUT: ReadonlyMap<string, string> = new Map([
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ß', 'ss'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['‘', "'"],
  ['’', "'"],
  ['ʼ', "'"],
  ['\u2010', '-'],
  ['\u2013', '-'],
])

/** Accents, and characters that take no room: soft hyphen, zero-width spaces and joiners. */
const INVISIBLE = /[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]/gu

/** The word without accents and with straight apostrophes: `café` is `cafe`. Plain words come back as they are. */
export function plain(word: string): string {
  if (isAscii(word)) return word
  const bare = word.normalize('NFKD').replace(INVISIBLE, '')
  return isAscii(bare) ? bare : Array.from(bare, (letter) => SPELT_OUT.get(letter) ?? letter).join('')
}

function isAscii(word: string): boolean {
  for (let index = 0; index < word.length; index += 1) if (word.charCodeAt(index) > 127) return false
  return true
}
