import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const variantsOf = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result.variants
const rewritten = (body: string, more: Partial<Request> = {}) =>
  variantsOf({ kind: 'follow_up', draft: `Hi Janet,\n\n${body}\n\nKind regards,\nDai`, ...more })[0]?.draft

describe('a rewrite leaves whole', () => {
  it.each([
    [
      'which day suits and whether something else is so: no question holds both',
      'I tuned the piano in March. I would be grateful if you could let me know which day suits, and whether the heating will be on that week.',
      'let me know which day suits, and whether the heating will be on that week.',
    ],
    [
      'whether one thing is so and whether another is',
      'The crew is booked. Please let me know if Thursday works for you and whether you need a permit for the lorry.',
      'let me know if Thursday works for you and whether you need a permit for the lorry.',
    ],
    [
      'a question too long, which would end in no question',
      'I saw the new sealer at the fair. Would it make sense for us to have a short conversation so that I can get a better understanding of your current set-up and you can see whether or not the vision system would be of benefit to you?',
      'current set-up and you can see whether',
    ],
    [
      'what somebody said at the time',
      'I tuned the piano in March. I mentioned at the time that two of the strings were worn. Could you send me a date for the repair?',
      'I mentioned at the time that two of the strings were worn.',
    ],
    [
      'a question that goes on without its mark',
      'I saw the hall on Monday. Also can you tell me how we can pay for it, it depends on the bank whether we can transfer.',
      'how we can pay for it, it depends',
    ],
    [
      'a clause behind the words that it begins with',
      'We met at the fair. This is because we believe that by bringing the people involved around one view of the customer journey, there is a way to cut the weeks that every order takes today.',
      'customer journey, there is',
    ],
    [
      'what a “which” goes back to',
      'As per my last email, which covered the fence, the deadline was Tuesday. Could you send me the plan?',
      'email, which covered the fence',
    ],
    [
      'three clauses in a row',
      'The orchard is in, the kiln is lit and the shop smells of smoked apples. Could you come on Friday?',
      'is in, the kiln is lit and the shop',
    ],
  ])('%s', (_, body, kept) => expect(rewritten(body)).toContain(kept))

  it('“there is something that is”', () =>
    expect(
      rewritten(
        'Your trial ends on Friday. If there is something that is holding you back, just reply and tell us what it is by Thursday.',
        { length: { mode: 'shorter' } },
      ),
    ).toContain('if there is something that is holding you back'.slice(3)))
})

it('the reason of a request with a condition in it follows it plainly', () =>
  expect(
    rewritten(
      'We can do the job in the week of the 9th. Also, can you let me know if the water trough in the top field is staying where it is, because if it is staying then we will need to go round it.',
    ),
  ).toContain('where it is. If it is staying then we will need'))

it('an apology for “any inconvenience” behind the real one goes', () => {
  const draft = rewritten(
    'I am so sorry about the flowers on Saturday. You ordered white peonies and we delivered pink ones. I would like to sincerely apologise for any inconvenience this may have caused you and your family.\n\nI have refunded the full €240 to your card.',
    { kind: 'apology' },
  )
  expect(draft).toContain('so sorry about the flowers')
  expect(draft).not.toMatch(/apologise|inconvenience|trouble/)
})

it('the only apology of a mail stays, whatever stands beside it', () =>
  expect(
    rewritten(
      'Your order has been delayed by three days. Mistakes were made at our warehouse and we apologise for any inconvenience this may have caused.\n\nYou will have it by Friday.',
      { kind: 'apology' },
    ),
  ).toMatch(/we apologise/))

describe('no variant', () => {
  const wells =
    'Dear Samuel,\n\nWe have read your report twice now. The part about the village is going to stay with me for a long time.\n\nMay I ask about table 4? You give 31 wells in working order in June and 27 in September, but the text says none failed. I suspect the four in Tambura were moved to another line.\n\nThe second tranche goes out this Friday either way.\n\nWith warm regards,\nBeatrix'
  const dispatch =
    "Hi Ines,\n\nYour ad for a second night dispatcher has been up since August. Most hauliers we talk to can't fill that seat either, because nobody wants to be woken at three.\n\nWe re-book the ferry for them. When a truck runs late, our system moves the slot and texts the driver. Transportes Vidal runs 140 trucks through Santander this way.\n\nDo your carriers let a third party change bookings?\n\nLars"
  const offer =
    "Hi Tomasz,\n\nThank you for coming in on Saturday.\n\nWe'd like to offer you the apprenticeship. It starts on Monday 2 February at 4 in the morning. The first three months are mostly lifting, weighing and washing. People who leave tend to leave then. If you stay past Easter, you will be shaping dough.\n\nWould you tell me by Friday whether you want it?\n\nRuth"
  const roof =
    'Hi Mr Petrossian,\n\nWe went up on Tuesday in the dry and again on Friday in the rain. The slates are good for twenty years.\n\nThe photographs are here: https://holtroofing.example/s/8812. Number 7 is the one to look at.\n\nI can hold the week of 7 December for you until Monday. Which would you like?\n\nStan Holt'
  it.each([
    ['tells what a question is about ahead of it', wells, 'May I ask about table 4? You give 31 wells'],
    [
      'leaves out what the sender does, though others are named before',
      dispatch,
      'We re-book the ferry for them.',
    ],
    ['leaves out an aside when nobody asked for fewer words', offer, 'People who leave tend to leave then.'],
    [
      'leaves out one of two ways to pay',
      'Hi Lee,\n\nInvoice 7731 for the February maintenance is 21 days past due. If it is on its way, thank you. Otherwise please pay by April 11, by bank transfer to the account on the invoice, or by card at https://pay.crestair.example/7731.\n\nMia',
      'by bank transfer',
    ],
    [
      'asks for less where no time was asked for',
      'Dear Efua,\n\nWe would like you to join the ward in June. The contract is attached. Please sign and return it by 9 May, and let me know if you would like to visit the ward before you decide.\n\nGrace',
      'sign and return it by 9 May',
    ],
    [
      'makes a list of a thing and what comes with it',
      'Hi Dana,\n\nOur offer is attached: 9,840 pounds a year for all three, with two services each and call-outs within four hours.\n\nCould you tell me whether the governors need anything else?\n\nTom',
      'three, with two services each',
    ],
    ['makes a label of a line that says where something is', roof, 'The photographs are here: https://'],
  ])('%s', (_, draft, kept) => {
    for (const variant of variantsOf({ draft, subject: 'What we found', variants: 5 }))
      expect(variant.draft, variant.angle).toContain(kept)
  })
})
