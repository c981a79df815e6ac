import { describe, expect, it, test } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract } from '#shared/operations/teardown/contract.ts'
import { inWords } from '#shared/operations/teardown/in-words.ts'
import { dictionary } from '../../support/dictionary.ts'
import { answer, corpus, type Request, teardown } from './ask.ts'

const section = (request: Request, id: string) => {
  const found = teardown(request).sections.find((s) => s.id === id)
  if (!found) throw new Error(`no section ${id}`)
  return found
}

describe('an ask', () => {
  const strengthsOf = (ask: string, kind: Request['kind'] = 'recruiting') =>
    section(
      { kind, draft: `Hi Ana,\n\nYour talk on tide models was clear.\n\n${ask}\n\nTom` },
      'cta',
    ).strengths.map(({ message }) => message)

  it('for one thing is praised, and one for several is not', () => {
    expect(strengthsOf('Could you send me your resume?')).toContain('The only thing the mail asks.')
    for (const several of [
      'Could you send me your resume, your salary history and 3 friends?',
      'Are you open to a move? Also, do you know anyone else who is?',
    ]) {
      expect(strengthsOf(several)).not.toContain('The only thing the mail asks.')
      expect(strengthsOf(several)).not.toContain('Takes a word to answer.')
    }
  })

  it('that is only hoped for is not praised', () => {
    expect(strengthsOf('I look forward to hearing from you!')).toEqual([])
  })
})

describe('a strength', () => {
  const messages = (request: Request, id: string) =>
    section(request, id)
      .strengths.map(({ message }) => message)
      .join(' ')

  it('is never a name that is no reader’s, what the writer did taken for the reader’s, a courtesy, a house number, or shortness beside empty talk', () => {
    const group =
      'Hello friends of Millrace Pottery,\n\nThe kiln is in, and the first bowls come out on Friday 3 May.'
    expect(messages({ kind: 'newsletter', draft: group }, 'greeting')).toBe('')
    const thanks =
      'Dear Mrs Falk,\n\nThank you for showing me the stairwell. We would replace the 42 lamps.\n\nThe house at Lindenweg 8 went from 8,800 kWh to 2,450.\n\nShall I come on Monday?\n\nEwa'
    expect(messages({ kind: 'proposal', draft: thanks }, 'opening')).not.toContain('own situation')
    expect(messages({ kind: 'proposal', draft: thanks }, 'proof')).toContain('checked: 8,800, 2,450.')
    const lamp =
      'Hello,\n\nI ordered a desk lamp (order 88213) two weeks ago and got a floor lamp yesterday.\n\nPlease send me the right lamp.\n\nHanna Brandt'
    expect(messages({ draft: lamp }, 'opening')).not.toContain('own situation')
    const talk =
      'Hi Ana,\n\nYour talk on tides was clear.\n\nOur platform is revolutionary for teams. It seamlessly fits your stack. It is a total no-brainer for you.\n\nIs it worth a look?\n\nTom'
    expect(messages({ kind: 'cold_outreach', draft: talk }, 'body_1')).not.toContain('Short sentences')
  })

  it('is no line that only says that one writes, and none is told twice', () => {
    const after =
      'Hi Dr. Moreau,\n\nJust following up on my mail of 3 June about the Hillside X-ray.\n\nThe plate fits your table.\n\nShall I hold Thursday?\n\nInes'
    expect(messages({ kind: 'follow_up', draft: after }, 'opening')).toBe('')
    const ours =
      'Hi Erik,\n\nWe help moulders reduce scrap. Our software Plastiq connects to the machines you have and shows when a mould drifts.\n\nIs it worth a look?\n\nCarla'
    expect(messages({ kind: 'cold_outreach', draft: ours }, 'opening')).not.toContain('about the reader')
    const good =
      'Hi Ana,\n\nYour clinic in Leeds moved its booking page online in March.\n\nShould I send you the wording?\n\nTom'
    expect(messages({ kind: 'cold_outreach', draft: good }, 'opening')).not.toContain('own situation')
    expect(messages({ kind: 'cold_outreach', draft: good }, 'cta')).not.toContain('Stands last')
    expect(messages({ kind: 'cold_outreach', draft: good, subject: 'RE: Our conversation' }, 'subject')).toBe(
      '',
    )
    const notes = 'Hi Ana,\n\nWhat we agreed on Tuesday:\n- Ana sends the text by 6 June.\n\nLena'
    expect(messages({ kind: 'meeting_recap', draft: notes }, 'opening')).toBe('')
  })
})

