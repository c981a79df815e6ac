/** What is offered to ask with: enough of it, all of it true, and in the voice of whoever says it. */
import { describe, expect, it } from 'vitest'
import { unframed } from '#shared/operations/cta/other-angles.ts'
import { answer, type Request } from './asked.ts'

const texts = (request: Request) => answer(request).result.candidates.map((c) => c.text)
const issues = (request: Request) => answer(request).result.issues.map((i) => i.code)
const mail = (kind: Request['kind'], ask: string, more = ''): Request => ({
  kind,
  draft: `Hi Marcus,\n\nFernhill Dental opened its fifth practice in Reading last month, and your front desks still chase unpaid bills by phone. Ashgrove Dental recovered £38,400 in its first quarter without a single call, and your three oldest practices look much the same.\n\n${ask}\n${more}\nLeah Brandt`,
})

describe('a mail with a plain ask', () => {
  it.each([
    ['cold_outreach', 'Would it be useful to see how Ashgrove set it up?'],
    ['cold_outreach', 'Shall I send you the Penrose figures?'],
    ['partnership', 'Could we try it for the April walks?'],
    ['follow_up', 'Could you send me both by Friday?'],
    ['customer_success', 'Shall I set one up for next week?'],
    ['meeting_request', 'Would Tuesday at 10 or Wednesday at 15:00 suit you?'],
    ['meeting_request', 'Can you do Thursday at 9 or Friday at 14:30 for a walk?'],
    ['negotiation', 'Can you take this to your CFO before the 28th?'],
    ['cold_outreach', 'Would a 10 kg sack of the stoneground rye be useful for a test bake?'],
    ['billing', 'Could you let me know by Friday when it will be paid?'],
  ] as const)('has three others to choose from: %s, “%s”', (kind, ask) => {
    expect(texts(mail(kind, ask)).length).toBeGreaterThanOrEqual(3)
  })
})

describe('nothing is offered that is not true', () => {
  it('to send is only what the sender makes or has', () => {
    const plans = 'We built Paylow, a tool that texts patients a payment link the day a plan fails.'
    const request = mail('cold_outreach', `${plans}\n\nWould it be useful to see how Ashgrove set it up?`)
    for (const text of texts({ ...request, commitment: 'low' })) expect(text).not.toContain('a plan')
    const study = 'The engine was found by an independent study to be accurate.'
    expect(texts(mail('cold_outreach', study)).join()).not.toContain('study')
  })

  it('nobody is asked when they do what is due today', () => {
    const lease = mail('other', 'Could you send me the signed lease for 14 Orchard Road today?')
    expect(texts(lease).filter((text) => text.startsWith('When'))).toEqual([])
  })

  it('a session is had and not sent, and a step is taken and of no use', () => {
    expect(texts(mail('customer_success', 'Would a session on the 22nd help?')).join()).not.toContain(
      'send you',
    )
    expect(texts(mail('proposal', 'Would you like to go ahead with option B?')).join()).not.toContain(
      'be of use',
    )
  })

  it('nobody needs time, or somebody else, to stay at home', () => {
    const asked = texts(mail('internal', 'Please work from home that day.'))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.join()).not.toMatch(/time to|If not you/)
  })

  it('a label of a mailing names what the sender makes where the subject names nothing', () => {
    const draft =
      '<p>Hi {{first_name}},</p><p>Our new <b>Harbour</b> range is here: six oilskin jackets, made in Whitby, from £140. The first 50 orders get free re-waxing for two years.</p><p><a href="https://oilskin.example/harbour">Learn more</a></p>'
    expect(texts({ kind: 'promotional', subject: 'Something new', draft })).toContain('See the Harbour range')
  })

  it('nobody needs time to live with an offer, and nobody else could', () => {
    const asked = texts(mail('negotiation', 'Can you live with that?'))
    expect(asked.join()).not.toMatch(/time to live|who could live/)
  })

  it('a label says no half of where something is had', () => {
    const { draft } = mail(
      'newsletter',
      'Get your season ticket at the desk or online: https://pool.example/t',
    )
    expect(texts({ kind: 'newsletter', draft })).not.toContain('Get your season ticket at the desk')
  })

  it('nobody is asked to talk about people', () => {
    const request = {
      ...mail('cold_outreach', 'We are a team of logistics experts.\n\nIs this of interest?'),
      subject: 'For modern logistics leaders',
      commitment: 'high' as const,
    }
    expect(texts(request).join()).not.toContain('experts')
  })

  it.each([
    ['thank_you', 'Thank you for staying until nine on Thursday to get the stage rebuilt.'],
    ['transactional', 'Your parcel left our warehouse today and arrives on Wednesday between 9 and 12.'],
  ] as const)('%s asks for nothing, and that is said', (kind, draft) => {
    const { result, warnings } = answer({ kind, draft: `Hi Zoe,\n\n${draft}\n\nPippa` })
    expect(result.candidates).toEqual([])
    expect(warnings.map((w) => w.code)).toContain('asks_nothing')
  })

  it('an overdue invoice is asked after, and not what else is needed', () => {
    const draft =
      'Hello Ms Grant,\n\nInvoice 2025-1187 for $3,420 was due on 14 November and has not reached our account.\n\nDelmar Print'
    const offered = texts({ kind: 'billing', draft })
    expect(offered).toContain('When can we expect payment of invoice 2025-1187?')
    expect(offered.join()).not.toContain('need from me')
  })
})

