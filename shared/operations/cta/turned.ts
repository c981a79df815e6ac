/** The mail's own question put another way: it asks for the same, of the same reader, with every word that carries it. */
import { capitalised } from '../../engine/edit.ts'
import { ACTS, NOUNS } from '../../engine/lexicon/asks.ts'
import { filled } from '../filled.ts'
import { plainOfGerund, plainOfPast } from '../material/verbs.ts'
import { WAYS } from './ways.ts'
import { firm, outOfWrappings } from './wrappings.ts'

/** What stands before a question or a request, and its own words. */
export const CONDITION = /^(if (?!you have already\b)[^,?]{3,60}), (.+)$/iu

/** The question asks for just that. */
export const CONSENT =
  /^if (?:you (?:agree|like|want|wish|are happy)|you'd like|you(?:'re| are) interested|that(?:'s| is) (?:ok|okay|fine|all right)|(?:this|that|it) (?:sounds (?:good|interesting)|is of interest|interests you))$/i

/** Words of a question beyond which it carries more than one thought. */
const MOST_WORDS = 26

/** “I was just wondering if you might be open to …”: the question in it. */
export const unwrapped = (text: string): string =>
  outOfWrappings(firm(text))
    // “Please can you let me know …?”
    .replace(/^(?:please|kindly),? (?=(?:could|can|would|will|may|might) (?:you|i|we|some|one)\w*\b)/i, '')
    // “Any chance you could …?”, “It would be great if you could …”
    .replace(/^(?:is there )?any chance (?:that )?you (?:could|can|would) /i, 'Could you ')
    .replace(
      /^it(?:'d| would) be (?:(?:really|very|so) )?\p{L}+(?: help)? if you (?:could|would) (?:please )?(.+)[.!]$/iu,
      'Could you $1?',
    )
    // “Open to a 20-minute demo next Tuesday?”
    .replace(/^(open to|up for) (?=an? )/i, (opens) => `Would you be ${opens.toLowerCase()}`)
    .replace(/^do (?=(?:let|tell) (?:me|us)\b)/i, 'Please ')
    .replace(/^(?:i|we)(?:'d| would) like you to (.+)\.$/i, 'Could you $1?')
    .replace(/^(?:also|and|plus),? (?=(?:could|can|would|will) you\b)/i, '')
    .replace(/\?{2,}$/, '?')
    // “Would you be open to trying it on two vans?”
    .replace(/^would you be (?:open to|interested in|up for) (\p{Ll}+ing) /iu, (all, doing: string) => {
      const plain = plainOfGerund(doing)
      return plain === null ? all : `Would you like to ${plain} `
    })
    .replace(/^(could|can|shall|should|might|may) you and i\b/i, '$1 we')
    .replace(/^(could|can|would|will) you (?:please|kindly) /i, '$1 you ')
    .replace(
      /^i(?: (?:just )?wonder|(?: was|'m| am) (?:just )?(?:wondering|hoping)) (?:if |whether )?you(?:'d| (?:might|would|could)) (?:also )?be (open|free|willing|up|prepared|interested|available|able|comfortable|happy)\b/i,
      'Would you be $1',
    )
    .replace(/^(Would you be .+)\.$/, '$1?')
    // “Would you be comfortable introducing me to Daniel?”
    .replace(
      /^would you (?:be (?:comfortable|ok|okay|fine)(?: with)?|mind) (\p{Ll}+ing) /iu,
      (all, doing: string) => {
        const plain = plainOfGerund(doing)
        return plain === null ? all : `Could you ${plain} `
      },
    )

/** “If you are happy, sign the last page and send it back.” asks for it; what both then do is no request. */
const asRequest = (then: string): string =>
  ACTS.has(/^\p{Ll}+/u.exec(then)?.[0] ?? '') && !/ and (?:i|we|it)\b/i.test(then) ? `Please ${then}` : then

/** “Send me the sheet by noon.” asks as “Please send …” does; “Order 12 has left.” asks nothing. */
const orders = (text: string): boolean => {
  const [verb = '', next = ''] = text.toLowerCase().split(' ')
  return (
    ACTS.has(verb) && (!NOUNS.has(verb) || /^(?:me|us|the|an?|your|my|our|this|that|these|those)$/.test(next))
  )
}

/** Joins a request to what stood before it, and leaves nothing out that it asks. */
export const ALSO =
  /^(?:otherwise|so|then),? (?=(?:please|could|can|would|will|shall|let|do|are|i|we)\b)(.+)$/iu
/** What the sender does in turn. */
export const THEN_I =
  /^((?:please|could|can|would|will|if)\b[^.?]{3,}?),? and ((?:i|we)(?:'ll| will| can) [^,.?]+)[.?]$/iu

/** The question put another way, best first; none where it holds two thoughts. */
export function turnedWays(text: string): string[] {
  // “09:32” is no thought of its own.
  const marked = text.replace(/(?<=\d):(?=\d)/g, CLOCK).replace(/(?<=\d ?[ap]\.m)\.(?= \p{Ll})/giu, HOUR)
  return turnedWithout(marked).map((way) => way.replaceAll(CLOCK, ':').replaceAll(HOUR, '.'))
}
const CLOCK = '\u{A789}'
/** Nor does “10 a.m.” end one. */
const HOUR = '\u{2024}'

function turnedWithout(text: string): string[] {
  const said = unwrapped(text.replaceAll(/\s+/g, ' ').replaceAll('’', "'").trim())
    // Who learns more is open where both talk.
    .replace(/ to (?:learn|hear|find out) more(?=[.?]$)/i, '')
    .replace(/^\p{Lu}.*\.$/u, (line) =>
      orders(line) ? `Please ${line.charAt(0).toLowerCase()}${line.slice(1)}` : line,
    )
  if (said.split(' ').length > MOST_WORDS || /[.!?] \S/.test(said) || /[{}[\]]|https?:/.test(said)) return []
  // “Otherwise, could we take 15 minutes on Tuesday?” is asked as well without its first word; “If not, …” is not.
  const [, joint, then = ''] = /^(if not|in that case), (.+)$/iu.exec(said) ?? []
  if (joint !== undefined) return turnedWays(then).map((way) => `${joint}, ${lower(way)}`)
  const [, alone = ''] = ALSO.exec(said) ?? []
  if (alone !== '') return turnedWays(capitalised(alone))
  // “Please send the order, and I will file the closure”: what the sender does then is told behind the question.
  const [, asked = '', deed = ''] = THEN_I.exec(said) ?? []
  if (deed !== '') return turnedWays(`${asked}${said.at(-1)}`).map((way) => `${way} ${capitalised(deed)}.`)
  const [, name, rest = ''] = /^(\p{Lu}[\p{L}'-]+), (.+)$/u.exec(said) ?? []
  if (name !== undefined) return turnedWays(rest).map((way) => `${name}, ${lower(way)}`)
  // “If it's open, would it be useful if I sent the plan?”: a question all the same, with its condition.
  const [, condition, then2 = ''] = CONDITION.exec(said) ?? []
  if (condition !== undefined)
    return turnedWays(asRequest(then2)).map((way) =>
      CONSENT.test(condition) ? way : `${condition}, ${lower(way)}`,
    )
  const act = offeredAct(said)
  if (act !== null) return [`Would you like me to ${act}?`, `Shall I ${act}?`, `Do you want me to ${act}?`]
  for (const [pattern, ways] of WAYS) {
    const found = pattern.exec(said)
    if (!found) continue
    const [, one = '', two = ''] = found
    return (
      ways
        // “Would a call with Inês, who leads the group suit you?” is left open.
        .filter((way) => !(/^Would \$/.test(way) && one.includes(',')))
        // “a chat with our CTO”: the writer will not be there.
        .filter((way) => !(/^Could we/.test(way) && /\bwith (?!me\b|us\b)/.test(one)))
        .map((way) => withoutMe(capitalised(onTime(filled(way, ['', lower(one), two])))))
        // A look is had, not sent.
        .filter(
          (line) =>
            !/\bsend you a look\b|^Would .*\b(?:contract|agreement|order|invoice|paperwork|form)\b.* help\?$/.test(
              line,
            ),
        )
        // What is shown on a day is no thing that helps.
        .filter(
          (line) => !(/\bshow\b/i.test(said) && /^(?:Would|Do you want) (?!you\b).*(?:help)?\?$/.test(line)),
        )
        // Nobody is told to have time, or to have questions.
        .filter(
          (line) =>
            !/^(?:please|(?:could|would) you(?: be able to)?) (?:have (?:some |any )?time|(?:revert|get) back(?: to (?:me|us))? with any)\b/i.test(
              line,
            ),
        )
        // Who lets somebody do something needs no time for it.
        .filter((line) => line.toLowerCase() !== said.toLowerCase() && !/\btime to (?:let|give)\b/.test(line))
    )
  }
  return []
}

/** “Would it be useful if I ran last week's sheet through it and sent you the list?”: what the sender would do. */
function offeredAct(said: string): string | null {
  const [, doing = '', done] =
    /^(?:would|are) you (?:be )?(?:open to|happy with|ok(?:ay)? with|fine with|comfortable with) (?:me|us|my|our) (\p{Ll}+ing) (.+)\?$/iu.exec(
      said,
    ) ?? []
  const plainDoing = plainOfGerund(doing)
  if (done !== undefined && plainDoing !== null && !/,? and /.test(done)) return `${plainDoing} ${done}`
  const [, offered] =
    /^(?:would|could) it (?:be (?:useful|helpful|of use|worth it|interesting)|help)(?: (?:for |to )?you)? if i (\p{Ll}+ .+)\?$/iu.exec(
      said,
    ) ?? []
  if (offered === undefined || /,| if /.test(offered)) return null
  let known = true
  const act = offered.replace(/(^|\band )(\p{Ll}+)/gu, (_, joint: string, verb: string) => {
    const plain = plainOfPast(verb)
    known &&= plain !== null || joint !== ''
    return joint + (plain ?? verb)
  })
  return known ? act : null
}

/** “on Tuesday”, and yet “next Tuesday”; “on this basis” stays. */
export const onTime = (line: string) =>
  line.replace(
    / on (?=(?:tomorrow|today|(?:next|this) (?:week|month|year|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b)/i,
    ' ',
  )

/** “a short call with me” is one that we have. */
export const withoutMe = (line: string): string =>
  line.replace(/^((?:Could|Can|Shall) we have [^?]*?) with (?:me|us)\b/, '$1')

/** A verb in the middle of a line; names and “I” keep their capital. */
const lower = (text: string) =>
  /^(?:I\b|\p{Lu}\p{Ll}+day|\p{Lu}{2}|\p{Lu}\p{Ll}+ \d)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
