/** What is closed, out of use or on another day is said once, and once more before its day. */
import { describe, expect, it, test } from 'vitest'
import { isNews } from '#shared/operations/notice-words.ts'
import { expectLinear } from '../../support/growth.ts'
import { ask } from './calls.ts'

const ROAD =
  'Hi all,\n\nMillbrook Lane will be closed for gas works from Monday 9 March to Friday 13 March. Please use the Station Road gate for all deliveries during that week.\n\nKind regards,\nFran Odell'
const COURSE =
  'Dear Ms Okonkwo,\n\nThe first-aid course at Harbour Hall moves from 3 and 4 June to 17 and 18 June, because the trainer has to have an operation. Your place is booked for the new dates. If you cannot come, reply by 29 May and we refund the £85 in full.\n\nKind regards,\nPeter Lund'
const LIFT =
  'Dear residents,\n\nThe lift is out of order since the flood, and the part will take some days. Please use the stairs on Moor Street.\n\nRegards,\nThe caretaker'

describe.each([
  [
    'a closed road',
    { subject: 'Road closure, 9 to 13 March', draft: ROAD },
    'Monday 9 March',
    'Station Road gate',
  ],
  [
    'a moved course',
    { subject: 'New dates', draft: COURSE },
    '29 May',
    'If you cannot come, reply by 29 May',
  ],
  [
    'an outage, from a brief',
    {
      brief: {
        about:
          'Planned outage: the customer portal is down on Sunday 8 March from 02:00 to 05:00. Orders by phone still work.',
      },
    },
    'Sunday 8 March',
    'Orders by phone still work.',
  ],
  [
    'a closure, from an order to tell of it',
    { brief: { about: 'tell customers the shop is shut 3-10 may for a refit, online orders as usual' } },
    '3 May',
    'Online orders as usual',
  ],
])('%s', (_, request, day, instead) => {
  const { result, warnings } = ask({ ...request, steps: 4, channels: ['email', 'linkedin', 'call'] })
  const [, reminder] = result.steps

  it('is followed by one reminder that says the news and what to do, and waits for no answer', () => {
    expect(result.steps).toHaveLength(2)
    expect(reminder?.text).toContain(instead)
    expect(reminder?.condition).toBe(`One to three days before ${day}.`)
    expect(reminder?.subject).toMatch(/^Reminder: /)
    expect(reminder?.cta).toBeNull()
  })
  it('is no advertising: no footer, no way out and no bracket but the name of its sender', () => {
    expect(reminder?.to_fill.filter((part) => part !== '[your name]')).toEqual([])
    expect(result.checks.map(({ rule_id }) => rule_id)).not.toContain('missing_opt_out')
    expect(warnings.map(({ code }) => code)).toContain('fewer_steps')
  })
})

test('a notice without a date is not followed up, and the answer says why', () => {
  const { result, warnings } = ask({ subject: 'Lift', draft: LIFT, kind: 'announcement' })
  expect(result.steps).toHaveLength(1)
  expect(warnings.map(({ code }) => code)).toContain('sequence_not_suited')
})

test.each([
  'Hi Marit,\n\nThe kiln will be out of use from 2 March until 14 March. Could you let me know by Friday 20 February whether you prefer the smaller kiln or a refund?\n\nBest wishes,\nOwen',
  'Hi Dana,\n\nOur shop is closed from 1 to 14 March, and all paint is 30% off until 28 February. Order here: https://paint.example/sale\n\nBest,\nMoss Paints',
])('where something is asked or sold besides, it is no notice: %s', (draft) => {
  const { result } = ask({ subject: 'March', draft, steps: 3, channels: ['email'] })
  expect(result.steps[1]?.subject ?? '').not.toMatch(/^Reminder: /)
})

it('is told from other sentences in time that grows no faster than they do', () => {
  expectLinear(12_000, (size) => `3 May ${'moved to a '.repeat(size / 11)}`, isNews)
})
