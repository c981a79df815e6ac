import { isSurelyCold } from '../detect.ts'
import type { Doc, Sentence } from '../doc.ts'
import { at } from '../finding.ts'
import { EXCUSES, PREFACES } from '../lexicon/prefaces.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { introductionIn } from '../measures/introduction.ts'
import { tellsOfReader } from '../measures/reader-facts.ts'
import { isFiller } from '../measures/wish.ts'
import { defineRule, type Examples } from '../rule.ts'
import { lowerWords } from '../unicode.ts'
import { words } from '../word-set.ts'

const SENDER = words("i i'm i've i'd i'll we we're we've we'd we'll my our")
const READER = words("you your yours you're you've you'll you'd")
/** What the sender perceived is about the reader or the world, even without a “you”. */
const OBSERVED = new Set(
  'hope drive drove walk walked pass passed live lived saw noticed read heard watched found visited ordered bought tried came met spotted counted tested used listened attended enjoyed see notice'.split(
    ' ',
  ),
)

/** A promotion may say “We sell used kayaks”; only what the sender feels is no news to the reader. */
const FEELINGS = new Set(
  'thrilled excited proud pleased happy delighted honored honoured humbled committed believe passionate dedicated mission busy hard working proudly love'.split(
    ' ',
  ),
)

/** True when the sentence begins with the sender, or the sender's firm, and never turns to the reader. */
function turnsInward({ tokens }: Sentence, doc: Doc): boolean {
  const first = tokens[0]?.lower ?? ''
  const firm = first.length > 2 && lowerWords(doc.draft.from_name ?? '').includes(first)
  if (!SENDER.has(first) && !firm) return false
  return !tokens.some(
    (t, i) => READER.has(t.lower) || (i < 4 && OBSERVED.has(t.lower)) || (t.kind === 'placeholder' && i < 12),
  )
}

export default defineRule({
  id: 'self-centred-opening',
  dimension: 'opening',
  severity: 'warning',
  summary: 'The first sentence is about you, not about the reader.',
  why: 'Readers give the first line a second or two to concern them. Begin with their situation and bring yourself in when it explains something.',
  evidence: ['E48', 'E58'],
  // News of one's own and a story told to donors rightly begin with the sender.
  kinds: [
    'cold_outreach',
    'follow_up',
    'breakup',
    'partnership',
    'promotional',
    'event_invitation',
    're_engagement',
    'abandoned_cart',
    'survey',
  ],
  check: (doc) => {
    const first = firstSentences(doc, 3).find((s) => !isFiller(s))
    if (!first || !turnsInward(first, doc) || tellsOfReader(first)) return []
    if (doc.family === 'bulk_promo' && !first.tokens.some((t) => FEELINGS.has(t.lower))) return []
    // Introductions and prefaces are told so already.
    if (introductionIn(first) || first.hits.some((h) => h.lexicon === PREFACES || h.lexicon === EXCUSES))
      return []
    return [
      at(first, 0, Math.min(3, first.tokens.length), {
        severity: isSurelyCold(doc) ? 'warning' : 'info',
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'Hi Ana,\n\nWe launched a new shift planner in May. Who plans your night shift?\n\nTom',
      },
      marks: ['We launched a'],
    },
    {
      draft: {
        kind: 'promotional',
        draft: 'Our gardeners have been busy all winter. Your pots are waiting.',
      },
      marks: ['Our gardeners have'],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft: 'Hi Ana,\n\nI ordered the Autumn tea box last month, and it came in plastic.\n\nTom',
    },
    {
      kind: 'cold_outreach',
      draft:
        'Hi Ana,\n\nI was looking for a florist near York and noticed that Rowan & Co has 23 reviews.\n\nTom',
    },
    {
      kind: 'cold_outreach',
      draft: 'Hi Ana,\n\nWe ran the logs you sent through our model. Line 2 idles.\n\nTom',
    },
    {
      kind: 'promotional',
      draft: 'We sell the used kayaks of our rental fleet. Your pick is first come, first served.',
    },
    { kind: 'announcement', draft: 'We are moving to Leith on 3 May. The bread stays the same.' },
  ],
}
