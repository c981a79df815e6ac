import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE, SILENT_VOICE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { bySay, chosen, inWords } from '#shared/ui/chosen-fixes.ts'

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
