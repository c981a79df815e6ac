import { expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const rewritten = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft

const shorter = (sentence: string) =>
  rewritten({
    subject: 'Re: Brochure',
    length: { mode: 'shorter' },
    draft: `Hi Marta,\n\nThanks for the second draft. The printer needs the file by 3 December. ${sentence} The paper is in stock.\n\nCould you send me the final file by Thursday?\n\nBest,\nOwen`,
  })

it.each([
  'We are happy with the second draft.',
  'We are glad the cover is blue now.',
  'The logo would be too small.',
  "Let me know if there is anything you can't eat.",
  'Let me know if you need anything from me for the dinner.',
  'Feel free to swap the photo on the cover.',
  'There is no rush at all.',
  'The night shift knows about it.',
  'Perhaps the seal is worn.',
  "I'd say the seal is worn.",
  'The parking is behind the house.',
])('a shorter rewrite keeps what says something of the matter: %s', (sentence) => {
  expect(shorter(sentence)).toContain(sentence)
})

it('a shorter rewrite keeps the objection without the words around it', () => {
  expect(shorter('I was just thinking that the logo would be too small.')).toContain(
    'The logo would be too small.',
  )
  expect(shorter('It is simply too late.')).toContain('too late')
})

it.each([
  'I hope you are well.',
  'I look forward to working with you.',
  'Please let me know if you have any questions.',
  'I am happy to help.',
  'We are so proud of our work.',
  'I know you have a lot on your plate.',
])('a shorter rewrite loses what says nothing of it: %s', (sentence) => {
  expect(shorter(sentence)).not.toContain(sentence)
})

it('a shorter quote keeps what asks whether to go on', () => {
  const close = "Let me know if you have any questions or if you'd like to proceed."
  const draft = `Hi Ana,\n\nThe quote now has two pumps. The one for the north basin stays as it was, and the one for the south basin is the smaller. The price of $18,240 is valid until 15 December.\n\nPlease send me the pressure readings of the south basin.\n\n${close}\n\nBest,\nRay`
  expect(rewritten({ kind: 'proposal', draft, length: { mode: 'shorter' } })).toContain(
    "if you'd like to proceed",
  )
})

/** All that a variant or a target of 25 words makes of what stands in the middle of a mail. */
const shortest = (told: string, kind: Request['kind'] = 'cold_outreach') => {
  const draft = `Hi Maria,\n\nThe lease for the Lisbon office ends in June, and we need a plan by Friday.\n\n${told} The roof was painted green last summer.\n\nCould you send me the plan of the second floor by Friday?\n\nBest,\nTom`
  const request = { draft, subject: 'Lisbon office plan', kind }
  return [{ variants: 3 }, { length: { mode: 'target' as const, words: 25 } }].flatMap((more) =>
    local(contract.input.parse({ ...request, ...more }), {
      profile: DEFAULT_PROFILE,
      dictionary,
    }).result.variants.map((variant) => variant.draft),
  )
}

it.each([
  [
    'There are two ways in which you can keep the price.',
    'You can sign a longer agreement. You can also pay up front.',
  ],
  ['Here is what you should avoid.', 'Leave the door open, or park in front of the gate.'],
  ['You should not do the following.', 'Park in the yard, or leave the door open.'],
  ['The offer has one catch.', 'You get the first months for free with the large plan.'],
  ['Nobody in my team has tested this yet.', 'The new build starts in half the time of the old one.'],
  ['They are nice people, but they always pay late.', 'We should ask for a deposit.'],
  ['The tenants have asked to speak with the owner.', 'The flat is large.'],
  ['The returns desk was slower than we had expected.', 'The flat is large.'],
])('what gives the next sentence its meaning is not cut from before it: %s', (first, second) => {
  for (const draft of shortest(`${first} ${second}`)) {
    expect(draft).toContain(first)
    if (second !== 'The flat is large.') expect(draft).toContain(`${first} ${second}`)
  }
})

it.each([
  'The parking is behind the house. The birds were loud this morning.',
  'The weather was lovely in Lisbon. The trams are yellow there.',
  'It rained the following day. The trams are yellow there.',
])('behind what announces nothing an aside is still cut: %s', (told) =>
  expect(shortest(told).at(-1)).not.toContain('The roof was painted green last summer.'),
)

it('a shorter rewrite is never longer than one that nobody asked to be short', () => {
  const draft = `Dear Ms Carrick,\n\nI hope you don't mind me contacting you out of the blue. I noticed on your website that Marlowe Joinery has won the contract for the new library in Stroud, which is wonderful news.\n\nAt BenchMates we are dedicated to connecting ambitious young people with outstanding employers. We've been doing this since 2014, and we pride ourselves on our personal service. Our friendly team is always on hand to support you every step of the way.\n\nJoiners tell us that the trouble with apprentices is not finding them but keeping them. Four in ten leave in the first year. Our apprentices do a paid trial fortnight before anybody signs, and a mentor visits every month. Of the 212 we placed last year, 187 are still at the bench. We also handle the payroll, the college forms and the funding claims. The first year costs £1,150 per apprentice.\n\nWe would welcome the opportunity to discuss how we could be of assistance. Might you have 15 minutes for a phone call on 9 or 10 June? You can also sign up for our newsletter or follow us on LinkedIn to keep up to date with our latest news. If you are not the person responsible for recruitment, I'd be grateful if you could pass this on to your colleague.\n\nI look forward to your response.\n\nKind regards,\nBronwen Pugh\nBenchMates`
  const words = (text = '') => text.split(/\s+/).length
  const asked = rewritten({ subject: 'Apprentices for Marlowe Joinery', draft, length: { mode: 'shorter' } })
  expect(words(asked)).toBeLessThanOrEqual(
    words(rewritten({ subject: 'Apprentices for Marlowe Joinery', draft })),
  )
})
