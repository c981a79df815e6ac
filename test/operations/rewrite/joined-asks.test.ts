import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

/** What becomes of a sentence in a paragraph of its own. */
function one(sentence: string): string {
  const draft = `Hi Anna,\n\n${sentence}\n\nThe second delivery came in this morning and is in bay 4. Could you tell Rob which pallets you want first?\n\nBest,\nTom`
  const input = contract.input.parse({ kind: 'negotiation', subject: 'Delivery in bay 4', draft })
  const text = local(input, { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft ?? ''
  return text.split('\n\n').slice(1, -2).join('\n\n')
}

describe('what is asked together with something else', () => {
  it.each([
    'I just wanted to let you know that the parcel came and say thanks.',
    'I would be grateful if you could look into this and would welcome a call.',
    'It would be helpful if you could share the plan and we could meet on Friday.',
    'Would you be able to sign page 4 and free to meet on Friday?',
  ])('stays as it is where the rest would hang in the air: %s', (sentence) => {
    expect(one(sentence)).toBe(sentence)
  })

  it.each([
    [
      'Would you be able to sign page 4 and send it back by Friday?',
      'Could you sign page 4 and send it back by Friday?',
    ],
    [
      'I would be grateful if you could look into this and get back to me by Friday.',
      'Please look into this and get back to me by Friday.',
    ],
  ])('is asked plainly where it goes on: %s', (sentence, expected) => {
    expect(one(sentence)).toBe(expected)
  })
})

it.each([
  ['As per our call on Monday, please send the form.', 'As discussed on Monday, please send the form.'],
  [
    'As per our conversation last week, the price is 400 euros.',
    'As discussed last week, the price is 400 euros.',
  ],
  ['As per our discussion, the price is 400 euros.', 'As discussed, the price is 400 euros.'],
])('the day of a call stays with the call: %s', (sentence, expected) => {
  expect(one(sentence)).toBe(expected)
})
