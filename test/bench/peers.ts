/** The tools Sendworthy is measured against, each as a function from text to a number of findings. */
import { binaryInlined } from 'harper.js/binaryInlined'
import { LocalLinter } from 'harper.js'
import { retext } from 'retext'
import retextContractions from 'retext-contractions'
import retextEquality from 'retext-equality'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextIntensify from 'retext-intensify'
import retextPassive from 'retext-passive'
import retextReadability from 'retext-readability'
import retextRepeatedWords from 'retext-repeated-words'
import retextSimplify from 'retext-simplify'
import retextSpell from 'retext-spell'
import dictionaryEn from 'dictionary-en'
import writeGood from 'write-good'
import type { Draft } from '#shared/engine/draft.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { loadDictionary } from './load-dictionary.ts'

export interface Peer {
  name: string
  /** Loads the tool; what it gives checks one draft and counts the findings. */
  open: () => Promise<(draft: Draft) => number | Promise<number>>
}

export const PEERS: readonly Peer[] = [
  {
    name: 'sendworthy',
    open: async () => {
      const dictionary = loadDictionary()
      return (draft) => score(draft, DEFAULT_PROFILE, { dictionary }).annotations.length
    },
  },
  { name: 'write-good', open: async () => (draft) => writeGood(draft.draft).length },
  {
    name: 'retext',
    open: async () => {
      const stack = retext()
        .use(retextContractions)
        .use(retextEquality)
        .use(retextIndefiniteArticle)
        .use(retextIntensify)
        .use(retextPassive)
        .use(retextReadability)
        .use(retextRepeatedWords)
        .use(retextSimplify)
        .use(retextSpell, { dictionary: dictionaryEn })
      return async (draft) => (await stack.process(draft.draft)).messages.length
    },
  },
  {
    name: 'harper.js',
    open: async () => {
      const linter = new LocalLinter({ binary: binaryInlined })
      await linter.setup()
      return async (draft) => (await linter.lint(draft.draft)).length
    },
  },
]
