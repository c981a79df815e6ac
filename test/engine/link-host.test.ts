import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { domainOf, hostOf, isIpAddress } from '#shared/engine/measures/link-host.ts'

describe('the host of a link', () => {
  it.each([
    ['https://www.Acme.example:8080/x?y#z', 'www.acme.example'],
    ['https://user@acme.example/x', 'acme.example'],
    ['acme.example/x', 'acme.example'],
    ['https://acme.example?x=https://other.example', 'acme.example'],
    ['http://[2001:db8::7]:80/x', '[2001:db8::7]'],
    ['mailto:ana@acme.example', ''],
    ['tel:+15550100', ''],
    ['#top', ''],
    ['/x.html', ''],
    ['https://{{host}}/x', ''],
    ['', ''],
  ])('of %j is %j', (href, host) => {
    expect(hostOf(href)).toBe(host)
  })

  it('is found in every well-formed address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        expect(hostOf(url)).toBe(new URL(url).hostname)
      }),
      { numRuns: 40 },
    )
  })

  it('ends in its domain, whatever the target', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', 'http://'), (rest, scheme) => {
        const host = hostOf(scheme + rest)
        expect(host.endsWith(domainOf(host))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the domain of a host', () => {
  it('is what one owner registered', () => {
    expect(domainOf('mail.login.acme.co.uk')).toBe('acme.co.uk')
    expect(domainOf('mail.acme.example')).toBe('acme.example')
    expect(domainOf('bit.ly')).toBe('bit.ly')
  })
})

describe('a bare address', () => {
  it('is told from a version and a name', () => {
    expect(
      ['192.0.2.7', '[::1]', '1.2.3.acme.example', '1.2.3', '1234.1.1.1', 'a.b.c.d'].map(isIpAddress),
    ).toEqual([true, true, false, false, false, false])
  })
})