it('a talk that is named is had, and no verb', () => {
  const chat = mail('recruiting', 'Would you be open to a 20-minute chat with Jonas?')
  expect(texts(chat).join()).not.toMatch(/(?:like|want) to a\b/)
})

it('a day that is offered is a meeting', () => {
  const { primary } = answer(
    mail('meeting_request', 'Would Tuesday at 10 or Wednesday at 15:00 suit you?'),
  ).result
  expect(primary).toMatchObject({ kind: 'meeting', friction: 3 })
})

describe('asks that are missed or too many', () => {
  it('three requests in one sentence are three asks', () => {
    const { result } = answer({
      kind: 'internal',
      draft:
        'Team,\n\nThe printer on floor 3 is broken.\n\nSend me your plate numbers, sign the fire drill sheet and tell Marta whether you come on Friday.\n\nDana',
    })
    expect(result.found.map((f) => f.text)).toEqual([
      'Send me your plate numbers',
      'sign the fire drill sheet',
      'tell Marta whether you come on Friday',
    ])
    expect(result.issues.map((i) => i.code)).toContain('several')
  })

  const FILLER =
    'They send two messages and keep a short list for each dentist. The list fills gaps the same morning. Patients like it because they can move a visit by replying. '

  it('an ask at the head of a mail to a stranger with a long way behind it is buried', () => {
    const ask = 'Would you like to see how Harrow Dental cut no-shows?'
    expect(issues(mail('cold_outreach', ask, `\n${FILLER.repeat(4)}\n`))).toContain('buried')
    expect(issues(mail('cold_outreach', ask))).not.toContain('buried')
  })

  it('an ask far down a mail to a stranger is buried as well, and two more behind it are several', () => {
    const ask = 'Could you let us know whether there is any interest in a demonstration?'
    const more = '\nPlease call me with any questions. Please forward this to your team.\n'
    const codes = issues(mail('cold_outreach', `${FILLER.repeat(5)}\n\n${ask}`, more))
    expect(codes).toContain('buried')
    expect(codes.some((code) => code === 'several' || code === 'competing')).toBe(true)
  })
})

describe('a label', () => {
  const TO = 'https://x.example/go'

  it('is not what a person was asked to write', () => {
    const request = mail('proposal', 'Could you tell me both by 5 December?')
    for (const { text, first_person } of answer({ ...request, form: 'button', destination: TO }).result
      .candidates) {
      expect(text).not.toMatch(/\b(?:tell|send) me\b/i)
      expect(first_person).toBe(false)
    }
  })

  it('for a look has no deadline', () => {
    const newsletter = mail('newsletter', 'Hana Okafor teaches shaping at Mill Lane on 6 December.')
    const { result } = answer({
      ...newsletter,
      commitment: 'low',
      form: 'link',
      destination: TO,
      deadline: '12 December',
    })
    expect(result.candidates.length).toBeGreaterThan(0)
    for (const { text } of result.candidates) expect(text).not.toContain('by 12 December')
  })
})

describe('three candidates differ in more than their first words', () => {
  it.each([
    ['proposal', 'If you are happy with it, please sign page 6 of the attached PDF and send it back to me.'],
    ['internal', 'Could you send me the final file by Thursday?'],
    ['renewal', 'Would you like me to send the two-year order form?'],
    ['cold_outreach', 'Would it be useful to see how Ashgrove set it up?'],
    ['cold_outreach', 'Would their checklist be useful to you?'],
  ] as const)('%s, “%s”', (kind, ask) => {
    const offered = texts(mail(kind, ask))
    expect(offered).toHaveLength(3)
    expect(new Set(offered.map(unframed)).size).toBe(3)
  })

  it('and a question within a request is asked as one', () => {
    const ask =
      'Please let me know by Friday whether you can come, and whether you would like a parking space.'
    expect(texts(mail('other', ask))).toContain(
      'Can you come, and would you like a parking space? A line by Friday is enough.',
    )
  })
})

describe('a talk is about what the mail is about', () => {
  const invited = `Dear Ms Achterberg,\n\nOn Thursday 21 January we are bringing together thirty heads of procurement for a breakfast in Amsterdam. Marit Veenstra will show how her team turned the reports into a weekly list. After that there is an hour of open discussion under the Chatham House rule.\n\nJoris de Wit`

  it('and no thing said once in passing', () => {
    const request = {
      subject: "You're invited",
      draft: invited,
      goal: 'book_meeting',
      commitment: 'high',
    } as const
    expect(texts(request).join()).not.toContain('Chatham')
    expect(texts(request).length).toBeGreaterThan(0)
  })
})
