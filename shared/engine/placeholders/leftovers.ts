/** Holes a person was to fill and did not: `[First Name]`, `<company>`, `XXX`, `INSERT LINK HERE`. */
import type { Reading } from '../placeholders.ts'
import { everyUnicode, isWordish, lowerWords, startsLower, unicode, unicodeWith } from '../unicode.ts'

const words = (text: string) => new Set(text.split(/\s+/))

/** Words that make a hole on their own: `[Company]`. Kept short, as `[Webinar]` and `[External]` are labels. */
const WHOLE =
  words(`name firstname lastname surname fullname company date time link url title position phone email
  address city location amount price recipient sender prospect industry competitor salutation signature placeholder
  tbc vorname nachname firma prénom prenom nom entreprise nombre apellido empresa nome cognome azienda`)

/** Words that make a hole behind one of `BEFORE`: `[Product Name]`, `[pain point]`. */
const LAST =
  words(`number point points connection problem challenge goal topic website site product service offer
  role department team proposition benefit result metric percentage here name_here job state country zip code
  calendar page project university school organization organisation`)

/** Words that may stand before the last one. Others, as in `[Save the date]`, make it prose. */
const BEFORE =
  words(`first last full middle your my our their his her name of and or company business firm job
  product project client customer prospect recipient contact manager sender team event meeting start end due order
  invoice account phone mobile street city website calendar calendly booking video demo landing zoom competitor
  industry department specific relevant similar current mutual pain role brand store hotel course school university
  organization organisation agency partner target today tomorrow value day month tracking reference insert link date time email`)

/** First words of an instruction: `[add link here]`. */
const FILL = words('add put enter paste type insert include link name date your')

/** First words of a part that is described: `[one customer of the same size]`, `[hours or days]`. */
const DESCRIBES = words(
  'one two what which who whose how why when where their his her its a an the hours days weeks something someone somebody anything any',
)
/** Marks of an editor: `[the rest was omitted]`. */
const EDITED = words(
  'omitted emphasis mine added sic translated translation cut shortened laughs laughter redacted edited original quote',
)

/** Words that make one between `<` and `>`, where no label stands. */
const ANGLED = words('client customer contact manager partner agency school product')

/** Read as HTML even where no markup was expected. */
const HTML = words('address time title link')

/** Whether the text between brackets asks to be filled in. */
function isHole(content: string): boolean {
  const parts = lowerWords(
    content
      .replaceAll(everyUnicode`(\p{Ll})(\p{Lu})`, '$1 $2')
      .replaceAll(everyUnicode`['’][sS](?!\p{L})`, ''),
  ).filter((part) => part !== '')
  while (parts.length > 1 && /^\d+$/.test(parts.at(-1) ?? '')) parts.pop()
  const first = parts[0]
  const last = parts.at(-1)
  if (first === undefined || last === undefined) return false
  if (isDescribed(content, parts)) return true
  if (parts.length > 8) return false
  if (!unicode`^[\p{L}\p{N}$€£]`.test(content)) return false
  if (first === 'insert') return true
  if (unicode`^X \p{L}`.test(content)) return true
  if (parts.length === 1)
    return WHOLE.has(first) || /^x{2,}$/.test(first) || /^(?:x ?%|[$€£] ?x)$/i.test(content)
  if (last === 'here') return FILL.has(first) && parts.length > 2
  return (
    (WHOLE.has(last) || LAST.has(last)) &&
    parts.slice(0, -1).every((part) => BEFORE.has(part) || WHOLE.has(part))
  )
}

/** Three words or more that begin like a description, in small letters. `[the company]` in a quotation is shorter. */
const isDescribed = (content: string, parts: readonly string[]): boolean =>
  parts.length >= 3 &&
  startsLower(content) &&
  DESCRIBES.has(parts[0] ?? '') &&
  !parts.some((part) => EDITED.has(part))

const BRACKETS = new Map<string, RegExp>([
  // A bracket before a parenthesis is a Markdown link.
  ['[', /\[([^[\]<>{}\n]{1,120})\](?!\()/y],
  ['{', /\{([^{}[\]<>\n]{1,80})\}/y],
])

const CROSSES = /X{3,}(?:-X{2,})*/y
const INSERT = /INSERT(?: {1,3}[A-Z]{1,20}){1,6}/y
const INSERT_HERE = /Insert(?: {1,3}[A-Za-z]{1,20}){1,4}? {1,3}[Hh]ere/y
const hole = (raw: string, name: string | null): Reading => ({
  raw,
  syntax: 'human_leftover',
  name,
  fallback: null,
  role: 'leftover',
})

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** The hole that begins at `at`, or `null`. */
export function leftover(text: string, at: number): Reading | null {
  const character = text.charAt(at)
  const bracket =
    character === '<' ? unicodeWith('uy')`<<?(\p{L}[\p{L}\p{N}_ '’-]{0,59})>>?` : BRACKETS.get(character)
  if (bracket) {
    const found = match(bracket, text, at)
    const content = found?.[1]?.trim() ?? ''
    if (!found) return null
    const angled = character === '<' ? lowerWords(content) : []
    // `<<Donor Name>>` is a column of a sheet; `<<bonjour>>` is said.
    const isColumn = found[0].charAt(1) === '<' && angled.some((word) => WHOLE.has(word))
    if (isColumn || ANGLED.has(angled.join())) return hole(found[0], content)
    return !isHole(content) || HTML.has(angled.join()) ? null : hole(found[0], content)
  }
  if ((character !== 'X' && character !== 'I') || isWordish(text.charAt(at - 1))) return null
  return character === 'X' ? crosses(text, at) : instruction(text, at)
}

/** `XXX` for a number or a name. Crosses beside digits hide a card or account number, on purpose. */
function crosses(text: string, at: number): Reading | null {
  const raw = match(CROSSES, text, at)?.[0]
  if (!raw || /[-*•]/.test(text.charAt(at - 1))) return null
  return unicode`^(?:[\p{L}\p{N}_]|[- ]\d|-\p{L})`.test(text.slice(at + raw.length, at + raw.length + 2))
    ? null
    : hole(raw, null)
}

/** `INSERT LINK HERE` shouted, or in Title case when it ends with “here”. */
function instruction(text: string, at: number): Reading | null {
  const shouted = match(INSERT, text, at)?.[0].split(/ +/) ?? []
  for (let count = shouted.length; count > 1; count--) {
    const last = shouted[count - 1]?.toLowerCase() ?? ''
    if (last !== 'here' && (!WHOLE.has(last) || shouted[1] === 'INTO')) continue
    const raw = prefix(text, at, count)
    return isWordish(text.charAt(at + raw.length)) ? null : hole(raw, null)
  }
  const raw = match(INSERT_HERE, text, at)?.[0]
  if (!raw || isWordish(text.charAt(at + raw.length))) return null
  const middle = raw.split(/ +/).slice(1, -1)
  return middle.some((word) => WHOLE.has(word.toLowerCase())) ? hole(raw, null) : null
}

/** The first `count` words from `at`, which are known to be there. */
function prefix(text: string, at: number, count: number): string {
  let end = at
  for (let word = 0; word < count; word++) {
    while (text.charAt(end) === ' ') end++
    while (isWordish(text.charAt(end))) end++
  }
  return text.slice(at, end)
}
