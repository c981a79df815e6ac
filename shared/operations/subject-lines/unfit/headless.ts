/** Lines that begin with the verb of somebody they leave out: “Opened Trailhead”, “Hires 14 drivers”. */
import { ACTS } from '../../../engine/lexicon/asks.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { isPast, isVerb } from '../../material/verbs.ts'
import { classesOf, type WordClass } from '../../material/word-class.ts'
import type { Idea } from '../idea.ts'

/** What stands behind a verb and not behind a noun or adjective. */
const OBJECT: ReadonlySet<WordClass | undefined> = new Set(['article', 'owner', 'number', 'name', 'subject'])
/** Verbs that mail tells of companies, and the list of verbs does not hold. */
const MORE =
  /^(?:hires|utili[sz]es|costs|employs|runs|serves|boasts|leverages|specialises|specializes|operates)$/
/** “Costs £2,400 and the vet”. */
const third = (lower: string) => MORE.test(lower) || (isVerb(lower) && /[^s]s$/.test(lower))

/** Whether the line lost who does what it tells. */
export function isHeadless({ text, line, angle }: Idea): boolean {
  if (angle === 'question') return false
  const tokens = tokenize(text)
  const [first, second] = tokens
  if (first?.kind !== 'word' || second === undefined || second.kind === 'mark') return false
  const { lower } = first
  const next = classesOf(tokens)[1]
  const takes = OBJECT.has(next) || /^(?:\p{Lu}|[$£€¥]?\d)/u.test(second.text)
  if (third(lower)) return takes || (MORE.test(lower) && lower !== 'runs') || before(line, first.text) !== ''
  // “Lost luggage” is a thing; “the company opened Trailhead” is not.
  if (!isPast(lower) || ACTS.has(lower) || !takes) return false
  const doer = before(line, text)
  return (
    doer !== '' &&
    !/^(?:the|an?|your|our|my|their|its|his|her|is|are|was|were|been|be|can|could|will|would|may|to|let|lets|please)$/.test(
      doer,
    )
  )
}

/** The word before the line in its sentence, lower case; '' at its start. */
function before(line: Idea['line'], text: string): string {
  if (line === null) return ''
  const own = line.sentence.text.toLowerCase()
  const at = own.indexOf(text.toLowerCase())
  return at < 1 ? '' : (own.slice(0, at).trimEnd().split(/\s/).at(-1) ?? '')
}
