import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/teardown/contract.ts'
import { inWords } from '#shared/operations/teardown/in-words.ts'
import { local } from '#shared/operations/teardown/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
const sectionsOf = (request: Request) => local(contract.input.parse(request), context).result.sections
const section = (request: Request, id: string) => sectionsOf(request).find((s) => s.id === id)
const said = (request: Request, id: string) =>
  section(request, id)
    ?.strengths.map(({ message }) => message)
    .join(' ')
const corpus = readCorpus().map(({ id, draft }) => ({
  id,
  sections: sectionsOf(contract.input.parse(JSON.parse(JSON.stringify(draft)))),
}))

const letter = (subject: string, close = 'Would the slotting report help you?'): Request => ({
  kind: 'cold_outreach',
  subject,
  draft: `Hi Ana,\n\nYou hired three warehouse managers in Reno in June. Slotwise moves your fastest items every night.\n\n${close}\n\nBest,\nTom`,
})

describe('the praise of a subject', () => {
  it('does not speak of its length where it has problems or says nothing', () => {
    for (const subject of ['RE: Partnership opportunity!!', 'notes', 'Invitation', 'Quick question'])
      expect(said(letter(subject), 'subject'), subject).not.toMatch(/words?, within|Every phone/)
    expect(said(letter('Reno pick rates'), 'subject')).toMatch(/3 words, within/)
    for (const { id, sections } of corpus)
      for (const { id: name, problems, strengths } of sections)
        if (name === 'subject' && problems.some(({ points }) => points > 0))
          expect(strengths.map(({ message }) => message).join(' '), id).not.toMatch(/words?, within/)
  })
})

it('a mail signed by what it comes from has that for its signature', () => {
  const draft =
    'Dear readers,\n\nFrom 5 October we open on Sundays.\n\nBring your card.\n\nYour library in Aalen'
  expect(section({ draft, kind: 'announcement' }, 'signature')?.text).toBe('Your library in Aalen')
})

