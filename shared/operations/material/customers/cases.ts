/** What a mail tells of customers over several sentences: “We did the same for Casa Luro. They now lose 3 tables a month.” */
import type { Doc } from '../../../engine/doc.ts'
import { tokenize } from '../../../engine/tokens.ts'
import type { RichMaterial } from '../from-draft.ts'
import { mayBePast, maybeVerb } from '../verbs.ts'
import { NAME } from './changes.ts'
import { customersOf, FARED, type Got, strangersTo } from './got.ts'

/** A fact of a customer, as a clause; `cut` are words that were cut out of their sentence, and may lean on what was left. */
export type Case = Pick<Got, 'who' | 'text'> & { cut?: string | undefined }

/** One word alone may be a person, a place or the first word of any sentence. */
const FIRM = String.raw`(?:the )?(?=[\p{L}\p{N}&.’'-]+ (?:\p{Lu}|&|and \p{Lu}|of \p{Lu}|group\b|chain\b))${NAME}`
/** “When we spoke to Van Rossum Foods”, “for the Bellmont group:”, “At Harbour Academies” */
const BESIDE = new RegExp(String.raw`\b(?:[Aa]t|[Ff]or|[Ww]ith|[Tt]o) (${FIRM})(?=[,:;]| \p{Ll})`, 'u')
/** “Last summer Casa Luro lost 40 tables” */
const DOES = new RegExp(
  String.raw`^(?:(?:Last|This|In) [\p{L}\d]+(?: \d{4})?,? )?(${FIRM}) (?:now |now also )?([\p{Ll}]+)\b`,
  'u',
)
/** “The same job took two people three days; now it takes one a morning, because data comes in by itself” */
const UNTIL_NOW =
  /\b(?:the same \p{Ll}+|this|that|it) took ([^;]+); (?:and )?(?:now it|it now) ([^,]+)(?:, because (.+))?$/iu

/** “At Halden Cider we brought that down to nine days, and rejects fell from 4.1% to 1.3%”: a clause with its own subject. */
const AND_FARED = new RegExp(String.raw`,? and (?=\p{Ll}+ (?:\p{Ll}+ )?${FARED} )`, 'u')

/** The facts that `sentences` of a mail tell of customers, in their order. */
export function casesOf(sentences: readonly string[], doc: Doc, material: RichMaterial): Case[] {
  const read = customersOf(doc, material)
  const isOther = strangersTo(doc, material)
  let who: string | null = null
  return sentences.flatMap((text) => {
    const got = read(text, who)
    if (got !== null && !got.isOpen) {
      who = got.who
      return [{ who, text: got.text }]
    }
    const name = nameIn(text)
    if (name !== undefined) who = isOther(name) ? name : null
    // What one customer did ends where the sender or the reader is spoken of.
    else if (/^(?:We|I|You|Your|Our)\b/.test(text)) who = null
    return who === null ? [] : told(text, who)
  })
}

function nameIn(text: string): string | undefined {
  const [, doer, verb = ''] = DOES.exec(text) ?? []
  if (doer !== undefined && mayBePast(verb)) return doer
  // “for Monday”, “to SAP”: a company is spoken of with what was done for it, or to it.
  const isTold =
    /\b(?:[Ww]e|I|At)\b/.test(text) &&
    tokenize(text).some(({ lower }) => mayBePast(lower) || /ed$/.test(lower))
  return isTold ? BESIDE.exec(text)?.[1] : undefined
}

/** The clauses of a sentence about `who`, each with its own subject. */
function told(text: string, who: string): Case[] {
  const one = (said: string, cut?: string): Case => ({ who, text: said, cut })
  const [, figures = ''] = text.split(`${who}: `)
  if (/\d/.test(figures)) return [one(`${who}: ${figures}`)]
  if (text.startsWith('At ')) {
    const [, was, now, why] = UNTIL_NOW.exec(text) ?? []
    const both = one(`at ${who} it took ${was}, and now ${now}`)
    if (now !== undefined) return why === undefined ? [both] : [both, one(`at ${who} ${why}`, why)]
    return text
      .split(AND_FARED)
      .slice(1)
      .flatMap((part) => (/\d/.test(part) ? one(`at ${who} ${part}`, part) : []))
  }
  const about = text.replace(/^They(?: now)?(?= \p{Ll})/u, (they) => they.replace('They', who))
  const at = about.indexOf(who)
  if (at < 0 || (at > 0 && !DOES.test(about))) return []
  const rest = about.slice(at + who.length).trim()
  const counted = /(\d[\d,.]* (?:\p{Ll}+ ){0,2}?\p{Ll}+s)\b/u.exec(rest)?.[1]
  return rest
    .replace(/\b(\d+) of them\b/, (of, n: string) => (counted === undefined ? of : `${n} of the ${counted}`))
    .split(/,? (?:and )?then (?=\p{Ll})|, and (?=(?:the|their|its) \p{Ll})/u)
    .filter((part) => {
      const verb = tokenize(part.replace(/^now /, ''))[0]?.lower ?? ''
      return mayBePast(verb) || maybeVerb(verb)
    })
    .map((part) => one(`${who} ${part}`, part))
}
