/** Whether two words of English can stand side by side, told by the small words that rule their neighbours. */
import { present } from './conjugation.ts'

/** What a word does to its neighbours; words that do nothing are in no class. A word has one at most. */
const CLASSES = {
  article: 'a an the my your our his its their every',
  these: 'this these those each',
  modal:
    "can cannot could will would shall should may might must can't won't don't doesn't didn't couldn't wouldn't shouldn't mustn't",
  bare: "do does did let's please i'll we'll you'll they'll it'll he'll she'll",
  be: "is are am was were isn't aren't wasn't weren't",
  more: 'more less least',
  very: 'very quite rather fairly',
  quantity: 'most many several few',
  preposition:
    'to for with from at by in on about under during until without including despite given near after before into over than between throughout',
  of: 'of',
  joiner: 'and or because if when although so that whether unless while as how why where',
  adverb:
    'usually often sometimes always now then soon later mostly largely twice once daily weekly monthly quarterly yearly hourly yet also still',
  subject: 'i we he she they you it',
  object: 'me us you them him her it',
  which: 'who whom which whose what',
  // Verbs that are no nouns.
  verb: `${present('try get find keep send give tell ask know write go come have improve reduce explain describe agree announce happen strengthen worsen confirm remove prevent sell encourage bring add take think')} tried got found kept sent gave told asked knew wrote had went came depends consists applies reflects took speed`,
  enough: 'enough thank',
  // What is so, or is not: it has no degrees.
  absolute: 'main next best vital',
  // Adjectives that are compared by an ending.
  short: 'hard bad fair wrong big wide',
} as const
type Class = keyof typeof CLASSES | 'end' | 'number'

/** Classes that cannot follow. */
const NEVER: Readonly<Partial<Record<Class, string>>> = {
  article: 'article these modal bare be quantity preposition of joiner subject object which verb enough end',
  modal: 'modal bare be article these quantity preposition of joiner subject object which number enough',
  bare: 'modal bare be article these quantity preposition of joiner subject object which number end',
  more: 'modal bare be quantity short absolute enough of',
  very: 'modal bare be quantity absolute enough of',
  quantity: 'modal article these object subject which number end',
  preposition: 'modal be of end',
  of: 'modal be end',
  joiner: 'of which end',
  adverb: 'of which',
}

const classOf: ReadonlyMap<string, Class> = new Map(
  (Object.keys(CLASSES) as (keyof typeof CLASSES)[]).flatMap((name) =>
    CLASSES[name].split(' ').map((word) => [word, name] as const),
  ),
)
const never = new Map(Object.entries(NEVER).map(([left, right]) => [left, new Set(right.split(' '))]))

/** The class of the word; of an end or a mark, which is given as ''. */
const classed = (word: string): Class | '' =>
  word === '' ? 'end' : (classOf.get(word) ?? (/^\d/.test(word) ? 'number' : ''))

/** Whether the second word, in lower case, can follow the first; '' for the second is the end of the phrase. */
export function joins(left: string, right: string): boolean {
  if (left === right) return false
  const first = classed(left)
  if (right === 'of' && (left === 'because' || left.endsWith('ly'))) return left === 'because'
  return !never.get(first)?.has(classed(right))
}

/** Whether the word counts, and in front of this one needs an “of”: “many of our”, “most of whom”. */
export const needsOf = (left: string, right: string): boolean =>
  classed(left) === 'quantity' && right !== '' && !joins(left, right) && classed(right) !== 'modal'

const OPEN: ReadonlySet<Class | ''> = new Set(['preposition', 'of', 'joiner', 'article', 'modal', 'which'])

/** Whether the word may as well close a phrase: “from now on”, “when you can”. */
export const mayClose = (word: string): boolean => isModal(word) || word === 'on' || word === 'over'

/** Whether the word asks for something behind it. */
export const asksForMore = (word: string): boolean => OPEN.has(classed(word))

/** Whether the word is a helper such as “can”. */
export const isModal = (word: string): boolean => classed(word) === 'modal'
