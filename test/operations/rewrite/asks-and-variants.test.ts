import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { findAsks } from '#shared/operations/cta/found.ts'
import { isSameCall } from '#shared/operations/cta/same-call.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { wordsApart } from '#shared/operations/rewrite/different.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { readCorpus, readPairs } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'
import { withChanges } from '../../support/with-changes.ts'

type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
const answer = (request: Request) => local(contract.input.parse(request), context)
const rewritten = (request: Request) => answer(request).result.variants[0]?.draft ?? ''
const codes = (request: Request) => answer(request).warnings.map(({ code }) => code)

const mails: [string, Request][] = [
  ...readCorpus(),
  ...readPairs().map(({ name, worse }) => ({ id: name, draft: worse.draft })),
].map(({ id, draft }) => [id, contract.input.parse(JSON.parse(JSON.stringify(draft)))])

const MOVED = new Set(['cut', 'ask', 'order', 'include'])

/** Firm asks of a body. */
const asksOf = (request: Request, draft: string) => {
  const doc = parse(contract.input.parse({ ...request, draft }), DEFAULT_PROFILE, new Memo(), dictionary)
  return findAsks(doc).filter(({ weak, small }) => !weak && !small)
}
const isNoAsk = (of: { type: string; field: string }) => of.type !== 'ask' && of.field === 'draft'

describe.each(mails)('variants of %s', (_id, request) => {
  const { result, warnings } = answer({ ...request, variants: 5 })
  const { variants } = result

  it('differ in five words of the body or in its order before another label or subject is tried', () => {
    const ofBody = variants.slice(1).filter(({ angle }) => !/ (?:label|subject)$/.test(angle))
    for (const { draft, changes } of ofBody)
      for (const other of [request.draft, ...ofBody.map((each) => each.draft)])
        expect(
          draft === other || wordsApart(draft, other) >= 5 || changes.some(({ type }) => type === 'order'),
        ).toBe(true)
    expect(variants.slice(1, ofBody.length + 1)).toEqual(ofBody)
  })

  it('differ from the draft and from each other in more than a few words', () => {
    expect(variants.map(({ id }) => id)).toEqual(variants.map((_, i) => `v${i + 1}`))
    variants.forEach((variant, i) => {
      const others = variants.slice(0, i).map(({ draft, subject }) => ({ draft, subject }))
      if (i > 0) others.push({ draft: request.draft, subject: request.subject ?? null })
      for (const { draft, subject } of others)
        expect(
          wordsApart(variant.draft, draft) >= 5 ||
            variant.subject !== subject ||
            variant.changes.some(({ type }) => MOVED.has(type)),
        ).toBe(true)
    })
    for (const { changes } of variants.slice(1)) expect(changes).not.toEqual([])
    if (variants.length < 5) expect(warnings.map(({ code }) => code)).toContain('fewer_variants')
  })

  it('get no ask beside others', () => {
    // A long sentence that was split may show an ask that stood in it.
    const plain = variants.map(({ changes }) => withChanges(request.draft, changes.filter(isNoAsk)))
    const before = Math.max(...[request.draft, ...plain].map((draft) => asksOf(request, draft).length))
    for (const { draft, changes } of variants) {
      const asks = changes.filter(({ type }) => type === 'ask')
      // A sentence that is put as an ask was one in all but words.
      const put = asks.filter((change) => change.before !== '').length
      if (asks.length > 0)
        expect(asksOf(request, draft).length).toBeLessThanOrEqual(Math.max(1, before + put))
      if (asks.length > put) expect(asksOf(request, draft).length).toBeLessThanOrEqual(Math.max(1, before))
    }
    expect(variants.length).toBeGreaterThan(0)
  })
})

