import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contract } from '#shared/operations/sequences/contract.ts'
import { exported } from '#shared/operations/sequences/export.ts'
import { ask, askFor, type Step, written } from './calls.ts'

const draft = {
  kind: 'cold_outreach' as const,
  subject: 'damaged pallets at Goole',
  from_name: 'Tom Ashcroft',
  locale: 'en-GB',
  draft:
    'Hi Priya,\n\nDave on your Goole dock told me damage claims eat most of his Friday.\n\nWe make a claims form that drivers fill in on the bay. Harcastle Haulage went from 43 days to 11.\n\nShall I send you their figures?\n\nKind regards,\nTom',
}
const brief = {
  about: 'We check payroll runs for hauliers with several depots before the money goes out.',
  offer: 'a payroll check before month end',
  problem: 'late payslips when a second depot keeps its own timesheets',
  trigger: 'you opened a depot in Leeds',
  proof: [
    'Harcastle Haulage went from nine late payslips a month to one.',
    'Setting up a depot took us four days at Norrland Freight.',
  ],
  ask: '15 minutes on Thursday',
  recipient: { name: 'Ana', company: 'Ruiz Haulage' },
  sender: { name: 'Tom', company: 'Paywright' },
}
const rules = (checks: readonly { rule_id: string; step: number | null }[]) =>
  checks.map((c) => `${c.rule_id} ${c.step}`)

describe('a request', () => {
  it('takes a draft or a brief, and not both', () => {
    const ok = (body: unknown) => contract.input.safeParse(body).success
    expect(ok({ draft: 'Hi' })).toBe(true)
    expect(ok({ brief })).toBe(true)
    expect(ok({})).toBe(false)
    expect(ok({ draft: 'Hi', brief })).toBe(false)
  })

  it('takes time zones by their form', () => {
    const ok = (timezone: string) => contract.input.safeParse({ draft: 'Hi', timezone }).success
    for (const name of [
      'Europe/London',
      'America/Argentina/Buenos_Aires',
      'UTC',
      'Etc/GMT+5',
      'Asia/Ho_Chi_Minh',
    ])
      expect(ok(name), name).toBe(true)
    for (const name of ['london', 'Europe/', '../etc', 'Europe/London ', 'Europe London', ''])
      expect(ok(name), name).toBe(false)
  })
})

describe('a brief', () => {
  const { result, warnings } = ask({ brief, steps: 4, channels: ['email'] })

  it('gives a first mail from its own words, and every mail 85 points or more', () => {
    const [first] = result.steps
    expect(first?.text).toContain('You opened a depot in Leeds.')
    expect(first?.text).toContain('Harcastle Haulage went from nine late payslips a month to one.')
    expect(first?.cta).toBe('Would you be open to 15 minutes on Thursday?')
    for (const step of result.steps) expect(step.score, step.text ?? '').toBeGreaterThanOrEqual(85)
  })

  it('tells each proof once', () => {
    for (const proof of brief.proof)
      expect(result.steps.filter((s) => s.text?.includes(proof)).length, proof).toBe(1)
    expect(result.steps.flatMap((s) => s.to_fill)).toEqual([])
  })

  it('says which kind was assumed', () => {
    expect(warnings.map((w) => w.code)).toContain('kind_assumed')
  })

  it('with no more than its matter leaves the rest to be filled in', () => {
    const { result: bare } = ask({ brief: { about: 'Payroll checks for hauliers.' }, steps: 1 })
    expect(bare.steps[0]?.to_fill.length).toBeGreaterThan(1)
  })
})

describe('wishes', () => {
  it('angles are taken in the order asked, and what does not fit is named', () => {
    const { result, warnings } = askFor(draft, {
      steps: 4,
      angles: ['cost', 'reference', 'problem', 'cost', 'resource'],
    })
    expect(result.steps.map((s) => s.angle)).toEqual(['trigger', 'cost', 'reference', 'resource'])
    expect(warnings.filter((w) => w.code === 'angle_left_out')).toHaveLength(1)
  })

  it('threading is followed', () => {
    const threads = (threading: 'same_thread' | 'new_subject') =>
      askFor(draft, { steps: 4, channels: ['email'], threading }).result.steps.slice(1)
    for (const step of threads('same_thread'))
      expect([step.thread, step.subject]).toEqual(['same_thread', null])
    const fresh = threads('new_subject')
    expect(new Set(fresh.map((s) => s.subject)).size).toBe(3)
    for (const { subject } of fresh) expect(subject?.length).toBeLessThanOrEqual(50)
  })

  it('stop rules, days and time zone stand in every step', () => {
    const { result } = askFor(draft, {
      stop_on: ['reply'],
      working_days: ['thu', 'tue'],
      timezone: 'Asia/Tokyo',
    })
    for (const step of result.steps) {
      expect(step.stop_on).toEqual(['reply'])
      expect(step.send_window).toMatchObject({ days: ['tue', 'thu'], timezone: 'Asia/Tokyo' })
    }
  })

  it('a goal of a meeting is asked for once, by day and time', () => {
    const asks = written(
      askFor(draft, { goal: 'book_meeting', steps: 4, channels: ['email'] }).result.steps,
    ).map((s) => s.cta)
    expect(asks.filter((a) => a?.includes('15 minutes'))).toHaveLength(1)
  })

  it('strangers are offered a way out in every mail, customers in none', () => {
    const mails = (relationship: 'cold' | 'customer') =>
      askFor(draft, { steps: 4, channels: ['email'], audience: { relationship } })
    expect(rules(mails('cold').result.checks)).toEqual(['missing_opt_out 1'])
    expect(rules(mails('customer').result.checks)).toEqual([])
    expect(mails('customer').result.steps[1]?.text).not.toContain('stop')
  })
})

