import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { textOffset } from '#shared/engine/source-place.ts'

const read = (draft: string) => parse({ draft, format: 'html' }, DEFAULT_PROFILE, new Memo())

describe('the place in the text of a place in the markup', () => {
  it('is the next text that shows', () => {
    const html = '<p>One.</p><script>x()</script><p>Two.</p>'
    const doc = read(html)
    expect(doc.text.slice(textOffset(doc, html.indexOf('<script')))).toMatch(/^\s*Two\.$/)
    expect(textOffset(doc, 0)).toBe(0)
    expect(textOffset(doc, html.length)).toBe(doc.text.length)
  })

  it('gives every unit of text back to itself', () => {
    const parts = fc.array(
      fc.constantFrom('<p>', '</p>', '<br>', '<b>', 'one ', '&amp;', 'two', '&nbsp;', '<!-- x -->'),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(parts, (pieces) => {
        const doc = read(pieces.join(''))
        for (let at = 0; at < doc.text.length; at++) {
          const { start } = doc.source.toSource({ start: at, end: at + 1 })
          expect(doc.source.toSource({ start: textOffset(doc, start), end: at + 1 }).start).toBe(start)
        }
      }),
    )
  })
})
