/** Subjects of what there is to meet for: `Meeting about the Q3 budget`, `15–20 minutes about your career path`. */

import type { Token } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { PREPOSITIONS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { namesMatter } from '../reading/request-cuts.ts'
import { textUpTo, thingAt } from '../reading/thing-at.ts'

const LONGEST = 9
const TALKS = /^(?:discuss|review|about|over|through|on|for)$/
/** The same with no occasion before it: “to go over the first quarter”. */
const TALK = /^(?:discuss|review|over|through)$/
/** “in the first week of December” */
const WHEN = /\b(?:in the (?:first|second|third|last) week of \p{Lu}\p{Ll}+|(?:next|this) week)\b/u
const BEFORE: Readonly<Record<string, RegExp>> = {
  about: /^(?:talk|talking|speak|chat|call|meeting|conversation|me|us|discussion|hear|learn|minutes)$/,
  over: /^(?:go|going|talk|chat)$/,
  through: /^(?:go|going|walk|talk|talking)$/,
  on: /^(?:meeting|call|catch-up|minutes|up)$/,
}

export const meetingLines = ({ lines }: RichMaterial): Idea[] => lines.flatMap(meetingOf)

function meetingOf(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const occasion = occasionIn(tokens, text)
  const at = tokens.findIndex(
    (t, i) =>
      i >= (occasion?.to ?? 0) &&
      (occasion ? TALKS : TALK).test(t.lower) &&
      (BEFORE[t.lower] ?? (occasion ? /^/ : /^to$/)).test(tokens[i - 1]?.lower ?? ''),
  )
  const thing = at < 0 ? null : thingAt(tokens, at + 1)
  // “30 minutes on your calendar”, “25 minutes on average”
  if (/^(?:calendars?|diary|agenda|average)$/.test(tokens[(thing?.ends[0] ?? 0) - 1]?.lower ?? '')) return []
  if (thing === null || /^(?:our|my|their|his|her|its)$/.test(thing.owner)) return []
  const article = /^(?:the|your|an?)$/.test(tokens[at + 1]?.lower ?? '') ? at + 1 : thing.from
  return thing.ends.flatMap((to, i): Idea[] => {
    const whole = textUpTo(text, tokens, article, to)
    const said = occasion
      ? `${occasion.name} ${tokens[at]?.lower === 'for' ? 'for' : 'about'} ${whole}`
      : capitalised(whole)
    if ((occasion && !namesMatter(tokens.slice(thing.from, to))) || said.split(' ').length > LONGEST)
      return []
    const when = occasion?.span ? WHEN.exec(text)?.[0] : undefined
    const own = capitalised(textUpTo(text, tokens, thing.from, to))
    return [said, ...(when === undefined || i > 0 ? [] : [`${own} ${when}`])].map((words) => ({
      text: words,
      angle: 'specific',
      shape: occasion ? 'says' : 'names',
      ...(occasion ? {} : { spare: true, plain: true }),
      role: 'ask',
      weight: (occasion ? 4 : 3) - i * 0.2,
      why: 'Says what there is to talk about.',
      line,
    }))
  })
}

interface Occasion {
  name: string
  /** Index behind it. */
  to: number
  /** True for a span of time, which is for something. */
  span: boolean
}

/** “15-20 minutes”, “to meet”, “a call”: by what name it goes, and where it ends. */
function occasionIn(tokens: readonly Token[], text: string): Occasion | null {
  const at = tokens.findIndex((t) => /^(?:meet|meeting|call|chat|minutes|hour|catch-up)$/.test(t.lower))
  const t = tokens[at]
  if (!t) return null
  const first = tokens[at - 1]
  if (t.lower === 'hour')
    return /^(?:an|half)$/.test(first?.lower ?? '') && !PREPOSITIONS.has(tokens[at - 2]?.lower ?? '')
      ? { name: `${capitalised(first?.text ?? '')} ${t.text}`, to: at + 1, span: true }
      : null
  if (t.lower === 'minutes') {
    const digits =
      tokens.findLastIndex((d, i) => i < at && d.kind !== 'number' && d.text !== '-' && d.text !== '–') + 1
    return digits < at
      ? { name: text.slice(tokens[digits]?.start ?? 0, t.end), to: at + 1, span: true }
      : null
  }
  if (t.lower === 'call' && !/^(?:a|the|our|short|quick|brief|minute|\d.*)$/.test(first?.lower ?? ''))
    return null
  return {
    name: t.lower === 'meet' ? 'Meeting' : capitalised(t.text),
    to: at + 1,
    span: false,
  }
}
