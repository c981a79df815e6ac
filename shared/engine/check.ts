/** Runs the rules over a parsed draft. */
import { isSure } from './detect.ts'
import type { Doc, Sentence } from './doc.ts'
import { AUTHORED, type Field, type Region } from './draft.ts'
import { ofHit } from './finding.ts'
import { type Kind, kindOf } from './kinds.ts'
import { ofDoc } from './of-doc.ts'
import { ofSentence } from './of-sentence.ts'
import type { Lexicon } from './phrases.ts'
import type { Profile } from './profile.ts'
import type { Dimension, Finding, Fix, Rule } from './rule.ts'
import { RULES } from './rules/index.ts'
import { draftTraits, TRAITS } from './traits.ts'
import { priceOf } from './weights.ts'

/** A finding with its rule, before it is priced. */
export interface Found extends Required<Omit<Finding, 'source'>> {
  rule: Rule
  source: Finding['source'] | undefined
}

/** Findings of one rule that are kept; more say nothing new and its cap is long spent. */
const PER_RULE = 25

/** The rules that apply to drafts of one kind. */
interface Plan {
  local: Rule[]
  byDraft: ByTraits
  /** By field and region, made when first needed. */
  desks: Record<Field, Map<Region, Desk>>
}

/** The rules that look at the sentences of one field and region. */
interface Desk {
  byLexicon: Map<Lexicon, Rule[]>
  bySentence: ByTraits
}

/** Rules, and of these the ones that have to look where some traits are: most have none of a rule’s business. */
interface ByTraits {
  rules: Rule[]
  /** The traits that one of them needs. */
  needed: number
  looking: Map<number, readonly Rule[]>
}

/** Sets of traits whose rules are kept; mail has some hundred. */
const MOST_SETS = 1000

function byTraits(rules: Rule[]): ByTraits {
  const needed = rules.reduce((sum, { needs }) => sum | (needs ? TRAITS[needs] : 0), 0)
  return { rules, needed, looking: new Map() }
}

function lookingAt({ rules, needed, looking }: ByTraits, all: number): readonly Rule[] {
  const traits = all & needed
  const known = looking.get(traits)
  if (known) return known
  const made = rules.filter(({ needs }) => needs === undefined || (traits & TRAITS[needs]) !== 0)
  if (looking.size >= MOST_SETS) looking.clear()
  looking.set(traits, made)
  return made
}

const plans = new WeakMap<Profile, Map<string, Plan>>()

/** Plans kept for a profile: every kind in a few locales. */
const MOST_PLANS = 500

function planFor(doc: Doc): Plan {
  let known = plans.get(doc.profile)
  if (!known) {
    known = new Map<string, Plan>()
    plans.set(doc.profile, known)
  }
  const key = `${doc.kind} ${doc.english} ${doc.dictionary !== null} ${doc.locale} ${likelyKinds(doc).join(' ')}`
  let plan = known.get(key)
  if (!plan) {
    plan = makePlan(doc)
    // Callers name locales as they like; nothing they send may pile up.
    if (known.size > MOST_PLANS) known.clear()
    known.set(key, plan)
  }
  return plan
}

/** Kinds that a mail may be of: on a bare guess, a rule for one of them would blame the mail for what it is not. */
function likelyKinds({ kind, kindConfidence, eitherConfidence, rivalKind }: Doc): readonly Kind[] {
  if (isSure(kindConfidence)) return [kind]
  return isSure(eitherConfidence) ? [kind, rivalKind] : [kind, rivalKind, 'other']
}

const isFor = ({ families, kinds }: Rule, kind: Kind): boolean =>
  (families?.includes(kindOf(kind).family) ?? true) && (kinds?.includes(kind) ?? true)

function makePlan(doc: Doc): Plan {
  const kinds = likelyKinds(doc)
  const rules = RULES.filter(
    (rule) =>
      (doc.english || rule.language === 'any') &&
      // Most senders have no voice, and these have nothing to say to them.
      (doc.profile.voice !== null || rule.dimension !== 'brand_voice') &&
      kinds.filter((kind) => isFor(rule, kind)).length >= Math.min(kinds.length, 2) &&
      doc.profile.rules[rule.id]?.enabled !== false,
  )
  return {
    local: rules.filter((rule) => rule.lexicon || rule.sentence),
    byDraft: byTraits(rules.filter((rule) => rule.check)),
    desks: { subject: new Map(), preheader: new Map(), draft: new Map() },
  }
}

const DRAFT: readonly Field[] = ['draft']

