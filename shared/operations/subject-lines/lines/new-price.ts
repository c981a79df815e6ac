/** What a thing costs from now on, and what it cost: “Team plan: $15 instead of $12 from January 1”. */
import { datesIn } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'

const CHANGED =
  /\b(?:price|cost|fee|rate|charge)s? (?:of|for) (?:the |your |our |an? )?((?:[\p{L}-]+ ){0,2}?[\p{L}-]+?) (?:(?:will|be|is|are|has|have|been|going|to) )*(?:increas|ris|rose|go|chang|mov|drop|fall|fell|decreas|com)\p{L}*(?: up| down)? from ([$£€]\d[\d.,]*\d|[$£€]\d) to ([$£€]\d[\d.,]*\d|[$£€]\d)/iu
const LONG = 45
const SINCE = /\b(?:from|on|effective|starting|as of|beginning)(?: on)? $/i

export const newPriceLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line): Idea[] => {
    const { text } = line.sentence
    if (!/[$£€]/.test(text)) return []
    const [, thing, old = '', now = ''] = CHANGED.exec(text) ?? []
    if (thing === undefined) return []
    const day = dayOf(line)
    const said = `${thing}: ${now} instead of ${old}`
    const idea = (words: string, more: number): Idea => ({
      text: words,
      angle: 'specific',
      shape: 'says',
      role: 'news',
      weight: 4 + more,
      why: 'Says what it costs, what it cost, and from when.',
      line,
    })
    if (day === undefined) return [idea(said, 0)]
    // Without the day it would be the price of today; only where there is no room it must do.
    const dated = `${said} from ${day}`
    return dated.length > LONG ? [idea(dated, 1), idea(said, 0)] : [idea(dated, 1)]
  })

/** The day from which something holds, without its year. */
function dayOf({ sentence, ...line }: Line): string | undefined {
  return datesIn({ sentence, ...line })
    .find(({ text }) => SINCE.test(sentence.text.slice(0, sentence.text.indexOf(text))))
    ?.text.replace(/,? 20\d\d$/, '')
}
