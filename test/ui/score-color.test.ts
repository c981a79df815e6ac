import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { scoreColor } from '#shared/ui/score-color.ts'

test('a score is green only where it is good and reaches the threshold, and its color is that of the API elsewhere', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Can you come at ten?', 'I hope this email finds you well. Just checking in.', ''),
      fc.integer({ min: 0, max: 100 }),
      (draft, threshold) => {
        const report = score({ draft }, { ...DEFAULT_PROFILE, threshold })
        const isHeld = report.score < threshold
        expect(scoreColor(report)).toBe(isHeld && report.status === 'green' ? 'yellow' : report.status)
        if (isHeld) expect(scoreColor(report)).not.toBe('green')
      },
    ),
  )
})
