/** “a delay with regard to the delivery”: the preposition that goes with the noun. */
import { words } from '../../../engine/word-set.ts'
import { trim } from './trim-preambles.ts'
import type { Trim } from './trim-table.ts'

/** Nouns by the preposition that they take, in the singular. */
const NOUNS_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  in: words('delay change increase decrease interest rise drop'),
  about: words(
    'question concern information complaint doubt detail news email message letter worry idea conversation discussion call',
  ),
  on: words('update decision feedback view opinion progress advice report note agreement comment'),
  with: words('problem issue difficulty trouble experience help'),
  for: words('request plan quote deadline reason suggestion proposal budget'),
}
const PREPOSITION = new Map(
  Object.entries(NOUNS_OF).flatMap(([word, nouns]) => [...nouns].map((noun) => [noun, word] as const)),
)

const REGARDING =
  '(?:with regards? to|in regards? to|with respect to|in relation to|in respect of|in connection with|relating to|in terms of)'

export const PREPOSITIONS: readonly Trim[] = [
  trim(
    'wordy',
    String.raw`(?<=\b(\p{Ll}+) )${REGARDING} (?=(?:the|our|your|my|this|that|these|those|an?)\b)`,
    ({ 1: noun = '' }) => {
      const one = noun.replace(/ies$/, 'y').replace(/s$/, '')
      const found = PREPOSITION.get(noun) ?? PREPOSITION.get(one)
      return found ? `${found} ` : null
    },
  ),
  // “Please get back to me with regard to these points.”
  trim(
    'wordy',
    String.raw`(?<=\b(?:get back|come back|write|reply|speak|talk|call|contact|e-?mail|ask|in touch)(?: (?:to|with))?(?: (?:me|us|you|them|him|her))? )${REGARDING} (?=\p{L})`,
    'about ',
  ),
  // “an update with regard to when you will pay”
  trim(
    'wordy',
    String.raw`(?<=\b(?:updates?|news|guidance|clarity|word|feedback|advice) )${REGARDING} (?=(?:when|how|what|who|whether|which)\b)`,
    'on ',
  ),
  // “the problems your team is facing with regard to mis-picks”
  trim(
    'wordy',
    String.raw`(?<=\b(?:challenges?|problems?|issues?|difficulties|trouble)\b[^.,;:?!]{1,60} (?:facing|having|seeing|experiencing|face|have|see|faced|had) )${REGARDING} (?=\p{L})`,
    'with ',
  ),
  trim('wordy', String.raw`(?<=\bwhere you(?:['’]re| are) coming from )${REGARDING} (?=\p{L})`, 'on '),
  trim(
    'wordy',
    String.raw`\b(what (?:we|you|i)) (?:talked about|discussed|said|mentioned) ${REGARDING} (?=\p{L})`,
    '$1 said about ',
  ),
]
