/** Who writes a mail is told by what they ask and offer: who sells, who buys, who gives, who has the product already. */
import { expect, test } from 'vitest'
import type { Doc } from '#shared/engine/doc.ts'
import type { Draft } from '#shared/engine/draft.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'

const guess = (draft: Draft): Doc => parse({ ...draft, kind: 'auto' }, DEFAULT_PROFILE, new Memo())

test.each([
  [
    'fundraising',
    '140 coats before the first frost',
    'Dear Helen,\n\nLast winter your £30 bought a coat for a child. This year the school has asked us for 140.\n\nCould you give £30 again this week? You can give at https://warm.example/coats\n\nGraham',
  ],
  [
    'product_update',
    'New: Shared inboxes in Paperkite',
    "Hi Sam,\n\nToday we're launching shared inboxes in Paperkite. Your team can now answer from one place, and your labels come along.\n\nStart with one inbox: https://paperkite.example/shared\n\nThe Paperkite team",
  ],
  [
    'cold_outreach',
    'Offer of aluminium profiles',
    'Dear Mr. Peterson,\n\nWe are pleased to write you from Anadolu Profil, producer of aluminium profiles. Our delivery time is 25 days and we send free samples.\n\nKindly send us your drawings so that we can prepare our best price.\n\nEmre',
  ],
  [
    'other',
    'Request for catalogue',
    'Dear Sirs,\n\nWe are a shop for kitchen goods in Ljubljana. We would like to order 60 pieces of the paring knife. Please send us your wholesale price list and tell us the delivery time.\n\nDo you give exclusivity for one country?\n\nMaja',
  ],
])('who gives, who has it, who sells and who buys are told apart: %s', (kind, subject, draft) => {
  expect(guess({ subject, draft }).kind).toBe(kind)
})

test('a greeting from a place greets nobody by that name', () => {
  const signs = (greeting: string) =>
    guess({ draft: `${greeting}\n\nThree rebrands went live this month.\n\nFennel & Firth` }).kindConfidence
  expect(signs('Hello from Leith.')).toBe(signs('Hello.'))
})
