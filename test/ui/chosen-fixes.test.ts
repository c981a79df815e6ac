import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE, SILENT_VOICE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { bySay, chosen, inWords, leftToWrite } from '#shared/ui/chosen-fixes.ts'

const VOICE = {
  ...SILENT_VOICE,
  preferred: [{ term: 'customer', instead_of: ['client'] }],
  banned: [{ term: 'cheap', use: null, reason: null }],
}
const report = (draft: string) => score({ draft }, { ...DEFAULT_PROFILE, threshold: 100, voice: VOICE })

describe('the fixes that a button makes at once', () => {
  const fixes = chosen(
    report('Hi Ana,\n\nEach client gets the cheap tap. Can you come at ten?\n\nBest,\nBen'),
  )
  const told = [...fixes].sort(bySay).map(inWords)

  it('are all told before, those first that may change what is meant', () => {
    expect(told).toHaveLength(fixes.length)
    expect(told).toEqual([
      'Remove “cheap” (check it: it may change what you mean)',
      '“client”: Use “customer”',
    ])
  })

  it('rename nobody', () => {
    const { gate } = report(
      'Hi Ana,\n\nMr. Client of Client Services Ltd comes at ten. Is that fine?\n\nBest,\nBen',
    )
    expect(gate.smallest_fix_set).toEqual([])
  })
})

describe('what is left to the sender', () => {
  const cold = score(
    {
      draft:
        "Hi Dana,\n\nI hope this email finds you well. My name is Kevin and I'm an Account Executive at PayNorth.\n\nI'd love to get 30 minutes on your calendar next week.\n\nKevin",
      subject: 'Quick question about your payroll',
    },
    { ...DEFAULT_PROFILE, threshold: 100 },
  )
  const fixes = chosen(cold)
  const left = leftToWrite(cold, fixes)

  it('is what costs most and no button mends, dearest first, at most three', () => {
    expect(cold.gate.score_with_fixes).toBeLessThan(cold.gate.threshold)
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThanOrEqual(3)
    const fixed = fixes.map(({ annotation }) => annotation.id)
    expect(left.filter(({ id, points }) => points <= 0 || fixed.includes(id))).toEqual([])
    const others = cold.annotations.filter(({ id }) => !fixed.includes(id)).map(({ points }) => points)
    expect(left.map(({ points }) => points)).toEqual(others.sort((a, b) => b - a).slice(0, left.length))
  })

  it('is nothing where the fixes reach the threshold, or the mail does', () => {
    const enough = score(
      { draft: 'Hi Ana,\n\nCan you come at ten? It is definately the last slot.\n\nBest,\nBen' },
      { ...DEFAULT_PROFILE, threshold: 0 },
    )
    expect(leftToWrite(enough, chosen(enough))).toEqual([])
    const { gate } = cold
    const reached = { ...cold, gate: { ...gate, threshold: gate.score_with_fixes } }
    expect(fixes).not.toEqual([])
    expect(leftToWrite(reached, fixes)).toEqual([])
  })
})
