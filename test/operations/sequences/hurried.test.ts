/** A note typed in a hurry: its scraps are lines of their own, and no reader gets an order to the writer or a word about themselves. */
import { describe, expect, it } from 'vitest'
import { ask } from './calls.ts'

/** Each with parts that only the sender can write out, and one that is a sentence as it stands. */
const NOTES = [
  {
    about:
      'seq for vets, small animal practices uk. we do appointment reminders by whatsapp. no shows down from 14 to 5 pct at Oakfield Vets. 1st month free. demo 20min. sam @ pawping',
    open: ['1st month free', 'down from 14 to 5 percent'],
    told: 'We do appointment reminders by WhatsApp.',
  },
  {
    about:
      'chase our printer Fenwick Press about the brochure proofs, were due monday, fair is on 12 jan. need them by 5 dec',
    open: ['were due Monday', 'fair is on 12 January'],
    told: 'This is about the brochure proofs.',
  },
  {
    about:
      "proposal sent to Ines @ Casa Verde 18 nov, garden redesign 3 courtyards, 27.4k, start march. she's comparing w/ 2 others. USP: we do maintenance 2 yrs incl. get decision before xmas",
    open: ['3 courtyards', 'comparing', 'incl', 'get decision'],
    told: 'Is there anything you still need from me?',
  },
  {
    about:
      'recruiting: pastry chef, hotel in Bergen, 480k NOK, staff flat incl, start 1 feb. dont mention the name of hotel',
    open: ['480k NOK'],
    told: 'We are looking for a pastry chef.',
  },
  {
    about:
      'nudge Mark to send me the Q4 headcount numbers, need by thurs 3 dec for board pack. HR + finance split pls. thx, Ola',
    open: ['board pack', 'finance split'],
    told: 'Could you send me the Q4 headcount numbers?',
  },
]

describe.each(NOTES)('“$about”', ({ about, open, told }) => {
  const { result, warnings } = ask({ brief: { about }, steps: 5, channels: ['email', 'call', 'linkedin'] })
  const [first] = result.steps

  it('tells each scrap as a line or a sentence of its own, or names it in a warning, and brackets none', () => {
    const texts = result.steps.map(({ text }) => text ?? '')
    const lines = texts.join('\n').split(/\n|(?<=[.:”]) /)
    for (const scrap of open) {
      const said = scrap.toLowerCase()
      const line = lines.find((text) => text.toLowerCase().includes(said))
      const warned = warnings.some(
        ({ code, message }) => code === 'field_not_read' && message.toLowerCase().includes(said),
      )
      expect(line !== undefined || warned, scrap).toBe(true)
      // Nothing of another thought stands in its line.
      for (const other of open.filter((one) => one !== scrap && !about.includes(`${one}, ${scrap}`)))
        if (line !== undefined) expect(line.toLowerCase()).not.toContain(other.toLowerCase())
    }
    expect(texts.join('\n')).not.toContain('[in your own words')
  })

  it('tells what is a sentence as it stands', () => {
    expect(first?.text).toContain(told)
  })
})

it('a brief in whole sentences is told as it stands, with nothing left to fill in but names', () => {
  const about =
    "We install rooftop solar for dairy farms in Brittany. Milk cooling is most of a farm's power bill. The Le Gall farm cut its bill by 41% in the first year."
  const { steps } = ask({
    brief: { about, ask: 'a visit to the farm of 30 minutes' },
    steps: 5,
    channels: ['email', 'call'],
  }).result
  const told = steps.map(({ text }) => text).join('\n')
  for (const sentence of about.split(/(?<=\.) /)) expect(told).toContain(sentence)
  expect(steps[0]?.text).toContain('Would you be open to a visit to the farm of 30 minutes?')
  expect(steps[0]?.to_fill).toEqual(['[first name]', '[your name]'])
  // What is sold, and not whom it is sold to.
  for (const { text, n } of steps.slice(2)) expect(text, String(n)).not.toContain('our help with dairy farms')
})

