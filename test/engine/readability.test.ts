import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flesch, fleschKincaid, readingSeconds, round1 } from '#shared/engine/measures/readability.ts'
import { syllables } from '#shared/engine/measures/syllables.ts'

const count = (words: string[]) => ({
  words: words.length,
  sentences: 1,
  syllables: words.reduce((sum, word) => sum + syllables(word), 0),
})

describe('readability', () => {
  test('agrees with the worked examples printed for both formulas', () => {
    const cat = count('the cat sat on the mat'.split(' '))
    const platypus = count(
      'the australian platypus is seemingly a hybrid of a mammal and reptilian creature'.split(' '),
    )
    expect(cat).toEqual({ words: 6, sentences: 1, syllables: 6 })
    expect(platypus).toEqual({ words: 13, sentences: 1, syllables: 24 })
    expect(flesch(cat)).toBeCloseTo(116.145, 10)
    expect(flesch(platypus)).toBeCloseTo(37.455, 3)
    expect(round1(fleschKincaid(platypus) ?? 0)).toBe(11.3)
    // Green Eggs and Ham: 5.7 words to the sentence, 1.02 syllables to the word.
    expect(round1(fleschKincaid({ words: 570, sentences: 100, syllables: 581.4 }) ?? 0)).toBe(-1.3)
  })

  test('sentences of one short word reach the known limits', () => {
    const shortest = { words: 7, sentences: 7, syllables: 7 }
    expect(flesch(shortest)).toBeCloseTo(121.22, 10)
    expect(fleschKincaid(shortest)).toBeCloseTo(-3.4, 10)
  })

  test('a text without words or sentences has no grade', () => {
    for (const empty of [
      { words: 0, sentences: 0, syllables: 0 },
      { words: 0, sentences: 1, syllables: 0 },
      { words: 3, sentences: 0, syllables: 4 },
    ]) {
      expect(flesch(empty)).toBeNull()
      expect(fleschKincaid(empty)).toBeNull()
    }
  })

  test('longer sentences and longer words never read easier', () => {
    const size = fc.integer({ min: 1, max: 500 })
    fc.assert(
      fc.property(size, size, size, (sentences, moreWords, moreSyllables) => {
        const words = sentences + moreWords
        const text = { words, sentences, syllables: words }
        const harder = { ...text, syllables: words + moreSyllables }
        const split = { ...text, sentences: sentences + 1 }
        expect(flesch(harder) ?? 0).toBeLessThan(flesch(text) ?? 0)
        expect(fleschKincaid(harder) ?? 0).toBeGreaterThan(fleschKincaid(text) ?? 0)
        expect(flesch(split) ?? 0).toBeGreaterThan(flesch(text) ?? 0)
        expect(fleschKincaid(split) ?? 0).toBeLessThan(fleschKincaid(text) ?? 0)
      }),
    )
  })

  test('238 words take a minute', () => {
    expect(readingSeconds(238)).toBe(60)
    expect(readingSeconds(0)).toBe(0)
  })

  test('rounding keeps one decimal and no negative zero', () => {
    expect(round1(11.25)).toBe(11.3)
    expect(round1(-3.44)).toBe(-3.4)
    expect(Object.is(round1(-0.04), 0)).toBe(true)
  })
})
