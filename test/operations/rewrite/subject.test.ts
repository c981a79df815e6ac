import { describe, expect, test } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import type { Context } from '#shared/operations/operation.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const rewritten = (subject: string | undefined, more: object = {}, words: Context['dictionary'] = null) =>
  local(
    contract.input.parse({
      kind: 'cold_outreach',
      subject,
      draft:
        'Hi Sandra,\n\nI saw that Brightline Haulage opened a second depot in Doncaster last month. We helped Harcastle Haulage cut fuel spend by 11%. Is this worth a closer look?\n\nBest,\nDerek',
      ...more,
    }),
    { profile: DEFAULT_PROFILE, dictionary: words },
  ).result.variants[0]

describe('the subject in a rewrite', () => {
  test('gives way to the mail’s own words when it says nothing', () => {
    const variant = rewritten('Following up on our services')
    expect(variant?.subject).toMatch(
      /^(?:Brightline Haulage|Brightline Haulage opened a second depot|(?:Your s|S)econd depot in Doncaster|Harcastle Haulage)$/,
    )
    expect(variant?.score).toBeGreaterThan(variant?.score_before ?? 100)
    expect(variant?.changes).toContainEqual(
      expect.objectContaining({ type: 'subject', before: 'Following up on our services' }),
    )
  })

  test('gives way to the result that a cold mail tells, however much else the mail lacks', () => {
    const variant = rewritten('Quick question', {
      draft:
        'Hi Dana,\n\nMy name is Tom and I work at Fairline Analytics. We are a leading provider of cutting-edge quality solutions for manufacturers.\n\nWe helped Osterman cut scrap from 4.1% to 2.6% in one quarter. Our platform is a game changer that leverages AI to drive synergies across your whole operation.\n\nI was just wondering if you might possibly have some time next week for a quick call?\n\nTom',
    })
    expect(variant?.subject).toMatch(/Osterman|4\.1%/)
  })

  test('loses what only says that it is about something', () => {
    const subject = (of: string) => rewritten(of)?.subject
    expect(subject('Important information regarding the activation of your lift')).toBe(
      'Activation of your lift',
    )
    expect(subject('Update with regard to the delay in Doncaster')).toBe('Delay in Doncaster')
    expect(subject('Question about dock 4')).toBe('Question about dock 4')
  })

  test('gives way as well when each of its empty words has a capital', () => {
    const variant = rewritten(
      'Our Monthly Newsletter - October Edition',
      {
        kind: 'newsletter',
        draft:
          'Hi Ana,\n\nWelcome to our October newsletter. As of 14 October, our climbing wall is open until 22:30 on weekdays. The kids’ club starts on 19 October at 10:00.\n\nThe Wall Team',
      },
      dictionary,
    )
    expect(variant?.subject).toMatch(/wall|club|open/i)
  })

  test('names what there is to come to and its day, both out of the mail', () => {
    const variant = rewritten("You're invited", {
      kind: 'event_invitation',
      draft:
        'Hello,\n\nWe are hosting a webinar on cold chain compliance on Wednesday, May 14 at 2:00 PM ET. Dr. Lena Voss speaks on what records you have to keep.\n\nRegister here: https://coldchainforum.example/may14\n\nThe Cold Chain Forum',
    })
    expect(variant?.subject).toContain('May 14')
    expect(variant?.facts.added_numbers).toEqual([])
  })

  test.each([
    [
      'a kind that is only guessed costs nothing',
      'Update',
      'Hi all,\n\nJust a quick update on the label printer. The supplier has informed us that there has been a delay and that the printer will be delivered on 9 November instead of 26 October.\n\nI would need one person from each shift to help, starting Monday.\n\nPlease let me know by Thursday noon who it will be.\n\nInes',
      undefined,
      'The printer will be delivered on 9 November',
    ],
    [
      'what is handed over names whose it is',
      'Proposal',
      'Dear Mr Okafor,\n\nthank you for the talk on Monday. Attached is our proposal for the new website of the Harbour Museum.\n\nThe ticket shop alone costs £18,900.\n\nWhich of the two would you like to start with, all three parts or the ticket shop alone?\n\nNadia',
      'proposal',
      'Proposal for the Harbour Museum',
    ],
    [
      'the job is the point, and not the CV',
      'Exciting opportunity',
      'Hi Sunniva,\n\nI am looking for a rockstar backend engineer to join a team of eight. The role is in Bergen, three days in the office.\n\nPlease send me your CV.\n\nKyle',
      'recruiting',
      'Backend engineer in Bergen',
    ],
  ])('gives way to a line that serves the mail far better: %s', (_, subject, draft, kind, line) => {
    expect(rewritten(subject, { draft, kind })?.subject).toBe(line)
  })

  test('stays when it names the matter, when it is not there, and when only mistakes are to be mended', () => {
    expect(rewritten('Fuel at the Doncaster depot')?.subject).toBe('Fuel at the Doncaster depot')
    expect(rewritten(undefined)?.subject).toBeNull()
    expect(rewritten('Following up on our services', { apply_rules: ['misspelling'] })?.subject).toBe(
      'Following up on our services',
    )
  })
})
