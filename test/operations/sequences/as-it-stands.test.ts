/** A brief in running text: what speaks of the sender or of others is told as it stands, and nothing is turned to the reader without proof. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { heldIn } from '#shared/operations/sequences/plain/held.ts'
import { type Focus, meantIn } from '#shared/operations/sequences/plain/referent.ts'
import { ask } from './calls.ts'

const NUMBER = fc.integer({ min: 2, max: 95 })
/** Somebody who is not the reader, with the pronoun for them and what the two of them do. */
const OTHERS = [
  ['Two bakeries on Otley Road use it since spring', 'one of them said it saves her'],
  ['Three law firms on Queen Square book us', 'one of them told us it saved him'],
  ['Our mechanics come twice a month', 'they repair'],
  ['Our baker Ola learned the trade in Gdansk', 'she bakes'],
  ['Dr. Weber lends us her rooms', 'she keeps'],
  ['Many tenants in the old mill rent from us', 'they pay for'],
] as const
const told = fc.tuple(fc.constantFrom(...OTHERS), NUMBER).map(([[first, second], n]) => ({
  text: `${first}, and ${second} ${n} loaves a day.`,
  second: `${second} ${n}`,
}))
const FIRST = [
  'We make ovens that clean themselves.',
  'We run a repair service in Bristol.',
  'Our firm builds stalls for markets.',
]
const LAST = [
  'Ask for a 15-minute call next week.',
  'Sign off as Jonas from Nordlinnen.',
  'A day costs £420 with parts extra.',
  'There is a guide on the first page.',
]
const briefs = fc.record({
  first: fc.constantFrom(...FIRST),
  others: fc.uniqueArray(told, { minLength: 1, maxLength: 2, selector: ({ text }) => text.slice(0, 9) }),
  last: fc.uniqueArray(fc.constantFrom(...LAST), { maxLength: 4 }),
})
const aboutOf = ({ first, others, last }: { first: string; others: { text: string }[]; last: string[] }) =>
  [first, ...others.map(({ text }) => text), ...last].join(' ')
const answerTo = (about: string) => ask({ brief: { about }, kind: 'cold_outreach' })

