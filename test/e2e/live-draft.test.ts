/** The mail as it is being written: what is scored, when, and what becomes of failures. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser, openBrowser } from '../support/browser.ts'
import { pageWithModules } from '../support/page-modules.ts'

declare const load: <T>(name: string) => Promise<T>
/** Made below, in the page. */
declare const open: (score?: () => never) => Promise<{
  session: import('#extension/compose/session.ts').Session
  body: HTMLElement
  scored: () => number
}>

const browser = openBrowser()

describe.skipIf(!hasBrowser)('a live draft', () => {
  let page: Page
  beforeAll(async () => {
    page = await pageWithModules(browser())
    await page.evaluate(async () => {
      const { Session } = await load<typeof import('#extension/compose/session.ts')>(
        '#extension/compose/session.ts',
      )
      const engine = await load<typeof import('#shared/engine/index.ts')>('#shared/engine/index.ts')
      const { bodyOf } = await load<typeof import('#extension/hosts/gmail/read.ts')>(
        '#extension/hosts/gmail/read.ts',
      )
      const { SELECTORS } = await load<typeof import('#extension/hosts/gmail/selectors.ts')>(
        '#extension/hosts/gmail/selectors.ts',
      )
      const host = { bodyOf, subjectOf: () => null, notAuthored: SELECTORS.notAuthored }
      const opened = async (failing?: () => never) => {
        const compose = document.createElement('div')
        compose.className = 'M9'
        compose.innerHTML =
          '<div class="Ap"><div g_editable="true" contenteditable="true"><div><br></div><div class="gmail_signature">Tom Reyes</div></div></div>'
        document.body.replaceChildren(compose)
        let scores = 0
        const score: typeof engine.score = (...about) => {
          scores++
          return failing ? failing() : engine.score(...about)
        }
        const tab = {
          host,
          engine: { ...engine, score },
          dictionary: null,
          trouble: null,
          setup: null,
          profileFor: () => engine.DEFAULT_PROFILE,
        }
        const session = new Session(compose, tab as never, true)
        return { session, body: compose.querySelector('[g_editable]') as HTMLElement, scored: () => scores }
      }
      Object.assign(window, { open: opened })
    })
  })

  it('is empty while there is only a signature, and costs the engine nothing', async () => {
    const seen = await page.evaluate(async () => {
      const { session, scored } = await open()
      return [session.store.get().state, session.isWritten(), scored()]
    })
    expect(seen).toEqual(['empty', false, 0])
  })

  it('is scored once after a pause, however much was changed before it', async () => {
    const scored = await page.evaluate(async () => {
      const { session, body, scored: count } = await open()
      const line = body.firstElementChild as HTMLElement
      for (const letter of 'I hope this email finds you well. Could you send the list?') {
        line.append(letter)
        await Promise.resolve()
      }
      await new Promise<void>((resolve) => {
        const stop = session.store.follow(() => {
          stop()
          resolve()
        })
      })
      const { checked } = session.store.get()
      return [count(), checked?.draft.draft === body.innerHTML, (checked?.report.annotations.length ?? 0) > 0]
    })
    expect(scored).toEqual([1, true, true])
  })

  it('is never judged by an older text: whoever asks gets the score of what stands there now', async () => {
    const older = await page.evaluate(async () => {
      const { session, body } = await open()
      const line = body.firstElementChild as HTMLElement
      const wrong: string[] = []
      for (const word of 'I hope this email finds you well . Could you send the list by Friday ?'.split(
        ' ',
      )) {
        line.append(`${word} `)
        await Promise.resolve() // observers are told at the end of a task
        if (session.current()?.draft.draft !== body.innerHTML) wrong.push(word)
      }
      line.remove()
      await Promise.resolve()
      if (session.current() !== null) wrong.push('nothing is left')
      return wrong
    })
    expect(older).toEqual([])
  })

  it('is told as not checked when the engine fails, and fails nobody else', async () => {
    const seen = await page.evaluate(async () => {
      const { session, body } = await open(() => {
        throw new Error('of the engine')
      })
      body.firstElementChild?.append('Could you send the list?')
      await Promise.resolve()
      return [session.current(), session.store.get().state, session.store.get().why, session.isWritten()]
    })
    expect(seen).toEqual([null, 'not_checked', 'The check failed on this mail.', true])
  })
})
