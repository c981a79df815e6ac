/** Subjects of what is asked whether it suits: `Visit to our showroom in Leith next week?`, where “Would a visit … suit you next week?” */
import type { RichMaterial } from '../../material/from-draft.ts'
import { plain } from '../../material/line.ts'
import type { Idea } from '../idea.ts'

const LONGEST = 8
const SUITS =
  /^(?:would|does|could|will) (?:an?|the) (?!.*\bor\b)([^,?]{4,50}?) (?:suit|work|fit|be (?:convenient|possible|good|all right))(?: for)?(?: you)?((?: (?:this|next|on|in) [^,?]{3,20})?)\?$/i

export const suitsLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line): Idea[] => {
    const [, thing = '', day = ''] = SUITS.exec(plain(line.sentence.text)) ?? []
    const text = `${thing}${day}?`
    if (thing === '' || !(/ /.test(thing) || day !== '') || text.split(' ').length > LONGEST) return []
    return [
      {
        text,
        angle: 'question',
        shape: 'says',
        role: 'ask',
        weight: 5,
        why: 'Asks what the mail asks, in few words.',
        line,
      },
    ]
  })
