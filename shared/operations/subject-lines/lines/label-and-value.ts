/** Subjects of what something is: `December pick: “The Wall”`, where “our December pick is “The Wall” by Marlen Haushofer”. */
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Idea } from '../idea.ts'

const LONGEST = 9
/** A thing of two words or more, and a name, a day or a figure that it is. */
const IS =
  /^(?:our|the|your|this (?:week|month)['’]s) ((?:\p{L}[\p{L}'’-]* ){1,3}\p{Ll}[\p{L}-]*) (?:is|are|will be) (?:now )?(["“][^"”]{2,40}["”]|(?:\p{Lu}[\p{L}'’-]* )?\d[\d.,:]*(?: \p{Lu}\p{Ll}+)?)(?=[,.;!]| (?:by|at|and|from|in)\b|$)/iu
/** Of what, the line does not say. */
const LOOSE =
  /^(?:only |main |first |last |next )?(?:thing|point|question|reason|problem|answer|one|total|amount|number|result)$/i

export const labelAndValueLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line): Idea[] => {
    const [, label = '', value = ''] = line.sentence.question ? [] : (IS.exec(line.sentence.text) ?? [])
    const text = `${capitalised(label)}: ${value}`
    if (label === '' || LOOSE.test(label) || /^\p{Ll}/u.test(value) || text.split(' ').length > LONGEST)
      return []
    return [
      {
        text,
        angle: 'specific',
        shape: 'says',
        plain: true,
        weight: 4,
        why: 'Names the thing and what it is.',
        line,
      },
    ]
  })
