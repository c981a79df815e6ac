import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { EVIDENCE } from '#shared/engine/evidence.ts'
import { parseSentence } from '#shared/engine/parsed-sentence.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/ab-predict/contract.ts'
import { FEATURE_IDS, featuresOf } from '#shared/operations/ab-predict/features.ts'
import { local } from '#shared/operations/ab-predict/local.ts'
import { MODEL } from '#shared/operations/ab-predict/model.ts'
import { NOTES, READINGS } from '#shared/operations/ab-predict/readings.ts'

type Request = z.input<typeof contract.input>

const predict = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary: null })
const codes = (notes: readonly { code: string }[]) => notes.map(({ code }) => code)
const PAIR = [
  { id: 'a', subject: 'Are you ready for the new payroll rules?!' },
  { id: 'b', subject: 'The 3 payroll rules that change on 1 April' },
]

describe('capitals of a number', () => {
  it('shout at nobody', () => {
    const capitals = (subject: string) => featuresOf(parseSentence(subject)).capitals
    for (const quiet of ['Invoice INV-20418 is due', 'PO#4410 and RFQ/12', 'ISO-27001 audit'])
      expect(capitals(quiet), quiet).toBe(0)
    for (const loud of ['WIN 100 pounds', 'BUY 2, pay for one', 'ENDS today'])
      expect(capitals(loud), loud).toBe(1)
  })
})

describe('what is said of the model', () => {
  it('is better than a coin on every score, and no better than such a model can be', () => {
    for (const reading of READINGS) {
      const { accuracy, brier, log_loss, called, called_accuracy } = MODEL.calibration[reading]
      expect(accuracy).toBeGreaterThan(0.5)
      expect(accuracy).toBeLessThan(0.62)
      // Where next to nothing is called, nothing is said of how often that was right.
      if (called_accuracy === null) expect([reading, called < 0.01]).toEqual(['personal', true])
      else expect(called_accuracy).toBeGreaterThan(accuracy)
      expect(brier).toBeLessThan(0.25)
      expect(log_loss).toBeLessThan(Math.LN2)
    }
  })

  it('shows odds that are not surer than what was observed, in every bin', () => {
    for (const reading of READINGS)
      for (const { predicted, observed, n } of MODEL.calibration[reading].bins)
        expect(observed, `${reading} ${predicted}`).toBeGreaterThan(predicted - 2 / Math.sqrt(n))
  })

  it('stands in the report as in the model', () => {
    const report = readFileSync('shared/operations/ab-predict/calibration.md', 'utf8')
    for (const reading of READINGS) {
      const { accuracy, hardest } = MODEL.calibration[reading]
      expect(report).toContain(`accuracy ${(100 * accuracy).toFixed(1)} %`)
      expect(report).toContain(`the slope on “${hardest.left_out}”`)
    }
    for (const id of FEATURE_IDS) expect(report).toContain(`| ${MODEL.coefficients[id].toFixed(3)} |`)
    expect(report).toContain(MODEL.attribution)
  })

  it('cites findings that exist', () => {
    for (const { evidence, against } of Object.values(NOTES))
      for (const id of [...evidence, ...against]) expect(EVIDENCE[id]?.id).toBe(id)
  })

  it('is shrunk by at least what the hardest part asks for', () => {
    for (const reading of READINGS)
      expect(MODEL.shrinkage[reading]).toBeLessThanOrEqual(MODEL.calibration[reading].hardest.slope + 1e-9)
  })
})

