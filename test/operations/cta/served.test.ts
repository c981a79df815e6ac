/** Asks in words, and the address that serves them. */
import { describe, expect, it } from 'vitest'
import { answer, type Request } from './asked.ts'

const result = (request: Request) => answer(request).result
const texts = (request: Request) => result(request).candidates.map(({ text }) => text)

describe('an address', () => {
  it('in a later sentence is where the question before it leads', () => {
    const request: Request = {
      kind: 'fundraising',
      draft:
        'Dear Joan,\n\nThis winter 90 people ask us for a bed each night.\n\nCould you give £40 again before 15 December? The council doubles every gift until then: https://hull.example/give\n\nPeter',
    }
    const { primary } = result(request)
    expect(primary?.text).toBe('Could you give £40 again before 15 December?')
    expect(primary?.destination).toBe('https://hull.example/give')
    for (const text of texts(request)) expect(text).toContain('£40 again before 15 December')
  })

  it('is called by the clause before it', () => {
    const draft =
      'Hello Petra,\n\nInvoice INV-2291 was due on 31 October.\n\nBank details are on page 2 of the invoice, or you can pay by card: https://pay.example/i/2291\n\nMiguel'
    expect(result({ kind: 'billing', draft }).primary?.text).toBe(
      'you can pay by card: https://pay.example/i/2291',
    )
  })

  it('may be a tag that is filled in later', () => {
    const draft =
      'Hi {{ first_name }},\n\nThanks for starting your trial.\n\nTeams that import a spreadsheet on day one stay twice as often, so start there: {{ import_url }}\n\nHave questions? Just hit reply.\n\nThe Plotwise Team'
    expect(result({ kind: 'onboarding', draft }).primary?.text).toBe('start there: {{ import_url }}')
  })

  it('takes the request before it out of a sentence that says more', () => {
    const request: Request = {
      kind: 'event_invitation',
      form: 'button',
      deadline: '8 January',
      draft:
        'Dear colleagues,\n\nThe breakfast is on Thursday 21 January at the Halden Hotel.\n\nThere is no charge but please register by 8 January so that we can confirm catering numbers: https://halden.example/b\n\nThe Events Team',
    }
    const [best] = result(request).candidates
    expect(best?.text).toBe('Register by 8 January')
    const { start, end, replacement } = best?.edit ?? { start: 0, end: 0, replacement: '' }
    const draft = request.draft ?? ''
    expect(draft.slice(0, start) + replacement + draft.slice(end)).toContain(
      'There is no charge. Register by 8 January: https://halden.example/b',
    )
  })
})

const DEMO =
  'Hi Ana,\n\nYour team is hiring in sales.\n\nAre you free Tuesday at 2pm or Thursday at 10am? If not, you can book directly here: https://cal.example/brad/30min. We sell to teams of your size.\n\nBrad'

describe('a talk that a stranger asks for', () => {
  it('is one ask with its booking page, and smaller questions take the place of both', () => {
    const { primary, candidates } = result({ kind: 'cold_outreach', draft: DEMO })
    expect(primary?.quote).toMatch(/^Are you free .* If not, .*30min\.$/)
    expect(candidates.length).toBeGreaterThan(0)
    for (const { kind, edit } of candidates) {
      expect(kind).toBe('interest')
      expect(DEMO.slice(edit.start, edit.end)).toContain('If not')
    }
  })

  it('is no medium commitment', () => {
    const { candidates } = result({ kind: 'cold_outreach', draft: DEMO, commitment: 'medium' })
    expect(candidates.map(({ kind }) => kind)).not.toContain('meeting')
  })
})

describe('a talk with somebody known', () => {
  const renewal: Request = {
    kind: 'renewal',
    draft:
      "Hi Camille,\n\nYour Gridline contract renews on 1 February.\n\nIf you'd rather keep it as it is, you don't need to do anything. Otherwise, could we take 15 minutes next week, say Tuesday 8 December or Wednesday 9 December in the morning?\n\nNadia",
  }

  it.each([undefined, 'book_meeting'] as const)('keeps its days and minutes, with goal %s', (goal) => {
    const lines = texts({ ...renewal, goal })
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toMatch(/15 minutes .*8 December or Wednesday 9 December/)
  })

  it('reads by itself, and in the mail goes on from what stands before it', () => {
    const { candidates } = result(renewal)
    expect(candidates.map(({ text }) => text).join('\n')).not.toMatch(/^otherwise/im)
    for (const { edit } of candidates) expect(edit.replacement).toMatch(/^Otherwise, \p{Ll}/u)
  })

  it('is by phone only where the mail speaks of one', () => {
    const draft = 'Hi Camille,\n\nHere is what we changed in the proposal since March.\n\nNadia'
    expect(texts({ kind: 'proposal', draft, commitment: 'high' }).join()).not.toMatch(/phone/)
  })
})

describe('a plain question for a stranger’s time', () => {
  const draft =
    'Hi David,\n\nMost firms waste 35% of what they spend on the cloud. CloudTrim finds the waste in your AWS account in a day.'
  const asks = (ask: string) =>
    result({ kind: 'cold_outreach', draft: `${draft}\n\n${ask}\n\nCheers,\nNate` })

  it('that offers two days has smaller questions beside it where they gain points', () => {
    const { candidates } = asks('Would you be available for a 15 minute call this Thursday or Friday?')
    expect(candidates.length).toBeGreaterThan(0)
    for (const { score_delta } of candidates) expect(score_delta).toBeGreaterThan(0)
  })

  it('may be replaced where the next sentence asks for another reader', () => {
    const ask =
      'I would love to get 30 minutes on your calendar. Could we talk for 30 minutes on Tuesday? If not, who would be the right person to talk to?'
    expect(asks(ask).candidates.some(({ placement }) => placement === 'replaces_primary')).toBe(true)
  })
})
