/** Counting emoji as a reader sees them: several may stand in one token. */
import type { Sentence } from '../doc.ts'
import { everyUnicode } from '../unicode.ts'

/** Number of emoji in a sentence. Tokens that touch are read together: a skin tone is no emoji of its own. */
export function emojiCount({ tokens }: Sentence): number {
  let text = ''
  let end = -1
  for (const token of tokens) {
    if (token.kind !== 'emoji') continue
    text += token.start === end ? token.text : ` ${token.text}`
    end = token.end
  }
  return (
    text.match(
      everyUnicode`\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|[\ufe0f\u{1f3fb}-\u{1f3ff}])*|\p{Regional_Indicator}{2}`,
    )?.length ?? 0
  )
}