describe('the rewrites of a whole', () => {
  it('touch no section for a word less where nothing is wrong with it', () => {
    const draft =
      'Hi Erik,\n\nI saw that Norvik opened in Tulsa in May.\n\nThe line is certified. We are also very proud of our team there.\n\nIs it worth a look?\n\nCarla'
    expect(section({ draft, kind: 'cold_outreach' }, 'body_1')?.rewrite).toBeNull()
  })

  it('leave no part of which every sentence is still a claim', () => {
    const draft =
      "Dear Mr Roe,\n\nYour plan for 12 boats renews on 14 January at $1,380.\n\nOur award-winning platform is loved by thousands of customers worldwide. Don't miss out on our amazing new features!\n\nShall I renew it?\n\nRuben"
    expect(section({ draft, kind: 'renewal' }, 'body_1')?.rewrite).toBeNull()
  })

  it('ask for one thing where the ask is put better, and put nothing else to choice', () => {
    const draft =
      'Hey Ana,\n\nAt PeoplePulse we write surveys for shift teams.\n\nDo you have 45 minutes this week? You can also grab time on my calendar, download our whitepaper or follow us on LinkedIn.\n\nBrittany'
    const cta = section({ draft, kind: 'cold_outreach' }, 'cta')
    expect(cta?.rewrite).toMatch(/^[^?]+\?$/)
    expect(cta?.rewrite).not.toContain('You can also')
  })

  it('keep a reply in its thread', () => {
    const draft =
      'Hi Peter,\n\nRoles can be limited by country from 1 December; I attached a one-page guide.\n\nDoes that settle it?\n\nYuki'
    const subject = section({ draft, kind: 'follow_up', subject: 'Re: demo' }, 'subject')
    expect(subject?.rewrite).toBeNull()
    expect(subject?.rewrite_reason).toContain('thread')
  })

  it('leave no part of the body that is only a name', () => {
    const draft =
      'Hello,\n\nYou will learn how to close a month in three days on 7 October.\n\nRegister: https://ledgerly.example/webinar\n\nWe look forward to seeing you there!\n\nThe Ledgerly team\nUnsubscribe: https://ledgerly.example/u'
    for (const { id, rewrite } of sectionsOf({
      draft,
      kind: 'event_invitation',
      subject: 'Closing in three days',
    }))
      if (id.startsWith('body')) expect(rewrite ?? '').not.toMatch(/^\s*The Ledgerly team\s*$/)
  })

  it('begin subject and preheader with different words', () => {
    const draft =
      'Hello bakers,\n\nSourdough class on 6 December: twelve places at £35 each. A 16 kg bag of flour now costs £14.20, down from £16.90.\n\nThe Corner Loaf sells three ovens from £1,100.\n\nLudlow Bakers Guild, 4 Mill Lane, Ludlow SY8 1AA. Unsubscribe: https://guild.example/u'
    const request: Request = { draft, kind: 'newsletter', subject: 'November newsletter' }
    const first = (text: string | null | undefined) => text?.split(' ').slice(0, 2).join(' ')
    const subject = section(request, 'subject')?.rewrite
    const preheader = section(request, 'preheader')?.rewrite
    expect(subject).toBeTruthy()
    expect(preheader).toBeTruthy()
    expect(first(preheader)).not.toBe(first(subject))
  })

  it('offer an opening that still begins with its sender and says something, and tell what is left to do', () => {
    const draft =
      'Hi Ana,\n\nI hope this email finds you well. My name is Jake and I work at DataPulse. We are a leading provider of AI-powered analytics solutions that help companies like yours leverage their data.\n\nThe plan covers 12 sites.\n\nCould you reply by Friday?\n\nJake'
    const found = section({ draft, kind: 'cold_outreach', subject: 'Sites' }, 'opening')
    expect(found?.rewrite).toMatch(/AI-powered analytics solutions/)
    expect(found?.rewrite).not.toMatch(/finds you well|leading/)
    expect(found?.rewrite_reason).toMatch(/still begins with you/)
  })

  it('offer no opening that only introduces its sender still', () => {
    for (const opening of [
      "I hope this email finds you well! My name is Chad and I'm a Growth Strategist at SynergyMax, the industry-leading provider of solutions.",
      'We are a world-class agency and we are passionate about results!!! We leverage AI.',
    ]) {
      const draft = `Hi there,\n\n${opening}\n\nThe plan covers 12 sites.\n\nCould you reply by Friday?\n\nChad`
      const found = section({ draft, kind: 'cold_outreach', subject: 'Sites' }, 'opening')
      expect(found?.rewrite ?? '').not.toMatch(/^(?:I|We|My)\b/)
      expect(found?.rewrite_reason).toContain('reader')
    }
  })
})

describe('the call to action', () => {
  it('is not called the only ask beside a booking link', () => {
    const both = 'Would the slotting report help you? Or grab 20 minutes here: https://cal.example/maya.'
    expect(said(letter('Reno pick rates', both), 'cta')).not.toContain('only thing')
    expect(said(letter('Reno pick rates'), 'cta')).toContain('only thing')
  })

  it('gets no rival from the rewrite of another section', () => {
    const wish = 'I would love to hop on a quick call to learn more.\n\nAre you free on 3 June at 2pm?'
    for (const { id, rewrite } of sectionsOf(letter('Reno pick rates', wish)))
      if (id !== 'cta') expect(rewrite ?? '', id).not.toContain('?')
  })
})

