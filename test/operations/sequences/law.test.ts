import { describe, expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { offersPlainOut } from '#shared/engine/opt-out.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { PARTINGS } from '#shared/operations/sequences/opt-outs.ts'
import { OUTREACH } from '#shared/operations/sequences/scripts/outreach.ts'
import { spokenFirm } from '#shared/operations/sequences/sender.ts'
import { dictionary } from '../../support/dictionary.ts'
import { askFor, written } from './calls.ts'

const ADDRESS = 'Pressline Inc., 12 Mill Road, Dayton, OH 45402'
const draft = {
  kind: 'cold_outreach' as const,
  subject: 'Osterman cut scrap by 9 %',
  draft: `Hi {{first_name}},\n\nOsterman in Graz cut its scrap by 9 % in four months with our press monitoring. Your Linz plant runs the same presses.\n\nNothing is built in, and the first line is up in a day.\n\nIs it worth a 15-minute call next week?\n\nBest,\nJana Kral\n${ADDRESS}\nTo stop these mails, just reply “no thanks”.`,
}
const readsAsWayOut = (text: string) =>
  offersPlainOut(parse({ draft: text }, DEFAULT_PROFILE, new Memo(), dictionary))

describe('a way out', () => {
  it.each([...PARTINGS])('is what “%s” offers', (line) => {
    expect(readsAsWayOut(`Hi Ana,\n\nThe plan is ready.\n\n${line}\n\nBest,\nTom`)).toBe(true)
  })

  it.each(['To stop these mails, just reply “no thanks”.', 'D: no, and please stop writing'])(
    'is what “%s” offers, in a sender’s own words',
    (line) => {
      expect(readsAsWayOut(`Hi Ana,\n\nThe plan is ready.\n\n${line}\n\nBest,\nTom`)).toBe(true)
    },
  )

  it('is in every mail to a stranger, and the checks find it there', () => {
    for (let steps = 2; steps <= 12; steps++)
      for (const angles of [['options', 'close_file'], Object.keys(OUTREACH)] as const) {
        const { checks } = askFor(draft, { steps, angles: angles.slice(0, 8) as never }).result
        expect(checks.filter(({ rule_id }) => rule_id === 'missing_opt_out')).toEqual([])
      }
  })
})

it('every mail carries the sender’s address where the law asks for one, and none where it does not', () => {
  const texts = (jurisdiction: string) =>
    written(askFor(draft, { steps: 6, audience: { jurisdiction } }).result.steps).map(
      ({ text }) => text ?? '',
    )
  for (const country of ['US', 'CA']) for (const text of texts(country)) expect(text).toContain(ADDRESS)
  for (const text of texts('GB')) expect(text).not.toContain('Mill Road')
})

it('steps speak of what the sender calls theirs, and of a firm as people say it', () => {
  const { steps } = askFor(draft, { steps: 6, channels: ['email', 'call'] }).result
  const later = steps.slice(1).map(({ text }) => text ?? '')
  expect(later.some((text) => text.includes('our press monitoring'))).toBe(true)
  expect(later.find((text) => text.includes('Voicemail'))).toContain("It's Jana from Pressline. ")
  for (const [name, said] of [
    ['Pressline Inc.', 'Pressline'],
    ['Nord, LLC', 'Nord'],
    ['Kern GmbH & Co. KG', 'Kern'],
    ['Linc', 'Linc'],
    ['Saag', 'Saag'],
  ] as const)
    expect(spokenFirm(name)).toBe(said)
})

it('a channel without a step is told', () => {
  const channels = ['email', 'linkedin', 'call', 'sms', 'task'] as const
  const left = (steps: number) =>
    askFor(draft, { steps, channels: [...channels] })
      .warnings.filter(({ code }) => code === 'channel_left_out')
      .map(({ message }) => message)
  expect(left(4).map((message) => /^No step here is a ([\w ]+):/.exec(message)?.[1])).toEqual([
    'text message',
    'task',
  ])
  for (const message of left(4)) expect(message).toContain('Ask for 6 steps or more')
  for (const steps of [6, 12]) expect(left(steps)).toEqual([])
})

it('who calls is from the firm that signs, also where the mail is about a client', () => {
  const { steps } = askFor(
    {
      kind: 'recruiting',
      draft:
        "Hi Yusuf,\n\nI'm recruiting for a Staff Engineer at Tidewater, who model floods for six ports.\n\nWould you be open to 15 minutes on Thursday?\n\nBest,\nBea Molin\nMolin Search",
    },
    { channels: ['email', 'call'], steps: 5 },
  ).result
  const calls = steps.filter(({ channel }) => channel === 'call').map(({ text }) => text ?? '')
  expect(calls.length).toBeGreaterThan(0)
  for (const text of calls) {
    expect(text).toContain("it's Bea from Molin Search")
    expect(text).not.toContain('from Tidewater')
  }
})

it('what a sender builds is theirs, and what it does for the reader is not', () => {
  const { steps } = askFor({
    kind: 'cold_outreach',
    draft:
      'Hi Priya,\n\nWe build wireless loggers that write the HACCP record by themselves. Kelder Foods cut the daily round from 50 minutes to 6.\n\nWould a sample help?\n\nBest,\nJon\nFrostline',
  }).result
  const later = steps
    .slice(1)
    .map(({ text }) => text ?? '')
    .join('\n')
  expect(later).toContain('our wireless loggers')
  expect(later).not.toContain('HACCP')
})
