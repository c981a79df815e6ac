/** What a preheader is not made of: halves, and what only some readers are meant by. */
import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/preheader/contract.ts'
import { local } from '#shared/operations/preheader/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const texts = (subject: string, draft: string, mode: 'complement' | 'cta' = 'complement') =>
  local(contract.input.parse({ draft, subject, mode, kind: 'product_update', count: 5 }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.candidates.map(({ text }) => text)

const LAUNCH = `Hi {{first_name}},

Every rota manager we know has a group chat called "SWAPS". Starting today you can mute it.

Rota 3 has a swap board. Staff post the shift they can't do, colleagues who are qualified see it, and you approve with one tap. The Riverside Hotel group tested it with 214 staff over the summer.

If you have already ordered, your board is on its way.

Turn on the swap board: https://rota.example/on

Dan`

describe('a preheader', () => {
  it('ends in no “it” that nothing before it names', () => {
    expect(texts('Introducing Rota 3', LAUNCH).join('\n')).not.toMatch(/mute it/)
  })

  it('joins no half of a sentence to a line of another paragraph', () => {
    expect(texts('Introducing Rota 3', LAUNCH).join('\n')).not.toMatch(/(?:mute|chat)[^\n]*You approve/)
  })

  it('speaks to no readers whom the mail is not for', () => {
    expect(texts('Introducing Rota 3', LAUNCH).join('\n')).not.toMatch(/already ordered/)
  })

  it('calls by the request that a sentence with an address ends in', () => {
    const draft =
      'Dear colleagues,\n\nThe breakfast is on Thursday 21 January at the Halden Hotel.\n\nThere is no charge but please register by 8 January so that we can confirm catering numbers: https://halden.example/b\n\nThe Events Team'
    expect(texts('You are invited', draft, 'cta')[0]).toMatch(/^Please register by 8 January\b/)
  })
})
