/** Findings become annotations: offsets in the caller's own string, reasons, evidence, and what each fix gives back. */
import type { Found } from './check.ts'
import type { Doc } from './doc.ts'
import type { Draft, Field, Span } from './draft.ts'
import { EVIDENCE_GRADES } from './evidence/grades.ts'
import { asideOf, lazy, withLate } from './lazy.ts'
import { inMarkup } from './markup-edit.ts'
import type { Annotation, ReportedFix } from './report.ts'
import type { Finding, Rule } from './rule.ts'
import type { Evaluation } from './score.ts'

/**
 * Fixes that are offered for one draft. Weighing one costs a re-score, a tenth of a millisecond on a mail;
 * the second limit, in characters read again, keeps books and hostile input from taking seconds.
 */
const MOST_FIXES = 60
const MOST_CHARS = 150_000

export function annotate(evaluation: Evaluation, rescore: (draft: Draft) => number): Annotation[] {
  const { doc, found } = evaluation
  const points = evaluation.points()
  let budget = Math.min(MOST_FIXES, Math.ceil(MOST_CHARS / readAgain(doc)))
  return found.map((f, i) => {
    const span = inSource(doc, f)
    const own = textOf(doc.draft, f.field)
    const most = Math.max(0, budget)
    budget -= f.fixes.length
    const weighed = lazy(() =>
      f.fixes.slice(0, most).flatMap(({ label, replacement: text, safe }): ReportedFix[] => {
        const replacement = inFormat(doc, f, text)
        if (replacement === null) return []
        const applied = () =>
          withText(doc.draft, f.field, own.slice(0, span.start) + replacement + own.slice(span.end))
        return [weighedWhenRead(label, replacement, safe, () => rescore(applied()) - evaluation.score)]
      }),
    )
    const quote = own.slice(span.start, span.end)
    return withLate(
      {
        id: `an_${i + 1}`,
        hash: hashOf(doc, f),
        rule_id: f.rule.id,
        dimension: f.rule.dimension,
        severity: f.severity,
        field: f.field,
        start: span.start,
        end: span.end,
        quote,
        message: f.message,
        why: f.rule.why,
      },
      // Read late, like the weights.
      { fixes: () => weighed().filter(isOfferedFor(f.rule)) },
      {
        points: points[i] ?? 0,
        evidence: [...gradesOf(f.rule)],
        contested: f.rule.contested ?? false,
      },
      weighed,
    )
  })
}

/** A fix that costs points is none; a mistake is mended whatever it had hidden. */
const isOfferedFor =
  ({ dimension }: Pick<Rule, 'dimension'>) =>
  (fix: ReportedFix) =>
    dimension === 'correctness' || fix.score_delta >= 0

/** All fixes of an annotation, not weighed: some may be none that is offered. For who scores the mail with one anyway. */
export const considered = (annotation: Annotation): readonly ReportedFix[] =>
  (asideOf(annotation) as (() => readonly ReportedFix[]) | undefined)?.() ?? annotation.fixes

/** The first fix of an annotation that is wanted, as `fixes.find(wanted)` gives it; weighs none that is not. */
export function firstFix(
  annotation: Annotation,
  wanted: (fix: ReportedFix) => boolean,
): ReportedFix | undefined {
  const isOffered = isOfferedFor(annotation)
  return considered(annotation).find((fix) => wanted(fix) && isOffered(fix))
}

/** The first safe one of them. */
export const firstSafeFix = (annotation: Annotation): ReportedFix | undefined =>
  considered(annotation).find(({ safe }) => safe)

/**
 * A fix whose `score_delta` is worked out when it is first read. Underlines, the gate and the score itself
 * need none of them, and together they cost more than the score; whoever shows or sends a fix reads it.
 */
const weighedWhenRead = (
  label: string,
  replacement: string,
  safe: boolean,
  weigh: () => number,
): ReportedFix => withLate({ label, replacement }, { score_delta: weigh }, { safe })

/** Characters a re-score has to read: markup is skipped ten times faster than text is judged. */
export const readAgain = (doc: Doc): number => doc.text.length + doc.draft.draft.length / 10 + 1

/** The caller's text of a field; '' when the field was not given. */
export const textOf = (draft: Draft, field: Field): string => draft[field] ?? ''

/** The draft with one field replaced. */
export const withText = (draft: Draft, field: Field, text: string): Draft => ({ ...draft, [field]: text })

/** Range of a finding in the caller's own text of its field. */
export function inSource(doc: Doc, f: Finding): Span {
  if (f.source) return f.source
  return f.field === 'draft' ? doc.source.toSource(f) : { start: f.start, end: f.end }
}

/**
 * A replacement as it goes into the caller's own text, `null` where it would swallow markup between the
 * words. What replaces a tag is markup already.
 */
export function inFormat(doc: Doc, f: Finding, replacement: string): string | null {
  if (f.field !== 'draft' || f.source) return replacement
  return doc.source.isPlain(f) ? doc.source.encode(replacement) : inMarkup(doc, f, replacement)
}

const grades = new Map<Rule, readonly { id: string; grade: string }[]>()

/** Ids with their grades; an id without a grade is no evidence and is left out. */
export function gradesOf(rule: Rule): readonly { id: string; grade: string }[] {
  let known = grades.get(rule)
  if (!known) {
    known = rule.evidence.flatMap((id) => {
      const grade = EVIDENCE_GRADES[id]
      return grade ? [{ id, grade }] : []
    })
    grades.set(rule, known)
  }
  return known
}

/** FNV-1a over rule, field and the words as read, in eight hexadecimal digits: the same in text and HTML, wherever it stands. */
export function hashOf(doc: Doc, f: Found): string {
  const { start, end } = f.source ?? f
  const text = f.field === 'draft' && !f.source ? doc.text : textOf(doc.draft, f.field)
  const head = hashed(hashed(hashed(hashed(0x811c9dc5, f.rule.id), ' '), f.field), ' ')
  return (hashed(head, text, start, Math.min(end, start + 400)) >>> 0).toString(16).padStart(8, '0')
}

function hashed(from: number, text: string, start = 0, end = text.length): number {
  let h = from
  for (let i = start; i < end; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h
}
