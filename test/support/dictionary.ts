import { loadDictionary } from '#server/dictionary.ts'

/** The product's word list, as the server loads it: built where none is that is as new as its sources. One for all files that a worker runs. */
export const dictionary = await loadDictionary()