function deskFor(plan: Plan, field: Field, region: Region): Desk {
  const known = plan.desks[field].get(region)
  if (known) return known
  const byLexicon = new Map<Lexicon, Rule[]>()
  const looking: Rule[] = []
  for (const rule of plan.local) {
    if (!(rule.fields ?? DRAFT).includes(field)) continue
    if (field === 'draft' && !(rule.regions ?? AUTHORED).includes(region)) continue
    if (rule.lexicon) byLexicon.set(rule.lexicon, [...(byLexicon.get(rule.lexicon) ?? []), rule])
    if (rule.sentence) looking.push(rule)
  }
  const desk: Desk = { byLexicon, bySentence: byTraits(looking) }
  plan.desks[field].set(region, desk)
  return desk
}

/** What one desk found in a sentence last. */
interface Remembered {
  desk: Desk | null
  /** As they stand where the sentence stood last: most keep their place while another is edited. */
  found: readonly Found[]
  start: number
}
const remembered = ofSentence((): Remembered => ({ desk: null, found: [], start: 0 }))

/** What the rules found in a draft. */
export interface Checked {
  /** By field and place. */
  found: readonly Found[]
  /** Ids of rules that threw and were left out. */
  failed: readonly string[]
}

/** Everything the rules find, looked for once in each parse. One faulty rule must not cost the sender the others. */
export const check = ofDoc((doc): Checked => {
  const plan = planFor(doc)
  const found: Found[] = []
  const failed = new Set<string>()
  if (doc.subject) checkSentence(doc.subject, doc, plan, found, failed)
  if (doc.preheader) checkSentence(doc.preheader, doc, plan, found, failed)
  for (const sentence of doc.sentences) checkSentence(sentence, doc, plan, found, failed)
  const lexicons = lexiconsIn(doc)
  for (const rule of lookingAt(plan.byDraft, draftTraits(doc))) {
    if (rule.onHits && rule.lexicon && (rule.lexicon.bit & lexicons) === 0) continue
    try {
      for (const finding of rule.check?.(doc) ?? []) found.push(foundBy(rule, finding, 0))
    } catch {
      failed.add(rule.id)
    }
  }
  return { found: settle(besides(doc, found)), failed: [...failed] }
})

/** The bits of the lexicons of all phrases of a draft. */
function lexiconsIn({ subject, preheader, sentences }: Doc): number {
  let bits = (subject?.parsed.lexicons ?? 0) | (preheader?.parsed.lexicons ?? 0)
  for (const { parsed } of sentences) bits |= parsed.lexicons
  return bits
}

function checkSentence(sentence: Sentence, doc: Doc, plan: Plan, out: Found[], failed: Set<string>) {
  const desk = deskFor(plan, sentence.field, sentence.region)
  const known = remembered(sentence)
  const moved = sentence.start - known.start
  known.start = sentence.start
  if (known.desk !== desk) {
    known.desk = desk
    known.found = look(sentence, doc, desk, failed)
  } else if (moved !== 0) known.found = known.found.map((f) => foundBy(f.rule, f, moved))
  for (const f of known.found) if (f.rule.stands?.(f, doc) !== false) out.push(f)
}

/** Runs a desk's rules over one sentence. */
function look(sentence: Sentence, doc: Doc, desk: Desk, failed: Set<string>): Found[] {
  const found: Found[] = []
  for (const hit of sentence.hits)
    for (const rule of desk.byLexicon.get(hit.lexicon) ?? NO_RULES) {
      // Lists of mistakes mean what is written.
      if (hit.mended && rule.dimension === 'correctness') continue
      try {
        const finding = rule.hit ? rule.hit(hit, sentence, doc) : ofHit(hit, sentence)
        if (finding) found.push(foundBy(rule, finding, 0))
      } catch {
        failed.add(rule.id)
      }
    }
  for (const rule of lookingAt(desk.bySentence, sentence.parsed.traits)) {
    try {
      for (const finding of rule.sentence?.(sentence, doc) ?? []) found.push(foundBy(rule, finding, 0))
    } catch {
      failed.add(rule.id)
    }
  }
  return found.length > 1 ? found.sort(byPlace) : found
}

const NO_RULES: readonly Rule[] = []

/** A finding with its rule, moved by `shift`. Spelt out, since spreading an object costs more than the check. */
function foundBy(rule: Rule, f: Finding, shift: number): Found {
  return {
    rule,
    severity: f.severity ?? rule.severity,
    field: f.field,
    start: f.start + shift,
    end: f.end + shift,
    message: f.message ?? rule.summary,
    fixes: f.fixes ?? NONE,
    source: f.source,
  }
}

const NONE: readonly Fix[] = []

