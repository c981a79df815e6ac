import type { z } from 'zod'
import { names } from '../as-seen.ts'
import type { ComparisonResult } from './comparison-contract.ts'
import type { contract } from './contract.ts'
import { readiness } from './readiness.ts'

type Result = z.output<typeof contract.result>

/** A score as plain text: the figure, what costs points and what gives them back, and how a second draft does. */
export function inWords(result: Result): string {
  const { score, grade, annotations, gate, metrics, comparison, model_notes: notes } = result
  const costly = annotations.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points)
  const lines = costly.map(({ points, quote, message, fixes }) => {
    const place = quote.trim() === '' || names(message, quote) ? '' : ` ${quoted(quote)}`
    const fix =
      fixes[0] && fixes[0].score_delta > 0 ? ` ${fixes[0].label} (${signed(fixes[0].score_delta)}).` : ''
    return `−${points}${place}: ${message}${fix}`
  })
  const best = Math.max(0, ...costly.map(({ fixes }) => fixes[0]?.score_delta ?? 0))
  return [
    `Score ${score} of 100 (${grade}). ${readiness(score, gate, best)}`,
    ...lines,
    ...fromTemplate(metrics),
    ...(notes ? ['', 'Notes of the model:', ...notes.map((note) => `- ${note}`)] : []),
    ...(comparison ? ['', ...compared(comparison)] : []),
  ].join('\n')
}

/** How far a draft went from the template it began as; nothing where none was given. */
export const fromTemplate = ({ template_change_pct: change }: Result['metrics']): string[] =>
  change === null ? [] : [`${change} % of the words differ from the template.`]

/** What a second draft changes, and what each change does, in lines. */
export function compared({
  score_before,
  score_after,
  score_delta,
  changes,
  annotations,
  note,
}: ComparisonResult) {
  // A moved line break that does nothing is no news.
  const telling = changes.filter(({ type, score_delta: delta }) => type !== 'layout' || delta !== 0)
  const weighed = telling.map(({ type, before, after, score_delta: delta, rules }) => {
    const why = rules.map(({ rule_id, points }) => `${rule_id} ${signed(points)}`).join(', ')
    const what = type === 'layout' ? 'line breaks or markup' : edit(before, after)
    return `${delta === null ? '?' : delta === 0 ? '·' : signed(delta)} ${what}${why === '' ? '' : ` (${why})`}`
  })
  const { gone, added, kept } = annotations
  return [
    changes.length === 0
      ? 'The second draft is the first, word for word.'
      : `Second draft: ${score_before} → ${score_after} (${score_delta === 0 ? 'the same' : signed(score_delta)}). Findings: ${gone.length} gone, ${added.length} new, ${kept.length} as before.`,
    ...(weighed.length > 0 ? ['Each change by itself:', ...weighed] : []),
    ...(note === null ? [] : [note]),
  ]
}

function edit(before: string | null, after: string | null): string {
  if (!after?.trim()) return `${quoted(before ?? '')} left out`
  return before?.trim() ? `${quoted(before)} → ${quoted(after)}` : `${quoted(after)} added`
}

/** Of longer words the start is enough to find them. */
const SHOWN = 80

function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > SHOWN ? `“${line.slice(0, SHOWN).trimEnd()}…”` : `“${line}”`
}
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)
