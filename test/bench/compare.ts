/** Sendworthy and its peers on the same mails, turn by turn in one run. */
import { execFileSync } from 'node:child_process'
import { Memo } from '#shared/engine/memo.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import { score } from '#shared/engine/score.ts'
import { readCorpus } from '../support/corpus.ts'
import { loadDictionary } from './load-dictionary.ts'
import { PEERS } from './peers.ts'
import { type Timing, table, timed, timingOf } from './timing.ts'

/** Slow peers run fewer rounds; each round takes every mail once. */
const ROUNDS: Record<string, number> = { sendworthy: 60, 'write-good': 60, retext: 3, 'harper.js': 2 }

export async function compare(): Promise<Record<string, unknown>> {
  const mails = readCorpus().filter((m) => m.draft.format === 'text')
  const words = (draft: (typeof mails)[number]['draft']) => draft.draft.split(/\s+/).length
  const middling = mails.filter((m) => words(m.draft) >= 100 && words(m.draft) <= 200)
  const samples = new Map<string, number[]>()
  const findings = new Map<string, number>()
  const open = await Promise.all(PEERS.map(async (peer) => ({ name: peer.name, run: await peer.open() })))
  for (const { run } of open) for (const mail of middling) for (let i = 0; i < 5; i++) await run(mail.draft)
  for (let round = 0; round < 60; round++)
    for (const { name, run } of open) {
      if (round >= (ROUNDS[name] ?? 1)) continue
      for (const mail of middling) {
        let found = 0
        const us = await timed(() => {
          const result = run(mail.draft)
          if (result instanceof Promise) return result.then((n) => (found = n))
          found = result
        })
        samples.set(name, [...(samples.get(name) ?? []), us])
        if (round === 0) findings.set(name, (findings.get(name) ?? 0) + found)
      }
    }
  const own = timingOf(samples.get('sendworthy') ?? [])
  const rows = open.map(({ name }) => {
    const timing = timingOf(samples.get(name) ?? [])
    return { name, ...timing, ratio: Math.round((timing.p50 / own.p50) * 100) / 100, findings: Math.round((findings.get(name) ?? 0) / middling.length), rss_mib: memoryOf(name) }
  })
  console.log(`\nOne mail of 100–200 words, ${middling.length} mails, one thread, ${RULES.length} rules and spelling`)
  console.log(
    table(
      ['engine', 'p50 µs', 'p95 µs', 'times ours', 'findings', 'RSS MiB'],
      rows.map((r) => [r.name, r.p50, r.p95, r.ratio, r.findings, r.rss_mib]),
    ),
  )
  const edits = await afterEdit(middling.map((m) => m.draft))
  console.log(`\nAfter a one-word edit: fresh p50 ${edits.fresh.p50} µs, with memo p50 ${edits.memo.p50} µs`)
  return { peers: rows, after_edit: edits }
}

/** Re-scores a draft with one word changed, with and without what is remembered of the draft before. */
async function afterEdit(drafts: readonly { draft: string }[]): Promise<{ fresh: Timing; memo: Timing }> {
  const dictionary = loadDictionary()
  const fresh: number[] = []
  const remembered: number[] = []
  for (let round = 0; round < 40; round++)
    for (const draft of drafts) {
      const at = draft.draft.indexOf(' ', draft.draft.length / 2)
      const changed = { ...draft, draft: `${draft.draft.slice(0, at)} also${draft.draft.slice(at)}` }
      const memo = new Memo()
      score(draft, DEFAULT_PROFILE, { dictionary, memo })
      remembered.push(await timed(() => score(changed, DEFAULT_PROFILE, { dictionary, memo })))
      fresh.push(await timed(() => score(changed, DEFAULT_PROFILE, { dictionary })))
    }
  return { fresh: timingOf(fresh), memo: timingOf(remembered) }
}

/** Resident memory in MiB of a fresh process that loaded one engine and checked every mail once. */
function memoryOf(name: string): number {
  const out = execFileSync(process.execPath, ['test/bench/memory.ts', name], { encoding: 'utf8' })
  return Number(out.trim())
}
