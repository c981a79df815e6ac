/**
 * Words that do not go together in English, with what is said instead. Our own selection of what mail
 * writers mix up, at home in the language or not.
 */

import { mended } from '../mended.ts'
import type { EntrySource } from '../phrases.ts'

/** Verbs without an ending where they need one: “[meet > meeting]”. */
const inForm = (verbs: string, to = ''): string =>
  `[${to}(${verbs}) > (${verbs
    .split('|')
    .map((verb) => `${verb.replace(/^(.+[^e])e$/, '$1')}ing`)
    .join('|')})]`

/** What people wish to do; no nouns. */
const INTENDED =
  'discuss|know|ask|inform|meet|see|send|speak|invite|thank|confirm|learn|introduce|receive|understand|tell|buy|arrange|explain|cooperate|present|cancel|reserve|participate|continue'

/** Wrong wherever they stand: one right form each. */
const ALWAYS = mended([
  // A preposition too many, too few, or another one.
  'discuss(|ed|es|ing) [about > ]',
  'emphasi(ze|zes|zed|zing|se|ses|sed|sing) [on > ]',
  'mention(|ed|ing|s) [about > ]',
  'contact(|ed|ing) [(to|with) > (|)] (us|me|you|him|her|them|our)',
  'reply [ > to] (me|us)',
  '(told|tell|tells) [to > ] (me|us)',
  '(explained|explaining|explains) [ > to] (me|us)',
  "(i am|i'm|we are|we're|are you|you are|you're) (|very |really |highly |also |not )[interesting > interested] (in|to)",
  '(writing|write|email|message|contacting you|call|calling) [for > to] (introduce|inform|explain|ask|confirm|discuss|know|learn)',
  '[for > to] (repair|check|fix|see) (it|them)',
  "(would|i'd|we'd) (|really |greatly |highly )appreciate [ > it] if (you|we|someone)",
  'please [to > ]',
  '(apologise|apologize) [us > ] for',
  '(everything|all|anything|nothing|something) [what > that] (we|you|i|they|is|can)',
  "(don't|do not) [must > have to]",
  '[are you agree > do you agree]',
  '[with in > within] (two|three|four|five|seven|ten|24|48)',
  'confirm [me > ] (if|that|when|whether)',
  'per [(pieces|persons|kilos|boxes|pallets|hours|days|weeks|months|years) > (piece|person|kilo|box|pallet|hour|day|week|month|year)]',
  '(we|i|they|you|he|she) [(can not|cannot) to > (cannot|cannot)]',
  'if you [will be > are] interested',
  '(is|are|am|be|was|were|very) [satisfy > satisfied]',
  '(we|i|they|you|he|she) can [to > ] (give|help|send|offer|provide|deliver|show|come|be|supply)',
  '(your|a|any|quick|prompt|early|fast|kind) [respond > response]',
  'explain [ > to] (me|us|you) (how|why|what|the|our|this|that)',
  'waiting [ > for] your (reply|response|answer|feedback|email|confirmation)',
  'waiting [ > for] you to',
  'awaiting [for > ]',
  '(sorry|apologies|apologize|apologise|apologising|apologizing) for [ > the] (late reply|late response|late answer|delay|inconvenience)',
  'comply(|ing) [to > with]',
  'in accordance [to > with]',
  '[as > in] accordance with',
  'depend(|s|ing) [of > on]',
  'depending [from > on]',
  '(interested|invest|invested|investing|specialized|specialised) [on > in]',
  'interested [for > in] (your|our|this|booking|buying|the)',
  'same [like > as]',
  "(is|am|are|i'm|he's|she's|we're|they're) [in holidays > on holiday]",
  '[share > send] you (our|the|my|a|some|more|this)',
  '[a lots > a lot] of',
  '[an other > another]',
  '(he|she|they|we|you|i) [told > said] that (it|he|she|they|we|you|i|there|the)',
  '(i|we) [(am|are) > (do|do)] not agree',
  "(i|we|you|they|he|she|it) (will not|won't|will) [can > be able to]",
  '[since (|a )long time > for a long time]',
  '[if you would > if you] have any',
  'as soon as (i|you|we|they) [will > ] (receive|get|have|know|send|hear|see|confirm|pay|decide|finish)',
  'as soon as (you|we|they) [will be > are]',
  '[more (cheap|fast|easy|big|high|low|slow|long|short|late|early) > (cheaper|faster|easier|bigger|higher|lower|slower|longer|shorter|later|earlier)] than',
  'years of [experiences > experience]',
  // An article too few.
  '(have|has|had|got) [ > a] (problem|question|request|suggestion|complaint) (with|about|regarding|concerning|for)',
  '(have|has|had) [ > a] (call|meeting|conversation) with',
  '(have|has|had) [ > an] (issue|appointment) with',
  '(received|got|get|receive|had) [ > an] email from',
  '(make|made|making) [ > a] mistake (in|with|on|when|and)',
  "(we are|we're) [ > a] (company|team|startup|manufacturer|supplier) (based|in|from|that|which|who|of|located)",
  'participat(e|ed|ing) [to > in]',
  'aware [about > of]',
  'responsible [of > for]',
  'despite [of > ]',
  'regardless [to > of]',
  'cope [up > ] with',
  "(don't|do not) [doubt > hesitate] to",
  '[in case > ] if',
  'inform(|ed) [to > ] (you|us|them)',
  '[on > by] accident',
  'look(|ing) forward [for > to]',
  'look(|ing) forward [ > to] your',
  'look(|ing) forward [ > to] (hearing|meeting|seeing|speaking|talking|working)',
  `look(|ing) forward to ${inForm('meet|hear|see|speak|talk|discuss|connect|learn|receive|join|collaborate|explore|build|have|be|continue')}`,
  `look(|ing) forward to ${inForm('work')} with`,
  'look(|ing) forward to [(get|begin|chat) > (getting|beginning|chatting)]',
  `look(|ing) forward to ${inForm('help|support|serve|welcome|visit')} (you|your)`,
  'looking forward to hearing [ > from] you soon',
  // Fixed phrases half remembered.
  '[in regards (to|of) > regarding]',
  'with [regards > regard] to',
  'as regards [to > ]',
  "[could > couldn't] care less",
  'for all [intensive > intents and] purposes',
  '[mute > moot] point',
  '[everyone > every one] of (you|us|them|our|my|your|their|the|these|those)',
  'per [say > se]',
  '[deep-seeded > deep-seated]',
  '[(wreck|reek) > (wreak|wreak)] havoc',
  'free [reign > rein]',
  '(superior|inferior) [than > to]',
  '[in > on] the other hand',
  'on [ > the] other hand',
  // Verbs that take another noun.
  '[(do|doing|did|does) > (make|making|made|makes)] (a mistake|a decision|an effort)',
  '[ma(ke|king|de) a > do(|ing|ne)] research',
  '[ma(ke|king|de) > (take|taking|took)] a photo',
  '(must|should) be (finished|completed|submitted|returned|signed) [until > by]',
  'let (me|us) know [until > by] (the|next|noon|tomorrow|monday|tuesday|wednesday|thursday|friday)',
  'hardly [(no|nothing) > (any|anything)]',
  '[to who > to whom] it may concern',
  'a look [on > at] (your|the|our|my|this|these|it)',
  "[o clock > o'clock]",
  '(come|stop|drop) [bye > by]',
  "(we are|we're|we will be|we'll be) [opened > open] (from|on|until|daily)",
  '(let) (me|us) [to > ] know',
  `(we|i|would) (recommend|suggest) ${inForm('order|use|book|try|check|contact|start|wait|change|keep|take|read|make|replace|update|call|send|install|move|go|have|do|add|buy|look|speak|talk|visit|ask|offer', 'to ')}`,
  'suggest [to meet > meeting]',
  'if (i|you|we|they|he|she|it) [would have > had] (known|seen|been|had|told|asked|called|written|sent|done|thought|noticed|realized|realised|received)',
  "(have not|haven't|has not|hasn't|had not|did not|didn't|could not|couldn't) (received|receive|heard|hear|found|find|seen|see|got|get) [(no|nothing) > (any|anything)]",
  // A question inside a statement keeps the order of one.
  '(know|tell me|tell us|see|understand|wonder|sure) (what|where|how|when|why|which) [do > ] (you|we|they|i)',
  // An infinitive without its “to”, or with “for”.
  `(i|we|you) (would like|want|hope) [ > to] (${INTENDED})`,
  `(i'd|we'd) like [ > to] (${INTENDED})`,
  "(don't|do not) need [ > to] (install|send|inform|discuss|bring|pay|sign|register|worry|reply)",
  '(time|chance|opportunity|possibility|possible|necessary|important|ready|happy) [for > to] (read|see|meet|discuss|make|send|get|speak|find|solve|explain|come|go)',
  // Forms that do not exist together.
  '(can|could) [able to > ]',
  'will [ > be] able to',
  '(i|we) [(am|are) > (|)] agree',
  "[i'm > I] agree",
  '[most > ] (best|easiest|fastest|cheapest|biggest|simplest|tallest|newest|oldest|largest|highest|lowest|longest|nicest)',
  '(how|too|so|that|very|as|have|has|had|with) [much > many] (emails|customers|clients|people|companies|questions|options|times|things|users|leads|meetings|problems|issues|features|employees|seats|licences|licenses|rooms|tickets|orders)',
  '(this|that) (is|was) the reason [because > why]',
  '[how > what] do you call (it|this|that)',
  '[(say|said|says) > (tell|told|tells)] (me|us) (that|to)',
  '(suggested|recommended) [(me|us) to > that (I|we)] (go|use|try|call|write|ask|wait|send|contact|check|buy|take|book|speak)',
  '(suggest|recommend) you [to > ] (use|try|take|call|wait|ask|check|contact|consider|read|start|book|visit|update|upgrade|join|choose|go|make|add|buy|order)',
  `(thank you|thanks|much) for ${inForm('contact|choose|send|help|inform|let|join|reach|visit|subscribe|respond|attend|read')} (us|out|our|to|the|this|me|it)`,
  'thank [your > you] for',
  '[thanks > thank] you for',
  '(nobody|no one|none of you|none of them) [did (answer|reply|respond|call|come|tell|inform|contact|write|react|explain|ask) > (answered|replied|responded|called|came|told|informed|contacted|wrote|reacted|explained|asked)]',
  // “It was explained to me that” is right.
  '[it was (promised|told) to me > I was (promised|told)] that',
  '[it was (promised|told) to us > we were (promised|told)] that',
  // Words without a plural.
  '[an > a piece of] advice',
])

