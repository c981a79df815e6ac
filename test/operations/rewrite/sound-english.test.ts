import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = Partial<z.input<typeof contract.input>>

const BEFORE = 'The gate on Mill Road is closed on Monday.'
const AFTER = 'Which of the two keys opens the shed?'

/** What a rewrite makes of one sentence of a mail. */
function rewritten(sentence: string, request: Request = {}): string {
  const draft = `Hi Ana,\n\n${BEFORE} ${sentence} ${AFTER}\n\nTom`
  const input = contract.input.parse({ kind: 'internal', ...request, draft })
  const [variant] = local(input, { profile: DEFAULT_PROFILE, dictionary }).result.variants
  return (variant?.draft ?? '').replace(`Hi Ana,\n\n${BEFORE} `, '').replace(` ${AFTER}\n\nTom`, '')
}

describe('a phrase that is no wordiness, letter-book English or cliché where it stands', () => {
  it.each([
    "We don't hesitate to call a plumber.",
    'They kindly provide lunch.',
    "Bring the documents you're requested to bring.",
    'Thanking you is the least we can do.',
    'Why should you decide to move now?',
    'She said terms would follow.',
    'Tom said documents were late.',
    'Expect a 20% reduction in the amount of time.',
    "You'll have the ability to pay by card.",
    'Did she have the ability to enter?',
    "It's good to have the power to decide.",
    'In most cases of theft the insurer pays.',
    'You have our go ahead and we can start.',
    'It went with a minimum of fuss.',
    'Add a little bit of colour.',
    'As of yet, we have no date.',
    'It stays dry for a period of time.',
    'Use the lift as and when.',
    'We had breakfast in view of the lake.',
    'It costs in the area of 500 euros.',
    'We have a sufficient number of chairs.',
    'She moved to assisted living.',
    'The retaining wall is wet.',
    'Retained earnings rose.',
    'We retained a lawyer in May.',
    'The path to purchase is long.',
    'We have grown since inception.',
    'The commencement ceremony is on Friday.',
    'Students were demonstrating outside.',
    'The errors are more numerous now.',
    'The board inquired into the loss.',
    'The best practices are listed below.',
    'Thank you for your valuable insights.',
    "We'll take it offline for an hour at 22:00.",
    'The drone was up in the air.',
    'The bus was consequently late.',
    'I disagree with the use of my photo.',
    'In addition to the shed, we rent a hall.',
    'Nobody picked them up until Tuesday.',
    'We achieved a reduction in waste of 30%.',
    'The work takes 14 weeks at a total of £48,200 ex VAT.',
    'There are two reasons why the lift that was repaired in May failed.',
    'As a gesture of goodwill, Tom refunds the £90 fee.',
  ])('is left alone: %s', (sentence) => {
    expect(rewritten(sentence)).toBe(sentence)
    expect(rewritten(sentence, { tone: ['plain'] })).toBe(sentence)
  })
})

describe('how glad the sender is to give something', () => {
  it('goes in mail to many, and stays where one person is told', () => {
    const offer = 'We are pleased to offer you the small hall.'
    expect(rewritten(offer, { kind: 'promotional' })).toBe('We offer you the small hall.')
    for (const kind of ['internal', 'recruiting', 'follow_up'] as const)
      expect(rewritten(offer, { kind })).toBe(offer)
  })
})

