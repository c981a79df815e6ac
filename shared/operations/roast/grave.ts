/** Tells the mails that speak of a death, an illness and the like. Nobody is made fun of over those. */
import type { Doc } from '../../engine/doc.ts'
import { GRAVE_CUES, GRAVE_MATTERS, type GraveMatter, HARMLESS } from './grave-cues.ts'

/** Lower-case words with one space between. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word !== '')
    .join(' ')

/** Phrases by their first word, so that a mail is read once however many there are. */
const CUES = new Map<string, { words: readonly string[]; matter: GraveMatter | null }[]>()
const learn = (phrases: readonly string[], matter: GraveMatter | null) => {
  for (const phrase of phrases) {
    const words = plain(phrase).split(' ')
    const first = words[0] ?? ''
    CUES.set(first, [...(CUES.get(first) ?? []), { words, matter }])
  }
}
learn(HARMLESS, null)
for (const matter of Object.keys(GRAVE_MATTERS) as GraveMatter[]) learn(GRAVE_CUES[matter], matter)

/** What a mail speaks of that is no matter for jokes, quoted mail included; `null` when there is nothing. */
export function graveMatter(doc: Doc): GraveMatter | null {
  const words = plain([doc.subject?.text, doc.preheader?.text, doc.text].join(' ')).split(' ')
  for (let at = 0; at < words.length; ) {
    const cue = CUES.get(words[at] ?? '')?.find((each) =>
      each.words.every((word, i) => words[at + i] === word),
    )
    if (cue?.matter) return cue.matter
    at += cue ? cue.words.length : 1
  }
  return null
}
