/** Verbs that do not fit their subject, by what has to stand around them to be sure. */

/** Wrong wherever they stand. */
const ANYWHERE: Record<string, string> = {
  "(he|she|it) don't": "(he|she|it) doesn't",
  '(they|we) was': '(they|we) were',
  "(they|we) wasn't": "(they|we) weren't",
  '(we|they) has': '(we|they) have',
  "(we|they) (doesn't|hasn't)": "(we|they) (don't|haven't)",
  "(doesn't|didn't|don't) (has|had)": "(doesn't|didn't|don't) have",
  '(does|did|do) not (has|had)': '(does|did|do) not have',
  "(doesn't|don't) (needs|wants|works|makes|seems|knows|looks|gets|takes|goes|helps|likes)":
    "(doesn't|don't) (need|want|work|make|seem|know|look|get|take|go|help|like)",
  "didn't (received|went|got|knew|saw|sent|wanted|came|told|heard|gave|took|made|met|worked|needed|asked|understood|mentioned|included|replied|responded)":
    "didn't (receive|go|get|know|see|send|want|come|tell|hear|give|take|make|meet|work|need|ask|understand|mention|include|reply|respond)",
  'did not (received|went|got|knew|saw|sent|wanted|came|told|heard|gave|took|made|met|worked|needed|asked|understood|mentioned|included|replied|responded)':
    'did not (receive|go|get|know|see|send|want|come|tell|hear|give|take|make|meet|work|need|ask|understand|mention|include|reply|respond)',
  "(have|has|had|haven't|hasn't) (went|saw|came|became|wrote|spoke|took|gave|chose|drove|fell|did|began|knew)":
    "(have|has|had|haven't|hasn't) (gone|seen|come|become|written|spoken|taken|given|chosen|driven|fallen|done|begun|known)",
  'there (is|was) (many|several|various|numerous|multiple|countless|a few|too many|so many)':
    'there (are|were) (many|several|various|numerous|multiple|countless|a few|too many|so many)',
  'there has been (many|several|various|numerous|multiple|a few|too many|so many)':
    'there have been (many|several|various|numerous|multiple|a few|too many|so many)',
  'is there any (questions|issues|problems|updates|changes|concerns|plans|options)':
    'are there any (questions|issues|problems|updates|changes|concerns|plans|options)',
  'if there is any (questions|issues|problems|updates|changes|concerns|options)':
    'if there are any (questions|issues|problems|updates|changes|concerns|options)',
}

/** Wrong where a clause begins with them; elsewhere the pronoun may be an object: `the one we gave you was`. */
const AT_CLAUSE_START: Record<string, string> = {
  "you (was|is|has|doesn't|hasn't|wasn't|isn't)": "you (were|are|have|don't|haven't|weren't|aren't)",
  '(we|they) is': '(we|they) are',
  '(many|most|some|several) people (is|has|was|wants|needs)':
    '(many|most|some|several) people (are|have|were|want|need)',
  '(these|those) (products|emails|customers|results|numbers|changes|features|issues) (is|was|has)':
    '(these|those) (products|emails|customers|results|numbers|changes|features|issues) (are|were|have)',
  '(this|that) (product|email|customer|result|number|change|feature|issue) (are|were|have)':
    '(this|that) (product|email|customer|result|number|change|feature|issue) (is|was|has)',
  'each of (them|us|you|these|those) are': 'each of (them|us|you|these|those) is',
  'one of (them|these|those) are': 'one of (them|these|those) is',
  'i has': 'I have',
  "i (doesn't|hasn't)": "I (don't|haven't)",
  'i (is|are)': 'I am',
  '(he|she|it) (are|have)': '(he|she|it) (is|has)',
  '(everyone|everybody|someone|somebody|nobody|anyone) (are|have|were)':
    '(everyone|everybody|someone|somebody|nobody|anyone) (is|has|was)',
  'no one (are|have|were)': 'no one (is|has|was)',
  'this are': 'these are',
  '(these|those) (is|has|was)': '(these|those) (are|have|were)',
  'there (is|was) few': 'there (are|were) few',
  'people (has|was)': 'people (have|were)',
  '(the|this|our|your|all) (information|news|equipment|software|advice|feedback) (are|were)':
    '(the|this|our|your|all) (information|news|equipment|software|advice|feedback) (is|was)',
  '(i|we|they|he|she) seen': '(I|we|they|he|she) saw',
  '(the|a|our|your) (list|set|copy|package|batch|range|box) of (items|products|orders|documents|files|questions|names|prices|options) are':
    '(the|a|our|your) (list|set|copy|package|batch|range|box) of (items|products|orders|documents|files|questions|names|prices|options) is',
}