describe('a list', () => {
  const parts = (request: Request) => teardown(request).sections.filter(({ present }) => present)

  it('of steps is one call to action, and one of needs is none', () => {
    const steps =
      'Hi Tobias,\n\nHere is the order that works best:\n\n1. Connect your bank: https://ledgerly.example/bank\n2. Upload your logo\n3. Send yourself a test invoice\n\nNadia'
    expect(section({ kind: 'onboarding', draft: steps }, 'cta').text).toContain('3. Send yourself a test')
    const needs =
      'Dear Mr. Baptiste,\n\nWhat you told us\n- Lunch has to be out by 12:40.\n- The drain blocks every few weeks.\n\nThe price is £61,400.\n\nCould you put it to the governors?\n\nGill'
    expect(section({ kind: 'proposal', draft: needs }, 'cta').text).toContain('governors')
    expect(parts({ kind: 'proposal', draft: needs }).map(({ id }) => id)).toContain('body_1')
    expect(teardown({ kind: 'proposal', draft: needs }).structure.order_issues).toEqual([])
    const ways =
      'Hi Ana,\n\nTwo of your rows are too old.\n\nYou can do one of two things:\n- Change the dates in row 4.\n- Wait for version 8.\n\nOmar'
    expect(section({ kind: 'support_reply', draft: ways }, 'cta').text).toMatch(/^You can do one/)
  })
})

test('a line that leads out of a mailing is its footer, however it is written', () => {
  const draft =
    'Dear customer,\n\nUntil Sunday every lamp is £9.\n\nSee the lamps: https://lamps.example/sale\n\nIf you no longer wish to receive these emails click here: https://lamps.example/u'
  const { sections, structure } = teardown({ kind: 'promotional', draft })
  expect(sections.find(({ id }) => id === 'footer')?.text).toContain('no longer wish')
  expect(structure.missing.map(({ id }) => id)).not.toContain('footer')
})

describe('a paragraph that is too long', () => {
  it('is a problem of the section that holds most of it', () => {
    const rest = 'Boxes come on Monday and go to the second floor. '.repeat(9)
    const draft = `Hi all,\n\nWe are moving to the new building on the 14th. The lift is small. ${rest}\n\nRita`
    const { sections } = teardown({ kind: 'internal', draft })
    const home = sections.find(({ problems }) => problems.some((p) => p.rule_id === 'wall-of-text'))
    expect(home?.id).toBe('body_1')
  })
})

describe('a role', () => {
  it('is that of a mail behind another, and of a line that only takes leave', () => {
    const draft =
      'Hi Derek,\n\nThe steel came down by 4 %, so the shopfront is £310 less than I quoted.\n\nShall I hold the new price until Friday?\n\nWe thank you for your patience and understanding.\n\nColin'
    const role = (id: string) => section({ kind: 'follow_up', subject: 'Re: Shopfront', draft }, id).role
    expect(role('opening')).toContain('new since the last mail')
    expect(role('subject')).not.toContain('sells nothing')
    expect(role('body_1')).toContain('Takes leave')
  })

  it('of a postal address above the way out is that of a footer', () => {
    const draft =
      'Hello Priya,\n\nThe Huila is roasted: 46 kg from two growers.\n\nA bag of 250 g is €11.50 until Sunday 9 June.\n\nSee the Huila: https://kaffi.example/huila\n\nKaffi Nord, Storgata 8, Tromsø\nYou get this because you bought from us. Unsubscribe: https://kaffi.example/out'
    for (const { id, text, role } of teardown({ kind: 'promotional', draft }).sections)
      if (text?.startsWith('Kaffi Nord')) expect(role, id).toContain('who sends this and from where')
  })
})

describe('a finding that costs the mail nothing', () => {
  it('takes a little off its section, and is shown with it', () => {
    const request = corpus('recruiting-rockstar-bad')
    expect(section(request, 'greeting')).toMatchObject({ points: 0, score: 95 })
    expect(inWords(teardown(request))).toMatch(
      /\ngreeting · 95 · “Hey man,”\n {2}· Not everyone addressed here is a man\./,
    )
  })
})

describe('a teardown in words', () => {
  it('says how the score stands to the one asked for, and names no rule by its id', () => {
    for (const id of [
      'recruiting-rockstar-bad',
      'cold-outreach-clinic-no-shows-good',
      'support-reply-canned-bad',
    ]) {
      const words = inWords(teardown(corpus(id)))
      expect(words).toMatch(
        /^Score \d+ of 100 \([A-F]\), (?:\d+ (?:over|short of) the 70 asked for|and something in it stops any mail)\. /,
      )
      expect(words).not.toMatch(/No rewrite:.*\b[a-z]+-[a-z]+-?[a-z]*\)/)
      expect(words).not.toContain('(+0)')
    }
  })
})

