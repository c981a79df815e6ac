import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'

const rewritten = (kind: 'support_reply' | 'internal', paragraphs: readonly string[]) =>
  local(
    contract.input.parse({
      kind,
      subject: 'Order 4711',
      draft: `Hi Priya,\n\n${paragraphs.join('\n\n')}\n\nKind regards,\nJo`,
      length: { mode: 'same' },
    }),
    { profile: DEFAULT_PROFILE, dictionary: null },
  ).result.variants[0]?.draft ?? ''
const bodyOf = (draft: string) => draft.split('\n\n').slice(1, -1)

const STORY = [
  'The parcel left our warehouse on 3 May with the morning van, and the driver could not find the door on two days.',
  'The depot in Leeds sent the parcel back on 9 May, and the box came in with water on one side.',
]

describe('an answer that comes last', () => {
  it.each<['support_reply' | 'internal', string]>([
    ['support_reply', 'We have refunded the 48 euros to your card.'],
    ['support_reply', 'You can download the invoice under Orders.'],
    ['internal', 'Please park on the north side from Monday.'],
  ])('of a mail of the kind %s moves to the top: %s', (kind, answer) => {
    expect(bodyOf(rewritten(kind, [...STORY, answer]))).toEqual([answer, ...STORY])
  })

  it('begins with a capital there, though it stood small under a heading', () => {
    const small = 'please park on the north side from Monday.'
    expect(bodyOf(rewritten('internal', [...STORY, small]))[0]).toBe(
      'Please park on the north side from Monday.',
    )
  })

  it.each([
    'We have refunded it to your card.',
    'You can therefore download the invoice under Orders.',
    'This is why we have refunded the 48 euros.',
  ])('stays where it leans on what stands before it: %s', (answer) => {
    expect(bodyOf(rewritten('support_reply', [...STORY, answer]))).toEqual([...STORY, answer])
  })

  it('loses no sentence and makes none, whatever stands around it, and moves once', () => {
    const pieces = [
      ...STORY,
      'We have refunded the 48 euros to your card.',
      'You can download the invoice under Orders.',
      'Please keep the box for the driver.',
      'The disk of the server was full on Sunday.',
      'It came in with water on one side.',
      'Your new parcel will be with you on Thursday.',
    ]
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...pieces), { minLength: 3 }), (paragraphs) => {
        const once = bodyOf(rewritten('support_reply', paragraphs))
        expect([...once].sort()).toEqual([...paragraphs].sort())
        expect(bodyOf(rewritten('support_reply', once))).toEqual(once)
      }),
      { numRuns: 60 },
    )
  })
})
