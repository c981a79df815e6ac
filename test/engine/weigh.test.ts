import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Found } from '#shared/engine/check.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import { score } from '#shared/engine/score.ts'
import { costsOf, pointsLost, pointsOf, sum } from '#shared/engine/weigh.ts'
import { EVERYTHING, FULL } from '#shared/engine/weights.ts'
import { readCorpus } from '../support/corpus.ts'
import { dictionary } from '../support/dictionary.ts'

const finding = fc.constantFrom(...RULES).map(
  (rule): Found => ({
    rule,
    severity: rule.severity,
    field: 'draft',
    start: 0,
    end: 0,
    message: '',
    fixes: [],
    source: undefined,
  }),
)
const mail = fc.array(finding, { maxLength: 120 })
const isGrave = ({ severity }: Found) => severity === 'blocker' || severity === 'error'

describe('points', () => {
  it('are the cost itself up to a limit, never fall beyond it, and end at a hundred', () => {
    const lost = Array.from({ length: EVERYTHING + 50 }, (_, cost) => pointsLost(cost))
    expect(lost.slice(0, FULL + 1)).toEqual(lost.slice(0, FULL + 1).map((_, cost) => cost))
    expect(lost).toEqual([...lost].sort((a, b) => a - b))
    expect(lost.indexOf(100)).toBeGreaterThan(EVERYTHING - 4)
    expect(Math.max(...lost)).toBe(100)
  })

  it('add up to what is lost, and none is over the cost of its finding', () => {
    fc.assert(
      fc.property(mail, (found) => {
        const costs = costsOf(found, DEFAULT_PROFILE)
        const points = pointsOf(found, costs)
        expect(sum(points)).toBe(pointsLost(sum(costs)))
        for (const [i, own] of points.entries()) {
          expect(Number.isInteger(own)).toBe(true)
          expect(own).toBeGreaterThanOrEqual(0)
          expect(own).toBeLessThanOrEqual(costs[i] ?? 0)
        }
      }),
    )
  })

  it('leave no blocker or error free while a lesser finding costs any', () => {
    fc.assert(
      fc.property(mail, (found) => {
        const costs = costsOf(found, DEFAULT_PROFILE)
        const points = pointsOf(found, costs)
        const free = found.some((f, i) => isGrave(f) && costs[i] !== 0 && points[i] === 0)
        const lesser = found.reduce((all, f, i) => all + (isGrave(f) ? 0 : (points[i] ?? 0)), 0)
        expect(free && lesser > 0).toBe(false)
      }),
    )
  })

  it('are as many in whatever order the findings come', () => {
    fc.assert(
      fc.property(mail, (found) => {
        const cost = (list: readonly Found[]) => sum(costsOf(list, DEFAULT_PROFILE))
        expect(cost([...found].reverse())).toBe(cost(found))
      }),
    )
  })
})

describe('a bad mail', () => {
  const reports = readCorpus().map(
    ({ id, draft }) => [id, score(draft, DEFAULT_PROFILE, { dictionary })] as const,
  )

  it('has no dimension at 100 that has an error', () => {
    for (const [id, { annotations, dimensions }] of reports)
      for (const dimension of dimensions) {
        const grave = annotations.filter((a) => a.dimension === dimension.id && a.severity === 'error')
        if (grave.length > 0) expect(dimension.score, `${id}: ${dimension.id}`).toBeLessThan(100)
      }
  })

  it.each(reports.filter(([, { score: total }]) => total < 40))(
    '%s shows what its fixes are worth together',
    (_id, { gate, score: total }) => {
      expect(gate.score_with_fixes).toBeGreaterThan(total)
    },
  )
})
