/** Asks with a condition in front, days that are no deadline, and lines that nobody could send. */
import { describe, expect, it } from 'vitest'
import { answer, type Request } from './asked.ts'

const result = (request: Request) => answer(request).result
const texts = (request: Request) => result(request).candidates.map(({ text }) => text)

const STOCK: Request = {
  kind: 'cold_outreach',
  subject: 'Stock lists for Tilburg',
  draft:
    'Hi Priya,\n\nKessel were live in three weeks, and the person who ran it there, Joost van Dam, is happy to talk to you without us on the line.\n\nI don’t know if split stock is on your list for Tilburg. If it’s open, would it be useful if I sent the two-page plan Kessel used?\n\nMarieke',
}
const LEASE: Request = {
  kind: 'renewal',
  subject: 'Unit 4B',
  draft:
    'Good morning Mrs. Chen,\n\nThe current lease expires on 31 January 2026, and the landlord offers 24 months at $2,150. Should you wish to proceed, kindly sign and return the enclosed documents by no later than 15 December 2025.\n\nPlease do not hesitate to contact the undersigned should you have any queries.\n\nR. Patel',
}
const EVENT: Request = {
  kind: 'event_invitation',
  subject: 'Breakfast in Manchester, 23 April',
  draft:
    'Hi all,\n\nThirty people who run payroll for restaurants meet in Manchester, and breakfast is on us.\n\nIf you can make it, reserve your seat here by 10 April: https://rota.example/breakfast\n\nIf mornings are impossible, reply with “notes” and I’ll send you what we write down.\n\nCallum',
}

