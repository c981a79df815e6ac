/** A name at the end of a mail that no close stands before: “Ollie Grant / Nightline Care / If not for you, tell me …”. */
import type { Doc } from '../../engine/doc.ts'

export interface Signed {
  name: string
  /** Of the line below the name, or of “Mara at Deskhaus”. */
  company: string | null
  /** As it stands below each mail. */
  signoff: string
}

/** A name of two words or three, or one with its firm. */
const NAMED =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,2})(?: (?:at|from) (\p{Lu}[\p{L}\d&'’ -]{1,30}))?$/u
const NO_NAME =
  /^(?:the|best|kind|thanks|thank|cheers|regards|yours|sincerely|warm|hi|hello|dear|all|many|p\.?s\.?)\b/i

/** Reads the last lines of a mail that has no close; `isFirm` tells a firm from a post or an address. */
export function signedIn(doc: Doc, isFirm: (line: string) => boolean): Signed | null {
  const own = doc.blocks.filter(({ region }) => region !== 'footer' && region !== 'quoted')
  if (own.some(({ region }) => region === 'signoff')) return null
  const last = own.at(-1)
  if (!last) return null
  const paragraphs = doc.text
    .slice(0, last.end)
    .trimEnd()
    .split(/\n\s*\n/)
  // What stands below a name is a way out or a postscript, and no more than one paragraph.
  for (const paragraph of paragraphs.slice(1).slice(-2).reverse()) {
    const [first = '', second = ''] = paragraph.split('\n').map((line) => line.trim())
    const [, name, beside] = NAMED.exec(first) ?? []
    if (name === undefined || NO_NAME.test(name)) continue
    const below = isFirm(second) ? second : null
    const company = beside ?? below
    if (company === null && !name.includes(' ')) continue
    return { name, company, signoff: below === null ? first : `${first}\n${below}` }
  }
  return null
}
