import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const rewrite = (hidden: string) =>
  local(
    contract.input.parse({
      kind: 'newsletter',
      subject: 'Two new courses in May',
      draft: `<html lang="en"><body><div style="display:none;max-height:0">${hidden}</div><p>Hi all,</p><p>The two courses in the small hall begin on 4 May, and there are nine places left in each of them.</p><p><a href="https://hall.example/may">See the plan for May</a></p><p>Ana</p></body></html>`,
    }),
    { profile: DEFAULT_PROFILE, dictionary },
  ).result.variants[0]

const lineOf = (hidden: string) => /max-height:0">(.*?)<\/div>/.exec(rewrite(hidden)?.draft ?? '')?.[1]

describe('the hidden first line of an HTML mail', () => {
  it('is mended like the text that follows, and says so in the changes', () => {
    expect(lineOf('A sneak peak at whats new &mdash; in order to help you recieve it')).toBe(
      "A sneak peek at what's new &mdash; to help you receive it",
    )
    expect(rewrite('A sneak peak at May')?.changes).toMatchObject([
      { field: 'draft', rule_id: 'homophones', before: 'peak', after: 'peek' },
    ])
  })

  it.each([
    'Nine places left in each course',
    '{{ first_name }}, 9 places are left at Hall 4 &zwnj;&nbsp;&zwnj;',
  ])('stays as it is where nothing is wrong: %s', (line) => {
    expect(lineOf(line)).toBe(line)
  })
})
