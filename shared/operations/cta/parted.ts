/** A long ask without its wrapping, and in two sentences: what it asks first, then what else it asks or why. Nothing is left out. */
import { capitalised } from '../../engine/edit.ts'
import { isBase } from './listed.ts'
import { unwrapped } from './turned.ts'

/** Shorter asks need no parting, and only lose their wrapping. */
const LEAST_WORDS = 18
/** Longer ones carry more than two sentences can. */
const MOST_WORDS = 60
/** Words of one sentence that is left whole. */
const MOST_OF_ONE = 36
/** Words of each of the two at least. */
const LEAST_OF_PART = 3

/** What an ask begins with, and the rest of it. */
const OPENS =
  /^((?:(?:could|can|would|will) (?:you|everyone|everybody|you all)|please)(?: please| kindly)?) (.+)([.?])$/iu

const TELL = /\b(?:let|tell|give) (me|us) (?:know)?|\b(?:confirm|check|say)\b/iu
const WORD = '(?:whether|if|which|what|when|where|who|how)'

/** Where what is asked for an answer goes on: “…, and also whether the gate is open”. */
const ALSO_TELLS = new RegExp(`^(.+?),? and (?:also )?((?:${WORD})\\b.+)$`, 'iu')
/** Where the reason begins: “…, as all that isn't will be thrown out”, “…, as another tenant is asking”. */
const BECAUSE =
  /^(.+?), (?:as|because|since) ((?:(?:i|we|you|they|he|she|it|there|all|the|our|my|your|this|that|these|those|what|whatever)\b|(?:an?|another|one|some|\p{Lu}\p{Ll}+)\b.* (?:is|are|was|were|has|have|had|will|can|could|would|needs?|wants?) ).+)$/u
/** Where it says what will be possible then: “… so that we can run it again tonight”. */
const SO_THAT =
  /^(.+?),? so (?:that )?((?:i|we|they|he|she|it|the|our|my)(?: \p{L}+){0,3}? (?:can|will|could)\b.+)$/iu
/** “…, and if it's orange, take out the filter”. */
const IN_CASE = /^(.+?),? (?:and|but) (if|when|once|unless) ([^,]{4,70}), (?:please |then )*(\p{Ll}+ .+)$/iu
/** “…, then let me know if it runs”. */
const THEN = /^(.+?),? (?:and )?then (?:please )?(\p{Ll}+ .+)$/iu
/** “…, and let me have the name of your surveyor”. */
const AND = /,? and (?:also )?(?:please )?(?=(\p{Ll}+) (\S+))/giu
/** What a verb of a request has behind it, where the same word could be a noun. */
const OBJECT =
  /^(?:an?|the|this|that|these|those|your|my|our|me|us|it|them|him|her|whether|if|to|both|all|out|down|up|off|back|any|\p{Lu}.*|\d.*)$/u

const words = (text: string) => text.split(' ').length
const isOrder = (verb: string, next: string) => (verb === 'let' || isBase(verb)) && OBJECT.test(next)

/** The ask in two sentences, best first; none where it is short, says one thing only, or where the parts lean on each other. */
export function parted(text: string): string[] {
  const said = text.replace(/\s+/g, ' ').replaceAll('’', "'").trim()
  if (words(said) > MOST_WORDS || /[.!?;] \S|[{}[\]()"“]|https?:|\S@\S/.test(said)) return []
  const bare = unwrapped(said)
  const plain = /^(?:let|tell) (?:me|us)\b/i.test(bare)
    ? `Please ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
    : bare
  // Without its wrapping it may be short enough.
  const alone =
    bare !== said &&
    words(bare) <= MOST_OF_ONE &&
    /^(?:could|would|please|shall|may|have|are|do)\b/i.test(bare)
      ? [bare]
      : []
  const [, open = '', asked = ''] = OPENS.exec(plain) ?? []
  if (asked === '' || words(said) < LEAST_WORDS) return alone
  const first = (part: string) => {
    const line = `${capitalised(open)} ${part.replace(/[,\s]+$/, '')}`
    return /^please/i.test(open) ? `${line}.` : `${line}?`
  }
  const two = (part: string, second: string): string[] =>
    words(part) < LEAST_OF_PART || words(second) < LEAST_OF_PART || leans(part)
      ? []
      : [
          `${first(part)} ${capitalised(/^please/i.test(open) ? second.replace(/^please (?=also )/, '') : second)}.`,
        ]
  return secondOf(asked)
    .flatMap(([part, second]) => two(part, second))
    .slice(0, 1)
}

/** Where a part ends that cannot stand: “both the plan and”, “either now or”. */
const leans = (part: string): boolean =>
  /\b(?:both|either|between|neither|not only)\b(?!.*\b(?:and|or)\b)/i.test(part) ||
  / (?:of|to|for|with|the|a)$/i.test(part)

/** The ways to part what is asked, each with the sentence its second part makes. */
function secondOf(asked: string): [string, string][] {
  const [, sure = '', word = '', cased = '', deed = ''] = IN_CASE.exec(asked) ?? []
  if (deed !== '' && isOrder(...ahead(deed))) return [[sure, `${word} ${cased}, please ${deed}`]]
  const ways: [string, string][] = []
  const told = TELL.exec(asked)
  const [, one = '', also = ''] = told && told.index < 12 ? (ALSO_TELLS.exec(asked) ?? []) : []
  // “if you want it and if so when”: the second hangs on the first.
  if (also !== '' && !/^if (?:so|not|yes|no)\b/i.test(also))
    ways.push([one, `please also tell ${told?.[1] ?? 'me'} ${also}`])
  const [, before = '', next = ''] = THEN.exec(asked) ?? []
  if (next !== '' && isOrder(...ahead(next))) ways.push([joined(before), `then please ${next}`])
  for (const { index = 0, 0: joint, 1: verb = '', 2: object = '' } of asked.matchAll(AND))
    if (isOrder(verb.toLowerCase(), object))
      ways.push([asked.slice(0, index), `please also ${asked.slice(index + joint.length)}`])
  const [, what = '', why = ''] = BECAUSE.exec(asked) ?? []
  if (why !== '') ways.push([what, why])
  const [, done = '', then = ''] = SO_THAT.exec(asked) ?? []
  if (then !== '') ways.push([done, `then ${then}`])
  return ways
}

const ahead = (text: string): [string, string] => {
  const [verb = '', next = ''] = text.split(' ')
  return [verb.toLowerCase(), next]
}

/** “leave it on, note down the time”, which has lost its last deed, with an “and” before what is the last now. */
function joined(part: string): string {
  const at = part.lastIndexOf(', ')
  return at > 0 && isOrder(...ahead(part.slice(at + 2)))
    ? `${part.slice(0, at)} and ${part.slice(at + 2)}`
    : part
}
