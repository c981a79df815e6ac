import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { buildDictionary } from '/work/main/server/build/dictionary.ts'
import { openDictionary } from '/work/main/shared/engine/dictionary.ts'
import { evaluate, score } from '/work/main/shared/engine/score.ts'
import { readCorpus } from '/work/main/test/support/corpus.ts'

if (!existsSync('/tmp/dict.bin')) writeFileSync('/tmp/dict.bin', await buildDictionary())
const dictionary = openDictionary(new Uint8Array(readFileSync('/tmp/dict.bin')))
const mails = readCorpus().filter((m) => m.draft.format === 'text')
console.log(mails.length)
const mid = mails.filter((m) => {
  const w = score(m.draft).metrics.words
  return w > 100 && w < 200
})
const bench = (name: string, f: (d: any) => void, set = mid) => {
  for (let i = 0; i < 30; i++) for (const m of set) f(m.draft)
  const t: number[] = []
  for (let i = 0; i < 30; i++)
    for (const m of set) {
      const a = performance.now()
      f(m.draft)
      t.push(performance.now() - a)
    }
  t.sort((a, b) => a - b)
  console.log(
    name,
    'n',
    set.length,
    'p50',
    (t[t.length >> 1]! * 1000).toFixed(0),
    'us p95',
    (t[Math.floor(t.length * 0.95)]! * 1000).toFixed(0),
  )
}
bench('evaluate', (d) => evaluate(d, undefined, { dictionary }))
bench('score', (d) => score(d, undefined, { dictionary }))
if (process.argv[2] === 'prof') {
  for (let i = 0; i < 2000; i++) for (const m of mid) score(m.draft, undefined, { dictionary })
}
