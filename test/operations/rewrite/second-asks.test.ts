import { expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const rewritten = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft

const mail = (second: string) =>
  `Hi Jonas,\n\nThanks for the tour on Monday. The crane fits, and the foundation needs 14 days to cure.\n\nCould you send me the soil report? ${second}\n\nBest,\nFrida`

const ANOTHER = [
  'And if the permit has changed since May, would it be possible to get the new one as well?',
  'And would it be possible to get the floor plan as well?',
  'If not, could you point me to whoever handles this?',
  'Also, do you know who handles the crane?',
  'Are you also free for a call next week?',
]

it.each(
  (['follow_up', 'cold_outreach', 'recruiting'] as const).flatMap((kind) =>
    ANOTHER.map((ask) => ({ kind, ask })),
  ),
)('a second request for another thing stays: $kind, $ask', ({ kind, ask }) => {
  const text = rewritten({ kind, subject: 'Re: Site in Malmö', draft: mail(ask) })
  expect(text).toContain('Could you send me the soil report?')
  expect(text).toContain(ask)
})

it('a second request goes where its rule is named, and an empty one without being asked for', () => {
  const kind = 'cold_outreach'
  const [, plan = ''] = ANOTHER
  expect(rewritten({ kind, draft: mail(plan), apply_rules: ['multiple-asks'] })).not.toContain('floor plan')
  expect(rewritten({ kind, draft: mail('Feel free to forward this.') })).not.toContain('forward')
})

it('a question takes what a wish to meet before it is for', () => {
  const draft =
    'Hi Yusuf,\n\nYour campsites take dogs, and eleven of the thirteen are near our routes. We could list your sites in the app, and you could offer our users 10% off midweek. We did this with Pennant Cottages last autumn and they got 340 bookings out of it.\n\nIt would be great to hop on a call to explore how we could work together. Are you free on Wednesday at 11?\n\nFflur'
  expect(rewritten({ kind: 'partnership', draft })).toContain('Are you free for a call on Wednesday at 11?')
})

it('a question that asks for an answer either way is followed by no stock question', () => {
  const draft =
    "Hi Karin,\n\nThe crew is free in the second week of March for the floor at the depot.\n\nCould you let me know your thoughts either way? Please don't hesitate to reach out if you have any questions.\n\nJoe"
  const text = rewritten({ kind: 'follow_up', draft })
  expect(text).toContain('Could you let me know your thoughts either way?')
  expect(text?.match(/\?/g)).toHaveLength(1)
})

it('who complained is not asked for a review', () => {
  const draft =
    'Dear Mr Haddad,\n\nThank you for sharing your feedback. We were saddened that we fell short of your expectations. That was our mistake, and we have credited £96 to your card.\n\nNoor'
  expect(rewritten({ kind: 'review_request', draft })).not.toContain('write a few lines')
})

const cold = (close: string) =>
  rewritten({
    kind: 'cold_outreach',
    draft: `Hi Dana,\n\nYour Leeds line scrapped 4.1% last quarter. We helped Osterman cut scrap to 2.6%.\n\n${close}\n\nTom`,
  })

it('a list of asks to a stranger becomes one question, unless one of them leads somewhere', () => {
  const list = 'Let me know your thoughts, book a slot in my calendar, download our guide or forward this.'
  expect(cold(list)).toMatch(/2\.6%\.\n\n[^?\n]+\?\n\nTom$/)
  const link = list.replace('guide', 'guide at https://scrap.example/guide')
  expect(cold(link)).toContain(link)
})

it('how to arrange the call that a question asks for is asked once, and a time or a link stays', () => {
  const ask = 'Could we have a call next week?'
  expect(cold(`${ask} Please let me know what your availability looks like.`)).toMatch(/\?\n\nTom$/)
  const times = 'Please let me know if Tuesday at 10 or Friday at 3 works.'
  expect(cold(`${ask} ${times}`)).toMatch(/Tuesday at 10 or Friday at 3/)
})

it('of a wish for a call and an offer to send something a stranger keeps the offer, unless the call has a day', () => {
  const offer = 'Can I also send you the price list?'
  expect(cold(`Would you be open to a quick call? Let me know when you are free. ${offer}`)).toMatch(
    /2\.6%\.\n\nCan I send you the price list\?\n\nTom$/,
  )
  expect(cold(`Are you free for a call on Tuesday at 10? ${offer}`)).toMatch(/Tuesday at 10\?/)
  const referral = 'Are you open to a chat? If not, do you know somebody who is?'
  expect(cold(referral)).toContain(referral)
})

it('where a stranger found the reader is said only where it says something', () => {
  const found = (sentence: string) =>
    rewritten({
      kind: 'recruiting',
      draft: `Hi Priya,\n\n${sentence} A lender in Bristol with 30 people wants somebody to own its ledger, in Go and Postgres. The pay is £85,000 to £95,000.\n\nCan I send you the spec?\n\nHolly`,
    })
  expect(found('I came across your profile.')).not.toContain('profile')
  expect(found('I came across your talk on ledgers at GopherCon.')).toContain('GopherCon')
})

it('praise goes before what says nothing by itself, and stays before what does', () => {
  expect(
    cold('We offer innovative solutions and outstanding services for hauliers. Shall I send the list?'),
  ).toMatch(/We offer solutions and services for hauliers\./)
  expect(cold('We make comprehensive maps of depots. Shall I send one?')).toContain('comprehensive maps')
})

it('what an “if” is about is turned into no question where a second sentence hangs on it by a comma', () => {
  const spliced = 'Please tell me if you want a sample, it is free, you pay only the transport.'
  expect(cold(spliced)).toContain(spliced)
})

it('a mail that says it closes the file asks for the other answer', () => {
  const draft =
    "Hi Monique,\n\nI've written twice about the rooftop unit plan for Elm Street and heard nothing, so I guess it can wait. I'll close your file on Friday.\n\nIf things change, you know where to find me.\n\nSam"
  expect(rewritten({ kind: 'breakup', draft })).toMatch(/on Friday\.\n\nShould I keep it open\?\n\nSam$/)
})

it('a question that was wrapped in wondering gets no second one behind it', () => {
  const draft =
    'Hi Ana,\n\nThe quote for the Leeds depot came to £4,200 in March. I was wondering whether you have already made a decision.\n\nBest,\nTom'
  expect(rewritten({ kind: 'follow_up', draft })?.match(/\?/g)).toHaveLength(1)
})

it('a question about the matter stays beside the request, however softly it is put', () => {
  const draft =
    'Hello,\n\nI work in purchasing at Arvo Clinics, and I saw the model T-300 on your website while I was searching for suppliers of exam tables.\n\nCould you send me a quotation for 12 tables, with delivery to Turku? It would also be very helpful to know what the delivery time would be and whether you offer any kind of warranty.\n\nCould you get back to me by the end of next week?\n\nBest regards,\nInes'
  expect(rewritten({ kind: 'cold_outreach', draft })).toMatch(/delivery time .*whether .*warranty/)
})

const pitch = 'I saw that Halden opened a depot in Leeds in May. We plan night shifts for haulers.'

it.each([
  'If you would be interested in learning more please do not hesitate to contact me, or feel free to grab time on my calendar: https://cal.example.com/tom',
  'If you would like to learn how we could help your team to do the same please do not hesitate to contact me at any hour that suits you best, or feel free to grab time on my calendar: https://cal.example.com/tom',
  'Please get in touch if that sounds good, or just pick a slot in my calendar here: https://cal.example.com/tom.',
])('one question takes the place of an invitation with a link, which stays behind it: %s', (ask) => {
  const draft = `Hi Ana,\n\n${pitch}\n\n${ask}\n\nBest,\nTom`
  expect(rewritten({ kind: 'cold_outreach', draft })).toBe(
    `Hi Ana,\n\n${pitch}\n\nIs this worth a closer look? Here is my calendar: https://cal.example.com/tom\n\nBest,\nTom`,
  )
})

it.each(['Let me know.', 'Please advise.'])('no question points at what was not offered: %s', (ask) => {
  const draft = (body: string) => `Hi Ana,\n\n${body} ${ask}\n\nTom`
  const kind = 'customer_success'
  const news = 'The export failed on Monday and on Tuesday. Your team closed 40 tickets last week.'
  expect(rewritten({ kind, draft: draft(news) })).toContain(ask)
  expect(rewritten({ kind, draft: draft(`${news} I can show the new filters to two people.`) })).toContain(
    'Would that help your team?',
  )
})

it.each(['Let me know what works!', 'Please advise on your availability.'])(
  'what asks for the day of a call goes with the call: %s',
  (second) => {
    const draft = `Hi Jonas,\n\nYour second warehouse in Tilburg opened in May, and stock counts there take 3 days. With Tallyho they take 4 hours. Would love to hop on a quick call to learn more about your needs. ${second}\n\nBest,\nFrida`
    const text = rewritten({ kind: 'cold_outreach', draft })
    expect(text).toContain('Is this worth a closer look?\n\nBest')
  },
)
