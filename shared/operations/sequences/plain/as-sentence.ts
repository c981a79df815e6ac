/** What a brief is about, where that is a bare name for a thing, a trade or an event, as the sentence a person would say. */
import { nounNumber } from '../../../engine/measures/noun-number.ts'
import { isCountable } from '../../../engine/measures/nouns.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { isGerund, maybeVerb, plainOfGerund } from '../../material/verbs.ts'
import { OCCASIONS } from '../matter-words.ts'
import { bare, formOf, inside, isDetermined, isPredicate, sentence } from '../wording.ts'

/** `Stocktally is a stock count app`, `We rewrite product pages`, `We are holding an evening for school heads`; `null` where no form is sure. */
export function asSentence(about: string, company: string | undefined): string | null {
  const said = bare(about)
  if (/[:;?!]/.test(said) || isPredicate(said)) return null
  const [, name = '', what = ''] =
    /^(\p{Lu}[\p{L}\d&.’' -]{1,40}?)(?:,| [-–—]) ((?:an?|the) .+)$/u.exec(said) ?? []
  if (name !== '' && (name === company || !name.includes(' '))) return sentence(`${name} is ${what}`)
  const phrase = FIRMS.test(said.toLowerCase()) && !/ /.test(said) ? said.toLowerCase() : small(said)
  if (isEvent(phrase)) return sentence(`We are holding ${article(phrase)}`)
  if (said.includes(',')) return null
  const worked = trade(phrase)
  if (worked !== null) return sentence(`We ${worked}`)
  const [head = ''] = phrase.split(/ (?:for|of|in|at|to|with|on) /)
  // “our app for firms with 5 to 40 vans”: what belongs to a noun makes no less of one.
  if (formOf(isOurs(phrase) && !mayTell(phrase) ? head : phrase) !== 'noun') return null
  if (FIRMS.test(head) && !/^our\b/i.test(head)) return sentence(`We are ${article(phrase)}`)
  if (/^(?:an?|our|one|two|three|\d)\b/i.test(phrase)) return sentence(`We offer ${inside(phrase)}`)
  if (ONE.test(head)) return sentence(`We offer ${article(phrase)}`)
  // “flat roof for a warehouse in Hull” is one thing, and no trade.
  if (isCountable(head.split(' ').at(-1) ?? '')) return sentence(`This is about ${article(phrase)}`)
  // A capital alone may be a name, and nobody does that.
  if (/^\p{Lu}\S*$/u.test(phrase)) return null
  return isDetermined(phrase) && nounNumber(tokenize(phrase), 0) !== 'many'
    ? null
    : sentence(`We do ${phrase}`)
}

/** Whether some word may be what the thing does: “our app for shops saves time”. */
const mayTell = (phrase: string): boolean =>
  formOf(phrase) === 'clause' ||
  tokenize(phrase).some(
    ({ lower }, i, all) =>
      /[^s]s$/.test(lower) && maybeVerb(lower) && (i < all.length - 1 || /s$/.test(all[i - 1]?.lower ?? '')),
  )

/** Whether a phrase names one thing of the sender's. */
export const isOurs = (phrase: string): boolean => /^(?:an?|our) /i.test(phrase)

/** With a small first letter, unless it is a name: two capitals in a row, or one in a word. */
export const small = (text: string): string =>
  /^(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(?:An?|\p{Lu}\p{Ll}+) (?:\p{Ll}|\d)/u.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

/** Whether a phrase names something that is held: its head is an occasion, before what it is for, on or about. */
export function isEvent(phrase: string): boolean {
  const [head = ''] = phrase.split(/,| (?:for|on|about|in|at|with|by|of|to|from) /)
  const words = head.split(' ')
  return words.length < 7 && /^\p{Ll}/u.test(phrase) && HELD.has(words.at(-1)?.toLowerCase() ?? '')
}
const MORE = ['open day', 'study day', 'open house', 'school']
const HELD: ReadonlySet<string> = new Set(
  [...OCCASIONS]
    .filter(
      (word) =>
        !/^(?:demo|demonstration|tour|training|course|launch|class|festival|market|day|days|night)$/.test(
          word,
        ),
    )
    .concat(MORE),
)

/** What a sender is and does not sell. */
const FIRMS =
  /\b(?:company|firm|agency|studio|business|charity|shop|practice|bakery|winery|brewery|roastery|farm|garage|nursery|clinic|startup|start-up|consultancy)$/
/** A thing that is counted. */
const ONE = /\b(?:service|tool|app|platform|system|kit|course|program(?:me)?|plan|product|device|sensor)$/

const article = (phrase: string): string =>
  /^(?:an?|the|our|two|three|\d)\b/i.test(phrase)
    ? phrase
    : `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`

/** `rewrite product pages` of `rewriting product pages`; `null` for what is no such work. */
function trade(phrase: string): string | null {
  const [, doing = '', object = ''] = /^(\p{Ll}+ing) (\p{Ll}.+)$/u.exec(phrase) ?? []
  if (!isGerund(doing) || NO_OBJECT.test(object)) return null
  // Verbs in -ate, -ize and -ise are regular, known or not.
  const plain =
    plainOfGerund(doing) ?? (/(?:[ai]t|i[zs])ing$/.test(doing) ? doing.replace(/ing$/, 'e') : null)
  return plain === null ? null : `${plain} ${object}`
}
const NO_OBJECT = /^(?:for|of|in|at|on|to|is|with|by|from|and|services?|support|software|systems?|tools?)\b/
