/** Lines that are true to the mail and beside its matter, or point at what only the mail says. No subject is made of them. */
import type { Line } from '../../material/line.ts'
import { nounPhrases } from '../../material/noun-phrases.ts'
import { classesOf } from '../../material/word-class.ts'
import type { Idea } from '../idea.ts'

/** “Gong cut that to under an hour”: cut what? */
const POINTS =
  /(?<!\b(?:so|all|after|before|like|than|of)) that(?= (?:to|by|from|in half|down|up|for|with|in|on|at|last|yesterday|today|tonight|now)\b|$)/iu
/** “Reply if you get stuck”: how to answer is no matter. */
const ANSWERS = /^(?:reply|write back|answer|respond|get back|come back to|get in touch|drop (?:me|us))\b/i
/** “Something came up”, “Anything without a label gets recycled”. */
const OF_ANY = /^(?:(?:some|any)(?:thing|body|one)(?:['’]s)?|who(?:ever|soever))\b/i
/** “I can offer you two things”: which? */
const OF_WHICH =
  /\b(?:a few|some|two|three|several|both|these|other) (?:things|points|options|ways|ideas|questions|possibilities|topics)(?: instead| too)?$/i
/** “Seats are limited”: of any event. */
const SCARCE =
  /\b(?:seats?|places?|spots?|spaces?|availability|stocks?|supplies|quantities)\b.{0,12}\b(?:limited|filling|running out)\b/i
/** “£500 also gets you a stand”: what is told first comes before it. “Too high” tells how high. */
const SECOND = /\b(?:also|as well|too(?! \p{Ll}))\b/iu
/** “a similar setup”, “every runner’s shirt”: of others, and of everybody. */
const OF_OTHERS = /^(?:an? )?(?:similar|comparable|another|other|same)\b/i
const OF_EACH = /\b(?:every|each|any) $/i

/** “API requests were not affected”: what stays as it was is no news, but for the reader's own. */
const UNCHANGED =
  /^(?!your\b).*\b(?:not|never|n['’]t) (?:been |be )?(?:affected|impacted|touched|changed|concerned)\b|^(?!your\b).*\bunaffected\b|^nothing (?:changes|has changed|was lost|is lost)\b|^no (?:\p{L}+ ){1,2}(?:was|were|is|are|has been|have been) (?:lost|affected|harmed|hurt|injured|compromised)\b/iu

/** “You can apply again, and your fee will be waived.” */
const HANGS = /\b(?:you (?:can|could|may|might)|if|once)\b[^.;]*, and $/i

/** “Carla has a hospital appointment”: why somebody is away is nobody's subject. */
const PRIVATE =
  /^\p{Lu}\p{Ll}+(?: has| is|['’]s| was| had| will)(?: [^,;]*)? (?:an? )?(?:hospital|appointment|sick|ill|unwell|chickenpox|flu|fever|covid|surgery|operation|funeral|pregnant|maternity|dentist)\b/u

/** Whether a line is beside the matter. */
export function isSideMatter({ text, line, angle, shape, headline }: Idea): boolean {
  if (angle === 'question' || headline) return false
  if (
    POINTS.test(text) ||
    ANSWERS.test(text) ||
    OF_ANY.test(text) ||
    OF_WHICH.test(text) ||
    SCARCE.test(text) ||
    UNCHANGED.test(text) ||
    PRIVATE.test(text)
  )
    return true
  if (OF_OTHERS.test(text) || (shape === 'says' && SECOND.test(text))) return true
  if (line === null) return false
  const own = line.sentence.text
  const at = own.toLowerCase().indexOf(text.toLowerCase())
  if (at < 0) return false
  // “Hospital appointment” of it is no less private.
  if (at < (PRIVATE.exec(own)?.[0].length ?? 0)) return true
  const before = own.slice(0, at)
  return (
    (shape !== 'says' && OF_EACH.test(before)) ||
    // “Rename one of them and the export will go through”: only then.
    (/\band $/i.test(before) && /\bwill\b/.test(text) && (isAsked(line) || HANGS.test(before)))
  )
}

/** Whether a sentence begins with its verb, and not with somebody who does something. */
const isAsked = ({ sentence: { tokens } }: Line): boolean =>
  /^(?:verb|word)$/.test(classesOf(tokens)[0] ?? '') && nounPhrases(tokens)[0]?.from !== 0
