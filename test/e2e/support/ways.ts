import type { Locator, Page } from 'playwright-core'
import type { Compose } from './compose.ts'

/** Every way to send a new mail in Gmail. */
export const WAYS: Readonly<Record<string, (compose: Compose) => Promise<void>>> = {
  click: ({ send }) => send.click(),
  shortcut: ({ body }) => body.press('Control+Enter'),
  'mac shortcut': ({ subject }) => subject.press('Meta+Enter'),
  'Enter on the button': ({ send }) => send.press('Enter'),
  'Space on the button': ({ send }) => send.press(' '),
  'schedule by mouse': async ({ root }) => {
    await openMenu(root)
    await root.getByText('Schedule send').click()
  },
  'schedule by keys': async ({ root }) => {
    await openMenu(root)
    await root.getByRole('menuitem').press('Enter')
  },
}

/** Takes the first time that is offered. */
export const chooseTime = (page: Page) => page.getByRole('menuitem', { name: 'Tomorrow morning' }).click()

async function openMenu(root: Locator): Promise<void> {
  if (!(await root.getByRole('menuitem').isVisible()))
    await root.getByRole('button', { name: 'More send options' }).click()
}
