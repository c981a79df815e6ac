/** Verbs hidden in nouns: “a reduction of 70% in”, “carry out testing of”, “responsible for the management of”. */
import { gerunds, regularPasts } from '../../../engine/measures/conjugation.ts'
import { isGerund, plainOfGerund } from '../../material/verbs.ts'
import { trim } from './trim-preambles.ts'
import type { Trim } from './trim-table.ts'

/** What was done, by its noun. */
const VERB_OF: Readonly<Record<string, string>> = {
  management: 'manage',
  production: 'produce',
  preparation: 'prepare',
  implementation: 'implement',
  creation: 'create',
  development: 'develop',
  installation: 'install',
  maintenance: 'maintain',
  coordination: 'coordinate',
  organisation: 'organise',
  organization: 'organize',
  administration: 'administer',
  supervision: 'supervise',
  collection: 'collect',
  distribution: 'distribute',
  reduction: 'reduce',
  improvement: 'improve',
  completion: 'complete',
  protection: 'protect',
  removal: 'remove',
  disposal: 'dispose',
  selection: 'select',
  recruitment: 'recruit',
  calculation: 'calculate',
  translation: 'translate',
  refund: 'refund',
  review: 'review',
  inspection: 'inspect',
  repair: 'repair',
  cancellation: 'cancel',
  delivery: 'deliver',
  correction: 'correct',
  assessment: 'assess',
  replacement: 'replace',
  design: 'design',
  promotion: 'promote',
  construction: 'build',
  operation: 'operate',
  sale: 'sell',
  purchase: 'buy',
}
const NOUNS = Object.keys(VERB_OF).join('|')

/** What the noun is of begins so; “of Ana” may be who does it. */
const OF_WHAT =
  '(?=(?:the|your|our|my|their|his|her|its|all|any|an?|this|these|those|both|each|every|(?:[\\p{Ll}-]+ ){0,3}\\p{Ll}+s)\\b)'

/** “…, and the mentoring of two developers” would hang on a noun that is gone. */
const ALONE = '(?![^.;:?!]*\\band (?:the )?\\p{Ll}+(?:ing|tion|ment|ance|sion) of\\b)'

const doing = (noun: string): string | null => {
  const plain = VERB_OF[noun.toLowerCase()]
  if (plain === undefined) return noun.toLowerCase().endsWith('ing') ? known(noun.toLowerCase()) : null
  return `${gerunds(plain).at(-1)}${plain === 'dispose' ? ' of' : ''}`
}
const THE_NOUN_OF = /\bthe ([\p{Ll}-]+) of /gu
const gerund = (noun: string): string | null => (isGerund(noun) ? noun : null)
const known = (gerund: string): string | null => (plainOfGerund(gerund) === null ? null : gerund)

/** “reduce”, “reduced”, “reducing”, as “achieve” stood. */
const asVerb = (like: string, plain: string): string =>
  /ing$/i.test(like)
    ? (gerunds(plain).at(-1) ?? plain)
    : /(?:ed|made|saw)$/i.test(like)
      ? (regularPasts(plain).at(-1) ?? plain)
      : /s$/i.test(like)
        ? `${plain}s`
        : plain

const FIGURE =
  '((?:(?:about|around|over|nearly|almost|more than|up to) )?[£€$]?\\d[\\d.,]*(?:%| per ?cent| points)?(?: (?:hours?|days?|minutes|weeks?|euros|pounds|dollars|people|jobs))?(?: (?:per|a|each|every) (?:day|week|month|year))?)'
const LETS = '(let|lets)'

