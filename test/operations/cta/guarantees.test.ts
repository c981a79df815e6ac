import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Draft } from '#shared/engine/draft.ts'
import { contrast, parseColor } from '#shared/engine/html/color.ts'
import { extractHtml } from '#shared/engine/html.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { BACKGROUND, buttonHtml, FOREGROUND } from '#shared/operations/cta/button-html.ts'
import { contract } from '#shared/operations/cta/contract.ts'
import { inWords } from '#shared/operations/cta/in-words.ts'
import { local } from '#shared/operations/cta/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'
import { expectLinear } from '../../support/growth.ts'
import { filled, HOSTILE } from '../../support/hostile.ts'

type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
const answer = (request: Request) => local(contract.input.parse(request), context)
const TO = 'https://a.example/x?y=1&z=2'

const mails = readCorpus().map(({ id, kind, draft }) => ({ id, kind, draft: { ...draft } as Request }))
const WISHES: Partial<Request>[] = [
  {},
  { commitment: 'low' },
  { commitment: 'high', deadline: 'Friday 3 May' },
  { commitment: 'medium', form: 'button', destination: TO },
  { commitment: 'low', form: 'link', destination: TO },
  { form: 'button' },
]
const runs = mails.flatMap((mail) =>
  WISHES.map((wish) => ({
    ...mail,
    wish,
    request: { ...mail.draft, ...wish },
    answer: answer({ ...mail.draft, ...wish }),
  })),
)
const candidates = runs.flatMap((run) =>
  run.answer.result.candidates.map((candidate) => ({ ...run, candidate })),
)

