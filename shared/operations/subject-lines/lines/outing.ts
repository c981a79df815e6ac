/** Subjects of a trip: where it goes, and when: `Trip to the Roman museum in Chester, 22 January`. */
import type { Doc } from '../../../engine/doc.ts'
import { datesIn } from '../../material/dates.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { plain } from '../../material/line.ts'
import type { Idea } from '../idea.ts'
import { WEEKDAY } from '../reading/thing-at.ts'

/** Sentences that still tell where it goes. */
const EARLY = 3
const OUTING = /\b(trip|outing|excursion)\b/i
/** “we are taking the class to the Roman museum on …”, “Year 5 will visit the villa at Bignor on …” */
const GOES =
  /\b(?:(?:tak(?:e|ing)|bring(?:ing)?) (?:the |our |your )?[\p{L}\d ]{2,24}? to|(?:will|are|is) (?:visit(?:ing)?|go(?:ing)? to|travel(?:l?ing)? to)) (the [^,.;:?!]{3,48}?)(?= (?:on|for|from|until|by|and|with|where|which|to)\b|[,.;:?!]|$)/iu
const YEAR = /,? 20\d\d$/

export function outingLines({ subject, text }: Doc, { lines }: RichMaterial): Idea[] {
  const word = OUTING.exec(`${subject?.text ?? ''} ${text}`)?.[1]
  if (word === undefined) return []
  return lines.slice(0, EARLY).flatMap((line): Idea[] => {
    const place = GOES.exec(plain(line.sentence.text))?.[1]
    const [day] = datesIn(line)
    if (place === undefined || !day) return []
    // “the villa at Bignor”: the reader looks up where that is.
    const where = place.replace(/ (?:in|at|near|outside) \p{Lu}.*$/u, '')
    const name = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
    return [
      {
        text: `${name} to ${where}, ${day.text.replace(YEAR, '').replace(WEEKDAY, '')}`,
        promise: place,
        angle: 'specific',
        shape: 'says',
        role: 'news',
        plain: true,
        weight: 8,
        why: 'Says where the trip goes, and when.',
        line,
      },
    ]
  })
}
