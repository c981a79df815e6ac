import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LAYOUTS, layoutAt, SITES } from '#extension/hosts/layouts.ts'
import { matchesAny } from '#extension/hosts/match.ts'
import { FORWARDED, LATER, plainName, READERS, SEND, SUBJECT } from '#extension/hosts/page/words.ts'
import { GateEventInput } from '#shared/api/resources/quality.ts'

/** An address of a pattern, with something in place of each star. */
const addressOf = (pattern: string, label = 'acme') =>
  pattern.replace('*.', `${label}.`).replace('*', 'a/b?c=d#e')

describe.each(LAYOUTS.map((layout) => [layout.id, layout] as const))('the layout of %s', (id, layout) => {
  it('has a name that events of the gate may have, and nobody else has', () => {
    expect(GateEventInput.shape.host.parse(id)).toBe(id)
    expect(LAYOUTS.filter((one) => one.id === id)).toHaveLength(1)
  })

  it('asks for hosts of one owner, over https, and for no more than a sub-domain by a star', () => {
    for (const pattern of layout.matches)
      expect(pattern).toMatch(/^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\*$/)
    // A star right before a name that everybody may have would be the whole web.
    for (const pattern of layout.matches.filter((one) => one.includes('*.')))
      expect(pattern.split('/')[2]?.split('.').length).toBeGreaterThan(3)
  })

  it('is found at every address of its own', () => {
    for (const pattern of layout.matches) expect(layoutAt(addressOf(pattern))?.id).toBe(id)
  })

  it('sends by no key that a person writes with', () => {
    const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
    for (const [key, code] of [
      ['Enter', 'Enter'],
      ['s', 'KeyS'],
      [' ', 'Space'],
      ['Tab', 'Tab'],
    ] as const)
      expect(layout.sends({ ...plain, key, code })).toBe(false)
  })
})

describe('addresses', () => {
  it('are ours only by their whole host and over https', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,9}[a-z0-9]$/)
    fc.assert(
      fc.property(fc.constantFrom(...SITES), label, (pattern, other) => {
        const { host } = new URL(addressOf(pattern))
        expect(matchesAny(SITES, addressOf(pattern, other))).toBe(true)
        for (const url of [
          `http://${host}/`,
          `https://${host}.${other}.com/`,
          `https://${other}-${host}x/`,
          `https://${other}.com/${host}/`,
          `https://${host}@${other}.com/`,
          `https://${host}:8443/`,
        ])
          expect(matchesAny(SITES, url), url).toBe(false)
      }),
    )
    expect(matchesAny(SITES, '')).toBe(false)
    expect(layoutAt('https://mail.google.com/mail/u/0/')).toBeNull()
  })
})

describe('what buttons and fields are called', () => {
  it('is compared whole, without the keys that some buttons tell', () => {
    for (const name of ['Send', ' send ', 'Send (Ctrl+Enter)', 'SENDEN', 'Send\n now'])
      expect(SEND.has(plainName(name)), name).toBe(true)
    for (const name of ['Send feedback', 'Sent', 'Send later', 'Resend', 'Discard', ''])
      expect(SEND.has(plainName(name)), name).toBe(false)
    expect(READERS.has(plainName('To Do'))).toBe(false)
  })

  it('means one thing each', () => {
    const lists = [SEND, LATER, SUBJECT]
    const all = lists.flatMap((list) => [...list])
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
    for (const list of [...lists, READERS]) for (const name of list) expect(plainName(name)).toBe(name)
  })

  it('tells what is passed on from what is answered', () => {
    for (const subject of ['Fwd: Numbers', 'FW: Numbers', 'WG: Zahlen', ' tr : Chiffres'])
      expect(FORWARDED.test(subject), subject).toBe(true)
    for (const subject of ['Re: Numbers', 'AW: Zahlen', 'Forward planning: May', 'Trends: May'])
      expect(FORWARDED.test(subject), subject).toBe(false)
  })
})