/** Single things that nobody names without an article: “send me invoice”, “if problem is”; those that take “an” last. */
const A_THING =
  'contract|quote|quotation|report|file|document|form|link|logo|sample|website|system|project|photo|picture|screenshot|copy|catalogue|brochure|printer|machine|phone|supplier|parcel|client|customer|discount'
const AN_THING = 'invoice|offer|agenda|address|app'
const THINGS = `(${A_THING}|${AN_THING}|problem)`
const GETTING =
  '(please|can you|could you|we|i) (send|update|restart|check|open|attach|sign|return|need|have|received|sent|get|make)'
const WITHOUT_ARTICLE = Object.fromEntries(
  [
    ['(send|give|show|bring|forward|email) (me|us|you)', THINGS, 'your'],
    [GETTING, `(${A_THING})`, 'a'],
    [GETTING, `(${AN_THING})`, 'an'],
  ].map(([before = '', thing, other]) => [
    `${before} ${thing}`,
    ['the', other].map((article) => `${before.replace('|i)', '|I)')} ${article} ${thing}`),
  ]),
)

/** Wrong only when the phrase ends here: `a feedback` is, `a feedback form` is not. */
const MUST_TO: Record<string, EntrySource> = {
  '(must|should) to': {
    use: '(must|should)',
    notBefore: 'some a an the my our your what any . and or me us',
  },
}

