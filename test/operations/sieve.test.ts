import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needlesOf } from '#shared/operations/needles.ts'
import { BOILERPLATE, COURTESIES } from '#shared/operations/rewrite/steps/padding-table.ts'
import { TRIMS } from '#shared/operations/rewrite/steps/trim-table.ts'
import { sieve } from '#shared/operations/sieve.ts'

/** Few letters, so that searches find something in many of the texts. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'C', ' '), minLength: 1, maxLength: 5 })

/** Sources of searches with all that those of the product are made of. */
const { source } = fc.letrec<{ source: string; part: string }>((tie) => ({
  source: fc
    .array(fc.array(tie('part'), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
    .map((rows) => rows.map((row) => row.join('')).join('|')),
  part: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    word,
    fc.constantFrom('.', '\\b', '^', '$', '[ab]', '[^\\]c]', '\\p{L}', '\\w', "['’]", '\\.', '\\x61', '\\n'),
    fc.tuple(word, fc.constantFrom('?', '*', '+', '{0,2}', '{2}', '{1,3}?')).map(([a, b]) => a + b),
    fc
      .tuple(
        fc.constantFrom('(?:', '(', '(?=', '(?!', '(?<=', '(?<!'),
        tie('source'),
        fc.constantFrom('', '?', '*', '+', '{2,}'),
      )
      .map(([head, inner, times]) => `${head}${inner})${/^\(\?<?[=!]/.test(head) ? '' : times}`),
  ),
}))

describe('sieve', () => {
  it('keeps every search that finds something', () => {
    const texts = fc.array(fc.oneof(word, fc.constantFrom('.', '’', 'x')), { maxLength: 8 })
    let matches = 0
    fc.assert(
      fc.property(fc.array(source, { minLength: 1, maxLength: 4 }), texts, (sources, parts) => {
        const searches = sources.map((each) => new RegExp(each, 'iu'))
        const text = parts.join('')
        const kept = new Set(sieve(searches)(text))
        for (const [index, search] of searches.entries()) {
          if (!search.test(text)) continue
          matches++
          expect(kept, `${search} in “${text}”`).toContain(index)
        }
      }),
      { numRuns: 3000 },
    )
    expect(matches).toBeGreaterThan(500)
  })

  it.each([
    ['one word of a row', /^would it (?:at all )?be possible to\b/iu, [['be possible to'], ['would it ']]],
    ['one word of each alternative', /\b(?:please|kindly) note\b/iu, [['please', 'kindly'], [' note']]],
    ['nothing of what may be missing', /(?:perhaps )?(?:maybe)*/iu, []],
    ['nothing where an alternative needs nothing', /perhaps|\d+/iu, []],
    ['nothing of what must not stand there', /(?!perhaps)\p{L}+/iu, []],
    ['nothing of what was found before', /(?<one>really) \k<one>/iu, []],
  ])('needs %s', (_, search, needles) => {
    expect(needlesOf(search)).toEqual(needles)
  })

  it('tells what nearly all searches for padding need', () => {
    const searches = [...TRIMS.map(({ find }) => find), ...COURTESIES, ...BOILERPLATE]
    const always = sieve(searches)('')
    expect(always.length).toBeLessThan(searches.length / 20)
  })
})
