/** What tells that something is closed, out of use or on another day: it asks nobody for an answer. */

/** What is named as such by itself. */
const NAMED =
  /\b(?:planned|scheduled) (?:\p{L}+ )?(?:outage|maintenance|downtime)\b|\b(?:outage|maintenance (?:work|window)|power cut) (?:is |will be )?(?:on|from|planned|scheduled)\b|\b(?:changed|different|holiday) opening (?:hours|times)\b|\bnew dates for\b|\bhours (?:will )?change\b|\bno (?:deliver(?:y|ies)|collections?|pick-?ups?|class(?:es)?|lessons?|service|post|buses|trains) (?:on|from|between|in)\b/iu
/** What a thing is for a while. */
const STATE =
  /\b(?:is|are|will be|stays?|remains?|'s|’s|['’]re|['’]ll be) (?:(?:temporarily|partly|fully|also|now|then|completely) )?(?:closed|shut|down|unavailable|offline|out of (?:use|order|service|action)|cancelled|canceled|postponed|suspended|switched off)\b(?! (?:to|by|for you\b))/iu
/** What goes from one day to another. */
const MOVED =
  /\b(?:(?:(?:is|are|was|were|will be|has been|have been|had to be) )?(?:moved|rescheduled|postponed|brought forward|put (?:back|off))|moves?|will move) (?:from|to|until|by)\b[^.;:]{0,160}\d/iu
/** A place of the sender's that closes. */
const CLOSES =
  /\b(?:we|(?:the|our) (?:\p{L}+ ){0,2}(?:office|shop|store|clinic|practice|surgery|school|library|branch|studio|warehouse|depot|gym|pool|kitchen|site|park|road|street|lane|canteen|workshop|museum|nursery|yard|garage|factory|desk|line))s? (?:will )?(?:closes?|shuts?)\b(?! (?:the|our|your|an?|down the|deals?)\b)/iu
/** The reader's own thing, unless it was agreed between the two. */
const YOURS =
  /\byour (?!(?:\p{L}+ )?(?:appointment|booking|delivery|class|course|lesson|order|session|slot|flight|table|visit|collection|service)s?\b)/iu
/** A day with its number. */
const DATED =
  /\b\d{1,2}(?:st|nd|rd|th)?(?: (?:and|to|or) \d{1,2})? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2}\b/iu

/** Whether a sentence is news of that sort; only one with a day counts. */
export function isNews(sentence: string): boolean {
  if (!DATED.test(sentence) || /^if\b|\?$/i.test(sentence)) return false
  if (NAMED.test(sentence) || CLOSES.test(sentence)) return true
  const found = STATE.exec(sentence) ?? MOVED.exec(sentence)
  return found !== null && !YOURS.test(clauseUpTo(sentence, found.index))
}

/** What stands before a place in its own clause. */
const clauseUpTo = (text: string, at: number): string => text.slice(0, at).split(/[.;:]/).at(-1) ?? ''

/** What is sold or asked beside the news makes it more than a notice. */
export const SELLS = /[£$€]\s?\d[^.]* (?:off|instead)|\d ?% off|\bsale\b|\bdiscount\b|\bfree trial\b/i
