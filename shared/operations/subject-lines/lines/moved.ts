/** Subjects of what is given another day: `Cut-over moved to Thursday 20 November`, where “we’re pushing the cut-over from Monday to Thursday 20 November”. */
import type { Token } from '../../../engine/doc.ts'
import { dateEnd } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'
import { textUpTo, thingAt } from '../reading/thing-at.ts'
import { isShouted } from '../unfit/shouted.ts'

/** Verbs of moving, with what became of the thing. */
const MOVES: readonly (readonly [form: RegExp, done: string])[] = [
  [/^mov(?:e|es|ed|ing)$/, 'moved'],
  [/^push(?:es|ed|ing)?$/, 'pushed'],
  [/^postpon(?:e|es|ed|ing)$/, 'postponed'],
  [/^shift(?:s|ed|ing)?$/, 'shifted'],
  [/^delay(?:s|ed|ing)?$/, 'delayed'],
  [/^reschedul(?:e|es|ed|ing)$/, 'rescheduled'],
]
const doneAt = ({ lower }: Token): string | null => MOVES.find(([form]) => form.test(lower))?.[1] ?? null
/** “We have to move the cut-over”; “the hotel lets us move the booking” tells of what could be. */
const isDone = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.lower ?? ''
  return (
    /(?:ed|ing)$/.test(tokens[at]?.lower ?? '') ||
    /^(?:i|we|will|must|(?:i|we)['’]ll)$/.test(before) ||
    (before === 'to' && /^(?:have|had|has|going|decided|agreed|forced)$/.test(tokens[at - 2]?.lower ?? ''))
  )
}
/** Words of its own that such a verb may have. */
const PARTICLE = /^(?:back|forward|forwards|out|on)$/
/** “if we could move”: it is not moved yet. */
const OPEN =
  /^(?:if|could|can|would|may|might|should|whether|not|never|cannot|unless|want|wanted|like|hope|hoping|need|ask|asked|asking|suggest|propose)$/
/** Tokens from the thing to its new day. */
const REACH = 7
const OWNER = /^(?:their|his|her|its)$/

export const movedLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line) =>
    line.sentence.question || isShouted(line.sentence) ? [] : [...moved(line), ...wasMoved(line)],
  )

/** “The deploy on Thursday is moved to next Tuesday”: what has been done with it, and until when. */
const WAS_MOVED =
  /^(?:[Tt]he |[Oo]ur |[Yy]our |[Tt]his )?(\p{L}[^,;:]{2,40}?)(?: (?:on|for|of|from) (?:\p{Lu}\p{Ll}+day|\d)[^,;:]*?)? (?:is|are|was|were|will be|has been|have been|had to be) (?:now )?(moved|pushed back|pushed|postponed|shifted|delayed|rescheduled|put back|brought forward) (?:from [^,;:]{1,20} )?(to|until|till) (?=(?:next |this )?[\p{Lu}\d])/u

function wasMoved(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const [lead = '', thing, done, link] = WAS_MOVED.exec(text) ?? []
  const at = tokens.findIndex((t) => t.start >= lead.length)
  const from = /^(?:next|this)$/.test(tokens[at]?.lower ?? '') ? at + 1 : at
  const end = dateEnd(tokens, from)
  if (thing === undefined || at < 0 || end === from) return []
  const when = textUpTo(text, tokens, at, end)
  return [
    {
      text: `${/^your /i.test(text) ? 'Your ' : ''}${thing} ${done} ${link} ${when}`,
      angle: 'specific',
      shape: 'says',
      role: 'news',
      weight: 6,
      why: 'Says what has another day, and which.',
      line,
      promise: `${thing} ${when}`,
    },
  ]
}

function moved(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const at = tokens.findIndex((t, i) => i > 0 && doneAt(t) !== null && isDone(tokens, i))
  if (at < 1 || tokens.slice(0, at).some(({ lower }) => OPEN.test(lower))) return []
  const thing = thingAt(tokens, PARTICLE.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1)
  const [end] = thing?.ends ?? []
  if (!thing || end === undefined || OWNER.test(thing.owner)) return []
  const day = newDay(tokens, end)
  if (day === null) return []
  const name = `${thing.owner === 'your' ? 'Your ' : ''}${textUpTo(text, tokens, thing.from, end)}`
  const when = textUpTo(text, tokens, day, dateEnd(tokens, day))
  return [
    {
      text: `${name} ${doneAt(tokens[at] as Token)} to ${when}`,
      angle: 'specific',
      shape: 'says',
      role: 'news',
      weight: 6,
      why: 'Says what has another day, and which.',
      line,
      promise: `${name} ${when}`,
    },
  ]
}

/** Index of the day behind “to” or “until”, in the clause that names the thing. */
function newDay(tokens: readonly Token[], from: number): number | null {
  for (let i = from; i < Math.min(tokens.length, from + REACH); i++) {
    const { lower, text } = tokens[i] as Token
    if (/^[,;:.]$/.test(text)) return null
    if (/^(?:to|until|till)$/.test(lower) && dateEnd(tokens, i + 1) > i + 1) return i + 1
  }
  return null
}
