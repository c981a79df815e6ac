/**
 * What a person waits for. These are the product's own budgets in milliseconds, so a clock has to be read; the best
 * of several tries counts, which a machine that is busy with other things does not change.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser } from '../support/browser.ts'
import { clear, composeAt, newMail } from './support/compose.ts'
import { type Launched, launch } from './support/launch.ts'

const FIRST_SCORE_MS = 100
const UPDATE_MS = 150
const KEY_MS = 4
const TRIES = 5

/** 300 words, with faults of all sorts; `name` makes each one new to every memory. */
const draft = (name: string): string[] => [
  `Hi ${name},`,
  `I hope this email finds you well. I just wanted to reach out because we basically help dental clinics in order to reduce missed appointments by 30%, and I saw that ${name} moved the booking page of the clinic in Leeds online in March.`,
  `Most clinics of your size lose between four and nine appointments a week to patients who forget. The front desk then calls the whole waiting list for ${name}, which takes the better part of a morning, and the chair stays empty all the same. Castleton Smiles told us that their reception spent eleven hours a week on the phone before they changed anything.`,
  `What they did was simple: one text message the day before, with a link to move the appointment. Patients who could not come moved it themselves, and the freed time was offered to the next person on the list without a call. Within six weeks missed appointments fell from nine to three a week. The team of ${name} would be very happy with the solution, and it was actually quite easy to set up.`,
  `We look forward to recieve you thoughts on this, ${name}. There are a number of clinics near you that utilize the same booking page, so the connection already exists and nothing has to be installed. It takes about twenty minutes, and you can switch it off at any time. I am confident that you will see results in the first month.`,
  `I could send ${name} the wording that works best, together with the numbers from Castleton, so that you can see whether it fits your patients. If the numbers do not look right for you, that is fine, and I will not bother you again.`,
  `Let me know if ${name} might be interested in a quick call at some point next week or the week after that.`,
]

describe.skipIf(!hasBrowser)('a person waits for a score', () => {
  let browser: Launched
  let page: Page
  beforeAll(async () => {
    browser = await launch()
    page = await browser.gmail.open()
    // InboxSDK looks for the place of composes every two seconds, until it has found it.
    await newMail(page)
  })
  afterAll(() => browser.close())

  /** Milliseconds from opening a filled draft to its score. */
  const opened = (name: string): Promise<number> =>
    page.evaluate(
      (paragraphs) =>
        new Promise<number>((resolve) => {
          const start = performance.now()
          gmailSim.openCompose({
            to: ['ana@example.org'],
            subject: 'A question',
            paragraphs,
          })
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            const chip = document.querySelector('sendworthy-chip')?.shadowRoot
            if (/^\d/.test(chip?.textContent ?? '')) resolve(performance.now() - start)
            else port2.postMessage(null)
          }
          port2.postMessage(null)
        }),
      draft(name),
    )

  it(`a draft of 300 words shows it within ${FIRST_SCORE_MS} ms of being opened`, async () => {
    expect(draft('Ana').join(' ').split(' ').length).toBeGreaterThanOrEqual(300)
    const times: number[] = []
    for (const name of ['Ana', 'Bea', 'Cleo', 'Dora', 'Edda'].slice(0, TRIES)) {
      await clear(page)
      times.push(await opened(name))
    }
    expect(Math.min(...times)).toBeLessThanOrEqual(FIRST_SCORE_MS)
  })

  it(`it follows the last key within ${UPDATE_MS} ms, and no key waits for us`, async () => {
    await clear(page)
    await opened('Fay')
    const { body } = composeAt(page.locator('.AD [role=dialog]'))
    const watch = await page.evaluateHandle(() => {
      const seen = { keys: [] as number[], last: 0, follows: [] as number[], begun: 0 }
      const chip = document.querySelector('sendworthy-chip')?.shadowRoot as ShadowRoot
      new MutationObserver(() => {
        if (seen.last > 0) seen.follows.push(performance.now() - seen.last)
        seen.last = 0
      }).observe(chip, { subtree: true, childList: true, characterData: true, attributes: true })
      // From the first listener of the page to the last, ours between them.
      for (const type of ['keydown', 'keypress', 'input', 'keyup']) {
        window.addEventListener(type, () => (seen.begun = performance.now()), { capture: true })
        window.addEventListener(type, () => seen.keys.push(performance.now() - seen.begun))
      }
      window.addEventListener('input', () => (seen.last = performance.now()), { capture: true })
      return seen
    })
    const seen = () => watch.jsonValue()
    await body.locator('> div').nth(2).click()
    await page.keyboard.press('End')
    for (let time = 1; time <= TRIES; time++) {
      // A placeholder costs points, and one without its end is none.
      if (time % 2 === 1) await page.keyboard.type(time === 1 ? ' [First Name]' : ']')
      else await page.keyboard.press('Backspace')
      await expect.poll(async () => (await seen()).follows.length).toBeGreaterThanOrEqual(time)
    }
    const { keys, follows } = await seen()
    expect(Math.min(...follows)).toBeLessThanOrEqual(UPDATE_MS)
    const ordered = keys.sort((a, b) => a - b)
    expect(ordered[Math.floor(ordered.length * 0.95)]).toBeLessThan(KEY_MS)
  })
})
