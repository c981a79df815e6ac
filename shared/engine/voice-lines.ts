/** What a brand voice speaks of: subject, preheader and everything the sender wrote for this mail. */
import type { Doc, Sentence } from './doc.ts'
import { isAuthored } from './swap.ts'

/** Subject and preheader, where given, and the sentences outside signature, footer and quoted thread. */
export const linesOf = ({ subject, preheader, sentences }: Doc): Sentence[] => [
  ...(subject ? [subject] : []),
  ...(preheader ? [preheader] : []),
  ...sentences.filter(isAuthored),
]