describe('the rewrites of a mail that loses points', () => {
  const costly = corpus.flatMap(({ sections }) => sections).filter(({ points }) => points > 0)

  it('are there for most sections', () => {
    const written = costly.filter(({ rewrite }) => rewrite !== null)
    expect(written.length).toBeGreaterThan(costly.length / 2)
  })

  it('say why there is none', () => {
    for (const { rewrite, rewrite_reason } of costly)
      if (rewrite === null) expect(rewrite_reason).toBeTruthy()
  })

  it('take a subject out of the mail where there is none or it says nothing', () => {
    for (const subject of ['', 'Quick question'])
      expect(section(letter(subject), 'subject')?.rewrite, subject).toMatch(/Reno|warehouse/)
  })

  it('are none for a subject that would say nothing still', () => {
    const subject = section(
      { ...letter('Quick question!!'), draft: 'Hi Ana,\n\nCan we talk?\n\nTom' },
      'subject',
    )
    expect(subject?.rewrite).toBeNull()
    expect(subject?.rewrite_reason).toContain('say nothing')
  })

  it('say no subject in words that cost points in the body', () => {
    const sections = sectionsOf({
      kind: 'onboarding',
      subject: 'Welcome!',
      draft:
        'Hi Ana,\n\nYour Zenly account is ready. Now you can leverage the power of AI to streamline your workflow.\n\nImport your calendar: https://zen.example/import\n\nTom',
    })
    expect(sections.find(({ id }) => id === 'subject')?.rewrite ?? '').not.toMatch(/leverage/i)
  })

  it('mend the marks of a greeting, and put a better text on the link that is there', () => {
    const draft =
      '<html lang="en"><body><p>Hey {{first_name}}!!</p><p>The Walker boots in size 7 are still in your cart.</p><p><a href="https://boots.example/cart">Click here</a></p><p>Boots Ltd, 12 High Street, Leeds LS1 4AB. <a href="https://boots.example/u">Unsubscribe</a></p></body></html>'
    const request: Request = { kind: 'abandoned_cart', subject: 'Your Walker boots', draft }
    expect(section(request, 'greeting')?.rewrite).toBe('Hey {{first_name}}!')
    const cta = section(request, 'cta')
    expect(cta?.text).toBe('Click here')
    expect(cta?.rewrite).not.toBeNull()
    expect(cta?.rewrite).not.toMatch(/<|click here/i)
    expect(cta?.rewrite_delta).toBeGreaterThan(0)
  })

  it('take no preheader from a line that they cut', () => {
    const sections = sectionsOf({
      kind: 'promotional',
      subject: 'Winter boots, 20% off until Sunday',
      draft:
        'Hello!!!\n\nAll boots are 20% off until Sunday!!! Hurry, only a few left in stock!!!\n\nSee the boots: https://boots.example/sale\n\nUnsubscribe: https://boots.example/u',
    })
    const body = sections.map(({ rewrite, text }) => rewrite ?? text).join('\n')
    const preheader = sections.find(({ id }) => id === 'preheader')?.rewrite ?? ''
    expect(body).not.toMatch(/^Hurry, only/m)
    expect(preheader).not.toContain('Hurry')
  })

  it('give each rule’s reason once', () => {
    for (const { rewrite_reason } of costly) {
      const counted = rewrite_reason?.match(/sentences? ends? with an exclamation mark/g) ?? []
      expect(counted.length).toBeLessThan(2)
    }
  })

  it('say to a person why a section that costs points has none', () => {
    const text = inWords(
      local(
        contract.input.parse({ draft: 'Dear Sir/Madam,\n\nCan we talk?\n\nTom', kind: 'cold_outreach' }),
        context,
      ).result,
    )
    expect(text).toContain('No rewrite: ')
  })

  it('are none where only the fault would be left', () => {
    const mail: Request = {
      kind: 'follow_up',
      subject: 'Re: the proposal',
      draft:
        "Hi Paul,\n\nJust bumping this to the top of your inbox. I know you're super busy but I haven't heard back from my last three emails.\n\nDid you get a chance to review the proposal?\n\nPlease advise.\n\nDana",
    }
    expect(section(mail, 'opening')?.rewrite).toBeNull()
    expect(said(mail, 'cta')).not.toContain('Stands last')
  })
})

describe('what is left of a section', () => {
  it('still asks where it asked for more than questions', () => {
    const draft =
      'Dear Sir/Madam,\n\nMy name is John Smith and we are a leading provider of cloud solutions for firms of every size.\n\nPlease let me know if you have any questions or would like to schedule a call at your earliest convenience. You can also visit our website at https://tech.example or download our brochure. Feel free to connect with me on LinkedIn as well.\n\nJohn'
    const { rewrite } = section({ kind: 'cold_outreach', subject: 'cloud', draft }, 'cta') ?? {}
    expect(rewrite ?? '?').toMatch(/\?|schedule a call/)
  })

  it('is no subject that is blamed for most of its words', () => {
    const guilty: Request = {
      kind: 'follow_up',
      subject: 'Did I do something wrong??',
      draft: 'Hi Ana,\n\nThe racking quote for the Reno hall is attached again. Does it fit?\n\nTom',
    }
    expect(section(guilty, 'subject')?.rewrite ?? '').not.toMatch(/wrong/)
  })
})
