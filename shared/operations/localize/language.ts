/** Which language a mail is in, by its smallest words or its script. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { closesIn, closingLine, openingLine } from './opening-line.ts'
import { FUNCTION_WORDS, SCRIPTS } from './tables/function-words.ts'
import { OPENERS } from './tables/greetings.ts'

/** Share of small words under which a text is in no language we know. */
const SHARE = 0.18
/** Fewer hits are chance. */
const LEAST = 2
/** Share of letters in a script that tells. */
const SCRIPT_SHARE = 0.3
/** Enough to tell; keeps long drafts cheap. */
const WORDS = 600

const OWN = new Set(['greeting', 'opening', 'body', 'ask', 'signoff'])

const own = (doc: Doc): Sentence[] => {
  const body = doc.sentences.filter(({ region }) => OWN.has(region))
  return body.length > 0 || !doc.subject ? body : [doc.subject]
}

/**
 * Code of the language the sender's own words are in; `null` when there are too few words, or none we know.
 * Of languages that come out even, `expected` wins: Danish and Norwegian share most of their small words.
 */
export function languageOf(doc: Doc, expected: string): string | null {
  const sentences = own(doc)
  return scriptOf(sentences) ?? byWords(sentences, expected) ?? (byLines(doc, expected) ? expected : null)
}

/** Whether a mail too short to tell opens or closes as mails in the expected language do, and in no English way. */
function byLines(doc: Doc, expected: string): boolean {
  const opener = openingLine(doc, expected)?.opener
  const english = OPENERS.en
  if (opener !== undefined && !english?.formal.includes(opener) && !english?.informal.includes(opener))
    return true
  const closing = closingLine(doc, expected)
  return closing !== null && closesIn(closing.words, expected)
}

function scriptOf(sentences: readonly Sentence[]): string | null {
  const text = sentences
    .slice(0, WORDS)
    .map((s) => s.text)
    .join(' ')
    .slice(0, WORDS * 10)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [language, pattern] of SCRIPTS)
    if (letters > 0 && (text.match(pattern)?.length ?? 0) >= letters * SCRIPT_SHARE) return language
  return null
}

function byWords(sentences: readonly Sentence[], expected: string): string | null {
  const counts = new Map<string, number>()
  let words = 0
  for (const { tokens } of sentences) {
    if (words >= WORDS) break
    for (const { kind, lower } of tokens) {
      if (kind !== 'word') continue
      words++
      for (const [language, known] of FUNCTION_WORDS)
        if (known.has(lower)) counts.set(language, (counts.get(language) ?? 0) + 1)
    }
  }
  let best: string | null = null
  let most = 0
  for (const [language, count] of counts)
    if (count > most || (count === most && language === expected)) {
      best = language
      most = count
    }
  if (most >= LEAST && most >= words * SHARE) return best
  return null
}
