import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Extracted,
  encodeHtml,
  extractHtml,
  hiddenPreheader,
  looksLikeHtml,
} from '../../shared/engine/html.ts'

/** Written form and what it shows. */
interface Piece {
  html: string
  shows: string
}

const word = fc.stringMatching(/^[a-z0-9.,!é€]{1,6}$/)
const entity = fc.constantFrom<Piece>(
  { html: '&amp;', shows: '&' },
  { html: '&lt;b&gt;', shows: '<b>' },
  { html: '&eacute;', shows: 'é' },
  { html: '&#8217;', shows: '’' },
  { html: '&#x1F600;', shows: '\u{1f600}' },
  { html: 'x&shy;y', shows: 'xy' },
)
const plain = word.map((text): Piece => ({ html: text, shows: text }))
const space = fc.constantFrom(' ', '\n', '  \n', '&nbsp;', ' &nbsp;', '\t')
/** Words with white space around each, some inside elements. */
const inline = fc
  .array(
    fc.tuple(
      fc.oneof(plain, entity),
      space,
      fc.constantFrom('', 'b', 'span style="color:red"', 'a href="x>y"'),
    ),
    {
      maxLength: 6,
    },
  )
  .map((parts) =>
    parts.map(([piece, gap, tag]): Piece => {
      const close = tag === '' ? '' : `</${tag.split(' ')[0]}>`
      const open = tag === '' ? '' : `<${tag}>`
      return { html: `${gap}${open}${piece.html}${close}${gap}`, shows: piece.shows }
    }),
  )
const { tree } = fc.letrec<{ tree: Piece[] }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    inline,
    fc
      .tuple(
        fc.constantFrom('div', 'p', 'td', 'li', 'h2', 'blockquote type="cite"', 'table', 'custom-box x="1"'),
        fc.array(tie('tree'), { maxLength: 4 }),
      )
      .map(([tag, children]): Piece[] => [
        { html: `<${tag}>`, shows: '' },
        ...children.flat(),
        { html: `</${tag.split(' ')[0]}><!-- ${tag} -->`, shows: '' },
      ]),
  ),
}))
/** Sources that are anything but well-formed. */
const soup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '<',
          '>',
          '"',
          "'",
          '=',
          '/',
          '&',
          ';',
          '&#',
          '<!--',
          '-->',
          '<![',
          '<%',
          '%>',
          '</',
          '<a href=',
          '<b>',
        ],
        ...[
          '</b>',
          '<p>',
          '</p>',
          '<td>',
          '<table>',
          '</table>',
          '<li>',
          '<title>',
          '<style>',
          '</style>',
          '<br>',
        ],
        ...[
          '<p style="',
          'display:none',
          'font-size:0',
          'white-space:pre">',
          '<img src=x>',
          '<x y>',
          '&nbsp;',
          ' \n',
        ],
        ...[
          '<a href=x class=btn>',
          '</a>',
          '<svg>',
          '<pre>',
          '\u200b',
          '\ud83d',
          '<head>',
          '<td bgcolor=red>',
        ],
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

function expectSound(html: string, found: Extracted): void {
  const { text, blocks, links, images, source, facts } = found
  let end = 0
  let covered = ''
  for (const block of blocks) {
    expect(block.start).toBeGreaterThanOrEqual(end)
    expect(block.end).toBeGreaterThan(block.start)
    expect(text.slice(block.start, block.end)).not.toMatch(/^[ \n]|[ \n]$/)
    covered += text.slice(end, block.start)
    end = block.end
  }
  expect((covered + text.slice(end)).replaceAll('\n', '')).toBe('')
  expect(end).toBe(text.length)
  for (const link of links) expect(text.slice(link.start, link.end)).toBe(link.text)
  for (const image of images) expect(image.start <= text.length && image.end === image.start).toBe(true)
  for (const { text: span } of [...facts.lowContrast, ...facts.smallText]) {
    expect(span.start >= 0 && span.start < span.end && span.end <= text.length).toBe(true)
  }
  for (const { source: span } of facts.hidden)
    expect(span.start < span.end && span.end <= html.length).toBe(true)
  let last = 0
  for (let i = 0; i < text.length; i++) {
    const span = source.toSource({ start: i, end: i + 1 })
    expect(span.start <= span.end && span.start >= last && span.end <= html.length).toBe(true)
    last = span.start
  }
}

