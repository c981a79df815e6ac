/** Sendworthy and its peers on the same mails, turn by turn in one run. */
import { execFileSync } from 'node:child_process'
import { Memo } from '#shared/engine/memo.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import { score } from '#shared/engine/score.ts'
import { loadDictionary } from './load-dictionary.ts'
import { middling } from './mails.ts'
import { PEERS } from './peers.ts'
import { type Timing, table, timed, timingOf } from './timing.ts'

/**
 * Mails for each peer and turn, after as many to warm up. Compiled code settles after some 5,000 mails; the slow
 * peers take fewer, so that a run ends within minutes.
 */
const SAMPLES: Record<string, number> = {
  sendworthy: 5000,
  'sendworthy, all weighed': 1200,
  'write-good': 5000,
  retext: 60,
  'harper.js': 40,
}
/** Every peer has this many turns, one after the other, so that a slow spell of the machine hits all. */
const TURNS = 3

export async function compare(): Promise<Record<string, unknown>> {
  const measured = new Map<string, { samples: number[]; findings: number; rss: number }>()
  for (let turn = 0; turn < TURNS; turn++)
    for (const { name } of PEERS) {
      const out = JSON.parse(
        execFileSync(process.execPath, ['test/bench/peer.ts', name, String(SAMPLES[name])], {
          encoding: 'utf8',
          maxBuffer: 1e8,
        }),
      )
      const known = measured.get(name)
      measured.set(name, { ...out, samples: [...(known?.samples ?? []), ...out.samples] })
    }
  const own = timingOf(measured.get('sendworthy')?.samples ?? [])
  const rows = [...measured].map(([name, { samples, findings, rss }]) => {
    const timing = timingOf(samples)
    return { name, ...timing, ratio: Math.round((timing.p50 / own.p50) * 100) / 100, findings, rss_mib: rss }
  })
  console.log(`\nOne mail of 100–200 words, each text new, one thread, ${RULES.length} rules and spelling`)
  console.log(
    table(
      ['engine', 'p50 µs', 'p95 µs', 'times ours', 'findings', 'RSS MiB'],
      rows.map((r) => [r.name, r.p50, r.p95, r.ratio, r.findings, r.rss_mib]),
    ),
  )
  const edits = await afterEdit(middling())
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
