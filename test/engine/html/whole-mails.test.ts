import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { extractHtml, hiddenPreheader, looksLikeHtml } from '../../../shared/engine/html.ts'
import { expectLinear } from '../../support/growth.ts'

const fixture = (name: string) =>
  readFileSync(new URL(`../../fixtures/html/${name}.html`, import.meta.url), 'utf8')

/** Source that shows as the first `visible` in the text. */
function sourceOf(html: string, visible: string): string {
  const found = extractHtml(html)
  const start = found.text.indexOf(visible)
  expect(start, visible).toBeGreaterThanOrEqual(0)
  const span = found.source.toSource({ start, end: start + visible.length })
  return html.slice(span.start, span.end)
}

describe('whole mails', () => {
  test('a newsletter', () => {
    const html = fixture('newsletter')
    const found = extractHtml(html)
    expect(found.text).toBe(
      [
        'Shorter queues, same quay',
        'Hi {{ subscriber.first_name | default: "there" }},',
        'Last year a ship waited 31 hours in front of Rørvik. Today it’s 14 – with the same cranes. We asked three harbour masters how…',
        'One booked slots “like a dentist”.',
        'One paid pilots by the hour & not by the ship.',
        'One simply published the queue.',
        'Read the whole story',
        'You get this because you signed up at harbour.example.\nQuay 4, 7900 Rørvik • Unsubscribe',
      ].join('\n\n'),
    )
    expect(found.blocks.map((block) => block.kind).join(' ')).toBe(
      'heading paragraph paragraph item item item button paragraph',
    )
    expect(hiddenPreheader(found)).toBe('Three harbours that cut queueing in half, and what it cost them')
    expect(found.links.map((link) => [link.href, link.text, link.button])).toEqual([
      ['https://harbour.example/?utm_source=letter&utm_campaign=42', '', false],
      ['https://harbour.example/issue-42?c=3&m=*|UNIQID|*', 'published the queue', false],
      ['https://harbour.example/issue-42', 'Read the whole story', true],
      ['%%unsubscribe%%', 'Unsubscribe', false],
    ])
    expect(found.images.map((image) => [image.alt, image.linked, image.tracking])).toEqual([
      ['The Harbour Letter', true, false],
      ['', false, true],
    ])
    expect(found.facts).toMatchObject({
      document: true,
      lang: 'en',
      title: 'The Harbour Letter — issue 42',
      tables: 3,
      layoutTablesWithoutRole: [],
      headings: [1],
    })
    expect(found.facts.lowContrast.map((low) => low.ratio)).toEqual([2.32, 2.32])
    expect(found.facts.smallText.map((small) => small.px)).toEqual([11, 11])
    expect(sourceOf(html, 'Today it’s 14')).toBe('Today it&rsquo;s 14')
  })

  test('a receipt with old markup', () => {
    const found = extractHtml(fixture('receipt'))
    expect(found.text.split('\n\n')).toEqual([
      'Thanks, <%= customer.name %>!',
      'Your order #4711 left our warehouse this morning.',
      'You paid €\u200a48.90—no further charge.',
      'Item',
      'Price',
      'Tea, green, 250\u2009g',
      '£12.50',
      'Cup <large>',
      '£9',
      'Track your parcel',
      'Questions? Write to help@shop.example',
    ])
    expect(found.facts).toMatchObject({ tables: 2, layoutTablesWithoutRole: [{}], title: 'Your receipt' })
    expect(hiddenPreheader(found)).toBe('Order #4711 is on its way — arrives Friday')
    expect(found.links[0]).toMatchObject({ text: 'Track your parcel', button: true })
  })

  test('a reply from Gmail', () => {
    const found = extractHtml(fixture('gmail-reply'))
    const parts = (quoted: boolean) =>
      found.blocks
        .filter((block) => block.quoted === quoted)
        .map(({ start, end }) => found.text.slice(start, end))
    expect(parts(false)).toEqual([
      'Hi Jane,',
      "Works for me — Tuesday at 10. I'll bring the Q3 numbers.",
      'Could you add Priya?',
      'Tom Ek',
      'Head of Ops, Acme',
    ])
    expect(parts(true)).toEqual([
      'On Mon, Mar 3, 2025 at 9:14\u202fAM Jane Roe <jane@roe.example> wrote:',
      'Tuesday or Wednesday?',
      'Jane',
    ])
  })
})

describe('200 kB of anything is read in linear time', () => {
  const pieces = [
    ...[
      '<',
      '<a ',
      '&',
      '&#',
      '<div>',
      '</div>',
      '<!-- ',
      '<!--[if mso]>',
      '<% ',
      '<![CDATA[',
      '<?',
      '</',
      '</x',
    ],
    ...[
      '<a x=">"',
      '<a x=">" <',
      '<x a="',
      '<x>',
      '<title>',
      '<style>',
      '<td>',
      '<table><tr><td>',
      '<li>',
      '<h1>x',
    ],
    ...[
      '<a href=x>y',
      '<b></i></b>',
      '<div></span>',
      '<span hidden>x',
      '<p style="color:red;font-size:0">x',
      '<img>',
    ],
    ...['<br>', ' ', '\n', '&nbsp;', 'x\u200b', '<pre> \n', '<div style="(', '<div style="a:b;', '\ud800'],
  ]
  test.each(pieces)('%j', (piece) => {
    expectLinear(
      200_000,
      (size) => `${piece.repeat(size / piece.length)}>`,
      (html) => [extractHtml(html), looksLikeHtml(html)],
    )
  })
})
