import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { BOILERPLATE } from '#shared/operations/rewrite/steps/padding-table.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const rewritten = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]

describe('capitals', () => {
  it('go where they shout, and stay in names, abbreviations and words to be typed', () => {
    const draft =
      'Hi Ana,\n\nTHIS IS A GAME CHANGER. Our CRM talks to ASANA and the API of ZORBLAX SYSTEMS. Reply "INTERESTED" by Friday.\n\nTom'
    const text = rewritten({ kind: 'cold_outreach', draft })?.draft
    expect(text).toContain('This is a game changer.')
    for (const kept of ['CRM', 'ASANA', 'API', 'ZORBLAX SYSTEMS', '"INTERESTED"'])
      expect(text).toContain(kept)
  })

  it('of a subject written as a title stay at the head of its words', () => {
    const subject = rewritten({
      kind: 'newsletter',
      subject: '🏡 HOT Market Update: The Best TIME',
      draft: 'Prices rose by 3% in May. The table is below.',
    })?.subject
    expect(subject?.startsWith('🏡 Hot Market Update')).toBe(true)
  })
})

describe('a question that is told and says nothing of the matter', () => {
  const EMPTY =
    "I just wanted to reach out and see if you'd maybe be open to learning more about how we could potentially help you."
  const mail = (line: string, ask: string) =>
    `Hi Marcus,\n\nYour second dock in Tulsa opens in May. Lanewise plans loads for 140 trucks in Joplin. ${line}\n\n${ask}\n\nBest,\nPriya`

  it('goes where the mail asks something else, becomes a plain question where it does not, and stays where it names a thing', () => {
    const kind = 'cold_outreach'
    const ask = 'Should I send you the Joplin numbers?'
    const named = 'I wanted to see if you would be open to hearing about our Tulsa pilot.'
    const open = /(?:reach out|see if you)/
    expect(rewritten({ kind, draft: mail(EMPTY, ask) })?.draft).not.toMatch(open)
    expect(rewritten({ kind, draft: mail(named, ask) })?.draft).toContain('our Tulsa pilot')
    expect(rewritten({ kind, draft: mail(EMPTY, 'We start on Mondays.') })?.draft).toContain('Is this worth')
  })
})

describe('praise and assurances', () => {
  it('go, and the articles before them are mended', () => {
    const draft =
      'Hi Ana,\n\nWe build a cutting-edge app for docks, and an industry body tested our world-class scanner in May. Your satisfaction is our number one priority. Is Tuesday at 10 good for a test?\n\nTom'
    expect(rewritten({ kind: 'proposal', draft })?.draft).toBe(
      'Hi Ana,\n\nWe build an app for docks, and an industry body tested our scanner in May. Is Tuesday at 10 good for a test?\n\nTom',
    )
  })

  it('stay where a date makes them a promise', () => {
    const draft =
      'Hi Ana,\n\nThe rig stopped on Monday. We are committed to delivering the new one by 3 May. Is the gate open then?\n\nTom'
    expect(rewritten({ kind: 'support_reply', draft })?.draft).toContain('by 3 May')
  })
})

describe('a long sentence', () => {
  it('is not cut behind a phrase that leans on the next words', () => {
    const draft =
      'Dear Mr. Alvarez,\n\nWe believe that by joining forces, we can bring a cold store and four thousand pallets a week together, and our teams are keen to see how that might look in practice in Rotterdam this spring.\n\nIs this worth exploring?\n\nInes'
    const text = rewritten({ kind: 'partnership', draft })?.draft ?? ''
    expect(text).not.toContain('forces. ')
    expect(text).toContain('together. Our teams are keen')
  })
})

describe('a subject that says nothing', () => {
  it.each([
    ['proposal', 'We could move the racks, depending on how you feel about it. The whole job takes a while.'],
    ['support_reply', 'Your satisfaction is our top priority. Your inquiry has been forwarded to the team.'],
  ] as const)('of a %s stays when the mail has nothing better', (kind, body) => {
    expect(rewritten({ kind, subject: 'Update', draft: `Hi Ana,\n\n${body}\n\nTom` })?.subject).toBe('Update')
  })
})

