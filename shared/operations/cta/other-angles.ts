/** The mail's own ask from another side: what stands in its way, whether it has to be now, who else it is for. */
import { capitalised } from '../../engine/edit.ts'
import { TIMED, WORK } from './plain-requests.ts'
import { SENDABLE } from './slot-words.ts'
import { ALSO, CONDITION, THEN_I, unwrapped } from './turned.ts'

/** Longer asks carry more than a line turned round can. */
const MOST_WORDS = 26

const MODAL = '(?:(?:could|can|would|will) you (?:please |kindly )?(?:be able to )?|please )'
const TELL = '(?:let (?:me|us) know|tell (?:me|us)|say|confirm)'

/** “Could you tell me by Friday when it will be paid?”: a question within a question. */
const ASKS_WHAT = new RegExp(
  `^(?:${MODAL}|i (?:just |only )?(?:wanted|want|would like) to (?:check|know|ask) )(?:${TELL} )?(?:((?:by|before) [^,?]{2,30}?) )?(whether|if|when|what|which|who|how) (.+?)[.?]$`,
  'iu',
)
/** A statement that a question is made of by moving its helper to the front. */
const TURNS =
  /^((?:the|your|our|my|this|that|these|those|a|an|you|we|it|they)\b(?: [\p{L}'’-]+){0,4}?) (must|can|could|should|will|would|is|are|has|have|was|were) (?!not\b)(.+)$/iu

const REQUEST = new RegExp(
  `^${MODAL}((?:${WORK}|sign|pay|settle|transfer)\\b [^;:()"“]+?)( (?:by|before) (?!you\\b|we\\b|i\\b)(?:(?! if )[^,;:?]){2,30})?[?.]$`,
  'iu',
)
const OFFER =
  /^(?:(?:shall|should|may|could|can) i|would you like me to|do you want me to|is it ok if i) (?!ask\b|suggest\b|propose\b|get\b|have\b|call\b|ring\b|come\b|meet\b|visit\b|interest\b|be\b|not\b|help\b|contact\b|reach\b|speak\b|talk\b)(\S+ [^,;:()"“]+)\?$/iu
const TOGETHER =
  /^(?:could|can|shall|might) we ((?:try|start|begin|run|test|use|agree|put(?! \d)|keep|offer|walk|visit|check|measure|review|compare)\b [^,;:()"“]+)\?$/iu
const SEES =
  /^(?:would it (?:be (?:useful|helpful|of use)|help)|would you like|do you want) to ((?:see|know|hear|read) [^;:()"“]+)\?$/iu
/** Something to read, which can be sent to more than one. */
const THING = new RegExp(
  `^would(?: you like)? ((?:an?|the|our|their|my) (?:[\\p{L}\\d'-]+ ){0,4}?(?:${[...SENDABLE].join('|')})(?: (?:of|for|from) (?:[\\p{L}\\d'-]+ ?){1,4}?)?)(?: (?:help|be (?:useful|helpful|of use))(?: (?:to|for))?(?: you)?)?\\?$`,
  'iu',
)

/** Asks for the same matter that are no other wording of the same question. Best first. */
export function otherAngles(text: string): string[] {
  const said = unwrapped(text.replace(/\s+/g, ' ').replaceAll('’', "'").trim())
  if (said.split(' ').length > MOST_WORDS || /[.!?] \S|[{}[\]]|https?:/.test(said)) return []
  const [, name, rest] = /^(\p{Lu}\p{Ll}[\p{L}'-]*), (.+)$/u.exec(said) ?? []
  if (name !== undefined && rest !== undefined && name !== 'If' && name !== 'Otherwise')
    return otherAngles(capitalised(rest)).map(
      (line) => `${name}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`,
    )
  const joined = ALSO.exec(said)?.[1]
  if (joined !== undefined) return otherAngles(capitalised(joined))
  const [, first, deed] = THEN_I.exec(said) ?? []
  if (deed !== undefined) return otherAngles(`${first}${said.at(-1)}`)
  const ask = CONDITION.exec(said)?.[2] ?? said
  const within = askedWithin(ask)
  if (within.length > 0) return within
  const [, act, by = ''] = REQUEST.exec(ask) ?? []
  if (act !== undefined)
    return / or /.test(act)
      ? []
      : by === ''
        ? [...needed(act, `before you ${act}`), ...(TIMED.test(act) ? [] : [`When could you ${act}?`])]
        : [
            `Can you ${`${act}${by}`.replace(/ please$/i, '')}, or do you need longer?`,
            ...needed(act, `so that you can ${act}${by}`),
          ]
  const offered = OFFER.exec(ask)?.[1]
  if (offered !== undefined && !/ or | if /.test(offered))
    return [
      `Shall I ${offered}, or leave it for now?`,
      // Who writes again later has nothing to tell before.
      ...(/^\S+ (?:back|up|again)\b/i.test(offered)
        ? []
        : [`Is there anything you would like to know before I ${offered}?`]),
    ]
  const together = TOGETHER.exec(ask)?.[1]
  if (together !== undefined && !/ or | before /.test(together))
    return [
      `Is there anything you would like to know before we ${together}?`,
      `Who else should have a say before we ${together}?`,
    ]
  const seen = SEES.exec(ask)?.[1]
  if (seen !== undefined)
    return [
      `Who else on your side should ${seen}?`,
      // “about what it would cost” and “about a mock-up” are no matter to know more about.
      ...(/ (?:whether|if|what|which) |^\S+ an? /.test(seen)
        ? []
        : [`What would you most like to know about ${seen.replace(/^\S+ /, '')}?`]),
    ]
  const thing = / help you \p{L}/u.test(ask) ? undefined : THING.exec(ask)?.[1]
  return thing === undefined || / or /.test(thing)
    ? []
    : [`Shall I send you ${thing}, or leave it for now?`, `Who else on your side should have ${thing}?`]
}

/** What the sender could do for it; money and a word back need nothing but the reader. */
const needed = (act: string, when: string): string[] =>
  ALONE.test(act) || / before /.test(act) || when.split(' ').length > MOST_NEEDED
    ? []
    : [`Is there anything you need from me ${when}?`]
/** Words of a deed that can be said again, with its “before you”. */
const MOST_NEEDED = 15
const ALONE =
  /^(?:pay|settle|transfer|give|confirm (?:which|what|when|whether|that|if))\b|\band (?:let|tell|give|send) (?:me|us)\b/i

/** “Can you come, and would you like to bring a colleague? A line by then is enough.” */
function askedWithin(ask: string): string[] {
  const [, by, word = '', told] = ASKS_WHAT.exec(ask) ?? []
  if (told === undefined || /,? or (?:tell|let) (?:me|us)\b/i.test(told)) return []
  const isYesNo = /^(?:whether|if)$/i.test(word)
  const parts = told
    .replace(/\b(you|we|they)'ve\b/gi, '$1 have')
    .replace(/\b(you|we|they)'d like\b/gi, '$1 would like')
    .split(/,? and (?:whether|if) /)
    .map((part, i) => (i === 0 && !isYesNo && ASKS_ITSELF.test(part) ? part : turned(part)))
  if (parts.length > 2 || parts.includes(null)) return []
  if (/^(?:which|who)$/i.test(word) && parts[0] !== told.split(/,? and (?:whether|if) /)[0]) return []
  const asked = parts.join(', and ')
  return [
    `${capitalised(isYesNo ? asked : `${word} ${asked}`)}?${by === undefined ? '' : ` A line ${by} is enough.`}`,
  ]
}

const turned = (part: string): string | null => {
  const [, subject, helper, rest] = TURNS.exec(part) ?? []
  return helper === undefined ? null : `${helper.toLowerCase()} ${subject} ${rest}`
}

/** “which day suits you” is a question as it stands. */
const ASKS_ITSELF =
  /^(?:(?!you\b|we\b|they\b|it\b)\p{Ll}+ )?(?:suits?|works?|fits?|needs?|looks?|is|are|would|will|can|should) /iu

/** Openings that say no more than that something is asked. */
const FRAME =
  /^(?:would you like (?:me |us )?(?:to )?|do you want (?:me |us )?(?:to )?|do you have time for |do you have (?=\d)|(?:can|could) you spare |(?:could|can) we take |are you (?:up for|open to|free for) |when are you free for |(?:could|can) we have |is it worth your time to |(?:could|can|would|will) you (?:please |kindly )?(?:be able to )?|please |(?:shall|should|may|could|can) i |is it ok if (?:i|we) |(?:shall|should|could|can|might) we )/i

/** An ask without what only opens it: two with the same rest are one ask in two tones. */
export const unframed = (text: string): string => {
  const ask = text.replace(/^[^,?]{2,60}, (?=(?:could|can|would|will|please|do|shall|should|is)\b)/i, '')
  return ask
    .replace(FRAME, '')
    .replace(/^(?:let (?:me|us) know|tell (?:me|us)|get (?=me\b)|(?:send|show|share|give) (?:you )?)/i, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
