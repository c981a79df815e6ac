import { expect, it, test } from 'vitest'
import { readNote } from '#shared/operations/brief-notes.ts'
import { purposeOf } from '#shared/operations/brief-purpose.ts'
import { ask } from './calls.ts'

test.each([
  [
    'Follow up with a CFO who went quiet after our demo of expense software last month. She liked the mileage feature.',
    'I am coming back to our demo of expense software last month. You liked the mileage feature.',
    undefined,
  ],
  [
    'Thank Marcus for the meeting yesterday and send him the numbers he asked for: 14 weeks lead time.',
    'Thank you for the meeting yesterday. Here are the numbers you asked for: 14 weeks lead time.',
    undefined,
  ],
  [
    'We want to win back gyms that cancelled our booking app in 2025. Offer them two free months.',
    'You cancelled our booking app in 2025. We offer you two free months.',
    undefined,
  ],
  [
    'Congratulate Lena on her new post and suggest a coffee in the week of 9 February.',
    'Congratulations on your new post.',
    'Would a coffee in the week of 9 February work for you?',
  ],
  [
    'Chase the architect for the fire plan. The city closes the file on 30 April.',
    'The city closes the file on 30 April.',
    'send me the fire plan',
  ],
  [
    'Let our members know that the pool is closed in August. They can use the pool in Hornsey.',
    'The pool is closed in August. You can use the pool in Hornsey.',
    undefined,
  ],
  ['Our lease ends in May. Keep it short. Do not mention the fine.', 'Our lease ends in May.', undefined],
])('an order to the writer is turned to the reader: %s', (about, told, wanted) => {
  const { brief, left } = readNote({ about })
  expect([brief.about, brief.ask, left]).toEqual([told, wanted, []])
})

it('an order that cannot be turned is left to the sender, with a warning, and not sent', () => {
  const about = 'Decline the offer from Adlon politely. Their price was 20 percent above our budget.'
  const { result, warnings } = ask({ brief: { about, recipient: { name: 'Bea' } }, steps: 1 })
  const [first] = result.steps
  expect(first?.to_fill).toContain('[in your own words: decline the offer from Adlon politely]')
  expect(first?.text?.replaceAll(/\[[^\]]*\]/g, '')).not.toMatch(/decline/i)
  expect(warnings.map(({ message }) => message).join('\n')).toContain(
    '“Decline the offer from Adlon politely.”',
  )
})

test.each([
  ['Thank Ana for her talk on tides.', 'thank_you'],
  ['Thank Ana for the call and send her the proposal.', 'follow_up'],
  ['Follow up with the buyers of our samples.', 'follow_up'],
  ['We want to win back subscribers who paused their box.', 're_engagement'],
  ['Remind Tom that his contract ends on 3 May.', 'renewal'],
  ['Remind a supplier that we have not received the drawings.', 'other'],
  ['Let our members know that the pool is closed.', 'announcement'],
  ['We make tills for bakeries.', null],
  ['Thank you for joining us.', null],
])('what it is to do decides its kind: %s', (about, kind) => {
  expect(purposeOf(about)).toBe(kind)
})

test('who is asked for a thing by name is written to, and asked for it', () => {
  const { result } = ask({
    brief: { about: 'ask Tom for the Q3 headcount sheet by 5 March' },
    steps: 3,
    channels: ['email', 'call'],
  })
  const [first] = result.steps
  expect(first?.text).toMatch(/^Hi Tom,/)
  expect(first?.cta).toBe('Could you send me the Q3 headcount sheet by 5 March?')
  expect(result.steps.length).toBeGreaterThan(1)
})
