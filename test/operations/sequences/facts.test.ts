import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract as ctaContract } from '#shared/operations/cta/contract.ts'
import { local as cta } from '#shared/operations/cta/local.ts'
import { materialOf } from '#shared/operations/material/from-draft.ts'
import { PLAYS, playOf } from '#shared/operations/sequences/angles.ts'
import { asHtml } from '#shared/operations/sequences/as-html.ts'
import { contract } from '#shared/operations/sequences/contract.ts'
import { askOf } from '#shared/operations/sequences/plain/ask.ts'
import { SCRIPTS } from '#shared/operations/sequences/scripts/index.ts'
import { frameOf } from '#shared/operations/sequences/sender.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'
import { ask, askFor } from './calls.ts'

const CHANNELS = ['email', 'linkedin', 'call', 'sms', 'task'] as const
const mails = readCorpus()
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

/** Noun phrases, figures, days and names of a mail, and its link. */
function concrete(mail: (typeof mails)[number]): string[] {
  const doc = parse(mail.draft, DEFAULT_PROFILE, new Memo(), dictionary)
  const m = materialOf(doc)
  const { senderCompany } = frameOf(m, doc, null, false)
  const names = [m.sender.company?.text, m.recipient.company?.text, senderCompany].filter((n) => n != null)
  const subject = (mail.draft.subject ?? '').split(/[^\p{L}\p{N}'’-]+/u).filter((word) => word.length > 4)
  return [...m.topics, ...m.figures, ...m.dates]
    .map(({ text }) => text)
    .concat(
      m.figures.map(({ number }) => number),
      names,
      subject,
      m.link ?? [],
    )
    .map(plain)
}

const planned = mails
  .filter(({ kind }) => playOf(kind) !== null)
  .map((mail) => {
    const { result } = askFor(mail.draft, { steps: 12, channels: [...CHANNELS] })
    return { mail, steps: result.steps, later: result.steps.filter((s) => s.n > 1 && s.text !== null) }
  })

describe('every step after the first mail', () => {
  it('holds a noun phrase, a figure or a name of the draft, where the draft has one that can be said', () => {
    const telling = planned
      .map((plan) => ({ ...plan, words: concrete(plan.mail) }))
      .filter(({ mail, words }) => words.length >= 6 && !mail.id.endsWith('-bad'))
    expect(telling.length).toBeGreaterThan(10)
    for (const { mail, later, words } of telling)
      for (const { text } of later)
        expect(
          words.some((word) => plain(text ?? '').includes(word)),
          `${mail.id}: ${text}`,
        ).toBe(true)
  })

  it('promises nothing but to stop', () => {
    for (const { mail, later } of planned)
      for (const { text } of later)
        for (const sentence of (text ?? '').split(/(?<=[.?!])\s|\n/)) {
          if (plain(mail.draft.draft).includes(plain(sentence))) continue
          if (/\b(?:stop|leave|won't|not write)\b/.test(sentence)) continue
          expect(sentence).not.toMatch(
            /\b(?:I|we)(?:'ll| will| can(?!['’]t))\b|\bShall I send\b|my notes stay/i,
          )
        }
  })

  it('has a preheader only of its own words', () => {
    const shown = planned.flatMap(({ later }) => later.filter(({ preheader }) => preheader !== null))
    expect(shown.length).toBeGreaterThan(0)
    for (const { preheader, text } of shown)
      expect(plain(text ?? '')).toContain(plain(asHtml(preheader ?? '')))
  })

  it('has no score while a part is to be filled in', () => {
    const open = planned.flatMap(({ steps }) => steps.filter(({ to_fill }) => to_fill.length > 0))
    expect(open.length).toBeGreaterThan(0)
    for (const { score } of open) expect(score).toBeNull()
  })
})

it('the first step asks what the cta operation finds as the primary ask', () => {
  for (const mail of mails) {
    const body = Object.fromEntries(Object.entries(mail.draft).filter(([, v]) => v !== undefined))
    const found = cta(ctaContract.input.parse(body), { profile: DEFAULT_PROFILE, dictionary })
    expect(askFor(mail.draft, { steps: 1 }).result.steps[0]?.cta ?? null).toBe(
      found.result.primary?.text ?? null,
    )
  }
})

it('what follows an HTML draft is HTML, and links and merge tags stay whole', () => {
  const { result } = ask({
    kind: 'promotional',
    subject: 'Our spring sale is here',
    steps: 3,
    draft:
      '<p>Hi *|FNAME|*,</p><p>Every potting bench is 25% off until Sunday 19 April. We also have watering cans from £15.</p><p><a href="https://fernloam.example/sale?a=1&amp;b=2">Shop the sale</a></p><p>Fern &amp; Loam, 9 Orchard Way, Bath BA1 2QT. <a href="https://fernloam.example/unsub">Unsubscribe</a></p>',
  })
  expect(result.steps.length).toBe(3)
  for (const { text } of result.steps.slice(1)) {
    expect(text).toContain('<p>Hi *|FNAME|*,</p>')
    expect(text).toContain('<a href="https://fernloam.example/sale?a=1&amp;b=2">Shop the sale</a>')
    expect(text).toContain('<a href="https://fernloam.example/unsub">Unsubscribe</a>')
    expect(text).not.toMatch(/& /)
  }
})

it('a list mail that says little gets fewer steps, and is told so', () => {
  const { result, warnings } = ask({
    kind: 'promotional',
    steps: 5,
    draft:
      'Hello,\n\nThe shop is open.\n\nCome in: https://shop.example\n\nUnsubscribe: https://shop.example/unsub',
  })
  expect(result.steps.length).toBeLessThan(5)
  expect(warnings.map((w) => w.code)).toContain('fewer_steps')
})

it('no two scripts of a play bring the same value', () => {
  for (const play of PLAYS) {
    const purposes = Object.values(SCRIPTS[play]).map(({ purpose }) => purpose)
    expect(new Set(purposes).size, play).toBe(purposes.length)
  }
})

describe('a brief', () => {
  const brief = {
    about: 'managed print service',
    offer: "a free audit of last quarter's printer spend",
    problem: 'each clinic buys its own toner at retail price',
    ask: 'a reply with the number of printers',
    sender: { name: 'Owen', company: 'Tonerly' },
    recipient: { name: 'Carla' },
  }

  it('is read by its grammar, says what the sender does once, and never sells the problem', () => {
    const { result } = ask({ brief, kind: 'cold_outreach', steps: 5, channels: ['email', 'call', 'sms'] })
    const [first, ...later] = result.steps
    expect(first?.text).toContain('We offer a managed print service.')
    expect(first?.text).toContain("We offer a free audit of last quarter's printer spend.")
    expect(first?.text).toContain('My guess is that each clinic buys its own toner at retail price.')
    expect(first?.cta).toBe('Could you reply with the number of printers?')
    expect(first?.text?.split('managed print service')).toHaveLength(2)
    for (const { text } of later) expect(text).not.toContain('about toner')
  })

  it.each([
    ['15 minutes on Thursday', 'Would you be open to 15 minutes on Thursday?'],
    ['a yes by 20 April', 'Could you give me a yes by 20 April?'],
    ['a 20-minute call', 'Would you be open to a 20-minute call?'],
    ['you opened the file', 'You opened the file: does that work for you?'],
    ['try the demo', 'Would you like to try the demo?'],
    ['send me the list', 'Could you send me the list?'],
    ['a short answer by Friday', 'Could you answer by Friday?'],
    ['the number of printers', 'Could you give me the number of printers?'],
    ['you send me the floor plan', 'Could you send me the floor plan?'],
    ['Who looks after printing?', 'Who looks after printing?'],
  ])('asks for %s as %s', (wish, question) => {
    expect(askOf(wish)).toBe(question)
  })
})

describe('a plan', () => {
  const draft = mails.find(({ id }) => id === 'cold-outreach-freight-claims-good')?.draft ?? { draft: '' }

  it('never makes a gap that its own checks name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 60 }), (steps, span_days) => {
        const { result, warnings } = askFor(draft, { steps, span_days, channels: [...CHANNELS] })
        expect(result.checks.map((c) => c.rule_id)).not.toContain('gap_too_short')
        expect(result.totals.span_days).toBeLessThanOrEqual(span_days)
        if (result.steps.length < steps) expect(warnings.map((w) => w.code)).toContain('fewer_steps')
      }),
      { numRuns: 40 },
    )
  })

  it('for a reader in Canada names consent and address', () => {
    const { checks } = askFor(draft, { audience: { jurisdiction: 'CA' } }).result
    const said = (rule: string) => checks.find((c) => c.rule_id === rule && c.step === null)?.message
    expect(said('consent_needed')).toContain('CASL')
    expect(said('missing_address')).toContain('CASL')
  })

  it('keeps a reply in its thread, and takes a stranger’s “Re:” for none', () => {
    const thread = (kind: 'follow_up' | 'cold_outreach') =>
      askFor({ ...draft, subject: 'Re: claims', kind }, { steps: 1 }).result.steps[0]?.thread
    expect(thread('follow_up')).toBe('same_thread')
    expect(thread('cold_outreach')).toBe('new_subject')
  })

  it('opens with the angle and the words of the draft', () => {
    const [first] = askFor(draft, { steps: 1 }).result.steps
    expect(draft.draft).toContain(first?.new_value)
  })
})

