import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/ab-predict/contract.ts'
import { inWords } from '#shared/operations/ab-predict/in-words.ts'
import { local } from '#shared/operations/ab-predict/local.ts'
import { CAP } from '#shared/operations/ab-predict/odds.ts'
import { readCorpus, readPairs } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'
import { hostileDrafts } from '../../support/hostile.ts'

type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
const predict = (request: Request) => local(contract.input.parse(request), context)
const oddsOf = (request: Request) =>
  new Map(predict(request).result.probabilities.map(({ id, p }) => [id, p] as const))

const SUBJECTS = [
  ...new Set(readCorpus().flatMap(({ draft }) => (draft.subject?.trim() ? [draft.subject] : []))),
  'LAST CHANCE!!! [FREE]: WHY WE NEED YOU TODAY?!',
  'She shows 3 charts to his people here',
]
const kind = fc.constantFrom('newsletter', 'promotional', 'cold_outreach', 'billing')
const metric = fc.constantFrom('positive_reply', 'reply', 'click', 'open')
const subjects = fc.uniqueArray(fc.constantFrom(...SUBJECTS), { minLength: 2, maxLength: 10 })
const named = (lines: readonly string[]) =>
  lines.map((subject) => ({ id: `${subject.length}-${subject}`.slice(0, 64), subject }))

const requests = fc
  .record({ kind, metric, lines: subjects, seed: fc.array(fc.nat(400), { minLength: 10, maxLength: 10 }) })
  .map(({ kind, metric, lines, seed }): Request & { counted: Request } => {
    const variants = lines.map((subject, i) => ({ id: `n${i}`, subject }))
    const request: Request = { kind, metric, variants }
    const history = variants.map(({ id }, i) => ({ variant: id, sent: 400, successes: seed[i] ?? 0 }))
    return { ...request, counted: { ...request, history } }
  })
  .map(({ counted, ...request }) => ({ request, counted }))

