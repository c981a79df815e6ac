import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANY, longestCommon } from '#shared/engine/measures/longest-common.ts'
import { templateChange } from '#shared/engine/measures/template-change.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { readCorpus } from '../support/corpus.ts'

/** The textbook table, to hold the fast one against. */
function byTable(a: readonly string[], b: readonly (string | null)[]): number {
  let row = new Array<number>(b.length + 1).fill(0)
  for (const word of a) {
    const next = [0]
    b.forEach((other, j) => {
      next.push(word === other || other === ANY ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0))
    })
    row = next
  }
  return row[b.length] ?? 0
}

const docOf = (draft: string) => parse({ draft, format: 'text' }, DEFAULT_PROFILE, new Memo())
const change = (draft: string, template: string) => templateChange(docOf(draft), docOf(template))

describe('the longest common subsequence', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 150 })

  it('is as long as the textbook finds it', () =>
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(longestCommon(a, b)).toBe(byTable(a, b))
      }),
      { numRuns: 300 },
    ))

  it('takes whatever stands where anything may stand', () =>
    fc.assert(
      fc.property(words, fc.array(fc.constantFrom('a', 'b', 'c', ANY), { maxLength: 90 }), (a, b) => {
        expect(longestCommon(a, b)).toBe(byTable(a, b))
      }),
      { numRuns: 200 },
    ))

  it('of lists that are too long is not guessed, and found where they hardly differ', () => {
    const long = Array.from({ length: 20_000 }, (_, i) => `w${i}`)
    expect(longestCommon(long, [...long].reverse())).toBeNull()
    expect(longestCommon(long, [...long.slice(0, 9_000), 'x', ...long.slice(9_000)])).toBe(20_000)
  })
})

describe('the change from a template', () => {
  it('is the share of the draft’s words that the template does not hold in that order', () => {
    expect(
      change('Hi Ana,\n\nI saw your blog. Can we talk?', 'Hi Ana,\n\nI saw your post. Can we talk?'),
    ).toBe(11.1)
    expect(change('One two three four', 'One two three four five six')).toBe(0)
    expect(change('One two three four', 'Five six')).toBe(100)
  })

  it('is none for a mail and itself, and unknown without words', () => {
    for (const { draft } of readCorpus()) {
      const doc = parse(draft, DEFAULT_PROFILE, new Memo())
      expect(templateChange(doc, doc)).toBe(0)
    }
    expect(change('', 'Hi Ana')).toBeNull()
  })

  const template =
    'Hi {{first_name}},\n\nThe two dates are free at {{ company | default: "your place" }}. Shall I hold one?'

  it('does not count what fills a merge tag, and leaves signature and quoted thread out', () => {
    const filled = (name: string, company: string) =>
      `Hi ${name},\n\nThe two dates are free at ${company}. Shall I hold one?\n\nBest,\nTom\n\n> On Monday Ana wrote:\n> Which ones?`
    // “Best,” is the one word that the template lacks.
    for (const [name, company] of [
      ['Ana', 'Acme'],
      ['Dr. Ana Lind', 'Harcastle Haulage of Leeds'],
    ] as const) {
      const words = 14 - 2 + name.split(' ').length + company.split(' ').length
      expect(change(filled(name, company), template)).toBe(Math.round(1000 / words) / 10)
    }
  })

  it('counts what was written besides, however many tags there are', () => {
    expect(
      change('Hi Ana,\n\nThe two dates are free at Acme. We could also send six more of them.', template),
    ).toBeGreaterThan(25)
  })

  it('compares what a reader sees, in whatever format the template comes', () => {
    const html = `<p style="color:red">${template.replace('\n\n', '</p><p>')}</p>`
    expect(change(template.replace('{{first_name}}', 'Ana'), html)).toBe(0)
  })
})
