import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GateSettings } from '#server/storage/workspace.ts'
import { hasBrowser } from '../support/browser.ts'
import {
  clear,
  composeAt,
  connect,
  GOOD,
  newMail,
  POOR,
  poorMail,
  reply,
  sentMails,
  write,
} from './support/compose.ts'
import { dialog, gone, lastEvent, setGate } from './support/gate.ts'
import { type Launched, launch } from './support/launch.ts'
import { startServer } from './support/server.ts'
import { chooseTime, WAYS } from './support/ways.ts'

declare global {
  interface Window {
    /** Has the test hear of an event in the page. */
    heard: (said: string) => void
  }
}

const server = await startServer()

describe.skipIf(!hasBrowser)('the send gate in mode block', () => {
  let browser: Launched
  let page: Page
  const gate = (settings: Partial<GateSettings>) => setGate(browser, server, settings)
  beforeAll(async () => {
    browser = await launch()
    await connect(browser, server)
    page = await browser.gmail.open()
    await gate({})
  })
  afterAll(() => browser.close())
  beforeEach(() => clear(page))

  it.each(Object.keys(WAYS))(
    'holds a mail that falls short, sent by %s, and lets a good one go',
    async (way) => {
      const compose = await poorMail(page)
      await WAYS[way]?.(compose)
      await dialog(page).getByText('Your workspace asks for 85').waitFor()
      expect(await sentMails(page)).toEqual([])
      await page.getByRole('button', { name: 'Back to the mail' }).click()
      await write(compose, 'Missed appointments in Leeds', GOOD)
      await WAYS[way]?.(compose)
      if (way.startsWith('schedule')) await chooseTime(page)
      await gone(compose)
      expect((await sentMails(page)).map(({ subject }) => subject)).toEqual(['Missed appointments in Leeds'])
    },
  )

  it('holds a mail that is sent before anything of ours has found the compose', async () => {
    await page.reload()
    await page.evaluate((paragraphs) => {
      gmailSim.openCompose({ to: ['ana@example.org'], subject: 'Quick question' })
      const body = document.querySelector('[g_editable=true]') as HTMLElement
      for (const text of paragraphs)
        body.append(Object.assign(document.createElement('div'), { textContent: text }))
      const keys = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }
      setTimeout(() => body.dispatchEvent(new KeyboardEvent('keydown', keys)), 150)
    }, POOR)
    await dialog(page).getByText('Your workspace asks for 85').waitFor()
    expect(await page.locator('sendworthy-chip').count()).toBe(0)
    expect(await sentMails(page)).toEqual([])
  })

  it('shows its dialog again when the page has thrown it out', async () => {
    const compose = await poorMail(page)
    await compose.score()
    await page.evaluate(() => document.querySelector('sendworthy-overlay')?.remove())
    await compose.send.click()
    await dialog(page).getByText('Your workspace asks for 85').waitFor()
    expect(await sentMails(page)).toEqual([])
  })

  it('judges what stands in the mail, though nobody was told of the change', async () => {
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', GOOD)
    await expect.poll(() => compose.score()).toBeGreaterThanOrEqual(85)
    await compose.body.evaluate((body, poor) => {
      const other = body.cloneNode(true) as HTMLElement
      for (const text of poor)
        other.prepend(Object.assign(document.createElement('div'), { textContent: text }))
      body.replaceWith(other)
    }, POOR)
    await compose.send.click()
    await dialog(page).getByText('Your workspace asks for 85').waitFor()
    await page.getByRole('button', { name: 'Back to the mail' }).click()
    const second = await newMail(page)
    await write(second, 'Missed appointments in Leeds', GOOD)
    await expect.poll(() => second.score()).toBeGreaterThanOrEqual(85)
    await second.subject.evaluate((input) => {
      ;(input as HTMLInputElement).value = 'RE: FREE!!! ACT NOW $$$ RE: FREE!!! LAST CHANCE'
    })
    await second.send.click()
    await dialog(page).getByText('Your workspace asks for 85').waitFor()
    expect(await sentMails(page)).toEqual([])
  })

  it('names every edit that “Fix these” makes, and shows what it writes anew', async () => {
    const compose = await poorMail(page)
    await compose.send.click()
    const named = dialog(page).locator('.gate-fixes li')
    await named.first().waitFor()
    const count = await named.count()
    expect(await named.allInnerTexts()).not.toContainEqual(expect.stringMatching(/and \d+ more/))
    await page.getByRole('button', { name: 'Fix these' }).click()
    await page.getByText(`${count} changes made`).waitFor()
  })

  it('holds a mail whose compose InboxSDK cannot read', async () => {
    await page.evaluate(() => {
      // Without this field InboxSDK never calls a compose ready.
      const lame = new MutationObserver(() => {
        for (const field of document.querySelectorAll('input[name=composeid]')) {
          field.remove()
          lame.disconnect()
        }
      })
      lame.observe(document.body, { childList: true, subtree: true })
    })
    await page.getByRole('button', { name: 'Compose', exact: true }).click()
    const compose = composeAt(page.locator('.AD [role=dialog]'))
    await compose.root.getByRole('combobox', { name: 'To recipients' }).fill('ana@example.org')
    await write(compose, 'Quick question', POOR)
    for (const way of Object.values(WAYS)) {
      await way(compose)
      await dialog(page).getByText('Your workspace asks for 85').waitFor()
      await page.getByRole('button', { name: 'Back to the mail' }).click()
    }
    expect(await compose.chip.count()).toBe(0)
    expect(await sentMails(page)).toEqual([])
    const before = (await lastEvent(server))?.id
    await compose.root.getByRole('button', { name: 'Discard draft' }).click()
    await expect
      .poll(() => lastEvent(server))
      .toMatchObject({ outcome: 'cancelled', id: expect.not.stringMatching(before ?? '-') })
  })

  /** Opens the list of times past the gate, as a way through Gmail that nobody knows of would. */
  const listOfTimes = async () => {
    const compose = await poorMail(page)
    await compose.root.getByRole('button', { name: 'More send options' }).click()
    await compose.root.locator('[selector=scheduledSend]').evaluate((item) => {
      item.removeAttribute('selector')
      item.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
    })
    const list = page.getByRole('dialog', { name: 'Schedule send' })
    await list.waitFor()
    return { compose, list }
  }

  it.each([
    'a line of the list by mouse',
    'a line of the list by keys',
    'the calendar by mouse',
    'the calendar by Enter in its fields',
  ])('holds a mail for later at the choice of its time, which is made by %s', async (way) => {
    const { compose, list } = await listOfTimes()
    const line = list.getByRole('menuitem', { name: 'Tomorrow afternoon' })
    if (way === 'a line of the list by mouse') await line.click()
    else if (way === 'a line of the list by keys') await line.press('Enter')
    else {
      await gate({ mode: 'advise' })
      await list.getByRole('menuitem', { name: 'Pick date & time' }).click()
      await gate({})
      if (way === 'the calendar by mouse') await page.getByRole('button', { name: 'Schedule send' }).click()
      else await page.getByLabel('Time', { exact: true }).press('Enter')
    }
    await dialog(page).getByText('Your workspace asks for 85').waitFor()
    expect(await sentMails(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to the mail' }).click()
    await write(compose, 'Missed appointments in Leeds', GOOD)
    await page
      .getByRole('dialog')
      .getByText(/^(?:Schedule send|Tomorrow afternoon)$/)
      .last()
      .click()
    await gone(compose)
    expect((await sentMails(page)).map(({ via }) => via)).toEqual(['schedule'])
  })

  it('lets the calendar of times be left, and hears no choice where no mail is put off', async () => {
    await listOfTimes()
    await gate({ mode: 'advise' })
    await page.getByRole('menuitem', { name: 'Pick date & time' }).click()
    await gate({})
    await page.getByRole('gridcell').click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Schedule send' }).waitFor({ state: 'detached' })
    expect(await dialog(page).count()).toBe(0)
    // Another choice of a time, such as of a mail that is put off to be read.
    const isTaken = await page.evaluate(() => {
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      const snooze = document.createElement('div')
      snooze.role = 'dialog'
      for (const [name, value] of [
        ['role', 'gridcell'],
        ['data-mdc-dialog-action', 'ok'],
      ] as const) {
        const part = document.createElement('div')
        part.setAttribute(name, value)
        snooze.append(part)
      }
      document.body.append(snooze)
      const click = new MouseEvent('click', { bubbles: true, cancelable: true })
      const isTaken = snooze.lastElementChild?.dispatchEvent(click)
      snooze.remove()
      return isTaken
    })
    expect(isTaken).toBe(true)
    expect(await dialog(page).count()).toBe(0)
  })

  it('holds a mail on a page that sends when the key goes up', async () => {
    const compose = await poorMail(page)
    const heard: string[] = []
    await page.exposeFunction('heard', (type: string) => void heard.push(type))
    await compose.send.evaluate((button) => {
      const tell = (event: Event) => window.heard(`${event.type} ${(event as KeyboardEvent).key}`)
      for (const type of ['keydown', 'keypress', 'keyup']) button.addEventListener(type, tell)
    })
    await compose.send.focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await compose.send.focus()
    await page.keyboard.press('a')
    await expect.poll(() => heard).toEqual(['keydown a', 'keypress a', 'keyup a'])
  })

  it('holds a reply, also when it is sent and archived', async () => {
    const answer = await reply(page)
    await write(answer, '', POOR)
    await answer.root.getByRole('button', { name: 'Send + archive' }).click()
    await dialog(page).waitFor()
    await page.getByRole('button', { name: 'Back to the mail' }).click()
    await answer.send.click()
    await dialog(page).waitFor()
    expect(await sentMails(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to the mail' }).click()
    await page.getByText('Inbox', { exact: true }).click()
  })

  it('lets nobody pass who may not', async () => {
    const compose = await poorMail(page)
    await compose.send.click()
    await dialog(page).getByText('lets no mail pass').waitFor()
    expect(await page.getByRole('button', { name: 'Send anyway' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await sentMails(page)).toEqual([])
  })

  it('makes the fixes that would pass, all of them undoable', async () => {
    await gate({ threshold: 78 })
    const compose = await poorMail(page)
    const html = await compose.body.innerHTML()
    await compose.send.click()
    await dialog(page)
      .getByText(/brings? it to/)
      .waitFor()
    await page.getByRole('button', { name: 'Fix these' }).click()
    await page.getByText(/changes? made/).waitFor()
    expect(await compose.score()).toBeGreaterThanOrEqual(78)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => compose.body.innerHTML()).toBe(html)
    await compose.send.click()
    await page.getByRole('button', { name: 'Fix these' }).click()
    await page.getByText(/changes? made/).waitFor()
    await compose.send.click()
    await gone(compose)
    await expect.poll(async () => (await lastEvent(server))?.outcome).toBe('fixed')
  })

  it('holds a placeholder that nobody filled in, whatever the score', async () => {
    await gate({ threshold: 10 })
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', ['Hi [First Name],', ...GOOD.slice(1)])
    await compose.body.press('Control+Enter')
    await dialog(page).getByText('[First Name]').first().waitFor()
    expect(await sentMails(page)).toEqual([])
  })

  it('asks of one dimension what is required of it', async () => {
    await gate({ threshold: 10, required: [{ dimension: 'opening', score: 100 }] })
    const compose = await poorMail(page)
    await compose.send.click()
    await dialog(page)
      .getByText(/Opening scores \d+; 100 is required/)
      .waitFor()
    expect(await sentMails(page)).toEqual([])
  })

  it('goes by the threshold of the kind of mail', async () => {
    await gate({ threshold: 100, thresholds: { cold_outreach: 20 } })
    const compose = await poorMail(page)
    await compose.send.click()
    await gone(compose)
    expect(await sentMails(page)).toHaveLength(1)
  })

  it('lets exempt mail pass: replies, and mail to colleagues alone', async () => {
    await gate({ threshold: 100, exempt: { replies: true, internal_domains: ['example.com'] } })
    const inside = await poorMail(page, 'kim@example.com')
    await inside.send.click()
    await gone(inside)
    const outside = await poorMail(page, 'kim@example.com.evil.example')
    await outside.send.click()
    await dialog(page).waitFor()
    await page.getByRole('button', { name: 'Back to the mail' }).click()
    const typed = await poorMail(page, 'kim@example.com')
    const to = typed.root.getByRole('combobox', { name: 'To recipients' })
    await to.fill('ana@other.example')
    await to.press('Control+Enter')
    await dialog(page).waitFor()
    await page.getByRole('button', { name: 'Back to the mail' }).click()
    await typed.root.getByRole('button', { name: 'Discard draft' }).click()
    const answer = await reply(page)
    await write(answer, '', POOR)
    await answer.send.click()
    await gone(answer)
    expect(await sentMails(page)).toHaveLength(2)
    await page.getByText('Inbox', { exact: true }).click()
  })
})
