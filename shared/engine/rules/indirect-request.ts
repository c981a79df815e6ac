import type { Sentence } from '../doc.ts'
import { matchCase } from '../edit.ts'
import { at, textOf } from '../finding.ts'
import { INDIRECT_REQUESTS } from '../lexicon/indirect-requests.ts'
import { opensClause } from '../measures/clause.ts'
import { keepingSecondHalf } from '../measures/second-half.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

/** A question longer than this needs more than its first words mended. */
const LONGEST = 40

/** Words of a reason that stands better behind the question than in it. */
const LONG_REASON = 8

/** “any thoughts on it, as the price holds until Friday”: the question, and its reason, or what is no question, as a sentence of its own. */
export function withReasonApart(rest: string): string {
  const [, asked = rest, reason = ''] =
    /^([^,]{3,80}), (?:as|since|because) ((?:the|your|our|my|we|it|they|this|that|I|there)\b.+)$/u.exec(
      rest,
    ) ?? []
  if (reason.split(' ').length >= LONG_REASON) return `${asked}? ${opened(reason)}.`
  const [, before, promise = ''] = PROMISE.exec(rest) ?? BESIDES.exec(rest) ?? []
  return before === undefined ? `${rest}?` : `${before}? ${opened(promise)}.`
}

/** “how you’d like to proceed and I’ll get the papers ready”: what comes of the answer. */
const PROMISE = /^([^,]{0,80}?),? (?:and|so) ((?:I|we)(?:['’]ll| will| can) .+)$/u

/** “, and please include the prices”, “, but I understand if you cannot”: what goes with the question, and asks nothing. */
const BESIDES =
  /^(.{3,120}?)(?:, (?:and|but|although|though)(?= (?:please|thank|no rush|sorry|apolog|(?:I|we) (?:do )?(?:understand|know|appreciate|reali[sz]e)))|,? and(?= please )) (.+)$/u

const opened = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The finding with the question itself in place of the wrapping, and a question mark where there was none. */
function asked(hit: Hit, sentence: Sentence): Finding | null {
  const { from, to } = hit
  const { tokens, text, mark } = sentence
  if (sentence.words > LONGEST || !opensClause(tokens, from)) return null
  const question = matchCase(textOf(sentence, from, to), hit.entry.use[0] ?? '', from === 0)
  const label = `Ask “${question} …”`
  if (mark === '?') return at(sentence, from, to, { fixes: [{ label, replacement: question, safe: true }] })
  const end = mark === '.' ? text.lastIndexOf('.') : mark === '' ? text.length : -1
  // What comes after a full stop, such as a quotation mark, would be lost.
  if (end < 0 || text.slice(end + 1).trim() !== '') return at(sentence, from, to)
  const rest = text.slice(tokens[to - 1]?.end ?? 0, end)
  return {
    ...at(sentence, from, tokens.length),
    fixes: [{ label, replacement: `${question}${withReasonApart(rest)}`, safe: true }],
  }
}

export default defineRule({
  id: 'indirect-request',
  dimension: 'clarity',
  severity: 'info',
  summary: 'This tells that you are asking; the question alone is easier to answer.',
  why: 'A reader answers a question sooner than a report about your wondering. “Could you send the plan?” is as polite, and half as long.',
  evidence: ['E05'],
  families: ['cold', 'warm', 'operational'],
  lexicon: INDIRECT_REQUESTS,
  hit: (hit, sentence) => {
    const finding = asked(hit, sentence)
    return finding && keepingSecondHalf(finding, sentence, hit, hit.entry.use[0])
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'follow_up',
        draft: 'Please let me know if you are free on Tuesday. Let me know if you have time next week?',
      },
      marks: ['Please let me know if you are free on Tuesday.', 'Let me know if you have time'],
      fixed: 'Are you free on Tuesday? Do you have time next week?',
    },
    {
      draft:
        'I was wondering if you could send the plan. We were just wondering whether you are free on Friday?',
      marks: ['I was wondering if you could send the plan.', 'We were just wondering whether you are'],
      fixed: 'Could you send the plan? Are you free on Friday?',
    },
    {
      draft: 'To plan the crane, I was wondering if you might possibly have ten minutes on Monday?',
      marks: ['I was wondering if you might possibly have'],
      fixed: 'To plan the crane, do you have ten minutes on Monday?',
    },
    {
      draft: 'I just wanted to see if you had a chance to look at the quote.',
      marks: ['I just wanted to see if you had a chance to look at the quote.'],
      fixed: 'Have you had a chance to look at the quote?',
    },
    {
      draft: {
        kind: 'support_reply',
        draft:
          'It would be great if you could send the log. We would be grateful if you could confirm the date by Friday.',
      },
      marks: [
        'It would be great if you could send the log.',
        'We would be grateful if you could confirm the date by Friday.',
      ],
      fixed: 'Could you send the log? Could you confirm the date by Friday?',
    },
    {
      draft: {
        kind: 'renewal',
        draft:
          "Let me know how you'd like to proceed and I'll send the papers. Please tell us which plan you would prefer, so we can start on Monday.",
      },
      marks: [
        "Let me know how you'd like to proceed and I'll send the papers.",
        'Please tell us which plan you would prefer, so we can start on Monday.',
      ],
      fixed:
        "How would you like to proceed? I'll send the papers. Which plan would you like? We can start on Monday.",
    },
  ],
  passes: [
    'Let me know if you have any questions.',
    'Could you send the plan? I wonder how the crane got here.',
    'If you were wondering if you could park here: you can.',
    'I was wondering what you think. Let me know whether you are free.',
  ],
}
