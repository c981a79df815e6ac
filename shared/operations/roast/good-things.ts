/** What is good about a mail: what the rules praise, then what figures show. */
import type { Doc } from '../../engine/doc.ts'
import { bodyOf } from '../../engine/measures/body.ts'
import type { Report } from '../../engine/report.ts'
import type { DraftFacts } from './draft-slots.ts'
import type { Grace } from './lines/graces.ts'

const SPELLING = new Set([
  'misspelling',
  'homophones',
  'missing-apostrophe',
  'doubled-word',
  'article-slip',
  'agreement-slip',
  'of-for-have',
])

/** Where these stand, “you” is no compliment. */
const HARSH = new Set(['rudeness', 'profanity', 'guilt-trip', 'pressure'])

/** Good things about the mail, the best first; empty when there is nothing to measure. */
export function goodThings(doc: Doc, report: Report, facts: DraftFacts): readonly Grace[] {
  const rules = new Set(report.annotations.map((a) => a.rule_id))
  const praised = PRAISED.filter((grace) => rules.has(grace))
  const { words } = facts
  if (words === 0) return []
  const figures = bodyOf(doc).reduce((n, s) => n + s.tokens.filter((t) => t.kind === 'number').length, 0)
  const [least, most] = doc.bands.words
  const measured: [Grace, boolean][] = [
    ['reader', doc.english && facts.readers > 2 && facts.readers > facts.senders && isDisjoint(HARSH, rules)],
    ['figures', figures > 2],
    ['length', words >= least && words <= most],
    ['one-question', facts.questions === 1 && !rules.has('one-clear-question')],
    ['plain', doc.english && words > 20 && (report.metrics.grade_fk ?? 99) <= 8],
    ['spelling', doc.english && doc.dictionary !== null && words > 30 && isDisjoint(SPELLING, rules)],
    ['calm', words > 20 && facts.exclamations === 0 && !rules.has('shouting') && !rules.has('hype')],
    ['few-links', words > 20 && facts.links < 2 && doc.family !== 'bulk_content'],
    ['short', words < least],
  ]
  // What a rule praises says more than a count.
  return [...praised, ...measured.filter(([, is]) => is).map(([grace]) => grace)]
}

const PRAISED = [
  'reader-first-opening',
  'concrete-observation',
  'one-clear-question',
  'specific-subject',
  'skimmable-structure',
  'grateful-closing',
] as const

const isDisjoint = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].every((each) => !b.has(each))
