/** The sentences that a translation needs, as a translator gets them: figures adapted already, markup out of reach. */
import type { z } from 'zod'
import type { Field, Span } from '../../engine/draft.ts'
import { applyEdits } from '../../engine/edit.ts'
import { decodeEntities, encodeHtml } from '../../engine/html/entities.ts'
import type { contract } from './contract.ts'

type Result = z.output<typeof contract.result>

/** A stretch to translate, as it stands in what was sent. */
export interface Job extends Span {
  field: Field
  /** The source with its figures and dates as the target writes them; `⟦1⟧` stands for the first piece of markup. */
  text: string
  /** What those marks stand for. */
  markup: readonly string[]
  /** What is known of it: the usual greeting, terms of the glossary, idioms. */
  note: string
  html: boolean
}

const TAG = /<[^<>]*>/g
const MARK = /⟦(\d{1,3})⟧/g

/** Jobs for every point that the rules left to a model. */
export const jobsOf = ({ needs_model, adaptations }: Result, html: boolean): Job[] =>
  needs_model.map(({ span: { field, start, end, quote }, reason }) => {
    const own = adaptations.filter((a) => a.field === field && a.start >= start && a.end <= end)
    const edits = own.map((a) => ({ start: a.start - start, end: a.end - start, replacement: a.after }))
    const adapted = applyEdits(quote, edits).text
    if (!html || field !== 'draft')
      return { field, start, end, text: adapted, markup: [], note: reason, html: false }
    const markup = adapted.match(TAG) ?? []
    let n = 0
    const text = decodeEntities(adapted.replaceAll(TAG, () => `⟦${++n}⟧`)).replaceAll(/\s+/g, ' ')
    return { field, start, end, text, markup, note: reason, html: true }
  })

/** The translation in the form of the draft; `null` when its marks are not those of the job, in their order. */
export function inPlace({ markup, html }: Job, translation: string): string | null {
  const marks = [...translation.matchAll(MARK)].map(([, n]) => Number(n))
  if (marks.length !== markup.length || marks.some((n, i) => n !== i + 1)) return null
  if (!html) return translation
  return translation
    .split(MARK)
    .map((part, i) =>
      i % 2 === 0 ? encodeHtml(part).replaceAll('"', '&quot;') : (markup[Number(part) - 1] ?? ''),
    )
    .join('')
}
