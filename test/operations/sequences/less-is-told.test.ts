import { describe, expect, test } from 'vitest'
import { ask } from './calls.ts'

const planned = (about: string, steps = 4) => {
  const { result, warnings } = ask({ brief: { about }, channels: ['email'], steps })
  const texts = result.steps.map(({ text }) => text ?? '').join('\n\n')
  return { steps: result.steps, texts, first: result.steps[0]?.text ?? '', warnings }
}
const left = ({ warnings }: ReturnType<typeof planned>) =>
  warnings.filter(({ code }) => code === 'field_not_read').map(({ message }) => message)

describe('a sentence that stays broken', () => {
  test.each([
    ['We repair lifts. We want find partners in Ghent which sell to they tenants.', 'We want find partners'],
    ['We sell honey. You did not order since 6 month.', 'since 6 month'],
    ['We bake bread for hotels. Oven have room for 200 loaves.', 'Oven have room'],
  ])('is told in no step and named: %s', (about, slip) => {
    const plan = planned(about)
    expect(plan.texts).not.toContain(slip)
    expect(left(plan).join('\n')).toContain(slip)
  })

  test.each([
    [
      'Our invoice 88 over €310 is late since 4 March. He must to pay until 20 March.',
      'You must pay by 20 March.',
    ],
    [
      'We are software company from Riga. We make route plans for couriers.',
      'We are a software company from Riga.',
    ],
    ['We rent tents. Lucky Fair saved 9 hours in first week.', 'Lucky Fair saved 9 hours in the first week.'],
  ])('is mended where only one form is right: %s', (about, right) => {
    expect(planned(about).texts).toContain(right)
  })
})

describe('what is for the writer', () => {
  test.each([
    ['We hire out cranes. Ask whether they want a price list, not pushy', 'pushy'],
    ['We hire out cranes. Mention we are insured, don’t be salesy', 'salesy'],
    ['pitch to Ana Reis at Porto Weekly. We grow mushrooms in old mines. CTA photo visit in May', 'CTA'],
    ['upsell to customers on Basic plan who send 50 parcels a week. Pro costs €9 instead of €14.', 'upsell'],
  ])('reaches no reader: %s', (about, word) => {
    expect(planned(about).texts.toLowerCase()).not.toContain(word.toLowerCase())
  })

  test('but the sentence behind “mention” is told', () => {
    expect(planned('We hire out cranes. Mention we bring our own driver.').texts).toContain(
      'We bring our own driver.',
    )
  })
})

test('nobody is told of themselves by name, nor of others by a pronoun alone', () => {
  const { first } = planned(
    'Met Ruth Adeyemi (buyer, Fenland Foods) at the Leeds fair. She liked our crates. Our driver Tom helped, he is back on Friday.',
  )
  expect(first).toMatch(/^Hi Ruth,\n\nWe met at the Leeds fair\. You liked our crates\./)
  expect(first).not.toMatch(/\b(?:Adeyemi|he is|you are back)\b/i)
})

test('commas in brackets part nothing', () => {
  expect(
    planned('recruiting a data engineer (Python, dbt) for a bank in Cork, 4 days a week').first,
  ).toContain('We are looking for a data engineer (Python, dbt) for a bank in Cork.')
})

test('fewer steps than asked for say what the brief lacks, and nothing that it has', () => {
  const { steps, warnings } = planned('We wash vans for couriers. It costs £25 a van.', 8)
  expect(steps.length).toBeLessThan(8)
  const message = warnings.find(({ code }) => code === 'fewer_steps')?.message ?? ''
  expect(message).toContain('add to the brief')
  expect(message).not.toContain('what it costs')
})

test.each([
  ['Parents need to return the form by Friday 12 March. The coach leaves at 8.', 'announcement'],
  ['Email to my tenants at 3 Elm Road. The lift is checked on Monday.', 'announcement'],
  ['podcast guest pitch. I run a seed library. I have figures on 90 gardens.', 'press_pitch'],
  ['Volunteers wanted for our food bank in Leeds. Saturdays 9 to 1.', 'recruiting'],
  ['chasing Greg at Fulton Homes for the signed order. We sent it on 9 November.', 'other'],
])('a note to those who know the sender is no cold mail: %s', (about, kind) => {
  expect(ask({ brief: { about } }).warnings.find(({ code }) => code === 'kind_assumed')?.message).toContain(
    kind,
  )
})
