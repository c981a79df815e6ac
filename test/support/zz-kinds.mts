import { Memo } from '../../shared/engine/memo.ts'
import { parse } from '../../shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '../../shared/engine/profile.ts'
import { readCorpus } from './corpus.ts'

let ok = 0,
  fam = 0,
  n = 0

import { kindOf } from '../../shared/engine/kinds.ts'

for (const m of readCorpus()) {
  const d = parse({ ...m.draft, kind: 'auto' }, DEFAULT_PROFILE, new Memo())
  n++
  if (d.kind === m.kind) ok++
  if (d.family === kindOf(m.kind as any).family) fam++
  console.log(d.kind === m.kind ? ' ' : 'X', m.id, '->', d.kind, d.kindConfidence, d.english)
  if (process.argv[2] && m.id.includes(process.argv[2])) {
    for (const b of d.blocks)
      console.log('   ', b.region, b.kind, JSON.stringify(d.text.slice(b.start, b.end).slice(0, 100)))
  }
}
console.log(ok, fam, n)
