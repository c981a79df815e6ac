/** What a roast says holds for the mail at hand: its praise, its names and its advice. */
import { describe, expect, it } from 'vitest'
import { VERDICTS } from '#shared/operations/roast/lines/verdicts.ts'
import { corpus, INTENSITIES, isGrave, type Request, roast, spoken } from './asked.ts'

const FLAWLESS =
  /nothing (?:to mend|left to iron|to roast|wants mending)|no joke|I came armed|I have nothing\b/i

describe('a roast', () => {
  it('says that nothing is to be mended only where it lists nothing', () => {
    for (const { id, draft, quality } of corpus)
      for (const intensity of INTENSITIES) {
        if (quality === 'bad' || isGrave({ ...draft })) continue
        const { verdict, one_liner, findings } = roast({ ...draft, intensity })
        if (findings.length > 0) expect(`${verdict} ${one_liner}`, id).not.toMatch(FLAWLESS)
      }
    // What is said of flawless mails is not said of others.
    expect(JSON.stringify([VERDICTS.good, VERDICTS.fair, VERDICTS.poor, VERDICTS.wreck])).not.toMatch(
      FLAWLESS,
    )
  })

  it.each([
    'Dear Hiring Manager',
    'Hello Procurement Team',
    'Dear Brightbay Ltd',
    'Hello friends of Millrace',
    'Dear Accounts',
    'Hello from Leith',
  ])('calls nobody by an office or a firm: %s', (greeting) => {
    const draft = `${greeting},\n\nI hope you are well. We are a leading provider of cutting-edge payroll software for clinics. Please let me know if you are interested.\n\nBrad`
    const [, ...name] = greeting.split(' ')
    for (const intensity of INTENSITIES) {
      const { verdict, one_liner, findings } = roast({ draft, kind: 'cold_outreach', intensity })
      const said = [verdict, one_liner, ...findings.flatMap((f) => [f.line, f.real_advice])].join(' ')
      const own = said.replaceAll(/“[^”]*”/g, '')
      for (const part of name.filter((word) => /^\p{Lu}/u.test(word))) expect(own).not.toContain(part)
    }
  })

  it('compares no apology to anything, and laughs neither at what went wrong nor at what it cost', () => {
    const sorry: Request = {
      subject: 'Your payments of yesterday',
      draft:
        'Hi Jonas,\n\nYou are right, and I am sorry. Yesterday our export sent the wrong column order to your bank, and 61 of your payments were rejected.\n\nWe have queued all payments again. Please approve the batch in your bank account before 15:00 today.\n\nElke',
    }
    for (const kind of ['apology', 'support_reply', 'auto'] as const)
      for (const intensity of INTENSITIES)
        expect(spoken(roast({ ...sorry, kind, intensity })).join(' ')).not.toMatch(
          /adds up|to the penny|its reference on it|when one needs it|“61/,
        )
  })

  it('praises no number that a sender gives in its own praise', () => {
    const draft =
      'Dear Ana,\n\nMy name is Derek and I work at CyberGuard in Leeds, where 40 of us watch 3 sites.\n\nWe have helped over 5,000 companies worldwide.\n\nShall I call you on 4 May?\n\nDerek'
    for (const intensity of INTENSITIES)
      expect(roast({ draft, kind: 'cold_outreach', intensity }).saving_grace ?? '').not.toContain('5,000')
  })

  it('takes nothing of the reader’s, or of a third party’s, for what is offered', () => {
    const draft =
      'Hi Ana,\n\nI noticed that the night shift of your Dunmore depot is short. The shop across the road has 310 reviews.\n\nMy name is Kevin, Head of Growth at Rankwell, and I hope this finds you well. We leverage data.\n\nWould the night shift want a demo of 30 minutes?\n\nKevin'
    for (const intensity of INTENSITIES) {
      const said = spoken(
        roast({ draft, kind: 'cold_outreach', subject: 'Your night shift', intensity }),
      ).join(' ')
      expect(said).not.toMatch(/“(?:night shift|shop across)[^”]*”/)
      expect(said.replaceAll(/“[^”]*”/g, '')).not.toContain('Growth')
    }
  })

  it('praises no calm voice under a subject that shouts', () => {
    const draft =
      'Dear Sir,\n\nInvoice 20817 for £1,460.00 of 3 May is still open after two reminders of ours. Please pay it by Friday 14 June, or tell me by then what keeps you from paying it.\n\nJ. Harker\nAccounts'
    for (const intensity of INTENSITIES)
      expect(
        roast({ draft, subject: 'URGENT INVOICE', kind: 'billing', intensity }).saving_grace ?? '',
      ).not.toMatch(/voice|shout|volume|like an adult|exclamation|calm|neighbours/)
  })

  it('advises the subject that its fix puts there, and names no other', () => {
    const vague = corpus
      .map(({ draft }): Request => ({ ...draft, subject: 'Update', max_findings: 25 }))
      .filter((_, i) => i % 4 === 0)
    for (const request of vague)
      for (const { rule_id, real_advice, fix } of roast(request).findings) {
        const named = /Put “([^”]*)” on the outside/.exec(real_advice)?.[1]
        if (rule_id === 'vague-subject' && named !== undefined && fix !== null)
          expect(fix.replacement).toContain(named)
      }
    expect(vague.length).toBeGreaterThan(10)
  })

  it('praises no ask, and no end, of a mail whose way of asking it mends', () => {
    const draft =
      'Hi Lena,\n\nYour second showroom opens in Malmö in March, and sofas have to get there.\n\nLast year we delivered 48,000 sofas in Denmark and Sweden, with 1.2% damaged. Would love to jump on a quick call sometime next week to discuss further. What does your calendar look like?\n\nCheers,\nNikolaj'
    for (const intensity of INTENSITIES) {
      const request = { draft, subject: 'The Malmö showroom', kind: 'partnership', intensity } as const
      const { verdict, one_liner, saving_grace } = roast(request)
      expect(`${verdict} ${one_liner} ${saving_grace}`).not.toContain('“What does your calendar')
    }
  })

  it('counts nothing that is part of a name: “kiln 2 fires” is no number of fires', () => {
    const draft =
      'Hi Bea,\n\nFrom Monday 1 December kiln 2 fires glaze only, so that bisque dust stops landing on finished work.\n\nPlease send me the list of school groups by Friday.\n\nIngrid'
    for (const intensity of INTENSITIES)
      expect(spoken(roast({ draft, subject: 'Kiln 2 from Monday', intensity })).join(' ')).not.toContain(
        '“2 fires”',
      )
  })

  it.each([
    [
      'an age is no figure',
      'Hi,\n\nThe boiler has gone off again, and I have a 6 month old baby. You said on the 4th that you would send someone, and nobody came.\n\nPlease reply asap.\n\nDanielle',
      /“6 month old baby”/,
    ],
    [
      'what leaves a fix whole is not quoted',
      'Hi Ana,\n\nOur world-class Data Science Bootcamp starts in May, and your team of six could come.\n\nShall I send the plan?\n\nTom',
      /world-class Data/,
    ],
    [
      'what is named in the first line was not waited for',
      'Hello everyone,\n\nSince 1 September the first tram leaves at 5.12 instead of 5.30. We would like to know whether that helped.\n\nThree questions, about a minute: https://tram.example/survey\n\nWe will publish the answers on 15 December and decide in January whether the early tram stays.\n\nMarek Dvořák',
      /words (?:of warm-up|before|until)|takes 39 words/,
    ],
  ])('says nothing that the mail belies: %s', (_, draft, untrue) => {
    for (const intensity of INTENSITIES)
      expect(spoken(roast({ draft, intensity })).join(' ')).not.toMatch(untrue)
  })

  it('repeats a long subject whole no more than twice', () => {
    const subject = '🌸🌸 LAST CHANCE!!! 50% OFF everything - Don’t miss out!'
    const draft =
      'Dear customer,\n\nour garden sale ends at midnight!!! 50% OFF all roses, pots and tools.\n\nCLICK HERE to shop now.\n\nGreenleaf'
    for (const intensity of INTENSITIES) {
      const said = spoken(roast({ draft, subject, kind: 'promotional', intensity, max_findings: 25 }))
      expect(said.join(' ').split(`“${subject}”`).length - 1).toBeLessThan(3)
    }
  })

  it('never cuts from a long mail what it knows of its reader', () => {
    const long: Request = {
      kind: 'recruiting',
      subject: 'Staff engineer role',
      draft:
        'Hi Tobias,\n\nYour talk at RustNation on replacing the tokio scheduler in your ingest service is the reason I am writing. We have the same problem at Tidewater Grid: 40,000 battery inverters that each report every second, and a p99 that doubles when a region drops and reconnects.\n\nWe are hiring a staff engineer to own that pipeline. You would lead a group of five, write code most days and report to our CTO, Hana Ito. The salary is €115,000 to €135,000 plus equity, and the role is remote within two hours of Berlin time, with three days in Hamburg each quarter.\n\nI know you only joined Quantil in the spring, so the timing may be wrong. Would you be open to a 20-minute call with Hana next week, just about the reconnect problem?\n\nBest wishes,\nLeonie Brandt\nTalent, Tidewater Grid',
    }
    const { findings } = roast(long)
    expect(findings.map(({ rule_id }) => rule_id)).toContain('too-long')
    const cut = findings.filter(({ fix }) => fix?.replacement.trim() === '').map(({ quote }) => quote)
    expect(cut.join(' ')).not.toContain('Quantil')
  })

  it('makes no joke about endless mails of a mail that is a few words over', () => {
    const draft = `Hi Priya,\n\nSaw that Halden opened a second depot in Rugby last month and is hiring four dispatchers.\n\n${'Most teams your size type every booking from the mail into the plan by hand. '.repeat(3)}Ours does that for each of your depots and a dispatcher only checks it.\n\nWould a three minute recording of it be useful?\n\nTom`
    for (const intensity of INTENSITIES) {
      const { findings } = roast({ draft, kind: 'cold_outreach', intensity })
      const [said] = findings.filter(({ rule_id }) => rule_id === 'too-long')
      expect(said?.line).toMatch(/\b(?:two|three|four|five|six|seven|eight) words\b/i)
      expect(said?.line).not.toMatch(/two mails|too long to read|empty chairs|archaeologists|is hiding/)
    }
  })

  it('says of the first line alone that it is what the inbox shows', () => {
    const draft =
      "Hey Marcus,\n\nThe billing audit for Ridgeline is done. I know you're super busy but I think two of the eleven plans charge twice.\n\nDo you have 15 minutes this week?\n\nJordan"
    for (let i = 0; i < 12; i++) {
      const { findings } = roast({ draft, subject: `Audit ${i}`, kind: 'follow_up', intensity: 3 })
      const [said] = findings.filter(({ rule_id }) => rule_id === 'apologetic-opening')
      expect(said?.line).not.toMatch(/first line|in the inbox|preview pane/)
    }
  })

  it('never cuts from a mail what its sender does', () => {
    const draft =
      'Hi Priya,\n\nSaw that Halden opened a second depot in Rugby last month and is hiring four dispatchers.\n\nMost teams your size re-key every booking from email into the plan. At Corran Logistics that took two people most of the day. Loadlark reads the booking email and fills the job in, and a dispatcher only checks it. Corran went from 11 minutes a booking to 2.\n\nWould it be useful if I sent a three minute recording of it working on a real booking?\n\nBest,\nTom Ashdown\nLoadlark'
    const { findings } = roast({ draft, kind: 'cold_outreach' })
    expect(findings.map(({ rule_id }) => rule_id)).toContain('too-long')
    const cut = findings.filter(({ fix }) => fix?.replacement.trim() === '').map(({ quote }) => quote)
    expect(cut.join(' ')).not.toContain('Loadlark reads')
  })

  it('quotes in its verdict the place that the finding below shows', () => {
    const draft =
      'Dear Accounts,\n\nInvoice 2291 for £3,460 was due on 14 October 2026 and has not been paid. Interest may be charged on it. Please arrange for payment by Friday 4 December.\n\nIf payment has been made please tell Wendy.\n\nWendy Pruett\nPruett Signs'
    for (const intensity of INTENSITIES) {
      const { verdict, findings } = roast({ draft, kind: 'billing', subject: 'Invoice 2291', intensity })
      const [, quoted] = /“([^”]*been [^”]*)”/.exec(verdict) ?? []
      if (quoted !== undefined) expect(findings.map(({ line }) => line).join('\n')).toContain(quoted)
    }
  })
})
