import { isAllCaps, isCapitalised } from '../characters.ts'
import type { Sentence } from '../doc.ts'
import { at } from '../finding.ts'
import { ALSO_NAMES, PLAIN_BEFORE, PROFANITY } from '../lexicon/profanity.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

/** How each sort is judged; the strong ones as the rule itself is. */
const SORTS: Record<string, Pick<Finding, 'severity' | 'message'>> = {
  strong: { message: 'Swearing makes the writer look bad, whatever the reader did.' },
  mild: { severity: 'warning', message: 'Even a mild oath costs respect in business mail.' },
  slur: { severity: 'blocker', message: 'This word demeans people. It must not go out.' },
  threat: { severity: 'blocker', message: 'This is a threat or reads like one. It must not go out.' },
}

function isPlain({ entry, from, to }: Hit, { tokens }: Sentence): boolean {
  const text = tokens[from]?.text ?? ''
  if (ALSO_NAMES.has(entry.term) && isCapitalised(text) && !isAllCaps(text)) {
    const next = tokens[to]
    // At the start of a sentence the capital proves nothing, except before another name.
    if (from > 0 || entry.term === 'dick' || isCapitalised(next?.text ?? '')) return true
  }
  return PLAIN_BEFORE[entry.term]?.has(tokens[to]?.lower ?? '') ?? false
}

/** “f**king”, “sh*t”: the reader fills in the rest. */
const MASK = /[*@#$%]/
const MASKED = /\b(?:f\*+c?k?|sh\*+t?|b\*+ch|c\*+nt|a\*+hole|f[@#$%*]{2,})[a-z]*/gi

function masked(sentence: Sentence): Finding[] {
  if (!MASK.test(sentence.text)) return []
  return Array.from(sentence.text.matchAll(MASKED), (match) => ({
    field: sentence.field,
    start: sentence.start + match.index,
    end: sentence.start + match.index + match[0].length,
    severity: 'warning' as const,
    message: 'A masked swear word is read in full.',
  }))
}

export default defineRule({
  id: 'profanity',
  dimension: 'tone',
  severity: 'error',
  // One word may be a slip of temper; three and the mail is lost.
  cost: { each: 20, cap: 60 },
  summary: 'The mail swears.',
  why: 'A reader who is sworn at, or who sees swearing, forms a view of the writer before the matter. It is forwarded and kept. Say what happened without it.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: PROFANITY,
  hit: (hit, sentence) =>
    isPlain(hit, sentence) ? null : at(sentence, hit.from, hit.to, SORTS[hit.entry.note] ?? {}),
  needs: 'spacing',
  sentence: masked,
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Your fucking invoice is shit. This is bullshit, and the damn pump leaks like hell.',
      marks: ['fucking', 'shit', 'bullshit', 'damn', 'hell'],
    },
    { draft: 'What the f**k is this sh*t? THIS IS SHIT.', marks: ['f**k', 'sh*t', 'SHIT'] },
    { draft: 'Pay, or I will kill you. Only a retard would wait.', marks: ['I will kill you', 'retard'] },
  ],
  passes: [
    'Dick Smith from Scunthorpe mends the cock-up. Moby Dick swims on, and Kike Hernández bats.',
    'Hi Ana,\n\nThe hall is spic and span.\n\n> Your fucking invoice is shit.',
    'We ate shiitake in Hell’s Kitchen and drank a Bloody Mary with Dickens and Mr. Cockburn. 2 * 3 is 6.',
    'Dick, could you assess the class by Friday? The passive is no analysis.',
  ],
}
