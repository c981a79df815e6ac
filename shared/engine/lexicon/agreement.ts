/** Verbs that do not fit their subject, by what has to stand around them to be sure. */
import { STRONG, thirdPerson } from '../measures/conjugation.ts'
import { mended } from '../mended.ts'

/** Plurals that are no verb and no name of a field or a firm in mail. */
const PLURALS =
  'places|seats|spots|spaces|refunds|prices|orders|invoices|payments|products|customers|clients|files|documents|options|questions|emails|messages|results|deliveries|shipments|discounts|employees|users|items|features|issues|problems|errors|websites|photos|images|appointments|contracts|candidates|suppliers|fees|samples|reservations|rooms|tickets|companies'

/** Wrong wherever they stand. */
const ANYWHERE = mended([
  "(he|she|it) [don't > doesn't]",
  '(they|we) [was > were]',
  "(they|we) [wasn't > weren't]",
  '(we|they) [has > have]',
  "(we|they) [(doesn't|hasn't) > (don't|haven't)]",
  '(these|those) [(kind|type|sort) > (kinds|types|sorts)] of',
  'there [(is|was) > (are|were)] (many|several|various|numerous|multiple|countless|a few|too many|so many)',
  "[there's > there are] (many|several|various|numerous|multiple|countless|too many|so many)",
  'there [(is|was) > (are|were)] (a lot of|lots of) (people|issues|questions|problems|errors|things|changes|customers|options|ways)',
  'there [has > have] been (many|several|various|numerous|multiple|a few|too many|so many)',
  `[this > these] (${PLURALS}|changes|numbers) (are|were|have|will|can|should|would)`,
  '(what|where|that|which|than|as) you [was > were]',
  '[is > are] there any (questions|issues|problems|updates|changes|concerns|plans|options)',
  'if (i|you|we|they) [ > have] (seen|been|taken|written|chosen|given|forgotten)',
  'if there [is > are] any (questions|issues|problems|updates|changes|concerns|options)',
])

/** Verbs whose participle is another word than their past, always, and no past that is a thing: “we have rose bushes”. */
const PAIRS = STRONG.filter(
  ({ past, participle }) =>
    past !== participle && !/^(?:was|got|proved|showed|bit|beat|rose)$/.test(past ?? ''),
)

/** Wrong wherever they stand, for behind “have” and “be” stands a participle. */
const PARTICIPLES = mended([
  '(was|were) [send > sent] (to|by|on|out|from|in|with)',
  '(be|been|being) [send > sent]',
  `(have|has|had|haven't|hasn't) [(${PAIRS.map(({ past }) => past).join('|')}) > (${PAIRS.map(({ participle }) => participle).join('|')})]`,
  "(have|has|had|haven't|hasn't|was|were|been|have not|has not) [(receive|deliver|provide|decide|agree) > (received|delivered|provided|decided|agreed)]",
  "(is|are|am|was|were|i'm|you're|we're|they're|he's|she's|it's) [suppose > supposed] to",
  "(are|am|were|i'm|you're|we're|they're|get|got|getting) [use > used] to",
  '(have|has|had) [(build|send|write|choose) > (built|sent|written|chosen)] (a|an|the|our|your|you|us|it|this|that|them|my)',
])

/** Wrong where a clause begins with them; elsewhere the pronoun may be an object: `the one we gave you was`. */
const AT_CLAUSE_START: Record<string, string> = {
  "you (was|is|has|doesn't|hasn't|wasn't|isn't)": "you (were|are|have|don't|haven't|weren't|aren't)",
  '(we|they) is': '(we|they) are',
  'no one (know|need|want|like)': 'no one (knows|needs|wants|likes)',
  '(each|every one) of (them|us|you|these|those) are': '(each|every one) of (them|us|you|these|those) is',
  'one of (them|these|those) are': 'one of (them|these|those) is',
  '(i|we|they|he|she) use to (be|have|work|live|think)':
    '(I|we|they|he|she) used to (be|have|work|live|think)',
  'i has': 'I have',
  "i (doesn't|hasn't)": "I (don't|haven't)",
  'i (is|are)': 'I am',
  '(he|she|it) (are|have)': '(he|she|it) (is|has)',
  '(everyone|everybody|someone|somebody|nobody|anyone) (are|have|were|know|need|want|love|like)':
    '(everyone|everybody|someone|somebody|nobody|anyone) (is|has|was|knows|needs|wants|loves|likes)',
  'no one (are|have|were)': 'no one (is|has|was)',
  'this are': 'these are',
  '(these|those) (is|has|was)': '(these|those) (are|have|were)',
  'there (is|was) few': 'there (are|were) few',
  'people (has|was|is)': 'people (have|were|are)',
  '(i|we|they|he|she) seen': '(I|we|they|he|she) saw',
  '(i|we|they) been': '(I|we|they) have been',
  '(i|we|they|he|she|you) done (the|a|it|this|that|my|our|your|some|all)':
    '(I|we|they|he|she|you) did (the|a|it|this|that|my|our|your|some|all)',
}

