/** Whether a mail says no where its draft says yes, or yes where it says no. English. */

import { stem } from '#shared/engine/measures/content-words.ts'

/** Words that say no by themselves. */
const NO = /\b(?:not|never|cannot|no longer|unable|nobody|no one|none)\b|n['’]t\b/i
/** Words that say it by the way; one of them may stand for it. */
const NO_ELSE =
  /\b(?:no|nothing|without|fails?|failed|stop(?:s|ped)?|clos(?:ed?|ing)|ends?|ended|late|overdue|missing|missed|lacks?|only|unless|until|anytime|any time|trouble|problems?|wrong|less|free|instead|rather|refus\w+|declin\w+|un\w+|dis\w+|in\w+less)\b/i
/** Turns that negate in form only, and are often put otherwise. */
const IN_FORM =
  /[^.!?\n]*\b(?:hesitate|forget|miss|mind|worry|not only|if not|whether or not|why not|or not|not sure|n['’]t want to|n['’]t have to|need not)\b[^.!?\n]*|[^.!?\n]*\?/gi

/** True when one of both denies something in plain words and the other denies nothing at all. */
export function turnsNo(before: string, after: string): boolean {
  const [was, is] = [before.replaceAll(IN_FORM, ''), after.replaceAll(IN_FORM, '')]
  const denies = (text: string) => NO.test(text)
  const mayDeny = (text: string) => NO.test(text) || NO_ELSE.test(text)
  return (denies(was) && !mayDeny(after)) || (denies(is) && !mayDeny(before))
}

/** Each with its opposite, where no other words are between. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:is|are|be|stays?|remains?) open\b/i, /\b(?:is|are|be|stays?|remains?) closed\b/i],
  [/\b(?:approved|accepted)\b/i, /\b(?:rejected|declined|denied)\b/i],
  [/\b(?:includes?|included|including)\b/i, /\b(?:excludes?|excluded|excluding)\b/i],
  [/\bconfirmed\b/i, /\bcancell?ed\b/i],
  [/\b(?:required|mandatory)\b/i, /\b(?:optional|voluntary)\b/i],
  [/\benabled\b/i, /\bdisabled\b/i],
  [
    /\bopen(?:s|ed|ing)? (?:an?|the|its|their|our|your)\b/i,
    /\bclos(?:es?|ed|ing) (?:an?|the|its|their|our|your)\b/i,
  ],
  [/\bsav(?:es?|ed) (?:\S+ ){0,4}\p{Sc}?\d/iu, /\bcosts? (?:\S+ ){0,4}\p{Sc}?\d(?![^.!?\n]*\bless\b)/iu],
  [/\bon time\b/i, /\b(?:late|delayed)\b/i],
  [/\brefund(?:ed|s)?\b/i, /\bcharged?\b(?!\s*back)/i],
  [
    /\bwrong (?:address|person|order|file|place)\b/i,
    /\b(?:right|correct) (?:address|person|order|file|place)\b/i,
  ],
  [
    /\b(?:for free|free of charge|at no (?:extra )?(?:cost|charge))\b/i,
    /\bfor (?:a|an) (?:\S+ )?(?:charge|fee)\b/i,
  ],
]

const clauses = (text: string): string[] => text.replaceAll(IN_FORM, '').split(/[.!?;\n]+/)
const outright = (text: string): string =>
  clauses(text)
    .filter((clause) => !NO.test(clause))
    .join('\n')

/** True when one says outright the opposite of what the other does, where neither denies. */
export function turnsOpposite(before: string, after: string): boolean {
  const [was, is] = [outright(before), outright(after)]
  const only = (text: string, one: RegExp, other: RegExp) => one.test(text) && !other.test(text)
  return OPPOSITES.some(
    ([one, other]) =>
      (only(was, one, other) && only(is, other, one)) || (only(was, other, one) && only(is, one, other)),
  )
}

const DENIED =
  /(?:\b(?:not|never|cannot)|n['’]t) (?:be |been |yet |ever |able to |have to |need to |want to )?(\p{L}{4,})/giu
/** What stands behind a no and is no deed. */
const NO_DEED =
  /^(?:able|only|have|need|want|just|even|really|very|sure|been|that|this|with|from|here|there|all)$/

const deniedIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...clauses(text).join('.').matchAll(DENIED)].flatMap(([, word = '']) =>
      NO_DEED.test(word.toLowerCase()) ? [] : stem(word.toLowerCase()),
    ),
  )
/** “You can stop by Friday”: what may be done, and no denial. */
const DEED_OF_END = /\b(?:can|could|may|might|will|would|to) (?:stop|close|end|cancel)\b/gi
const doneIn = (text: string): ReadonlySet<string> =>
  new Set(
    clauses(text)
      .filter(
        (clause) =>
          !NO.test(clause) &&
          !NO_ELSE.test(clause.replaceAll(DEED_OF_END, '')) &&
          !/\b(?:but|except)\b/i.test(clause),
      )
      .flatMap((clause) => (clause.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(stem)),
  )

/** True when what one only denies is what the other only affirms: “does not touch your data”, “touches your data”. */
export const turnsDeed = (before: string, after: string): boolean => {
  const turned = (one: string, other: string) => {
    const [done, denied, doneElse] = [doneIn(other), deniedIn(other), doneIn(one)]
    return [...deniedIn(one)].some((deed) => done.has(deed) && !denied.has(deed) && !doneElse.has(deed))
  }
  return turned(before, after) || turned(after, before)
}
