import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract } from '#shared/operations/score/contract.ts'
import { inWords } from '#shared/operations/score/in-words.ts'
import { local } from '#shared/operations/score/local.ts'
import { readCorpus, readPairs } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>
type Comparison = NonNullable<z.output<typeof contract.result>['comparison']>

const context = { profile: DEFAULT_PROFILE, dictionary }
const answer = (request: Request) => local(contract.input.parse(request), context)
const requestOf = (draft: object): Request => contract.input.parse(JSON.parse(JSON.stringify(draft)))
const scoreOf = (request: Request) =>
  score(contract.input.parse(request), DEFAULT_PROFILE, { dictionary }).score

function comparison(first: Request, second: NonNullable<Request['compare']>): Comparison {
  const { result } = answer({ ...first, compare: second })
  if (!result.comparison) throw new Error('no comparison')
  return result.comparison
}

const fieldsOf = ({ draft, subject, preheader, from_name }: Request) => ({
  draft,
  subject,
  preheader,
  from_name,
})

/** The first draft with the changes made that `picks` wants. */
function made(first: Request, changes: Comparison['changes'], picks: (i: number) => boolean): Request {
  const changed: Record<string, string | undefined> = { ...fieldsOf(first) }
  changes
    .map((change, i) => ({ ...change, i }))
    .filter(({ i }) => picks(i))
    .sort((a, b) => b.start - a.start || b.i - a.i)
    .forEach(({ field, start, end, after }) => {
      const text = changed[field] ?? ''
      changed[field] = after === null ? undefined : text.slice(0, start) + after + text.slice(end)
    })
  return requestOf({ ...first, ...changed })
}

const squeezed = (text = '') => text.replaceAll(/\s+/g, ' ').trim()

const pairs = readPairs().map(({ name, better, worse }) => {
  const [first, second] = [requestOf(worse.draft), requestOf(better.draft)]
  return { name, first, second: fieldsOf(second) }
})

describe.each(pairs.map((pair) => [pair.name, pair] as const))('the comparison of %s', (_name, pair) => {
  const { first, second } = pair
  const found = comparison(first, second)
  const { changes, annotations } = found

  it('gives the scores of both drafts, dimension by dimension', () => {
    expect(found.score_before).toBe(scoreOf(first))
    expect(found.score_after).toBe(scoreOf({ ...first, ...second } as Request))
    expect(found.score_delta).toBe(found.score_after - found.score_before)
    expect(found.dimensions.reduce((sum, d) => sum + d.points_delta, 0)).toBe(found.score_delta)
  })

  it('accounts for every finding of both', () => {
    const all = [...annotations.gone, ...annotations.added, ...annotations.kept]
    expect(all.reduce((sum, a) => sum + a.points_before - a.points_after, 0)).toBe(found.score_delta)
    for (const place of annotations.gone.flatMap((a) => a.before ?? []))
      expect((first[place.field] ?? '').slice(place.start, place.end)).toBe(place.quote)
    for (const place of annotations.added.flatMap((a) => a.after ?? []))
      expect((second[place.field] ?? '').slice(place.start, place.end)).toBe(place.quote)
  })

  it('quotes its changes, which all together make the second draft', () => {
    for (const { field, before, after, start, end, start_after, end_after } of changes) {
      expect((first[field] ?? '').slice(start, end)).toBe(before ?? '')
      expect((second[field] ?? '').slice(start_after, end_after)).toBe(after ?? '')
    }
    const whole = made(first, changes, () => true)
    for (const field of ['draft', 'subject', 'preheader', 'from_name'] as const)
      expect(squeezed(whole[field])).toBe(squeezed(second[field]))
  })

  it('weighs each change by making it alone', () => {
    changes.forEach((change, i) => {
      const alone = made(first, changes, (n) => n === i)
      expect(change.score_delta, String(change.after)).toBe(scoreOf(alone) - found.score_before)
      expect(change.rules.reduce((sum, r) => sum + r.points, 0)).toBe(change.score_delta)
    })
    expect(found.sum_of_changes).toBe(changes.reduce((sum, c) => sum + (c.score_delta ?? 0), 0))
    expect(found.note === null).toBe(found.sum_of_changes === found.score_delta)
  })
})

