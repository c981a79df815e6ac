/** Questions made of what the mail says beside its ask. */
import { describe, expect, it } from 'vitest'
import { stemsOfTokens } from '#shared/engine/measures/content-words.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { tokenize } from '#shared/engine/tokens.ts'
import { findAsks } from '#shared/operations/cta/found.ts'
import { primaryOf } from '#shared/operations/cta/primary.ts'
import { slotsOf } from '#shared/operations/cta/slots.ts'
import { toldQuestions } from '#shared/operations/cta/told.ts'
import { wishBefore } from '#shared/operations/cta/wish-before.ts'
import { readDraft } from '#shared/operations/read-draft.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'
import { answer, type Request } from './asked.ts'

const texts = (request: Request) => answer({ count: 10, ...request }).result.candidates.map((c) => c.text)
const mail = (kind: Request['kind'], body: string): Request => ({
  kind,
  subject: 'Receiving at Hull',
  draft: `Hi Dana,\n\n${body}\n\nBest,\nSam Ortiz`,
})
const applied = ({ draft }: Request, text: string, request: Request) => {
  const found = answer({ count: 10, ...request }).result.candidates.find((c) => c.text === text)
  return found && draft.slice(0, found.edit.start) + found.edit.replacement + draft.slice(found.edit.end)
}

const toldIn = (draft: Request) => {
  const { doc } = readDraft({ ...draft } as Parameters<typeof readDraft>[0], {
    profile: DEFAULT_PROFILE,
    dictionary,
  })
  const found = findAsks(doc)
  const primary = primaryOf(doc, found)
  return toldQuestions(doc, primary, wishBefore(doc, found, primary), slotsOf(doc, found))
}