describe('a condition in front of an ask', () => {
  it('leaves a question the question, and is kept in its other wordings', () => {
    const { primary, candidates } = result(STOCK)
    expect(primary?.text).toMatch(/^If it’s open, would it be useful/)
    expect(candidates.length).toBeGreaterThan(1)
    for (const { text } of candidates) expect(text).toMatch(/^If it's open, \p{Ll}.*Kessel used\?$/u)
  })

  it('is an ask where it says what to tell, and a question then', () => {
    const draft =
      'Dear Mr. Okafor,\n\nWe hold the course on site, in groups of twelve.\n\nIf you tell me how many people need the certificate, I will send a schedule.\n\nChidi'
    const { primary, candidates } = result({ kind: 'partnership', draft })
    expect(primary?.text).toMatch(/^If you tell me how many/)
    expect(candidates.map(({ text }) => text)).toContain(
      'Could you tell me how many people need the certificate? Then I will send a schedule.',
    )
  })

  it('takes the name of a firm and what it does for no field of work', () => {
    const draft =
      'Hello Greg,\n\nBakerfield ships about 900 parcels a week, if your job ad is right. We buy postage for 340 small shops together.\n\nWant me to run last month’s parcels through our rates?\n\nDina'
    const asked = { kind: 'cold_outreach', subject: 'Opportunity for Bakerfield', draft } as const
    expect(texts(asked).join('\n')).not.toMatch(/bakerfield ships/)
  })

  it('makes a way out of a question that stands behind another', () => {
    const draft =
      'Hi Priya,\n\nDo you look after the stock lists in Tilburg yourself? If not, who would be the right person?\n\nMarieke'
    expect(result({ ...STOCK, draft }).primary?.text).toMatch(/^Do you look after/)
  })

  it('leaves a request with a day before the courtesy at the end', () => {
    const { primary } = result(LEASE)
    expect(primary?.text).toMatch(/^Should you wish to proceed, kindly sign/)
    expect(texts(LEASE)).toEqual([
      'If you wish to proceed, please sign and return the enclosed documents by no later than 15 December 2025.',
    ])
  })

  it('that is consent goes with its question, which asks for just that', () => {
    const draft =
      'Hi Tomasz,\n\nI found the reason. The old button has a cap.\n\nIf you agree, shall I move the weekly export to the new one?\n\nInes'
    expect(texts({ kind: 'support_reply', subject: 'Re: export', draft })).toContain(
      'Would you like me to move the weekly export to the new one?',
    )
    expect(texts({ kind: 'support_reply', subject: 'Re: export', draft }).join()).not.toContain(
      'If you agree',
    )
  })

  it.each([
    [
      'If you would like us to hold the slot for you, please let me know.',
      'Would you like us to hold the slot for you?',
    ],
    ['If you’d like me to book them, just say so.', 'Would you like me to book them?'],
    [
      'If you want us to hold the date, please do not hesitate to contact us.',
      'Would you like us to hold the date?',
    ],
  ])(
    'under which the sender would do something becomes that question, and never one of the reader doing it: %s',
    (ask, question) => {
      const draft = `Hi Marcus,\n\nThe quote for the flat roof on your warehouse in Hull is £18,400. We have a crew free from 12 January. ${ask}\n\nDave`
      const offered = texts({ kind: 'proposal', draft })
      expect(offered).toContain(question)
      expect(offered.join(' ')).not.toMatch(/would you like to (?:hold|book)/i)
    },
  )

  it('under which the sender would do something is asked of strangers beside a call', () => {
    const draft =
      'Hi Sofia,\n\nYour bakery chain opened two branches in Bremen in May. Last year we fitted panels on 14 bakeries, and on average they saved €310 a month on electricity.\n\nIf you’d like me to run the numbers for your roofs, just let me know. Otherwise I’d love to jump on a quick call next week.\n\nErik'
    expect(texts({ kind: 'cold_outreach', draft })).toContain(
      'Would you like me to run the numbers for your roofs?',
    )
  })

  it('is no part of what a favour asks for: time to do it is no talk', () => {
    const draft =
      'Hi Ben,\n\nThe count in hall C is off by 40 pallets.\n\nIf you have time this week, could you recount rows 4 to 9?\n\nTom'
    expect(result({ kind: 'internal', draft }).primary).toMatchObject({ kind: 'task' })
    const talk = draft.replace('could you recount rows 4 to 9', 'could we talk about it')
    expect(result({ kind: 'internal', draft: talk }).primary).toMatchObject({ kind: 'meeting' })
  })

  it('is read with the line of an address, whose label does without it', () => {
    expect(result(EVENT).primary?.text).toMatch(/^If you can make it, reserve your seat/)
    expect(texts(EVENT)).toContain('Reserve your seat by 10 April')
  })

  it('is not what “Should I …?” begins with', () => {
    const draft =
      'Hi Ana,\n\nThe import stopped at row 80. Should I go ahead tonight?\n\nPlease wear boots on the site.\n\nTom'
    expect(result({ kind: 'customer_success', draft }).primary?.text).toBe('Should I go ahead tonight?')
  })
})

describe('a deadline', () => {
  const cart = (said: string, more: Partial<Request> = {}) =>
    texts({
      kind: 'abandoned_cart',
      subject: 'The oak desk is back',
      draft: `Hi Ana,\n\nThe oak desk you looked at is back. ${said}\n\nFinish your order here: https://plank.example/cart`,
      ...more,
    })

  it.each([
    'We have six, and the next delivery is not before October.',
    'The shop is closed until Monday 4 May.',
    'Our next truck comes in before Friday 8 May.',
    'You will have it by Friday 8 May.',
  ])('is no day of another matter: %s', (said) => {
    const labels = [...cart(said), ...cart(said, { form: 'button' })]
    expect(labels.length).toBeGreaterThan(0)
    for (const label of labels) expect(label).not.toMatch(/\bby\b/)
  })

  it.each(['The price holds until Friday 8 May.', 'You can order at this price before Friday 8 May.'])(
    'is the last day on which one can do it: %s',
    (said) => expect(cart(said)[0]).toBe('Finish your order by Friday 8 May'),
  )

  it.each([
    ['en-GB', '4 December'],
    ['en-US', 'December 4'],
  ])('that a program wrote is said in words of %s', (locale, day) => {
    const asks = texts({ ...STOCK, locale, deadline: '2026-12-04' })
    const labels = texts({ ...EVENT, locale, deadline: 'by 2026-12-04T17:00:00Z' })
    expect(asks.length * labels.length).toBeGreaterThan(0)
    for (const text of [...asks, ...labels]) {
      expect(text).toContain(`by ${day}`)
      expect(text).not.toContain('2026')
    }
  })

  it('that is no day of any calendar stays as given', () =>
    expect(texts({ ...STOCK, deadline: '2026-13-45' })[0]).toContain('2026-13-45'))
})

describe('no line', () => {
  it('asks who else could sign, or for the time to', () => {
    const draft =
      'Dear Amara,\n\nWe are delighted to offer you the position of Product Designer at Lumen.\n\nThe contract is attached. Please sign it by 5 December and send us a copy.\n\nKatrin'
    const lines = texts({ kind: 'internal', subject: 'Offer letter', draft })
    expect(lines).toContain('Could you sign it by 5 December and send us a copy?')
    expect(lines.join()).not.toMatch(/If not you|have time/)
  })

  it('names over one link what another link leads to', () => {
    const html = `<p>Hello growers,</p><p>Our new <a href="https://a.example/chart">frost chart for 60 towns</a> shows the last frost where you live. <a href="https://a.example/more">Read more</a></p><p>Until Sunday all our copper plant labels are 20% off: £9.60 for a set of ten. <a href="https://a.example/labels">Get the labels</a></p><p>Ruth</p>`
    const request: Request = { kind: 'newsletter', subject: 'Frosted beans', draft: html, format: 'html' }
    // The call that says where it leads comes before the one that could stand on any link.
    expect(result(request).primary?.text).toBe('Get the labels')
    const more = { ...request, destination: 'https://a.example/more' }
    expect(texts(more).join()).not.toMatch(/labels/)
    expect(texts({ ...more, form: 'link' }).join()).not.toMatch(/labels/)
    const vague = { ...request, draft: html.replace('Get the labels', 'Here') }
    expect(texts(vague).join()).not.toMatch(/labels/)
    expect(texts({ ...vague, form: 'button', destination: 'https://a.example/new' }).join()).not.toMatch(
      /labels/,
    )
  })

  it('settles how many are renewed where the mail asks', () => {
    const draft =
      'Hi Dana,\n\nYour Ledgerly plan renews on March 31 with 40 seats, of which 27 are in use.\n\nCould you tell me which names should go?\n\nColin'
    const labels = texts({
      kind: 'renewal',
      subject: 'Ledgerly renewal: 27 or 40 seats?',
      draft,
      form: 'link',
      destination: 'https://a.example/renew',
    })
    expect(labels.join()).not.toMatch(/\d/)
  })

  it('renews a trial', () => {
    const renewal = (what: string) =>
      texts({
        kind: 'renewal',
        subject: `Your ${what} of Deskhub ends on Friday`,
        draft: `Hi Tom,\n\nYour ${what} of Deskhub ends on Friday. Nothing is deleted for 30 days after that.\n\nEva`,
        commitment: 'low',
      }).join()
    expect(renewal('subscription')).toContain('Shall we renew')
    expect(renewal('trial')).not.toContain('Shall we renew')
  })
})