describe('an answer', () => {
  it('warns of opens as a metric, and of no other', () => {
    const open = predict({ variants: PAIR, metric: 'open' })
    expect(codes(open.warnings)).toContain('open_metric')
    expect(codes(open.result.caveats)).toContain('open_metric')
    const click = predict({ variants: PAIR, metric: 'click' })
    expect([...codes(click.warnings), ...codes(click.result.caveats)]).not.toContain('open_metric')
  })

  it('names no winner of opens before they are counted, nor for a lead that machines can make', () => {
    const open = predict({ variants: PAIR, kind: 'newsletter', metric: 'open' }).result
    expect(open).toMatchObject({ winner: 'too_close_to_call', lift: null })
    expect(open.probabilities[1]?.p).toBeGreaterThan(0.55)
    expect(open.caveats[0]?.code).toBe('opens_decide_nothing')
    const counted = (a: number, b: number) =>
      predict({
        variants: PAIR,
        metric: 'open',
        history: [
          { variant: 'a', sent: 2000, successes: a },
          { variant: 'b', sent: 2000, successes: b },
        ],
      }).result
    expect(counted(630, 600)).toMatchObject({ winner: 'too_close_to_call' })
    expect(counted(720, 600)).toMatchObject({ winner: 'a' })
  })

  it('says first why it is too close to call, or that the lead is not settled', () => {
    const first = (request: Request) => predict(request).result.caveats[0]?.code
    const same = [{ subject: 'Tax news' }, { subject: 'Tax news' }]
    expect(first({ kind: 'newsletter', variants: same })).toBe('nothing_tells_apart')
    const near = [{ subject: 'Following up!' }, { subject: 'Pump seals' }]
    expect(first({ kind: 'follow_up', variants: near })).toBe('lead_too_slight')
    expect(first({ kind: 'newsletter', metric: 'click', variants: PAIR })).toBe('lead_not_settled')
  })

  it('carries calibration and attribution whenever the fitted model had a say', () => {
    const { result } = predict({ variants: PAIR, kind: 'newsletter' })
    expect(result.calibration).toMatchObject({ n: MODEL.pairs, attribution: MODEL.attribution })
    expect(codes(result.caveats)).toContain('headlines_not_mail')
  })

  it('lets the fitted model say nothing on other languages', () => {
    const { result, warnings } = predict({
      kind: 'newsletter',
      locale: 'de-DE',
      variants: [{ subject: 'Sind Sie bereit?!' }, { subject: '3 Regeln, die sich ändern' }],
    })
    expect(codes(warnings)).toContain('language_not_supported')
    expect(result).toMatchObject({ calibration: null, winner: 'too_close_to_call' })
    expect(result.probabilities.map(({ p }) => p)).toEqual([0.5, 0.5])
  })

  it('does not count length in mail, whatever headlines say, and says so', () => {
    const { result } = predict({
      kind: 'newsletter',
      variants: [
        { subject: 'Tax news for owners' },
        { subject: 'Tax news for owners and landlords and tenants and agents' },
      ],
    })
    expect(result.drivers.map(({ feature }) => feature)).not.toContain('length')
    expect(codes(result.caveats)).toContain('findings_conflict')
  })

  it('says of each driver whom it favours, and the weights follow from the two sides', () => {
    const { result } = predict({ kind: 'newsletter', metric: 'click', variants: PAIR })
    const [exclamation] = result.drivers
    expect(exclamation).toMatchObject({ feature: 'exclamation', favours: 'b', basis: 'fitted' })
    const expected = 1 / (1 + Math.exp(MODEL.coefficients.exclamation * MODEL.shrinkage.bulk)) - 0.5
    expect(exclamation?.weight).toBeCloseTo(expected, 3)
  })

  it('weighs half as much for replies as for clicks', () => {
    const weightOf = (metric: 'click' | 'reply') =>
      predict({ kind: 'newsletter', metric, variants: PAIR }).result.drivers.find(
        ({ feature }) => feature === 'exclamation',
      )?.weight ?? 0
    expect(weightOf('reply') / weightOf('click')).toBeCloseTo(0.5, 1)
  })
})

describe('history', () => {
  const at = (a: number, b: number, sent = 1000): Request => ({
    variants: PAIR,
    history: [
      { variant: 'a', sent, successes: a },
      { variant: 'b', sent, successes: b },
    ],
  })

  it('can lift a variant over the cap, and then confidence is medium', () => {
    const { result } = predict(at(80, 30))
    expect(result).toMatchObject({ winner: 'a', confidence: 'medium', basis: 'both' })
    expect(result.probabilities[0]?.p).toBeGreaterThan(0.97)
    expect(result.drivers[0]).toMatchObject({ feature: 'history', favours: 'a', basis: 'history' })
  })

  it('that leaves it open calls no winner, and says so', () => {
    const { result } = predict({
      ...at(100, 104, 5000),
      variants: [
        { id: 'a', subject: 'Boots' },
        { id: 'b', subject: 'Shoes' },
      ],
      metric: 'click',
    })
    expect(result).toMatchObject({ winner: 'too_close_to_call', lift: null })
    expect(result.caveats[0]?.code).toBe('counts_leave_it_open')
  })

  it('hardly moves the odds when it is short', () => {
    const before = predict({ variants: PAIR }).result.probabilities[0]?.p ?? 0
    const after = predict(at(0, 0, 3)).result.probabilities[0]?.p ?? 0
    expect(Math.abs(after - before)).toBeLessThan(0.02)
  })

  it.each([
    [3, 0, 3],
    [2, 0, 30],
    [1, 0, 40],
  ])(
    'of %i answers against %i, of %i mails each, calls no winner and says how little it is',
    (a, b, sent) => {
      const variants = [
        { id: 'a', subject: 'Payroll in Leeds' },
        { id: 'b', subject: 'Payroll in York' },
      ]
      const { result } = predict({ ...at(a, b, sent), variants, metric: 'reply' })
      expect(result.winner).toBe('too_close_to_call')
      expect(codes(result.caveats)).toContain('history_short')
    },
  )

  it('does not favour the variant that was sent more often', () => {
    const variants = [
      { id: 'a', subject: 'One' },
      { id: 'b', subject: 'One' },
    ]
    const history = [
      { variant: 'a', sent: 10_000, successes: 3000 },
      { variant: 'b', sent: 100, successes: 30 },
    ]
    const { probabilities } = predict({ variants, history, baseline_rate: 0.05 }).result
    expect(probabilities[0]?.p).toBeGreaterThan(0.42)
    expect(probabilities[0]?.p).toBeLessThan(0.58)
  })

  it('is the only basis between variants that the prior cannot tell apart', () => {
    const variants = [
      { id: 'a', subject: 'One' },
      { id: 'b', subject: 'One' },
    ]
    const { result } = predict({ ...at(80, 30), variants })
    expect(result.basis).toBe('workspace_history')
  })

  it('of one variant counts against a given rate, and without one is set aside with a warning', () => {
    const history = [{ variant: 'a', sent: 1000, successes: 90 }]
    const alone = predict({ variants: PAIR, history })
    expect(codes(alone.warnings)).toContain('history_not_comparable')
    expect(alone.result.probabilities).toEqual(predict({ variants: PAIR }).result.probabilities)
    const against = predict({ variants: PAIR, history, baseline_rate: 0.03 })
    expect(against.result.winner).toBe('a')
  })
})

