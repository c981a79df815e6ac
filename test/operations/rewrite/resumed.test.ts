import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const rewritten = (opening: string) =>
  local(
    contract.input.parse({
      kind: 'follow_up',
      subject: 'The new till system',
      draft: `Hi Marta,\n\n${opening}\n\nWe installed the same system at Brot & Butter in March, and their queue at lunch went from eleven people to four.\n\nBest,\nJonas`,
    }),
    { profile: DEFAULT_PROFILE, dictionary },
  ).result.variants[0]?.draft ?? ''

describe('a sentence that only comes back to a thing', () => {
  it.each([
    [
      'I am just following up on my previous email about the new till system. Have you had a chance to look at it yet?',
      'Have you had a chance to look at the new till system yet?',
    ],
    [
      'Just circling back on the quote for your roof. Did you get a chance to review it with your partner?',
      'Did you get a chance to review the quote for your roof with your partner?',
    ],
    [
      'We wanted to follow up on the email we sent you last week about our plan for the shop in Linz. What do you think of it?',
      'What do you think of our plan for the shop in Linz?',
    ],
  ])('gives way to the question, which names it: %s', (opening, asked) => {
    expect(rewritten(opening)).toContain(`Hi Marta,\n\n${asked}\n\n`)
  })

  it.each([
    'I am following up on the roof of your shop. Would you see it as a problem if we came at seven?',
    'I am following up on the quote for your roof, which has gone up by 40 euro. Have you looked at it yet?',
    'I am following up on my email about the new till system. Did you see it?',
    'I am following up on my email about your new shop. Have you had a chance to look at it?',
    'I am following up on the quote for your roof. It rained last night. Have you looked at it yet?',
  ])('stays where it says more, or the question means something else: %s', (opening) => {
    expect(rewritten(opening)).toContain('following up on')
  })
})
