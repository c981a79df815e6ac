/** The engine's rules, evidence and kinds in the shape of the API. Made once; the engine does not change. */
import type { Evidence, KindEntry, Rule } from '#shared/api/catalogue.ts'
import type { Draft } from '#shared/engine/draft.ts'
import { EVIDENCE, GRADES } from '#shared/engine/evidence.ts'
import { KIND_NAMES, KINDS, kindOf } from '#shared/engine/kinds.ts'
import type { Examples } from '#shared/engine/rule.ts'
import { RULES } from '#shared/engine/rules/index.ts'
import { capOf, priceOf } from '#shared/engine/weights.ts'
import { loadExamples } from './rule-examples.ts'

const EXAMPLES = await loadExamples()

export const CATALOGUE_RULES: readonly Rule[] = RULES.map((rule) => ({
  id: rule.id,
  object: 'rule',
  dimension: rule.dimension,
  severity: rule.severity,
  summary: rule.summary,
  why: rule.why,
  points: { each: priceOf(rule, rule.severity), cap: rule.contested ? 0 : capOf(rule, rule.severity) },
  contested: rule.contested ?? false,
  house: rule.evidence.length === 0,
  evidence: rule.evidence.flatMap((id) => {
    const known = EVIDENCE[id]
    return known ? [{ id, grade: known.grade }] : []
  }),
  families: rule.families ? [...rule.families] : null,
  kinds: rule.kinds ? [...rule.kinds] : null,
  language: rule.language ?? 'en',
  fields: [...(rule.fields ?? ['draft'])],
  examples: examplesOf(EXAMPLES.get(rule.id)),
}))

export const CATALOGUE_EVIDENCE: readonly Evidence[] = Object.values(EVIDENCE).map((finding) => ({
  id: finding.id,
  object: 'evidence',
  claim: finding.claim,
  effect: finding.effect,
  n: finding.n,
  grade: finding.grade,
  grade_meaning: GRADES[finding.grade],
  families: [...finding.families],
  year: finding.year,
  sources: finding.sources.map(({ title, url }) => ({ title, url })),
  rules: RULES.filter(({ evidence }) => evidence.includes(finding.id)).map(({ id }) => id),
}))

export const CATALOGUE_KINDS: readonly KindEntry[] = KIND_NAMES.map((id) => {
  const { bands } = kindOf(id)
  return {
    id,
    object: 'kind',
    family: KINDS[id].family,
    bands: {
      words: [...bands.words],
      subject_words: bands.subjectWords ? [...bands.subjectWords] : null,
      subject_characters_max: bands.subjectChars,
      questions: bands.questions ? [...bands.questions] : null,
      links_max: bands.links,
      images_max: bands.images,
      preheader: bands.preheader,
    },
  }
})

function examplesOf(examples: Examples | undefined): Rule['examples'] {
  if (!examples) return { flags: [], passes: [] }
  return {
    flags: examples.flags.map(({ draft, marks, fixed }) => ({
      input: inputOf(draft),
      marks: [...marks],
      fixed: fixed ?? null,
    })),
    passes: examples.passes.map(inputOf),
  }
}

/** An example as a request body; what it leaves out is left out. */
function inputOf(example: string | Draft): Rule['examples']['passes'][number] {
  return typeof example === 'string' ? { draft: example } : example
}