const WHEN_COMPLETE: Record<string, EntrySource> = {
  ...WITHOUT_ARTICLE,
  '(learn|work|works|reply|respond|answer|deliver|react) quick':
    '(learn|work|works|reply|respond|answer|deliver|react) quickly',
  '(at|in) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)': {
    use: '(on|on) (Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)',
    notAfter: 'look looking looked laugh',
  },
  'an information': 'information',
  '(for|about|any) (|the |this |any )inconvenient': '(for|about|any) (|the |this |any )inconvenience',
  'in next (week|month|year)': 'next (week|month|year)',
  'one (hours|days|weeks|months|years|minutes)': 'one (hour|day|week|month|year|minute)',
  '(i am|he is|she is) (student|teacher|engineer|developer|beginner|customer|freelancer|nurse|designer)':
    '(I am|he is|she is) a (student|teacher|engineer|developer|beginner|customer|freelancer|nurse|designer)',
  'make a (cooperation|collaboration)': 'work together',
  '(seen|saw|found|noticed|listed|published|posted) (in|at) (your|our|the|their|my) website':
    '(seen|saw|found|noticed|listed|published|posted) (on|on) (your|our|the|their|my) website',
  'a (feedback|news|software)': '(feedback|news|software)',
  'an equipment': 'equipment',
  'if you have any (|further |other |more )(question|doubt)':
    'if you have any (|further |other |more )(questions|doubts)',
  '(went|going) (really |very |so |pretty |)good': '(went|going) (really |very |so |pretty |)well',
  // “What works for you and I will call”: there a new clause begins.
  '(between|for|with|to) (you|him|her|them|us) and i': {
    use: '(between|for|with|to) (you|him|her|them|us) and me',
    notBefore:
      'will would can could should shall must may might am have had do did was want need hope think know look',
  },
}

