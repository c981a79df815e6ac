/** The words a brand bans or prefers, compiled once for each voice. They are data: `(`, `|` and `*` mean themselves. */
import type { Sentence } from './doc.ts'
import { capitalised } from './edit.ts'
import { textOf } from './finding.ts'
import { formsOf } from './measures/conjugation.ts'
import { pluralOf } from './measures/known-noun.ts'
import { singularOf } from './measures/nouns.ts'
import { type Hit, PhraseTable } from './phrase-table.ts'
import { lexiconOf, literalPhrase, type Phrase } from './phrases.ts'
import type { BrandVoice } from './profile.ts'
import type { Finding } from './rule.ts'
import { isName, isProperName, swap } from './swap.ts'
import { tokenize } from './tokens.ts'
import { unicode } from './unicode.ts'

interface Tables {
  banned: PhraseTable
  preferred: PhraseTable
  /** Terms that have a capital of their own. */
  names: readonly string[]
}

const compiled = new WeakMap<BrandVoice, Tables>()

function tablesOf(voice: BrandVoice): Tables {
  let tables = compiled.get(voice)
  if (!tables) {
    const banned = voice.banned.flatMap(({ term, use, reason }) => phrases(term, use, reason ?? ''))
    const preferred = voice.preferred.flatMap(({ term, instead_of }) =>
      instead_of.flatMap((other) => phrases(other, term, '')),
    )
    const terms = [...voice.banned.map(({ term }) => term), ...voice.preferred.flatMap((p) => p.instead_of)]
    tables = {
      banned: table('banned-terms', banned),
      preferred: table('preferred-terms', preferred),
      names: terms.filter((term) => /[A-Z]/.test(term)),
    }
    compiled.set(voice, tables)
  }
  return tables
}

const table = (id: string, phrases: readonly Phrase[]) => new PhraseTable([lexiconOf(id, phrases)])

/** Banned words in a sentence. `note` is the reason, `use` the word to put instead, when there is one. */
export const bannedIn = (voice: BrandVoice, sentence: Sentence): Hit[] => termsIn(voice, 'banned', sentence)

/** Words in a sentence that the brand has another word for. */
export const dispreferredIn = (voice: BrandVoice, sentence: Sentence): Hit[] =>
  termsIn(voice, 'preferred', sentence)

/** “Client Services Ltd” and “@client” are called so, whatever a brand says instead of “client”; not so a name it bans itself. */
function termsIn(voice: BrandVoice, which: 'banned' | 'preferred', sentence: Sentence): Hit[] {
  if (voice[which].length === 0) return []
  const tables = tablesOf(voice)
  return tables[which].find(sentence.tokens).filter((hit) => {
    if (sentence.tokens[hit.from - 1]?.text === '@') return false
    const text = textOf(sentence, hit.from, hit.to)
    return !isProperName(hit, sentence) || tables.names.some((name) => text.startsWith(name))
  })
}

/** The finding of such a word. With a capital of its own it may be part of a name, and a person has to look. */
export function swapTerm(hit: Hit, sentence: Sentence): Finding {
  const finding = swap(hit, sentence)
  const safe = !isName(hit, sentence)
  // “ASAP” becomes “soon” where nothing else is shouted.
  const shouts = sentence.text === sentence.text.toUpperCase()
  // “A users group”: behind “a” the plural is half of another word, and “a people group” is none.
  const { tokens } = sentence
  const one =
    /^an?$/.test(tokens[hit.from - 1]?.lower ?? '') && singular(tokens[hit.to - 1]?.lower ?? '') !== null
  const fitting = finding.fixes?.filter(({ replacement }) => !one || singular(replacement) !== null) ?? []
  const fixes = fitting.map((fix) => {
    const use = shouts ? undefined : hit.entry.use.find((term) => term.toUpperCase() === fix.replacement)
    if (use === undefined) return { ...fix, safe: fix.safe && safe }
    const replacement = hit.from === 0 ? capitalised(use) : use
    return { label: `Use “${replacement}”`, replacement, safe: fix.safe && safe }
  })
  return { ...finding, fixes }
}

/** A term with its plural, its possessive, the forms of its verb (“logged in”) and its other spelling with or without hyphens. */
function phrases(term: string, use: string | null, note: string): Phrase[] {
  const words = tokenize(term).map(({ lower }) => lower)
  if (words.length === 0) return []
  const forms: (readonly [string[], string | null])[] = [[words, use]]
  // The one number or the other: the singular of a plural made here would be another word (“replie”).
  for (const changes of [[plural, singular], [possessive]])
    for (const [form, instead] of [...forms])
      for (const change of changes) {
        const other = inLastWord(form, change)
        const changed = instead === null ? null : change(instead)
        if (other !== null && (use === null || changed !== null)) forms.push([other, changed])
      }
  const all = forms.map(([found, instead]) => [found, instead === null ? [] : [instead]] as const)
  if (words.length > 1 && VERBAL.test(term) && VERBAL.test(use ?? '')) {
    const [own, others] = [formsOf(words.join(' ')), use === null ? [] : formsOf(use)]
    // “Reached out” is past and participle, and “wrote” is not “written”: there a person chooses.
    for (const form of new Set(own.slice(1)))
      all.push([form.split(' '), [...new Set(others.filter((_, i) => own[i] === form))]])
  }
  return all.flatMap(([found, instead]) => spellings(found).map((each) => literalPhrase(each, instead, note)))
}

/** A word that may be a verb, and what surely begins with one: “log in”, “reach out to”. */
const VERBAL = /^\S*$| (?:in|on|up|out|off|down|over|back|to|with|for|about)$/i

function inLastWord(words: readonly string[], change: (word: string) => string | null): string[] | null {
  const last = change(words.at(-1) ?? '')
  return last === null ? null : [...words.slice(0, -1), last]
}

/** `box` → `boxes`, `party` → `parties`; verbs take the same ending. `null` for what is plural or no word. */
const plural = (text: string): string | null =>
  /[a-z]{2}$/i.test(text) && !/(?:[^su]s|us)$/i.test(text) ? pluralOf(text) : null

/** `clients` → `client`, `parties` → `party`, `boxes` → `box`. `null` for what is no simple plural. */
const singular = (text: string): string | null => (/[a-z]{2}[^siux']s$/i.test(text) ? singularOf(text) : null)

const possessive = (text: string): string | null =>
  unicode`\p{L}$`.test(text) && !text.endsWith('s') ? `${text}'s` : null

/** `world-class` and `world class`. */
function spellings(words: readonly string[]): string[] {
  const written = words.join(' ')
  const apart = written.replaceAll('-', ' ')
  const joined = unicode`^[\p{L}\p{N}' ]+$`.test(apart) ? [apart, apart.replaceAll(' ', '-')] : []
  return [...new Set([written, ...joined])]
}