describe('a comparison', () => {
  const first: Request = {
    kind: 'follow_up',
    subject: 'Compressor logs',
    draft: 'Hi Ana,\n\nThe logs show 14 cold starts in March. I would love to jump on a call.\n\nBest,\nTom',
  }

  it('of a draft with itself finds nothing', () => {
    for (const { draft } of readCorpus()) {
      const request = requestOf(draft)
      const { changes, annotations, score_delta, note } = comparison(request, fieldsOf(request))
      expect({ changes, score_delta, note }).toEqual({ changes: [], score_delta: 0, note: null })
      expect([...annotations.gone, ...annotations.added]).toEqual([])
    }
  })

  it('takes fields that are left out from the first draft', () => {
    const { changes } = comparison(first, { subject: 'Your compressor logs' })
    expect(changes.map(({ field, type, before, after }) => ({ field, type, before, after }))).toEqual([
      { field: 'subject', type: 'changed', before: 'Compressor logs', after: 'Your compressor logs' },
    ])
    expect(contract.input.safeParse({ ...first, compare: {} }).success).toBe(false)
  })

  it('sets apart the sentences that changed', () => {
    const { changes } = comparison(first, {
      draft:
        'Hi Ana,\n\nThe logs show 14 cold starts in March. Each one wears the valves. Should I mark the nights?\n\nBest,\nTom',
    })
    expect(changes.map(({ type, before, after }) => [type, before, after])).toEqual([
      ['changed', 'I would love to jump on a call.', 'Each one wears the valves. Should I mark the nights?'],
    ])
  })

  it('tells a moved paragraph break from a change of words', () => {
    const { changes } = comparison(first, { draft: first.draft.replace('March. I', 'March.\n\nI') })
    expect(changes.map((c) => c.type)).toEqual(['layout'])
  })

  it('keeps a finding about the whole mail as one, though its quote changed', () => {
    const words = (n: number) => `Hi Ana,\n\n${'The depot in Leeds lost nine pallets. '.repeat(n)}\n\nTom`
    const { annotations } = comparison({ kind: 'cold_outreach', draft: words(30) }, { draft: words(40) })
    expect(annotations.kept.map((a) => a.rule_id)).toContain('too-long')
    expect(annotations.gone.map((a) => a.rule_id)).not.toContain('too-long')
  })

  it('warns when the two drafts were taken for different kinds', () => {
    const { warnings } = answer({
      draft: 'Hi Ana,\n\nYour invoice 2291 for $40 is attached. It is due on Friday.\n\nBilling team',
      subject: 'Invoice 2291',
      compare: {
        subject: 'Spring sale',
        draft:
          'Everything is 30% off until Sunday.\n\nShop the sale: https://shop.example\n\nUnsubscribe: https://shop.example/u',
      },
    })
    expect(warnings.map((w) => w.code)).toContain('kinds_differ')
  })

  it('of any two texts adds up and answers as its contract says', () => {
    const words = fc.constantFrom(
      ...'We just really basically help you in order to utilize data. Is this of interest? Hi Ana, Best, Tom {{name}} 30% https://a.example teh the <p> </p> <b> &amp; 🎉 ! …'.split(
        ' ',
      ),
      '\n\n',
      '\n',
    )
    const drafts = fc.oneof(
      fc.array(words, { maxLength: 50 }).map((list) => list.join(' ')),
      fc.string({ maxLength: 120, unit: 'binary' }).filter((s) => !s.includes('\u0000')),
    )
    fc.assert(
      fc.property(drafts, drafts, (a, b) => {
        const request: Request = { kind: 'cold_outreach', draft: a, compare: { draft: b } }
        const { result } = answer(request)
        expect(contract.result.safeParse(result).success).toBe(true)
        expect(answer(request).result).toEqual(result)
        const changes = result.comparison?.changes ?? []
        const sameFormat = (a.includes('<') || a.includes('&')) === (b.includes('<') || b.includes('&'))
        if (sameFormat)
          expect(squeezed(made(requestOf({ draft: a }), changes, () => true).draft).replaceAll(' ', '')).toBe(
            squeezed(b).replaceAll(' ', ''),
          )
      }),
      { numRuns: 200 },
    )
  })

  it('is told in words with every change and what it did', () => {
    const { result } = answer({ ...first, compare: { subject: 'URGENT!!!' } })
    expect(inWords(result)).toMatch(/Second draft: \d+ → \d+ \(−\d+\)/)
    expect(inWords(result)).toContain('“Compressor logs” → “URGENT!!!”')
  })

  it('gives no figure to a change that does nothing, and says what was left out', () => {
    const { result } = answer({
      draft: 'Hi Ana,\n\nCan you send the May file by Friday?\n\nBest regards,\nTom',
      compare: { draft: 'Hi Ana,\n\nCan you send the May file by Friday?\n\nTom' },
    })
    expect(inWords(result)).toContain('(the same). Findings')
    expect(inWords(result)).toContain('\n· “Best regards,” left out')
    expect(inWords(result)).not.toContain('+0')
  })
})