describe('a request', () => {
  it.each<[string, unknown, string]>([
    [
      'a name twice',
      {
        variants: [
          { id: 'a', subject: 'x' },
          { id: 'a', subject: 'y' },
        ],
      },
      'variants.1.id',
    ],
    [
      'a name that is an answer',
      { variants: [{ id: 'too_close_to_call', subject: 'x' }, { subject: 'y' }] },
      'variants.0.id',
    ],
    [
      'mails beside subjects',
      { variants: [{ subject: 'x', draft: 'd' }, { subject: 'y' }] },
      'variants.1.draft',
    ],
    ['a variant of nothing', { variants: [{ subject: 'x' }, { preheader: 'y' }] }, 'variants.1.subject'],
    [
      'history of a stranger',
      { variants: PAIR, history: [{ variant: 'c', sent: 1, successes: 0 }] },
      'history.0.variant',
    ],
    [
      'more successes than mails',
      { variants: PAIR, history: [{ variant: 'a', sent: 1, successes: 2 }] },
      'history.0.successes',
    ],
    ['a single variant', { variants: [{ subject: 'x' }] }, 'variants'],
  ])('with %s is refused at its place', (_name, body, path) => {
    const { error } = contract.input.safeParse(body)
    expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path)
  })
})

describe('the plan for a test', () => {
  it('reckons with the rate of the history, even of one variant alone', () => {
    const history = [{ variant: 'a', sent: 1000, successes: 100 }]
    const { test_plan } = predict({ variants: PAIR, metric: 'open', history }).result
    expect(test_plan?.baseline_rate).toBeCloseTo(0.1, 2)
    const asked = predict({ variants: PAIR, metric: 'open', history, baseline_rate: 0.25 }).result.test_plan
    expect(asked?.baseline_rate).toBe(0.25)
  })

  it('is not made where there is one reader, and a warning says so', () => {
    const mail = (subject: string, first: string) => ({
      subject,
      draft: `Hi Tobias,\n\n${first} Could you pay it by Friday, 5 December? The bank details are on it.\n\nGreta`,
    })
    const variants = [
      mail('Invoice 2025-0417', 'Invoice 2025-0417 (£4,260) was due on 14 November.'),
      mail('Invoice 2025-0417, due 14 November', 'The second sprint is not paid yet.'),
    ]
    const alone = predict({ kind: 'billing', variants })
    expect(alone.result.test_plan).toBeNull()
    expect(alone.warnings.map(({ code }) => code)).toContain('test_needs_many')
    // Subjects alone tell one reader where both name one paper.
    const subjects = variants.map(({ subject }) => ({ subject }))
    expect(predict({ kind: 'billing', variants: subjects }).result.test_plan).toBeNull()
    const unnumbered = ['Your invoice is ready', 'Your March invoice'].map((subject) => ({ subject }))
    const merged = variants.map((each) => ({
      ...each,
      draft: each.draft.replace('Tobias', '{{first_name}}'),
    }))
    for (const many of [
      { kind: 'billing', variants, list_size: 4000 },
      { kind: 'billing', variants: merged },
      { kind: 'cold_outreach', variants },
      { kind: 'billing', variants: unnumbered },
    ] as const)
      expect(predict(many).result.test_plan?.per_arm).toBeGreaterThan(1)
    expect(predict({ kind: 'newsletter', variants: PAIR, list_size: 2 }).result.test_plan).toBeNull()
  })
})

it('the number of an issue is no figure, and is named as none', () => {
  const drivers = (subject: string) =>
    predict({
      kind: 'newsletter',
      variants: [
        { id: 'a', subject },
        { id: 'b', subject: 'Three things we learned about night shifts' },
      ],
    }).result.drivers.map(({ feature }) => feature)
  for (const issue of ['Newsletter #14', 'Newsletter No. 14', 'Issue 14 is here'])
    expect(drivers(issue), issue).not.toContain('number')
  expect(drivers('What 14 nurses learned')).toContain('number')
})
