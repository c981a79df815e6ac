/** How honest a subject is with its reader. */
import type { Doc } from '../../engine/doc.ts'
import { PRESSURE } from '../../engine/lexicon/subject-phrases.ts'
import { prefixTokens } from '../../engine/measures/subject-line.ts'
import { isVague } from '../../engine/measures/vague-subject.ts'
import type { Angle } from './contract.ts'

export type Risk = 'honest' | 'teasing' | 'misleading'

/** `doc` is the draft parsed under this subject. */
export function riskOf(doc: Doc, broken: boolean, angle: Angle | null): Risk {
  const { subject } = doc
  if (!subject || subject.text.trim() === '') return 'teasing'
  const faked = prefixTokens(subject) > 0 && !replies(doc)
  const answers = prefixTokens(subject) > 0 && replies(doc)
  if ((broken && !answers) || faked) return 'misleading'
  const presses = subject.hits.some((h) => h.lexicon === PRESSURE)
  return presses || angle === 'curiosity' || isVague(subject, doc) ? 'teasing' : 'honest'
}

/** Whether the mail can be an answer: a thread is quoted, or the kind goes on with one. */
const replies = (doc: Doc) =>
  doc.sentences.some((s) => s.region === 'quoted') ||
  /^(?:follow_up|breakup|negotiation|support_reply|customer_success|apology|other|meeting_recap|proposal|internal)$/.test(
    doc.kind,
  )
