import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/score/contract.ts'
import { inWords } from '#shared/operations/score/in-words.ts'
import { local } from '#shared/operations/score/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
const answer = (request: Request) => local(contract.input.parse(request), context)
const mails = readCorpus().map(({ id, draft }) => ({
  id,
  request: JSON.parse(JSON.stringify(draft)) as Request,
}))

describe('what a score lists', () => {
  it('does not change the score, the gate or the metrics', () => {
    for (const { request } of mails) {
      const { result: all } = answer(request)
      const { result: some } = answer({
        ...request,
        dimensions: ['clarity', 'cta'],
        ranges: [{ start: 0, end: 40 }],
        explain: 'brief',
        max_annotations: 2,
      })
      expect({ score: some.score, gate: some.gate, metrics: some.metrics }).toEqual({
        score: all.score,
        gate: all.gate,
        metrics: all.metrics,
      })
    }
  })

  it('tells in words where each loss is, once', () => {
    for (const { request } of mails) {
      const { result } = answer(request)
      const lines = inWords(result).split('\n')
      for (const { points, quote, message } of result.annotations) {
        const place = `“${quote}”`
        // Longer ones are cut, and what is not a word is told otherwise.
        if (points === 0 || !/^\w[\w ]{1,60}\w$/.test(quote)) continue
        const isNamed = message.includes(place)
        const told = `−${points}${isNamed ? '' : ` ${place}`}: ${message}`
        expect(
          lines.some((line) => line.startsWith(told)),
          told,
        ).toBe(true)
      }
    }
  })

  it('is of the dimensions asked for', () => {
    for (const { request } of mails) {
      const { result: all } = answer(request)
      const { result, warnings } = answer({ ...request, dimensions: ['clarity', 'cta'] })
      expect(result.dimensions.map((d) => d.id).sort()).toEqual(['clarity', 'cta'])
      const wanted = all.annotations.filter((a) => a.dimension === 'clarity' || a.dimension === 'cta')
      expect(result.annotations).toEqual(wanted)
      expect(warnings.some((w) => w.code === 'annotations_left_out')).toBe(
        wanted.length < all.annotations.length,
      )
    }
  })

  it('is what touches a range, and nothing else', () => {
    for (const { request } of mails) {
      const { result: all } = answer({ ...request, everything: true })
      const whole = ['subject', 'preheader', 'draft'] as const
      const everywhere = whole.map((field) => ({ field, start: 0, end: (request[field] ?? '').length }))
      expect(answer({ ...request, ranges: everywhere }).result.annotations).toEqual(all.annotations)
      const first = all.annotations.find((a) => a.field === 'draft' && a.end > a.start)
      if (!first) continue
      const listed = answer({ ...request, ranges: [{ start: first.start, end: first.end }] }).result
        .annotations
      expect(listed).toContainEqual(first)
      for (const { field, start, end } of listed) {
        expect(field).toBe('draft')
        expect(start <= first.end && end >= first.start).toBe(true)
      }
    }
  })

  it('warns of a range beyond the text, and refuses one that ends before it starts', () => {
    const draft = 'Hi Ana,\n\nCan we talk?'
    expect(answer({ draft, ranges: [{ start: 0, end: 999 }] }).warnings.map((w) => w.code)).toContain(
      'range_outside',
    )
    expect(contract.input.safeParse({ draft, ranges: [{ start: 9, end: 3 }] }).success).toBe(false)
  })

  it('in brief holds no reasons and one fix for each annotation', () => {
    for (const { request } of mails.slice(0, 20)) {
      const { result: full } = answer(request)
      const { result: brief } = answer({ ...request, explain: 'brief' })
      expect(brief.annotations).toEqual(
        full.annotations.map((a) => ({ ...a, why: '', evidence: [], fixes: a.fixes.slice(0, 1) })),
      )
    }
  })
})

describe('the change from a template', () => {
  const template = 'Hi {{first_name}},\n\nAre you the right person for payroll?\n\nBest,\nTom'

  it('is null without a template and a share with one', () => {
    const draft = template.replace('payroll', 'the payroll of your Leeds depot')
    expect(answer({ draft }).result.metrics.template_change_pct).toBeNull()
    expect(answer({ draft: template, template }).result.metrics.template_change_pct).toBe(0)
    const change = answer({ draft, template }).result.metrics.template_change_pct
    expect(change).toBeGreaterThan(0)
    expect(change).toBeLessThan(50)
  })

  it('says so when it cannot be told', () => {
    const { result, warnings } = answer({ draft: '', template })
    expect(result.metrics.template_change_pct).toBeNull()
    expect(warnings.map((w) => w.code)).toContain('template_not_compared')
  })
})
