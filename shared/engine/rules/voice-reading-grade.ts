import type { Sentence } from '../doc.ts'
import { whole } from '../finding.ts'
import { fleschKincaid, round1 } from '../measures/readability.ts'
import { defineRule, type Examples } from '../rule.ts'
import { isBody } from '../swap.ts'

/** Fewer words give a grade that means nothing. */
const ENOUGH = 30

/** Sentence that raises the grade most. */
function hardest(sentences: readonly Sentence[]): Sentence | undefined {
  const weight = ({ words, syllables }: Sentence) => words + 2 * syllables
  return sentences
    .filter(isBody)
    .reduce<Sentence | undefined>((top, s) => (top && weight(top) >= weight(s) ? top : s), undefined)
}

export default defineRule({
  id: 'voice-reading-grade',
  dimension: 'brand_voice',
  severity: 'warning',
  summary: 'This reads harder than your brand voice allows.',
  why: 'Your voice sets a highest reading grade: years of school a reader needs to follow at first reading. Shorter sentences lower it most; this one weighs most.',
  evidence: [],
  check(doc) {
    const most = doc.profile.voice?.reading_grade_max ?? null
    if (most === null || doc.counts.words < ENOUGH) return []
    const grade = fleschKincaid(doc.counts)
    const sentence = hardest(doc.sentences)
    if (grade === null || grade <= most || !sentence) return []
    return [
      whole(sentence, { message: `The mail reads at grade ${round1(grade)}; your voice allows ${most}.` }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'Hi Ana,\n\nThe documentation of the installation identifies considerable irregularities concerning temperature regulation. Immediate examination of the thermoelectric apparatus is consequently recommended. Additional information is available.\n\nDetails on Monday: replacement components, approximate expenditure, availability of technicians.\n\nBest,\nBen',
      marks: [
        'The documentation of the installation identifies considerable irregularities concerning temperature regulation.',
      ],
    },
    {
      draft:
        'Hi Ana,\n\nThe responsibility for the certification of the facility has not been determined. Representatives of the organization anticipate a clarification of the legislation. Manufacturers are nevertheless continuing their deliveries and have accelerated the preparations for an international distribution.\n\nBest,\nBen',
      marks: [
        'Manufacturers are nevertheless continuing their deliveries and have accelerated the preparations for an international distribution.',
      ],
    },
  ],
  passes: [
    'Hi Ana,\n\nThe kiln is back and it runs hot again. We load it on Monday at nine and open it on Wednesday. Bring your bowls by Sunday night, please, and tell me how many there are. The glaze is on us this time.\n\nBest,\nBen',
    'Hi Ana,\n\nThermoelectric irregularities necessitate immediate examination.\n\nBest,\nBen',
  ],
}
