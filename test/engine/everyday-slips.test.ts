import { expect, test } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import fixtures from '../fixtures/slips.json' with { type: 'json' }
import { dictionary } from '../support/dictionary.ts'

/** What the body is once the first fix of every remark on correctness is taken; `null` where there is none. */
function mended(sentence: string): string | null {
  const head = 'Hi Ana,\n\n'
  const draft = `${head}${sentence}\n\nBest,\nTom`
  const { annotations } = score({ draft, kind: 'other' }, DEFAULT_PROFILE, { dictionary, everything: true })
  const wrong = annotations.filter(({ dimension }) => dimension === 'correctness')
  if (wrong.length === 0) return null
  const fixed = wrong
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, fixes }) => {
      const [fix] = fixes
      return fix ? text.slice(0, start) + fix.replacement + text.slice(end) : text
    }, draft)
  return fixed.slice(head.length, -'\n\nBest,\nTom'.length)
}

test.each(fixtures.slips)('“%s” is mended to “%s”, which is right', (wrong = '', right = '') => {
  expect(mended(wrong)).toBe(right)
  expect(mended(right)).toBe(null)
})

test.each(fixtures.right)('“%s” is right', (sentence) => {
  expect(mended(sentence)).toBe(null)
})
