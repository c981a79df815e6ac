import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'wxt'

const DICTIONARY = resolve('dist/dictionary.bin')

export default defineConfig({
  srcDir: 'extension',
  outDir: 'dist/extension',
  modules: ['@wxt-dev/module-react'],
  imports: false, // every symbol is imported by name, so that the compiler and the linter see it
  manifest: {
    name: 'Sendworthy',
    description: 'Is this email worth sending? A score, the reasons and the fixes, on your own machine.',
  },
  hooks: {
    // The word list is built from the dictionary packages; see server/build/dictionary.ts.
    'build:publicAssets'(_wxt, assets) {
      if (!existsSync(DICTIONARY)) throw new Error('dist/dictionary.bin is missing; run "npm run build".')
      assets.push({ absoluteSrc: DICTIONARY, relativeDest: 'dictionary.bin' })
    },
  },
})