export const NOUNS_AS_VERBS: readonly Trim[] = [
  // “were able to achieve a reduction of 70% in manual matching”
  trim(
    'padding',
    `\\b(?:(?<able>(?:was|were) able to) )?(?<verb>achiev(?:e|es|ed|ing)|ma(?:ke|kes|de|king)) (?:an? )(?<noun>reduction|increase|improvement) of ${FIGURE} in (?=(?:the|their|your|our|his|her|its|my)\\b|\\p{Ll}+)(?<rest>[^,.;:?!]{2,40}?)(?=[.,]| (?:after|within|in the|by|since|when|with|and|during|through|for)\\b)`,
    ({ 4: figure = '', groups }) => {
      const plain = { reduction: 'reduce', increase: 'increase', improvement: 'improve' }[
        (groups?.noun ?? '').toLowerCase()
      ]
      const verb = groups?.verb ?? ''
      if (plain === undefined) return null
      return `${groups?.able ? regularPasts(plain)[0] : asVerb(verb, plain)} ${groups?.rest} by ${figure}`
    },
  ),
  trim(
    'padding',
    `\\b(perform|carry out|conduct|do|undertake) (?:the |an? )?(\\p{Ll}{3,}ing) of ${OF_WHAT}(?<=\\b(?:to|can|will|could|would|must|should|we|you|they|i|please) (?:perform|carry out|conduct|do|undertake) [^.]*)`,
    ({ 2: gerund = '' }) => {
      const plain = plainOfGerund(gerund.toLowerCase())
      return plain && `${plain} `
    },
  ),
  trim(
    'padding',
    `\\b((?:responsible|used|needed|required|suitable|ideal|experienced|involved|interested|speciali[sz](?:e|es|ed|ing)|experts?|help(?:s|ed)?|helping) (?:for|in|with)|(?:speciali[sz](?:e|es|ed|ing)|experts?|experienced|interested) in) the (${NOUNS}|\\p{Ll}{3,}ing)(?: and (?:the )?(${NOUNS}))? of ${OF_WHAT}${ALONE}`,
    ({ 1: governor = '', 2: noun = '', 3: other }) => {
      const verb = [noun, ...(other ? [other] : [])].map(doing)
      return verb.includes(null) ? null : `${governor} ${verb.join(' and ')} `
    },
  ),
  // “responsible for the operation of the till and the handling of complaints”
  trim(
    'padding',
    `\\b(?<=\\b(?:responsible for|involved in|in charge of|experience (?:in|with|of)|skilled in) )((?:the [\\p{Ll}-]+ of [^.;:?!]{2,40}?(?:, |,? and )){1,4}the [\\p{Ll}-]+ of (?=\\p{Ll}[^.;:?!]*[.;]))`,
    ({ 1: list = '' }) => {
      const verbs = [...list.matchAll(THE_NOUN_OF)].map(([, noun = '']) => doing(noun) ?? gerund(noun))
      return verbs.includes(null) ? null : list.replaceAll(THE_NOUN_OF, () => `${verbs.shift()} `)
    },
  ),
  trim(
    'padding',
    `\\b(volunteers?|helpers?|someone|somebody|people|staff) for the (${NOUNS}|\\p{Ll}{3,}ing) of ${OF_WHAT}`,
    ({ 1: who = '', 2: noun = '' }) => {
      const plain = VERB_OF[noun.toLowerCase()] ?? plainOfGerund(noun.toLowerCase())
      return plain && `${who} to ${plain}${plain === 'dispose' ? ' of' : ''} `
    },
  ),
  trim(
    'padding',
    `\\b(help(?:s|ed|ing)?|assist(?:s|ed|ing)?|support(?:s|ed|ing)?) (you|us|them|me|your team|people|clients|customers) (?:with|in) the (${NOUNS}) of ${OF_WHAT}${ALONE}`,
    ({ 1: help = '', 2: whom = '', 3: noun = '' }) => {
      const plain = VERB_OF[noun.toLowerCase()]
      if (plain === undefined) return null
      return /^help/i.test(help) ? `${help} ${whom} ${plain} ` : `${help} ${whom} in ${doing(noun)} `
    },
  ),
  trim(
    'padding',
    `\\b(?:(?<able>(?:was|were) able to) )?(?<verb>mak(?:e|es|ing)|made) (?:an? )?savings? of (?=[£€$]?\\d)`,
    ({ groups }) => `${groups?.able ? 'saved' : asVerb(groups?.verb ?? '', 'save')} `,
  ),
  // “There will be a replacement of all the laptops in the sales department.”
  trim(
    'padding',
    `(?<=^|\\bthat )there (will be|has been|was) (?:an? |the )?(${NOUNS}) of ((?:the|your|our|all|both|some)\\b[^,.;:?!]{3,60}?)(?=[.,]| (?:on|from|in the week|next|this|by|before|after)\\b)`,
    ({ 1: aux = '', 2: noun = '', 3: what = '' }) => {
      const plain = VERB_OF[noun.toLowerCase()]
      const isMany = /[^siu]s\b|\band\b|^(?:all|both|some)\b/.test(what)
      if (plain === undefined || plain === 'dispose' || (isMany && !/^will/i.test(aux))) return null
      return `${what} ${aux.toLowerCase()} ${regularPasts(plain).at(-1)}`
    },
  ),
  // “A refund of £4.99 has been made.”
  trim(
    'padding',
    `(?<=^|^(?:in addition(?: to this)?|also|unfortunately|as requested|as agreed),? |, and )(?:an?|the|full|a full|a partial) (?:(full|partial) )?(refund|review|inspection|repair|cancellation|correction|assessment|replacement|calculation|translation|installation) of ((?:the|your|our|my|all|£|€|\\$)[^,.;:?!]{1,60}?(?:\\d[.,]\\d+)?) (has been|was|will be|is being|can be|could be|had been|cannot be) (?:made|carried out|performed|conducted|done|undertaken|completed|issued|processed)\\b`,
    ({ 1: much = '', 2: noun = '', 3: what = '', 4: aux = '' }) => {
      const plain = VERB_OF[noun.toLowerCase()]
      const isMany = /[^siu]s$/.test(what) || / (?:and|or) /.test(what)
      if (plain === undefined || (isMany && /^(?:has|was|is)/.test(aux))) return null
      const adverb = much === '' ? '' : { full: ' fully', partial: ' partly' }[much.toLowerCase()]
      return `${what} ${aux}${adverb} ${regularPasts(plain).at(-1)}`
    },
  ),
  // “provides you with the ability to track”, “makes it possible for you to track”
  trim(
    'padding',
    `\\b(provid|giv)(e|es|ing) ((?:you|us|them|me|everyone|(?:your |our |the )?(?:[\\p{Ll}-]+ )?[\\p{Ll}-]+s|(?:your|our|the) (?:\\p{Ll}+ )?\\p{Ll}+)) (?:with )?the (?:ability|possibility|option|opportunity|chance|means) (?:to|of being able to) (?=\\p{Ll})`,
    ({ 2: end = '', 3: whom = '' }) => `${lets(end)} ${whom} `,
  ),
  trim(
    'padding',
    `\\bmak(e|es|ing) it (?:possible|feasible) for ((?:you|us|them|me|everyone|anyone|him|her|(?:your |our |the )?(?:[\\p{Ll}-]+ )?[\\p{Ll}-]+s|(?:your|our|the) (?:\\p{Ll}+ )?\\p{Ll}+)) to (?=\\p{Ll})`,
    ({ 1: end = '', 2: whom = '' }) => `${lets(end)} ${whom} `,
  ),
  trim(
    'padding',
    '\\bit is (my|our) understanding that (?=\\p{L})',
    ({ 1: whose = '' }) => `${/my/i.test(whose) ? 'I' : 'we'} understand that `,
  ),
  trim(
    'padding',
    '\\b(i|we) (?:anticipate|expect) that (i|we) will (?=\\p{Ll})',
    ({ 1: who = '', 2: doer = '' }) =>
      who.toLowerCase() === doer.toLowerCase() ? `${who} expect to ` : null,
  ),
  trim('padding', '\\bwould be able to (?=\\p{Ll})(?<!\\bif [^.,;:?!]{0,160})', 'could '),
  // “Costs have seen significant increases over the last year.”
  trim(
    'padding',
    '\\b(have|has|had) (?:seen|experienced|undergone|shown) (?:an? |some )?(?:very )?(significant|substantial|slight|sharp|steady|considerable|dramatic|marked|rapid|modest|gradual|large|strong|small) (increases?|decreases?|rises?|falls?|drops?|growth|improvements?|reductions?)(?=[.,]| (?:over|since|during|this|last|because|due|as|within|and|but|so|while)\\b)',
    ({ 1: have = '', 2: how = '', 3: noun = '' }) => {
      const done = RISEN[noun.toLowerCase().replace(/s$/, '')]
      return done ? `${have} ${done} ${ADVERB[how.toLowerCase()] ?? `${how.toLowerCase()}ly`}` : null
    },
  ),
  trim(
    'padding',
    '\\b(?:find (?:ourselves|myself)|(?:are|am) (?:now |currently )?) ?in (?:the|a) (?:unfortunate |difficult )?position (?:of having to|where (?:we|i) have to|that (?:we|i) have to) (?=\\p{Ll})',
    'have to ',
  ),
  trim(
    'padding',
    '\\b(are|is) of the (?:firm |strong )?(?:opinion|view|belief) that (?=\\p{L})',
    ({ 1: be = '' }) => (/^is$/i.test(be) ? 'thinks that ' : 'think that '),
  ),
  trim(
    'padding',
    '\\b(over|during|throughout|in) the course of (?=(?:the|this|our|your) ((?:[\\p{L}\\d-]+ ?){1,4}))',
    ({ 1: when = '', 2: what = '' }) =>
      /^(?:over|throughout)$/i.test(when) && TIMES.test(what) ? `${when} ` : 'during ',
  ),
  trim('padding', `\\b${LETS} (you|us|them|me|everyone) to (?=(?:be able to )\\p{Ll})be able to `, '$1 $2 '),
  trim('padding', '\\b(we|you|they|i) have the ability to (?=\\p{Ll})', '$1 can '),
  trim('padding', '\\b(it|he|she|which|that) has the ability to (?=\\p{Ll})', '$1 can '),
  trim(
    'padding',
    '(?<=\\bbe (?:(?:very|so|most) )?(?:delighted|happy|glad|pleased|honou?red|keen|thrilled|grateful) to )(?:have|be given) (?:the|an) (?:opportunity|chance|possibility) to (?=\\p{Ll})',
  ),
  trim(
    'padding',
    '(?<=\\b(?:surveys?|visits?|checks?|tests?|reviews?|audits?|inspections?|tours?|sessions?|assessments?|repairs?|services?)),? (?:which|that) (?:(?:can|could|will|would|may) be|is|are|was|were|has been|have been) (?:carried out|conducted|performed|done|made|undertaken|completed) by (?=(?:one|our|us|my|an?|the)\\b)',
    ' by ',
  ),
  // “the issue that you are experiencing with the export”
  trim(
    'padding',
    "\\b(issues?|problems?|difficult(?:y|ies)|trouble|errors?|delays?)(?: that| which)? (?:you|we|they)(?:[’']re| are| have been|[’']ve been| were)(?: currently)? (?:experiencing|having|facing|seeing|encountering) with (?=\\p{L})",
    '$1 with ',
  ),
  trim('padding', '\\b(because|in spite|as a result) of this fact\\b', '$1 of this'),
  trim('padding', '\\bdespite this fact\\b', 'despite this'),
  trim(
    'padding',
    '^in addition to (?:this|that|the above),? (?=(?:an?|the|your|our|my|we|i|you|please|there|it)\\b)',
  ),
  trim(
    'padding',
    '\\bat some (?:point|stage|time) (?=(?:this|next) (?:week|month)\\b|(?:today|tomorrow)\\b)',
  ),
]

const TIMES =
  /^(?:(?:last|next|past|coming|previous|first|few|whole|entire|couple of|several|two|three|four|five|six|\d+) )*(?:day|week|month|quarter|season|summer|winter|autumn|spring|year|decade|weekend)s?\b/i

/** What went up or down has done so. */
const RISEN: Readonly<Record<string, string>> = {
  increase: 'increased',
  rise: 'risen',
  growth: 'grown',
  decrease: 'decreased',
  fall: 'fallen',
  drop: 'dropped',
  improvement: 'improved',
  reduction: 'fallen',
}
const ADVERB: Readonly<Record<string, string>> = {
  considerable: 'considerably',
  gradual: 'gradually',
  dramatic: 'dramatically',
  large: 'a lot',
  strong: 'strongly',
  small: 'a little',
}

const lets = (end: string): string => (end === 'ing' ? 'letting' : end === 'es' ? 'lets' : 'let')
