import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInTag } from '#shared/ui/in-tag.ts'

test('a place within a tag is told from one between tags', () => {
  const tag = fc.constantFrom('<p>', '</p>', '<br>', '<table width="600">', '<!-- a note -->')
  const words = fc.constantFrom('Hi Ana', 'a < b', '3 > 2', 'fish &amp; chips', '')
  fc.assert(
    fc.property(fc.array(fc.tuple(words, tag)), words, tag, fc.nat(), (before, text, last, cut) => {
      const html = `${before.flat().join('')}${text}`
      expect(isInTag(html)).toBe(false)
      const inside = 1 + (cut % (last.length - 1))
      expect(isInTag(html + last, html.length + inside)).toBe(true)
    }),
  )
})
