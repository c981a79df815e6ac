import { describe, expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { materialOf } from '#shared/operations/material/from-draft.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { phrasedLines } from '#shared/operations/subject-lines/lines/phrased.ts'
import { PHRASINGS } from '#shared/operations/subject-lines/lines/phrasings/index.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'
import { BESIDE } from './choices.ts'

const subjects = (draft: string, kind = 'follow_up') =>
  local(contract.input.parse({ kind, draft: `Hi Tom,\n\n${draft}\n\nBest,\nPriya` }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.candidates.map(({ text }) => text)

/** The headings of a sentence, before any is chosen. */
const headings = (draft: string) => {
  const doc = parse({ draft: `Hi Tom,\n\n${draft}` }, DEFAULT_PROFILE, new Memo(), dictionary)
  return phrasedLines(doc, materialOf(doc)).map(({ text }) => text)
}

const SAID = [
  [
    'I noticed that only 6 of your 25 licensed users have logged in this month.',
    '6 of your 25 users logged in this month',
  ],
  ['Last week 3 of your 40 carts shipped late, which is unusual.', '3 of your 40 carts shipped late'],
  [
    'You mentioned that your glue line stops about twice a shift because of clogs. Our filter kit needs cleaning once a week.',
    'Your glue line stops about twice a shift',
  ],
  [
    'You asked how other dental groups use our recall reminders, so here is an example.',
    'How other dental groups use our recall reminders',
  ],
  ['You’ve been using Shiftly for 90 days now, and I’d love to hear how it’s going.', '90 days with Shiftly'],
  [
    'I put together three ideas for how your events page could sell more. Should I send them?',
    'Three ideas for your events page',
  ],
  [
    'I saw that you moved from the Pro plan to Basic yesterday. That’s fine, and nothing is lost.',
    'Your move from Pro to Basic',
  ],
  [
    'We can renew at the current price of $52 per user if you commit to two years, or at $57 on an annual term.',
    'Renewal: $52 or $57 per user',
  ],
  [
    'I think the demo went well. It would be good if we could get a trial set up for your Leeds depot before the holidays.',
    'Trial for your Leeds depot',
  ],
  [
    'Your tour pages share one title, and I’ve written out the new titles for all eight pages below.',
    'New titles for all eight pages',
  ],
  [
    'Here is a quick update on the migration. We’ve moved 14 of the 22 mailboxes so far.',
    'Update on the migration',
  ],
  ['Would you be open to seeing a mock-up of your page? It is free.', 'Mock-up of your page'],
  [
    'We met on Monday. As a next step, I’d suggest a one-hour session with your lead adjuster, so we can test it.',
    'Next step: one-hour session',
  ],
  [
    'The pilot covers 15 reps for six weeks and costs $2,700, which we credit in full.',
    'Pilot for 15 reps: $2,700',
  ],
  [
    'What I can do is take out the API access, which you won’t need until summer, and that brings it down to $1,400.',
    '$1,400 without the API access',
  ],
  [
    'Starting March 1, 2027, the price of the Starter plan will go from $12 to $15 per month.',
    'Starter plan: $12 to $15 from March 1',
  ],
  [
    'On Thursday, February 11 we’re bringing together 30 heads of finance for dinner at The Glasshouse in Rotterdam.',
    'Dinner at The Glasshouse on February 11',
  ],
  [
    'I ran a crawler over your site and found 14 broken links on your pricing page. Want the list?',
    '14 broken links on your pricing page',
  ],
  [
    'I saw that you’re hiring two account executives in Denver. Our coach had new hires close their first deal in 41 days.',
    'Hiring two account executives',
  ],
  [
    'When we spoke you said that your planners spend about two hours each morning fixing routes by hand. The import is ready now.',
    'Two hours each morning fixing routes',
  ],
  [
    'You have 34 seats and 27 of them were used in the last 60 days. Shall I cut them to 30?',
    '27 of your 34 seats used',
  ],
  [
    'You asked what a line like ours costs: between 80,000 and 95,000 euros. Shall I send the layout?',
    'What a line like ours costs',
  ],
  [
    'The supplier can hold the old price until 5 December, so an order this week would be enough.',
    'Old price until 5 December',
  ],
  [
    'Our cartons will cost 6 percent more from 1 February 2026. We have carried the rise ourselves until now.',
    'Cartons: 6 percent more from 1 February',
  ],
  [
    'The price per seat goes from $18 to $21 a month. You can change seats any time.',
    'Price per seat: $18 to $21',
  ],
  [
    'Would Thursday 4 December at 10:00 work for a first look at your own routes?',
    'First look at your own routes',
  ],
  [
    'We buy postage for 340 shops together, so a 2 kg parcel to zone 5 costs $9.10 instead of $13.65. Want to see yours?',
    '2 kg parcel: $9.10 instead of $13.65',
  ],
  [
    'With us, Harborview now decides on an application in 4 hours instead of three days. Would that be of use to you?',
    '4 hours instead of three days',
  ],
  [
    'After our call on Monday I asked our engineers about the salt spray test. The answer is yes, and the report is attached.',
    'The salt spray test',
  ],
  [
    'I take it that this is not the time. I will close the file on Friday unless you tell me otherwise.',
    'Closing the file on Friday',
  ],
] as const

describe('what a mail says to be its heading', () => {
  it.each(SAID)('leads its subjects: %s', (draft, line) => {
    expect(subjects(draft)[0]).toBe(line)
  })

  it('names who sent the sender, in the words of the mail', () => {
    const draft =
      'Sarah Kim at Vantage suggested that I write to you about freight audits. Is that worth a call?'
    expect(subjects(draft, 'cold_outreach')).toContain('Sarah Kim suggested I write')
  })

  it('makes no result of what could be', () => {
    const draft =
      'We could help Skillet cut its bill by 31% in a quarter. Would a look at your bill be of use?'
    expect(subjects(draft, 'cold_outreach').join('\n')).not.toMatch(/cut/)
  })

  it('tears no name of another language', () => {
    const draft =
      'On Tuesday 9 December we are opening the rebuilt tasting room at Quinta do Vale. Will you come?'
    expect(subjects(draft, 'event_invitation').join('\n')).not.toMatch(/^(?!.*Quinta).*do Vale/m)
  })

  it.each(BESIDE)('is a choice where it says: %s', (draft, line) => {
    expect(headings(draft)).toContain(line)
  })

  it.each([
    'We could reduce returns by 31% in two months.',
    'You will not get free shipping on all orders over $40 this week.',
    'We have not released a fix this morning.',
    'If our API was unavailable on Tuesday from 2 PM to 3 PM, tell us.',
    'We could win if we grew organic traffic by 140% in 18 months.',
    'A credit of 10% will not be applied to your next invoice.',
    'The role is not fully remote, pays $185,000.',
    'We are not launching Beacon 3 today.',
    'We do not recommend that you connect your bank account first.',
    'From March 1 we will stop offering free shipping on orders over $40.',
    'We nearly reduced returns by 31% in two months.',
    'Your team no longer spends 6 hours a week building rosters.',
    'Thanks for the 20-minute call on Tuesday.',
    'We work with Nike in the UK, and our smallest client won 300 new members in 4 weeks.',
  ])('and none where it is denied or supposed: %s', (draft) => {
    expect(headings(draft)).toEqual([])
  })

  it('has an example for each way of saying it', () => {
    for (const { forms, says } of PHRASINGS)
      expect(
        [...SAID, ...BESIDE].filter(([draft]) => forms.every((form) => form.test(draft))),
        says[0],
      ).not.toEqual([])
  })

  it.each([
    // A total of others, and what nobody did yet.
    ['We help 6 of the 25 largest ports. Would that help?', 'your'],
    ['6 of your 25 users could log in this month. Shall we ask them?', '6 of your 25 users could'],
    // The words of others are not the reader's.
    ['Dana mentioned that your glue line stops twice a shift. Is it so?', 'Your glue line stops'],
    ['You asked how it works. It works by itself.', 'How it works'],
    ['You mentioned your wife was ill last week. I hope she is better.', 'Your wife was'],
    ['Have you switched from Sage to Xero? Then skip this.', 'Your move'],
    ['If you’ve upgraded from Basic to Pro, ignore this mail.', 'Your move'],
    ['We will not renew at $52 per user or $57 per user.', 'Renewal'],
    ['If we take the API access and add SSO, that brings it to $1,400.', 'without'],
    ['On March 3 we learned that the price of copper rises from $9 to $11.', 'from March 3'],
    [
      'On Thursday, February 11 I went to dinner at The Glasshouse and met your boss.',
      'Dinner at The Glasshouse on',
    ],
    ['You’ve been on Shiftly for 90 days longer than planned.', '90 days with'],
    ['I have two questions for your team. Who signs?', 'questions for your team'],
    ['Our crawler found 14 broken links on their pricing page. Want yours checked?', 'links on your'],
    ['If you are hiring two closers in Denver, we can help. Are you?', 'Hiring two'],
    ['You said that our planners spend two hours a day on routes. They do not.', 'Two hours a day'],
    ['We have 34 seats and 27 of them were used. Do you need any?', '27 of your'],
    ['We cannot hold the old price until 5 December. Sorry.', 'Old price until'],
    ['We do not think that cartons will cost 6 percent more from 1 February. Do you?', 'Cartons:'],
    ['Is Thursday a holiday for you? I have a look at your routes then.', 'on Thursday'],
    ['They asked our engineers about the salt spray test. We said no.', 'The salt spray test'],
    ['It is not done in 4 hours instead of three days. It takes a week.', '4 hours instead'],
    ['We will not close the file on Friday. Take your time.', 'Closing the file'],
    ['The one on refunds was last edited in 2022. Your size does not matter.', 'One on refunds'],
    ['Are you open to seeing how your page could load? It takes a day.', 'How your page'],
  ])('is not made up where it says something else: %s', (draft, line) => {
    expect(subjects(draft).join('\n')).not.toContain(line)
  })

  it('is no courtesy, no toil of the sender, and nothing cut before “prior to”', () => {
    const said = subjects(
      'I wanted to thank you again for attending the demo on Monday. We’ve been working super hard over the last 8 months. We could train your depot prior to the holidays.',
    ).join('\n')
    expect(said).not.toMatch(/Thanking|Working|prior$/im)
  })

  it('gives no price to words that somebody typed', () => {
    const draft =
      'I searched for "sea kayak tours Anacortes" this morning and you came up on page two. I charge $150 flat for the fix.'
    expect(subjects(draft, 'negotiation').join('\n')).not.toContain('Anacortes: $150')
  })

  it('is no scene that the sender sets, and no figure without its rate', () => {
    const scene = subjects(
      'I was looking for a florist in Asheville on my phone yesterday. The order button sits below three screens of photos.',
      'cold_outreach',
    )
    expect(scene.join('\n')).not.toContain('Looking for')
    const rate = subjects('I understand that $1,950 a month is more than you’d planned for.')
    expect(rate.join('\n')).not.toContain('1,950 month')
  })
})
