import { ofHit } from '../../shared/engine/finding.ts'
import { Memo } from '../../shared/engine/memo.ts'
import { parse } from '../../shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '../../shared/engine/profile.ts'
import { RULES } from '../../shared/engine/rules/index.ts'
import { middling } from '../bench/mails.ts'

const docs = middling().map((d) => parse(d, DEFAULT_PROFILE, new Memo()))
const cost = new Map<string, [number, number]>()
const by = new Map<any, any[]>()
for (const r of RULES) if (r.lexicon) by.set(r.lexicon, [...(by.get(r.lexicon) ?? []), r])
let hits = 0
for (let k = 0; k < 200; k++)
  for (const d of docs)
    for (const s of d.sentences) {
      if (['quoted', 'signature', 'footer'].includes(s.region)) continue
      for (const h of s.hits)
        for (const r of by.get(h.lexicon) ?? []) {
          if (r.families && !r.families.includes(d.family)) continue
          if (k === 0) hits++
          const a = performance.now()
          r.hit ? r.hit(h, s, d) : ofHit(h, s)
          const t = performance.now() - a
          if (k > 50) {
            const c = cost.get(r.id) ?? [0, 0]
            c[0] += t
            c[1]++
            cost.set(r.id, c)
          }
        }
    }
console.log(
  'hits per mail',
  hits / docs.length,
  'total us per mail',
  ([...cost.values()].reduce((a, c) => a + c[0], 0) * 1000) / (149 * docs.length),
)
for (const [id, c] of [...cost].sort((a, b) => b[1][0] - a[1][0]).slice(0, 20))
  console.log(
    id.padEnd(24),
    ((c[0] * 1000) / (149 * docs.length)).toFixed(2),
    'us/mail',
    ((c[0] * 1000) / c[1]).toFixed(2),
    'us each',
  )
