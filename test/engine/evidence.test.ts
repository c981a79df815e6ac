import { describe, expect, it } from 'vitest'
import { BULK_FINDINGS } from '#shared/engine/evidence/bulk.ts'
import { COLD_FINDINGS } from '#shared/engine/evidence/cold.ts'
import { DELIVERY_FINDINGS } from '#shared/engine/evidence/delivery.ts'
import { EXPERIMENTS } from '#shared/engine/evidence/experiments.ts'
import { NORMS } from '#shared/engine/evidence/norms.ts'
import { WARM_FINDINGS } from '#shared/engine/evidence/warm.ts'
import { EVIDENCE, GRADES } from '#shared/engine/evidence.ts'
import { FAMILIES } from '#shared/engine/kinds.ts'

const numbers = (prefix: string, last: number) =>
  Array.from({ length: last }, (_, index) => prefix + String(index + 1).padStart(2, '0'))

describe('EVIDENCE', () => {
  it('holds every finding and norm, and none twice', () => {
    const expected = [
      ...numbers('E', 60).flatMap((id) =>
        id === 'E38' ? [...'abcdefghijklmnop'].map((letter) => id + letter) : [id],
      ),
      ...numbers('N', 15),
    ]
    const all = [WARM_FINDINGS, COLD_FINDINGS, BULK_FINDINGS, EXPERIMENTS, DELIVERY_FINDINGS, NORMS]
    expect(all.flatMap(Object.keys).sort()).toEqual(expected.sort())
    expect(Object.keys(EVIDENCE).sort()).toEqual(expected)
  })

  it.each(Object.entries(EVIDENCE))('%s says something, is graded and can be looked up', (key, evidence) => {
    expect(evidence.id).toBe(key)
    expect(evidence.claim.length).toBeGreaterThanOrEqual(30)
    expect(evidence.claim).toMatch(/^[A-Z].*\.$/)
    expect(Object.keys(GRADES)).toContain(evidence.grade)
    expect(evidence.families.length).toBeGreaterThan(0)
    expect(evidence.families.filter((family) => !FAMILIES.includes(family))).toEqual([])
    expect(evidence.effect).not.toBe('')
    expect(evidence.n).not.toBe('')
    if (evidence.year !== null) expect(evidence.year).toBeGreaterThan(1990)
    expect(evidence.sources.length).toBeGreaterThan(0)
    for (const { title, url } of evidence.sources) {
      expect(title).not.toBe('')
      expect(['http:', 'https:']).toContain(new URL(url).protocol)
    }
  })

  it('names only findings that exist when one refers to another', () => {
    const named = Object.values(EVIDENCE).flatMap(({ claim }) => claim.match(/\b[EN]\d{2}[a-p]?\b/g) ?? [])
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((id) => !(id in EVIDENCE))).toEqual([])
  })

  it('explains each grade in one sentence', () => {
    for (const sentence of Object.values(GRADES)) expect(sentence).toMatch(/^[A-Z][^.]{20,}\.$/)
  })
})