describe('cta over the corpus', () => {
  it('answers in the shape of its contract', () => {
    for (const { answer } of runs) expect(contract.result.parse(answer.result)).toEqual(answer.result)
  })

  it('quotes every ask exactly and lists them in order', () => {
    for (const { draft, answer } of runs) {
      let last = -1
      for (const { start, end, quote, position_pct } of answer.result.found) {
        expect(draft.draft.slice(start, end)).toBe(quote)
        expect(start).toBeGreaterThanOrEqual(last)
        expect(position_pct).toBeLessThanOrEqual(100)
        last = start
      }
      for (const { start, end } of answer.result.issues)
        expect(start <= end && end <= draft.draft.length).toBe(true)
    }
  })

  it('finds every ask the engine finds, save the readiness to talk beside a real one', () => {
    for (const { draft } of mails) {
      const doc = parse(draft as Draft, DEFAULT_PROFILE, new Memo())
      const texts = answer(draft).result.found.map((f) => f.text)
      for (const ask of doc.asks) {
        const text = doc.sentences[ask.sentence]?.text.replace(/\s+/g, ' ').trim()
        if (texts.length > 0 && /^happy to talk/i.test(text ?? '')) continue
        // One that holds several is found as its parts.
        expect(
          texts.some((found) => text?.includes(found.replace(/[.?!]$/, ''))),
          text,
        ).toBe(true)
      }
    }
  })

  it('names a primary ask that is among those found, and never one that competes', () => {
    for (const { answer } of runs) {
      const { found, primary } = answer.result
      expect(primary === null).toBe(found.length === 0)
      if (primary) {
        expect(found).toContainEqual(primary)
        expect(primary.competing).toBe(false)
      }
    }
  })

  it('scores what its edit makes', () => {
    for (const { draft, answer, candidate } of candidates.filter((_, i) => i % 5 === 0)) {
      const { start, end, replacement } = candidate.edit
      const text = draft.draft.slice(0, start) + replacement + draft.draft.slice(end)
      const report = score({ ...draft, draft: text } as Draft, DEFAULT_PROFILE, { dictionary })
      expect(candidate.score).toBe(report.score)
      const before = score(draft as Draft, DEFAULT_PROFILE, { dictionary }).score
      expect(candidate.score_delta).toBe(report.score - before)
      expect(answer.result.candidates[0]?.score).toBeGreaterThanOrEqual(candidate.score)
    }
  })

  it('invents no number, no link, no placeholder and no day', () => {
    for (const { id, draft, wish, candidate } of candidates) {
      const given = `${draft.subject ?? ''} ${extractHtml(draft.draft).text} ${draft.draft} ${wish.deadline ?? ''}`
      for (const number of candidate.text.match(/\d+/g) ?? [])
        expect(given, `${id}: ${candidate.text}`).toContain(number)
      for (const day of candidate.text.match(
        /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|tonight|next week/g,
      ) ?? [])
        expect(given).toContain(day)
      expect(candidate.text).not.toMatch(/[{}[\]]|\*\||%%|https?:/)
      for (const url of candidate.edit.replacement.match(/https?:\/\/[^\s"<]+/g) ?? [])
        expect([...answerLinks(draft), TO.replace('&', '&amp;'), TO]).toContain(url)
    }
  })

  it('keeps every placeholder but those of the ask it replaces', () => {
    for (const { draft, candidate } of candidates) {
      const { start, end } = candidate.edit
      const doc = parse(draft as Draft, DEFAULT_PROFILE, new Memo())
      for (const p of doc.placeholders) {
        if (p.field !== 'draft') continue
        const place = doc.source.toSource(p)
        expect(place.end <= start || place.start >= end).toBe(true)
      }
    }
  })

  it('offers what was asked for: form, commitment, count, and nothing the mail has', () => {
    const bands = { low: [1, 1], medium: [2, 3], high: [3, 5] } as const
    for (const { answer, wish, candidate } of candidates) {
      if (wish.form) expect(candidate.form).toBe(wish.form)
      if (wish.commitment) {
        expect(candidate.friction).toBeGreaterThanOrEqual(bands[wish.commitment][0])
        expect(candidate.friction).toBeLessThanOrEqual(bands[wish.commitment][1])
      }
      expect(answer.result.candidates.length).toBeLessThanOrEqual(3)
      expect(answer.result.found.map((f) => f.text)).not.toContain(candidate.text)
      if (wish.deadline) expect(candidate.text).toContain(wish.deadline)
    }
  })

  it('has an ask for nearly all mail that wants an answer', () => {
    const wanting = runs.filter(
      ({ kind, wish }) =>
        wish.commitment === 'low' &&
        !wish.form &&
        /cold|follow_up|recruiting|proposal|press|partnership/.test(kind),
    )
    expect(wanting.length).toBeGreaterThan(10)
    // A demand full of figures is neither replaced nor doubled.
    const without = wanting.filter(({ answer }) => answer.result.candidates.length === 0)
    expect(without.map(({ id }) => id).join(' ')).not.toContain('-good')
    expect(without.length).toBeLessThan(0.15 * wanting.length)
  })

  it('writes buttons for a destination, and none without', () => {
    for (const { answer, wish, request } of runs) {
      const codes = answer.warnings.map((w) => w.code)
      if (wish.form === 'button' && codes.includes('destination_missing'))
        expect(answer.result.candidates).toEqual([])
      if (wish.destination && wish.form === 'button')
        for (const c of answer.result.candidates) expect(c.html_snippet).toBe(buttonHtml(c.text, TO))
      if (request.form === 'link') for (const c of answer.result.candidates) expect(c.html_snippet).toBeNull()
    }
  })
})

const answerLinks = (draft: Request) =>
  parse(draft as Draft, DEFAULT_PROFILE, new Memo()).links.flatMap((l) => [
    l.href,
    l.href.replaceAll('&', '&amp;'),
  ])

describe('a deadline', () => {
  it('of the caller takes the place of the mail’s own', () => {
    const draft =
      'Hello Sam,\n\nCould you send me the signed lease by Friday 3 May, and tell me who has the keys?\n\nBo'
    const [first] = answer({ kind: 'internal', draft, deadline: 'noon on 2 May' }).result.candidates
    expect(first?.text).toBe('Could you send me the signed lease by noon on 2 May?')
  })

  it('of the ask that goes is kept', () => {
    const draft =
      'Hi Ana,\n\nThe plan is below.\n\nCould you let me know by Thursday 30 April whether to reserve the crew?\n\nBo'
    const { candidates } = answer({ kind: 'proposal', draft }).result
    expect(candidates.length).toBeGreaterThan(0)
    for (const c of candidates) expect(c.text).toContain('by Thursday 30 April')
  })
})

describe('issues', () => {
  const codes = (request: Request) => answer(request).result.issues.map((i) => i.code)

  it('name a mail that asks nothing, and where an ask would stand', () => {
    const draft = 'Hi Ana,\n\nWe cut payroll errors at nine roofing firms last year.\n\nBest,\nTom'
    const { issues, primary, candidates } = answer({ kind: 'cold_outreach', draft }).result
    expect(primary).toBeNull()
    expect(issues).toHaveLength(1)
    expect(issues[0]).toMatchObject({
      code: 'none',
      start: draft.indexOf('\n\nBest'),
      end: draft.indexOf('\n\nBest'),
    })
    expect(candidates.every((c) => c.placement === 'before_signoff')).toBe(true)
  })

  it('name asks that compete', () => {
    const { found, issues } = answer({
      kind: 'cold_outreach',
      draft: 'We print boxes.\n\nWould a sample help you? Please also book a demo on my calendar.\n\nTom',
    }).result
    expect(found.map((f) => f.competing)).toEqual([false, true])
    expect(issues.map((i) => i.code)).toContain('competing')
  })

  it('name several questions of one kind', () => {
    expect(
      codes({
        kind: 'cold_outreach',
        draft:
          'Do you print boxes? We do, in nine colours, for 40 firms.\n\nDo you use colour?\n\nWe are near you.\n\nWould a sample help you?',
      }),
    ).toContain('several')
  })

  it('name a link that says nothing and an ask nobody sees', () => {
    expect(
      codes({
        kind: 'newsletter',
        draft: '<p>The pads are new. <a href="https://a.example/p">Click here</a></p>',
      }),
    ).toContain('vague_link_text')
    const long = 'Roses like chalk and a wall at their back when the wind is high. '.repeat(12)
    expect(codes({ kind: 'promotional', draft: `${long}\n\nBuy a rose: https://a.example/rose` })).toContain(
      'buried',
    )
  })

  it('do not miss an ask in a language that is not read', () => {
    expect(
      codes({
        kind: 'promotional',
        draft: 'Bitte senden Sie uns das Angebot bis Freitag. Wir haben Rabatt auf alle Rosen.',
      }),
    ).toEqual([])
  })

  it('leave a clear mail alone', () => {
    expect(
      codes({
        kind: 'cold_outreach',
        draft: 'Hi Ana,\n\nYour depot posted three night jobs.\n\nWould their rota help you?\n\nTom',
      }),
    ).toEqual([])
  })
})

describe('the button', () => {
  it('can be read', () => {
    expect(contrast(parseColor(BACKGROUND), parseColor(FOREGROUND))).toBeGreaterThan(4.5)
  })

  it('holds label and target as text, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        (label, href) => {
          const html = buttonHtml(label, href)
          if (html === null) return
          const { links, text } = extractHtml(html)
          expect(html.match(/</g)).toHaveLength(8)
          if (text.trim() === '') return
          expect(links).toHaveLength(1)
          expect(links[0]?.href).toBe(href)
          expect(links[0]?.button).toBe(true)
        },
      ),
    )
  })

  it('leads to http, https and mailto only', () => {
    for (const href of [
      'javascript:alert(1)',
      'data:text/html,x',
      '{{link}}',
      '//a.example',
      'https://a.example/"onclick="x',
      '',
    ])
      expect(buttonHtml('Go on', href)).toBeNull()
    expect(buttonHtml('Write to us', 'mailto:a@b.example')).toContain('mailto:a@b.example')
  })
})

