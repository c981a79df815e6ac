/** How long each operation takes for a mail of 300 words. `node test/bench/operations.ts` runs this part alone. */
import type { Draft } from '#shared/engine/draft.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { readCorpus } from '../support/corpus.ts'
import { plainRequest } from '../support/operation-requests.ts'
import { loadDictionary } from './load-dictionary.ts'
import { freshened } from './mails.ts'
import { type Timing, table, timed, timingOf } from './timing.ts'

const WORDS = 300
const SAMPLES = 240
const WARM_UP = 60
/** Milliseconds that 95 of 100 calls may take at most. */
const TARGET = 30

const wordsOf = (text: string) => text.split(/\s+/).length

/** The text mails of the corpus, each made as long as wanted with paragraphs of the next ones. */
function longMails(): Draft[] {
  const mails = readCorpus()
    .map(({ draft }) => draft)
    .filter(({ format }) => format === 'text')
  return mails.map((mail, index) => {
    const own = mail.draft.split('\n\n')
    const others = [...mails.slice(index + 1), ...mails].flatMap(({ draft }) =>
      draft.split('\n\n').slice(1, -1),
    )
    const middle = own.slice(0, -1)
    for (const part of others) {
      if (wordsOf([...middle, ...own.slice(-1)].join(' ')) >= WORDS) break
      middle.push(part)
    }
    return { ...mail, draft: [...middle, ...own.slice(-1)].join('\n\n') }
  })
}

/** Milliseconds by operation. */
export async function operations(): Promise<Record<string, Timing>> {
  const context = { profile: DEFAULT_PROFILE, dictionary: loadDictionary() }
  const mails = longMails().filter(({ draft }) => wordsOf(draft) < WORDS * 1.3)
  const all: readonly ServedOperation[] = OPERATIONS
  const measured: Record<string, Timing> = {}
  for (const { contract, read } of all) {
    const samples: number[] = []
    const once = async (mail: Draft, turn: number) => {
      // Another word in every sentence: nothing may be answered from what was read before.
      const reading = read(plainRequest(contract, freshened(mail, turn)))
      return reading.ok ? timed(() => JSON.stringify(reading.request.answer(context))) : Number.NaN
    }
    for (let turn = 0; turn < WARM_UP + SAMPLES; turn++) {
      const mail = mails[turn % mails.length]
      if (!mail) break
      // Every sample counts as it came: a pause to collect rubbish is the operation's own.
      const us = await once(mail, turn)
      if (turn >= WARM_UP) samples.push(us / 1000)
    }
    measured[contract.name] = timingOf(samples)
  }
  console.log(`\nOperations at ${WORDS} words, milliseconds (95 of 100 within ${TARGET})`)
  console.log(
    table(
      ['operation', 'n', 'p50', 'p95', ''],
      Object.entries(measured).map(([name, { n, p50, p95 }]) => [
        name,
        n,
        p50.toFixed(1),
        p95.toFixed(1),
        p95 <= TARGET ? 'within' : 'OVER',
      ]),
    ),
  )
  return measured
}

if (import.meta.main) await operations()
