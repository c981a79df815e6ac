/** What a look-up, a correction and the opening of the word list take. `node test/bench/dictionary.ts` runs this part alone. */
import { readFileSync } from 'node:fs'
import { openDictionary } from '#shared/engine/dictionary.ts'
import typos from '../fixtures/typos.json' with { type: 'json' }
import { loadDictionary } from './load-dictionary.ts'
import { table, timed, timingOf } from './timing.ts'

/** Words that are near to very many others, or that have many parts. */
const HARD = [
  'oersi',
  'aaaaa',
  'eeeeeeeeeeee',
  'enintsrssisiraeett',
  'sssssssssssssssssssssss',
  "s's's's's's",
  'a-a-a-b-zzzzz',
]
const ROUNDS = 10

/** Microseconds; `most` is what 95 of 100 may take on a machine of two common cores. */
export async function dictionary(): Promise<Record<string, number>> {
  const words = loadDictionary()
  const bytes = new Uint8Array(readFileSync('dist/dictionary.bin'))
  const meant = typos.map(([, word = '']) => word)
  const opening = await p95([() => openDictionary(bytes)])
  const lookup = (await p95([() => meant.map(words.has)])) / meant.length
  const correction = await p95(
    typos.map(
      ([typo = '']) =>
        () =>
          words.suggest(typo, 5),
    ),
  )
  const hardest = await p95(HARD.map((word) => () => words.suggest(word, 5)))
  const rows: [what: string, us: number, most: number][] = [
    ['opening', opening, 5000],
    ['look-up', lookup, 0.5],
    ['correction', correction, 1000],
    ['hardest corrections', hardest, 5000],
  ]
  console.log('\nWord list, microseconds of 95 of 100')
  console.log(
    table(
      ['', 'µs', 'at most', ''],
      rows.map(([what, us, most]) => [what, us.toFixed(2), most, us <= most ? 'within' : 'OVER']),
    ),
  )
  return { opening, lookup, correction, hardest }
}

/** Microseconds that 95 of 100 runs take, each at the best of several rounds. */
async function p95(runs: readonly (() => unknown)[]): Promise<number> {
  const best: number[] = []
  for (const run of runs) {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await timed(run))
    best.push(Math.min(...rounds))
  }
  return timingOf(best).p95
}

if (import.meta.main) await dictionary()
