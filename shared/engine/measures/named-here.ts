import type { Doc } from '../doc.ts'

/** Whether a word is a name in this mail: it has a capital where no sentence begins, “The Planly Team”. */
export const isNamedHere = (word: string, { subject, sentences }: Doc): boolean =>
  [...sentences, ...(subject ? [subject] : [])].some(({ tokens }) =>
    tokens.some(({ text }, i) => text === word && tokens[i - 1]?.kind === 'word'),
  )
