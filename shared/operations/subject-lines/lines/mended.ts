/** Lines that say in one breath what a mail says in two: what “one” stands for, and what “everything” goes with. */
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Idea } from '../idea.ts'

/** “see how everything is going with the scheduling tool” */
const GOING_WITH =
  /\bhow (?:everything|things|it|all) (?:is|are|has been|have been) going with ((?:the|your) (?:[\p{L}-]+ ){0,2}[\p{L}-]+)[.?!,]/iu
/** “It has been 94 days since your last box.” */
const READERS_LAST = /\byour (?:last|first|previous|latest|current) (\p{Ll}{3,})\b/iu
/** “your next one is 40% off” */
const THE_ONE =
  /\byour (next|first|new|other) one (is|will be|comes|are) ((?:[$£€]?\d[\d.,]*%?|free|half)(?: \p{Ll}+){0,2})/iu

export const mendedLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line, i): Idea[] => {
    const { text } = line.sentence
    const [, thing] = GOING_WITH.exec(text) ?? []
    const idea = (said: string, angle: Idea['angle'], why: string): Idea => ({
      text: said,
      angle,
      shape: 'says',
      weight: 4 + line.weight / 2,
      why,
      line,
    })
    if (thing !== undefined)
      return [idea(`How is ${thing} going?`, 'question', 'Asks after what the mail asks after.')]
    const [, which, verb, rest = ''] = THE_ONE.exec(text) ?? []
    if (which === undefined) return []
    // It stands for what the reader had before.
    const noun = [lines[i - 1], line].flatMap((l) => READERS_LAST.exec(l?.sentence.text ?? '')?.[1] ?? [])[0]
    if (noun === undefined) return []
    const said = `Your ${which} ${noun} ${verb} ${rest.replace(/ (?:and|or|with|if|when|until).*$/, '')}`
    return [{ ...idea(said, 'benefit', 'Says what the reader gets.'), role: 'offer' }]
  })
