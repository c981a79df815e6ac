import type { Sentence } from '../doc.ts'
import { whole } from '../finding.ts'
import { fleschKincaid } from '../measures/readability.ts'
import { isFiller } from '../measures/wish.ts'
import { defineRule, type Examples } from '../rule.ts'
import { isBody } from '../swap.ts'

/** Fewer words give no grade worth the name. */
const WORDS = 40
/** Grade from which a body is hard, and from which it is harder than a law review. */
const HARD = 11
const VERY_HARD = 14

const gradeOf = ({ words, syllables }: Sentence) => fleschKincaid({ words, syllables, sentences: 1 }) ?? 0

/** Grade without what is empty or was said before, which would make hard prose look easy. */
function gradeOfWhatTells(sentences: readonly Sentence[]): number {
  const counts = { words: 0, sentences: 0, syllables: 0 }
  const said = new Set<string>()
  for (const sentence of sentences) {
    const again = said.size === said.add(sentence.text).size
    if (again || !isBody(sentence) || sentence.words === 0 || isFiller(sentence)) continue
    counts.words += sentence.words
    counts.syllables += sentence.syllables
    counts.sentences++
  }
  return counts.words < WORDS || counts.sentences < 2 ? 0 : (fleschKincaid(counts) ?? 0)
}

export default defineRule({
  id: 'high-reading-grade',
  dimension: 'clarity',
  severity: 'info',
  cost: { each: 2, cap: 4 },
  summary: 'The body is hard to read.',
  why: 'In one large count of personal mail, plain words in short sentences got more answers than college prose. Start with the sentence marked here: cut it in two, swap its longest words.',
  evidence: ['E03', 'E09'],
  families: ['cold', 'warm'],
  check: ({ sentences }) => {
    const grade = gradeOfWhatTells(sentences)
    if (grade < HARD) return []
    let hardest: Sentence | null = null
    for (const sentence of sentences)
      if (isBody(sentence) && sentence.words > 7 && (!hardest || gradeOf(sentence) > gradeOf(hardest)))
        hardest = sentence
    if (!hardest) return []
    const message = `The body reads at grade ${Math.round(grade)}; under ${HARD - 2} is easy on a busy reader. This is its hardest sentence.`
    return [whole(hardest, { message, ...(grade >= VERY_HARD ? { severity: 'warning' } : {}) })]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'Hi Ana,\n\nOrganizational transformation necessitates considerable technological investment and continuous interdepartmental collaboration. Our consultancy specializes in facilitating comprehensive modernization initiatives. We systematically evaluate operational inefficiencies, recommend appropriate alternatives and coordinate implementation activities throughout international organizations with complicated procurement regulations and numerous subsidiaries.\n\nTom',
      },
      marks: [
        'Organizational transformation necessitates considerable technological investment and continuous interdepartmental collaboration.',
      ],
    },
    {
      draft: {
        kind: 'proposal',
        draft:
          'The municipality commissioned an independent evaluation of alternative transportation infrastructure. Preliminary recommendations prioritise accessibility, environmental sustainability and economic regeneration opportunities. Additional stakeholder consultation is anticipated before definitive authorisation, notwithstanding considerable administrative complications regarding intergovernmental responsibilities and organisational accountability arrangements. Representatives of neighbouring municipalities participated.',
      },
      marks: [
        'Preliminary recommendations prioritise accessibility, environmental sustainability and economic regeneration opportunities.',
      ],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft:
        'Hi Ana,\n\nYour depot loses a day a week to damaged pallets. We make a form that drivers fill in on the bay. Last year it cut the wait for a claim from 43 days to 11 at a firm near you. Should I send you their figures? One line is enough.\n\nTom',
    },
    {
      kind: 'newsletter',
      draft:
        'Organizational transformation necessitates considerable technological investment and continuous interdepartmental collaboration. Our consultancy specializes in facilitating comprehensive modernization initiatives. We systematically evaluate operational inefficiencies, recommend appropriate alternatives and coordinate implementation activities throughout international organizations with complicated regulations.',
    },
  ],
}
