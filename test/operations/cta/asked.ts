/** Mails that ask for something, and what is answered to them under each wish. */
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/cta/contract.ts'
import { local } from '#shared/operations/cta/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

export type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
export const answer = (request: Request) => local(contract.input.parse(request), context)
export const TO = 'https://a.example/x?y=1&z=2'

/** Calls on lines of their own, filled lines among them, which sentence splitting runs together. */
export const LINES = [
  'Read the full minutes: https://ferrypost.example/41/minutes',
  'Sign up for the clean-up on 18 October: https://ferrypost.example/cleanup',
  'Order a map: https://ferrypost.example/maps/of/the/whole/harbour/and/bay',
]
export const newsletter: Request = {
  kind: 'newsletter',
  subject: 'The Ferry Post #41',
  draft: `Hello all,\n\nThe harbour board voted 5 to 2 on Monday.\n\n${LINES.join('\n')}\n\nAoife`,
}
export const contractMail: Request = {
  kind: 'negotiation',
  draft:
    'Hi Joan,\n\nThe contract is attached. Please sign the contract by Friday and send me the purchase order. Also, could you introduce me to your CFO? And do you have five minutes for our survey?\n\nTom',
}
export const cold: Request = {
  kind: 'cold_outreach',
  subject: 'slotting',
  draft:
    'Hi {{first_name}},\n\nYou hired three managers in Reno since June.\n\nWould it be useful if I sent you the slotting report? If you would rather talk, grab 20 minutes here: https://cal.example/maya. Also happy to loop in Deepak.\n\nMaya',
}
export const recap: Request = {
  kind: 'meeting_recap',
  draft:
    'Team,\n\nPetra sends the plan by Friday.\n\nMarcus, can you confirm the sensor stock by Wednesday? Anna, please book a site visit for the week of 18 May.\n\nBea',
}
const mails: Request[] = [
  newsletter,
  contractMail,
  cold,
  recap,
  ...readCorpus().map(({ draft }) => ({ ...draft }) as Request),
]
const WISHES: Partial<Request>[] = [
  {},
  { commitment: 'low' },
  { commitment: 'high' },
  { form: 'link', destination: TO },
  { form: 'button' },
  { form: 'question', deadline: 'Friday' },
  { goal: 'book_meeting' },
]
export const runs = mails.flatMap((mail) =>
  WISHES.map((wish) => {
    const request = { ...mail, ...wish } as Request
    return { mail, wish, request, answer: answer(request) }
  }),
)
