import { at } from '../finding.ts'
import { SPAM_PHRASES } from '../lexicon/spam-phrases.ts'
import { defineRule, type Examples } from '../rule.ts'

const OWNERS = new Set(['your', 'my', 'their', 'the'])

export default defineRule({
  id: 'spam-phrase',
  dimension: 'spam_risk',
  severity: 'warning',
  summary: 'Spam uses this phrase far more than wanted mail does.',
  why: 'Most “spam words” mean nothing to a filter. These few were measured to be several times as common in spam, so say what you promise in your own words.',
  evidence: ['E55', 'E57'],
  families: ['cold', 'bulk_content', 'bulk_promo'],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: SPAM_PHRASES,
  hit: (hit, sentence) => {
    if (hit.entry.note === 'mild')
      return at(sentence, hit.from, hit.to, {
        severity: 'info',
        message: 'Guarantees stand in 16.6 % of spam and in 5.6 % of wanted commercial mail.',
      })
    // “You get your money back” is a plain promise.
    const owned = OWNERS.has(sentence.tokens[hit.from - 1]?.lower ?? '')
    return owned && hit.entry.term === 'money back' ? null : at(sentence, hit.from, hit.to)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'promotional',
        draft: 'Try the pot for a month, with a money-back guarantee and no obligation.',
      },
      marks: ['money-back guarantee', 'no obligation'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'Hi Ana,\n\nYou reach the first page in a month, 100% guaranteed.\n\nTom',
      },
      marks: ['100% guaranteed'],
    },
    {
      draft: { kind: 'promotional', draft: 'The steel is guaranteed for ten years.' },
      marks: ['guaranteed'],
    },
  ],
  passes: [
    { kind: 'newsletter', draft: 'Hello friends,\n\nThe kiln is back and the course starts on May 4.' },
    { kind: 'promotional', draft: 'Free shipping, a special offer, a discount: click here to save.' },
    { kind: 'negotiation', draft: 'Hi Ana,\n\nThe bank guarantee is attached.\n\nTom' },
    { kind: 'promotional', draft: 'Send the pot within a month and you get your money back, every cent.' },
  ],
}
