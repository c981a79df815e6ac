import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findingAt, hasPlace } from '#server/web/editor/marks.ts'
import { score } from '#shared/engine/index.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { readCorpus } from '../../support/corpus.ts'

/** Findings of the body of real mails. */
const mails = readCorpus()
  .slice(0, 12)
  .map(({ draft }) => ({
    text: draft.draft,
    findings: score(draft, DEFAULT_PROFILE, {}).annotations.filter(({ field }) => field === 'draft'),
  }))

test('a press opens the shortest finding that stands there, and none where nothing is underlined', () => {
  expect(mails.flatMap(({ findings }) => findings.filter(hasPlace)).length).toBeGreaterThan(10)
  const pressed = fc
    .constantFrom(...mails)
    .chain((mail) => fc.record({ mail: fc.constant(mail), at: fc.nat(mail.text.length) }))
  fc.assert(
    fc.property(pressed, ({ mail: { findings }, at }) => {
      const found = findingAt(findings, at)
      const there = findings.filter((one) => hasPlace(one) && one.start <= at && at <= one.end)
      const shortest = Math.min(...there.map(({ start, end }) => end - start))
      expect(found === null).toBe(there.length === 0)
      if (found) expect([there.includes(found), found.end - found.start]).toEqual([true, shortest])
    }),
    { numRuns: 300 },
  )
})

test('praise, a finding of no place and one of half the mail are not underlined', () => {
  const finding = { start: 3, end: 9, severity: 'warning' } as const
  const isShown = (change: object) => hasPlace({ ...finding, ...change } as Parameters<typeof hasPlace>[0])
  expect([{}, { severity: 'praise' }, { end: 3 }, { end: 900 }].map(isShown)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
