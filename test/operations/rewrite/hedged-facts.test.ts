import { expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const rewritten = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft

const direct = (sentence: string) =>
  rewritten({
    kind: 'support_reply',
    subject: 'Your parcel',
    tone: ['direct'],
    draft: `Hi Lena,\n\nI checked with the depot this morning. ${sentence} The courier is looking for it, and a new one left our warehouse at noon.\n\nCould you tell me if somebody is at home then?\n\nBest,\nUgo`,
  })

it.each([
  'Maybe the parcel was lost in Lyon.',
  'Presumably the driver has it.',
  'I think the courier has it.',
  'I would say the seal is worn.',
  'In my opinion the seal is worn.',
  'It is probably too late.',
])('a direct rewrite makes no fact of a guess: %s', (guess) => {
  expect(direct(guess)).toContain(guess)
})

it.each([
  'Hopefully it arrives on Friday.',
  'It will probably arrive on Friday.',
  'We might be able to refund you.',
  'We can possibly ship it on Friday.',
  'Maybe we can ship a new one.',
])('a direct rewrite makes no promise of a hope: %s', (hope) => {
  expect(direct(hope)).toContain(hope)
})

it('a direct rewrite never takes “fairly” off how somebody was treated', () => {
  expect(direct('The farmers were fairly paid.')).toContain('The farmers were fairly paid.')
})

it.each([
  ['I was just wondering if maybe you could call the depot.', 'Could you call the depot?'],
  ['Perhaps we should wait until Monday.', 'We should wait until Monday.'],
  ['I think it would be best to wait.', 'It would be best to wait.'],
  ['The lift might possibly be broken.', 'The lift might be broken.'],
])('a direct rewrite still takes hedges off what the sender wants, and one of two: %s', (hedged, plain) => {
  expect(direct(hedged)).toContain(plain)
})
