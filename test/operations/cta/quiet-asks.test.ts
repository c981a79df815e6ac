/** Asks that no verb of asking tells: items of lists, duties, cases in which to answer, pictures that are pressed. */
import { describe, expect, it } from 'vitest'
import { answer, type Request } from './asked.ts'

const found = (request: Request) => answer(request).result.found
const texts = (request: Request) => found(request).map((f) => f.text)

const notes: Request = {
  kind: 'meeting_recap',
  from_name: 'Olga Brandt',
  draft:
    'Hi both,\n\nThanks for the call. The pilot starts on 4 May.\n\n- Salem follows on 29 June.\n- Launch with two stores.\n\nWho does what\n1. Ravi: send the floor plan by Wednesday.\n2. Olga (me): book the fitters.\n3. Mei and Tom: agree the training dates.\n4. Jo to sign the hire contract by Friday.\n\nIf I got anything wrong, reply here by tomorrow.\n\nOlga',
}

describe('a list', () => {
  it('of tasks asks whoever it names, and not the sender', () => {
    expect(texts(notes)).toEqual([
      'Ravi: send the floor plan by Wednesday.',
      'Mei and Tom: agree the training dates.',
      'Jo to sign the hire contract by Friday.',
      'If I got anything wrong, reply here by tomorrow.',
    ])
    expect(answer(notes).result.primary?.text).toContain('Ravi')
    expect(answer(notes).result.issues).toEqual([])
  })

  it('of steps asks for each step, and the first comes first', () => {
    const steps: Request = {
      kind: 'support_reply',
      draft:
        'Hi Ana,\n\nThe label printer prints again once its cache is empty.\n\n1. Open Settings > Printers.\n2. Delete the old profile.\n3. Run the test page.\n\nJo',
    }
    expect(found(steps).map((f) => f.kind)).toEqual(['task', 'task', 'task'])
    expect(answer(steps).result.primary?.text).toContain('Open Settings')
    for (const { placement } of answer(steps).result.candidates) expect(placement).toBe('before_signoff')
  })

  it('of what is new or for sale asks for nothing', () => {
    const draft =
      'Hi Ana,\n\nNew in May:\n\n- Open evening on Friday\n- Track parcels on a map\n- Cut the queue\n'
    expect(texts({ kind: 'newsletter', draft })).toEqual([])
  })
})

describe('a duty', () => {
  it.each([
    'The amount of $240 is required to be remitted forthwith.',
    'The keys must be returned by Friday.',
    'Payment is due by 12 December.',
    'You are required to renew the permit.',
  ])('is an ask: %s', (line) => {
    expect(
      texts({ kind: 'billing', draft: `Dear Ms Hale,\n\nYour lease has ended.\n\n${line}\n\nTom` }),
    ).toEqual([line])
  })

  it('of the sender is none', () => {
    const draft = 'Dear Ms Hale,\n\nWe are required to keep your file for ten years.\n\nTom'
    expect(texts({ kind: 'billing', draft })).toEqual([])
  })
})

describe('a picture', () => {
  const page = (picture: string): Request => ({
    kind: 'fundraising',
    draft: `<p>The shelter needs hay before the frost.</p><p><a href="https://paws.example/give?m=1&amp;s=2">${picture}</a></p>`,
  })

  it('that is pressed is a button, by its words or by its name', () => {
    for (const picture of [
      '<img src="https://paws.example/i/donate_btn_red.gif">',
      '<img src="https://paws.example/i/1.png" alt="Donate now">',
    ]) {
      const { primary } = answer(page(picture)).result
      expect(primary).toMatchObject({ form: 'button', kind: 'click', friction: 3, quote: picture })
    }
  })

  it('of something is none', () => {
    expect(texts(page('<img src="https://paws.example/i/barn.jpg" alt="Our barn in snow">'))).toEqual([])
  })
})

describe('asks that pull apart', () => {
  it('are each link of a sentence that leads to several places', () => {
    const draft =
      '<p>The shelter needs hay.</p><p><a href="https://p.example/1">Click here</a> to give monthly, <a href="https://p.example/2">click here</a> to shop, <a href="https://p.example/3">click here</a> to share.</p>'
    const { result } = answer({ kind: 'fundraising', draft })
    expect(result.found).toHaveLength(3)
    expect(result.found.filter((f) => f.competing)).toHaveLength(2)
  })

  it('are what a notice sells beside its matter', () => {
    const draft =
      '<p>Your crossing is booked.</p><p>Upgrade your cabin! Add dinner for £27.50. <a href="https://f.example/up">Find out more</a></p><p><a href="https://f.example/b">View your booking</a></p>'
    const { result } = answer({ kind: 'transactional', draft })
    expect(result.primary?.text).toBe('View your booking')
    expect(result.issues.map((i) => i.code)).toContain('competing')
  })
})

describe('friction', () => {
  it('is the same for the same thing in other words', () => {
    const of = (label: string) =>
      found({
        kind: 'newsletter',
        draft: `<p>Winter is near.</p><p><a href="https://b.example/">${label}</a></p>`,
      })[0]?.friction
    expect(of('Reserve a winter check')).toBe(of('Book a winter check'))
    expect(of('Save a place in the class')).toBe(of('Book a place in the class'))
  })
})

it('a mail that promises word of its own is left alone', () => {
  const { result, warnings } = answer({
    kind: 'support_reply',
    draft: 'Hi Ana,\n\nThe fix goes out tonight at 22:00.\n\nI’ll write again tomorrow to check.\n\nJo',
  })
  expect(result.candidates).toEqual([])
  expect(warnings.map((w) => w.code)).toContain('asks_nothing')
})

describe('minutes without a list', () => {
  it('ask whoever they name, and nobody else', () => {
    const draft =
      'All,\n\nPresent: Joan, Ravi, Wim. Ravi is to update the map. Wim to check the doors by Friday. Time to renew the lease comes in May.\n\nJoan'
    expect(texts({ kind: 'meeting_recap', draft })).toEqual([
      'Ravi is to update the map.',
      'Wim to check the doors by Friday.',
    ])
  })
})

it('a case in which something is done is an ask, and manners are none', () => {
  const draft =
    'Hi Ana,\n\nThe router is new.\n\nIf the lamp blinks, restart it once. Just reply green, wait or refund. If you have any questions, call us.\n\nJo'
  expect(texts({ kind: 'support_reply', draft })).toEqual([
    'If the lamp blinks, restart it once.',
    'Just reply green, wait or refund.',
  ])
})
