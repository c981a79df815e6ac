/** The plain question in a request to be told something: “I wanted to see if you had any thoughts on it” asks “Do you have any thoughts on it?” */
import { capitalised } from '../../engine/edit.ts'
import { FOR_ONE_OF, PLAIN_OF } from '../../engine/measures/conjugation.ts'
import { filled } from '../filled.ts'
import { isPast, isPlainVerb, plainOfPast } from '../material/verbs.ts'

const TELL = '(?:let (?:me|us) know|tell (?:me|us)|say|confirm)'
const LOOKS = '(?:review|check|read|look|have a look|take a look)'
const FRAMES: readonly RegExp[] = [
  // “I just wanted to check in and see whether …”, “Following up to see if …”
  /^(?:(?:i|we)(?:'m| am|'re| are|'d| would| was| were)? )?(?:(?:just|only|also|again|quickly|now) )*(?:wanted|want|like|love|writing|following up|checking in|checking|touching base|reaching out|circling back|emailing|calling)\b[^,;:?.]{0,60}? (?:see|check|know|ask|find out|learn|hear) ((?:if|whether|what|how|which|when) .+)$/iu,
  /^(?:(?:i|we)(?:'m| am|'re| are| was| were)? )?(?:(?:just|only|also|still) )*(?:wondering|curious|checking in|checking|writing to ask|wonder) ((?:if|whether|what|how|which) .+)$/iu,
  // “Please review and let me know if I missed anything.”
  new RegExp(
    `^(?:(?:please|kindly|just|do|could you|can you|would you) )*(?:${LOOKS}(?: (?:it|this|these|them))?(?: (?:over|through))?,? and )?${TELL} (?:(?:by|before) [^,?]{2,24} )?((?:if|whether|when|what|how|which|where|who)\\b .+)$`,
    'iu',
  ),
  // “Please confirm that someone will be at home.”
  /^(?:(?:please|kindly|just|could you|can you|would you) )*confirm ((?:that )?(?:someone|somebody|everyone|everybody|you|this|that|it|all|the|your) .+)$/iu,
]

/** “Could you review the attached proposal and let me know if you approve?” */
const DECIDES = new RegExp(
  `^(?:(?:please|kindly|could you|can you|would you) )+(?:${LOOKS}|look over|look at|go over|look through) ((?:the|my|our|this|these) [^,;:?]{3,50}?),? and ${TELL} (?:if|whether) you (approve|agree with|accept)(?: (?:it|this|them|that))?$`,
  'iu',
)
/** Behind these a day is that of the answer; else that of what is asked about. */
const CHOOSES = /\b(?:prefer|choose|chose|decide|like best|suits? you|works? (?:best|for you))\b/i

/** Longer questions carry more than one thought. */
const MOST_WORDS = 24
/** What the reader is told to do besides, or what comes of it. */
const MORE =
  /,? (?:because|since) |,? (?:and|then|so that|as|so) (?:i|we|you|please|let|could|can|if|whether|what|when|how)\b|[;:()"“{}[\]]|https?:/iu

/** Questions, best first; none where the sentence asks for no answer, or more than one thing in a way that cannot be kept. */
export function straight(text: string): string[] {
  const by = BY.exec(text)?.[1]
  if (by === undefined || !CHOOSES.test(text)) return asked(text)
  // “… which one you prefer by Friday”: the day is that of the answer.
  return asked(text.replace(BY, '$2')).map((line) => `${line} A line ${by} is enough.`)
}

function asked(text: string): string[] {
  const said = text
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .replace(/[.!?]+$/, '')
  if (/[.!?] \S/.test(said)) return []
  const decided = DECIDES.exec(said)
  if (decided) return [`Do you ${decided[2]?.toLowerCase()} ${decided[1]}?`]
  const framed = FRAMES.map((frame) => frame.exec(said)?.[1]).find(Boolean)
  const clause = framed?.replace(/^(?!(?:if|whether|what|when|how|which|where|who)\b)(?:that )?/i, 'whether ')
  if (
    clause === undefined ||
    MORE.test(
      /^(?:what|how|which)\b/i.test(clause) ? clause.replace(/ and (?:if|whether) (?=.)/i, ' ') : clause,
    ) ||
    clause.split(' ').length > MOST_WORDS
  )
    return []
  // “… what you thought of it and whether the template was useful”
  const [, before = '', after = ''] =
    /^((?:what|how|which)\b.+?),? and (?:whether|if) (.+)$/iu.exec(clause) ?? []
  const [open] = before === '' ? [] : asks(before)
  const [also] = open === undefined ? [] : yesNo(after)
  if (open !== undefined)
    return also === undefined
      ? []
      : [`${open.slice(0, -1)}, and ${also.charAt(0).toLowerCase()}${also.slice(1)}?`]
  const [, word = '', told = ''] = /^(if|whether|\p{L}+) (.+)$/iu.exec(clause) ?? []
  if (!/^(?:if|whether)$/i.test(word)) return asks(clause)
  const [first = '', second, ...rest] = told.split(/,? or (?:if|whether) /i)
  if (rest.length > 0) return []
  // “… if you have any questions or if you'd like a call”: the first is manners.
  if (second !== undefined && MANNERS.test(first)) return yesNo(second).map((line) => `${line}?`)
  const one = yesNo(first)
  if (second === undefined) return one.map((line) => `${line}?`)
  const other = yesNo(second)[0]
  if (one[0] === undefined) return []
  return [
    `${one[0]}?`,
    ...(other === undefined ? [] : [`${one[0]}, or ${other.charAt(0).toLowerCase()}${other.slice(1)}?`]),
  ]
}

const BY =
  / ((?:by|before|no later than) (?:next |the |this |end of )*(?:\p{Lu}|\d|tomorrow|noon|the end|end)[^,;:?!]{0,24}?)([.?!]*)$/u

/** What is told as a question, without its mark: each pattern with the ways to ask. */
const SAID: readonly (readonly [RegExp, readonly string[]])[] = [
  // What is wanted is the same, whatever the tense of manners.
  [
    /^you(?:'ve| have| had)?(?: had)? (?:any|some) (?:thoughts|ideas|impressions) (?:on|about) (.+)$/iu,
    ['Do you have any thoughts on $1', 'What do you think of $1'],
  ],
  [
    /^you(?:'ve| have| had)?(?: had)? any ((?:questions|feedback|comments|concerns|objections|news|updates?|availability)\b.*)$/iu,
    ['Do you have any $1'],
  ],
  [
    /^you(?:'ve| have|'d)? ?(?:had|got|gotten) (?:(?:a|the|any) )?(chance|time|opportunity|moment) to (.+)$/iu,
    ['Have you had a $1 to $2', 'Did you get a $1 to $2'],
  ],
  [
    /^it (?:would|might|could|is|were) (?:be )?possible (?:for me )?to (?:have|get|receive) (.+)$/iu,
    ['Could I have $1', 'Would it be possible to have $1'],
  ],
  [
    /^(?:someone|somebody|you)(?: will|'ll| can)? be (?:at home|home|there|in|available|present) (?:on|at) (.+)$/iu,
    ['Does $1 work for you'],
  ],
  [
    /^(i|we)(?:'ve| have)? (?:missed|forgot|forgotten|left out|overlooked) (?!to\b)(.+)$/iu,
    ['Did $1 miss $2'],
  ],
]

const MANNERS = /^(?:you have|there are|you've got) any (?:other |further )?(?:questions|concerns|queries)\b/i

/** “I wonder if you could have a look” asks for a deed, and for no answer. */
const DEED =
  /^you(?:'d| could| can| would| might| may)(?: please| kindly| perhaps| possibly| maybe| potentially)? (?!like\b|prefer\b|rather\b|need\b|be (?:open|interested)\b)/iu

/** “You might possibly have some time next week to meet”: no deed, for all its “might”. */
const HAS_TIME =
  /^you(?:'d| would| could| might| may)?(?: (?:possibly|perhaps|maybe|potentially|still))* have ((?:(?:some|any|a little|a bit of) )?(?:free )?(?:time|availability)\b.*|a (?:moment|minute)\b.*|(?:\d+|ten|fifteen|twenty|thirty) minutes\b.*)$/iu

function yesNo(told: string): string[] {
  const [, time] = HAS_TIME.exec(told) ?? []
  if (time !== undefined) return [`Do you have ${time}`]
  if (DEED.test(told) || /^(?:i|we) can (?:help|assist)\b/i.test(told)) return []
  for (const [pattern, ways] of SAID) {
    const found = pattern.exec(told)
    if (!found) continue
    return ways.map((way) =>
      filled(way, found)
        .replace(/\ba time to\b/, 'time to')
        .replace(/\ba opportunity\b/, 'an opportunity'),
    )
  }
  return turnedClause(told)
}

const HELPERS = 'can|could|will|would|should|are|is|has|have|was|were'
const SUBJECT =
  "(?:you|i|we|they|it|this|that|there|everything|anything|someone|somebody|everyone|everybody|all \\p{L}+|(?:the|your|our|my|this|that|these|those) (?:[\\p{L}\\d'-]+ ){0,3}?[\\p{L}\\d'-]+)"
const WITH_HELPER = new RegExp(`^(${SUBJECT})(?:'(re|ve|s|ll)| (${HELPERS})) (?!not\\b)(.+)$`, 'iu')
const WITH_VERB =
  /^(you|i|we|they|it|this|that|everything|(?:the|your|our) [\p{L}'-]+) (?:(still|already|also) )?([\p{L}-]+)((?: .+)?)$/iu
const SHORT: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will', s: 'is' }

/** “this resolves the issue” is “Does this resolve the issue”. */
function turnedClause(told: string): string[] {
  const helped = WITH_HELPER.exec(told.replace(/\b(you|we|they|i)'d\b/i, '$1 would'))
  if (helped) {
    const [, subject = '', short = '', helper = SHORT[short.toLowerCase()] ?? '', rest = ''] = helped
    // “your company's address” is owned, and in “the rooms you have booked” the helper is not theirs.
    const isPronoun = !subject.includes(' ') || /^all /i.test(subject)
    if (!isPronoun && (short.toLowerCase() === 's' || /\b(?:you|we|i|they)\b/i.test(subject))) return []
    // “the invoice has errors” owns something, and takes another helper.
    if (/^(?:has|have)$/i.test(helper) && !isPast(rest.split(' ')[0]?.toLowerCase() ?? '')) return []
    return [`${capitalised(helper.toLowerCase())} ${named(subject)} ${rest}`]
  }
  const [, subject = '', still = '', verb = '', rest = ''] = WITH_VERB.exec(told) ?? []
  const lower = verb.toLowerCase()
  const many = /^(?:you|i|we|they)$/i.test(subject)
  const between = still === '' ? '' : `${still.toLowerCase()} `
  const base = many
    ? isPlainVerb(lower) || FOR_ONE_OF.has(lower)
      ? lower
      : null
    : plainOfOne(lower, subject)
  if (base !== null) return [`${many ? 'Do' : 'Does'} ${named(subject)} ${between}${base}${rest}`]
  // “the price quoted by Ana” is a thing, and no statement.
  const past = /^(?:you|i|we|they)$/i.test(subject) ? plainOfPast(lower) : null
  return past === null ? [] : [`Did ${named(subject)} ${between}${past}${rest}`]
}

/** `resolves` is a form of `resolve`; behind a pronoun that is sure of any word. */
const plainOfOne = (verb: string, subject: string): string | null =>
  PLAIN_OF.get(verb) ??
  (/^(?:it|this|that|everything)$/i.test(subject) && /^\p{Ll}{3,}(?<!s)s$/u.test(verb)
    ? verb.replace(/(?:ies|(?<=ss|sh|ch|x|z)es|s)$/, (end) => (end === 'ies' ? 'y' : ''))
    : null)

const named = (subject: string): string =>
  /^i$/i.test(subject) ? 'I' : subject.charAt(0).toLowerCase() + subject.slice(1)

/** “how you would like to proceed”, “which day works best for you”, “when we can expect the payment”. */
function asks(clause: string): string[] {
  const [, word = '', whom = '', helper = '', rest = ''] =
    /^((?:how|when|where|what|who)(?: (?:many|much|long|soon))?(?: (?:days?|times?|dates?|people|seats))?|which \p{L}+(?: of (?:the|these) \p{L}+)?) (you|we|i|they)(?: (would|can|could|will|should|are|have)|'(?:d|ll|re)) (?!not\b)(.+)$/iu.exec(
      clause.replace(/\b(you|we|they|i)'d\b/i, '$1 would').replace(/\b(you|we|they)'ll\b/i, '$1 will'),
    ) ?? []
  if (helper !== '' && !/,? or /.test(rest)) return [`${capitalised(word)} ${helper} ${named(whom)} ${rest}?`]
  const [, asked = '', who = '', verb = '', more = ''] =
    /^((?:how|when|where|what)(?: (?:many|much|long))?(?: \p{L}+)?|which \p{L}+) (you) (want|need|prefer|think|plan|intend|like)\b(.*)$/iu.exec(
      clause,
    ) ?? []
  if (verb !== '' && !/ or /.test(more)) return [`${capitalised(asked)} do ${named(who)} ${verb}${more}?`]
  const [, past = '', thought = ''] =
    /^(what|how) you (thought of|liked|found|felt about) (?=.)/iu.exec(clause) ?? []
  if (past !== '') {
    const plain = /^thought/i.test(thought)
      ? 'think of'
      : /^felt/i.test(thought)
        ? 'feel about'
        : thought.replace(/d$/i, '').replace(/^foun$/i, 'find')
    return [`${capitalised(past)} did you ${plain}${clause.slice(past.length + thought.length + 5)}?`]
  }
  const [, itself = ''] =
    /^((?:which (?:(?:of (?:these|the|those|them) )?(?:two |three )?(?:days?|times?|dates?|options?|slots?)|one)|what (?:day|time|date)|who) (?:works|suits|fits|would|is|will|looks)\b [^,]{2,60}?)(?:,? or (?:if|whether) .*)?$/iu.exec(
      clause,
    ) ?? []
  return itself === '' ? [] : [`${capitalised(itself)}?`]
}
