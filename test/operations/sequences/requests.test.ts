import { describe, expect, it, test } from 'vitest'
import { ask } from './calls.ts'

const CERTIFICATES =
  'Hi Wei,\n\nWe are still waiting for the material certificates for PO 88120. Without them our inspector cannot release the lot.\n\nPlease send the certificates for heat 7714 by Monday 30 November.\n\nThanks,\nKatrin Vogel\nPurchasing, Dornbach Pumps'

describe('a request to somebody who is known', () => {
  const { result, warnings } = ask({
    subject: 'PO 88120: missing certificates',
    draft: CERTIFICATES,
    steps: 4,
    channels: ['email', 'call', 'linkedin'],
  })
  const texts = result.steps.slice(1).map(({ text }) => text ?? '')

  it('is asked again with its day, by mail and by phone and in no public place', () => {
    expect(result.steps.map(({ channel }) => channel)).toEqual(['email', 'email', 'call', 'email'])
    expect(texts[0]).toContain('Please send the certificates for heat 7714 by Monday 30 November.')
    expect(result.steps[1]?.condition).toContain('before Monday 30 November')
    expect(warnings.find(({ code }) => code === 'channel_left_out')?.message).toContain('linkedin')
  })
  it('says at last what hangs on it, and asks for less', () => {
    expect(texts.at(-1)).toContain('Without them our inspector cannot release the lot.')
    expect(result.steps.at(-1)?.cta).toBe('Could you do it today, or tell me what is in the way?')
  })
  it('sells nothing, offers no way out and leaves nothing to fill in', () => {
    expect(texts.join('\n')).not.toMatch(/look after|won't write again|unsubscribe|\[/i)
    expect(result.checks.map(({ rule_id }) => rule_id)).not.toContain('bump_without_value')
  })
})

test.each([
  [
    'Hi Farida,\n\nThank you for the time on Tuesday. Both points work today.\n\nCan you send me the names of five drivers by Friday 4 December?\n\nBest,\nTomasz',
    'Notes from our demo',
  ],
  [
    'Dear Anton,\n\nI would like to invite you to a supper for twelve bakery owners on Thursday 4 February in Ghent.\n\nPlease let me know by 22 January, as the table is small.\n\nWarm regards,\nPieter',
    'Supper for bakery owners',
  ],
  [
    'Hi all,\n\nWe book January to March travel together. Please enter your trips in the sheet by Wednesday 2 December.\n\nThanks,\nOskar',
    'Q1 travel plans',
  ],
])('what is asked by a day is reminded of, whatever the mail is besides: %s', (draft, subject) => {
  const { result } = ask({ subject, draft, steps: 3, channels: ['email'] })
  expect(result.steps.map(({ angle }) => angle)).toEqual(['offer', 'timing', 'close_file'])
  expect(result.steps[1]?.text).toMatch(/by (?:Friday 4 December|22 January|Wednesday 2 December)/)
})

it('a customer is asked again, and not won over, though stock phrases make the mail look like one to a stranger', () => {
  const { result } = ask({
    subject: 'Update',
    draft:
      'Hi Marit,\n\nI hope this email finds you well. I am writing to inform you that the kiln in the ceramics studio will be out of use from 2 March until 14 March. We can offer your Tuesday group the smaller kiln, or a refund of £24 a person.\n\nI was wondering if you could let me know by Friday 20 February which of the two you would prefer.\n\nThe invoice was paid on 3 February, so there is nothing open from your side.\n\nBest wishes,\nOwen\nLockside Pottery',
    steps: 3,
    channels: ['email', 'call', 'linkedin'],
  })
  expect(result.steps.map(({ channel }) => channel)).not.toContain('linkedin')
  const texts = result.steps.slice(1).map(({ text }) => text ?? '')
  expect(texts[0]).toContain('by Friday 20 February')
  expect(texts.join('\n')).not.toMatch(/\[one customer|worth a closer look|won't write again/i)
})

it('a brief that chases somebody becomes a request and its reminders', () => {
  const about =
    'chase Hanbo Plastics for the delayed moulds, PO 5519, promised 10 nov, need a firm date, we lose the slot on 8 dec otherwise. contact: Mr Lin'
  const { steps } = ask({ brief: { about }, steps: 3, channels: ['email', 'call'] }).result
  expect(steps).toHaveLength(3)
  expect(steps[0]?.text).toContain('Could you give me a firm date?')
  expect(steps.map(({ text }) => text).join('\n')).not.toMatch(/chase|contact:/i)
})

it('each later mail of a trial leads to another step of its list', () => {
  const draft =
    'Hi Joel,\n\nWelcome to Tidemark. Your trial runs until 9 December.\n\nThree things make it useful:\n\n1. Import your boats: https://t.example/import\n2. Invite the yard crew: https://t.example/invite\n3. Set the tide alerts: https://t.example/alerts\n\nCheers,\nBritt\nTidemark'
  const { steps } = ask({ subject: 'Your Tidemark trial', draft, steps: 4, channels: ['email'] }).result
  expect(steps.slice(1).map(({ cta }) => cta)).toEqual([
    'Import your boats: https://t.example/import',
    'Invite the yard crew: https://t.example/invite',
    'Set the tide alerts: https://t.example/alerts',
  ])
})

it('who left is won back with what is new, and not told that they left', () => {
  const draft =
    'Hi Reuben,\n\nYou cancelled Plotline in March because the gantt view was slow.\n\nA plan with 4,000 tasks now opens in under two seconds.\n\nIf you want to look, your login works again until 18 December: https://plotline.example/back\n\nCheers,\nNadia'
  const { steps } = ask({ subject: 'What changed', draft, steps: 4, channels: ['email'] }).result
  const later = steps
    .slice(1)
    .map(({ text }) => text)
    .join('\n')
  expect(later).toContain('your login works again')
  expect(later).not.toContain('cancelled')
})

it('twelve steps over five channels are twelve: what the words cannot fill is work for the sender, and said so', () => {
  const about =
    "Cold outbound to hospitals. We do UV duct cleaning. Cuts energy use 10-15%. St Luke's in Malmö saved 410 MWh last year. From Stina, Luftren"
  const { result, warnings } = ask({
    brief: { about },
    steps: 12,
    channels: ['email', 'linkedin', 'call', 'sms', 'task'],
  })
  expect(result.steps).toHaveLength(12)
  expect(new Set(result.steps.map(({ angle }) => angle)).size).toBe(12)
  expect(result.totals.emails).toBeLessThanOrEqual(4)
  expect(warnings.map(({ code }) => code)).toContain('tasks_added')
})

test.each([
  ['Report', 'Hi Dana,\n\nThe report is ready on your desk. Could you sign it?\n\nThanks,\nTom'],
  ['', 'Hi Dana,\n\nBoth vans are back. How many will that be?\n\nThanks,\nTom'],
])('nobody is asked by phone for “it” without hearing what: %s', (subject, draft) => {
  const { result } = ask({ kind: 'other', subject, draft, steps: 3, channels: ['email', 'call'] })
  const call = result.steps.find(({ channel }) => channel === 'call')?.text ?? ''
  if (call !== '') expect(call).toMatch(/about the report|The point: \[what you ask for/)
})

test('what is asked of all is not asked again of each by phone', () => {
  const { result, warnings } = ask({
    subject: 'Q1 travel plans',
    draft:
      'Hi all,\n\nWe book January to March travel together. Please enter your trips in the sheet by Wednesday 2 December.\n\nThanks,\nOskar',
    steps: 4,
    channels: ['email', 'call', 'linkedin'],
  })
  expect(result.steps.map(({ channel }) => channel)).toEqual(
    ['email', 'email', 'email', 'email'].slice(0, result.steps.length),
  )
  expect(warnings.filter(({ code }) => code === 'channel_left_out')).toHaveLength(2)
})
