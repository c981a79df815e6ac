import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract } from '#shared/operations/roast/contract.ts'
import { factsOfDraft } from '#shared/operations/roast/draft-slots.ts'
import { number } from '#shared/operations/roast/in-numbers.ts'
import { inWords } from '#shared/operations/roast/in-words.ts'
import { fill } from '#shared/operations/roast/line.ts'
import { local } from '#shared/operations/roast/local.ts'
import { readCorpus, readPairs } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>
type Result = z.output<typeof contract.result>

const context = { profile: DEFAULT_PROFILE, dictionary }
const roast = (request: Request) => local(contract.input.parse(request), context).result
const spoken = (result: Result) => [
  result.verdict,
  result.one_liner,
  ...result.findings.map(({ line }) => line),
]

const all = (result: Result) => [...spoken(result), ...(result.saving_grace ? [result.saving_grace] : [])]

const corpus = readCorpus()
const mails: { id: string; request: Request }[] = [
  ...corpus,
  ...readPairs().flatMap(({ name, better, worse }) => [
    { id: `${name} better`, draft: better.draft },
    { id: `${name} worse`, draft: worse.draft },
  ]),
].map(({ id, draft }) => ({ id, request: { ...draft } }))
const INTENSITIES = [1, 2, 3] as const

const promises = (request: Request, result: Result) => {
  for (const { quote, field, start, end, fix, line } of result.findings) {
    expect((request[field] ?? '').slice(start, end)).toBe(quote)
    expect(fix?.score_delta ?? 0).toBeGreaterThanOrEqual(0)
    expect(line).not.toBe('')
  }
  expect(result.findings.map(({ rank }) => rank)).toEqual(result.findings.map((_, i) => i + 1))
  expect(new Set(result.findings.map(({ rule_id }) => rule_id)).size).toBe(result.findings.length)
  const lines = spoken(result)
  expect(new Set(lines).size).toBe(lines.length)
  const fields = [request.subject ?? '', request.preheader ?? '', request.draft]
  for (const cliche of result.cliches) expect(fields.some((text) => text.includes(cliche))).toBe(true)
}

/** Placeholders of a text, read by the engine's own parser. */
const tags = (text: string) =>
  parse({ draft: text, format: 'text' }, DEFAULT_PROFILE, new Memo()).placeholders.map((p) => p.raw)

describe.each(mails.map(({ id, request }) => [id, request] as const))('a roast of %s', (_id, request) => {
  it.each(INTENSITIES)(
    'quotes exactly, repeats nothing and keeps the score, at intensity %i',
    (intensity) => {
      const result = roast({ ...request, intensity })
      promises(request, result)
      expect(result.score).toBe(score(contract.input.parse(request), DEFAULT_PROFILE, { dictionary }).score)
      expect(contract.result.parse(result)).toEqual(result)
      expect(result.findings.length).toBeLessThanOrEqual(7)
    },
  )

  it('fills every slot, and invents no placeholder', () => {
    const own = [request.subject ?? '', request.preheader ?? '', request.draft].join('\n')
    for (const intensity of INTENSITIES)
      for (const line of spoken(roast({ ...request, intensity }))) {
        expect(line.replaceAll(/“[^”]*”/g, '')).not.toMatch(/undefined|null|NaN/)
        for (const tag of tags(line)) expect(own).toContain(tag)
      }
  })

  it('begins alike however long it may be', () => {
    const all = roast({ ...request, max_findings: 25 })
    const few = roast({ ...request, max_findings: 3 })
    expect(few.findings).toEqual(all.findings.slice(0, 3))
    expect([few.verdict, few.one_liner]).toEqual([all.verdict, all.one_liner])
  })
})

