import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE, score } from '#shared/engine/index.ts'
import { hasBrowser, openBrowser } from '../support/browser.ts'
import { pageWithModules } from '../support/page-modules.ts'

declare const load: <T>(name: string) => Promise<T>

const browser = openBrowser()

/** Bodies as people and editors leave them. */
const BODIES = [
  '<div>Hi Ana,</div><div><br></div><div>We recieve &amp; send <b>many</b> letters.</div>',
  'plain &lt;text&gt;&nbsp;with <a href="https://a.example/?a=1&amp;b=2" title="a &quot;b&quot;">a link</a>',
  '<p style="color: red">one<br>two</p><!-- a remark --><ul><li>a</li><li>b<img alt="x"></li></ul>',
  '<table><tbody><tr><td>cell</td></tr></tbody></table><style>p > a { color: red }</style>',
  '',
]

describe.skipIf(!hasBrowser)('a mail in an editable', () => {
  let page: Page
  beforeAll(async () => {
    page = await pageWithModules(browser())
  })

  it('is read as the browser itself would write it', async () => {
    const pieces = fc.constantFrom(
      '<div>',
      '</div>',
      '<b>',
      '</b>',
      '<br>',
      'text',
      '&amp;',
      '&nbsp;',
      '&lt;',
      ' ',
      'é😀',
      '<p class="a">',
    )
    const made = fc
      .sample(fc.array(pieces, { maxLength: 14 }), { numRuns: 200, seed: 5 })
      .map((all) => all.join(''))
    const differing = await page.evaluate(
      async (bodies) => {
        const { readSource } = await load<typeof import('#extension/editors/source.ts')>(
          '#extension/editors/source.ts',
        )
        const body = document.createElement('div')
        return bodies.filter((html) => {
          body.innerHTML = html
          return readSource(body).html !== body.innerHTML
        })
      },
      [...BODIES, ...made],
    )
    expect(differing).toEqual([])
  })

  it('leads from every stretch of its HTML to the text that shows there', async () => {
    const html = BODIES[0] ?? ''
    const shown = await page.evaluate(async (source) => {
      const { readSource } = await load<typeof import('#extension/editors/source.ts')>(
        '#extension/editors/source.ts',
      )
      const body = document.createElement('div')
      body.innerHTML = source
      const { rangeAt } = readSource(body)
      const at = (words: string) => {
        const start = source.indexOf(words)
        return String(rangeAt(start, start + words.length))
      }
      return [
        at('recieve'),
        at('&amp;'),
        at('send <b>many</b> letters'),
        at('<div>Hi Ana,</div>'),
        rangeAt(0, 5),
        rangeAt(source.indexOf('send'), source.indexOf('send'))?.collapsed,
      ]
    }, html)
    expect(shown).toEqual(['recieve', '&', 'send many letters', 'Hi Ana,', null, true])
  })

  it('takes every fix of the engine, and undo gives back the very bytes', async () => {
    const draft =
      '<div>Hi Ana,</div><div><br></div><div>I hope this email finds you well. We <b>basically</b> recieve letters in order to &amp; read them on Monday mornings.</div><div><br></div><div>Let me know if you might be interested in a call.</div><div>Tom</div>'
    const { annotations } = score(
      { draft, format: 'html', subject: 'Letters', kind: 'cold_outreach' },
      DEFAULT_PROFILE,
    )
    const fixes = annotations
      .filter(({ field }) => field === 'draft')
      .flatMap(({ start, end, fixes: all }) => all.map(({ replacement }) => ({ start, end, replacement })))
    expect(fixes.length).toBeGreaterThan(3)
    const problems = await page.evaluate(
      async ({ source, edits }) => {
        const { applyToBody } = await load<typeof import('#extension/editors/apply.ts')>(
          '#extension/editors/apply.ts',
        )
        const body = document.createElement('div')
        body.contentEditable = 'true'
        document.body.replaceChildren(body)
        const wrong: string[] = []
        for (const edit of edits) {
          body.innerHTML = source
          const changed = source.slice(0, edit.start) + edit.replacement + source.slice(edit.end)
          const expected = new DOMParser().parseFromString(changed, 'text/html').body.textContent ?? ''
          const plain = (text: string) => text.replaceAll(/\s/g, '')
          try {
            const { undo } = await applyToBody(body, source, [edit], '.gmail_signature')
            if (plain(body.textContent ?? '') !== plain(expected)) wrong.push(`made ${JSON.stringify(edit)}`)
            undo()
            if (body.innerHTML !== source) wrong.push(`undid ${JSON.stringify(edit)}: ${body.innerHTML}`)
          } catch (error) {
            wrong.push(`${error} ${JSON.stringify(edit)}`)
          }
        }
        return wrong
      },
      { source: draft, edits: fixes },
    )
    expect(problems).toEqual([])
  })

  it('is left alone where it is another mail by now, and in the signature', async () => {
    const said = await page.evaluate(async () => {
      const { applyToBody } = await load<typeof import('#extension/editors/apply.ts')>(
        '#extension/editors/apply.ts',
      )
      const body = document.createElement('div')
      body.contentEditable = 'true'
      document.body.replaceChildren(body)
      const source = '<div>one two</div><div class="gmail_signature">Tom</div>'
      const tries = async (html: string, start: number, end: number) => {
        body.innerHTML = source
        const failure = await applyToBody(
          body,
          html,
          [{ start, end, replacement: 'X' }],
          '.gmail_signature',
        ).catch((error) => error.message)
        return [failure, body.innerHTML === source]
      }
      const name = source.indexOf('Tom')
      return [await tries(source.replace('one', 'ten'), 9, 12), await tries(source, name, name + 3)]
    })
    expect(said).toEqual([
      ['The mail has changed in the meantime.', true],
      ['That part is not yours to change.', true],
    ])
  })

  it('keeps the caret at the words where it was', async () => {
    const at = await page.evaluate(async () => {
      const { applyToBody } = await load<typeof import('#extension/editors/apply.ts')>(
        '#extension/editors/apply.ts',
      )
      const { caretIn, setCaret } = await load<typeof import('#extension/editors/caret.ts')>(
        '#extension/editors/caret.ts',
      )
      const body = document.createElement('div')
      body.contentEditable = 'true'
      document.body.replaceChildren(body)
      const source = '<div>in order to read it</div>'
      body.innerHTML = source
      body.focus()
      setCaret(body, 'in order to read'.length)
      await applyToBody(body, source, [{ start: 5, end: 16, replacement: 'to' }], '.gmail_signature')
      return [body.textContent, caretIn(body)]
    })
    expect(at).toEqual(['to read it', 'to read'.length])
  })

  it('is given nothing that runs, loads or hides', async () => {
    const cleaned = await page.evaluate(async () => {
      const { safeHtml } = await load<typeof import('#extension/editors/safe-html.ts')>(
        '#extension/editors/safe-html.ts',
      )
      return [
        '<p onclick="x()">a<script>alert(1)</script></p>',
        '<a href="javascript:alert(1)">b</a><a href="https://b.example/">c</a>',
        '<img src="https://t.example/p.gif" onerror="x()"><iframe src="https://f.example"></iframe>d',
        '<style>p{}</style><b>e</b><form><input value="f"><button>g</button></form>',
      ].map(safeHtml)
    })
    expect(cleaned).toEqual(['<p>a</p>', '<a>b</a><a href="https://b.example/">c</a>', 'd', '<b>e</b>g'])
  })
})