describe('what the mail says becomes a question', () => {
  it.each([
    [
      'customer_success',
      'You have 33 active riders, so I suggest going down to 35 passes. Please let me know how you would like to proceed.',
      'Would you like to go down to 35 passes?',
    ],
    [
      'internal',
      'I propose we test both lids in the Hull kitchen. What do you think?',
      'Shall we test both lids in the Hull kitchen?',
    ],
    [
      'meeting_recap',
      'For the handover I would suggest 12 March, because the hall is free. Does that date suit you?',
      'Does 12 March suit you?',
    ],
    [
      'follow_up',
      'If you order before 9 June, we can still add the second lamp. Is anything unclear?',
      'Could you order before 9 June, so that we can still add the second lamp?',
    ],
    [
      'follow_up',
      'We can paint the door in May if the order is in by 2 April. Is anything unclear?',
      'Could you get the order in by 2 April, so that we can paint the door in May?',
    ],
    [
      'follow_up',
      'The quote of £4,120 is valid until 30 June, and then the list of July applies. Is anything unclear?',
      'Could you decide by 30 June, while the quote of £4,120 still holds?',
    ],
    [
      'proposal',
      'There are two ways: you rent the press for £300 a month, or you buy it for £9,000. Which of the two do you prefer?',
      'Would you prefer to rent the press for £300 a month, or to buy it for £9,000?',
    ],
    [
      'proposal',
      'We have free dates on 3 May, 10 May and 7 June. Please tell me which date suits you.',
      'Which suits you best, 3 May, 10 May or 7 June?',
    ],
    [
      'negotiation',
      'Would you like us to go ahead with the new roof? I need your decision by 4 July.',
      'Can you confirm by 4 July that we should go ahead with the new roof?',
    ],
    [
      'cold_outreach',
      'Many bakeries lose a tenth of their bread to bad slots. Would you be open to a call?',
      'Do you also lose a tenth of your bread to bad slots?',
    ],
    [
      'cold_outreach',
      'Carriers that add a depot often pay twice for the same pallet. Would you be open to a call?',
      'Do you also pay twice for the same pallet?',
    ],
    [
      'cold_outreach',
      'When a depot doubles, unloading usually slows down for weeks. Would you be open to a call?',
      'Does unloading slow down for you too?',
    ],
    [
      'cold_outreach',
      'Marlow Freight cut its waiting time from 90 minutes to 30 in its first year with us. Would you be open to a call?',
      'Would you like to see how Marlow Freight cut its waiting time from 90 minutes to 30?',
    ],
    [
      'cold_outreach',
      'We recently helped Finch Books in Derby sell tickets online. Would you be open to a call?',
      'Would you like to see how Finch Books sold tickets online?',
    ],
    [
      'cold_outreach',
      'We built Dockly to fix that. I would love to get 15 minutes on your calendar to see if it fits Hull. Would Monday or Tuesday work?',
      'Do you have 15 minutes on Monday or Tuesday to see if it fits Hull?',
    ],
    [
      'event_invitation',
      'We are hosting a live demo on 3 May at 11am. Click here to save your seat.',
      'Will you join us on 3 May at 11am?',
    ],
    [
      'proposal',
      'You can rent for one year at £5,400 or for two years at £9,800. Which option do you prefer?',
      'Would you prefer to rent for one year at £5,400 or for two years at £9,800?',
    ],
    [
      'renewal',
      'My recommendation is to go down to 100 passes, which saves a tenth. Could you let me know whether that works?',
      'Would you like to go down to 100 passes?',
    ],
    [
      'follow_up',
      'The next step would be a two-week test with your Leeds branch. What do you think?',
      'Would a two-week test with your Leeds branch work for you?',
    ],
    [
      'follow_up',
      'I can hold the slot in week 6 until Friday. Are you still interested?',
      'Shall I hold the slot in week 6 until Friday?',
    ],
    [
      'customer_success',
      "I'd like to show you two lists that your planners never opened. What do you think?",
      'Would you like to see two lists that your planners never opened?',
    ],
    [
      'proposal',
      'If you give us the go-ahead by 5 June, the gate will be ready before the fair. What are your thoughts?',
      'Could you give us the go-ahead by 5 June, so that the gate will be ready before the fair?',
    ],
    [
      'proposal',
      'We have 3 March and 6 March free for filming. What do you think?',
      'Which suits you better, 3 March or 6 March?',
    ],
    [
      'follow_up',
      'I could extend the trial by two weeks so that you can test it with real hours. What do you think?',
      'Shall I extend the trial by two weeks?',
    ],
    [
      'cold_outreach',
      'At Norrland Foods the close went from nine days to five. Worth a look?',
      'Would you like to see how the close at Norrland Foods went from nine days to five?',
    ],
    [
      'meeting_request',
      "I'm free on Thursday at 11am and on Monday between 2pm and 4pm. Should we try one of those?",
      'Would Thursday at 11am or Monday between 2pm and 4pm suit you?',
    ],
    [
      'event_invitation',
      'On 18 May at 10am we are inviting ten friends to a tour. Can I count you in? Please let me know by 5 May.',
      'Will you join us on 18 May at 10am? Please let me know by 5 May.',
    ],
  ] as const)('%s: “%s”', (kind, body, question) => {
    expect(toldIn(mail(kind, body)).map(({ text }) => text)).toContain(question)
  })
})

