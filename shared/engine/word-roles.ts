/** What words may do in a sentence: told of each once, where it is read, so that rules need not look it up again. */
import { MISSPELLINGS } from './lexicon/misspellings.ts'
import { VAGUE } from './lexicon/vague-words.ts'
import { DATE_WORDS } from './measures/calendar.ts'
import { ROW, SMALL_WORDS } from './measures/grammar.ts'
import { OWNER_WORDS } from './measures/owner-or-verb.ts'
import { PASSIVE_STARTS } from './measures/passive.ts'
import { FOR_ONE, LEADS } from './measures/subject-verb.ts'
import { PRONOUNS, RULING } from './measures/verb-form.ts'
import type { PhraseTable } from './phrase-table.ts'
import { PASSWORD_WORDS } from './secrets.ts'

/** Powers of two. */
export const ROLES = {
  /** A small English word. */
  english: 1,
  you: 2,
  we: 4,
  /** A passive may begin with it. */
  passive: 8,
  /** A subject may begin with it. */
  leads: 16,
  /** The form of the verb behind it may be ruled by it. */
  rules: 32,
  pronoun: 64,
  /** “that”, “which” and “who”. */
  relative: 128,
  and: 256,
  /** The name of a day or a month. */
  date: 512,
  password: 1024,
  vague: 2048,
  /** A misspelling that a list knows. */
  slip: 4096,
  // From 1 << 14 on three bits tell the row of a small word, see `measures/grammar.ts`.
  /** Behind a plural it is a slip: “refunds is”. */
  forOne: 131072,
  /** It may be taken for another: “your” for “you're”. */
  owner: 262144,
  /** In no lexicon: it has a role, and its spelling is looked at like that of any other word. */
  apart: 8192,
} as const

// Small words that make up about half of any English text, and hardly occur in others.
const ENGLISH =
  'the a an and or but of to in on at for with by from as is are was were be been it this that these those i you he she we they me him her us them ' +
  'my your his our their its not no do does did have has had will would can could should if so just about what when how who which there ' +
  'here all any some more up out than then too very also only into over after before because hi hello thanks thank please got get new now one'

/** Words that are known with their roles, lexicon or not. */
const KNOWN: readonly [role: number, words: Iterable<string>][] = [
  [ROLES.english, ENGLISH.split(' ')],
  [ROLES.you, "you your yours you're you've you'll you'd yourself".split(' ')],
  [ROLES.we, "i we my our me us mine ours i'm i've i'll i'd we're we've we'll we'd".split(' ')],
  [ROLES.passive, PASSIVE_STARTS],
]

const OTHERS: readonly [role: number, words: Iterable<string>][] = [
  [ROLES.leads, LEADS],
  [ROLES.rules, RULING],
  [ROLES.pronoun, PRONOUNS],
  [ROLES.relative, ['that', 'which', 'who']],
  [ROLES.and, ['and']],
  [ROLES.date, DATE_WORDS],
  [ROLES.password, PASSWORD_WORDS],
  [ROLES.vague, VAGUE],
  [ROLES.slip, MISSPELLINGS.keys()],
  [ROLES.forOne, FOR_ONE.keys()],
  [ROLES.owner, OWNER_WORDS],
  ...SMALL_WORDS.map((row, i): [number, string[]] => [(i + 1) * ROW, row.split(' ')]),
]

/** Gives the words of a table their roles. */
export function giveRoles(table: PhraseTable): void {
  for (const [role, words] of KNOWN) table.give(role, words)
  for (const [role, words] of OTHERS) table.give(role, words, ROLES.apart)
}
