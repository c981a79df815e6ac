/** Asks beside an ask: for another reader, of somebody else, and in other words. */
import { describe, expect, it } from 'vitest'
import { answer, type Request } from './asked.ts'

const cold = (ask: string): Request => ({
  kind: 'cold_outreach',
  subject: 'Kiln rental',
  draft: `Hi Moss,\n\nYour studio fires twice a week in a kiln that takes a day to cool. Pine Row Pottery went from 9 broken pots a month to 2 with ours.\n\n${ask}\n\nBest,\nLena`,
})
const lines = (request: Request) => answer(request).result.candidates

describe('a first mail that asks for a meeting', () => {
  it.each([
    "Or if you're not the right person, could you point me to whoever looks after the kiln?",
    'Otherwise, who else handles the firing?',
  ])('is offered the smaller ask that the score is raised by, though it goes on: %s', (next) => {
    const [best] = lines(cold(`Would you be open to a 15-minute call on Tuesday? ${next}`))
    expect(best?.friction).toBe(1)
    expect(best?.score_delta).toBeGreaterThan(0)
  })

  it('keeps what a call is for out of the middle of the question', () => {
    for (const { text } of lines(cold('Would you be open to a short call next week to see if it fits?')))
      expect(text).not.toMatch(/\bto see if it fits suit\b/)
  })
})

describe('the same ask in other words', () => {
  it('never puts the writer into a talk with somebody else', () => {
    const { candidates } = answer({
      kind: 'recruiting',
      draft:
        'Hi Mateusz,\n\nYour talk on migrations was clear. We look for a staff engineer who owns that.\n\nWould you be up for a chat with our CTO?\n\nIlse',
    }).result
    expect(candidates.map(({ text }) => text)).toContain('Do you have time for a chat with our CTO?')
    for (const { text } of candidates) expect(text).not.toMatch(/^Could we/)
  })

  it('asks as much of its reader as before', () => {
    const { primary, candidates } = answer({
      kind: 'billing',
      draft:
        "Hi Ed,\n\nInvoice 88 for £410 was due on 2 May.\n\nPlease can you either pay it by bank transfer by Friday, or tell me today if there's a problem with it?\n\nKind regards,\nBev",
    }).result
    expect(candidates.length).toBeGreaterThan(1)
    for (const { kind, friction } of candidates)
      expect({ kind, friction }).toEqual({ kind: primary?.kind, friction: primary?.friction })
  })
})

describe('what asks for nothing', () => {
  it.each([
    'Email and Teams will keep working through the move.',
    'Order and delivery are handled by the depot from May.',
  ])('is no ask though it begins with a verb of asking: %s', (line) => {
    expect(answer({ kind: 'internal', draft: `Hi all,\n\n${line}\n\nPiotr` }).result.found).toEqual([])
  })

  it('but “Call and ask for Jo” and “Reply and we will send the form” ask', () => {
    for (const line of ['Call and ask for Jo on 4411.', 'Reply and we will send the form.'])
      expect(answer({ kind: 'internal', draft: `Hi all,\n\n${line}\n\nPiotr` }).result.found).toHaveLength(1)
  })

  it('is the readiness of somebody else, beside a question', () => {
    const { found } = answer({
      kind: 'press_pitch',
      draft:
        'Hi Morag,\n\nThe first pitch was laid in Forres on 12 November. The groundsman has strong opinions and is happy to talk.\n\nIs this one for you?\n\nFergus',
    }).result
    expect(found.map(({ text }) => text)).toEqual(['Is this one for you?'])
  })
})

describe('labels', () => {
  it('name the webinar that the mail names', () => {
    const texts = (request: Request) => lines(request).map(({ text }) => text)
    expect(
      texts({
        kind: 'event_invitation',
        draft:
          '<p>Join us for a webinar on claims that should never be automated, on Wednesday, January 14.</p><p><a href="https://a.example/r">Register Now</a></p>',
      }),
    ).toContain('Register for the webinar')
  })
})

describe('the ask that is called primary', () => {
  const primary = (request: Request) => answer(request).result.primary?.text

  it('is the question to the reader, and not the duty that is the reason for it', () => {
    expect(
      primary({
        kind: 'renewal',
        draft:
          'Dear Mr Hussain,\n\nBy law the check has to be done before 14 January.\n\nCan you text me which slot suits?\n\nMaureen',
      }),
    ).toBe('Can you text me which slot suits?')
  })

  it('is what a review is asked for in words, and not a line that only points to its link', () => {
    expect(
      primary({
        kind: 'review_request',
        draft:
          'Dear Ana,\n\nIf you were happy with the job, would you write two lines for us? Here is the link: https://a.example/review\n\nSandra',
      }),
    ).toBe('If you were happy with the job, would you write two lines for us?')
  })
})

describe('a mail of no sure kind that asks nothing', () => {
  const draft =
    'Team,\n\nThe Leeds and Cardiff desks become one team on 2 March. The consultation runs for 30 days, and nobody leaves before 15 April.\n\nGareth'

  it('is not told that its ask is missing', () => {
    const { result, input } = answer({ draft })
    if (input.kind_confidence < 0.5) expect(result.issues).toEqual([])
    expect(answer({ draft, goal: 'reply' }).result.issues.map(({ code }) => code)).toContain('none')
  })
})
