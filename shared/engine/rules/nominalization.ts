import type { Sentence } from '../doc.ts'
import { at } from '../finding.ts'
import { NOMINALIZATIONS } from '../lexicon/nominalizations.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples } from '../rule.ts'
import { swap } from '../swap.ts'

/** How far behind the noun its measure stands. */
const MEASURE = 8

/** “A reduction in churn of 30%”, “a reduction of 30%”: the measure hangs on the noun, and “reduce churn of 30%” is no English. */
const isMeasured = ({ to, entry }: Hit, { tokens }: Sentence): boolean =>
  tokens
    .slice(to - 1, to + MEASURE)
    .some(
      (t, i, all) =>
        t.lower === 'of' &&
        all[i + 1]?.kind === 'number' &&
        (i > 1 || /^(?:incr|redu|impr)/.test(entry.use[0] ?? '')),
    )

/** “We have come to the conclusion that”: there “come” is a participle, and what takes its place would be none. */
const hasCome = ({ from }: Hit, { tokens }: Sentence): boolean =>
  tokens[from]?.lower === 'come' &&
  tokens
    .slice(Math.max(0, from - 3), from)
    .some(({ lower }) => /^(?:have|has|had|having)$|['’](?:ve|d)$/.test(lower))

/** “Decided on whether”: before a question the verb stands alone. */
function beforeQuestion(hit: Hit, { tokens }: Sentence): Hit {
  if (!/^(?:if|how|wh(?:o|at|en|ere|ich|ether))$/.test(tokens[hit.to]?.lower ?? '')) return hit
  const use = hit.entry.use.map((verb) => verb.replace(/(?<=^decid\w+) on$/, ''))
  return { ...hit, entry: { ...hit.entry, use } }
}

export default defineRule({
  id: 'nominalization',
  dimension: 'clarity',
  severity: 'info',
  summary: 'A verb is hidden in a noun here.',
  why: 'A verb says who does what in one word; a noun with an empty verb needs three and sounds like a form.',
  evidence: [],
  lexicon: NOMINALIZATIONS,
  hit: (hit, sentence) =>
    isMeasured(hit, sentence) || hasCome(hit, sentence)
      ? at(sentence, hit.from, hit.to)
      : swap(beforeQuestion(hit, sentence), sentence),
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'We made a decision to move. Ana will conduct an analysis of the costs and provide assistance to your team.',
      marks: ['made a decision to', 'conduct an analysis of', 'provide assistance to'],
      fixed: 'We decided to move. Ana will study the costs and help your team.',
    },
    {
      draft: 'Please take into account that snow has an impact on the trains.',
      marks: ['take into account', 'has an impact on'],
      fixed: 'Please consider that snow affects the trains.',
    },
    {
      draft: 'We made a decision about whether to stay, and Bob made a decision on the price.',
      marks: ['made a decision about', 'made a decision on'],
      fixed: 'We decided whether to stay, and Bob decided on the price.',
    },
    {
      draft: 'We achieved a reduction in waste of 30%.',
      marks: ['achieved a reduction in'],
    },
    {
      draft: 'We achieved a reduction of 70% in costs.',
      marks: ['achieved a reduction of'],
      fixed: 'We achieved a reduction of 70% in costs.',
    },
    {
      draft: 'They come to the conclusion that it leaks. We have come to the conclusion that it is slow.',
      marks: ['come to the conclusion that', 'come to the conclusion that'],
      fixed: 'They conclude that it leaks. We have come to the conclusion that it is slow.',
    },
  ],
  passes: [
    'The decision is yours: make it by Friday.',
    'An analysis of the costs is attached. We offer support in three languages.',
  ],
}
