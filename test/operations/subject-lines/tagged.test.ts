/** Headings by parts of speech: what leads where no line of the other sources serves. */
import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { SERVES } from '#shared/operations/subject-lines/serves.ts'
import { withArticles } from '#shared/operations/subject-lines/tagged/articles.ts'
import { datesIn, withoutHours } from '#shared/operations/subject-lines/tagged/dates.ts'
import { headingsOf } from '#shared/operations/subject-lines/tagged/forms.ts'
import { clauseHeadline } from '#shared/operations/subject-lines/tagged/headline.ts'
import { withoutOpener } from '#shared/operations/subject-lines/tagged/openers.ts'
import { tagged, written } from '#shared/operations/subject-lines/tagged/tags.ts'
import { dictionary } from '../../support/dictionary.ts'

const textsOf = (sentence: string) => headingsOf(sentence, sentence.endsWith('?')).map(({ text }) => text)
const candidatesFor = (draft: string) =>
  local(contract.input.parse({ draft }), { profile: DEFAULT_PROFILE, dictionary }).result.candidates

describe('a heading', () => {
  it.each([
    ['Noise from bar', 'I read your note about the noise from the bar.', 'Noise from the bar'],
    ['Quote for lobby screens', 'Here is our quote for lobby screens.', 'Quote for lobby screens'],
    [
      'File server moved to new cabinet',
      'The file server is moved to a new cabinet.',
      'File server moved to a new cabinet',
    ],
  ])('has the articles of its sentence behind prepositions: %s', (heading, sentence, full) => {
    expect(withArticles(heading, sentence)).toBe(full)
  })
})

describe('a sentence said as a heading', () => {
  it.each([
    ['The boiler on the second floor is repaired.', 'boiler on second floor repaired'],
    ['Our meeting has been moved to Thursday.', 'meeting moved to Thursday'],
    ['The shop is closed on Monday.', 'shop closed on Monday'],
    ['The courier will collect the boxes.', 'courier to collect boxes'],
    ['The key could not be found.', 'key could not be found'],
    ['The tickets were £20.', 'tickets were £20'],
    ['The hall is likely to be closed in March.', 'hall likely to be closed in March'],
    ['Two of the pumps are broken.', 'Two of the pumps broken'],
    ['The hall is likely to be closed in March.', 'hall likely to be closed in March'],
    ['Two of the pumps are broken.', 'Two of the pumps broken'],
  ])('%s', (sentence, heading) => {
    expect(written(clauseHeadline(tagged(sentence).slice(0, -1)))).toBe(heading)
  })

  it.each([
    ["From Monday on we'll use the new rota.", 'New rota from Monday'],
    ["We've booked the hall for the summer fair.", 'Hall booked for summer fair'],
    ['I must cancel my order for the oak table.', 'Cancelling order for oak table'],
    ['Could you send me the floor plan by Friday?', 'Send floor plan by Friday'],
    ['We are looking for a baker who can start in May.', 'Looking for baker'],
    ['The training for new drivers is at the depot.', 'Training for new drivers'],
    ['I noticed that we were charged for four nights.', 'Charged for four nights'],
    ['We decided on Monday to drop the tablet app.', 'Dropping tablet app'],
    ['We move to the third floor on 6 October.', 'Moving to third floor on 6 October'],
    ['I was wondering whether the hall is free on the 9th.', 'Is the hall free on the 9th?'],
    ['Is there anything you still need before you decide?', 'Anything you still need?'],
  ])('takes the matter of “%s”', (sentence, heading) => {
    expect(textsOf(sentence)).toContain(heading)
  })

  it('cuts no span and no day in two', () => {
    const texts = textsOf(
      'The trip to the climbing wall is moved from 3 to 10 June because the wall is closed.',
    )
    expect(texts).toContain('Trip to climbing wall moved from 3 to 10 June')
    expect(texts.filter((text) => / 3$| 10$/.test(text))).toEqual([])
  })

  it('does not end between an adjective and its noun', () => {
    const texts = textsOf('We go live with the new till system on 2 February.')
    expect(texts).toContain('Going live with new till system')
    expect(texts.filter((text) => / new(?: on|$)/.test(text))).toEqual([])
  })

  it.each(["I'm the founder of a small bakery.", 'You worked with Dana Whitlock at Corvid Foods.'])(
    'is not who writes or whom somebody knows: %s',
    (sentence) => {
      expect(textsOf(sentence).filter((text) => /^(?:Founder|Dana)/.test(text))).toEqual([])
    },
  )
})

describe('a day', () => {
  it.each([
    ['The van comes on Tuesday 4 May at 9 am.', ['on Tuesday 4 May at 9 am']],
    ['We meet this afternoon.', ['this afternoon']],
    ['It is open between 3 and 10 June.', ['between 3 and 10 June']],
    ["Saturday's job and the October work are done.", []],
  ])('is found in “%s”', (sentence, days) => {
    const words = tagged(sentence)
    expect(datesIn(words).map(([from, to]) => written(words.slice(from, to)))).toEqual(days)
  })

  it('may lose its hours', () => {
    expect(written(withoutHours(tagged('Meters read on Tuesday between 8 and 12')) ?? [])).toBe(
      'Meters read on Tuesday',
    )
  })
})

it.each([
  ['I wanted to let you know that the lift works again.', 'the lift works again.'],
  ['Mara, the lift works again.', 'the lift works again.'],
  ['As promised, the list is attached.', 'the list is attached.'],
])('what says nothing is left out before it: %s', (sentence, rest) => {
  expect(withoutOpener(sentence, new Set(['mara']))).toBe(rest)
})

it('orders nobody to do what a thing does', () => {
  const sentence = "We make sensors that tell a grain silo's owner when the grain starts to heat."
  expect(textsOf(sentence).join('\n')).not.toMatch(/^Tell/m)
})

describe('the first line', () => {
  it.each([
    [
      'Invoice from the caterers wrong',
      "Hey Sam\n\nThat invoice from the caterers is wrong. They charged for 80 people and we were 62. I rang them but the woman who does the bills is only in on Tuesdays. Don't pay it yet, I'll sort it out next week.\n\nLou",
    ],
    [
      "Can't get into the shared drive",
      "Hi Theo,\n\nI can't get into the shared drive since the password change yesterday. It says my account is locked. I've got to send the tender drawings to Bolton's by 4. Can you unlock me please?\n\nNasreen",
    ],
  ])('is “%s” where no other source serves', (first, draft) => {
    expect(candidatesFor(draft)[0]?.text).toBe(first)
  })

  it('stays where another source serves', () => {
    const draft =
      'Hello everyone,\n\nthe heating engineer is coming on Thursday between 9 and 12 to bleed the radiators in all flats. Somebody has to be at home.\n\nThanks,\nYour property management'
    const [first] = candidatesFor(draft)
    expect(first?.fit).toBeGreaterThanOrEqual(SERVES)
    expect(first?.text).toBe('The heating engineer is coming on Thursday')
  })
})
