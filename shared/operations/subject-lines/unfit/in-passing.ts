/** Things a sentence names beside its matter: under what condition, for whom, why, where, or as one of two ways. They are no subject at all. */
import type { Doc } from '../../../engine/doc.ts'
import { shared, stem } from '../../../engine/measures/content-words.ts'
import { MONTHS } from '../../material/words.ts'
import { stemsOfLine } from '../alike.ts'
import type { Idea } from '../idea.ts'
import { AUDIENCE } from './bare.ts'

/** “If you would like to discuss the level of cover, …”: only for those who would. */
const CONDITION = /^\W*(?:if|should (?:you|any)|in case|unless|whenever)\b[^,;:–—]*$/i
/** “Due to rising costs of energy, …”, “in time for the summer school”: why, and what it must not be late for. */
const REASON =
  /\b(?:due to|because of|owing to|as a result of|thanks to|despite|regardless of|rather than|apart from|by means of|with the help of|(?:in time|ready|open) for)(?: (?:the|our|your|an?|this))?(?: \p{L}+)? ?$/iu
/** “the inboxes or Slack channels you name”: one of two ways. */
const ALTERNATIVE = /\bor (?:the |an? |your |our )?$/i
const FOR_WHOM = /\b(?:for|to|by|with|among) (?:the |all |our |your |\p{L}+ )?$/iu
/** “a florist near Harrogate”, “the shop across the road”: which of many, by its place. */
const BY_PLACE = /^\p{L}+ (?:near|across|behind|beside|opposite|round|around) /iu
/** “your profile on NHS Jobs”: where it was found. */
const FOUND_ON =
  /\b(?:profile|page|post|listing|ad|advert|job|role|vacancy|review|reviews|saw|seen|read) (?:\p{L}+ )?on $/iu

/** “if split stock is on your list”, “has been on your mind”: whether it is thought of, and no thing of theirs. */
const THOUGHT_OF = /^(?:list|mind|radar|agenda|plate|roadmap|wish ?list|to-do list)\b/i
/** “thirty people who run payroll for restaurants”: who they are. */
const WHO_THEY_ARE =
  /\b(?:people|those|everyone|everybody|anyone|anybody|folks|readers|companies|teams|owners|managers|colleagues|customers) (?:who|that) (?:\p{L}+ ){1,2}$/iu
/** “Smile North has nine practices”: who somebody else is, before it is told what they did. */
const OTHER_FIRM =
  /^(?:\p{Lu}[\p{L}&.'’-]+ ){2,4}(?:has|have|runs|operates|owns|employs) (?:over |about |around |more than |some )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve) \p{Ll}+s\b/u

/** “The building management has told us that …”: who told it. */
const TOLD_BY =
  /^ (?:has |have |had |just )*(?:told|informed|advised|notified|warned|reminded) (?:us|me|you|everyone|everybody|all|the)\b/i

/** “We’re a 20-person consultancy”, “I work in business development”: who writes. */
const WHO_WRITES =
  /(?:^\W*(?:we|i)(?:['’]re|['’]m| are| am) (?:an?|the)|\bi work (?:in|as|for|at)(?: an?| the)?) $/iu
/** “We were impressed by your work on the bypass”: praise, and no matter. */
const PRAISED = /\b(?:impressed|struck|delighted|touched|moved) (?:by|with) [^,;:.]*$/i

/** “from your shop in Bristol”: where something was had. */
const PLACE =
  /^(?:\p{L}+ )?(?:office|shop|store|branch|yard|depot|restaurant|site|premises|house|home|building|warehouse|website)\b/iu
const AT_YOURS = /\b(?:at|in|from|near|to|on) your $/i

/** “I’ll bring printed sections”: what comes along. */
const BROUGHT = /\b(?:bring|brings|bringing) (?:along )?(?:the |an? |your |our |some )?$/i
/** “I want a refund”: what the reader is to give, as if it were given. */
const GIFT = /^(?:full |partial )?(?:refund|credit|discount|replacement|compensation|rebate|reduction)\b/i
const DEMANDED = /\b(?:i|we) (?:\p{L}+ )?(?:want|need|expect|demand|require|request|insist|ask)\b/iu

/** Stems of a line; that both fall in June makes no two things one. */
const thingsIn = (text: string): ReadonlySet<string> =>
  new Set([...stemsOfLine(text)].filter((s) => !/\d/.test(s) && !MONTH_STEMS.has(s)))
const MONTH_STEMS = new Set([...MONTHS].map(stem))

/** Whether a line names only such a thing. What the subject sent names is the matter all the same. */
export function inPassing({ text, shape, line, angle, role }: Idea, doc: Doc): boolean {
  if (line === null) return false
  const own = line.sentence.text
  const bare = text.replace(/^Your |\?$/g, '')
  if (doc.family !== 'operational' && OTHER_FIRM.test(text)) return true
  if (
    shape === 'names' &&
    THOUGHT_OF.test(bare) &&
    own.toLowerCase().includes(`on your ${bare.toLowerCase()}`)
  )
    return true
  // “Leila, Conor, …”: of two readers, whose?
  if (doc.kind === 'referral_intro' && text.startsWith('Your ')) return true
  if (angle === 'question') return false
  const at = own.toLowerCase().indexOf(bare.toLowerCase())
  if (at < 0 || (doc.subject !== null && shared(thingsIn(text), thingsIn(doc.subject.text)) > 0)) return false
  const before = own.slice(0, at)
  if (CONDITION.test(before) || (REASON.test(before) && role !== 'problem')) return true
  return (
    shape !== 'says' &&
    (WHO_THEY_ARE.test(before) ||
      WHO_WRITES.test(before) ||
      (PLACE.test(bare) && AT_YOURS.test(before)) ||
      (doc.family !== 'cold' && doc.kind !== 'thank_you' && PRAISED.test(before)) ||
      TOLD_BY.test(own.slice(at + bare.length)) ||
      ALTERNATIVE.test(before) ||
      FOUND_ON.test(before) ||
      BY_PLACE.test(bare) ||
      BROUGHT.test(before) ||
      (GIFT.test(bare) && DEMANDED.test(before)) ||
      // “new rules for property managers”: whom it is for.
      (AUDIENCE.test(bare) && FOR_WHOM.test(before)))
  )
}
