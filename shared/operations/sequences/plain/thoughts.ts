/** A brief as single thoughts: its lines, its sentences, and what a comma only strings together. */
import { written } from '../../brief-shorthand.ts'
import { bare, COMMA } from '../wording.ts'
import { isForWriter } from './for-writer.ts'
import { COMING, isWhole } from './grammar.ts'

const SENTENCE =
  /(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|e\.g|i\.e|vs|approx|avg|incl|excl|max|min|tel)\.)\s+/i
/** “incl. get decision”: what is ordered begins anew. */
const ORDERED = /(?<=\b(?:incl|excl|approx)\.)\s+(?=(?:get|ask|want|need|call|send|please)\b)/i
/** “After the visit with Mr. Okonkwo: he wants …”: what is longer than a label is a thought of its own. */
const HEADED =
  /(?<=^(?!what\b|why\b|how\b|where\b|when\b)(?:\S+ ){4}\S[^:]*)(?::| [-–—])\s+(?=(?:he|she|they|we|i|it|you)\b)/iu
/** `day 1: connect bank. day 3: send the first invoice` */
const DAYS = /(?:^|(?<=\S) )(?=(?:day|week) \d+: )/i
const POLITE =
  /^dear (?:assistant|team|all|\p{Ll}+), (?=\p{Ll})|^(?:hey|hi|hello)(?: there| all| team)?(?:[,!] |,? (?=(?:we|i|our|my)\b))(?!(?:can|could|would) (?:you|u)\b)|^(?:\p{L}+ ){0,3}(?:pitch|outreach|e-?mail|sequence|campaign|request): (?=(?:we|i|our|\p{Ll}+s (?:who|whose|that))\b)|^\p{L}+ brief: |^(?:(?:hey|hi|hello)(?: there)?[,!]? )?(?:(?:can|could|would) (?:you|u) (?:please )?|i need you to )(?=\p{L})/iu
/** “For my sister's café: …” */
const FOR_WHOM = /^(?:this is )?for (?:my|our|an?|the) [^:.,]{3,45}: (?=\p{L})/iu
/** “Write me three emails to get podcast hosts to …”: what they are to do. */
const WRITES =
  /^(?:please )?(?:write|draft|make|create|prepare)(?: me| us)? (?:an?|some|\p{L}+|\d+) (?:\p{L}+ )?(?:e-?mails?|mails?|messages?|sequences?|campaigns?) to (?=(?:get|ask|invite|convince|persuade|remind) )/iu
