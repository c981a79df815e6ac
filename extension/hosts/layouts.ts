/** The hosts beside Gmail, each read by its layout. The person switches on those that they use. */
import { HUBSPOT } from './hubspot.ts'
import { matchesAny } from './match.ts'
import { OUTLOOK } from './outlook.ts'
import type { Layout } from './page/layout.ts'
import { SALESFORCE } from './salesforce.ts'

export const LAYOUTS: readonly Layout[] = [OUTLOOK, HUBSPOT, SALESFORCE]

/** The layout of an address; null for any other site. */
export const layoutAt = (url: string): Layout | null =>
  LAYOUTS.find(({ matches }) => matchesAny(matches, url)) ?? null

/** Patterns of all addresses that the extension can work on. */
export const SITES: readonly string[] = [
  'https://mail.google.com/*',
  ...LAYOUTS.flatMap(({ matches }) => matches),
]
