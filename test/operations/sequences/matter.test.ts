import { describe, expect, it, test } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { materialOf } from '#shared/operations/material/from-draft.ts'
import { followedAs } from '#shared/operations/sequences/wins.ts'
import mails from '../../fixtures/subject-mails.json' with { type: 'json' }
import { dictionary } from '../../support/dictionary.ts'
import { ask } from './calls.ts'

const sequenceFor = (request: object) => ask(request).result

describe('what the steps are about', () => {
  test.each([
    [
      'what is made, and not what it is made against',
      'cold_outreach',
      'Hi Jens,\n\nYour job ad names error rates. We make a scan ring that beeps when the wrong bin is picked.\n\nShould I send you the report?\n\nLena',
      'the scan ring',
    ],
    [
      'the job by what is done there',
      'recruiting',
      'Hi Soraya,\n\nI read your post on replacing a nightly batch job. We are looking for a staff data engineer at Hollis Rail for 11,000 track sensors.\n\nOpen to a call next week?\n\nNadia Okafor',
      'the staff data engineer role',
    ],
    [
      'the event, and not the place',
      'event_invitation',
      'Dear colleague,\n\nWe are holding our spring open days on 3–5 March at the Tynemouth boat works. You can see the new ferry on the water. Places are limited to 12 a day.\n\nBook yours: https://tynemouthboats.example/open-days\n\nJoan Wicks',
      'the spring open days',
    ],
    [
      'what the mail begins with, where nothing else names it',
      'promotional',
      'Hi,\n\nOur winter duvets are 30% off until Sunday. Every duvet holds 900 g of wool. Delivery is free over £50. Returns take 14 days.\n\nShop: https://woolroom.example/winter\n\nUnsubscribe: https://woolroom.example/u\nWoolroom Ltd, 4 Mill Lane, Stamford',
      'the winter duvets',
    ],
    [
      'what the ask offers, where nothing says what the sender makes',
      'cold_outreach',
      'Hi Marcus,\n\nBuildings of that age lose 15% of their cooling to duct leaks. Brightwater Partners cut their bill by $41,000.\n\nWould you be open to a free pressure test on one building?\n\nDana\nAirseal Midwest',
      'the free pressure test',
    ],
    [
      'the tool the work is done with',
      'cold_outreach',
      'Hi Esther,\n\nYour customers ask us about paying over a year. We run instalment plans for 60 bike shops in Utrecht.\n\nWould that make sense for your shop?\n\nWillem',
      'our instalment plans',
    ],
    [
      'the job by its title',
      'recruiting',
      'Hi Leila,\n\nYour talk at GopherCon is the reason I write. The role is Staff Engineer, remote within Europe.\n\nWould you be up for a chat next week?\n\nBest,\nMarta\nTalent, Corvid Air',
      'the Staff Engineer role',
    ],
    [
      'what people would meet for',
      'meeting_request',
      "Hi Victor,\n\nI'd like 30 minutes with you before the board meeting to go over the Q3 numbers. Two things need your decision.\n\nDoes Tuesday at 3 work?\n\nSofia",
      'the Q3 numbers',
    ],
    [
      'the invitation, and not what comes the day after',
      'event_invitation',
      "Hi Naomi,\n\nWe're bringing eight heads of supply chain together for dinner at Osteria Lupo on 16 October, the night before the ASCM conference.\n\nCan I hold a seat for you?\n\nTheo",
      'the dinner at Osteria Lupo',
    ],
  ])('is %s', (_, kind, draft, matter) => {
    const later = sequenceFor({ kind, draft }).steps.slice(1)
    expect(later.length).toBeGreaterThan(0)
    expect(later.map(({ text }) => text).join('\n')).toContain(matter)
  })
})

it.each([
  ['Our sensors flag a failing battery about nine days before it dies.', /\bour sensors/],
  ['Our team books demos for dental groups.', /\bour team/],
])('no step is about a sentence taken for a thing, or about who works for the sender: %s', (told, about) => {
  const draft = `Hi Priya,\n\n${told}\n\nWould a short call next week help?\n\nBest,\nJon\nFrostline`
  const later = sequenceFor({ kind: 'cold_outreach', draft, steps: 12 }).steps.slice(1)
  expect(later.length).toBeGreaterThan(0)
  for (const { text, subject } of later) expect(`${subject}\n${text}`).not.toMatch(about)
})

describe('the steps of mails of many kinds', () => {
  const sequences = mails.map(({ lines: _, ...request }) => ({ request, ...sequenceFor(request) }))

  it('are at most four by default', () => {
    for (const { steps } of sequences) expect(steps.length).toBeLessThanOrEqual(4)
    expect(sequences.filter(({ steps }) => steps.length === 4).length).toBeGreaterThan(8)
  })

  it('bring something new each time', () => {
    for (const { request, steps } of sequences) {
      const values = steps.map(({ new_value }) => new_value)
      expect(new Set(values).size, request.kind).toBe(values.length)
      expect(values).not.toContain('')
    }
  })
})

