import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const BEFORE = 'Hi all,\n\nThe gate on Mill Road is closed on Monday.\n\n'
const AFTER = '\n\nWhich of the two keys opens the shed?\n\nTom'

/** What a rewrite makes of a paragraph of a mail among colleagues. */
const rewritten = (paragraph: string) =>
  (
    local(
      contract.input.parse({ kind: 'internal', subject: 'Gate and shed', draft: BEFORE + paragraph + AFTER }),
      { profile: DEFAULT_PROFILE, dictionary },
    ).result.variants[0]?.draft ?? ''
  )
    .replace(BEFORE, '')
    .replace(AFTER, '')

describe('talk about writing, asking and telling', () => {
  it.each([
    [
      'Would it be at all possible to perhaps schedule 20 minutes next week?',
      'Could we schedule 20 minutes next week?',
    ],
    ['Would it be possible for you to send me the file by Friday?', 'Could you send me the file by Friday?'],
    ['It would be greatly appreciated if payment could be made by Friday.', 'Please pay by Friday.'],
    [
      'I would be grateful if the two keys could be returned by 14 November, to make sure that the shed can be shut.',
      'Please return the two keys by 14 November, to make sure that the shed can be shut.',
    ],
    [
      'You have not been to the shed this week and I just wanted to reach out to see if there was anything that we could help you with.',
      'You have not been to the shed this week. Is there anything that we can help you with?',
    ],
    [
      'We are writing to let you know that your shed is shut on Monday, and that we have the two keys.',
      'Your shed is shut on Monday, and we have the two keys.',
    ],
    [
      'It would be very helpful if the form could be returned to me by Tuesday.',
      'Please return the form to me by Tuesday.',
    ],
    [
      'If you would be willing to take a couple of minutes to tell me what went wrong, it would be hugely appreciated.',
      'Could you tell me what went wrong?',
    ],
    [
      'We should be obliged if you would kindly return a signed copy to us.',
      'Please return a signed copy to us.',
    ],
    ['I would also ask that you provide us with a daily update.', 'Please also give us a daily update.'],
    ['Please contact the undersigned when you can.', 'Please contact me when you can.'],
    ['What we would propose is that you keep the old lift.', 'We propose that you keep the old lift.'],
    [
      'I was thinking that it would probably be a good idea for us to meet on Wednesday at two.',
      'I suggest that we meet on Wednesday at two.',
    ],
    [
      'I thought it might perhaps make sense for us to have a quick chat about the roof.',
      'Could we have a quick chat about the roof?',
    ],
    ['I was wondering if it would be okay if we came on Monday.', 'Would it be okay if we came on Monday?'],
    [
      'The reason for the delay was due to the fact that the ferry was late.',
      'The reason for the delay was that the ferry was late.',
    ],
    [
      'I just wanted to reach out to you with regard to the planning meeting for June.',
      'This is about the planning meeting for June.',
    ],
    [
      'I am writing to enquire as to whether or not it might be possible for our class to visit the museum in June.',
      'Could our class visit the museum in June?',
    ],
    [
      'Please see below for a quick update with regard to where we are currently at with the roof.',
      'Here is a quick update on the roof.',
    ],
    ["At the end of the day we're a small firm.", "We're a small firm."],
    ['I have attached the plan for your kind perusal.', 'I have attached the plan.'],
    [
      'We are pleased to inform you that the panels are here and that your order will leave on Monday.',
      'The panels are here and your order will leave on Monday.',
    ],
  ])('gives way to what is meant: %s', (paragraph, expected) => {
    expect(rewritten(paragraph)).toBe(expected)
  })

  it.each([
    'It would be great if the roof could be higher.',
    'At the end of the day we lock the gate.',
    'We wanted to email you about the roof, but the line was down.',
    'I am emailing the tenants about the roof.',
    'I want to contact the bank about the loan.',
    'The update is not what it is.',
    'Will you be able to come?',
  ])('is no talk where it tells something: %s', (paragraph) => {
    expect(rewritten(paragraph)).toBe(paragraph)
  })

  it('that asks for something is no throat-clearing to be cut whole', () => {
    expect(
      rewritten(
        'You left us on Monday. I just wanted to reach out to see if there was anything that we could have done differently, since we are always looking for ways to get better.',
      ),
    ).toContain('Was there anything that we could have done differently?')
  })
})

describe('a courtesy', () => {
  it('stays where the next sentence turns on it, or it says more than that', () => {
    const draft =
      'Dear Ms. Tanaka,\n\nI understand that you have a lot on your plate and that this is not decided overnight. However, we have two slots left in May. Which of them suits you?\n\nPeter'
    const text =
      local(contract.input.parse({ kind: 'follow_up', length: { mode: 'shorter' }, draft }), {
        profile: DEFAULT_PROFILE,
        dictionary,
      }).result.variants[0]?.draft ?? ''
    expect(/(?<!overnight\.\s)However/.test(text)).toBe(false)
  })
})

describe('what would be possible', () => {
  it.each([
    ['get a copy of the lease before the meeting', 'Could we'],
    ['get an extension until Friday', 'Could we'],
    ['pay in two parts', 'Could we'],
    ['make the payment in June', 'Could we'],
    ['have a table by the window', 'Could we'],
    ['meet on Friday to discuss my proposal', 'Could we'],
    ['check in early on Monday', 'Could we'],
    ['cancel my order', 'Could I'],
    ['send me the drawings', 'Could you'],
    ['get the drawings to us by Monday', 'Could you'],
    ['get this fixed before the fair', 'Could you'],
    ['check the invoice again', 'Could you'],
    ['return my deposit this week', 'Could you'],
  ])('is asked of whoever would do it: %s', (what, asked) => {
    expect(rewritten(`Would it be possible to ${what}?`)).toBe(`${asked} ${what}?`)
  })

  it.each(['take the van on Monday', 'return the drill a day late', 'pay my bill in two parts'])(
    'stays as it is where that is not sure: %s',
    (what) => {
      expect(rewritten(`Would it be possible to ${what}?`)).toBe(`Would it be possible to ${what}?`)
    },
  )
})

describe('an invitation to a call', () => {
  it.each([
    [
      'I would love to schedule a 30 minute demo at your earliest convenience to show you how we can help you to achieve similar results.',
      'Could we have a 30 minute demo?',
    ],
    [
      'I would love to schedule a 30 minute demo to walk you through the audit.',
      'Could I walk you through the audit in a 30 minute demo?',
    ],
  ])('says what is shown where it is more than what every firm says: %s', (paragraph, expected) => {
    expect(rewritten(paragraph)).toBe(expected)
  })

  it('needs no word that somebody introduces himself', () => {
    const paragraph = 'I wanted to reach out to introduce myself and our company. We repair gates in Leeds.'
    expect(rewritten(paragraph)).toBe('We repair gates in Leeds.')
  })
})