describe('variants that turn a mail', () => {
  const variantsOf = (request: Request) => answer({ ...request, variants: 5 }).result.variants
  const angle = (request: Request, name: string) => variantsOf(request).filter((v) => v.angle === name)
  const renewal: Request = {
    kind: 'renewal',
    subject: 'Your contract',
    draft:
      'Hi Joanne,\n\nYour Fleetwise plan renews on 1 February at $18,600 for 40 vehicles, up from $17,200.\n\nThis year the plan cut your idle time from 11% to 6%. Shall I send the order form for 40 or for 44?\n\nSam',
  }

  it('ask for less than an appointment where the mail asks for one, and reword no request for its own sake', () => {
    const draft = (close: string) =>
      `Hi Dana,\n\nYour Leeds line scrapped 4.1% last quarter. We helped Osterman cut scrap to 2.6%.\n\n${close}\n\nTom`
    const asked = (close: string) => ({ kind: 'cold_outreach', draft: draft(close) }) as const
    const [smaller] = angle(asked('Do you have some time next week for a quick call?'), 'a smaller ask')
    expect(smaller?.draft).not.toMatch(/call|time/)
    expect(smaller?.draft.match(/\?/g)).toHaveLength(1)
    expect(angle(asked('Would a one-page summary help you?'), 'a smaller ask')).toEqual([])
    const reworded = variantsOf(renewal).filter(({ changes }) => changes.some(({ type }) => type === 'ask'))
    expect(reworded).toEqual([])
  })

  it('put a request first that can be read there, and none that leans on what is behind it', () => {
    const mail = (close: string): Request => ({
      kind: 'cold_outreach',
      subject: 'Biofilm in heat exchangers',
      draft: `Hi Dr. Osei,\n\nYour paper says cleaning every 40 days wastes half the downtime. We measure biofilm from outside the pipe.\n\n${close}\n\nLena`,
    })
    const [first] = angle(mail('Would your lab like to borrow a sensor for a month?'), 'ask first')
    expect(first?.draft).toMatch(
      /^Hi Dr\. Osei,\n\nWould your lab like to borrow a sensor for a month\?\n\nYour paper/,
    )
    expect(first?.draft.match(/borrow a sensor/g)).toHaveLength(1)
    for (const close of ['Would it help you to borrow his sensor for a month?', 'Worth sending over?'])
      expect(angle(mail(close), 'ask first'), close).toEqual([])
  })

  it('offer another subject of the mail’s own words, and never for a reply', () => {
    const draft =
      'Hello,\n\nFlour prices fell: a 16 kg bag costs £14.20 at the co-op. Hana Okafor teaches a sourdough class on 6 December for £35. The Corner Loaf is closing and selling three ovens from £1,100.\n\nAda'
    const subjects = (subject: string) =>
      new Set(variantsOf({ draft, subject, kind: 'follow_up' }).map((v) => v.subject))
    expect(subjects('Re: your ovens')).toEqual(new Set(['Re: your ovens']))
    expect(subjects('Three ovens and a class').size).toBeGreaterThan(1)
  })

  it('ask a stranger for less, and never more firmly where that scores less', () => {
    const draft =
      'Hi Ana,\n\nYour second hall in Leeds opens in May. We light exhibition halls, and Mercer Hall cut its bill by 31% with our lamps. I would love to talk about it. Would you be open to a quick chat next week?\n\nTom'
    const found = variantsOf({ draft, subject: 'Lamps for the Leeds hall', kind: 'cold_outreach' })
    expect(found.map(({ angle }) => angle)).toContain('a smaller ask')
    for (const { angle, score } of found)
      if (angle === 'direct') expect(score).toBeGreaterThanOrEqual(found[0]?.score ?? 0)
  })

  it('are none where “please tell me” would stand for “could you tell me”', () => {
    const draft = `Hi Ana,\n\nInvoice 2291 for £480 was due on 4 May. Could you tell me what day it will be paid?\n\nTom`
    for (const { draft: text } of variantsOf({ draft, subject: 'Invoice 2291', kind: 'billing' }))
      expect(text).toContain('Could you tell me')
  })

  it('ask no buyer who complained for interest, and press nobody to have time', () => {
    const draft = (ask: string) =>
      `Dear Mrs Nakamura,\n\nWe are sorry that the cello was not ready on the day we promised. It is ready on Friday 9 May, and we have taken 20% off.\n\n${ask}\n\nSincerely,\nAnton Reyes`
    for (const kind of ['apology', 'support_reply'] as const)
      for (const ask of ['What time suits you to pick it up?', 'Would you have time for a quick call?'])
        for (const { draft: text } of variantsOf({ draft: draft(ask), subject: 'Re: The cello', kind }))
          expect(text).not.toMatch(/hearing more|Please have/)
  })

  it('have no subject of words that every version cuts', () => {
    const draft =
      'Dear Signora Bellini,\n\nWe make pasta in a mill near Ancona, and you run the cookery school there. I believe that there is a huge potential for our two companies to work together. In other words, a win-win.\n\nWe would supply 30 kilos a month for your classes at no cost, and your students would get a card with 15% off in our shop. In return your school would name us on the recipe sheets. We do the same with two schools in Bologna, where 340 students bought from us in the first half-year. The mill is forty minutes from you. We could think about an event together in the autumn, a joint newsletter, or something on social media. The flour is from two farms above Osimo and is milled on Mondays.\n\nIs this worth exploring?\n\nWarm regards,\nChiara Donati'
    const found = variantsOf({ draft, subject: 'Partnership?', kind: 'partnership' })
    expect(found[0]?.draft).not.toMatch(/potential|In other words/)
    for (const { subject } of found) expect(subject).not.toMatch(/potential/i)
  })

  it('are none where only a contraction would differ', () => {
    expect(wordsApart("we'll see what it's worth", 'We will see what it is worth')).toBe(0)
  })

  it('come for three mails of five, and none is worse than the mail', () => {
    const found = mails.map(([, request]) => variantsOf(request))
    expect(found.filter((variants) => variants.length > 1).length).toBeGreaterThanOrEqual(
      (mails.length * 3) / 5,
    )
    for (const { score_delta, placeholders_preserved, facts } of found.flat()) {
      expect(score_delta).toBeGreaterThanOrEqual(0)
      expect(placeholders_preserved).toBe(true)
      expect(facts.added_numbers).toEqual([])
    }
  })
})