it('an empty draft is called empty, and no fault is found in what is not there', () => {
  const { result, warnings } = ask({ draft: '', steps: 2 })
  expect(warnings.find((w) => w.code === 'text_needs_model')?.message).toContain('empty')
  expect(result.checks).toEqual([])
})

it('draft and brief together are refused at the brief, and neither at the draft', () => {
  const issues = (body: unknown) => contract.input.safeParse(body).error?.issues
  const both = issues({ draft: 'Hi', brief: { about: 'x' } })
  expect(both).toMatchObject([
    { path: ['brief'], message: 'Send either `draft` or `brief`, one of the two.' },
  ])
  expect(issues({})).toMatchObject([{ path: ['draft'] }])
})

it('a version is no matter, and a title is no name', () => {
  const { result } = ask({
    kind: 'proposal',
    subject: 'Offer for the Ulm test bench, version 2',
    steps: 3,
    channels: ['call', 'email'],
    draft:
      'Dear Ms. Kern,\n\nHere is version 2 of the offer for the Ulm test bench: €84,200 with the second pump.\n\nCould you confirm the flange size?\n\nKind regards,\nDr. Matthias Vogel\nProof Rigs GmbH',
  })
  const text = result.steps
    .slice(1)
    .map((s) => s.text)
    .join('\n')
  expect(text).toContain('the Ulm test bench')
  expect(text).not.toContain('version 2')
  expect(text).not.toContain("It's Dr.")
})
