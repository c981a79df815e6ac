import { whole } from '../finding.ts'
import { shared, stemsOf } from '../measures/content-words.ts'
import { previewStems, previewText } from '../measures/preview-text.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Fewer topic words may well be kept in other words; in a shorter body the picture may keep them. */
const PROMISE = 4
const BODY_WORDS = 40

export default defineRule({
  id: 'misleading-subject',
  dimension: 'subject',
  severity: 'info',
  summary: 'Nothing the subject names comes up in the mail.',
  why: 'People open for what the subject promised and leave when they cannot find it. A subject that deceives about the content also breaks the law in several countries.',
  evidence: ['N01', 'E53'],
  families: ['bulk_content', 'bulk_promo'],
  needs: 'subject',
  check: (doc) => {
    const { subject, sentences, images } = doc
    if (!subject || doc.counts.words < BODY_WORDS) return []
    const promised = stemsOf(subject)
    if (promised.size < PROMISE) return []
    if (sentences.some((s) => shared(promised, stemsOf(s)) > 0)) return []
    const preview = previewText(doc)
    if (preview && shared(promised, previewStems(doc, preview)) > 0) return []
    const alts = images.map((image) => (image.alt ?? '').toLowerCase()).join(' ')
    return [...promised].some((stem) => alts.includes(stem)) ? [] : [whole(subject)]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'promotional',
        subject: 'Your parcel could not be delivered to this address today',
        draft:
          'Our spring sale is on. Seeds, pots and tools are a third cheaper until Monday night, and every order over $40 ships free. The new watering cans are in as well: steel, two gallons, made in Ohio. Come by or order online before the good colors are gone.',
      },
      marks: ['Your parcel could not be delivered to this address today'],
    },
    {
      draft: {
        kind: 'newsletter',
        subject: 'Photos from the staff party in Leeds',
        draft:
          'This month we look at how to read a balance sheet. Start with cash, because it cannot be argued with. Then look at what the company owes and when. Profit comes last, since it is an opinion about the year. We close with three exercises for you to try at home.',
      },
      marks: ['Photos from the staff party in Leeds'],
    },
  ],
  passes: [
    {
      kind: 'promotional',
      subject: 'Watering cans that do not drip',
      draft:
        'Our spring sale is on. Seeds, pots and tools are a third cheaper until Monday night, and every order over $40 ships free. The new watering can is in as well: steel, two gallons, made in Ohio. Come by or order online before the good colors are gone.',
    },
    {
      kind: 'newsletter',
      subject: 'One moment, please',
      draft:
        'This month we look at how to read a balance sheet. Start with cash, because it cannot be argued with. Then look at what the company owes and when. Profit comes last, since it is an opinion about the year. We close with three exercises for you to try at home.',
    },
  ],
}