describe('a later mail', () => {
  const later = (request: Record<string, unknown>) =>
    ask(request)
      .result.steps.slice(1)
      .map((s) => s.text ?? '')
      .join('\n')

  it('is no last call for the day on which something begins', () => {
    expect(
      later({
        kind: 'promotional',
        subject: 'Spring sale',
        draft:
          'Hi there,\n\nOur spring sale starts on Friday 14 March: 20% off every walking boot.\n\nThe Fellside boot is back in half sizes for the first time since October.\n\nShop the sale: https://a.example/sale\n\nMossy Path',
      }),
    ).not.toContain('Last call')
  })
})

describe('what nobody was sure of', () => {
  const docOf = (draft: string) => ({
    ...parse({ draft }, DEFAULT_PROFILE, new Memo(), dictionary),
    kind: 'promotional' as const,
    kindConfidence: 0.34,
    family: 'bulk_promo' as const,
  })
  const body =
    'Your customers ask us about paying over a year. We run instalment plans for 60 bike shops.\n\nWould a pilot make sense?\n\nWillem'

  it('is planned as mail to a stranger where it calls one person by name and leads out of no list', () => {
    const sure = docOf(`Hi Esther,\n\n${body}`)
    const one = { ...sure, bands: { ...sure.bands, preheader: 'none' as const } }
    expect(followedAs('promotional', one, materialOf(one))).toBe('cold_outreach')
    expect(followedAs('promotional', { ...one, kindConfidence: 0.9 }, materialOf(one))).toBe('promotional')
    expect(followedAs('event_invitation', one, materialOf(one))).toBe('event_invitation')
    const list = docOf(`Hi Esther,\n\n${body}\n\nUnsubscribe: https://a.example/unsubscribe`)
    expect(followedAs('promotional', { ...list, bands: one.bands }, materialOf(list))).toBe('promotional')
  })
})

describe('a renewal', () => {
  it.each([
    {
      draft:
        'Dear Mr Hughes,\n\nYour shop insurance with Harbour Mutual ends on 30 April. The premium is £642.\n\nIf you increase your excess to £500, it falls to £588.\n\nPlease tell me by 23 April which you prefer.\n\nElin',
    },
    {
      brief: {
        about: 'Their shop insurance with Harbour Mutual ends on 30 April. The premium is £642.',
        ask: 'tell me by 23 April which you prefer',
        recipient: { name: 'Owen' },
        sender: { name: 'Elin' },
      },
    },
  ])('goes up to the day to answer by, from a draft and from a brief', (request) => {
    const { steps } = sequenceFor({ kind: 'renewal', channels: ['email'], ...request })
    expect(steps.length).toBeGreaterThanOrEqual(3)
    expect(steps.at(-1)?.text).toContain('23 April')
  })
})

describe('the matter of a mail to a stranger', () => {
  const later = (request: object) =>
    sequenceFor({ steps: 5, ...request })
      .steps.slice(1)
      .map(({ text, new_value }) => `${text}\n${new_value}`)
      .join('\n')

  it('is a name where the word does something without an article, whatever else it means', () => {
    const said = later({
      kind: 'cold_outreach',
      subject: '{{company}} + Meadowlark',
      draft:
        'Hi {{first_name}},\n\nTeams at your stage outgrow spreadsheets for commission.\n\nMeadowlark calculates commission every night and shows each rep what they earned.\n\nIs that worth a look?\n\nBest,\n{{sender_name}}',
    })
    expect(said).toContain('Meadowlark')
    expect(said).not.toMatch(/the meadowlark/i)
  })

  it('that is counted has its article, and what is offered stands without its other way', () => {
    const said = later({
      kind: 'cold_outreach',
      subject: '38 open requisitions at Vantor',
      draft:
        "Hi Camille,\n\nVantor's careers page lists 38 open requisitions this week, up from 12 in September.\n\nShortwave reads applications and books first calls. Delmar Foods got nine hours a week back.\n\nOpen to a look? I can send the Delmar write-up, or set it up on one requisition so you can see what it picks.\n\nNate Ferris\nShortwave",
    })
    expect(said).not.toMatch(/(?:about|after) 38 open|write-up, or set/)
  })

  it('is no talk that both had, and no line of it is shouted or a wish', () => {
    const said = later({
      kind: 'follow_up',
      subject: 'RE: our conversation',
      draft:
        'Hi Steve,\n\nHappy new year to all of you! We are a one-stop-shop for IT. Our clients save up to 40% on IT costs!!!\n\nWhen would be a good time to connect for 30 minutes?\n\nTiffany Rhodes\nCloudMax',
    })
    expect(said).not.toMatch(/our conversation|!!|happy new year/i)
  })

  it('and the hours of an event are told whole', () => {
    const said = later({
      kind: 'event_invitation',
      subject: 'Come and see the new press running, 26 February',
      draft:
        'Dear customers and friends,\n\nOn Thursday 26 February between 3 and 6pm you can watch our new press print. There will be soup.\n\nPlease let us know if you are coming: https://quarry.example/open\n\nQuarry Press, 8 Wharf Lane, Hebden Bridge HX7 8AD\nNo more letters from us? https://quarry.example/leave',
    })
    expect(said).not.toMatch(/keep free: 6pm/)
  })
})
