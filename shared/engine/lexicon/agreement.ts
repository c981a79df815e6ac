/** Verbs that do not fit their subject, by what has to stand around them to be sure. */

/** Wrong wherever they stand. */
const ANYWHERE: Record<string, string> = {
  "(he|she|it) don't": "(he|she|it) doesn't",
  '(was|were|been|being) send (to|by|on|out|from|in|with)':
    '(was|were|been|being) sent (to|by|on|out|from|in|with)',
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
  "(have|has|had|haven't|hasn't) (went|saw|came|became|wrote|spoke|took|gave|chose|drove|fell|did|began|knew|ran|broke|drank|rang|wore|stole|ate|rode|grew|flew|threw|drew|forgot)":
    "(have|has|had|haven't|hasn't) (gone|seen|come|become|written|spoken|taken|given|chosen|driven|fallen|done|begun|known|run|broken|drunk|rung|worn|stolen|eaten|ridden|grown|flown|thrown|drawn|forgotten)",
  '(want|wants|wanted|need|needs|needed|like|going|able|forgot|try|trying|ready|happy|hope|hoping) to (sent|went|came|saw|gave|took|made|met|knew|told|spoke|wrote|bought|brought|heard)':
    '(want|wants|wanted|need|needs|needed|like|going|able|forgot|try|trying|ready|happy|hope|hoping) to (send|go|come|see|give|take|make|meet|know|tell|speak|write|buy|bring|hear)',
  "(is|are|am|was|were|i'm|you're|we're|they're|he's|she's|it's) suppose to":
    "(is|are|am|was|were|I'm|you're|we're|they're|he's|she's|it's) supposed to",
  "(are|am|were|i'm|you're|we're|they're|get|got|getting) use to (it|this|that|working|seeing|doing|being|having|using|the)":
    "(are|am|were|I'm|you're|we're|they're|get|got|getting) used to (it|this|that|working|seeing|doing|being|having|using|the)",
  '(could|can|would|will|did|do) you (sent|gave|told|took|made|came|went|met|wrote|bought|brought|received|confirmed|updated|shared)':
    '(could|can|would|will|did|do) you (send|give|tell|take|make|come|go|meet|write|buy|bring|receive|confirm|update|share)',
  '(these|those) (kind|type|sort) of': '(these|those) (kinds|types|sorts) of',
  'there (is|was) (many|several|various|numerous|multiple|countless|a few|too many|so many)':
    'there (are|were) (many|several|various|numerous|multiple|countless|a few|too many|so many)',
  'there has been (many|several|various|numerous|multiple|a few|too many|so many)':
    'there have been (many|several|various|numerous|multiple|a few|too many|so many)',
  'this (features|products|files|documents|items|options|results|numbers|changes|issues|errors|emails|images|photos|customers|companies|questions|prices) (are|were|have|will|can|should|would)':
    'these (features|products|files|documents|items|options|results|numbers|changes|issues|errors|emails|images|photos|customers|companies|questions|prices) (are|were|have|will|can|should|would)',
  '(what|where|that|which|than|as) you was': '(what|where|that|which|than|as) you were',
  '(have|has|had) (build|send|write|choose) (a|an|the|our|your|you|us|it|this|that|them|my)':
    '(have|has|had) (built|sent|written|chosen) (a|an|the|our|your|you|us|it|this|that|them|my)',
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
  '(i|we|they|he|she) use to (be|have|work|live|think)':
    '(I|we|they|he|she) used to (be|have|work|live|think)',
  '(my|our|your|the) (boss|manager|director|client|customer|supplier|buyer|landlord) (want|need|think|know|say|have) (to|the|a|an|this|that|you|us|more|it|your|our|no|some)':
    '(my|our|your|the) (boss|manager|director|client|customer|supplier|buyer|landlord) (wants|needs|thinks|knows|says|has) (to|the|a|an|this|that|you|us|more|it|your|our|no|some)',
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
  '(i|we|they|he|she|you) done (the|a|it|this|that|my|our|your|some|all)':
    '(I|we|they|he|she|you) did (the|a|it|this|that|my|our|your|some|all)',
}

