/** A preheader stands for what the mail is for, and not for a case beside it. */
import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/preheader/contract.ts'
import { local } from '#shared/operations/preheader/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const BREAKFAST = `Hi {{first_name}},

On Thursday 23 April we're getting about thirty people who run payroll for restaurants and hotels into one room in Manchester, and I'd like you to be one of them.

It's a breakfast, 8:30 to 10:30 at The Refuge on Oxford Street. No pitch, no slides. After that it's tables of six and one question each.

If you can make it, reserve your seat here by 10 April: https://rotaworks.example/breakfast

If mornings are impossible, reply with "notes" and I'll send you what we write down.

Callum
Rotaworks, 14 Hilton Street, Manchester M1 1JJ
Unsubscribe: https://rotaworks.example/u`

const texts = (mode: 'complement' | 'summary' | 'cta', draft = BREAKFAST) =>
  local(
    contract.input.parse({
      draft,
      kind: 'event_invitation',
      subject: 'An invitation to Manchester',
      mode,
    }),
    { profile: DEFAULT_PROFILE, dictionary },
  ).result.candidates.map(({ text }) => text)

describe('a preheader', () => {
  it.each(['complement', 'summary', 'cta'] as const)('in mode %s is no way out of the main offer', (mode) => {
    const lines = texts(mode)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join()).not.toMatch(/impossible|notes/)
  })

  it('that calls names the call, its day, and no link that is not there', () =>
    expect(texts('cta')[0]).toContain('Reserve your seat by 10 April.'))

  it('names the thing that a sentence introduces with its hours', () =>
    expect(texts('summary').join()).toContain('A breakfast, 8:30 to 10:30 at The Refuge on Oxford Street.'))

  it('keeps a case that tells something and asks nothing', () => {
    const draft =
      'Hi {{first_name}},\n\nSwitch to annual billing: https://a.example/annual\n\nIf you do nothing, the new price of $24 appears on your March invoice.\n\nUnsubscribe: https://a.example/u'
    expect(texts('summary', draft).join()).toContain('If you do nothing')
  })

  it('that calls is no courtesy', () => {
    const draft = BREAKFAST.replace(/If you can.*down\./s, 'Don’t hesitate to call me if you have questions.')
    expect(texts('cta', draft)).toEqual([])
  })
})
