/** How time grows, what hostile input costs, how long a cold start takes, and how much a browser loads. */
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build, minifySync } from 'vite'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { readCorpus } from '../support/corpus.ts'
import { hostileDrafts } from '../support/hostile.ts'
import { loadDictionary } from './load-dictionary.ts'
import { freshened } from './mails.ts'
import { table, timed, timingOf } from './timing.ts'

export async function limits(): Promise<Record<string, unknown>> {
  const dictionary = loadDictionary()
  const run = (draft: string) => timed(() => score({ draft }, DEFAULT_PROFILE, { dictionary }))
  /** With every fix weighed and the smallest set found, as the API sends it. */
  const whole = (draft: string) =>
    timed(() => JSON.stringify(score({ draft }, DEFAULT_PROFILE, { dictionary })))
  const best = async (draft: string, rounds: number) => {
    const samples: number[] = []
    for (let i = 0; i < rounds + 2; i++) {
      const us = await run(draft)
      if (i > 1) samples.push(us)
    }
    return timingOf(samples).p50
  }

  const prose = readCorpus()
    .filter((m) => m.draft.format === 'text')
    .map((m) => m.draft.draft)
    .join('\n\n')
  const growth: { kilobytes: number; microseconds: number; per_kilobyte: number }[] = []
  for (const kilobytes of [2, 10, 50, 100, 200]) {
    // Every copy gets words of its own, or the sentences remembered from the first would answer for the rest.
    const copies = Array.from(
      { length: Math.ceil((kilobytes * 1000) / prose.length) },
      (_, n) => freshened({ draft: prose }, n).draft,
    )
    const draft = copies.join('\n\n').slice(0, kilobytes * 1000)
    const us = await best(draft, 9)
    growth.push({ kilobytes, microseconds: Math.round(us), per_kilobyte: Math.round(us / kilobytes) })
  }
  console.log('\nGrowth with size')
  console.log(
    table(
      ['kB', 'p50 µs', 'µs per kB'],
      growth.map((g) => [g.kilobytes, g.microseconds, g.per_kilobyte]),
    ),
  )

  const hostile: { name: string; milliseconds: number; with_fixes_read: number }[] = []
  for (const [name, draft] of Object.entries(hostileDrafts(50_000)))
    hostile.push({
      name,
      milliseconds: Math.round((await best(draft, 3)) / 100) / 10,
      with_fixes_read: Math.round((await whole(draft)) / 100) / 10,
    })
  hostile.sort((a, b) => b.milliseconds - a.milliseconds)
  console.log('\nHostile drafts of 50 kB, slowest first')
  console.log(
    table(
      ['draft', 'ms', 'ms with all fixes read'],
      hostile.slice(0, 8).map((h) => [h.name, h.milliseconds, h.with_fixes_read]),
    ),
  )

  const bundle = await bundleSize()
  const cold = { engine: coldStart('engine'), with_dictionary: coldStart('dictionary') }
  console.log(`\nCold start: engine ${cold.engine} ms, with the word list ${cold.with_dictionary} ms`)

  console.log(`Browser bundle: ${bundle.gzip} kB gzip (${bundle.raw} kB), word list ${bundle.dictionary} kB`)
  return { growth, hostile, cold, bundle }
}

/** Milliseconds from a bundled engine's first byte to its first score, in a fresh process; the median of five. */
function coldStart(what: 'engine' | 'dictionary'): number {
  const times = Array.from({ length: 5 }, () =>
    Number(execFileSync(process.execPath, ['test/bench/cold-start.mjs', what], { encoding: 'utf8' })),
  )
  return times.sort((a, b) => a - b)[2] ?? 0
}

/** The engine as a browser gets it, minified. Libraries keep their spaces unless told, and an extension's scripts do not. */
async function bundleSize(): Promise<{ raw: number; gzip: number; dictionary: number }> {
  await build({
    logLevel: 'silent',
    configFile: false,
    build: {
      outDir: 'dist/bench',
      lib: { entry: 'shared/engine/index.ts', formats: ['es'], fileName: 'engine' },
      rolldownOptions: {
        output: { minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } } },
      },
    },
  })
  // A library keeps its notes for other bundlers; a browser gets none of them.
  const { code } = minifySync('engine.js', readFileSync('dist/bench/engine.js', 'utf8'))
  writeFileSync('dist/bench/engine.js', code)
  const kB = (bytes: number) => Math.round(bytes / 100) / 10
  return {
    raw: kB(code.length),
    gzip: kB(gzipSync(code, { level: 9 }).length),
    dictionary: kB(statSync('dist/dictionary.bin').size),
  }
}
