/** Each later step has something of its own to say, and it is the mail's own where the mail has it. */
import { describe, expect, it, test } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import mails from '../../fixtures/sequences.json' with { type: 'json' }
import { readCorpus } from '../../support/corpus.ts'
import { ask, type Step } from './calls.ts'

const requests = [
  ...mails.map(({ id, subject, draft, format }) => ({ id, request: { subject, draft, format } })),
  ...readCorpus().map(({ id, draft }) => ({
    id,
    request: Object.fromEntries(Object.entries(draft).filter(([, v]) => v !== undefined)),
  })),
]

/** Sentences of five words or more that are neither the ask nor an address. */
const sentencesOf = ({ text, cta }: Step) =>
  parse({ draft: text ?? '' }, DEFAULT_PROFILE, new Memo(), null)
    .sentences.filter((s) => s.words > 4 && (s.region === 'opening' || s.region === 'body'))
    .map((s) => s.text.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((line) => /[.!]$/.test(line) && !cta?.toLowerCase().includes(line) && !/https?:/.test(line))

describe('after every mail of the corpus and of everyday', () => {
  it('no two emails have a sentence of five words or the subject of a new thread in common', () => {
    for (const { id, request } of requests) {
      const { steps } = ask({ ...request, steps: 8, channels: ['email'] }).result
      const told = new Set<string>()
      const subjects = new Set<string>()
      for (const step of steps) {
        for (const line of new Set(sentencesOf(step))) {
          expect(told.has(line), `${id}, step ${step.n}: ${line}`).toBe(false)
          told.add(line)
        }
        if (step.subject === null || step.subject === '') continue
        expect(subjects.has(step.subject), `${id}, step ${step.n}: ${step.subject}`).toBe(false)
        subjects.add(step.subject)
      }
    }
  })

  it('what a step is said to bring stands in it, where its words are named', () => {
    for (const { id, request } of requests)
      for (const { n, new_value, text } of ask({ ...request, steps: 6 }).result.steps) {
        const [, fact] = /^In focus: (.+)\.$/.exec(new_value) ?? []
        if (n > 1 && fact) expect(text?.toLowerCase(), `${id}, step ${n}`).toContain(fact.toLowerCase())
      }
  })
})

/** The plan that a mail gets with default options. */
const planOf = (id: string, more = {}) => {
  const mail = mails.find((one) => one.id === id)
  return ask({ subject: mail?.subject, draft: mail?.draft, format: mail?.format, ...more })
}
const said = (id: string) =>
  planOf(id)
    .result.steps.slice(1)
    .map(({ text }) => text ?? '')

test('whoever writes to a firm that hires offers no job', () => {
  expect(said('cold-good').join('\n')).not.toMatch(/\bthe job\b/)
})

test('a kind that was guessed and decides the plan is named in a warning', () => {
  for (const { request, id } of requests) {
    const { input, warnings } = ask({ ...request, kind: 'auto' })
    if (input.kind_confidence < 0.7)
      expect(
        warnings.map(({ code }) => code),
        id,
      ).toSatisfy((codes: string[]) => codes.some((code) => code.startsWith('kind_')))
  }
})

test.each([
  ['cold-good', /goods-in went from 11 minutes a truck to 4/, /booking posts itself/],
  ['hotel-cold', /audit back to 35 minutes/, /an hour longer/],
  ['schools', /two people three days, and now takes one person/, /absence data comes in by itself/],
  ['patio', /filled 31 of the 40 large tables/, /lost 40 large tables/],
  ['event', /what inspectors will ask for/, /the checklist his team used on 340 doors/],
  ['trial', /import your first spreadsheet/, /set up your first dashboard alert/],
  ['sale', /£240 instead of £320/, /delivery is free over £150/],
])('each of two facts of a mail stands in one later step: %s', (id, one, other) => {
  for (const fact of [one, other]) expect(said(id).filter((text) => fact.test(text)).length).toBe(1)
})

test('a day that was, and a day on offer, is nothing to be reminded of', () => {
  expect(said('followup').join('\n')).not.toContain('3 November')
  expect(said('proposal').join('\n')).not.toContain('March')
  expect(said('proposal').join('\n')).toContain('15 January')
})

test('what is held until tomorrow has one more step before that, and a trial none behind its end', () => {
  expect(planOf('cart').result.steps.map(({ day_offset }) => day_offset)).toEqual([0, 1])
  expect(planOf('cart').result.checks.map(({ rule_id }) => rule_id)).not.toContain('gap_too_short')
  expect(planOf('trial').result.steps.at(-1)?.day_offset).toBeLessThan(14)
})

test('a day of the first mail is not said on another: “our sale starts today”', () => {
  expect(said('sale').join('\n')).not.toMatch(/\btoday\b/)
})

test('whoever owes is not written to where others may see it', () => {
  expect(planOf('invoice').result.steps.map(({ channel }) => channel)).not.toContain('linkedin')
})

test('the reminder of a day leads where the day is, and not to the button beside it', () => {
  expect(planOf('launch').result.steps.at(-1)?.cta).toBe('Save a place: https://rota.example/tour')
})

test('a case that the mail links to is read before an example that only the sender has', () => {
  const [, second] = planOf('cold-bad').result.steps
  expect(second?.text).toContain('https://zentrix.example/cs/halvorsen')
  expect(second?.to_fill).toEqual([])
})

test('what is offered is called by its whole name', () => {
  const draft =
    'Hi Leo,\n\nWe sell a second-hand sensor set for £180 that texts you when a cold room is too warm. Fitting takes 40 minutes.\n\nWould that be of use to you?\n\nNora Pike\nColdwatch Ltd'
  const { steps } = ask({ draft, subject: 'Cold rooms at Dock Street', kind: 'cold_outreach' }).result
  expect(steps[1]?.text).toContain('the second-hand sensor set')
})
