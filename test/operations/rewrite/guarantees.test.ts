import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { readCorpus, readPairs } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
const answered = new Map<string, ReturnType<typeof local>['result']>()
/** The rewrites a request gets: asked once, for they are the same whenever they are asked for. */
function rewrite(request: Request) {
  const asked = JSON.stringify(request)
  const known = answered.get(asked) ?? local(contract.input.parse(request), context).result
  answered.set(asked, known)
  return known
}
const first = (request: Request) => {
  const [variant] = rewrite(request).variants
  if (!variant) throw new Error('no variant')
  return variant
}
const again = (request: Request, variant: ReturnType<typeof first>): Request => ({
  ...request,
  draft: variant.draft,
  ...(variant.subject === null ? {} : { subject: variant.subject }),
  ...(variant.preheader === null ? {} : { preheader: variant.preheader }),
})

const mails: { id: string; draft: Request }[] = [
  ...readCorpus(),
  ...readPairs().map(({ name, worse }) => ({ id: `${name} worse`, draft: worse.draft })),
].map(({ id, draft }) => ({ id, draft: { ...draft } as Request }))

/** What must come through a rewrite unchanged, read from a mail by the engine's own parser. */
function kept({ draft, ...rest }: Request) {
  const doc = parse({ draft, ...(rest.format ? { format: rest.format } : {}) }, DEFAULT_PROFILE, new Memo())
  const foreign = doc.sentences.filter(
    (s) => s.region === 'quoted' || s.region === 'signature' || s.region === 'footer',
  )
  const tokens = doc.sentences.flatMap((s) => s.tokens)
  return {
    format: doc.format,
    placeholders: doc.placeholders.map((p) => p.raw).sort(),
    links: [
      ...(doc.html ? doc.links.map((l) => l.href) : []),
      ...tokens.filter((t) => t.kind === 'url').map((t) => t.text),
    ].sort(),
    addresses: tokens
      .filter((t) => t.kind === 'email')
      .map((t) => t.text)
      .sort(),
    numbers: tokens
      .filter((t) => t.kind === 'number')
      .map((t) => t.text)
      .sort(),
    foreign: foreign.map((s) => s.text),
  }
}

describe.each(mails.map(({ id, draft }) => [id, draft] as const))('a rewrite of %s', (_id, draft) => {
  const variant = first(draft)

  it('never scores lower, and says its score truly', () => {
    expect(variant.score).toBeGreaterThanOrEqual(variant.score_before)
    expect(variant.score_before).toBe(
      score(contract.input.parse(draft), DEFAULT_PROFILE, { dictionary }).score,
    )
    expect(variant.score).toBe(
      score(contract.input.parse(again(draft, variant)), DEFAULT_PROFILE, { dictionary }).score,
    )
  })

  it('keeps placeholders, links, numbers, quoted thread and signature', () => {
    expect(kept({ ...draft, draft: variant.draft })).toEqual(kept(draft))
    expect(variant.facts).toEqual({ added_numbers: [], added_names: [], added_links: [], dropped: [] })
    expect(variant.placeholders_preserved).toBe(true)
  })

  it.each<[string, Partial<Request>]>([
    ['', {}],
    [' with variants', { variants: 3 }],
    [' to a shorter mail', { length: { mode: 'shorter' } }],
    [' to 60 words', { length: { mode: 'target', words: 60 } }],
    [' in warm and direct words', { tone: ['warm', 'direct'] }],
    [' without being told its kind', { kind: 'auto' }],
  ])('is settled: rewriting it again%s changes nothing more', (_how, wish) => {
    const request = { ...draft, ...wish }
    const once = first(request)
    const twice = first(again(request, once))
    expect(twice.changes).toEqual([])
    expect(twice.draft).toBe(once.draft)
  })

  it('shows a diff of the whole text and changes that quote the draft', () => {
    const side = (dropped: string) =>
      variant.diff
        .filter((p) => p.op !== dropped)
        .map((p) => p.text)
        .join('')
    expect(side('insert')).toBe(draft.draft)
    expect(side('delete')).toBe(variant.draft)
    for (const change of variant.changes) {
      expect(change.end).toBeGreaterThanOrEqual(change.start)
      expect(change.end).toBeLessThanOrEqual((draft[change.field] ?? '').length)
    }
  })
})

it('a word that was shouted, and is none of a name once it is said plainly, is read so in the same rewrite', () => {
  const request: Request = {
    format: 'html',
    draft:
      '<html><body><p>Dear Customer,</p><p>Don\'t miss out on our BIGGEST SALE EVER!!! Act now and save up to 70% OFF everything!!! This is a once in a lifetime opportunity and it won\'t last long!</p><p>Click <a href="http://shop.example/sale">here</a> to shop now.</p></body></html>',
  }
  const once = first(request)
  expect(once.draft).not.toContain('biggest sale')
  expect(first(again(request, once)).changes).toEqual([])
})

