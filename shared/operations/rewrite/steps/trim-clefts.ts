/** Sentences turned inside out: “It was found by our team that …”, “What we do is we send …”, “There are 40 depots that …”. */
import { FOR_ONE_OF, formsOf, PLAIN_OF } from '../../../engine/measures/conjugation.ts'
import { isVerb, maybeVerb } from '../../material/verbs.ts'
import { activeOf } from './agents.ts'
import { trim } from './trim-preambles.ts'
import type { Trim } from './trim-table.ts'

const FIND = '(?:determined|found|discovered|noticed|established|identified|observed|noted|confirmed)'
const FOUND = new RegExp(`^${FIND}$`, 'i')
const DECIDE =
  '(decided|agreed|announced|recommended|suggested|requested|reported|proposed|concluded|pointed out|mentioned|shown|confirmed|explained|stated|determined|found|discovered|noticed|established|noted)'
const IT_WAS = '(was|has been|is|had been)'
/** Whoever acts for the sender: what they found is what the mail tells. */
const OURS = "(?:us|me|(?:(?:one|some|a member) of )?(?:our|my) (?:[\\p{L}’'-]+ ){0,2}[\\p{L}’'-]+)"
const CHECKED =
  '(?:(?:upon|on|after|when) (?:(?:further|closer|careful|thorough) )?(?:\\p{L}+ing [^,.;:]{1,40}?|investigation|review|inspection),? )?'
/** “After having looked into your case”, which whoever found it did. */
const LOOKED =
  '(?:upon|on|after|when) (?:having )?(?:look(?:ed|ing) into|check(?:ed|ing)|investigat(?:ed|ing)|review(?:ed|ing)|examin(?:ed|ing)) [^,.;:]{1,40}?,? '
/** What a clause begins with. */
const CLAUSE =
  '(?=(?:the|your|our|my|this|these|that|those|there|a|an|we|i|you|he|she|it|they|some|all|both|each|no|exports?|\\p{L}+s)\\b)'

/** What may follow “that you” and is no verb in its plain form. */
const NO_PLAIN_VERB = /^(?:all|both|not|never|\p{Ll}+(?:ly|ed|[^s]s|ing))$/u

/** “it will be released” is “expected to be”; the number of any other subject is told by its last word. */
function expected({ 1: verb = '', 2: subject = '' }: RegExpExecArray): string | null {
  const word = verb.toLowerCase()
  const last = subject.toLowerCase().split(' ').at(-1) ?? ''
  if (/^(?:i|who|which|that)$/.test(last) || / (?:and|or|of|who|which|that) /.test(` ${subject} `))
    return null
  const isMany = /^(?:we|you|they|these|those|people|children)$/.test(last) || /[^siu]s$/.test(last)
  return `${subject} ${isMany ? 'are' : 'is'} ${word} to `
}

/** “a leading provider of”: what a firm does, without its own praise. */
const MAKES: Readonly<Record<string, string>> = {
  provider: 'provide',
  supplier: 'supply',
  manufacturer: 'make',
  maker: 'make',
  producer: 'produce',
  developer: 'develop',
  distributor: 'distribute',
  publisher: 'publish',
}
const PRAISED =
  '(?:leading|premier|top|foremost|trusted|innovative|renowned|well-known|well-established|award-winning|world-class|globally|recogni[sz]ed|global|reputed|reputable|experienced|successful|largest|biggest|best|most|fastest-growing|fast-growing|market-leading|industry-leading|number one|established|specialist|respected)'

