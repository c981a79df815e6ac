/** What a mail shows of what worked is never said to be missing. */
import { describe, expect, it, test } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/teardown/contract.ts'
import { local } from '#shared/operations/teardown/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>
const teardown = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result
const cold = (line: string): Request => ({
  kind: 'cold_outreach',
  draft: `Hi Ann,\n\nYou run two sites in Leeds and are hiring drivers.\n\n${line}\n\nIs it worth a look?\n\nBo`,
})
const section = (request: Request, id: string) => {
  const found = teardown(request).sections.find((s) => s.id === id)
  if (!found) throw new Error(`no section ${id}`)
  return found
}
const proofOf = (request: Request) =>
  teardown(request).sections.find(({ id }) => id === 'proof')?.visible ?? null

describe('proof', () => {
  it.each([
    'It took goods-in from 11 minutes a truck to 4.',
    'At Harbour Academies the same job took two people three days; now it takes one person a morning.',
    'In May 110 people were served in 25 minutes.',
    'Hotel Solund moved its linen to us in March and now runs the same 120 rooms with one person instead of three.',
    'The Petersen family near Husum sells 90 litres a day through theirs.',
    'Transport Maes in Aalst changed 31 tyres fewer last year on 60 trailers.',
    'We have helped firms such as Notably and Kinset reduce their time-to-value by 40%.',
    'We have helped firms such as Notably reduce their time-to-value by 40% and I believe that we could do the same for you.',
    'The Riverside Hotel group tested it with 214 staff: swaps settled in 25 minutes on average.',
  ])('is what was, and what became of it: %s', (line) => {
    expect(proofOf(cold(line))).toBe(line)
  })

  it.each([
    'We could help Skillet cut its bill by 31%.',
    'We moved from 18 Weaver Street to 4 Mill Lane.',
    'It runs from 3 May to 5 June.',
    'They were 12 minutes late, and the bill is now 26 days overdue.',
    '312 bookings did not go through and 27 people were charged.',
  ])('is no address, no date and no trouble: %s', (line) => {
    expect(proofOf(cold(line))).toBeNull()
  })

  it('is not said to be missing where somebody is named beside a figure', () => {
    const missing = (line: string) => teardown(cold(line)).structure.missing.map(({ id }) => id)
    expect(missing('The wardens of Rondane counted 2,300 guests who asked for a bike.')).not.toContain(
      'proof',
    )
    expect(missing('Our 40 engineers in Leeds are trusted by 5,000+ firms.')).toContain('proof')
    const since = 'Lindqvist Architects have had theirs since 2022 and now run a waiting list.'
    expect(
      section(cold(since), 'proof')
        .strengths.map(({ message }) => message)
        .join(),
    ).not.toContain('2022')
  })

  it('that opens the mail is not called missing', () => {
    const { structure, sections } = teardown({
      kind: 'fundraising',
      draft:
        'Dear Joan,\n\nLast winter your £40 paid for two nights in a warm bed for somebody sleeping rough in Hull. This winter 90 people ask us for a bed each night.\n\nCould you give £40 again before 15 December?\n\nPeter',
    })
    expect(structure.missing.map(({ id }) => id)).not.toContain('proof')
    expect(sections.find(({ id }) => id === 'proof')?.rewrite_reason).toBe(
      'It stands in the opening already.',
    )
    const opening = sections.find(({ id }) => id === 'opening')
    expect(opening?.strengths.map(({ message }) => message)).toContain(
      'Begins with proof: what it did, with its figure.',
    )
  })

  it('is seen in news as well, where it is not demanded', () => {
    const draft =
      'Hi all,\n\nThe swap board is live today for every plan.\n\nThe Riverside Hotel group tested it with 214 staff: swaps settled in 25 minutes on average.\n\nTurn it on: https://rota.example/on\n\nDan'
    expect(proofOf({ kind: 'announcement', draft })).toContain('214 staff')
  })
})

describe('what a customer did with the sender’s help', () => {
  it.each([
    'Kestrel Dental in Harrogate kept seeing patients through three failures last year because we had a loan unit on site within four hours.',
    'Two hospitals in Leeds have used us since 2021 and waited under three hours.',
    'Norbury Foods ran two lines through the strike because our crew was there in 90 minutes.',
    'Hartley & Sons have had no recall since they switched to us, and that was 26 months ago.',
  ])('is proof, whatever verb tells it: %s', (line) => {
    expect(proofOf(cold(line))).toBe(line)
  })

  it.each([
    'On Monday Lars joined us from Oslo with 12 years of experience.',
    'Dana asked us for 12 seats.',
    'Acme Corp was founded in 2012 and our team has 40 people.',
    'Marcus met us at the Berlin fair with 3 questions.',
  ])('is nothing that was done to the sender: %s', (line) => {
    expect(proofOf(cold(line))).toBeNull()
  })

  it.each([
    'My name is Brad and I’m at TalentForge, the #1 award-winning platform trusted by over 5,000 companies worldwide.',
    'We are the #1 provider and more than 5,000 clients have chosen us.',
  ])('is no boast of the sender: %s', (line) => {
    expect(proofOf(cold(line))).toBeNull()
  })
})

