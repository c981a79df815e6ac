import type { Doc } from '../doc.ts'
import { at } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'
import { isBody } from '../swap.ts'

/** Exclamations a body bears: one between two people, three in a mail to many; a welcome or a thank-you one more. */
function allowed({ family, kind }: Doc): number {
  if (family === 'bulk_content' || family === 'bulk_promo') return 3
  return kind === 'thank_you' || kind === 'onboarding' ? 2 : 1
}

/** More are never shown, and looking for the fixes of ten thousand takes longer than reading them. */
const SHOWN = 100

export default defineRule({
  id: 'exclamation-overuse',
  dimension: 'tone',
  severity: 'info',
  summary: 'There are many exclamation marks here.',
  why: 'The first exclamation mark is warm, the third is noise. Keep the one you mean.',
  evidence: ['E43'],
  language: 'any',
  needs: 'exclamation',
  check: (doc) => {
    const loud = doc.sentences.filter((s) => s.mark === '!' && isBody(s))
    const most = allowed(doc)
    const message = `${loud.length} sentences end with an exclamation mark; ${most} ${most === 1 ? 'is' : 'are'} enough here.`
    return loud.slice(most, most + SHOWN).flatMap((sentence) => {
      const i = sentence.tokens.findLastIndex((t) => t.text === '!')
      if (i < 0) return []
      const before = sentence.tokens[i - 1]
      // “(!!!)” or a smiley before the mark leaves no sentence for a full stop to end.
      const ends = before?.kind === 'word' || before?.kind === 'number'
      // “(call us first!).” ends with one.
      const replacement = sentence.tokens.at(-1)?.text === '.' ? '' : '.'
      const fixes = ends ? [{ label: 'End with a full stop', replacement, safe: true }] : []
      return [at(sentence, i, i + 1, { message, fixes })]
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'meeting_request',
        draft: 'Hi Ana!\n\nThe plan is ready! I like it! Can we talk on Friday?',
      },
      marks: ['!'],
      fixed: 'Hi Ana!\n\nThe plan is ready! I like it. Can we talk on Friday?',
    },
    {
      draft: {
        kind: 'promotional',
        draft: 'New shoes! Blue ones! Red ones! Green ones! See them all (now!).',
      },
      marks: ['!', '!'],
      fixed: 'New shoes! Blue ones! Red ones! Green ones. See them all (now).',
    },
    {
      draft: { kind: 'meeting_request', draft: 'Hi Ana,\n\nThe plan is ready! Can we talk on Friday (!!!)' },
      marks: ['!'],
      fixed: 'Hi Ana,\n\nThe plan is ready! Can we talk on Friday (!!!)',
    },
  ],
  passes: [
    { kind: 'meeting_request', draft: 'Hi Ana!\n\nThe plan is ready! Can we talk on Friday?' },
    { kind: 'promotional', draft: 'New shoes! Blue ones! Red ones! See them all.' },
  ],
}