describe('the sections of a mail', () => {
  it('are told apart by what they do', () => {
    const request = corpus('cold-outreach-clinic-no-shows-good')
    expect(teardown(request).structure.actual).toEqual([
      'from_name',
      'subject',
      'greeting',
      'opening',
      'proof',
      'cta',
      'signature',
    ])
    expect(section(request, 'proof').visible).toMatch(/^Wrenlake Pediatrics lost 17%.*6\.5%\.$/)
    expect(section(request, 'cta').visible).toBe('Would a one-page summary help you?')
  })

  it.each([
    [
      'what a named shop counted',
      'I suggest a swap of vouchers. Last year a boot shop in Goslar did this with us and counted 190 redeemed vouchers.',
      /boot shop in Goslar/,
    ],
    [
      'a result behind a colon, whatever is to come before it',
      'Your team grows. With 40 engineers by June, on-call will hurt: at Kite we went from 30 pages a week to 6.',
      /at Kite we went from/,
    ],
    [
      'how many are served',
      'Your reviews get slow replies. We answer reviews for 60 restaurants in Austin.',
      /60 restaurants/,
    ],
    [
      'the result of a customer before the size of the sender',
      'Your ships wait in port. We have grown to 240 employees and won the 2023 Logistics Award.\n\nOur scorecards help; Holtkamp Foods reduced its demurrage from $410,000 to $155,000 a year.',
      /^Our scorecards help; Holtkamp/,
    ],
  ])('tell proof by %s', (_, body, proof) => {
    const draft = `Hi Ana,\n\n${body}\n\nWould a page on how help?\n\nTom`
    expect(section({ draft, kind: 'cold_outreach' }, 'proof').visible).toMatch(proof)
  })

  it.each([
    ['a bound in words', 'Gong cut that to under an hour for their team with our tool.'],
    ['a number in words', 'Holtkamp Foods cut its returns by thirty pallets a month.'],
    ['what customers say', 'Customers tell us they save around five hours a month.'],
  ])('tell proof by a figure in words: %s', (_, proof) => {
    const draft = `Hi Ana,\n\nYour yard in Leeds is full.\n\n${proof}\n\nWould a page on how help?\n\nTom`
    expect(section({ draft, kind: 'cold_outreach' }, 'proof').visible).toBe(proof)
  })

  it('take no span of time for proof', () => {
    for (const body of ['We raised our prices over a year ago.', 'We served tea for over an hour.']) {
      const draft = `Hi Ana,\n\nYour yard in Leeds is full.\n\n${body}\n\nWould a page help?\n\nTom`
      expect(section({ draft, kind: 'cold_outreach' }, 'proof').present, body).toBe(false)
    }
  })

  it('say the same fault once, with every place quoted', () => {
    const draft =
      'Hi Ana,\n\nWe recieve the goods, seperate teh boxes and definately adress each one untill noon.\n\nWould a page on how help?\n\nTom'
    const sections = teardown({ draft, kind: 'cold_outreach' }).sections
    const slips = sections.flatMap((s) => s.problems).filter(({ count }) => count > 1)
    expect(slips).toHaveLength(1)
    expect(slips[0]?.places.map(({ quote }) => quote)).toContain('recieve')
    for (const { places } of slips)
      for (const { quote, start, end } of places) expect(draft.slice(start, end)).toBe(quote)
  })

  it('take no plan and no price for proof', () => {
    const draft =
      'Hi Ana,\n\nYour yard in Leeds is full. We could run the plan for 40 vehicles at $18,600. Delivery takes 6 weeks.\n\nWould a page on how help?\n\nTom'
    expect(section({ draft, kind: 'cold_outreach' }, 'proof').present).toBe(false)
  })

  it('lose nothing for a way out in news to colleagues, and much in news to customers', () => {
    const news = (greeting: string) =>
      teardown({
        kind: 'announcement',
        draft: `${greeting}\n\nOur Leeds office moves to 12 Canal Street on 3 March. The old building closes at noon on 28 February.\n\nHR`,
      }).sections.find(({ id }) => id === 'footer')?.problems
    expect(news('Hello everyone,')).toEqual([])
    expect(news('Dear customers,')?.map(({ rule_id }) => rule_id)).toContain('missing-unsubscribe')
  })

  it('follow the headings of a newsletter', () => {
    const bodies = teardown(corpus('digest-museum-jobs-good')).sections.filter((s) =>
      s.id.startsWith('body_'),
    )
    expect(bodies.some((s) => s.visible?.startsWith('Objects and archives'))).toBe(true)
    expect(bodies.length).toBeLessThan(15)
  })

  it('find the preheader that hides in the HTML', () => {
    const html =
      '<html lang="en"><body><div style="display:none">Two plots are free</div><p>Frost on Thursday.</p></body></html>'
    const found = section({ draft: html, kind: 'newsletter', subject: 'Frost' }, 'preheader')
    expect(found).toMatchObject({ present: true, field: 'draft', text: 'Two plots are free' })
  })

  it('that are filtered come alone, while the rest looks at the whole mail', () => {
    const request = corpus('cold-outreach-synergy-platform-bad')
    const all = teardown(request)
    const some = teardown({ ...request, sections: ['subject', 'body'] })
    expect(some.sections.map((s) => s.id)).toEqual(['subject', 'body_1', 'body_2', 'body_3'])
    expect({ ...some, sections: [] }).toEqual({ ...all, sections: [] })
    expect(some.sections).toEqual(all.sections.filter((s) => /^(?:subject|body_\d+)$/.test(s.id)))
    const preheader = teardown({ ...request, kind: 'newsletter', sections: ['preheader'] }).sections
    expect(preheader).toEqual(
      teardown({ ...request, kind: 'newsletter' }).sections.filter((s) => s.id === 'preheader'),
    )
  })

  it('come without a rewrite when none is wanted', () => {
    for (const s of teardown({ ...corpus('cold-outreach-payroll-fair'), include_rewrite: false }).sections)
      expect([s.rewrite, s.rewrite_reason, s.rewrite_delta]).toEqual([null, null, null])
  })

  it('are not said to be missing in a language whose words we do not know', () => {
    const { result, warnings } = answer({
      kind: 'cold_outreach',
      subject: 'Ihre Lieferung',
      draft:
        'Guten Tag Frau Weber,\n\nIhre Lieferung kommt am Montag. Bitte halten Sie das Tor offen.\n\nTom',
    })
    expect(result.structure.missing).toEqual([])
    expect(warnings.map((w) => w.code)).toContain('sections_by_layout')
  })

  it('that are missing say what is lost', () => {
    const { structure } = teardown({
      kind: 'cold_outreach',
      subject: 'Leeds depot',
      draft: 'Your Leeds depot lost nine pallets in March. Our drivers photograph each one on the bay.',
    })
    expect(structure.missing.map((m) => m.id)).toEqual(
      expect.arrayContaining(['greeting', 'cta', 'signature']),
    )
    expect(structure.missing.map((m) => m.id)).not.toContain('from_name')
  })

  it('get a new ask as the rewrite of a call to action that is missing', () => {
    const request: Request = {
      kind: 'cold_outreach',
      subject: 'Leeds depot',
      draft:
        'Hi Ana,\n\nYour Leeds depot lost nine pallets in March. Drivers photograph each one on the bay with us.\n\nBest,\nTom',
    }
    const { sections, scorecard } = teardown(request)
    const cta = sections.find((s) => s.id === 'cta')
    expect(cta).toMatchObject({ present: false, rewrite: 'Is this worth a closer look?' })
    const others = sections.filter((s) => s.id !== 'cta').map((s) => s.rewrite ?? '')
    expect(others.join(' ')).not.toContain('closer look')
    const added = request.draft.replace('us.\n', `us.\n\n${cta?.rewrite}\n`)
    const after = score(contract.input.parse({ ...request, draft: added }), DEFAULT_PROFILE, { dictionary })
    expect(after.score - scorecard.score).toBe(cta?.rewrite_delta)
  })
})

