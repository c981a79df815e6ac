/** A label promises nothing that its link does not lead to. */
import { describe, expect, it } from 'vitest'
import { keepsPromise } from '#shared/operations/cta/promise.ts'
import { readCorpus } from '../../support/corpus.ts'
import { answer, type Request } from './asked.ts'

const labels = (link: string, wish: Partial<Request>, href = 'https://a.example/x'): string[] =>
  answer({
    kind: 'newsletter',
    draft: `<p>Hello,</p><p>Wet grit wears brake pads down in three weeks, and last November 61 bikes came in with no brakes at all.</p><p><a href="${href}">${link}</a></p><p>Priya</p>`,
    ...wish,
  }).result.candidates.map(({ text }) => text)

describe('a label', () => {
  it('to read is put on no link that books, in a mail of the corpus and by the address alone', () => {
    const bike = readCorpus().find(({ id }) => id === 'newsletter-bike-shop-good')?.draft
    const { candidates } = answer({ ...bike, commitment: 'low' } as Request).result
    for (const { text, html_snippet } of candidates)
      expect(html_snippet?.includes('/book/') && /^(?:read|see)/i.test(text), text).toBe(false)
    const books = 'https://a.example/book/winter-check'
    expect(labels('Winter check', { commitment: 'low' }, books)).not.toContain('Read the whole story')
  })

  it('to read stays on a link of which the mail says nothing', () => {
    expect(labels('Click here', { commitment: 'low' })).toContain('Read the whole story')
  })

  it.each([
    ['See your basket', 'Finish your order', true],
    ['See the questions', 'Take the survey', true],
    ['See the sale', 'Shop the sale', true],
    ['See {thing}', 'Read the minutes', true],
    ['Read the whole story', 'See the brake pad guide', false],
    ['See what is new', 'Book a table', false],
    ['Donate now', 'Read our story', false],
    ['Get the details', 'Order a map', false],
  ])('“%s” on a link that says “%s”: %s', (label, said, kept) => {
    expect(keepsPromise(label, said)).toBe(kept)
  })
})
