/** What notices, applications, surveys and apologies are full of, said as a person would. */
import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const [BEFORE, AFTER] = ['Thanks for the call this morning.', 'The rest is on the shared list.']

/** What becomes of a sentence that stands between two others. */
function one(sentence: string, kind: string): string {
  const draft = `Hi Dana,\n\n${BEFORE} ${sentence} ${AFTER}\n\nBest,\nPaul`
  const input = contract.input.parse({ kind, draft })
  const text = local(input, { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft ?? ''
  return text.split(`${BEFORE} `)[1]?.split(` ${AFTER}`)[0] ?? text
}

describe('a mail to people one does not know', () => {
  it.each([
    [
      'apology',
      "We're reaching out because on Tuesday our API was unavailable for two hours.",
      'On Tuesday our API was unavailable for two hours.',
    ],
    [
      'apology',
      'A credit of 10% will be applied to your next invoice.',
      'We will credit 10% to your next invoice.',
    ],
    ['apology', 'No action is needed from your side.', 'You do not need to do anything.'],
    [
      'support_reply',
      'The parcel was unfortunately sent to the wrong address by our warehouse.',
      'Our warehouse unfortunately sent the parcel to the wrong address.',
    ],
    [
      'other',
      'I am writing to you to express my interest in the Marketing Manager position advertised on your website.',
      'I would like to apply for the Marketing Manager position advertised on your website.',
    ],
    [
      'other',
      'I believe that I am a perfect candidate for this role because I have run three launches.',
      'I have run three launches.',
    ],
    [
      'other',
      'I would be grateful for the opportunity to discuss my application further at your convenience.',
      'I would be glad to discuss my application.',
    ],
    ['billing', 'Kindly do the needful at the earliest.', 'Please see to this promptly.'],
    [
      'billing',
      'Invoice 4521 for $3,400.00 which was due on October 15 has still not been paid.',
      'Invoice 4521 for $3,400.00, which was due on October 15, has still not been paid.',
    ],
    [
      'internal',
      'Effective Monday, a new remote work policy will be implemented.',
      'A new remote work policy starts on Monday.',
    ],
    [
      'internal',
      'It is imperative that all employees read the attached document in its entirety.',
      'All employees must read the attached document in full.',
    ],
    [
      'internal',
      'Also, can everyone please make sure that they update their tickets before noon tomorrow.',
      'Please update your tickets before noon tomorrow.',
    ],
    [
      'survey',
      'You will receive a $10 gift card upon completion of the survey.',
      'You will receive a $10 gift card when you complete the survey.',
    ],
    [
      'promotional',
      'We are SO excited to announce our biggest sale of the year!',
      'Here is our biggest sale of the year!',
    ],
    [
      'cold_outreach',
      "I was just browsing your website and I found that it's not ranking for many keywords.",
      'I found that your website is not ranking for many keywords.',
    ],
    [
      'other',
      'I am writing to ask if it would be possible to have an extension on the paper that is due on Friday.',
      'Could I have an extension on the paper that is due on Friday?',
    ],
    [
      'other',
      'We would also need to know what is your turnaround time and if you offer samples.',
      'We would also need to know what your turnaround time is and if you offer samples.',
    ],
    [
      'product_update',
      "We've been working hard behind the scenes and today we're super excited to finally introduce SmartCart 2.0.",
      'We are introducing SmartCart 2.0.',
    ],
    [
      'breakup',
      "I've reached out a few times now but I haven't heard back from you, so I'm assuming that this has to wait.",
      "I've reached out a few times now, so I'm assuming that this has to wait.",
    ],
    [
      'referral_intro',
      "I'm looking to grow my client base and I was wondering if you happen to know anyone who might be in need of a bookkeeper.",
      "I'm looking to grow my client base. Do you know anyone who might need a bookkeeper?",
    ],
    [
      'event_invitation',
      'In this webinar, you will learn how to plan a roof.',
      'You will learn how to plan a roof.',
    ],
  ])('in %s has “%s” said plainly', (kind, sentence, plain) => {
    expect(one(sentence, kind)).toBe(plain)
  })

  it.each([
    // Who says why they write may have no sentence without it.
    ['other', 'I am writing because of the leak in the roof.'],
    ['other', 'It is important that you are there by nine.'],
    ['other', 'Steps were taken.'],
    ['cold_outreach', 'I came across your profile and saw that it lists three patents.'],
    ['internal', 'The purpose of the visit is unclear.'],
    ['other', 'Tom will know what is on the list.'],
    ['other', 'We would like to visit you on Friday to see the hall.'],
    ['other', 'Please deliver the racks in June at the earliest.'],
    ['support_reply', 'A credit of $50 will be applied to your account by the bank.'],
    ['other', 'We will send the money upon completion of our review.'],
    ['internal', 'Steps were taken to close the bridge.'],
    ['customer_success', 'I am happy to introduce you to two of our customers in Leeds.'],
    ['other', 'It is important that every guest feels welcome.'],
    ['proposal', 'It is important that you feel comfortable with the price.'],
    ['other', 'The goal of our company is to be carbon neutral by 2030.'],
    ['transactional', 'Your shipment is being held in customs.'],
  ])('in %s keeps “%s”', (kind, sentence) => {
    expect(one(sentence, kind)).toBe(sentence)
  })
})

it('what only leads up to the news of a letter to many is cut, and a line for questions stays where it stands', () => {
  const rewritten = (draft: string, kind: string) =>
    local(contract.input.parse({ kind, draft }), { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]
      ?.draft
  const news =
    "Hi everyone,\n\nWelcome to the March edition of our monthly newsletter! It's been a busy month here at GreenLeaf and we have lots of exciting news to share with you.\n\nOur new store in Portland opens on March 28. The first 100 customers get a free succulent, and the workshop on April 4 is open to all.\n\nThe GreenLeaf Team"
  expect(rewritten(news, 'announcement')).not.toContain('busy month')
  const note =
    'Dear all,\n\nThe timesheets for October were due last Friday and there are still many of you who have not handed theirs in.\n\nWhoever has not done so by 5pm today will be paid a week later than the others.\n\nPlease reply with any queries.\n\nBrenda'
  expect(rewritten(note, 'internal')).toMatch(/^Dear all,\n\nThe timesheets/)
})
