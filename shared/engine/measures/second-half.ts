/** What is joined by “and” and hangs on words that a fix takes away: “able to print and to bind”. */
import { isJoined } from '../asks/request.ts'
import type { Sentence } from '../doc.ts'
import { at } from '../finding.ts'
import type { Finding } from '../rule.ts'
import type { TokenRange } from './passive.ts'

/** What a joining word leads to: its words in lower case, and where they begin behind the phrase. */
interface Half {
  joint: string
  start: number
  words: string
}

const JOINT = /(?:,? (?:and|or|but|nor|as well as),?|,) (?:(?:also|not|then|perhaps|fully|very) )?/giu

/** These lead to a verb or a clause wherever they stand in the phrase; the others only at its end, where they lead to a thing. */
const TO_A_CLAUSE = /^(?:to|that|if|whether|who|which|because)$/
const TO_A_THING = /^(?:of|on|in|for|with|from|about|at|by|as)$/
/** What takes the place of “the fact that”, twice. */
const CONJUNCTION = /(?:because|although|if|when|until|how)$/
/** How a subject begins. */
export const A_SUBJECT =
  /^(?:the|our|your|my|his|her|their|its?|this|these|those|we|i|you|they|he|she|there|all|some|many|no|an?|\d+)\b/
const OF_A_CLAUSE = /\b(?:i|we|they|he|she|is|are|was|were|will|can|could|has|have|that|which|who)\b/
const TIME = /^(?:\d|\w+day|time)\b/

