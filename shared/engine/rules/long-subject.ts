import type { Doc, Sentence } from '../doc.ts'
import { range } from '../finding.ts'
import { VAGUE } from '../lexicon/subject-words.ts'
import { isContent } from '../measures/content-words.ts'
import { phoneCut, prefixTokens, shownLength } from '../measures/subject-line.ts'
import { defineRule, type Examples } from '../rule.ts'

/** The last word or two may fall off a line whose front has said what it is about. */
const GRACE = 1.2

/** In person-to-person mail words count, and wordy-subject counts them. */
const isWordy = (subject: Sentence, { bands }: Doc) =>
  bands.subjectWords !== null && subject.words >= bands.subjectWords[1] + 3

/** Whether what the phone shows names anything. */
const saysSomething = (subject: Sentence, cut: number) =>
  subject.tokens.some(
    (t) =>
      t.end <= cut &&
      (t.kind === 'number' || (t.kind === 'word' && isContent(t.lower) && !VAGUE.has(t.lower))),
  )

/** Where the word around a place begins; the place itself between words, and in the first word. */
function wordAt({ tokens }: Sentence, at: number): number {
  const word = tokens.find((t) => t.start < at && at < t.end)
  return word && word.start > 0 ? word.start : at
}

export default defineRule({
  id: 'long-subject',
  dimension: 'subject',
  severity: 'info',
  summary: 'The subject is longer than phones show.',
  why: 'Phones cut subjects off after four to seven words. How long the rest is matters little, as long as the part that shows says what the mail is about.',
  evidence: ['E29', 'E34'],
  language: 'any',
  fields: ['subject'],
  sentence: (subject, doc) => {
    const length = shownLength(subject)
    const most = doc.bands.subjectChars
    if (length <= most || prefixTokens(subject) > 0 || isWordy(subject, doc)) return []
    const cut = phoneCut(subject)
    if (!cut) return []
    const empty = !saysSomething(subject, cut.at)
    if (!empty && length <= GRACE * most) return []
    return [
      // From the word that is cut on; half a word means nothing.
      range('subject', wordAt(subject, cut.at), subject.text.length, {
        message: empty
          ? `A small phone shows ${cut.chars} of these ${length} characters, and they do not name the topic yet.`
          : `This subject has ${length} characters; a small phone shows the first ${cut.chars}.`,
        severity: empty ? 'warning' : 'info',
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'promotional',
        subject: 'Spring sale: up to 30% off everything for your garden this Easter',
        draft: 'Seeds, pots and tools are up to 30% off until Monday.',
      },
      marks: ['everything for your garden this Easter'],
    },
    {
      draft: {
        kind: 'onboarding',
        subject: 'Important information about your account: your card is on its way',
        draft: 'Your card will arrive on Friday.',
      },
      marks: ['your account: your card is on its way'],
    },
    {
      draft: {
        kind: 'recruiting',
        subject: 'Mechanical engineering apprenticeships in Central Lancashire, 2027',
        draft: 'Hi Jo,\n\nWe have two places left for September.',
      },
      marks: ['apprenticeships in Central Lancashire, 2027'],
    },
  ],
  passes: [
    { kind: 'promotional', subject: 'Seeds and pots: 30% off until Easter', draft: 'Until Monday.' },
    {
      kind: 'announcement',
      subject: 'Hi {{contact.first_name_or_company_name}}, your price changes in May',
      draft: 'On 1 May the price goes up.',
    },
    {
      kind: 'customer_success',
      subject: 'Re: The long subject that somebody else wrote for this thread last week',
      draft: 'Hi Jo,\n\nYes, Friday works.',
    },
  ],
}
