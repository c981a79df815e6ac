import { at } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'

const MARKS = new Set(['p.s.', 'p.s', 'ps', 'p.p.s.', 'p.p.s', 'pps', 'p.p.p.s.', 'ppps'])

/** Only a capital begins a postscript. */
const P = 80

export default defineRule({
  id: 'postscript-overuse',
  dimension: 'structure',
  severity: 'info',
  summary: 'There is more than one postscript.',
  why: 'A postscript is read because it stands alone. A second one makes the first look like clutter.',
  evidence: [],
  check: (doc) => {
    const second = doc.sentences.filter(
      ({ region, tokens }) =>
        tokens[0]?.text.charCodeAt(0) === P && region !== 'quoted' && MARKS.has(tokens[0].lower),
    )[1]
    return second ? [at(second, 0, 1)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'The class is full.\n\nBest,\nMia\n\nP.S. There is a waiting list.\n\nP.P.S. It does move.',
      marks: ['P.P.S.'],
    },
    { draft: 'The class is full.\n\nMia\n\nPS: There is a list.\n\nPS: Bring cabbage.', marks: ['PS'] },
  ],
  passes: [
    'The class is full.\n\nBest,\nMia\n\nP.S. There is a waiting list.',
    'The PS is a console. The class is full.\n\nPS: Bring cabbage.',
  ],
}
