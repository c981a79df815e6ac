/** What a rep would be ashamed to send: the first mail once more, a larger question, a frame that a hundred others use. */
import { describe, expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract as ctaContract } from '#shared/operations/cta/contract.ts'
import { local as cta } from '#shared/operations/cta/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'
import { ask, askFor, type Step, written } from './calls.ts'

const CHANNELS = ['email', 'linkedin', 'call', 'sms', 'task'] satisfies Step['channel'][]
const bare = (draft: object) => Object.fromEntries(Object.entries(draft).filter(([, v]) => v !== undefined))

/** Mails without a footer, a subject or a firm, beside those of the corpus. */
const mails = [
  ...readCorpus().map(({ id, draft }) => ({ id, request: bare(draft) })),
  {
    id: 'lifts',
    request: {
      kind: 'cold_outreach',
      subject: 'Elevator downtime at Harrow Court',
      from_name: 'Dunya Aziz',
      draft:
        "Hi Gareth,\n\nHarrow Court's two lifts were out for 19 days between March and June, according to the council's own log.\n\nWe fit a vibration sensor to the motor and call before it stops. Penrose Housing had 31 outages in 2023 and 6 in 2024, with the same lifts.\n\nShould I send you the Penrose figures?\n\nDunya Aziz\nLiftwise",
    },
  },
  {
    id: 'fit-out',
    request: {
      kind: 'negotiation',
      subject: 'Re: Fit-out price',
      draft:
        'Hi Lars,\n\nWith the oak veneer we can do €118,000, and with the laminate €104,500. Both include the electrics.\n\nCan you tell me which of the two before the 12th?\n\nMette',
    },
  },
  {
    id: 'training',
    request: {
      kind: 'cold_outreach',
      brief: {
        about: 'We run forklift safety training on site, in one morning.',
        offer: 'a free audit of all certificate dates',
        proof: ['Kestrel Logistics trained 64 drivers in two mornings.', 'Dale Foods went from 14 to 5.'],
        ask: 'a short call next week',
        sender: { name: 'Tina', company: 'SafeLift' },
      },
    },
  },
]
const plans = mails.flatMap(({ id, request }) =>
  [['email' as const], CHANNELS].map((channels) => {
    const { result } = ask({ ...request, steps: 12, channels })
    return { id, result, steps: result.steps }
  }),
)

const linesOf = (text: string) =>
  parse({ draft: text }, DEFAULT_PROFILE, new Memo(), null)
    .sentences.filter((s) => s.words > 5 && (s.region === 'opening' || s.region === 'body'))
    .map((s) => s.text.replaceAll(/\s+/g, ' ').trim())

describe('after every mail of the corpus', () => {
  it('what is asked never grows, by the operation that measures it', () => {
    for (const { id, steps } of plans) {
      let least = 5
      for (const { n, channel, kind, text, angle, cta: question } of steps) {
        if (text === null || channel === 'task') continue
        // A text message is of the kind of the mail that it follows.
        // What a call asks is its question; the rest of it is a script and no mail.
        const draft = channel === 'call' ? `Hi Ana,\n\nThis is why I write.\n\n${question}\n\nTom` : text
        const input = ctaContract.input.parse({ draft, kind: kind ?? steps[0]?.kind ?? 'follow_up' })
        const { primary } = cta(input, { profile: DEFAULT_PROFILE, dictionary }).result
        if (n > 1 && (angle !== 'close_file' || question !== null))
          expect(primary, `${id}, step ${n}: ${text}`).not.toBeNull()
        expect(primary?.friction ?? 0, `${id}, step ${n}: ${text}`).toBeLessThanOrEqual(least)
        least = primary?.friction ?? least
      }
    }
  })

  it('no mail says a sentence of the mails before it again, but for the day in its reminder', () => {
    for (const { id, result, steps } of plans) {
      const told = new Set<string>()
      for (const { channel, angle, text, cta: asked } of steps) {
        if (channel !== 'email' || text === null) continue
        const lines = linesOf(text).filter((line) => !asked?.includes(line) && !/https?:/.test(line))
        if (angle !== 'timing') expect(lines.filter((line) => told.has(line))).toEqual([])
        for (const line of lines) told.add(line)
      }
      expect(
        result.checks.filter((c) => c.rule_id === 'bump_without_value' && c.step !== 1),
        id,
      ).toEqual([])
    }
  })

  it('no mail has a sentence twice', () => {
    for (const { id, steps } of plans)
      for (const { text } of written(steps)) {
        const lines = linesOf(text ?? '')
        expect(new Set(lines).size, `${id}: ${text}`).toBe(lines.length)
      }
  })

  it('one to one, nobody is asked again what the first mail asked', () => {
    for (const { id, steps } of plans)
      for (const step of steps.slice(1))
        if (step.cta?.endsWith('?') && !step.cta.includes('http'))
          expect(step.cta, id).not.toBe(steps[0]?.cta)
  })

  it('outside a thread a step says what it is about', () => {
    for (const { id, steps } of plans)
      for (const { channel, text } of steps)
        if (channel === 'linkedin' || channel === 'sms')
          expect(text, id).not.toMatch(/about this\b|on this\b/)
  })
})

