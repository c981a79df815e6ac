/** What others did with what is offered, as a first mail tells it, in words that need none of its other sentences. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { tokenize } from '../../engine/tokens.ts'
import { WENT as CUSTOMER_WENT, HELPED } from '../material/customer-results.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { mayBePast, maybeVerb } from '../material/verbs.ts'
import { isCutOff } from './point-whole.ts'
import type { Point } from './points.ts'
import { bare } from './wording.ts'

/** Two words or more: one alone may be a person, a place or the first word of any sentence. */
const NAME = String.raw`(?:the )?\p{Lu}[\p{L}\p{N}&’'-]+(?: (?:\p{Lu}[\p{L}\p{N}&’'-]+|&|group|chain)){1,3}`
/** “When we spoke to Van Rossum Foods”, “for the Bellmont group:”, “At Harbour Academies” */
const BESIDE = new RegExp(String.raw`\b(?:[Aa]t|[Ff]or|[Ww]ith|[Tt]o) (${NAME})(?=[,:;]| \p{Ll})`, 'u')
/** “Last summer Casa Luro lost 40 tables” */
const DOES = new RegExp(
  String.raw`^(?:(?:Last|This|In) [\p{L}\d]+(?: \d{4})?,? )?(${NAME}) (?:now |now also )?([\p{Ll}]+)\b`,
  'u',
)
const MOST_LETTERS = 130

/** Facts about a customer whom the mail names, each as a clause, in the order of the mail. */
export function casesIn(doc: Doc, material: RichMaterial): Point[] {
  if (!doc.english) return []
  const known = [
    material.sender.company,
    material.recipient.company,
    material.recipient.name,
    material.sender.name,
  ].flatMap((name) => (name ? [name.text.toLowerCase()] : []))
  const isOther = (name: string | undefined): name is string =>
    name !== undefined &&
    !known.some((own) => own.includes(name.toLowerCase()) || name.toLowerCase().includes(own))
  let who: string | null = null
  const found = doc.sentences
    .filter(
      ({ field, region, question }) =>
        field === 'draft' && !question && (region === 'body' || region === 'opening'),
    )
    .flatMap((sentence): Point[] => {
      const text = bare(sentence.text.replaceAll(/\s+/g, ' ')).replaceAll(/ (?:that|this) way\b/g, '')
      const got = gotIn(text)
      if (got !== null) return [{ text: got, aspect: 'result', isLong: false }]
      const name = nameIn(text, sentence)
      if (isOther(name)) who = name
      // What one customer did ends where the sender or the reader is spoken of.
      else if (/^(?:We|I|You|Your|Our)\b/.test(text)) who = null
      return who === null ? [] : told(text, who)
    })
    .filter(({ text }) => text.length <= MOST_LETTERS && !/\b(?:the|that) same\b/.test(text))
  const counts = ({ text }: Point) => /\d/.test(text)
  return [...found.filter(counts), ...found.filter((point) => !counts(point))]
}

