/** Nothing that follows a mail may cost its sender a customer, a date or their credit. */
import { describe, expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { materialOf } from '#shared/operations/material/from-draft.ts'
import { playOf } from '#shared/operations/sequences/angles.ts'
import { groundOf } from '#shared/operations/sequences/ground.ts'
import { showsResult } from '#shared/operations/sequences/recall.ts'
import { frameOf } from '#shared/operations/sequences/sender.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'
import { ask, askFor, type Step } from './calls.ts'

const CHANNELS = ['email', 'linkedin', 'call', 'sms', 'task'] as const

const renewal = {
  kind: 'renewal' as const,
  subject: 'Your Fieldnote Team plan renews on 30 November',
  draft: `Hi Priya,

Your Fieldnote Team plan (24 seats) renews on 30 November 2025 at $4,320 for the year. That is $15 per seat per month, up from $14 last year.

Since January your crew filed 1,912 inspection reports, and 19 of the 24 seats were active last month. If you'd like to drop the five idle seats, reply by 14 November and I will change the invoice before it goes out. If you want to keep all 24, there is nothing to do.

Two things changed this year that you may not have tried: offline photo capture and the audit export that Dan asked for in May.

Could you tell me which number of seats you want to keep?

Thanks,
Owen Barrett
Customer Success, Fieldnote`,
}
const cold = {
  kind: 'cold_outreach' as const,
  subject: "Quick question about Halden's night dispatch",
  draft: `Hi Rhea,

Saw that Halden Freight opened a second depot in Rotterdam in March and is hiring four night dispatchers.

Brightdock reads the telematics feed and rebooks the dock slot before the driver is late. Koster Logistics cut missed slots from 41 to 12 a week in the first two months, without adding staff.

Would you be open to a 15-minute call on Tuesday, 14 October at 10:00? If not, happy to send over a two-page summary of how Koster set it up.

Best regards,
Maya Lindqvist
Brightdock | +46 8 555 01 20`,
}
const webinar = {
  kind: 'event_invitation' as const,
  subject: 'Grade 200 essays in a weekend',
  draft: `Hi there,

Join Dr. Lena Ortiz and the Harbor team on Thursday, November 6, 2025 at 4:00 PM ET for a 45-minute session on rubric-based grading.

You'll learn:
- How to build a rubric students actually read
- How Lincoln High cut grading time by 38%
- Three prompts for feedback that don't sound like a robot

Save your seat: https://harborlms.example/w/nov6

Register anyway if you cannot come and we will send you the recording.

Seats are limited to 300!!

Harbor Learning Inc., 400 Pine St, Suite 12, Seattle, WA 98101
Unsubscribe: https://harborlms.example/off`,
}

const own = [renewal, cold, webinar].map((draft) => ({ id: draft.kind, kind: draft.kind, draft }))
const plans = [...readCorpus(), ...own]
  .filter(({ kind }) => playOf(kind) !== null)
  .flatMap(({ id, kind, draft }) =>
    [['email' as const], [...CHANNELS]].map((channels) => {
      const { steps } = askFor(draft, { steps: 12, channels }).result
      return { id, play: playOf(kind), steps, later: steps.filter((s) => s.n > 1) }
    }),
  )
const texts = (steps: readonly Step[]) => steps.map(({ text }) => text ?? '').join('\n\n')

/** Words by which a day the mail names would be given up. */
const MOVES =
  /plans? (?:may )?move|(?:another|other|new|later|different) (?:day|date|month)|suits you better|a way to move|still (?:hold|work)s?\b|nothing is lost|(?:can|could) wait|ask me (?:again|next)/i

it('no step after a deal, a renewal or a mailing says or implies that the day of the mail can move', () => {
  for (const { id, play, later } of plans)
    if (play === 'deal' || play === 'renewal' || play === 'campaign') {
      expect(texts(later), id).not.toMatch(MOVES)
      for (const step of later) expect(`${step.purpose} ${step.new_value}`, id).not.toMatch(MOVES)
    }
})

it('no step asks somebody who decides who else has to agree', () => {
  for (const { id, play, later } of plans)
    if (play === 'deal' || play === 'renewal') expect(texts(later), id).not.toMatch(/who else|else has to/i)
})

it('every step of a plan brings something else', () => {
  for (const { id, steps } of plans) {
    const values = steps.map(({ new_value }) => new_value)
    expect(new Set(values).size, `${id}: ${values.join(' | ')}`).toBe(values.length)
  }
})

it('what is written about to a stranger is what the sender offers, and never what is the reader’s', () => {
  for (const { kind, draft } of [...readCorpus(), ...own]) {
    if (playOf(kind) !== 'outreach') continue
    const doc = parse(draft, DEFAULT_PROFILE, new Memo(), dictionary)
    const material = materialOf(doc)
    const { on } = groundOf(
      { doc, brief: null, material, audience: undefined },
      kind,
      frameOf(material, doc, null, false),
      'outreach',
    )
    expect(on).not.toMatch(/^your\b/i)
    for (const { text } of doc.sentences)
      expect(text.toLowerCase()).not.toContain(`your ${on.replace(/^the /, '').toLowerCase()}`)
  }
})

describe('after the notice of a renewal', () => {
  const { steps } = askFor(renewal, { steps: 6, channels: ['email'] }).result
  const all = texts(steps.slice(1))

  it('the last step says what to decide by the day, and nothing else of it is told again', () => {
    for (const fact of ['1,912 inspection reports', '$4,320 for the year', 'the audit export'])
      expect(all, fact).not.toContain(fact)
    for (const fact of [
      'drop the five idle seats, reply by 14 November',
      'If you want to keep all 24, there is nothing to do.',
    ])
      expect(all.split(fact), fact).toHaveLength(2)
    expect(steps.at(-1)?.angle).toBe('timing')
    expect(steps.at(-1)?.condition).toContain('before 14 November')
  })

  it('a term of notice is never counted by the machine', () => {
    const noticed = renewal.draft.replace(
      /If you'd like[^\n]*/,
      'It renews unless written notice reaches us no later than 30 days before that day.',
    )
    const last = askFor({ ...renewal, draft: noticed }, { steps: 6, channels: ['email'] }).result.steps.at(-1)
    expect(last?.to_fill).toEqual(['[the last day for notice]'])
    expect(last?.condition).not.toContain('30 November')
  })
})

describe('after a mail to a stranger', () => {
  const { steps } = askFor(cold, { steps: 5, channels: ['email'] }).result
  const all = texts(steps.slice(1))

  it('what was offered to read is offered, and whom the mail named as an example is not told again', () => {
    expect(all).toContain('Koster Logistics is one example')
    expect(all).not.toContain('from 41 to 12')
    expect(all).toContain('the two-page summary of how Koster set it up')
    expect(all).not.toContain('night dispatch')
  })

  it('a price is never told as a result', () => {
    expect(showsResult('Deskhaus kept 160 of 210 chairs.')).toBe(true)
    expect(showsResult('Repair costs £45 a chair.')).toBe(false)
    const brief = {
      about: 'We repair chairs.',
      proof: ['Deskhaus kept 160 of 210 chairs', 'repair costs £45 a chair'],
    }
    const [, second] = ask({ brief, steps: 3, channels: ['email'] }).result.steps
    expect(second?.text).toMatch(/(?<!result: )repair costs £45 a chair\./i)
    expect(second?.text).not.toMatch(/close|situation|on your side|starting point/)
  })
})

describe('after an invitation', () => {
  const { steps } = askFor(webinar, { steps: 8, channels: ['email'] }).result

  it('come a point of the programme, a place for questions, a reminder the day before, and the recording it names', () => {
    expect(steps.slice(1).map((s) => s.angle)).toEqual(['proof', 'objection', 'timing', 'resource'])
    const [, added, , reminder, after] = steps
    expect(added?.to_fill.length).toBeLessThanOrEqual(1)
    expect(added?.text).not.toContain('Lincoln High')
    expect(reminder?.text).toContain('Thursday, November 6, 2025')
    expect(reminder?.text).toContain('4:00 PM ET')
    expect(reminder?.condition).toContain('The day before it takes place')
    expect(after?.condition).toContain('After Thursday, November 6, 2025')
  })

  it('no recording is promised where none is named', () => {
    const without = webinar.draft.replace(/Register anyway[^\n]*\n\n/, '')
    const angles = askFor({ ...webinar, draft: without }, { steps: 8, channels: ['email'] }).result.steps
    expect(angles.map((s) => s.angle)).not.toContain('resource')
    expect(texts(angles.slice(1))).not.toMatch(/recording/i)
  })
})

it('a mail signed by a German company is not held to the law of the United States', () => {
  const draft =
    'Hello Mr Brandt,\n\nwe service compressors within eight hours.\n\nMay I send you our list of prices?\n\nKind regards,\nKatrin Vogel\nDrucklufttechnik Vogel GmbH'
  const said = (wishes = {}) =>
    askFor({ kind: 'cold_outreach', draft }, { steps: 1, ...wishes })
      .result.checks.map(({ message }) => message)
      .join(' ')
  expect(said()).toContain('UWG')
  expect(said()).not.toContain('CAN-SPAM')
  expect(said({ audience: { jurisdiction: 'US' } })).toContain('CAN-SPAM')
})
