import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { inWords } from '#shared/operations/rewrite/in-words.ts'
import { local } from '#shared/operations/rewrite/local.ts'

const words = (draft: string) =>
  inWords(local(contract.input.parse({ draft }), { profile: DEFAULT_PROFILE, dictionary: null }).result)

describe('a rewrite in words', () => {
  it('names each reason once, with what went and what came for it', () => {
    const told = words(
      'Hi Ana,\n\nOur cutting-edge tool leverages payslips to seamlessly check each depot!!\n\nCan you send the May file by Friday?\n\nTom',
    )
    expect(told.split('\n\nWhat changed:\n')[1]?.split('\n')).toEqual([
      '- The sentence says as much without these words. “cutting-edge” left out',
      '- This is office talk; a plain word says more. “leverages” → “uses”, “seamlessly” → “smoothly”',
      '- One mark is enough. “!!” → “!”',
    ])
  })

  it('shows no tag, and no part of one', () => {
    const told = words(
      '<html><body><table width="600"><tr><td><p>Hi Ana,</p><p>We leverage payslips to check each depot!!</p><p>Can you send the May file by Friday?</p></td></tr></table></body></html>',
    ).split('\nWhat changed:\n')
    expect(told[1]).toContain('A screen reader announces this table as data.')
    expect(told[1]).not.toMatch(/[<>]|="/)
  })
})
