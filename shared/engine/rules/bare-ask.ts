import { isSure } from '../detect.ts'
import { whole } from '../finding.ts'
import { tellingWords } from '../measures/telling-words.ts'
import { clearsThroat, isFiller } from '../measures/wish.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Telling words besides the asks that can hold a reason. */
const REASON = 6

export default defineRule({
  id: 'bare-ask',
  dimension: 'structure',
  severity: 'error',
  // There is nothing else in the mail to judge; a good question alone is not worth sending.
  cost: { each: 25, cap: 25 },
  summary: 'This asks, and gives no reason to answer.',
  why: 'A question out of nowhere gets no answer. Say first what you saw, what you bring or what changed; then ask.',
  evidence: ['E01', 'E10'],
  kinds: ['cold_outreach', 'follow_up', 'breakup', 'partnership', 'press_pitch', 'recruiting'],
  check: (doc) => {
    const [first] = doc.asks
    // A mail is not blamed so hard on a guess.
    if (first === undefined || doc.links.length > 0 || !isSure(doc.kindConfidence)) return []
    const asks = new Set(doc.asks.flatMap(({ sentence }) => doc.sentences[sentence] ?? []))
    // A long question may hold its own reason.
    const asked = [...asks].reduce((most, sentence) => Math.max(most, sentence.words), 0)
    const sentence = doc.sentences[first.sentence]
    if (!sentence || asked >= 3 * REASON) return []
    // A wish before it is no reason.
    const idle = doc.sentences.filter((s) => isFiller(s) || clearsThroat(s))
    return tellingWords(doc, REASON, new Set([...asks, ...idle])) < REASON ? [whole(sentence)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 'cold_outreach', draft: 'Hi Ana,\n\nIs this worth a closer look?\n\nTom' },
      marks: ['Is this worth a closer look?'],
    },
    {
      draft: { kind: 'follow_up', draft: 'Hi Ana,\n\nHope you are well. Is this still on your list?\n\nTom' },
      marks: ['Is this still on your list?'],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft: 'Hi Ana,\n\nYour depot in Leeds posted three night jobs. Is the rota the hard part?\n\nTom',
    },
    {
      kind: 'follow_up',
      draft:
        'Hi Ana,\n\nNow that the mill has cut its price by 8 percent, shall I send the new quote for the forty racks you counted?\n\nTom',
    },
    // A guess is too little to say it of.
    'Hi Ana,\n\nHe don’t know, and we was late.\n\nCould you confirm the delivery on Monday?\n\nTom',
    { kind: 'support_reply', draft: 'Hi Ana,\n\nCould you send the log?\n\nJo' },
  ],
}
