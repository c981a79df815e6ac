/** Whether a mail says no where its draft says yes, or yes where it says no. English. */

import { shared, stem, stemsOfTokens } from '#shared/engine/measures/content-words.ts'
import { tokenize } from '#shared/engine/tokens.ts'

/** Words that say no by themselves. */
export const DENIES =
  /\b(?:not|never|cannot|no longer|unable|nobody|no one|none|(?:declin|refus)(?:es?|ed) to|fail(?:s|ed)? to|(?:do|does|did|is|are|was|were|could|would|should|have|has|had)nt)\b|n['’]t\b/i
/** Words that say it by the way; one of them may stand for it. */
const DENIES_ELSE =
  /\b(?:no|nothing|without|fails?|failed|stop(?:s|ped)?|clos(?:ed?|ing)|ends?|ended|late|overdue|missing|missed|lacks?|only|unless|until|anytime|any time|trouble|problems?|wrong|less|free|instead|rather|refus\w+|declin\w+|un\w+|dis\w+|in\w+less)\b/i
const EACH_ELSE = new RegExp(DENIES_ELSE, 'gi')
const elseIn = (text: string): string[] => [...text.matchAll(EACH_ELSE)].map(([word]) => word.toLowerCase())
/** Turns that negate in form only, and are often put otherwise. */
const IN_FORM =
  /\b(?:hesitate|forget|(?:not|\w*n['’]t|never)(?: want to)? miss|mind|worry|not only|if not|whether or not|why not|or not|not sure|n['’]t want to|n['’]t have to|need not|n['’]t take (?:long|much)|not (?:more|less|later|fewer) than)\b/i
/** A question, or what stands between two marks. */
const STRETCH = /[^.!?\n]*\?|[^.!?\n]+/g

/** What a text says in one go, without questions and whatever negates in form only. */
export const clausesOf = (text: string): string[] =>
  text
    .replaceAll(STRETCH, (said) => (said.endsWith('?') || IN_FORM.test(said) ? '' : said))
    .split(/[.!;]+(?=\s|$)|\n+|, (?:but|so|as|because|while|whereas|and)\b/)
    .filter((clause) => clause.trim() !== '')

/** Share of its words, and the least of them, that two clauses have in common when they are about the same. */
const SAME = 0.6
const SAME_WORDS = 2
/** Of so few words one in common is enough: “your payment has not reached us”, “we have not received your payment”. */
const FEW_WORDS = 3

interface Clause {
  text: string
  stems: ReadonlySet<string>
}
const read = (text: string): Clause[] =>
  clausesOf(text).map((clause) => ({ text: clause, stems: stemsOfTokens(tokenize(clause)) }))
const isAbout = (one: Clause, other: Clause): boolean => {
  const common = shared(one.stems, other.stems)
  const most = Math.max(one.stems.size, other.stems.size)
  return (
    (common >= SAME_WORDS && common >= SAME * Math.min(one.stems.size, other.stems.size)) ||
    (common > 0 && most <= FEW_WORDS)
  )
}
const denies = ({ text }: Clause): boolean => DENIES.test(text)
/** Whether `other` may be the no of a clause that denies; what stands in both denies in neither. */
const mayDeny = ({ text }: Clause, clause: Clause): boolean =>
  DENIES.test(text) || elseIn(text).some((word) => !elseIn(clause.text).includes(word))

/** True when a clause denies in plain words what the same clause of the other affirms, or one mail denies something and the other nothing at all. */
export const turnsNo = (before: string, after: string): boolean =>
  standsAlone(read(before), read(after), after) || standsAlone(read(after), read(before), before)

/** Whether a clause denies and the other mail, as clauses and as a whole, denies nothing of the kind. */
function standsAlone(clauses: readonly Clause[], others: readonly Clause[], whole: string): boolean {
  const anywhere = DENIES.test(whole) || DENIES_ELSE.test(whole)
  return clauses.filter(denies).some((clause) => {
    const same = others.filter((other) => isAbout(clause, other))
    if (same.length === 0) return !anywhere
    // “We ship to Hull. Not on Sunday.”
    const apart = others.some((other) => {
      const common = shared(clause.stems, other.stems)
      return (denies(other) && common > 0) || (mayDeny(other, clause) && common >= SAME_WORDS)
    })
    return !apart && !same.some((other) => mayDeny(other, clause))
  })
}

const DENIED =
  /(?:\b(?:not|never|cannot|unable to|no longer|without|(?:declin|refus)(?:es?|ed|ing)(?: to)?|fail(?:s|ed)? to)|n['’]t) (?:be |been |yet |ever |able to |have to |need to |want to |even )?(\p{L}{4,})|\b(?:no|without(?: an?| any)?) (\p{L}{3,})/giu
/** What stands behind a no and is no deed. */
const NO_DEED =
  /^(?:able|only|have|need|want|just|even|really|very|sure|been|that|this|with|from|here|there|your|their|more|less|all|longer|later|doubt|problem|problems|matter|worries|need|one|way|idea|reply|answer)$/
/** “If now is not a good time, …” */
const CONDITION_FIRST = /(?<=^|[.!?]\s|\n)(?:if|when|should)\b[^,.!?\n]*,/gi
/** Up to here only a condition was told. */
const CONDITION = /\b(?:if|when|unless|whether|in case|should you)\b[^,]*$/i

/** What each clause denies, with all it is about. */
const deniedIn = (text: string): { deed: string; stems: ReadonlySet<string> }[] =>
  read(text).flatMap(({ text: clause, stems }) =>
    [...clause.matchAll(DENIED)].flatMap(({ 1: verb, 2: noun, index }) => {
      const word = (verb ?? noun ?? '').toLowerCase()
      return NO_DEED.test(word) || CONDITION.test(clause.slice(0, index)) ? [] : { deed: stem(word), stems }
    }),
  )
/** Words right behind one that takes them back; “can stop by Friday” takes nothing back. */
const TAKEN_BACK =
  /(?<=(?<!\b(?:can|could|may|might|will|would|to) )\b(?:no|nothing|without|fail\w*|stop\w*|ceas\w+|end(?:s|ed)|lacks?|unless|until|instead of|rather than|refus\w*|declin\w*|avoid\w*|less|only))(?:\s+\S+){1,4}/gi
const doneIn = (text: string): { deeds: ReadonlySet<string>; stems: ReadonlySet<string> }[] =>
  read(text.replaceAll(CONDITION_FIRST, ''))
    .filter(({ text: clause }) => !DENIES.test(clause) && !/\b(?:but|except|no|nothing)\b/i.test(clause))
    .map(({ text: clause, stems }) => ({
      stems,
      deeds: new Set(
        (
          clause
            .replaceAll(TAKEN_BACK, '')
            .toLowerCase()
            .match(/\p{L}{3,}/gu) ?? []
        ).map((word) => stem(word)),
      ),
    }))

/** True when what one only denies is what the other only affirms: “does not touch your data”, “touches your data”. */
export const turnsDeed = (before: string, after: string): boolean =>
  deniesDone(before, after) || deniesDone(after, before)

/** Whether `one` only denies what `other` only affirms, of the same thing. */
function deniesDone(one: string, other: string): boolean {
  const [done, denied, doneElse] = [doneIn(other), deniedIn(other), doneIn(one)]
  return deniedIn(one).some(
    ({ deed, stems }) =>
      done.some((clause) => clause.deeds.has(deed) && shared(clause.stems, stems) > 1) &&
      !denied.some((each) => each.deed === deed) &&
      !doneElse.some(({ deeds }) => deeds.has(deed)),
  )
}
