import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { overlap, stemsOfLine } from '#shared/operations/subject-lines/alike.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const answer = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary })
const linesFor = (request: Request) => answer(request).result.candidates.map(({ text }) => text)

const cold: Request = {
  kind: 'cold_outreach',
  draft:
    'Hi Marcus,\n\nSaw that Fernhill Dental opened its fifth practice in Reading last month.\n\nWe built Paylow, a tool that texts patients a payment link. Ashgrove Dental recovered £38,400 in its first quarter with it.\n\nWould it be useful to see how Ashgrove set it up?\n\nLeah Brandt',
}
const proposal: Request = {
  kind: 'proposal',
  draft:
    'Hi Beatriz,\n\nAttached is the proposal for the refit of the store.\n\nIn short:\n- Scope: new shelving and till area, 140 m²\n- Price: €62,500 including VAT, fixed\n- Timeline: start on 12 January\n\nOne point is open: whether you keep the floor (saves €6,800).\n\nCarla',
}
const brief: Request = {
  kind: 'cold_outreach',
  brief: {
    about: 'We run forklift safety training on site for warehouses.',
    trigger: 'you took over the Swindon distribution centre from Dunmore',
    ask: 'a short call next week',
  },
}

describe('an angle that is asked for', () => {
  it.each<[z.infer<typeof contract.input>['kind'] | 'brief', 'number' | 'name' | 'trigger', Request, string]>(
    [
      ['cold_outreach', 'number', cold, 'Ashgrove Dental recovered £38,400'],
      ['cold_outreach', 'name', cold, 'Fernhill Dental'],
      ['proposal', 'number', proposal, 'Price: €62,500 including VAT, fixed'],
      ['brief', 'trigger', brief, 'You took over the Swindon distribution centre'],
    ],
  )('is served where the material is there: %s, %s', (_, angle, request, line) => {
    const { result, warnings } = answer({ ...request, angles: [angle] })
    expect(result.candidates.map(({ text }) => text)).toContain(line)
    for (const candidate of result.candidates) expect(candidate.angle).toBe(angle)
    expect(warnings.map(({ code }) => code)).not.toContain('angle_not_in_mail')
  })

  it('makes no number of a day', () => {
    const draft = 'Hi Ana,\n\nThe slipway opens again on 11 April with a new gearbox.\n\nTom'
    expect(linesFor({ kind: 'internal', draft, angles: ['number'] })).toEqual([])
  })
})

describe('what was sent before', () => {
  it('is not said again in part', () => {
    const lines = linesFor({ ...cold, history: ['Fifth practice in Reading'] })
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toMatch(/your fifth practice|fifth practice in reading/i)
  })

  it('does not keep the subject of this mail from being shortened', () => {
    const subject = 'Fernhill Dental opened its fifth practice in Reading'
    expect(linesFor({ ...cold, subject })).toContain('Your fifth practice in Reading')
  })
})

describe('the hint at `max_chars`', () => {
  it('is given only where more characters bring another line', () => {
    let hints = 0
    for (const { draft } of readCorpus().slice(0, 40)) {
      const request: Request = JSON.parse(JSON.stringify(draft))
      const { result, warnings } = answer({ ...request, count: 8 })
      if (!warnings.some(({ message }) => message.includes('`max_chars` may allow'))) continue
      hints++
      const known = new Set(result.candidates.map(({ text }) => text))
      const longer = linesFor({ ...request, count: 8, max_chars: 90 })
      expect(
        longer.some((line) => !known.has(line)),
        [...known].join(),
      ).toBe(true)
    }
    expect(hints).toBeGreaterThan(0)
  })
})

describe('a pair of candidates', () => {
  it('is of one matter and differs in no more than what it tests', () => {
    let seen = 0
    for (const { draft } of readCorpus()) {
      const { result } = answer(JSON.parse(JSON.stringify(draft)))
      const texts = new Set(result.candidates.map(({ text }) => text))
      for (const { a, b, hypothesis } of result.pairs_to_test.filter((p) => texts.has(p.a))) {
        seen++
        expect(overlap(stemsOfLine(a), stemsOfLine(b)), `${a} <> ${b}`).toBeGreaterThan(0.5)
        const figure = (text: string) => /\d/.test(text.replaceAll(/\d{1,2}:\d\d/g, ''))
        expect(figure(a) !== figure(b), `${a} <> ${b}`).toBe(hypothesis.includes('the line with the figure'))
        expect(a.endsWith('?') !== b.endsWith('?')).toBe(hypothesis.includes('the statement'))
      }
    }
    expect(seen).toBeGreaterThan(0)
  })
})

describe('a mail with little in it', () => {
  it.each<[line: string, kind: Request['kind'], body: string]>([
    [
      'Invoice 2025-1187, due 14 November',
      'billing',
      'Invoice 2025-1187 for $3,420 was due on 14 November and has not reached our account. If it is already on its way, please ignore this.',
    ],
    [
      'Congrats on the Series A',
      'cold_outreach',
      'Congrats on the Series A. With 40 engineers by June, on-call will hurt.\n\nI wrote down how, 2 pages. Worth sending over?',
    ],
    [
      'The quote stays valid until 31 January',
      'breakup',
      "I've written three times about the forklift leasing quote, so I'll close it on Friday.\n\nThe quote of $1,240 a month for two reach trucks stays valid until 31 January.",
    ],
    [
      'Your parcel arrives on Wednesday between 9 and 12',
      'transactional',
      'Your parcel left our warehouse today and arrives on Wednesday between 9 and 12. Somebody has to sign for it.',
    ],
    [
      'Would you leave a review on Checkatrade?',
      'review_request',
      'Your new boiler has now run for a month. If you are happy with it, would you leave a review on Checkatrade?',
    ],
    [
      'Breakfast on rain gardens, Wednesday 22 April',
      'event_invitation',
      'We invite you to a breakfast on rain gardens for schools, Wednesday 22 April, at the Botanical House in Aarhus.',
    ],
  ])('still has its matter named: %s', (line, kind, body) => {
    expect(linesFor({ kind, draft: `Hi Ana,\n\n${body}\n\nTom` })).toContain(line)
  })
})
