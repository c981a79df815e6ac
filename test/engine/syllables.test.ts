import { dictionary } from 'cmu-pronouncing-dictionary'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fleschKincaid } from '#shared/engine/measures/readability.ts'
import { syllables } from '#shared/engine/measures/syllables.ts'
import { EVERYDAY } from '../../server/build/dictionary-everyday.ts'
import { expectLinear } from '../support/growth.ts'

const SEED = 20261

/** Words with one pronunciation, and their syllables: one for each vowel, which alone carries a stress digit. */
const KNOWN = Object.entries(dictionary)
  .filter(([word]) => /^[a-z]+(?:['-][a-z]+)*$/.test(word) && !(`${word}(2)` in dictionary))
  .map(([word, sounds]) => ({ word, syllables: sounds.match(/\d/g)?.length ?? 0 }))
  .filter((entry) => entry.syllables > 0)

const grade = (counts: readonly number[], sentences: number): number =>
  fleschKincaid({ words: counts.length, sentences, syllables: counts.reduce((a, b) => a + b, 0) }) ??
  Number.NaN

describe('syllables', () => {
  test('the grade of a text drawn from all of CMUdict is right within 0.1 on average', () => {
    const word = fc
      .integer({ min: 0, max: KNOWN.length - 1 })
      .map((i) => KNOWN[i] ?? { word: '', syllables: 0 })
    const texts = fc.sample(fc.array(word, { minLength: 20, maxLength: 200, size: 'max' }), {
      numRuns: 300,
      seed: SEED,
    })
    const errors = texts.map((text) => {
      const ours = text.map((entry) => syllables(entry.word))
      const theirs = text.map((entry) => entry.syllables)
      return Math.abs(grade(ours, 5) - grade(theirs, 5))
    })
    expect(errors.reduce((a, b) => a + b, 0) / errors.length).toBeLessThanOrEqual(0.1)
  })

  test('fewer than eight in a thousand words of CMUdict are counted otherwise, and no everyday word', () => {
    const wrong = KNOWN.filter((entry) => syllables(entry.word) !== entry.syllables)
    expect(KNOWN.length).toBeGreaterThan(110_000)
    expect(wrong.length).toBeLessThan((KNOWN.length * 8) / 1000)
    expect(KNOWN.filter(({ word }) => EVERYDAY.has(word)).length).toBeGreaterThan(1900)
    expect(wrong.filter(({ word }) => EVERYDAY.has(word))).toEqual([])
  })

  test.each([
    ['unsubscribe', 3],
    ['webinar', 3],
    ['onboarding', 3],
    ['roadmap', 2],
    ['follow-up', 3],
    ["we're", 1],
    ["cookin'", 2],
    ['café', 2],
    ['naïve', 2],
    ['ﬁre', 1],
    ['q4', 2],
    ['2026', 1],
    ['привет', 1],
  ])('counts %s, which may not be in the dictionary, as %i', (word, expected) => {
    expect(syllables(word)).toBe(expected)
  })

  test('never throws, is a whole number from 0 up, and at least 1 with a letter or digit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', 'a', 'zzz', '7', 'é', "o'"),
        (text, part) => {
          const lower = (text + part).toLowerCase()
          const count = syllables(lower)
          expect(Number.isInteger(count)).toBe(true)
          expect(count).toBeGreaterThanOrEqual(part === '' ? 0 : 1)
        },
      ),
    )
  })

  test('what is no word has no syllable', () => {
    for (const text of ['', "'", '…', '🙂', '--', '\0', '\ud83d']) expect(syllables(text)).toBe(0)
  })

  test.each(['a', 'tion', "'", 'é', 'e-', '\u0301'])(
    'an endless word of %j is counted in linear time',
    (part) => {
      expectLinear(200_000, (size) => part.repeat(size / part.length), syllables)
    },
  )
})
