import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hasBrowser, openBrowser } from '../../support/browser.ts'
import { runNode, type Served, serve } from '../../support/run-node.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { accountsApp } from './accounts-app.ts'

const PASSWORD = 'correct horse battery'
const browser = openBrowser()

/** A tab of its own profile. What the page complains of is in `complaints`; answers that are refusals are not. */
async function tab(options: { width?: number; dark?: boolean } = {}) {
  const { width = 1000, dark = false } = options
  const context = await browser().newContext({
    viewport: { width, height: 700 },
    colorScheme: dark ? 'dark' : 'light',
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const complaints: string[] = []
  const requested: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (said) => {
    if (said.type() === 'error' && !said.text().startsWith('Failed to load resource'))
      complaints.push(said.text())
  })
  page.on('request', (request) => requested.push(`${request.method()} ${request.url()}`))
  return { page, complaints, requested, context }
}

const linkIn = (text: string): string => /http\S+\/\w+#\S+/.exec(text)?.[0] ?? ''
const shown = (page: Page, selector: string) => page.locator(selector).waitFor({ state: 'visible' })
const submit = (page: Page) => page.click('button[type=submit]')
const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) await page.fill(`#${name}`, value)
}

describe.skipIf(!hasBrowser)('in a browser', { timeout: 90_000 }, () => {
  test('from the first start to an owner, an invited colleague, and a lost password', async () => {
    const DATA_DIR = join(await tempFolder(), 'data')
    let server: Served = await serve({ DATA_DIR })
    onTestFinished(async () => void (await server.stop('SIGTERM')))
    const link = linkIn(server.welcome)
    const { page, complaints, requested, context } = await tab()

    await page.goto(link)
    await shown(page, '#form')
    // The token is in no address that the server or the history sees, and the page can be loaded again.
    expect(page.url()).toBe(`${server.url}/setup`)
    await page.reload()
    await shown(page, '#form')
    await submit(page)
    expect(await page.locator('.error:visible').allTextContents()).toHaveLength(3)
    await fill(page, { name: 'Ana Ruiz', email: 'ana', password: 'short' })
    await submit(page)
    const errors = await page.locator('.error:visible').allTextContents()
    expect(errors).toEqual([
      expect.stringContaining('ana@example.com'),
      expect.stringContaining('5 characters'),
    ])
    await fill(page, { email: 'ana@example.com', password: PASSWORD })
    await page.click('#show')
    expect(await page.getAttribute('#password', 'type')).toBe('text')
    await submit(page)
    await shown(page, '#done')
    expect(await page.textContent('#done')).toContain('My workspace (owner)')
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax' })
    expect(await page.evaluate('document.cookie')).toBe('')

    const late = await tab()
    expect((await late.page.goto(link))?.status()).toBe(404)
    expect(await late.page.textContent('main')).toContain('has its owner already')

    // As the settings pages will do it.
    const invited: { link: string } = await page.evaluate(`fetch('/v1/invitations', {
      method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'tom@example.com', role: 'viewer' }),
    }).then((response) => response.json())`)
    const tom = await tab()
    // With port 0 the server does not know its address when it makes the link.
    await tom.page.goto(`${server.url}/invite${new URL(invited.link).hash}`)
    await shown(tom.page, '#form')
    expect(await tom.page.textContent('#lead')).toContain('My workspace as a viewer')
    expect(await tom.page.inputValue('#email')).toBe('tom@example.com')
    await fill(tom.page, { name: 'Tom', password: PASSWORD })
    await submit(tom.page)
    await shown(tom.page, '#done')

    await server.stop('SIGTERM')
    const { out } = await runNode(
      ['server/cli.ts', 'accounts', 'recover', '--email', 'ana@example.com', '--json'],
      { DATA_DIR },
    )
    server = await serve({ DATA_DIR })
    expect(server.welcome).not.toContain('/setup')
    await page.goto(`${server.url}/recover${new URL(JSON.parse(out).link).hash}`)
    await shown(page, '#form')
    expect(await page.inputValue('#email')).toBe('ana@example.com')
    await fill(page, { password: 'a password after that' })
    await submit(page)
    await shown(page, '#done')

    for (const one of [...requested, ...late.requested, ...tom.requested]) expect(one).not.toContain('token')
    expect([complaints, late.complaints, tom.complaints]).toEqual([[], [], []])
  })

  test('a link that is used, cut or old says what to do', async () => {
    const server = await serve({ DATA_DIR: join(await tempFolder(), 'data') })
    onTestFinished(async () => void (await server.stop('SIGTERM')))
    const { page, complaints } = await tab()
    const saying = async (path: string) => {
      await page.goto('about:blank')
      await page.goto(`${server.url}${path}`)
      await shown(page, '#problem')
      expect(await page.locator('#form').isVisible()).toBe(false)
      return page.textContent('#problem')
    }
    for (const path of ['/setup', '/recover', '/invite']) expect(await saying(path)).toContain('not whole')
    expect(await saying('/invite#token=ws_0000000000000000.x')).toContain('Ask whoever invited you')
    expect(await saying('/invite#token=%3Cb%3E')).toContain('Ask whoever invited you')
    await page.goto('about:blank')
    await page.goto(`${server.url}/setup#token=made-up`)
    await shown(page, '#form')
    await fill(page, { name: 'Ana', email: 'ana@example.com', password: PASSWORD })
    await submit(page)
    await shown(page, '#problem')
    expect(await page.textContent('#problem')).toContain('Start the server again')
    expect(complaints).toEqual([])
  })

  test.each([
    [360, false],
    [360, true],
    [1000, true],
  ])('at %i pixels, dark: %s, nothing is cut off and all text can be read', async (width, dark) => {
    const server = await serve({ DATA_DIR: join(await tempFolder(), 'data') })
    onTestFinished(async () => void (await server.stop('SIGTERM')))
    const { page } = await tab({ width, dark })
    await page.goto(linkIn(server.welcome))
    await shown(page, '#form')
    await submit(page)
    const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect(wide).toBeLessThanOrEqual(0)
    const contrasts: number[] = await page.evaluate(CONTRASTS)
    expect(contrasts.length).toBeGreaterThan(8)
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5)
  })
})

/** Contrast of every text that is shown with the ground it stands on (WCAG 2). */
const CONTRASTS = `[...document.querySelectorAll('h1, p, label, button, input')]
  .filter((element) => element.checkVisibility())
  .map((element) => {
    const luminance = (color) => {
      const [r, g, b] = color.match(/[\\d.]+/g).map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    let ground = element
    while (getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement
    const pair = [luminance(getComputedStyle(element).color), luminance(getComputedStyle(ground).backgroundColor)]
    return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)
  })`

describe('as they are sent', () => {
  test.each(['/setup', '/recover', '/invite'])(
    '%s loads only its own style and script, under a strict policy',
    async (path) => {
      const { app } = await accountsApp()
      const response = await app.request(path)
      const page = await response.text()
      expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self'; style-src 'self'/)
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(page).not.toMatch(/<style|\sstyle="|\son[a-z]+="|javascript:/)
      for (const [, address = ''] of page.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]*)"/g)) {
        const asset = await app.request(address)
        expect(asset.status, address).toBe(200)
        expect(await asset.text()).not.toMatch(
          /@import|url\(|https?:\/\/|innerHTML|insertAdjacentHTML|eval\(/,
        )
      }
    },
  )
})
