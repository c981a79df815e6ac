/** `Harlan Freight: 61 to 9 hours of detention a month`: what a customer of the sender’s got, in figures. */
import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { type Change, changeIn, LESS } from '../../material/customers/changes.ts'
import { strangersTo } from '../../material/customers/got.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Idea } from '../idea.ts'

/** The lines of a change, best first. */
function linesOf({ who, thing = '', verb = '', from, to, by = '', per = '' }: Change): string[] {
  if (to !== undefined)
    return [`${who}: ${from} to ${to} ${thing}${per}`, `From ${from} to ${to} ${thing}${per}`]
  if (by.endsWith('%')) {
    const said = `${capitalised(thing)} ${LESS.test(verb) ? 'down' : 'up'} ${by}`
    return who === undefined ? [said] : [`${said} at ${who}`, said]
  }
  return [
    verb === 'saved'
      ? `${capitalised(by)} ${thing} saved${per}`
      : `${capitalised(verb)} ${by} ${thing}${per}`,
  ]
}

/** Results of customers in mail that sells; elsewhere figures are the sender’s own matter. */
export function customerResultLines(doc: Doc, material: RichMaterial): Idea[] {
  if (doc.family === 'operational') return []
  const isOther = strangersTo(doc, material)
  return material.lines.flatMap((line) => {
    const change = changeIn(line.sentence.text)
    return change === null || (change.who !== undefined && !isOther(change.who))
      ? []
      : linesOf(change).map(
          (text, i): Idea => ({
            text,
            angle: 'number',
            shape: 'says',
            role: 'proof',
            weight: 5 + line.weight - i,
            why: 'Shows what a customer got, in figures.',
            line,
          }),
        )
  })
}