it.each([
  [
    'seq for vets. we do appointment reminders by whatsapp. 1st month free. demo 20min. sam @ pawping',
    /\n\nWould you be open to a 20-minute demo\?\n(?:.|\n)*\nSam\nPawping$/,
  ],
  [
    'Follow up with Nadia Rossi, head of procurement at Volta Lighting, about our quote of 12 October. She asked whether we can deliver in two lots, and we can. Ask her to confirm the order.',
    /^Hi Nadia,\n(?:.|\n)*You asked whether we can deliver in two lots, and we can\.\n\nCould you confirm the order\?/,
  ],
  [
    'We are looking for a lab technician in Basel. The job pays CHF 78,000. Ask whether a short call this week would suit.',
    /CHF 78,000\.\n\nWould a short call this week suit\?/,
  ],
  [
    'Invoice 2208 for 3,460 pounds was due on 31 October. Ask them to pay or tell us what is wrong. From Gita Shah, Fresh Linen Ltd.',
    /\n\nCould you pay or tell us what is wrong\?/,
  ],
  [
    'Invite members to our workshop on vocal health on 7 February in Ghent. The teacher is Dr. Liesbet Maes, a speech therapist. Registration: https://koor.example/stem',
    /Dr\. Liesbet Maes, a speech therapist\.\n\nSign up here: https:\/\/koor\.example\/stem\n/,
  ],
  [
    'We repair stone walls in the Douro valley. Please write to vineyard owners. Ask for a walk along the walls.',
    /^Hi \[first name\],\n\nWe repair stone walls in the Douro valley\.\n\nWould you be open to a walk along the walls\?/,
  ],
  [
    'Our bakery now delivers bread to offices in Aarhus. They should reply with the number of people.',
    /Aarhus\.\n\nCould you reply with the number of people\?/,
  ],
  [
    'Thank Oskar for the tour. Propose a trial of our yeast on one tank. It would cost 380 euros.',
    /I suggest a trial of our yeast on one tank\. It would cost 380 euros\.\n\nWould that work for you\?/,
  ],
  [
    'Last week we sent Viktor at Steppe Logistics our proposal for 40 trackers. He said that the battery life worries him. Get him to agree to a pilot.',
    /^Hi Viktor,\n\nLast week we sent you our proposal for 40 trackers\. You said that the battery life worries you\.\n\nWould you be open to a pilot\?/,
  ],
  [
    'Write to Dr. Amina Sall, who runs the eye clinic in Dakar. She saw our slit lamp in Tunis. Ask whether she would like to borrow one.',
    /^Dear Dr Sall,\n\nYou saw our slit lamp in Tunis\.\n\nWould you like to borrow one\?/,
  ],
])('“%s” is told and asked in its own words', (about, told) => {
  expect(ask({ brief: { about }, steps: 1 }).result.steps[0]?.text).toMatch(told)
})

it('nothing that stands beside a name becomes what a later step is about', () => {
  const about =
    'Invite members to our workshop on vocal health on 7 February in Ghent. The teacher is Dr. Liesbet Maes, a speech therapist. Registration: https://koor.example/stem'
  const { steps } = ask({ brief: { about }, steps: 4, channels: ['email'] }).result
  expect(steps[0]?.subject).toBe('Workshop on vocal health, 7 February')
  for (const { text, n } of steps.slice(1)) expect(text, String(n)).not.toMatch(/therapist|: Liesbet/)
})

it('a call names the terms of an offer and no paper that the reader cannot see', () => {
  const { steps } = ask({
    kind: 'proposal',
    subject: 'Boiler contract for the three schools',
    draft:
      'Dear Ms Okafor,\n\nThank you for walking us through the three boiler rooms. Our offer is attached: £9,840 a year for all three, with two services each.\n\nThe offer holds until 18 December. Could you tell me whether the governors need anything else from us?\n\nKind regards,\nPaul Denham\nDenham & Sons Heating',
    steps: 4,
    channels: ['email', 'call'],
  }).result
  const call = steps.find(({ channel }) => channel === 'call')?.text
  expect(call).toContain('Our offer is £9,840 a year for all three')
  expect(call).not.toContain('attached')
})