/** “We helped firms such as Notably and Kinset reduce their time-to-value by 40%”: what they did. */
function gotIn(text: string): string | null {
  const helped = HELPED.exec(text)
  if (helped?.groups) {
    const { who, verb = '' } = helped.groups
    const rest = helped[0].slice(helped[0].lastIndexOf(`${verb} `) + verb.length)
    return `${who} ${pastOf(verb)}${rest}`
  }
  const [, who, thing, span, clause] = AT_WENT.exec(text) ?? []
  if (who !== undefined) return `at ${who} ${clause ?? `${thing?.toLowerCase()} went ${span}`}`
  const went = CUSTOMER_WENT.exec(text)
  return went
    ? `${went[0].replace(',', '')}${UNTIL.exec(text.slice(went.index + went[0].length))?.[0] ?? ''}`
    : null
}
/** The past of the verbs that `HELPED` knows. */
const pastOf = (verb: string): string =>
  ({ cut: 'cut', grow: 'grew', trim: 'trimmed' })[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`)
/** “… to 9 in the first quarter”: when belongs to it. */
const UNTIL = /^ (?:in|within|after) [^,.;:?!]{3,40}(?=[.,]|$)/u

function nameIn(text: string, { tokens }: Sentence): string | undefined {
  const [, doer, verb = ''] = DOES.exec(text) ?? []
  if (doer !== undefined && mayBePast(verb)) return doer
  const beside = BESIDE.exec(text)?.[1]
  // “for Monday”, “to SAP”: a company is spoken of with what was done for it, or to it.
  const isTold =
    tokens.some(({ lower }) => mayBePast(lower) || /ed$/.test(lower)) && /\b(?:[Ww]e|I|At)\b/.test(text)
  return isTold ? beside : undefined
}

/** The clauses of a sentence about `who`, each with its own subject. */
function told(text: string, who: string): Point[] {
  const point = (said: string): Point => ({ text: said, aspect: 'result', isLong: false })
  const [, thing, from] = WENT.exec(text) ?? []
  if (thing !== undefined && from !== undefined)
    return [point(`at ${who} ${thing.toLowerCase()} went ${from}`)]
  const [, figures] = new RegExp(String.raw`${escaped(who)}: (.*\d.*)$`, 'u').exec(text) ?? []
  if (figures !== undefined) return [point(`${who}: ${figures}`)]
  const theirs = /^(?:At|For) /.test(text) ? THEIRS_WENT.exec(text)?.[1] : undefined
  if (theirs !== undefined) return [point(`${who}${who.endsWith('s') ? '’' : '’s'} ${theirs}`)]
  if (/^At /.test(text)) {
    const [, was, now, why] = UNTIL_NOW.exec(text) ?? []
    const reason = why === undefined || isCutOff(why) ? [] : [point(`at ${who} ${why}`)]
    if (now !== undefined) return [point(`at ${who} it took ${was}, and now ${now}`), ...reason]
    // “At Halden Cider we brought that down to nine days, and rejects fell from 4.1% to 1.3%”: a clause with its own subject.
    return text
      .split(/,? and (?=\p{Ll}+ (?:\p{Ll}+ )?(?:fell|rose|went|dropped|grew) )/u)
      .slice(1)
      .filter((part) => /\d/.test(part) && !isCutOff(part))
      .map((part) => point(`at ${who} ${part}`))
  }
  const about = text.replace(/^They(?: now)?(?= \p{Ll})/u, (they) => they.replace('They', who))
  if (!about.includes(who)) return []
  const rest = about.slice(about.indexOf(who) + who.length).trim()
  if (!about.startsWith(who) && !DOES.test(about)) return []
  const counted = /(\d[\d,.]* (?:\p{Ll}+ ){0,2}?\p{Ll}+s)\b/u.exec(rest)?.[1]
  const [first = '', ...then] = rest
    .replace(/\b(\d+) of them\b/, (of, n: string) => (counted === undefined ? of : `${n} of the ${counted}`))
    .split(/,? (?:and )?then (?=\p{Ll})|, and (?=(?:the|their|its) \p{Ll})/u)
  return (
    [first, ...then]
      .filter((part) => {
        const [verb] = tokenize(part.replace(/^now /, ''))
        return verb !== undefined && (mayBePast(verb.lower) || maybeVerb(verb.lower)) && !isCutOff(part)
      })
      .map((part) => point(`${who} ${part}`))
      // A sentence as it stands was told in the first mail.
      .map((each) => ({ ...each, isLong: each.text === text }))
  )
}

const WENT_VERB = '(?:went|fell|rose|dropped|grew|climbed)(?: up| down)?'
const SPAN = String.raw`from [^,.;:]{0,40}?(?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[^,.;:]{0,40}? to [^,.;:]{1,60}`
/** “For Petal & Pine I did the same and their mobile orders went from 14 to 37 a week” */
const THEIRS_WENT = new RegExp(
  String.raw`\btheir ((?:(?!said\b|and\b)\p{Ll}+ ){1,4}?${WENT_VERB} (?:${SPAN}))`,
  'u',
)
/** “At Northbank it took review from eleven days to three”, “At Copperleaf the average time to an offer fell from 9 days to 2” */
const AT_WENT = new RegExp(
  String.raw`^At (\p{Lu}(?![^,.;:]{0,50}['’]s \p{Ll})[^,.;:]{1,50}?),? (?:(?:it|this|we) (?:took|brought|got|cut|reduced|lowered|raised|lifted) ((?:the |their )?[\p{L}-]+(?: [\p{L}-]+){0,3}?) (${SPAN})|((?:the|their|average) (?:[\p{L}-]+ ){1,9}?${WENT_VERB} ${SPAN}))`,
  'u',
)
/** “It took goods-in from 11 minutes a truck to 4”: what went, and from where. */
const WENT =
  /^(?:It|This|That) (?:took|brought|got|cut|reduced|lowered|raised|lifted) ((?:the |their )?[\p{L}-]+(?: [\p{L}-]+){0,3}?) (from .*\d.* to .+)$/u

/** “The same job took two people three days; now it takes one a morning, because data comes in by itself” */
const UNTIL_NOW =
  /\b(?:the same \p{Ll}+|this|that|it) took ([^;]+); (?:and )?(?:now it|it now) ([^,]+)(?:, because (.+))?$/iu

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
