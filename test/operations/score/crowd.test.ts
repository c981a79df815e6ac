import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/score/contract.ts'
import { local } from '#shared/operations/score/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

const answer = (request: z.input<typeof contract.input>) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary })
const answers = readCorpus().map(({ id, draft }) => {
  const request = JSON.parse(JSON.stringify(draft))
  return { id, quiet: answer(request), full: answer({ ...request, everything: true }) }
})

describe('the marks of a crowded mail', () => {
  it('explain every lost point, all listed or not', () => {
    for (const { id, quiet, full } of answers)
      for (const { result } of [quiet, full]) {
        const points = result.annotations.reduce((sum, { points }) => sum + points, 0)
        expect(100 - points, id).toBeCloseTo(result.score, 5)
      }
  })

  it('leave out only places that cost nothing, of rules that stand marked elsewhere', () => {
    const thinned = answers.filter(
      ({ quiet, full }) => quiet.result.annotations.length < full.result.annotations.length,
    )
    expect(thinned.length).toBeGreaterThan(3)
    for (const { quiet, full } of thinned) {
      const kept = new Set(quiet.result.annotations.map(({ id }) => id))
      const rules = new Set(quiet.result.annotations.map(({ rule_id }) => rule_id))
      for (const mark of full.result.annotations.filter(({ id }) => !kept.has(id))) {
        expect(mark.points).toBe(0)
        expect(rules).toContain(mark.rule_id)
      }
      for (const { annotation_id } of quiet.result.gate.smallest_fix_set)
        expect(kept).toContain(annotation_id)
    }
  })

  it('say how many are left out, and change nothing else', () => {
    for (const { quiet, full } of answers) {
      const left = full.result.annotations.length - quiet.result.annotations.length
      const said = quiet.warnings.find(({ code }) => code === 'marks_left_out')?.message ?? '0 '
      expect(Number.parseInt(said, 10)).toBe(left)
      expect(full.warnings.map(({ code }) => code)).not.toContain('marks_left_out')
      expect({ ...quiet.result, annotations: [] }).toEqual({ ...full.result, annotations: [] })
    }
  })

  it('are all there in ordinary mail', () => {
    const ordinary = answers.filter(({ full }) => full.result.annotations.length < 9)
    expect(ordinary.length).toBeGreaterThan(30)
    for (const { quiet, full } of ordinary) expect(quiet.result).toEqual(full.result)
  })
})
