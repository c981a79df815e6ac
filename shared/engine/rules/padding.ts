import type { Doc, Sentence } from '../doc.ts'
import { whole } from '../finding.ts'
import { inBody } from '../measures/body.ts'
import { grammarOf } from '../measures/grammar.ts'
import { isWordList } from '../measures/telling-words.ts'
import { ofSentence } from '../of-sentence.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { ONE, withLetterOne } from '../word-hash.ts'

/** Shorter sentences may come again: “Thank you.” */
const SENTENCE = 5

/** Sentences of paragraphs: list items, headings and buttons may be lists of words, and may come twice. */
const inParagraph = (doc: Doc, sentence: Sentence): boolean =>
  inBody(sentence) && doc.blocks[sentence.block]?.kind === 'paragraph'

/** A number for the words of a sentence, marks and capitals aside: the same words have the same. */
const wordsIn = ofSentence(({ tokens }) => {
  let h = ONE
  for (const { kind, lower } of tokens) {
    if (kind === 'mark') continue
    for (let i = 0; i < lower.length; i++) h = withLetterOne(h, lower.charCodeAt(i))
    h = withLetterOne(h, 32)
  }
  return h
})

/** Whether two sentences say the same, marks and capitals aside. */
function saysSame(a: Sentence, b: Sentence): boolean {
  let i = 0
  for (const { kind, lower } of a.tokens) {
    if (kind === 'mark') continue
    while (b.tokens[i]?.kind === 'mark') i++
    if (b.tokens[i++]?.lower !== lower) return false
  }
  return b.tokens.slice(i).every(({ kind }) => kind === 'mark')
}

/** Words of a mail that tell whether it has grammar; a list of so few tells nothing. */
const TOLD = 50
const UNTOLD = 12
/** Odds under which a mail has none: of 522 mails none came below -25. A short one needs as many odd places. */
const MIXED_UP = -45

/** Whether the sentences of a mail are no sentences: words as they fell, or lists of words for the most part. */
function isJumble(sentences: readonly Sentence[]): boolean {
  let words = 0
  let listed = 0
  let odds = 0
  let read = 0
  for (const sentence of sentences) {
    words += sentence.words
    if (isWordList(sentence)) listed += sentence.words
    if (read > TOLD) continue
    read += sentence.words
    odds += grammarOf(sentence)
  }
  return words >= UNTOLD && (listed * 2 > words || odds < MIXED_UP)
}

function findingsOf(doc: Doc): Finding[] {
  const said = new Map<number, Sentence>()
  const sentences = doc.sentences.filter((sentence) => inParagraph(doc, sentence))
  const [first] = sentences
  if (first && isJumble(sentences))
    return [
      whole(first, { severity: 'blocker', message: 'These are words in a row; they make no sentences.' }),
    ]
  const found: Finding[] = []
  for (const sentence of sentences) {
    if (sentence.words < SENTENCE) continue
    const before = said.get(wordsIn(sentence))
    if (isWordList(sentence) && !sentence.tokens.some(({ kind }) => kind === 'url' || kind === 'placeholder'))
      found.push(whole(sentence, { message: 'These are words in a row, not a sentence.' }))
    else if (before === undefined) said.set(wordsIn(sentence), sentence)
    else if (saysSame(before, sentence))
      found.push(whole(sentence, { message: 'The mail says this twice, word for word.' }))
  }
  return found
}

export default defineRule({
  id: 'padding',
  dimension: 'clarity',
  severity: 'warning',
  summary: 'This makes the mail longer and says nothing.',
  why: 'Filters and people both notice words that only fill the space. What was said once needs no second time, and keywords in a row read as spam.',
  evidence: ['E48'],
  families: ['cold', 'warm', 'operational', 'bulk_promo'],
  check: findingsOf,
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'Hi Ana,\n\nYour depot posted three night jobs. We plan shifts.\n\nYour depot posted three night jobs!',
      marks: ['Your depot posted three night jobs!'],
    },
    {
      draft:
        'Hi Ana,\n\nsoftware payroll rota shift planner cheap best payroll software UK haulier\n\nWould you like to see it?',
      marks: ['software payroll rota shift planner cheap best payroll software UK haulier'],
    },
    {
      draft: 'Hi Ana,\n\nasdf qwer zxcv asdf qwer zxcv asdf qwer zxcv asdf\n\nAre you free?',
      marks: ['asdf qwer zxcv asdf qwer zxcv asdf qwer zxcv asdf'],
    },
    {
      draft:
        'Hi Ana,\n\nThe of rota would on planner because the to we shift Tuesday of. Payroll a is the for with depot my?',
      marks: ['The of rota would on planner because the to we shift Tuesday of.'],
    },
  ],
  passes: [
    'Thank you. The rig runs again. Thank you.',
    'We carry:\n- rye spelt wheat barley oat einkorn emmer millet corn buckwheat flour\n\nWhich do you bake with?',
    'The report, that you asked for, is attached.\n\nCould you sign it?',
    'Flight BA 117, JFK terminal 8, arrives 14:05, hotel booked\n\nSee you at the gate.',
    'Herewith the parts: bolts M8, nuts M8, washers, gaskets 40 mm, seals, hoses, clamps, valves and filters.',
    {
      kind: 'other',
      draft: 'Wir freuen uns auf Ihren Besuch und danken Ihnen herzlich für das Vertrauen in uns.',
    },
  ],
}
