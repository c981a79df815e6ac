/** Tells words that only this mail has from those that any other of its kind could have. */
import { STOPWORDS } from '../../engine/lexicon/stopwords.ts'
import { stem } from '../../engine/measures/content-words.ts'

/** Words of openings, asks and praise that stand in every second mail. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'hope hoping email mail message finds well doing great day week month name write writing reach reaching reached contact touch touching base follow ' +
    'following check checking quick question call chat connect meet meeting demo time minute thought thoughts love like interest interested learn ' +
    'learning hear hearing hesitate free feel happy schedule book help helping company companies business businesses team teams customer customers ' +
    'client clients provider leading solution solutions service services product products world class industry experience value next level results ' +
    'opportunity partnership synergies introduction introduce hello regarding update reminder news offer information detail details need needs ' +
    'available convenience explore discuss share work works working industry market future new best amazing seamless innovative cutting edge platform ' +
    'technology dear sir madam valued friend previous last chance look looking forward came across profile linkedin person speak possible right ' +
    'trusted hundreds thousands streamline operations efficiency save money boost productivity monday tuesday wednesday thursday friday saturday sunday today tomorrow unlock potential grow growth thank thanks'
  )
    .split(' ')
    .map(stem),
)

/** Whether a text has a name, a figure or a word in it that hardly another mail of the kind has. */
export function isOwn(text: string): boolean {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'&-]*/gu)].some(({ 0: word, index }) => {
    if (/\p{N}/u.test(word)) return true
    const low = word.toLowerCase().replaceAll('’', "'")
    if (STOPWORDS.has(low)) return false
    if (index > 0 && /^\p{Lu}\p{Ll}/u.test(word) && !/[.!?:]\s$/.test(text.slice(0, index))) return true
    return low.length > 3 && low.split('-').every((part) => !COMMON.has(stem(part)))
  })
}
