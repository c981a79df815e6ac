import { describe, expect, test } from 'vitest'
import { extractHtml, hiddenPreheader } from '../../../shared/engine/html.ts'

const text = (html: string) => extractHtml(html).text

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
    const { images } = extractHtml(html)
    expect(images.map(({ source, ...image }) => image)).toEqual([
      { start: 2, end: 2, src: 'y&z', alt: '', width: 600, height: 12, linked: true, tracking: false },
      { start: 2, end: 2, src: '', alt: null, width: 1, height: 1, linked: false, tracking: true },
      { start: 2, end: 2, src: '', alt: null, width: null, height: null, linked: false, tracking: true },
    ])
    expect(images.map(({ source }) => html.slice(source.start, source.end))).toEqual([
      '<img src=" y&amp;z " alt="" width="600px" style="height:9pt">',
      '<img width=1 height=1>',
      '<img hidden width="50%">',
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
    expect(facts('<!doctype html><html lang=en><body>a').root).toEqual({ start: 15, end: 29 })
    expect(facts('<body dir=rtl>a').root).toEqual({ start: 0, end: 14 })
    expect(facts('<p>a').root).toBeNull()
  })

  test('tables without a role count unless they have header cells', () => {
    const html =
      '<table><td><table role=presentation><td>a</table><table><tr><th>b</table></td></table><table role=none>'
    expect(facts(html)).toMatchObject({ tables: 4, layoutTablesWithoutRole: [{ start: 0, end: 7 }] })
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
    ['<p style="color:#aaa">abc', 2.32],
    ['<p style="color:#fff">abc', 1],
    ['<p style="color:#666">abc', null],
    ['<style>p{background:#222}</style><p style="color:#aaa">abc', null],
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
