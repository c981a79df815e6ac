import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { byCommand } from '#server/services/audit.ts'
import { createVoice } from '#server/services/voices.ts'
import type { GateSettings } from '#server/storage/workspace.ts'
import { VoiceInput } from '#shared/api/resources/voices.ts'
import { hasBrowser } from '../support/browser.ts'
import { clear, connect, GOOD, POOR, poorMail, reply, sentMails, write } from './support/compose.ts'
import { dialog, gone, lastEvent, setGate } from './support/gate.ts'
import { type Launched, launch } from './support/launch.ts'
import { startServer } from './support/server.ts'
import { chooseTime, WAYS } from './support/ways.ts'

const server = await startServer()

describe.skipIf(!hasBrowser)('the send gate', () => {
  let browser: Launched
  let page: Page
  const gate = (settings: Partial<GateSettings>) => setGate(browser, server, settings)
  beforeAll(async () => {
    browser = await launch()
    await connect(browser, server)
    page = await browser.gmail.open()
  })
  afterAll(() => browser.close())
  beforeEach(() => clear(page))

  describe('when a mail may be sent anyway', () => {
    it('asks for a reason, sends this text once, and tells the reason without the mail', async () => {
      await gate({ override: 'with_reason' })
      const compose = await poorMail(page)
      await compose.body.press('Control+Enter')
      const send = page.getByRole('button', { name: 'Send anyway' })
      expect(await send.isDisabled()).toBe(true)
      await page.getByLabel(/say why/).fill('She asked for exactly this.')
      await send.click()
      await gone(compose)
      expect(await sentMails(page)).toHaveLength(1)
      await expect.poll(async () => (await lastEvent(server))?.outcome).toBe('overridden')
      const event = await lastEvent(server)
      expect(event).toMatchObject({ reason: 'She asked for exactly this.', decision: 'block', host: 'gmail' })
      expect(JSON.stringify(event)).not.toContain('dental')
    })

    it('takes the answer for the time that was chosen, and asks no second time', async () => {
      await gate({ override: 'free' })
      const compose = await poorMail(page)
      await WAYS['schedule by mouse']?.(compose)
      await page.getByRole('button', { name: 'Send anyway' }).click()
      await page.getByRole('menuitem', { name: 'Pick date & time' }).click()
      await page.getByRole('button', { name: 'Schedule send' }).click()
      await gone(compose)
      expect((await sentMails(page)).map(({ via }) => via)).toEqual(['schedule'])
      await expect.poll(async () => (await lastEvent(server))?.outcome).toBe('overridden')
    })

    it('does not take a decision about one text for another', async () => {
      await gate({ override: 'free' })
      browser.gmail.control.failSends = true
      const compose = await poorMail(page)
      await compose.send.click()
      await page.getByRole('button', { name: 'Send anyway' }).click()
      await page.getByText('Message could not be sent').waitFor()
      browser.gmail.control.failSends = false
      await compose.body.press('Control+End')
      await compose.body.pressSequentially(' Please.')
      await compose.send.click()
      await dialog(page).waitFor()
      expect(await sentMails(page)).toEqual([])
    })
  })

  it.each(Object.keys(WAYS))(
    'in mode prompt asks before a mail goes by %s, and can be answered with yes',
    async (way) => {
      if (way === 'click') await gate({ mode: 'prompt', override: 'never' })
      const compose = await poorMail(page)
      await WAYS[way]?.(compose)
      await dialog(page).waitFor()
      expect(await sentMails(page)).toEqual([])
      await page.getByRole('button', { name: 'Send anyway' }).click()
      if (way.startsWith('schedule')) await chooseTime(page)
      await gone(compose)
      expect(await sentMails(page)).toHaveLength(1)
    },
  )

  it.each(['advise', 'off'] as const)('in mode %s every mail goes, by every way', async (mode) => {
    await gate({ mode })
    for (const [way, send] of Object.entries(WAYS)) {
      const compose = await poorMail(page)
      await send(compose)
      if (way.startsWith('schedule')) await chooseTime(page)
      await gone(compose)
    }
    expect(await sentMails(page)).toHaveLength(Object.keys(WAYS).length)
  })

  it.each(['prompt', 'advise', 'off'] as const)(
    'in mode %s a reply can be sent and archived',
    async (mode) => {
      await gate({ mode })
      const answer = await reply(page)
      await write(answer, '', POOR)
      await answer.root.getByRole('button', { name: 'Send + archive' }).click()
      if (mode === 'prompt') {
        await dialog(page).waitFor()
        expect(await sentMails(page)).toEqual([])
        await page.getByRole('button', { name: 'Send anyway' }).click()
      }
      await gone(answer)
      expect((await sentMails(page)).map(({ via }) => via)).toEqual(['archive'])
      await page.getByText('Inbox', { exact: true }).click()
    },
  )

  it('counts a decision for the client of the voice that the mail was held to', async () => {
    const voice = VoiceInput.parse({ name: 'Nord', client: 'Nord' })
    const { id } = await createVoice(server.store, byCommand(server.workspace), voice)
    await server.change(({ settings }) => void Object.assign(settings, { default_voice: id }))
    await gate({})
    const compose = await poorMail(page)
    await write(compose, 'Missed appointments in Leeds', GOOD)
    await compose.send.click()
    await gone(compose)
    await expect.poll(() => lastEvent(server)).toMatchObject({ outcome: 'sent', client: 'Nord' })
    await server.change(({ settings }) => void Object.assign(settings, { default_voice: null }))
  })

  it('tells of a mail that was held and then given up', async () => {
    await gate({})
    const compose = await poorMail(page)
    await compose.send.click()
    await page.getByRole('button', { name: 'Back to the mail' }).click()
    await compose.root.getByRole('button', { name: 'Discard draft' }).click()
    await expect.poll(async () => (await lastEvent(server))?.outcome).toBe('cancelled')
  })

  it('stands although the person has switched the product off: the policy is the workspace’s', async () => {
    await gate({})
    const options = await browser.open('options')
    const off = (sites: string[]) =>
      options.evaluate(
        (off_sites) =>
          chrome.runtime.sendMessage({
            sendworthy: 1,
            name: 'prefer',
            about: { off_sites },
          }),
        sites,
      )
    await off(['https://mail.google.com'])
    const compose = await poorMail(page)
    await compose.chip.getByText('Sendworthy is off here. Your workspace still checks').waitFor()
    expect(
      await page.evaluate(() => [...CSS.highlights.values()].flatMap((ranges) => [...ranges]).length),
    ).toBe(0)
    await compose.send.click()
    await dialog(page).waitFor()
    expect(await sentMails(page)).toEqual([])
    await off([])
    await options.close()
  })
})
