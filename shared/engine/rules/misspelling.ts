import { isCapitalised } from '../characters.ts'
import type { Dictionary } from '../dictionary.ts'
import type { Sentence, Token } from '../doc.ts'
import { capitalised, matchCase } from '../edit.ts'
import { at } from '../finding.ts'
import { INFORMAL } from '../lexicon/informal-words.ts'
import { MISSPELLINGS } from '../lexicon/misspellings.ts'
import { PROPER_NAMES } from '../lexicon/proper-names.ts'
import type { Side } from '../lexicon/spelling-variants.ts'
import { endsPhrase } from '../measures/clause.ts'
import { isTellingVerb } from '../measures/conjugation.ts'
import { isMisspeltEnglish } from '../measures/misspelt-english.ts'
import { isNamedHere } from '../measures/named-here.ts'
import { isOneThing } from '../measures/nouns.ts'
import { slipOf } from '../measures/slip.ts'
import { sideOfLocale, speltFor } from '../measures/spelling-side.ts'
import { isPlausible, mayBeMended, mayHaveTwoSlips } from '../measures/unknown-word.ts'
import type { Profile } from '../profile.ts'
import { defineRule, type Examples, type Finding, type Fix } from '../rule.ts'
import { mayBeName } from '../swap.ts'
import { words } from '../word-set.ts'

/** Most corrections offered. */
const CORRECTIONS = 3
/** Words of one sentence that corrections are looked for; more would only slow the typing down. */
const LOOKED_UP = 8
/** A sentence with so many words, and such a share of them unknown, is in another language unless its words can be mended. */
const FOREIGN_WORDS = 5
const FOREIGN_SHARE = 0.4
/** The same where one of them has letters English lacks. */
const ACCENTED_SHARE = 0.2
/** A sentence with such a share of small English words is English, however many of the others are misspelt. */
const ENGLISH_SHARE = 0.2
/** Two of these have to be among them: other languages have words like “in”, “was”, “no” and “for” as well. */
const ENGLISH_ONLY = new Set(
  'the and with from are this that these you they our your it my their does would could should if just about what when how which there any some more very into because thanks please'.split(
    ' ',
  ),
)
/** So many unknown words in a row are a quotation. */
const FOREIGN_RUN = 3

const ownWords = new WeakMap<Profile, ReadonlySet<string>>()

function ownWordsOf(profile: Profile): ReadonlySet<string> {
  let known = ownWords.get(profile)
  if (!known) {
    const words = profile.own_words.flatMap((word) =>
      word
        .toLowerCase()
        .replaceAll('’', "'")
        .split(/[\s-]+/),
    )
    known = new Set(words.flatMap((word) => [word, `${word}s`, `${word}es`]))
    ownWords.set(profile, known)
  }
  return known
}

/** Marks that make of the word beside them a tag, a handle, a path or code. */
const CODE = '@#/\\_=&$<>|~^*+.'

