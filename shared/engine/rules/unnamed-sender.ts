import type { Doc } from '../doc.ts'
import { isMarketing } from '../law.ts'
import { atEnd } from '../omission.ts'
import { defineRule, type Examples } from '../rule.ts'
import { lowerWords, startsLower, startsUpper } from '../unicode.ts'

/** Shorter words are articles and legal forms. */
const NAME_LETTERS = 4
/** No sender name is longer. */
const NAME_CHARS = 200

/** True when a word of the sender's name stands in the text or in a link. */
function mentionsSender({ draft, text, links }: Doc): boolean {
  const words = lowerWords((draft.from_name ?? '').slice(0, NAME_CHARS))
  const known = words.filter((word) => word.length >= NAME_LETTERS)
  if (known.length === 0) return false
  const read = text.toLowerCase()
  return known.some(
    (word) => read.includes(word) || links.some(({ href }) => href.toLowerCase().includes(word)),
  )
}

/** A closing line of the sender's own make may hold the name. */
const SIGNED: ReadonlySet<string> = new Set(['signoff', 'signature', 'footer'])

/** Most words of a line that is a name: “Rosa & the potters”. */
const NAME_WORDS = 5

/** Whether the mail ends in a line of its own that is no sentence and begins as a name does. */
function endsWithName({ blocks, sentences, links }: Doc): boolean {
  const last = blocks.at(-1)
  const line = last?.kind === 'paragraph' && last.to - last.from === 1 ? sentences[last.from] : undefined
  if (line === undefined || line.mark !== '' || line.words > NAME_WORDS) return false
  return (
    line.tokens.every(({ kind, text }) => kind === 'word' || text === '&' || text === ',') &&
    startsUpper(line.text) &&
    startsLower(line.text.slice(1)) &&
    line.tokens.some(({ text }) => text === '&' || text === 'and') &&
    !links.some(({ start }) => start >= line.start)
  )
}

export default defineRule({
  id: 'unnamed-sender',
  dimension: 'compliance',
  severity: 'info',
  summary: 'Nothing in the mail says who sends it.',
  why: 'Readers, and laws such as CAN-SPAM and CASL, want to see who is behind a mailing: a name at the end or a line in the footer is enough. A hint, not legal advice.',
  evidence: ['N01', 'N02'],
  families: ['bulk_content', 'bulk_promo'],
  check(doc) {
    const signed = doc.blocks.some(({ region }) => SIGNED.has(region)) || endsWithName(doc)
    return signed || !isMarketing(doc) || mentionsSender(doc) ? [] : [atEnd(doc, {})]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 'promotional', draft: 'All mugs are at half price until Sunday. Come and see.' },
      marks: [''],
    },
    {
      draft: {
        kind: 'newsletter',
        from_name: 'Low Fire Studio',
        draft: 'The course starts on May 4. Two places are left. Bring an apron.',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'newsletter',
      draft: 'The course starts on May 4. Two places are left. Bring an apron.\n\nRosa & the potters',
    },
    {
      kind: 'promotional',
      draft: 'All mugs are at half price until Sunday.\n\nBest,\nMira\nLow Fire Studio',
    },
    {
      kind: 'newsletter',
      from_name: 'Low Fire Studio',
      draft: 'The Studio is warm again. The course starts on May 4. Bring an apron.',
    },
  ],
}