it('a brief of nothing but scraps is told as lines of their own, and no error', () => {
  const about = 'newsletter readers -> buy ticket for food festival 6-7 june Porto. 40 stalls, 3 stages'
  const { steps } = ask({ brief: { about }, kind: 'promotional', steps: 3, channels: ['email'] }).result
  expect(steps[0]?.text).toMatch(/^- 40 stalls, 3 stages$/m)
  expect(steps.map(({ text }) => text).join('\n')).not.toMatch(/newsletter readers|->/i)
})

describe('the words of a brief', () => {
  const texts = (about: string) => {
    const { steps } = ask({ brief: { about }, steps: 5, channels: ['email', 'linkedin', 'call'] }).result
    return steps.map(({ subject, text }) => `${subject ?? ''}\n${text}`).join('\n')
  }

  it('keep the name of a product as it is written', () => {
    const said = texts(
      'We sell Chairfull. It texts patients from the waiting list. Ask for a 15 minute demo.',
    )
    expect(said).toContain('Chairfull')
    expect(said).not.toMatch(/\bour chairfull|chairfull\b/)
  })

  it.each([
    [
      'Hire two account executives for our Lyon office. Base 52k plus commission.',
      'two account executives for',
    ],
    ['recruit senior Rust engineers for Tidewater, remote in Europe', 'senior Rust engineers for Tidewater'],
  ])('say who is looked for, as somebody who looks: %s', (about, who) => {
    const said = texts(about)
    expect(said).toContain(`We are looking for ${who}`)
    expect(said).not.toMatch(/do hire|for recruit|recruit senior/)
  })

  it.each([
    'introduce myself as the new account manager to the clients of Ruth who retired, offer a short call',
    'recruit senior Rust engineers for Tidewater, 4 day week, tell them about the ledger rewrite',
    'Pitch our security training to IT managers of law firms. Clicks fell from 22% to 3%. Book a call.',
    'Renewal of Acme Robotics, contract ends 31 March. New champion is Beth Lindqvist since Carl left.',
  ])('tell no reader what only their writer is to do: %s', (about) => {
    expect(texts(about)).not.toMatch(/introduce myself|tell (?:them|you) about|^book a call|champion/im)
  })

  it('tell what is sold where nobody is named to sell it to', () => {
    expect(texts("Sell advertising space in our magazine Baker's Week, 14,000 readers")).toContain(
      "We offer advertising space in our magazine Baker's Week.",
    )
  })

  it('say to somebody named what they did, and ask them for the next call', () => {
    const said = texts(
      'follow up with Marcus from Bellweather who saw our demo on Tuesday, liked the reporting. Get a second call with his IT lead.',
    )
    expect(said).toContain('You saw our demo on Tuesday. You liked the reporting.')
    expect(said).toContain('Would you be open to a second call with your IT lead?')
  })

  it('ask for a site survey as a visit, and not as a questionnaire', () => {
    const said = texts(
      'We sell Hearthline heat pumps. Target: housing associations. CTA: site survey in January.',
    )
    expect(said).toContain('Would you be open to a site survey in January?')
    expect(said).not.toMatch(/take the survey/i)
  })
})

it('a role is called by its article, wherever it is', () => {
  const { steps } = ask({
    kind: 'recruiting',
    subject: "Staff nurse role at St Brendan's, nights optional",
    draft:
      "Hi Aoife,\n\nSt Brendan's is looking for a staff nurse for its new ward, starting in March.\n\nIs this something you would like to hear more about?\n\nDeclan Moore\nWestcare",
    steps: 4,
  }).result
  const later = steps
    .slice(1)
    .map(({ text }) => text)
    .join('\n')
  expect(later).toContain('the staff nurse role')
  expect(later).not.toMatch(/about staff nurse role/)
})

it('nothing that a mail only states its terms by is what it offers', () => {
  const { steps } = ask({
    kind: 'cold_outreach',
    subject: 'Aluminium profiles',
    draft:
      'Dear Mr. Peterson,\n\nWe are a producer of aluminium profiles in Gebze. Our delivery time is 25 days and we send free samples by courier.\n\nCould you send us your drawings?\n\nEmre Yildiz',
    steps: 4,
  }).result
  for (const { text } of steps.slice(1)) expect(text).not.toMatch(/(?:Would|about) our delivery time/)
})
