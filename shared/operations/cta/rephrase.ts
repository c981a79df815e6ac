/** The mail's own ask in other words, with the same purpose. */
import type { Sentence } from '../../engine/doc.ts'
import { capitalised } from '../../engine/edit.ts'
import { filled } from '../filled.ts'
import type { FoundAsk } from './found.ts'
import { ALSO, CONDITION, CONSENT, withoutMe } from './turned.ts'
import { GRATEFUL } from './ways.ts'
import { firm } from './wrappings.ts'

/** Longer sentences carry more than an ask. */
const MOST_WORDS = 20
/** A wish says more beside it, and is turned with all of it. */
const MOST_WORDS_OF_WISH = 34

/** What an ask begins with, and what it may begin with as well; `$1` is the rest. */
const PATTERNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:shall|should) i (?!have\b|not\b)(?!.*\bwould you like\b)(.+)\?$/i, ['Would you like me to $1?']],
  [/^would you like me to (.+)\?$/i, ['Shall I $1?']],
  [/^(?:do|would) you have time (?:on )?(?!to\b|for\b)(.+)\?$/i, ['Could we talk $1?']],
  [
    /^(?:(?:i|we) (?:know|understand|realize|realise|am sure|'m sure)(?: that)? you(?:'re| are| must be)[^,?]*, (?:but|so) )?would you be open to (an? (?!.*\bwith (?!me\b|us\b)).+)\?$/i,
    ['Could we have $1?'],
  ],
  [
    /^could you (?:please )?(?:tell me|let me know|say|confirm) ((?:which|what|how many|how much|when|where)\b[^,;]*?) you (want|need|prefer|plan|intend)\b([^,;]*)\?$/i,
    ['$1 do you $2$3?'],
  ],
  [
    /^could you (?:please )?(?:let me know|tell me|say|confirm) (?:(?:by|before) [^,?]{3,30} )?(?:whether|if) (?:to|i should) ([^,;]+)\?$/i,
    ['Shall I $1?'],
  ],
  // “Reply to this email or ask at reception.”: what for, the request leaves open.
  [
    /^(?:please |just |simply )?((?:reply|respond|write back) to (?:this|the|my) (?:e-?mail|message)(?:,? or [^,.;:]{3,60})?)[.!]$/i,
    ['Would you like to know more? Just $1.', 'Do you have a question? Just $1.'],
  ],
  // “All you have to do is reply with a time and we will get back to you.”
  [
    /^(?:to [^,]{3,60}, )?all you (?:need|have) to do(?: now)? is (?:to )?([^,]+?)(?:,? and (?:one of|our|we|i|the|somebody|someone)\b.*)?[.!]$/i,
    ['Could you $1?', 'Please $1.'],
  ],
  [/^can you (.+)\?$/i, ['Could you $1?']],
  [/^can we (.+)\?$/i, ['Could we $1?']],
  [
    /^if you have already (.+), (?:can|could|would|will) you (?:please )?(?:tell me|let me know) ((?:which|when|who|where|how many|how much|what)\b.*)\?$/i,
    ['Have you already $1? If so, $2?'],
  ],
  // “If you have an export that cannot wait, please reply by Thursday.”
  [
    /^if you have ((?:an?|any) [^,]{3,60}), please ((?:reply|let|tell|contact|write|call|email|send|answer)\b[^,]*)\.$/i,
    ['Do you have $1? If so, please $2.'],
  ],
  [
    /^(?:please |just )?(?:let (?:me|us) know|tell (?:me|us)) (?:if|whether) you(?:'d| would) (like .+|be (?:open to|interested in) .+)[.!]$/i,
    ['Would you $1?'],
  ],
  // “I'd love to hear how you handle this today.”
  [
    /^(?:i|we)(?:'d| would) (?:love|like|be (?:curious|interested)) to (?:hear|know|learn|understand) how you (?!are\b|were\b|will\b|would\b|can\b|could\b|have\b|feel\b|never\b|always\b|often\b|saw\b|did\b|\p{Ll}+(?:ed|ly)\b)(\p{Ll}+ .+)[.!]$/iu,
    ['How do you $1?'],
  ],
  [
    /^(?:please )?(?:let (?:me|us) know|tell (?:me|us)|share) your thoughts on (?!.* (?:by|before|until) )(.+)[.!]$/i,
    ['What do you think of $1?'],
  ],
  [
    /^should you (wish|want|decide|choose) to ([^,]{3,50}), (?:kindly|please) (.+)\.$/i,
    ['If you $1 to $2, please $3.'],
  ],
  // “I'd love to get 30 minutes on your calendar next week so I can …”
  [
    /^(?:i|we)(?:'d| would) (?:really |also )?(?:love|like|appreciate) (?:to (?:get|grab|have|find|take) )?((?:\d+|ten|fifteen|twenty|thirty|a few) (?:minutes|min))(?: on your calendar| of your time| with you)?(.*)[.!]$/i,
    ['Do you have $1$2?'],
  ],
  [
    /^(i|we)(?:'d| would) (?:really |also )?(?:love|like) to ((?:come|drop|stop|pop) (?:by|over|in|round)|visit you|meet you|meet|walk you|talk|speak|discuss|show you)\b(.*)[.!]$/i,
    ['Could $1 $2$3?'],
  ],
  [
    /^(?:i|we)(?:'d| would) (?:love|like) to (?:set up|schedule|arrange|organi[sz]e|book) (an? .+?)[.!]?$/i,
    ['Could we have $1?'],
  ],
  [
    /^i was (?:just )?(?:hoping|wondering) (?:if |whether )?you (?:could|can|might|would) be (interested in|open to) (.+?)[.?]$/i,
    ['Would you be $1 $2?'],
  ],
  [
    /^i was (?:just )?(?:hoping|wondering) (?:if |whether )?you (?:could|can|might|would)? ?have (\d+ minutes .+?)[.?]$/i,
    ['Do you have $1?'],
  ],
  [
    /^i was (?:just )?(?:hoping|wondering) (?:if |whether )?you (?:could|can|might) (?!be\b|have\b)(.+?)(?:, if [^,]*)?[.?]$/i,
    ['Could you $1?'],
  ],
  [/^(?:in the meantime,? )?you are kindly (?:requested|asked) to (.+)[.]$/i, ['Could you $1?']],
  [GRATEFUL, ['Could you $1?']],
  [
    /^please (?:(?:could|can|would|will) you )?(?:please |kindly )?(?!note\b|find\b|be\b|do\b|don\b|feel\b|see\b|accept\b|ignore\b|let me know if you(?: have| need| would|'d)\b)(.+)[.!]$/i,
    ['Could you $1?'],
  ],
  [
    /^(?:(?:please|do) )*(?:let (?:me|us) know|tell (?:me|us)) what you think (?:of|about) (?!it\b|this\b|that\b)(.+)[.!]$/i,
    ['What do you think of $1?', 'What would you change about $1?'],
  ],
  [
    /^(let (?:me|us) know (?:which|when|whether|who|what time|what day|where|how many|if you can)\b.+)[.!]$/i,
    ['Could you $1?'],
  ],
]

/** “Marcus, ” and what Marcus is asked, with its capital. */
function atName(text: string): [string, string] {
  const at = text.indexOf(', ') + 2
  return [text.slice(0, at), text.charAt(at).toUpperCase() + text.slice(at + 1)]
}

/** “If it's open, ” and what is asked then, with its capital. */
function atCondition(text: string): [string, string] {
  const [, condition, asked = ''] = CONDITION.exec(text) ?? []
  if (condition === undefined) return ['', text]
  return CONSENT.test(condition) ? ['', asked] : atName(text)
}

/** “I would refuse the first. Do you agree?” asks whether to refuse the first. */
const NODS =
  /^(?:do you agree|is that (?:ok|okay|all right|fine)(?: with you)?|are you (?:happy|ok|okay|fine|good|comfortable) with (?:that|this))\?$/i
const WOULD =
  /^i(?:'d| would) (?!like\b|love\b|be\b|have\b|also\b|appreciate\b|prefer\b|not\b|rather\b)(\p{Ll}[^,;:]{5,70})\.$/iu

const WISH =
  /^(?:i|we)(?:'d| would) (?:really |also )?(?:love|like) to (?:get|grab|come|drop|stop|visit|meet|walk|talk|speak|discuss|show)\b/i

/** What the time would be for, behind a wish to have it: a question asks without it. */
const WISH_REASON =
  /^((?:i|we)(?:'d| would) (?:love|like|appreciate) .{10,90}?) so (?:that )?(?:i|we) can .+(?=[.!]$)/i

/** “Joost would also like 20 minutes with you on Friday morning, 9:30 or 11 would work for him.” */
const FOR_ANOTHER =
  /^(\p{Lu}\p{L}+)(?:'d| would) (?:also )?(?:like|love|need|appreciate|want) ((?:\d+|ten|fifteen|twenty|thirty|a few) minutes) with you ?([^.,]*?)(?:[,;] (?:either )?(\S+(?: [ap]m)? or \S+(?: [ap]m)?) (?:would|will|could) (?:work|suit|fit)[^.]*)?\.$/iu

/** The wish of somebody else for time, as a question with its day and its hours. */
function timeFor(text: string): string[] {
  const [, who, time = '', day = '', hours] = FOR_ANOTHER.exec(text) ?? []
  if (who === undefined || /^(?:I|We|He|She|They|It)$/.test(who)) return []
  const when = [day, hours].filter(Boolean).join(', ')
  return [
    `Could you spare ${who} ${time}${when === '' ? '' : ` ${when}`}?`,
    `Do you have ${time} for ${who}${when === '' ? '' : ` ${when}`}?`,
  ]
}

/** “I could do a free survey in October and give you a figure. Would that help?” */
const HELPS =
  /^would (?:that|this|it) (?:help|work|be (?:useful|helpful|of (?:use|interest|help)|worth it))(?: (?:for |to )?you)?\?$/i
const COULD = /^(?:i|we) (?:could|can) (\p{Ll}[^,;:]{5,110})\.$/iu

const SHALL =
  /^(?:(?:shall|should) (?:i|we)(?: do (?:that|this|it))?|(?:would you like|do you want) (?:me|us) to(?: do (?:that|this|so|it))?)\?$/i
const CAN = /^(?:if [^,]{3,40},? )?i (?:could|can) (\p{Ll}[^,;:]{5,120})\.$/iu

/** The question with what it is about, from the sentence before it. */
function completed(text: string, before: Sentence | null): string[] {
  const could = before && HELPS.test(text) ? COULD.exec(normal(before.text))?.[1] : undefined
  if (could !== undefined) {
    const act = could.replace(/ and (?:give|send|show|tell|bring) .*$/, '')
    return [`Would you like me to ${act}?`, `Shall I ${act}?`]
  }
  // “I can run the same sheet for September so you can see the trend. Shall I?”
  const can = before && SHALL.test(text) ? CAN.exec(normal(before.text))?.[1] : undefined
  if (can !== undefined) {
    const act = can.replace(/,? so (?:that )?you can .*$/, '')
    return [`Shall I ${act}?`, `Would you like me to ${act}?`]
  }
  const would = before && NODS.test(text) ? WOULD.exec(normal(before.text))?.[1] : undefined
  return would === undefined ? [] : [`Shall I ${would}?`]
}

/** “If you would like us to hold it for you, please let me know.” */
const OFFER =
  /^if you(?:'d like| would like|'d prefer| would prefer| want| wish| need) (me|us) to ([^,;:?]{4,90}), (?:please )?(?:just |simply )?(?:(?:do not|don't|never) hesitate to |feel free to )?(?:let (?:me|us) know|say (?:so|the word)|tell (?:me|us)|(?:reply|respond|write back)(?: to (?:this|the|my) (?:e-?mail|message))?|drop (?:me|us) a (?:line|note|message)|get in touch|contact (?:me|us)|(?:write|call|e-?mail) (?:me|us))(?: (?:when you can|at your earliest convenience|as soon as (?:possible|you can)|any ?time|today|now))?[.!]$/i

/** What the sender would do when told so, as a question; none for other sentences. */
export function offered(text: string): string[] {
  const [, whom, act = ''] = OFFER.exec(normal(text)) ?? []
  if (whom === undefined) return []
  const shall = whom.toLowerCase() === 'me' ? 'Shall I' : 'Should we'
  return [`Would you like ${whom} to ${act}?`, `${shall} ${act}?`]
}

/** “If you tell me how many people come, I will send a schedule.” */
const IN_RETURN =
  /^if you (?:can |could )?((?:tell|send|give) (?:me|us) [^,]+), (?:then )?((?:i|we)(?:'ll| will| can| could) .+)\.$/i

/** What the sender needs, as a question with what comes of it; none for other sentences. */
function inReturn(text: string): string[] {
  const [, act, then = ''] = IN_RETURN.exec(text) ?? []
  return act === undefined ? [] : [`Could you ${act}? Then ${then}.`]
}

const normal = (text: string) => firm(text.replace(/\s+/g, ' ').trim().replaceAll('’', "'"))

/** Rewordings that keep who does what; none for sentences with links, placeholders or more than one thought. */
export function rephrased(ask: FoundAsk, before: Sentence | null): string[] {
  const sentence = ask.own
  // Its hours, “9:30 or 11”, stand between marks that other asks are not turned with.
  const time = sentence ? timeFor(normal(sentence.text)) : []
  if (time.length > 0) return time
  if (
    !sentence ||
    sentence.words > (WISH.test(normal(sentence.text)) ? MOST_WORDS_OF_WISH : MOST_WORDS) ||
    sentence.text.includes('{') ||
    /[:;()"“]/.test(sentence.text)
  )
    return []
  if (sentence.tokens.some((t) => t.kind === 'placeholder' || t.kind === 'url' || t.kind === 'email'))
    return []
  const text = normal(sentence.text)
  const nod = completed(text, before)
  if (nod.length > 0) return nod
  const offer = offered(text)
  if (offer.length > 0) return offer
  const given = inReturn(text)
  if (given.length > 0) return given
  // “…, and I'll get the paperwork to you”: what the sender does then is no part of a question.
  const asked = capitalised(text.replace(ALSO, '$1'))
    .replace(/,? and (?:i|we)(?:'ll| will| can) [^.?!]*([.!])$/i, '$1')
    .replace(/ to (?:learn|hear|find out) more(?=[.?!]$)/i, '')
    .replace(WISH_REASON, '$1')
  const [name, call] = ask.addressee === null ? atCondition(asked) : atName(asked)
  for (const [pattern, forms] of PATTERNS) {
    const [, rest, more = '', last = ''] = pattern.exec(call) ?? []
    if (rest === undefined) continue
    const first = /^(?:I\b|\p{Lu}{2})/u.test(rest) ? rest : rest.charAt(0).toLowerCase() + rest.slice(1)
    return forms.map((form) => {
      const line = withoutMe(filled(form, ['', first, more, last]))
      return (
        name + (name === '' ? line.charAt(0).toUpperCase() : line.charAt(0).toLowerCase()) + line.slice(1)
      )
    })
  }
  return []
}