describe('a phrase that is said shorter', () => {
  it.each([
    [
      'Please do not hesitate to contact your account manager, Noor, with any questions.',
      'Please contact your account manager, Noor, with any questions.',
    ],
    ['Please do not hesitate to contact our support team.', 'Please contact our support team.'],
    ['Feel free to contact us on 0113 496 0182.', 'Contact us on 0113 496 0182.'],
    ['Could you please kindly confirm the date?', 'Could you please confirm the date?'],
    ['Could you kindly confirm the date?', 'Could you confirm the date?'],
    ['We saw an increase in the amount of €200.', 'We saw an increase of €200.'],
    ['We ask for a deposit in the amount of 30%.', 'We ask for a deposit of 30%.'],
    ['They met ten people, the majority of whom agreed.', 'They met ten people, most of whom agreed.'],
    ['A large number of our members came.', 'Many of our members came.'],
    ['A majority of the board agreed.', 'Most of the board agreed.'],
    ['A number of you asked about parking.', 'Several of you asked about parking.'],
    ['A small number of the chairs are broken.', 'A few of the chairs are broken.'],
    ['A number of chairs are broken.', 'Several chairs are broken.'],
    ['All prices are inclusive of VAT.', 'All prices include VAT.'],
    ['We have a total of 12 chairs.', 'We have 12 chairs.'],
    ['Kindly do the needful and remit payment to Tom.', 'Please send payment to Tom.'],
    ['Guests are remitting payments by card.', 'Guests are sending payments by card.'],
    ['The sky is the limit.', 'Anything is possible.'],
    ['Pay the said invoice by Friday.', 'Pay the invoice by Friday.'],
    ['We have the ability to pay by card.', 'We can pay by card.'],
    ['To be honest with you, the hall is too large.', 'The hall is too large.'],
    ['Please find attached the plan of the shed.', 'I have attached the plan of the shed.'],
  ])('keeps its grammar: %s', (sentence, after) => {
    expect(rewritten(sentence)).toBe(after)
  })
})

describe('words that a shorter sentence does without', () => {
  const direct: Request = { kind: 'follow_up', tone: ['direct'] }
  it.each([
    ['I am really, really sorry.', 'I am really sorry.'],
    ['I am really sorry that it rained.', 'I am really sorry that it rained.'],
    ['The price is a bit high for us.', 'The price is a bit high for us.'],
    ['The lead time is a little long.', 'The lead time is a little long.'],
    ['The hall is somewhat small.', 'The hall is somewhat small.'],
    ['The plan is a bit confusing.', 'The plan is confusing.'],
    ['Your team quite literally saved us.', 'Your team quite literally saved us.'],
    ['The new pump is quite simply the best.', 'The new pump is quite simply the best.'],
    ['Basically free means that you pay nothing.', 'Basically free means that you pay nothing.'],
    ['It is basically free.', 'It is basically free.'],
    ['Naturally sweet pears cost more.', 'Naturally sweet pears cost more.'],
    ['Basically, it is a van.', 'It is a van.'],
    ['Obviously we can help.', 'We can help.'],
    ['We basically move vans.', 'We move vans.'],
    ['It was very, very kind of you.', 'It was kind of you.'],
    [
      'I heard you know Jill and I was hoping that you could maybe show her the hall.',
      'I heard you know Jill and I was hoping that you could show her the hall.',
    ],
    ['I think that most people come by bus.', 'I think that most people come by bus.'],
    ['Would you maybe have time on Tuesday?', 'Would you have time on Tuesday?'],
    ['Would you maybe send the plan?', 'Could you send the plan?'],
    ['Tell me what works for you and I will call.', 'Tell me what works for you and I will call.'],
    ['The figures are for your information only.', 'The figures are for your information only.'],
    ['The figures are for your information.', 'The figures are for your information.'],
    ['I wanted to check the roof, but it rained.', 'I wanted to check the roof, but it rained.'],
    [
      'I think that it would probably take two weeks, but it might take three.',
      'I think that it would probably take two weeks, but it might take three.',
    ],
  ])('go only where the rest still says the same: %s', (sentence, after) => {
    expect(rewritten(sentence, direct)).toBe(after)
  })

  it('turn a wish with its praise into the question', () => {
    expect(rewritten('If you could please send the plan by Friday, that would be great.', direct)).toMatch(
      /^Could you send the plan by Friday\?/,
    )
  })

  it('are no measure: what is more or less empty is not empty', () => {
    expect(rewritten('The store was more or less empty.', direct)).not.toContain('was empty')
  })
})

it.each([
  ['solutions that utilizes your data', 'solutions that use your data'],
  ['a tool that utilize your data', 'a tool that uses your data'],
  ['tools that utilize your data', 'tools that use your data'],
  ['a set of tools that utilizes your data', 'a set of tools that uses your data'],
])('a plainer verb has the form that its noun needs: %s', (written, plain) => {
  expect(rewritten(`We build ${written}.`)).toBe(`We build ${plain}.`)
})

it('two who wrote get one pronoun, one verb and its participle', () => {
  expect(rewritten('Me and Tom has wrote the plan.')).toBe('Tom and I have written the plan.')
})
