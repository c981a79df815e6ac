/** Subjects of what is closed from one day to another: `Riverside pool closed from 8 to 19 December`. */
import type { RichMaterial } from '../../material/from-draft.ts'
import { plain } from '../../material/line.ts'
import type { Idea } from '../idea.ts'

const EARLY = 3
const LONG = 22
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const DATE = `(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:\\d{1,2} ${MONTH}|${MONTH} \\d{1,2})`
/** “from Monday 8 to Friday 19 September” */
const DAY_ALONE = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?\\d{1,2}'
/** What may stand before the news. */
const PREAMBLE =
  "please note that |as you may know, |(?:please )?be (?:advised|aware|informed) that |(?:i|we)(?: am|[’']m| are|[’']re) writing to (?:inform|tell|let) you (?:know )?that "
const CLOSED = new RegExp(
  `^(?:${PREAMBLE})?(?:the |our )([\\p{L}\\d][^,.;:?]{2,40}?) (?:(?:has|have|is|are) [^,.;:?]{3,50}? and )?(?:will (?:be|stay|remain)|is|are|stays?|remains?) (?:temporarily |partly |completely )?(closed|shut|unavailable|out of service|out of use|out of order) ((?:from (?:${DATE}|${DAY_ALONE}) (?:to|until)|until) ${DATE})\\b`,
  'iu',
)
const DAY = /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?=\d|\p{Lu})/gu
/** “from 8 December to 19 December” names one month. */
const ONE_MONTH = /^from (\d{1,2}) (\p{L}+) (to|until) (\d{1,2}) \2$/u

export const closedLines = ({ lines }: RichMaterial): Idea[] =>
  lines.slice(0, EARLY).flatMap((line): Idea[] => {
    const [, thing, state, days = ''] = CLOSED.exec(plain(line.sentence.text)) ?? []
    if (thing === undefined) return []
    const when = days.replace(DAY, '').replace(ONE_MONTH, 'from $1 to $4 $2')
    return [
      {
        // “the kiln at the Harbour Street studio”: the reader knows which.
        text: `${thing.length > LONG ? thing.replace(/ (?:at|in|on) .*$/, '') : thing} ${state} ${when}`,
        promise: thing,
        angle: 'specific',
        shape: 'says',
        role: 'news',
        plain: true,
        headline: true,
        weight: 8,
        why: 'Says what is closed, and when.',
        line,
      },
    ]
  })
