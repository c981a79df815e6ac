/** What one hears in a trade: things to compare a mail to that its own reader knows. */

/** What a mail is compared to: empty, slow to come to the point, too loud, carelessly left, or right. */
export const ROLES = ['hollow', 'slow', 'loud', 'loose', 'sound'] as const
export type Role = (typeof ROLES)[number]

/** Each comparison is a thing with its article, so that it may follow “is” and “like”. */
export interface Trade {
  /** Words that tell a mail of this trade, in singular and plural as one finds them. */
  cues: string
  things: Readonly<Record<Role, readonly string[]>>
}
