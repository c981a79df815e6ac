/** How long each operation takes for a mail of 300 words. `node test/bench/operations.ts` runs this part alone. */
import type { Draft } from '#shared/engine/draft.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { plainRequest } from '../support/operation-requests.ts'
import { loadDictionary } from './load-dictionary.ts'
import { corpusMails, generatedMails, WORDS } from './long-mails.ts'
import { freshened } from './mails.ts'
import { type Timing, table, timed, timingOf } from './timing.ts'

const WARM_UP = 60
/** Calls over the mails of the corpus; generated ones are called once each. */
const SAMPLES = 240
/** Milliseconds that 95 of 100 calls may take at most. */
const TARGET = 30

/** Milliseconds by operation. */
export async function operations(): Promise<Record<string, Record<string, Timing>>> {
  const context = { profile: DEFAULT_PROFILE, dictionary: loadDictionary() }
  const populations = { corpus: corpusMails(), generated: generatedMails() }
  const all: readonly ServedOperation[] = OPERATIONS
  const measured: Record<string, Record<keyof typeof populations, Timing>> = {}
  for (const { contract, read } of all) {
    const once = async (mail: Draft, turn: number) => {
      // Another word in every sentence: nothing may be answered from what was read before.
      const reading = read(plainRequest(contract, freshened(mail, turn)))
      return reading.ok
        ? timed(async () => JSON.stringify(await reading.request.answer(context)))
        : Number.NaN
    }
    const timings = async (mails: readonly Draft[], count: number) => {
      const samples: number[] = []
      for (let turn = 0; turn < WARM_UP + count; turn++) {
        const mail = mails[turn % mails.length]
        if (!mail) break
        // Every sample counts as it came: a pause to collect rubbish is the operation's own.
        const us = await once(mail, turn)
        if (turn >= WARM_UP) samples.push(us / 1000)
      }
      return timingOf(samples.filter((us) => !Number.isNaN(us)))
    }
    measured[contract.name] = {
      corpus: await timings(populations.corpus, SAMPLES),
      generated: await timings(populations.generated, populations.generated.length),
    }
  }
  console.log(`\nOperations at ${WORDS} words, milliseconds (95 of 100 within ${TARGET})`)
  console.log(
    table(
      ['operation', 'corpus n', 'p50', 'p95', '', 'generated n', 'p50', 'p95', ''],
      Object.entries(measured).map(([name, { corpus, generated }]) => [
        name,
        ...[corpus, generated].flatMap(({ n, p50, p95 }) => [
          n,
          p50.toFixed(1),
          p95.toFixed(1),
          p95 <= TARGET ? 'within' : 'OVER',
        ]),
      ]),
    ),
  )
  return measured
}

if (import.meta.main) await operations()
