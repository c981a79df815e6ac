/** A closing question to offer, and the fix that adds it. */
import type { Doc, Sentence } from './doc.ts'
import { ASK_LINES } from './lexicon/ask-lines.ts'
import { letterOf } from './measures/body.ts'
import { monthOf, weekdayIn } from './measures/calendar.ts'
import { offers } from './measures/outcome.ts'
import type { Fix } from './rule.ts'

/** The first closing question for the kind that the draft does not hold yet and that takes nothing as settled; or `null`. */
export function askLine(doc: Doc): string | null {
  if (doc.kind === 'referral_intro' && !INTRODUCES.test(doc.text)) return null
  if (doc.kind === 'recruiting' && APPLIES.test(doc.text)) return null
  const fits = (line: string) => !doc.text.includes(line) && (!/ that /.test(line) || isOpen(doc))
  const lines = ASK_LINES[doc.kind]?.filter(fits) ?? []
  return (proposes(doc) ? lines.find((line) => !DECIDED.test(line)) : lines[0]) ?? null
}

/** Whether the mail offers something that “that” of a question can mean. */
const isOpen = (doc: Doc): boolean => offers(doc) || letterOf(doc).some(({ text }) => PUTS_FORWARD.test(text))
const PUTS_FORWARD = /\b(?:we|i)(?:['’]ll| will| have an?| start| open)\b|\b(?:an?|our|the|this) new\b/i

/** Who was referred to the reader has nobody to connect them with. */
const INTRODUCES =
  /\b(?:introduc\w+ you|connect(?:ing)? you|you (?:two|both)|put you in touch|you should meet)\b/i

/** Who applies asks no employer whether they are open to hearing more. */
const APPLIES = /\bmy (?:application|cv|resume|notice period)\b|\bto apply for\b/i

/** Questions that come after a decision. */
const DECIDED = /^(?:shall|should) I\b/i

/** Whether the mail puts forward what the reader has yet to decide on: “I’d suggest moving to 50 seats.” */
const proposes = (doc: Doc): boolean =>
  letterOf(doc).some(({ text }) =>
    /\b(?:suggest|recommend|propose|alternatively|either|options?)\b/i.test(text),
  )

/** Words from which an ask says more than a stock question could. */
const SAYS_MORE = 30
/** “Which of these”, “or is there somebody else”: a choice that another question would not offer. */
const CHOICE = /\bwhich (?:of|one)\b|\b(?:or|else) (?:is|are|do|does|should|would|could|it|we|i|you)\b/i
/** “Please find the invoice attached and let me know …”: what stands before the invitation is news, and would go with it. */
export const tellsBeforeAsking = ({ text }: Sentence): boolean => NEWS.test(text)
const NEWS =
  /^(?!(?:if|should|when|as)\b)\S+(?: \S+){3,},? (?:and|so|but) (?:please |do |just )*(?:let|feel|get|reach|don['’]t|contact|reply)\b/i

/** Whether a sentence holds what a stock question would drop: a figure, an address, a choice, or much besides. */
const holdsMore = (sentence: Sentence, ofTime: boolean): boolean =>
  sentence.words >= SAYS_MORE ||
  tellsBeforeAsking(sentence) ||
  CHOICE.test(sentence.text) ||
  sentence.tokens.some(
    ({ kind, lower }) =>
      (!ofTime &&
        kind === 'word' &&
        lower.length > 3 &&
        (weekdayIn(lower) >= 0 || monthOf(lower) > 0) &&
        lower !== 'march') ||
      kind === 'url' ||
      kind === 'email' ||
      kind === 'placeholder' ||
      (kind === 'number' && !ofTime),
  )

/**
 * As fixes that put the question in place of a sentence; no sender is bound by it, so never safe. None where facts
 * would go with the sentence; times of a meeting go with the wish for one (`ofTime`).
 */
export function askFixes(doc: Doc, sentence: Sentence, ofTime = false): readonly Fix[] {
  const line = holdsMore(sentence, ofTime) ? null : askLine(doc)
  return line === null ? [] : [{ label: `Ask “${line}”`, replacement: line, safe: false }]
}

/** What stands between the body and a sentence added to it: a paragraph break, or a space where markup makes paragraphs. */
export const gapOf = (doc: Doc): string =>
  doc.format === 'html' ? ' ' : doc.text.includes('\r\n') ? '\r\n\r\n' : '\n\n'

/** Whether most of the letter stands behind a sentence: a closing question in its place would point at nothing yet. */
export function comesEarly(doc: Doc, { start }: Pick<Sentence, 'start'>): boolean {
  const letter = letterOf(doc)
  const wordsOf = (sentences: readonly Sentence[]) => sentences.reduce((sum, { words }) => sum + words, 0)
  return wordsOf(letter.filter((s) => s.start > start)) > wordsOf(letter.filter((s) => s.start < start))
}