it('strangers share few lines: no sentence stands in more than a third of their plans', () => {
  const senders = Array.from({ length: 60 }, (_, i) =>
    askFor({
      kind: 'cold_outreach',
      subject: `Pump ${i} at Goole`,
      draft: `Hi Ana,\n\nYour pump ${i} stopped twice in May.\n\nWe mend pumps at night. Koster Mills lost ${i + 3} hours less.\n\nShall I send you the figures?\n\nTom`,
    }),
  )
  const counts = new Map<string, number>()
  for (const { result } of senders)
    for (const line of new Set(result.steps.slice(1).flatMap((s) => linesOf(s.text ?? ''))))
      if (!line.includes('[')) counts.set(line, (counts.get(line) ?? 0) + 1)
  for (const [line, count] of counts)
    if (!/Pump|pump/.test(line)) expect(count, line).toBeLessThanOrEqual(senders.length / 3)
})

describe('a day', () => {
  const plan = (line: string) =>
    ask({
      kind: 'abandoned_cart',
      subject: 'Your basket',
      draft: `Hi Kim,\n\nThe walnut side table is still in your basket at £189. ${line}\n\nReturn to your basket: https://oak.example/cart\n\nOak & Moss, 3 Dye Lane, Leeds LS1 4AB. Unsubscribe: https://oak.example/u`,
      channels: ['email'],
    }).result.steps.map((s) => s.angle)

  it.each([
    'Order today and it ships tomorrow; returns are free until 31 January.',
    'Exchanges are possible by 15 January.',
    'Every joint is guaranteed until 3 March 2031.',
    'The shop is closed until 5 January.',
  ])('of something beside the offer is no last day of it: %s', (line) => {
    expect(plan(line)).not.toContain('timing')
    expect(plan(line)).not.toContain('close_file')
  })

  it.each(['The price is £20 lower until 31 January.', 'The sale ends on 31 January.'])(
    'that its own sentence calls the last is one: %s',
    (line) => {
      expect(plan(line)).toEqual(expect.arrayContaining(['timing', 'close_file']))
    },
  )

  it('by its number alone is a day: “before the 28th”', () => {
    const { steps } = askFor({
      kind: 'negotiation',
      subject: 'Re: Annual license',
      draft:
        'Hi Victor,\n\nWe can do $84,000 instead of $92,000 if you sign for two years.\n\nCan you take this to your CFO before the 28th?\n\nHannah',
    }).result
    expect(steps[1]?.angle).toBe('timing')
    expect(steps[1]?.text).toContain('the 28th')
  })
})

