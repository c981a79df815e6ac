import { expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const linesFor = (subject: string, draft: string) =>
  local(contract.input.parse({ subject, draft, count: 10 }), { profile: DEFAULT_PROFILE, dictionary })
    .result.candidates.map(({ text }) => text)
    .join('\n')

it.each([
  [
    'contempt',
    'John,\n\nYou never deliver anything on time and your report was garbage. Please send the new version of the Leeds report by 5 pm.\n\nMark',
    /garbage/i,
  ],
  [
    'evasion',
    'Dear Ana,\n\nYour package was delayed due to unforeseen circumstances at our centre in Leeds. It arrives within five days, and the code SORRY10 takes 10% off your next order.\n\nTom',
    /unforeseen/i,
  ],
  [
    'manners',
    'Dear Mr. Thompson,\n\nI have attached our proposal for the roof of the Harbour Museum. We would like to express our sincere gratitude for considering our firm. The total is $45,000.\n\nRobert',
    /gratitude/i,
  ],
  [
    'talk of work under way',
    'Hi Marcus,\n\nWe have looked into the issue that you reported. The certificate of the login page had expired, and you can log in again.\n\nNina',
    /looked into/i,
  ],
])('no line repeats %s of the mail', (_, draft, unfit) => {
  expect(linesFor('Update', draft)).not.toMatch(unfit)
})
