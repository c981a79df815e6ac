import type { Sentence, Token } from '../doc.ts'
import { at, ofHit } from '../finding.ts'
import { TEMPLATE_SMELL } from '../lexicon/template-smell.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples } from '../rule.ts'

/** What stands behind a tag in “the {{industry}} space”. */
const FIELDS = new Set(['space', 'industry', 'sector', 'niche', 'field', 'vertical', 'world', 'market'])

/** “A perfect fit for {{company}}”. */
const isFitFor = (tokens: readonly Token[], i: number): boolean =>
  tokens[i - 1]?.lower === 'for' && /^(?:fit|match|solution|partner)$/.test(tokens[i - 2]?.lower ?? '')

/** “That's where Acme comes in”, not “that's where the key is”. */
const leadsOver = ({ entry, to }: Hit, { tokens }: Sentence): boolean =>
  !entry.term.endsWith(' where') || tokens.slice(to, to + 5).some(({ lower }) => /^comes?$/.test(lower))

export default defineRule({
  id: 'template-smell',
  dimension: 'personalization',
  severity: 'info',
  // A habit of the trade once; three of them are a mail merge.
  cost: { each: 3, cap: 9 },
  summary: 'This line gives the template away.',
  why: 'Readers know the phrases that stand in every mass mail and stop at the first. Say what you mean for this one reader: their trade, their town, their page.',
  evidence: ['E23'],
  kinds: ['cold_outreach', 'follow_up', 'breakup', 'press_pitch', 'partnership', 'recruiting'],
  regions: ['opening', 'body', 'ask'],
  lexicon: TEMPLATE_SMELL,
  hit: (hit, sentence) => (leadsOver(hit, sentence) ? ofHit(hit, sentence) : null),
  needs: 'placeholder',
  sentence: (sentence) =>
    sentence.tokens.flatMap((token, i) =>
      token.kind !== 'placeholder'
        ? []
        : FIELDS.has(sentence.tokens[i + 1]?.lower ?? '')
          ? [at(sentence, i, i + 2)]
          : isFitFor(sentence.tokens, i)
            ? [at(sentence, i - 2, i + 1)]
            : [],
    ),
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'I was browsing your website on Monday, and I believe that Acme would be a great fit for your team.',
      },
      marks: ['was browsing your website', 'a great fit for your team'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'You spoke in Reno last May about hiring. Would our figures for the {{industry}} space help you?',
      },
      marks: ['{{industry}} space'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          "Your reps lost four deals in May, and you're not alone. That's where Acme comes in, for teams of all sizes. May I show you how we might help your team?",
      },
      marks: ["you're not alone.", "That's where", 'of all sizes', 'how we might help your team'],
    },
    {
      draft: { kind: 'follow_up', draft: 'I believe we are a perfect fit for {{company}} in May.' },
      marks: ['fit for {{company}}'],
    },
    {
      draft: {
        kind: 'recruiting',
        draft:
          'I have an exciting role with one of my clients, a fast-growing fintech, and I think you would be a perfect fit. Competitive salary!',
      },
      marks: [
        'exciting role with',
        'fast-growing fintech',
        'you would be a perfect fit',
        'Competitive salary',
      ],
    },
  ],
  passes: [
    {
      kind: 'recruiting',
      draft: 'The role is with Kestrel Tides in Hull. It pays £52,000 and fits around school runs.',
    },
    {
      kind: 'cold_outreach',
      draft: 'Your returns page asks customers to print a label. Shops like to avoid that.',
    },
    {
      kind: 'cold_outreach',
      draft: 'Your shop closed in May, and that is where the desk is. Shall I fetch it?',
    },
    { kind: 'newsletter', draft: 'Companies like yours now have until May to file.' },
  ],
}
