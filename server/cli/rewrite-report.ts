/** What a person sees of a rewrite. */
import type { z } from 'zod'
import { gradeOf } from '#shared/engine/weights.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { remarksOf, type Sent, type Show } from './operation-report.ts'
import { scoreLine } from './score-report.ts'
import { folded, harmless, hasColor, type Paint, painter, titled, wrap } from './terminal.ts'

type Result = z.output<typeof contract.result>
type Variant = Result['variants'][number]

export const showRewrite: Show = (draft, answer) => {
  const colored = hasColor()
  const paint = painter(colored)
  const result = contract.result.parse(answer.result)
  const head = remarksOf(answer, paint)
  if (result.unchanged_reason !== null) head.push(result.unchanged_reason)
  const shown = result.variants.map((variant, index) => {
    const title = result.variants.length > 1 ? [paint('bold', `${index + 1}. ${variant.angle}`)] : []
    return [...title, ...variantLines(variant, draft, paint, colored)].join('\n')
  })
  return {
    text: [...head, ...shown].join('\n\n'),
    score: Math.max(...result.variants.map(({ score }) => score)),
  }
}

function variantLines(variant: Variant, draft: Sent, paint: Paint, colored: boolean): string[] {
  const { score_before: before, score, words, changes, diff } = variant
  const gain = score - before
  return [
    scoreLine(before, gradeOf(before), paint),
    `${scoreLine(score, gradeOf(score), paint)}  ${gain === 0 ? 'same score' : gain > 0 ? `+${gain}` : gain}, ${words} words`,
    '',
    ...fieldLines(draft, variant, paint, colored),
    diff.length > 0 ? diffText(diff, paint, colored) : harmless(variant.draft),
    ...(changes.length > 0 ? [''] : []),
    ...changes.map((change, index) => changeLine(change, index + 1, paint)),
  ]
}

/** Subject and preheader, where they were sent. */
function fieldLines(draft: Sent, { subject, preheader }: Variant, paint: Paint, colored: boolean): string[] {
  const lines = [
    ...(subject === null ? [] : [fieldLine('Subject', draft.subject, subject, paint, colored)]),
    ...(preheader === null ? [] : [fieldLine('Preheader', draft.preheader, preheader, paint, colored)]),
  ]
  return lines.length > 0 ? [...lines, ''] : []
}

function fieldLine(name: string, before: string | undefined, after: string, paint: Paint, colored: boolean) {
  if (before === undefined || before === after) return `${name}: ${harmless(after)}`
  return `${name}: ${deleted(before, paint, colored)} ${inserted(after, paint, colored)}`
}

const deleted = (text: string, paint: Paint, colored: boolean) =>
  colored ? byWord(text, (part) => paint(['red', 'strikethrough'], part)) : `[-${harmless(text)}-]`
const inserted = (text: string, paint: Paint, colored: boolean) =>
  colored ? byWord(text, (part) => paint('green', part)) : `{+${harmless(text)}+}`

/** Colours each word by itself, so that a line break does not carry a colour along. */
const byWord = (text: string, color: (part: string) => string) => harmless(text).replaceAll(/\S+/g, color)

/** The words of both versions, in lines that fit: without colours as `[-gone-]{+new+}`, with them apart from each other. */
function diffText(diff: Variant['diff'], paint: Paint, colored: boolean): string {
  const show = {
    equal: harmless,
    delete: (t: string) => deleted(t, paint, colored),
    insert: (t: string) => inserted(t, paint, colored),
  }
  const parts = diff.map(({ op, text }, at) => {
    const last = diff[at - 1]
    const meets = colored && op === 'insert' && last?.op === 'delete' && isOneWord(last.text, text)
    return (meets ? ' ' : '') + show[op](text)
  })
  return folded(parts.join('').trimEnd())
}

/** Whether two texts beside each other read as one word. */
const isOneWord = (left: string, right: string): boolean => /\S$/.test(left) && /^[\p{L}\p{N}]/u.test(right)

function changeLine(change: Variant['changes'][number], number: number, paint: Paint): string {
  const { reason, rule_id, before, after, evidence } = change
  const indent = '     '
  const cited = evidence.map(({ id, grade }) => `${id} (${grade})`).join(', ')
  const words =
    after === ''
      ? `“${short(before)}” left out`
      : before === ''
        ? `“${short(after)}” added`
        : `“${short(before)}” → “${short(after)}”`
  return (
    `${String(number).padStart(3)}  ${titled(harmless(reason), [rule_id, cited].filter(Boolean).join(', '), indent, paint)}` +
    `\n${indent}${paint('dim', wrap(harmless(words), indent))}`
  )
}

const short = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line.length > 70 ? `${line.slice(0, 69)}…` : line
}