/** Wrong as the first words of a sentence or after `so`, `because` and the like; elsewhere a helper may rule the verb: `make it work`. */
const AT_SENTENCE_START: Record<string, string> = {
  'it (seem|look|need|make|mean|sound|help|take|include|work|give|show|depend|require|come|last|cost|save|fit|run|let|happen|matter|allow|cover)':
    'it (seems|looks|needs|makes|means|sounds|helps|takes|includes|works|gives|shows|depends|requires|comes|lasts|costs|saves|fits|runs|lets|happens|matters|allows|covers)',
  '(he|she) (say|want|think|know|need|work|like|ask|make|take|look|go|come|get|give|see|seem|live|run|try|use|write|call|send|tell|help|keep|offer|pay|speak|start|wait|understand)':
    '(he|she) (says|wants|thinks|knows|needs|works|likes|asks|makes|takes|looks|goes|comes|gets|gives|sees|seems|lives|runs|tries|uses|writes|calls|sends|tells|helps|keeps|offers|pays|speaks|starts|waits|understands)',
  '(he|she|it) (always|never|often|usually|sometimes|still|really) (go|come|get|give|make|take|say|want|need|work|know|look|seem|help|ask|use|call|write|send|have|do)':
    '(he|she|it) (always|never|often|usually|sometimes|still|really) (goes|comes|gets|gives|makes|takes|says|wants|needs|works|knows|looks|seems|helps|asks|uses|calls|writes|sends|has|does)',
}

/** Wrong where a question begins; elsewhere `did` may end the clause before: `what we did you saw`. */
const IN_QUESTIONS: Record<string, string> = {
  'did (you|he|she|it|they|we|i) (received|went|got|knew|saw|sent|wanted|came|told|heard|gave|took|made|met|worked|needed|asked|understood|included|replied|had|tried|liked|bought|wrote|spoke|said|sold|brought|thought|decided)':
    'did (you|he|she|it|they|we|I) (receive|go|get|know|see|send|want|come|tell|hear|give|take|make|meet|work|need|ask|understand|include|reply|have|try|like|buy|write|speak|say|sell|bring|think|decide)',
  'does (he|she|it) (has|goes|wants|needs|works|makes|takes|looks|includes|seems|helps)':
    'does (he|she|it) (have|go|want|need|work|make|take|look|include|seem|help)',
}

/** Wrong when the noun ends the phrase: `one of our client`, not `one of our client managers`. */
const WHEN_COMPLETE: Record<string, string> = {
  '(many|several) (client|customer|product|user|partner|colleague|company|country|supplier|question|problem|order)':
    '(many|several) (clients|customers|products|users|partners|colleagues|companies|countries|suppliers|questions|problems|orders)',
  'one of (our|my|your|their|the) (client|customer|product|user|partner|colleague|service|competitor|engineer|expert|representative|advisor|consultant|specialist|feature|plan|member|location|reason|company|option|project|supplier)':
    'one of (our|my|your|their|the) (clients|customers|products|users|partners|colleagues|services|competitors|engineers|experts|representatives|advisors|consultants|specialists|features|plans|members|locations|reasons|companies|options|projects|suppliers)',
}

/** Plurals that are no verb and no name of a field or a firm in mail. */
const PLURALS =
  'places|seats|spots|spaces|refunds|prices|orders|invoices|payments|products|customers|clients|files|documents|options|questions|emails|messages|results|deliveries|shipments|discounts|employees|users|items|features|issues|problems|errors|websites|photos|images|appointments|contracts|candidates|suppliers|fees|samples|reservations|rooms|tickets|companies'

/** Wrong where they are the whole subject of a clause: not `the cost of refunds is`. */
const PLURAL_SUBJECTS: Record<string, string> = {
  [`(${PLURALS}) (is|was|has)`]: `(${PLURALS}) (are|were|have)`,
}

