import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadExamples } from '#server/services/rule-examples.ts'
import { inFormat, inSource } from '#shared/engine/annotate.ts'
import { check } from '#shared/engine/check.ts'
import type { Draft, Field } from '#shared/engine/draft.ts'
import { applyEdits } from '#shared/engine/edit.ts'
import { EVIDENCE } from '#shared/engine/evidence.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import type { Examples, FlagExample, Rule } from '#shared/engine/rule.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import { capOf, priceOf } from '#shared/engine/weights.ts'
import { dictionary } from '../support/dictionary.ts'
import { profileOf } from '../support/engine-examples.ts'

const asDraft = (draft: string | Draft): Draft => (typeof draft === 'string' ? { draft } : draft)

/** Findings of one rule alone, so that an example is not at the mercy of its neighbours. */
function findings(rule: Rule, source: string | Draft) {
  const draft = asDraft(source)
  const others = Object.fromEntries(RULES.filter((r) => r !== rule).map((r) => [r.id, { enabled: false }]))
  const doc = parse(draft, { ...profileOf(rule), rules: others }, new Memo(), dictionary)
  const { found, failed } = check(doc)
  expect(failed, 'rules that threw').toEqual([])
  return found
    .filter((f) => f.rule === rule)
    .map((f) => {
      const span = inSource(doc, f)
      const encode = (text: string) => inFormat(doc, f, text)
      return { ...f, ...span, quote: (draft[f.field] ?? '').slice(span.start, span.end), encode }
    })
}

const forms = (rule: Rule) => [rule.lexicon, rule.sentence, rule.check].filter(Boolean).length

const EXAMPLES = await loadExamples()

describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const examples: Examples = EXAMPLES.get(id) ?? { flags: [], passes: [] }

  it.each(examples.flags.map((e, i) => [i, e] as const))('flags example %i', (_i, example: FlagExample) => {
    const found = findings(rule, example.draft)
    expect(found.map((f) => f.quote)).toEqual(example.marks)
    if (example.fixed === undefined) return
    const field = found[0]?.field ?? ('draft' satisfies Field)
    const edits = found.flatMap((f) =>
      f.fixes?.[0]
        ? [{ start: f.start, end: f.end, replacement: f.encode(f.fixes[0].replacement) ?? f.quote }]
        : [],
    )
    expect(applyEdits(asDraft(example.draft)[field] ?? '', edits).text).toBe(example.fixed)
  })

  it.each(examples.passes.map((d, i) => [i, d] as const))('passes example %i', (_i, draft) => {
    expect(findings(rule, draft).map((f) => f.quote)).toEqual([])
  })

  it('says what, why and on what grounds', () => {
    expect(rule.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(rule.summary.length).toBeLessThanOrEqual(80)
    expect(rule.summary).toMatch(/^[A-Z“].*[.!?”]$/)
    expect(rule.why.length).toBeGreaterThanOrEqual(40)
    for (const id of rule.evidence) expect(EVIDENCE[id], id).toBeDefined()
    expect(examples.flags.length).toBeGreaterThanOrEqual(2)
    expect(examples.passes.length).toBeGreaterThanOrEqual(2)
    expect(forms(rule)).toBeGreaterThanOrEqual(1)
  })

  it('costs at most its cap', () => {
    const price = priceOf(rule, rule.severity)
    expect(capOf(rule, rule.severity)).toBeGreaterThanOrEqual(price)
    if (rule.contested || rule.severity === 'praise') expect(price).toBe(0)
  })
})

describe('the list of rules', () => {
  it('holds every file of the folder, once, by id', () => {
    const files = readdirSync('shared/engine/rules')
      .filter((f) => f !== 'index.ts')
      .map((f) => f.replace(/\.ts$/, ''))
      .sort()
    expect(RULES.map((r) => r.id)).toEqual(files)
  })

  it('lists profile defaults that switch nothing off', () => {
    expect(DEFAULT_PROFILE.rules).toEqual({})
  })
})
