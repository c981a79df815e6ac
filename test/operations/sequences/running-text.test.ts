/** What a brief tells in running text or in haste is told to its reader as a person would tell it, and what it says is never asked for again. */
import { describe, expect, it, test } from 'vitest'
import { ask, askFor } from './calls.ts'

const plan = (about: string, wishes = {}) =>
  ask({ brief: { about }, steps: 5, channels: ['email', 'linkedin', 'call'], ...wishes })
const texts = (answer: ReturnType<typeof ask>) => answer.result.steps.map(({ text }) => text ?? '')
const all = (answer: ReturnType<typeof ask>) => texts(answer).join('\n')

describe('a cold brief that names a customer in running text', () => {
  const PEAT = [
    'We map peat depth for wind farm planners with a drone radar.',
    'Whitlee Energy used it on their Ayrshire site and finished in four days instead of five weeks.',
    "I'd like to reach out to planning leads at developers in Scotland, because the season ends in October.",
    'It would be great if they could tell me which sites they still have to probe this year.',
  ].join(' ')
  const answer = plan(PEAT)
  const [first, second] = texts(answer)

  it('tells it second, once, and leaves no bracket but names', () => {
    expect(first).not.toContain('Whitlee')
    expect(second).toContain('Whitlee Energy used it on their Ayrshire site')
    for (const { to_fill } of answer.result.steps)
      expect(to_fill.filter((part) => !['[first name]', '[your name]'].includes(part))).toEqual([])
  })
  it('asks what is wished for, and tells the reason of a wish without the wish', () => {
    expect(first).toContain('Could you tell me which sites you still have to probe this year?')
    expect(first).toContain('The season ends in October.')
    expect(all(answer)).not.toMatch(/they could tell|reach out|planning leads/)
  })
  it('tells an example as it stands, where nothing came of it', () => {
    const told = texts(
      plan('We track rented lighting desks with a tag. Kingsmead School used ours for three concerts.', {
        channels: ['email'],
      }),
    )
    expect(
      told.filter((text) => text.includes('Kingsmead School used ours for three concerts.')),
    ).toHaveLength(1)
  })
  it('is named by what its first mail tells', () => {
    const { result } = plan(
      "we wash + deliver linen within 24h. cut Seaview Lodge's bill by £640/mo. ask for a 10 min call",
    )
    const [first = ''] = texts({ ...answer, result })
    for (const word of (result.steps[0]?.subject ?? '').split(' '))
      expect(first.toLowerCase()).toContain(word.toLowerCase())
    const told = "We cut Seaview Lodge's bill by £640 a month."
    expect(texts({ ...answer, result }).filter((text) => text.includes(told))).toHaveLength(1)
  })
})