const BE = /\b(?:is|are|am|be)\b|['’](?:m|re)\b/
const STATE = /^(?:willing|ready|happy|glad|free|keen|eager|due|late|sure|\w*(?:[^e]ed|[^r]ing|able|ful)) /
const ANOTHER = /^(?:an?|one|two|three|several|many|some|no|\d+)\b/
const HELPER =
  /^(?:(?!what|if|who|when|where|how|why|that|which)\S+ ){0,2}(?:is|are|was|can|could|will|would|should|may)\b/
const FINITE = /^(?:have|has|want|need|know|are|will|must|can|may|would)\b/
/** What the sender does, who was named in the words that go. */
const SENDER =
  /^(?:look\w* forward|hop(?:e|ing)|apologi|wish|trust|ask|invite|regret|remain|recommend|suggest|appreciate|want|say|am |would (?:like|love|be)|(?:will|can) (?:send|call|let|keep))/

/** The first half goes on by itself: “we close at noon and open the hatch at two”. */
const PLAIN_SUBJECT = /^ (?:i|we|you|they)(?:['’]\w+)? (?!am\b|are\b)/i
const SENDS = /^ ?(?:i|we)\b/

/** “Let me know which you prefer and whether the gate is open”: what is to be told is asked twice. */
const TELLS = /^ (?:\w+ )?(?:(?:let|tell) (?:me|us)|confirm|check)\b/

/** Whether the second half of the sentence would have lost what it hangs on. */
function hangs(gone: string, put: string, rest: string, all: readonly string[], noun: boolean): boolean {
  const halves = TELLS.test(rest) ? all.filter((words) => !words.startsWith('whether ')) : all
  const some = (pattern: RegExp) => halves.some((words) => pattern.test(words))
  // “Able to print and willing to bind.”
  if (BE.test(gone) && !BE.test(put) && put !== '' && some(STATE)) return true
  // “A review of the script and a test of the form.”
  if (noun && some(ANOTHER)) return true
  if (/^\w+ing /.test(gone) && !put.includes('ing') && some(/^\w+ing\b/)) return true
  // “Could you come and Rob could drive.”
  if (/^(?:could|can|would|do|have|are|is|(?:how|w).* would) (?:you|we|it|i|there)\b/.test(put))
    return (
      some(HELPER) ||
      some(/^(?:that|if|whether)\b/) ||
      (!/^[cw]o/.test(put) && some(/^(?:how|wh)/)) ||
      (/^[hai]/.test(put) && some(FINITE))
    )
  // “You are asked to sign and are reminded”, “I would be glad if you could sign and we could meet.”
  if (put.startsWith('please'))
    return (/^(?:you|we|i) /.test(gone) && some(FINITE)) || (/ you \w+$/.test(gone) && some(HELPER))
  return /^(?:thank|unfort|$)/.test(put) && some(SENDER) && (!SENDS.test(rest) || some(/^ask you/))
}

/**
 * The places of links that have to go, or to change, in the second halves: what hangs on `gone` as well; `null` where
 * a half would not stand without.
 */
function linksIn(
  gone: string,
  put: string,
  rest: string,
  halves: readonly Half[],
  noun: boolean,
): Half[] | null {
  const phrase = gone.split(' ')
  const last = phrase.at(-1) ?? ''
  const kept = put.slice(put.lastIndexOf(' ') + 1)
  const links = phrase.filter(
    (word) => word !== kept && (TO_A_CLAUSE.test(word) || (word === last && TO_A_THING.test(word))),
  )
  const found: Half[] = []
  for (const half of halves) {
    const [link = '', ...words] = half.words.split(' ')
    const isAnd = half.joint !== ', '
    // “Assistance to the crew and food to the guests.”
    if (isAnd && link !== last && (noun || /^ha[sv]/.test(gone)) && words.slice(0, 3).includes(last))
      return null
    const tail = words.join(' ')
    if (!links.includes(link) || (link === 'that' && /^(?:is|was|will|has|means)\b/.test(tail))) continue
    if (!isAnd && link !== 'to') continue
    // “Please sign the form and not share it” is no English.
    if (half.joint.endsWith('not ') && put.startsWith('please')) return null
    // “Hesitate to call me or to drop by”: the verb stays, and what leads to it goes.
    if (link !== last && (link !== 'to' || TO_A_CLAUSE.test(last) || SENDS.test(gone))) return null
    const stands =
      TO_A_THING.test(link) || (noun && link === 'to')
        ? words.length < 7 && !OF_A_CLAUSE.test(tail) && !TIME.test(tail)
        : noun
          ? !A_SUBJECT.test(tail)
          : link === 'to'
            ? !/,|\b(?:i|we|they|s?he|there)\b/.test(tail)
            : A_SUBJECT.test(tail) && !/\b(?:that|which|who)\b/.test(rest.slice(0, half.start))
    if (!stands) return null
    found.push({ ...half, words: link })
  }
  return found
}

/**
 * What has to go of `rest`, the words of a sentence behind a phrase, where `put` takes the place of the phrase `gone`;
 * `null` where its second half would be left hanging. `noun` where things are joined rather than clauses.
 */
export function secondHalf(gone: string, put: string, rest: string, noun = false): Half[] | null {
  const [was, now, text] = [gone, put, rest].map((each) => each.toLowerCase()) as [string, string, string]
  const halves = [...text.matchAll(JOINT)].map(({ 0: joint, index }): Half => {
    const start = index + joint.length
    return { joint, start, words: text.slice(start) }
  })
  const joined = halves.filter(({ joint }) => joint !== ', ').map(({ words }) => words)
  if (joined.length === 0) return []
  return hangs(was, now, text, joined, noun) ? null : linksIn(was, now, text, halves, noun)
}

/**
 * The finding with fixes after which the whole sentence stands: they reach to its second half where that has to change,
 * and none is left where it cannot. `put` takes the place of the phrase `from` to `to`.
 */
export function keepingSecondHalf(
  finding: Finding,
  sentence: Sentence,
  { from, to }: TokenRange,
  put = '',
  noun = false,
): Finding {
  if (!finding.fixes?.length) return finding
  const { text, tokens, start } = sentence
  const end = tokens[to - 1]?.end ?? 0
  const [gone, rest] = [text.slice(tokens[from]?.start ?? 0, end), text.slice(end)]
  // “Please note that the gate is shut and use the side door.”
  const orders =
    (put.startsWith('thank') ||
      (/^(?:please|kindly|attached)\b/i.test(gone) &&
        !put.startsWith('please') &&
        !PLAIN_SUBJECT.test(rest))) &&
    / (?:and|or|but)\b/.test(rest) &&
    (/ and (?:note|make|keep|be) /.test(rest) || tokens.some((_, i) => i > to && isJoined(tokens, i)))
  const links = orders ? null : secondHalf(gone, put, rest, noun)
  if (links === null)
    return at(sentence, from, to, finding.message === undefined ? {} : { message: finding.message })
  const again = CONJUNCTION.exec(put)?.[0] ?? ''
  let done = finding.end - start
  let more = ''
  for (const link of links) {
    more += text.slice(done, end + link.start)
    done = end + link.start + link.words.length + 1
    if (link.words === 'that' && again !== '') more += `${again} `
  }
  return more === ''
    ? finding
    : {
        ...finding,
        end: start + done,
        fixes: finding.fixes.map((fix) => ({ ...fix, replacement: fix.replacement + more })),
      }
}
