/** What is offered beside an ask: of the ask the mail is for, in the voice of who asks, and something else to say. */
import { describe, expect, it } from 'vitest'
import { answer, type Request } from './asked.ts'

const asked = (ask: string, kind: Request['kind'] = 'follow_up', before = '') => {
  const draft = `Hi Dana,\n\nThe two lift days at the wharf come to £4,850 with the operator.\n\n${before}${ask}\n\nMick`
  const { primary, candidates } = answer({ kind, draft }).result
  return { primary: primary?.text, texts: candidates.map(({ text }) => text) }
}

describe('a mail with a way out', () => {
  it('is for what is asked of a reader who agrees, and not for the rest', () => {
    const { primary, texts } = asked(
      'If you are happy with the price, please send me a purchase order by Wednesday and I will file the closure. Otherwise, let me know what you want to change.',
      'proposal',
    )
    expect(primary).toMatch(/^If you are happy with the price/)
    for (const text of texts) expect(text).toMatch(/\? I will file the closure\.$/)
  })

  it('is for its question, and not for the day by which a yes is needed', () => {
    expect(asked('Shall I move the crane to Friday? I need a yes by 7 January.').primary).toBe(
      'Shall I move the crane to Friday?',
    )
    expect(asked("Shall I move the crane to Friday? I'd need to know by the 20th.").primary).toBe(
      'Shall I move the crane to Friday?',
    )
  })
})

describe('an ask in another shape', () => {
  it.each([
    [
      'Would a visit to our yard in Leith suit you next week?',
      'Do you have time for a visit to our yard in Leith next week?',
    ],
    ['Would you be willing to introduce me to Rosa?', 'Could you put me in touch with Rosa?'],
    [
      'Can each site manager please send me the sheet by 5 pm?',
      'Could each site manager send me the sheet by 5 pm?',
    ],
    ['Can we move our review to Thursday at 2?', 'Would Thursday at 2 suit you for our review?'],
    [
      'Before your move please close anything nobody used since June.',
      'Could you close anything nobody used since June before your move?',
    ],
    ['Can we push the launch to production?', 'Is it OK if we push the launch to production?'],
    ['Are you happy for me to sign?', 'Shall I sign?'],
    ['Any objections?', 'Shall I go ahead?'],
    ["Please let me know how you'd like to handle this.", 'How would you like to handle this?'],
  ])('“%s” may be “%s”', (ask, other) => {
    expect(asked(ask, 'internal').texts).toContain(other)
  })

  it.each([
    ['Can we push the launch to production?', /suit you/],
    ['Are you OK with me using your logo?', /I using/],
    ['Please call me, and I will send the plan and we can sign.', /\? We can sign/],
  ])('“%s” is put in no way that is wrong', (ask, wrong) => {
    const { texts, primary } = asked(ask, 'internal')
    expect(primary).toBe(ask)
    expect(texts.join('\n')).not.toMatch(wrong)
  })

  it('names the days that the mail offers, where the ask only points to them', () => {
    const days = 'We have two free slots: Tuesday at 4.20 pm, or Thursday at 9 am.\n\n'
    expect(asked('Which of the two would suit you?', 'meeting_request', days).texts).toContain(
      'Which suits you better, Tuesday at 4.20 pm or Thursday at 9 am?',
    )
  })

  it('is a label where the request holds the link', () => {
    expect(
      asked('Please fill in the consent form and pay by 9 January: https://school.example/trip5b', 'internal')
        .texts,
    ).toEqual(['Fill in the consent form by 9 January'])
  })
})

describe('a line that the mail fills', () => {
  it('takes no verb for a thing, and no word that begins a clause for a name', () => {
    const draft =
      'Hi Dana,\n\nOur tool helps you find, engage and hire top talent. When Oakfield Dental opened a site it cut its hiring time by half.\n\nWould you be open to a 15-minute call?\n\nBrad'
    for (const commitment of ['low', 'high'] as const)
      expect(
        answer({ kind: 'cold_outreach', draft, commitment })
          .result.candidates.map(({ text }) => text)
          .join(),
      ).not.toMatch(/about hire|how When/)
  })
})
