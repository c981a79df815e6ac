import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { LAYOUTS } from '#extension/hosts/layouts.ts'
import { EXTENSION } from './support/launch.ts'

const read = (file: string) => readFileSync(join(EXTENSION, file))
const manifest = JSON.parse(read('manifest.json').toString())

/** Bytes, as the store packs them. */
const MOST = 450_000
const MOST_OF_PAGE = 110_000
const MOST_OF_ENGINE = 255_000

describe('the built extension', () => {
  it('asks for what the README justifies, and for no host but Gmail unless the person switches it on', () => {
    expect(manifest.permissions.sort()).toEqual(['alarms', 'declarativeNetRequest', 'scripting', 'storage'])
    expect(manifest.host_permissions).toEqual(['https://mail.google.com/*'])
    expect(manifest.content_scripts.flatMap(({ matches }: { matches: string[] }) => matches)).toEqual([
      'https://mail.google.com/*',
      'https://mail.google.com/*',
    ])
    expect(manifest.optional_host_permissions).toEqual(LAYOUTS.flatMap(({ matches }) => matches))
    const readme = readFileSync('README.md', 'utf8')
    for (const permission of [
      ...manifest.permissions,
      ...manifest.host_permissions,
      ...manifest.optional_host_permissions,
    ])
      expect(readme).toContain(`\`${permission}\``)
  })

  it('shows no file of its own to pages', () => {
    expect(manifest.web_accessible_resources).toBeUndefined()
  })

  it('puts at most 450 kB into a loading page of Gmail, packed: its content scripts and InboxSDK in both worlds', () => {
    const scripts: string[] = manifest.content_scripts.flatMap(({ js }: { js: string[] }) => js)
    expect(scripts.length).toBe(2)
    const packed = [...scripts, 'pageWorld.js'].map((file) => gzipSync(read(file), { level: 9 }).length)
    expect(packed.reduce((a, b) => a + b)).toBeLessThanOrEqual(MOST)
  })

  it('puts at most 110 kB into a page of another host, packed, and nothing of InboxSDK', () => {
    const files = ['content-scripts/page.js', 'content-scripts/page-guard.js']
    const packed = files.map((file) => gzipSync(read(file), { level: 9 }).length)
    expect(packed.reduce((a, b) => a + b)).toBeLessThanOrEqual(MOST_OF_PAGE)
    for (const file of files) expect(read(file).toString()).not.toMatch(/inboxsdk/i)
  })

  it('has an engine of its own of at most 255 kB, packed, that no page loads by itself', () => {
    expect(gzipSync(read('engine.js'), { level: 9 }).length).toBeLessThanOrEqual(MOST_OF_ENGINE)
    expect(JSON.stringify(manifest)).not.toContain('engine')
  })

  it('keeps the notes of rights in what it makes smaller', () => {
    expect(read('pageWorld.js').toString()).toContain('https://www.inboxsdk.com/terms')
  })

  it('has no validation library and nothing of the server in what runs beside a page', () => {
    const scripts = ['gmail', 'guard', 'page', 'page-guard'].map((name) => `content-scripts/${name}.js`)
    for (const file of ['engine.js', ...scripts])
      expect(read(file).toString()).not.toMatch(/ZodError|_zod|@hono/)
  })

  it('comes as a zip as well, with all of it', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    const zip = readFileSync(join(EXTENSION, '..', `sendworthy-${version}-chrome.zip`)).toString('latin1')
    const files = readdirSync(EXTENSION, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => relative(EXTENSION, join(parentPath, name)))
      // Chromium keeps notes of its own in a folder that it has loaded.
      .filter((file) => !file.startsWith('_metadata'))
    expect(files).toContain('manifest.json')
    expect(files.filter((file) => !zip.includes(file))).toEqual([])
  })

  it('blocks what InboxSDK would report', () => {
    const [rule] = JSON.parse(read('no-telemetry.json').toString())
    expect(rule).toMatchObject({
      action: { type: 'block' },
      condition: { requestDomains: ['api.inboxsdk.com', 'pubsub.googleapis.com'] },
    })
    expect(manifest.declarative_net_request.rule_resources).toMatchObject([{ enabled: true }])
  })

  it('loads no code from elsewhere', () => {
    const pages = readdirSync(EXTENSION).filter((file) => file.endsWith('.html'))
    expect(pages.sort()).toEqual(['options.html', 'popup.html'])
    for (const page of pages) expect(read(page).toString()).not.toMatch(/(?:src|href)="https?:/)
    expect(manifest.content_security_policy).toBeUndefined()
  })
})
