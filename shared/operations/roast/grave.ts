/** Tells the mails that speak of a death, an illness and the like. Nobody is made fun of over those. */
import type { Doc } from '../../engine/doc.ts'
import { lazy } from '../../engine/lazy.ts'
import { DATES } from '../../engine/measures/reader-facts.ts'
import {
  ANIMALS,
  GRAVE_CUES,
  GRAVE_MATTERS,
  type GraveMatter,
  HARMLESS,
  LEVERS,
  NAME,
  PEOPLE,
} from './grave-cues.ts'

const wordsOf = (text: string): string[] =>
  text
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word !== '')

interface Cue {
  words: readonly string[]
  matter: GraveMatter | null
}

const cuesOf = (phrases: readonly string[], matter: GraveMatter | null): Cue[] =>
  phrases.map((phrase) => ({
    words: phrase.split(' ').flatMap((word) => (word === NAME ? NAME : wordsOf(word))),
    matter,
  }))

/** Phrases by their first word, so that a mail is read once however many there are. */
const cues = lazy(() => {
  const matters = Object.keys(GRAVE_MATTERS) as GraveMatter[]
  const all = [...cuesOf(HARMLESS, null), ...matters.flatMap((matter) => cuesOf(GRAVE_CUES[matter], matter))]
  return Map.groupBy(all, ({ words }) => words[0] ?? '')
})

const isName = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word) && !DATES.has(word.toLowerCase())

/** Mail that may hold a death over its reader. */
const ASKS_FOR_MONEY: ReadonlySet<string> = new Set(['fundraising', 'promotional'])
/** Rules that find it pushing them with it. */
const PUSHES = ['guilt-trip', 'pressure', 'rudeness', 'pressing-subject']

const textOf = (doc: Doc): string[] => wordsOf([doc.subject?.text, doc.preheader?.text, doc.text].join(' '))

/** “Donate now or he dies!!!”, over a dog: whether an appeal uses the death of an animal as a lever. `rules` found something in it. */
function isLever(doc: Doc, rules: ReadonlySet<string>): boolean {
  if (!ASKS_FOR_MONEY.has(doc.kind) || !PUSHES.some((rule) => rules.has(rule))) return false
  const words = new Set(textOf(doc).map((word) => word.toLowerCase()))
  const names = (list: ReadonlySet<string>) => [...list].some((word) => words.has(word))
  return names(ANIMALS) && !names(PEOPLE)
}

/**
 * What a mail speaks of that is no matter for jokes, quoted mail included; `null` when there is nothing. `lever` tells
 * that it pushes its reader with the death of an animal: the copy may hear about it, in lines that speak of no death.
 */
export function graveMatter(
  doc: Doc,
  rules: ReadonlySet<string>,
): { matter: GraveMatter | null; lever: boolean } {
  const written = textOf(doc)
  const words = written.map((word) => word.toLowerCase())
  const fits = (word: string, at: number) => (word === NAME ? isName(written[at] ?? '') : words[at] === word)
  let lever = false
  for (let at = 0; at < words.length; ) {
    const cue = cues()
      .get(words[at] ?? '')
      ?.find((each) => each.words.every((word, i) => fits(word, at + i)))
    if (cue?.matter) {
      lever = LEVERS.has(cue.words.join(' ')) && (lever || isLever(doc, rules))
      if (!lever) return { matter: cue.matter, lever }
    }
    at += cue ? cue.words.length : 1
  }
  return { matter: null, lever }
}
