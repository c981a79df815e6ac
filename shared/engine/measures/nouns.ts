/** Nouns by what they mean: one thing, one person, something that is not counted, or several. English, by word forms. */
import { isCapitalised } from '../characters.ts'
import type { Token } from '../doc.ts'
import { words } from '../word-set.ts'

/**
 * Things of which there is one, and that are never a group of people, which may be many in British English, nor
 * an amount: “a number of sites are”.
 */
const ONE_THING = words(
  'cost price site news refund order invoice product file email message result delivery discount item issue problem error website link plan report meeting contract fee offer quote list time date size level value rate copy length weight name address account goal aim purpose reason idea reply answer review update page form button warranty guarantee deadline schedule sample part building room project service software system tool app platform setup use speed content design layout launch demo trial license feedback advice research line phone call server machine truck van desk door printer network database dashboard inbox newsletter webinar workshop event calendar story case pilot release screen laptop battery engine roof floor kitchen bill cheque password seat ticket image photo video complaint mistake box step click bug visit car colour color menu logo column brochure camera browser folder chart budget cupboard boiler pump crane parcel book table key letter sheet pallet training booking pricing packaging agenda heating',
)
const ONE_PERSON = words(
  'boss client landlord colleague husband wife son daughter brother sister mother father neighbour neighbor employee candidate mechanic nurse doctor',
)
/** Endings of what is one thing, but for groups of people. */
const OF_THING = /(?:[ts]ion|ment|ness|ance|ence|ity|ure)$/
const OF_PEOPLE =
  /^(?:association|corporation|foundation|federation|administration|institution|organi[sz]ation|delegation|opposition|population|generation|division|commission|production|reception|construction|communion|management|department|government|parliament|recruitment|procurement|regiment|alliance|insurance|finance|maintenance|governance|audience|intelligence|million|selection|combination|fraction|proportion|portion|section|collection|(?:major|minor|commun|char|univers|author|quant|secur)ity|future|(?:un|in)?s(?:ec)?ure|(?:im)?mature|obscure)$/

/** True for the name of one thing that is no group of people. */
export const isOneThing = (lower: string): boolean =>
  ONE_THING.has(lower) || (OF_THING.test(lower) && !OF_PEOPLE.test(lower))
/** No persons: “a number have”, “many never get one”. */
const NOBODY =
  /^(?:number|quarter|cluster|(?:an|m)?other|n?ever|over|under|after|later|rather|poor|(?:n?eith|howev|togeth|form|latt)er|(?:maj|min|seni|juni)or)$/
/** “A picker”, “every tenant”. */
export const isPerson = (lower: string): boolean =>
  ONE_PERSON.has(lower) || (/..(?:[eo]r|ist|ant)$/.test(lower) && !NOBODY.test(lower))

/** Of these there is no plural. */
export const MASS = /^(?:information|equipment|advice|research|feedback|software|news)$|ness$/

const ROLE =
  /^(?:us|partn)er$|(?:manag|memb|custom|suppli|buy|driv|work|train|teach|own)er$|director$|engineer$|nician$/
/** Persons whose names are no verbs: “many prefer it” is right. */
export const isRole = (lower: string): boolean => ONE_PERSON.has(lower) || ROLE.test(lower)
/** True for a noun for one that has a plural. */
export const isCountable = (lower: string): boolean => isOneThing(lower) && !MASS.test(lower)

/** Words in -s that are one thing, amounts that are, and names of crafts and departments. */
const NOT_MANY = words(
  'alias bias sometimes semantics yours ours hers theirs besides plus news means series species headquarters lens gas canvas always perhaps sales operations sports arts logistics analytics economics politics physics mathematics statistics ethics graphics communications relations admissions seconds minutes hours days weeks months years dollars pounds euros cents miles kilometers kilometres meters metres times points percents thanks regards pros cons',
)
/** True for a noun that means several, by its form. */
export const isPluralNoun = ({ lower, text }: Token): boolean =>
  lower === 'people' ||
  lower === 'children' ||
  (/^[a-z]{3,}[^sui']s$/.test(lower) && !NOT_MANY.has(lower) && !isCapitalised(text))

/** The same for shorter words, where no verb can stand: “there is two ways”. */
export const isPlural = (noun: Token): boolean =>
  isPluralNoun(noun) ||
  (/^[a-z]{2}[^sui']s$/.test(noun.lower) && !NOT_MANY.has(noun.lower) && !isCapitalised(noun.text))

/** “Company” of “companies”, by rule. */
export const singularOf = (lower: string): string =>
  lower
    .replace(/ies$/, 'ys')
    .replace(/(x|[cs]h|ss)es$/, '$1s')
    .slice(0, -1)

/** Several of what has a name for one: “refunds”, “companies”. */
export const areCountable = (lower: string): boolean => {
  const noun = singularOf(lower)
  return lower.endsWith('s') && !NOT_MANY.has(lower) && (isOneThing(noun) || isRole(noun))
}
