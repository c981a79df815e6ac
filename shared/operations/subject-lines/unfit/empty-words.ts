/** Lines made of what the mail had better not say: stock phrases, reproaches, courtesies and talk of work under way. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import { textOf } from '../../../engine/finding.ts'
import { EVASIONS } from '../../../engine/lexicon/apologies.ts'
import { ASSURANCES } from '../../../engine/lexicon/assurances.ts'
import { CLICHES } from '../../../engine/lexicon/cliches.ts'
import { FLATTERY } from '../../../engine/lexicon/flattery.ts'
import { FORMALITIES } from '../../../engine/lexicon/formalities.ts'
import { GUILT_TRIPS } from '../../../engine/lexicon/guilt-trips.ts'
import { INSULTS } from '../../../engine/lexicon/insults.ts'
import { PRESSURES } from '../../../engine/lexicon/pressures.ts'
import { RUDENESS } from '../../../engine/lexicon/rudeness.ts'
import { TEMPLATE_SMELL } from '../../../engine/lexicon/template-smell.ts'
import { THREATS } from '../../../engine/lexicon/threats.ts'
import { VAGUE_CLAIMS } from '../../../engine/lexicon/vague-claims.ts'
import type { Lexicon } from '../../../engine/phrases.ts'
import { words } from '../../../engine/word-set.ts'
import type { Idea } from '../idea.ts'
import { isHeadless } from './headless.ts'

/** In a sentence with one of these nothing makes a subject. */
const HOSTILE: ReadonlySet<Lexicon> = new Set([RUDENESS, INSULTS, THREATS])
/** A line that shares words with one of these says what every mail says. */
const STOCK: ReadonlySet<Lexicon> = new Set([
  ASSURANCES,
  CLICHES,
  EVASIONS,
  FLATTERY,
  FORMALITIES,
  GUILT_TRIPS,
  PRESSURES,
  TEMPLATE_SMELL,
  VAGUE_CLAIMS,
])
/** Words in a row that a line and a phrase have in common. */
const IN_COMMON = 2

/** “Sincere gratitude for considering our firm”: manners, and no matter; mails of thanks and of regret are about them. */
const MANNERS =
  /\b(?:gratitude|grateful|appreciation(?! (?:event|dinner|day|evening|night|party|lunch|week|picnic)\b)|appreciated?|forward to|hesitate|sincere(?:ly)?|honou?red)\b/i
