/** What sales mail, invoices and answers are full of, said as a person would. */
import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const [BEFORE, AFTER] = ['Thanks for the call this morning.', 'The rest is on the shared list.']

/** What becomes of a sentence, or of two, that stand between two others. */
function one(sentence: string, kind: string): string {
  const draft = `Hi Dana,\n\n${BEFORE} ${sentence} ${AFTER}\n\nBest,\nPaul`
  const input = contract.input.parse({ kind, draft })
  const text = local(input, { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft ?? ''
  return text.split(`${BEFORE} `)[1]?.split(` ${AFTER}`)[0] ?? text
}

describe('a letter-book phrase', () => {
  it.each([
    [
      'Otherwise, please find attached the lease and kindly sign it by Friday.',
      'Otherwise, please sign the attached lease by Friday.',
    ],
    ['Invoice 20931 in the amount of $4,380.00 is open.', 'Invoice 20931 for $4,380.00 is open.'],
    ['We took a deposit in the amount of €90.', 'We took a deposit of €90.'],
    [
      'According to our records, it appears that invoice 77 has not been paid as of today’s date.',
      'According to our records, invoice 77 has not been paid.',
    ],
    [
      'Please give us an update with regards to when we will be paid.',
      'Please give us an update on when we will be paid.',
    ],
    [
      'Should you require a copy, please let me know and I would be more than happy to send it over.',
      'If you need a copy, I can send it over.',
    ],
    ['The total cost comes out to $18,400.', 'The total cost is $18,400.'],
    ['The price includes the following: the hire and the fuel.', 'The price includes the hire and the fuel.'],
    ['During this period of time, nothing can be edited.', 'During this time, nothing can be edited.'],
    ['We can move the visit to sometime next week.', 'We can move the visit to next week.'],
    ['You should be receiving it on Monday.', 'You should receive it on Monday.'],
    [
      'It was decided that we are going to push back the launch by a week.',
      'We decided to push back the launch by a week.',
    ],
    [
      'Priya is going to be responsible for updating the plan and sending it out by Friday.',
      'Priya will update the plan and send it out by Friday.',
    ],
    [
      'Effective as of February 1st, 2027, the price of your plan will be $34.',
      'From February 1st, 2027, the price of your plan will be $34.',
    ],
    [
      'The reason for this increase is due to the fact that our costs have gone up.',
      'This is because our costs have gone up.',
    ],
    [
      'We closed $2.4M, which represents an increase of 18% compared to Q3.',
      'We closed $2.4M, up 18% on Q3.',
    ],
    [
      'Costs are at $9k, which is a reduction of 4% over last year.',
      'Costs are at $9k, down 4% on last year.',
    ],
    ['I am unhappy with the service which I received.', 'I am unhappy with the service I received.'],
    ['I have attempted to call on two separate occasions.', 'I have tried to call twice.'],
    ['We will have no other choice than to cancel.', 'We will have to cancel.'],
    ['The shop, which is located next to the bank, is open.', 'The shop, next to the bank, is open.'],
    ['It is necessary that you migrate by May.', 'You need to migrate by May.'],
    ['From May we will no longer be supporting it.', 'From May we will no longer support it.'],
    [
      'Your request is refused, as this is something that our board does not allow.',
      'Your request is refused, as our board does not allow this.',
    ],
    [
      'I wanted to reach out and introduce myself as your new contact here at Pagewell.',
      'I am your new contact at Pagewell.',
    ],
    ['It is not necessary for you to do anything.', 'You do not need to do anything.'],
    [
      'Once you have 100 points, you will be able to redeem them.',
      'Once you have 100 points, you can redeem them.',
    ],
    [
      'On average, clients experience a reduction in no-shows of 38%.',
      'On average, clients cut no-shows by 38%.',
    ],
    ['After looking into this further, we have determined that a filter was set.', 'A filter was set.'],
    [
      'Would it be possible for you to call me on Monday and to bring the keys?',
      'Could you call me on Monday and bring the keys?',
    ],
    [
      'I am writing to make you aware of some changes that are going to be made to the staff parking arrangements from 4 January.',
      'The staff parking arrangements will change from 4 January.',
    ],
    ['During this time staff are kindly requested to use the door.', 'During this time please use the door.'],
    ['You will continue to be able to park here.', 'You can still park here.'],
    [
      'We appreciate that this may cause some inconvenience and would like to thank you for your patience.',
      'Thank you for your patience.',
    ],
    ['You asked about the possibility of extending it.', 'You asked about extending it.'],
    ['We were able to help Skillet with that.', 'We helped Skillet with that.'],
    ['Should you have any allergies, please tell us.', 'If you have any allergies, please tell us.'],
    [
      'Space is limited, so we would ask that you please reply by 5 January.',
      'Space is limited, so please reply by 5 January.',
    ],
    [
      'The job takes six weeks from the date on which we receive it.',
      'The job takes six weeks from the day we receive it.',
    ],
    [
      'Any feedback that you can provide would be greatly appreciated as it will help us to improve.',
      'Any feedback would help us improve.',
    ],
    [
      'We heard of the problems your team is facing with regards to mis-picks.',
      'We heard of the problems your team is facing with mis-picks.',
    ],
  ])('is said plainly: %s', (sentence, plain) => {
    expect(one(sentence, 'billing')).toBe(plain)
  })

  it.each([
    'The amount of $90 is too much.',
    'I do not know which you prefer, nor the box in which you sent it.',
    'Totally fine!',
    'It was decided that the launch will move.',
    'Tom will be away and responsible for nothing.',
    'Until that point of the road there is no light.',
    'We paid the following: Tom, Ana and Bo.',
    'Please find the invoice attached and let me know what you think of it.',
  ])('is left where it says something: %s', (sentence) => {
    expect(one(sentence, 'billing')).toBe(sentence)
  })
})

describe('a pitch', () => {
  it.each([
    [
      'We are extremely excited to announce the launch of Rota, a tool for crews.',
      'We are launching Rota, a tool for crews.',
    ],
    ['You get 15% of each sale, which is honestly amazing.', 'You get 15% of each sale.'],
    [
      'We cut their bill by 40% and we could potentially do the same for you.',
      'We cut their bill by 40% and we could do the same for you.',
    ],
  ])('says as much with less: %s', (sentence, plain) => {
    expect(one(sentence, 'cold_outreach')).toContain(plain)
  })

  it('keeps a guess about a figure', () => {
    expect(one('It could probably cut your bill by 12%.', 'partnership')).toContain('could probably cut')
  })

  it.each([
    [
      'I think it could be worth a quick chat to see if it fits. Let me know if you’d be open to it and I can send some times.',
      'Would you be open to a quick chat to see if it fits? I can send some times.',
    ],
    [
      'I’d love to schedule a time for us to connect. Please let me know what your availability looks like next week, or feel free to book time on my calendar here: https://cal.example.com/jo',
      'When are you free for a call next week? You can also pick a time in my calendar: https://cal.example.com/jo',
    ],
    [
      'I thought it might make sense to hop on a 15-minute call to compare notes. Would you be open to that?',
      'Would you be open to a 15-minute call to compare notes?',
    ],
  ])('asks once for the call that it says may be good: %s', (sentence, plain) => {
    expect(one(sentence, 'follow_up')).toBe(plain)
  })

  it('is parted before “based on”, which is no deed of “we”', () => {
    const sentence =
      'We are looking for an engineer to join our payments team in Lisbon and based on your background in event-driven systems at Parcelio I think you would be a really great fit for the role.'
    expect(one(sentence, 'recruiting')).toContain(
      'Lisbon. Based on your background in event-driven systems at Parcelio I think',
    )
  })
})

describe('a wish for a review', () => {
  it('is the question', () => {
    expect(
      one(
        'We are constantly striving to improve our products and would therefore very much appreciate it if you could take a couple of minutes of your time to leave us a review.',
        'review_request',
      ),
    ).toBe('Could you leave us a review?')
  })
})

describe('checking in', () => {
  it('asks how it goes', () => {
    expect(
      one(
        'I just wanted to check in and see how things are going with the pilot so far.',
        'customer_success',
      ),
    ).toBe('How is the pilot going so far?')
    expect(one('Just checking in to see how your trial of Kanvo is going.', 'customer_success')).toBe(
      'How is your trial of Kanvo going?',
    )
  })
})

describe('the only news of a sentence', () => {
  it('is not lost with the vague invitation behind it', () => {
    const sentence = 'Please find the invoice attached and let me know if you have any questions.'
    expect(one(sentence, 'renewal')).toMatch(/invoice attached|attached the invoice/)
  })
})

describe('a pitch', () => {
  it.each([
    [
      'We sell trays, and I believe there may be some great synergies between our companies.',
      'We sell trays.',
    ],
    [
      'One client, a chain of 42 stores, was able to lower its waste by 27%.',
      'One client, a chain of 42 stores, lowered its waste by 27%.',
    ],
    [
      'Our platform helps supermarkets to reduce food waste.',
      'Our platform helps supermarkets reduce food waste.',
    ],
    [
      'Could we have a brief call sometime over the next couple of weeks?',
      'Could we have a brief call in the next couple of weeks?',
    ],
    ['We’d ask you to park behind the hall.', 'Please park behind the hall.'],
  ])('is shorter: %s', (sentence, shorter) => {
    expect(one(sentence, 'cold_outreach')).toBe(shorter)
  })

  it.each([
    'It helps drivers to the yard.',
    'She was able to her great surprise.',
    'Harlan was able to save its data, but not able to save the server.',
    'If we had your address, we would ask you to sign here.',
    'Ben and I believe there is an opportunity for both of us.',
    'If Harlan was able to cut its wait time, you can too.',
    'We sell trays, and I believe there is a fit for the two lids.',
  ])('keeps what says something: %s', (sentence) => {
    expect(one(sentence, 'cold_outreach')).toBe(sentence)
  })
})

describe('a silence from which something follows', () => {
  const rewritten = (behind: string) => {
    const draft = `Hi Emmanuel,\n\nI've reached out a few times over the past month about the late deliveries from your Accra warehouse and haven't heard back.${behind}\n\nI'll close your file on Friday. If things change, the offer of a free two-week route audit stands.\n\nAll the best,\nAkua`
    const input = contract.input.parse({ kind: 'breakup', draft })
    return local(input, { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft ?? ''
  }

  it('is cut alone, and not before what follows from it', () => {
    expect(rewritten('')).not.toContain('heard back')
    expect(rewritten(" So I assume it's not a priority at the moment.")).toContain('heard back')
  })
})
