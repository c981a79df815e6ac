import { range } from '../finding.ts'
import { PERSONAL } from '../lexicon/asking-kinds.ts'
import type { Finding } from '../rule.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Items a reader takes in without counting. */
const MOST = 7

export default defineRule({
  id: 'long-list',
  dimension: 'structure',
  severity: 'info',
  summary: 'The list is longer than a reader takes in.',
  why: 'A long list in a personal mail reads like a specification. Keep what matters for the decision and attach the rest.',
  evidence: [],
  kinds: PERSONAL,
  check: (doc) => {
    const found: Finding[] = []
    let run = 0
    doc.blocks.forEach((block, i) => {
      run = block.kind === 'item' && block.region === 'body' ? run + 1 : 0
      if (run <= MOST || doc.blocks[i + 1]?.kind === 'item') return
      const eighth = doc.blocks[i - run + 1 + MOST]
      if (eighth)
        found.push(range('draft', eighth.start, eighth.end, { message: `The list has ${run} items.` }))
    })
    return found
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'proposal',
        draft: 'You get:\n\n- floor\n- wall\n- doors\n- lights\n- paint\n- locks\n- bins\n- keys',
      },
      marks: ['keys'],
    },
    {
      draft: {
        kind: 'recruiting',
        draft:
          'You bring:\n* Rust\n* Go\n* SQL\n* Kafka\n* Linux\n* Python\n* Spark\n* Bash\n* Perl\n\nWould you like to hear more?',
      },
      marks: ['Bash'],
    },
  ],
  passes: [
    { kind: 'proposal', draft: 'You get:\n\n- floor\n- wall\n- doors\n- lights\n- paint\n- locks\n- bins' },
    {
      kind: 'meeting_recap',
      draft: 'Decided:\n\n- floor\n- wall\n- doors\n- lights\n\nOpen:\n\n- paint\n- locks\n- bins\n- keys',
    },
  ],
}
