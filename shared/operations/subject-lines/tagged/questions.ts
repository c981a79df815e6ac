/** What a sentence asks: its question, whole or without what trails behind, and said straight where it is asked in a roundabout way. */
import { chunksIn } from './chunks.ts'
import { added, trimmed, type Word } from './tags.ts'

const ASKS =
  /^(?:who|what|when|where|why|how|which|want|any|is|are|did|do|does|can|could|would|will|may|shall|should|have|has)$/
const TRAILS = /^(?:before|if|when|because|since|so|as|unless|until|instead)$/
const PERSON = /^(?:i|we|you|they|he|she|it)$/

/** Questions of one tagged sentence, each with its mark. */
export function questionsIn(words: readonly Word[], isQuestion: boolean): Word[][] {
  const found = straight(words)
  if (isQuestion && (words[0]?.pos === 'AUX' || ASKS.test(words[0]?.lower ?? ''))) {
    // “Is there anything you still need?”
    const from = /^(?:is|are)$/.test(words[0]?.lower ?? '') && /^any/.test(words[2]?.lower ?? '') ? 2 : 0
    const trail = words.findIndex(
      (each, i) => i > from + 2 && TRAILS.test(each.lower) && PERSON.test(words[i + 1]?.lower ?? ''),
    )
    found.push(words.slice(from, trail < 0 ? undefined : trail))
  }
  return found.map(asked)
}

const asked = (words: readonly Word[]): Word[] => [
  ...trimmed(words.filter(({ text }) => text !== '?')),
  { ...added('?', 'PUNCT'), spaced: false },
]

const WONDERS = /^(?:know|wondering|wonder|check|confirm|see|ask|say|tell|sure|me|us)$/

/** How far before “if” who asks may stand: “let me know by 4 April if”. */
const NEAR = 4

/** “Do you know if the hall is free on the 9th?”: “Is the hall free on the 9th?” */
function straight(words: readonly Word[]): Word[][] {
  const at = words.findIndex(
    ({ lower }, i) =>
      (/^(?:if|whether)$/.test(lower) &&
        words.slice(Math.max(0, i - NEAR), i).some((each) => WONDERS.test(each.lower))) ||
      (lower === 'chance' && words[i - 1]?.lower === 'any') ||
      (lower === 'think' && words[i - 1]?.lower === 'you' && /^do$/.test(words[i - 2]?.lower ?? '')),
  )
  if (at < 0) return []
  const from = words[at + 1]?.lower === 'that' ? at + 2 : at + 1
  const verb = PERSON.test(words[from]?.lower ?? '')
    ? from + 1
    : (chunksIn(words).find((chunk) => chunk.from === from)?.to ?? -1)
  const help = words[verb]
  return help?.pos === 'AUX' ? [[help, ...words.slice(from, verb), ...words.slice(verb + 1)]] : []
}
