/** Whether a mail gives the sender's postal address. */

import { isCapitalised, isDigit } from './characters.ts'
import type { Doc, ParsedSentence, Token } from './doc.ts'
import { STREET_WORDS } from './lexicon/street-words.ts'
import { ofSentence } from './of-sentence.ts'
import { hasTrait, TRAITS } from './traits.ts'
import { startsLower, startsUpper } from './unicode.ts'

/** Tokens between a house number and its street word, or a place and its code. */
const NEAR = 5
/** German and Dutch streets are one word: `Hauptstraße`, `Lindenallee`, `Herengracht`. */
const STREET_ENDING =
  /(?:stra(?:ß|ss)e|str|weg|platz|gasse|allee|ring|damm|ufer|straat|laan|gracht|plein|gatan|gata|vägen|vej|gade)$/

/** True when the sentence holds an address, or enough of one: a street with its number, a box, a postcode with its place. */
export const holdsAddress = ofSentence(
  (parsed) =>
    parsed.hits.some(({ lexicon, entry }) => lexicon === STREET_WORDS && entry.note === 'box') ||
    ((parsed.traits & TRAITS.digits) !== 0 && (hasStreet(parsed) || hasPostcode(parsed.tokens))),
)

function hasStreet({ hits, tokens }: ParsedSentence): boolean {
  for (const { lexicon, from, to } of hits) {
    if (lexicon !== STREET_WORDS) continue
    // "Doors close at 5": a street has a name, and so a capital.
    if (isCapitalised(tokens[from]?.text ?? '') && numberNear(tokens, from - NEAR, to + 3)) return true
  }
  return tokens.some((token, i) => STREET_ENDING.test(token.lower) && numberNear(tokens, i, i + 3))
}

function numberNear(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = Math.max(0, from); i < to && i < tokens.length; i++) if (isNumber(tokens[i])) return true
  return false
}

/** `14`, `12a`, `3/71`, `00`. Prices, times and shares are none. */
const isNumber = (token: Token | undefined) =>
  token !== undefined && token.start < token.end && /^\d[\d/-]{0,6}[a-z]?$/.test(token.lower)

/** Behind a street and its number: `31-147 Kraków`, `120 00 Praha`, `1132 Budapest`; a year is no postcode. */
function hasCodeBehindNumber(tokens: readonly Token[], i: number): boolean {
  const one = tokens[i - 1] as Token
  const two = tokens[i] as Token
  // “São Paulo, 01310-100”, and behind the numbers of blocks “Tokyo 104-0061”.
  if (/^\d{5}-\d{3}$/.test(two.text)) return true
  if (/^\d{3}-\d{4}$/.test(two.text))
    return isPlace(one) && tokens.slice(0, i).some(({ text }) => /^\d+-\d+-\d+$/.test(text))
  if (!isPlace(two)) return false
  const apart = /^\d{2}$/.test(one.text) && /^\d{3}$/.test(tokens[i - 2]?.text ?? '')
  const joined = /^\d{2}-\d{3}$/.test(one.text) || (/^\d{4}$/.test(one.text) && !/^(?:19|20)/.test(one.text))
  const before = tokens[i - (apart ? 3 : 2)]
  return (apart || joined) && before?.text === ',' && isNumber(tokens[i - (apart ? 4 : 3)])
}

const isPlace = ({ text }: Token) => startsUpper(text) && startsLower(text.slice(1))

/** `ME 04101`, `BS3 9QX`, `N1E 0X0`, `VIC 3065`, `86199 Augsburg`. */
function hasPostcode(tokens: readonly Token[]): boolean {
  for (let i = 1; i < tokens.length; i++) {
    const one = tokens[i - 1] as Token
    const two = tokens[i] as Token
    // One of the two begins with a figure in all of these; most pairs of a mail are words.
    if (!isDigit(one.text.charCodeAt(0)) && !isDigit(two.text.charCodeAt(0))) continue
    if ((isPlace(two) || /^\d{3,5}-\d{3,4}$/.test(two.text)) && hasCodeBehindNumber(tokens, i)) return true
    if (/^[A-Z]{2}$/.test(one.text) && /^\d{5}(?:-\d{4})?$/.test(two.text)) return true
    if (/^[A-Z]{1,2}\d[A-Z\d]?$/.test(one.text) && /^\d[A-Z]{2}$/.test(two.text)) return true
    if (/^[A-Z]\d[A-Z]$/.test(one.text) && /^\d[A-Z]\d$/.test(two.text)) return true
    if (/^(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)$/.test(one.text) && /^\d{4}$/.test(two.text)) return true
    // “bei 10115 Aufträgen” counts something: before a postcode stands a mark, a name or nothing.
    const counts = startsLower(tokens[i - 2]?.text ?? '')
    if (!counts && /^\d{5}$/.test(one.text) && /^[A-ZÄÖÜ][a-zäöüß]/.test(two.text)) return true
  }
  return false
}

/** A merge tag that a mailing system fills with the address of the sender. */
const isAddressTag = (raw: string): boolean => {
  const lower = raw.toLowerCase()
  return /addr/.test(lower) && !/e-?mail|subscriber|recipient|contact\.|customer|shipping|billing/.test(lower)
}

/** True when the mail shows a postal address or the merge tag of one, quoted thread aside. */
export const givesAddress = (doc: Doc): boolean =>
  doc.placeholders.some(({ field, raw }) => field === 'draft' && isAddressTag(raw)) ||
  doc.sentences.some(
    // “On 21 January at the Halden Hotel, 40 Quay Street” says where to go, not where the sender is.
    (sentence) => sentence.region !== 'quoted' && !hasTrait(sentence, 'date') && holdsAddress(sentence),
  )
