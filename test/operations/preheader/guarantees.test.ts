import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Draft } from '#shared/engine/draft.ts'
import { extractHtml, hiddenPreheader } from '#shared/engine/html.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { findAsks } from '#shared/operations/cta/found.ts'
import { contract } from '#shared/operations/preheader/contract.ts'
import { hiddenHtml } from '#shared/operations/preheader/hidden-html.ts'
import { inWords } from '#shared/operations/preheader/in-words.ts'
import { local } from '#shared/operations/preheader/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'
import { expectLinear } from '../../support/growth.ts'
import { filled, HOSTILE } from '../../support/hostile.ts'

type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
const answer = (request: Request) => local(contract.input.parse(request), context)
const MODES = ['complement', 'summary', 'cta'] as const

const mails = readCorpus().map(({ id, kind, quality, draft }) => ({
  id,
  kind,
  quality,
  draft: { ...draft } as Request,
}))
const runs = mails.flatMap((mail) =>
  MODES.map((mode) => ({
    ...mail,
    mode,
    request: { ...mail.draft, mode },
    answer: answer({ ...mail.draft, mode }),
  })),
)
const candidates = runs.flatMap((run) =>
  run.answer.result.candidates.map((candidate) => ({ ...run, candidate })),
)

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

describe('preheader over the corpus', () => {
  it('answers in the shape of its contract', () => {
    for (const { answer } of runs) expect(contract.result.parse(answer.result)).toEqual(answer.result)
  })

  it('finds a line for all decent mail to many, and several for most', () => {
    const many = runs.filter(
      ({ mode, kind, quality }) =>
        mode === 'complement' &&
        quality !== 'bad' &&
        /newsletter|promotional|digest|event|fundraising|product|announcement/.test(kind),
    )
    expect(many.length).toBeGreaterThan(8)
    for (const { id, answer } of many) expect(answer.result.candidates.length, id).toBeGreaterThan(0)
    const several = many.filter(({ answer }) => answer.result.candidates.length > 1)
    expect(several.length / many.length).toBeGreaterThan(0.7)
  })

  it('says nothing that the mail does not say, in its own order of words', () => {
    for (const { id, candidate } of candidates) {
      const told = words(candidate.sources.map((s) => extractHtml(s.quote).text).join(' '))
      let at = 0
      for (const word of words(candidate.text)) {
        at = told.indexOf(word, at) + 1
        expect(at, `${id}: ${word} in ${candidate.text}`).toBeGreaterThan(0)
      }
    }
  })

  it('quotes its sources exactly', () => {
    for (const { draft, candidate } of candidates)
      for (const { start, end, quote } of candidate.sources) expect(draft.draft.slice(start, end)).toBe(quote)
  })

  it('keeps to the limit and never cuts a word', () => {
    for (const { draft } of mails)
      for (const max_chars of [30, 45, 60, 140]) {
        const { result } = answer({ ...draft, max_chars, count: 10 })
        for (const { text, chars, sources } of result.candidates) {
          expect(text.length).toBe(chars)
          expect(chars).toBeLessThanOrEqual(max_chars)
          const quoted = new Set(words(sources.map((s) => s.quote).join(' ')))
          const last = words(text).at(-1) ?? ''
          expect(
            quoted.has(last) || /[&<]/.test(sources.map((s) => s.quote).join('')),
            `${last} in ${text}`,
          ).toBe(true)
        }
      }
  })

  it('gives the score the engine gives the mail with the line in its place', () => {
    for (const { draft, candidate, answer } of candidates.filter((_, i) => i % 7 === 0)) {
      const report = score({ ...draft, preheader: candidate.text } as Draft, DEFAULT_PROFILE, { dictionary })
      expect(candidate.score).toBe(report.score)
      const before = score(draft as Draft, DEFAULT_PROFILE, { dictionary }).score
      expect(candidate.score_delta).toBe(report.score - before)
      expect(answer.result.candidates[0]?.score).toBeGreaterThanOrEqual(candidate.score)
    }
  })

  it('never repeats the subject, greets, or offers the template’s own lines', () => {
    for (const { draft, candidate } of candidates) {
      expect(candidate.overlap_with_subject ?? 0).toBeLessThanOrEqual(0.5)
      expect(candidate.text.toLowerCase()).not.toBe(draft.subject?.toLowerCase())
      expect(candidate.text).not.toMatch(/^(?:hi|hello|dear|hey)\b|in your browser|unsubscribe|\{\{|\*\||%%/i)
    }
  })

  it('recommends none for mail to one person, and says why', () => {
    for (const { kind, answer } of runs) {
      const one = /^(?:cold_outreach|follow_up|recruiting|proposal|meeting_request|thank_you)$/.test(kind)
      if (one) expect(answer.result.none_recommended).toBe(true)
      // A mailing goes without only where nothing it says would serve.
      if (/^(?:newsletter|promotional)$/.test(kind) && answer.result.candidates.length > 0)
        expect(answer.result.none_recommended).toBe(false)
      expect(answer.result.none_reason === null).toBe(!answer.result.none_recommended)
    }
  })

  it('answers with lines, or with why there are none', () => {
    for (const { id, mode, answer } of runs)
      if (mode !== 'cta' && answer.result.candidates.length === 0)
        expect(answer.result.none_reason, id).not.toBeNull()
    const newsletters = runs.filter(({ kind, mode }) => kind === 'newsletter' && mode !== 'cta')
    for (const { id, answer } of newsletters) expect(answer.result.none_reason, id).toBeNull()
  })

  it('offers only lines with a call in the mode for calls', () => {
    const calls = candidates.filter(({ mode }) => mode === 'cta')
    expect(calls.length).toBeGreaterThan(10)
    for (const { draft, candidate } of calls) {
      const doc = parse(draft as Draft, DEFAULT_PROFILE, new Memo())
      // A line over a link in a list calls too: “Remove seats nobody has used: https://…”.
      const asks = findAsks(doc)
        .flatMap(({ sentence }) => (sentence === null ? [] : (doc.sentences[sentence] ?? [])))
        .map((s) => doc.source.toSource(s))
      const first = candidate.sources[0]
      expect(
        asks.some((a) => first && a.start <= first.start && first.end <= a.end),
        candidate.text,
      ).toBe(true)
    }
  })

  it('shows each client’s share, with an ellipsis where it cuts', () => {
    for (const { candidate } of candidates) {
      expect(candidate.truncation.length).toBeGreaterThan(3)
      for (const { visible, truncated } of candidate.truncation) {
        expect(truncated).toBe(visible !== candidate.text)
        if (truncated) expect(candidate.text.startsWith(visible.replace(/…$/, ''))).toBe(true)
      }
    }
  })
})

describe('the first 50 words', () => {
  it('are those of the visible body', () => {
    const { ai_summary_risk } = answer({
      format: 'html',
      kind: 'newsletter',
      draft: `<div style="display:none">Hidden</div><p>${'word '.repeat(60)}</p>`,
    }).result
    expect(ai_summary_risk.first_50_words).toBe('word '.repeat(50).trim())
  })

  it('are searched for an offer and a date', () => {
    const filler = 'Our team looks after every garden with care and many years of practice. '.repeat(5)
    const risk = (draft: string) => answer({ kind: 'promotional', draft }).result.ai_summary_risk
    expect(risk('All roses are 30% off until Monday.')).toMatchObject({
      contains_offer: true,
      contains_date: true,
      advice: null,
    })
    const late = risk(`${filler}\n\nAll roses are 30% off until Monday.`)
    expect(late).toMatchObject({ contains_offer: false, contains_date: false })
    expect(late.advice).toContain('the offer and the date')
    expect(risk('Feel free to march in; you may come.')).toMatchObject({
      contains_offer: false,
      contains_date: false,
    })
  })
})

describe('the hidden HTML', () => {
  it('is read back as the preheader, whatever the text holds', () => {
    const line = fc
      .string({ unit: 'grapheme', minLength: 8, maxLength: 140 })
      .filter((s) => /\p{L}{3}/u.test(s))
    fc.assert(
      fc.property(line, fc.boolean(), (text, pad) => {
        const html = `<body>${hiddenHtml(text, pad)}<p>Hello there, this is what shows.</p></body>`
        const extracted = extractHtml(html)
        expect(extracted.text).toBe('Hello there, this is what shows.')
        expect(hiddenPreheader(extracted)).toBe(
          hiddenPreheader(
            extractHtml(`<body><div style="display:none">${escaped(text)}</div><p>Hello</p></body>`),
          ),
        )
        expect(html.match(/<script|<img/i)).toBeNull()
      }),
    )
  })

  it('fills the widest preview only when asked to', () => {
    const text = 'Lights, brake pads and a £4 chain check'
    expect(hiddenHtml(text, true).match(/&#847;&zwnj;&nbsp;/g)?.length).toBeGreaterThanOrEqual(
      140 - text.length,
    )
    expect(hiddenHtml(text, false)).not.toContain('&#847;')
    expect(hiddenHtml('<b>5 & 6</b>', false)).toContain('&lt;b&gt;5 &amp; 6&lt;/b&gt;')
    for (const part of ['display:none', 'mso-hide:all', 'max-height:0', 'overflow:hidden'])
      expect(hiddenHtml(text, false)).toContain(part)
  })

  it('scores as the field does', () => {
    for (const { draft, answer } of runs) {
      const snippet = answer.result.html_snippet
      const best = answer.result.candidates[0]
      if (!snippet || !best || draft.format !== 'html' || answer.result.current?.hidden) continue
      const at = /<body[^>]*>/i.exec(draft.draft)
      if (!at) continue
      const end = at.index + at[0].length
      const { preheader, ...rest } = draft
      const placed = { ...rest, draft: draft.draft.slice(0, end) + snippet + draft.draft.slice(end) }
      const ids = score(placed as Draft, DEFAULT_PROFILE, { dictionary }).annotations.map((a) => a.rule_id)
      expect(ids).not.toContain('missing-preheader')
      expect(ids).not.toContain('preheader-repeats-subject')
      expect(ids).not.toContain('hidden-text')
    }
  })
})

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

describe('any draft', () => {
  it('gets the same answer twice, within the limit and in its own words', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 })
    fc.assert(
      fc.property(text, text, fc.constantFrom(...MODES), (draft, subject, mode) => {
        const input = {
          draft,
          subject,
          mode,
          count: 10,
          max_chars: 60,
          engine: 'local' as const,
          format: 'auto' as const,
          kind: 'auto' as const,
          pad: true,
        }
        const one = local(input, context)
        expect(local(input, context)).toEqual(one)
        for (const c of one.result.candidates) {
          expect(c.chars).toBeLessThanOrEqual(60)
          for (const { start, end, quote } of c.sources) expect(draft.slice(start, end)).toBe(quote)
        }
        expect(inWords(one.result).length).toBeGreaterThan(0)
      }),
      { numRuns: 100 },
    )
  })

  const expectSnippet = (draft: string) => {
    const { result } = local(
      {
        draft,
        count: 3,
        max_chars: 90,
        mode: 'complement',
        pad: true,
        kind: 'newsletter',
        engine: 'local',
        format: 'auto',
      },
      context,
    )
    expect(result.html_snippet === null).toBe(result.candidates.length === 0)
  }

  it.each(Object.entries(HOSTILE))('is answered in linear time however hostile: %s', (_, unit) => {
    expectLinear(10_000, (size) => filled(unit, size), expectSnippet)
  })

  it.each([
    ['nothing', ''],
    ['half a surrogate pair', '\ud800 a \u0000'],
    ['right to left', 'مرحبا بكم في متجرنا. خصم 20% حتى الجمعة.'],
  ])('has a snippet when it has candidates, for %s', (_, draft) => expectSnippet(draft))
})
