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

/** The fixes offered for what is amiss in a sentence, and whether they are taken without a look. */
const offered = (sentence: string) =>
  score({ draft: `Hi Ana,\n\n${sentence}\n\nBest,\nTom`, kind: 'other' }, DEFAULT_PROFILE, {
    dictionary,
    everything: true,
  })
    .annotations.filter(({ dimension }) => dimension === 'correctness')
    .flatMap(({ fixes }) => fixes.map(({ replacement, safe }) => [replacement, safe]))

test('a noun that may be one or several is left to the sender, with both ways offered', () => {
  expect(offered('Our customer are waiting.')).toEqual([
    ['customer is', false],
    ['customers are', false],
  ])
})

test('“since” behind a present is mended with its verb, and not unseen where the verb is left as it is', () => {
  expect(offered('I wait since three weeks.')).toEqual([['have been waiting for three weeks', true]])
  expect(offered('Since three weeks I wait.')).toEqual([['For three weeks I have been waiting', true]])
  expect(offered('I hope since three weeks.')).toEqual([['for three weeks', false]])
  expect(offered('I hope since three weeks to have an answer.')).toEqual([['for three weeks', false]])
  expect(offered('I have waited since three weeks.')).toEqual([['for three weeks', true]])
})

test('“dont” behind one thing is “doesn’t”, and nothing else is offered', () => {
  expect(offered('My laptop dont start.')).toEqual([["doesn't", true]])
})
