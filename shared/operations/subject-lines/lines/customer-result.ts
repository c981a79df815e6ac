/** `Harlan Freight: 61 to 9 hours of detention a month`: what a customer of the sender’s got, in figures. */
import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { ABLE, CUT, HELPED, SAVED, SAW, WENT } from '../../material/customer-results.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'

const DOWN = /^(?:cut|reduced?|lower(?:ed)?|trim|shorten(?:ed)?|slash|go down|fall|drop|decrease|shrink)$/

/** The lines of one sentence, best first. */
function linesOf(text: string): string[] {
  const went = WENT.exec(text)?.groups
  if (went) {
    const { who, from, to, of, per = '' } = went
    return [`${who}: ${from} to ${to} ${of}${per}`, `From ${from} to ${to} ${of}${per}`]
  }
  const helped = HELPED.exec(text)?.groups
  const moved = helped ?? SAW.exec(text)?.groups ?? CUT.exec(text)?.groups ?? ABLE.exec(text)?.groups
  if (moved) {
    const said = `${capitalised(moved.thing ?? '')} ${DOWN.test(moved.verb ?? '') ? 'down' : 'up'} ${moved.much}`
    return helped ? [`${said} at ${helped.who}`, said] : [said]
  }
  const saved = SAVED.exec(text)?.groups
  if (!saved) return []
  const { how = '', much = '', of, per = '' } = saved
  return [
    how === 'saved' ? `${capitalised(much)} ${of} saved${per}` : `${capitalised(how)} ${much} ${of}${per}`,
  ]
}

/** Results of customers in mail that sells; elsewhere figures are the sender’s own matter. */
export const customerResultLines = ({ family }: Doc, { lines }: RichMaterial): Idea[] =>
  family === 'operational'
    ? []
    : lines.flatMap((line: Line) =>
        linesOf(line.sentence.text).map(
          (text, i): Idea => ({
            text,
            angle: 'number',
            shape: 'says',
            role: 'proof',
            weight: 5 + line.weight - i,
            why: 'Shows what a customer got, in figures.',
            line,
          }),
        ),
      )
