import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { TRIMS } from '#shared/operations/rewrite/steps/trim-table.ts'
import { dictionary } from '../../support/dictionary.ts'
import { expectLinear } from '../../support/growth.ts'

const [BEFORE, AFTER] = ['Thanks for the call this morning.', 'The rest is on the shared list.']

/** What becomes of a sentence that stands between two others. */
function one(sentence: string, kind: string = 'internal'): string {
  const draft = `Hi Dana,\n\n${BEFORE} ${sentence} ${AFTER}\n\nBest,\nPaul`
  const input = contract.input.parse({ kind, draft })
  const text = local(input, { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft ?? ''
  return text.split(`${BEFORE} `)[1]?.split(` ${AFTER}`)[0] ?? text
}

describe('relative clauses', () => {
  it.each([
    ['Any items which are left in the sink at 6 pm go.', 'Any items left in the sink at 6 pm go.'],
    ['Orders which are placed before 20 December come in time.', 'Orders placed before 20 December come'],
    ['Anyone who is interested in helping can sign up.', 'Anyone interested in helping can sign up.'],
    [
      'The team that is working on the new till needs a day.',
      'The team working on the new till needs a day.',
    ],
    ['A sign that is ordered this week can hang in May.', 'A sign ordered this week can hang in May.'],
  ])('lose two words where they say as much without: %s', (sentence, plain) => {
    expect(one(sentence)).toContain(plain)
  })

  it.each([
    // Without its verb, what stands there is read as that of the noun.
    'The report that was moved to May is ready.',
    'It was Tom who was asked by the board.',
    'The box in which are kept the keys is on the shelf.',
    'The tool which is used by 40 depots and has saved them days is free.',
    'All that is needed by Friday is your name.',
    'The report says that is covered by the plan.',
    'The rooms that are missing from the list are on floor two.',
    'The van, which is parked at the depot, needs a new tyre.',
  ])('stay where the sentence needs them: %s', (sentence) => {
    expect(one(sentence)).toBe(sentence)
  })

  it('lose them in mail to many as well, whose voice they are no part of', () => {
    expect(one('Orders which are placed before 20 December come in time.', 'promotional')).toContain(
      'Orders placed before',
    )
  })
})

describe('what will be', () => {
  it.each([
    ['Your trial is going to expire on 30 November.', 'Your trial will expire on 30 November.'],
    ['The new hall will be opening on 6 December.', 'The new hall will open on 6 December.'],
    ['The café is going to be open until 6 pm.', 'The café will be open until 6 pm.'],
  ])('is told in fewer words: %s', (sentence, plain) => {
    expect(one(sentence)).toBe(plain)
  })

  it.each([
    'We will be picking up litter, painting the benches and planting bulbs.',
    'If it is going to rain, we move inside.',
    'I will be waiting at the gate.',
    'We will be having lunch at noon when you arrive.',
    'The van is going to Leeds on Monday.',
    'I am going to send the list on Monday.',
  ])('stays where it is no longer than it has to be: %s', (sentence) => {
    expect(one(sentence)).toBe(sentence)
  })
})

describe('nouns that hide a verb', () => {
  it.each([
    ['Costs have seen significant increases over the last year.', 'Costs have increased significantly over'],
    ['We find ourselves in the position of having to raise prices.', 'We have to raise prices.'],
    ['The team is of the opinion that the second plan is cheaper.', 'The team thinks that the second plan'],
    [
      'We specialise in the design and development of garden sheds.',
      'in designing and developing garden sheds',
    ],
    ['Sales grew over the course of the last year.', 'Sales grew over the last year.'],
    ['We met many people over the course of the project.', 'We met many people during the project.'],
    [
      'I am responsible for the operation of the till, the restocking of shelves and the handling of complaints.',
      'I am responsible for operating the till, restocking shelves and handling complaints.',
    ],
    [
      'You would be responsible for the management of a team and the training of two juniors.',
      'You would be responsible for managing a team and training two juniors.',
    ],
    ['We anticipate that we will arrive at half past four.', 'We expect to arrive at half past four.'],
    ['It is our understanding that the roofs are of slate.', 'We understand that the roofs are of slate.'],
    [
      'There will be a delay with regard to the delivery of your order.',
      'a delay in the delivery of your order',
    ],
    ['We have questions with regards to the invoice.', 'We have questions about the invoice.'],
  ])('give it back: %s', (sentence, plain) => {
    expect(one(sentence)).toContain(plain)
  })

  it('stay where the figure is said of something else', () => {
    const sentence = 'The shop has seen a significant increase in returns.'
    expect(one(sentence)).toBe(sentence)
  })
})

describe('what leads up to the matter', () => {
  it.each([
    [
      'I wanted to reach out and give you a quick update with regard to the website.',
      'Here is a quick update on the website.',
    ],
    ["I'm writing to give you an update on the move.", 'Here is an update on the move.'],
    ['As I mentioned in my last email, we can start on Monday.', 'We can start on Monday.'],
    [
      'I was wondering whether it would make sense to meet next week.',
      'Would it make sense to meet next week?',
    ],
    [
      'I was wondering if it might make sense to have a chat about whether this could be of interest to Brightwell?',
      'Would it make sense to have a chat about this for Brightwell?',
    ],
    [
      'I wanted to see if you had any questions or if there was anything that I could help you with.',
      'Do you have any questions, or is there anything I can help you with?',
    ],
    [
      "Just touching base to see how you're getting on with your trial of Plotly Desk.",
      'How are you getting on with your trial of Plotly Desk?',
    ],
    ['I would kindly ask you to send the form by Monday.', 'Please send the form by Monday.'],
    [
      'Can you confirm the date, and can you send me the files?',
      'Can you confirm the date and send me the files?',
    ],
    [
      'Could you let me know whether you are okay with the plan, and can you send me the files?',
      'Are you okay with the plan? Can you also send me the files?',
    ],
    ['If there is any kind of problem please do let us know.', 'If there is any problem please let us know.'],
    ['We work for an exciting fast-growing firm in Leeds.', 'We work for a fast-growing firm in Leeds.'],
    ['I do not know whether or not the gate is shut.', 'I do not know whether the gate is shut.'],
    [
      'The purpose of my email is to ask whether you would be in the market for a roofer.',
      'Are you in the market for a roofer?',
    ],
    ['The main thing to keep in mind is that the discount ends on Friday.', 'The discount ends on Friday.'],
    [
      'Please confirm if this is acceptable to you so that we can proceed accordingly.',
      'Please confirm if this is acceptable to you.',
    ],
    [
      'We would like to ask you if you would be prepared to sponsor the prizes, which would be £150.',
      'Would you be prepared to sponsor the prizes, which would be £150?',
    ],
    ['I would like to ask you if you can come to the depot.', 'Can you come to the depot?'],
    ['I would like to ask everyone to fill in the form by Friday.', 'Please fill in the form by Friday.'],
    [
      'I would like to request that you send me the label and that you refund the shoes.',
      'Please send me the label and refund the shoes.',
    ],
    ['Would that be something that you are interested in?', 'Would that interest you?'],
    ['We will provide you with a report.', 'We will give you a report.'],
    ['We would like to cordially invite you to the fair.', 'We invite you to the fair.'],
    [
      'Please let me know which of the two plans you would prefer and I will prepare the papers.',
      'Which of the two plans would you prefer? I will prepare the papers.',
    ],
    ['I would like to inform you about our plan, which would save you £40.', 'Our plan would save you £40.'],
    [
      'In terms of next steps, it would be great if we could get Miguel on a call.',
      'Could we get Miguel on a call?',
    ],
    ['It has been brought to my attention that two cars park here.', 'Two cars park here.'],
    [
      'I would be glad if you could get back to me with regard to the plan.',
      'Please get back to me about the plan.',
    ],
    [
      'We would therefore be very grateful if you could take just a few minutes of your time to fill out our form.',
      'Please fill out our form.',
    ],
    [
      "I wanted to take a moment to introduce EcoPack, the world's leading manufacturer of compostable mailers.",
      'EcoPack makes compostable mailers.',
    ],
    ['We would need you to provide us with the serial number.', 'We need the serial number.'],
    [
      "I've had a look at your case and I can see that the warranty is valid until March.",
      'The warranty is valid until March.',
    ],
    ['We would like to express our sincere apologies for this.', 'We are sorry for this.'],
    ['I look forward to hearing from you in due course.', 'I look forward to hearing from you.'],
  ])('goes: %s', (sentence, plain) => {
    expect(one(sentence)).toBe(plain)
  })

  it.each([
    'As I mentioned, we can start on Monday.',
    'If you were free we would be able to start today.',
    'Whether or not it rains, we open at nine.',
    'Can you confirm it if you need it, and will you be there?',
  ])('stays where it says something: %s', (sentence) => {
    expect(one(sentence)).toBe(sentence)
  })
})

describe('a wish to meet before a question that names the days', () => {
  it('goes, and the question takes what the meeting is', () => {
    const draft =
      'Hi Stefan,\n\nYou have expanded your fleet to 120 trucks. The average fleet burns 8% of its fuel on idling.\n\nI would like to propose a short introductory call in order to give you an overview of how our solution works. Do you have availability on Tuesday 2 December or Wednesday 3 December?\n\nBest,\nNadia'
    const input = contract.input.parse({ kind: 'cold_outreach', draft })
    const text = local(input, { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft
    expect(text).toContain(
      'Do you have availability for an introductory call on Tuesday 2 December or Wednesday 3 December?',
    )
    expect(text).not.toContain('propose')
  })
})

describe('a question in place of a wish', () => {
  it('is weighed by itself, and not made because other words got better in the same go', () => {
    const draft =
      'Hi Marta,\n\nAs I mentioned, we are a leading provider of cleaning services for dental practices and we help practices such as yours.\n\nI would love to hop on a quick call to discuss how we might be able to help you. Would you be available for a 30 minute call next week? Please let me know what works best for you.\n\nKind regards,\nDan'
    const input = contract.input.parse({ kind: 'follow_up', draft })
    const text = local(input, { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft ?? ''
    expect(text.match(/\?/g)).toHaveLength(1)
    expect(text).toContain('Would you be available for a 30 minute call next week?')
  })
})

describe('a sentence as long as a book', () => {
  it.each([
    'so we would ask that you go and ',
    'we will be sending it and ',
    'the room which we ',
    'the van is going to send it and ',
    'we will be opening the shop and ',
    'the items which are left in the sink ',
    'the items who are waiting for ',
    'could you send it and could you see it and ',
    'please could you send it and ',
    'we would be able to send ',
  ])('is looked through in linear time: %s', (part) => {
    expectLinear(
      80_000,
      (size) => part.repeat(size / part.length),
      (text) => {
        for (const { find, put } of TRIMS)
          for (const match of text.matchAll(find)) if (typeof put === 'function') put(match)
      },
    )
  })
})