/** “We provide”, “Pulpa makes”: the verb of what a firm is said to be. */
function makes(firm: string, be: string, who: string): string | null {
  const plain = MAKES[who.toLowerCase().replace(/s$/, '')]
  if (plain === undefined) return null
  const isOne = /^(?:is|['’]s)$/i.test(be) && !/^(?:we|i|you|they)$/i.test(firm)
  return `${firm} ${isOne ? (formsOf(plain)[1] ?? plain) : plain} `
}

export const CLEFTS: readonly Trim[] = [
  trim(
    'padding',
    '^it has (?:recently )?(?:been brought|come) to (?:my|our) (?:attention|notice) that (?=\\p{L})',
  ),
  trim('padding', `^${CHECKED}it ${IT_WAS} ${FIND} by ${OURS} that ${CLAUSE}`),
  trim('padding', `^${LOOKED}it ${IT_WAS} ${FIND} that ${CLAUSE}`),
  // Without who found it, only what was looked for: “it was noted that” tells of a record.
  trim(
    'padding',
    `^it (?:was|has been) (?:found|determined|established|discovered) that (?=(?:the|your|our) )`,
  ),
  trim(
    'padding',
    `(?<=^(?:unfortunately|sadly|as a result|luckily|fortunately),? )it ${IT_WAS} ${FIND} by ${OURS} that ${CLAUSE}`,
  ),
  trim(
    'padding',
    `\\bit(?:[’']s been| ${IT_WAS}) ${DECIDE} by ((?:us|me|an?|the|our|my|your|his|her|their|management|\\p{Lu})[^,.;:?!]{0,40}?)((?: at the time| (?:last|this) \\p{Ll}+| on \\p{Lu}\\p{Ll}+day| today| yesterday)?) (that (?=\\p{L})|to (?=\\p{Ll})(?<=\\b(?:decided|agreed|proposed) [^,.]*))`,
    ({ 1: aux = '', 2: done = '', 3: agent = '', 4: when = '', 5: joint = '' }) => {
      // What the sender found is told without saying so.
      if (FOUND.test(done) && /^(?:us|me|our|my)\b/i.test(agent)) return null
      const active = activeOf(aux.toLowerCase() || 'has been', done.toLowerCase(), agent)
      return active === null ? null : `${active}${when} ${joint}`
    },
  ),
  trim('padding', `^it is (?:a )?(?:widely|well|commonly|generally) known(?: fact)? that ${CLAUSE}`),
  trim(
    'padding',
    `^it is (?:an? (?:widely |well[- ])?known fact|common knowledge|no secret|an open secret) that ${CLAUSE}`,
  ),
  trim(
    'padding',
    "\\bit is (?:currently |now )?(expected|anticipated|planned|intended) that ((?:the |your |our |my |this |these |those )?(?:[\\p{L}’'-]+ ){0,2}?[\\p{L}’'-]+) (?:will|shall|should) (?=\\p{Ll})(?!(?:not|also|be able)\\b)",
    expected,
  ),
  trim('padding', '^it is hoped that ', 'we hope that '),
  trim('padding', '^it is (our|my) (?:firm |strong )?belief that ', ({ 1: whose = '' }) =>
    /my/i.test(whose) ? 'I believe that ' : 'we believe that ',
  ),
  trim('padding', '\\bit is (?:required|necessary) that you (?=(\\p{Ll}+)\\b)', ({ 1: verb = '' }) =>
    NO_PLAIN_VERB.test(verb) ? null : 'you need to ',
  ),
  trim(
    'gush',
    '^it is with (?:(?:great|much|the greatest|immense|sincere|huge) )?(?:pleasure|joy|delight|pride|excitement) that (?:i|we) (?:can |would like to |am able to |are able to |want to |write to )?(?:now |finally |hereby )*(?:announce|inform you(?: all)?|tell you(?: all)?|let you(?: all)? know|share(?: with you)?|report|confirm)(?: the news)? that (?=\\p{L})',
  ),
  // “What you can do is you can split the file.”
  trim(
    'padding',
    '\\bwhat (i|we|you|they) ((?:can|could|will|would|should|need to|have to) )?do((?: here)?(?: (?:at|for|with|in) [^,.;:?!]{2,30}?)?)(?: here)? is(?:,? (?:basically|essentially|simply|just),?)?(?: that)? (?=(?:i|we|you|they)\\b)(?<=(?:^|[,;] (?:and |so |but )?|^(?:in the meantime|meanwhile|until then|for now|instead|so|basically|and|but|also|so basically),? )what [^,.;:?!]*)',
    ({ 3: where = '' }) => (where.trim() === '' ? '' : `${where.trim()}, `),
  ),
  trim(
    'padding',
    '^what (i|we) do((?: (?:at|for|in) [^,.;:?!]{2,30}?)?) is(?:,? (?:basically|essentially|simply|just),?)? (?:to )?(\\p{Ll}+) (?!(?:of|is|are|was)\\b)',
    ({ 1: who = '', 2: where = '', 3: verb = '' }) =>
      FOR_ONE_OF.has(verb) || (isVerb(verb) && !verb.endsWith('s'))
        ? `${where.trim() ? `${where.trim()}, ${/^i$/i.test(who) ? 'I' : who.toLowerCase()}` : who} ${verb} `
        : null,
  ),
  trim(
    'padding',
    "^(?:so,? )?(?:what|all|the thing) (?:that )?(?:i|we)(?: (?:just |really )?(?:want(?:ed)?|wish|mean[t]?|would like|was trying|am trying|are trying)|[’']d like) to (?:say|tell you|let you know|point out|get across) is that (?=\\p{L})",
  ),
  trim(
    'padding',
    "^(?:so,? )?(?:basically,? )?the reason (?:that |why |for |i am |i[’']m |i |we are |we )*(?:asking|ask|raising this|bringing this up|mentioning (?:this|it))(?: (?:you|about (?:this|it|that)))*(?: now| today)? is (?:that|because) (?=\\p{L})",
  ),
  // “There are currently 40 depots in Ohio that are using it.”
  trim(
    'padding',
    '^there (?:are|were) (?:already |now |currently )?((?:(?:over|about|around|more than|nearly|almost) )?(?:several|some|many|two|three|four|five|six|seven|eight|nine|ten|\\d[\\d,.]*)(?: other| more| of our| of your)? \\p{L}+(?: \\p{L}+)? (?:in|at|from|across|on) (?:the |our |your )?\\p{L}+) (?:who|that|which) (?=(?:have|are|do|need|want|will|can|cannot|could|were|had|would|should|must|use)\\b(?![^.?!]*\\band (?:who|that|which)\\b))',
    '$1 ',
  ),
  // “There was an increase in sign-ups of 18%.”
  trim(
    'padding',
    '^(?:(?:as a result|since then|overall|last \\p{L}+|in \\p{Lu}\\p{L}+),? )?there was an? (?:overall |total )?(increase|decrease|rise|fall|drop|growth) (?:(?:in|of) ((?:the |our |your |their )?[\\p{Ll}-]+(?: [\\p{Ll}-]+){0,2}?) (?:of|by) (\\d[\\d.,]*%?(?: per ?cent)?)|of (\\d[\\d.,]*%?(?: per ?cent)?) in ((?:the |our |your |their )?[\\p{Ll}-]+(?: [\\p{Ll}-]+){0,2}?))(?=\\.$|,? (?:so|and|but)\\b)',
    ({ 0: all, 1: what = '', 2: one, 3: by, 4: byToo, 5: other }) => {
      const lead = /^(.*?)there was/i.exec(all)?.[1] ?? ''
      return `${lead}${one ?? other} ${CHANGED[what.toLowerCase()]} by ${by ?? byToo}`
    },
  ),
  trim(
    'padding',
    `(?<=^(?:as (?:i|we) (?:have )?(?:mentioned|said|wrote|explained)[^,.;:]{0,40}, |and |so |here at [^,.;:]{2,30}, |at [^,.;:]{2,30}, )?)(we|i|\\p{Lu}[\\p{L}\\p{N}&.’'-]*(?: (?:&|and|of|\\p{Lu}[\\p{L}\\p{N}&.’'-]*)){0,4}|our (?:company|firm|agency|business))(?: (is|are|am)|(['’](?:re|s|m))) (?:one of )?(?:an?|the) (?:(?:${PRAISED}|and|uk['’]s|world['’]s|country['’]s|region['’]s|(?<=${PRAISED} )\\p{Ll}+),? ){1,5}?((?:providers?|suppliers?|manufacturers?|makers?|producers?|developers?|distributors?|publishers?)) of (?=\\p{L})`,
    ({ 1: firm = '', 2: be, 3: short, 4: who = '' }) => makes(firm, be ?? short ?? '', who),
  ),
  // “I wanted to introduce Pulpa, the world's leading manufacturer of mailers.”
  trim(
    'padding',
    `^(?:i|we) (?:just )?(?:want(?:ed)?|would like) to (?:take (?:a moment|this opportunity|the opportunity|the time) to )?introduce (?:you to )?(\\p{Lu}[\\p{L}\\p{N}&.’'-]*(?: (?:&|\\p{Lu}[\\p{L}\\p{N}&.’'-]*)){0,3}), (?:one of )?(?:an?|the) (?:(?:${PRAISED}|uk['’]s|world['’]s|country['’]s|region['’]s),? ){1,5}?((?:provider|supplier|manufacturer|maker|producer|developer|distributor|publisher)s?) of (?=\\p{L})`,
    ({ 1: firm = '', 2: who = '' }) => makes(firm, 'is', who),
  ),
  trim(
    'padding',
    '\\b(want|wanted|would like) to take (?:a moment|this opportunity|the opportunity|the time|a minute) to (?=\\p{Ll})',
    '$1 to ',
  ),
  trim(
    'padding',
    '(?<=\\p{L} )(?:basically|essentially) (?=(\\p{Ll}+))(?<!\\b(?:am|is|are|was|were|be|been|not|but|or|and) (?:basically|essentially) )',
    ({ 1: next = '' }) =>
      isVerb(next) || (maybeVerb(next) && (/[^s]s$/.test(next) || PLAIN_OF.has(next))) ? '' : null,
  ),
]

const CHANGED: Readonly<Record<string, string>> = {
  increase: 'increased',
  growth: 'grew',
  rise: 'rose',
  decrease: 'decreased',
  fall: 'fell',
  drop: 'dropped',
}
