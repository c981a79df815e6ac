/** What a person sees of a score. */
import type { z } from 'zod'
import { contract } from '#shared/operations/score/contract.ts'
import { compared, fromTemplate } from '#shared/operations/score/in-words.ts'
import { markedText } from './marked-text.ts'
import type { Show } from './operation-report.ts'
import { harmless, hasColor, type Paint, painter, SEVERITY_STYLE, titled, wrap } from './terminal.ts'

type Result = z.output<typeof contract.result>
type Annotation = Result['annotations'][number]

const BAR = 30

export const showScore: Show = (draft, answer) => {
  const colored = hasColor()
  const paint = painter(colored)
  const result = contract.result.parse(answer.result)
  const listed = result.annotations.map((annotation, index) => ({ annotation, number: index + 1 }))
  const marksIn = (field: Annotation['field']) =>
    listed.flatMap(({ annotation: { field: own, start, end, severity }, number }) =>
      own === field ? [{ start, end, severity, number }] : [],
    )
  const { input, warnings } = answer
  const sure = input.kind_confidence < 1 ? `, ${Math.round(100 * input.kind_confidence)} % sure` : ''
  const { metrics } = result
  const parts = [
    `${scoreLine(result.score, result.grade, paint)}  ${input.kind}${sure}`,
    paint(
      'dim',
      wrap(
        `${metrics.words} words${metrics.grade_fk === null ? '' : ` · reading grade ${inYears(metrics.grade_fk)}`} · ${lostLine(result)}`,
        '',
      ),
    ),
    ...warnings.map(({ message }) => paint('yellow', wrap(message, ''))),
    '',
    ...(draft.subject === undefined
      ? []
      : [markedText(draft.subject, marksIn('subject'), paint, colored), '']),
    ...(draft.preheader === undefined
      ? []
      : [markedText(draft.preheader, marksIn('preheader'), paint, colored), '']),
    markedText(draft.draft.trimEnd(), marksIn('draft'), paint, colored),
    '',
    ...listed.map(({ annotation, number }) => {
      const first = listed.find((other) => other.annotation.rule_id === annotation.rule_id)
      return describe(annotation, number, paint, first?.number === number)
    }),
    ...fixSet(result, paint),
    ...fromTemplate(metrics).flatMap((line) => ['', line]),
    ...(result.comparison ? ['', ...compared(result.comparison).map(harmless)] : []),
  ]
  return { text: parts.join('\n'), score: result.score }
}

/** A grade as a person takes it: the formula goes below the first year of school, and nobody else does. */
const inYears = (grade: number): string => (grade < 1 ? 'below 1' : String(grade))

/** `74 C ██████████░░░░` in the colour of its status. */
export function scoreLine(score: number, grade: string, paint: Paint): string {
  const style = score >= 80 ? 'green' : score >= 60 ? 'yellow' : 'red'
  const full = Math.round((BAR * score) / 100)
  const bar = paint(style, '█'.repeat(full)) + paint('dim', '░'.repeat(BAR - full))
  return `${paint(['bold', style], `${String(score).padStart(3)} ${grade}`)}  ${bar}`
}

function lostLine({ dimensions }: Result): string {
  const lost = dimensions.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points)
  if (lost.length === 0) return 'nothing lost'
  return `lost: ${lost.map(({ id, points }) => `${id.replaceAll('_', ' ')} ${points}`).join(', ')}`
}

/** One finding; why it matters and on what grounds is said where the rule comes first. */
function describe(annotation: Annotation, number: number, paint: Paint, isFirst: boolean): string {
  const { points, message, severity, rule_id, why, fixes, evidence, contested } = annotation
  const label = String(number).padStart(3)
  const cost = severity === 'praise' ? '✓' : contested ? 'test' : points > 0 ? `−${points}` : '−0'
  const indent = '          '
  const line = (name: string, text: string) => `\n     ${paint('dim', name)} ${wrap(text, indent)}`
  const best = [...fixes].sort((a, b) => b.score_delta - a.score_delta).slice(0, 2)
  const fix = best
    .map(({ label: text, score_delta: gain }) => `${text}${gain > 0 ? ` (+${gain})` : ''}`)
    .join(' · ')
  const cited = evidence.map(({ id, grade }) => `${id} (${grade})`).join(', ')
  return (
    `${label}  ${paint(SEVERITY_STYLE[severity], cost.padEnd(4))} ${titled(harmless(message), rule_id, indent, paint)}` +
    (severity === 'praise' || !isFirst ? '' : line('why ', why)) +
    (fix === '' ? '' : line('fix ', harmless(fix))) +
    (cited === '' || !isFirst ? '' : line('see ', cited))
  )
}

/** The fewest fixes that reach the threshold, by the numbers of the list. */
function fixSet({ gate, annotations, score }: Result, paint: Paint): string[] {
  if (score >= gate.threshold || gate.smallest_fix_set.length === 0) return []
  const numbers = gate.smallest_fix_set.map(
    ({ annotation_id }) => annotations.findIndex(({ id }) => id === annotation_id) + 1,
  )
  const named = new Intl.ListFormat('en').format(numbers.map(String))
  const reach = gate.score_with_fixes < gate.threshold ? ', and the rest is yours to write' : ''
  const what = `Fixing ${named} brings it to ${gate.score_with_fixes}; ${gate.threshold} is asked for${reach}.`
  return ['', paint('bold', what)]
}