describe('checks', () => {
  it('name what is too close, too much and without consent', () => {
    expect(rules(askFor(draft, { steps: 5, channels: ['email'] }).result.checks)).toContain(
      'too_many_emails null',
    )
    expect(rules(askFor(draft, { steps: 4, channels: ['email'] }).result.checks)).not.toContain(
      'too_many_emails null',
    )
    expect(rules(askFor(draft, { steps: 3, channels: ['email', 'sms'] }).result.checks)).toContain(
      'consent_needed 2',
    )
  })

  it('read the steps that went out', () => {
    const existing = [
      { channel: 'email' as const, day_offset: 0, angle: 'problem' as const, text: draft.draft },
      {
        channel: 'email' as const,
        day_offset: 1,
        angle: 'proof' as const,
        text: 'Hi Priya,\n\nJust circling back on my last email. Any thoughts?\n\nTom',
      },
      { channel: 'email' as const, day_offset: 6, angle: 'proof' as const },
    ]
    const { result } = askFor(draft, { existing, steps: 2, channels: ['email'] })
    expect(result.steps.map((s) => s.n)).toEqual([4, 5])
    expect(result.steps.map((s) => s.angle)).not.toContain('proof')
    expect(result.totals.emails).toBe(5)
    expect(rules(result.checks)).toEqual(
      expect.arrayContaining([
        'repeated_angle 3',
        'bump_without_value 2',
        'gap_too_short 2',
        'too_many_emails null',
      ]),
    )
  })

  it('name the law of the reader’s country', () => {
    const law = (jurisdiction: string) =>
      askFor(draft, { steps: 1, audience: { jurisdiction } }).result.checks.find(
        (c) => c.rule_id === 'missing_opt_out',
      )?.message
    expect(law('US')).toContain('CAN-SPAM')
    expect(law('CA')).toContain('CASL')
    expect(law('UK')).toContain('PECR')
    expect(law('FR')).toContain('GDPR')
    expect(law('JP')).toContain('most countries')
  })
})

describe('evidence', () => {
  it('cites what speaks against the plan as well', () => {
    const ids = askFor(draft).result.evidence.map((e) => e.id)
    expect(ids).toEqual(expect.arrayContaining(['E18', 'E19', 'E22']))
  })
})

describe('the export', () => {
  const base = askFor(draft).result.steps[0] as Step

  it('keeps any text through CSV, and no cell begins as a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), (texts) => {
        const steps = texts.map((text) => ({ ...base, text, to_fill: [] }))
        const [head = [], ...rows] = readCsv(exported(steps).csv)
        const at = head.indexOf('text')
        expect(rows).toHaveLength(texts.length)
        rows.forEach((row, i) => {
          const cell = row[at] ?? ''
          expect(/^[=+\-@\t\r]/.test(cell)).toBe(false)
          expect(cell === texts[i] || cell === `'${texts[i]}`).toBe(true)
        })
      }),
    )
  })

  it('has a row and an object for each step', () => {
    const { steps, export: out } = askFor(draft, { steps: 6 }).result
    expect(readCsv(out.csv)).toHaveLength(7)
    expect(out.generic.map((g) => [g.step, g.delay_days, g.body])).toEqual(
      steps.map((s) => [s.n, s.gap_days, s.text]),
    )
  })
})

/** A reader of RFC 4180, written apart from the writer. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let i = 0; i < csv.length; i++) {
    const c = csv.charAt(i)
    if (quoted) {
      if (c !== '"') cell += c
      else if (csv.charAt(i + 1) === '"') {
        cell += '"'
        i++
      } else quoted = false
    } else if (c === '"') quoted = true
    else if (c === ',' || (c === '\r' && csv.charAt(i + 1) === '\n')) {
      rows.at(-1)?.push(cell)
      cell = ''
      if (c === '\r') {
        i++
        rows.push([])
      }
    } else cell += c
  }
  rows.pop()
  return rows
}
