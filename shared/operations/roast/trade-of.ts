/** Which trade a mail is from, so that its roast may speak of what its reader sees every day. */
import { isSure } from '../../engine/detect.ts'
import type { Doc } from '../../engine/doc.ts'
import type { Kind } from '../../engine/kinds.ts'
import { bodyOf } from '../../engine/measures/body.ts'
import { TRADES } from './trades/index.ts'
import type { Trade } from './trades/trade.ts'

/** Trades by the words that tell them. */
const BY_CUE = Map.groupBy(
  Object.values<Trade>(TRADES).flatMap((trade) =>
    [...new Set(trade.cues.split(' '))].map((cue) => ({ cue, trade })),
  ),
  ({ cue }) => cue,
)

/** Where the words tell no trade, some kinds of mail are one. */
const BY_KIND: Partial<Record<Kind, Trade>> = {
  billing: TRADES.money,
  event_invitation: TRADES.event,
  fundraising: TRADES.charity,
  internal: TRADES.office,
  meeting_recap: TRADES.office,
  meeting_request: TRADES.office,
  recruiting: TRADES.hiring,
  support_reply: TRADES.support,
  survey: TRADES.survey,
}

/** Two words may be there in passing, unless one stands where the mail says what it is about; three are not. */
const ENOUGH = 3
/** How much the words of a trade must outweigh those of the next. */
const AHEAD = 1.25
/** What is said over and over tells no more. */
const MOST = 3

/** The trade that the mail’s matter is from; a word of the subject counts twice. `null` where no trade is ahead of the others. */
export function tradeOf(doc: Doc): Trade | null {
  if (!doc.english) return null
  const subject = doc.subject?.tokens.map(({ lower }) => lower) ?? []
  const words = Map.groupBy(
    [
      ...subject,
      ...subject,
      ...signatureOf(doc),
      ...bodyOf(doc).flatMap((s) => s.tokens.map(({ lower }) => lower)),
    ],
    (word) => word,
  )
  const points = new Map<Trade, number>()
  const cues = new Map<Trade, number>()
  const named = new Set([...subject, ...signatureOf(doc)])
  for (const [word, times] of words)
    for (const { trade } of BY_CUE.get(word) ?? []) {
      points.set(trade, (points.get(trade) ?? 0) + Math.min(MOST, times.length))
      cues.set(trade, (cues.get(trade) ?? 0) + (named.has(word) ? 2 : 1))
    }
  const [best, next] = [...points].sort(([, a], [, b]) => b - a)
  if (best && (cues.get(best[0]) ?? 0) >= ENOUGH && best[1] >= AHEAD * (next?.[1] ?? 0)) return best[0]
  return isSure(doc.kindConfidence) ? (BY_KIND[doc.kind] ?? null) : null
}

/** What a sender is called says what the mail is from. */
const signatureOf = ({ sentences }: Doc): string[] =>
  sentences.flatMap(({ region, tokens }) => (region === 'signature' ? tokens.map(({ lower }) => lower) : []))
