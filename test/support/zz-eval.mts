import { readFileSync } from 'node:fs'
import writeGood from 'write-good'
import { openDictionary } from '../../shared/engine/dictionary.ts'
import { evaluate } from '../../shared/engine/score.ts'
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
if (process.argv[2] !== 'prof')
  console.log(
    'write-good',
    run(40, (d) => writeGood(d.draft)),
  )
console.log(
  'evaluate',
  run(process.argv[2] ? 200 : 80, (d) => evaluate(d, undefined, { dictionary })),
)
