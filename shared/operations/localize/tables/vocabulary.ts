/** Words for the same thing on either side of a border; only where the word can mean nothing else. */
import { capitalised } from '../../../engine/edit.ts'
import type { LocaleTag } from './locales.ts'

export interface Word {
  /** What may stand in the mail. */
  from: readonly string[]
  /** What readers in these places say. */
  to: Readonly<Partial<Record<LocaleTag, string>>>
  confidence: number
}

const GB = ['en-GB', 'en-AU', 'en-IN'] as const
const US = ['en-US', 'en-CA'] as const

const all = (tags: readonly LocaleTag[], word: string): Partial<Record<LocaleTag, string>> =>
  Object.fromEntries(tags.map((tag) => [tag, word]))

const codes = (plural: string): Partial<Record<LocaleTag, string>> => ({
  'en-US': `ZIP code${plural}`,
  'en-GB': `postcode${plural}`,
  'en-AU': `postcode${plural}`,
  'en-CA': `postal code${plural}`,
  'en-IN': `PIN code${plural}`,
})

/** What stands before the word for a mail without changing with it. */
const FRENCH_OWNERS = ['un', 'par', 'mon', 'ton', 'son', 'notre', 'votre', 'leur', 'premier', 'dernier']

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** `Monday through Friday`, which Britain writes with “to”. */
const STRETCHES: readonly Word[] = DAYS.flatMap((first) =>
  DAYS.filter((last) => last !== first).map((last) => ({
    from: [`${first} through ${last}`],
    to: all(GB, `${capitalised(first)} to ${capitalised(last)}`),
    confidence: 0.95,
  })),
)

const YEARS = Array.from({ length: 20 }, (_, i) => String(2020 + i))

/** The season of America. Where it may be a drop or a tumble instead, `word-neighbours.ts` leaves it to a person. */
const SEASON: readonly Word[] = [
  ...[
    'in the',
    'this',
    'last',
    'next',
    'early',
    'late',
    'spring or',
    'spring and',
    'summer and',
    'summer or',
  ].map((before) => [`${before} fall`, `${before} autumn`] as const),
  ...['and winter', 'or winter', 'semester', 'term', 'collection', 'season', 'catalogue'].map(
    (after) => [`fall ${after}`, `autumn ${after}`] as const,
  ),
  ['fall catalog', 'autumn catalogue'] as const,
  ...YEARS.flatMap((year) =>
    ['in the fall of', 'fall of', 'fall'].map((words) => {
      const phrase = `${words} ${year}`
      return [phrase, phrase.replace('fall', 'autumn')] as const
    }),
  ),
].map(([from, to]) => ({ from: [from], to: all(GB, to), confidence: 0.9 }))

