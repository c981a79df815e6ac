/** Where a sentence introduces its sender. */
import { isCapitalised } from '../characters.ts'
import type { ParsedSentence, Sentence } from '../doc.ts'
import { INTRODUCTIONS } from '../lexicon/introductions.ts'
import { ofSentence } from '../of-sentence.ts'
import { words } from '../word-set.ts'

/** Words of a name at most. */
const NAME = 3
const BEHIND_NAME = words('from with at of ,')
const SENDER = words("i i'm we we're")

/** Token range of the introduction, or `null`: a stock phrase, “I'm Kyle from …”, “This is Ana Ruiz with …”. */
export const introductionIn = ofSentence((sentence): { from: number; to: number } | null => {
  const end = nameEnd(sentence)
  if (end > 0) return { from: 0, to: end }
  return sentence.hits.find((h) => h.lexicon === INTRODUCTIONS) ?? null
})

/**
 * “My name is Jake and I am reaching out from Acme”: up to which token “I’m Jake from” says the same; else `null`.
 * Where Jake signs the mail, “My name is Jake and I run a yard” is “I run a yard”.
 */
export function shortIntroduction(
  { tokens, text }: Sentence,
  signs: (name: string) => boolean,
): { to: number; text: string } | null {
  const lower = (i: number): string => tokens[i]?.lower ?? ''
  const start =
    lower(0) !== 'my' ? 0 : lower(1) === "name's" ? 2 : lower(1) === 'name' && lower(2) === 'is' ? 3 : 0
  if (start === 0) return null
  let end = start
  while (end - start < NAME && tokens[end]?.kind === 'word' && isCapitalised(tokens[end]?.text ?? '')) end++
  const name = text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0)
  if (end === start) return null
  if (lower(end) === 'and' && lower(end + 1) === 'i' && lower(end + 2) !== 'am' && signs(lower(start)))
    return { to: end + 2, text: 'I' }
  const iAm = text.includes('’') ? 'I’m' : "I'm"
  if (FROM.has(lower(end))) return { to: end + 1, text: `${iAm} ${name} ${lower(end)}` }
  const i = lower(end) === 'and' ? end + 1 : end
  const verb = lower(i) === "i'm" ? i + 1 : lower(i) === 'i' && lower(i + 1) === 'am' ? i + 2 : 0
  if (i === end || verb === 0) return null
  if (ARTICLES.has(lower(verb))) return { to: verb, text: `${iAm} ${name},` }
  for (let to = verb + 1; to <= verb + 2; to++)
    if (WRITING.has(lower(verb)) && FROM.has(lower(to)))
      return { to: to + 1, text: `${iAm} ${name} ${lower(to)}` }
  return null
}

const FROM = words('from with at')
const ARTICLES = words('a an the your our')
const WRITING = words('reaching writing emailing calling contacting')

function nameEnd({ tokens }: ParsedSentence): number {
  const first = tokens[0]?.lower
  const second = tokens[1]?.lower
  const start =
    first === "i'm" ? 1 : (first === 'i' && second === 'am') || (first === 'this' && second === 'is') ? 2 : 0
  if (start === 0) return 0
  let end = start
  while (end - start < NAME && tokens[end]?.kind === 'word' && isCapitalised(tokens[end]?.text ?? '')) end++
  if (end === start) return 0
  const next = tokens[end]?.lower ?? ''
  // “from” says where and belongs to it; a comma or “and” only ends the name.
  if (BEHIND_NAME.has(next)) return next === ',' ? end : end + 1
  return next === 'and' && SENDER.has(tokens[end + 1]?.lower ?? '') ? end : 0
}
