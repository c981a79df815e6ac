/** Ways in which mail says what would head it, and the heading: `6 of your 25 users logged in this month`. */
import { AMENDS } from './amends.ts'
import { ASKS } from './asks.ts'
import { NEWS } from './news.ts'
import { NOTICES } from './notices.ts'
import { OFFERS } from './offers.ts'
import { PEOPLE } from './people.ts'
import type { Phrasing } from './phrasing.ts'
import { PRICES } from './prices.ts'
import { READERS } from './readers.ts'
import { RESULTS } from './results.ts'
import { TERMS } from './terms.ts'

export const PHRASINGS: readonly Phrasing[] = [
  ...READERS,
  ...OFFERS,
  ...PRICES,
  ...NEWS,
  ...TERMS,
  ...AMENDS,
  ...NOTICES,
  ...PEOPLE,
  ...RESULTS,
  ...ASKS,
]
