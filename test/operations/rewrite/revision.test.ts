import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Revision } from '#shared/operations/rewrite/revision.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', '\n', 'é'), maxLength: 40 })
const edits = fc.array(fc.record({ at: fc.nat(60), length: fc.nat(8), replacement: text }), { maxLength: 8 })

/** A text with random edits made through a revision and, beside it, by hand. */
function edited(original: string, list: readonly { at: number; length: number; replacement: string }[]) {
  const revision = new Revision(original)
  let plain = original
  for (const { at, length, replacement } of list) {
    const start = Math.min(at, plain.length)
    const end = Math.min(start + length, plain.length)
    revision.replace(start, end, replacement)
    plain = plain.slice(0, start) + replacement + plain.slice(end)
  }
  return { revision, plain }
}

describe('a revision', () => {
  it('holds what the edits make of the text', () =>
    fc.assert(
      fc.property(text, edits, (original, list) => {
        const { revision, plain } = edited(original, list)
        expect(revision.text).toBe(plain)
      }),
    ))

  it('gives a diff whose equal and deleted parts are the original and whose equal and inserted parts are the result', () =>
    fc.assert(
      fc.property(text, edits, (original, list) => {
        const { revision, plain } = edited(original, list)
        const diff = revision.diff()
        const side = (dropped: string) =>
          diff
            .filter((p) => p.op !== dropped)
            .map((p) => p.text)
            .join('')
        expect(side('insert')).toBe(original)
        expect(side('delete')).toBe(plain)
      }),
    ))

  it('points every range back into the original', () =>
    fc.assert(
      fc.property(text, edits, fc.nat(60), fc.nat(10), (original, list, at, length) => {
        const { revision } = edited(original, list)
        const start = Math.min(at, revision.text.length)
        const origin = revision.originOf(start, Math.min(start + length, revision.text.length))
        expect(origin.start).toBeGreaterThanOrEqual(0)
        expect(origin.end).toBeGreaterThanOrEqual(origin.start)
        expect(origin.end).toBeLessThanOrEqual(original.length)
      }),
    ))

  it('finds untouched words where they stood', () => {
    const revision = new Revision('We just want to help you.')
    revision.replace(3, 8, '')
    expect(revision.text).toBe('We want to help you.')
    const at = revision.text.indexOf('help')
    const { start, end } = revision.originOf(at, at + 4)
    expect(revision.original.slice(start, end)).toBe('help')
  })
})
