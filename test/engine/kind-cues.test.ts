import { describe, expect, test } from 'vitest'
import { FAMILIES, KIND_NAMES, readKind } from '#shared/engine/kinds.ts'
import { KIND_CUES, SHAPE_CUES } from '#shared/engine/lexicon/kind-cues.ts'
import { entriesOf } from '#shared/engine/phrases.ts'

describe('the cues', () => {
  test('name kinds and families with whole weights', () => {
    const names = new Set<string>([...KIND_NAMES, ...FAMILIES])
    for (const note of [...KIND_CUES.phrases.map((e) => e.note), ...Object.values(SHAPE_CUES)]) {
      const parts = note.split(' ')
      expect(parts.length % 2, note).toBe(0)
      for (let i = 0; i < parts.length; i += 2) {
        expect(names, note).toContain(parts[i])
        expect(Number.isInteger(Number(parts[i + 1])), note).toBe(true)
      }
    }
  })

  test('are at most 1,500 phrases, none of them twice', () => {
    const terms = entriesOf(KIND_CUES).map((e) => e.term)
    expect(terms.length).toBeLessThanOrEqual(1500)
    expect(new Set(terms).size).toBe(terms.length)
  })

  test('speak for every kind', () => {
    for (const kind of KIND_NAMES)
      expect(
        KIND_CUES.phrases.some((e) => e.note.split(' ').includes(kind)),
        kind,
      ).toBe(true)
  })
})

describe('readKind', () => {
  test('forgives hyphens, spaces and case', () => {
    expect(readKind('Cold outreach')).toBe('cold_outreach')
    expect(readKind(' MEETING-recap ')).toBe('meeting_recap')
    expect(readKind('thank  you')).toBe('thank_you')
    expect(readKind('Auto')).toBe('auto')
    for (const kind of KIND_NAMES) expect(readKind(kind.replaceAll('_', '-').toUpperCase())).toBe(kind)
  })

  test('gives null for what is no kind', () => {
    for (const name of ['', 'spam', 'cold', 'toString', '__proto__', 'cold.outreach'])
      expect(readKind(name)).toBe(null)
  })
})
