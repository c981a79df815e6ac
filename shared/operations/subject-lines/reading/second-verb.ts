/** Whether behind “and” something new is told: a second thing that is done, or somebody else who does one. */
import { isPast, maybeVerb } from '../../material/verbs.ts'
import type { Classed } from './statement-starts.ts'
import { isHelper, subjectAt } from './subject.ts'

/** “left our warehouse and arrives on Wednesday”: a second thing that it does. */
export const secondVerb = ({ tokens, classes }: Classed, at: number): boolean => {
  const lower = tokens[at]?.lower ?? ''
  return (
    /^(?:is|are|was|were|has|have|had|will|can)$/.test(lower) ||
    (classes[at] === 'verb' && /[^s]s$/.test(lower)) ||
    (isPast(lower) && /^(?:article|owner|number|preposition)$/.test(classes[at + 1] ?? ''))
  )
}

/** “will start on Monday and last about six weeks”: behind a helper its second verb has no ending. */
export const secondPlainVerb = ({ tokens, classes }: Classed, from: number, at: number): boolean => {
  const lower = tokens[at]?.lower ?? ''
  const next = classes[at + 1]
  return (
    (maybeVerb(lower) || lower === 'last') &&
    !/(?:s|ing)$/.test(lower) &&
    !isPast(lower) &&
    tokens.slice(from, at).some((t) => /^(?:will|can|must|should|may)$/.test(t.lower)) &&
    (/^(?:article|owner|number)$/.test(next ?? '') ||
      /^(?:about|until|from|in|on|at)$/.test(tokens[at + 1]?.lower ?? ''))
  )
}

/** “and Jenny, Tom and Aisha have been invited”: names that do something of their own. */
export const namesDo = ({ tokens, classes }: Classed, at: number): boolean => {
  // “and auto-renewal is off”
  if (classes[at] === 'word' && /^(?:is|are|was|were)$/.test(tokens[at + 1]?.lower ?? '')) return true
  let i = at
  while (classes[i] === 'name' || tokens[i]?.text === ',' || (i > at && tokens[i]?.lower === 'and')) i++
  return i > at && /^(?:is|are|was|were|has|have|will|can)$/.test(tokens[i]?.lower ?? '')
}

/** Whether a thing and a helper behind it begin another clause. */
export const isClause = (line: Classed, at: number): boolean => {
  const subject = /^(?:number|article|owner|name)$/.test(line.classes[at] ?? '') ? subjectAt(line, at) : null
  if (subject === null || subject.verb !== subject.to) return false
  // “and Jo takes over the report”
  return (
    isHelper(line, subject.verb) || (line.classes[subject.verb] === 'verb' && line.classes[at - 2] !== 'name')
  )
}