describe('a teardown in words', () => {
  it('says what to mend first, each section and what the reader has seen', () => {
    const text = inWords(teardown(corpus('cold-outreach-synergy-platform-bad')))
    for (const part of ['Mend first:', 'opening · ', 'What the reader has seen:', 'Against what is usual:'])
      expect(text).toContain(part)
    expect(text.length).toBeLessThan(9000)
  })
})

test('the ask that is offered leaves out a booking link that was blamed for coming early', () => {
  const draft =
    'Hi Ana,\n\nYour clinic in Leeds lost 14 slots in May. We fill empty slots by text.\n\nLet me know if you would be interested in a 30 minute call. You can also book directly at https://cal.example/tom.\n\nTom'
  const cta = section({ draft, kind: 'cold_outreach' }, 'cta')
  expect(cta.rewrite).toMatch(/\?$/)
  expect(cta.rewrite).not.toContain('cal.example')
  expect(cta.rewrite_delta).toBeGreaterThan(3)
})

test('an address alone is called one, and “reply STOP” is a way out', () => {
  const draft =
    'Hello all,\n\nThree shops opened this week in Leeds.\n\nRead the story of the bakery on the corner.\n\nhttps://a.example/story\n\nAnother paragraph about the mill in York here.\n\nYou get this because you signed up. Reply STOP to unsubscribe.\nMill Ltd, 12 Canal Street, Leeds LS1 4AB'
  const request = { draft, kind: 'newsletter' } as const
  expect(section(request, 'body_1').role).toMatch(/^An address alone/)
  expect(section(request, 'footer').strengths.map(({ message }) => message)).toContain(
    'Has a way out in one step.',
  )
})

