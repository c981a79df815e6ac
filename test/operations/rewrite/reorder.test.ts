import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const drafts = (request: Request, angle: string) =>
  local(contract.input.parse({ ...request, variants: 5 }), { profile: DEFAULT_PROFILE, dictionary })
    .result.variants.filter((variant) => variant.angle === angle)
    .map(({ draft }) => draft)

describe('a variant in another order', () => {
  const press = (result: string): Request => ({
    kind: 'press_pitch',
    subject: 'Hedgehogs in gardens',
    draft: `Hi Rowan,\n\nYour March piece on ponds ended with a question: is anyone counting?\n\n${result}\n\nThe report comes out on Wednesday 6 May.\n\nWould you like the draft report under embargo?\n\nJosephine`,
  })
  const counted = 'Volunteers in Shropshire ran night cameras in 1,204 gardens for a year.'

  it('leads with a result that can be read there', () => {
    const [draft] = drafts(press(counted), 'result first')
    expect(draft).toMatch(/^Hi Rowan,\n\nVolunteers in Shropshire ran night cameras/)
    expect(draft?.split('Volunteers')).toHaveLength(2)
  })

  it.each([
    'They ran night cameras in 1,204 gardens.',
    'We ran night cameras in 1,204 gardens for a year.',
    'Done: volunteers in Shropshire ran night cameras in 1,204 gardens for a year.',
    'Here is what we did. Volunteers in Shropshire ran night cameras in 1,204 gardens for a year.',
  ])('leads with nothing that leans on the mail, begins with the sender, or was announced: %s', (result) =>
    expect(drafts(press(result), 'result first')).toEqual([]),
  )

  it('leads with no short name that the mail gives in full only later', () => {
    const request: Request = {
      kind: 'cold_outreach',
      subject: 'Quick question about Halden Freight',
      draft:
        'Hi Priya,\n\nMost dispatch teams type every booking by hand. At Corran Logistics that took two people most of the day, and a tool now reads each mail. Corran went from 11 minutes a booking to 2.\n\nWould a recording be useful?\n\nTom',
    }
    expect(drafts(request, 'result first')).toEqual([])
  })

  it('has its result behind the name, and not where “their” is then nobody’s', () => {
    const [draft] = drafts(press(counted), 'with a postscript')
    expect(draft).toMatch(/Josephine\n\nP\.S\. Volunteers in Shropshire .* a year\.$/)
    expect(
      drafts(
        {
          kind: 'cold_outreach',
          subject: 'Damaged pallets at Goole',
          draft:
            'Hi Priya,\n\nDamage claims eat most of your Friday.\n\nWe make a claims form that drivers fill in on the bay.\n\nHarcastle Haulage went from 43 days to 11 on claims under £2,000.\n\nShall I send you their figures?\n\nTom',
        },
        'with a postscript',
      ),
    ).toEqual([])
  })

  const proposal = (row: string): Request => ({
    kind: 'proposal',
    subject: 'Website of the Harbour Museum',
    draft: `Dear Mr Okafor,\n\nthank you for the talk on Monday. ${row} The ticket shop is finished by 30 September.\n\nWhich of the three would you like to start with?\n\nNadia`,
  })

  it('has a row of things as a list', () => {
    const [draft] = drafts(
      proposal('It has three parts: the ticket shop, the page for schools and the archive.'),
      'with a list',
    )
    expect(draft).toContain(
      'It has three parts:\n\n- the ticket shop\n- the page for schools\n- the archive\n\nThe ticket shop',
    )
  })

  it.each([
    'The short version: the launch stays on Monday, June 8, and we cut the loyalty module.',
    'New this year: swimming on Tuesdays and Thursdays from 6 am, and a course.',
    'It has two parts: the shop and the archive.',
  ])('makes no list of what is no row of three things: %s', (row) =>
    expect(drafts(proposal(row), 'with a list')).toEqual([]),
  )

  it('has another label for the same link, in the sender’s voice', () => {
    const found = ['another label', 'a further label'].flatMap((angle) =>
      drafts(
        {
          kind: 'event_invitation',
          subject: 'Open evening at the observatory, 18 October',
          draft:
            'Hello,\n\nOn Saturday 18 October the big dome is open until midnight. Tickets are £8.\n\nRead more: https://dome.example/october\n\nThe observatory\nUnsubscribe: https://dome.example/u',
        },
        angle,
      ),
    )
    expect(found.length).toBeGreaterThan(0)
    for (const draft of found) {
      expect(draft).toContain('https://dome.example/october')
      expect(draft).not.toMatch(/Read more|\bmy\b/)
    }
  })

  it('moves what leans on a sentence along with it, and tears no two apart', () => {
    const stuck = 'Most teams get stuck on the bank connection.'
    const takes = 'Ours takes about 15 minutes with somebody who has admin rights.'
    const request: Request = {
      subject: 'Checking in',
      draft: `Hi Dev,\n\nYour team has logged in to Harbour only 6 times since the kickoff on 4 September, and three of the eight seats were never activated. The forecasts you bought it for need four weeks of data before month end, so this is the last good week to begin.\n\n${stuck} ${takes}\n\nShall I sit in with you and your admin on Wednesday or Thursday at 10?\n\nThanks,\nRosalind Achebe\nHarbour`,
    }
    const { variants } = local(contract.input.parse({ ...request, variants: 5 }), {
      profile: DEFAULT_PROFILE,
      dictionary,
    }).result
    expect(variants.length).toBeGreaterThan(1)
    for (const { draft, angle } of variants)
      if (draft.includes(takes)) expect(draft, angle).toContain(`${stuck} ${takes}`)
  })

  it.each([
    'The first takes ten minutes to fit.',
    'Most say yes within a week.',
    'We do the same for every ward.',
    'Another has no lift yet.',
  ])('cuts and moves nothing that “%s” leans on', (next) => {
    const told = 'Two hospitals in Leeds cut waiting from 9 hours to 3 last year.'
    const { variants } = local(
      contract.input.parse({
        kind: 'cold_outreach',
        subject: 'Waiting hours at St Anne',
        draft: `Hi Rowan,\n\nYour report says that people wait for nine hours on a Monday.\n\n${told} ${next}\n\nWould a visit to one of your wards help?\n\nJosephine`,
        variants: 5,
      }),
      { profile: DEFAULT_PROFILE, dictionary },
    ).result
    for (const { draft, angle } of variants)
      if (draft.includes(next)) expect(draft, angle).toContain(`${told} ${next}`)
  })

  it('opens to a stranger on no result whose matter only the mail tells', () => {
    const cold = (subject: string, result: string): Request => ({
      kind: 'cold_outreach',
      subject,
      draft: `Hi Dr. Okafor,\n\nI saw that Bramley Dental opened a fourth surgery in May, and that all four still share one autoclave.\n\nWhen that unit fails, most groups your size lose two days of bookings. ${result}\n\nWould it be useful to see how Kestrel set up their cover?\n\nBest,\nMaya`,
    })
    const failures =
      'Kestrel Dental in Harrogate kept seeing patients through three failures last year because we had a loan unit on site within four hours.'
    expect(drafts(cold('sterilizer downtime at Bramley', failures), 'result first')).toEqual([])
    const downtime =
      'Kestrel Dental in Harrogate cut sterilizer downtime from two days to four hours last year.'
    expect(drafts(cold('sterilizer downtime at Bramley', downtime), 'result first')).toHaveLength(1)
  })
})