describe('a question that is told', () => {
  it('takes the place of the offer it was made of, which is not said twice', () => {
    const request = mail(
      'cold_outreach',
      "You opened a depot in Hull.\n\nI'd be glad to send you the plan we used in Leeds. Let me know if you're interested.",
    )
    const made = applied(request, 'Shall I send you the plan we used in Leeds?', request)
    expect(made).toContain('Hull.\n\nShall I send you the plan we used in Leeds?\n\nBest')
  })

  it('takes the place of the wish for a talk before the ask as well', () => {
    const request = mail(
      'cold_outreach',
      'Marlow Freight cut its waiting time from 90 minutes to 30. I would love to get 15 minutes next week. Would Monday or Tuesday work?',
    )
    const text = 'Would you like to see how Marlow Freight cut its waiting time from 90 minutes to 30?'
    expect(applied(request, text, request)).not.toContain('15 minutes')
  })

  it('keeps the last day of the ask it replaces', () => {
    const request = mail(
      'renewal',
      "You use 41 seats, so I'd suggest dropping to 45 seats. If you'd like to make that change, please let me know by December 20 so that billing can update the invoice.",
    )
    expect(texts(request)).toContain('Would you like to drop to 45 seats? A line by December 20 is enough.')
  })

  it('drops no day that the mail’s own ask names', () => {
    const body =
      "I'd like to do a second visit once the proofs are here. Does Monday the 15th at 3pm suit you and Rolf?"
    for (const text of texts(mail('meeting_recap', body))) expect(text).toContain('Monday the 15th at 3pm')
  })

  it('takes no task and no work away that is asked for', () => {
    const body = "I'd suggest moving to the small plan. Please send me the signed order by Friday."
    for (const text of texts(mail('renewal', body))) expect(text).not.toContain('small plan')
  })

  it('leaves a choice between two whole', () => {
    const body = "I'd suggest renewing with 30 seats. Shall I change it to 30, or would you like to keep 40?"
    for (const text of texts(mail('renewal', body))) expect(text).toMatch(/ or /)
  })

  it.each([
    ['cold_outreach', 'Marlow Freight lost 12 pallets that way. Would you be open to a call?', /Marlow/],
    ['cold_outreach', 'Most invoices arrive late. Would you be open to a call?', /also arrive/],
    ['cold_outreach', 'Silence usually means no. Would you be open to a call?', /mean no/],
    ['cold_outreach', 'Our customers often see twice the orders. Would you be open to a call?', /also see/],
    ['cold_outreach', 'If you send me two rotas, I can show you the gaps. Interested?', /^Shall I show/],
    ['follow_up', "I can send it to them. Let me know if you're interested.", /send it to them/],
    ['partnership', "I'd suggest a simple deal: I send them to you. What do you think?", /simple deal/],
    ['proposal', 'If you order, the price will rise in May. What do you think?', /so that the price/],
    ['follow_up', 'I can hold it for any day. Are you still interested?', /any day/],
    ['cold_outreach', 'Would you be open to a call? If not, Monday at 9 works too.', /Monday/],
    ['event_invitation', 'We are hosting a demo on 3 May or 4 May. Click here to save your seat.', /3 May/],
  ] as const)('is none where it would not be true: %s, “%s”', (kind, body, wrong) => {
    expect(texts(mail(kind, body)).join('\n')).not.toMatch(wrong)
  })

  it('names nothing that the mail does not', () => {
    const FRAMES =
      'would you like to see how do you also does for you too shall we set up could can decide by while still holds so that confirm should which suits you best better prefer have minutes on are free will join us is worth of your time work make sense i one consider is anything holding up payment expect paid could help'
    const all = readCorpus().flatMap(({ draft }) =>
      toldIn({ ...draft } as Request).map(({ text }) => ({ text, draft })),
    )
    expect(all.length).toBeGreaterThan(1)
    for (const { text, draft } of all) {
      const known = stemsOfTokens(tokenize(`${draft.subject ?? ''} ${draft.draft} ${FRAMES}`))
      for (const stem of stemsOfTokens(tokenize(text))) expect([...known], text).toContain(stem)
    }
  })
})

