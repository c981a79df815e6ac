/** Finds the sentences that ask the reader for something. */
import type { Ask, Sentence } from './doc.ts'
import { ASKS, REQUESTS, RHETORICAL, SOFT_REQUESTS } from './lexicon/asks.ts'

const READER = new Set(['you', 'your', 'yours', "you're", "you'd", "you've", 'u', 'we', 'us', "let's"])

/** The ask of a sentence, with `sentence` set to `index`; `null` when it asks for nothing. */
export function askOf(sentence: Sentence, index: number): Ask | null {
  let what = ''
  let soft = false
  for (const hit of sentence.hits) {
    if (hit.lexicon === RHETORICAL && sentence.question && hit.from <= 1 && sentence.words < 9) return null
    if (hit.lexicon === SOFT_REQUESTS) soft = true
    if (hit.lexicon === ASKS && frictionOf(hit.entry.note) > frictionOf(what)) what = hit.entry.note
  }
  const first = firstWord(sentence)
  const request = !sentence.question && (REQUESTS.has(first) || first === 'please')
  if (sentence.question) {
    if (what === '' && !addressesReader(sentence))
      return sentence.words <= 4 ? ask(index, 'interest 1', true) : null
    return ask(index, what || 'reply 2', true)
  }
  if (!request && !(soft && what !== '')) return null
  return ask(index, what || 'task 3', false)
}

const frictionOf = (note: string) => (note === '' ? 0 : note.charCodeAt(note.length - 1) - 48)

function ask(sentence: number, note: string, question: boolean): Ask {
  const [kind, friction] = note.split(' ')
  return { sentence, kind: kind as Ask['kind'], friction: Number(friction) as Ask['friction'], question }
}

function firstWord(sentence: Sentence): string {
  for (const token of sentence.tokens) {
    if (token.kind === 'word') {
      if (
        token.lower === 'so' ||
        token.lower === 'and' ||
        token.lower === 'or' ||
        token.lower === 'just' ||
        token.lower === 'then'
      )
        continue
      return token.lower
    }
    if (token.kind !== 'mark' && token.kind !== 'emoji') return ''
  }
  return ''
}

const addressesReader = (sentence: Sentence) => sentence.tokens.some((t) => READER.has(t.lower))
