import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const answer = (draft: string, subject?: string) =>
  local(contract.input.parse({ draft, ...(subject === undefined ? {} : { subject }) }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result
const linesFor = (draft: string) => answer(draft).candidates.map(({ text }) => text)

describe('a subject says what the mail is written for', () => {
  it.each([
    [
      'Moving our Thursday call',
      'Hi Paul,\n\nMy daughter is ill and I need to move our Thursday call. Could you do Friday at 10 or Monday after 2 instead?\n\nI would still like to go over the vendor shortlist before Kim leaves.\n\nThanks,\nRachel',
    ],
    [
      'Update on the website migration',
      'Hi all,\n\nI wanted to give you a quick update on where we are with the website migration. The content team has moved 80% of the pages, and the rest should be done by Friday.\n\nThe redirects broke a few old links, and they are being fixed.\n\nPriya',
    ],
    [
      'Meeting about the Q3 budget',
      'Hi team,\n\nCould we find some time to meet next week to discuss the Q3 budget? A decision is needed by the end of the month.\n\nRob',
    ],
    [
      'Annual charity run on May 17th',
      "Hello Mr. Patel,\n\nOur school is organizing its annual charity run on May 17th and we are looking for local shops to sponsor it. Last year over 400 people took part.\n\nCould you let me know by April 4th if Patel's Bakery would like to take part?\n\nHannah Moore",
    ],
    [
      "Action items from today's call",
      "Hi everyone,\n\nThanks for joining today's call. Please find below the action items:\n\nMark to send over the contract by Wednesday\nSusan will ask legal about the NDA\n\nPlease let me know if I missed anything.\n\nKaren",
    ],
    [
      'Introduction to Maya Fernandez',
      "Hey Chris,\n\nI saw that you used to work with Maya Fernandez at Shopify. I'm trying to reach her because her team just opened a role for a payments PM.\n\nWould you be open to introducing us?\n\nLucy",
    ],
    [
      'Invoice 5518: £1,986.40',
      'Hello Graham,\n\nPlease find attached our invoice no. 5518 for the catering on 21 November. The total is £1,986.40 including VAT.\n\nIf you need a purchase order number on it, let me know.\n\nSunita',
    ],
    [
      'Your domain expires on 8 February',
      'Hi Gus,\n\nYour domain harborlight.example expires on 8 February and auto-renewal is off. If it lapses, your website stops working the same day.\n\nRenewing costs $21 for one year.\n\nThe Namestead team',
    ],
    [
      'The pool reopens on Saturday 3 May',
      'Dear neighbours,\n\nThe pool reopens on Saturday 3 May after eight months of work. The tiles are new and the showers are warm.\n\nSwimming lessons for children start on 10 May.\n\nThe Lindenpark team',
    ],
  ])('%s', (line, draft) => {
    expect(linesFor(draft)).toContain(line)
  })
})

describe('a side of the mail is no subject', () => {
  it.each([
    [
      /cut that/,
      'Hi Eve,\n\nSaw that Lowell Freight is hiring three SDRs in Austin.\n\nMost teams lose 6 hours per rep each week to CRM updates. Gong cut that to under an hour.\n\nWould a 15-minute call next Tuesday suit you?\n\nDana',
    ],
    [
      /^Similar/,
      'Hi Daniel,\n\nYour new list price of $2,400 a month is 20% more than what we pay today, and two other vendors quoted us $1,900 for a similar setup.\n\nIf you can keep us at $2,000, I can sign before the holidays.\n\nLaura',
    ],
    [
      /^runner/i,
      'Hello Mr. Patel,\n\nWe are looking for local shops to sponsor our charity run on May 17th. A sponsorship of £250 puts your logo on every runner’s shirt.\n\nWould you like to take part?\n\nHannah Moore',
    ],
    [
      /pricing deck/i,
      "Hi everyone,\n\nThanks for joining today's call. Please find below the action items:\n\nMark to send over the contract by Wednesday\nTeam to review the pricing deck by Friday\n\nPlease let me know if I missed anything.\n\nKaren",
    ],
    [
      /repaired piece/i,
      "Hi Farida,\n\nI'm sorry to tell you that the walnut table you ordered in September won't be ready in time. A crack opened in the top, and I don't want to sell you a repaired piece.\n\nThe table would be finished by 20 January.\n\nRob",
    ],
    [
      /equity research$/i,
      'Hi Mr. Alvarez,\n\nI found your profile on LinkedIn and saw that you now work in equity research at Baird. I was wondering if you would be willing to speak with me for 15 minutes about your career path.\n\nBen',
    ],
  ])('%s', (unfit, draft) => {
    for (const line of linesFor(draft)) expect(line).not.toMatch(unfit)
  })
})

it.each([
  [
    'Bramble has died',
    'Hi Sue,\n\nBramble was seen on Tuesday. We took blood and the results come on Friday.\n\nDr Hale',
  ],
  [
    'Your table is ready',
    'Hi Farida,\n\nThe walnut table you ordered needs a new slab. I expect it by 20 January.\n\nRob',
  ],
])('a state that the mail does not tell hardly fits: %s', (subject, draft) => {
  expect(answer(draft, subject).current?.fit).toBeLessThanOrEqual(40)
})
