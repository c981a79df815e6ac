/** What follows a mail to many: further facts of the brief, days that come first, and text messages. */
import { describe, expect, it, test } from 'vitest'
import { ask } from './calls.ts'

const SALE = {
  brief: {
    about: 'Renew your annual climbing pass before the price rises on 16 December',
    offer: 'Annual pass for $240 instead of $290 until 15 December',
    proof: ['Members climb 9 times a month', 'The new bouldering room opens on 4 January'],
    ask: 'Renew at https://granitehall.example/renew',
    link: 'https://granitehall.example/renew',
    sender: { name: 'Mara Lind', company: 'Granite Hall' },
  },
  kind: 'promotional',
  steps: 5,
  channels: ['email', 'sms'],
} as const

describe('a sale from a brief', () => {
  const { steps } = ask(SALE).result
  const texts = steps.map(({ text }) => text ?? '')

  test('tells its further fact in the next step instead of leaving a hole', () => {
    expect(texts[1]).toContain('about the annual pass: the new bouldering room opens on 4 January.')
    expect(steps[1]?.new_value).toBe('The new bouldering room opens on 4 January.')
  })

  test('names its link once', () => {
    for (const text of texts) expect(text.split(SALE.brief.link)).toHaveLength(2)
  })

  test('has text messages that begin with who sends them and end with the way out', () => {
    const [sms] = steps.filter(({ channel }) => channel === 'sms')
    expect(sms?.text).toMatch(/^Granite Hall: /)
    expect(sms?.text).toMatch(/ Reply STOP to end these texts\.$/)
    expect(sms?.text?.length).toBeLessThanOrEqual(160)
  })
})

test('an invitation is followed up before the last day to register, and not before the event alone', () => {
  const { steps } = ask({
    draft:
      'Hi Joan,\n\nWe are hosting a breakfast on warehouse safety on Thursday 10 December at 8:30 at the Harbour Hotel in Antwerp. Three fire officers show what they check.\n\nPlease register by 3 December, as the room holds 24 people: https://kade.example/breakfast\n\nBest,\nPiet Maes\nKade Safety',
    subject: 'Breakfast with fire officers',
    kind: 'event_invitation',
    steps: 4,
  }).result
  const reminder = steps.find(({ angle }) => angle === 'timing')
  expect(reminder?.condition).toContain('Two to five days before 3 December.')
  const last = steps.find(({ angle }) => angle === 'close_file')
  expect(last?.text).toMatch(/3 December/)
  expect(last?.condition).toContain('On 3 December, or the day before.')
})

describe('who sends a mailing', () => {
  const draft =
    'Hi {{first_name}},\n\nJoin Ironhouse before 31 January and pay nothing until March.\n\nChoose your membership: https://ironhouse.example/join\n\nThe Ironhouse team\n\nUnsubscribe'

  it('is the team that signs, and never the way out', () => {
    const { steps } = ask({ kind: 'promotional', draft, channels: ['email', 'sms'] }).result
    const text = steps.find(({ channel }) => channel === 'sms')?.text ?? ''
    expect(text).toMatch(/^Ironhouse: /)
    for (const { n, channel, subject, text: said } of steps) {
      expect(subject ?? '').not.toMatch(/unsubscribe/i)
      if (n > 1 && channel === 'email') expect(said).toContain('The Ironhouse team')
    }
  })
})
