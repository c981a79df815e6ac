import { describe, expect, it } from 'vitest'
import { readiness } from '#shared/operations/score/readiness.ts'

type Gate = Parameters<typeof readiness>[1]

const gate = (more: Partial<Gate> = {}): Gate => ({
  decision: 'pass',
  threshold: 70,
  mode: 'advise',
  blockers: [],
  missed: [],
  smallest_fix_set: [],
  score_with_fixes: 0,
  ...more,
})

describe('a score in words', () => {
  it('grows kinder with the score, over the whole scale', () => {
    const said = [30, 66, 72, 82, 90, 98].map((score) =>
      readiness(score, gate({ decision: score < 70 ? 'warn' : 'pass' }), 2),
    )
    expect(said).toEqual([
      'Not ready to send: 40 points short of the 70 asked for.',
      'Nearly there: 4 points short of the 70 asked for.',
      'Fine to send, if only just: 70 are asked for; one fix alone would add 2 points.',
      'Fine to send; one fix alone would add 2 points.',
      'Good to send.',
      'Ready to send.',
    ])
  })

  it('goes by the threshold of the workspace', () => {
    expect(readiness(84, gate({ threshold: 85, decision: 'warn' }), 0)).toBe(
      'Nearly there: 1 point short of the 85 asked for.',
    )
    expect(readiness(72, gate({ threshold: 40 }), 0)).toBe('Fine to send.')
    expect(readiness(100, gate({ threshold: 100 }), 0)).not.toMatch(/not|short/i)
  })

  it('never lets go what the gate holds back, however high the score', () => {
    for (const decision of ['warn', 'block'] as const) {
      const held = { decision, blockers: ['an_1'] }
      expect(readiness(96, gate(held), 0)).toMatch(/: one thing in it stops any mail, whatever the score\.$/)
    }
    const missed = [{ dimension: 'spam_risk' as const, score: 40, required: 60 }]
    expect(readiness(96, gate({ decision: 'block', missed }), 0)).toBe(
      'Do not send yet: spam risk has 40 of the 60 asked for.',
    )
    expect(readiness(50, gate({ mode: 'off' }), 0)).not.toMatch(/^(?:Fine|Good|Ready)/)
  })

  it('says how far the offered fixes reach', () => {
    const fixes = [{ annotation_id: 'an_1', fix: 0 }]
    const held = gate({ decision: 'block', smallest_fix_set: fixes })
    expect(readiness(66, { ...held, score_with_fixes: 73 }, 0)).toMatch(/ One fix brings it to 73\.$/)
    expect(readiness(40, { ...held, score_with_fixes: 48 }, 0)).toMatch(
      / brings it to 48; the rest takes words of your own\.$/,
    )
  })
})
