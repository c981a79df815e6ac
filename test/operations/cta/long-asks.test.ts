import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parted } from '#shared/operations/cta/parted.ts'
import { outOfWrappings } from '#shared/operations/cta/wrappings.ts'
import { answer } from './asked.ts'

const WRAPS = [
  (deed: string) => `I was wondering if you could ${deed}.`,
  (deed: string) => `We would love it if you could ${deed}.`,
  (deed: string) => `It would be really helpful if you could ${deed}.`,
  (deed: string) => `We need you to ${deed}.`,
  (deed: string) => `If you could ${deed}, that would be great.`,
  (deed: string) => `Could you please ${deed}?`,
  (deed: string) => `Please ${deed}.`,
]
const FIRST = [
  'send the signed plan of the second floor to the office by Friday 28 May',
  'check your days on the August sheet before the meeting on Thursday morning',
  'let me know by Monday which of the two drawings on page 4 you would prefer',
]
const JOINED = [
  ', and let the office know by Tuesday if somebody cannot come',
  ' and tell Marta which of the rooms you want for the evening',
  ', then send the old key back to the desk in Mill Lane',
  ', and if the lamp is red, take the filter out of the machine',
  ', as another tenant is asking for the same storage room',
  ' so that we can print the list for the drivers tonight',
]
const SMALL =
  /^(?:and|also|please|then|could|you|we|it|i|was|wondering|if|would|love|be|really|helpful|need|to|that|great|so|as|us)$/
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL.test(word)).sort()

describe('a long ask', () => {
  it('is parted into two sentences that hold every word of it but those that only ask', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WRAPS),
        fc.constantFrom(...FIRST),
        fc.constantFrom(...JOINED),
        (wrap, first, joined) => {
          const ask = wrap(`${first}${joined}`)
          const [line = ''] = parted(ask)
          expect(line, ask).toMatch(/^(?:Could you|Please) [^.?]+[.?] \p{Lu}[^.?]+\.$/u)
          expect(wordsOf(line), ask).toEqual(wordsOf(ask))
        },
      ),
    )
  })

  test.each([
    ['a short one', 'Could you send the plan and tell Marta?'],
    ['an address', `Could you ${FIRST[0]}${JOINED[0]}: https://a.example/x?`],
    ['a merge tag', `Could you ${FIRST[0]}, {{first_name}}${JOINED[0]}?`],
    [
      'what is no request',
      'The plan of the second floor went to the office on Friday, and we let Marta know by phone.',
    ],
    [
      'both of two',
      'Could you send both the plan of the second floor that we talked about on Monday and tell the office?',
    ],
  ])('is not parted where it has %s', (_, ask) => {
    expect(parted(ask)).toEqual([])
  })

  test.each([
    [
      'I was wondering if you could let me know by Friday 28 May which of the two you would prefer, and also whether the access through the side gate that we discussed is still ok for the van.',
      'Could you let me know by Friday 28 May which of the two you would prefer? Please also tell me whether the access through the side gate that we discussed is still ok for the van.',
    ],
    [
      'We need you to send us the original file along with a note of which column has the postcode so that we can run it again tonight.',
      'Could you send us the original file along with a note of which column has the postcode? Then we can run it again tonight.',
    ],
    [
      'What we need to know is whether the deposit can be paid in two parts, as our own money comes in on 1 July.',
      'Please tell me whether the deposit can be paid in two parts. Our own money comes in on 1 July.',
    ],
  ])('has a candidate in its own words: “%s”', (ask, line) => {
    const { result } = answer({
      draft: `Hi Ruth,\n\nBoth are in the folder.\n\n${ask}\n\nSam`,
      kind: 'other',
    })
    expect(result.primary?.text).toBe(ask)
    expect(result.candidates.map(({ text }) => text)).toContain(line)
  })
})

describe('a request in a wrapping', () => {
  test.each([
    ['I wonder whether you have been able to see them.', 'Have you been able to see them?'],
    ['How about we try it for a week?', 'Shall we try it for a week?'],
    ['OK to ring you one evening this week?', 'May I ring you one evening this week?'],
    ['You around this week?', 'Are you around this week?'],
    ['Any luck getting the port open?', 'Have you had any luck getting the port open?'],
    ['We would ask you to settle it and to let us know.', 'Could you settle it and let us know?'],
    ['The only thing I need is which of the two you want.', 'Please tell me which of the two you want.'],
  ])('is said plainly: “%s”', (wrapped, plain) => {
    expect(outOfWrappings(wrapped)).toBe(plain)
  })

  test.each([
    "I'd be grateful if at some point next week you might find twenty minutes for the figures.",
    'The only thing I need is which of the two dates you want.',
    'I was hoping you might be able to have a look at the second page.',
    'You around this week?',
  ])('is found: “%s”', (ask) => {
    expect(answer({ draft: `Hi Tom,\n\nThe sheet is in.\n\n${ask}\n\nJen` }).result.primary?.text).toBe(ask)
  })

  it('is none where a line says what the mail is about', () => {
    const draft =
      'Hi all,\n\nA few lines on what came out of yesterday.\n\nThe stairs move to the north wall.\n\nMina'
    expect(answer({ draft, kind: 'meeting_recap' }).result.found).toEqual([])
  })

  it('is none where somebody is told the way', () => {
    const draft =
      'Dear all,\n\nBell Street is closed. You can still reach us on foot from the market side.\n\nSid'
    expect(answer({ draft }).result.found).toEqual([])
  })
})