describe('the variant with another label', () => {
  const linked = (kind: Request['kind'], label: string): Request => ({
    kind,
    subject: 'Your order 4121 is on its way',
    draft: `<p>Hi Ana,</p><p>Your order 4121 left our workshop in Leith this morning and reaches you on Friday. The carrier brings it between 9 and 12.</p><p><a href="https://shop.example/4121">${label}</a></p><p>Tom Reid</p>`,
    format: 'html',
    variants: 5,
  })

  it.each(['See your order', 'Update your card', 'Get started', 'Pick up your parcel'])(
    'is none where only the verb would differ, or a button holds the same words: %s',
    (label) => {
      const labels = (['transactional', 'billing', 'onboarding'] as const).flatMap((kind) =>
        answer(linked(kind, label)).result.variants.flatMap(({ angle, draft }) =>
          /label/.test(angle) ? (/<a\b[^>]*>(.*?)<\/a>/.exec(draft)?.[1] ?? []) : [],
        ),
      )
      expect(labels.filter((other) => isSameCall(label, other))).toEqual([])
    },
  )

  it('holds no part of the address that it leads to', () => {
    const ask = 'Please sign up here https://stalls.example/page by Friday.'
    const draft = `Hi Ana,\n\nThe spring market runs for a day longer this year, with forty stalls in the yard.\n\n${ask}\n\nTom`
    for (const kind of ['event_invitation', 'promotional'] as const)
      for (const { draft: text } of answer({ kind, subject: 'The spring market', draft, variants: 5 }).result
        .variants)
        expect(text).not.toMatch(/here https by|\bhttps\b(?!:)/)
  })
})

describe('a shorter variant', () => {
  it.each([
    [
      'negotiation',
      'We can do $84,000 if you sign for two years. Below that we would lose money on support.',
    ],
    [
      'cold_outreach',
      'Your Google reviews mention slow replies. Restaurants lose bookings that way. We answer them the same day.',
    ],
    [
      'partnership',
      'You sell rain jackets; we run guided walks in the Harz. I suggest a simple swap: we hand out your fitting voucher with every booking confirmation, and you put our calendar on your counter. No money changes hands.',
    ],
  ] as const)('keeps the argument of a %s', (kind, body) => {
    const draft = `Hi Victor,\n\n${body}\n\nWhat we cannot move is the cap. The rest is as we said on the phone when we met in spring.\n\nCould you reply by the 28th?\n\nHannah`
    for (const variant of answer({ draft, kind, variants: 5 }).result.variants)
      expect(variant.draft, variant.angle).toMatch(/lose money|lose bookings|simple swap/)
  })

  it('offers nobody else’s time as its own', () => {
    const draft =
      'Hi Ines,\n\nYour talk on planners is the reason I am writing. We are hiring for storage.\n\nWould you be open to a 20-minute chat with Jonas, who leads the team?\n\nMei'
    for (const { draft: text } of answer({ draft, kind: 'recruiting', variants: 5, tone: ['direct'] }).result
      .variants)
      expect(text).not.toContain('Could we have')
  })
})

