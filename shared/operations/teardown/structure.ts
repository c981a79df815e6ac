/** What the mail consists of, against what mail of its kind consists of. */
import type { Doc } from '../../engine/doc.ts'
import type { Report } from '../../engine/report.ts'
import type { Anatomy, Part } from './anatomy.ts'
import type { TeardownResult } from './contract.ts'
import type { Expectation } from './expectations.ts'
import { mayProve } from './proof.ts'
import { missingOf } from './roles.ts'
import { SECTIONS, type SectionName } from './sections-contract.ts'
import { cited } from './strengths.ts'

type Structure = TeardownResult['structure']

/** Parts that are told by English words; in another language their absence proves nothing. */
const TOLD_BY_WORDS: readonly SectionName[] = [
  'greeting',
  'opening',
  'body',
  'proof',
  'cta',
  'signature',
  'footer',
]
/** Words behind an ask that turn the reader’s mind to something else. */
const AFTER_ASK = 25
/** Share of a mailing after which few readers still look for a button. */
const LATE = 0.6
/** Shorter mailings are on one screen. */
const LONG = 250

/** `heads` are the header fields that are there, `plan` what the mail should have. */
export function structureOf(
  doc: Doc,
  { parts, ask, opensWithProof }: Anatomy,
  heads: readonly SectionName[],
  { annotations }: Report,
  plan: readonly Expectation[],
  ask_issues: Structure['ask_issues'],
): Structure {
  const present = new Set<SectionName>([...heads, ...parts.map((p) => p.name)])
  const ruled = new Set(annotations.map((a) => a.rule_id))
  const missing = plan.flatMap(([id, need]): Structure['missing'] => {
    if (present.has(id) || (!doc.english && TOLD_BY_WORDS.includes(id))) return []
    // A caller who judges a text alone has left the header out, not forgotten it.
    if (id === 'subject' && doc.subject === null) return []
    if (id === 'from_name' && doc.draft.from_name === undefined) return []
    if (id === 'proof' && (opensWithProof || mayProve(doc))) return []
    if (id === 'body' && !ruled.has('too-short')) return []
    // Who knows the sender may be asked at once; the ask says what the mail is about.
    if (id === 'opening' && doc.family === 'warm' && present.has('cta')) return []
    return [{ id, need, message: missingOf(id, doc) }]
  })
  return {
    expected: plan.map(([id, need]) => ({ id, need })),
    actual: [...heads, ...parts.map((p) => p.id)],
    missing,
    order_issues: doc.english ? orderIssues(doc, parts, ask) : [],
    ask_issues,
  }
}

function orderIssues(doc: Doc, parts: readonly Part[], ask: number | null): Structure['order_issues'] {
  const issues: Structure['order_issues'] = []
  const say = (id: string, message: string, evidence: readonly string[] = []) =>
    issues.push({ id, message, evidence: cited(evidence) })
  const words = (some: readonly Part[]) => some.reduce((sum, p) => sum + wordsOf(doc, p), 0)
  const inner = parts.filter((p) => p.name !== 'greeting' && p.name !== 'signature' && p.name !== 'footer')
  const cta = inner.find((p) => p.name === 'cta')
  const personal = doc.family === 'cold' || doc.family === 'warm'
  if (cta && ask !== null) {
    const at = inner.indexOf(cta)
    const after = words(inner.slice(at + 1))
    const before = words(inner.slice(0, at))
    if (doc.family === 'cold' && at === 0 && after > 0)
      say('cta', 'The ask comes first, before the reader knows who you are and why you write.')
    else if (personal && after > AFTER_ASK)
      say('cta', `${after} words stand behind the ask; what is read last is what is remembered.`, ['E48'])
    if (doc.family === 'bulk_promo' && before + after > LONG && before / (before + after) > LATE)
      say(
        'cta',
        `The first thing to act on stands behind ${before} of ${before + after} words; 29 % of readers look for more than 8 seconds.`,
        ['E48'],
      )
  }
  const proof = inner.findIndex((p) => p.name === 'proof')
  const opening = inner.findIndex((p) => p.name === 'opening')
  if (personal && proof >= 0 && (opening < 0 || proof < opening))
    say('proof', 'The proof stands before the reader knows what it proves.')
  const greeting = parts.find((p) => p.name === 'greeting')
  if (greeting && inner[0] && inner[0].start < greeting.start && personal)
    say('greeting', 'Something stands above the greeting.')
  const signature = parts.find((p) => p.name === 'signature')
  const behind = signature ? inner.filter((p) => p.start > signature.start) : []
  if (signature && behind.length > 1)
    say(behind[0]?.id ?? 'signature', `${words(behind)} words stand behind the signature, where few look.`)
  return issues
}

/** What is read as a word in a part. */
export const wordsOf = (doc: Doc, { from, to }: Pick<Part, 'from' | 'to'>): number =>
  doc.sentences
    .slice(from, to)
    .reduce((sum, s) => sum + s.tokens.filter((t) => t.kind !== 'mark' && t.kind !== 'emoji').length, 0)

/** Place of a section in a usual mail; parts of a body share one. */
export const usualPlace = (id: string): number => SECTIONS.indexOf(id.replace(/_\d+$/, '') as SectionName)
