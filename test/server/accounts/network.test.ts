import { expect, test } from 'vitest'
import { accountsApp, OWNER } from './accounts-app.ts'

/** The networks of sessions begun from these addresses, with what each browser said or a proxy added. */
async function networks(trustedProxies: number, from: readonly [address: string, forwarded?: string][]) {
  const { owner, browser, signIn } = await accountsApp({ trustedProxies })
  const boss = await owner()
  for (const [address, forwarded] of from) {
    const { email, password } = OWNER
    await browser(address).call('POST', '/v1/session', { email, password }, { 'x-forwarded-for': forwarded })
  }
  expect((await signIn(browser())).status).toBe(201)
  const { data } = (await boss.call('GET', '/v1/sessions')).body
  return data.slice(1, -1).map(({ network }: { network: string | null }) => network)
}

test('only the first part of an address is kept', async () => {
  const from: [string][] = [
    ['203.0.113.77'],
    ['::ffff:203.0.113.77'],
    ['2001:db8:1:2:3:4:5:6'],
    ['2001:db8::6'],
    ['2001::6'],
    ['::1'],
  ]
  expect(await networks(0, from)).toEqual([
    '203.0.113.0/24',
    '203.0.113.0/24',
    '2001:db8:1::/48',
    '2001:db8:0::/48',
    '2001:0:0::/48',
    '0:0:0::/48',
  ])
})

test('without a proxy of ours nobody gives themselves another address', async () => {
  expect(await networks(0, [['203.0.113.7', '198.51.100.1']])).toEqual(['203.0.113.0/24'])
})

test('behind a proxy the address is what it saw, whatever the caller wrote before it', async () => {
  const from: [string, string?][] = [
    ['127.0.0.1', '198.51.100.9'],
    ['127.0.0.1', '10.9.9.9, 192.0.2.1,198.51.100.9'],
    ['127.0.0.1', '198.51.100.9:4711'],
    ['127.0.0.1', '[2001:db8:1::9]:4711'],
    ['127.0.0.1', `${'x'.repeat(900)}`],
    ['127.0.0.1'],
  ]
  expect(await networks(1, from)).toEqual([
    '198.51.100.0/24',
    '198.51.100.0/24',
    '198.51.100.0/24',
    '2001:db8:1::/48',
    '127.0.0.0/24',
    '127.0.0.0/24',
  ])
  expect(await networks(2, [['127.0.0.1', '6.6.6.6, 198.51.100.9, 10.0.0.2']])).toEqual(['198.51.100.0/24'])
})