const NOUNS = 'client|customer|product|user|partner|colleague|company|country|supplier|question|problem|order'
const MORE_NOUNS =
  'service|competitor|engineer|expert|representative|advisor|consultant|specialist|feature|plan|member|location|reason|option|project'
const several = (nouns: string): string => nouns.split('|').map(thirdPerson).join('|')

/** Wrong when the noun ends the phrase: `one of our client`, not `one of our client managers`. */
const WHEN_COMPLETE: Record<string, string> = {
  [`(many|several) (${NOUNS})`]: `(many|several) (${several(NOUNS)})`,
  [`one of (our|my|your|their|the) (${NOUNS}|${MORE_NOUNS})`]: `one of (our|my|your|their|the) (${several(`${NOUNS}|${MORE_NOUNS}`)})`,
}

/** Wrong where they are the whole subject of a clause: not `the cost of refunds is`. */
const PLURAL_SUBJECTS: Record<string, string> = {
  [`(${PLURALS}) (is|was|has)`]: `(${PLURALS}) (are|were|have)`,
}

/** Things that are counted, and no verbs: “all three call”. */
const COUNTED =
  'unit|user|seat|customer|client|item|product|employee|page|licence|ticket|option|meeting|box|room|guest|site|office|branch|question|email|location'
const TIMES = 'day|week|month|year|hour|minute'

/** Wrong behind a number above one, where the phrase ends: not `a 5 user plan`, `5 year plan`, `room 5`. */
const BEHIND_NUMBER: Record<string, string> = { [`(${COUNTED})`]: `(${several(COUNTED)})` }
const TIMES_BEHIND_NUMBER: Record<string, string> = { [`(${TIMES})`]: `(${several(TIMES)})` }

/** Wrong when a plural follows that is no amount: `there is three options`, not `there is two weeks left`. */
const BEFORE_PLURAL: Record<string, string> = {
  'there (is|was) (two|three|four|five|six|seven|eight|nine|ten|2|3|4|5|6|7|8|9|10|12|15|20)':
    'there (are|were) (two|three|four|five|six|seven|eight|nine|ten|2|3|4|5|6|7|8|9|10|12|15|20)',
  "there's (two|three|four|five|six|seven|eight|nine|ten|2|3|4|5|6|7|8|9|10|12|15|20)":
    'there are (two|three|four|five|six|seven|eight|nine|ten|2|3|4|5|6|7|8|9|10|12|15|20)',
  'there has been (some|two|three|four|five|six|seven|eight|nine|ten)':
    'there have been (some|two|three|four|five|six|seven|eight|nine|ten)',
}

/** Wrong before a plural that ends the phrase: `where is the files`, not `where is the files page`. */
const QUESTIONS: Record<string, string> = {
  '(attached|here) is (the|my|our|your)': '(attached|here) are (the|my|our|your)',
  'where (is|was) (the|my|our|your)': 'where (are|were) (the|my|our|your)',
  "there's (|some|free|new|more|other|different|no)": 'there are (|some|free|new|more|other|different|no)',
}

export type Place =
  | 'anywhere'
  | 'participle'
  | 'clause'
  | 'complete'
  | 'subject'
  | 'plural'
  | 'question'
  | 'counted'
  | 'lasting'

const LISTS: Record<Place, Record<string, string>> = {
  anywhere: ANYWHERE,
  participle: PARTICIPLES,
  clause: AT_CLAUSE_START,
  complete: WHEN_COMPLETE,
  subject: PLURAL_SUBJECTS,
  plural: BEFORE_PLURAL,
  question: QUESTIONS,
  counted: BEHIND_NUMBER,
  lasting: TIMES_BEHIND_NUMBER,
}

/** What to look for, with the right form. */
export const AGREEMENT: Record<string, string> = Object.assign({}, ...Object.values(LISTS))

/** Where a phrase, by its key, has to stand to be wrong. */
export const PLACE_OF: ReadonlyMap<string, Place> = new Map(
  (Object.keys(LISTS) as Place[]).flatMap((place) =>
    Object.keys(LISTS[place]).map((key) => [key, place] as const),
  ),
)