test.each([
  'We track rented lighting desks with a tag.',
  'I run a small firm called Fieldfare that hires out stages to schools.',
])('what has no sure name is called by none: %s', (about) => {
  const [, ...later] = texts(plan(`${about} Kingsley High used ours for their prom last year.`))
  expect(later.join('\n')).not.toMatch(/\babout (?!\[)|our help with|our small firm/)
})

describe('a customer who is offered more', () => {
  const NOTE =
    "existing customer, Marisol at Bluebell Nurseries, on Starter plan (5 users). they hit the user limit 3x in april. offer Team plan £45/mo instead of £29. I'm Gwen from Rosterly"
  it.each([
    ['a note', plan(NOTE)],
    [
      'a draft',
      askFor(
        {
          kind: 'customer_success',
          subject: 'More storage for the school archive',
          from_name: 'Milo Hart',
          draft:
            'Hi Mrs Adair,\n\nThe school archive is at 96% of its 200 GB, mostly because of the drama recordings.\n\nWe can move you to the 500 GB plan for £18 a month instead of £11.\n\nWould you like me to upgrade it before the summer concert?\n\nMilo Hart\nStackhouse',
        },
        { steps: 5, channels: ['email', 'linkedin', 'call'] },
      ),
    ],
  ])('decides about an upgrade, and has not gone quiet: %s', (_, answer) => {
    const later = texts(answer).slice(1).join('\n')
    expect(answer.input.kind).toBe('customer_success')
    expect(later).toContain('the upgrade')
    expect(later).not.toMatch(/in the way with|looks after it by now|\[|mostly\./)
  })
  it('is spoken to in the first mail', () => {
    const [first] = texts(plan(NOTE))
    expect(first).toContain('You are on the Starter plan (5 users). You hit the user limit 3x in April.')
    expect(first).toContain('We offer you the Team plan at £45 a month instead of £29.')
    expect(first).toContain('Shall we switch you over?')
  })
})

test('somebody who decides is sent no step that only the sender could write', () => {
  const { steps } = askFor(
    {
      kind: 'proposal',
      subject: 'Proposal for the boiler house',
      draft:
        'Hi Sanna,\n\nAttached is our proposal for the boiler house. Could you let me know what you think?\n\nBest,\nEike Borg',
    },
    { steps: 6, channels: ['email', 'linkedin', 'call'] },
  ).result
  expect(steps.flatMap(({ to_fill }) => to_fill)).toEqual([])
  expect(steps.length).toBeGreaterThan(2)
})

test('a renewal is named by its contract and judged by what was had of it, and no town is a firm', () => {
  const { steps } = askFor(
    {
      kind: 'renewal',
      subject: 'Your laundry cover from 1 July',
      draft:
        'Hi Annika,\n\nYour service contract for the six washers runs out on 30 June.\n\nSince last July our technicians came out 11 times.\n\nIf you want to go on, please sign the attached form by 12 June so that the June inspection is still covered.\n\nBest regards,\nTobias Reyes\nService engineer, Bristol',
    },
    { steps: 5, channels: ['email', 'linkedin', 'call'] },
  ).result
  const later = steps
    .slice(1)
    .map(({ text }) => text)
    .join('\n')
  expect(later).toContain('about your service contract')
  expect(later).toContain('Since last July our technicians came out 11 times.')
  expect(later).not.toMatch(/from Bristol|\[|about the June inspection/)
})

test('who introduces their own workshop signs with it, is called by it, and asks for what is enough', () => {
  const told = texts(
    plan(
      'My name is Odile and I run Kettle & Thread, a workshop in Leith that mends stage curtains on site. Last winter the Tivoli in Dundee kept its 1960s curtain instead of paying £31,000. A reply with a photo of the worst tear would be enough.',
    ),
  )
  expect(told[0]).toContain('Could you reply with a photo of the worst tear?')
  expect(told[0]).toContain('Odile\nKettle & Thread')
  expect(told.join('\n')).toContain('ast winter the Tivoli in Dundee kept its 1960s curtain')
  expect(told.join('\n')).not.toMatch(/our Kettle|\[(?!first name)/)
})

test('a closed day is a notice where only a word of its reason names an event', () => {
  const { steps } = askFor({
    subject: 'Clinic closed on 12 June',
    from_name: 'Harbour Vets',
    draft:
      'Dear clients,\n\nThe clinic is closed on Friday 12 June because all of us are at first-aid training.\n\nFor emergencies that day, call Larkfield Animal Hospital on 01632 960118. Prescriptions can be collected until 18:00 on Thursday.\n\nHarbour Vets',
  }).result
  expect(steps).toHaveLength(2)
  expect(steps[1]?.subject).toBe('Reminder: Clinic closed on 12 June')
  expect(steps[1]?.kind).toBe('announcement')
})

test('a hurried sale and a hurried service are told in sentences', () => {
  expect(texts(plan('spring sale on wetsuits 25% off til 12 june, page finwax.example/spring'))[0]).toContain(
    'Spring sale on wetsuits 25% off until 12 June.',
  )
  const told = texts(
    plan(
      'cold mail to butchers. we retrofit doors + seals, no min. order. ask them if they want a free seal check, can do it thurs 4 june or fri 5',
    ),
  )[0]
  expect(told).toContain('no minimum order.')
  expect(told).toContain('We can do it Thursday 4 June or Friday 5.')
  expect(told).toContain('Do you want a free seal check?')
})