describe('what says nothing', () => {
  it.each([
    [true, 'We are so excited to share with you all of the amazing things that have been happening here!'],
    [true, 'It has been a truly busy time for the team.'],
    [false, 'We are happy to share the news that Ana joins.'],
    [false, 'It has been a busy week: 40 crates came.'],
  ])('%s: %s', (isEmpty, text) => {
    expect(BOILERPLATE.some((pattern) => pattern.test(text))).toBe(isEmpty)
  })

  it('goes where an apology for “the inconvenience” stands ahead of the one that says what for', () => {
    const own =
      'We are sorry that the machine you ordered on 3 June came with a cracked tank, and that when you called us on 6 June you were kept on hold for 50 minutes and then cut off.'
    const draft = `Dear Ana,\n\nFirst of all, please allow me to extend our sincerest apologies for the inconvenience that the recent issue may have caused. ${own}\n\nYour refund of €429 was issued today and will arrive within three working days. You do not have to send the machine back. If you would still like one, we have put one aside for you and will deliver it on Saturday free of charge.\n\nKind regards,\nNuria Feliu`
    expect(rewritten({ kind: 'apology', draft })?.draft).toContain(`Dear Ana,\n\n${own}`)
  })

  it('goes out of a support reply, so that it begins with the answer', () => {
    const draft =
      'Dear Kevin,\n\nThank you for contacting our support team. We understand how frustrating it can be when you are unable to log in. Upon reviewing our logs it was found that your account was locked as a result of there being 5 failed attempts. It is open again.\n\nPlease do not hesitate to contact us should you require any further assistance. Your feedback is important to us.\n\nThe team'
    expect(rewritten({ kind: 'support_reply', draft })?.draft).toBe(
      'Dear Kevin,\n\nYour account was locked because of 5 failed attempts. It is open again.\n\nPlease contact us if you need more help.\n\nThe team',
    )
  })

  it('goes where hedges are heaped, and one of them stays', () => {
    const draft =
      'Hi Ana,\n\nI think the price could probably work for us. I think the date is early. Could you send the plan by Friday?\n\nTom'
    expect(rewritten({ kind: 'negotiation', draft })?.draft).toContain(
      'The price could work for us. I think the date is early.',
    )
  })

  it('goes with the bold words in it and leaves no empty paragraph', () => {
    const draft =
      '<p>Hi Ana,</p><p>Your <b>order</b> left today and is due on Friday.</p><p>We are <b>very</b> sorry that it was late.</p><p>Your feedback is <b>very important</b> to us.</p><p>Tom</p>'
    expect(rewritten({ kind: 'support_reply', draft })?.draft).toBe(
      '<p>Hi Ana,</p><p>Your <b>order</b> left today and is due on Friday.</p><p>We are sorry that it was late.</p><p>Tom</p>',
    )
  })

  it('goes where it only pushes; a price and a day stay', () => {
    const draft =
      '<p>The kettles are in, $34 each until Sunday.</p><p>Act now before it\'s <b>too late</b>! Hurry! Use the code below at the till: KETTLE.</p><p><a href="https://pots.example/k">See the kettles</a></p>'
    expect(rewritten({ kind: 'promotional', draft })?.draft).toContain(
      '<p>The kettles are in, $34 each until Sunday.</p><p>Use the code below',
    )
  })

  it('stays where the next sentence leans on it', () => {
    const draft =
      'Hi Ana,\n\nI just wanted to touch base and see how everything is going with the planner. Is the team using it on the night shift?\n\nTom'
    expect(rewritten({ kind: 'customer_success', draft })?.draft).toContain('the planner')
  })
})

describe('an offer of help ahead of the news', () => {
  it('goes, and the question stands behind what it asks about', () => {
    const variant = rewritten({
      kind: 'customer_success',
      subject: 'Checking in',
      draft:
        'Hi Paula,\n\nJust checking in to see how things are going with the platform. Let me know if there is anything I can help with.\n\nWe have a new course starting next month, with sessions for beginners and for advanced users, and it is free of charge.\n\nTalk soon,\nAndre',
    })
    expect(variant?.draft).toBe(
      'Hi Paula,\n\nWe have a new course starting next month, with sessions for beginners and for advanced users, and it is free of charge.\n\nWould that help your team?\n\nTalk soon,\nAndre',
    )
  })
})

describe('a break in a long paragraph', () => {
  it('is told apart from the changes among its words', () => {
    const draft =
      'Hi Ana,\n\nThe hall is closed from Monday due to the fact that the roof leaks over the stage. Two roofers came on Friday and found that the gutter behind the stage has come off the wall. They need four days in order to hang a new one, and they want the yard clear for their lift. The choir moves to the school, which has a piano and room for forty chairs. The market stays in the yard until noon on Tuesday, and then the stalls go to the shed next door. Bring the keys of the shed when you come, as ours no longer turn in the lock of the side gate.\n\nTom'
    const changes = rewritten({ kind: 'internal', draft })?.changes ?? []
    const breaks = changes.filter(({ rule_id: rule }) => rule === 'wall-of-text')
    expect(breaks.length).toBeGreaterThan(0)
    for (const { before, after } of breaks) expect([before.trim(), after.trim()]).toEqual(['', ''])
  })
})

describe('the subject of a reply', () => {
  it('stays as it is, mistakes and all: changed, it would leave its thread', () => {
    const request = {
      kind: 'support_reply' as const,
      subject: 'Re: cant log in',
      draft: 'Hi Ana,\n\nYour account is open again.\n\nTom\n\n> On 3 May, Ana wrote:\n> I cant log in.',
    }
    expect(rewritten(request)?.subject).toBe('Re: cant log in')
  })
})

it('a nudge goes, what it named is named where it was pointed at, and the question stands without its reason', () => {
  const draft =
    'Hi Tom,\n\nJust circling back on the racking quote. I wanted to see if you had any thoughts on it, as the price of $18,400 holds until 5 December and after that the steel goes up by 4%.\n\nI would really appreciate it if you could let me know at your earliest convenience.\n\nBest,\nLena'
  expect(rewritten({ draft, subject: 'Re: Racking quote', kind: 'follow_up' })?.draft).toBe(
    'Hi Tom,\n\nDo you have any thoughts on the racking quote? The price of $18,400 holds until 5 December and after that the steel goes up by 4%.\n\nPlease let me know when you can.\n\nBest,\nLena',
  )
})

