/** A neat brief of product, pain, proof and call to action gives mails that go out as they stand. */
import { describe, expect, it, test } from 'vitest'
import { ask } from './calls.ts'

const VETS = [
  'Product: VetLoop, a recall calendar for small-animal practices',
  'Pain: a third of booster reminders go out late because they are sent by hand',
  'Proof: Ashgrove Vets in Ludlow lifted booster attendance from 58% to 74% in five months',
  'CTA: 20-minute demo next week',
].join('\n')

describe('a brief with one proof and a pain', () => {
  const { result, warnings } = ask({
    brief: { about: VETS },
    steps: 5,
    channels: ['email', 'linkedin', 'call'],
  })
  const texts = result.steps.map(({ text }) => text ?? '')

  it('tells the pain first and the proof second, and each once by mail', () => {
    expect(texts[0]).toContain('My guess is that a third of booster reminders go out late')
    expect(texts[0]).not.toContain('Ashgrove')
    expect(texts[1]).toContain('Ashgrove Vets in Ludlow lifted booster attendance from 58% to 74%')
  })
  it('leaves nothing open but names, and warns of nothing that was said', () => {
    for (const { to_fill } of result.steps)
      expect(to_fill.filter((part) => !['[first name]', '[your name]'].includes(part))).toEqual([])
    expect(warnings.map(({ message }) => message).join('\n')).not.toMatch(/proof|waits for you: \[one/)
  })
  it('calls the product by its name', () => {
    expect(texts.join('\n')).toContain('VetLoop')
    expect(texts.join('\n')).not.toMatch(/\bour VetLoop/)
  })
  it('asks no question twice', () => {
    const asked = result.steps.flatMap(({ cta }) => cta ?? [])
    expect(new Set(asked).size).toBe(asked.length)
  })
})

test.each([
  ['paper rotas get lost between shifts', 'My guess is that paper rotas get lost between shifts.'],
  ['tenants complain about slow repairs', 'My guess is that tenants complain about slow repairs.'],
  ['impact damage nobody owns up to', 'My guess at what gets in the way: impact damage nobody owns up to.'],
  ['invoices paid late', 'My guess at what gets in the way: invoices paid late.'],
])('a pain is led in by its grammar: %s', (problem, said) => {
  const { result } = ask({ brief: { about: 'We offer Shiftboard for care homes.', problem }, steps: 1 })
  expect(result.steps[0]?.text).toContain(said)
})

test('a job is named in small letters and without its place', () => {
  const { result } = ask({
    kind: 'recruiting',
    brief: {
      about: 'Lead pastry chef at a new hotel on Skye, opening in May',
      proof: [
        'The kitchen team has eight people',
        'Head chef Mairi Lennox ran the Three Gables for six years',
      ],
      recipient: { name: 'Jonas' },
      sender: { name: 'Isla', company: 'Sgurr House' },
    },
    channels: ['email', 'linkedin'],
  })
  const [first, ...later] = result.steps.map(({ text }) => text ?? '')
  expect(first).toContain('We are looking for a lead pastry chef at a new hotel on Skye.')
  expect(later.join('\n')).toContain('the lead pastry chef role')
  expect(later.join('\n')).not.toContain('Lead pastry chef')
})
