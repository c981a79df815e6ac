import { ofHit } from '../finding.ts'
import { TEXT_SPEAK } from '../lexicon/text-speak.ts'
import { defineRule, type Examples } from '../rule.ts'
import { isName } from '../swap.ts'

export default defineRule({
  id: 'text-speak',
  dimension: 'tone',
  severity: 'info',
  cost: { each: 2, cap: 6 },
  summary: 'This is the language of text messages.',
  why: 'Between friends it saves time. To somebody who is to trust you with money it says that this mail was not worth ten more keys.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  regions: ['greeting', 'opening', 'body', 'ask', 'signoff'],
  lexicon: TEXT_SPEAK,
  // “U” and “YO” may be the names of a size or a firm, “hun” of a people.
  hit: (hit, sentence, { kind }) => {
    // Colleagues write as they talk.
    if (kind === 'internal') return null
    const word = sentence.tokens[hit.from]
    const joined = [hit.from - 1, hit.to].some((i) => '&-/.'.includes(sentence.tokens[i]?.text ?? ' '))
    // “40k msg/s” is a unit.
    if (
      sentence.tokens[hit.to]?.text === '/' ||
      isName(hit, sentence) ||
      (word?.text === 'U' && hit.from > 0) ||
      (joined && word?.lower.length === 1)
    )
      return null
    return ofHit(hit, sentence, { safe: true })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 'cold_outreach', draft: 'Hi Ana,\n\npls call me, u can save a lot. Thx, bro.' },
      marks: ['pls', 'u', 'Thx', 'bro'],
      fixed: 'Hi Ana,\n\nplease call me, you can save a lot. Thanks, bro.',
    },
    {
      draft: { kind: 'promotional', subject: 'OMG', draft: 'You are gonna love it.' },
      marks: ['OMG', 'gonna'],
      fixed: 'OMG',
    },
  ],
  passes: [
    { kind: 'internal', draft: 'pls check, thx' },
    { kind: 'proposal', draft: 'The price today is 92.4 ppl delivered.' },
    { kind: 'cold_outreach', draft: 'The U-bend and the ur-text are here. Ask Bro & Co. about the Hun.' },
  ],
}