/** “Please be polite but he must pay”: how it is to be written, and what is told. */
const POLITELY = /^(?:please )?(?:be|stay|sound|keep it|make it) [^,.]{3,30}?,? but (?=\p{L})/iu
const BULLET = /^(?:[-*•–]|\d{1,2}[.)])\s+/
/** Behind these commas another thought begins. */
const THOUGHT =
  /[,;] (?![^()]*\))(?:and |but )?(?=(?:(?:we|i|they|he|she|you|it)(?:['’](?:d|ll|re|ve))? (?!and\b)[\p{Ll}'’]+ \S|(?:need|want|looking for|pls|please) |this is (?:the|our|my) |(?:our|their) (?:\p{Ll}+ ){1,3}(?:is|are|was|were|has|have|would|will|can|get)\b|(?:can|will) (?:do|offer|send|give|come)\b|did not |didn['’]t |(?:propose|suggest|ask|invite|mention|send|get|offer) \p{Ll}+ |(?:tell|show|promise) (?:them|him|her|people) |\p{Ll}+ \p{Ll}+: |\p{Ll}+ = ))/iu
const LEANS = /^(?:if|when|because|since|as|after|before|once|while|although|though)\b|^[^,]{2,40}: /i

/** “Parents can meet the staff, see the garden, ask about hours”: one sentence with several verbs. */
const MAY =
  /^(?:\p{L}+ ){1,4}(?:can|could|may|will) \p{Ll}+ [^,]+(?:, (?!we\b|i\b|they\b|it\b|you\b|she\b|he\b)\p{Ll}+ [^,]+)+$/iu
/** “We deliver before six, minimum order is ten loaves”: what stands behind the comma is a sentence as well. */
const SPLICED =
  /^(?!(?:which|who|that|whose|where|and|or|but|so|as|when|if|because|while|plus|nor|yet)\b)(?:(?:the|our|a|an) )?(?:\p{Ll}+ )?\p{Ll}+(?:['’]s| (?:is|are|was|were|costs?|takes?|starts?|goes|stays?)) /u
/** “…, reminders by text fix that” */
const FIXES = /^\p{Ll}+s (?:\p{Ll}+ ){0,3}(?:fix|solve|prevent|stop|change)s? (?:that|this|it)\b/u
/** “…, not pushy”, “…, thank them first”: said to whoever writes. */
const TO_WRITER = /^(?:but |and )?(?:please )?(?:thank|greet|congratulate) (?:them|him|her)\b/i

/** “We miss them but don’t guilt trip”, “he was reliable so stay friendly” */
const BUT = /,? (?:but|so) (?=(?:please )?(?:don['’]t|do not|stay|keep|be) )| and (?=say so$)/iu

/** Parts of a sentence that its commas only string together. */
function strung(text: string): string[] {
  const [told = '', ...behind] = bare(text).split(BUT)
  if (behind.length > 0 && behind.every(isForWriter)) return strung(told)
  const parts = text.split(new RegExp(COMMA, 'gu'))
  const thoughts: string[] = []
  for (const part of parts) {
    const before = thoughts.at(-1)
    if (
      before === undefined ||
      !(
        isApart(part) ||
        (isWhole(before) && (COMING.test(part) || FIXES.test(part) || (SPLICED.test(part) && isWhole(part))))
      )
    )
      thoughts[Math.max(0, thoughts.length - 1)] = before === undefined ? part : `${before}, ${part}`
    else thoughts.push(part.replace(/^(?:but|and) /, ''))
  }
  return thoughts
}
const isApart = (part: string): boolean =>
  TO_WRITER.test(part) || (!/^never\b/i.test(part) && isForWriter(bare(part).replace(/^(?:but|and) /, '')))

/** Thoughts in order, without their bullet; a full stop stays where it stood. */
export const thoughtsOf = (about: string): string[] =>
  written(about)
    // “40 min. Speaker …”
    .replaceAll(/\b(min|max|approx|incl)\. (?=\p{Lu})/gu, '$1.\n')
    .split(/\n+|\s*(?:->|=>)\s*/)
    .map((line) => line.trim().replace(BULLET, '').replace(POLITE, ''))
    .map((line) => line.replace(FOR_WHOM, ''))
    .map((line) => (WRITES.test(line) ? line.replace(WRITES, '').replace('?', '.') : line))
    .flatMap((line) => line.split(/ [-–—] (?=(?:thank|welcome|remind|ask|tell|invite)\b)/i))
    .flatMap((line) => line.split(SENTENCE))
    .flatMap((line) => line.split(ORDERED))
    .flatMap((text) => text.split(DAYS))
    .flatMap((text) => text.split(HEADED))
    .flatMap((text) => {
      const [, order, rest] = /^([^:]{8,60}): (.+)$/u.exec(text) ?? []
      return order !== undefined && rest !== undefined && isForWriter(order) ? [rest] : [text]
    })
    .map((text) => text.replace(POLITELY, ''))
    .flatMap((text) =>
      text.split(
        / and (?=(?:i |we )?wants? to (?:sell|offer|reach|get|book|ask|win|contact|find|invite|propose|team)\b)/i,
      ),
    )
    .flatMap((text) =>
      LEANS.test(text) || MAY.test(bare(text))
        ? [text]
        : text.split(THOUGHT).flatMap((part) => (LEANS.test(part) ? [part] : strung(part))),
    )
    .map((text) =>
      text
        .trim()
        .replace(/[.,;]+$/, '')
        .replace(/ please$/i, ''),
    )
    .filter((text) => text !== '')