describe('any draft', () => {
  it('gets the same answer twice, with exact spans', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 })
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('low', 'medium', 'high'),
        fc.constantFrom('question', 'link', 'button'),
        (draft, commitment, form) => {
          const input = {
            draft,
            commitment,
            form,
            destination: TO,
            count: 3,
            engine: 'local',
            format: 'auto',
            kind: 'auto',
          } as const
          const one = local(input, context)
          expect(local(input, context)).toEqual(one)
          for (const { start, end, quote } of one.result.found) expect(draft.slice(start, end)).toBe(quote)
          expect(inWords(one.result).length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 200 },
    )
  })

  const expectPrimary = (draft: string) => {
    const { result } = local(
      { draft, count: 3, kind: 'cold_outreach', engine: 'local', format: 'auto' },
      context,
    )
    expect(result.primary === null).toBe(result.found.length === 0)
  }

  it.each(Object.entries(HOSTILE))('is answered in linear time however hostile: %s', (_, unit) => {
    expectLinear(10_000, (size) => filled(unit, size), expectPrimary)
  })

  it.each([
    ['nothing', ''],
    ['half a surrogate pair', '\ud800 a \u0000 https://a.b'],
  ])('has a primary ask when it found any, for %s', (_, draft) => expectPrimary(draft))
})
