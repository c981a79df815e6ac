import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inMarkup } from '#shared/engine/markup-edit.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { dictionary } from '../support/dictionary.ts'

const read = (draft: string) => parse({ draft, format: 'html' }, DEFAULT_PROFILE, new Memo())

/** The markup after `words` of its visible text have become `replacement`; `null` when it is not offered. */
function edited(html: string, words: string, replacement: string): string | null {
  const doc = read(html)
  const start = doc.text.indexOf(words)
  const span = { start, end: start + words.length }
  const inside = inMarkup(doc, span, replacement)
  const { start: from, end: to } = doc.source.toSource(span)
  return inside === null ? null : html.slice(0, from) + inside + html.slice(to)
}

/** Names of tags that are opened and never closed in order, or closed and never opened. */
function unbalanced(html: string): string[] {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return [name]
  }
  return open
}

describe('a change of words with markup between them', () => {
  it.each([
    ['<p>He <b>don’t</b> know.</p>', 'He don’t', 'He doesn’t', '<p>He <b>doesn’t</b> know.</p>'],
    ['<p><i>we</i> was late</p>', 'we was', 'we were', '<p><i>we</i> were late</p>'],
    ['<p>In <b>order</b> to finish</p>', 'In order to', 'To', '<p>To finish</p>'],
    ['<p>do it in <b>order to go</b></p>', 'in order to', 'to', '<p>do it <b>to go</b></p>'],
    ['<p>do it <em>in order</em> to go</p>', 'in order to', 'to', '<p>do it <em>to</em> go</p>'],
    [
      '<p>Please <b>find attached</b> it</p>',
      'Please find attached',
      'I have attached',
      '<p>I have<b> attached</b> it</p>',
    ],
    ['<p>due to the <b>fact</b> that we</p>', 'due to the fact that', 'as', '<p>as we</p>'],
    ['<p>a &amp; <b>b</b> c</p>', 'a & b c', 'a & d c', '<p>a &amp; <b>d</b> c</p>'],
    [
      '<p>in <a href="x">Leeds</a>, and we go</p>',
      'Leeds, and we go',
      'Leeds. We go',
      '<p>in <a href="x">Leeds</a>. We go</p>',
    ],
  ])('%s', (html, words, replacement, wanted) => {
    expect(edited(html, words, replacement)).toBe(wanted)
  })

  it.each([
    ['words of a link', '<p>do it <a href="x">in order</a> to go</p>', 'in order to', 'to'],
    ['a line break', '<p>in<br>order to go</p>', 'in\norder to', 'to'],
    ['the end of a block', '<p>in order</p><p>to go</p>', 'in order\n\nto', 'to'],
    ['a picture', '<p>in <img src="x"> order to go</p>', 'in order to', 'to'],
    ['hidden words', '<p>in <span style="display:none">x</span> order to go</p>', 'in order to', 'to'],
  ])('is not offered across %s', (_what, html, words, replacement) => {
    expect(edited(html, words, replacement)).toBeNull()
  })

  it('shows the new words, closes its tags and keeps its links, whatever the markup', () => {
    const word = fc.constantFrom('one', 'two', 'three', 'R&amp;D', '&#x1F600;', 'é')
    const wrap = fc.constantFrom('', '', 'b', 'i', 'span style="color:#222"', 'a href="https://x.example"')
    const piece = fc.tuple(wrap, fc.array(word, { minLength: 1, maxLength: 3 }))
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 5 }),
        fc.nat(14),
        fc.nat(4),
        fc.array(fc.constantFrom('one', 'two', 'four', 'a<b'), { minLength: 1, maxLength: 3 }),
        (pieces, from, size, replacement) => {
          const html = `<p>${pieces
            .map(([tag, words]) =>
              tag ? `<${tag}>${words.join(' ')}</${tag.split(' ')[0]}>` : words.join(' '),
            )
            .join(' ')}</p>`
          const before = read(html)
          const words = before.text.split(' ')
          const start = words.slice(0, from % words.length).join(' ').length
          const at = start === 0 ? 0 : start + 1
          const old = words.slice(from % words.length, (from % words.length) + size + 1).join(' ')
          const text = replacement.join(' ')
          const inside = inMarkup(before, { start: at, end: at + old.length }, text)
          if (inside === null) return
          const span = before.source.toSource({ start: at, end: at + old.length })
          const result = html.slice(0, span.start) + inside + html.slice(span.end)
          const after = read(result)
          expect(after.text).toBe(before.text.slice(0, at) + text + before.text.slice(at + old.length))
          expect(unbalanced(result)).toEqual([])
          expect(after.links.map(({ href }) => href)).toEqual(before.links.map(({ href }) => href))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is offered by the score with the points it gives back', () => {
    const draft = '<p>Hi Ana,</p><p>He <b>don’t</b> know that <a href="https://x.example">it</a> is late.</p>'
    const { annotations } = score({ draft, format: 'html' }, DEFAULT_PROFILE, { dictionary })
    const slip = annotations.find(({ rule_id }) => rule_id === 'agreement-slip')
    expect(slip?.quote).toBe(draft.slice(slip?.start, slip?.end))
    expect(slip?.fixes).toMatchObject([{ replacement: 'He <b>doesn’t', score_delta: slip?.points }])
  })
})
