/** A request to be told something is offered as the plain question in it. */
import { describe, expect, it } from 'vitest'
import { quietAsk, quietWays } from '#shared/operations/cta/quiet-ways.ts'
import { straight } from '#shared/operations/cta/straight.ts'
import { answer, type Request } from './asked.ts'

const mail = (kind: Request['kind'], body: string): Request => ({
  kind,
  subject: 'The mill at Otley',
  draft: `Hi Dana,\n\nThe drawings for the mill are with you.\n\n${body}\n\nBest,\nSam Ortiz`,
})
const texts = (request: Request) => answer(request).result.candidates.map((c) => c.text)

describe('the plain question in a request', () => {
  it.each([
    [
      'I wanted to see if you had any thoughts on the plan I sent on Monday.',
      'Do you have any thoughts on the plan I sent on Monday?',
    ],
    [
      'Just checking in to see whether you had a chance to read the offer.',
      'Have you had a chance to read the offer?',
    ],
    ['Please review and let me know if I missed anything.', 'Did I miss anything?'],
    ['Please let me know if this fixes the leak.', 'Does this fix the leak?'],
    ['Let us know whether the room is free.', 'Is the room free?'],
    ['Please tell me how you would like to pay.', 'How would you like to pay?'],
    ['Please let me know what you need.', 'What do you need?'],
    ['Could you check the contract and let me know if you agree with it?', 'Do you agree with the contract?'],
    [
      'Please confirm that someone will be at home on 5 May between 8 and 10.',
      'Does 5 May between 8 and 10 work for you?',
    ],
    [
      'I am writing to ask if it would be possible to have a copy of the deed.',
      'Could I have a copy of the deed?',
    ],
    [
      'Please let me know which option you prefer by Friday.',
      'Which option do you prefer? A line by Friday is enough.',
    ],
    [
      'I was wondering what you thought of the day and whether the maps were useful.',
      'What did you think of the day, and were the maps useful?',
    ],
  ])('of “%s” is “%s”', (asked, question) => {
    expect(straight(asked)).toContain(question)
  })

  it.each([
    ["Please confirm your company's address.", /^Is your company/],
    ['Please confirm the rooms you have booked.', /^Have the rooms/],
    ['Please let us know if you get a chance to test it next week.', /^Have you had/],
    ['Please tell me if I forgot to include the budget.', /miss to/],
    ['Please confirm that the parts will arrive by Friday.', /A line by Friday/],
  ])('of “%s” is never made so that it says something else', (asked, never) => {
    expect(straight(asked).filter((question) => never.test(question))).toEqual([])
  })

  it.each([
    'Your account will be suspended if you share your login with others.',
    'Your discount will expire if you return the form after Friday.',
    'All participants should receive their badge by Friday.',
    'All employees in Berlin must register by Friday.',
    'My expenses are due on Friday.',
    'The reports are due shortly.',
  ])('nobody is asked for what “%s” warns of, promises or says of others', (said) => {
    expect(quietAsk(said)).toBeNull()
    expect(quietWays(said)).toEqual([])
  })

  it('keeps the second half of what is to be told', () => {
    expect(straight('Let me know if this helps or if you need a new key.')).toContain(
      'Does this help, or do you need a new key?',
    )
  })

  it('passes over manners for what is asked behind them', () => {
    expect(straight("Let me know if you have any questions or if you'd like to see the yard.")).toEqual([
      'Would you like to see the yard?',
    ])
  })

  it.each([
    'I wonder if you could send me the keys.',
    'Please confirm the rooms booked last week.',
    'Please confirm the price quoted by Ana.',
    "Let me know if you can't make it.",
    'Please let me know when you arrive.',
    'Let me know whether the lift works and if the door is open.',
    'Please tell me whether it works, because the van leaves at noon.',
    'Please send me the keys and let me know if they fit.',
  ])('is not made of “%s”', (asked) => {
    expect(straight(asked)).toEqual([])
  })

  it('stands first among the candidates of a follow-up', () => {
    const asked = 'I wanted to see if you had any thoughts on the quote I sent over last Tuesday.'
    expect(texts(mail('follow_up', asked)).slice(0, 2)).toEqual([
      'Do you have any thoughts on the quote I sent over last Tuesday?',
      'What do you think of the quote I sent over last Tuesday?',
    ])
  })
})

describe('what is asked without a word of asking', () => {
  it.each([
    [
      'All staff who need a locker must send the slip to Ana by 3 May.',
      'Do you need a locker? If so, please send the slip to Ana by 3 May.',
    ],
    ['Everyone has to file the report by Friday.', 'Could you file the report by Friday?'],
    [
      'The doors can leave on Monday if you give us the address.',
      'Could you give us the address, so that the doors can leave on Monday?',
    ],
    [
      'I would be grateful for the opportunity to discuss my application further.',
      'When could we discuss my application?',
    ],
    ["If that works, I'll send you the new form today.", 'Shall I send you the new form today?'],
    [
      'Timesheets for May are due this Friday at 5 PM.',
      'Could you submit your timesheets for May by Friday at 5 PM?',
    ],
  ])('is found and asked: “%s”', (said, question) => {
    expect(quietAsk(said)).not.toBeNull()
    expect(quietWays(said)).toContain(question)
  })

  it.each([
    'Everyone needs to eat.',
    'Every order must ship by Friday.',
    'I would be happy if you let me know.',
    'It would be great if you send me the file.',
    'We will close the account if you send the form.',
    'Managers have to approve each expense by hand.',
  ])('is not read into “%s”', (said) => {
    expect(quietAsk(said)).toBeNull()
  })

  it('what all have to do is the ask of a notice', () => {
    const { result } = answer(
      mail('internal', 'All employees who want a space must hand in the form by 20 November.'),
    )
    expect(result.primary?.text).toMatch(/^All employees/)
    expect(result.candidates[0]?.text).toBe(
      'Do you want a space? If so, please hand in the form by 20 November.',
    )
  })

  it('what one of the team does is not the ask to all of them', () => {
    const draft =
      'Hi team,\n\nNotes of today:\n\n- Priya will send the map by Friday.\n- Tom to call the printer.\n\nPlease let me know if I missed anything. Also, can everyone please make sure that they update their tickets before noon tomorrow.\n\nRachel'
    const { result } = answer({ kind: 'meeting_recap', subject: 'Notes', draft })
    expect(result.primary?.text).toMatch(/everyone/)
    expect(result.candidates.map((c) => c.text)).toContain('Please update your tickets before noon tomorrow.')
  })
})
