/** The tools Sendworthy is measured against, each as a function from text to a number of findings. */
import type { Draft } from '#shared/engine/draft.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { loadDictionary } from './load-dictionary.ts'

interface Peer {
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
  {
    name: 'sendworthy, all weighed',
    open: async () => {
      const dictionary = loadDictionary()
      return (draft) => {
        const report = score(draft, DEFAULT_PROFILE, { dictionary })
        // Fixes are weighed and the smallest set is found when they are read: so the API sends them.
        JSON.stringify(report)
        return report.annotations.length
      }
    },
  },
  {
    name: 'write-good',
    open: async () => {
      const { default: writeGood } = await import('write-good')
      return (draft) => writeGood(draft.draft).length
    },
  },
  { name: 'retext', open: async () => (await import('./retext.ts')).open() },
  {
    name: 'harper.js',
    open: async () => {
      const { LocalLinter } = await import('harper.js')
      const { binaryInlined } = await import('harper.js/binaryInlined')
      const linter = new LocalLinter({ binary: binaryInlined })
      await linter.setup()
      return async (draft) => (await linter.lint(draft.draft)).length
    },
  },
]
