import { INCLUSIVE_TERMS } from '../lexicon/inclusive-terms.ts'
import { defineRule, type Examples } from '../rule.ts'
import { isName, swap } from '../swap.ts'

/** Words that are also adjectives: “the deaf child”, “the disabled button”. */
const GROUPS = /^the (?:disabled|deaf|elderly|homeless)$/

export default defineRule({
  id: 'non-inclusive-terms',
  dimension: 'tone',
  severity: 'info',
  summary: 'This term may leave some readers out.',
  why: 'You do not know everyone who will read this. A neutral term costs nothing and keeps all of them with you.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: INCLUSIVE_TERMS,
  hit: (hit, sentence) => {
    if (isName(hit, sentence)) return null
    if (GROUPS.test(hit.entry.term) && sentence.tokens[hit.to]?.kind === 'word') {
      // “The elderly need …” is the group, “the elderly lift” is not.
      if (!/^(?:and|or|are|have|need|can|who|in|of|to|often)$/.test(sentence.tokens[hit.to]?.lower ?? ''))
        return null
    }
    return swap(hit, sentence)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi guys,\n\nThe chairman asked for more manpower. Each driver shows his or her card.',
      marks: ['Hi guys', 'chairman', 'manpower', 'his or her'],
      fixed: 'Hi all,\n\nThe chair asked for more staff. Each driver shows their card.',
    },
    {
      draft: 'Please whitelist our address. Seats are free for the elderly.',
      marks: ['whitelist', 'the elderly'],
      fixed: 'Please allowlist our address. Seats are free for older people.',
    },
  ],
  passes: [
    'The disabled button is grey. We walked past Chairman Hall.',
    'Hi all,\n\nEach driver shows their card. The master key is in the safe.',
  ],
}
