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

  it('says what is to be done, and not the heading before its colon', () => {
    const draft =
      'Hi Jonas,\n\n61 of your payments were rejected yesterday.\n\nWhat you need to do: approve the batch before 15:00 today so that it makes the evening run.\n\nWe will send you a full report by Monday 30 November.\n\nElke'
    const said = texts('Update', draft, 'cta')
    expect(said[0]).toMatch(/^Approve the batch before 15:00 today/)
    expect(said.join('\n')).not.toMatch(/What you need to do/)
  })

  it('is no thanks for a gift', () => {
    const draft =
      'Dear Friend,\n\nThe river centre may have to close its doors in March. Your generosity is truly appreciated.\n\nPlease give whatever you can: https://river.example/give\n\nThe River Centre team'
    expect(texts('We need your help', draft).join('\n')).not.toMatch(/appreciated/)
  })

  it('speaks to no readers whom the mail is not for', () => {
    expect(texts('Introducing Rota 3', LAUNCH).join('\n')).not.toMatch(/already ordered/)
  })

  it('calls by the request that a sentence with an address ends in', () => {
    const draft =
      'Dear colleagues,\n\nThe breakfast is on Thursday 21 January at the Halden Hotel.\n\nThere is no charge but please register by 8 January so that we can confirm catering numbers: https://halden.example/b\n\nThe Events Team'
    expect(texts('You are invited', draft, 'cta')[0]).toMatch(/^Please register by 8 January\b/)
  })

  it('glues nothing to what promised the words behind a colon', () => {
    const draft =
      'Hi Jonas,\n\nWhat you need to do: open Payments, choose Queued, and approve the batch before 15:00 today so that it makes the evening run of the bank.\n\nWe will send you a full report by Monday 30 November.\n\nWe changed three things because you asked: the battery comes out without tools, the light is brighter, and the bell rings. The Halden 2 costs $1,890.\n\nElke'
    for (const mode of ['complement', 'cta'] as const)
      expect(texts('Update', draft, mode).join('\n')).not.toMatch(/need to do\. |because you asked\. /)
  })

  it('ends in no word that led to a link, and in no “I think”', () => {
    const draft =
      'Hi all,\n\nCheck out our white paper by clicking here: https://halden.example/wp\n\nThe plan is to have everyone off Jira by the end of March I think, but the design team goes first.\n\nThe Halden team'
    const offered = [...texts('Update', draft), ...texts('Update', draft, 'cta')].join('\n')
    expect(offered).not.toMatch(/by clicking|I think|Halden team/)
    expect(offered).toContain('Check out our white paper.')
  })

  it('keeps the mark of a question without its reason, and answers none that is not there', () => {
    const draft =
      'Hi Anneke,\n\nYour depot in Breda runs nine electric vans. Would you be open to trying it on two vans in January, so that you can see the figures before you decide anything at all about the other seven of them?\n\nNot sure what size you need? Our planner tells you in a minute.\n\nSjoerd'
    const offered = [...texts('Update', draft), ...texts('Update', draft, 'cta')].join('\n')
    expect(offered).toContain('Would you be open to trying it on two vans in January?')
    expect(offered).not.toMatch(/planner/)
  })

  it('is no sentence whose pronoun the sentence before it explains', () => {
    const draft =
      'Hi Priya,\n\nAt Corran Logistics that took two people most of the day. A two year term brings it down to €34. We redrew the mark by hand, and their queue now starts at 7.30. If so I can ring you after your shift on Monday. The Corran team and their drivers now book in 2 minutes.\n\nTom'
    for (const mode of ['complement', 'cta'] as const)
      expect(texts('Update', draft, mode).join('\n')).not.toMatch(/that took|brings it|their queue|If so/)
    expect(texts('Update', draft)).toContain('The Corran team and their drivers now book in 2 minutes.')
  })
})
