import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A literal, or a pattern of `unicode.ts`, on one line. */
const LITERAL =
  /(?<=[(=,:[!&|?{;]\s*|^\s+|=> )\/((?:[^/\n\\[*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\n\\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([dgimsuvy]*)|nicode`([^`\n]+)`/gm

const made = (source: string, flags: string): RegExp[] => {
  try {
    return [new RegExp(source, flags.replaceAll(/[gy]/g, ''))]
  } catch {
    return []
  }
}

/** What a hostile text repeats for a pattern: letters and marks, and the pattern's own words alone and with others behind. */
function unitsFor(source: string): string[] {
  const words = [
    ...new Set(source.replaceAll(/\\[a-zA-Z](?:\{\w+\})?/g, ' ').match(/[A-Za-z]{2,}/g) ?? []),
  ].slice(0, 12)
  return [
    'a',
    'a ',
    'A-',
    'a, ',
    '1 ',
    '1,',
    ' ',
    'Ab ',
    ...words.flatMap((word) => [`${word} `, `${word} a b `]),
  ]
}

/** Milliseconds that this thread computes at best. */
function cost(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3 && best > MOST; round++) {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/** Quadratic work on so few characters is a hundredth of it; work that doubles with each repetition is far above. */
const MOST = 15
const TIMES = 22

it('no pattern takes twice as long for one word more', () => {
  const patterns = globSync('{shared,server,extension}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LITERAL)].flatMap(([, source, flags = 'u', tagged]) =>
      made(source ?? tagged ?? '', flags).map((pattern) => ({ file, pattern })),
    ),
  )
  expect(patterns.length).toBeGreaterThan(4000)
  const slow = patterns.flatMap(({ file, pattern }) =>
    unitsFor(pattern.source)
      .filter((unit) => cost(() => pattern.test(`${unit.repeat(TIMES)}!`)) > MOST)
      .map((unit) => `${file}: “${unit}” and ${pattern}`),
  )
  expect(slow).toEqual([])
})
