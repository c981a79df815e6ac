/** Words that may stand twice in a row, and small words that hardly ever do. */

import { words } from '../word-set.ts'
import { AUXILIARIES, NEGATED } from './verbs.ts'

/** Said twice for weight, by grammar (`had had`, `that that`, `gave her her seat`), or as a name. */
export const MEANT_TWICE = words(
  'had that her bye no so very really long many much far more less never always again ha haha hah he heh ho hi hey hello knock chop ' +
    'hear there now well yes yeah yep blah boo hush night pretty big ever oh ooh ah aye win test go please wait come half ' +
    'extra hip beep choo dum cha yum tick quick sorry deep day way too lots one two three four five six seven eight nine ten twenty fifty ' +
    'tom bla yada etc do did sing good nice okay ok super hot old new thanks like just ' +
    'point hundred thousand million same',
)

/** Small words: two of them are a slip, whatever the sentence says. */
export const CLOSED_CLASS = words(
  'the a an and or but of to for from with by at in on as into about our your my their his its these we i they she ' +
    'is are was were be been am will would could should if than then when where which who what because not any some',
)

/** After “you you” these begin a clause: `I promise you you will like it`. */
export const AFTER_YOU = words(
  `${AUXILIARIES} ${NEGATED} may might need get never always just really still must`,
)

/** Verbs that take a small word with them, by how they begin: `log in in the morning`, `they move on on Friday`. */
export const TAKES_PARTICLE =
  /^(?:is|are|was|were|be|been|(?:log|sign|mov|go|went|com|came|get|got|stay|check|hand|turn|switch|hold|ke|carr|put|dr|stop|pass|walk|call|sen|br|le|fill|g[ai]v)[a-z]{0,4})$/
/** `Stop by by noon`, not `send it by by noon`. */
export const GOES_BY = /^(?:g[eo]|went|com|came|stop|dr|pass|walk)/
/** And those small words. */
export const PARTICLES = words('in on by off out up')