describe('a rewrite', () => {
  const words = fc.constantFrom(
    ...'We just really basically help your team in order to utilize data, and you can send it. Is this of interest? Hi Ana, Best, Tom {{name}} 30% https://a.example teh the the recieve ! !! Monday i dont 5 …'.split(
      ' ',
    ),
    '\n\n',
    '\n',
  )
  const drafts = fc.array(words, { maxLength: 60 }).map((list) => list.join(' '))

  it('of any text keeps its promises', () =>
    fc.assert(
      fc.property(fc.oneof(drafts, fc.string({ maxLength: 200 })), (draft) => {
        const request: Request = { draft, kind: 'cold_outreach', format: 'text' }
        const variant = first(request)
        expect(variant.score).toBeGreaterThanOrEqual(variant.score_before)
        expect(kept({ ...request, draft: variant.draft })).toEqual(kept(request))
        expect(first(again(request, variant)).draft).toBe(variant.draft)
      }),
      { numRuns: 80 },
    ))

  const letters = fc
    .tuple(
      fc.constantFrom('Hi Dana,', 'Dear Sir,', 'Hi team,', 'Dana,'),
      fc.uniqueArray(
        fc.constantFrom(
          'We will setup a call and login tomorrow.',
          "He don't know, and we was late.",
          'Your order have shipped.',
          'Just circling back on the quote, that holds until Friday.',
          'i seen your profile and was realy impressed.',
          'We basically help teams to utilize data.',
          'In order to start we need the file.',
          'The film costs $8,000 and takes six weeks.',
          'It would of been nice to meet.',
        ),
        { minLength: 1, maxLength: 3 },
      ),
      fc.array(
        fc.constantFrom(
          'Let me know your thoughts.',
          'Please revert when you can.',
          'Could you confirm the date?',
          'Looking forward to hear from you.',
          'Please let me know if your interested.',
          'I need a yes by Friday.',
        ),
        { maxLength: 2 },
      ),
    )
    .map(([hello, told, asked]) => `${hello}\n\n${told.join(' ')}\n\n${asked.join(' ')}\n\nBest,\nTom`)

  it('of a mail that reads as another kind once it is mended is settled, and never lower', () =>
    fc.assert(
      fc.property(letters, fc.constantFrom('Quick question', 'The call', 'Re: quote'), (draft, subject) => {
        const variant = first({ draft, subject })
        expect(variant.score).toBeGreaterThanOrEqual(variant.score_before)
        const twice = first(again({ draft, subject }, variant))
        expect([twice.subject, twice.draft]).toEqual([variant.subject, variant.draft])
      }),
      {
        numRuns: 150,
        examples: [
          [
            'Hi Dana,\n\nWe will setup a call and login tomorrow.\n\nLet me know your thoughts.\n\nBest,\nTom',
            'Login',
          ],
        ],
      },
    ))

  it('keeps a phrase word for word when asked', () => {
    const draft = 'Hi Ana,\n\nIn order to start, we need your list. Could you send it?\n\nBest,\nTom'
    expect(first({ draft, kind: 'cold_outreach' }).draft).not.toContain('In order to')
    expect(first({ draft, kind: 'cold_outreach', keep: { phrases: ['In order to'] } }).draft).toContain(
      'In order to',
    )
  })

  it('applies only the rules it is given', () => {
    const draft = 'Hi Ana,\n\nIn order to start, we need your list,, please. Could you send it?\n\nBest,\nTom'
    const { draft: after } = first({ draft, kind: 'cold_outreach', apply_rules: ['repeated-punctuation'] })
    expect(after).toBe(draft.replace(',,', ','))
  })

  it('adds what must be included and cuts what must not', () => {
    const draft =
      'Hi Ana,\n\nYour March numbers are in. We are the best in the market. Could you check the second page?\n\nBest,\nTom'
    const { draft: after } = first({
      draft,
      kind: 'customer_success',
      must_include: ['The totals are new'],
      must_not_include: ['best in the market'],
    })
    expect(after).toContain('The totals are new.')
    expect(after).not.toContain('best in the market')
    expect(after.indexOf('The totals are new')).toBeLessThan(after.indexOf('Could you check'))
  })

  it('gets shorter when asked, down to the facts', () => {
    const mail = readCorpus().find((m) => m.id === 'recruiting-analytics-role-fair')
    if (!mail) throw new Error('the corpus lacks recruiting-analytics-role-fair')
    const same = first({ ...(mail.draft as Request) })
    const shorter = first({ ...(mail.draft as Request), length: { mode: 'shorter' } })
    expect(shorter.words).toBeLessThan(same.words)
  })

  it('gives variants that differ, each with its angle', () => {
    const mail = readCorpus().find((m) => m.id === 'cold-outreach-freight-claims-good')
    if (!mail) throw new Error('the corpus lacks cold-outreach-freight-claims-good')
    const { variants } = rewrite({ ...(mail.draft as Request), variants: 3 })
    expect(variants.length).toBeGreaterThan(1)
    expect(new Set(variants.map((v) => `${v.subject}\n${v.draft}`)).size).toBe(variants.length)
    expect(new Set(variants.map((v) => v.angle)).size).toBe(variants.length)
  })

  it('says what it cannot do without a model', () => {
    const answer = local(
      contract.input.parse({
        draft: 'Hi Ana,\n\nCould you send the list?',
        instructions: 'Make it rhyme',
        structure: 'pas',
      }),
      context,
    )
    expect(answer.warnings.map((w) => w.code)).toEqual(
      expect.arrayContaining(['instructions_need_model', 'structure_needs_model']),
    )
  })
})
