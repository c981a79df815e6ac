/** Everything about a sentence that follows from its text alone. */
import type { ParsedSentence, Token } from './doc.ts'
import { hitsAsMeant } from './meant.ts'
import { PASSIVE_STARTS, passives } from './measures/passive.ts'
import { syllables } from './measures/syllables.ts'
import { roomForFacts } from './of-sentence.ts'
import { TABLE } from './table.ts'
import { tokenize } from './tokens.ts'
import { TRAITS, traitsOf } from './traits.ts'

/** Roles of words, as powers of two. */
const ENGLISH = 1
const YOU = 2
const WE = 4
const PASSIVE = 8

// Small words that make up about half of any English text, and hardly occur in others.
TABLE.give(
  ENGLISH,
  (
    'the a an and or but of to in on at for with by from as is are was were be been it this that these those i you he she we they me him her us them ' +
    'my your his our their its not no do does did have has had will would can could should if so just about what when how who which there ' +
    'here all any some more up out than then too very also only into over after before because hi hello thanks thank please get got new now one'
  ).split(' '),
)
TABLE.give(YOU, "you your yours you're you've you'll you'd yourself".split(' '))
TABLE.give(WE, "i we my our me us mine ours i'm i've i'll i'd we're we've we'll we'd".split(' '))

TABLE.give(PASSIVE, PASSIVE_STARTS)

/** Syllables of known words, by number, as they were met: never a word of a draft that no lexicon holds. */
const COUNTED: number[] = []

export function parseSentence(text: string): ParsedSentence {
  const tokens = tokenize(text)
  const known: number[] = []
  let roles = 0
  const unknown: number[] = []
  const parsed = { words: 0, syllables: 0, you: 0, we: 0, plain: 0, english: 0, latin: 0, traits: 0 }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    const { kind, lower } = token
    const word = TABLE.word(lower)
    known.push(word)
    parsed.traits |= traitsOf(token, tokens[i - 1], word >= 0)
    if (kind === 'word') {
      parsed.words++
      parsed.plain++
      if (lower.charCodeAt(0) < 0x250) parsed.latin++
      if (word >= 0) {
        const own = TABLE.roles(word)
        roles |= own
        if (own & ENGLISH) parsed.english++
        if (own & YOU) parsed.you++
        else if (own & WE) parsed.we++
        parsed.syllables += COUNTED[word] ??= syllables(lower)
      } else {
        parsed.syllables += syllables(lower)
        unknown.push(i)
      }
    } else if (kind === 'number' || kind === 'placeholder') {
      parsed.words++
      parsed.syllables++
    }
  }
  if (parsed.words >= 20) parsed.traits |= TRAITS.long
  if (unknown.length > 0) parsed.traits |= TRAITS.unknown
  const hits = hitsAsMeant(tokens, known, TABLE.find(tokens, known))
  let lexicons = 0
  for (const hit of hits) lexicons |= hit.lexicon.bit
  const mark = endMark(text)
  return {
    text,
    tokens,
    ...parsed,
    unknown,
    hits,
    lexicons,
    passives: roles & PASSIVE ? passives(tokens) : NO_PASSIVES,
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
    const c = text[i] as string
    if ('"\')]”’»*_'.includes(c)) continue
    if (!'.?!…:'.includes(c)) break
    if (c === '?') return c
    if (mark === '' || (mark === '.' && c === '!')) mark = c
  }
  return mark
}
