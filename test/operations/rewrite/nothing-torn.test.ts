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
    ['makes a label of a line that says where something is', roof, 'The photographs are here: https://'],
  ])('%s', (_, draft, kept) => {
    for (const variant of variantsOf({ draft, subject: 'What we found', variants: 5 }))
      expect(variant.draft, variant.angle).toContain(kept)
  })

  it('says that a yes or no is enough behind a question that opens a matter or settles one', () => {
    const settle =
      'Hi Oskar,\n\nTakings were up 3%. Either the bowl gets smaller or the price goes to €6.50.\n\nCan we settle it before the order?\n\nWim'
    for (const draft of [wells, settle])
      for (const variant of variantsOf({ draft, variants: 5 }))
        expect(variant.angle).not.toBe('an easy answer')
  })
})
