import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PhraseTable } from '#shared/engine/phrase-table.ts'
import { entriesOf, lexicon } from '#shared/engine/phrases.ts'
import { tokenize } from '#shared/engine/tokens.ts'

const word = fc.constantFrom('a', 'b', 'c', 'ab', 'bc')
const option = fc.oneof(
  word,
  fc.tuple(word, word).map((two) => two.join(' ')),
)
const group = fc
  .tuple(fc.uniqueArray(option, { minLength: 1, maxLength: 3 }), fc.boolean(), fc.boolean())
  .map(
    ([options, isOptional, isEnding]) =>
      `${isEnding ? 'a' : ''}(${options.join('|')}${isOptional ? '|' : ''})`,
  )
/** A word or a group, and what stands between it and the next. */
const part = fc.tuple(fc.oneof(word, group), fc.constantFrom(' ', ' ', ''))
const pattern = fc
  .array(part, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join('').trim())
  .filter((text) => /[a-c]/.test(text.replaceAll(/\([^)]*\|\)/g, '')))
const lists = fc.uniqueArray(pattern, { minLength: 1, maxLength: 6 })
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))

const written = (table: PhraseTable, draft: string) =>
  table.find(tokenize(draft)).map(({ entry, from, to }) => `${from}-${to} ${entry.term}`)

describe('the phrase table', () => {
  test('finds at every place the longest phrase, as if all of them had been written out', () => {
    fc.assert(
      fc.property(lists, text, (patterns, draft) => {
        const list = lexicon('test', Object.fromEntries(patterns.map((p) => [p, null])))
        const words = draft.split(' ')
        const terms = new Set(entriesOf(list).map(({ term }) => term))
        const expected: string[] = []
        let behind = 0
        for (let from = 0; from < words.length; from++)
          for (let to = words.length; to > from && from >= behind; to--) {
            const term = words.slice(from, to).join(' ')
            if (!terms.has(term)) continue
            expected.push(`${from}-${to} ${term}`)
            behind = to
          }
        expect(written(new PhraseTable([list]), draft)).toEqual(draft === '' ? [] : expected)
      }),
      { numRuns: 500 },
    )
  })

  test('finds the same whatever it was asked before', () => {
    fc.assert(
      fc.property(lists, fc.array(text, { maxLength: 6 }), text, (patterns, before, draft) => {
        const list = lexicon('test', Object.fromEntries(patterns.map((p) => [p, null])))
        const used = new PhraseTable([list])
        for (const other of before) used.find(tokenize(other))
        expect(written(used, draft)).toEqual(written(new PhraseTable([list]), draft))
      }),
    )
  })

  test('chooses the groups of a replacement in step with the phrase', () => {
    const list = lexicon('test', { 'leverag(e|es|ed) (a|the|) tool': 'us(e|es|ed) (a|the|) tool' })
    const [hit] = new PhraseTable([list]).find(tokenize('leverages tool'))
    expect(hit?.entry).toMatchObject({ term: 'leverages tool', use: ['uses tool'] })
  })

  test('refuses groups within groups, and groups without an end', () => {
    const tableOf = (pattern: string) => new PhraseTable([lexicon('test', { [pattern]: null })])
    expect(() => tableOf('a (b|(c|d))')).toThrow('cannot be nested')
    expect(() => tableOf('a (b|c')).toThrow('is not closed')
  })
})
