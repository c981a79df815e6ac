import type { Sentence } from '../doc.ts'
import { capitalised, matchCase } from '../edit.ts'
import { at, textOf } from '../finding.ts'
import { INDIRECT_REQUESTS } from '../lexicon/indirect-requests.ts'
import { opensClause } from '../measures/clause.ts'
import { isAdverb } from '../measures/passive.ts'
import { isParticiple } from '../measures/past-time.ts'
import { keepingSecondHalf, secondHalf } from '../measures/second-half.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

/** A question longer than this needs more than its first words mended. */
const LONGEST = 40

/** Words of a reason that stands better behind the question than in it. */
const LONG_REASON = 8

/** “any thoughts on it, as the price holds until Friday”: the question, and its reason as a sentence of its own. */
function withReasonApart(rest: string): string {
  const [, asked = rest, reason = ''] =
    /^([^,]{3,80}), (?:as|since|because) ((?:the|your|our|my|we|it|they|this|that|I|there)\b.+)$/u.exec(
      rest,
    ) ?? []
  return reason.split(' ').length < LONG_REASON ? `${rest}?` : `${asked}? ${capitalised(reason)}.`
}

/**
 * “and please include the prices”, “, but there is no rush”, “and I’ll get the papers ready”: said beside the
 * question, and no part of it.
 */
const BESIDE =
  /^(.*?)(?:,|(?= \w+ (?:pl|tha|(?:I|we)(?:['’]ll| will| can)))) (?:and|but|so|although) ((?:please|thank(?:s| you)|(?:I|we)(?:['’](?:ll|m|re)| (?:will|can|understand|know|hope|am|are))|(?:there(?:['’]s| is) )?no) .+)$/u

/** The question that `rest` is the end of, with a sentence of its own for its reason and for what is said beside it. */
export function apart(rest: string): string {
  const [, before, beside = ''] = BESIDE.exec(rest) ?? []
  return before === undefined ? withReasonApart(rest) : `${withReasonApart(before)} ${capitalised(beside)}.`
}

const UNTIL =
  /\b(?:by|before|until|no later than) (?:the |next |this |end of )?(?:[A-Z\d]|end\b|tomorrow|noon|close|week|month)/

/** The finding with the question itself in place of the wrapping, and a question mark where there was none. */
function asked(hit: Hit, sentence: Sentence): Finding | null {
  const { from, to } = hit
  const { tokens, text, mark } = sentence
  const use = hit.entry.use[0] ?? ''
  // “… if you have already received it”: there “have” only helps.
  const done = tokens.slice(to).find(({ lower }) => !isAdverb(lower))?.lower ?? ''
  const put = use === 'do you have' && isParticiple(done) ? 'have you' : use
  if (sentence.words > LONGEST || !opensClause(tokens, from)) return null
  const gone = textOf(sentence, from, to)
  const question = matchCase(gone, put, from === 0)
  const label = `Ask “${question} …”`
  const fixing = (end: number, replacement: string): Finding => ({
    ...at(sentence, from, end),
    fixes: [{ label, replacement, safe: true }],
  })
  const end = mark === '' ? text.length : '.?'.includes(mark) ? text.lastIndexOf(mark) : -1
  // What comes after a full stop, such as a quotation mark, would be lost.
  const ends = end >= 0 && text.slice(end + 1).trim() === ''
  const rest = text.slice(tokens[to - 1]?.end ?? 0, ends ? end : undefined)
  // “Let me know which option you'd like by Wednesday”: by when it is to be told, no question says as well.
  if (/\b(?:let|tell) (?:me|us)\b/i.test(gone) && UNTIL.test(rest)) return null
  const [, before] = BESIDE.exec(rest) ?? []
  if (before !== undefined)
    return ends && secondHalf(gone, put, before)?.length === 0
      ? fixing(tokens.length, question + apart(rest))
      : at(sentence, from, to)
  if (!ends && mark !== '?') return at(sentence, from, to)
  const finding = mark === '?' ? fixing(to, question) : fixing(tokens.length, question + apart(rest))
  return keepingSecondHalf(finding, sentence, hit, put)
}

export default defineRule({
  id: 'indirect-request',
  dimension: 'clarity',
  severity: 'info',
  summary: 'This tells that you are asking; the question alone is easier to answer.',
  why: 'A reader answers a question sooner than a report about your wondering. “Could you send the plan?” is as polite.',
  evidence: ['E05'],
  families: ['cold', 'warm', 'operational'],
  lexicon: INDIRECT_REQUESTS,
  hit: asked,
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
      draft:
        'I just wanted to see if you had a chance to look at the quote. I was wondering if you might have seen the plan. We wanted to ask whether you have already decided.',
      marks: [
        'I just wanted to see if you had a chance to look at the quote.',
        'I was wondering if you might have seen the plan.',
        'We wanted to ask whether you have already decided.',
      ],
      fixed: 'Have you had a chance to look at the quote? Have you seen the plan? Have you already decided?',
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
    {
      draft: {
        kind: 'follow_up',
        draft:
          'I was wondering if you could send the plan and please copy Bob. I was wondering if we could wait, although I know that it is late, and thank you for your time? It would be great if you could help, but there is no rush.',
      },
      marks: [
        'I was wondering if you could send the plan and please copy Bob.',
        'I was wondering if we could wait, although I know that it is late, and thank you for your time?',
        'It would be great if you could help, but there is no rush.',
      ],
      fixed:
        'Could you send the plan? Please copy Bob. Could we wait? I know that it is late, and thank you for your time. Could you help? There is no rush.',
    },
    {
      draft: 'I was wondering if you could say when the crew and I are due.',
      marks: ['I was wondering if you could'],
    },
  ],
  passes: [
    'Let me know if you have any questions.',
    'Could you send the plan? I wonder how the crane got here.',
    'If you were wondering if you could park here: you can.',
    'I was wondering what you think.',
    'Please let me know which option you would like to go with by next Wednesday.',
  ],
}
