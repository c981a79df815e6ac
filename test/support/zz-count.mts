import { readFileSync } from 'node:fs'
import { openDictionary } from '../../shared/engine/dictionary.ts'
import { Memo } from '../../shared/engine/memo.ts'
import { evaluate, score } from '../../shared/engine/score.ts'
import { readCorpus } from './corpus.ts'

const dictionary = openDictionary(new Uint8Array(readFileSync('/tmp/dict.bin')))
const mails = readCorpus().filter(
  (m) =>
    m.draft.format === 'text' &&
    m.draft.draft.split(/\s+/).length > 100 &&
    m.draft.draft.split(/\s+/).length < 200,
)
let fixes = 0,
  anns = 0
for (const m of mails) {
  const r = score(m.draft, undefined, { dictionary })
  anns += r.annotations.length
  fixes += r.annotations.reduce((n, a) => n + a.fixes.length, 0)
}
console.log('annotations', anns / mails.length, 'fixes', fixes / mails.length)
const t0: number[] = [],
  t1: number[] = [],
  t2: number[] = []
for (let k = 0; k < 60; k++)
  for (const m of mails) {
    const memo = new Memo()
    let a = performance.now()
    evaluate(m.draft, undefined, { dictionary, memo })
    let b = performance.now()
    if (k > 20) t0.push(b - a)
    const d2 = { ...m.draft, draft: m.draft.draft.replace(/ (\w+) (\w+)\./, ' $1 also $2.') }
    a = performance.now()
    evaluate(d2, undefined, { dictionary, memo })
    b = performance.now()
    if (k > 20) t1.push(b - a)
    a = performance.now()
    evaluate(d2, undefined, { dictionary, memo })
    b = performance.now()
    if (k > 20) t2.push(b - a)
  }
const med = (t: number[]) => (t.sort((x, y) => x - y)[t.length >> 1]! * 1000).toFixed(0)
console.log('fresh', med(t0), 'edit', med(t1), 'same', med(t2))
