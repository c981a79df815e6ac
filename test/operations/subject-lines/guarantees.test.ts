import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { findPlaceholders } from '#shared/engine/placeholders.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { likeness, stemsOfLine } from '#shared/operations/subject-lines/alike.ts'
import { ANGLES, contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'
import { expectLinear } from '../../support/growth.ts'
import { filled, HOSTILE } from '../../support/hostile.ts'

type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
const answer = (request: Request) => local(contract.input.parse(request), context)
const linesFor = (request: Request) => answer(request).result.candidates.map((c) => c.text)
const corpus: { id: string; request: Request & { draft: string } }[] = readCorpus().map(({ id, draft }) => ({
  id,
  request: JSON.parse(JSON.stringify(draft)),
}))
const answers = corpus.map(({ id, request }) => ({ id, request, answer: answer(request) }))
const candidates = answers.flatMap(({ id, request, answer: { result } }) =>
  result.candidates.map((candidate) => ({ id, request, candidate })),
)

/** The body as a reader sees it. */
const bodyText = (draft: string) => parse({ draft }, DEFAULT_PROFILE, new Memo()).text.toLowerCase()

/** Words a line may add to those of the mail. */
const ADDED = new Set([
  'your',
  'intro',
  'and',
  'meet',
  'sorry',
  'thank',
  'thanks',
  'you',
  'on',
  'from',
  'the',
  'how',
  'to',
  'payment',
  'failed',
  'refunded',
  'shipped',
  'confirmed',
  'booking',
])

describe('candidates', () => {
  it('are made of words and figures that stand in the mail', () => {
    expect(candidates.length).toBeGreaterThan(150)
    for (const { id, request, candidate } of candidates) {
      const body = bodyText(request.draft)
      for (const word of candidate.text.toLowerCase().match(/[\p{L}\p{N}%$£€][\p{L}\p{N}.,'’-]*/gu) ?? []) {
        const bare = word.replace(/[.,'’-]+$/, '')
        // “Closing your file” of “I’ll close your file”
        const verb = bare.replace(/ing$/, '')
        if (!ADDED.has(bare))
          expect(body.includes(verb.length > 3 ? verb : bare), `${id}: ${candidate.text}: ${bare}`).toBe(true)
      }
    }
  })

  it('hold no placeholder that the draft does not hold', () => {
    for (const { request, candidate } of candidates)
      for (const { raw } of findPlaceholders(candidate.text)) expect(request.draft).toContain(raw)
    expect(
      linesFor({
        kind: 'customer_success',
        draft: 'Hi {{first_name}},\n\nYour {{product}} trial ends on Friday. Shall I extend it?\n\nTom',
      }),
    ).toContain('Your {{product}} trial ends on Friday')
  })

  it('carry the score of the whole draft under them', () => {
    for (const { request, candidate } of candidates.filter((_, i) => i % 6 === 0)) {
      const { draft, ...rest } = request
      const under = { ...JSON.parse(JSON.stringify(rest)), draft, subject: candidate.text }
      expect(candidate.score).toBe(score(under, DEFAULT_PROFILE, { dictionary }).score)
      for (const a of candidate.annotations) expect(candidate.text.slice(a.start, a.end)).toBe(a.quote)
    }
  })

  it('are honest: the body keeps what they promise, and none misleads', () => {
    for (const { id, candidate } of candidates) {
      expect(candidate.promise_match, `${id}: ${candidate.text}`).toBe(true)
      expect(candidate.risk).not.toBe('misleading')
    }
  })

  it('differ from each other and from the subject sent', () => {
    for (const {
      id,
      request,
      answer: { result },
    } of answers) {
      const lines = result.candidates.map((c) => c.text)
      for (const [i, a] of lines.entries())
        for (const b of lines.slice(i + 1))
          expect(likeness(stemsOfLine(a), stemsOfLine(b)), `${id}: ${a} / ${b}`).toBeLessThanOrEqual(0.5)
      expect(lines).not.toContain(request.subject)
    }
  })

  it('stay within the count, the length and the words that are usual for the kind', () => {
    for (const { request } of answers.slice(0, 20)) {
      const lines = answer({ ...request, count: 3, max_chars: 28 }).result.candidates
      expect(lines.length).toBeLessThanOrEqual(3)
      for (const { text } of lines) expect(text.length).toBeLessThanOrEqual(28)
    }
    const cold = answers.filter(({ answer: { input } }) => input.kind === 'cold_outreach')
    for (const {
      answer: { result },
    } of cold)
      for (const { words, chars } of result.candidates) {
        // A mail with fewer than three lines of the usual length may have longer ones.
        expect(words).toBeLessThanOrEqual(result.candidates.length > 3 ? 6 : 9)
        expect(chars).toBeLessThanOrEqual(result.candidates.length > 3 ? 35 : 50)
      }
  })

  it('are the same for the same request, and come best first', () => {
    for (const { request, answer: given } of answers.slice(0, 12)) expect(answer(request)).toEqual(given)
  })
})

describe('what a request asks for', () => {
  const draft =
    'Hi Priya,\n\nDave Ormerod on your Goole dock told me damage claims eat most of his Friday. We make a claims form that drivers fill in on the bay.\n\nHarcastle Haulage went from 43 days to 11 on claims under £2,000. Shall I send you their before-and-after figures?\n\nTom Ashcroft'
  const mail: Request = { kind: 'cold_outreach', subject: 'Quick question', draft }

  it('reads like lines a person sends', () => {
    expect(linesFor(mail)).toEqual(
      expect.arrayContaining(['Dave Ormerod on damage claims', 'Harcastle: claims 43 days to 11']),
    )
  })

  it('takes the angles named and says which the mail does not hold', () => {
    const { result, warnings } = answer({ ...mail, angles: ['referral', 'number', 'name', 'benefit'] })
    expect(new Set(result.candidates.map((c) => c.angle))).toEqual(new Set(['referral', 'number', 'name']))
    expect(warnings.find((w) => w.code === 'angle_not_in_mail')?.message).toContain('“benefit”')
  })

  it('leaves out what is to be avoided and what was sent before', () => {
    const lines = linesFor({ ...mail, avoid: ['Ormerod'], history: ['Harcastle: claims 43 days to 11'] })
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).not.toMatch(/ormerod|43/i)
  })

  it('sets capitals as asked and leaves names theirs', () => {
    expect(linesFor({ ...mail, case: 'lower' })).toContain('Dave Ormerod on damage claims')
    expect(linesFor({ ...mail, case: 'title' })).toContain('Dave Ormerod on Damage Claims')
    expect(linesFor({ ...mail, case: 'lower', angles: ['number'] })).toContain(
      'Harcastle: claims 43 days to 11',
    )
  })

  it('keeps emoji of the draft only where they are allowed', () => {
    const newsletter: Request = {
      kind: 'newsletter',
      format: 'html',
      draft: '<h1>The bees 🐝 are back</h1><p>We opened the hives at Portway on Sunday and found honey.</p>',
    }
    expect(linesFor(newsletter).join()).not.toMatch(/🐝/u)
    expect(linesFor({ ...newsletter, emoji: 'allowed' })).toContain('The bees 🐝 are back')
  })

  it('judges the subject sent beside them, and tells a false reply from a true one', () => {
    const sent = answer(mail).result.current
    expect(sent?.score).toBe(
      score({ kind: 'cold_outreach', subject: 'Quick question', draft }, DEFAULT_PROFILE, { dictionary })
        .score,
    )
    expect(sent?.risk).toBe('teasing')
    expect(answer({ ...mail, subject: 'Re: your order' }).result.current?.risk).toBe('misleading')
    expect(answer({ ...mail, subject: '50% off new pallets' }).result.current?.promise_match).toBe(false)
    expect(answer({ kind: 'cold_outreach', draft }).result.current).toBeNull()
  })

  it('offers pairs of two different lines that are there', () => {
    for (const {
      request,
      answer: { result },
    } of answers) {
      const known = new Set([...result.candidates.map((c) => c.text), request.subject])
      for (const { a, b, hypothesis } of result.pairs_to_test) {
        expect(known.has(a) && known.has(b) && a !== b).toBe(true)
        expect(hypothesis.length).toBeGreaterThan(20)
      }
    }
  })

  it('writes from a brief, without a score and without what the brief does not say', () => {
    const { result, warnings, input } = answer({
      kind: 'cold_outreach',
      brief: {
        about: 'We sort payroll for roofers that work in two states.',
        trigger: 'you opened a depot in Leeds',
        proof: ['Harcastle cut payslip errors from 31 to 4'],
      },
    })
    expect(result.candidates.map((c) => c.text)).toEqual(
      expect.arrayContaining(['Depot in Leeds', 'Harcastle: payslip errors 31 to 4']),
    )
    expect(result.candidates.every((c) => c.score === null)).toBe(true)
    expect(warnings.map((w) => w.code)).toContain('score_needs_draft')
    expect(input.words).toBe(0)
  })

  it('wants a draft or a brief, and not both', () => {
    for (const body of [{}, { draft: 'Hi', brief: { about: 'Payroll' } }]) {
      const { error } = contract.input.safeParse(body)
      expect(error?.issues.map((i) => i.message)).toEqual(['Send either `draft` or `brief`, one of the two.'])
    }
    expect(Object.keys(contract.input.shape)).toContain('angles')
  })
})

describe('any draft', () => {
  it('in another language gives its own sentences, and says so', () => {
    const { result, warnings } = answer({
      draft: 'Hallo Anna,\n\nIhre Rechnung für März ist da. Bitte überweisen Sie bis Freitag.\n\nGruß\nTom',
    })
    expect(result.candidates.map((c) => c.text)).toContain('Ihre Rechnung für März ist da')
    expect(warnings.map((w) => w.code)).toContain('language_not_supported_for_writing')
  })

  it('that names nothing gives nothing, and says so', () => {
    for (const draft of ['', 'Hi', '🎉🎉🎉', 'Hi Ana,\n\nJust checking in.\n\nTom']) {
      const { result, warnings } = answer({ draft })
      expect(result.candidates).toEqual([])
      expect(warnings.map((w) => w.code)).toContain('fewer_candidates')
    }
  })

  const sendable = Object.entries(HOSTILE).filter(([, unit]) => unit.isWellFormed())
  it.each(sendable)('is answered in linear time however hostile: %s', (_, unit) => {
    const draftOf = (size: number) => filled(unit, size).toWellFormed()
    expectLinear(10_000, draftOf, (draft) => answer({ draft }))
  })

  it('gets lines of the angles that were asked for, in the shape of the contract', () => {
    const anything = fc.record({
      draft: fc
        .string({ unit: 'grapheme', maxLength: 400 })
        .filter((s) => s.isWellFormed() && !s.includes('\0')),
      angles: fc.subarray([...ANGLES], { minLength: 1 }),
      case: fc.constantFrom('sentence' as const, 'title' as const, 'lower' as const, 'auto' as const),
    })
    fc.assert(
      fc.property(anything, (request) => {
        const { result } = answer(request)
        expect(contract.result.safeParse(result).success).toBe(true)
        for (const { angle } of result.candidates) expect(request.angles).toContain(angle)
      }),
      { numRuns: 80 },
    )
  })
})
