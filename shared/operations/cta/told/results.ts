/** What a customer by name got done, as something to see: “Would you like to see how Harlan Freight cut its wait time?” */
import { formsOf } from '../../../engine/measures/conjugation.ts'
import { plainOfPast } from '../../material/verbs.ts'
import { RESULTS } from '../../teardown/result-verbs.ts'
import { LEANS, type Said, type Told, thought, wordCount } from './said.ts'

const NAME = String.raw`\p{Lu}[\p{L}\d'-]*(?: (?:&|of|and|\p{Lu}[\p{L}\d'-]*)){0,3}`
const DID = new RegExp(
  String.raw`^(?:for example, |last (?:year|quarter|month),? |recently,? )?(?!(?:The|Our|Their|They|We|You|Your|It|This|That|He|She|In|On|At|When|After|Since|Once|While|Before|As|If|And|But)\b)(${NAME}) (?:recently |also |just )?(\p{Ll}+) (.+)$`,
  'u',
)
const HELPED = new RegExp(
  String.raw`^(?:we|We|I) (?:recently |just |also |have )*helped (${NAME})(?: in ${NAME})? (?:to )?(\p{Ll}+) (.+)$`,
  'u',
)
/** “At Norrland Foods the close went from nine days to five” */
const AT = new RegExp(
  String.raw`^(?:At|For) (${NAME}),? ((?:the|their) (?:[\p{L}\d-]+ ){1,4}?)((?:went|fell|dropped|rose|grew|climbed) (?:from .*\d.* to .+|from \p{Ll}+ \p{Ll}+ to \p{Ll}+.*|by .*\d.*))$`,
  'u',
)
/** Where or when it was got, which the question can spare. */
const WITH_US =
  /,? (?:with us|(?:in|within|over|during) (?:their|its|the) (?:first|last) .*|(?:last|this) (?:year|quarter|month|week)|since (?:then|they|switching).*)$/i

const HARM = /\b(?:lose|lost|accidents?|injur\p{L}+|complaints|deaths?|debts?|losses|failed|prices? of)\b/iu

const MOST_WORDS = 14

/** A question of what somebody by name, who is none of `known`, got done. */
export function results({ text }: Said, known: readonly string[]): Told[] {
  const whole = thought(text).replace(WITH_US, '').replace(WITH_US, '')
  const [, helped, verb = '', what = ''] = HELPED.exec(whole) ?? []
  // What was lost, or harmed, is nothing to see.
  if (HARM.test(whole)) return []
  if (helped !== undefined) {
    const past = formsOf(verb)[3]
    return plainOfPast(past ?? '') === null ? [] : seen(helped, `${past} ${what}`, known)
  }
  const [, there, thing = '', fared = ''] = AT.exec(whole) ?? []
  if (there !== undefined) return seen(`${thing.replace(/^their /, 'the ')}at ${there}`, fared, known)
  const [, name, did = '', rest = ''] = DID.exec(whole) ?? []
  return name === undefined || !(RESULTS.has(did) || (did === 'got' && /\d/.test(rest))) || did === 'lost'
    ? []
    : seen(name, `${did} ${rest}`, known)
}

function seen(name: string, did: string, known: readonly string[]): Told[] {
  const isKnown = known.some((other) => name.toLowerCase().includes(other))
  if (
    isKnown ||
    // “from six days to one” is a number.
    LEANS.test(did.replace(/(?<= to )one$/, '')) ||
    /,|\b(?:we|us|our|i|me|my|you|your)\b/i.test(did) ||
    wordCount(did) > MOST_WORDS
  )
    return []
  return [{ text: `Would you like to see how ${name} ${did}?` }]
}
