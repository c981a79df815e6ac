import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  encodeHtml,
  extractHtml,
  hiddenPreheader,
  looksLikeHtml,
  plainSourceMap,
} from '../../shared/engine/html.ts'

const fixture = (name: string) =>
  readFileSync(new URL(`../fixtures/html/${name}.html`, import.meta.url), 'utf8')
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

describe('hidden text', () => {
  test.each([
    ['display', '<p style="display : none !important; color:red">x <b>y</b></p>'],
    ['display', '<div hidden>x <br> y</div>'],
    ['visibility', '<p style="visibility:hidden">x y</p>'],
    ['size', '<p style="font-size:0">x y</p>'],
    ['size', '<p style="font:0/0 a">x y</p>'],
    ['size', '<p style="max-height:0px;overflow:hidden">x y</p>'],
    ['opacity', '<p style="opacity:0.0">x y</p>'],
    ['mso', '<span style="mso-hide:all">x y</span>'],
    ['color', '<div style="background:#fff"><font color="white">x y</font></div>'],
    ['color', '<td bgcolor=FFFFFF><span style="color:rgb(255, 255, 255)">x y</span>'],
  ] as const)('%s: %s', (how, html) => {
    const found = extractHtml(`${html}<p>shown</p>`)
    expect(found.facts.hidden).toMatchObject([{ text: 'x y', how }])
    expect(found.text.trim()).not.toContain('x')
  })

  test('size, visibility and colour are those of the innermost element', () => {
    expect(text('<td style="font-size:0"><p style="font-size:14px">a</p></td>')).toBe('a')
    expect(text('<div style="visibility:hidden"><p style="visibility:visible">a</p></div>')).toBe('a')
    expect(text('<p style="color:#fff;background:#fff"><b style="color:#000">a</b></p>')).toBe('a')
    expect(text('<div style="opacity:0"><p style="opacity:1">a</p></div>')).toBe('')
  })

  test('the link that stands beside the button of Outlook is not hidden', () => {
    expect(text('<a href="x" style="mso-hide:all">Buy</a>')).toBe('Buy')
  })

  test('a style with entities and semicolons in brackets is read to its end', () => {
    expect(text('<p style="font-family:&quot;A B&quot;;background:url(data:a;b);display:none">a</p>')).toBe(
      '',
    )
  })

  test('the source of hidden text can be replaced', () => {
    const html = '<p style="display:none">\n Pre view &zwnj;</p>'
    const [hidden] = extractHtml(html).facts.hidden
    expect(html.slice(hidden?.source.start, hidden?.source.end)).toBe('Pre view &zwnj;')
  })

  test('a preheader is the first hidden text with words, near the top', () => {
    const long = '<p>word</p>'.repeat(100)
    expect(hiddenPreheader(extractHtml(`<i hidden>&zwnj;&nbsp;1</i><i hidden>See it</i>${long}`))).toBe(
      'See it',
    )
    expect(hiddenPreheader(extractHtml(`${long}<i hidden>See it</i>`))).toBeNull()
    expect(hiddenPreheader(extractHtml('<i hidden>See it</i>'))).toBe('See it')
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

describe('links and pictures', () => {
  test.each([
    ['own style', '<a href=x style="background:#06c;padding:9px">b</a>', true],
    ['frame', '<a href=x style="border:1px solid #06c;padding:9px">b</a>', true],
    ['class', '<a href=x class="cta-Button">b</a>', true],
    ['cell and link', '<td bgcolor="#0066cc"><a href=x style="padding:9px">b</a></td>', true],
    [
      'cell',
      '<table><tr><td>a<tr><td style="background:#06c;padding:9px"> <b><a href=x>b</a></b> </td></table>',
      true,
    ],
    [
      'Outlook button',
      '<!--[if mso]><v:roundrect href="x?a=1&amp;b=2"><![endif]--><a href="x?a=1&amp;b=2">b</a>',
      true,
    ],
    ['VML', '<v:roundrect href="x">b</v:roundrect>', true],
    ['white cell', '<td bgcolor="#ffffff" style="padding:9px"><a href=x>b</a></td>', false],
    ['cell with text', '<td bgcolor="#0066cc" style="padding:9px">a <a href=x>b</a></td>', false],
    ['plain', '<a href=x style="background:#ff0">b</a>', false],
  ])('button by %s', (_, html, button) => {
    expect(extractHtml(html).links).toMatchObject([{ text: 'b', button }])
  })

  test('targets keep merge tags, have their entities resolved and their spans trimmed', () => {
    const { links } = extractHtml(
      '<p>a <a href=" {{url}}?a=1&amp;b=*|X|*&copy=1 "> b c </a> <a href>d</a><a name=n>e</a>',
    )
    expect(links).toEqual([
      { href: '{{url}}?a=1&b=*|X|*&copy=1', start: 2, end: 5, text: 'b c', button: false },
      { href: '', start: 6, end: 7, text: 'd', button: false },
    ])
  })

  test('hidden links are left out, pictures in text of no size are not', () => {
    expect(extractHtml('<p style="font-size:0"><a href=x>y</a></p>').links).toEqual([])
    const { links, images } = extractHtml('<p style="font-size:0"><a href=x><img src=y></a></p>')
    expect([links.length, images[0]?.linked, images[0]?.tracking]).toEqual([1, true, false])
    expect(extractHtml('<div style="display:none"><a href=x>y</a></div>').links).toEqual([])
  })

  test('pictures have their facts', () => {
    const html =
      '<p>ab <a href=x><img src=" y&amp;z " alt="" width="600px" style="height:9pt"></a><img width=1 height=1><img hidden width="50%">'
    expect(extractHtml(html).images).toEqual([
      { start: 2, end: 2, src: 'y&z', alt: '', width: 600, height: 12, linked: true, tracking: false },
      { start: 2, end: 2, src: '', alt: null, width: 1, height: 1, linked: false, tracking: true },
      { start: 2, end: 2, src: '', alt: null, width: null, height: null, linked: false, tracking: true },
    ])
    expect(extractHtml('<a href=x><img> text</a>').images[0]?.linked).toBe(false)
  })
})

describe('facts', () => {
  const facts = (html: string) => extractHtml(html).facts

  test('of the document', () => {
    expect(
      facts('<html lang=en dir=ltr><title> A &amp;\n B </title><body>\u00e9\u20ac\u{1f600}'),
    ).toMatchObject({
      document: true,
      lang: 'en',
      dir: 'ltr',
      title: 'A & B',
      bytes: new TextEncoder().encode(
        '<html lang=en dir=ltr><title> A &amp;\n B </title><body>\u00e9\u20ac\u{1f600}',
      ).length,
    })
    expect(facts('<div lang=fr>a')).toMatchObject({ document: false, lang: 'fr', dir: null, title: null })
    expect(facts('<p>a <i lang=fr>b</i>').lang).toBeNull()
  })

  test('tables without a role count unless they have header cells', () => {
    const html =
      '<table><td><table role=presentation><td>a</table><table><tr><th>b</table></td></table><table role=none>'
    expect(facts(html)).toMatchObject({ tables: 4, layoutTablesWithoutRole: 1 })
  })

  test('headings and stripped elements', () => {
    const html = '<h1>a</h1><h3>b</h3><form><input></form><script>x</script>'
    expect(facts(html).headings).toEqual([1, 3])
    expect(
      facts(html).forbidden.map(({ name, source }) => [name, html.slice(source.start, source.end)]),
    ).toEqual([
      ['form', '<form>'],
      ['input', '<input>'],
      ['script', '<script>'],
    ])
  })

  test.each([
    ['<p style="color:#777;background:#fff">abc', 4.47],
    ['<body bgcolor=white><p>x<font color="#aaaaaa">abc', 2.32],
    ['<p style="color:rgb(170 170 170 / 100%);background:white none">abc', 2.32],
    ['<p style="color:#767676;background:#fff">abc', null],
    ['<h1 style="font-size:24px;color:#777;background:#fff">abc', null],
    ['<p style="color:#aaa">abc', null],
    ['<p style="color:#aaa;background:#fff url(x)">abc', null],
    ['<p style="color:#000;background:#fff"><a href=x>abc</a>', null],
    ['<div style="color:#aaa;background:#fff"><p style="background:rgba(0,0,0,.5)">abc', null],
  ])('contrast of %s', (html, ratio) => {
    const found = extractHtml(html)
    const seen = found.facts.lowContrast.map((low) => [
      found.text.slice(low.text.start, low.text.end),
      low.ratio,
    ])
    expect(seen.map(([run, number]) => [String(run).replace(/^x/, ''), number])).toEqual(
      ratio === null ? [] : [['abc', ratio]],
    )
  })

  test.each([
    ['12px', 12],
    ['9pt', 12],
    ['.75em', 12],
    ['75%', 12],
    ['0.75rem', 12],
    ['x-small', 10],
    ['14px', null],
    ['calc(1px)', null],
  ])('font size %s', (size, px) => {
    const { smallText } = facts(`<p style="font-size:${size}">a b<br>c</p><p>d</p>`)
    expect(smallText).toEqual(px === null ? [] : [{ text: { start: 0, end: 5 }, px }])
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
      layoutTablesWithoutRole: 0,
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
    expect(found.facts).toMatchObject({ tables: 2, layoutTablesWithoutRole: 1, title: 'Your receipt' })
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
  // Quadratic reading would take many seconds; the limit leaves room for a busy machine.
  const LIMIT_MS = 400
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
    const html = `${piece.repeat(Math.ceil(200_000 / piece.length))}>`
    let best = Number.POSITIVE_INFINITY
    for (let i = 0; i < 3 && best > LIMIT_MS / 4; i++) {
      const start = performance.now()
      extractHtml(html)
      looksLikeHtml(html)
      best = Math.min(best, performance.now() - start)
    }
    expect(best).toBeLessThan(LIMIT_MS)
  })
})
