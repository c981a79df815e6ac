/** What is good about a mail: what the rules praise, then what figures show. */
import type { Doc } from '../../engine/doc.ts'
import { bodyOf } from '../../engine/measures/body.ts'
import type { Report } from '../../engine/report.ts'
import type { DraftFacts } from './draft-slots.ts'
import type { Grace } from './lines/graces.ts'
import { firstWords } from './quoting.ts'

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

/** With one of these a mail has raised its voice. */
const LOUD = new Set([...HARSH, 'hype', 'shouting', 'shouting-subject', 'subject-exclamation', 'threat'])

/** A good thing, and the words of the mail it is about, where a rule praised some. */
export interface Good {
  grace: Grace
  praised: string | null
}

/** Good things about the mail, the best first; empty when there is nothing to measure. */
export function goodThings(doc: Doc, report: Report, facts: DraftFacts): readonly Good[] {
  const rules = new Set(report.annotations.map((a) => a.rule_id))
  const praised = PRAISED.filter((grace) => rules.has(grace)).map((grace): Good => {
    const { field, quote, start } = report.annotations.find((a) => a.rule_id === grace) ?? NOWHERE
    return { grace, praised: quote.includes('<') ? null : firstWords(doc, field, quote, start) }
  })
  const { words } = facts
  const { you_to_we_ratio } = report.metrics
  if (words === 0) return []
  const figures = bodyOf(doc).reduce((n, s) => n + s.tokens.filter((t) => t.kind === 'number').length, 0)
  const [least, most] = doc.bands.words
  const measured: [Grace, boolean][] = [
    // “Our” and “us” speak of the sender as well, so the ratio that is reported decides.
    [
      'reader',
      doc.english && facts.readers > 2 && (you_to_we_ratio ?? Infinity) > 1 && isDisjoint(HARSH, rules),
    ],
    ['figures', figures > 2],
    ['length', words >= least && words <= most],
    ['one-question', facts.questions === 1 && !rules.has('one-clear-question')],
    ['plain', doc.english && words > 20 && (report.metrics.grade_fk ?? 99) <= 8],
    ['calm', words > 20 && facts.exclamations === 0 && isDisjoint(LOUD, rules)],
    ['few-links', words > 20 && facts.links < 2 && doc.family !== 'bulk_content'],
    ['short', words < least],
    ['spelling', doc.english && doc.dictionary !== null && words > 30 && isDisjoint(SPELLING, rules)],
  ]
  // What a rule praises says more than a count.
  return [...praised, ...measured.filter(([, is]) => is).map(([grace]) => ({ grace, praised: null }))]
}

const NOWHERE = { field: 'draft', quote: '', start: 0 } as const

const PRAISED = [
  'reader-first-opening',
  'concrete-observation',
  'one-clear-question',
  'specific-subject',
  'skimmable-structure',
  'grateful-closing',
] as const

const isDisjoint = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].every((each) => !b.has(each))