describe('a mail that asks for several things', () => {
  const cold = (close: string): Request => ({
    kind: 'cold_outreach',
    subject: 'Reno pick rates',
    draft: `Hi Ana,\n\nYou hired three warehouse managers in Reno in June. Slotwise moves your fastest items every night, and Brightline cut walking time by 22% with it.\n\n${close}\n\nBest,\nTom`,
  })

  it('keeps the one it is for', () => {
    const draft = rewritten(
      cold('Please also check out our blog. Would the slotting report help you? Feel free to forward this.'),
    )
    expect(draft).toContain('Would the slotting report help you?')
    expect(draft).not.toMatch(/our blog|Feel free/)
  })

  it('does not lose a link, a name or a figure for it, and says that asks are left', () => {
    const request = cold(
      'Are you free tomorrow at 2pm? Please also check out our site at https://slot.example and download our paper.',
    )
    expect(rewritten(request)).toContain('https://slot.example')
    expect(rewritten(request)).toContain('2pm')
    expect(codes(request)).toContain('several_asks_left')
  })

  it('gets no question in place of a wish that stands beside a question', () => {
    const draft = rewritten(cold('I would love to hop on a quick call. Are you free tomorrow at 2pm?'))
    expect(draft.match(/\?/g)).toHaveLength(1)
    expect(draft).toContain('Are you free for a call tomorrow at 2pm?')
  })

  it('keeps what each of two people is asked', () => {
    const request: Request = {
      kind: 'meeting_recap',
      draft:
        'Team,\n\nThe kiln sensors go live on 12 June.\n\nMarcus, can you confirm the stock? Anna, please book a site visit.\n\nThanks,\nBea',
    }
    expect(rewritten(request)).toBe(request.draft)
  })
})

describe('a long wish for a meeting', () => {
  it('becomes a question that keeps its length, without the talk of what the sender does', () => {
    const draft =
      "Hi Ana,\n\nYour dock in Leeds has a queue on Tuesdays. We plan dock slots for hauliers. I'd love to jump on a quick 15 minute call this week to show you how we can help you crush your number. Are you free on Tuesday at 2pm?\n\nTom"
    expect(rewritten({ kind: 'cold_outreach', draft })).toContain(
      'Are you free for a 15-minute call on Tuesday at 2pm?',
    )
  })

  it('keeps what the meeting is about', () => {
    const draft =
      'Hi Ana,\n\nThe licence for your dock ends on 30 June. I would like to set up a call to walk you through the plan for the second gate.\n\nTom'
    expect(rewritten({ kind: 'renewal', draft })).toContain(
      'Could I walk you through the plan for the second gate in a call?',
    )
  })
})

describe('the variant that asks first', () => {
  const variantsOf = (ask: string) =>
    answer({
      kind: 'press_pitch',
      subject: 'Empty buses in Kassel',
      draft: `Dear Ms Albrecht,\n\nYour piece on empty school buses in October said that nobody counts the passengers. In Kassel 112 buses have counted every child since April.\n\nThe head of transport, Jutta Weiss, would show you the data. ${ask}\n\nBest regards,\nMalte Krüger`,
      variants: 5,
    }).result.variants.map(({ angle }) => angle)
  it('asks for no day before the mail has said what for', () => {
    expect(variantsOf('Would Thursday or Friday next week suit you?')).not.toContain('ask first')
    expect(
      variantsOf('Would you like to visit our depot in Reno on Thursday or Friday next week?'),
    ).toContain('ask first')
  })

  it.each([
    'Would you like me to keep you a seat at one of them?',
    'Could you tell the crew by Thursday which day it will be?',
    "Are you open to fifteen minutes next week to see if it's a fit?",
  ])('asks for nothing that only the rest of the mail names: %s', (close) => {
    expect(variantsOf(close)).not.toContain('ask first')
  })
})

