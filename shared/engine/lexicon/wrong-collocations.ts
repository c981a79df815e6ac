/**
 * Words that do not go together in English, with what is said instead. Our own selection of what mail
 * writers mix up, at home in the language or not.
 */
import type { EntrySource } from '../phrases.ts'

/** Wrong wherever they stand: one right form each. */
const ALWAYS: Record<string, string> = {
  // A preposition too many, too few, or another one.
  'discuss(|ed|es|ing) about': 'discuss(|ed|es|ing)',
  'emphasi(ze|zes|zed|zing|se|ses|sed|sing) on': 'emphasi(ze|zes|zed|zing|se|ses|sed|sing)',
  'mention(|ed|ing|s) about': 'mention(|ed|ing|s)',
  'contact(|ed|ing) (to|with) (us|me|you|him|her|them|our)':
    'contact(|ed|ing) (|) (us|me|you|him|her|them|our)',
  'reply (me|us)': 'reply to (me|us)',
  '(explained|explaining|explains) (me|us)': '(explained|explaining|explains) to (me|us)',
  "(i am|i'm|we are|we're) interesting in": "(I am|I'm|we are|we're) interested in",
  '(writing|write|email|message|contacting you|call|calling) for (introduce|inform|explain|ask|confirm|discuss|know|learn)':
    '(writing|write|email|message|contacting you|call|calling) to (introduce|inform|explain|ask|confirm|discuss|know|learn)',
  'please to (find|send|check|contact|inform|confirm|note|see|reply|let|give|advise|sign)':
    'please (find|send|check|contact|inform|confirm|note|see|reply|let|give|advise|sign)',
  'per (pieces|persons|kilos|boxes|pallets|hours|days|weeks|months|years)':
    'per (piece|person|kilo|box|pallet|hour|day|week|month|year)',
  'if you will be interested': 'if you are interested',
  '(is|are|am|be|was|were|very) satisfy': '(is|are|am|be|was|were|very) satisfied',
  '(must|should) to (be|give|send|do|make|pay|have|take|get|know|come|go|see)':
    '(must|should) (be|give|send|do|make|pay|have|take|get|know|come|go|see)',
  '(we|i|they|you|he|she) can to (give|send|offer|make|do|help|provide|deliver|show|come|be|supply)':
    '(we|I|they|you|he|she) can (give|send|offer|make|do|help|provide|deliver|show|come|be|supply)',
  '(your|a|any|quick|prompt|early|fast|kind) respond': '(your|a|any|quick|prompt|early|fast|kind) response',
  'explain (me|us|you) (how|why|what|the|our|this|that)':
    'explain to (me|us|you) (how|why|what|the|our|this|that)',
  'waiting your (reply|response|answer|feedback|email|confirmation)':
    'waiting for your (reply|response|answer|feedback|email|confirmation)',
  'waiting you to': 'waiting for you to',
  'awaiting for': 'awaiting',
  'comply(|ing) to': 'comply(|ing) with',
  'in accordance to': 'in accordance with',
  'as accordance with': 'in accordance with',
  'depend(|s|ing) of': 'depend(|s|ing) on',
  'depending from': 'depending on',
  'interested on': 'interested in',
  'participat(e|ed|ing) to': 'participat(e|ed|ing) in',
  'invest(|ed|ing) on': 'invest(|ed|ing) in',
  'speciali(z|s)ed on': 'speciali(z|s)ed in',
  'aware about': 'aware of',
  'responsible of': 'responsible for',
  'despite of': 'despite',
  'regardless to': 'regardless of',
  'cope up with': 'cope with',
  'superior than': 'superior to',
  'inferior than': 'inferior to',
  'in case if': 'if',
  'inform(|ed) to (you|us|them)': 'inform(|ed) (you|us|them)',
  'on accident': 'by accident',
  'look(|ing) forward for': 'look(|ing) forward to',
  'look(|ing) forward (hearing|meeting|seeing|speaking|talking|working)':
    'look(|ing) forward to (hearing|meeting|seeing|speaking|talking|working)',
  'look(|ing) forward to (meet|hear|see|speak|talk|discuss|connect|learn|receive|get|join|collaborate|explore|build|have|be|continue|begin)':
    'look(|ing) forward to (meeting|hearing|seeing|speaking|talking|discussing|connecting|learning|receiving|getting|joining|collaborating|exploring|building|having|being|continuing|beginning)',
  'look(|ing) forward to (work|chat) with': 'look(|ing) forward to (working|chatting) with',
  'look(|ing) forward to (help|support|serve|welcome|visit) (you|your)':
    'look(|ing) forward to (helping|supporting|serving|welcoming|visiting) (you|your)',
  'looking forward to hearing you soon': 'looking forward to hearing from you soon',
  // Fixed phrases half remembered.
  'in regards (to|of)': '(regarding|regarding)',
  'with regards to': 'with regard to',
  'as regards to': 'as regards',
  'for all intensive purposes': 'for all intents and purposes',
  'could care less': "couldn't care less",
  'less (customers|clients|people|users|errors|emails|calls|complaints|tickets|orders|mistakes|steps|meetings|clicks|employees|suppliers|deliveries|bugs|visits)':
    'fewer (customers|clients|people|users|errors|emails|calls|complaints|tickets|orders|mistakes|steps|meetings|clicks|employees|suppliers|deliveries|bugs|visits)',
  'everyone of (our|my|your|their|the|these|those)': 'every one of (our|my|your|their|the|these|those)',
  'one in the same': 'one and the same',
  'case and point': 'case in point',
  'nip it in the butt': 'nip it in the bud',
  'nip this in the butt': 'nip this in the bud',
  'beckon call': 'beck and call',
  'escape goat': 'scapegoat',
  'extract revenge': 'exact revenge',
  'per say': 'per se',
  'slight of hand': 'sleight of hand',
  'statue of limitations': 'statute of limitations',
  'wet(|s) (your|the|their) appetite': 'whet(|s) (your|the|their) appetite',
  'tongue and cheek': 'tongue in cheek',
  'by in large': 'by and large',
  '(mute|moo) point': 'moot point',
  'baited breath': 'bated breath',
  'deep seeded': 'deep-seated',
  'deep-seeded': 'deep-seated',
  '(wreck|reek|wreaked|reeked) havoc': '(wreak|wreak|wreaked|wreaked) havoc',
  'worse comes to worse': 'worst comes to worst',
  'vise versa': 'vice versa',
  'self depreciating': 'self-deprecating',
  'self-depreciating': 'self-deprecating',
  'tie me over': 'tide me over',
  'tie you over': 'tide you over',
  'in the other hand': 'on the other hand',
  'on other hand': 'on the other hand',
  'at the end of day': 'at the end of the day',
  'blessing in the skies': 'blessing in disguise',
  'biting my time': 'biding my time',
  'free reign': 'free rein',
  'get a hole of': 'get hold of',
  'two peas in a pot': 'two peas in a pod',
  // Verbs that take another noun.
  '(do|doing|did|does) a mistake': '(make|making|made|makes) a mistake',
  '(do|doing|did|does) a decision': '(make|making|made|makes) a decision',
  '(do|doing|did|does) an effort': '(make|making|made|makes) an effort',
  'ma(ke|king|de) a research': 'do(|ing|ne) research',
  'ma(ke|king|de) a photo': '(take|taking|took) a photo',
  // Forms that do not exist together.
  'can able to': 'can',
  'could able to': 'could',
  'will able to': 'will be able to',
  'i am agree': 'I agree',
  "i'm agree": 'I agree',
  'we are agree': 'we agree',
  'we are agreed with': 'we agree with',
  'most (best|easiest|fastest|cheapest|biggest|simplest|tallest|newest|oldest|largest|highest|lowest|longest|nicest)':
    '(best|easiest|fastest|cheapest|biggest|simplest|tallest|newest|oldest|largest|highest|lowest|longest|nicest)',
  '(how|too|so|that|very|as) much (emails|customers|clients|people|companies|questions|options|times|things|users|leads|meetings|problems|issues|features|employees|seats|licences|licenses|rooms|tickets|orders)':
    '(how|too|so|that|very|as) many (emails|customers|clients|people|companies|questions|options|times|things|users|leads|meetings|problems|issues|features|employees|seats|licences|licenses|rooms|tickets|orders)',
  '(this|that) (is|was) the reason because': '(this|that) (is|was) the reason why',
  'how do you call (it|this|that)': 'what do you call (it|this|that)',
  '(say|said|says) (me|us) (that|to)': '(tell|told|tells) (me|us) (that|to)',
  '(suggested|recommended) (me|us) to (go|use|try|call|write|ask|wait|send|contact|check|buy|take|book|speak)':
    '(suggested|recommended) that (I|we) (go|use|try|call|write|ask|wait|send|contact|check|buy|take|book|speak)',
  '(suggest|recommend) you to (use|try|take|check|contact|consider|read|start|book|visit|update|upgrade|join|choose|go|make|add|buy|order)':
    '(suggest|recommend) you (use|try|take|check|contact|consider|read|start|book|visit|update|upgrade|join|choose|go|make|add|buy|order)',
  'since (many|several|some|two|three|four|five|six|ten) (years|months|weeks|days)':
    'for (many|several|some|two|three|four|five|six|ten) (years|months|weeks|days)',
  'since (2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30) (years|months|weeks)':
    'for (2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30) (years|months|weeks)',
  "(i am|i'm|we are|we're) working (here|together|there) since":
    "(I have been|I've been|we have been|we've been) working (here|together|there) since",
  'thank you for (contact|choose|join|reach|visit|subscribe|respond|attend|read) (us|out|our|to|the|this|me)':
    'thank you for (contacting|choosing|joining|reaching|visiting|subscribing|responding|attending|reading) (us|out|our|to|the|this|me)',
  'thanks for (contact|choose|join|reach|visit|subscribe|respond|attend|read) (us|out|our|to|the|this|me)':
    'thanks for (contacting|choosing|joining|reaching|visiting|subscribing|responding|attending|reading) (us|out|our|to|the|this|me)',
  'thank your for': 'thank you for',
  'thanks you for': 'thank you for',
  // Words without a plural.
  advices: 'advice',
  informations: 'information',
  feedbacks: 'feedback',
  equipments: 'equipment',
  softwares: 'software',
  knowledges: 'knowledge',
  furnitures: 'furniture',
  luggages: 'luggage',
  jargons: 'jargon',
  'an advice': 'a piece of advice',
}

