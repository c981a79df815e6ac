/** What the person decides for themselves on this machine, and what of it is locked. */

export interface Preferences {
  /** No underlines and no cards: only the score, and the gate. */
  quiet: boolean
  /** Origins where the product is switched off. */
  off_sites: readonly string[]
  /** Brand voice of new mails; null takes the workspace's default. */
  voice: string | null
}

export const DEFAULT_PREFERENCES: Preferences = { quiet: false, off_sites: [], voice: null }
