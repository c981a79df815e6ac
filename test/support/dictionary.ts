import { buildDictionary } from '#server/build/dictionary.ts'
import { openDictionary } from '#shared/engine/dictionary.ts'

/** The product's word list, built once for the test file that asks for it. */
export const dictionary = openDictionary(await buildDictionary())
