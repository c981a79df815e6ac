/** Verbs that do not fit their subject, by what has to stand around them to be sure. */
import { regularPasts, STRONG, thirdPerson } from '../measures/conjugation.ts'
import { mended } from '../mended.ts'
import { DAYS } from './calendar-words.ts'

const several = (words: string, form: (word: string) => string | string[] = thirdPerson): string =>
  words
    .split('|')
    .map((word) => form(word))
    .join('|')

/** Wrong wherever they stand. */
const ANYWHERE = mended([
  "(he|she|it) [(don't|do not) > (doesn't|does not)]",
  '(many|several|few) [person > people]',
  '(what|how|why|where|when|many|most|some|these|those|other|more) people [(has|was|is|needs|wants|does) > (have|were|are|need|want|do)]',
  '(they|we) [was > were]',
  "(they|we) [wasn't > weren't]",
  '(we|they) [has > have]',
  "(we|they) [(doesn't|hasn't) > (don't|haven't)]",
  '(these|those) [(kind|type|sort) > (kinds|types|sorts)] of',
  'there [(is|was) > (are|were)] (many|several|various|numerous|multiple|countless|a few|too many|so many)',
  "[there's > there are] (many|several|various|numerous|multiple|countless|too many|so many)",
  'there [has > have] been (many|several|various|numerous|multiple|a few|too many|so many)',
  '(a lot|lots) of people [(is|was|has) > (are|were|have)]',
  '(what|where|that|which|than|as) you [was > were]',
  '(what|how|why|where|when) [does > do] (they|you|we)',
  '(what|how|why|where|when) [do > does] (he|she|it|this|that) (mean|cost|work|take|include|look|come|happen|need|have)',
  'if (i|you|we|they) [ > have] (seen|been|taken|written|chosen|given|forgotten)',
])

/** Verbs whose participle is another word than their past, always, and no past that is a thing: “we have rose bushes”. */
const PAIRS = STRONG.filter(
  ({ past, participle }) =>
    past !== participle && !/^(?:was|got|proved|showed|bit|beat|rose)$/.test(past ?? ''),
)

/** Regular verbs that are no nouns: “it is include”. */
const REGULAR =
  'receive|deliver|provide|include|require|confirm|approve|attach|specialize|specialise|locate|remove|inform|invite|improve|reduce|solve|install|expect|publish|announce|discuss|replace|involve'

/** Wrong wherever they stand, for behind “have” and “be” stands a participle. */
const PARTICIPLES = mended([
  `(is|are|was|were|be|been|being) [(${REGULAR}) > (${several(REGULAR, regularPasts)})]`,
  '(was|were|be|been|being) [damage > damaged] (by|in|during|when|on|and)',
  '[(was|were) (arrived|happened|occurred) > (|) (arrived|happened|occurred)]',
  '(i|you|we|they|he|she|it) (have|has) [(make|take|give|write|choose|send|speak|forget) > (made|taken|given|written|chosen|sent|spoken|forgotten)]',
  '(was|were) [send > sent] (to|by|on|out|from|in|with)',
  '(be|been|being) [(send|hold) > (sent|held)]',
  '(would|could|should) have [(expect|prefer|appreciate|inform|include|mention) > (expected|preferred|appreciated|informed|included|mentioned)]',
  `(have|has|had|haven't|hasn't) [(${PAIRS.map(({ past }) => past).join('|')}) > (${PAIRS.map(({ participle }) => participle).join('|')})]`,
  '(is|are|was|were|be|been) [(delay|cancel) > (delayed|cancelled)] (for|by|until|because|to|on)',
  "(have|has|had|haven't|hasn't|was|were|been|have not|has not) [(receive|deliver|provide|decide|agree) > (received|delivered|provided|decided|agreed)]",
  "(is|are|am|was|were|i'm|you're|we're|they're|he's|she's|it's) [suppose > supposed] to",
  "(are|am|were|i'm|you're|we're|they're|get|got|getting) [use > used] to",
  '(have|has|had) [(build|send|write|choose) > (built|sent|written|chosen)] (a|an|the|our|your|you|us|it|this|that|them|my)',
])

