import { readFileSync } from 'node:fs'
import writeGood from 'write-good'
import { openDictionary } from '../../shared/engine/dictionary.ts'
import { evaluate, score } from '../../shared/engine/score.ts'
import { freshened, middling } from '../bench/mails.ts'

const dictionary = openDictionary(new Uint8Array(readFileSync('/tmp/dict.bin')))
const mails = middling()
const run = (n: number, f: (d: any) => void) => {
  const t: number[] = []
  for (let k = 0; k < n; k++)
    for (const m of mails) {
      const d = freshened(m, k)
      const a = performance.now()
      f(d)
      t.push(performance.now() - a)
    }
  t.splice(0, t.length >> 1)
  t.sort((x, y) => x - y)
  return (t[t.length >> 1]! * 1000).toFixed(0)
}
const w = process.argv[2]
console.log(
  w,
  run(
    200,
    w === 'wg'
      ? (d) => writeGood(d.draft)
      : w === 'evaluate'
        ? (d) => evaluate(d, undefined, { dictionary })
        : w === 'score'
          ? (d) => score(d, undefined, { dictionary })
          : (d) => JSON.stringify(score(d, undefined, { dictionary })),
  ),
)
