import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const rewritten = (request: z.input<typeof contract.input>) =>
  local(contract.input.parse({ variants: 1, ...request }), { profile: DEFAULT_PROFILE, dictionary }).result
    .variants[0]?.draft ?? ''

/** What becomes of a sentence that stands between two others. */
function one(sentence: string): string {
  const [before, after] = ['Thanks for the call this morning.', 'The rest is on the shared list.']
  const draft = `Hi Dana,\n\n${before} ${sentence} ${after}\n\nBest,\nPaul`
  const text = rewritten({ kind: 'internal', draft })
  return text.split(`${before} `)[1]?.split(` ${after}`)[0] ?? text
}

describe('a sentence turned inside out', () => {
  it.each([
    ['It has been determined by our team that the pump is worn.', 'The pump is worn.'],
    ['After looking into the matter it was found that the pump is worn.', 'The pump is worn.'],
    ['It was decided by the board that the fee will go up.', 'The board decided that the fee will go up.'],
    ['It has been decided by us to close on Monday.', 'We have decided to close on Monday.'],
    ['It is expected that it will be ready on Monday.', 'It is expected to be ready on Monday.'],
    ['It is expected that the parts will be here on Monday.', 'The parts are expected to be here on Monday.'],
    ['What you can do is you can split the file by month.', 'You can split the file by month.'],
    ['What we do is help shops with their books.', 'We help shops with their books.'],
    ['What I wanted to say is that the gate is shut.', 'The gate is shut.'],
    ["The reason why I'm asking is because the gate is shut.", 'The gate is shut.'],
    ['The thing is, the gate is shut on Monday.', 'The gate is shut on Monday.'],
    ['There are currently 40 shops in Ohio that are open.', '40 shops in Ohio are open.'],
    ['There was an increase in sign-ups of 18%.', 'Sign-ups increased by 18%.'],
    [
      'If you want a refund, what you need to do is send us the slip.',
      'If you want a refund, please send us the slip.',
    ],
    ['It has been shown by a study that the pump wears out.', 'A study has shown that the pump wears out.'],
    [
      'It was found that the pump was worn because of an old seal.',
      'The pump was worn because of an old seal.',
    ],
    ['It is necessary that you log out on the phone.', 'You need to log out on the phone.'],
    [
      'Our platform basically measures the flow of each pump.',
      'Our platform measures the flow of each pump.',
    ],
    ['Our booking tool basically helps small shops.', 'Our booking tool helps small shops.'],
    ['Northlight is a leading provider of solar panels.', 'Northlight provides solar panels.'],
    ['We are one of the leading suppliers of yarn in Ohio.', 'We supply yarn in Ohio.'],
  ])('says it straight: %s', (sentence, expected) => {
    expect(one(sentence)).toBe(expected)
  })

  it.each([
    'It was found by chance that the pump is worn.',
    'It was decided by vote that the fee will go up.',
    'It is expected that the board and the staff will meet.',
    'What we do is our business.',
    'What you said is that the gate is shut.',
    'The tool is basically free.',
    'Northlight is a provider of solar panels.',
    'There was an increase in sign-ups.',
    'It is not known that the gate is shut.',
  ])('stays where that would say something else: %s', (sentence) => {
    expect(one(sentence)).toBe(sentence)
  })
})

describe('a verb hidden in a noun', () => {
  it.each([
    ['They were able to achieve a reduction of 70% in manual work.', 'They reduced manual work by 70%.'],
    [
      'We were able to achieve a reduction of 6 hours per month in admin work for them.',
      'We reduced admin work by 6 hours per month for them.',
    ],
    ['We want to achieve an increase of 5% in orders.', 'We want to increase orders by 5%.'],
    ['The shop was able to make a saving of £2,300 a year.', 'The shop saved £2,300 a year.'],
    ['The tool can perform matching of invoices.', 'The tool can match invoices.'],
    [
      'You would be responsible for the management of a team of three.',
      'You would be responsible for managing a team of three.',
    ],
    ['A refund of your £4.99 has been made.', 'Your £4.99 has been refunded.'],
    ['The app gives you the ability to track each van.', 'The app lets you track each van.'],
    ['It makes it possible for small shops to sell online.', 'It lets small shops sell online.'],
    ['There will be a replacement of all the laptops in May.', 'All the laptops in May will be replaced.'],
    ['This solves the issue you are having with the export.', 'This solves the issue with the export.'],
  ])('comes out: %s', (sentence, expected) => {
    expect(one(sentence)).toBe(expected)
  })

  it.each([
    'She is responsible for the management.',
    'A reduction of 70% was achieved.',
    'The opening of the greenhouse is on Monday.',
    'We bought the painting of the harbour.',
  ])('stays where nothing else fits: %s', (sentence) => {
    expect(one(sentence)).toBe(sentence)
  })
})

describe('a follow-up', () => {
  const mail = (line: string) =>
    rewritten({
      kind: 'follow_up',
      draft: `Hi Martin,\n\n${line}\n\nWe could start on the roof in the first week of May if the scaffold is booked by 14 April.\n\nGreg`,
    })

  it.each([
    [
      'Just checking in again to see if you had a chance to read the offer.',
      'Have you had a chance to read the offer?',
    ],
    [
      "I'm just following up on my last email to ask whether you have had time to read the offer.",
      'Have you had time to read the offer?',
    ],
    [
      'I wanted to check in with you to see where things stand with the offer.',
      'Where do things stand with the offer?',
    ],
  ])('asks what it says that it wants to see: %s', (line, question) => {
    expect(mail(line)).toContain(`\n\n${question}`)
  })

  it('says no more than once that it is back in the inbox', () => {
    const text = mail('Did you read the offer? I just wanted to bring this back to the top of your inbox.')
    expect(text).toContain('Did you read the offer?')
    expect(text).not.toContain('top of your inbox')
  })
})
