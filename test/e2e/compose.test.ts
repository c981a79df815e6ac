import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createVoice } from '#server/services/voices.ts'
import { VoiceInput } from '#shared/api/resources/voices.ts'
import { hasBrowser } from '../support/browser.ts'
import {
  clear,
  connect,
  GOOD,
  newMail,
  POOR,
  poorMail,
  refresh,
  reply,
  sentMails,
  underlined,
  write,
} from './support/compose.ts'
import { type Launched, launch } from './support/launch.ts'
import { startServer } from './support/server.ts'

const server = await startServer()

/** Pixels of an element in which red is far above the other colours, as in our underlines of errors. */
async function redPixels(page: Page, element: Locator): Promise<number> {
  const png = (await element.screenshot()).toString('base64')
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d')
    drawing?.drawImage(image, 0, 0)
    const { data: pixels } = drawing?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
    let red = 0
    for (let at = 0; at < pixels.length; at += 4)
      if ((pixels[at] ?? 0) > 190 && (pixels[at + 1] ?? 0) < 110 && (pixels[at + 2] ?? 0) < 100) red++
    return red
  }, png)
}

describe.skipIf(!hasBrowser)('a compose in Gmail', () => {
  let browser: Launched
  let page: Page
  beforeAll(async () => {
    browser = await launch()
    await connect(browser, server)
    page = await browser.gmail.open()
  })
  afterAll(() => browser.close())
  beforeEach(() => clear(page))

  it('shows a score that follows what is typed, and asks the network nothing meanwhile', async () => {
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', GOOD)
    const before = await compose.score()
    server.asked()
    await compose.body.press('Control+End')
    await compose.subject.fill('Quick question')
    await compose.body.pressSequentially(' We look forward to recieve you answer.')
    await expect.poll(compose.score).toBeLessThan(before)
    expect(server.asked()).toEqual([])
    expect(browser.strays).toEqual([])
  })

  it('is light over a light page on a dark system', async () => {
    const compose = await poorMail(page)
    const ground = () =>
      compose.chip.locator('.chip-score').evaluate((chip) => getComputedStyle(chip).backgroundColor)
    const light = await ground()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await ground()).toBe(light)
    await compose.chip.evaluate((host) => {
      host.style.colorScheme = 'dark'
    })
    expect(await ground()).not.toBe(light)
    await page.emulateMedia({ colorScheme: null })
  })

  it('gives a page that demands Trusted Types nothing to complain of', async () => {
    const complaints: string[] = []
    const listen = (message: { text: () => string }) => {
      if (/TrustedHTML|TrustedScript|Trusted Type/.test(message.text())) complaints.push(message.text())
    }
    page.on('console', listen)
    const compose = await poorMail(page)
    await compose.chip.locator('.chip-score').click()
    await page.locator('.panel .finding').first().waitFor()
    page.off('console', listen)
    expect(complaints).toEqual([])
    // The page itself is refused what it demands of all: the policy is on.
    const refused = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>a</b>'
        return false
      } catch {
        return true
      }
    })
    expect(refused).toBe(true)
  })

  it('lets nothing through that InboxSDK would report to its makers', async () => {
    await expect.poll(() => browser.blocked).toContain('GET api.inboxsdk.com')
    expect(browser.strays).toEqual([])
  })

  it('says so while there is nothing to check', async () => {
    const compose = await newMail(page)
    await compose.chip.getByText('Nothing to check yet').waitFor()
    await write(compose, 'Missed appointments in Leeds', GOOD)
    expect(await compose.score()).toBeGreaterThan(0)
  })

  it('underlines what it finds, in the registry and in pixels, and writes nothing into the mail', async () => {
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', GOOD)
    await compose.score()
    const plain = await redPixels(page, compose.body)
    await write(compose, 'Missed appointments in Leeds', [...GOOD, 'We recieve few.'])
    const html = await compose.body.innerHTML()
    await expect.poll(() => underlined(page)).toContain('recieve')
    expect(await redPixels(page, compose.body)).toBeGreaterThan(plain + 20)
    expect(await compose.body.innerHTML()).toBe(html)
  })

  it('moves underlines with their words, and drops them when the words go', async () => {
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', [...GOOD, 'We recieve few.'])
    await expect.poll(() => underlined(page)).toContain('recieve')
    await compose.body.press('Control+Home')
    await compose.body.pressSequentially('Dear all, ')
    await compose.body.press('Enter')
    await expect.poll(() => underlined(page)).toContain('recieve')
    await write(compose, 'Missed appointments in Leeds', GOOD)
    await expect.poll(() => underlined(page)).not.toContain('recieve')
  })

  it('has a panel that keys open and leave', async () => {
    const compose = await poorMail(page)
    await compose.body.press('Control+Home')
    await compose.chip.locator('.chip-score').press('Enter')
    const panel = page.getByRole('complementary', { name: 'Sendworthy' })
    await panel.getByRole('tab', { name: 'Findings', selected: true }).waitFor()
    await page.keyboard.press('Tab')
    expect(
      await panel.evaluate((aside) => aside.contains((aside.getRootNode() as ShadowRoot).activeElement)),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await page.keyboard.type('Dear all. ')
    expect(await compose.body.innerText()).toMatch(/^Dear all\. Hi Ana/)
  })

  it.each([
    { width: 1280, height: 900 },
    { width: 760, height: 700 },
  ])(
    'says what was done where it covers no part of the panel, in a window of $width pixels',
    async (size) => {
      await page.setViewportSize(size)
      const compose = await poorMail(page)
      await compose.chip.locator('.chip-score').click()
      const panel = page.getByRole('complementary', { name: 'Sendworthy' })
      await panel.locator('.finding-fix').first().click()
      const toast = page.locator('.toast')
      await toast.waitFor()
      const [said, body, whole] = await Promise.all(
        [toast, panel.locator('.panel-body'), panel].map((one) => one.boundingBox()),
      )
      if (!said || !body || !whole) throw new Error('not shown')
      expect(said.y).toBeGreaterThanOrEqual(body.y + body.height)
      expect(said.y + said.height).toBeLessThanOrEqual(whole.y + whole.height)
      await toast.getByRole('button', { name: 'Close message' }).click()
      await toast.waitFor({ state: 'detached' })
      await page.setViewportSize({ width: 1280, height: 900 })
    },
  )

  it('keeps its panel in the window when the window narrows', async () => {
    const compose = await poorMail(page)
    await compose.chip.locator('.chip-score').click()
    const panel = page.getByRole('complementary', { name: 'Sendworthy' })
    await panel.waitFor()
    for (const width of [600, 380]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => panel.evaluate((aside) => aside.getBoundingClientRect().right))
        .toBeLessThan(width)
      expect(await panel.evaluate((aside) => aside.getBoundingClientRect().left)).toBeGreaterThan(0)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('takes a subject from the list beside the subject line', async () => {
    const compose = await newMail(page)
    await write(compose, 'Quick question', GOOD)
    server.asked()
    await compose.root.getByRole('button', { name: 'Subjects' }).click()
    // Whoever looks at another view meanwhile pays once.
    await page.getByRole('tab', { name: 'Findings' }).click()
    await page.getByRole('tab', { name: 'Subjects' }).click()
    const line = page.locator('.lines .line').first()
    const words = await line.locator('.line-text').innerText()
    expect(server.asked().filter((path) => path.endsWith('/subject-lines'))).toHaveLength(1)
    expect(await page.locator('.lines .hint').first().innerText()).toMatch(/characters, .*phone/)
    const fits = (await page.locator('.lines .line-score').allInnerTexts()).map(Number)
    expect(fits).toEqual(fits.toSorted((a, b) => b - a))
    expect(await page.locator('.yours').innerText()).toMatch(/“Quick question”\s+\d+/)
    await line.click()
    expect(await compose.subject.inputValue()).toBe(words)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await compose.subject.inputValue()).toBe('Quick question')
  })

  it('takes a rewrite whole or change by change, and leaves the signature alone', async () => {
    const compose = await newMail(page)
    const signature = await compose.body.locator('.gmail_signature').evaluate((element) => element.outerHTML)
    await write(compose, 'Quick question', POOR)
    const html = await compose.body.innerHTML()
    const before = await compose.score()
    await compose.chip.getByRole('button', { name: 'Rewrite' }).click()
    await page.getByRole('button', { name: 'Rewrite this mail' }).click()
    const take = page.getByRole('button', { name: 'Take', exact: true })
    await take.first().waitFor()
    const changes = await take.count()
    await take.first().click()
    await page.getByText('Taken.').waitFor()
    await expect.poll(() => take.count()).toBe(changes - 1)
    await page.getByRole('button', { name: 'Take all' }).click()
    await page.getByText('The rewrite is in your mail.').waitFor()
    await expect.poll(compose.score).toBeGreaterThan(before)
    expect(await compose.body.innerText()).not.toContain('in order to')
    expect(await compose.body.locator('.gmail_signature').evaluate((element) => element.outerHTML)).toBe(
      signature,
    )
    for (let step = 0; step < 12; step++) await compose.body.press('Control+z')
    await expect.poll(() => compose.body.innerHTML()).toBe(html)
  })

  it('says of a rewrite which wishes could not be met, and of a teardown which words are meant', async () => {
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', GOOD)
    await compose.score()
    await compose.chip.getByRole('button', { name: 'Rewrite' }).click()
    await page.getByLabel('Length').selectOption('shorter')
    await page.getByRole('button', { name: 'Rewrite this mail' }).click()
    await expect.poll(() => page.locator('.panel .remarks').innerText()).toContain('Next to nothing could go')
    await write(compose, 'Quick question', POOR)
    await page.getByRole('tab', { name: 'Teardown' }).click()
    await page.getByRole('button', { name: 'Take this mail apart' }).click()
    await expect.poll(() => page.locator('.panel .told').first().innerText()).toContain('“Quick question”')
    await page.getByRole('button', { name: 'Close panel' }).click()
    server.asked()
  })

  it('holds a mail to another voice when one is chosen', async () => {
    const by = {
      workspace: server.workspace,
      actor: { type: 'command' as const, id: null },
      ip: null,
      request_id: null,
    }
    const banned = [{ term: 'wording', use: 'text', reason: null }]
    await createVoice(server.store, by, VoiceInput.parse({ name: 'Plain words', banned }))
    await refresh(browser)
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', GOOD)
    const before = await compose.score()
    await compose.chip.locator('.chip-score').click()
    await page.getByLabel('Brand voice').selectOption({ label: 'Plain words' })
    await expect.poll(compose.score).toBeLessThan(before)
    expect(await underlined(page)).toContain('wording')
  })

  it('judges it as the kind that is chosen', async () => {
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', GOOD)
    await compose.chip.locator('.chip-score').click()
    await page.getByLabel('Kind of mail').selectOption('newsletter')
    await page
      .getByText(/unsubscribe/i)
      .first()
      .waitFor()
    expect(await compose.score()).toBeLessThan(90)
  })

  it('roasts and takes apart on request, keeps the answers while the mail stands, and says when it is another', async () => {
    const compose = await poorMail(page)
    await compose.chip.locator('.chip-score').click()
    await page.getByRole('tab', { name: 'Roast' }).click()
    await page.getByRole('button', { name: 'Roast this mail' }).click()
    await page.locator('.told li').first().waitFor()
    await page.getByRole('tab', { name: 'Teardown' }).click()
    await page.getByRole('button', { name: 'Take this mail apart' }).click()
    await page.getByText('Mend first').waitFor()
    // What was answered is still there, and not asked for again.
    await page.getByRole('tab', { name: 'Roast' }).click()
    await page.locator('.told li').first().waitFor()
    expect(server.asked().filter((path) => /roast|teardown/.test(path))).toHaveLength(2)
    // An answer about the mail as it was says so, and not before.
    const note = page.getByText('The mail has changed since.')
    expect(await note.count()).toBe(0)
    await compose.subject.fill('Missed appointments in Leeds')
    await note.waitFor()
  })

  it('works in two composes at once and in a reply, whose quoted thread no fix touches', async () => {
    const first = await newMail(page)
    const second = await newMail(page, 'bea@example.org')
    await write(first, 'Quick question', POOR)
    await write(second, 'Missed appointments in Leeds', GOOD)
    await expect.poll(async () => (await second.score()) > (await first.score())).toBe(true)
    await clear(page)
    const answer = await reply(page)
    await write(answer, '', ['Hi Ada,', 'The numbers are in the sheet. Is Friday noon early enough?'])
    expect(await answer.score()).toBeGreaterThan(60)
    await answer.root.getByRole('button', { name: 'Show trimmed content' }).click()
    const thread = await answer.body.locator('.gmail_quote_container').evaluate((quote) => quote.outerHTML)
    await answer.body.press('Control+Home')
    await answer.body.pressSequentially('We recieve them in order to check. ')
    await expect.poll(() => underlined(page)).toContain('recieve')
    await answer.chip.locator('.chip-score').click()
    await page.getByRole('button', { name: /Use “receive”/ }).click()
    await expect.poll(() => answer.body.innerText()).toContain('We receive them')
    expect(await answer.body.locator('.gmail_quote_container').evaluate((quote) => quote.outerHTML)).toBe(
      thread,
    )
    await answer.body.press('Control+Enter')
    await answer.root.waitFor({ state: 'detached' })
    expect((await sentMails(page)).map(({ inline }) => inline)).toEqual([true])
    await page.getByText('Inbox', { exact: true }).click()
  })

  it('shows only the score when it is to be quiet', async () => {
    const options = await browser.open('options')
    await options.getByLabel(/Quiet/).check()
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', [...GOOD, 'We recieve few.'])
    await compose.score()
    expect(await underlined(page)).toEqual([])
    await options.getByLabel(/Quiet/).uncheck()
    await expect.poll(() => underlined(page)).toContain('recieve')
    await options.close()
  })
})
