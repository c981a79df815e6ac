/**
 * Builds `dist/dictionary.bin`, the word list behind spelling.
 *
 * Words come from the hunspell dictionaries `dictionary-en` (American) and `dictionary-en-gb` (British), so
 * that the spelling of the other side of the ocean is never a mistake. Both are SCOWL by Kevin Atkinson and
 * others, "MIT AND BSD": free to use, change and distribute, also when sold, as long as the notice in the
 * packages' `license` file goes along with the words. Added to them are our own lists: today's business
 * words, words of trades, what is everyday, and what is not to be suggested.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import american from 'dictionary-en'
import british from 'dictionary-en-gb'
import { ORDINARY, PROPER, UNSUGGESTED } from '#shared/engine/dictionary/graph.ts'
import { plain } from '#shared/engine/dictionary/plain.ts'
import { EVERYDAY } from './dictionary-everyday.ts'
import { compileGraph, type Entry } from './dictionary-graph.ts'
import { expandHunspell, type Form } from './dictionary-hunspell.ts'
import { MODERN } from './dictionary-modern.ts'
import { TRADES } from './dictionary-trades.ts'
import { BLUSHES } from './dictionary-unsuggested.ts'

/** The compiled word list; `openDictionary` of the engine reads it. The same packages give the same bytes. */
export async function buildDictionary(): Promise<Uint8Array> {
  const merged = new Map<string, Entry>()
  for (const form of allForms()) {
    const entry = entryOf(form)
    if (entry !== undefined) merged.set(entry.word, merge(merged.get(entry.word), entry))
  }
  return compileGraph([...merged.values()])
}

function* allForms(): Generator<Form> {
  const decoder = new TextDecoder()
  for (const { aff, dic } of [american, british])
    yield* expandHunspell(decoder.decode(aff), decoder.decode(dic))
  for (const word of [...MODERN, ...TRADES]) yield { stem: word, word, unsuggested: false }
}

/**
 * What the graph keeps of a form: lower case, no accents, and not the possessive, which every word has.
 * Nothing of forms with digits (`1st`), which are told by rule.
 */
function entryOf({ stem, word, unsuggested }: Form): Entry | undefined {
  const lower = plain(word.toLowerCase()).replace(/'s$/, '')
  if (!/^[a-z'-]+$/.test(lower)) return undefined
  const hidden = unsuggested || BLUSHES.has(lower)
  const kind = lower === plain(word).replace(/'s$/, '') ? ORDINARY : PROPER
  const everyday = EVERYDAY.has(lower) || EVERYDAY.has(baseOf(lower, stem.toLowerCase()))
  return { word: lower, class: hidden ? UNSUGGESTED : kind, everyday }
}

/** The stem with the prefix the word has: hunspell makes `product` and `replies` of `duct` and `ply`. */
function baseOf(word: string, stem: string): string {
  const at = word.indexOf(stem.slice(0, -1))
  return at > 0 ? word.slice(0, at) + stem : stem
}

/** One entry for a word that comes from several: also ordinary wins over only a name, and hidden over both. */
function merge(known: Entry | undefined, { word, class: kind, everyday }: Entry): Entry {
  if (known === undefined) return { word, class: kind, everyday }
  const kinds = [known.class, kind]
  const strongest = [UNSUGGESTED, ORDINARY, PROPER].find((one) => kinds.includes(one)) ?? kind
  return { word, class: strongest, everyday: known.everyday || everyday }
}

if (import.meta.main) {
  const folder = new URL('../../dist/', import.meta.url)
  await mkdir(folder, { recursive: true })
  await writeFile(new URL('dictionary.bin', folder), await buildDictionary())
}
