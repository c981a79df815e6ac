import '../support/fake-browser.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { type Asker, answer, type Handlers, Refusal } from '#extension/bridge/answer.ts'
import { ask, BridgeError } from '#extension/bridge/ask.ts'
import { BRIDGE_VERSION, PAGES_ONLY } from '#extension/bridge/messages.ts'
import { SendworthyError } from '#shared/api/client.ts'

const HOUSE = { id: 'us', base: 'chrome-extension://us/', sites: ['https://mail.google.com/*'] }
const GMAIL: Asker = { id: 'us', url: 'https://mail.google.com/mail/u/0/', tab: { id: 7 } }
const PAGE: Asker = { id: 'us', url: 'chrome-extension://us/options.html' }

/** Handlers that say who was asked for what, with some of them in place. */
const handlers = (some: Partial<Handlers> = {}) =>
  new Proxy(some, {
    get: (own, name) => Reflect.get(own, name) ?? (() => String(name)),
    getOwnPropertyDescriptor: (own, name) =>
      Object.getOwnPropertyDescriptor(own, name) ?? { configurable: true, value: 1 },
  }) as Handlers
const question = (name: string, version = BRIDGE_VERSION) => ({ sendworthy: version, name, about: null })

describe('the worker', () => {
  it('answers pages of the extension and content scripts of Gmail, and nobody else', async () => {
    const asked = (asker: Asker) => answer(handlers(), HOUSE, question('setup'), asker)
    expect(await asked(GMAIL)).toEqual({ ok: true, value: 'setup' })
    expect(await asked(PAGE)).toEqual({ ok: true, value: 'setup' })
    const others = [
      { ...GMAIL, id: 'other' },
      { ...GMAIL, url: 'https://mail.google.com.example.com/' },
      { ...GMAIL, url: 'http://mail.google.com/' },
      { id: 'us' },
    ]
    for (const asker of others)
      expect(await asked(asker)).toMatchObject({ ok: false, trouble: { code: 'refused' } })
  })

  it('lets no content script connect, disconnect or change preferences', async () => {
    expect(PAGES_ONLY).toContain('connect')
    for (const name of PAGES_ONLY) {
      expect(await answer(handlers(), HOUSE, question(name), GMAIL)).toMatchObject({ ok: false })
      expect(await answer(handlers(), HOUSE, question(name), PAGE)).toMatchObject({ ok: true })
    }
  })

  it('says so to a script of another version', async () => {
    const said = await answer(handlers(), HOUSE, question('setup', BRIDGE_VERSION + 1), GMAIL)
    expect(said).toMatchObject({ ok: false, trouble: { code: 'wrong_version', detail: /Reload/ } })
  })

  it('leaves messages alone that are not ours', async () => {
    for (const message of [null, 'hello', { type: 'inboxsdk__injectPageWorld' }, { sendworthy: 1 }])
      expect(await answer(handlers(), HOUSE, message, GMAIL)).toBeNull()
  })

  it('gives failures as data, and of unknown ones nothing that could hold a draft', async () => {
    const failing = async (error: unknown) => {
      const setup = () => Promise.reject(error)
      return answer(handlers({ setup }), HOUSE, question('setup'), GMAIL)
    }
    expect(await failing(new Refusal('not_connected', 'Open the options.'))).toEqual({
      ok: false,
      trouble: { code: 'not_connected', detail: 'Open the options.' },
    })
    expect(await failing(new SendworthyError('unreachable'))).toMatchObject({
      trouble: { code: 'unreachable' },
    })
    expect(JSON.stringify(await failing(new Error('Dear Ana, mk_live_secret')))).not.toMatch(/Ana|secret/)
  })
})

/** Listens as the worker does. */
const listen = (say: (name: string) => unknown) =>
  fakeBrowser.runtime.onMessage.addListener((message, _sender, respond) => {
    const said = say(message.name)
    if (said !== undefined) respond(said)
    return true
  })

describe('who asks', () => {
  beforeEach(() => fakeBrowser.reset())

  it('gets the value, or an error that says what to do', async () => {
    listen((name) =>
      name === 'evidence'
        ? { ok: true, value: [] }
        : { ok: false, trouble: { code: 'x', detail: 'Do this.' } },
    )
    expect(await ask('evidence', [])).toEqual([])
    await expect(ask('setup', null)).rejects.toThrow('Do this.')
  })

  it('is told when no answer comes in time', async () => {
    listen(() => undefined)
    await expect(ask('setup', null, { timeoutMs: 5 })).rejects.toThrow(BridgeError)
  })

  it('tries again while the worker is being started', async () => {
    setTimeout(() => listen(() => ({ ok: true, value: 'up' })), 20)
    expect(await ask('setup', null)).toBe('up')
  })
})
