/** A statement with the day its sentence begins with: “From Monday 9 June the car park is closed” says it behind. */
import type { Doc } from '../../../engine/doc.ts'
import { dateEnd } from '../../material/dates.ts'
import { plain } from '../../material/line.ts'
import { isPast } from '../../material/verbs.ts'
import type { Statement } from './statements.ts'

/** What an opening with a day begins with. */
const LEADS = /^(?:from|on|until|since|by|starting)$/
/** “The main car park is closed …”: article, thing, form of “be”, and what became of it. */
const STATE =
  /^(?:the |our |an? )?(.{3,50}?) (is|are|will be|was|were|(?:has|have) (?:had to be|been)) (\p{Ll}+)(?= |$)(.{0,60})$/iu
const CHANGED = new Set(['closed', 'shut', 'open', 'back', 'available', 'free', 'off', 'live'])

/** `Main car park closed …`, as a heading says it; `null` where nothing became of anything. */
function short(text: string): string | null {
  const [, thing = '', be = '', became = '', rest = ''] = STATE.exec(text) ?? []
  // “will be turned off on 8 December”
  if (/^(?:turned|switched|cut|shut)$/.test(became) && / (?:off|down)\b/.test(rest.slice(0, 5)))
    return `${thing}${rest}`
  // “Printer delivered on 9 November” would tell of what is still to come as if it were done.
  return CHANGED.has(became) || (isPast(became) && be !== 'will be') ? `${thing} ${became}${rest}` : null
}

/** The statement with its day behind, whole and short: `Main car park closed from Monday 9 June`. */
export function withDay({ text, line, from, to }: Statement): string[] {
  const { tokens, text: said } = line.sentence
  if (!LEADS.test(tokens[0]?.lower ?? '')) return []
  // “The audit found that meters read too high on Friday”: the day is that of the audit.
  if (tokens.slice(from, to).some(({ lower }) => lower === 'that')) return []
  const end = dateEnd(tokens, 1)
  if (end === 1 || (from !== end && !(tokens[end]?.text === ',' && from === end + 1))) return []
  const lead = plain(said.slice(0, tokens[end - 1]?.end ?? 0))
  const day = lead.charAt(0).toLowerCase() + lead.slice(1)
  const brief = short(text)
  return [...(brief === null ? [] : [`${brief} ${day}`]), `${text} ${day}`]
}

/** A statement with a day in it, as letters and notices put it over their news: `Bridge closed to cars until 4 July`. */
export function headlined({ text, line, from, to }: Statement, { family }: Doc): string[] {
  if (family === 'cold' || family === 'warm') return []
  const { tokens } = line.sentence
  const dated = tokens.some((_, i) => i > from && i < to && dateEnd(tokens, i) > i)
  const brief = dated ? short(text) : null
  return brief === null ? [] : [brief]
}