describe('an ask that is put another way', () => {
  it.each([
    [
      'Does Thursday the 4th at 9am Pacific work for the two of you?',
      'Are you both free on Thursday the 4th at 9am Pacific?',
    ],
    ['Does Monday the 15th at 3pm suit you and Rolf?', 'Can you and Rolf make Monday the 15th at 3pm?'],
    ['Are you the right person to talk to about pallet claims?', 'Do you look after pallet claims?'],
    ['When would be a good time for a quick chat?', 'Do you have time for a quick chat?'],
    ['Can I get 15 minutes on your calendar this week?', 'Do you have 15 minutes this week?'],
    [
      'To keep that date I need a signed copy and the deposit by 19 May.',
      'Could I have a signed copy and the deposit by 19 May?',
    ],
    ["I'd need your approval by Friday.", 'Could you approve this by Friday?'],
    ["Let me know if you'd like to see the new dock.", 'Would you like to see the new dock?'],
    ["I'd love to hear how you plan the dock today.", 'How do you plan the dock today?'],
    ['Would Monday 9 March at 10 a.m. suit you?', 'Are you free on Monday 9 March at 10 a.m.?'],
    [
      'If you are happy, sign the last page and send it back.',
      'Could you sign the last page and send it back?',
    ],
    ['If you agree, sign page four and we start on 2 March.', ''],
    ['Would you be interested in a short call with me?', 'Could we have a short call?'],
    ['May I call you on Wednesday morning?', 'Are you free for a call on Wednesday morning?'],
    ['Shall we reserve the date for you?', 'Would you like us to reserve the date for you?'],
    ['Are you the person who decides about this?', 'Who decides about this on your side?'],
    [
      'Could you check whether April 22 or April 24 works for you?',
      'Which suits you better, April 22 or April 24?',
    ],
    [
      'Could we meet for half an hour on Tuesday or Wednesday?',
      'Do you have half an hour on Tuesday or Wednesday?',
    ],
    ['Would a price for all four be of interest?', 'Would you like a price for all four?'],
  ])('“%s” may be “%s”', (ask, other) => {
    const asked = texts({ kind: 'internal', draft: `Hi Dana,\n\nThe dock opens in May.\n\n${ask}\n\nSam` })
    if (other === '') expect(asked.join('\n')).not.toContain('we start')
    else expect(asked).toContain(other)
  })

  it('never asks anybody to click here', () => {
    const draft = 'Hi all,\n\nThe dock opens in May.\n\nClick here to see the plan.\n\nSam'
    expect(texts({ kind: 'announcement', draft, form: 'question' }).join('\n')).not.toMatch(/click/i)
  })

  it('keeps a seat and sends none', () => {
    const draft =
      'Hi Dana,\n\nOn 11 February we host a dinner for heads of finance.\n\nWould you like a seat?\n\nSam'
    const asked = texts({ kind: 'event_invitation', draft })
    expect(asked).toContain('Shall I keep a seat for you?')
    expect(asked.join('\n')).not.toMatch(/send you a seat/)
  })

  it('meets on no day that is another thing’s', () => {
    const body =
      'I’d like to talk about the Saturday surcharge that starts on January 4.\n\nCould we find 20 minutes next week? I’m free on Monday afternoon and all day Wednesday.'
    const asked = texts(mail('customer_success', body)).join('\n')
    expect(asked).toContain('Monday afternoon')
    expect(asked).not.toMatch(/Saturday|January/)
  })

  it('renews no trial', () => {
    const draft =
      'Hi Dana,\n\nYour trial ends on 4 December. The Team plan costs $89 a month.\n\nYou can upgrade here: https://routely.example/upgrade\n\nSam'
    for (const commitment of ['low', 'medium', 'high'] as const)
      expect(texts({ kind: 'renewal', draft, commitment }).join('\n')).not.toMatch(/renew/i)
  })

  it.each([
    ['If you share your password with anyone we will close your account.', /password/],
    ['If you pay late we will add a fee of $40.', /late/],
    ['The rooms on 3 May and 4 May are no longer available. Which date would you like?', /3 May or 4 May/],
    ['I can make mistakes in a new language.', /mistakes/],
    ['We have a trial in court next week.', /trial help/],
    ['I could add a lock but it would cost $400 more.', /add a lock/],
    ['Most brokers were burned by bad apps.', /also were/],
    ['A lot of agencies your size go bankrupt within 5 years.', /bankrupt/],
    ['My advice is to not renew the lease.', /not renew/],
    ['I hold the keys from 4 May. Will you come?', /join us/],
    ['We helped Acme to lose 40 accounts in a week.', /Acme lost/],
  ])('makes no question of “%s”', (body, wrong) => {
    expect(texts(mail('follow_up', `${body}\n\nIs anything unclear?`)).join('\n')).not.toMatch(wrong)
  })
})
