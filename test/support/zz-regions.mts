import { Memo } from '../../shared/engine/memo.ts'
import { parse } from '../../shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '../../shared/engine/profile.ts'
import { readCorpus } from './corpus.ts'

for (const m of readCorpus()) {
  const d = parse(m.draft, DEFAULT_PROFILE, new Memo())
  console.log('\n##', m.id, d.format)
  for (const b of d.blocks)
    console.log(
      `  ${b.region.padEnd(9)} ${b.kind.padEnd(9)} ${b.to - b.from} ${JSON.stringify(d.text.slice(b.start, b.end).slice(0, 70))}`,
    )
}
