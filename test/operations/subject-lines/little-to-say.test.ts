/** Mails that shout, ramble or say next to nothing: a plain line where there is one, and nothing senseless. */
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>
const answer = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary })
const linesFor = (request: Request) => answer(request).result.candidates.map((c) => c.text)

describe('a mail that shouts', () => {
  it('has its offer said quietly, and its names left alone', () => {
    const draft =
      '<h1>SUMMER MEGA SALE!!!</h1><p>Act now and save up to 60% OFF everything!!! This will NOT last!!!</p><p><a href="https://x.example/">Click here</a></p>'
    expect(linesFor({ kind: 'promotional', draft })).toEqual(
      expect.arrayContaining(['Up to 60% off everything', 'Summer mega sale']),
    )
  })

  it('gives the call of its link where it names nothing else', () => {
    const draft =
      'HEY YOU!!! THIS IS HUGE!!!\n\nSAVE MY SEAT: https://x.example/s\nWATCH THE TRAILER: https://x.example/t\n'
    expect(linesFor({ kind: 'event_invitation', draft })).toContain('Save your seat')
  })

  it.each(['He will DIE tonight', 'You are LOSING MONEY!!', 'Last chance: only 3 seats left'])(
    'has no honest subject in “%s”',
    (subject) => {
      const draft = 'Hi,\n\nHe dies tonight. You are losing money. Only 3 seats are left, last chance.\n\nTom'
      expect(answer({ subject, draft }).result.current?.risk).not.toBe('honest')
    },
  )
})

describe('a thing named in passing', () => {
  it('is no subject where the mail says what it is about', () => {
    const draft =
      'Dear customers,\n\nDue to rising costs of energy and raw materials we are forced to increase our prices by 8% as of 1 March 2027. A second engineer checks each order.\n\nPaul'
    const lines = linesFor({ kind: 'transactional', draft })
    expect(lines).toContain('Increasing prices by 8% as of 1 March 2027')
    expect(lines.join()).not.toMatch(/Raw materials|Second engineer/)
  })

  it.each([
    'Nothing herein shall be construed as a waiver of the rule.',
    'An issue was experienced by you.',
    'We built Trailhead (no relation to the other one) for sales teams.',
    'Either is fine.',
  ])('or said by a lawyer or nobody is none: %s', (line) => {
    const lines = linesFor({
      kind: 'other',
      draft: `Hi Ana,\n\nThe depot in Leeds opens on 4 May. ${line}\n\nTom`,
    })
    expect(lines.length).toBeGreaterThan(0)
    for (const each of lines) expect(line).not.toContain(each)
  })
})

describe('half of a thing', () => {
  it('is no subject: between what, from when to when, a drawing or what', () => {
    const draft =
      'Hi Ana,\n\nWe run a night bus between Leeds and York. We moved the release from Thursday to Monday. Bring a photograph or a drawing of the seal. We test web shops for holes.\n\nTom'
    for (const line of linesFor({ kind: 'cold_outreach', draft, count: 20 }))
      expect(line).not.toMatch(/between Leeds$|from Thursday$|a photograph$|^Web shops for/)
  })
})

it('a brief that names a firm is offered to it by name', () => {
  const brief = {
    about: 'We run overnight coaches for staff of hospitals.',
    offer: 'a free trial month for ten of your night staff',
    recipient: { company: 'Penfold Foods' },
  }
  expect(linesFor({ brief, kind: 'cold_outreach' })).toContain('Free trial month for Penfold Foods')
})
