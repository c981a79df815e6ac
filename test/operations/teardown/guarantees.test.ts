import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract } from '#shared/operations/teardown/contract.ts'
import { inWords } from '#shared/operations/teardown/in-words.ts'
import { local } from '#shared/operations/teardown/local.ts'
import { readCorpus, readPairs } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>
type Result = z.output<typeof contract.result>

const context = { profile: DEFAULT_PROFILE, dictionary }
const teardown = (request: Request): Result => local(contract.input.parse(request), context).result
const requestOf = (draft: object): Request => contract.input.parse(JSON.parse(JSON.stringify(draft)))
const docOf = (request: Request) =>
  parse(contract.input.parse(request), DEFAULT_PROFILE, new Memo(), dictionary)
const scoreOf = (request: Request) => score(contract.input.parse(request), DEFAULT_PROFILE, { dictionary })

const mails = [
  ...readCorpus(),
  ...readPairs().map(({ name, worse }) => ({ id: `${name} worse`, draft: worse.draft })),
].map(({ id, draft }) => ({ id, request: requestOf(draft) }))

/** What holds for any mail whatever. */
function holds(request: Request, result: Result): void {
  const report = scoreOf(request)
  const points = result.sections.reduce((sum, s) => sum + s.points, 0) + result.whole_mail.points
  expect(points + report.score).toBe(100)
  expect(result.scorecard.score).toBe(report.score)
  const problems = [...result.sections.flatMap((s) => s.problems), ...result.whole_mail.problems]
  for (const { count, places, points: sum, annotation_id } of problems) {
    expect(places).toHaveLength(count)
    expect(places[0]?.annotation_id).toBe(annotation_id)
    expect(places.reduce((all, place) => all + place.points, 0)).toBe(sum)
  }
  const told = problems.flatMap(({ places }) => places)
  expect(told.map((p) => p.annotation_id).sort()).toEqual(
    report.annotations
      .filter((a) => a.severity !== 'praise')
      .map((a) => a.id)
      .sort(),
  )
  let at = 0
  for (const section of result.sections) {
    expect(section.present).toBe(section.text !== null)
    if (section.field === null || section.start === null || section.end === null) continue
    expect((request[section.field] ?? '').slice(section.start, section.end)).toBe(section.text)
    if (section.field !== 'draft' || section.id === 'preheader') continue
    expect(section.start, section.id).toBeGreaterThanOrEqual(at)
    at = section.end
  }
  for (const problem of told)
    expect((request[problem.field] ?? '').slice(problem.start, problem.end)).toBe(problem.quote)
  expect(result.structure.actual).toEqual(result.sections.filter((s) => s.present).map((s) => s.id))
  for (const { id } of result.structure.missing) expect(result.structure.actual).not.toContain(id)
}

it('the mails have sections that are rewritten', () => {
  const parts = mails.flatMap(({ request }) => teardown(request).sections)
  expect(parts.filter(({ field, rewrite }) => field === 'draft' && rewrite !== null)).not.toEqual([])
})

