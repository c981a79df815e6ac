/** Everything about a sentence that follows from its text alone. */
import { isLetter } from './characters.ts'
import type { ParsedSentence, Token } from './doc.ts'
import { hitsAsMeant } from './meant.ts'
import { passives } from './measures/passive.ts'
import { syllables } from './measures/syllables.ts'
import { roomForFacts } from './of-sentence.ts'
import { TABLE } from './table.ts'
import { tokenize } from './tokens.ts'
import { TRAITS, traitsOf } from './traits.ts'
import { giveRoles, ROLES } from './word-roles.ts'

giveRoles(TABLE)

/** Syllables of known words, by number, as they were met: never a word of a draft that no lexicon holds. */
const COUNTED = new Uint8Array(TABLE.size)

/**
 * Known words as they were met first, by number. A string knows its hash from the first set it is looked for in, and
 * a mail says “the” twenty times. None is cut out of a draft, which would be kept with it: so short ones are copies.
 */
const MET: string[] = []
const SHORT = 12

export function parseSentence(text: string): ParsedSentence {
  const tokens = tokenize(text)
  const known = new Array<number>(tokens.length)
  const roles = new Array<number>(tokens.length)
  let all = 0
  const unknown: number[] = []
  let counted = 0
  let plain = 0
  let english = 0
  let latin = 0
  let you = 0
  let we = 0
  let figures = 0
  let traits = 0
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    const word = TABLE.word(token.lower)
    if (word >= 0 && token.lower.length <= SHORT) {
      MET[word] ??= token.lower
      const met = MET[word] as string
      // Two words may have one number, and the other may be one of somebody else's draft.
      if (met === token.lower) {
        if (token.text === token.lower) token.text = met
        token.lower = met
      }
    }
    const { kind, lower } = token
    const own = word >= 0 ? TABLE.roles(word) : 0
    const inLexicon = word >= 0 && (own & ROLES.apart) === 0
    known[i] = word
    roles[i] = own
    all |= own
    traits |= traitsOf(token, tokens[i - 1], inLexicon)
    if (kind === 'word') {
      plain++
      if (lower.charCodeAt(0) < 0x250) latin++
      if (own & ROLES.english) english++
      if (own & ROLES.you) you++
      else if (own & ROLES.we) we++
      if (inLexicon) counted += COUNTED[word] ||= syllables(lower)
      else {
        counted += syllables(lower)
        unknown.push(i)
      }
    } else if (kind === 'number' || kind === 'placeholder') {
      figures++
    }
  }
  const words = plain + figures
  if (words >= 20) traits |= TRAITS.long
  if (unknown.length > 0) traits |= TRAITS.unknown
  const digits = (traits & TRAITS.digits) !== 0
  if (digits || (all & ROLES.password) !== 0) traits |= TRAITS.secret
  if (digits && (all & ROLES.date) !== 0) traits |= TRAITS.date
  if ((all & ROLES.vague) !== 0) traits |= TRAITS.vague
  const hits = hitsAsMeant(tokens, roles, TABLE.find(tokens, known))
  let lexicons = 0
  for (const hit of hits) lexicons |= hit.lexicon.bit
  const mark = endMark(text)
  return {
    text,
    tokens,
    words,
    // A figure is one.
    syllables: counted + figures,
    plain,
    english,
    latin,
    you,
    we,
    traits,
    roles,
    unknown,
    hits,
    lexicons,
    passives: all & ROLES.passive ? passives(tokens) : NO_PASSIVES,
    mark,
    question: mark === '?',
    facts: roomForFacts(),
  }
}

const NO_PASSIVES: ParsedSentence['passives'] = []

/** Closing mark of a sentence, behind quotes and brackets; `?` wins in `?!`. */
function endMark(text: string): string {
  let mark = ''
  for (let i = text.length - 1; i >= 0; i--) {
    if (isLetter(text.charCodeAt(i))) break
    const c = text.charAt(i)
    if ('"\')]”’»*_'.includes(c)) continue
    if (!'.?!…:؟？'.includes(c)) break
    // Arabic, and Chinese or Japanese, have marks of their own.
    if ('?؟？'.includes(c)) return '?'
    if (mark === '' || (mark === '.' && c === '!')) mark = c
  }
  return mark
}
