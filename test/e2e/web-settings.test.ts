/** The settings of a workspace in a browser, from the real server. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { byCommand } from '#server/services/audit.ts'
import { createVoice, readVoice, replaceVoice } from '#server/services/voices.ts'
import { VoiceInput } from '#shared/api/resources/voices.ts'
import { hasBrowser } from '../support/browser.ts'
import { signIn, startWeb } from './support/web.ts'

const MAIL = 'Hi Ben,\n\nCould you send me the synergy list by Friday?\n\nBest,\nAna'

const { url, store, workspace, open } = await startWeb()

describe.skipIf(!hasBrowser)('the settings', () => {
  const section = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click()

  it('make a key that the API takes, show it once, and end it', async () => {
    const { page, complaints } = await open('owner', '#/settings/keys')
    await page.getByRole('link', { name: 'Make a key' }).click()
    // Without a name the server refuses it: that is said at the field, which has the focus.
    await page.getByRole('button', { name: 'Make the key' }).click()
    const name = page.getByLabel('Name')
    await page.locator('.field-trouble').waitFor()
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
    await name.fill('Composer')
    await page.getByRole('checkbox', { name: 'Read usage and reports' }).uncheck()
    await page.getByRole('button', { name: 'Make the key' }).click()
    const shown = page.getByRole('region', { name: 'The key “Composer”' })
    const key = await shown.locator('code').first().innerText()
    const ask = (path: string) => fetch(`${url()}${path}`, { headers: { authorization: `Bearer ${key}` } })
    const me = await (await ask('/v1/me')).json()
    expect(me).toMatchObject({ key: { name: 'Composer', scopes: ['optimize:*', 'profiles:read'] } })
    await page.reload()
    const row = page.getByRole('row', { name: 'Composer' })
    await row.waitFor()
    expect(await page.content()).not.toContain(key)
    await row.getByRole('button', { name: 'Revoke Composer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('One key that ended').waitFor()
    expect((await ask('/v1/me')).status).toBe(401)
    expect(complaints).toEqual([])
  })

  it('make a voice, and mails written by it are held to its words', async () => {
    const { page, complaints } = await open('owner', '#/settings')
    await section(page, 'Brand voices')
    await page.getByText('No voices yet').waitFor()
    expect(await page.title()).toBe('Brand voices · Settings · Sendworthy')
    await page.getByRole('link', { name: 'Make a voice' }).click()
    await page.getByLabel('Name').fill('Northwind, plain')
    await page.getByLabel('Client').fill('Northwind')
    await page.getByRole('button', { name: 'Add a word' }).first().click()
    await page.getByLabel('Never say').fill('synergy')
    // Another section and back: what was typed is still there.
    await section(page, 'People')
    await page.goto(`${url()}/#/settings/voices/new`)
    expect(await page.getByLabel('Never say').inputValue()).toBe('synergy')
    await page.getByRole('button', { name: 'Make the voice' }).click()
    await page.getByRole('heading', { name: 'Northwind' }).waitFor()
    await page.getByRole('button', { name: 'Write by Northwind, plain' }).click()
    await page.getByRole('textbox', { name: 'Mail' }).fill(MAIL)
    await page.getByText('“synergy”').first().waitFor()
    expect(complaints).toEqual([])
  })

  it('set the gate, and the editor holds mails to it', async () => {
    const { page, complaints } = await open('owner', '#/')
    await page.getByRole('textbox', { name: 'Mail' }).fill(MAIL)
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Stop' }).check()
    await page.getByLabel('Threshold', { exact: true }).fill('101')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('.field-trouble').waitFor()
    await page.getByLabel('Threshold', { exact: true }).fill('100')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    const read = await store.read(workspace)
    expect(read?.settings.gate).toMatchObject({ mode: 'block', threshold: 100, override: 'with_reason' })
    await page.getByRole('link', { name: 'Editor' }).click()
    await page.getByText('The send gate would hold it.').waitFor()
    expect(complaints).toEqual([])
  })

  it('keep what was typed when the session ends, for whoever typed it', async () => {
    const { page } = await open('owner', '#/settings/voices/new')
    const name = page.getByLabel('Name')
    await name.fill('Half done')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Make the voice' }).click()
    await page.getByText('Your session has ended').waitFor()
    for (const [role, kept] of [
      ['admin', ''],
      ['owner', 'Half done'],
    ] as const) {
      // Back to where one was.
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
      await signIn(page, role)
      await name.waitFor()
      expect(await name.inputValue()).toBe(kept)
      await page.getByRole('button', { name: 'Sign out' }).click()
    }
  })

  it('say that somebody else saved a voice meanwhile, and save over it when that is wanted', async () => {
    const by = byCommand(workspace)
    const voice = (name: string) => VoiceInput.parse({ name })
    const { id } = await createVoice(store, by, voice('Shared'))
    const { page } = await open('owner', `#/settings/voices/${id}`)
    await page.getByLabel('Name').fill('Mine')
    await replaceVoice(store, by, id, voice('Theirs'))
    const save = page.getByRole('button', { name: 'Save this version' })
    await save.click()
    await page.getByText('Version 2 was saved in the meantime.').waitFor()
    expect(await page.getByLabel('Name').inputValue()).toBe('Mine')
    expect((await readVoice(store, workspace, id)).name).toBe('Theirs')
    await save.click()
    await page.getByRole('link', { name: 'Mine' }).waitFor()
    expect(await readVoice(store, workspace, id)).toMatchObject({ name: 'Mine', version: 3 })
  })

  it('show a viewer what there is, who may change it, and nothing to change it with', async () => {
    const { page, complaints } = await open('viewer', '#/settings')
    const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
    const main = page.locator('.settings-page')
    for (const link of await links.all()) {
      const name = await link.innerText()
      await link.click()
      await expect.poll(() => page.title()).toBe(`${name} · Settings · Sendworthy`)
      await main.getByRole('heading').first().waitFor()
      await main.getByText('Loading').waitFor({ state: 'detached' })
      // Of these two nothing can be changed, and an account is everybody’s own.
      if (['Usage and plan', 'Quality', 'Your account'].includes(name)) continue
      expect(await main.getByText('You are a viewer here.').count(), name).toBeGreaterThan(0)
      const enabled = await main.locator('button:enabled, a.button').allInnerTexts()
      // Everybody may write by a voice, keep a copy of the voices, leave, and make a workspace of their own.
      const everybody = ['Write', 'Export', 'Leave', 'Make the workspace']
      expect(
        enabled.filter((label) => !everybody.includes(label)),
        name,
      ).toEqual([])
    }
    expect(complaints).toEqual([])
  })
})
