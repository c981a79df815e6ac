import { readFileSync } from 'node:fs'
import { openDictionary } from '../../shared/engine/dictionary.ts'
import { Memo } from '../../shared/engine/memo.ts'
import { parse } from '../../shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '../../shared/engine/profile.ts'
import { RULES } from '../../shared/engine/rules/index.ts'
import { middling } from '../bench/mails.ts'

const dictionary = openDictionary(new Uint8Array(readFileSync('/tmp/dict.bin')))
const docs = middling().map((d) => parse(d, DEFAULT_PROFILE, new Memo(), dictionary))
const rows: [string, string, number][] = []
const N = 150
for (const rule of RULES) {
  for (const how of ['sentence', 'check'] as const) {
    const f = rule[how] as any
    if (!f) continue
    if (rule.dimension === 'brand_voice') continue
    let best = 1e9
    for (let rep = 0; rep < 5; rep++) {
      let n = 0
      const a = performance.now()
      for (let k = 0; k < N / 5; k++)
        for (const d of docs) {
          if (rule.families && !rule.families.includes(d.family)) continue
          if (rule.kinds && !rule.kinds.includes(d.kind)) continue
          if (how === 'check') {
            f(d)
            n++
          } else {
            n++
            for (const s of d.sentences)
              if (s.region !== 'quoted' && s.region !== 'signature' && s.region !== 'footer') f(s, d)
          }
        }
      if (n) best = Math.min(best, ((performance.now() - a) * 1000) / (docs.length * (N / 5)))
    }
    if (best < 1e9) rows.push([rule.id, how, best])
  }
}
rows.sort((a, b) => b[2] - a[2])
const total = (h: string) => rows.filter((r) => r[1] === h).reduce((a, r) => a + r[2], 0)
console.log(
  'us per mail: sentence',
  total('sentence').toFixed(0),
  rows.filter((r) => r[1] === 'sentence').length,
  'check',
  total('check').toFixed(0),
  rows.filter((r) => r[1] === 'check').length,
)
for (const r of rows.slice(0, 45)) console.log(r[2].toFixed(2).padStart(7), r[1].padEnd(9), r[0])
