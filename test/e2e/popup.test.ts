import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser } from '../support/browser.ts'
import { clear, connect, GOOD, newMail, write } from './support/compose.ts'
import { type Launched, launch } from './support/launch.ts'
import { startServer } from './support/server.ts'

const server = await startServer()

describe.skipIf(!hasBrowser)('the popup', () => {
  let browser: Launched
  let page: Page
  beforeAll(async () => {
    browser = await launch()
    await connect(browser, server)
    page = await browser.gmail.open()
  })
  afterAll(() => browser.close())

  /** The popup as it opens over Gmail: its own tab stays behind. */
  const overGmail = async (): Promise<Page> => {
    const popup = await browser.open('popup')
    await page.bringToFront()
    await popup.reload()
    return popup
  }
  const here = (popup: Page) => popup.locator('.here')

  it('says where it does not work', async () => {
    const popup = await browser.open('popup')
    await here(popup).getByText('Not supported here').waitFor()
    expect(await popup.getByLabel('In this tab').count()).toBe(0)
    await popup.close()
  })

  it('tells of every open mail', async () => {
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', GOOD)
    const score = await compose.score()
    await newMail(page)
    const popup = await overGmail()
    await here(popup).getByText(`Mail 1: checked, ${score}`).waitFor()
    await here(popup).getByText('Mail 2: nothing to check yet').waitFor()
    expect(await popup.getByText('Tests · Send gate: Advises, and holds nothing').count()).toBe(1)
    await popup.close()
    await clear(page)
  })

  it('tells of a mail that is not checked, and why', async () => {
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', GOOD)
    await compose.score()
    await compose.root.locator('.Ap').evaluate((element) => element.classList.remove('Ap'))
    await compose.subject.fill('Another subject')
    await compose.chip.getByText('Not checked: The text of this mail could not be found.').waitFor()
    const popup = await overGmail()
    await expect
      .poll(() => here(popup).innerText())
      .toContain('Mail 1: not checked: The text of this mail could not be found.')
    await popup.close()
    await clear(page)
  })

  it('switches the product off for the tab, and for the site, and on again', async () => {
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', GOOD)
    for (const name of ['In this tab', 'On mail.google.com']) {
      const popup = await overGmail()
      await popup.getByLabel(name).uncheck()
      await compose.chip.getByText('Sendworthy is off here').waitFor()
      expect(await compose.root.getByRole('button', { name: 'Subjects' }).count()).toBe(0)
      await here(popup).getByText('Off here').waitFor()
      await popup.getByLabel(name).check()
      expect(await compose.score()).toBeGreaterThan(0)
      await popup.close()
    }
    await clear(page)
  })

  it('is all that sees the storage with the worker and the options: the content script is refused', async () => {
    const session = await browser.context.newCDPSession(page)
    const worlds: { id: number; origin: string }[] = []
    session.on('Runtime.executionContextCreated', ({ context }) => worlds.push(context))
    await session.send('Runtime.enable')
    const world = worlds.find(({ origin }) => origin === `chrome-extension://${browser.id}`)
    const { result } = await session.send('Runtime.evaluate', {
      contextId: world?.id ?? -1,
      expression: 'chrome.storage.local.get().then(JSON.stringify, () => "refused")',
      awaitPromise: true,
    })
    expect(result.value).toBe('refused')
    await session.detach()
  })

  it('says of every fix that gives back more than its finding costs why that is, and of no other', async () => {
    const popup = await browser.open('popup')
    await popup.getByText('Check a pasted draft').click()
    await popup.getByLabel('Draft').fill('Hi Ana,\n\nI hope this email finds you well. I recieve it.')
    await popup.getByText('“recieve” is spelt “receive”.').waitFor()
    const told = await popup.locator('.finding').evaluateAll((findings) =>
      findings.map((finding) => {
        const figures = (of: string) =>
          [...finding.querySelectorAll(of)].map((one) =>
            Math.abs(parseInt(one.textContent.replace('−', '-'), 10)),
          )
        const [points = 0] = figures('.finding-points')
        return {
          isMore: figures('.finding-delta').some((delta) => delta > points),
          saysSo: finding.textContent.includes('because other findings cost less then, too'),
        }
      }),
    )
    expect(told.filter(({ isMore }) => isMore).length).toBeGreaterThan(0)
    expect(told.filter(({ isMore }) => !isMore).length).toBeGreaterThan(0)
    for (const { isMore, saysSo } of told) expect(saysSo).toBe(isMore)
    await popup.close()
  })

  it('checks a pasted draft on its own', async () => {
    const popup = await browser.open('popup')
    await popup.getByText('Check a pasted draft').click()
    server.asked()
    await popup
      .getByLabel('Draft')
      .fill('Hi Ana,\n\nWe recieve few. Could you send the list by Friday?\n\nTom')
    await popup.getByText('“recieve” is spelt “receive”.').waitFor()
    expect(server.asked()).toEqual([])
    await popup.close()
  })
})