/** Wrong as the first words of a sentence or after `so`, `because` and the like; elsewhere a helper may rule the verb: `make it work`. */
const AT_SENTENCE_START: Record<string, string> = {
  'it (seem|look|need|make|mean|sound|help|take|include|work|give|show|depend|require|come|last|cost|save|fit|run|let|happen|matter|allow|cover)':
    'it (seems|looks|needs|makes|means|sounds|helps|takes|includes|works|gives|shows|depends|requires|comes|lasts|costs|saves|fits|runs|lets|happens|matters|allows|covers)',
  '(he|she) (say|want|think|know|need|work|like|ask|make|take|look)':
    '(he|she) (says|wants|thinks|knows|needs|works|likes|asks|makes|takes|looks)',
}

/** Wrong when the noun ends the phrase: `one of our client`, not `one of our client managers`. */
const WHEN_COMPLETE: Record<string, string> = {
  'one of (our|my|your|their|the) (client|customer|product|user|partner|colleague|service|competitor|engineer|expert|representative|advisor|consultant|specialist|feature|plan|member|location|reason|company|option|project|supplier)':
    'one of (our|my|your|their|the) (clients|customers|products|users|partners|colleagues|services|competitors|engineers|experts|representatives|advisors|consultants|specialists|features|plans|members|locations|reasons|companies|options|projects|suppliers)',
}

/** Plurals that are no verb and no name of a field or a firm in mail. */
const PLURALS =
  'refunds|prices|orders|invoices|payments|products|customers|clients|files|documents|options|questions|emails|messages|results|deliveries|shipments|discounts|employees|users|items|features|issues|problems|errors|websites|photos|images|appointments|contracts|candidates|suppliers|fees|samples|reservations|rooms|tickets|companies'

/** Wrong where they are the whole subject of a clause: not `the cost of refunds is`. */
const PLURAL_SUBJECTS: Record<string, string> = {
  [`(${PLURALS}) (is|was|has)`]: `(${PLURALS}) (are|were|have)`,
}

/** Wrong when a plural follows that is no amount: `there is three options`, not `there is two weeks left`. */
const BEFORE_PLURAL: Record<string, string> = {
  'there (is|was) (two|three|four|five|six|seven|eight|nine|ten)':
    'there (are|were) (two|three|four|five|six|seven|eight|nine|ten)',
}

/** Wrong when the noun ends the phrase: `where is the files`, not `where is the files page`. */
const QUESTIONS: Record<string, string> = {
  [`where (is|was) (the|my|our|your) (${PLURALS})`]: `where (are|were) (the|my|our|your) (${PLURALS})`,
}

/** Wrong after a subject pronoun; elsewhere `will`, `can` and `might` are nouns. */
const AFTER_PRONOUN: Record<string, string> = {
  "(will|would|can|could|should|must|might|can't|won't|couldn't|wouldn't|shouldn't) (sent|went|came|got|gave|took|made|met|knew|told|had|has|spoke|wrote|brought|heard|sold|kept|spent|does|was|is|are)":
    "(will|would|can|could|should|must|might|can't|won't|couldn't|wouldn't|shouldn't) (send|go|come|get|give|take|make|meet|know|tell|have|have|speak|write|bring|hear|sell|keep|spend|do|be|be|be)",
}

export type Place =
  | 'anywhere'
  | 'clause'
  | 'sentence'
  | 'complete'
  | 'pronoun'
  | 'subject'
  | 'plural'
  | 'question'

const LISTS: Record<Place, Record<string, string>> = {
  anywhere: ANYWHERE,
  clause: AT_CLAUSE_START,
  sentence: AT_SENTENCE_START,
  complete: WHEN_COMPLETE,
  pronoun: AFTER_PRONOUN,
  subject: PLURAL_SUBJECTS,
  plural: BEFORE_PLURAL,
  question: QUESTIONS,
}

/** What to look for, with the right form. */
export const AGREEMENT: Record<string, string> = Object.assign({}, ...Object.values(LISTS))

/** Where a phrase, by its key, has to stand to be wrong. */
export const PLACE_OF: ReadonlyMap<string, Place> = new Map(
  (Object.keys(LISTS) as Place[]).flatMap((place) =>
    Object.keys(LISTS[place]).map((key) => [key, place] as const),
  ),
)
