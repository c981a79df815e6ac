/** Character references of HTML: those that mail is written with. */

/** U+00A0 to U+00BF, in order. Old enough that browsers accept them without a semicolon. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest'

/** Accepted without a semicolon as well. */
const OLD =
  'amp=38 AMP=38 lt=60 LT=60 gt=62 GT=62 quot=34 QUOT=34 COPY=169 REG=174 AElig=198 ETH=208 times=215 Oslash=216 THORN=222 szlig=223 aelig=230 eth=240 divide=247 oslash=248 thorn=254'

/** Name and code of the others, but for letters with an accent. */
const NAMED =
  'Tab=9 NewLine=10 excl=33 num=35 dollar=36 percnt=37 apos=39 lpar=40 rpar=41 ast=42 plus=43 comma=44 period=46 sol=47 colon=58 semi=59 equals=61 quest=63 commat=64 bsol=92 lowbar=95 Lstrok=321 lstrok=322 inodot=305 OElig=338 oelig=339 fnof=402 circ=710 tilde=732 Delta=916 Omega=937 alpha=945 beta=946 gamma=947 delta=948 lambda=955 mu=956 pi=960 sigma=963 omega=969 ensp=8194 emsp=8195 thinsp=8201 ZeroWidthSpace=8203 zwnj=8204 zwj=8205 lrm=8206 rlm=8207 ndash=8211 mdash=8212 lsquo=8216 rsquo=8217 sbquo=8218 ldquo=8220 rdquo=8221 bdquo=8222 dagger=8224 Dagger=8225 bull=8226 bullet=8226 hellip=8230 permil=8240 prime=8242 Prime=8243 lsaquo=8249 rsaquo=8250 oline=8254 frasl=8260 NoBreak=8288 euro=8364 numero=8470 trade=8482 larr=8592 uarr=8593 rarr=8594 darr=8595 harr=8596 lArr=8656 rArr=8658 part=8706 sum=8721 minus=8722 radic=8730 infin=8734 asymp=8776 ne=8800 equiv=8801 le=8804 ge=8805 sdot=8901 loz=9674 spades=9824 clubs=9827 hearts=9829 diams=9830 check=10003 cross=10007'

/** The sign that joins with the letter before it, by the end of the name: `eacute`, `Scaron`. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  macr: '\u0304',
  breve: '\u0306',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
}

/** A letter with an accent by its name. */
function accented(name: string): string | undefined {
  const accent = ACCENTS[name.slice(1)]
  const letter = accent && (name.charAt(0) + accent).normalize('NFC')
  return letter?.length === 1 ? letter : undefined
}

/** What 128 to 159 mean in pages that were written on Windows. */
const WINDOWS = [...'€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ']

const codes = (pairs: string) =>
  pairs.split(' ').map((pair): [string, string] => {
    const equals = pair.indexOf('=')
    return [pair.slice(0, equals), String.fromCharCode(Number(pair.slice(equals + 1)))]
  })
const LOOSE = new Map<string, string>([
  ...LATIN.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ...codes(OLD),
])
const STRICT = new Map<string, string>([...LOOSE, ...codes(NAMED)])
/** `ZeroWidthSpace`. */
const LONGEST_NAME = 14
const LONGEST_LOOSE = 6

export interface Entity {
  text: string
  /** First unit after it. */
  end: number
}

/** The character reference at `at`, where `&` stands, or `null` when it is a plain `&`. Reads no unit from `limit` on. */
export function entityAt(source: string, at: number, limit: number, attribute = false): Entity | null {
  if (source.charCodeAt(at + 1) === 35) return numberAt(source, at + 2, limit)
  let end = at + 1
  const stop = Math.min(limit, end + LONGEST_NAME)
  while (end < stop && isAlphanumeric(source.charCodeAt(end))) end++
  if (end - at < 3) return null
  if (end < limit && source.charCodeAt(end) === 59) {
    const name = source.slice(at + 1, end)
    const text = STRICT.get(name) ?? accented(name)
    if (text !== undefined) return { text, end: end + 1 }
  }
  // In a link, `&copy=1` is a parameter and no sign.
  if (attribute) return null
  for (let cut = Math.min(end, at + 1 + LONGEST_LOOSE); cut > at + 2; cut--) {
    const name = source.slice(at + 1, cut)
    const text = LOOSE.get(name) ?? accented(name)
    // Of the letters with an accent these are old: U+00C0 to U+00FF.
    if (text !== undefined && text.charCodeAt(0) < 256) return { text, end: cut }
  }
  return null
}

function numberAt(source: string, from: number, limit: number): Entity | null {
  const hex = (source.charCodeAt(from) | 32) === 120
  const first = hex ? from + 1 : from
  let end = first
  let code = 0
  for (; end < limit; end++) {
    const digit = digitOf(source.charCodeAt(end))
    if (digit < 0 || (digit > 9 && !hex)) break
    code = Math.min(code * (hex ? 16 : 10) + digit, 0x110000)
  }
  if (end === first) return null
  if (end < limit && source.charCodeAt(end) === 59) end++
  const valid = code > 0 && code < 0x110000 && (code < 0xd800 || code > 0xdfff)
  return { text: WINDOWS[code - 128] ?? (valid ? String.fromCodePoint(code) : '\ufffd'), end }
}

const digitOf = (c: number) =>
  c >= 48 && c <= 57 ? c - 48 : (c | 32) >= 97 && (c | 32) <= 102 ? (c | 32) - 87 : -1

const isAlphanumeric = (c: number) => (c >= 48 && c <= 57) || ((c | 32) >= 97 && (c | 32) <= 122)

/** `text` with its character references resolved; those unknown stay as written. */
export function decodeEntities(text: string, attribute = false): string {
  let at = text.indexOf('&')
  if (at < 0) return text
  let decoded = ''
  let done = 0
  for (; at >= 0; at = text.indexOf('&', at)) {
    const entity = entityAt(text, at, text.length, attribute)
    if (entity) {
      decoded += text.slice(done, at) + entity.text
      done = entity.end
    }
    at = entity ? entity.end : at + 1
  }
  return decoded + text.slice(done)
}

/** `text` as HTML that shows it: signs of markup and hard spaces escaped, line breaks as `<br>`. */
export function encodeHtml(text: string): string {
  return text.replace(/[&<>\u00a0\n]/g, (sign) => ESCAPES[sign] ?? sign)
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
  '\n': '<br>',
}