export const VOCABULARY: readonly Word[] = [
  ...STRETCHES,
  ...SEASON,
  { from: ['zip code', 'postcode', 'post code', 'postal code'], to: codes(''), confidence: 0.95 },
  { from: ['zip codes', 'postcodes', 'post codes', 'postal codes'], to: codes('s'), confidence: 0.95 },
  { from: ['vacations'], to: all(GB, 'holidays'), confidence: 0.9 },
  {
    from: ['annual leave', 'summer holiday', 'summer holidays'],
    to: all(['en-US'], 'vacation'),
    confidence: 0.85,
  },
  { from: ['cell phone', 'cellphone'], to: all(GB, 'mobile phone'), confidence: 0.95 },
  { from: ['cell phones', 'cellphones'], to: all(GB, 'mobile phones'), confidence: 0.95 },
  { from: ['cell phone number'], to: all(GB, 'mobile number'), confidence: 0.95 },
  { from: ['mobile number'], to: all(US, 'cell phone number'), confidence: 0.9 },
  { from: ['mobile phone'], to: all(US, 'cell phone'), confidence: 0.9 },
  { from: ['mobile phones'], to: all(US, 'cell phones'), confidence: 0.9 },
  { from: ['parking lot'], to: all(GB, 'car park'), confidence: 0.95 },
  { from: ['car park'], to: all(US, 'parking lot'), confidence: 0.95 },
  { from: ['gas station'], to: all(GB, 'petrol station'), confidence: 0.95 },
  { from: ['petrol station'], to: all(US, 'gas station'), confidence: 0.95 },
  { from: ['petrol'], to: all(US, 'gas'), confidence: 0.85 },
  { from: ['shopping cart'], to: all(['en-GB'], 'shopping basket'), confidence: 0.8 },
  { from: ['shopping basket', 'shopping trolley'], to: all(US, 'shopping cart'), confidence: 0.85 },
  {
    from: ["driver's license", 'driver’s license'],
    to: {
      'en-GB': 'driving licence',
      'en-AU': 'driver’s licence',
      'en-IN': 'driving licence',
      'en-CA': 'driver’s licence',
    },
    confidence: 0.95,
  },
  {
    from: ['driving licence'],
    to: { 'en-US': 'driver’s license', 'en-AU': 'driver’s licence', 'en-CA': 'driver’s licence' },
    confidence: 0.95,
  },
  {
    from: ['license plate', 'licence plate'],
    to: { 'en-GB': 'number plate', 'en-AU': 'number plate', 'en-IN': 'number plate' },
    confidence: 0.95,
  },
  { from: ['number plate'], to: { 'en-US': 'license plate', 'en-CA': 'licence plate' }, confidence: 0.95 },
  { from: ['toll-free'], to: { 'en-GB': 'freephone', 'en-AU': 'free-call' }, confidence: 0.85 },
  { from: ['freephone'], to: all(US, 'toll-free'), confidence: 0.95 },
  { from: ['car hire'], to: all(US, 'car rental'), confidence: 0.95 },
  {
    from: ['bank holiday'],
    to: { 'en-US': 'public holiday', 'en-CA': 'public holiday', 'en-AU': 'public holiday' },
    confidence: 0.9,
  },
  {
    from: ['bank holidays'],
    to: { 'en-US': 'public holidays', 'en-CA': 'public holidays', 'en-AU': 'public holidays' },
    confidence: 0.9,
  },
  {
    from: ['by check', 'by cheque'],
    to: { ...all(GB, 'by cheque'), 'en-CA': 'by cheque', 'en-US': 'by check' },
    confidence: 0.9,
  },
  { from: ['a fortnight ago'], to: all(US, 'two weeks ago'), confidence: 0.95 },
  { from: ['in a fortnight'], to: all(US, 'in two weeks'), confidence: 0.95 },
  { from: ['for a fortnight'], to: all(US, 'for two weeks'), confidence: 0.95 },
  { from: ['fortnightly'], to: all(US, 'every two weeks'), confidence: 0.9 },
  { from: ['ring me'], to: all(US, 'call me'), confidence: 0.95 },
  { from: ['ring us'], to: all(US, 'call us'), confidence: 0.95 },
  { from: ['ring you'], to: all(US, 'call you'), confidence: 0.95 },
  { from: ['give me a ring'], to: all(US, 'give me a call'), confidence: 0.95 },
  { from: ['give us a ring'], to: all(US, 'give us a call'), confidence: 0.95 },
  { from: ['give you a ring'], to: all(US, 'give you a call'), confidence: 0.95 },
  { from: ['working day'], to: all(US, 'business day'), confidence: 0.9 },
  { from: ['working days'], to: all(US, 'business days'), confidence: 0.9 },
  { from: ['business day'], to: all(['en-GB'], 'working day'), confidence: 0.9 },
  { from: ['business days'], to: all(['en-GB'], 'working days'), confidence: 0.9 },
  { from: ['at the weekend'], to: all(US, 'on the weekend'), confidence: 0.95 },
  { from: ['on the weekend'], to: all(['en-GB'], 'at the weekend'), confidence: 0.95 },
  { from: ['whilst'], to: all(US, 'while'), confidence: 0.98 },
  { from: ['amongst'], to: all(US, 'among'), confidence: 0.98 },
  { from: ['your resume', 'your résumé'], to: all(GB, 'your CV'), confidence: 0.9 },
  { from: ['my resume', 'my résumé'], to: all(GB, 'my CV'), confidence: 0.9 },
  { from: ['a resume', 'a résumé'], to: all(GB, 'a CV'), confidence: 0.85 },
  { from: ['résumé'], to: all(GB, 'CV'), confidence: 0.9 },
  { from: ['résumés'], to: all(GB, 'CVs'), confidence: 0.9 },
  ...['screening', 'review', 'database', 'parser', 'builder'].map((of) => ({
    from: [`resume ${of}`],
    to: all(GB, `CV ${of}`),
    confidence: 0.9,
  })),
  { from: ['your cv'], to: all(US, 'your resume'), confidence: 0.85 },
  { from: ['checking account'], to: { 'en-GB': 'current account' }, confidence: 0.9 },
  { from: ['fill out'], to: all(['en-GB'], 'fill in'), confidence: 0.9 },
  // French and Spanish nouns bring their articles along; where adjectives would have to change, a person is asked.
  ...FRENCH_OWNERS.flatMap((owner) => [
    { from: [`${owner} e-mail`, `${owner} email`], to: { 'fr-CA': `${owner} courriel` }, confidence: 0.95 },
    { from: [`${owner} courriel`], to: { 'fr-FR': `${owner} e-mail` }, confidence: 0.95 },
  ]),
  { from: ['cet e-mail', 'cet email'], to: { 'fr-CA': 'ce courriel' }, confidence: 0.95 },
  { from: ["l'e-mail", 'l’e-mail', "l'email", 'l’email'], to: { 'fr-CA': 'le courriel' }, confidence: 0.95 },
  { from: ['ce courriel'], to: { 'fr-FR': 'cet e-mail' }, confidence: 0.95 },
  { from: ['le courriel'], to: { 'fr-FR': 'l’e-mail' }, confidence: 0.95 },
  { from: ['januar'], to: { 'de-AT': 'Jänner' }, confidence: 0.95 },
  { from: ['jänner'], to: { 'de-DE': 'Januar', 'de-CH': 'Januar' }, confidence: 0.95 },
  { from: ['teléfono móvil'], to: { 'es-MX': 'teléfono celular' }, confidence: 0.95 },
  { from: ['teléfono celular'], to: { 'es-ES': 'teléfono móvil' }, confidence: 0.95 },
]