test('a German question is the call to action, and a meeting may be asked for at once', () => {
  const german =
    'Guten Tag Frau Weber,\n\nIhr Lager in Köln hat im Mai 14 Tage Verspätung gehabt. Wir planen Touren für Spediteure.\n\nHaben Sie nächste Woche 30 Minuten Zeit?\n\nMit freundlichen Grüßen\nTom Berg'
  expect(section({ draft: german }, 'cta').visible).toBe('Haben Sie nächste Woche 30 Minuten Zeit?')
  const { structure } = teardown({
    kind: 'meeting_request',
    draft: 'Hi Ana,\n\nCould we meet on Tuesday at 10 to go through the lease? It takes half an hour.\n\nTom',
  })
  expect(structure.missing.map(({ id }) => id)).not.toContain('opening')
})

describe('a section', () => {
  it.each([
    '*|IF:FNAME|*Hello *|FNAME|*,*|ELSE:|*Hello,*|END:IF|*',
    '{% if first_name %}Hi {{ first_name }},{% else %}Hi there,{% endif %}',
  ])('greets where the sending system chooses how: %s', (greeting) => {
    const draft = `<h1>The dark half of the year</h1><p>${greeting}</p><p>Last November we saw 61 bikes in three weeks. Wet grit does it.</p><p>See you at the stand,<br>Priya</p>`
    const request: Request = { kind: 'newsletter', subject: 'Three jobs', format: 'html', draft }
    expect(section(request, 'greeting').visible).toBe(greeting)
    expect(section(request, 'opening').visible).toMatch(/^Last November/)
  })

  it('that calls holds every button of its row', () =>
    expect(section(corpus('promotional-garden-centre-fair'), 'cta').visible).toMatch(
      /^Click here\s+Book café table\s+Easter trail$/,
    ))

  it('holds lines that stand one under the other', () => {
    const draft =
      'Hi Ana,\n\nThe engineer can come twice. Which of the two suits you?\n\nFriday 5 December, 8am to 12pm\nMonday 8 December, 1pm to 5pm\n\nThe part has been ordered and costs £118.\n\nHelen'
    expect(section({ kind: 'meeting_request', draft }, 'body_1').visible).toBe(
      'Friday 5 December, 8am to 12pm\nMonday 8 December, 1pm to 5pm',
    )
  })

  it('keeps what stands round an ask that moves to its end', () => {
    const draft =
      "Dear Ottilie,\n\nI run the programme of Northern Brewers' Day, a one-day meeting for about 180 small brewers in Hexham. Your piece on dry-hopping at low temperatures has been passed around our members more than anything else this autumn, and three of them have now tried it.\n\nWould you speak for 30 minutes on what went wrong before it went right? We pay £400 and your train. You would be on at 11.15, between a cooper and a tax adviser.\n\nIf the 14th does not suit you, we also have a smaller evening in June.\n\nI have to send the programme to the printer on Friday 9 January, so an answer by Wednesday would help me a great deal.\n\nBest wishes\nGareth Lunn"
    const { rewrite } = section({ subject: "Speaking at Northern Brewers' Day", draft }, 'cta')
    expect(rewrite).toMatch(/^We pay £400/)
    expect(rewrite).toMatch(/\n\nWould you speak for 30 minutes on what went wrong before it went right\?$/)
  })
})

describe('a greeting', () => {
  it.each(['Dear Accounts,', 'Hello from Leith.'])(
    'that names no reader is not praised for it: %s',
    (greeting) => {
      const draft = `${greeting}\n\nThe kiln is booked for 4 May.\n\nTom`
      expect(JSON.stringify(section({ kind: 'other', draft }, 'greeting'))).not.toContain('by name')
    },
  )
})