describe('a prediction', () => {
  it('does not depend on the order of the variants', () =>
    fc.assert(
      fc.property(requests, fc.boolean(), fc.nat(), ({ request, counted }, withHistory, turn) => {
        const given = withHistory ? counted : request
        const shift = turn % given.variants.length
        const turned = [...given.variants.slice(shift), ...given.variants.slice(0, shift)].reverse()
        const one = predict(given).result
        const other = predict({ ...given, variants: turned }).result
        expect(oddsOf({ ...given, variants: turned })).toEqual(oddsOf(given))
        expect({ ...other, probabilities: [] }).toEqual({ ...one, probabilities: [] })
      }),
      { numRuns: 60 },
    ))

  it.each([2, 3, 7, 10])('gives %i identical variants exactly even odds and calls none', (count) => {
    const one = { subject: 'Three payroll rules that change in April', draft: 'Hi Ana,\n\nSee below.\n\nTom' }
    const { result } = predict({ kind: 'newsletter', variants: Array.from({ length: count }, () => one) })
    expect(new Set(result.probabilities.map(({ p }) => p))).toEqual(
      new Set([Math.round(10_000 / count) / 10_000]),
    )
    expect(result).toMatchObject({ winner: 'too_close_to_call', lift: null, drivers: [] })
  })

  it('keeps identical variants even among others, whatever was counted of each', () =>
    fc.assert(
      fc.property(requests, fc.nat(400), fc.nat(400), ({ counted }, successes, others) => {
        const [first] = counted.variants
        const twins = [{ ...first, id: 'x' }, ...counted.variants.slice(1, 9), { ...first, id: 'y' }]
        const history = [
          ...(counted.history ?? []).filter(({ variant }) => twins.some(({ id }) => id === variant)),
          { variant: 'x', sent: 400, successes },
          { variant: 'y', sent: 400, successes: others },
        ]
        const odds = oddsOf({ ...counted, variants: twins, history })
        expect(odds.get('x')).toBe(odds.get('y'))
      }),
      { numRuns: 30 },
    ))

  it('never gives more than the cap without history', () =>
    fc.assert(
      fc.property(requests, ({ request }) => {
        for (const p of oddsOf(request).values()) expect(p).toBeLessThanOrEqual(CAP)
      }),
      { numRuns: 100 },
    ))

  it('reaches the cap where everything speaks for one variant, so that the cap is what holds it', () => {
    const variants = [
      { id: 'worst', subject: 'WHY WAIT: [READ] our offer, shout our NEW PRICES with us?!' },
      { id: 'best', subject: 'She put all 3 charts of this year on the map for her people here' },
    ]
    expect(Math.max(...oddsOf({ kind: 'newsletter', metric: 'click', variants }).values())).toBe(CAP)
  })

  it('gives probabilities that sum to 1 within rounding and agree with the winner', () =>
    fc.assert(
      fc.property(requests, fc.boolean(), ({ request, counted }, withHistory) => {
        const { probabilities, winner, lift, caveats } = predict(withHistory ? counted : request).result
        const sum = probabilities.reduce((s, { p }) => s + p, 0)
        const distinct = new Set(probabilities.map(({ p }) => p)).size
        // What rounding leaves over cannot be parted among equals: half of a last digit each.
        const left = distinct < probabilities.length ? probabilities.length * 0.5e-4 : 0
        expect(Math.abs(sum - 1)).toBeLessThan(left + 1e-9)
        const ranked = [...probabilities].sort((a, b) => b.p - a.p)
        const [a, b] = [ranked[0]?.p ?? 0, ranked[1]?.p ?? 0]
        if (winner === 'too_close_to_call') {
          if (caveats[0]?.code === 'opens_decide_nothing')
            expect((request.metric === 'open' && !withHistory) || a / (a + b) < 0.9002).toBe(true)
          else if (caveats[0]?.code === 'counts_leave_it_open') {
            expect(withHistory).toBe(true)
            expect(a / (a + b)).toBeLessThan(0.7502)
          } else expect(a / (a + b)).toBeLessThan(0.5502)
          expect(lift).toBeNull()
        } else {
          if (request.metric === 'open') expect(a / (a + b)).toBeGreaterThan(0.8998)
          expect(ranked[0]?.id).toBe(winner)
          expect(a / (a + b)).toBeGreaterThan(0.5498)
          expect(lift?.relative).toBeGreaterThan(lift?.interval80[0] ?? 0)
          expect(lift?.relative).toBeLessThan(lift?.interval80[1] ?? 0)
        }
      }),
      { numRuns: 60 },
    ))

  it('never lowers a variant for a success more', () =>
    fc.assert(
      fc.property(
        kind,
        fc.constantFrom(undefined, 0.02, 0.3),
        fc.record({
          sent: fc.integer({ min: 1, max: 5000 }),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        fc.record({
          sent: fc.integer({ min: 1, max: 5000 }),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        subjects,
        (kind, baseline_rate, one, two, lines) => {
          const variants = named(lines.slice(0, 2)).map(({ subject }, i) => ({ id: `n${i}`, subject }))
          const at = (more: number) => {
            const successes = Math.min(one.sent - 1, Math.floor(one.share * one.sent)) + more
            const history = [
              { variant: 'n0', sent: one.sent, successes },
              { variant: 'n1', sent: two.sent, successes: Math.floor(two.share * two.sent) },
            ]
            const base = baseline_rate === undefined ? {} : { baseline_rate }
            return oddsOf({ kind, variants, history, ...base }).get('n0') ?? 0
          }
          expect(at(1)).toBeGreaterThanOrEqual(at(0) - 1e-4)
        },
      ),
      { numRuns: 100 },
    ))

  it('is the same for the same request, and its words fit the schema of the result', () =>
    fc.assert(
      fc.property(requests, ({ counted }) => {
        const once = predict(counted)
        expect(predict(counted)).toEqual(once)
        expect(inWords(contract.result.parse(once.result))).not.toMatch(/undefined|NaN|null/)
      }),
      { numRuns: 30 },
    ))

  it.each(contract.examples.map(({ summary, input }) => [summary, input] as const))(
    'answers the example “%s” with a winner',
    (_summary, input) => {
      const { result } = predict(input)
      expect(contract.result.parse(result)).toEqual(result)
      expect(result.winner).not.toBe('too_close_to_call')
    },
  )
})

describe('a comparison of whole mails', () => {
  it.each(readPairs().map((pair) => [pair.name, pair] as const))(
    'never calls the worse of %s the winner',
    (_name, { better, worse }) => {
      const variant = (id: string, { subject, preheader, draft }: typeof better.draft) => ({
        id,
        draft,
        ...(subject === undefined ? {} : { subject }),
        ...(preheader === undefined ? {} : { preheader }),
      })
      const variants = [variant('better', better.draft), variant('worse', worse.draft)]
      const { result } = predict({ kind: better.kind, metric: 'click', variants })
      expect(result.winner).not.toBe('worse')
    },
  )

  it('takes no notice of the body when opens are counted', () => {
    const rude = 'Buy now!!! ACT NOW!!! I hope this email finds you well.'
    const odds = oddsOf({
      kind: 'newsletter',
      metric: 'open',
      variants: [
        { id: 'a', subject: 'March figures', draft: rude },
        { id: 'b', subject: 'March figures', draft: 'The March figures are out.' },
      ],
    })
    expect([...odds.values()]).toEqual([0.5, 0.5])
  })
})

describe('hostile texts', () => {
  const texts = { ...hostileDrafts(200_000), nothing: '', nul: '\0\0', 'half a pair': '\udc00 a \ud800' }

  it.each(Object.entries(texts))('are compared without a fault: %s', (_name, text) => {
    const line = text.slice(0, 998)
    const input = contract.input.parse({ variants: [{ subject: 'a' }, { subject: 'b' }] })
    const asSubjects = { ...input, variants: [{ subject: line }, { subject: `${line}?` }, { subject: '' }] }
    const asMails = { ...input, variants: [{ subject: line, draft: text }, { draft: 'Hello there.' }] }
    for (const request of [asSubjects, asMails]) {
      const { result } = local(request, context)
      expect(contract.result.parse(result)).toEqual(result)
      expect(result.probabilities.every(({ p }) => p <= CAP)).toBe(true)
    }
  })
})