/** Wrong where a clause begins with them; elsewhere the pronoun may be an object: `the one we gave you was`. */
const AT_CLAUSE_START = mended([
  '[do > does] (he|she)',
  '[does > do] (they|we)',
  '(this|that) [(mean|depend|include) > (means|depends|includes)] (that|on|a|the|we|you)',
  '(have|has) (you|they|we|he|she) [(receive|send|see|hear|find|decide|make|try) > (received|sent|seen|heard|found|decided|made|tried)]',
  "you [(was|is|has|doesn't|hasn't|wasn't|isn't) > (were|are|have|don't|haven't|weren't|aren't)]",
  '(we|they) [(is|does) > (are|do)]',
  'no one [(know|need|want|like|are|have|were) > (knows|needs|wants|likes|is|has|was)]',
  '(i|we|they|he|she) [use > used] to (be|have|work|live|think)',
  "i [(has|doesn't|hasn't|is|are) > (have|don't|haven't|am|am)]",
  '(he|she|it) [(are|have) > (is|has)]',
  '(everyone|everybody|someone|somebody|nobody|anyone) [(are|have|were|know|need|want|love|like) > (is|has|was|knows|needs|wants|loves|likes)]',
  '(nothing|everything|something|anything) [(are|have|were) > (is|has|was)]',
  '[this > these] are',
  '(these|those) [(is|has|was) > (are|have|were)]',
  'there [(is|was) > (are|were)] few',
  'people [(has|was|is) > (have|were|are)]',
  '(i|we|they|he|she) [seen > saw]',
  '(i|we|they) [ > have] been',
  '(i|we|they|he|she|you) [done > did] (the|a|it|this|that|my|our|your|some|all)',
])

/** Wrong before a noun for one, when that ends the phrase: `one of our client`, not `one of our client managers`. */
const WHEN_COMPLETE: Record<string, string> = {
  '(many|several)': '(many|several)',
  '(number|couple) of': '(number|couple) of',
  '(one|each|both|several|many|two|three|four) of (our|my|your|their|the)':
    '(one|each|both|several|many|two|three|four) of (our|my|your|their|the)',
}

/** Wrong when a plural follows that is no amount: `there is three options`, not `there is two weeks left`. */
const BEFORE_PLURAL = mended([
  'there [has > have] been some',
  'there [is > are] (not |)going to be (enough|more|some)',
])

/** Wrong before a number and a plural: `there is 40 spaces`. */
const BEFORE_NUMBER = mended([
  'there [(is|was) > (are|were)]',
  'there [has > have] been',
  'there [is > are] (not |)going to be',
])

/** Wrong before a plural: `every employees`. */
const BEFORE_ONE: Record<string, string> = { '(every|another)': '(every|another)' }

/** Wrong in a question before a noun that does not fit, and its verb: `do the price include`. */
const ASKED = mended(['[do > does] (the|your|our|my|this|that)', '[does > do] (the|your|our|my|these|those)'])

/** No question, though it ends as one: `why you did not call?` */
const STRAIGHT: Record<string, null> = {
  'how much cost': null,
  "(why|how|where) (i|you|we|they|he|she|it) (can|could|should|will|would|did|do|does|are|is|was|were|have|has|can't|couldn't|didn't|don't|doesn't|haven't)":
    null,
}

/** Wrong before a plural that ends the phrase: `where is the files`, not `where is the files page`. */
const QUESTIONS: Record<string, string> = {
  '(attached|here) is (the|my|our|your)': '(attached|here) are (the|my|our|your)',
  'there (is|was) (a lot of|lots of)': 'there (are|were) (a lot of|lots of)',
  'is there any': 'are there any',
  'if there is any': 'if there are any',
  '(where|what|how|when|why) (is|was) (the|my|our|your)':
    '(where|what|how|when|why) (are|were) (the|my|our|your)',
  "there's (|some|free|new|more|other|different|no)": 'there are (|some|free|new|more|other|different|no)',
}

/** Wrong behind a perfect: `we have spoken last week`. */
const OVER: Record<string, null> = {
  [`(yesterday|last week|last month|last year|last night|last ${DAYS.replaceAll(' ', '|last ')}|days ago|weeks ago|months ago|years ago|hours ago)`]:
    null,
}

export type Place =
  | 'anywhere'
  | 'participle'
  | 'clause'
  | 'complete'
  | 'plural'
  | 'number'
  | 'every'
  | 'question'
  | 'asked'
  | 'straight'
  | 'over'

const LISTS: Record<Place, Record<string, string | null>> = {
  anywhere: ANYWHERE,
  participle: PARTICIPLES,
  clause: AT_CLAUSE_START,
  complete: WHEN_COMPLETE,
  plural: BEFORE_PLURAL,
  number: BEFORE_NUMBER,
  every: BEFORE_ONE,
  question: QUESTIONS,
  asked: ASKED,
  straight: STRAIGHT,
  over: OVER,
}

/** What to look for, with the right form. */
export const AGREEMENT: Record<string, string | null> = Object.assign({}, ...Object.values(LISTS))

/** Where a phrase, by its key, has to stand to be wrong. */
export const PLACE_OF: ReadonlyMap<string, Place> = new Map(
  (Object.keys(LISTS) as Place[]).flatMap((place) =>
    Object.keys(LISTS[place]).map((key) => [key, place] as const),
  ),
)
