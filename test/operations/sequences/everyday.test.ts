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
    expect(textsOf('referral_ask')).not.toMatch(/of interest to you|closer look/)
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

describe('the day a reminder names', () => {
  it.each([
    ['past_trial', '1 July', '2 June'],
    ['past_roof', '20 January', '14 October'],
    ['past_closure', '24 June', '3 May'],
    ['past_year', '8 May', '2 May'],
    ['past_storm', '15 December', '2 November'],
    ['later_result', '30 November', '10 December'],
  ])('is one to come, and of what is asked: %s', (id, day, other) => {
    expect(textsOf(id)).toMatch(new RegExp(`\\b${day} is (?:nearly here|the last day)`))
    expect(textsOf(id)).not.toMatch(new RegExp(`\\b${other}\\b`))
  })

  it('is none where the mail only tells of days that were', () => {
    expect(textsOf('only_past')).not.toMatch(/3 May|nearly here|last day/)
  })

  it.each([
    'Thank you for coming to the farm on 2 May.',
    'Our hall was closed until 3 May.',
    'Last spring the fair on 3 May drew 900 people.',
    'You opened an account on 3 May.',
  ])('is no day of a story: %s', (told) => {
    const draft = `Hi Kim,\n\n${told} There are new benches now.\n\nSee them: https://hall.example/new\n\nThe Hall team`
    const texts = later(ask({ kind: 'promotional', draft }).result.steps).map(({ text }) => text)
    expect(texts.join('\n')).not.toMatch(/nearly here|last day|\d May/)
  })

  it.each([
    ['Join us for the guided walk on 2 May.', '2 May'],
    ['Our renewed hall opens on 3 May.', '3 May'],
    ['We have extended the sale until 9 May.', '9 May'],
    ['The open day organised by the choir is on 8 May.', '8 May'],
  ])('may stand beside a form of the past that tells no story: %s', (told, day) => {
    const draft = `Hi Kim,\n\n${told}\n\nSee it: https://hall.example/new\n\nThe Hall team`
    const reminder = later(ask({ kind: 'promotional', draft }).result.steps).find((s) => s.angle === 'timing')
    expect(reminder?.text).toContain(day)
  })
})

describe('the matter of a later mail', () => {
  it.each([
    ['matter_winback', /hike|Keswick/],
    ['matter_service', /about (?:the )?brake cables|for brake cables|Leith workshop:/],
    ['matter_update', /about starter plans/],
    ['matter_press', /washing machine engineer/],
  ])('is nothing that is only named beside it: %s', (id, wrong) => {
    expect(textsOf(id)).not.toMatch(wrong)
  })

  it('does not end with a day that ends its offer', () => {
    for (const { id, answer } of plans)
      for (const { text } of later(answer.result.steps))
        expect(text, id).not.toMatch(/[Ll]ast (?:call|day) for (?!the (?:rent|invoice))(?:the|your|a) /)
  })
})

describe('an order to the writer', () => {
  const first = (id: string) =>
    plans.find((plan) => plan.id.startsWith(`${id} `))?.answer.result.steps[0] ?? { text: '', to_fill: [] }

  it.each([
    ['ordered_sale', 'Would you like to book a call?', /I want to sell|get them/],
    ['offer_predicate', 'It is free for all plans.', /You get free/],
    ['ask_yes_or_no', 'Are late cancellations a problem for you?', /yes or no on|does that work/],
    ['ask_register', 'Register: [link to the page]', /Does this work/],
    ['ask_them', 'Do you want a demo?', /ask (?:them|you)|: Vans/],
  ])('is turned into words to the reader: %s', (id, said, pasted) => {
    expect(first(id).text).toContain(said)
    expect(`${first(id).text}\n${textsOf(id)}`).not.toMatch(pasted)
  })

  it('without the page it sends to leaves a part to fill', () => {
    expect(first('ask_register').to_fill).toContain('[link to the page]')
  })

  it.each([
    ['ask them what slows their drivers down', 'Could you tell me what slows your drivers down?'],
    ['I want them to try it for a month', 'Would you like to try it for a month?'],
    ['whether they use a rota app', 'Do you use a rota app?'],
    ['Get people to sign up at https://a.example/u', 'Would you like to sign up at https://a.example/u?'],
  ])('becomes a question: %s', (wanted, question) => {
    const brief = { about: 'We plan routes for couriers.', ask: wanted }
    expect(ask({ kind: 'cold_outreach', brief }).result.steps[0]?.text).toContain(question)
  })
})

describe('how a step begins and ends', () => {
  it('the last mail asks for no permission to stop', () => {
    for (const { id, answer } of plans)
      for (const { text, angle } of later(answer.result.steps))
        if (angle === 'close_file')
          expect(text, id).not.toMatch(
            /\b(?:all right|OK|fine) (?:with|for|if|to leave)|[Ss]hall (?:I|we) leave/,
          )
  })

  it('signs with the name a mail ends with, where no close stands before it', () => {
    for (const { text, channel } of later(
      plans.find((plan) => plan.id.startsWith('signed_without_close '))?.answer.result.steps ?? [],
    ))
      expect(text).toMatch(
        channel === 'email' ? /\n\nOllie Grant\nNightline Care$/ : /Ollie from Nightline Care/,
      )
  })

  it('keeps the address that stands above the way out', () => {
    const steps =
      plans.find((plan) => plan.id.startsWith('address_above_way_out '))?.answer.result.steps ?? []
    expect(steps.length).toBeGreaterThan(1)
    for (const { text } of later(steps))
      expect(text).toContain('Deskhaus · 12 Dock Street · Leeds\nUnsubscribe: https://desk.example/u')
  })

  it('greets nobody by surname with “Hi”, but where the draft does', () => {
    for (const { id, answer } of plans)
      for (const { text, channel } of later(answer.result.steps))
        if (channel !== 'email') expect(text, id).not.toMatch(/\bHi (?:Mr|Mrs|Ms|Prof)\b/)
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