describe('a brief of sentences on others', () => {
  it('turns none of them to the reader, and tells each as it stands or names it in a warning', () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        const { result, warnings } = answerTo(aboutOf(brief))
        const texts = result.steps.map(({ text }) => text).join('\n')
        const said = warnings.map(({ message }) => message).join('\n')
        for (const { second } of brief.others) {
          const clause = second.replace(/^(?:they|she) /, '')
          expect(texts).not.toContain(`you ${clause}`)
          expect(texts).not.toContain(`You ${clause}`)
          expect(texts.toLowerCase().includes(second.toLowerCase()) || said.includes(clause)).toBe(true)
          expect(texts).not.toMatch(/sav(?:es|ed) you\b/)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('names no figure and no name that the brief has not', () => {
    const FRAME = /^(?:Hi|Hello|Best|Who|The|Voicemail|One|Is|Would|Could|Does|If|This|Should|My|It|You|I)$/
    fc.assert(
      fc.property(briefs, (brief) => {
        const about = aboutOf(brief)
        for (const { text, subject } of answerTo(about).result.steps) {
          const whole = `${subject ?? ''}\n${text ?? ''}`
            .replaceAll(/\[[^\]]*\]/g, '')
            .replaceAll(/^\d\. /gm, '')
          for (const [figure] of whole.matchAll(/\d[\d.,]*\d|\d/g)) expect(about).toContain(figure)
          for (const [name] of whole.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu))
            if (!FRAME.test(name)) expect(about).toContain(name)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('tells no sentence in two mails, and brackets none', () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        const { steps } = answerTo(`${aboutOf(brief)} Ask for a short chat in May.`).result
        for (const { text } of steps) expect(text).not.toContain('[in your own words')
        for (const sentence of [brief.first, ...brief.others.map(({ text }) => text)])
          expect(
            steps.filter(({ channel, text }) => channel === 'email' && text?.includes(sentence)).length,
          ).toBeLessThan(2)
      }),
      { numRuns: 20 },
    )
  })
})

const READER: Focus = { many: 'reader', one: 'reader', isNote: false }
test.each([
  ['They run 60 vans', 'reader'],
  ['She liked the reminders but her partner worries', 'reader'],
  ['We delivered it on 2 October and she signed for it', 'reader'],
  ['Two bakeries use it, one of them said it saves her an hour', 'others'],
  ['Our donors gave £900 and they made it possible', 'others'],
  ["Dr. Weber's practice sent 40 patients and she keeps a scanner", 'others'],
  ['The price stays the same', null],
])('whom the pronoun of “%s” means: %s', (text, meant) => {
  expect(meantIn(text, READER)).toBe(meant)
})

test.each([
  [
    'We are hosting a webinar on 3 December at 11:00 about the new packaging tax.',
    'our webinar on the new packaging tax',
    '3 December at 11:00',
  ],
  [
    'We organise a breakfast for HR directors in Leeds on 21 January.',
    'our breakfast for HR directors',
    '21 January',
  ],
  ['Next spring we are holding an open day on 4 May from 10:30.', 'our open day', '4 May at 10:30'],
])('what is held, and when: %s', (about, name, when) => {
  expect(heldIn(about)).toMatchObject({ name, when })
})
it('what has no day is not held yet', () => {
  expect(heldIn('We are hosting a webinar about pension rules.')).toBeNull()
})

test.each([
  [
    'candidate: Ida Holt, night nurse. role: ward sister in Hull, £24/h. she trained new staff. start Feb',
    /^Hi Ida,\n\nWe are looking for a ward sister in Hull\. The pay is £24\/h\. You trained new staff\./,
  ],
  [
    'Renewal of lift maintenance contract for Crane House, expires 9 June\nprice stays at £1,200',
    /Your lift maintenance contract expires on 9 June\./,
  ],
  [
    'trial ends for users of our rota app on 8 March. they can export their shifts for 30 days',
    /Your trial of our rota app ends on 8 March\. You can export your shifts for 30 days\./,
  ],
  [
    'Chase Alder Inns for invoice 77 (£310), due 4 May. Contact is Ben Frost in accounts. Need payment by 1 June, otherwise we stop deliveries.',
    /^Hi Ben,\n\nInvoice 77 for £310 was due on 4 May\. If the payment is not there by 1 June, we stop deliveries\.\n\nCould you pay by 1 June\?/,
  ],
])('“%s” is told to its reader', (about, text) => {
  expect(ask({ brief: { about } }).result.steps[0]?.text).toMatch(text)
})

test.each([
  'Sign: Ada, Moss & Pike',
  'Signed: Ada, Moss & Pike',
  'Sign off as Ada from Moss & Pike.',
  'press contact: Ada, Moss & Pike, 0161 496 0182',
])('“%s” says who writes and is told to nobody', (line) => {
  const { steps } = ask({
    brief: { about: `We rent stages to schools. A stage costs £90 a day. ${line}` },
  }).result
  expect(steps[0]?.text).toMatch(/\nAda\nMoss & Pike$/)
  expect(steps.map(({ text }) => text).join('\n')).not.toMatch(/\bsign(?:ed)?:|sign off as|press contact/i)
})

it('asks what readers are to be got to do, and brackets nothing of it', () => {
  const about =
    'We are running a workshop on 5 May at 9:30 about soil tests. Entry is free. Invite growers in Kent and get them to register.'
  const [first] = ask({ brief: { about } }).result.steps
  expect(first?.subject).toBe('Workshop on soil tests, 5 May')
  expect(first?.text).toContain('Register: [link to the page]')
  expect(first?.text).not.toContain('in your own words')
})

test.each([
  [
    'The conductor is Marta Lind; she sang in our choir as a child. Get them to buy a season ticket.',
    'sang in our choir',
  ],
  [
    'hiring: pastry chef in Lech. chef de cuisine is Eva Moser, she ran a two-star kitchen. candidate is Paul Renner',
    'ran a two-star kitchen',
  ],
  [
    'We rent bikes to florists. Bloemenhuis Sari has three of them, and she told us her van stays in the garage. Aim is a test ride in March.',
    'told us your van',
  ],
])('what another has done is no deed of the reader: %s', (about, deed) => {
  const texts = ask({ brief: { about } })
    .result.steps.map(({ text }) => text)
    .join('\n')
  expect(texts.toLowerCase()).not.toContain(`you ${deed}`)
})
