import { expect, it } from 'vitest'
import type { Policy } from '#extension/gate/decide.ts'
import { gateEvent } from '#extension/gate/event.ts'
import { GateEventInput } from '#shared/api/resources/quality.ts'
import { DEFAULT_PROFILE, score } from '#shared/engine/index.ts'

const policy: Policy = {
  mode: 'block',
  threshold: 70,
  thresholds: {},
  required: [],
  exempt: { replies: false, internal_domains: [] },
  override: 'with_reason',
  unavailable: 'open',
}
const draft =
  'Hi Zebediah,\n\nI hope this email finds you well. In order to start, we need your quagga list.\n\nTom'

it('an event fits the contract of the server and holds nothing of the mail', () => {
  const report = score({ draft, subject: 'Quick question' }, DEFAULT_PROFILE)
  const event = gateEvent('outlook', policy, report, 'overridden', `  ${'because '.repeat(90)}`, 'bv_1')
  expect(GateEventInput.parse(event)).toEqual(event)
  expect(event.host).toBe('outlook')
  expect(event.brand_voice_id).toBe('bv_1')
  expect(event.rules).toContain('throat-clearing')
  expect(JSON.stringify(event)).not.toMatch(/Zebediah|quagga|Quick/)
})

it('a mail that could not be checked is told as that, without the score of an earlier text', () => {
  const earlier = score({ draft, subject: 'Quick question' }, DEFAULT_PROFILE)
  for (const report of [null, earlier])
    expect(GateEventInput.parse(gateEvent('outlook', policy, report, 'not_checked', '', null))).toMatchObject(
      {
        outcome: 'not_checked',
        score: null,
        kind: 'other',
        reason: null,
        rules: [],
      },
    )
})
