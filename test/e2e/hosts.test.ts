/** What every host beside Gmail promises, each on a page that is built as the site is known to be. */
import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LAYOUTS } from '#extension/hosts/layouts.ts'
import type { GateSettings } from '#server/storage/workspace.ts'
import { hasBrowser } from '../support/browser.ts'
import { connect, GOOD, POOR } from './support/compose.ts'
import { dialog, lastEvent, setGate } from './support/gate.ts'
import {
  addressOf,
  type HostCompose,
  hostSent,
  newHostMail,
  person,
  placeOf,
  serveHost,
  underlinedOn,
  withAllHosts,
  writeOn,
} from './support/host.ts'
import { type Launched, launch } from './support/launch.ts'
import { startServer } from './support/server.ts'

const server = await startServer()
const SUBJECT = 'Missed appointments in Leeds'

/** Ways to send, by what is to be pressed; null where a site has none. */
const KEYS = {
  'Control+Enter': {
    key: 'Enter',
    code: 'Enter',
    ctrlKey: true,
    metaKey: false,
    altKey: false,
    shiftKey: false,
  },
  'Alt+S': { key: 's', code: 'KeyS', ctrlKey: false, metaKey: false, altKey: true, shiftKey: false },
}

describe.skipIf(!hasBrowser)('hosts beside Gmail', () => {
  let browser: Launched
  let folder: string
  beforeAll(async () => {
    folder = await withAllHosts()
    browser = await launch({ extension: folder })
    await connect(browser, server)
  })
  afterAll(async () => {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  })

  describe.each(LAYOUTS.map((layout) => [layout.name, layout] as const))('%s', (_name, layout) => {
    let page: Page
    const gate = (settings: Partial<GateSettings>) => setGate(browser, server, settings)
    const poor = async (to?: string): Promise<HostCompose> => {
      const compose = await newHostMail(page, layout, to)
      await writeOn(page, compose, 'Quick question', POOR)
      return compose
    }
    beforeAll(async () => {
      await gate({ mode: 'off' })
      await serveHost(browser.context, layout)
      page = await browser.context.newPage()
    })
    afterAll(() => page.close())
    beforeEach(async () => {
      await page.goto(addressOf(layout))
    })

    it('shows a score and underlines that follow the mail, and writes nothing of ours into it', async () => {
      const compose = await poor()
      await expect.poll(() => underlinedOn(page)).toContain('in order to')
      const low = await compose.score()
      await compose.body.press('Control+a')
      await page.keyboard.press('Delete')
      await compose.pill.getByText('Nothing to check yet').waitFor()
      await writeOn(page, compose, SUBJECT, GOOD)
      await expect.poll(compose.score).toBeGreaterThan(low)
      await compose.send.click()
      const [sent] = await hostSent(page)
      expect(sent?.text).toContain('Should I send you the wording they use?')
      expect(sent?.subject).toBe(SUBJECT)
      expect(JSON.stringify(sent)).not.toMatch(/sendworthy/i)
    })

    it('reads the subject, and offers others for it', async () => {
      const compose = await newHostMail(page, layout)
      await writeOn(page, compose, 'FREE MONEY NOW!!!', GOOD)
      const low = await compose.score()
      await compose.subject.fill(SUBJECT)
      await expect.poll(compose.score).toBeGreaterThan(low)
      await page.getByRole('button', { name: 'Subjects' }).click()
      await page.locator('.panel').getByRole('tab', { name: 'Subjects', selected: true }).waitFor()
    })

    it('opens a card by a click on underlined words, where they are', async () => {
      const compose = await poor()
      await expect.poll(() => underlinedOn(page)).toContain('in order to')
      const { x, y } = await placeOf(page, 'in order to')
      await page.mouse.click(x, y)
      const card = page.getByRole('dialog', { name: 'Finding' })
      await card.waitFor()
      // Beside the words, and not where they are in their frame.
      const box = await card.boundingBox()
      expect(
        Math.min(Math.abs((box?.y ?? 0) - y), Math.abs((box?.y ?? 0) + (box?.height ?? 0) - y)),
      ).toBeLessThan(60)
      expect(plain(await compose.body.innerText())).toContain('in order to')
    })

    it('makes a fix from the keyboard, and takes it back', async () => {
      const compose = await poor()
      await expect.poll(() => underlinedOn(page)).toContain('in order to')
      const before = await compose.body.innerText()
      await compose.body.press('Control+Home')
      await page.keyboard.press('Alt+Period')
      const card = page.getByRole('dialog', { name: 'Finding' })
      await card.locator('.main').click()
      await card.waitFor({ state: 'detached' })
      await page.getByText('Done.', { exact: true }).waitFor()
      expect(plain(await compose.body.innerText())).not.toBe(plain(before))
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(async () => plain(await compose.body.innerText())).toBe(plain(before))
      // Some editors send what they hold themselves, whatever stands on the screen.
      await compose.send.click()
      expect(plain((await hostSent(page))[0]?.text ?? '')).toBe(plain(before))
    })

    it('takes a rewrite as a whole, and the page sends it', async () => {
      const compose = await poor()
      const low = await compose.score()
      await compose.pill.getByRole('button', { name: 'Rewrite' }).click()
      await page.getByRole('button', { name: 'Rewrite this mail' }).click()
      await page.getByRole('button', { name: 'Take all' }).click()
      await page.getByText('The rewrite is in your mail.').waitFor()
      await expect.poll(compose.score).toBeGreaterThan(low)
      await page.getByRole('button', { name: 'Close panel' }).click()
      await compose.send.click()
      const [sent] = await hostSent(page)
      expect(sent?.text).not.toMatch(/finds you well|in order to/)
      expect(sent?.text.match(/Hi Ana/g)).toHaveLength(1)
    })

    it('holds a bad mail by every way to send, and lets it go when that is the person’s word', async () => {
      await gate({ mode: 'block', override: 'free' })
      const ways: [string, (compose: HostCompose) => Promise<void>][] = [
        ['click', ({ send }) => send.click()],
        ['button-key', ({ send }) => send.press('Enter')],
        ...Object.entries(KEYS)
          .filter(([, keys]) => layout.sends(keys))
          .map(([keys]): [string, (compose: HostCompose) => Promise<void>] => [
            keys,
            ({ body }) => body.press(keys),
          ]),
      ]
      for (const [way, press] of ways) {
        await page.goto(addressOf(layout))
        const compose = await poor()
        await press(compose)
        await dialog(page).waitFor()
        expect(await hostSent(page), way).toEqual([])
        await page.getByRole('button', { name: 'Send anyway' }).click()
        await expect.poll(async () => (await hostSent(page)).length, { message: way }).toBe(1)
        await expect.poll(() => lastEvent(server)).toMatchObject({ outcome: 'overridden', host: layout.id })
      }
    })

    it('asks for another press where the site takes none but a person’s, and lets that one through', async () => {
      await gate({ mode: 'block', override: 'free' })
      await page.evaluate(() => {
        const refuse = (event: Event) => event.isTrusted || event.stopImmediatePropagation()
        document.addEventListener('click', refuse, { capture: true })
      })
      const compose = await poor()
      await compose.send.click()
      await page.getByRole('button', { name: 'Send anyway' }).click()
      await page.getByText('Press Send again: this time it goes.').waitFor()
      expect(await hostSent(page)).toEqual([])
      await compose.send.click()
      await expect.poll(async () => (await hostSent(page)).length).toBe(1)
    })

    it('holds a bad mail before a time is chosen for it', async () => {
      await gate({ mode: 'block', override: 'never' })
      await poor()
      expect(await hostSent(page)).toEqual([])
      // Not every site has one.
      if ((await person(page, 'more').count()) === 0) return
      await person(page, 'more').click()
      await person(page, 'later').click()
      await dialog(page).waitFor()
      expect(await person(page, 'time').count()).toBe(0)
      expect(await hostSent(page)).toEqual([])
    })

    it('says when the page cannot be read any more, and lets no mail wait for that', async () => {
      await gate({ mode: 'block', unavailable: 'open' })
      await page.goto(addressOf(layout))
      const compose = await newHostMail(page, layout)
      await expect.poll(() => compose.pill.count()).toBe(1)
      // The site has given its editor other marks.
      await page.evaluate((isFramed) => {
        const other = document.createElement('div')
        other.contentEditable = 'true'
        other.textContent = 'Hi Ana, I hope this email finds you well.'
        other.id = 'other'
        const old = document.querySelector('[data-person=body]')
        ;(isFramed ? document.querySelector('iframe') : old)?.replaceWith(other)
      }, layout.frames !== null)
      await page.locator('#other').click()
      const popup = await browser.open('popup')
      await page.bringToFront()
      await popup.reload()
      await popup.getByText(`${layout.name} could not be read. It may have changed`).waitFor()
      await popup.close()
      await person(page, 'send').click()
      await page.getByText('This mail went without being checked.').waitFor()
      expect(await dialog(page).count()).toBe(0)
    })

    it('lets a mail within the house go, and never takes another button for Send', async () => {
      await gate({ mode: 'block', exempt: { replies: false, internal_domains: ['acme.example'] } })
      const compose = await poor('jo@acme.example')
      for (const trap of await page.locator('[data-trap]').all()) {
        if (!(await trap.isVisible())) continue
        await trap.dispatchEvent('pointerdown')
        await trap.dispatchEvent('mouseup')
      }
      expect(await dialog(page).count()).toBe(0)
      await compose.send.click()
      await expect.poll(async () => (await hostSent(page)).length).toBe(1)
    })
  })
})

describe.skipIf(!hasBrowser)('sites that nobody has switched on', () => {
  let browser: Launched
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('are listed in the options with a switch each, and get nothing of ours', async () => {
    const options = await browser.open('options')
    for (const layout of LAYOUTS) {
      expect(await options.getByLabel(layout.name).isChecked(), layout.name).toBe(false)
      await serveHost(browser.context, layout)
      const page = await browser.context.newPage()
      await page.goto(addressOf(layout))
      await person(page, 'write').click()
      await page.waitForTimeout(1000)
      expect(await page.locator('sendworthy-floating').count(), layout.name).toBe(0)
      await page.close()
    }
    expect(await options.evaluate(() => chrome.scripting.getRegisteredContentScripts())).toEqual([])
  })
})

/** Editors differ in spaces between blocks. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
