import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Doc } from '#shared/engine/doc.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/localize/contract.ts'
import { local } from '#shared/operations/localize/local.ts'
import { LOCALE_TAGS } from '#shared/operations/localize/tables/locales.ts'
import { readCorpus } from '../../support/corpus.ts'
import { expectLinear } from '../../support/growth.ts'
import { filled, HOSTILE } from '../../support/hostile.ts'
import { answer, localize, type Request, type Result } from './localize.ts'

const mails = readCorpus().map(({ id, draft }) => ({ id, draft: draft as Omit<Request, 'target_locale'> }))
const FIELDS = ['subject', 'preheader', 'draft'] as const
/** Every locale stands for a group of conventions; all of them on all mails would take a minute. */
const TARGETS = ['en-GB', 'en-US', 'en-CA', 'de-DE', 'fr-FR', 'ja-JP', 'ar-AE', 'hi-IN'] as const

const read = (request: Partial<Request>): Doc =>
  parse(contract.input.parse({ target_locale: 'en-US', ...request }), DEFAULT_PROFILE, new Memo())

/** What must come through unchanged, read by the engine's own parser. */
function kept(request: Partial<Request>) {
  const doc = read(request)
  const own = new Set(['quoted', 'signature', 'footer'])
  const tokens = doc.sentences.flatMap((s) => s.tokens)
  return {
    format: doc.format,
    placeholders: doc.placeholders.map((p) => p.raw),
    links: doc.links.map((l) => l.href),
    addresses: tokens.filter((t) => t.kind === 'url' || t.kind === 'email').map((t) => t.text),
    images: doc.images.map((i) => `${i.src} ${i.alt}`),
    foreign: doc.sentences.filter((s) => own.has(s.region)).map((s) => s.text),
  }
}

const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? []

/** Everything an answer promises about places in what was sent. */
function expectExact(request: Request, result: Result) {
  for (const field of FIELDS) {
    const sent = request[field]
    if (sent === undefined) {
      if (field !== 'draft') expect(result[field]).toBeNull()
      continue
    }
    let made = ''
    let at = 0
    for (const { start, end, before, after, ...rest } of result.adaptations.filter(
      (a) => a.field === field,
    )) {
      expect(sent.slice(start, end)).toBe(before)
      expect(before).not.toBe(after)
      expect(rest.rule_id).toMatch(/^[a-z0-9-]+$/)
      expect(start).toBeGreaterThanOrEqual(at)
      made += sent.slice(at, start) + after
      at = end
    }
    expect(result[field]).toBe(made + sent.slice(at))
  }
  for (const {
    span: { field, start, end, quote },
    reason,
  } of [...result.needs_model, ...result.needs_human]) {
    expect((request[field] ?? '').slice(start, end)).toBe(quote)
    expect(reason).toMatch(/\S/)
  }
}

describe.each(mails.map(({ id, draft }) => [id, draft] as const))('localizing %s', (_id, draft) => {
  for (const target_locale of TARGETS)
    it(`for ${target_locale} lists every change exactly and touches nothing else`, () => {
      const request: Request = { ...draft, target_locale }
      const { result, placeholders } = answer(request)
      expectExact(request, result)
      expect(kept({ ...draft, draft: result.draft })).toEqual(kept(draft))
      expect(tagsOf(result.draft)).toEqual(tagsOf(draft.draft))
      expect(placeholders.preserved).toBe(true)
      expect(contract.result.safeParse(result).error).toBeUndefined()
    })
})

describe('a localization', () => {
  const words = fc.constantFrom(
    ...'The color of our center is gray, and we organize it. Der die das und ist nicht wir Sie Le la les des vous pour dans 1,234.50 $1,234 12% 3-4pm 10 or 11 am 03/04/2026 12/31/2026 March 4, 2026 4–6 May Mr. Lee Hi Ana, Bonjour Ana: Best, Viele Grüße {{first_name|default:"there"}} *|FNAME|* https://a.example/color `color` ZIP code "quoted" a ? ! : ; ß <b>color</b> &amp; 5 miles 020 7946 0018 ({{ price | 1,234.50 }})'.split(
      ' ',
    ),
    '\n\n',
    '\n',
    '\u00a0',
  )
  const drafts = fc.oneof(
    fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
    fc.string({ maxLength: 200, unit: 'grapheme' }),
    fc.array(words, { maxLength: 20 }).map((list) => `<p>${list.join(' ')}</p><p>Best,<br>Tom</p>`),
  )
  const requests: fc.Arbitrary<Request> = fc.record({
    draft: drafts.filter((text) => text.isWellFormed() && !text.includes('\u0000')),
    target_locale: fc.constantFrom(...LOCALE_TAGS),
    formality: fc.constantFrom('auto', 'formal', 'informal'),
    locale: fc.constantFrom('en-US', 'en-GB', 'de-DE', 'fr-FR'),
    recipient: fc.constantFrom({}, { given_name: 'Ana', family_name: 'Lee', gender: 'female' as const }),
    glossary: fc.constantFrom({}, { center: 'hub', 'our color': 'its colour' }),
    do_not_translate: fc.constantFrom([], ['Lee', 'our center is gray']),
  })

  it('of any text is exact, keeps placeholders and links, and is the same every time', () =>
    fc.assert(
      fc.property(requests, (request) => {
        const { result, placeholders } = answer(request)
        expectExact(request, result)
        const before = read(request)
        const after = read({ ...request, draft: result.draft })
        expect(after.placeholders.map((p) => p.raw)).toEqual(before.placeholders.map((p) => p.raw))
        expect(after.links.map((l) => l.href)).toEqual(before.links.map((l) => l.href))
        expect(placeholders.preserved).toBe(true)
        expect(answer(request).result).toEqual(result)
      }),
      { numRuns: 200 },
    ))

  it('never touches code, nor what the caller wants kept', () => {
    const draft =
      '<p>The color of our center is gray. Set <code>color: gray</code> and keep Center Color.</p><p>We organize it for you and your team.</p>'
    const { draft: made } = localize({
      draft,
      target_locale: 'en-GB',
      do_not_translate: ['the color of our center'],
    })
    expect(made).toBe(draft.replace('is gray', 'is grey').replace('organize', 'organise'))
  })

  it.each(Object.entries(HOSTILE))('of a hostile draft takes linear time: %s', (_, unit) => {
    const rest = contract.input.parse({ draft: '', target_locale: 'fr-FR' })
    const inputOf = (size: number) => ({ ...rest, draft: filled(unit, size) })
    expectLinear(20_000, inputOf, (input) => local(input, { profile: DEFAULT_PROFILE, dictionary: null }))
  })
})
