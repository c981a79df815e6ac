/**
 * Prints how many milliseconds the bundled engine takes from import to its first score. Plain JavaScript, since
 * Node's own reader of TypeScript would be measured too.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const withDictionary = process.argv[2] === 'dictionary'
const start = performance.now()
const engine = await import(pathToFileURL(resolve('dist/bench/engine.js')).href)
const dictionary = withDictionary
  ? engine.openDictionary(new Uint8Array(readFileSync('dist/dictionary.bin')))
  : null
engine.score({ draft: 'Hi Ana,\n\nCould we talk about the renewal on Friday?\n\nBest,\nTom' }, undefined, {
  dictionary,
})
console.log(Math.round((performance.now() - start) * 10) / 10)
