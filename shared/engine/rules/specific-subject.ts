import type { Doc, Sentence } from '../doc.ts'
import { whole } from '../finding.ts'
import { PITCH, PRESSURE } from '../lexicon/subject-phrases.ts'
import { ACCOUNT_WORDS } from '../lexicon/subject-words.ts'
import { isContent, shared, stem, stemsOf } from '../measures/content-words.ts'
import { hasName, hasNumber } from '../measures/names-a-thing.ts'
import { prefixTokens, shownLength } from '../measures/subject-line.ts'
import { isVague } from '../measures/vague-subject.ts'
import { defineRule, type Examples } from '../rule.ts'
import { words } from '../word-set.ts'

/** Topic words that must come back in the body when the subject has neither number nor name. */
const KEPT = 2

const fits = (subject: Sentence, { bands }: Doc) =>
  shownLength(subject) <= bands.subjectChars &&
  (bands.subjectWords === null || subject.words <= bands.subjectWords[1] + 1)

/** Words and marks that push; what pushes is not praised, however specific. */
const LOUD = words(
  '! ridiculous unacceptable outrageous shocking disappointing exciting amazing incredible opportunity joking',
)

const isCalm = ({ tokens }: Sentence) =>
  tokens.filter((t) => t.text === '?').length < 2 &&
  !tokens.some(
    (t, i) =>
      LOUD.has(t.lower) ||
      (t.kind === 'word' && tokens.findIndex((other) => other.lower === t.lower) < i && isContent(t.lower)),
  )

const EVERY_CUSTOMERS = new Set(Array.from(ACCOUNT_WORDS, stem))

function namesTheMatter(subject: Sentence, doc: Doc): boolean {
  const stems = stemsOf(subject)
  if (stems.size < 2 || (subject.question && subject.words < 4)) return false
  if (hasNumber(subject) || hasName(subject)) return doc.sentences.some((s) => shared(stems, stemsOf(s)) > 0)
  return (
    [...stems].filter((each) => !EVERY_CUSTOMERS.has(each) && doc.sentences.some((s) => stemsOf(s).has(each)))
      .length >= KEPT
  )
}

/** “Quick question about Goole” tells the size of the mail, not its matter. */
const isQuick = ({ tokens }: Sentence) =>
  tokens.some(
    (t, i) =>
      t.lower === 'quick' && /^(?:question|idea|thought|note|favou?r|one)$/.test(tokens[i + 1]?.lower ?? ''),
  )

export default defineRule({
  id: 'specific-subject',
  dimension: 'subject',
  severity: 'praise',
  summary: 'The subject names the matter in a few words.',
  why: 'A short subject with something concrete in it is easy to place, to answer and to find again.',
  evidence: ['E02', 'E38c'],
  families: ['cold', 'warm'],
  needs: 'subject',
  check: (doc) => {
    const { subject } = doc
    if (!subject || prefixTokens(subject) > 0 || !isCalm(subject) || isQuick(subject)) return []
    if (!fits(subject, doc) || isVague(subject, doc)) return []
    if (subject.hits.some((h) => h.lexicon === PITCH || h.lexicon === PRESSURE)) return []
    return namesTheMatter(subject, doc) ? [whole(subject)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        subject: 'damaged pallets at Goole',
        draft: 'Hi Priya,\n\nDamage claims eat your Goole team’s Friday.',
      },
      marks: ['damaged pallets at Goole'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        subject: 'your duplicate contacts',
        draft: 'Hi Ana,\n\nYou have 40,000 duplicate contacts.',
      },
      marks: ['your duplicate contacts'],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      subject: 'Quick question',
      draft: 'Hi Ana,\n\nA quick question: who waters the plants?',
    },
    {
      kind: 'cold_outreach',
      subject: 'Quick idea for Goole pallets',
      draft: 'Hi Priya,\n\nDamaged pallets eat your Goole team’s Friday.',
    },
    {
      kind: 'cold_outreach',
      subject: 'Double your leads in Goole',
      draft: 'Hi Ana,\n\nWho finds leads in Goole?',
    },
    {
      kind: 'renewal',
      subject: 'Your plan renews',
      draft: 'Hi Priya,\n\nYour plan renews on 30 November at $4,320.',
    },
    { kind: 'promotional', subject: 'Used kayaks from $350', draft: 'Used kayaks from $350.' },
  ],
}
