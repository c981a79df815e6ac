/** Tells the mails that speak of a death, an illness and the like. Nobody is made fun of over those. */
import type { Doc } from '../../engine/doc.ts'
import { DAYS_AND_MONTHS, GRAVE_CUES, GRAVE_MATTERS, type GraveMatter, HARMLESS, NAME } from './grave-cues.ts'

const wordsOf = (text: string): string[] =>
  text
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word !== '')

/** Phrases by their first word, so that a mail is read once however many there are. */
const CUES = new Map<string, { words: readonly string[]; matter: GraveMatter | null }[]>()
const learn = (phrases: readonly string[], matter: GraveMatter | null) => {
  for (const phrase of phrases) {
    const words = phrase.split(' ').flatMap((word) => (word === NAME ? NAME : wordsOf(word)))
    const first = words[0] ?? ''
    CUES.set(first, [...(CUES.get(first) ?? []), { words, matter }])
  }
}
learn(HARMLESS, null)
for (const matter of Object.keys(GRAVE_MATTERS) as GraveMatter[]) learn(GRAVE_CUES[matter], matter)

const isName = (word: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(word) && !DAYS_AND_MONTHS.has(word.toLowerCase())

/** What a mail speaks of that is no matter for jokes, quoted mail included; `null` when there is nothing. */
export function graveMatter(doc: Doc): GraveMatter | null {
  const written = wordsOf([doc.subject?.text, doc.preheader?.text, doc.text].join(' '))
  const words = written.map((word) => word.toLowerCase())
  const fits = (word: string, at: number) => (word === NAME ? isName(written[at] ?? '') : words[at] === word)
  for (let at = 0; at < words.length; ) {
    const cue = CUES.get(words[at] ?? '')?.find((each) => each.words.every((word, i) => fits(word, at + i)))
    if (cue?.matter) return cue.matter
    at += cue ? cue.words.length : 1
  }
  return null
}
