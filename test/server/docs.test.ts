import { describe, expect, test } from 'vitest'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { html, inline } from '#server/routes/docs/html.ts'
import { PROBLEM_CODES } from '#shared/api/problem.ts'
import { EVIDENCE } from '#shared/engine/evidence.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import { OPERATIONS } from '#shared/operations/index.ts'
import { makeApp } from '../support/make-app.ts'

const { app } = await makeApp()
const response = await app.request('/api/docs')
const page = await response.text()
const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())
const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)

test('the page shows every endpoint, error, rule and finding, each with an anchor of its own', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(operations.length).toBeGreaterThan(8)
  const expected = [
    ...operations.map(({ operationId }) => operationId),
    ...PROBLEM_CODES.map((code) => `error-${code}`),
    ...RULES.map(({ id }) => `rule-${id}`),
    ...Object.keys(EVIDENCE).map((id) => `evidence-${id}`),
  ]
  expect(expected.filter((id) => !ids.includes(id))).toEqual([])
  expect(ids.length).toBe(new Set(ids).size)
})

test('every link within the page leads somewhere', () => {
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets.length).toBeGreaterThan(100)
  expect(targets.filter((id) => !ids.includes(id))).toEqual([])
})

test('every field of every schema is on the page, and each is explained in words', () => {
  const listed = [...page.matchAll(/<code class="name">([^<]+)<\/code>.*<\/dt>\n<dd>(<p>)?/g)]
  const names = new Set(listed.map(([, name]) => name))
  for (const [schema, { properties = {} }] of Object.entries(document.components.schemas)) {
    expect(
      Object.keys(properties).filter((field) => !names.has(field)),
      schema,
    ).toEqual([])
  }
  expect(listed.filter(([, , words]) => !words).map(([, name]) => name)).toEqual([])
})

test('a default is shown as a request would hold it', () => {
  expect(page).toContain('default <code>{&quot;gender&quot;: &quot;unknown&quot;}</code>')
  expect(page).not.toContain('[object Object]')
})

test('a field of several forms shows the fields of each', () => {
  const [, field = ''] = page.split('<code class="name">compare_to</code>')
  expect(field.slice(0, field.indexOf('<code class="name">include_rewrite'))).toMatch(
    /One form: .*<code class="name">draft<.*Another form: .*<code class="name">benchmark</s,
  )
})

test('a session tries operations, and nothing that changes the workspace', () => {
  const tags = [
    ...page.matchAll(/<form class="try" data-method="(\w+)" data-path="([^"]+)"( data-session)?/g),
  ]
  const isOperation = (path: string) =>
    OPERATIONS.some(({ contract: { name } }) => path === `/v1/${name}` || path === `/v1/${name}/batch`)
  expect(tags.some(([, , , session]) => session === undefined)).toBe(true)
  for (const [, , path = '', session] of tags) expect(session !== undefined, path).toBe(isOperation(path))
})

describe('nothing comes from elsewhere', () => {
  test('the page loads its own style and script and nothing else, under a strict policy', async () => {
    const loaded = [
      ...page.matchAll(/<(?:script|link|img|iframe|source|object|embed)\b[^>]*\b(?:src|href)="([^"]*)"/g),
    ]
    const addresses = loaded.map(([, address]) => address ?? '')
    expect(addresses.map((address) => address.split('?')[0])).toEqual([
      '/api/docs/styles.css',
      '/api/docs/try-it.js',
    ])
    for (const address of addresses) {
      const asset = await app.request(address)
      expect(asset.status).toBe(200)
      expect(await asset.text()).not.toMatch(/@import|url\(|https?:\/\//)
    }
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'; style-src 'self'")
    expect(policy).not.toContain('unsafe')
  })

  test('there is no inline script, style or handler for the policy to stop', () => {
    expect(page).not.toMatch(/<style|\sstyle="|\son[a-z]+="|javascript:/)
    expect(page.match(/<script/g)).toHaveLength(1)
  })

  test('the script makes text of what it shows, never markup', async () => {
    const script = await (await app.request('/api/docs/try-it.js')).text()
    expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|localStorage/)
  })
})

test('values in a template are escaped, markup is not', () => {
  const evil = `<img src=x onerror='a("b")'> & co`
  expect(html`<p title="${evil}">${[html`<b>${evil}</b>`, null, false, 0]}</p>`.text).toBe(
    '<p title="&lt;img src=x onerror=&#39;a(&quot;b&quot;)&#39;&gt; &amp; co"><b>&lt;img src=x onerror=&#39;a(&quot;b&quot;)&#39;&gt; &amp; co</b>0</p>',
  )
  expect(inline('a `<b>` c').text).toBe('a <code>&lt;b&gt;</code> c')
})

test('the front door leads to the reference', async () => {
  const door = await app.request('/')
  expect([door.status, door.headers.get('location')]).toEqual([303, '/api/docs'])
  expect((await app.request('/favicon.ico')).status).toBe(204)
})
