import { expect, test } from 'vitest'
import { createMailer } from '#server/mail.ts'
import { invitationMail } from '#server/services/invitation-mail.ts'
import { noticeMail } from '#server/services/notice-mail.ts'
import { post } from '#server/services/outbox.ts'
import type { Role } from '#shared/api/endpoint.ts'
import { MESSAGES } from '#shared/api/messages.ts'
import { delivering, WORKSPACE } from '../../support/delivering.ts'
import { smtpReceiver } from '../../support/smtp-receiver.ts'

const QUOTA = {
  notice: 'ntc_1',
  percent: 80,
  used: 1200,
  included: 1500,
  resets_at: '2026-02-04T00:00:00.000Z',
  plan: 'pro',
} as const

const PEOPLE: readonly Role[] = ['owner', 'admin', 'member', 'viewer']
const part = {
  name: 'Zażółć\r\nBcc: all@example.com',
  members: PEOPLE.map((role) => ({ user: `usr_${role}`, role, since: '2026-02-03T04:05:06.000Z' })),
}

async function mailing(refuses?: () => boolean) {
  const server = await smtpReceiver(refuses)
  const delivery = await delivering({ part, mailer: createMailer(server.url, 'notices@example.com') })
  await delivery.disk.changeAccounts(({ users }) => {
    for (const role of PEOPLE) {
      const email = `${role}@example.com`
      users.push({ id: `usr_${role}`, email, name: role, password: 'x', created: '2026-02-03T04:05:06.000Z' })
    }
  })
  const tell = () =>
    delivery.store.tx(WORKSPACE, (workspace) => post(workspace, 'quota.warning', QUOTA, Date.now()))
  return { ...delivery, ...server, tell }
}

test('a notice goes to owners and admins alone, once, and says what happened and what to do', async () => {
  const { tell, deliverer, mails, workspace, attempts } = await mailing()
  await tell()
  await deliverer.settled()
  expect(mails.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: 'notices@example.com', to: ['owner@example.com', 'admin@example.com'] },
  ])
  const [mail] = mails
  expect(mail?.data).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(mail?.data).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
  expect(mail?.data).not.toMatch(/^Bcc/m)
  expect(mail?.data).toContain('1,200 of the 1,500 included calls are used.')
  expect((await workspace()).outbox).toEqual([])
  expect(await attempts()).toMatchObject([{ endpoint: 'email', attempt: 1, failure: null }])
})

test('a mail server that refuses is tried again on schedule, under the same id; at the end it is given up', async () => {
  let isRefusing = true
  const { tell, deliverer, mails, advance, attempts, workspace } = await mailing(() => isRefusing)
  await tell()
  await deliverer.settled()
  expect([mails.length, (await workspace()).outbox.length]).toEqual([0, 1])
  expect(await attempts()).toMatchObject([{ status: null, failure: 'The mail server did not take it.' }])
  isRefusing = false
  await advance(4999)
  expect(mails.length).toBe(0)
  await advance(1)
  const [message] = await attempts()
  expect(mails[0]?.data).toContain(`Message-ID: <${message?.message}@example.com>`)
  isRefusing = true
  await tell()
  await deliverer.settled()
  for (let n = 0; n < 9; n++) await advance(90_000_000)
  expect([mails.length, (await workspace()).outbox.length]).toEqual([1, 0])
})

test('without a mail server a notice is dropped at once, and nothing is noted', async () => {
  const { store, deliverer, workspace, attempts } = await delivering({ part })
  await store.tx(WORKSPACE, (workspace) => post(workspace, 'quota.warning', QUOTA, Date.now()))
  await deliverer.settled()
  expect([(await workspace()).outbox, await attempts()]).toEqual([[], []])
})

test('with nobody to tell it is dropped as well', async () => {
  const server = await smtpReceiver()
  const mailer = createMailer(server.url, 'notices@example.com')
  const { store, deliverer, workspace, attempts } = await delivering({ mailer })
  await store.tx(WORKSPACE, (workspace) => post(workspace, 'quota.warning', QUOTA, Date.now()))
  await deliverer.settled()
  expect([(await workspace()).outbox, await attempts(), server.mails]).toEqual([[], [], []])
})

test('a contract that nothing stops is not told that calls will be refused', () => {
  const place = { workspace: 'Nord', url: 'https://mail.example.com', named: (id: string) => id }
  const used = { ...QUOTA, used: 1500, percent: 100 }
  expect(noticeMail('quota.soft_cap', { ...used, plan: 'free' }, place).text).toContain('then none until')
  const { text } = noticeMail('quota.soft_cap', { ...used, plan: 'enterprise' }, place)
  expect(text).toContain('Calls are answered as before')
  expect(text).not.toMatch(/then none|without a break/)
  expect(MESSAGES['quota.soft_cap'].summary).not.toContain('then none.')
})

test('the words of every notice', () => {
  const place = { workspace: 'Nord', url: 'https://mail.example.com', named: (id: string) => `name of ${id}` }
  const key = { key: 'key_1', expires: '2026-02-10T14:05:00.000Z' }
  const webhook = { webhook: 'ep_1', reason: 'It answered with status 410: it wants no more messages.' }
  expect(
    [
      noticeMail('quota.warning', QUOTA, place),
      noticeMail('quota.soft_cap', { ...QUOTA, used: 1500, percent: 100, plan: 'free' }, place),
      noticeMail('quota.hard_stop', { ...QUOTA, used: 1800, percent: 120 }, place),
      noticeMail('overage.started', { ...QUOTA, used: 1500, percent: 100 }, place),
      noticeMail('overage.threshold', { ...QUOTA, used: 2250, percent: 150 }, place),
      noticeMail(
        'spend_cap.reached',
        { ...QUOTA, used: 2000, percent: 133, spend_cap_micro_usd: 20_000_000, spent_micro_usd: 20_000_000 },
        place,
      ),
      noticeMail('api_key.expiring', key, place),
      noticeMail('webhook.disabled', webhook, place),
      invitationMail({
        to: 'a@example.com',
        workspace: 'Nord',
        role: 'admin',
        link: 'https://mail.example.com/join',
        expires: key.expires,
      }),
    ].map(({ subject, text }) => `${subject}\n\n${text}`),
  ).toMatchSnapshot()
})
