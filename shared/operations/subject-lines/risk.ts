/** How honest a subject is with its reader. */
import type { Doc } from '../../engine/doc.ts'
import { PRESSURE } from '../../engine/lexicon/subject-phrases.ts'
import { prefixTokens } from '../../engine/measures/subject-line.ts'
import { isVague } from '../../engine/measures/vague-subject.ts'
import type { Angle } from './contract.ts'

export type Risk = 'honest' | 'teasing' | 'misleading'

/** Fear and gloating that make a reader open, whatever the mail says then. */
const SHOCKS =
  /\b(?:die|dies|dying|dead|killed?|killing|horrif\w+|shock(?:ed|ing)|you won['’]t believe|gold ?mine|losing (?:money|customers)|final notice|last (?:chance|warning)|act now|only \d+ (?:seats?|spots?|places?|left)|before it['’]s too late|don['’]t miss out|do not ignore|secrets? \w+ don['’]t want)\b|[!?]{2}/i

export const shocks = (text: string): boolean => SHOCKS.test(text)

/** Two words or more in capitals that are no initials. */
const isLoudSubject = (text: string) => (text.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu) ?? []).length > 1

/** `doc` is the draft parsed under this subject. */
export function riskOf(doc: Doc, broken: boolean, angle: Angle | null): Risk {
  const { subject } = doc
  if (!subject || subject.text.trim() === '') return 'teasing'
  const faked = prefixTokens(subject) > 0 && !replies(doc)
  const answers = prefixTokens(subject) > 0 && replies(doc)
  if ((broken && !answers) || faked) return 'misleading'
  const presses = subject.hits.some((h) => h.lexicon === PRESSURE)
  return presses ||
    SHOCKS.test(subject.text) ||
    isLoudSubject(subject.text) ||
    angle === 'curiosity' ||
    isVague(subject, doc)
    ? 'teasing'
    : 'honest'
}

/** Whether the mail can be an answer: a thread is quoted, or the kind goes on with one. */
const replies = (doc: Doc) =>
  doc.sentences.some((s) => s.region === 'quoted') ||
  /^(?:follow_up|breakup|negotiation|support_reply|customer_success|apology|other|meeting_recap|proposal|internal)$/.test(
    doc.kind,
  )
