import type { Draft } from '#shared/engine/draft.ts'
import { readCorpus } from '../support/corpus.ts'

/** The text mails of the corpus with 100 to 200 words. */
export const middling = (): Draft[] =>
  readCorpus()
    .map((m) => m.draft)
    .filter((d) => d.format === 'text')
    .filter((d) => {
      const words = d.draft.split(/\s+/).length
      return words >= 100 && words <= 200
    })

const FILLERS =
  'today soon again early late nearby first twice almost maybe here there often alone later'.split(' ')

/**
 * The mail with a word more in every sentence, another for every `turn`: no engine may live off the
 * answers it remembers.
 */
export const freshened = (draft: Draft, turn: number): Draft => {
  const word = `${FILLERS[turn % FILLERS.length]} ${FILLERS[Math.floor(turn / FILLERS.length) % FILLERS.length]}`
  return { ...draft, draft: draft.draft.replaceAll(/(\w)([.?!])(\s)/g, `$1 ${word}$2$3`) }
}
