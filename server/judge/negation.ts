/** Whether a mail says no where its draft says yes, or yes where it says no. English. */

/** Words that say no by themselves. */
const NO = /\b(?:not|never|cannot|no longer|unable|nobody|no one|none)\b|n['’]t\b/i
/** Words that say it by the way; one of them may stand for it. */
const NO_ELSE =
  /\b(?:no|nothing|without|fails?|failed|stop(?:s|ped)?|clos(?:ed?|ing)|ends?|ended|late|overdue|missing|missed|lacks?|only|unless|until|anytime|any time|less|free|instead|rather|refus\w+|declin\w+|un\w+|dis\w+|in\w+less)\b/i
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
