/** Counting emoji as a reader sees them: several may stand in one token. */
import type { Sentence } from '../doc.ts'

const EMOJI = /\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|[\ufe0f\u{1f3fb}-\u{1f3ff}])*|\p{Regional_Indicator}{2}/gu

export function emojiCount({ tokens }: Sentence): number {
  let count = 0
  for (const { kind, text } of tokens) if (kind === 'emoji') count += text.match(EMOJI)?.length ?? 1
  return count
}
