/** What a thing costs from now on, and what it cost: “Team plan: $15 instead of $12 from January 1”. */
import { datesIn } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'

const CHANGED =
  /\b(?:price|cost|fee|rate|charge)s? (?:of|for) (?:the |your |our |an? )?((?:[\p{L}-]+ ){0,2}?[\p{L}-]+?) (?:(?:will|be|is|are|has|have|been|going|to) )*(?:increas|ris|rose|go|chang|mov|drop|fall|fell|decreas|com)\p{L}*(?: up| down)? from ([$£€]\d[\d.,]*\d|[$£€]\d) to ([$£€]\d[\d.,]*\d|[$£€]\d)/iu
/** “decided to raise the annual subscription from £42 to £48” */
const RAISED =
  /\b(?:rais|increas|lift|lower|reduc|cutt?|chang|mov|put up)(?:e|es|ed|ing)? (?:the |our |your )((?:[\p{L}-]+ ){0,3}?[\p{L}-]+) from ([$£€]\d[\d.,]*\d|[$£€]\d) to ([$£€]\d[\d.,]*\d|[$£€]\d)/iu
const EARLY = 2
const LONG = 45
const FROM = /\b(?:from|effective|starting|as of|beginning)(?: on)? $/i
const SINCE = /\b(?:from|on|effective|starting|as of|beginning)(?: on)? $/i

export const newPriceLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line, place): Idea[] => {
    const { text } = line.sentence
    if (!/[$£€]/.test(text)) return []
    const found = CHANGED.exec(text) ?? RAISED.exec(text)
    const [whole = '', thing, old = '', now = ''] = found ?? []
    if (found === null || thing === undefined) return []
    const day = dayOf(line, found.index + whole.length)
    const said = `${thing}: ${now} instead of ${old}`
    const idea = (words: string, more: number): Idea => ({
      text: words,
      angle: 'specific',
      shape: 'says',
      // Told at once, it is what the mail is written for.
      role: place < EARLY ? 'purpose' : 'news',
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
function dayOf({ sentence, ...line }: Line, behind: number): string | undefined {
  return datesIn({ sentence, ...line })
    .find(({ text }) => {
      const at = sentence.text.indexOf(text)
      // “At its meeting on 24 November the committee …”: the day of the meeting.
      return (at > behind ? SINCE : FROM).test(sentence.text.slice(0, at))
    })
    ?.text.replace(/,? 20\d\d$/, '')
}
