import { isSurelyCold } from '../detect.ts'
import type { Doc, Sentence } from '../doc.ts'
import { capitalised } from '../edit.ts'
import { at, without } from '../finding.ts'
import { PREFACES } from '../lexicon/prefaces.ts'
import { BEFORE_PREFACE } from '../lexicon/wishes.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { introductionIn } from '../measures/introduction.ts'
import { leadingRun, openerFinding } from '../measures/opener.ts'
import { keepingSecondHalf } from '../measures/second-half.ts'
import { isPreamble, wishEnd } from '../measures/wish.ts'
import { ofSentence } from '../of-sentence.ts'
import type { Hit } from '../phrase-table.ts'
import type { Finding } from '../rule.ts'
import { defineRule, type Examples } from '../rule.ts'

/** How far into the body a wish still opens the mail; later ones close it. */
const OPENING = 3
/** One more is looked at: a wish that ends the mail does not open it. */
const LOOKED_AT = 4

/** After “let you know”, these begin a clause; “the new price” may be all that follows. */
const SUBJECT = /^(?:i|we|you|it|they|he|she|there)\b/

const MOURNING =
  /\b(?:died|passed away|has passed|death of|passing of|funeral|condolences|(?:great|deep|profound) (?:sadness|sorrow))\b/i

const mourns = ofSentence(({ text }) => MOURNING.test(text))

const isPreface = ({ lexicon, from }: Hit, { tokens }: Sentence) =>
  lexicon === PREFACES && tokens.slice(0, from).every((t) => t.kind === 'mark' || BEFORE_PREFACE.has(t.lower))

const preface = (doc: Doc, sentence: Sentence, hit: Hit): Finding | null => {
  const finding = withoutPreface(doc, sentence, hit)
  return finding && keepingSecondHalf(finding, sentence, { from: 0, to: hit.to }, hit.entry.use[0])
}

function withoutPreface(doc: Doc, sentence: Sentence, hit: Hit): Finding | null {
  const { note, use } = hit.entry
  if (note === 'small talk' && !isSurelyCold(doc)) return null
  if (note === 'whole' || note === 'small talk')
    return openerFinding(doc, sentence, 0, leadingRun(sentence, PREFACES) || hit.to)
  const words = use[0]
  if (words === undefined) return at(sentence, 0, hit.to)
  if (words !== '') {
    const replacement = capitalised(words)
    return at(sentence, 0, hit.to, { fixes: [{ label: `Use “${replacement}”`, replacement, safe: true }] })
  }
  const next = sentence.tokens[hit.to]
  if (note === 'clause' && !SUBJECT.test(next?.lower ?? '')) return at(sentence, 0, hit.to)
  return next === undefined ? at(sentence, 0, hit.to) : without(sentence, 0, hit.to, next.kind !== 'mark')
}

export default defineRule({
  id: 'throat-clearing',
  dimension: 'opening',
  severity: 'info',
  summary: 'This clears the throat before the mail begins.',
  why: 'The first words show in the inbox and decide whether the rest is read. A wish that fits everybody tells the reader that nothing for them has come yet.',
  evidence: ['E48', 'E58'],
  lexicon: PREFACES,
  // Looked at in place, as only the opening counts.
  hit: () => null,
  check: (doc) => {
    // What only introduces is told so already, and pushes nothing out of sight.
    const first = firstSentences(doc, LOOKED_AT).filter((s) => !isPreamble(s) || !introductionIn(s))
    // Whoever tells of a death may take a breath before it.
    if (first.some(mourns)) return []
    return first.slice(0, OPENING).flatMap((sentence, i) => {
      const wish = i > 0 && i === first.length - 1 ? 0 : wishEnd(sentence)
      const hit = sentence.hits.find((h) => isPreface(h, sentence))
      const finding =
        wish > 0 ? openerFinding(doc, sentence, 0, wish) : hit ? preface(doc, sentence, hit) : null
      return finding
        ? [{ ...finding, severity: isSurelyCold(doc) ? ('warning' as const) : ('info' as const) }]
        : []
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'follow_up',
        draft:
          'Hi Ana,\n\nJust bumping this to the top of your inbox. The mill cut its price to $310.\n\nTom',
      },
      marks: ['Just bumping this to the top of your inbox. '],
      fixed: 'Hi Ana,\n\nThe mill cut its price to $310.\n\nTom',
    },
    {
      draft: 'Dear members,\n\nWhat a month it has been! The river came up to the second step.\n\nTom',
      marks: ['What a month it has been! '],
      fixed: 'Dear members,\n\nThe river came up to the second step.\n\nTom',
    },
    {
      draft: 'Hi Ana,\n\nI hope this email finds you well. Dock 4 lost nine pallets in May.\n\nTom',
      marks: ['I hope this email finds you well. '],
      fixed: 'Hi Ana,\n\nDock 4 lost nine pallets in May.\n\nTom',
    },
    {
      draft:
        'Hi Ana,\n\nHope you had a great weekend and I wanted to let you know that dock 4 is closed.\n\nTom',
      marks: ['Hope you had a great weekend and '],
      fixed: 'Hi Ana,\n\nI wanted to let you know that dock 4 is closed.\n\nTom',
    },
    {
      draft: 'Hi Ana,\n\nI am writing to inform you that dock 4 is closed until Monday.\n\nTom',
      marks: ['I am writing to inform you that dock'],
      fixed: 'Hi Ana,\n\nDock 4 is closed until Monday.\n\nTom',
    },
    {
      draft: 'Hi Ana,\n\nI just wanted to say thank you for the tour. Dock 4 is a marvel.\n\nTom',
      marks: ['I just wanted to say thank you'],
      fixed: 'Hi Ana,\n\nThank you for the tour. Dock 4 is a marvel.\n\nTom',
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'Hi Ana,\n\nI wanted to reach out to see if you own dock 4. Do you?\n\nTom',
      },
      marks: ['I wanted to reach out'],
    },
  ],
  passes: [
    'Dear all,\n\nI am writing to let you know that Maria from the night crew died on Friday. The service is on Tuesday at ten.\n\nTom',
    'Hi Ana,\n\nI hope you are well after the surgery. Dock 4 is closed until Monday.\n\nTom',
    'Hi Ana,\n\nDock 4 is closed until Monday. Hope you have a great weekend!\n\nTom',
    'Hi Ana,\n\nI hope this works for you: Monday at nine, dock 4.\n\nTom',
    'Hi Ana,\n\nThe crew wanted to reach out to dock 4 by radio and could not.\n\nTom',
  ],
}
