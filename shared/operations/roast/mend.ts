/** A change that would mend a finding, and where it goes. */
import type { Draft } from '../../engine/draft.ts'

/** A change of one range of a field, as a button would name it. */
export interface Mend {
  field: 'subject' | 'preheader' | 'draft'
  start: number
  end: number
  label: string
  replacement: string
  /** Facts it may not lose: all by default, or all but names, or none, where it adds or where what goes is the point. */
  keeps?: 'figures' | 'none'
}

/** A mend that was scored. */
export type Scored = Mend & { score_delta: number }

/** The draft with a mend made. */
export const withMend = (draft: Draft, { field, start, end, replacement }: Mend): Draft => {
  const whole = draft[field] ?? ''
  return { ...draft, [field]: whole.slice(0, start) + replacement + whole.slice(end) }
}

const LABEL = 70
/** Words for a label: one line, and not too long. */
export const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LABEL ? `${line.slice(0, LABEL).replace(/\s\S*$/, '')}…` : line
}
