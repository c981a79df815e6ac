/** Briefs and short mails as people type them: the matter is theirs, every channel says something, and no step says what another said. */
import { describe, expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { matterIn } from '#shared/operations/brief-matters.ts'
import requests from '../../fixtures/sequence-requests.json' with { type: 'json' }
import { ask, type Step } from './calls.ts'

const CHANNELS = ['email', 'linkedin', 'call', 'sms', 'task'] satisfies Step['channel'][]
const plans = requests.flatMap(({ id, kind, request }) =>
  [{}, { steps: 8, channels: CHANNELS }, { steps: 6, channels: ['email'] }].map((wishes) => ({
    id: `${id} ${JSON.stringify(wishes)}`,
    kind,
    request,
    answer: ask({ ...request, ...wishes }),
  })),
)
const later = (steps: readonly Step[]) => steps.filter(({ n }) => n > 1)

/** What is told in a text, without manners, questions and what is to be filled in. */
const told = ({ channel, text }: Step): string[] =>
  channel === 'task' || channel === 'call'
    ? []
    : parse({ draft: text ?? '' }, DEFAULT_PROFILE, new Memo(), null)
        .sentences.filter(
          (s) => s.words > 5 && !s.question && (s.region === 'opening' || s.region === 'body'),
        )
        .map((s) => s.text.replaceAll(/\s+/g, ' ').trim())
        .filter(
          (line) => !/[[:]|https?|\b(?:stop|STOP|not hear|write again|no more|won't write)\b/.test(line),
        )

describe('a brief', () => {
  it('is planned as the kind its words name', () => {
    for (const { id, kind, request, answer } of plans)
      if (kind !== null && 'brief' in request) expect(answer.input.kind, id).toBe(kind)
  })

  it.each([
    'We collect unpaid invoices for builders. 40 firms in Leeds.',
    'We win back lapsed customers for gyms.',
    'We help teams onboard new customers.',
    'We partner with 40 schools already.',
    'We help people who signed up for a gym and never go.',
    'Our tool finds invoices that are paid late.',
    'Monitoring for greenhouse pumps.',
  ])('that tells a trade is of no other kind for it: %s', (about) => {
    expect(matterIn({ about })).toBeNull()
  })
})

describe('every plan', () => {
  it('says something at each step, and uses each channel that was asked for where there is room', () => {
    for (const { id, request, answer } of plans) {
      const { steps } = answer.result
      for (const { text, n } of steps)
        if (!('draft' in request && n === 1)) expect(text?.trim(), id).toBeTruthy()
      if (steps.length < 6) continue
      const left = answer.warnings.filter(({ code }) => code === 'channel_left_out').length
      const used = new Set(steps.map(({ channel }) => channel)).size
      if (id.includes('linkedin')) expect(used + left, id).toBe(CHANNELS.length)
    }
  })

  it('tells nothing in two of its steps, whatever their channels', () => {
    let lines = 0
    for (const { id, answer } of plans) {
      const { steps } = answer.result
      if (steps.some(({ angle }) => angle === 'timing' && steps[0]?.preheader !== null)) continue
      const seen = new Map<string, number>()
      for (const step of later(steps))
        for (const line of told(step)) {
          expect(seen.get(line), `${id}: ${line}`).toBeUndefined()
          seen.set(line, step.n)
          lines++
        }
    }
    expect(lines).toBeGreaterThan(150)
  })

  it('spends no sentence on the mails before it', () => {
    for (const { id, answer } of plans)
      for (const { text } of later(answer.result.steps)) {
        expect(text, id).not.toMatch(
          /\bmy (?:first |last )?(?:note|mail|email)\b.*\b(?:gave|left out|got lost|was too)\b/i,
        )
        expect(text, id).not.toMatch(/\b(?:heard enough|in case you missed|just following up)\b/i)
      }
  })

  it('ends no name with two dots and greets nobody by a title alone', () => {
    for (const { id, answer } of plans)
      for (const { text } of later(answer.result.steps)) {
        expect(text, id).not.toMatch(/\p{L}\.\.(?!\.)/u)
        expect(text, id).not.toMatch(/\b(?:Hi|Dear) (?:Mr|Mrs|Ms|Dr)[,.]? ?,|Hi Mr it/)
      }
  })

  it('has its texts in what is exported, with days that only grow', () => {
    for (const { id, answer } of plans) {
      const { steps, export: out, totals } = answer.result
      expect(
        out.generic.map(({ body }) => body),
        id,
      ).toEqual(steps.map(({ text }) => text))
      for (const [i, step] of steps.entries())
        if (i > 0) expect(step.day_offset - (steps[i - 1]?.day_offset ?? 0), id).toBeGreaterThanOrEqual(2)
      expect(totals.span_days).toBe(steps.at(-1)?.day_offset)
    }
  })
})

const textsOf = (id: string) =>
  later(plans.find((plan) => plan.id.startsWith(`${id} `))?.answer.result.steps ?? [])
    .map(({ text }) => text)
    .join('\n')

describe('who writes to whom', () => {
  it.each(['cleaning_negotiation', 'trade_supplier_buyer', 'rent_tenant', 'negotiation'])(
    'who pays asks for terms, and sells nothing: %s',
    (id) => {
      expect(textsOf(id)).toMatch(/the (?:cleaning contract|rent)|our broadband contract|the renewal quote/)
      expect(textsOf(id)).not.toMatch(/customer of the same size|worth a look|my last note|any interest/)
    },
  )

  it('who waits for money asks for a day, by the number of the invoice', () => {
    for (const id of ['invoice_overdue', 'invoice', 'invoice_reminder'])
      expect(textsOf(id)).toMatch(/invoice (?:2291|4471|2024-118)/)
  })

  it('who asks a customer for a name sells nothing either', () => {
    expect(textsOf('referral_ask')).toContain('how things stand with the kitchen')
    expect(textsOf('testimonial')).not.toMatch(/nobody comes to mind|pass(?:ing)? on/)
  })

  it('a department is nobody’s firm', () => {
    const { steps } = ask({
      kind: 'customer_success',
      from_name: 'Kofi from Onboarding',
      draft:
        'Hi Lena,\n\nYour last import stopped on Friday.\n\nShould I look into it with you?\n\nKofi\nOnboarding, Siteboard',
      channels: ['email', 'call'],
    }).result
    const calls = steps.filter(({ channel }) => channel === 'call').map(({ text }) => text)
    expect(calls.join('\n')).toContain("It's Kofi from Siteboard.")
  })
})

it('each fact of a brief that is left stands before a question of a later step, once', () => {
  const proof = [
    'Harper & Co moved 61 clients in six weeks.',
    'A payslip costs £2.10.',
    'Queries are answered within four hours.',
    'We run payroll in three currencies.',
  ]
  const { steps } = ask({
    kind: 'cold_outreach',
    steps: 6,
    channels: ['email'],
    brief: { about: 'We run payroll for accountants.', proof, sender: { company: 'Paybright' } },
  }).result
  for (const fact of proof)
    expect(
      steps.filter((s) => s.text?.toLowerCase().includes(fact.toLowerCase())),
      fact,
    ).toHaveLength(1)
})
