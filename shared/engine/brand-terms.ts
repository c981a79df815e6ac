/** The words a brand bans or prefers, compiled once for each voice. They are data: `(`, `|` and `*` mean themselves. */
import type { Sentence } from './doc.ts'
import { capitalised } from './edit.ts'
import { type Hit, PhraseTable } from './phrase-table.ts'
import { lexiconOf, literalPhrase, type Phrase } from './phrases.ts'
import type { BrandVoice } from './profile.ts'
import type { Finding } from './rule.ts'
import { isName, swap } from './swap.ts'
import { tokenize } from './tokens.ts'
import { unicode } from './unicode.ts'

interface Tables {
  banned: PhraseTable
  preferred: PhraseTable
}

const compiled = new WeakMap<BrandVoice, Tables>()

function tablesOf(voice: BrandVoice): Tables {
  let tables = compiled.get(voice)
  if (!tables) {
    const banned = voice.banned.flatMap(({ term, use, reason }) => phrases(term, use, reason ?? ''))
    const preferred = voice.preferred.flatMap(({ term, instead_of }) =>
      instead_of.flatMap((other) => phrases(other, term, '')),
    )
    tables = { banned: table('banned-terms', banned), preferred: table('preferred-terms', preferred) }
    compiled.set(voice, tables)
  }
  return tables
}

const table = (id: string, phrases: readonly Phrase[]) => new PhraseTable([lexiconOf(id, phrases)])

/** Banned words in a sentence. `note` is the reason, `use` the word to put instead, when there is one. */
export const bannedIn = (voice: BrandVoice, sentence: Sentence): Hit[] =>
  voice.banned.length === 0 ? [] : tablesOf(voice).banned.find(sentence.tokens)

/** Words in a sentence that the brand has another word for. */
export const dispreferredIn = (voice: BrandVoice, sentence: Sentence): Hit[] =>
  voice.preferred.length === 0 ? [] : tablesOf(voice).preferred.find(sentence.tokens)

/** The finding of such a word. With a capital of its own it may be part of a name, and a person has to look. */
export function swapTerm(hit: Hit, sentence: Sentence): Finding {
  const finding = swap(hit, sentence)
  const safe = !isName(hit, sentence)
  // “ASAP” becomes “soon” where nothing else is shouted.
  const shouts = sentence.text === sentence.text.toUpperCase()
  const fixes = (finding.fixes ?? []).map((fix) => {
    const use = shouts ? undefined : hit.entry.use.find((term) => term.toUpperCase() === fix.replacement)
    if (use === undefined) return { ...fix, safe: fix.safe && safe }
    const replacement = hit.from === 0 ? capitalised(use) : use
    return { label: `Use “${replacement}”`, replacement, safe: fix.safe && safe }
  })
  return { ...finding, fixes }
}

/** A term with its plural, its possessive and its other spelling with or without hyphens. */
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
  return forms.flatMap(([found, instead]) =>
    spellings(found).map((each) => literalPhrase(each, instead === null ? [] : [instead], note)),
  )
}

function inLastWord(words: readonly string[], change: (word: string) => string | null): string[] | null {
  const last = change(words.at(-1) ?? '')
  return last === null ? null : [...words.slice(0, -1), last]
}

/** `box` → `boxes`, `party` → `parties`; verbs take the same ending. `null` for what is plural or no word. */
function plural(text: string): string | null {
  if (!/[a-z]{2}$/i.test(text) || /(?:[^su]s|us)$/i.test(text)) return null
  if (/(?:ss|x|z|ch|sh)$/i.test(text)) return `${text}es`
  return /[^aeiou]y$/i.test(text) ? `${text.slice(0, -1)}ies` : `${text}s`
}

/** `clients` → `client`, `parties` → `party`, `boxes` → `box`. `null` for what is no simple plural. */
function singular(text: string): string | null {
  if (!/[a-z]{2}[^siux']s$/i.test(text)) return null
  if (/[a-z]{2}ies$/i.test(text)) return `${text.slice(0, -3)}y`
  return text.slice(0, /(?:ss|x|z|ch|sh)es$/i.test(text) ? -2 : -1)
}

const possessive = (text: string): string | null =>
  unicode`\p{L}$`.test(text) && !text.endsWith('s') ? `${text}'s` : null

/** `world-class` and `world class`. */
function spellings(words: readonly string[]): string[] {
  const written = words.join(' ')
  const apart = written.replaceAll('-', ' ')
  const joined = unicode`^[\p{L}\p{N}' ]+$`.test(apart) ? [apart, apart.replaceAll(' ', '-')] : []
  return [...new Set([written, ...joined])]
}
