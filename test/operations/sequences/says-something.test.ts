/** A later step says something of the mail it follows, over whatever channel, or it is not sent. */
import { describe, expect, it, test } from 'vitest'
import { ask } from './calls.ts'

const later = (request: Parameters<typeof ask>[0]) => ask(request).result.steps.slice(1)

const sensor = {
  kind: 'cold_outreach' as const,
  subject: 'Quick question',
  draft:
    'Hello Ms Adeyemi,\n\nYour annual report says that 61% of complaints were about the wait at security. We build a queue sensor that hangs above the lanes. Bergen Airport has run it on nine lanes since May; the longest wait went from 38 minutes to 21.\n\nIt needs no cameras and stores no faces.\n\nIf it is yours, I could send the Bergen report, which is four pages. Who on your team looks after security lanes?\n\nKind regards,\nPiotr Zielinski\nLanewise',
}
const tyres = {
  kind: 'promotional' as const,
  subject: 'Winter tyres',
  from_name: 'Bramley Tyres',
  draft:
    'Dear customer,\n\nUntil Saturday 29 November you get 20% off every set of four winter tyres, fitting and balancing included.\n\nWe also check your battery for free while you wait.\n\nBook now: https://bramleytyres.example/book\n\nBramley Tyres, 22 Station Road, Bramley LS13 2AB\nUnsubscribe: https://bramleytyres.example/u',
}

describe('after a mail to a stranger', () => {
  it('a plan with nothing left to tell is shorter, and says so', () => {
    const { result, warnings } = ask({ ...sensor, steps: 12, channels: ['email', 'linkedin', 'call', 'sms'] })
    expect(result.steps.length).toBeLessThan(12)
    expect(warnings.map(({ code }) => code)).toContain('fewer_steps')
    const texts = result.steps.slice(1).map(({ text }) => text ?? '')
    for (const text of texts)
      expect(text).toMatch(/queue sensor|longest wait|no cameras|Bergen|nine lanes|\[/)
  })

  it('nobody is asked for a name whom the first mail asked for one', () => {
    expect(later({ ...sensor, steps: 8 }).map(({ angle }) => angle)).not.toContain('other_person')
  })

  it('the last mail leaves what the first one offered to send', () => {
    expect(later({ ...sensor, steps: 4 }).at(-1)?.text).toContain(
      'If you would still like the Bergen report,',
    )
  })

  it('a thing that the mail calls “it” is called by its name, where nothing stands before it', () => {
    const texts = later({ ...sensor, steps: 6, channels: ['call', 'linkedin'] }).map(({ text }) => text)
    expect(texts.join('\n')).toContain('The queue sensor needs no cameras')
    expect(texts.join('\n')).not.toMatch(/[.“] It needs no cameras/)
  })

  it('what a customer did is told in a clause that stands by itself', () => {
    const [second] = later({
      kind: 'cold_outreach',
      channels: ['email'],
      draft:
        'Hi Marcus,\n\nMoving a line means weeks of extra rejects. At Halden Cider we brought that down to nine days, and rejects fell from 4.1% to 1.3% in the first month.\n\nIs that of any use?\n\nNadia',
    })
    expect(second?.text).toContain('at Halden Cider rejects fell from 4.1% to 1.3% in the first month.')
  })
})

describe('a text message', () => {
  it('says who sends it and one fact or the day, within one message, and none is sent twice', () => {
    for (const request of [sensor, tyres]) {
      const texts = later({ ...request, steps: 8, channels: ['email', 'sms'] }).flatMap(
        ({ channel, text }) => (channel === 'sms' ? [text ?? ''] : []),
      )
      expect(texts.length).toBeGreaterThan(0)
      expect(new Set(texts).size).toBe(texts.length)
      for (const text of texts) {
        expect(text.length).toBeLessThanOrEqual(160)
        expect(text).toMatch(/Piotr|Bramley Tyres/)
        expect(text).toMatch(/\d|queue sensor|battery/)
        expect(text).not.toContain('[')
      }
    }
  })
})

describe('an offer with a last day', () => {
  const steps = later({ ...tyres, steps: 5, channels: ['email', 'sms'] })
  it('is named where its day is', () => {
    expect(steps.at(-1)?.text).toMatch(/20% off every set of four winter tyres/)
    expect(steps.at(-1)?.subject).not.toMatch(/^Last call, /)
  })
  it('is in no step behind it', () => {
    for (const { condition } of steps) expect(condition).toContain('29 November')
  })
})

describe('a brief', () => {
  const first = (about: string, more = {}) =>
    ask({ brief: { about, ...more }, steps: 1 }).result.steps[0]?.text
  it.each([
    ['Stocktally, a stock count app for restaurants', 'Stocktally is a stock count app for restaurants.'],
    ['Rewriting product pages', 'We rewrite product pages.'],
    ['Payroll for care homes', 'We do payroll for care homes.'],
    [
      'An evening for school heads on phone-free classrooms, 12 March, 6 pm, at the Guildhall in Bath',
      'You are invited to our evening for school heads on phone-free classrooms on 12 March, 6 pm, at the Guildhall in Bath.',
    ],
  ])('that is a bare name is said as a person says it: %s', (about, told) => {
    expect(first(about)).toContain(told)
  })
  it('has its proof as a sentence, where it is one', () => {
    const proof = ['Brasserie Noll cut its count from five hours to 50 minutes.']
    expect(first('We count stock.', { proof })).toContain('We count stock. Brasserie Noll cut its count')
  })
  it('of one word is the sender’s', () => {
    const texts = later({
      brief: { about: 'Payroll for care homes', offer: 'payroll' },
      kind: 'cold_outreach',
      steps: 5,
    })
    expect(texts.map(({ text }) => text).join('\n')).not.toMatch(/\bthe payroll\b/)
  })
})

test('papers that are asked for are no meeting', () => {
  const { result, warnings } = ask({
    subject: 'Re: catch up',
    draft:
      'Hi Samir,\n\nThree things we still need before the board meets on 9 December: the lease end date, the energy bill and the headcount.\n\nCould you send me those by Thursday noon? Joost would also like 20 minutes with you on Friday morning, 9:30 or 11 would work for him.\n\nThanks,\nLeonie',
  })
  expect(result.steps).toHaveLength(1)
  expect(warnings.map(({ code }) => code)).toContain('sequence_not_suited')
})

test('the day of a deal is told with its reason, and no day of an “if” that is not the reader’s', () => {
  const told = (line: string) =>
    later({
      kind: 'proposal',
      channels: ['email'],
      draft: `Hi Claire,\n\nThe proposal for the sockets is attached. ${line}\n\nShall I go ahead?\n\nOwen`,
    })
      .map(({ text }) => text)
      .join('\n')
  expect(told('The price holds until 15 January.')).toContain('the price holds until 15 January')
  expect(
    told('If the shutter is approved before 12 January, we can fit it in the same visit.'),
  ).not.toContain('the last day is 12 January')
})
