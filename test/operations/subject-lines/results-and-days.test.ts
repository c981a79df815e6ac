import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const lines = (sentence: string) =>
  local(
    contract.input.parse({
      kind: 'cold_outreach',
      draft: `Hi Tom,\n\nWe make software for depots. ${sentence}\n\nWould a call on Tuesday help?\n\nBest,\nPriya`,
    }),
    { profile: DEFAULT_PROFILE, dictionary },
  ).result.candidates.map(({ text }) => text)

describe('what a customer got, in figures', () => {
  it.each([
    [
      'One of our customers, Harlan Freight, went from 61 hours of detention a month to 9.',
      'From 61 to 9 hours of detention a month',
    ],
    [
      'We’ve helped companies such as Notably and Kinset reduce their time-to-value by 40%.',
      'Time-to-value down 40%',
    ],
    ['The last three saw their mobile conversion go up by an average of 11%.', 'Mobile conversion up 11%'],
    ['In a trial, each office saved five hours per week on rotas.', 'hours'],
    ['Our customers typically reduce their processing time by 60%.', 'Processing time down 60%'],
    ['Our clients usually save around 8 hours per episode.', '8 hours per episode'],
    ['Customers tell us they save around five hours a month.', 'Save five hours a month'],
  ])('is a subject: %s', (sentence, line) => {
    expect(lines(sentence).join('\n')).toContain(line)
  })

  it('is none where nobody got it', () => {
    expect(lines('You could see client retention going up.').join('\n')).not.toContain('up')
  })
})

describe('what takes place', () => {
  it.each([
    [
      'The final cutover is going to be taking place on Saturday, December 5th between 6 AM and 2 PM.',
      'Final cutover on',
    ],
    [
      'We would like to cordially invite you to our annual customer appreciation event, which will be held on Thursday, January 14th at 6 PM.',
      'ustomer appreciation event on',
    ],
    [
      'Our annual park cleanup is coming up soon! It is going to take place on Saturday, April 18th from 9 AM.',
      'ark cleanup on',
    ],
    [
      'I wanted to reach out because your contract with us is coming up for renewal on January 31st.',
      'up for renewal on January 31st',
    ],
  ])('is a subject with its day: %s', (sentence, line) => {
    expect(lines(sentence).join('\n')).toContain(line)
  })

  it('is never left without its day', () => {
    expect(lines('Your contract with us is coming up for renewal on January 31st.')).not.toContain(
      'Your contract is coming up',
    )
  })
})

describe('a proposal that is attached', () => {
  it('is called by what it is and what it comes to', () => {
    expect(
      lines(
        'I have attached a proposal for your review. It covers the scanner rental. The total cost comes out to $18,400.',
      ),
    ).toContain('Proposal: $18,400')
  })
})

describe('no subject', () => {
  it.each([
    ['We work with over 200 dental clinics across the Midwest.', /^200 dental clinics/],
    ['From May we are at 48 Mill Street, which is located directly across from the bank.', /^Which/],
    ['Thank you for taking the time out of your busy schedule to speak with me.', /busy schedule/],
    ['Apologies for the delayed response. The fee is now $9,500.', /^Delayed response/],
    ['I am excited about the prospect of joining your team.', /joining/i],
  ])('is made of what says nothing of the matter: %s', (sentence, line) => {
    expect(lines(sentence).filter((text) => line.test(text))).toEqual([])
  })
})

describe('a heading', () => {
  it('ends with its noun, and does not part what somebody does', () => {
    const all = lines(
      'Kinset is an all-in-one customer onboarding platform that helps teams plan and drive adoption.',
    )
    expect(all).not.toContain('All-in-one customer')
    expect(all.join('\n')).not.toMatch(/and drive/)
  })
})
