import { describe, expect, it } from 'vitest'
import type { Draft } from '#shared/engine/draft.ts'
import { Memo } from '#shared/engine/memo.ts'
import { DEFAULT_PROFILE, type GateMode, type Profile } from '#shared/engine/profile.ts'
import type { Annotation } from '#shared/engine/report.ts'
import { evaluate, score } from '#shared/engine/score.ts'
import { applyFixes } from '#shared/engine/smallest-set.ts'
import { readCorpus, readPairs } from '../support/corpus.ts'
import { dictionary } from '../support/dictionary.ts'

const MAILS = [...readCorpus(), ...readPairs().flatMap((pair) => [pair.better, pair.worse])]
const report = (draft: Draft, profile: Partial<Profile>) =>
  score(draft, { ...DEFAULT_PROFILE, ...profile }, { dictionary })

const FINE: Draft = {
  draft: 'Hi Ana,\n\nThe kiln is back on Monday. Shall I keep you a shelf?\n\nBest,\nBen',
  subject: 'The kiln is back',
}
const HOLE: Draft = { ...FINE, draft: FINE.draft.replace('Ana', '[First Name]') }

describe('the decision', () => {
  const MODES: readonly (readonly [GateMode, string])[] = [
    ['off', 'pass'],
    ['advise', 'warn'],
    ['prompt', 'warn'],
    ['block', 'block'],
  ]

  it.each(MODES)('in mode %s is pass for a mail at its threshold, whatever the mode', (gate) => {
    const { score: own } = report(FINE, {})
    expect(report(FINE, { gate, threshold: own }).gate.decision).toBe('pass')
  })

  it.each(MODES)('in mode %s is %s for a mail one point short', (gate, decision) => {
    const { score: own } = report(HOLE, {})
    expect(own).toBeLessThan(100)
    expect(report(HOLE, { gate, threshold: own + 1 }).gate.decision).toBe(decision)
  })

  it.each(MODES)('in mode %s is %s for a blocker, however good the score', (gate, decision) => {
    const { gate: verdict, annotations } = report(HOLE, { gate, threshold: 0 })
    expect(verdict.decision).toBe(decision)
    const blockers = annotations.filter((a) => a.severity === 'blocker').map((a) => a.id)
    expect(verdict.blockers).toEqual(blockers)
    expect(blockers.length).toBeGreaterThan(0)
  })

  it('asks for no fix at or above the threshold', () => {
    const { gate } = report(HOLE, { threshold: 0 })
    expect([gate.smallest_fix_set, gate.score_with_fixes]).toEqual([[], report(HOLE, {}).score])
  })
})

describe('what is worked out late', () => {
  // A getter of one object alone is a shape of its own, which outlives it and keeps the draft it can reach.
  it('is read by the same getters in every report', () => {
    const gettersOf = ({ gate, annotations: [first] }: ReturnType<typeof report>) =>
      [gate, first ?? {}, first?.fixes[0] ?? {}].flatMap((each) =>
        Object.values(Object.getOwnPropertyDescriptors(each)).flatMap(({ get }) => get ?? []),
      )
    const [one, other] = [report(HOLE, {}), report(HOLE, {})].map(gettersOf)
    expect(one).toHaveLength(3)
    expect(one?.every((getter, i) => getter === other?.[i])).toBe(true)
  })
})

interface Choice {
  annotation: Annotation
  fix: number
}

/** Every set of `size` choices with at most one fix for each annotation, as far as they do not overlap. */
function* sets(
  choices: readonly Choice[],
  size: number,
  from = 0,
  chosen: readonly Choice[] = [],
): Generator<readonly Choice[]> {
  if (size === 0) yield chosen
  else
    for (let i = from; i <= choices.length - size; i++) {
      const choice = choices[i]
      if (choice && !chosen.some((c) => c.annotation === choice.annotation))
        yield* sets(choices, size - 1, i + 1, [...chosen, choice])
    }
}

/** Sets are tried out one by one only as far as this number of fixes. */
const FEW = 10
const THRESHOLDS = [70, 80, 90, 96]

describe('the smallest set of fixes', () => {
  it.each(MAILS.map((mail) => [mail.id, mail.draft] as const))(
    'of %s reaches what it says, and none smaller does',
    (_id, draft) => {
      const memo = new Memo()
      const scoreOf = (changed: Draft) => evaluate(changed, DEFAULT_PROFILE, { dictionary, memo }).score
      for (const threshold of THRESHOLDS) {
        const { annotations, gate, score: own } = report(draft, { threshold })
        if (own >= threshold) {
          expect(gate.smallest_fix_set).toEqual([])
          continue
        }
        const chosen = gate.smallest_fix_set.map(({ annotation_id, fix }) => {
          const annotation = annotations.find((a) => a.id === annotation_id)
          if (!annotation?.fixes[fix]) throw new Error(`${annotation_id} has no fix ${fix}`)
          return { annotation, fix }
        })
        expect(scoreOf(applyFixes(draft, chosen))).toBe(gate.score_with_fixes)
        expect(gate.score_with_fixes).toBeGreaterThanOrEqual(own)
        const choices = annotations.flatMap((annotation) =>
          annotation.fixes.map((_, fix) => ({ annotation, fix })),
        )
        if (choices.length > FEW) continue
        const reached = gate.score_with_fixes >= threshold
        const most = reached ? chosen.length - 1 : choices.length
        for (let size = 1; size <= most; size++)
          for (const set of sets(choices, size)) {
            const best = scoreOf(applyFixes(draft, set))
            expect(best, set.map((c) => c.annotation.rule_id).join(' + ')).toBeLessThan(
              reached ? threshold : Math.min(threshold, gate.score_with_fixes + 1),
            )
          }
      }
    },
  )
})
