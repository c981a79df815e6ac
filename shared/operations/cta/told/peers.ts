/** What the mail says of firms like the reader's, asked of the reader: “Most practices lose …” is “Do you also lose …?” */
import { FOR_ONE_OF, PLAIN_OF } from '../../../engine/measures/conjugation.ts'
import { words } from '../../../engine/word-set.ts'
import { isGerund, isPlainVerb, maybeVerb, plainOfPast } from '../../material/verbs.ts'
import { type Said, type Told, thought, toReader, wordCount } from './said.ts'

/** Firms and people who could be the reader. */
const PEERS = words(
  'companies firms businesses teams agencies shops stores practices clinics plants factories manufacturers retailers restaurants hotels schools colleges universities hospitals warehouses carriers shippers brokers lawyers accountants dentists doctors contractors builders managers owners leaders founders directors departments brands sites organizations organisations nonprofits charities developers engineers designers marketers publishers wholesalers distributors suppliers labs studios offices landlords farms growers bakeries breweries salons gyms sellers buyers recruiters planners operators fleets garages dealers dealerships banks insurers startups customers people 3pls centers centres grocers bakers caterers florists roofers plumbers electricians painters landscapers architects consultants photographers therapists physicians surgeons vets pharmacists opticians jewelers importers exporters processors packers ranchers investors underwriters auditors attorneys bookkeepers trainers coaches editors museums theaters churches cities towns counties districts utilities airlines airports ports mills foundries cafes pubs bars wineries roasters printers machinists fabricators installers integrators consultancies pharmacies',
)

/** What brings a claim in. */
const LEAD =
  /^(?:the reason (?:i'm|i am|we're|we are) (?:reaching out|writing|getting in touch) is (?:that|because) |(?:we|i) (?:often |usually )?(?:see|hear|find|know) that |as you (?:may |probably )?know, )/i
const LIKE_YOURS =
  / (?:(?:of )?your size|like yours|like you|we (?:talk|speak|work) (?:to|with)|in your (?:area|field|industry|sector|position|region))$/i
const HOW_MANY = /^(?:most|many|a lot of|lots of|plenty of|some|other|too many) /i
/** “Plants that add a shift often see …”, “Lawyers tell us they spend …” */
const OFTEN =
  /^([^,]{3,90}?) (?:(?:often |usually |sometimes )?tell (?:us|me) (?:that )?they(?: still| often| usually)?|usually|often|typically|still|tend to|generally) (\p{Ll}+) (.+)$/iu
/** “Most dental practices lose …”, “a lot of agencies your size pay …” */
const PLAINLY =
  /^((?:(?:most|many|a lot of|lots of|plenty of|some|other|too many) )?(?:[\p{L}\d-]+ ){0,3}?(?:[\p{L}\d]+s|people)(?: (?:of )?your size| like yours| we (?:talk|speak|work) (?:to|with)| like you| in your (?:area|field|industry|sector|position|region))?) (?!that\b|who\b|of\b|in\b)(\p{Ll}+) (.+)$/iu
/** “When you add a site, receiving usually slows down for months” */
const HAPPENS =
  /^(?:(?:when|as|once|if) [^,]{3,60}, )?((?!(?:i|we|you|they|it|this|that|he|she|our|your|my)\b)(?:[\p{L}\d-]+ ){0,3}?[\p{L}\d-]+) (usually|often|typically|tends to|generally) (\p{Ll}+)((?: [^,]+)?)/iu

const MOST_WORDS = 17

/** A question of what others like the reader do, best first. */
export function peers({ text }: Said): Told[] {
  const said = text.replace(LEAD, '')
  return claimed(said) ?? happens(said)
}

function claimed(said: string): Told[] | null {
  const whole = thought(said)
  const often = OFTEN.exec(whole)
  const [, who = '', verb = '', rest = ''] = often ?? PLAINLY.exec(whole) ?? []
  if (!often && !HOW_MANY.test(who) && !LIKE_YOURS.test(who)) return null
  const head =
    who
      .replace(HOW_MANY, '')
      .replace(/ (?:that|who|with|in|at|of|without|under|over) .*$/i, '')
      .replace(LIKE_YOURS, '')
      .split(' ')
      .at(-1) ?? ''
  if (
    !PEERS.has(head.toLowerCase()) ||
    /\b(?:our|my|your)\b(?! size)/i.test(who) ||
    !(often ? CAN_BE_VERB.test(verb) : isPlain(verb))
  )
    return null
  if (
    /^not\b/i.test(rest) ||
    INSULT.test(`${verb} ${rest}`) ||
    / and \d/.test(rest) ||
    /\byour\b(?! size)/i.test(rest)
  )
    return null
  const act = toReader(`${verb} ${rest.replace(/,(?!\d).*$/, '').replace(/ alone$/, '')}`)
  if (/\b(?:it|its|that (?:way|kind|sort)|this|these|those|he|she|his|her|we|us|our|i|me|my)\b/i.test(act))
    return []
  return wordCount(act) > MOST_WORDS ? [] : [{ text: `Do you also ${act}?` }]
}

function happens(said: string): Told[] {
  const [, what, often, verb = '', rest = ''] = HAPPENS.exec(said) ?? []
  if (what === undefined || PEERS.has(what.split(' ').at(-1)?.toLowerCase() ?? '')) return []
  const plain = often === 'tends to' ? verb : plainOfOne(verb)
  // What is always so, “silence usually means no”, is no matter of the reader's.
  if (
    !CAN_BE_VERB.test(plain) ||
    INSULT.test(`${plain}${rest}`) ||
    !/\b(?:when|once|after|as|if)\b/i.test(said)
  )
    return []
  const end = thought(rest).replace(/ (?:for|during|in|over|within|after|by|until|when) .*$/i, '')
  if (wordCount(end) > 6 || /\b(?:it|you|your|they|their|we|our)\b/i.test(end)) return []
  return [{ text: `Does ${what.charAt(0).toLowerCase()}${what.slice(1)} ${plain}${end} for you too?` }]
}

/** A plain form, and neither a past nor something that is done. */
const isPlain = (verb: string): boolean =>
  !/^(?:were|was|have|had|are|is)$/.test(verb) &&
  (FOR_ONE_OF.has(verb) ||
    isPlainVerb(verb) ||
    (maybeVerb(verb) && plainOfPast(verb) === null && !verb.endsWith('s') && !isGerund(verb)))

/** What nobody says of themselves when asked. */
const INSULT = /\b(?:bankrupt|hate|lie|hide|cheat|steal|fail|burned|go under|go wrong)\b/i

/** Behind “usually” stands a verb, in the lexicon or not. */
const CAN_BE_VERB =
  /^(?!(?:are|were|is|was|has|does|can|will|would|could|should|must|not|very|too|a|an|the|more|less)$)\p{Ll}{2,}(?<!ed|ing|ly)$/u

/** `slows` is a form of `slow`. */
const plainOfOne = (verb: string): string =>
  PLAIN_OF.get(verb) ?? verb.replace(/(?:ies|(?<=s|sh|ch|x|z|o)es|s)$/, (end) => (end === 'ies' ? 'y' : ''))