describe.each(mails.map(({ id, request }) => [id, request] as const))('a teardown of %s', (_id, request) => {
  const result = teardown(request)

  it('fits its contract, quotes exactly and places every lost point once', () => {
    expect(contract.result.safeParse(result).error).toBeUndefined()
    holds(request, result)
  })

  it('leaves no word of the sender’s own text out, and none twice', () => {
    const doc = docOf(request)
    const own = doc.sentences.filter(
      (s) => s.region === 'body' || s.region === 'opening' || s.region === 'ask',
    )
    const sections = result.sections.filter((s) => s.field === 'draft' && s.id !== 'preheader')
    const holders = own.map((sentence) => {
      const { start, end } = doc.source.toSource(sentence)
      return sections.filter((s) => (s.start ?? 0) <= start && end <= (s.end ?? 0)).length
    })
    expect(holders).toEqual(own.map(() => 1))
  })

  it('says truly what the rewrite of each section gives', () => {
    for (const { field, start, end, text, rewrite, rewrite_reason, rewrite_delta, id } of result.sections) {
      expect(rewrite_reason, id).toBeTruthy()
      expect(rewrite === null, id).toBe(rewrite_delta === null)
      if (rewrite === null || field === null || start === null || end === null) continue
      expect(rewrite, id).not.toBe(text)
      if (id === 'cta' && /buried-ask|missing-ask/.test(result.priority_fixes.map((f) => f.rule_id).join()))
        continue
      const whole = request[field] ?? ''
      const replaced = { ...request, [field]: whole.slice(0, start) + rewrite + whole.slice(end) }
      expect(scoreOf(replaced).score - result.scorecard.score, id).toBe(rewrite_delta)
      expect(rewrite_delta, id).toBeGreaterThanOrEqual(0)
    }
  })

  it('invents no number, address or placeholder in a rewrite', () => {
    const have = [request.subject, request.preheader, request.draft].join('\n')
    const known = new Set<string>(have.match(/\d+/g))
    const tags = new Set(docOf(request).placeholders.map((p) => p.raw))
    const rewrites = result.sections.flatMap(({ rewrite }) => rewrite ?? [])
    const invented = rewrites.flatMap((rewrite) => [
      ...(rewrite.match(/\d+/g) ?? []).filter((number) => !known.has(number)),
      ...docOf({ draft: rewrite })
        .placeholders.map(({ raw }) => raw)
        .filter((raw) => !have.includes(raw) && !tags.has(raw)),
    ])
    expect(invented).toEqual([])
  })

  it('shows the reader’s very words, more of them as time passes', () => {
    const doc = docOf(request)
    const [phone, computer, two, eight, screen] = result.reader_timeline
    expect([phone, computer, two, eight, screen].map((m) => m?.moment)).toEqual([
      'inbox_phone',
      'inbox_computer',
      'after_2_seconds',
      'after_8_seconds',
      'phone_screen',
    ])
    for (const moment of [two, eight, screen]) {
      if (!moment) throw new Error('a moment is missing')
      expect(doc.text.includes(moment.seen)).toBe(true)
      const words = doc.sentences.some(
        (s) => s.region !== 'quoted' && s.tokens.some((t) => t.kind === 'word'),
      )
      if (words)
        expect(
          doc.source.toSource({
            start: doc.text.indexOf(moment.seen),
            end: doc.text.indexOf(moment.seen) + moment.seen.length,
          }).start,
        ).toBe(moment.start)
    }
    expect(two?.words).toBeLessThanOrEqual(7)
    expect(eight?.words).toBeLessThanOrEqual(31)
    expect(eight?.seen.startsWith(two?.seen ?? '')).toBe(true)
    if (request.from_name) expect(phone?.seen.startsWith(request.from_name)).toBe(true)
  })

  it('puts first what the gate would have mended first, and no praise', () => {
    const { gate, annotations } = scoreOf(request)
    const reached = gate.score_with_fixes >= gate.threshold
    const inSet = new Set(
      gate.smallest_fix_set.map((f) => annotations.find((a) => a.id === f.annotation_id)?.rule_id),
    )
    const listed = result.priority_fixes
    if (reached) expect(listed.slice(0, inSet.size).every((f) => f.in_smallest_set)).toBe(true)
    for (const fix of listed) {
      expect(fix.in_smallest_set).toBe(inSet.has(fix.rule_id))
      expect(fix.points > 0 || fix.in_smallest_set).toBe(true)
    }
  })
})

describe('a teardown', () => {
  const words = fc.constantFrom(
    ...'We cut claims from 31 to 2 for Acme last year. Can we talk on Tuesday? Hi Ana, Best, Tom {{name}} https://a.example teh <p> </p> <b> <!-- &amp; 🎉 P.S. > ! … Unsubscribe שלום'.split(
      ' ',
    ),
    '\n\n',
    '\n',
  )
  const drafts = fc.oneof(
    fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
    fc.string({ maxLength: 150, unit: 'binary' }).filter((s) => !s.includes('\u0000')),
  )

  it('of any text keeps its promises and says the same again', () =>
    fc.assert(
      fc.property(drafts, fc.constantFrom('cold_outreach', 'newsletter', 'auto'), (draft, kind) => {
        const request: Request = { draft, kind }
        const result = teardown(request)
        expect(contract.result.safeParse(result).error).toBeUndefined()
        holds(request, result)
        expect(teardown(request)).toEqual(result)
        expect(inWords(result)).toContain(`Score ${result.scorecard.score} of 100`)
      }),
      { numRuns: 80 },
    ))

  it('of a very long mail lists some sections and says how many more there are', () => {
    const { result, warnings } = local(
      contract.input.parse({
        draft: `Hi Ana,\n\n${'The depot in Leeds lost nine pallets in March.\n\n'.repeat(400)}Best,\nTom`,
        kind: 'newsletter',
      }),
      context,
    )
    expect(result.sections.filter((s) => s.id.startsWith('body_')).length).toBeLessThanOrEqual(20)
    expect(warnings.map((w) => w.code)).toContain('sections_left_out')
  })
})
