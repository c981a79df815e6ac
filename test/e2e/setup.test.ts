import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser } from '../support/browser.ts'
import { type Launched, launch } from './support/launch.ts'
import { startServer } from './support/server.ts'

const server = await startServer()

describe.skipIf(!hasBrowser)('setting up', () => {
  let browser: Launched
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('tests address and key, and shows the workspace, the plan and what the key may do', async () => {
    const page = await browser.open('options')
    const connect = async (address: string, key: string) => {
      await page.getByLabel('Server address').fill(address)
      await page.getByLabel('API key').fill(key)
      await page.getByRole('button', { name: 'Test and save' }).click()
    }
    await connect('http://sendworthy.example.com', server.key)
    await page.getByText('beginning with https://').waitFor()
    await connect(server.url, 'hunter2')
    await page.getByText('This is no API key').waitFor()
    await connect(server.url, `${server.key.slice(0, -1)}${server.key.endsWith('x') ? 'y' : 'x'}`)
    await page.getByText('The API key is not valid').waitFor()
    await connect(server.url, server.key)
    await page.getByRole('heading', { name: 'Connected' }).waitFor()
    const shown = await page.locator('main').innerText()
    for (const words of ['Tests', 'Enterprise', server.url, 'Rewrite mails', 'Advises, and holds nothing'])
      expect(shown).toContain(words)
    expect(shown).not.toContain(server.key)
    await page.close()
  })

  it('keeps the key from pages: they are not handed it, and the page does not show it again', async () => {
    const page = await browser.open('options')
    await page.getByRole('heading', { name: 'Connected' }).waitFor()
    const seen = await page.evaluate(() =>
      chrome.runtime.sendMessage({ sendworthy: 1, name: 'setup', about: null }),
    )
    expect(seen).toMatchObject({ ok: true, value: { workspace: { name: 'Tests' } } })
    expect(JSON.stringify(seen)).not.toContain(server.key)
    await page.close()
  })

  it('forgets everything when it is disconnected', async () => {
    const page = await browser.open('options')
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByLabel('API key').waitFor()
    const worker = await browser.worker()
    const left = await worker.evaluate(() => chrome.storage.local.get())
    expect(JSON.stringify(left)).not.toContain(server.key)
    await page.close()
  })

  it('asks nothing of any other host', () => {
    expect(browser.strays).toEqual([])
  })
})
