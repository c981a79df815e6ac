import { readFileSync } from 'node:fs'
import { type Dictionary, openDictionary } from '#shared/engine/dictionary.ts'

/** The built word list; run `npm run build` first. */
export const loadDictionary = (): Dictionary =>
  openDictionary(new Uint8Array(readFileSync('dist/dictionary.bin')))
