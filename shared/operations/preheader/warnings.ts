/** What the caller should know beside the result. */
import type { Doc } from '../../engine/doc.ts'

interface Asked {
  count: number
  mode: 'complement' | 'summary' | 'cta'
  brand_voice_id?: string | null | undefined
}

interface Lines {
  found: number
  /** Of these, lines that cost points in a mail that is better without any. */
  worse: number
  /** True when none is recommended and the score says otherwise. */
  against: boolean
}

/** Why there are fewer candidates than asked for, or why they may serve less well. */
export function warningsOf(
  input: Asked,
  doc: Doc,
  { found, worse, against }: Lines,
): { code: string; message: string }[] {
  const warnings: { code: string; message: string }[] = []
  const add = (code: string, message: string) => warnings.push({ code, message })
  if (!doc.subject || doc.subject.text.trim() === '')
    add('no_subject', 'Without a subject nothing can complement it; with a `subject` overlap is measured.')
  if (against)
    add(
      'score_goes_by_kind',
      'The score goes by the kind of mail, which mostly goes to many; whom this one greets says that it goes to one.',
    )
  if (worse > 0)
    add(
      'better_without',
      'This mail scores lower with a preheader than without; the lines are there in case you want one all the same.',
    )
  if (found === 0)
    add(
      'no_candidates',
      'No sentence of the body can stand alone as a preheader at this length; a model or a person can write one.',
    )
  else if (found < input.count)
    add(
      'fewer_candidates',
      `The mail has ${found} good ${found === 1 ? 'line' : 'lines'}; ${input.count} were asked for. New wording needs a model.`,
    )
  if (!doc.english && found > 0)
    add(
      'ranked_by_form',
      'Outside English lines are chosen by figures and length only, and clauses are not cut.',
    )
  if (input.mode === 'cta' && doc.asks.length === 0)
    add('no_ask', 'The mail asks for nothing, so no candidate says what to do.')
  return warnings
}
