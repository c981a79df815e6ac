import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const BEFORE = 'Thanks for the call this morning.'
const AFTER = 'The rest is on the shared list.'

const rewritten = (draft: string) =>
  local(contract.input.parse({ kind: 'internal', draft, variants: 1 }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.variants[0]?.draft ?? ''

/** What becomes of a sentence that stands between two others. */
function one(sentence: string, after = AFTER): string {
  const text = rewritten(`Hi Dana,\n\n${BEFORE} ${sentence} ${after}\n\nBest,\nPaul`)
  return text.split(`${BEFORE} `)[1]?.split(` ${after}`)[0] ?? text
}

describe('a passive that names who acts on the sender’s side', () => {
  it.each([
    ['Your form has been reviewed by our team.', 'Our team has reviewed your form.'],
    ['Your form was signed by me on Monday.', 'I signed your form on Monday.'],
    ['The list will be checked by our drivers.', 'Our drivers will check the list.'],
    ['The post is collected by our porter.', 'Our porter collects the post.'],
    ['The bags are collected by our porters at six.', 'Our porters collect the bags at six.'],
    ['The list is being written by us now.', 'We are writing the list now.'],
    ['The list is being written by me now.', 'I am writing the list now.'],
    ['The form has not been received by us yet.', 'We have not received the form yet.'],
    ['A copy is not made by us.', 'We do not make a copy.'],
    ['The lease has to be signed by us by 30 April.', 'We have to sign the lease by 30 April.'],
    ['The form can be signed by one of our managers.', 'One of our managers can sign the form.'],
    [
      'A new part was sent out by us today and it should be there by Friday.',
      'We sent out a new part today and it should be there by Friday.',
    ],
    ['You will be called by our office before noon.', 'Our office will call you before noon.'],
    [
      'The report is here, and the files were carefully sorted by us.',
      'The report is here, and we carefully sorted the files.',
    ],
    ['This is the stand which was built by us for Corvita.', 'This is the stand we built for Corvita.'],
    [
      'All vans are checked by our drivers and spot checks are done by us as well.',
      'Our drivers check all vans and we do spot checks as well.',
    ],
    ['The grant has to be applied for by you in May.', 'You have to apply for the grant in May.'],
    ['A card was issued by our front desk this morning.', 'Our front desk issued a card this morning.'],
  ])('becomes active, in tense and number: %s', (passive, active) => {
    expect(one(passive)).toBe(active)
  })

  it.each([
    ['whose agent is a means or a time', 'The bread is made by hand.'],
    ['whose agent is a means or a time', 'The order was sent by our deadline.'],
    ['whose agent is nobody of ours by its number', 'The tree was hit by our offer.'],
    ['that goes on with the same subject', 'The pump was checked by our team and found to be fine.'],
    ['whose agent is told more of', 'The class is led by our head nurse, who speaks Polish.'],
    ['whose agent is told where they are', 'The table was designed by our team in Porto.'],
    ['whose “it” is what follows', 'It was explained by our driver how the gate opens.'],
    ['whose subject holds a clause', 'The form you sent was signed by our manager.'],
    ['that says what “that” announces', 'What counts is that only beeswax is used by us.'],
    ['whose agent may be anybody’s', 'The parcel was returned by the courier.'],
    ['that asks', 'Was the form signed by our manager?'],
    ['before a question of whom', 'Who was called by our office?'],
    ['whose subject is a name', 'Ross was told by us on Monday.'],
  ])('stays, %s', (_, sentence) => {
    expect(one(sentence)).toBe(sentence)
  })

  it('stays before a sentence that would take its agent for “they”', () => {
    const next = 'They arrived on Monday.'
    const sentence = 'The parcels were packed by our drivers.'
    expect(one(sentence, next)).toBe(sentence)
  })

  it('keeps names, figures, links and placeholders, and stays as it is the second time', () => {
    const what = fc.constantFrom(
      'Your order 4711',
      'The Nordvik offer',
      'The list at https://a.example/x',
      'A copy for {{name}}',
    )
    const aux = fc.constantFrom('was', 'has been', 'will be', 'can be', 'is being', 'had been', 'should be')
    const done = fc.constantFrom('sent', 'checked', 'written', 'signed', 'paid', 'chosen', 'reviewed')
    const by = fc.constantFrom(
      'us',
      'me',
      'our team',
      'our engineers',
      'one of our drivers',
      'management',
      'the board',
    )
    const when = fc.constantFrom('', ' on 4 May', ' today', ' within 12 days')
    fc.assert(
      fc.property(what, aux, done, by, when, (...[thing, be, verb, agent, time]) => {
        const sentence = `${thing} ${be} ${verb} by ${agent}${time}.`
        const draft = `Hi Dana,\n\n${BEFORE} ${sentence} ${AFTER}\n\nBest,\nPaul`
        const text = rewritten(draft)
        for (const kept of sentence.match(/\d+|Nordvik|https:\S+|\{\{name\}\}|May/g) ?? [])
          expect(text).toContain(kept)
        expect(rewritten(text)).toBe(text)
      }),
      { numRuns: 60 },
    )
  })
})
