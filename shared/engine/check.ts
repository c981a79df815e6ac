/** Runs the rules over a parsed draft. */
import type { Doc, ParsedSentence, Sentence } from './doc.ts'
import { AUTHORED, type Field, type Region } from './draft.ts'
import { ofHit } from './finding.ts'
import type { Lexicon } from './phrases.ts'
import type { Profile } from './profile.ts'
import type { Finding, Rule, Severity } from './rule.ts'
import { RULES } from './rules/index.ts'
import { priceOf } from './weights.ts'

/** A finding with its rule, before it is priced. */
export interface Found extends Finding {
  rule: Rule
  severity: Severity
}

/** Findings of one rule that are kept; more say nothing new and its cap is long spent. */
const PER_RULE = 25

/** The rules that apply to drafts of one kind, sorted by how they look. */
interface Plan {
  byLexicon: Map<Lexicon, Rule[]>
  bySentence: Rule[]
  byDraft: Rule[]
}

const plans = new WeakMap<Profile, Map<string, Plan>>()

function planFor(doc: Doc): Plan {
  const known = plans.get(doc.profile) ?? new Map<string, Plan>()
  plans.set(doc.profile, known)
  const key = `${doc.kind} ${doc.english} ${doc.dictionary !== null}`
  const plan = known.get(key) ?? makePlan(doc)
  known.set(key, plan)
  return plan
}

function makePlan(doc: Doc): Plan {
  const plan: Plan = { byLexicon: new Map(), bySentence: [], byDraft: [] }
  for (const rule of RULES) {
    if (!doc.english && rule.language !== 'any') continue
    if (rule.families && !rule.families.includes(doc.family)) continue
    if (rule.kinds && !rule.kinds.includes(doc.kind)) continue
    if (doc.profile.rules[rule.id]?.enabled === false) continue
    if (rule.lexicon) plan.byLexicon.set(rule.lexicon, [...(plan.byLexicon.get(rule.lexicon) ?? []), rule])
    if (rule.sentence) plan.bySentence.push(rule)
    if (rule.check) plan.byDraft.push(rule)
  }
  return plan
}

const DRAFT: readonly Field[] = ['draft']
const looksAt = (rule: Rule, field: Field, region: Region) =>
  (rule.fields ?? DRAFT).includes(field) && (field !== 'draft' || (rule.regions ?? AUTHORED).includes(region))

/** What was found in a sentence, with offsets from its start; valid for one plan, field and region. */
interface Remembered {
  plan: Plan
  field: Field
  region: Region
  found: readonly Found[]
}
const remembered = new WeakMap<ParsedSentence, Remembered>()

/**
 * Everything the rules find, by field and place. A rule that throws is left out and named in `failed`:
 * one faulty rule must not cost the sender the others.
 */
export function check(doc: Doc): { found: Found[]; failed: string[] } {
  const plan = planFor(doc)
  const found: Found[] = []
  const failed = new Set<string>()
  if (doc.subject) checkSentence(doc.subject, doc, plan, found, failed)
  if (doc.preheader) checkSentence(doc.preheader, doc, plan, found, failed)
  for (const sentence of doc.sentences) checkSentence(sentence, doc, plan, found, failed)
  for (const rule of plan.byDraft) attempt(rule, failed, () => add(found, rule, rule.check?.(doc) ?? []))
  return { found: settle(found), failed: [...failed] }
}

function checkSentence(sentence: Sentence, doc: Doc, plan: Plan, out: Found[], failed: Set<string>) {
  const { field, region, parsed, start } = sentence
  let known = remembered.get(parsed)
  if (!known || known.plan !== plan || known.field !== field || known.region !== region) {
    const found: Found[] = []
    for (const hit of sentence.hits)
      for (const rule of plan.byLexicon.get(hit.lexicon) ?? [])
        if (looksAt(rule, field, region))
          attempt(rule, failed, () => {
            const finding = rule.hit ? rule.hit(hit, sentence, doc) : ofHit(hit, sentence)
            if (finding) add(found, rule, [finding])
          })
    for (const rule of plan.bySentence)
      if (looksAt(rule, field, region))
        attempt(rule, failed, () => add(found, rule, rule.sentence?.(sentence, doc) ?? []))
    known = {
      plan,
      field,
      region,
      found: found.map((f) => ({ ...f, start: f.start - start, end: f.end - start })),
    }
    remembered.set(parsed, known)
  }
  for (const f of known.found) out.push({ ...f, start: f.start + start, end: f.end + start })
}

function attempt(rule: Rule, failed: Set<string>, run: () => void) {
  try {
    run()
  } catch {
    failed.add(rule.id)
  }
}

function add(out: Found[], rule: Rule, findings: readonly Finding[]) {
  for (const finding of findings) out.push({ ...finding, rule, severity: finding.severity ?? rule.severity })
}

const FIELDS: Record<Field, number> = { subject: 0, preheader: 1, draft: 2 }

/** Sorts by place, keeps the first findings of each rule, and one finding where two rules mean the same words. */
function settle(found: Found[]): Found[] {
  found.sort((a, b) => FIELDS[a.field] - FIELDS[b.field] || a.start - b.start || a.end - b.end)
  const counts = new Map<Rule, number>()
  const kept: Found[] = []
  for (const f of found) {
    const count = counts.get(f.rule) ?? 0
    if (count >= PER_RULE) continue
    const rival = kept.findLastIndex((k, i) => i > kept.length - 6 && samePlace(k, f))
    if (rival >= 0) {
      const other = kept[rival] as Found
      if (priceOf(other.rule, other.severity) >= priceOf(f.rule, f.severity)) continue
      kept[rival] = f
    } else kept.push(f)
    counts.set(f.rule, count + 1)
  }
  return kept
}

/** Two findings of about the same length that share words. Praise and whole-draft remarks rival nobody. */
function samePlace(a: Found, b: Found): boolean {
  if (a.field !== b.field || a.end <= b.start || b.end <= a.start) return false
  if (a.severity === 'praise' || b.severity === 'praise') return a.rule === b.rule
  const x = a.end - a.start
  const y = b.end - b.start
  return x <= 3 * y && y <= 3 * x && x < 80 && y < 80
}
