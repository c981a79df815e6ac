import { AUTHORED } from '../draft.ts'
import { at } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'

/** One or two lines with an emoji in front are no list. */
const LIST = 3

export default defineRule({
  id: 'emoji-bullets',
  dimension: 'accessibility',
  severity: 'info',
  summary: 'Emoji stand in for bullets.',
  why: 'A screen reader says the name of each one in full before every line: “fire, fire, fire”. A list with plain bullets reads faster for everybody.',
  evidence: ['E50'],
  language: 'any',
  needs: 'emoji',
  check(doc) {
    const led = doc.blocks.flatMap(({ region, from, to }) => {
      const sentence = doc.sentences[from]
      const [first, second] = sentence?.tokens ?? []
      // An emoji alone on its line is no bullet.
      const leads = first?.kind === 'emoji' && second !== undefined && second.kind !== 'emoji' && from < to
      return sentence && leads && AUTHORED.includes(region) ? [sentence] : []
    })
    const [first] = led
    if (!first || led.length < LIST) return []
    return [at(first, 0, 1, { message: `${led.length} lines begin with an emoji in place of a bullet.` })]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nNew this month:\n\n🔥 A second kiln\n🔥 Longer hours\n🔥 A glaze course\n\nMira',
      marks: ['🔥'],
    },
    {
      draft: '<p>New this month:</p><p>✅ A kiln</p><p>✅ Longer hours</p><p>✅ A course</p>',
      marks: ['✅'],
    },
  ],
  passes: [
    'Hi Ana,\n\nNew this month:\n\n- A second kiln 🔥\n- Longer hours\n- A glaze course\n\nMira',
    'Hi Ana,\n\n🎉 The kiln is back.\n\n🙏 Thank you for your patience.\n\nMira',
  ],
}
