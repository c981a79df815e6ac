import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

/** What becomes of a paragraph that stands alone between others. */
function rewritten(sentence: string): string {
  const [before, after] = [
    'The boiler at the Leeds depot was fitted on 3 May and runs well.',
    'The invoice for the pump is attached.',
  ]
  const draft = `Hi Dana,\n\n${before}\n\n${sentence}\n\n${after}\n\nBest,\nLea`
  const input = contract.input.parse({ kind: 'internal', subject: 'Boiler at the Leeds depot', draft })
  const text = local(input, { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft ?? ''
  return text.split(`${before}\n\n`)[1]?.split(`\n\n${after}`)[0] ?? ''
}

describe('a sentence that says that something will be said', () => {
  it.each([
    [
      'I just wanted to quickly circle back on the fact that there have been a number of instances over the course of the last few weeks where our team has not been able to access the portal.',
      'Several times over the last few weeks, our team has not been able to access the portal.',
    ],
    [
      'I just wanted to kindly remind you that the crane is booked for Tuesday.',
      'The crane is booked for Tuesday.',
    ],
    [
      'I thought I would drop you a line to say that the crane is booked for Tuesday.',
      'The crane is booked for Tuesday.',
    ],
    [
      'I would also like to bring to your attention the fact that the gate was left open on Monday.',
      'The gate was left open on Monday.',
    ],
    [
      'We just wanted to reach out in order to let you know that the crane is booked for Tuesday.',
      'The crane is booked for Tuesday.',
    ],
    [
      'I am also writing to inform you that, following the storm, the gate is shut on Sunday.',
      'Following the storm, the gate is shut on Sunday.',
    ],
    [
      'It is worth bearing in mind that the gate is shut on Sunday and that the key is with Bas.',
      'The gate is shut on Sunday and the key is with Bas.',
    ],
    [
      'The gate is shut on Sunday, and it is worth noting that the key is with Bas.',
      'The gate is shut on Sunday, and the key is with Bas.',
    ],
    ['So as most of you probably know, the gate is shut on Sunday.', 'The gate is shut on Sunday.'],
    [
      'I have put the figures together and so I thought I would drop you a line.',
      'I have put the figures together.',
    ],
    [
      'Please wear boots on Sunday, and please also bring the key by no later than noon.',
      'Please wear boots on Sunday, and bring the key by noon.',
    ],
    [
      'What I have done is that I have asked the courier to come again today.',
      'I have asked the courier to come again today.',
    ],
    [
      'I have looked into this for you and what I can see is that your order was returned to us by the courier.',
      'Your order was returned to us by the courier.',
    ],
    [
      'According to our records it would appear that we have not yet received the second pump.',
      'According to our records, we have not yet received the second pump.',
    ],
    [
      'There are several of our drivers who have not logged in yet.',
      'Several of our drivers have not logged in yet.',
    ],
    [
      'I am writing with regard to invoice 2207 for the amount of £3,280, which was sent to you on 4 February and which was due on 4 March.',
      'Invoice 2207 for £3,280 was sent to you on 4 February and was due on 4 March.',
    ],
    [
      'I wanted to send a quick note to everyone ahead of the budget meeting which is happening this coming Thursday at 10am in room 4B.',
      'The budget meeting is this coming Thursday at 10am in room 4B.',
    ],
    [
      'If you were to sign before the end of June then we would be able to waive the fee of £900.',
      'If you sign before the end of June, we can waive the fee of £900.',
    ],
    [
      'The main reason why the job was late was because of the fact that the crane was not free.',
      'The main reason why the job was late was that the crane was not free.',
    ],
    [
      'There are still three things that we are waiting on from your side, which are the new photos, the text for the page, and the login details.',
      'We are still waiting for three things from you: the new photos, the text for the page, and the login details.',
    ],
    [
      'We are no longer in a position where we can absorb the higher price of steel.',
      'We can no longer absorb the higher price of steel.',
    ],
    [
      'The main issue at the moment is the fact that the labels come off when the bottles get wet.',
      'The main issue at the moment is that the labels come off when the bottles get wet.',
    ],
    [
      'Having looked into what went wrong, it turns out that there was a technical error in the booking system.',
      'There was a technical error in the booking system.',
    ],
    [
      'I wanted to check with you whether it would make sense for us to set up a pilot at the Leeds depot?',
      'Would it make sense for us to set up a pilot at the Leeds depot?',
    ],
    [
      'Please let me know when would be a convenient time for you to have a call.',
      'When would be a convenient time for you to have a call?',
    ],
    [
      'You said that you had to ask Steve first, so I was wondering if you had had a chance to speak to him yet?',
      'You said that you had to ask Steve first. Have you had a chance to speak to him yet?',
    ],
    [
      'You are processing about 300 returns a week at the depot in Leeds and each one takes about twelve minutes, most of which is spent on looking up the history of the pump.',
      'You are processing about 300 returns a week at the depot in Leeds and each one takes about twelve minutes. Most of it is spent on looking up the history of the pump.',
    ],
    [
      'There has been a delay to the delivery of the two forklifts, which were originally supposed to arrive this week but which will now not arrive until 16 June due to a problem at the port in Rotterdam.',
      'There has been a delay to the delivery of the two forklifts. These were originally supposed to arrive this week but will now not arrive until 16 June due to a problem at the port in Rotterdam.',
    ],
    ['We made a decision about whether the gate stays.', 'We decided whether the gate stays.'],
    ['We made a decision about the gate.', 'We decided on the gate.'],
    [
      'At this point in time I do not think that the gate is safe.',
      'At the moment I do not think that the gate is safe.',
    ],
  ])('says it at once: %s', (sentence, after) => expect(rewritten(sentence)).toBe(after))

  it.each([
    'We wanted to bring to your attention that the line was down, but nobody picked up.',
    'The auditor told us that the ledger was complete, that the receipts were in order, and that the report would come in June.',
    'There are two rooms that we booked for the night.',
    'What we need is a second pump.',
    'Let me know when works for you.',
    'Having carried out a thorough inspection, I can confirm that the wiring is old and that it fails the test.',
    'As per our agreement, the price rises by 7% on 1 May.',
    'I wanted to give everyone a heads up on how it works, because most of the rumors are wrong.',
    'I know that it is a busy time with the audit coming up, but Imran covers the calls.',
  ])('stays where it tells something: %s', (sentence) => expect(rewritten(sentence)).toBe(sentence))

  it('leaves no “that” of a chain behind, and parts a long chain into sentences', () =>
    expect(
      rewritten(
        'I wanted to let you know that we tried a new browser, that the problem persists on every machine, and that our accountant cannot file the monthly return without it.',
      ),
    ).toBe(
      'We tried a new browser. The problem persists on every machine, and our accountant cannot file the monthly return without it.',
    ))
})

describe('behind an opening that says why or when it is told', () => {
  it.each([
    'Before we meet, I wanted to let you know that the price drops after 12 months.',
    'Before you hear it from someone else, I wanted to let you know that the depot closes.',
    'As I was out last week, I wanted to let you know that the price drops after 12 months.',
    'As promised, I wanted to share that the price drops after 12 months.',
    'If you have a minute, I wanted to mention that the price drops after 12 months.',
    'To avoid a surprise, I would like to inform you that the fee rises by 4% in May.',
    'Rather than wait for the meeting, I wanted to say that the price drops after 12 months.',
    'Before you sign, please note that the cap is 40 users.',
    'Out of courtesy, I wanted to let you know that the price drops after 12 months.',
    'Just in case it is helpful, I wanted to share that the price drops after 12 months.',
  ])('the preamble stays, or the opening would hang on the fact: %s', (sentence) =>
    expect(rewritten(sentence)).toBe(sentence),
  )

  it.each([
    ['Since you asked, I wanted to let you know that the cap is 40.', 'Since you asked, the cap is 40.'],
    [
      'In case you haven’t heard, I wanted to let you know that the cap is 40.',
      'In case you haven’t heard, the cap is 40.',
    ],
    ['Before I forget, please note that the cap is 40 users.', 'Before I forget, the cap is 40 users.'],
    ['While I have you, I wanted to say that the cap is 40.', 'While I have you, the cap is 40.'],
    ['However, please note that the cap is 40 users.', 'However, the cap is 40 users.'],
    [
      'The gate is shut on Monday, and please note that the cap is 40 users.',
      'The gate is shut on Monday, and the cap is 40 users.',
    ],
  ])('it goes where the opening goes with the fact as well: %s', (sentence, after) =>
    expect(rewritten(sentence)).toBe(after),
  )
})

it('an opening that goes is told for what it is, not for what the mail lacks besides', () => {
  const draft =
    'Hello Erik,\n\nI’m reaching out because we help moulders reduce scrap by 18%.\n\nIs it worth a look?\n\nCarla'
  const input = contract.input.parse({ kind: 'cold_outreach', subject: 'Scrap', draft })
  const [variant] = local(input, { profile: DEFAULT_PROFILE, dictionary }).result.variants
  const change = variant?.changes.find(({ before }) => before.includes('reaching out'))
  expect(change?.rule_id).toBe('throat-clearing')
})
