import { describe, expect, test } from 'vitest'
import { encodeHtml, extractHtml, looksLikeHtml, plainSourceMap } from '../../shared/engine/html.ts'

const text = (html: string) => extractHtml(html).text
const kinds = (html: string) =>
  extractHtml(html).blocks.map(({ kind, start, end }) => [kind, text(html).slice(start, end)])

/** Source that shows as the first `visible` in the text. */
function sourceOf(html: string, visible: string): string {
  const found = extractHtml(html)
  const start = found.text.indexOf(visible)
  expect(start, visible).toBeGreaterThanOrEqual(0)
  const span = found.source.toSource({ start, end: start + visible.length })
  return html.slice(span.start, span.end)
}

function isPlain(html: string, visible: string): boolean {
  const found = extractHtml(html)
  const start = found.text.indexOf(visible)
  return found.source.isPlain({ start, end: start + visible.length })
}

describe('visible text', () => {
  test.each([
    ['white space folds over tags', '<p> one\n  two <b> three</b> </p>', 'one two three'],
    ['blocks are parted by a blank line', '<p>a</p><div>b<div>c</div>d</div>', 'a\n\nb\n\nc\n\nd'],
    ['a line break is a line feed, two end the block', 'a <br> b<br><br/>c<br>', 'a\nb\n\nc'],
    ['an empty line of Gmail adds nothing', '<div>a</div><div><br></div><div>b</div>', 'a\n\nb'],
    [
      'cells and items stand apart',
      '<table><tr><td>a<td>b<tr><td>c</table><ul><li>d<li>e</ul>',
      'a\n\nb\n\nc\n\nd\n\ne',
    ],
    ['hard spaces are spaces', '<p>&nbsp;10&nbsp;000 &nbsp; km\u00a0</p>', '10 000 km'],
    ['pre keeps spaces and lines', '<pre>\na  b\n  c\n\n\nd </pre>', 'a  b\n  c\n\nd'],
    ['pre-line keeps lines only', '<p style="white-space:pre-line">a  b \r\n  c</p>', 'a b\nc'],
    ['signs without width are dropped', 'in&shy;vis\u200bi&zwnj;b\u034fle\ufeff', 'invisible'],
    ['the joiner inside emoji stays', '\u{1f469}&zwj;\u{1f4bb}', '\u{1f469}\u200d\u{1f4bb}'],
    ['comments, also for Outlook, are hidden', 'a<!-- <p>x</p> --><!--[if mso]><b>x</b><![endif]-->b', 'ab'],
    ['what is not for Outlook shows', '<!--[if !mso]><!-->a<!--<![endif]--><![if !mso]>b<![endif]>', 'ab'],
    ['an empty comment ends at once', 'a<!-->b<!--->c', 'abc'],
    ['an open comment hides the rest', 'a<!-- b', 'a'],
    [
      'code and head are hidden',
      '<head>x<title>t</title></head><style>p>a{}</style><script>"<p>"</script><noscript>n</noscript>a',
      'a',
    ],
    ['a body without the end of its head shows', '<head><meta charset=utf-8><style>x</style><p>a', 'a'],
    ['declarations and sections are hidden', '<?xml version="1.0"?><!DOCTYPE html><![CDATA[ <p> ]]>a', 'a'],
    ['stray brackets are text', 'a < b, 1<2, <3, x <- y, a <> b', 'a < b, 1<2, <3, x <- y, a <> b'],
    ['a tag that never ends hides the rest', '<p>a</p><p class="x', 'a'],
    ['an open quote ends with its tag', '<p><a href="x>y</a> z</p>', 'y z'],
    ['a bracket inside quotes is no end', '<p title="a > b" data-x=\'<p>\'>c</p>', 'c'],
    ['case of tags does not matter', '<P>a</P><DIV STYLE="DISPLAY:NONE">b</DIV>', 'a'],
    ['the first of two equal attributes counts', '<p style="color:red" style="display:none">a</p>', 'a'],
    [
      'unknown elements with an end tag or attributes are markup',
      '<card>a</card><x y="1">b<o:p></o:p><my-card z=1>',
      'ab',
    ],
    [
      'holes to fill are text',
      'Hi <first name>, at <company> <jane@x.com> <https://x.y/?a=1> <title>',
      'Hi <first name>, at <company> <jane@x.com> <https://x.y/?a=1> <title>',
    ],
    [
      'templates are text',
      '<p><%= a > b %> <% if x < 3 %>{{a}} *|B|* %%c%%</p>',
      '<%= a > b %> <% if x < 3 %>{{a}} *|B|* %%c%%',
    ],
    ['templates may stand inside tags', '<a <% if x > 1 %> href=<%= a > b %>>c</a>', 'c'],
    ['hidden blocks part nothing', 'a<div style="display:none">x<br>y</div>b', 'ab'],
    [
      'a line ends in text of no size too',
      '<p style="font-size:0"><b style="font-size:9px">a</b><br><i style="font-size:9px">b</i>',
      'a\nb',
    ],
    ['a picture parts words', '<p>a<img src=x alt="no">b</p>', 'a b'],
    ['a stray end of a paragraph breaks', 'a</p>b</br>c', 'a\n\nb\nc'],
  ])('%s', (_, html, expected) => {
    expect(text(html)).toBe(expected)
  })

  test.each([
    ['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
    [
      '&rsquo;&ldquo;&mdash;&hellip;&bull;&trade;&euro;&eacute;',
      '\u2019\u201c\u2014\u2026\u2022\u2122\u20ac\u00e9',
    ],
    ['&#233;&#xE9;&#XE9;&#8217', '\u00e9\u00e9\u00e9\u2019'],
    ['&#146;&#151;', '\u2019\u2014'],
    ['&#0;&#xD800;&#99999999;', '\ufffd\ufffd\ufffd'],
    ['&#128512;', '\u{1f600}'],
    ['R&D, AT&T; &foo; &; &# &#x; &rsquo', 'R&D, AT&T; &foo; &; &# &#x; &rsquo'],
    ['1&nbsp2 &copy2024 caf&eacutes &ampx', '1 2 \u00a92024 caf\u00e9s &x'],
    ['&amp;lt;', '&lt;'],
  ])('entity %s', (html, expected) => {
    expect(text(`<p>${html}</p>`)).toBe(expected)
  })
})

describe('source map', () => {
  const html = '<p>Dear <b>Jos&eacute;</b>,\n  we&#8217;re &nbsp;<i>so</i> glad.</p><p>A&shy;B</p>'

  test.each([
    ['Dear', 'Dear', true],
    ['José', 'Jos&eacute;', true],
    ['é', '&eacute;', true],
    ['Dear José', 'Dear <b>Jos&eacute;', false],
    [', we', ',\n  we', true],
    ['we’re ', 'we&#8217;re &nbsp;', true],
    ['re so', 're &nbsp;<i>so', false],
    [' glad.', ' glad.', true],
    ['.\n\nA', '.</p><p>A', false],
    ['\n\n', '</p><p>', false],
    ['AB', 'A&shy;B', true],
  ])('%j comes from %j', (visible, source, plain) => {
    expect(sourceOf(html, visible)).toBe(source)
    expect(isPlain(html, visible)).toBe(plain)
  })

  test('a comment inside a span is markup, a line end in pre is not', () => {
    expect(isPlain('<p>ab<!-- x -->cd</p>', 'abcd')).toBe(false)
    expect(isPlain('<p>ab<!-->cd</p>', 'abcd')).toBe(false)
    expect(isPlain('<pre>ab\ncd\n\nef</pre>', 'ab\ncd\n\nef')).toBe(true)
  })

  test('an empty span lies behind the unit before it, but not inside a break', () => {
    const { source } = extractHtml('<p><b>ab</b></p><p>cd</p>')
    const place = (at: number) => source.toSource({ start: at, end: at }).start
    expect([0, 1, 2, 3, 4, 5, 6].map(place)).toEqual([6, 7, 8, 19, 19, 20, 21])
  })

  test('spans beyond the text are cut', () => {
    expect(extractHtml('<p>ab</p>').source.toSource({ start: -5, end: 99 })).toEqual({ start: 3, end: 5 })
    expect(extractHtml('').source.toSource({ start: 0, end: 9 })).toEqual({ start: 0, end: 0 })
  })

  test('encoding makes text safe', () => {
    expect(encodeHtml('a<b>&\u00a0\n"')).toBe('a&lt;b&gt;&amp;&nbsp;<br>"')
  })

  test('a text draft is its own source', () => {
    const map = plainSourceMap('a < b')
    expect(map.toSource({ start: 2, end: 9 })).toEqual({ start: 2, end: 5 })
    expect(map.isPlain({ start: 0, end: 5 })).toBe(true)
    expect(map.encode('a < b')).toBe('a < b')
  })
})

describe('blocks', () => {
  test('have the kind of what they stand in', () => {
    const html = '<h2>a</h2><ul><li>b<p>c</p></ul><td>d</td><p>e <a class="btn" href=x>f</a> g</p>'
    expect(kinds(html)).toEqual([
      ['heading', 'a'],
      ['item', 'b'],
      ['item', 'c'],
      ['paragraph', 'd'],
      ['paragraph', 'e'],
      ['button', 'f'],
      ['paragraph', 'g'],
    ])
  })

  test('styles change what is a block', () => {
    expect(text('<span style="display:block">a</span>b<div style="display:inline">c</div>')).toBe('a\n\nbc')
  })

  const quoted = (html: string) =>
    extractHtml(html)
      .blocks.filter((block) => block.quoted)
      .map(({ start, end }) => text(html).slice(start, end))

  test.each([
    ['Apple Mail', '<div>a</div><blockquote type="cite"><div>b</div></blockquote><p>c', ['b']],
    ['Gmail', '<div>a</div><div class="x gmail_quote"><p>b<p>c</div><p>d', ['b', 'c']],
    [
      'Thunderbird',
      '<p>a<div class="moz-cite-prefix">b</div><blockquote type=cite>c</blockquote>d',
      ['b', 'c'],
    ],
    [
      'Outlook on the web',
      '<p>a</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">b</div><p>c',
      ['b', 'c'],
    ],
    [
      'Outlook',
      '<p>a<div style="border:none;border-top:solid #E1E1E1 1.0pt"><p><b>From:</b> b</div><p>c',
      ['From: b', 'c'],
    ],
    [
      'a footer under a thin line',
      '<p>a<div style="border-top:solid #E1E1E1 1px">Unsubscribe here</div>',
      [],
    ],
    ['a quotation', '<blockquote>a</blockquote>', []],
  ])('quoted thread: %s', (_, html, expected) => {
    expect(quoted(html)).toEqual(expected)
  })
})

test.each([
  ['<p>a', true],
  ['a<br>b', true],
  ['<DIV class="x">', true],
  ['see <a href="x">', true],
  ['<table width=1>', true],
  ['<!doctype html>', true],
  ['<!-- a -->', true],
  ['a <b>b</b>', true],
  ['Hi <company>, <first name>', false],
  ['a < b and c > d', false],
  ['I <3 you', false],
  ['<https://x.y> <jane@x.com> <mailto:a@b.c>', false],
  ['Dear <title> <name>, <code>', false],
  ['if x <p and q', false],
  ['<!-- a', false],
  ['', false],
])('%j looks like HTML: %s', (draft, expected) => {
  expect(looksLikeHtml(draft)).toBe(expected)
})