describe('an ask in the middle of a mail', () => {
  it('stays where the sender says behind it when they are free', () => {
    const draft =
      'Hey Jon,\n\nLoved catching up at the conference! Let’s definitely keep the conversation going. Are you around next week for a coffee? I’m free Tuesday or Thursday morning.\n\nAlso wanted to share that we just launched our partner program, which I think could be a great fit for you. Happy to send over details.\n\nTalk soon,\nMel'
    expect(rewritten({ kind: 'meeting_request', draft })).toContain('for a coffee? I’m free Tuesday')
  })
})

describe('a wish to show something in a call', () => {
  it.each([
    [
      'I would love to hop on a 15 minute call to walk you through the audit.',
      'Could I walk you through the audit in a 15 minute call?',
    ],
    [
      "We'd love to set up a quick demo to show you the new routing board.",
      'Could we show you the new routing board in a demo?',
    ],
    [
      'I would like to set up a 20-minute call to give you a tour of the returns desk.',
      'Could I give you a tour of the returns desk in a 20-minute call?',
    ],
    [
      "I'd love to set up a quick call next week to discuss the size page.",
      'Could we have a call next week to discuss the size page?',
    ],
  ])('“%s” asks who shows it', (wish, asked) => {
    const draft = `Hi Ana,\n\nBrightdesk cut returns at Harbour Denim from 31% to 19% in one season. Your size page sends buyers to a PDF.\n\n${wish} Let me know if you are free.\n\nTom`
    expect(rewritten({ kind: 'cold_outreach', draft })).toContain(asked)
  })
})

describe('a renewal that leaves the reader a choice', () => {
  const choice =
    'Hi Denise,\n\nYour plan renews on 15 January at $25,680. You have 12 unused seats, so I suggest going from 60 to 50 for $21,400.'
  it.each([
    [
      "Please let me know how you'd like to proceed and I'll send the papers.",
      'How would you like to proceed?',
    ],
    ['Let me know what you think.', 'Does that work for you?'],
  ])('“%s” takes nothing as settled', (close, asked) => {
    expect(rewritten({ kind: 'renewal', draft: `${choice}\n\n${close}\n\nMarcus` })).toContain(asked)
  })
})

it('a mail of somebody who was referred to its reader offers to connect nobody', () => {
  const draft =
    'Hi Sam,\n\nKaren Liu said you run hiring at Foxbridge. We screen engineers in three days.\n\nLet me know your thoughts.\n\nNed'
  for (const { draft: text } of answer({ kind: 'referral_intro', draft, variants: 3 }).result.variants)
    expect(text).not.toContain('connect you two')
})

it('a meeting that a recap proposes stays proposed', () => {
  const draft =
    'Hi Sam,\n\nThanks for your time today! We agreed on the pilot in Leeds with two docks.\n\nI guess a meeting next week makes sense?\n\nNed'
  for (const tone of [[], ['direct'] as const])
    for (const { draft: text } of answer({ kind: 'meeting_recap', draft, variants: 5, tone: [...tone] })
      .result.variants)
      expect(text).toMatch(/two docks\.\s+I guess a meeting next week makes sense\?/)
})

describe('a rewrite that shows less surely what kind of mail it is', () => {
  const draft =
    'Hi Ana,\n\nI hope this email finds you well. I just wanted to reach out because we basically help dental clinics in order to reduce missed appointments by 30%. Let me know if you might be interested in a call.\n\nBest,\nTom'

  it('says so, with the points it has as the kind that was sent', () => {
    const { warnings, result } = answer({ draft })
    const held = answer({ draft, kind: 'cold_outreach' })
    const [now, named] = [result.variants[0]?.score ?? 0, held.result.variants[0]?.score ?? 0]
    expect(now).toBeGreaterThan(named)
    expect(warnings).toContainEqual({
      code: 'kind_less_sure',
      message: expect.stringMatching(new RegExp(`cold outreach.* has ${named}\\. Name \`kind\``)),
    })
    expect(held.warnings.map(({ code }) => code)).not.toContain('kind_less_sure')
  })
})

it('says of a mail without text that there is nothing to rewrite', () => {
  expect(answer({ draft: '  ' }).result.unchanged_reason).toMatch(/^There is no text to rewrite\./)
})
