import { describe, expect, test } from 'vitest'
import { turnsConditions, turnsZones } from '#server/judge/facts/conditions.ts'
import { sameWay } from '#server/judge/facts/same-way.ts'
import { readCorpus } from '../../support/corpus.ts'

const turns = (before: string, after: string) =>
  turnsConditions(sameWay(before), sameWay(after)) || turnsZones(sameWay(before), sameWay(after))

describe('what is said of a figure, a day or a debt may not turn', () => {
  test.each([
    ['It saves up to 30% of the time.', 'It saves 30% of the time.'],
    ['It saves 30% of the time.', 'It saves at least 30% of the time.'],
    ['You need at least 20 seats.', 'You can have up to 20 seats.'],
    ['Rates start from $50 a month.', 'Rates are below $50 a month.'],
    ['The discount is 20%.', 'The discount is up to 20%.'],
    ['The pay is $60.', 'The pay is from $60.'],
    ['It takes 14 days at most.', 'It takes more than 14 days.'],
    ['It takes no more than 14 days.', 'It takes 14 days.'],
    ['Please reply by Friday.', 'Please reply after Friday.'],
    ['The offer runs until June 4.', 'The offer runs from June 4.'],
    ['We are closed from Monday.', 'We are closed until Monday.'],
    ['Send it before 3 pm on Tuesday.', 'Send it after 3 pm on Tuesday.'],
    ['The call is at 3 pm CET.', 'The call is at 3 pm EST.'],
    ['The call is at 3 pm CET.', 'The call is at 3 pm.'],
    ['The call is at 3 pm.', 'The call is at 3 pm PST.'],
    ['We still owe you $120.', 'You still owe us $120.'],
    ['You owe us $120.', 'We owe you $120.'],
  ])('%s → %s', (before, after) => {
    expect(turns(before, after)).toBe(true)
  })
})

describe('the same said otherwise does not turn', () => {
  test.each([
    ['It saves up to 30% of the time.', 'As much as 30% of the time is saved.'],
    ['You need at least 20 seats.', 'You need 20 seats or more.'],
    ['We work with more than 40 depots.', 'Over 40 depots work with us.'],
    ['We work with more than 40 depots.', '40+ depots work with us.'],
    ['We work with over 40 depots.', '40 depots work with us.'],
    ['It takes 14 days at most.', 'It takes no more than 14 days.'],
    ['It takes at most 14 days.', 'It takes up to 14 days.'],
    ['Please reply by Friday.', 'Could you reply before Friday?'],
    ['Please reply by Friday.', 'Could you reply on Friday?'],
    ['The offer runs until June 4.', 'The offer ends on June 4.'],
    ['We met after Monday’s call, and need it by Monday.', 'After Monday’s call we need it by Monday.'],
    ['The call is at 3 pm CET.', 'Our call: 15:00 CET.'],
    ['The call is at 3 pm CET.', 'See you on the call.'],
    ['Errors went up to 30%.', 'Errors rose to 30%.'],
    ['We owe you $120.', 'You get $120 back from us.'],
    ['Prices fell from 30 to 20.', 'Prices fell from 30 to 20.'],
    ['The pay is between $60 and $70.', 'The pay is from $60 to $70.'],
  ])('%s → %s', (before, after) => {
    expect(turns(before, after)).toBe(false)
  })
})

test('no mail of the corpus turns against itself', () => {
  for (const { draft, id } of readCorpus()) expect(turns(draft.draft, draft.draft), id).toBe(false)
})
