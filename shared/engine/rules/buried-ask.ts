import { isWeakAsk } from '../asks.ts'
import { whole } from '../finding.ts'
import { PERSONAL } from '../lexicon/asking-kinds.ts'
import { letterOf } from '../measures/body.ts'
import { saysNothing } from '../measures/telling-words.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Words of other paragraphs below an ask that hide it, and sentences that make a paragraph long enough to. */
const WORDS_BELOW = 25
const LONG_PARAGRAPH = 5
/** Longer sentences in an opening are not a question that comes to the point. */
const POINTED = 20

export default defineRule({
  id: 'buried-ask',
  dimension: 'cta',
  severity: 'warning',
  summary: 'The ask is hidden in the middle of the mail.',
  why: 'Readers look at the start and at the end. An ask between other sentences is read over; put it last, on a line of its own.',
  evidence: ['E48'],
  kinds: PERSONAL.filter((kind) => kind !== 'meeting_recap' && kind !== 'thank_you'),
  check: (doc) => {
    const firm = doc.asks.flatMap(({ sentence, friction, postscript }) => {
      const s = doc.sentences[sentence]
      // Readers see the points of a list.
      return s && !postscript && doc.blocks[s.block]?.kind !== 'item' && (friction > 2 || !isWeakAsk(s))
        ? [s]
        : []
    })
    const ask = firm.at(-1)
    // Coming to the point first is not hiding it.
    if (!ask || (ask.region === 'opening' && ask.words <= POINTED)) return []
    const body = letterOf(doc).filter((s) => s === ask || !saysNothing(s))
    const at = body.indexOf(ask)
    // The list of what is needed is part of the ask.
    const below = body.slice(at + 1).filter((s) => ask.mark !== ':' || doc.blocks[s.block]?.kind !== 'item')
    if (below.length < 2) return []
    const paragraph = body.filter((s) => s.block === ask.block)
    const within = paragraph[0] !== ask && paragraph.at(-1) !== ask && paragraph.length >= LONG_PARAGRAPH
    const later = below.filter((s) => s.block !== ask.block).reduce((sum, s) => sum + s.words, 0)
    const early = (at + 1) / body.length <= 0.6 && later >= WORDS_BELOW
    return within || early ? [whole(ask)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'customer_success',
        draft:
          'Hi Warren,\n\nThe scanners passed the last test on Monday, so nothing on our side stands in the way. Your shift leads asked for a quiet day.\n\nCould you tell me which of the two dates you want?\n\nWe blocked two dates for our installers, a Wednesday and a Monday. The Monday leaves a full weekend for practice, and it avoids the delivery of the new trucks that you mentioned.\n\nBest,\nBo',
      },
      marks: ['Could you tell me which of the two dates you want?'],
    },
    {
      draft: {
        kind: 'proposal',
        draft:
          'The floor is done in May. It is made of oak. Shall I order it? We will varnish it twice. It dries in a week.',
      },
      marks: ['Shall I order it?'],
    },
  ],
  passes: [
    {
      kind: 'proposal',
      draft:
        'Three points from our call, so that we both have them in writing:\n\n- The boat stays in the bay. Please send me a copy of your licence.\n- The boiler is new, and Ansgar knows it well. He lives next door and is there on most days.\n- We clean once a fortnight, on Fridays. The linen is in the chest on the landing, with the towels.',
    },
    {
      kind: 'proposal',
      draft:
        'The price is £61,480, fixed, for all 24 desks on both floors.\n\nTo hold the start on 9 February I need two things from you:\n\n1. the signed page 4, with the name of whoever opens the site on that Monday\n2. the asbestos survey of the ground floor, and of the cellar where there is one\n\nThe offer holds for 30 days.',
    },
    {
      kind: 'meeting_request',
      draft:
        'The survey came back on Monday. There is damp behind the wall.\n\nCould we walk the site together? I can do Tuesday or Thursday. I will bring the sections.',
    },
    {
      kind: 'partnership',
      draft:
        'Could our tailors work from your back room on Saturdays?\n\nWe bring the machines and the insurance, and you keep a part of what we take. In Stirling that was £210 on an ordinary Saturday in the season.',
    },
  ],
}