/** False for what is spelt by its own laws: codes, capitals, handles, file names, words of other alphabets. */
function isProse({ tokens }: Sentence, i: number): boolean {
  const { text, start, end, kind } = tokens[i] as Token
  if (kind !== 'word' || text.length < 3 || !/^[A-Za-z](?:[a-z]|['’-](?=[a-z]))+$/.test(text)) return false
  const before = tokens[i - 1]
  const after = tokens[i + 1]
  if (before?.kind === 'mark' && before.end === start && CODE.includes(before.text) && before.text !== '*')
    return false
  if (after?.kind !== 'mark' || after.start !== end) return true
  if (after.text === '.') return tokens[i + 2]?.start !== after.end || tokens[i + 2]?.kind === 'mark'
  return !'@/\\_=('.includes(after.text)
}

function isKnown(
  token: Token,
  sentence: Sentence,
  dictionary: Dictionary,
  own: ReadonlySet<string>,
): boolean {
  const { lower } = token
  if (MISSPELLINGS.has(lower) && !own.has(lower)) return false
  if (INFORMAL.has(lower) || dictionary.has(lower)) return true
  // “They'd've”, “couldn't've”.
  if (lower.endsWith("'ve") && dictionary.has(lower.slice(0, -3))) return true
  const bare = lower.replace(/'s?$/, '').replace(/s'$/, 's')
  if (
    own.has(bare) ||
    (bare.includes('-') && bare.split('-').every((part) => own.has(part) || dictionary.has(part)))
  )
    return true
  if (/([a-z])\1\1/.test(lower)) return true
  // The name of a site or an address in the same sentence.
  return sentence.tokens.some(
    (other) => (other.kind === 'url' || other.kind === 'email') && other.lower.includes(bare),
  )
}

/** What a day or month with a slip in it looks like; of capitalised words within a sentence only these are looked at. */
const LIKE_DATES = /(?:day|ady|ber|bre|ary|uray|pril|gust)$/

/** After these a capitalised word is a name, however it is spelt. */
const BEFORE_NAMES = words('mr mrs ms miss dr prof sir hi hello hey dear')
/** Shorter slips with a capital are names as well: Teh, Thier. */
const CAPITAL_SLIP_FROM = 6

/** True for a well-known slip with a capital inside a sentence, as titles have it: `Java Developper`. */
function isTitleSlip({ tokens }: Sentence, i: number): boolean {
  const { lower } = tokens[i] as Token
  const before = tokens[i - 1]
  const title = before?.text === '.' ? tokens[i - 2] : before
  return (
    lower.length >= CAPITAL_SLIP_FROM &&
    MISSPELLINGS.has(lower) &&
    !BEFORE_NAMES.has(title?.lower ?? '') &&
    !'[{<"“'.includes(before?.text ?? 'none')
  )
}

/** Shorter words have too many neighbours to be mended unasked, unless letters were swapped or doubled. */
const MENDED_FROM = 7
const FINGERS_FROM = 5

/** True when the best correction is clearly ahead of the next, and a word everybody writes. */
function isClear(
  { tokens }: Sentence,
  i: number,
  [best = '', second = '']: readonly string[],
  dictionary: Dictionary,
): boolean {
  const { text, lower, start } = tokens[i] as Token
  const before = tokens[i - 1]
  // Names of tools change the first letter of a word, `iframe`; quoted words may be meant as they are.
  const named =
    text !== lower || lower[0] !== best[0] || (before?.end === start && '"\'`“‘'.includes(before.text))
  if (named || lower.length < FINGERS_FROM || !dictionary.isEveryday(best)) return false
  const slip = slipOf(lower, best)
  if (slip === 'swap' || slip === 'double') {
    const next = slipOf(lower, second)
    // `internall` may as well lack its last letter.
    return next !== 'swap' && next !== 'double' && !second.startsWith(lower)
  }
  return slip !== null && second === '' && lower.length >= MENDED_FROM
}

/** Slips that leave every letter of the word but one: “Plese”, “Thnks”. */
const FINGERS: ReadonlySet<string | null> = new Set(['letter', 'swap', 'double'])

/** The small word that a short one with a capital is meant for, where it is no name: names are longer than a slip apart from them. */
function openerOf(lower: string): string | undefined {
  if (lower.length !== FINGERS_FROM) return
  for (const word of ENGLISH_ONLY)
    if (word.length >= FINGERS_FROM && FINGERS.has(slipOf(lower, word))) return word
  return
}

/** Corrections as they would be written in place of the token. */
function inPlace(token: Token, corrections: readonly string[], dictionary: Dictionary): string[] {
  return corrections.flatMap((correction) => {
    const name = PROPER_NAMES.get(correction)
    if (name !== undefined) return [name]
    if (dictionary.isProper(correction)) {
      // In small letters these may be abbreviations, which nobody meant.
      return correction.length < 5 ? [] : [capitalised(correction)]
    }
    return [matchCase(token.text, correction)]
  })
}

function isEnglish({ parsed, tokens }: Sentence): boolean {
  if (parsed.english < parsed.plain * ENGLISH_SHARE) return false
  return tokens.filter(({ lower }) => ENGLISH_ONLY.has(lower)).length > 1
}

/** Corrections of a word, best first: all, or where two slips leave too much doubt those of one, if there are any. */
type Look = (word: string, farther: boolean) => readonly string[]

/** Looks words up, each once. In most sentences there are none, and a map would be made for nothing. */
function lookIn(dictionary: Dictionary): Look {
  let known: Map<string, readonly string[]> | null = null
  return (word, farther) => {
    known ??= new Map()
    const key = `${farther} ${word}`
    const found =
      known.get(key) ?? (known.size < LOOKED_UP ? dictionary.suggest(word, CORRECTIONS, farther) : [])
    known.set(key, found)
    return found
  }
}

/** Unknown words of the sentence by token index; none when the sentence is in another language. */
function unknownWords(
  sentence: Sentence,
  dictionary: Dictionary,
  own: ReadonlySet<string>,
  look: Look,
): number[] {
  const unknown: number[] = []
  let strange = 0
  let run = 0
  let longest = 0
  let last = -1
  let accented = false
  for (const i of sentence.parsed.unknown) {
    const token = sentence.tokens[i] as Token
    const slip = isProse(sentence, i) && !isKnown(token, sentence, dictionary, own)
    if (slip) unknown.push(i)
    const accent = !slip && /[^\p{ASCII}’]/u.test(token.text) && !dictionary.has(token.lower)
    if (accent) accented = true
    if (slip ? MISSPELLINGS.has(token.lower) : !accent) continue
    strange++
    run = sentence.tokens.slice(last + 1, i).some(({ kind }) => kind === 'word') ? 1 : run + 1
    last = i
    longest = Math.max(longest, run)
  }
  const { plain, english } = sentence.parsed
  const foreign =
    strange >= plain * (accented ? ACCENTED_SHARE : FOREIGN_SHARE) &&
    plain >= FOREIGN_WORDS &&
    (accented || !isEnglish(sentence))
  const quotes = longest >= FOREIGN_RUN
  if (!foreign && !quotes) return unknown
  const between = !quotes && english >= plain * ENGLISH_SHARE
  if (!accented && isMisspeltEnglish(sentence.tokens, unknown, between, dictionary, look)) return unknown
  return foreign ? [] : unknown.filter((i) => MISSPELLINGS.has(sentence.tokens[i]?.lower ?? ''))
}

/** `companies` for `companys`. */
function pluralInY(word: string, dictionary: Dictionary): string[] {
  const right = `${word.slice(0, -2)}ies`
  return /[^aeiou]ys$/.test(word) && dictionary.has(word.slice(0, -1)) && dictionary.has(right) ? [right] : []
}

/** The word at `at` where it may be a noun that has an owner: “companys newsletter”, not “companys grow”. */
function ownedAt(tokens: readonly Token[], at: number): string | null {
  const { lower, kind } = tokens[at] ?? {}
  return lower !== undefined &&
    kind === 'word' &&
    !endsPhrase(tokens, at) &&
    (isOneThing(lower) || !(isTellingVerb(lower) || /(?:ed|ly)$/.test(lower)))
    ? lower
    : null
}

/** “Halden Logistics opened a depot”: an ordinary word with a capital makes a name of the one before it. */
function isFirm(tokens: readonly Token[], i: number, dictionary: Dictionary): boolean {
  const next = tokens[i + 1]
  const behind = tokens[i + 2]
  if (next?.kind !== 'word' || !isCapitalised(next.text)) return false
  // “Friendly greetings⏎Markus Fink”: all of a line.
  if (!behind) return !dictionary.isEveryday(next.lower)
  return !dictionary.isProper(next.lower) && behind.kind === 'word' && behind.text === behind.lower
}

/** The finding of an unknown word, or `null` when it is as likely a name or a word we lack. */
function judge(
  sentence: Sentence,
  i: number,
  dictionary: Dictionary,
  look: Look,
  side: Side | null,
): Finding | null {
  const token = sentence.tokens[i] as Token
  const capital = token.text !== token.lower
  const opens = sentence.tokens.slice(0, i).every(({ kind }) => kind === 'mark' || kind === 'emoji')
  const curated = MISSPELLINGS.get(token.lower) ?? (capital && opens ? openerOf(token.lower) : undefined)
  const title = isTitleSlip(sentence, i)
  if (capital && opens && curated === undefined && isFirm(sentence.tokens, i, dictionary)) return null
  // “Mr Munday”, “Hi Ana Munday”.
  const before = sentence.tokens[i - 1]
  if (
    capital &&
    !title &&
    before &&
    (BEFORE_NAMES.has(before.lower) || (i > 1 && isCapitalised(before.text)))
  )
    return null
  if (
    capital &&
    !opens &&
    !title &&
    !LIKE_DATES.test(token.lower) &&
    !(curated !== undefined && dictionary.isProper(curated))
  )
    return null
  const plurals = pluralInY(token.lower, dictionary)
  const sure = curated !== undefined || plurals.length > 0
  if (!sure && !mayBeMended(token.lower, capital)) return null
  const farther = sure || mayHaveTwoSlips(token.lower, capital)
  // A slip on the list has one correction; only for others is the whole word list searched.
  const noun = plurals.length > 0 ? ownedAt(sentence.tokens, i + 1) : null
  const found = noun
    ? [`${token.lower.slice(0, -1)}'s`, ...plurals]
    : curated !== undefined
      ? [curated]
      : [...new Set([...plurals, ...look(token.lower, farther)])]
          // “usefull” is no “use full”, which stands before “useful”.
          .filter((word) => !word.includes(' ') || isPlausible(token.lower, word, capital, dictionary))
          .slice(0, CORRECTIONS)
  const [best] = found
  if (best === undefined) return null
  if (capital && !opens && !title && !(dictionary.isProper(best) && dictionary.isEveryday(best))) return null
  if (!sure && !isPlausible(token.lower, best, capital, dictionary)) return null
  const clear = noun
    ? !isTellingVerb(noun) && isOneThing(noun)
    : sure || isClear(sentence, i, found, dictionary)
  const safe = clear && !mayBeName(sentence, i)
  const fixes = inPlace(token, speltFor(side, found), dictionary).map(
    (text, n): Fix => ({ label: `Use “${text}”`, replacement: text, safe: safe && n === 0 }),
  )
  const first = fixes[0]
  if (first === undefined) return null
  const message = sure
    ? `“${token.text}” is spelt “${first.replacement}”.`
    : `“${token.text}” is not a word we know. Is it “${first.replacement}”?`
  return at(sentence, i, i + 1, { message, fixes })
}

export default defineRule({
  id: 'misspelling',
  dimension: 'correctness',
  severity: 'error',
  // Three of them say all there is to say about care.
  cost: { each: 6, cap: 18 },
  summary: 'A word is misspelt.',
  why: 'A misspelt word pulls the eye out of the sentence. To a stranger it is the first sign of how carefully you work.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  needs: 'unknown',
  sentence: (sentence, { dictionary, profile, locale }) => {
    if (dictionary === null) return []
    const look = lookIn(dictionary)
    const unknown = unknownWords(sentence, dictionary, ownWordsOf(profile), look)
    if (unknown.length === 0) return []
    const side = sideOfLocale(locale)
    return unknown.flatMap((i) => judge(sentence, i, dictionary, look, side) ?? [])
  },
  stands: ({ field, start, end }, doc) => {
    const word = (field === 'draft' ? doc.text : (doc[field]?.text ?? '')).slice(start, end)
    const lower = word.toLowerCase()
    return word === lower || MISSPELLINGS.has(lower) || LIKE_DATES.test(lower) || !isNamedHere(word, doc)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nDid you recieve the quote? We definately want your opinion on the shedule.',
      marks: ['recieve', 'definately', 'shedule'],
      fixed: 'Hi Ana,\n\nDid you receive the quote? We definitely want your opinion on the schedule.',
    },
    {
      draft: { subject: 'Meetign on Wensday', draft: 'It is alot of work.' },
      marks: ['Meetign', 'Wensday', 'alot'],
      fixed: 'Meeting on Wednesday',
    },
    {
      draft: 'Unfortunatly the buisness closed. It was a good oppertunity.',
      marks: ['Unfortunatly', 'buisness', 'oppertunity'],
      fixed: 'Unfortunately the business closed. It was a good opportunity.',
    },
    {
      draft: 'We discussd the finacial prodcuts. I am a Sr. Java Developper and do Talent Acquistion.',
      marks: ['discussd', 'finacial', 'prodcuts', 'Developper', 'Acquistion'],
      fixed: 'We discussed the financial products. I am a Sr. Java Developer and do Talent Acquisition.',
    },
    {
      draft: 'Meetign Wednesday at noon.',
      marks: ['Meetign'],
    },
    {
      draft: 'Our plattform integrats with you CRM adn saves tiem.',
      marks: ['plattform', 'integrats', 'adn', 'tiem'],
    },
    {
      draft: 'Ths is a tst of speling. Custmer servce is avalable evry day. Our compny hlps busineses.',
      marks: ['Ths', 'speling', 'Custmer', 'servce', 'avalable', 'evry', 'compny', 'hlps', 'busineses'],
    },
  ],
  passes: [
    {
      subject: 'Welcome to Planly!',
      draft: 'Hi Maria,\n\nPlanly plans your shifts. Open it when you are ready.\n\nThe Planly Team',
    },
    { subject: 'Halden Logistics opened a second depot', draft: 'Halden Logistics opened a depot.' },
    'Dear Ms Hale,\n\nThe pump is here and we can send it on Monday.\n\nFriendly greetings\nMarkus Fink',
    'They’d’ve come if it weren’t raining, and we couldn’t’ve known.',
    'Ask Mr. Beleive or Dr Recieve about it.',
    'Hi Jhonatan,\n\nZorbix and Kaelin use {{ prodct }}, see acme.io/recieve or mail definately@acme.io. Ok, thx, lol.',
    'Our reorgable microsite has a colour and a color, an organised and an organized list, and a rebookable slot.',
    'Wir freuen uns auf Ihre Antwort und danken herzlich. The team is happy about it, and so are we, as you know.',
    'The JSON file my_fiel.txt calls getItme(), tagged #meetign by @recieve. Yesss, sooo good, hmm.',
    'That’s Acme’s well-known, company-wide follow-up, isn’t it?',
  ],
}
