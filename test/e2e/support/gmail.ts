/** The simulated Gmail: its pages and the one endpoint that saves and sends, answered in the browser itself. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page, Route } from 'playwright-core'

const FOLDER = join(import.meta.dirname, '..', 'gmail')
const MAILBOX = 'https://mail.google.com/mail/u/0/'

/** What Gmail sent, as the page saw it when the person pressed send. */
export interface Sent {
  to: string[]
  subject: string
  html: string
  text: string
  /** `click`, `shortcut`, `button-key`, `archive` or `schedule`. */
  via: string
  inline: boolean
}

export interface GmailPage {
  /** Faults to switch on. */
  control: { failSends: boolean }
  /** Opens the mailbox in a page, the first one unless told. */
  open: (page?: Page) => Promise<Page>
}

const MAILBOX_DATA = {
  account: {
    name: 'Tom Reyes',
    email: 'tom@example.com',
    signature: ['Tom Reyes', 'Acme Payroll'],
  },
  threads: [
    {
      id: 'thread-f:1001',
      legacyId: '18c0ffee00000001',
      subject: 'Quarterly numbers',
      messages: [
        {
          id: 'msg-f:2001',
          legacyId: '18c0ffee00000101',
          from: { name: 'Ada Example', email: 'ada@example.org' },
          to: { name: 'Tom Reyes', email: 'tom@example.com' },
          date: 'Mon, Jan 5, 2026, 9:30 AM',
          paragraphs: ['Hi Tom,', 'could you send me the quarterly numbers by Friday?', 'Ada'],
        },
      ],
    },
  ],
}

/** As strict as the page's own scripts allow; Gmail demands trusted types as well. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'self'; require-trusted-types-for 'script'"

/** Answers everything of Gmail in this browser; requests to this machine go through, all others fail. */
export async function serveGmail(context: BrowserContext, scheme: 'light' | 'dark'): Promise<GmailPage> {
  const control = { failSends: false }
  const known = new Map<string, string>()
  let nextId = 0x18c0ffee10000000n
  const legacyId = (id: string) => {
    if (!known.has(id)) known.set(id, (nextId++).toString(16))
    return known.get(id)
  }
  const fulfil = (route: Route, contentType: string, body: string, status = 200) =>
    route.fulfill({ status, contentType, body, headers: { 'cache-control': 'no-store' } })

  await context.route('https://mail.google.com/**', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (/^\/sync\/u\/\d+\/i\/s/.test(url.pathname)) {
      const update = readSync(request.postData() ?? '')
      if (control.failSends && update.labels.includes('^pfg')) return fulfil(route, 'text/plain', '', 500)
      const answer = syncAnswer(update, legacyId(update.id), (nextId++).toString(16))
      return fulfil(route, 'application/json', answer)
    }
    if (url.searchParams.get('view') === 'om') {
      const hex = known.get(url.searchParams.get('permmsgid')?.replace('#', '') ?? '')
      return hex
        ? fulfil(route, 'text/html', `<a href="/mail/u/0/?view=att&th=${hex}&attid=0">Download Original</a>`)
        : fulfil(route, 'text/plain', 'no such message', 404)
    }
    const file = /^\/sim\/([a-z-]+\.(js|css))$/.exec(url.pathname)
    if (file) {
      const type = file[2] === 'js' ? 'text/javascript' : 'text/css'
      return fulfil(route, type, readFileSync(join(FOLDER, file[1] ?? ''), 'utf8'))
    }
    if (!url.pathname.startsWith('/mail')) return fulfil(route, 'text/plain', '', 404)
    const data = JSON.stringify(MAILBOX_DATA).replaceAll('<', '\\u003c')
    const page = readFileSync(join(FOLDER, 'index.html'), 'utf8')
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: page.replace('>null<', () => `>${data}<`).replace('__SCHEME__', scheme),
      headers: { 'content-security-policy': POLICY },
    })
  })

  return {
    control,
    open: async (page) => {
      const mailbox = page ?? (await context.newPage())
      await mailbox.goto(MAILBOX, { waitUntil: 'domcontentloaded' })
      return mailbox
    },
  }
}

/** A draft that is saved or sent. */
interface Update {
  threadId: string
  id: string
  labels: string[]
  /** As the sync protocol has it: nested lists; see gmail/compose.js, which writes them. */
  message: unknown[]
}

function readSync(body: string): Update {
  const [, [threadId, slots]] = JSON.parse(body)[1][0][0]
  const [message] = slots[1] ?? slots[13]
  return { threadId, message, id: message[0], labels: message[10] }
}

/** The answer InboxSDK needs in order to tell that a draft was saved or a mail sent. */
function syncAnswer(
  { threadId, message }: Update,
  messageId: string | undefined,
  legacyThreadId: string,
): string {
  const echoed = [...message]
  echoed[13] = `<${messageId}@sim.invalid>`
  echoed[55] = messageId
  const inner = []
  inner[4] = [echoed]
  inner[19] = legacyThreadId
  const thread = [threadId, null, [null, null, null, null, null, null, [inner]]]
  return JSON.stringify([null, [null, null, null, null, null, [[thread]]]])
}
