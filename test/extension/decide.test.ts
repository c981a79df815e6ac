import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide, type Policy, policyIn, type Sending } from '#extension/gate/decide.ts'
import { DEFAULT_SETTINGS } from '#server/services/settings.ts'

type Missed = NonNullable<Sending['report']>['gate']['missed']
const MODES = ['off', 'advise', 'prompt', 'block'] as const
const policies: fc.Arbitrary<Policy> = fc.record({
  mode: fc.constantFrom(...MODES),
  threshold: fc.nat(100),
  thresholds: fc.constant<Policy['thresholds']>({}),
  required: fc.constant<Policy['required']>([]),
  exempt: fc.record({
    replies: fc.boolean(),
    internal_domains: fc.uniqueArray(fc.constantFrom('example.com', 'example.org')),
  }),
  override: fc.constantFrom('never' as const, 'with_reason' as const, 'free' as const),
  unavailable: fc.constantFrom('open' as const, 'closed' as const),
})
const report = fc.record({
  score: fc.nat(100),
  gate: fc.record({
    decision: fc.constantFrom('pass' as const, 'warn' as const, 'block' as const),
    threshold: fc.nat(100),
    blockers: fc.constant<string[]>([]),
    missed: fc.constant<Missed>([]),
  }),
})
const sendings: fc.Arbitrary<Sending> = fc.record({
  report: fc.option(report),
  written: fc.boolean(),
  reply: fc.boolean(),
  readers: fc.array(fc.constantFrom('a@example.com', 'b@Example.ORG', 'c@example.net', 'd@sub.example.com')),
  waved: fc.boolean(),
})

const policy = (more: Partial<Policy> = {}): Policy => ({
  mode: 'block',
  threshold: 70,
  thresholds: {},
  required: [],
  exempt: { replies: false, internal_domains: [] },
  override: 'never',
  unavailable: 'open',
  ...more,
})
const short: Sending = {
  report: { score: 40, gate: { decision: 'block', threshold: 70, blockers: [], missed: [] } },
  written: true,
  reply: false,
  readers: ['ana@example.net'],
  waved: false,
}

describe('the decision', () => {
  it('stops only what falls short or could not be checked, and only in the modes prompt and block', () => {
    fc.assert(
      fc.property(policies, sendings, (rules, sending) => {
        const verdict = decide(rules, sending)
        if (verdict.action === 'go') return
        expect(['prompt', 'block']).toContain(rules.mode)
        expect(sending.waved).toBe(false)
        expect(sending.written).toBe(true)
        if (sending.report === null) expect([rules.mode, rules.unavailable]).toEqual(['block', 'closed'])
        else expect(sending.report.gate.decision).not.toBe('pass')
      }),
    )
  })

  it('lets nothing go in mode block that falls short, unless it is exempt or waved through', () => {
    fc.assert(
      fc.property(policies, sendings, (rules, sending) => {
        const { report: checked } = sending
        fc.pre(rules.mode === 'block' && checked !== null && checked.gate.decision !== 'pass')
        const verdict = decide(rules, sending)
        if (verdict.action === 'go') expect(['exempt', 'waved']).toContain(verdict.why)
        else expect(verdict.sendAnyway).toBe(rules.override)
      }),
    )
  })

  it('never stops without a policy', () => {
    fc.assert(
      fc.property(sendings, (sending) => {
        expect(decide(null, sending).action).toBe('go')
      }),
    )
  })

  it('says that a mail it could not check goes unchecked', () => {
    expect(decide(policy(), { ...short, report: null })).toEqual({ action: 'go', why: 'unchecked' })
    const closed = policy({ unavailable: 'closed' })
    expect(decide(closed, { ...short, report: null })).toMatchObject({ action: 'stop', why: 'unchecked' })
  })

  it('takes mail for internal only when every reader is, by the whole domain', () => {
    const inside = policy({ exempt: { replies: false, internal_domains: ['Example.com'] } })
    const to = (...readers: string[]) => decide(inside, { ...short, readers }).action
    expect(to('a@example.com', 'b@EXAMPLE.com')).toBe('go')
    expect(to('a@example.com', 'b@example.net')).toBe('stop')
    expect(to('a@example.com.evil.net')).toBe('stop')
    expect(to('a@notexample.com')).toBe('stop')
    expect(to()).toBe('stop')
  })

  it('in mode prompt can always be answered with yes', () => {
    expect(decide(policy({ mode: 'prompt' }), short)).toMatchObject({ action: 'stop', sendAnyway: 'free' })
  })
})

describe('the policy', () => {
  const read = (unavailable: Policy['unavailable'], code: string | null) =>
    policyIn({
      settings: { ...DEFAULT_SETTINGS, gate: policy({ unavailable }) },
      problem: code === null ? null : { code, detail: '' },
    })

  it('stands while the server is away, and when calls are used up', () => {
    for (const code of [null, 'unreachable', 'internal_error', 'quota_exceeded', 'missing_scope'])
      expect(read('open', code)).toEqual(policy())
  })

  it('ends with the key, unless it says closed itself', () => {
    expect(read('open', 'invalid_key')).toBeNull()
    expect(read('closed', 'invalid_key')).toEqual(policy({ unavailable: 'closed' }))
  })

  it('is none for a key that may not read it', () => {
    expect(policyIn({ settings: null, problem: null })).toBeNull()
  })
})