export interface Doubt {
  phrases: readonly string[]
  /** Where it can be misread. */
  where: readonly LocaleTag[]
  reason: string
}

/** Words that mean something else elsewhere, or whose twin depends on the meaning. */
export const DOUBTS: readonly Doubt[] = [
  {
    phrases: ['holiday', 'holidays'],
    where: US,
    reason: 'Time off is a vacation there; a public holiday stays a holiday.',
  },
  {
    phrases: ['this fall', 'last fall', 'next fall', 'in the fall', 'in fall', 'early fall', 'late fall'],
    where: GB,
    reason: 'If the season is meant, readers there say autumn.',
  },
  {
    phrases: [
      ...['first floor', 'second floor', 'third floor', 'ground floor'],
      ...['1st floor', '2nd floor', '3rd floor', 'first-floor', 'second-floor', 'third-floor'],
    ],
    where: [...GB, 'en-US', 'en-CA'],
    reason:
      'Floors are counted from the ground floor in Britain and from the first in America; say which is meant.',
  },
  {
    phrases: ['half five', 'half six', 'half seven', 'half eight', 'half nine', 'half ten'],
    where: US,
    reason: 'British for half past the hour; give the time in figures.',
  },
  {
    phrases: ['table this', 'table the', 'tabled the'],
    where: [...GB, 'en-US', 'en-CA'],
    reason: 'To table is to put off in America and to bring up in Britain.',
  },
  {
    phrases: ['biweekly', 'bi-weekly', 'bimonthly', 'bi-monthly'],
    where: [...GB, ...US],
    reason: 'Readers take this for twice in the period or every other one; say which.',
  },
  {
    phrases: ['sales tax', '401(k)', '401k', 'w-2', 'social security number', 'hmo'],
    where: [...GB, 'en-CA'],
    reason: 'This exists in the United States only.',
  },
  {
    phrases: ['vat', 'paye', 'national insurance'],
    where: US,
    reason: 'There is no such thing there under this name.',
  },
  {
    phrases: ['a fortnight'],
    where: US,
    reason: 'Two weeks, or every two weeks: the word is not used there.',
  },
  {
    phrases: ['current account'],
    where: ['en-US'],
    reason: 'If the account at a bank is meant, it is a checking account there.',
  },
  {
    phrases: ['public school', 'public schools'],
    where: GB,
    reason: 'A state school there; in Britain a public school takes fees.',
  },
  {
    phrases: ['pound sign'],
    where: [...GB, ...US],
    reason: 'This is # in America and £ in Britain; say which is meant.',
  },
  {
    phrases: ['fortnight', 'fortnights', "fortnight's", 'fortnight’s'],
    where: US,
    reason: 'Two weeks: the word is not used there.',
  },
  { phrases: ['autumn'], where: ['en-US'], reason: 'The season is the fall there; autumn is understood.' },
  { phrases: ['cv', 'cvs'], where: US, reason: 'A résumé there, outside universities.' },
  {
    phrases: ['mobile', 'mobiles'],
    where: US,
    reason: 'If a telephone is meant, it is a cell or cell phone there.',
  },
  {
    phrases: ['diary', 'diaries'],
    where: US,
    reason: 'A diary is a journal there; appointments stand in a calendar.',
  },
  {
    phrases: [
      ...['ring me', 'ring us', 'ring them', 'ring him', 'ring her', 'ring the'],
      ...['rang me', 'rang us', 'rang you', 'ring you', 'give me a ring', 'give us a ring'],
    ],
    where: US,
    reason: 'If the telephone is meant, readers there say “call”.',
  },
  {
    phrases: ['half term', 'half-term'],
    where: [...US, 'en-AU'],
    reason: 'School years are cut otherwise there; give the dates.',
  },
  {
    phrases: ['headteacher', 'head teacher', 'headmaster', 'headmistress'],
    where: US,
    reason: 'A principal there.',
  },
  {
    phrases: ['ordenador', 'ordenadores'],
    where: ['es-MX'],
    reason: 'A computadora there; article and adjectives change with it.',
  },
  {
    phrases: ['computadora', 'computadoras'],
    where: ['es-ES'],
    reason: 'An ordenador there; article and adjectives change with it.',
  },
  {
    phrases: ['week-end', 'weekend'],
    where: ['fr-CA'],
    reason: 'A fin de semaine there; the words around it change too.',
  },
]