describe('who is written to', () => {
  it('a request between people who know each other gets no sales sequence', () => {
    for (const draft of [
      'Hi Ben, can you send me the signed lease for 14 Orchard Road today? The notary needs it at 4pm. Thanks, Ruth',
      'Hi Amir,\n\nCould you leave the keys for the hall with Joan by Friday noon? The caterers come at 8.\n\nBea',
    ]) {
      const { result, warnings } = ask({ draft })
      expect(result.steps).toHaveLength(1)
      expect(warnings.map((w) => w.code)).toContain('sequence_not_suited')
    }
  })

  it('who was sent by somebody follows up, and who introduces two others does not', () => {
    const steps = (draft: string) => ask({ kind: 'referral_intro', draft }).result.steps.length
    expect(
      steps(
        'Hi Sam,\n\nAnna Lindqvist at Corvid Foods told me you are replacing the doors in Hull. We did hers in May.\n\nWould it help to see what it cost her?\n\nRui',
      ),
    ).toBe(4)
    expect(
      steps(
        'Hi Sam, hi Rui,\n\nSam, meet Rui, who told me about the doors in Hull. I leave you two to it.\n\nAnna',
      ),
    ).toBe(1)
  })

  it('colleagues get no unsubscribe link, and customers do', () => {
    const text = (greeting: string) =>
      ask({
        kind: 'announcement',
        draft: `${greeting}\n\nThe old building closes at noon on 28 February; please take your things home by then.\n\nHR`,
      }).result.steps[1]?.text
    expect(text('Hello everyone,')).toBeDefined()
    expect(text('Hello everyone,')).not.toContain('[postal address')
    expect(text('Dear customer,')).toContain('[postal address')
  })
})

describe('what is written about', () => {
  const later = (draft: object) =>
    askFor(draft as never, { channels: ['email'] })
      .result.steps.slice(1)
      .map((s) => s.text)
      .join('\n')

  it('is a thing, and no clause cut off behind its verb', () => {
    const text = later({
      kind: 'press_pitch',
      draft:
        'Hi Amelie,\n\nYou wrote on Tuesday that river swimming sites lack live data. From 1 June our sensors will publish bacteria counts.\n\nWould you like to see the test data?\n\nLukas',
    })
    expect(text).toContain('river swimming sites')
    expect(text).not.toContain('sites lack')
  })

  it('is no “suite” whose name stands behind it', () => {
    const text = later({
      kind: 'cold_outreach',
      draft:
        'Dear Sir or Madam,\n\nOur platform offers a comprehensive suite of modules, including shipment tracking.\n\nMay I send you a summary?\n\nGordon Pike\nCargolux Insight',
    })
    expect(text).not.toContain('comprehensive suite')
  })

  it('is said whole once, and then by its first words', () => {
    const { steps } = ask({ ...mails.find(({ id }) => id === 'training')?.request, steps: 8 }).result
    const whole = steps.filter((s) => s.text?.includes('audit of all certificate dates'))
    expect(whole.map(({ n }) => n)).toEqual([1])
    expect(steps.slice(1).some((s) => s.text?.includes('our free audit'))).toBe(true)
  })
})

it('a step that went out and only quotes the one before is called a bump', () => {
  const first =
    'Hi Priya,\n\nHarcastle Haulage went from 43 days to 11 with our form.\n\nWorth a look?\n\nTom'
  const again =
    'Hi Priya,\n\nOne line is worth a second look.\n\nHarcastle Haulage went from 43 days to 11 with our form.\n\nWorth a look?\n\nTom'
  const existing = [first, again].map((text, i) => ({ channel: 'email' as const, day_offset: 4 * i, text }))
  const { checks } = askFor({ kind: 'cold_outreach', draft: first }, { existing }).result
  expect(checks.find((c) => c.rule_id === 'bump_without_value')).toMatchObject({ step: 2 })
})

it('the first issue of a newsletter is no sales mail', () => {
  const { steps } = ask({
    kind: 'newsletter',
    brief: { about: 'Monthly letter of a community garden: seed swap, new water rules.' },
  }).result
  expect(steps[0]?.text).not.toMatch(/What we do|look after/)
})
