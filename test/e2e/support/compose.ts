/** What a person does in a compose, and what they see of ours. */
import type { Locator, Page } from 'playwright-core'
import type { Sent } from './gmail.ts'
import type { Launched } from './launch.ts'

/** A cold mail with several faults, far below any usual threshold. */
export const POOR = [
  'Hi Ana,',
  'I hope this email finds you well. I just wanted to reach out because we basically help dental clinics in order to reduce missed appointments by 30%.',
  'Let me know if you might be interested in a call.',
]
/** A mail that passes. */
export const GOOD = [
  'Hi Ana,',
  'Your clinic in Leeds moved its booking page online in March. Clinics like yours cut missed appointments by 30% with one text message the day before.',
  'Should I send you the wording they use?',
]

export interface Compose {
  root: Locator
  body: Locator
  subject: Locator
  send: Locator
  /** Score, reason and buttons in the status area. */
  chip: Locator
  /** Number in the chip, once the mail has been checked. */
  score: () => Promise<number>
}

/** A compose by its outermost element. */
export const composeAt = (root: Locator): Compose => {
  const chip = root.locator('sendworthy-chip')
  return {
    root,
    body: root.getByRole('textbox', { name: 'Message Body' }),
    subject: root.getByPlaceholder('Subject'),
    send: root.locator('.aoO'),
    chip,
    score: async () => Number(await chip.locator('.chip-score span').first().innerText()),
  }
}

/** Opens a new mail and waits until we are in it. */
export async function newMail(page: Page, to = 'ana@example.org'): Promise<Compose> {
  const before = await page.locator('.AD [role=dialog]').count()
  await page.getByRole('button', { name: 'Compose', exact: true }).click()
  const compose = composeAt(page.locator('.AD [role=dialog]').nth(before))
  await compose.root.getByRole('combobox', { name: 'To recipients' }).fill(to)
  await compose.root.getByRole('combobox', { name: 'To recipients' }).press('Enter')
  await compose.chip.waitFor({ state: 'attached' })
  return compose
}

/** Opens the first thread and answers it. */
export async function reply(page: Page): Promise<Compose> {
  await page.getByText('Quarterly numbers').first().click()
  await page.getByRole('button', { name: 'Reply' }).click()
  const compose = composeAt(page.locator('.M9'))
  await compose.chip.waitFor({ state: 'attached' })
  return compose
}

/** Writes subject and paragraphs as a person would paste them, before a signature. */
export async function write(
  { subject, body }: Compose,
  words: string,
  paragraphs: readonly string[],
): Promise<void> {
  if (await subject.isVisible()) await subject.fill(words)
  await body.evaluate((element, texts) => {
    const lines = texts.flatMap((text, index) => {
      const line = document.createElement('div')
      line.textContent = text
      const empty = document.createElement('div')
      empty.append(document.createElement('br'))
      return index === texts.length - 1 ? [line] : [line, empty]
    })
    const kept = [...element.children].filter((child) => child.querySelector('.gmail_signature'))
    element.replaceChildren(...lines, ...kept)
    element.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, paragraphs)
}

/** A new mail that no usual gate lets go. */
export async function poorMail(page: Page, to?: string): Promise<Compose> {
  const compose = await newMail(page, to)
  await write(compose, 'Quick question', POOR)
  return compose
}

/** Opens the first finding of a scored mail by keys and makes its fix, which can then be undone. */
export async function makeFirstFix(page: Page, compose: Compose): Promise<void> {
  await compose.score()
  await compose.body.press('Control+Home')
  await page.keyboard.press('Alt+Period')
  const card = page.getByRole('dialog', { name: 'Finding' })
  await card.locator('.main').click()
  await card.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).waitFor()
}

/** Words that are underlined, as the page's own registry has them. */
export const underlined = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...CSS.highlights]
      .filter(([name]) => name.startsWith('sendworthy-'))
      .flatMap(([, ranges]) => [...ranges].map(String)),
  )

export const sentMails = (page: Page): Promise<Sent[]> => page.evaluate(() => gmailSim.sent)

/** Closes every compose, and with it what is shown of it, and what was said; forgets what was sent. */
export async function clear(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[aria-label="Discard draft"]'))
      button.click()
    const ours = document.querySelector('sendworthy-overlay')?.shadowRoot
    ours?.querySelector<HTMLElement>('.toast .close')?.click()
    gmailSim.sent.length = 0
  })
}

/** Connects the extension to a server as the options page does. Its tab may stand behind another, which no click waits for. */
export async function connect(
  { options }: Launched,
  { url, key }: { url: string; key: string },
): Promise<void> {
  await options.getByLabel('Server address').fill(url)
  await options.getByLabel('API key').fill(key)
  await options.getByRole('button', { name: 'Test and save' }).dispatchEvent('click')
  await options.getByRole('heading', { name: 'Connected' }).waitFor()
}

/** Has the extension read the workspace again, as it does every quarter of an hour. */
export async function refresh({ options }: Launched): Promise<void> {
  const button = options.getByRole('button', { name: 'Test again' })
  await button.dispatchEvent('click')
  await options.getByRole('button', { name: 'Testing …' }).first().waitFor({ state: 'detached' })
  await button.waitFor()
}
