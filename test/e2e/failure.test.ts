import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasBrowser } from '../support/browser.ts'
import { clear, connect, GOOD, makeFirstFix, poorMail, refresh, sentMails, write } from './support/compose.ts'
import { dialog, gone, lastEvent } from './support/gate.ts'
import { type Launched, launch } from './support/launch.ts'
import { startServer } from './support/server.ts'

/** What the worker keeps and these tests look at or spoil. */
interface Kept {
  policy: { settings: { gate: { required: object[] } } }
  gate_events: { outcome: string }[]
}

const server = await startServer()

describe.skipIf(!hasBrowser)('when something fails', () => {
  let browser: Launched
  let page: Page
  beforeAll(async () => {
    browser = await launch()
    await server.gate({ mode: 'block', threshold: 85, override: 'never' })
    await connect(browser, server)
    page = await browser.gmail.open()
  })
  afterAll(() => browser.close())
  beforeEach(() => clear(page))
  const rewrite = async () => {
    const compose = await poorMail(page)
    await compose.chip.getByRole('button', { name: 'Rewrite' }).click()
    await page.getByRole('button', { name: 'Rewrite this mail' }).click()
    return page.locator('.panel .trouble')
  }
  /** Ends the worker as the browser does after half a minute without work. */
  const endWorker = async () => {
    const options = await browser.open('options')
    const session = await browser.context.newCDPSession(options)
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    await options.close()
  }

  it('calls that are used up are told, and the score and the gate go on', async () => {
    await server.change((record) => {
      const [key] = record.keys
      if (key) key.calls_max = 1
    })
    const trouble = await rewrite()
    await page.getByRole('button', { name: 'Take all' }).or(trouble).first().waitFor()
    await page.getByRole('button', { name: 'Rewrite this mail' }).click()
    expect(await trouble.innerText()).toContain('used up')
    const chip = page.locator('sendworthy-chip')
    await chip.getByRole('button', { name: 'Calls used up' }).waitFor()
    await page.getByRole('button', { name: 'Close panel' }).click()
    await page.locator('.AD .aoO').click()
    await dialog(page).getByText('Your workspace asks for 85').waitFor()
    await page.getByRole('button', { name: 'Back to the mail' }).click()
    await server.change((record) => {
      const [key] = record.keys
      if (key) key.calls_max = null
    })
    await refresh(browser)
    await chip.getByRole('button', { name: 'Calls used up' }).waitFor({ state: 'detached' })
  })

  it('a worker that ended is woken by the next question, with policy, key and queue as they were', async () => {
    await endWorker()
    const compose = await poorMail(page)
    await compose.send.click()
    await dialog(page).waitFor()
    await page.getByRole('button', { name: 'Back to the mail' }).click()
    await endWorker()
    await compose.root.getByRole('button', { name: 'Discard draft' }).click()
    await expect.poll(() => lastEvent(server)).toMatchObject({ outcome: 'cancelled' })
    const trouble = await rewrite()
    await page.getByRole('button', { name: 'Take all' }).waitFor()
    expect(await trouble.count()).toBe(0)
  })

  it('a mail that cannot be checked goes and says so; it waits only where the policy says that it must', async () => {
    // A text that is not where it was is as good as any fault.
    const lostMail = async () => {
      const compose = await poorMail(page)
      await compose.score()
      await compose.root.locator('.Ap').evaluate((element) => element.classList.remove('Ap'))
      return compose
    }
    const compose = await lostMail()
    await compose.send.click()
    await page.getByText('This mail went without being checked.').waitFor()
    await gone(compose)
    expect(await sentMails(page)).toHaveLength(1)
    await expect
      .poll(() => lastEvent(server))
      .toMatchObject({ outcome: 'not_checked', score: null, rules: [] })
    await server.gate({ unavailable: 'closed' })
    await refresh(browser)
    const other = await lostMail()
    await other.send.click()
    await dialog(page).getByText('could not be checked').waitFor()
    expect(await sentMails(page)).toHaveLength(1)
    await server.gate({ unavailable: 'open' })
    await refresh(browser)
  })

  /** What the dialog is to show may be of a server that is newer than the extension: it then fails to. */
  const breakDialog = async () => {
    const worker = await browser.worker()
    await worker.evaluate(async () => {
      const { storage, tabs } = chrome
      const { policy } = await storage.local.get<Kept>('policy')
      policy.settings.gate.required = [{ dimension: 7, score: 101 }]
      const problem = { code: 'newer', detail: 'The server is newer than the extension.' }
      await storage.local.set({ policy, problem })
      for (const { id } of await tabs.query({ url: 'https://mail.google.com/*' }))
        await tabs.sendMessage(id ?? 0, { sendworthy: 1, notice: 'setup_changed' })
    })
    await page.locator('sendworthy-chip').getByRole('button', { name: 'Server trouble' }).waitFor()
  }

  it('a gate whose dialog breaks lets the mail go, and says so in the tab and to the workspace', async () => {
    const compose = await poorMail(page)
    await breakDialog()
    await compose.send.click()
    await page.getByText('This mail went without being checked.').waitFor()
    await gone(compose)
    expect(await sentMails(page)).toHaveLength(1)
    await expect
      .poll(() => lastEvent(server))
      .toMatchObject({ outcome: 'not_checked', score: null, rules: [] })
  })

  it('a gate whose dialog breaks keeps the mail where the policy is closed, and says so', async () => {
    await server.gate({ unavailable: 'closed' })
    await refresh(browser)
    const compose = await poorMail(page)
    await breakDialog()
    await compose.body.press('Control+Enter')
    await page.getByText('This mail is not sent: it could not be checked').waitFor()
    expect(await sentMails(page)).toEqual([])
    // At the next press it is asked again.
    await server.gate({ unavailable: 'open' })
    await refresh(browser)
    await compose.send.click()
    await dialog(page).getByText('Your workspace asks for 85').waitFor()
    expect(await sentMails(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to the mail' }).click()
  })

  it('a page that tears our parts apart does not keep a mail, and gets new ones', async () => {
    const compose = await poorMail(page)
    await makeFirstFix(page, compose)
    await page.evaluate(() =>
      document.querySelector('sendworthy-overlay')?.shadowRoot?.querySelector('.toast')?.remove(),
    )
    await compose.send.click()
    await page.getByText('This mail went without being checked.').waitFor()
    await gone(compose)
    expect(await sentMails(page)).toHaveLength(1)
    const other = await poorMail(page)
    await other.send.click()
    await dialog(page).getByText('Your workspace asks for 85').waitFor()
    await page.getByRole('button', { name: 'Back to the mail' }).click()
  })

  /** Has the worker's calls of this kind that speak of this fail, until what it gives is called. */
  const breakWorker = async (call: 'get' | 'executeScript', about: string) => {
    const worker = await browser.worker()
    const mend = await worker.evaluateHandle(
      ({ call, about }) => {
        const { scripting, storage } = chrome
        const [part, name] = call === 'get' ? [storage.local, call] : [scripting, call]
        const whole: (...asked: unknown[]) => unknown = Reflect.get(part, name).bind(part)
        const broken = (...asked: unknown[]) =>
          JSON.stringify(asked).includes(about) ? Promise.reject(new Error('broken')) : whole(...asked)
        Object.assign(part, { [name]: broken })
        return () => void Object.assign(part, { [name]: whole })
      },
      { call, about },
    )
    return () => mend.evaluate((run) => run())
  }

  it('settings that cannot be read are told in every compose until they are', async () => {
    const mend = await breakWorker('get', 'preferences')
    await page.reload()
    const compose = await poorMail(page)
    const problem = compose.chip.getByRole('button', { name: 'Settings not read: gate off' })
    await problem.waitFor()
    expect(await compose.score()).toBeLessThan(85)
    await mend()
    await problem.waitFor({ state: 'detached' })
    await compose.send.click()
    await dialog(page).getByText('Your workspace asks for 85').waitFor()
    await page.getByRole('button', { name: 'Back to the mail' }).click()
  })

  it('an engine that does not start is told, and tried again until it does', async () => {
    const mend = await breakWorker('executeScript', 'engine.js')
    await page.reload()
    const compose = await poorMail(page)
    await compose.chip.getByText('Not checked: The engine could not be started.').waitFor()
    await mend()
    expect(await compose.score()).toBeLessThan(85)
  })

  /** Ends every key, or takes that back. */
  const revoke = (revoked: string | null) =>
    server.change((record) => {
      for (const key of record.keys) key.revoked = revoked
    })

  it('a revoked key is told in every compose, in popup and options, and the gate lets mails go again', async () => {
    await revoke(new Date().toISOString())
    const trouble = await rewrite()
    await trouble.getByText('The API key is not valid').waitFor()
    const options = await browser.open('options')
    await options.getByText('Until then the gate is off').waitFor()
    await options.close()
    const popup = await browser.open('popup')
    await popup.getByText('Send gate: Off until the key is mended').waitFor()
    expect(await popup.getByRole('alert').innerText()).toContain('The API key is not valid')
    await popup.close()
    await page.getByRole('button', { name: 'Close panel' }).click()
    await clear(page)
    const compose = await poorMail(page)
    expect(await compose.score()).toBeLessThan(85)
    await compose.chip.getByRole('button', { name: 'Key not valid: gate off' }).waitFor()
    await compose.send.click()
    await gone(compose)
    expect(await sentMails(page)).toHaveLength(1)
    // Another key mends it: here the same one, which holds again.
    await revoke(null)
    const again = await browser.open('options')
    await again.getByLabel('API key').fill(server.key)
    await again.getByRole('button', { name: 'Test and save' }).click()
    await again.getByRole('heading', { name: 'Connected', exact: true }).waitFor()
    expect(await again.getByLabel('API key').count()).toBe(0)
    await again.close()
  })

  it('a revoked key leaves the gate standing where the policy is closed', async () => {
    await server.gate({ unavailable: 'closed' })
    await refresh(browser)
    await revoke(new Date().toISOString())
    await refresh(browser)
    const compose = await poorMail(page)
    await compose.chip.getByRole('button', { name: 'Key not valid', exact: true }).waitFor()
    await compose.send.click()
    await dialog(page).getByText('Your workspace asks for 85').waitFor()
    expect(await sentMails(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to the mail' }).click()
    await revoke(null)
    await server.gate({ unavailable: 'open' })
    await refresh(browser)
  })

  it('without a server mails are scored and held as before, and decisions wait for it', async () => {
    await server.stop()
    await page.reload()
    const compose = await poorMail(page)
    expect(await compose.score()).toBeLessThan(85)
    await compose.send.click()
    await dialog(page).waitFor()
    await page.getByRole('button', { name: 'Back to the mail' }).click()
    await refresh(browser)
    await compose.chip.getByRole('button', { name: 'Server away' }).waitFor()
    await compose.chip.getByRole('button', { name: 'Rewrite' }).click()
    await page.getByRole('button', { name: 'Rewrite this mail' }).click()
    await page.locator('.panel .trouble').getByText('cannot be reached').waitFor()
    await write(compose, 'Missed appointments in Leeds', GOOD)
    await compose.send.click()
    await gone(compose)
    const worker = await browser.worker()
    const waiting = () => worker.evaluate(() => chrome.storage.local.get<Kept>('gate_events'))
    await expect.poll(async () => (await waiting()).gate_events.at(-1)?.outcome).toBe('fixed')
  })

  it('after an update of the extension the old script steps aside and says so; a new one takes over in a reloaded tab', async () => {
    const compose = await poorMail(page)
    await compose.score()
    // Chromium starts an unpacked extension anew in developer mode alone.
    const extensions = await browser.context.newPage()
    await extensions.goto('chrome://extensions')
    await extensions.evaluate(() =>
      chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true }),
    )
    await extensions.close()
    const worker = await browser.worker()
    // A tab that is loaded anew before the extension is has no script of it.
    const started = browser.context.waitForEvent('serviceworker')
    await worker.evaluate(() => chrome.runtime.reload()).catch(() => {})
    await page.getByText('Reload this tab to use it again').waitFor()
    await started
    expect(
      await page.evaluate(() => [...CSS.highlights.values()].flatMap((ranges) => [...ranges]).length),
    ).toBe(0)
    await compose.send.click()
    await gone(compose)
    expect(await sentMails(page)).toHaveLength(1)
    await page.reload()
    const again = await poorMail(page)
    expect(await again.score()).toBeLessThan(85)
    await again.send.click()
    await dialog(page).getByText('Your workspace asks for 85').waitFor()
    expect(await sentMails(page)).toEqual([])
  })
})
