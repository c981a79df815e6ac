import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { STRONG } from '#shared/operations/subject-lines/choose.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { SERVES } from '#shared/operations/subject-lines/serves.ts'
import shortMails from '../../fixtures/short-subject-mails.json' with { type: 'json' }
import mails from '../../fixtures/subject-mails.json' with { type: 'json' }
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

const candidatesFor = (request: z.input<typeof contract.input>) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result.candidates
type Candidate = ReturnType<typeof candidatesFor>[number]
const textsOf = (candidates: readonly Candidate[]) => candidates.map(({ text }) => text)
const linesFor = (request: z.input<typeof contract.input>) => textsOf(candidatesFor(request))
const answeredTo = (given: readonly (z.input<typeof contract.input> & { lines: string[] })[]) =>
  given.map(({ lines, ...request }) => {
    const candidates = candidatesFor(request)
    return { request, lines, candidates, given: textsOf(candidates) }
  })
const answered = answeredTo(mails)
const answeredShort = answeredTo(shortMails)
const written = [
  ...[...answered, ...answeredShort].map(({ given }) => given),
  ...readCorpus().map(({ draft }) => linesFor(JSON.parse(JSON.stringify(draft)))),
].flat()

/** A thing of two or three words that does not serve, with no figure, no name and nothing said of it: “Security lanes”. */
const isBare = ({ text, fit, why }: Candidate) =>
  fit < SERVES &&
  /^\p{L}[\p{Ll}-]+(?: [\p{Ll}-]+){1,2}\??$/u.test(text) &&
  !/\byour\b|\b(?:is|are|was|were|has|have|can)\b/i.test(text) &&
  !why.startsWith('A heading')
const isGood = (candidate: Candidate) => !isBare(candidate)

describe('what a mail says', () => {
  it.each([...answered, ...answeredShort])('stands among its lines: $lines.0', ({ lines, given }) => {
    expect(given).toEqual(expect.arrayContaining(lines))
  })

  it('gives at least two good lines for nearly every mail with something to say', () => {
    const enough = answered.filter(({ candidates }) => candidates.filter(isGood).length > 1)
    expect(enough.length / answered.length).toBeGreaterThan(0.85)
  })
})

describe('a mail that is no bad one', () => {
  const plain = readCorpus().filter(({ quality }) => quality !== 'bad')
  const all = plain.map(({ draft }) => candidatesFor(JSON.parse(JSON.stringify(draft))))

  it('gets at least two lines, and nearly always two good ones', () => {
    expect(all.filter(({ length }) => length < 2).length).toBeLessThan(3)
    expect(all.filter((lines) => lines.filter(isGood).length > 1).length / all.length).toBeGreaterThan(0.85)
  })

  it('gets no bare third line beside two good ones', () => {
    const lists = [...all, ...[...answered, ...answeredShort].map(({ candidates }) => candidates)]
    const full = lists.filter(
      (lines) => lines.filter((line) => line.fit >= STRONG && isGood(line)).length > 1,
    )
    expect(full.length).toBeGreaterThan(lists.length / 2)
    expect(textsOf(full.flat().filter(isBare))).toEqual([])
  })
})

describe('no line', () => {
  it('leans on the mail for whom or what it means', () => {
    for (const line of written) expect(line).not.toMatch(/\b(?:them|theirs|both (?:by|on|to)|of the two)\b/i)
  })

  it.each([
    [
      'event_invitation',
      "We are pleased to invite you to our annual Facility Managers' Breakfast, which will take place on Thursday 21 January in Bristol. This year's topic is the new fire door rules that come into force in April.",
      /Managers$|Managers,|into force$/,
    ],
    [
      'cold_outreach',
      'I noticed that Halden is growing fast. We shorten sales cycles and give leadership full visibility into their deals. Zentrix offers a robust, best-in-class solution for pipelines.',
      /leadership full|a robust$/i,
    ],
    [
      'fundraising',
      'Last winter Hull had 90 people sleeping rough in Hull each night. Your £40 paid for two nights in a warm bed.',
      /^rough|winter hull/i,
    ],
    [
      'internal',
      'The office moves on Friday 4 May. Please take your laptop home on Thursday, and legal needs it before the 5pm call.',
      /^your laptop home|needs it/i,
    ],
  ] as const)('of a mail of kind %s parts words that belong together', (kind, body, parted) => {
    const lines = linesFor({ kind, draft: `Hi Ana,\n\n${body}\n\nJoan` })
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).not.toMatch(parted)
  })

  it('ends in a word that waits for the next', () => {
    for (const line of written)
      expect(line).not.toMatch(/\b(?:the|an?|of|to|for|with|and|or|is|are|your|our|their)\??$/i)
  })

  it('cuts a range of days in two', () => {
    const days = ['3–5 March', '3 to 5 March', '3-5 March', 'March 3–5']
    for (const when of days) {
      const lines = linesFor({
        kind: 'event_invitation',
        draft: `Hi Ana,\n\nWe hold our spring open days on ${when} at the boat works. You can see the new ferry on the water.\n\nJoan`,
      })
      expect(lines).toContain(`Spring open days, ${when}`)
    }
  })

  it('is longer than allowed by the caller, and longer than usual only where little else is there', () => {
    for (const { request } of answered)
      for (const line of linesFor({ ...request, max_chars: 30 })) expect(line.length).toBeLessThanOrEqual(30)
    for (const { request, given } of answered)
      if (request.kind === 'cold_outreach')
        expect(given.filter((line) => line.length > 35).length).toBeLessThanOrEqual(given.length > 3 ? 0 : 3)
  })

  it('says sorry about somebody', () => {
    const lines = linesFor({
      kind: 'apology',
      draft:
        'Dear Ms Roy,\n\nWe paid 38 of your staff without their overtime on Friday. I am sorry. The rest is paid today.\n\nTom',
    })
    expect(lines.join()).not.toContain('Sorry about your staff')
  })
})