/** Things of which a mail names one, led by an article: not the name of a team, which may be many. */
const SINGULARS =
  'cost|price|order|invoice|payment|product|file|document|question|email|message|result|delivery|shipment|discount|item|issue|problem|error|website|link|plan|report|meeting|contract|fee|offer|quote|number'

/** The other way round. */
const SINGULAR_SUBJECTS: Record<string, string> = {
  [`(${SINGULARS}) (are|have)`]: `(${SINGULARS}) (is|has)`,
}

/** Things that are counted, and no verbs: “all three call”. */
const COUNTED =
  'unit|user|seat|customer|client|item|product|employee|page|licence|ticket|option|meeting|box|room|guest|site|office|branch'
const COUNTED_PLURALS =
  'units|users|seats|customers|clients|items|products|employees|pages|licences|tickets|options|meetings|boxes|rooms|guests|sites|offices|branches'
const TIMES = 'day|week|month|year|hour|minute'
const TIMES_PLURAL = 'days|weeks|months|years|hours|minutes'

/** Wrong behind a number above one, where the phrase ends: not `a 5 user plan`, `5 year plan`, `room 5`. */
const BEHIND_NUMBER: Record<string, string> = { [`(${COUNTED})`]: `(${COUNTED_PLURALS})` }
const TIMES_BEHIND_NUMBER: Record<string, string> = { [`(${TIMES})`]: `(${TIMES_PLURAL})` }

/** Wrong when a plural follows that is no amount: `there is three options`, not `there is two weeks left`. */
const BEFORE_PLURAL: Record<string, string> = {
  'there (is|was) (two|three|four|five|six|seven|eight|nine|ten|2|3|4|5|6|7|8|9|10|12|15|20)':
    'there (are|were) (two|three|four|five|six|seven|eight|nine|ten|2|3|4|5|6|7|8|9|10|12|15|20)',
  "there's (two|three|four|five|six|seven|eight|nine|ten|2|3|4|5|6|7|8|9|10|12|15|20)":
    'there are (two|three|four|five|six|seven|eight|nine|ten|2|3|4|5|6|7|8|9|10|12|15|20)',
  'there has been (some|two|three|four|five|six|seven|eight|nine|ten)':
    'there have been (some|two|three|four|five|six|seven|eight|nine|ten)',
}

/** More of them, that stand behind “there's” in mail. */
const THINGS =
  'sessions|snacks|drinks|people|changes|updates|benefits|opportunities|classes|courses|events|dates|slots|steps|ways|reasons|things|details|plans|versions|models|sizes|colors|colours|forms|charges|costs|licences|licenses|meetings|tools|integrations|resources|materials|videos|examples|tasks|concerns|delays|bugs'

/** Wrong when the noun ends the phrase: `where is the files`, not `where is the files page`. */
const QUESTIONS: Record<string, string> = {
  [`(attached|here) is (the|my|our|your) (${PLURALS}|quotes|slides|reports|figures|${THINGS})`]: `(attached|here) are (the|my|our|your) (${PLURALS}|quotes|slides|reports|figures|${THINGS})`,
  [`where (is|was) (the|my|our|your) (${PLURALS})`]: `where (are|were) (the|my|our|your) (${PLURALS})`,
  [`there's (|some |free |new |more |other |different |no )(${PLURALS}|${THINGS})`]: `there are (|some |free |new |more |other |different |no )(${PLURALS}|${THINGS})`,
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
  | 'inverted'
  | 'single'
  | 'counted'
  | 'lasting'

const LISTS: Record<Place, Record<string, string>> = {
  anywhere: ANYWHERE,
  clause: AT_CLAUSE_START,
  sentence: AT_SENTENCE_START,
  complete: WHEN_COMPLETE,
  pronoun: AFTER_PRONOUN,
  subject: PLURAL_SUBJECTS,
  plural: BEFORE_PLURAL,
  question: QUESTIONS,
  inverted: IN_QUESTIONS,
  single: SINGULAR_SUBJECTS,
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