/** What plain source shows, by the least code that does it. */
const decode = (source: string) =>
  source
    .replace(/&(?:amp|lt|gt|eacute|nbsp|shy|#8217|#x1F600);/g, (name) => NAMED[name] ?? name)
    .replace(/\u00ad/g, '')
    .replace(/[ \n\t\u00a0]+/g, ' ')
const NAMED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&eacute;': 'é',
  '&nbsp;': '\u00a0',
  '&shy;': '\u00ad',
  '&#8217;': '’',
  '&#x1F600;': '\u{1f600}',
}

test('anything is read without error, into sound blocks, links and spans', () => {
  fc.assert(
    fc.property(fc.oneof(soup, fc.string({ unit: 'binary' })), (html) => {
      const found = extractHtml(html)
      expectSound(html, found)
      hiddenPreheader(found)
      looksLikeHtml(html)
      expect(extractHtml(html)).toEqual({ ...found, source: expect.anything() })
    }),
    { numRuns: 1500 },
  )
})

test('well-formed HTML shows all its words, in order, and none of its tags', () => {
  fc.assert(
    fc.property(tree, (pieces) => {
      const html = pieces.map((piece) => piece.html).join('')
      const found = extractHtml(html)
      expectSound(html, found)
      expect(found.text.split(/\s+/).filter(Boolean)).toEqual(
        pieces.map((piece) => piece.shows).filter(Boolean),
      )
    }),
    { numRuns: 500 },
  )
})

test('plain spans come from source that reads the same, other spans from source with markup', () => {
  fc.assert(
    fc.property(tree, fc.nat(), fc.nat(30), (pieces, from, size) => {
      const html = pieces.map((piece) => piece.html).join('')
      const { text, source } = extractHtml(html)
      const start = from % (text.length + 1)
      const end = Math.min(text.length, start + size)
      // Half an emoji has no source of its own.
      fc.pre(text.slice(start, end).isWellFormed())
      const span = source.toSource({ start, end })
      const raw = html.slice(span.start, span.end)
      expect(source.isPlain({ start, end })).toBe(!raw.includes('<'))
      if (!raw.includes('<')) expect(decode(raw)).toBe(text.slice(start, end))
    }),
    { numRuns: 1000 },
  )
})

test('replacing a plain span in the source replaces it in the text and nothing else', () => {
  fc.assert(
    fc.property(tree, fc.nat(), fc.nat(30), word, (pieces, from, size, replacement) => {
      const html = pieces.map((piece) => piece.html).join('')
      const { text, source } = extractHtml(html)
      const start = from % (text.length + 1)
      const end = Math.min(text.length, start + size)
      const visible = text.slice(start, end)
      fc.pre(visible !== '' && visible.trim() === visible && visible.isWellFormed())
      fc.pre(source.isPlain({ start, end }))
      const span = source.toSource({ start, end })
      const edited = html.slice(0, span.start) + source.encode(replacement) + html.slice(span.end)
      expect(extractHtml(edited).text).toBe(text.slice(0, start) + replacement + text.slice(end))
    }),
    { numRuns: 1000 },
  )
})

test('encoded text shows as it was', () => {
  const line = fc
    .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { maxLength: 8 })
    .map((words) =>
      words
        .join(' ')
        .replace(/(?:\s|\u00ad|\u034f|\u200b|\u200c|\ufeff)+/g, ' ')
        .trim(),
    )
  fc.assert(
    fc.property(line, (text) => {
      const html = `<p>${encodeHtml(text)}</p>`
      const found = extractHtml(html)
      expect(found.text).toBe(text)
      expect(found.source.isPlain({ start: 0, end: text.length })).toBe(true)
      expect(found.source.toSource({ start: 0, end: text.length })).toEqual(
        text === '' ? { start: 0, end: 0 } : { start: 3, end: html.length - 4 },
      )
    }),
    { numRuns: 500 },
  )
})

test('plain words with brackets are not taken for HTML', () => {
  const hole = fc.constantFrom(
    '<company>',
    '<first name>',
    'a < b',
    '<3',
    '<https://x.y>',
    '<jane@x.com>',
    '<title>',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(word, hole)), (parts) => {
      expect(looksLikeHtml(parts.join(' '))).toBe(false)
    }),
  )
})
