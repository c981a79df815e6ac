import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasBrowser } from '../support/browser.ts'
import {
  clear,
  composeAt,
  connect,
  GOOD,
  makeFirstFix,
  newMail,
  poorMail,
  underlined,
  write,
} from './support/compose.ts'
import { type Launched, launch } from './support/launch.ts'
import { startServer } from './support/server.ts'

const server = await startServer()

describe.skipIf(!hasBrowser)('the card of a finding', () => {
  let browser: Launched
  let page: Page
  beforeAll(async () => {
    browser = await launch()
    await connect(browser, server)
    page = await browser.gmail.open()
  })
  afterAll(() => browser.close())
  beforeEach(() => clear(page))

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
    const compose = await poorMail(page)
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
    const compose = await poorMail(page)
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

  it('takes no words back that were written after a fix', async () => {
    const compose = await poorMail(page)
    await makeFirstFix(page, compose)
    await compose.body.press('Control+Home')
    await page.keyboard.type('Dear all. ')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('The mail has changed since').waitFor()
    expect(await compose.body.innerText()).toMatch(/^Dear all\. Hi Ana/)
  })

  it('takes its own fix back, whatever was written elsewhere since', async () => {
    const first = await poorMail(page)
    const second = await newMail(page, 'tom@example.org')
    await first.score()
    const before = await first.body.innerText()
    const fix = async () => {
      await makeFirstFix(page, first)
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
    // Until the mail with the new word is checked, a press is told that it has changed, and makes nothing.
    const press = async () => {
      if (await fix.isVisible()) await fix.click({ timeout: 2000 })
      return compose.body.innerText()
    }
    await expect.poll(press).toContain('We receive few.')
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
})
