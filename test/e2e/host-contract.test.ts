/** What the layout of every host is held to, read in its page without the extension. */
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LAYOUTS } from '#extension/hosts/layouts.ts'
import { hasBrowser, openBrowser } from '../support/browser.ts'
import { addressOf, composeOn, person, serveHost, writeOn } from './support/host.ts'

const browser = openBrowser()

declare global {
  /** What the modules make of the page. */
  var read: {
    /** Compose around each marked element, the first or another, as a number: the same is the same. */
    composes: (names: string[], nth?: number) => (number | null)[]
    host: () => { body: boolean; subject: string | null; readers: string[]; reply: boolean; written: boolean }
    /** Ways that were pressed since the last look. */
    pressed: () => string[]
  }
}

describe.skipIf(!hasBrowser).each(LAYOUTS.map((layout) => [layout.id, layout] as const))(
  'the layout of %s',
  (_id, layout) => {
    let page: Page
    beforeAll(async () => {
      page = await browser().newPage()
      await serveHost(page, layout)
    })
    beforeEach(async () => {
      await page.goto(addressOf(layout))
      await page.evaluate(
        async ({ id, composePath, layoutsPath, hostPath, gesturesPath, writtenPath }) => {
          const { LAYOUTS: all } = (await import(layoutsPath)) as typeof import('#extension/hosts/layouts.ts')
          const { composeFrom } = (await import(
            composePath
          )) as typeof import('#extension/hosts/page/find.ts')
          const { pageHost } = (await import(hostPath)) as typeof import('#extension/hosts/page/host.ts')
          const { gesturesOf } = (await import(
            gesturesPath
          )) as typeof import('#extension/hosts/page/gestures.ts')
          const { isWritten } = (await import(writtenPath)) as typeof import('#extension/hosts/written.ts')
          const own = all.find((one) => one.id === id)
          if (!own) throw new Error(`there is no ${id}`)
          const host = pageHost(own)
          const seen: Element[] = []
          const ways: string[] = []
          const gestureOf = gesturesOf(own)
          for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown'])
            window.addEventListener(
              type,
              (event) => {
                const gesture = gestureOf(event)
                if (!gesture) return
                ways.push(`${gesture.way}${gesture.decisive ? '!' : ''}`)
                event.stopImmediatePropagation()
                event.preventDefault()
              },
              { capture: true },
            )
          const around = (name: string, nth = 0) => {
            const element = document.querySelectorAll(`[data-person=${name}]`)[nth]
            return element ? composeFrom(own, element) : null
          }
          window.read = {
            composes: (names, nth) =>
              names.map((name) => {
                const compose = around(name, nth)
                if (!compose) return null
                if (!seen.includes(compose)) seen.push(compose)
                return seen.indexOf(compose)
              }),
            host: () => {
              const compose = around('send')
              if (!compose) throw new Error('there is no compose')
              const body = host.bodyOf(compose)
              return {
                body: body !== null,
                subject: host.subjectOf(compose)?.value ?? null,
                readers: host.readersOf(compose),
                reply: host.isReply(compose),
                written: body !== null && isWritten(body, host.notAuthored),
              }
            },
            pressed: () => ways.splice(0),
          }
        },
        {
          id: layout.id,
          composePath: '/extension/hosts/page/find.ts',
          layoutsPath: '/extension/hosts/layouts.ts',
          hostPath: '/extension/hosts/page/host.ts',
          gesturesPath: '/extension/hosts/page/gestures.ts',
          writtenPath: '/extension/hosts/written.ts',
        },
      )
    })
    const open = async () => {
      await person(page, 'write').click()
      await person(page, 'to').click()
      await page.keyboard.type('ana@example.org')
      await page.keyboard.press('Enter')
    }
    const told = () => page.evaluate(() => read.host())

    it('finds one compose, from wherever in it one looks, and none before it is opened', async () => {
      expect(await page.evaluate(() => read.composes(['write']))).toEqual([null])
      await open()
      const names = ['body', 'subject', 'send', 'to']
      expect(await page.evaluate((all) => read.composes(all), names)).toEqual([0, 0, 0, 0])
      expect(await page.evaluate(() => read.composes(['write']))).toEqual([null])
    })

    it('reads subject and readers, and tells what is written from what was there before', async () => {
      await open()
      expect(await told()).toEqual({
        body: true,
        subject: '',
        readers: ['ana@example.org'],
        reply: false,
        written: false,
      })
      await writeOn(page, composeOn(page, layout), 'Missed appointments', ['Hi Ana,'])
      // Who is typed and not taken yet is sent to as well.
      await person(page, 'to').click()
      await page.keyboard.press('End')
      await page.keyboard.type('li@example.net')
      expect(await told()).toMatchObject({
        subject: 'Missed appointments',
        readers: ['ana@example.org', 'li@example.net'],
        written: true,
      })
    })

    it('takes an answer for one, and its thread for another’s words', async () => {
      await person(page, 'answer').click()
      await person(page, 'send').waitFor()
      expect(await told()).toMatchObject({ body: true, reply: true, written: false })
    })

    /** Gives fields and buttons the names that they have elsewhere. */
    const translate = () =>
      page.evaluate(
        (names) => {
          for (const label of document.querySelectorAll('label')) label.remove()
          for (const [person, name] of Object.entries(names))
            document.querySelector(`[data-person=${person}]`)?.setAttribute('aria-label', name)
        },
        { send: 'Senden', to: 'An', subject: 'Betreff hinzufügen', body: 'Nachrichtentext' },
      )

    it('is read in another language as well', async () => {
      await open()
      await translate()
      expect(await page.evaluate((all) => read.composes(all), ['body', 'subject', 'send', 'to'])).toEqual([
        0, 0, 0, 0,
      ])
      expect(await told()).toMatchObject({ body: true, subject: '', readers: ['ana@example.org'] })
    })

    it('keeps two mails apart that are open at once', async () => {
      await open()
      await translate()
      await page.evaluate(() => {
        const form = document.getElementById('place')?.firstElementChild
        if (!form) throw new Error('there is no form')
        form.after(form.cloneNode(true))
        // A copy of a frame is empty.
        for (const frame of [...document.querySelectorAll('iframe')].slice(1)) {
          const body = frame.contentDocument?.body
          if (body) body.contentEditable = 'true'
        }
      })
      const names = ['body', 'subject', 'send', 'to']
      expect(await page.evaluate((all) => read.composes(all), names)).toEqual([0, 0, 0, 0])
      expect(await page.evaluate((all) => read.composes(all, 1), names)).toEqual([1, 1, 1, 1])
    })

    it('hears every part of a press of Send, and of its keys; the last part decides', async () => {
      await open()
      await person(page, 'send').click()
      // A pointerdown that is stopped has no mousedown after it.
      expect(await page.evaluate(() => read.pressed())).toEqual(['send', 'send', 'send!'])
      await person(page, 'send').press('Enter')
      expect((await page.evaluate(() => read.pressed()))[0]).toBe('send!')
    })

    it('takes no other button for Send', async () => {
      await open()
      await page.evaluate(() => {
        for (const trap of document.querySelectorAll('[data-trap]'))
          for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
            trap.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }))
        for (const trap of document.querySelectorAll('textarea[data-trap]'))
          trap.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }))
      })
      expect(await page.locator('[data-trap]').count()).toBeGreaterThan(0)
      expect(await page.evaluate(() => read.pressed())).toEqual([])
    })

    it('still finds the mail that is sent when its text cannot be found any more', async () => {
      await open()
      await page.evaluate(() => {
        const body = document.querySelector('[data-person=body]')
        if (!body) throw new Error('there is no body')
        const other = document.createElement('section')
        other.dataset.person = 'body'
        body.replaceWith(other)
      })
      expect(await told()).toMatchObject({ body: false, readers: ['ana@example.org'] })
    })
  },
)
