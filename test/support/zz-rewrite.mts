import { readFileSync } from 'node:fs'
import { openDictionary } from '../../shared/engine/dictionary.ts'
import { DEFAULT_PROFILE } from '../../shared/engine/profile.ts'
import { contract } from '../../shared/operations/rewrite/contract.ts'
import { local } from '../../shared/operations/rewrite/local.ts'
import { readCorpus } from './corpus.ts'

const dictionary = openDictionary(new Uint8Array(readFileSync('/tmp/dict.bin')))
for (const m of readCorpus()) {
  if (process.argv[2] && !m.id.includes(process.argv[2])) continue
  const input = contract.input.parse({ ...m.draft })
  const t = performance.now()
  const out = local(input, { profile: DEFAULT_PROFILE, dictionary })
  const ms = performance.now() - t
  const v = out.result.variants[0]!
  const again = local(
    contract.input.parse({
      ...m.draft,
      draft: v.draft,
      subject: v.subject ?? undefined,
      preheader: v.preheader ?? undefined,
    }),
    { profile: DEFAULT_PROFILE, dictionary },
  ).result.variants[0]!
  console.log(
    `\n#### ${m.id} ${v.score_before} -> ${v.score} (${v.changes.length} changes, ${ms.toFixed(1)} ms) ${again.changes.length ? 'NOT SETTLED ' + JSON.stringify(again.changes.map((c) => [c.rule_id, c.before, c.after])) : ''} ${out.result.unchanged_reason ?? ''} ${JSON.stringify(v.facts)}`,
  )
  if (m.draft.subject !== v.subject && v.subject !== null)
    console.log('SUBJECT', m.draft.subject, '=>', v.subject)
  for (const c of v.changes)
    console.log('  -', c.type, c.rule_id, JSON.stringify(c.before), '=>', JSON.stringify(c.after))
  if (m.draft.format === 'text' && process.argv[2]) console.log(v.draft)
}