it('a section is not told what mail to strangers has to do where the kind of the mail is a mere guess', () => {
  const draft =
    'Hi Karen,\n\nI was wondering if maybe you might have some time at some point to possibly chat about my salary? I feel like I have been working really hard.\n\nNo worries if not!\n\nThanks so much,\nLiam'
  const roles = (kind: Request['kind']) =>
    teardown({ subject: 'Meeting', draft, kind }).sections.map(({ role }) => role)
  expect(roles('cold_outreach').join(' ')).toContain('the one thing you offer')
  expect(roles('auto').join(' ')).not.toContain('the one thing you offer')
})

it('the roles of an invitation to one person are those of a letter', () => {
  const draft =
    'Dear Ms Achterberg,\n\nOn Thursday 21 January we are bringing together thirty heads of procurement for a breakfast at the Amstel Hotel.\n\nThe subject is the new EU rule on shortages. Breakfast is on us.\n\nPlease let me know by 8 January whether you can come.\n\nJoris'
  const roles = teardown({ kind: 'event_invitation', draft }).sections.map(({ role }) => role)
  expect(roles.join(' ')).not.toMatch(/click|skim/)
})

describe('a task', () => {
  it('takes more than a word to answer', () => {
    const { sections } = teardown({
      kind: 'internal',
      draft:
        'Hey all,\n\nIT needs a list of the old laptops.\n\nCan you please look at the sticker and put the asset number in the sheet by Wednesday noon?\n\nAnke',
    })
    const strengths = sections.find(({ id }) => id === 'cta')?.strengths.map(({ message }) => message)
    expect(strengths).not.toContain('Takes a word to answer.')
  })
})

test('a result at a named customer is proof, though the name opens the sentence', () => {
  for (const line of [
    'Nordfrost cut mispicks from 1.8% to 0.3% in six weeks.',
    'Castleton Smiles brought 340 lapsed patients back in its first quarter.',
  ]) {
    const draft = `Hi Jens,\n\nYour job ad names error rates. We make a scan ring. ${line}\n\nShould I send you the report?\n\nLena`
    const { structure } = teardown({ kind: 'cold_outreach', draft })
    expect(structure.missing.map(({ id }) => id)).not.toContain('proof')
  }
})

it('what was seen at the reader’s is no proof, and a customer’s result is', () => {
  const { visible } = section(
    {
      kind: 'cold_outreach',
      draft:
        'Hi Priya,\n\nI saw that Nordvale opened its third cold store in Bristol on 14 October, and I imagine the paperwork has tripled too.\n\nKelder Foods, who run 11 sites, cut the daily round from 50 minutes to 6 minutes a day with our loggers.\n\nWould a sample help?\n\nBest,\nJon',
    },
    'proof',
  )
  expect(visible).toMatch(/^Kelder Foods/)
})

describe('a result at somebody named', () => {
  const draft = (line: string) =>
    `Hi Ana,\n\nYour ad says that Halden answers calls late. We make a small tool for that.\n\n${line}\n\nWould a page on how help?\n\nTom`

  it.each([
    'Our headset coaching got Norwood Pets from 31 days to 12.',
    'At Mill Road Dental it booked 212 appointments.',
    'Norwood Pets now answers in 4 minutes instead of 40.',
    'Holt & Daughters now has its flour in the mixer by 4.15, where it used to be 4.50.',
    'Last year we delivered 48,000 sofas in Denmark and Sweden, with 1.2% damaged, where the trade has about 5%.',
    '12 of the 15 largest Dutch growers use it.',
    'It took Brightline’s error rate from 4% to 0.6%.',
  ])('is proof, whatever verb tells it: %s', (line) => {
    expect(section({ draft: draft(line), kind: 'cold_outreach' }, 'proof').visible).toBe(line)
  })

  it.each([
    'Your Leeds yard went down to 40% instead of 60%.',
    'Halden Logistics got from 31 days to 12.',
    'Our Growth plan is $49 a month until March 31.',
    'The webinar with Dana Kessler is on 12 May instead of 10 May.',
    'The Leeds office opens from 9 to 5.',
    'We opened 3 offices in Ohio.',
    'On 1 March the Team plan goes from $18 to $21 per seat.',
    'Delivery to Leeds takes from 2 weeks to 4.',
    'There are 12 seats left at the Boston event.',
  ])('is not a figure of the reader, a price, a date or a size: %s', (line) => {
    expect(section({ draft: draft(line), kind: 'cold_outreach' }, 'proof').present).toBe(false)
  })
})