it('several nudges in a row go together, and the question that asks the same stays', () => {
  const draft =
    'Hi Sarah,\n\nJust checking in on my last email. Wanted to bump this to the top of your inbox. Did you get a chance to look at the proposal for Northwind? We are excited about working with your team and think it would be a great fit.\n\nMike'
  const text = rewritten({ kind: 'follow_up', draft })?.draft
  expect(text).toMatch(/^Hi Sarah,\n\nDid you get a chance to look at the proposal for Northwind\?/)
})

it('a question that hung on the call before it is told what the reader is to be free for', () => {
  const draft =
    "Hi Dr. Okafor,\n\nYour night desk is answered by an outside call centre. We run night desks for 31 veterinary clinics in Ontario.\n\nI'd love to hop on a quick call to tell you more about our solution. Would you be free sometime next week or the week after?\n\nBest,\nRita"
  const text = rewritten({ draft, kind: 'cold_outreach' })?.draft
  expect(text).toContain('Would you be free for a call sometime next week or the week after?')
  expect(text).not.toContain('hop on')
})

it('the answer to what was asked stays, however short the mail is to be', () => {
  const draft =
    'Hi Sam,\n\nThe price of £6,480 is held until 30 November.\n\nYour colleague Dennis also asked whether the desks come with cable trays. They do, at no extra cost.\n\nDo you want me to hold the oak, or release it?\n\nBest,\nMia'
  const text = rewritten({ draft, kind: 'follow_up', length: { mode: 'target', words: 30 } })?.draft
  expect(text).toContain('They do, at no extra cost.')
})

describe('a request for somebody’s time', () => {
  it('becomes one short question, and never an order', () => {
    const draft =
      'Hi Ana,\n\nWe looked at your Leeds depot data of March.\n\nI would be grateful if you could spare 30 minutes of your valuable time for a demo so that I can show you how we can help you achieve your goals.\n\nBest,\nTom'
    expect(rewritten({ kind: 'meeting_request', subject: 'Leeds data', draft })?.draft).toContain(
      '\n\nCould you spare 30 minutes for a demo?\n\n',
    )
  })
})

describe('an open question', () => {
  it('keeps the sentence that says what is to be told', () => {
    const draft =
      'Hi Noor,\n\nThanks for your time today. The pilot starts on 11 January in Utrecht.\n\nStill open is who signs off the pilot on your side. Can you tell me by Wednesday?\n\nBest,\nIlse'
    const { variants } = local(contract.input.parse({ kind: 'meeting_recap', draft, variants: 5 }), {
      profile: DEFAULT_PROFILE,
      dictionary,
    }).result
    for (const variant of variants) expect(variant.draft).toContain('who signs off the pilot')
  })
})

it('the terms of a mail stay in its shortest variant', () => {
  const draft =
    'Hi Ana,\n\nYour careers page says you are looking for a second receptionist. Our students answer phones at clinics for a term, and two clinics in Leeds kept theirs on afterwards. It costs you nothing; we would ask for a line in your graduation letter. The students are all trained in booking software and first aid, and they like to be busy. They come from two colleges in town and live nearby. If one does not fit, you send them back the same day.\n\nWould you like to meet one?\n\nTom'
  const variants = local(contract.input.parse({ kind: 'partnership', draft, variants: 4 }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.variants
  for (const { draft: text } of variants) {
    expect(text).toContain('we would ask for a line')
    expect(text).toContain('If one does not fit')
    expect(text).toContain('second receptionist')
  }
})

describe('each variant keeps before a sentence what its words point at', () => {
  const mail = (...body: string[]) =>
    `Hi Marcus,\n\nFenwick & Rowe moves its line to Thetford in February. Congratulations on the new site.\n\n${body.join(' ')}\n\nWe do it on site over two night shifts, so the day crew loses no hours.\n\nShall I send you the plan for your line?\n\nNadia Brandt`
  it.each([
    [
      'Moving a line usually means six to eight weeks of extra rejects.',
      'At Halden Cider we brought that down to nine days, and rejects fell from 4.1% to 1.3% in the first month.',
    ],
    ['The new line can get its first water on Friday.', 'I have kept that week free for you.'],
    ['I have split the quote into two pumps.', 'The pump for the north basin stays as it was.'],
  ])('%s %s', (told, pointing) => {
    const { variants } = local(
      contract.input.parse({ kind: 'cold_outreach', draft: mail(told, pointing), variants: 5 }),
      { profile: DEFAULT_PROFILE, dictionary },
    ).result
    expect(variants.length).toBeGreaterThan(1)
    for (const { draft } of variants) {
      const [before, behind] = draft.split(pointing.slice(0, 20))
      if (behind !== undefined) expect(before?.trimEnd().endsWith(told.slice(-15))).toBe(true)
    }
  })
})
