import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const rewritten = (draft: string) =>
  local(contract.input.parse({ draft }), { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]
    ?.draft ?? ''

describe('a rewrite', () => {
  it.each([
    ['A number of issue remains with the export on Safari.', 'A number of issues remains'],
    ['A number of issues remain with the export on Safari.', 'Several issues remain'],
  ])('puts “several” before more than one only: %s', (sentence, expected) => {
    const draft = `Hi Sofia,\n\nThe date filter was set after the last entry, so the file was empty. ${sentence}\n\nCould you try the export again today?\n\nAmadou`
    expect(rewritten(draft)).toContain(expected)
  })

  it('cuts a sentence that only announces details', () => {
    const draft =
      'Team,\n\nThe ticketing system moves to the new server this Friday evening, November 14. I wanted to reach out and share a few details so that everyone is on the same page.\n\nClose or reassign any ticket you have open before you leave. We tested the move twice last month and lost nothing.\n\nPlease reply to me by Wednesday if you have a customer call on Friday night.\n\nDana'
    expect(rewritten(draft)).not.toContain('reach out')
  })
})