/** “We have escalated this issue to our team”: what was done with the matter, and not what came of it. */
const UNDER_WAY =
  /^(?:the|our) (?:p{L}+ )?(?:panel|committee|board|team|jury|group) (?:has |have )?(?:discussed|considered|reviewed|examined|received|looked at)\b|^(?:we|i)(?:['’]ve| have|['’]re| are|['’]m| am)? (?:looked into|look(?:ing)? into|checked with|spoke (?:to|with)|spoken (?:to|with)|escalated|received|reviewed|investigat(?:ed|ing)|forwarded|passed|noted|working on|waiting (?:for|on)|doing everything|trying)\b/i
/** “It’ll be 45 minutes over Zoom”: what will, only the mail says. */
const OF_WHAT =
  /^(?:(?:the )?(?:total|amount)|it|this|that|these|those|there|here)(?:['’](?:s|ll|d|re)\b| (?:is|are|comes|was|were|will|would|has|have|can)\b)/i
/** “Nobody rang you”, “Nothing was lost”: of what, only the mail says. */
const NOBODY = /^(?:nobody|nothing|everybody|everyone|somebody|someone|everything)(?: \p{L}+){1,2}$/iu
/** “500 kronor in March”: what for, only the mail says. */
const SUM_ALONE =
  /^(?:[$£€¥]?\d[\d.,]*|\d[\d.,]* (?:kronor|kroner|euros?|pounds|dollars|francs|yen|zloty))(?: in \p{Lu}\p{Ll}+)?$/u
/** “Is that OK for your campaign?”: what is, only the mail says. */
const OK_WITH =
  /^(?:is|are|was|would|will|does|do) (?:that|this|it|these|those) (?:be |sound |seem |look |all )*(?:ok|okay|fine|right|alright|good|work|suit|possible)\b/i
/** “Mark to send over the updated contract”: a task of one of many. */
const TASK = /^\p{Lu}\p{Ll}+ (?:to|will) \p{Ll}+ (?!be\b)/u
/** “Copy for your convenience”: manners of forms. */
const FORM = /\bfor your (?:convenience|reference|information|consideration|perusal|records|review)\b/i
/** “Ideal candidate for this role”, “FieldKit does that setup”: which, only the mail says. */
const POINTS =
  /\b(?:at|in|on|for|with|to|from|by|do|does|did|fix(?:es)?|solves?|makes?|handles?) that \p{L}|\b(?:this|these|those) (?!week|weekend|month|year|quarter|season|spring|summer|autumn|fall|winter|morning|afternoon|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\p{L}/iu
/** “Invoice 7 for $90 was due”, “legal re”, “puts your logo”: the rest is missing. */
const CUT_OFF = /\b(?:(?:was|is|are|were) due|re|puts? (?:your|our|the|an?) \p{L}+)$/iu
/** “Last year over 400 people took part”: what has been, where the mail is about what comes. */
const BACKGROUND = /^last (?:year|season|time|spring|summer|autumn|winter)\b(?!['’]s)/i

/** “Spring is finally here” */
const SEASON =
  /^(?:spring|summer|autumn|fall|winter|christmas|easter|the (?:holidays?|season|weekend|new year)) (?:is|are) (?:\p{L}+ )?(?:here|coming|upon us|around the corner|on its way)[.!]?$/iu

/** “Your hiring potential”: what a seller says of anybody. */
const OF_ANYBODY =
  /^(?:[\p{L}-]+ )?potential$|^effective \p{L}+$|^failure to do so\b|^team['’]s \p{L}+$|^(?:[\p{L}\d-]+ )?(?:companies|businesses|firms|organi[sz]ations|professionals|entrepreneurs|experts|specialists)$|^your (?:[\p{L}’'-]+ ){0,2}(?:potential|goals?|journey|success|growth|productivity|efficiency|revenue|dreams?|bottom line|roi)$/iu

/** Characters by which a line begins with the name of whoever has the task. */
const NAME = 3

/** Nouns, verbs and praise that any mail could be about. */
const ANYTHING = words(
  'thing things overall well good great nice progress issue issues problem problems matter matters way ways lot lots bit bits time times team everything everyone work working going making doing made done update updates growth success company business businesses website online career path interest approach idea ideas part person people place side step steps point points moment case question questions answer answers detail details information info note notes need needs end start year last took take bumps road order account request email message call meeting project service services product products solution solutions result results similar support customer customers client clients free trial ideal new setup conversation chat hybrid remote model models office holiday holidays flexible hours salary competitive',
)
const SMALL = words(
  'a an the our your my we i you are is was were be been being have has had to of in on at for with and or but it they from by as so all some any very we’re you’re i’m it’s they’re we’ve i’ve',
)

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .match(/[\p{L}\p{N}%$£€’-]+/gu) ?? []

/** Whether a line takes two words in a row from a phrase, or all of a phrase of one. */
function sharesWords(line: readonly string[], phrase: readonly string[]): boolean {
  const joined = ` ${line.join(' ')} `
  if (phrase.length < IN_COMMON) return joined.includes(` ${phrase.join(' ')} `)
  return phrase.some((word, i) => i > 0 && joined.includes(` ${phrase[i - 1]} ${word} `))
}

const holdsStock = (text: string, sentence: Sentence): boolean => {
  const line = wordsOf(text)
  return sentence.hits.some(
    ({ lexicon, from, to }) =>
      HOSTILE.has(lexicon) || (STOCK.has(lexicon) && sharesWords(line, wordsOf(textOf(sentence, from, to)))),
  )
}

/** “The pages and the remaining pages”. */
const isTwice = (text: string): boolean => /\b(\p{L}{4,})\b.* and .*\b\1$/iu.test(text)

/** “100 Amazon gift card” of “a $100 Amazon gift card”: a sum that lost its sign. */
const lostSign = (text: string, { sentence }: { sentence: Sentence }): boolean =>
  /^\d/.test(text) && /[$£€¥]\s?$/.test(sentence.text.slice(0, Math.max(0, sentence.text.indexOf(text))))

/** Whether a line would say nothing as a subject, or what should not be said at all. */
export function isEmpty(idea: Idea, { kind }: Doc): boolean {
  const { text, line, angle, plain, headline } = idea
  const isAnything = wordsOf(text).every((word) => ANYTHING.has(word) || SMALL.has(word))
  // “Your growth”, however it came up.
  if ((isAnything && /^your /i.test(text)) || OF_ANYBODY.test(text)) return true
  if (line !== null && lostSign(text, line)) return true
  if (
    SEASON.test(text) ||
    OK_WITH.test(text) ||
    NOBODY.test(text) ||
    SUM_ALONE.test(text) ||
    isHeadless(idea)
  )
    return true
  if (
    kind === 'meeting_recap' &&
    angle !== 'question' &&
    line !== null &&
    TASK.test(line.sentence.text) &&
    !text.startsWith(line.sentence.text.slice(0, NAME))
  )
    return true
  if (plain || headline || angle === 'referral' || angle === 'name') return false
  if (UNDER_WAY.test(text) || OF_WHAT.test(text) || CUT_OFF.test(text)) return true
  if (BACKGROUND.test(text) || isTwice(text)) return true
  if (FORM.test(text) || POINTS.test(text) || (kind === 'meeting_recap' && TASK.test(text))) return true
  if (kind !== 'thank_you' && kind !== 'apology' && MANNERS.test(text)) return true
  return isAnything || (line !== null && holdsStock(text, line.sentence))
}
