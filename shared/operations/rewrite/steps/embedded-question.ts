/** The question in “let me know if …”: its verb goes in front, and every word that says what is asked stays. */
import { capitalised } from '../../../engine/edit.ts'
import { isPast, isPlainVerb } from '../../material/verbs.ts'

/** What may be the case as well and is not asked after: help that is offered, trouble that is to be told. */
const IN_CASE =
  /\b(?:any(?:thing|one|body|where)?|questions?|problems?|issues?|concerns?|trouble|not|never|cannot|unable|stuck|late|wrong|unclear|missing|chang(?:es?|ed)|otherwise|either way|rather|further|otherwise|thoughts?|feedback)\b|n't\b|\b(?:can|could) (?:be of )?(?:help|assist)|\bneeds? (?:help|support|assistance|more|to)\b/i
/** A second half with something of its own. */
const GOES_ON =
  /[:;()"“”?!]|,? so (?:that|i|we|you)\b|, (?:and|but|or|as|because|since|then|which)\b| (?:and|or) (?:if|whether)\b/i
const QUESTIONS_FIRST =
  /^if (?:you (?:have|had|have got)|there are|you've) (?:any )?(?:other |further |more )?questions?(?: or concerns?)?(?: at all| about (?:it|this|that))?,? or (?:(?:if|whether) )?/i
const QUESTIONS_LAST = /,? or (?:if you )?(?:have|need|want) any(?:thing)?\b[^,.;]{0,40}$/i

const AUX = 'is|are|was|were|can|could|will|would|should|may|might|must'
/** Verbs of how things stand: “let me know if it arrives” asks for nothing today. */
const STATES: ReadonlyMap<string, string> = new Map([
  ...'want need have like prefer know agree use plan run sell feel expect intend mean own require'
    .split(' ')
    .flatMap((verb): [string, string][] => [[verb, `do ${verb}`]]),
  ...'works:work suits:suit fits:fit sounds:sound looks:look makes:make seems:seem covers:cover meets:meet matters:matter interests:interest appeals:appeal needs:need wants:want has:have uses:use runs:run'
    .split(' ')
    .map((pair): [string, string] => {
      const [form = '', plain = ''] = pair.split(':')
      return [form, `does ${plain}`]
    }),
])
const CONTRACTED: Record<string, string> = { "'re": 'are', "'ve": 'have', "'ll": 'will', "'s": 'is' }
const WILLED = /^(?:like|prefer|love|be|want|need|consider)$/

/** Who or what a clause is about: “you”, “the second depot”, “Tuesday at ten”; “the” alone is nobody. */
const SUBJECT =
  /^(?:you|we|I|i|they|it|this|that|these|those|there|someone|somebody|(?:you|we|\p{Lu}\p{Ll}+) (?:and|or) [\p{L} ]+|(?:someone|somebody|one of|the|your|our|my|an?|this|that)(?: [\p{L}\d'-]+){1,5}|\p{Lu}\p{Ll}+(?: (?:at|on|in) [\p{L}\d:]+)?)$/u
const HOLDS_CLAUSE = /\S (?:who|which|that|to)\b/i
const PRONOUN = /^(?:you|we|i|they|it|this|that|these|those|there)$/i

interface Clause {
  subject: string
  /** The word that its question begins with. */
  helper: string
  rest: string
}

const VERB_AT = new RegExp(` (?=(?:${AUX}|has|have|${[...STATES.keys()].join('|')})(?: |$))`, 'gi')

/** A clause in its parts; `null` where that is in doubt. */
function clauseOf(text: string): Clause | null {
  const [, who = '', short, then = ''] =
    /^(you|we|they|it|this|that|i|there)('(?:d|re|ve|ll|s)) (.+)$/i.exec(text) ?? []
  if (short !== undefined) return withHelper(who, short.toLowerCase(), then)
  for (const { index } of text.matchAll(VERB_AT)) {
    const subject = text.slice(0, index)
    if (!SUBJECT.test(subject) || HOLDS_CLAUSE.test(subject)) continue
    const [verb = '', ...others] = text.slice(index + 1).split(' ')
    const lower = verb.toLowerCase()
    const rest = others.join(' ')
    const done = others.find((word) => !/^(?:already|ever|since)$|ly$/i.test(word)) ?? ''
    const isHelper = /^(?:has|have)$/.test(lower) && isPast(done)
    const [helper = '', plain = ''] = (isHelper ? undefined : STATES.get(lower))?.split(' ') ?? []
    if (helper === '') return { subject, helper: lower, rest }
    // In “the plan fits” nobody plans: one thing has a verb in -s.
    if (helper === 'do' && !PRONOUN.test(subject) && !/s$| and /.test(subject)) continue
    return { subject, helper, rest: `${plain} ${rest}`.trim() }
  }
  return null
}

function withHelper(subject: string, short: string, rest: string): Clause | null {
  const [next = ''] = rest.split(' ')
  if (short === "'d")
    return WILLED.test(next) || (isPlainVerb(next) && !isPast(next))
      ? { subject, helper: 'would', rest }
      : null
  const helper = CONTRACTED[short]
  return helper === undefined || (helper === 'is' && isPast(next)) ? null : { subject, helper, rest }
}

/** Nobody asks “Might you be interested?” */
const turned = ({ subject, helper, rest }: Clause): string =>
  `${/^(?:might|may)$/.test(helper) && subject.toLowerCase() === 'you' ? 'would' : helper} ${subject} ${rest}`.trim()

function yesOrNo(text: string): string | null {
  const clause = clauseOf(text)
  if (clause === null || clause.rest === '') return null
  // “Let me know if there is a problem”, and “… if there is somebody else I should talk to”.
  if (
    clause.subject.toLowerCase() === 'there' &&
    !/^(?:someone|somebody|a (?:better|good|different))\b/.test(clause.rest)
  )
    return null
  return capitalised(turned(clause))
}

const WH = /^((?:who|what|when|where|how|which)(?: (?:many|much|long|soon|often))?)\b(.*)$/i
/** “which works best”, “what time suits you”, “who looks after routing”, “when would be a good time”. */
const IS_SUBJECT = new RegExp(
  `^(?: (?:of (?:these|the) )?[\\p{L}]+){0,3}? (?:(?:${AUX}|has)\\b(?! (?:you|we|i|they|it)\\b)|(?:looks after|handles|owns|runs|signs|decides|works|suits|fits)\\b)`,
  'iu',
)
/** Of what is yet to come nobody can tell: “let me know when it is ready”. */
const NOW =
  /^(?:you (?:are|'re) (?:free|available|around)|(?:you|we|i) (?:can|could|should|would|'d|might) \S|would (?:be|work|suit) |(?:works|suits) |is (?:good|best|convenient) )|^you'd /i

function open(text: string): string | null {
  const [, word = '', tail = ''] = WH.exec(text) ?? []
  if (word === '' || tail === '') return null
  const subject = /^ (?:you|we|i|they|it|this|that|these|those|the|your|our|my)\b/i
  if (/^when$/i.test(word) && !NOW.test(tail.trim())) return null
  if (
    !subject.test(tail) &&
    IS_SUBJECT.test(tail) &&
    !/ (?:you|we|i|they|your|our|my) /i.test(IS_SUBJECT.exec(tail)?.[0] ?? '')
  )
    return capitalised(`${word}${tail}`)
  // “which depot you would start with”: the noun stays with its word.
  const at = subject.test(tail) ? 0 : tail.search(/(?<=\S)(?<! of) (?:you|we|i|they|these|those|your|our)\b/i)
  if (at < 0) return null
  const noun = tail.slice(0, at).trim()
  if (noun.split(' ').length > 3) return null
  const clause = clauseOf(tail.slice(at).trim())
  return clause === null || (clause.rest === '' && /^when$/i.test(word))
    ? null
    : capitalised(`${word}${noun && ` ${noun}`} ${turned(clause)}`)
}

/** “if you want a sample, it is free”: what is behind the comma is told and not asked. */
const SPLICED = /, (?:it|this|that|they|we|i|you|there)\b/i

/** What the sender does then: “… and I’ll send the contract”. */
const PROMISE = /^(.{4,}?),? and (?:then )?((?:i|we)(?:'ll| will| can) [^,;:]+)$/i

/**
 * “if you'd like a demo and I'll send a link” as what is asked outright: “Would you like a demo? If so, I'll send a
 * link.” `null` where it asks nothing that can be answered today, or where grammar leaves a doubt.
 */
export function directQuestion(asked: string): string | null {
  const [, before, promise] = PROMISE.exec(asked) ?? []
  const text = (before ?? asked)
    .replace(QUESTIONS_FIRST, 'if ')
    .replace(QUESTIONS_LAST, '')
    .replace(/ or not\b/i, '')
    .trim()
  if (IN_CASE.test(text) || GOES_ON.test(text) || SPLICED.test(text)) return null
  const [, clause] = /^(?:if|whether) (.+)$/i.exec(text) ?? []
  const question = clause === undefined ? open(text) : yesOrNo(clause)
  if (question === null) return null
  const then =
    promise === undefined ? '' : clause === undefined ? ` ${capitalised(promise)}.` : ` If so, ${promise}.`
  return `${question}?${then}`
}
