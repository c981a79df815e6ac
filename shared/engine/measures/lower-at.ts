import type { Token } from '../doc.ts'

/** The word or mark at a place, in lower case; '' outside the sentence. */
export const lowerAt = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? ''