/** Wrong only when the phrase ends here: `a feedback` is, `a feedback form` is not. */
const WHEN_COMPLETE: Record<string, EntrySource> = {
  'an information': 'information',
  'make a (cooperation|collaboration)': 'work (together|together)',
  '(seen|saw|found|noticed|listed|published|posted) (in|at) (your|our|the|their|my) website':
    '(seen|saw|found|noticed|listed|published|posted) on (your|our|the|their|my) website',
  'a (feedback|news|software)': '(feedback|news|software)',
  'an equipment': 'equipment',
  'more (better|easier|faster|cheaper|quicker|bigger|smaller|stronger|simpler|happier|safer|clearer|taller|shorter|longer|higher|lower|larger|nicer|cleaner|heavier|lighter|smarter)':
    '(better|easier|faster|cheaper|quicker|bigger|smaller|stronger|simpler|happier|safer|clearer|taller|shorter|longer|higher|lower|larger|nicer|cleaner|heavier|lighter|smarter)',
  // “What works for you and I will call”: there a new clause begins.
  '(between|for|with|to) (you|him|her|them|us) and i': {
    use: '(between|for|with|to) (you|him|her|them|us) and me',
    notBefore:
      'will would can could should shall must may might am have had do did was want need hope think know look',
  },
}

/** Right to some ears, or meant otherwise: the sender decides. */
const MAYBE: Record<string, EntrySource> = {
  'amount of (people|customers|users|clients|emails|companies|employees|visitors|subscribers)':
    'number of (people|customers|users|clients|emails|companies|employees|visitors|subscribers)',
  'according to me': 'in my view',
}

export const COMPLETE_ONLY: ReadonlySet<string> = new Set(Object.keys(WHEN_COMPLETE))
export const DOUBTFUL: ReadonlySet<string> = new Set(Object.keys(MAYBE))
export const WRONG_COLLOCATIONS: Record<string, EntrySource> = { ...ALWAYS, ...WHEN_COMPLETE, ...MAYBE }
