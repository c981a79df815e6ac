import { describe, expect, test } from 'vitest'
import { endpointUrl, isLoopback, isPublicAddress } from '#server/services/webhooks/addresses.ts'

const NOT_PUBLIC = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '::ffff:169.254.169.254',
  '::ffff:0:10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'example.com',
  '',
]

test.each(NOT_PUBLIC)('%j is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '8.8.8.8',
  '100.63.255.255',
  '172.32.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::1',
  '::ffff:8.8.8.8',
])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test('only this machine is loopback', () => {
  expect(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['10.0.0.1', '::2', '128.0.0.1', 'localhost'].map(isLoopback)).toEqual([false, false, false, false])
})

describe('the address of a webhook', () => {
  test.each([
    ['decimal', 'https://2130706433/'],
    ['hexadecimal', 'https://0x7f000001/'],
    ['hexadecimal parts', 'https://0x7f.0x0.0x0.0x1/'],
    ['octal', 'https://0177.0.0.01/'],
    ['octal number', 'https://017700000001/'],
    ['short', 'https://127.1/'],
    ['short private', 'https://10.1/'],
    ['metadata service', 'https://169.254.169.254/latest/meta-data'],
    ['metadata service in decimal', 'https://2852039166/'],
    ['IPv4-mapped', 'https://[::ffff:127.0.0.1]/'],
    ['IPv4-mapped in hexadecimal', 'https://[::ffff:7f00:1]/'],
    ['NAT64', 'https://[64:ff9b::7f00:1]/'],
    ['ULA', 'https://[fd00::1]/'],
    ['link-local', 'https://[fe80::1]/'],
    ['unspecified', 'https://[::]/'],
    ['full-width digits', 'https://１２７.０.０.１/'],
    ['enclosed digits', 'https://①②⑦.⓪.⓪.①/'],
    ['ideographic full stops', 'https://127。0。0。1/'],
    ['percent-encoded digits', 'https://%31%32%37.0.0.1/'],
    ['a dot at the end', 'https://127.0.0.1./'],
    ['localhost', 'https://localhost/'],
    ['localhost with a dot', 'https://localhost./'],
    ['a name under localhost', 'https://a.localhost/'],
    ['a single word', 'https://intranet/'],
    ['an internal name', 'https://metadata.google.internal/'],
    ['a local name', 'https://printer.local/'],
    ['an onion', 'https://abcdef.onion/'],
    ['a name in front', 'https://example.com@127.0.0.1/'],
    ['a password', 'https://a:b@example.com/'],
    ['a backslash', 'https://127.0.0.1\\@example.com/'],
    ['a fragment', 'https://example.com/#a'],
    ['http', 'http://example.com/'],
    ['another port', 'https://example.com:22/'],
    ['the port of http', 'https://example.com:80/'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:text/plain,x'],
    ['gopher', 'gopher://example.com/'],
    ['no scheme', 'example.com'],
    ['nothing', ''],
  ])('is refused with a sentence: %s', (_, address) => {
    expect(endpointUrl(address, false)).toMatch(/^Must .+\.$/)
  })

  test.each([
    ['https://example.com/hook?token=1', 'https://example.com/hook?token=1'],
    ['https://example.com:443/', 'https://example.com/'],
    ['HTTPS://Example.COM:8443', 'https://example.com:8443/'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://[2606:4700::1111]/', 'https://[2606:4700::1111]/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('may be %s', (address, url) => {
    expect(Object(endpointUrl(address, false)).href).toBe(url)
  })

  test('may be this machine only where the server allows it, and no other machine then', () => {
    for (const address of ['http://127.0.0.1:3000/', 'http://localhost:3000/', 'https://[::1]:3000/']) {
      expect(endpointUrl(address, true)).toBeInstanceOf(URL)
      expect(endpointUrl(address, false)).toMatch(/^Must/)
    }
    for (const address of [
      'http://10.0.0.1/',
      'https://192.168.0.1/',
      'http://example.com/',
      'https://example.com:99/',
    ])
      expect(endpointUrl(address, true)).toMatch(/^Must/)
  })
})
