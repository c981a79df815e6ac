import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createVoice } from '#server/services/voices.ts'
import { VoiceInput } from '#shared/api/resources/voices.ts'
import { hasBrowser } from '../support/browser.ts'
import {
  clear,
  composeAt,
  connect,
  GOOD,
  newMail,
  POOR,
  refresh,
  reply,
  sentMails,
  write,
} from './support/compose.ts'
import { type Launched, launch } from './support/launch.ts'
import { startServer } from './support/server.ts'

const server = await startServer()

/** Words that are underlined, as the page's own registry has them. */
const underlined = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...CSS.highlights]
      .filter(([name]) => name.startsWith('sendworthy-'))
      .flatMap(([, ranges]) => [...ranges].map(String)),
  )

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

  it('gives a page that demands Trusted Types nothing to complain of', async () => {
    const complaints: string[] = []
    const listen = (message: { text: () => string }) => {
      if (/TrustedHTML|TrustedScript|Trusted Type/.test(message.text())) complaints.push(message.text())
    }
    page.on('console', listen)
    const compose = await newMail(page)
    await write(compose, 'Quick question', POOR)
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

  it('opens a card by a click on underlined words; the fix is made and can be undone', async () => {
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', [...GOOD, 'We recieve few.'])
    const html = await compose.body.innerHTML()
    await expect.poll(() => underlined(page)).toContain('recieve')
    const place = await page.evaluate(() => {
      const range = [...(CSS.highlights.get('sendworthy-error') ?? [])].find(
        (one) => String(one) === 'recieve',
      )
      const { left, top, width, height } = (range as Range).getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
    await page.mouse.click(place.x, place.y)
    const card = page.getByRole('dialog', { name: 'Finding' })
    await card.getByText('is spelt “receive”').waitFor()
    await card.getByRole('button', { name: /Use “receive”/ }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    expect(await compose.body.innerHTML()).toBe(html.replace('recieve', 'receive'))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => compose.body.innerHTML()).toBe(html)
  })

  it('opens a card from the keyboard, with its evidence, and one Ctrl+Z takes the fix back', async () => {
    const compose = await newMail(page)
    await write(compose, 'Quick question', POOR)
    await compose.score()
    const html = await compose.body.innerHTML()
    await compose.body.press('Control+Home')
    await compose.body.press('Alt+Period')
    const card = page.getByRole('dialog', { name: 'Finding' })
    await card.getByText('What this rests on').click()
    await card.getByRole('link').first().waitFor()
    await card.getByRole('button', { name: /Remove/ }).click()
    await expect.poll(() => compose.body.innerText()).not.toContain('finds you well')
    await card.waitFor({ state: 'detached' })
    await compose.body.press('Control+z')
    expect(await compose.body.innerHTML()).toBe(html)
  })

  it('can be gone through by keys alone: finding by finding, a fix by Enter, and back to the words', async () => {
    const compose = await newMail(page)
    await write(compose, 'Quick question', POOR)
    await compose.score()
    await compose.body.press('Control+Home')
    const card = page.getByRole('dialog', { name: 'Finding' })
    const said: string[] = []
    await page.keyboard.press('Alt+Period')
    for (let step = 0; step < 3; step++) {
      said.push(await card.locator('h2').innerText())
      await page.keyboard.press('Alt+Period')
    }
    expect(new Set(said).size).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await page.keyboard.type('Dear all. ')
    expect(await compose.body.innerText()).toMatch(/^Dear all\. Hi Ana/)
    await page.keyboard.press('Alt+Period')
    const before = await compose.body.innerText()
    await card.locator('.main').waitFor()
    await page.keyboard.press('Enter')
    await card.waitFor({ state: 'detached' })
    expect(await compose.body.innerText()).not.toBe(before)
  })

  it('has a panel that keys open and leave', async () => {
    const compose = await newMail(page)
    await write(compose, 'Quick question', POOR)
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

  it('takes no words back that were written after a fix', async () => {
    const compose = await newMail(page)
    await write(compose, 'Quick question', POOR)
    await compose.score()
    await compose.body.press('Control+Home')
    await page.keyboard.press('Alt+Period')
    await page.getByRole('dialog', { name: 'Finding' }).locator('.main').click()
    await page.getByRole('dialog', { name: 'Finding' }).waitFor({ state: 'detached' })
    await compose.body.press('Control+Home')
    await page.keyboard.type('Dear all. ')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('The mail has changed since').waitFor()
    expect(await compose.body.innerText()).toMatch(/^Dear all\. Hi Ana/)
  })

  it('takes its own fix back, whatever was written elsewhere since', async () => {
    const [first, second] = [await newMail(page), await newMail(page, 'tom@example.org')]
    await write(first, 'Quick question', POOR)
    await first.score()
    const before = await first.body.innerText()
    const fix = async () => {
      await first.body.press('Control+Home')
      await page.keyboard.press('Alt+Period')
      await page.getByRole('dialog', { name: 'Finding' }).locator('.main').click()
      await page.getByRole('dialog', { name: 'Finding' }).waitFor({ state: 'detached' })
      expect(await first.body.innerText()).not.toBe(before)
    }
    await fix()
    await first.subject.press('End')
    await first.subject.pressSequentially(' today')
    await second.body.click()
    await page.keyboard.type('Hello Tom')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => first.body.innerText()).toBe(before)
    expect(await first.subject.inputValue()).toBe('Quick question today')
    expect(await second.body.innerText()).toContain('Hello Tom')
    await fix()
    await first.root.getByRole('button', { name: 'Discard draft' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' })
    const left = composeAt(page.locator('.AD [role=dialog]'))
    expect(await left.body.innerText()).toContain('Hello Tom')
  })

  /** Types as an input method does: `text` stands in the mail, and is no word yet. */
  const forming = async (text: string) => {
    const session = await browser.context.newCDPSession(page)
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
    return async (word: string) => {
      await session.send('Input.insertText', { text: word })
      await session.detach()
    }
  }

  it('waits for the word that an input method is forming, and leaves it its keys', async () => {
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', GOOD)
    const before = await compose.score()
    await compose.body.locator('> div').last().click()
    await compose.body.press('Control+Home')
    const form = await forming('recieve')
    // Longer than the pause after which a mail is scored.
    await page.waitForTimeout(400)
    expect(await underlined(page)).not.toContain('recieve')
    expect(await compose.score()).toBe(before)
    await page.keyboard.press('Alt+Period')
    expect(await page.getByRole('dialog', { name: 'Finding' }).count()).toBe(0)
    expect(await compose.body.innerText()).toMatch(/^recieve/)
    await form('recieve ')
    await expect.poll(() => underlined(page)).toContain('recieve')
    await page.keyboard.press('Alt+Period')
    await page.getByRole('dialog', { name: 'Finding' }).waitFor()
  })

  it('makes no fix in the midst of a word, and makes it at its place when the word is there', async () => {
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', [...GOOD, 'We recieve few.'])
    await compose.chip.locator('.chip-score').click()
    const fix = page.getByRole('button', { name: /Use “receive”/ })
    await fix.waitFor()
    await compose.body.press('Control+Home')
    const form = await forming('ni hao ')
    const html = await compose.body.innerHTML()
    // A press that does not take the caret out of the word.
    await fix.evaluate((button) => (button as HTMLElement).click())
    await page.getByText('Finish the word that you are writing first.').waitFor()
    expect(await compose.body.innerHTML()).toBe(html)
    await form('你好 ')
    await fix.click()
    await expect.poll(() => compose.body.innerText()).toContain('We receive few.')
    expect(await compose.body.innerText()).toMatch(/^你好 Hi Ana,/)
  })

  it('makes the fix of the very place that was clicked, when the same stands twice', async () => {
    const compose = await newMail(page)
    await write(compose, 'Missed appointments in Leeds', ['We recieve one.', ...GOOD, 'We recieve few.'])
    await expect
      .poll(async () => (await underlined(page)).filter((word) => word === 'recieve').length)
      .toBe(2)
    const place = await page.evaluate(() => {
      const ranges = [...(CSS.highlights.get('sendworthy-error') ?? [])].map((one) => one as Range)
      const tops = ranges.filter((one) => String(one) === 'recieve').map((one) => one.getBoundingClientRect())
      const { left, top, width, height } = tops.sort((a, b) => b.top - a.top)[0] as DOMRect
      return { x: left + width / 2, y: top + height / 2 }
    })
    await page.mouse.click(place.x, place.y)
    await page
      .getByRole('dialog', { name: 'Finding' })
      .getByRole('button', { name: /Use “receive”/ })
      .click()
    await expect.poll(() => compose.body.innerText()).toContain('We receive few.')
    expect(await compose.body.innerText()).toContain('We recieve one.')
  })

  it.each([
    { width: 1280, height: 900 },
    { width: 760, height: 700 },
  ])(
    'says what was done where it covers no part of the panel, in a window of $width pixels',
    async (size) => {
      await page.setViewportSize(size)
      const compose = await newMail(page)
      await write(compose, 'Quick question', POOR)
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

  it('takes a subject from the list beside the subject line', async () => {
    const compose = await newMail(page)
    await write(compose, 'Quick question', GOOD)
    await compose.root.getByRole('button', { name: 'Subjects' }).click()
    const line = page.locator('.lines .line').first()
    const words = await line.locator('.line-text').innerText()
    expect(await page.locator('.lines .hint').first().innerText()).toMatch(/characters, .*phone/)
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

  it('roasts and takes apart on request', async () => {
    const compose = await newMail(page)
    await write(compose, 'Quick question', POOR)
    await compose.chip.locator('.chip-score').click()
    await page.getByRole('tab', { name: 'Roast' }).click()
    await page.getByRole('button', { name: 'Roast this mail' }).click()
    await page.locator('.told li').first().waitFor()
    await page.getByRole('tab', { name: 'Teardown' }).click()
    await page.getByRole('button', { name: 'Take this mail apart' }).click()
    await page.getByText('Mend first').waitFor()
    expect(server.asked().filter((path) => /roast|teardown/.test(path))).toHaveLength(2)
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