/** Told by the word on one side. */
const BESIDE: Record<string, EntrySource> = {
  [`(if|because|but|when) ${THINGS} (is|was|has|will|does|did|can|still)`]: `(if|because|but|when) the ${THINGS} (is|was|has|will|does|did|can|still)`,
  '(is|was|be) (great|big|real) (pleasure|honour|honor) to':
    '(is|was|be) a (great|big|real) (pleasure|honour|honor) to',
  'in attachment': { use: 'attached', notBefore: '# form format size theory and' },
  'is possible to': { use: 'is it possible to', after: '. , and but or' },
  'thank for': { use: 'thank you for', after: '. , and' },
  'the both': { use: 'both', notBefore: 'of' },
  "(want|wants|wanted|would like|i'd like|we'd like) that you": {
    use: "(want|wants|wanted|would like|I'd like|we'd like) you to",
    before:
      'send call give understand check tell confirm come help pay make take do know see use let write contact change fix go be get',
  },
  '(many|some|these|those|other|most|more|all|few) peoples': {
    use: '(many|some|these|those|other|most|more|all|few) people',
    notBefore: 'of',
  },
}

/** What is not counted: “informations”, “ten informations”. */
export const UNCOUNTED: Record<string, EntrySource> = {
  '(advices|informations|feedbacks|equipments|softwares|knowledges|furnitures|luggages|jargons)':
    '(advice|information|feedback|equipment|software|knowledge|furniture|luggage|jargon)',
}

/** “More cheaper”, “since two years”, “less orders”, “less than ten orders”: the words behind decide. */
export const MORE = 'more'
export const SINCE = 'since'
export const LESS = 'less'

/** Right to some ears, or meant otherwise: the sender decides. */
const MAYBE: Record<string, EntrySource> = {
  'please find (attached|enclosed) (|revised |updated |signed )(invoice|offer|quotation|quote|contract|proposal|report|file|document|form|agreement|brochure)':
    {
      use: 'please find (attached|enclosed) the (|revised |updated |signed )(invoice|offer|quotation|quote|contract|proposal|report|file|document|form|agreement|brochure)',
      before: '. for of to as with from in and',
    },
  'amount of (people|customers|users|clients|emails|companies|employees|visitors|subscribers)':
    'number of (people|customers|users|clients|emails|companies|employees|visitors|subscribers)',
  'according to me': 'in my view',
}

export const COMPLETE_ONLY: ReadonlySet<string> = new Set(Object.keys(WHEN_COMPLETE))
export const DOUBTFUL: ReadonlySet<string> = new Set(Object.keys(MAYBE))
export const WRONG_COLLOCATIONS: Record<string, EntrySource> = {
  ...ALWAYS,
  ...WHEN_COMPLETE,
  ...MUST_TO,
  ...BESIDE,
  ...MAYBE,
  ...UNCOUNTED,
  [MORE]: null,
  [SINCE]: null,
  [LESS]: null,
}
