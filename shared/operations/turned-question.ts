/** A statement as a question: “the file has your rows” is “Does the file have your rows?” */
import { capitalised } from '../engine/edit.ts'
import { isPast } from './material/verbs.ts'

/** What may stand between “has” and its participle. */
const BETWEEN = /^(?:already|now|been|ever|yet|just|also|since|recently) /i

/** The helper in front of its subject, without a question mark; “has” and “have” that own something take “does” and “do”. */
export function turnedQuestion(subject: string, helper: string, rest: string): string {
  const [first = ''] = rest.replace(BETWEEN, '').toLowerCase().split(' ')
  const owns = /^(?:has|have)$/i.test(helper) && !BETWEEN.test(rest) && !isPast(first)
  if (!owns) return `${capitalised(helper)} ${subject} ${rest}`
  return `${helper.toLowerCase() === 'has' ? 'Does' : 'Do'} ${subject} have ${rest}`
}
