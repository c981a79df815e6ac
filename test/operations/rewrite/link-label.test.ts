import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const rewritten = (draft: string) =>
  local(contract.input.parse({ kind: 'promotional', draft }), { profile: DEFAULT_PROFILE, dictionary }).result
    .variants[0]?.draft

const mail = (link: string) =>
  `<p>Everything in the store is 40% off until Monday, including the Aero jacket and all merino base layers.</p>${link}<p>You get this because you bought from Northpeak. <a href="https://shop.example/u">Unsubscribe</a> · Northpeak Ltd, 12 Mill Lane, Leeds LS1 4AP</p>`

describe('“Click here”', () => {
  it('becomes a label that the mail bears out, in the same tag, where the link stands alone', () => {
    expect(rewritten(mail('<p><a href="https://shop.example/bf" class="b">Click here</a></p>'))).toMatch(
      /<p><a href="https:\/\/shop\.example\/bf" class="b">(?:Shop the sale|Get 40% off)<\/a><\/p>/,
    )
  })

  it('stays within a sentence, which another label would break', () => {
    const link =
      '<p>To see what is left in your size before it sells out, <a href="https://shop.example/bf">click here</a>.</p>'
    expect(rewritten(mail(link))).toContain('<a href="https://shop.example/bf">click here</a>')
  })

  it('stays where the link is not the one that the mail is for', () => {
    const link =
      '<p><a href="https://shop.example/bf">Shop the sale</a></p><p><a href="https://shop.example/returns">Click here</a></p>'
    expect(rewritten(mail(link))).toContain('<a href="https://shop.example/returns">Click here</a>')
  })
})
