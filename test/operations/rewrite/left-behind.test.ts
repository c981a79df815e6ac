import { expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

it('says again what “it” means when the sentence that named it goes', () => {
  const draft =
    'Hi Ana,\n\nJust checking in on my previous email. Has Luis looked at it yet? The price of $1,200 holds until 4 May, and the crane is ours for the whole of that week.\n\nBest,\nTom'
  const [variant] = local(contract.input.parse({ draft, kind: 'follow_up' }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.variants
  expect(variant?.draft).not.toContain('checking in')
  expect(variant?.draft).toContain('Has Luis looked at my previous email yet?')
})

const FIXED = ' The price of $1,200 holds until 4 May, and the crane is ours that week.'

it.each([
  [
    'I just wanted to follow up on my last email to see if you had a chance to look at it.',
    'Have you had a chance to look at my last email?',
  ],
  [
    'I wanted to check in on the proposal we sent on Monday to see whether you have had time to read it yet.',
    'Have you had time to read the proposal we sent on Monday yet?',
  ],
  [
    'I am writing to follow up on the quote I gave you on 3 November to see whether you have had a chance to think about it.',
    'Have you had a chance to think about the quote I gave you on 3 November?',
  ],
  [
    'Following up on the crane quote to see if you had time to talk to Luis.',
    'Following up on the crane quote to see if you had time to talk to Luis.',
  ],
])('asks about what it was that the sender comes back to: %s', (opening, asked) => {
  const draft = `Hi Ana,\n\n${opening}${FIXED}\n\nBest,\nTom`
  const [variant] = local(contract.input.parse({ draft, kind: 'follow_up' }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.variants
  expect(variant?.draft).toContain(`Hi Ana,\n\n${asked}${FIXED}`)
})
