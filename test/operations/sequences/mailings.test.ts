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
    expect(texts[1]).toMatch(/the new bouldering room opens on 4 January\./i)
    expect(steps[1]?.new_value).toMatch(/the new bouldering room opens on 4 January/i)
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

describe('a draft without a subject', () => {
  const draft =
    'Hi Walt,\n\nThe compressor logs you sent show two shutdowns a week, both on Mondays. We fixed the same fault at Norrland Freight in nine days.\n\nWould a copy of their plan help you?\n\nBest,\nIngrid'

  it('gets the line that fits it best, and a warning that says so', () => {
    const { result, warnings } = ask({ kind: 'cold_outreach', draft })
    expect(result.steps[0]?.subject).toBeTruthy()
    expect(result.steps[0]?.text).toBe(draft)
    expect(warnings.map(({ code }) => code)).toContain('subject_offered')
    const own = ask({ kind: 'cold_outreach', draft, subject: 'Your logs' })
    expect(own.result.steps[0]?.subject).toBe('Your logs')
    expect(own.warnings.map(({ code }) => code)).not.toContain('subject_offered')
  })

  it('is told so where no line of it makes one', () => {
    const { result, warnings } = ask({
      kind: 'follow_up',
      draft: 'Hi,\n\nAny news on this? Let me know.\n\nTom',
    })
    expect(result.steps[0]?.subject).toBeNull()
    expect(warnings.map(({ code }) => code)).toContain('subject_missing')
  })
})

describe('a mailing that names no day', () => {
  const draft =
    'Hi {{first_name}},\n\nYour speckled one-quart jug is still in your cart. It costs $64 and ships from Penland.\n\nFinish your order: https://odell.example/cart\n\nHannah Odell\n\n88 Kiln Road, Penland, NC 28765\nUnsubscribe: https://odell.example/out'
  const { steps } = ask({ kind: 'abandoned_cart', subject: 'Your speckled jug is held', draft }).result

  it('is followed up by what people want to know, up to four mails, and never by a last call', () => {
    expect(steps.map(({ angle }) => angle)).toEqual(['offer', 'proof', 'objection', 'how_it_works'])
    for (const { n, text, to_fill } of steps)
      if (n > 1) expect(to_fill.filter((part) => text?.includes(part)).length).toBeLessThanOrEqual(1)
  })

  it('asks for a look where the first mail asked for an order', () => {
    for (const { n, cta } of steps) if (n > 1) expect(cta).toMatch(/^(?:See|Have a look at) .*: https:/)
  })
})

describe('what a mail is about', () => {
  const on = (draft: string, subject: string, more: object = {}) =>
    ask({ kind: 'cold_outreach', subject, draft, channels: ['email'], ...more })
      .result.steps.slice(1)
      .map(({ text }) => text)
      .join('\n')

  it('is no count of what was done for somebody else', () => {
    const draft =
      'Hi Ana,\n\nYour ops post said the move is stuck on 40,000 duplicate contacts.\n\nWe merged 61,000 records in nine days for Brightkeel Dental.\n\nWould their checklist be useful to you?\n\nDana Whitlock\nFieldnote Data'
    const text = on(draft, 'your duplicate contacts')
    expect(text).not.toMatch(/61,000|nine days/)
    expect(text).toContain('Fieldnote Data')
  })

  it('is nobody of the sender’s own and no post under a name', () => {
    const draft =
      'Hi Ana,\n\nWe make mailers from recycled fibre. Would you like a call with our sustainability lead?\n\nJoss Penhaligon\nCarrick & Pell'
    expect(on(draft, 'Hello')).not.toContain('sustainability lead')
    const survey =
      'Dear neighbour,\n\nPlease answer our questions on the opening hours.\n\nTake the survey: https://library.example/s\n\nLouise Ross\nChief Librarian\n\n55 Mill Street, Sandhurst ON K0K 0X0\nUnsubscribe: https://library.example/out'
    const plan = ask({ kind: 'survey', subject: 'Your opinion matters to us', draft: survey }).result.steps
    for (const { subject } of plan) expect(subject).not.toContain('Librarian')
  })

  it('is what the subject tells of, or what is cheaper', () => {
    const draft = (first: string) =>
      `Hi Ana,\n\n${first}\n\nGive here: https://slough.example/give\n\nMarisol\n\nPO Box 311, Gridley, CA\nUnsubscribe: https://slough.example/out`
    const more = { kind: 'fundraising' }
    const told = on(
      draft('I watched a sandhill crane walk her chick across cracked mud to reach water.'),
      'The gate at Heron Slough closes in nine days',
      more,
    )
    expect(told).toContain('about the gate at Heron Slough')
    expect(told).not.toContain('crane')
    const cheaper = on(
      draft('The new Gedeb tastes of apricot and black tea.'),
      '$12 off your first bag of the Gedeb harvest',
      { kind: 'promotional' },
    )
    expect(cheaper).toContain('about your first bag of the Gedeb harvest')
  })
})

test('a sentence that a later mail says again in other order is told', () => {
  const { checks } = ask({
    kind: 'cold_outreach',
    brief: { about: 'We check payroll runs for hauliers with several depots.' },
    existing: [
      {
        channel: 'email',
        day_offset: 0,
        text: 'Hi Ana,\n\nHarcastle Haulage went from nine late payslips a month to one last spring.\n\nTom',
      },
      {
        channel: 'email',
        day_offset: 3,
        text: 'Hi Ana,\n\nLast spring, Harcastle Haulage went from nine late payslips to one a month.\n\nTom',
      },
    ],
  }).result
  expect(checks).toContainEqual(expect.objectContaining({ rule_id: 'bump_without_value', step: 2 }))
})

test('news to colleagues is not followed up as if they were strangers', () => {
  const draft =
    "Hi all,\n\nWe're moving the 4.2 release from Thursday to Monday 30 November. QA found that the migration takes six hours.\n\nQuestions in #release-4-2, please.\n\nNadia"
  const { result, warnings } = ask({ subject: "Thursday's release moves to Monday", draft })
  expect(result.steps).toHaveLength(1)
  expect(warnings.map(({ code }) => code)).toContain('sequence_not_suited')
})
