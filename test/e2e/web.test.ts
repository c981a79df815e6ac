/** The web editor in a browser, from the real server. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hasBrowser } from '../support/browser.ts'
import { POOR } from './support/compose.ts'
import { signIn as fillIn, startWeb } from './support/web.ts'

/** Far below any usual threshold, with a fix that can be made in the body. */
const BAD = [...POOR, 'You definately recieve a free gift. This is your last chance to act now.', 'Tom'].join(
  '\n\n',
)

const { url, asked, open } = await startWeb()

describe.skipIf(!hasBrowser)('the web editor', () => {
  const body = (page: Page) => page.getByRole('textbox', { name: 'Mail' })
  const score = async (page: Page) => Number(await page.locator('.score-number').innerText())
  const signIn = async (page: Page) => {
    await page.getByRole('link', { name: 'Sign in' }).first().click()
    await fillIn(page, 'owner')
  }

  it('scores what is typed, underlines it, and sends nothing; a reload keeps it', async () => {
    const { page, complaints } = await open(null, '#/')
    await page.getByText('The score appears as you type').waitFor()
    asked.length = 0
    await page.getByLabel('Subject').pressSequentially('Quick question')
    await body(page).pressSequentially(BAD.slice(0, 40))
    await body(page).fill(BAD)
    await page.locator('.ring.score-red').waitFor()
    const underlined = () =>
      page.evaluate(() =>
        [...CSS.highlights]
          .filter(([name]) => name !== 'sendworthy-current')
          .flatMap(([, ranges]) => [...ranges].map(String)),
      )
    await expect.poll(underlined).toEqual(expect.arrayContaining(['definately', 'Quick question']))
    // What is written before a word moves its mark with it, also before the next check.
    const marked = await body(page).evaluate(async (field: HTMLTextAreaElement) => {
      field.focus()
      field.setSelectionRange(0, 0)
      document.execCommand('insertText', false, 'Oh. ')
      await new Promise((resolve) => setTimeout(resolve))
      return [...CSS.highlights].flatMap(([, ranges]) => [...ranges].map(String))
    })
    expect(marked).toContain('definately')
    await page.reload()
    await page.locator('.ring.score-red').waitFor()
    expect(await body(page).inputValue()).toBe(`Oh. ${BAD}`)
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual([])
    expect(complaints).toEqual([])
  })

  it('asks the server nothing at all while one types', async () => {
    const { page } = await open(null, '#/')
    await page.getByText('The score appears as you type').waitFor()
    await page.waitForLoadState('networkidle')
    asked.length = 0
    await body(page).pressSequentially('Hi Ana, I hope this email finds you well.')
    await page.locator('.score-number').waitFor()
    await page.getByText('This clears the throat').first().waitFor()
    expect(asked).toEqual([])
  })

  it('opens a finding by keys and by a click, makes its fix, and one undo takes it back', async () => {
    const { page, complaints } = await open(null, '#/')
    await body(page).fill(BAD)
    await page.locator('.ring.score-red').waitFor()
    const before = await score(page)
    // Whatever is lost is drawn as such.
    const meters = page.locator('.costs meter')
    expect(await meters.count()).toBeGreaterThan(0)
    expect(
      await meters.evaluateAll((all) =>
        (all as HTMLMeterElement[]).every(({ value, low, optimum }) => value > low && low > optimum),
      ),
    ).toBe(true)
    const card = page.getByRole('dialog', { name: 'Finding' })
    await body(page).press('Alt+Period')
    await card.waitFor()
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    // The list shows the place of a spelling; its card has the fix.
    await page.getByRole('button', { name: /“definately” is spelt/ }).click()
    await card.getByRole('button', { name: /definitely/ }).click()
    await expect.poll(() => body(page).inputValue()).toBe(BAD.replace('definately', 'definitely'))
    await expect.poll(() => score(page)).toBeGreaterThan(before)
    await page.keyboard.press('Control+z')
    await expect.poll(() => body(page).inputValue()).toBe(BAD)
    await expect.poll(() => score(page)).toBe(before)
    expect(complaints).toEqual([])
  })

  it('makes the fewest fixes that pass at one press', async () => {
    const { page } = await open(null, '#/')
    await page.getByLabel('Subject').fill('Quick question')
    await body(page).fill(BAD)
    await page.getByText('How inboxes show it').click()
    // Behind the subject stand the first words of the mail.
    expect(await page.locator('.inboxes dd').first().innerText()).toContain(BAD.slice(0, 20).split('\n')[0])
    const promised = Number(/bring it to (\d+)/.exec(await page.locator('.gate-line').innerText())?.[1])
    await page.getByRole('button', { name: /Make th/ }).click()
    await expect.poll(() => score(page)).toBe(promised)
  })

  it('says why rewrites wait for somebody who is signed in, and takes one when they are', async () => {
    const { page, complaints } = await open(null, '#/')
    await body(page).fill(BAD)
    await page.getByRole('tab', { name: 'Rewrite' }).click()
    const rewrite = page.getByRole('button', { name: 'Rewrite this mail' })
    await page.getByText('for rewrites, subjects and the other operations').waitFor()
    expect(await rewrite.isDisabled()).toBe(true)
    await signIn(page)
    expect(await body(page).inputValue()).toBe(BAD)
    const before = await score(page)
    await page.getByRole('tab', { name: 'Rewrite' }).click()
    await rewrite.click()
    const variant = page.locator('.variant').first()
    const promised = Number(/→ (\d+)/.exec(await variant.innerText())?.[1])
    await variant.getByRole('button', { name: 'Take', exact: true }).first().click()
    await variant.getByRole('button', { name: 'Take all' }).click()
    await expect.poll(() => score(page)).toBe(promised)
    expect(promised).toBeGreaterThan(before)
    // What was taken and undone can be taken again.
    const all = variant.getByRole('button', { name: 'Take all' })
    expect(await all.isEnabled()).toBe(false)
    await body(page).press('Control+z')
    await body(page).press('Control+z')
    expect(await body(page).inputValue()).toBe(BAD)
    await expect.poll(() => all.isEnabled()).toBe(true)
    // A change within a tag shows the words around it and nothing of the tag.
    await body(page).fill(
      `<table width="600"><tr><td><p>I hope this email finds you well.</p><p>${BAD}</p></td></tr></table>`,
    )
    await rewrite.click()
    await page.getByText('In the markup only:').first().waitFor()
    expect(await page.locator('.diff').allInnerTexts()).not.toContainEqual(
      expect.stringMatching(/width=|role=/),
    )
    expect(complaints).toEqual([])
  })

  it('runs an operation on the mail and says its answer in words, on a phone in the dark', async () => {
    const { page, complaints } = await open(null, '#/', {
      viewport: { width: 360, height: 780 },
      colorScheme: 'dark',
    })
    // A word that no line has room for.
    await body(page).fill(`${BAD}\n\nhttps://example.com/${'a'.repeat(400)}`)
    await page.goto(`${url()}/#/operations/roast`)
    await signIn(page)
    // Back at what was looked at before.
    await page.getByRole('heading', { name: 'Roast' }).waitFor()
    for (const path of ['#/', '#/operations/ab-predict', '#/operations/roast', '#/settings']) {
      await page.goto(`${url()}/${path}`)
      await page.locator('main h1').first().waitFor({ state: 'attached' })
      expect([path, await page.evaluate('document.documentElement.scrollWidth - innerWidth')]).toEqual([
        path,
        0,
      ])
    }
    await page.goto(`${url()}/#/operations/roast`)
    await page.getByRole('button', { name: 'Run' }).click()
    await page.locator('.words .lead').waitFor()
    expect(await page.locator('.words > ol > li').count()).toBeGreaterThan(2)
    await page.getByText('The same call with curl').click()
    expect(await page.locator('.code pre').first().innerText()).toContain(`${url()}/v1/roast`)
    expect(await page.title()).toBe('Roast · Operations · Sendworthy')
    // What is missing is said at its field, which has the focus.
    await page.goto(`${url()}/#/operations/localize`)
    await page.getByRole('button', { name: 'Run' }).click()
    const needed = page.getByLabel('Readers’ language and country')
    await page.locator('.field-trouble').waitFor()
    expect(await needed.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
  })

  it('holds the mail of the editor against another, and says at its field what is missing', async () => {
    const { page, complaints } = await open('owner', '#/operations/ab-predict')
    const run = page.getByRole('button', { name: 'Run' })
    const trouble = page.locator('.field-trouble')
    await run.click()
    await expect
      .poll(() => trouble.allInnerTexts())
      .toEqual(Array(2).fill('Give a “Subject”, a “Mail” or both.'))
    await page.goto(`${url()}/#/`)
    await page.getByLabel('Subject').fill('Quick question')
    await body(page).fill(BAD)
    await page.goto(`${url()}/#/operations/ab-predict`)
    await page.getByText('Variant 1 is your mail, “Quick question”.').waitFor()
    asked.length = 0
    await run.click()
    await page.getByText('Write what is to differ from your mail').first().waitFor()
    const subject = page.getByRole('group', { name: 'Variant 2' }).getByLabel('Subject')
    expect(await subject.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(asked).toEqual([])
    await subject.fill('The list by Friday')
    await run.click()
    await page.getByText('The same call with curl').click()
    // The other subject stands over the same mail.
    expect((await page.locator('.code pre').first().innerText()).split('Tom').length - 1).toBe(2)
    await page.getByRole('link', { name: 'Change it in the editor' }).click()
    await page.getByLabel('Subject').fill('A question')
    await page.goto(`${url()}/#/operations/ab-predict`)
    await page.getByText('The mail has changed since.').waitFor()
    expect(complaints).toEqual([])
  })

  it('tries a call of the reference as whoever is signed in, and only where nothing is changed', async () => {
    const { page, complaints } = await open('owner', 'api/docs')
    const score = page.locator('#score form.try')
    await score.getByRole('button', { name: 'Send' }).click()
    await score.getByText('as owner in').waitFor()
    expect(await score.locator('.outcome .status').innerText()).toBe('200')
    asked.length = 0
    const change = page.locator('form.try[data-method="POST"][data-path="/v1/brand-voices"]')
    await change.getByRole('button', { name: 'Send' }).click()
    await change.getByText('Paste an API key first').waitFor()
    expect(asked).toEqual([])
    await page.context().clearCookies()
    await score.getByRole('button', { name: 'Send' }).click()
    await score.getByText('Paste an API key first, or').waitFor()
    expect(complaints).toEqual([])
  })

  it('keeps the text when a session ends, says so, and shows nobody the answers of before', async () => {
    const { page } = await open(null, '#/')
    await body(page).fill(BAD)
    await signIn(page)
    await page.getByRole('tab', { name: 'Rewrite' }).click()
    const rewrite = page.getByRole('button', { name: 'Rewrite this mail' })
    await rewrite.click()
    await page.locator('.variant').first().waitFor()
    await page.context().clearCookies()
    await rewrite.click()
    await page.getByText('Your session has ended; your text is kept.').waitFor()
    expect(await page.locator('.variant').count()).toBe(0)
    expect(await body(page).inputValue()).toBe(BAD)
    // Another tab of the browser signs in; this one knows when it is looked at again.
    const other = await page.context().newPage()
    await other.goto(url())
    await signIn(other)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
  })
})