/** Findings that are not about code or the words of others; no fix of the rest changes them. */
function besides({ verbatim, text }: Doc, found: Found[]): Found[] {
  if (verbatim.length === 0) return found
  return found.flatMap((f) => {
    if (f.field !== 'draft' || WATCHES.has(f.rule.dimension)) return [f]
    const touched = verbatim.filter(({ start, end }) => f.start < end && start < f.end)
    if (touched.length === 0) return [f]
    if (touched.some(({ start, end }) => f.start > start || f.end < end)) return []
    const kept = touched.map(({ start, end }) => text.slice(start, end))
    return [
      {
        ...f,
        fixes: f.fixes.filter(({ replacement }) => kept.every((words) => replacement.includes(words))),
      },
    ]
  })
}

/** A password in a listing, or colours too pale to read, are faults whoever wrote the words. */
const WATCHES: ReadonlySet<Dimension> = new Set(['compliance', 'accessibility'])

const FIELDS: Record<Field, number> = { subject: 0, preheader: 1, draft: 2 }

const byPlace = (a: Found, b: Found): number =>
  a.field === b.field ? a.start - b.start || a.end - b.end : FIELDS[a.field] - FIELDS[b.field]

/** Sorts by place, keeps the first findings of each rule, and one finding where two rules mean the same words. */
function settle(found: Found[]): Found[] {
  // Quick where nearly all is in order: what sentences remember is.
  found.sort(byPlace)
  // Of so few no rule has too many.
  const counts = found.length > PER_RULE ? new Map<Rule, number>() : null
  const kept: Found[] = []
  for (const f of found) {
    const count = counts?.get(f.rule) ?? 0
    if (count >= PER_RULE) continue
    const rival = rivalOf(f, kept)
    if (rival >= 0) {
      const other = kept[rival] as Found
      if (priceOf(other.rule, other.severity) >= priceOf(f.rule, f.severity)) continue
      kept[rival] = f
    } else kept.push(f)
    counts?.set(f.rule, count + 1)
  }
  return withoutVainPraise(kept)
}

/** Where there is no text yet, or none that makes sentences, there is nothing to praise. */
const IS_TEXT: ReadonlySet<Dimension> = new Set(['structure', 'clarity'])

/** A subject, an opening or a close that something is amiss with is not praised as well. */
function withoutVainPraise(found: Found[]): Found[] {
  if (!found.some(({ severity }) => severity === 'praise')) return found
  if (found.some(({ severity, rule }) => severity === 'blocker' && IS_TEXT.has(rule.dimension)))
    return found.filter(({ severity }) => severity !== 'praise')
  const blamed = new Set(found.flatMap((f) => (isBlame(f) ? [f.rule.dimension] : [])))
  return found.filter(({ severity, rule }) => severity !== 'praise' || !blamed.has(rule.dimension))
}

const isBlame = ({ severity }: Found): boolean => severity !== 'praise' && severity !== 'info'

/** Findings before one among which its rival is looked for. */
const NEAR = 5

/** Index of the nearest finding before `f` that means the same words, or -1. */
function rivalOf(f: Found, kept: readonly Found[]): number {
  for (let i = kept.length - 1; i >= 0 && i >= kept.length - NEAR; i--)
    if (samePlace(kept[i] as Found, f)) return i
  return -1
}

/** Right or wrong, and no matter of style: what is amiss in these does not go away when the words are chosen better. */
export const OWN_MATTER: ReadonlySet<Dimension> = new Set([
  'correctness',
  'compliance',
  'accessibility',
  'brand_voice',
])

/** Rules of one dimension, and phrase lists whose words are a matter of style, blame a phrase for the same thing. */
const sameMatter = (a: Rule, b: Rule): boolean =>
  a.dimension === b.dimension ||
  (a.lexicon !== undefined &&
    b.lexicon !== undefined &&
    !OWN_MATTER.has(a.dimension) &&
    !OWN_MATTER.has(b.dimension))

/**
 * Two findings of one matter, of about the same length, that share words: the dearer says it. A pale button
 * with a poor label has two faults, and shows both. Praise and whole-draft remarks rival nobody.
 */
function samePlace(a: Found, b: Found): boolean {
  if (a.field !== b.field || a.end <= b.start || b.end <= a.start) return false
  if (a.severity === 'praise' || b.severity === 'praise') return a.rule === b.rule
  if (a.rule !== b.rule && !sameMatter(a.rule, b.rule)) return false
  const x = a.end - a.start
  const y = b.end - b.start
  return x <= 3 * y && y <= 3 * x && x < 80 && y < 80
}
