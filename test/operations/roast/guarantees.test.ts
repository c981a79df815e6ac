import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract } from '#shared/operations/roast/contract.ts'
import { factsOfDraft } from '#shared/operations/roast/draft-slots.ts'
import { number } from '#shared/operations/roast/in-numbers.ts'
import { inWords } from '#shared/operations/roast/in-words.ts'
import { fill, LEVELS, slotsIn } from '#shared/operations/roast/line.ts'
import { VERDICTS } from '#shared/operations/roast/lines/verdicts.ts'
import { local } from '#shared/operations/roast/local.ts'
import { dictionary } from '../../support/dictionary.ts'
import {
  all,
  answerTo,
  context,
  corpus,
  INTENSITIES,
  isGrave,
  mails,
  promises,
  type Request,
  roast,
  spoken,
} from './asked.ts'

/** Sentences of four words or more: shorter ones are nobody’s. */
const longSentences = (line: string) =>
  line.split(/(?<=[.!?]”?)\s+/).filter((text) => text.split(/\s+/).length >= 4)

/** A line without what it takes from the draft. */
const template = (line: string) =>
  line
    .replaceAll(/“[^”]*”/g, '“”')
    .replaceAll(/\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice)\b/gi, '#')

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

describe('the colour that a roast offers', () => {
  const button = (text: string, ground: string) =>
    `<html lang="en"><body><p>Dear Ana, the pump for the cellar of Mill Road 4 comes on Friday.</p><p><a href="https://pumps.example/4" style="background:${ground};color:${text}">See the hour of delivery</a></p></body></html>`
  const ratio = (draft: string): number => {
    const report = score({ draft, format: 'html' }, DEFAULT_PROFILE, { dictionary })
    const message = report.annotations.find((each) => each.rule_id === 'low-contrast')?.message ?? ''
    return Number(/([\d.]+):1/.exec(message)?.[1] ?? 21)
  }

  it.each([
    ['#fff', '#00aa66'],
    ['#ffffff', '#ffcc00'],
    ['#333333', '#222222'],
    ['#bbbbbb', '#ffffff'],
  ])('ends the complaint: %s on %s', (text, ground) => {
    const draft = button(text, ground)
    expect(ratio(draft)).toBeLessThan(4.5)
    const fix = roast({ draft, format: 'html' }).findings.find((each) => each.rule_id === 'low-contrast')
    if (!fix?.fix) throw new Error('no fix')
    expect(ratio(draft.slice(0, fix.start) + fix.fix.replacement + draft.slice(fix.end))).toBe(21)
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

  it.each(INTENSITIES)(
    'of random tens, good mails and bad, hardly ever share a sentence, at intensity %i',
    (intensity) => {
      const sentences = corpus
        .filter(({ draft }) => !isGrave({ ...draft }))
        .map(({ draft }) => new Set(all(roast({ ...draft, intensity })).flatMap(longSentences)))
      const tens = fc.sample(fc.shuffledSubarray(sentences, { minLength: 10, maxLength: 10 }), {
        numRuns: 150,
        seed: 7,
      })
      const sharing = tens.filter((ten) => {
        const said = ten.flatMap((each) => [...each])
        return new Set(said).size < said.length
      })
      expect(sharing.length / tens.length).toBeLessThan(0.05)
    },
  )

  it('of good mails differ as much as those of bad ones', () => {
    for (const intensity of INTENSITIES) {
      const share = (quality: string) => {
        const lines = corpus
          .filter((mail) => mail.quality === quality)
          .flatMap(({ draft }) => all(roast({ ...draft, intensity })))
        return new Set(lines).size / lines.length
      }
      expect(share('good')).toBe(1)
      expect(share('fair')).toBe(1)
    }
  })

  it('praise only what the measures bear out', () => {
    const pitch = (body: string) => `Hi Ana,\n\n${body}\n\nWould that help?\n\nTom`
    const boast = pitch(
      'We help firms like yours. Our clients see a 300% increase in revenue within 30 days. We have 40 staff and 3 offices.',
    )
    const selfish = pitch(
      'We built our tool for us and our partners. You told us your team waits. We think you will like our plan, our price and our people, and we hope you call us.',
    )
    for (const intensity of INTENSITIES) {
      expect(roast({ draft: boast, intensity, kind: 'cold_outreach' }).saving_grace).not.toContain('300%')
      expect(roast({ draft: selfish, intensity }).saving_grace).not.toMatch(
        /more than of itself|more “you”|more often than|notices? that there is a reader/,
      )
    }
  })

  it('never say of a mail that opens with its reader that it looks past them', () => {
    const draft =
      'Hi Ana,\n\nYour talk on query planners in Berlin is the reason I am writing. We are hiring an engineer for storage.\n\nBest,\nTom'
    for (const kind of ['recruiting', 'partnership', 'cold_outreach'] as const)
      for (const intensity of INTENSITIES)
        for (let n = 0; n < 12; n++)
          expect(all(roast({ draft, kind, intensity, subject: `Opportunity ${n}` })).join(' ')).not.toMatch(
            /looks past|talks of us|hire somebody|just as right in the next inbox|fits anyone|was not written to somebody/,
          )
  })

  it('praise no subject, opening or ask in which something is wrong', () => {
    const draft =
      'Hello Karl,\n\nInvoice 3391 over €1,980 was due on 2 October. Please pay by 20 October, or tell me if something is wrong with it.\n\nRegards,\nSilke Brandt'
    for (const intensity of INTENSITIES)
      for (const subject of ['Reminder', 'Update', 'Question', 'Hello']) {
        const { one_liner, saving_grace } = roast({ draft, subject, intensity, kind: 'billing' })
        expect([one_liner, saving_grace].join(' ')).not.toContain(`“${subject}”`)
      }
    // The verdict names it as what there is to mend, and never as a subject that is good.
    for (const level of LEVELS) expect(VERDICTS.good[level].flatMap(slotsIn)).not.toContain('subject')
  })

  it('offer a subject for one that says nothing, and the text that a missing way out would take', () => {
    const draft =
      'Hi Ana,\n\nYour ramp on Dock 4 is open all winter. Would a price for a strip curtain at Dock 4 help?\n\nBen'
    const { findings } = roast({ draft, subject: 'Question', kind: 'cold_outreach' })
    const vague = findings.find(({ rule_id }) => rule_id === 'vague-subject')
    expect(vague?.fix?.replacement).toMatch(/curtain|Dock 4/)
    expect(vague?.fix?.score_delta).toBeGreaterThanOrEqual(0)
    const out = findings.find(({ rule_id }) => rule_id === 'missing-unsubscribe')
    // The fix repeats the line that it goes behind.
    const { quote = '', fix } = out ?? {}
    expect(fix?.replacement.startsWith(quote)).toBe(true)
    const added = (fix?.replacement ?? 'no fix').slice(quote.length)
    expect(out?.real_advice).toContain(added.trim().replace(/\.$/, ''))
    expect(out?.real_advice).not.toContain('link')
    expect(out?.line).not.toMatch(/unsubscribe|link/)
  })

  it('of the same draft share no line between intensities', () => {
    for (const { id, request } of mails) {
      if (isGrave(request)) continue
      const lines = INTENSITIES.flatMap((intensity) => [...new Set(all(roast({ ...request, intensity })))])
      expect(
        lines.filter((line, i) => lines.indexOf(line) !== i),
        id,
      ).toEqual([])
    }
  })

  it.each(INTENSITIES)(
    'of bad mails hardly share a template at intensity %i, and ten of them next to none',
    (intensity) => {
      const bad = corpus.filter((mail) => mail.quality === 'bad')
      const templates = bad.map(({ draft }) => all(roast({ ...draft, intensity })).map(template))
      const lines = templates.flat()
      const again = lines.filter((line, i) => lines.indexOf(line) !== i)
      expect(again.length / lines.length).toBeLessThan(0.06)
      const kinds = new Set<string>()
      const ten = bad.flatMap(({ kind }, i) => {
        if (kinds.has(kind)) return []
        kinds.add(kind)
        return kinds.size > 10 ? [] : (templates[i] ?? [])
      })
      expect(ten.length).toBeGreaterThan(70)
      expect(ten.filter((line, i) => ten.indexOf(line) !== i).length).toBeLessThan(3)
    },
  )

  it('of the same draft are the same, and differ by intensity', () => {
    for (const { draft } of corpus.filter((mail) => mail.quality === 'bad')) {
      expect(local(contract.input.parse({ ...draft }), context)).toEqual(answerTo({ ...draft }))
      const [gentle, , brutal] = INTENSITIES.map((intensity) => roast({ ...draft, intensity }))
      expect(gentle?.findings.map((f) => f.rule_id)).toEqual(brutal?.findings.map((f) => f.rule_id))
      if (!isGrave({ ...draft })) expect(gentle?.verdict).not.toBe(brutal?.verdict)
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

  it('quote whole phrases: none is cut behind a word that waits for the next', () => {
    let cut = 0
    for (const { request } of mails)
      for (const line of all(roast({ ...request, max_findings: 25 })))
        for (const [, quote = ''] of line.matchAll(/“([^”]*)…”/g)) {
          cut++
          expect(quote).not.toMatch(
            / (?:an?|the|of|to|and|or|but|with|for|in|at|from|your|our|my|their|this|that|is|are|was|were|be|will|can|I|we|you)$/i,
          )
          expect(quote.split('(').length).toBeLessThanOrEqual(quote.split(')').length)
        }
    expect(cut).toBeGreaterThan(50)
  })

  it('tell no fault twice: the line over the whole is about several findings or none', () => {
    const filler = 'The float pool at the Leeds yard is full of blue crates again this week. '
    const draft = `Hi Ana,\n\n${filler.repeat(14)}\n\nShall I send two drivers on Tuesday?\n\nBest,\nTom`
    for (const intensity of INTENSITIES) {
      const result = roast({ draft, subject: 'Blue crates at Leeds', kind: 'cold_outreach', intensity })
      expect(result.findings.map((f) => f.rule_id)).toContain('too-long')
      expect(result.one_liner).not.toMatch(/\d+ words|too long|length/)
    }
  })

  it('do not deny a button that is there', () => {
    const draft =
      '<html lang="en"><body><p>Hi Ana,</p><p>Join the session on rubric-based grading on Thursday 6 November.</p><p><a href="https://h.example/w" style="background:#000;color:#fff;padding:9px">CLICK HERE</a></p><p><a href="https://h.example/u">Unsubscribe</a> · Harbor Inc., 400 Pine St, Seattle, WA 98101</p></body></html>'
    for (const intensity of INTENSITIES) {
      const said = all(roast({ draft, kind: 'event_invitation', intensity, max_findings: 25 })).join('\n')
      expect(said).not.toMatch(
        /left to the reader|nothing to hold on to|drops the map|anybody’s guess|no door\b/,
      )
    }
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
      { numRuns: 150 },
    )
  })

  it('answer the longest and strangest drafts', () => {
    const nul = { ...contract.input.parse({ draft: 'x' }), draft: '\u0000', subject: '' }
    promises(nul, local(nul, context).result)
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
