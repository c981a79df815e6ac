import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { loadDictionary } from '#server/dictionary.ts'
import { loadWeb, type WebApp } from '#server/web-app.ts'
import { makeApp } from '../support/make-app.ts'

/** Bytes of scripts and styles that the page waits for, packed: React for production, and the frame. */
const MOST_OF_PAGE = 100_000

const { app: bare, deps } = await makeApp()
await loadDictionary()
const built = await loadWeb((error) => {
  throw error
})
const web = built ?? ({ page: '', assets: new Map() } satisfies WebApp)
const app = createApp({ ...deps, web })

const named = [...web.page.matchAll(/(?:src|href)="\.?(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
const text = (name: string) => new TextDecoder().decode(web.assets.get(name))

describe('the page', () => {
  test('is at the front door, and asked for anew each time', async () => {
    const page = await app.request('/')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const etag = page.headers.get('etag') ?? ''
    const again = await app.request('/', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('has nothing inline for its policy to stop, and no page may frame it', async () => {
    const page = await app.request('/')
    const policy = page.headers.get('content-security-policy') ?? ''
    for (const part of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'"])
      expect(policy).toContain(part)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(web.page).not.toMatch(/<style|\sstyle="|\son[a-z]+="|<script(?![^>]*\ssrc=)/)
    expect(page.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('loads only what the server has', async () => {
    expect(named.length).toBeGreaterThan(2)
    for (const path of named) expect([path, (await app.request(path)).status]).toEqual([path, 200])
    expect(web.page.match(/(?:src|href)="/g)).toHaveLength(named.length)
  })
})

describe('what it loads', () => {
  test('may be kept for good, since another text has another name', async () => {
    for (const name of web.assets.keys()) {
      const asset = await app.request(`/assets/${name}`)
      expect(name).toMatch(/-[\w-]{8}\.\w+$/)
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })

  test('comes packed where that is taken, and is the same unpacked', async () => {
    const [script = ''] = named.filter((path) => path.endsWith('.js'))
    const packed = await app.request(script, { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const whole = packed.body?.pipeThrough(new DecompressionStream('gzip'))
    expect(await new Response(whole).text()).toBe(await (await app.request(script)).text())
  })

  test('holds the bytes of the word list as they are', async () => {
    const name = [...web.assets.keys()].find((one) => one.endsWith('.bin')) ?? ''
    const answer = await app.request(`/assets/${name}`)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(web.assets.get(name))
  })

  test('lets one write before the engine is there: what the page names is small', () => {
    const packed = named.map((path) => gzipSync(web.assets.get(path.replace('/assets/', '')) ?? '').length)
    expect(packed.reduce((sum, size) => sum + size)).toBeLessThan(MOST_OF_PAGE)
  })

  test('is there under its own name only', async () => {
    for (const path of ['/assets/', '/assets/index.js', '/assets/../index.html', '/index.html'])
      expect([path, (await app.request(path)).status]).toEqual([path, 404])
  })

  test('has no validator, nothing of the server and nothing for developers in it, and loads nothing from elsewhere', () => {
    for (const name of web.assets.keys()) {
      if (!name.endsWith('.js')) continue
      expect([name, /ZodError|invalid_union|node:fs|jsxDEV/.test(text(name))]).toEqual([name, false])
      expect([name, /\bimport\(["'`]https?:/.test(text(name))]).toEqual([name, false])
    }
  })
})

test('without a built editor the reference is the front door', async () => {
  const door = await bare.request('/')
  expect([door.status, door.headers.get('location')]).toEqual([303, '/api/docs'])
})
