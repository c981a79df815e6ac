/** Many write `about` as a note to themselves: `Invite CFOs to our webinar`. Here it becomes what the reader is told. */
import type { BriefInput } from './brief.ts'
import { isPast } from './material/verbs.ts'

/** Who is meant in a note: some readers, up to what they are told. */
const WHOM = '(?:(?:Dr|Mr|Mrs|Ms|Prof)\\. )?(?:[^.:;]{1,90}?)'
const WANT =
  /^(?:please |(?:we|i)(?:'d| would)? (?:want|like|need|have|plan) to |the goal is to |goal: ?|aim: ?)/i
/** `Cold email to heads of IT at schools`, `Write a short note to Sarah about …`. */
const MAIL = new RegExp(
  String.raw`^(?:(?:write|send|draft|create|compose|prepare) (?:${WHOM} )?)?(?:an? |the |our )?(?:[\p{L}-]+ ){0,2}?(?:e-?mail|mail|message|note|reminder)(?: sequence)? (?:to|for|that|about|on)\b`,
  'iu',
)
const MAIL_SAYS =
  /\b(about|on|regarding|announcing|introducing|offering|promoting|that|(?:to (?:say|tell (?:them|her|him|people|everyone|everybody|readers))|saying|telling (?:them|her|him)|explaining) that) (\S.*)$/i
const INVITE = new RegExp(
  `^(?:invite|inviting|invitation for) ${WHOM} (?:to|for) ((?:our|the|an?|my) .+)$`,
  'i',
)
const TELL = new RegExp(
  `^(?:mention|say|note|explain|point out|add|stress|emphasi[sz]e|state|announce|make (?:it )?clear|tell ${WHOM}|let ${WHOM} know|remind ${WHOM}|inform ${WHOM}) that (.+)$`,
  'i',
)
const NAME_IT = new RegExp(
  `^(?:(?:follow(?:ing)? up|check(?:ing)? in|get(?:ting)? back|reach(?:ing)? out)(?: (?:with|to) ${WHOM})? (?:about|on|regarding)|(?:tell|remind|inform|update|write(?: to)?) ${WHOM} (?:of|about|on)|announce|promote|introduce|present) (.+)$`,
  'i',
)
const THANK = new RegExp(`^thank ${WHOM} for (.+)$`, 'i')
const WELCOME = new RegExp(String.raw`^welcome (?!to\b)${WHOM} (?:of|to) (.+)$`, 'i')
const ASK = /^ask (?:them|her|him|[\p{Lu}]\p{L}+|(?:the|our|all) \p{L}+|people|readers|everyone) to (.+)$/iu

/** The brief with its notes turned to the reader; what is none stays as it is. */
export function toReaders(brief: BriefInput): BriefInput {
  let ask = brief.ask
  const sentences = brief.about
    .split(/(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St)\.)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const ofReader = /^(?:their|they(?:'re|'ve)?)\b/i.test(sentences[0] ?? '')
  const told = sentences.flatMap((text) => {
    const asked = ASK.exec(bare(text))
    if (asked?.[1] !== undefined && ask === undefined) {
      ask = spokenTo(asked[1])
      return []
    }
    const said = saidIn(bare(text))
    if (said === null) return ofReader ? [spokenTo(text)] : [text]
    return said === '' ? [] : [`${said.charAt(0).toUpperCase()}${said.slice(1)}.`]
  })
  // A brief that is nothing but a note on its readers still has to say something.
  const about = told.join(' ')
  return about === '' || (about === brief.about && ask === brief.ask)
    ? brief
    : { ...brief, about, ...(ask === undefined ? {} : { ask }) }
}

const bare = (text: string) => text.replace(/[.!]+$/, '').replace(WANT, '')

/** What a note tells its reader; '' where it only says who that is, `null` where it is no note. */
function saidIn(text: string): string | null {
  const event = INVITE.exec(text)?.[1]
  if (event !== undefined) return `you are invited to ${spokenTo(event)}`
  const fact = TELL.exec(text)?.[1]
  if (fact !== undefined) return spokenTo(fact)
  const thanks = THANK.exec(text)?.[1]
  if (thanks !== undefined) return `thank you for ${spokenTo(thanks)}`
  const home = WELCOME.exec(text)?.[1]
  if (home !== undefined) return `welcome to ${spokenTo(home)}`
  const matter = NAME_IT.exec(text)?.[1]
  if (matter !== undefined) return `this is about ${spokenTo(matter)}`
  if (!MAIL.test(text)) return null
  const [, lead = '', rest = ''] = MAIL_SAYS.exec(text) ?? []
  if (rest === '') return ''
  return /that$/i.test(lead) ? spokenTo(rest) : `this is about ${spokenTo(rest)}`
}

/** `the quote we sent her on 3 May` is `the quote we sent you on 3 May`. */
const spokenTo = (text: string): string =>
  text
    .replaceAll(
      /\b(?:her|him|them)\b(?=[.,;]|$| (?:on|about|last|in|for|at|to|with|yesterday|this|by|from)\b)/gi,
      'you',
    )
    .replaceAll(/\b(?:her|his) (?!the\b|an?\b|that\b|to\b)(?=\p{Ll})/gu, 'your ')
    .replaceAll(/\btheir\b/gi, (word) => cased(word, 'your'))
    .replaceAll(/\bthey're\b/gi, (word) => cased(word, "you're"))
    .replaceAll(/\bthey've\b/gi, (word) => cased(word, "you've"))
    .replaceAll(/\bthey\b/gi, (word) => cased(word, 'you'))
    .replaceAll(/\b(?:she|he) (\p{L}+)/giu, (all, verb: string) =>
      isPast(verb.toLowerCase()) ? `you ${verb}` : all,
    )

const cased = (word: string, other: string) =>
  /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other
