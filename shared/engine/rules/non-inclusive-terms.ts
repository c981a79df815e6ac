import type { Sentence } from '../doc.ts'
import { INCLUSIVE_TERMS } from '../lexicon/inclusive-terms.ts'
import { PLAIN_OF_PAST } from '../measures/conjugation.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples } from '../rule.ts'
import { isName, swap } from '../swap.ts'
import { words } from '../word-set.ts'

/** Words that are also adjectives: “the deaf child”, “the disabled button”. */
const GROUPS = /^the (?:disabled|deaf|elderly|homeless)$/
/** Who comes by; one of them in a story is a man whom the sender met. */
const CALLERS = /^(?:post|mail|fire|police|repair|handy|work|camera|sales)man$/
const MET = words('the our my your their his her that this')
/** Behind these a job is told of and no man: “the postman must ring twice”. */
const DUTIES = words('must should shall will can may needs')

/** “The postman brought it”, not “a postman must …” or “we need a postman”. */
function isOneMan({ entry, from, to }: Hit, { tokens }: Sentence): boolean {
  if (!CALLERS.test(entry.term)) return false
  const before = tokens[from - 1]?.lower ?? ''
  const next = tokens[to]?.lower ?? ''
  const told = /[^e]ed$/.test(next) || (PLAIN_OF_PAST.has(next) && !/s$|are/.test(next)) || next === 'was'
  return told || (MET.has(before) && !DUTIES.has(next))
}

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
    if (isName(hit, sentence) || isOneMan(hit, sentence)) return null
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
    {
      draft:
        'We need a postman for the north round. Every fireman and all postmen must sign, and a repairman is called.',
      marks: ['a postman', 'fireman', 'postmen', 'a repairman'],
    },
  ],
  passes: [
    'The postman brought it on Monday, a policeman helped us, and our postman is late today. I gave it to the fireman.',
    'The disabled button is grey. We walked past Chairman Hall with Mr. Foreman.',
    'Hi all,\n\nEach driver shows their card. The master key is in the safe.',
  ],
}
