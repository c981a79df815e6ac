import type { Token } from '../doc.ts'
import { at } from '../finding.ts'
import { inBody } from '../measures/body.ts'
import { readerFact } from '../measures/reader-facts.ts'
import { defineRule, type Examples } from '../rule.ts'

const isTag = (token: Token | undefined) => token?.kind === 'placeholder'

export default defineRule({
  id: 'tag-only-personalization',
  dimension: 'personalization',
  severity: 'info',
  summary: 'Only merge tags make this mail about its reader.',
  why: 'Readers know a filled-in name when they see one, and experiments find that a name by itself does little. Add one line that only this reader could get.',
  evidence: ['E36', 'E37', 'E23'],
  families: ['cold'],
  needs: 'placeholder',
  check: (doc) => {
    if (readerFact(doc)) return []
    // A tag that makes a whole line, other than a name, may well hold such a sentence.
    if (doc.sentences.some((s) => s.tokens.length === 1 && isTag(s.tokens[0]) && !/name/i.test(s.text)))
      return []
    for (const sentence of doc.sentences) {
      const tag = inBody(sentence) ? sentence.tokens.findIndex(isTag) : -1
      if (tag >= 0) return [at(sentence, tag, tag + 1)]
    }
    return []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'Hi {{first_name}},\n\nWe help companies like {{company}} plan their shifts. Would a demo help?',
      },
      marks: ['{{company}}'],
    },
    {
      draft: { kind: 'follow_up', draft: 'Did you see my note on shifts at {{company}}? It still stands.' },
      marks: ['{{company}}'],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft: 'Your depot in Leeds posted three night jobs. Would a rota for {{company}} help?',
    },
    {
      kind: 'cold_outreach',
      draft: '{{icebreaker}}\n\nWe plan night shifts for {{industry}}. Would a rota help you?',
    },
    { kind: 'cold_outreach', draft: 'Hi {{first_name}},\n\nWe plan night shifts. Would a rota help you?' },
  ],
}