describe('roasts', () => {
  it.each(INTENSITIES)('of different bad mails share no line, at intensity %i', (intensity) => {
    const owners = new Map<string, string[]>()
    for (const { id, draft } of corpus.filter((mail) => mail.quality === 'bad'))
      for (const line of all(roast({ ...draft, intensity })))
        owners.set(line, [...(owners.get(line) ?? []), id])
    expect([...owners].filter(([, ids]) => ids.length > 1)).toEqual([])
  })

  it('of the same draft are the same, and differ by intensity', () => {
    for (const { draft } of corpus.filter((mail) => mail.quality === 'bad')) {
      expect(roast({ ...draft })).toEqual(roast({ ...draft }))
      const [gentle, , brutal] = INTENSITIES.map((intensity) => roast({ ...draft, intensity }))
      expect(gentle?.findings.map((f) => f.rule_id)).toEqual(brutal?.findings.map((f) => f.rule_id))
      expect(gentle?.verdict).not.toBe(brutal?.verdict)
    }
  })

  it('give the word count of the mail at most twice, and one place by its number', () => {
    for (const { request } of mails) {
      const { words } = parse(contract.input.parse(request), DEFAULT_PROFILE, new Memo(), dictionary).counts
      const total = new RegExp(`\\b${number(words)} words?\\b`, 'i')
      for (const intensity of INTENSITIES) {
        const result = roast({ ...request, intensity, max_findings: 25 })
        const lines = all(result).map((l) => l.replaceAll(/“[^”]*”/g, ''))
        expect(lines.filter((line) => total.test(line)).length).toBeLessThanOrEqual(2)
        expect(lines.filter((line) => /\bword \d+\b/.test(line)).length).toBeLessThanOrEqual(1)
      }
    }
  })

  it('find something kind to say first about mails that score 95 or more', () => {
    const good = mails.map(({ request }) => roast({ ...request })).filter(({ score }) => score >= 95)
    expect(good.length).toBeGreaterThan(20)
    for (const { verdict, score } of good) {
      expect(verdict).toContain(String(score))
      expect(verdict.length).toBeLessThan(180)
    }
  })

  it('of good mails are short', () => {
    for (const { draft } of corpus.filter((mail) => mail.quality === 'good'))
      expect(roast({ ...draft }).findings.length).toBeLessThan(3)
  })

  it('count “I” and “we” before the first “you” as a person would', () => {
    const draft =
      'Hi Ana,\n\nI run a bakery. I bake bread. We open early. I think we sell the best rolls. I would like to sell you some.\n\nTom'
    const doc = parse({ draft }, DEFAULT_PROFILE, new Memo())
    expect(factsOfDraft(doc, score({ draft })).sendersFirst).toBe(6)
  })

  it('choose “a” and “an” by the figure they speak of', () => {
    expect(fill('a {n}-word and A {Score}', { n: '84', score: 'eleven' })).toBe('an 84-word and An Eleven')
    expect(fill('a {n} in data {n}', { n: '118' })).toBe('a 118 in data 118')
  })

  it('repeat neither swear words nor card numbers', () => {
    const draft =
      'Hi Ana,\n\nThis is fucking amazing and it will be done by us at the end of the day. My card is 4111 1111 1111 1111. Please advise!!!\n\nTom'
    for (const intensity of INTENSITIES)
      for (const line of spoken(roast({ draft, intensity, max_findings: 25, subject: 'Holy shit!!!' })))
        expect(line).not.toMatch(/fuck|shit|4111/i)
  })

  it('of any text keep their promises', () => {
    const words = fc.constantFrom(
      ...'We just really help leverage synergy in order to Hi there {{name}} %%X%% [First Name] !!! ?? 🚀🚀🚀 recieve the the I hope this email finds you well. click here BUY NOW שלום 日本 <b>x</b> <img src="a.png"> &nbsp; “ ” \u200b'.split(
        ' ',
      ),
      '\n\n',
    )
    const texts = fc.oneof(
      fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
      fc.string({ maxLength: 200, unit: 'binary' }),
    )
    fc.assert(
      fc.property(texts, fc.option(texts), fc.constantFrom(...INTENSITIES), (draft, subject, intensity) => {
        const request = { draft, intensity, ...(subject === null ? {} : { subject }) }
        const answer = local(
          { ...contract.input.parse({ draft: 'x', intensity }), ...request, max_findings: 25 },
          context,
        )
        promises(request, answer.result)
        expect(inWords(answer.result)).toContain(answer.result.one_liner)
      }),
      { numRuns: 300 },
    )
  })

  it('answer the longest and strangest drafts', () => {
    for (const draft of [
      '',
      ' ',
      '\u0000',
      '\ud800',
      '!'.repeat(200_000),
      'a'.repeat(200_000),
      'in order to '.repeat(16_000),
      '{{'.repeat(90_000),
    ]) {
      const request: Request = { draft }
      const input = { ...contract.input.parse({ draft: 'x' }), draft }
      promises(request, local(input, context).result)
    }
  })
})
