import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { textOf } from '#shared/engine/finding.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { materialOfBrief } from '#shared/operations/material/from-brief.ts'
import { materialOf } from '#shared/operations/material/from-draft.ts'
import type { Material, Piece } from '#shared/operations/material/material.ts'
import { nounPhrases } from '#shared/operations/material/noun-phrases.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'
import { expectLinear } from '../../support/growth.ts'
import { filled, HOSTILE } from '../../support/hostile.ts'

const docOf = (draft: string, subject?: string) =>
  parse({ draft, ...(subject === undefined ? {} : { subject }) }, DEFAULT_PROFILE, new Memo(), dictionary)

/** Phrases of a sentence, with what is joined behind a bar left out. */
const phrasesOf = (text: string) =>
  docOf(text).sentences.flatMap((s) =>
    nounPhrases(s.tokens)
      .filter((p) => !p.joined)
      .map((p) => textOf(s, p.from, p.to)),
  )

const piecesOf = ({
  topics,
  figures,
  dates,
  recipient,
  sender,
  trigger,
  problem,
  offer,
  proof,
  ask,
}: Material) =>
  [
    ...topics,
    ...figures,
    ...dates,
    ...Object.values(recipient),
    ...Object.values(sender),
    trigger,
    problem,
    offer,
    ...proof,
    ask,
  ].filter((piece): piece is Piece => piece !== null)

describe('a wish that closes a mail', () => {
  it('gives nothing to write with', () => {
    const { topics, lines } = materialOf(
      docOf('Import your calendar first.\n\nHappy planning!\n\nThe Zen Planner Team'),
    )
    expect(
      [...topics.map(({ text }) => text), ...lines.map(({ sentence }) => sentence.text)].join(),
    ).not.toMatch(/planning/i)
  })
})

describe('a footnote', () => {
  it('is not what a mail is about', () => {
    const text = 'The whole winter range is 20% off.\n\n*Excludes sale items. Terms apply.'
    expect(
      materialOf(docOf(text))
        .topics.map((topic) => topic.text)
        .join(),
    ).not.toContain('sale items')
  })
})

describe('noun phrases', () => {
  test.each<[sentence: string, phrases: string[]]>([
    ['Your booking page shows 14 open slots this Tuesday.', ['booking page', '14 open slots']],
    ['We merged 61,000 records in nine days.', ['61,000 records', 'nine days']],
    ['The revised menu costs I sent are attached.', ['revised menu costs']],
    ['I ran the compressor logs you sent through our model.', ['compressor logs', 'model']],
    ['Your talk in Gdańsk was clear.', ['talk', 'Gdańsk']],
    ['Tollgate Roofing just opened an office in Reno.', ['Tollgate Roofing', 'office', 'Reno']],
    ['Please switch to annual billing.', ['billing']],
    ['The March export is missing rows.', ['March export', 'rows']],
    ['Volunteers ran night cameras at 11 p.m. London time.', ['Volunteers', 'night cameras', 'London time']],
    ['Can we talk about it?', []],
    ['They are happy, and so are we.', []],
  ])('of “%s”', (sentence, phrases) => {
    expect(phrasesOf(sentence)).toEqual(phrases)
  })

  it('joins a phrase to the one behind its preposition', () => {
    const [sentence] = docOf('Damaged pallets at Goole cost you a day.').sentences
    if (!sentence) throw new Error('no sentence')
    const joined = nounPhrases(sentence.tokens).filter((p) => p.joined)
    expect(joined.map((p) => textOf(sentence, p.from, p.to))).toEqual(['Damaged pallets at Goole'])
  })
})

describe('material of a draft', () => {
  it('quotes the caller’s own string wherever it says where a piece stands, markup aside', () => {
    let seen = 0
    for (const { draft } of readCorpus()) {
      const doc = parse(draft, DEFAULT_PROFILE, new Memo(), dictionary)
      for (const { text, origin } of piecesOf(materialOf(doc))) {
        if (origin.from !== 'draft' || doc.format === 'html') continue
        const source = origin.field === 'draft' ? draft.draft : (draft[origin.field] ?? '')
        expect(source.slice(origin.start, origin.end).replaceAll(/\s+/g, ' ').trim()).toBe(text)
        seen++
      }
    }
    expect(seen).toBeGreaterThan(1000)
  })

  it('finds who writes to whom, what happened, what is asked and what proves it', () => {
    const material = materialOf(
      docOf(
        'Hi Priya,\n\nI saw that your Goole depot opened in May. Damage claims eat your Friday. We make a claims form for drivers. Harcastle Haulage went from 43 days to 11 on claims.\n\nShall I send you the figures by 3 June?\n\nTom Ashcroft',
      ),
    )
    expect(material.recipient.name?.text).toBe('Priya')
    expect(material.sender.name?.text).toBe('Tom Ashcroft')
    const titled = docOf(
      'Hi Ana,\n\nMy name is Kevin and I am the Head of Growth at Rankwell.\n\nIs it worth a look?',
    )
    expect(materialOf(titled).sender.company?.text).toBe('Rankwell')
    expect(material.trigger?.text).toContain('Goole depot')
    expect(material.ask?.text).toBe('Shall I send you the figures by 3 June?')
    expect(material.offer?.text).toContain('claims form')
    expect(material.proof.map((p) => p.text)).toEqual([
      'Harcastle Haulage went from 43 days to 11 on claims.',
    ])
    expect(material.dates.map((d) => d.text)).toContain('3 June')
    expect(material.topics.slice(0, 4).map((t) => t.text)).toContain('Goole depot')
  })

  it.each([
    ['The average response time for call-outs in your area was two hours and ten minutes.', false],
    ['The price is now EUR 148,600 instead of EUR 156,200, because you keep your existing pump unit.', false],
    ['Your Fresno depot posted three refrigeration-tech openings in August.', true],
    ['Rosa Imhoff told me you ran the float pool at Mercy Hill through the outage.', true],
  ])('takes for a trigger only what the reader did or the sender saw: “%s”', (said, is) => {
    const doc = parse(
      { kind: 'cold_outreach', draft: `Hi Ana,\n\n${said} We plan routes.\n\nTom` },
      DEFAULT_PROFILE,
      new Memo(),
      dictionary,
    )
    expect(materialOf(doc).trigger?.text === said).toBe(is)
  })

  it.each([
    'Delgado Farms cut spoiled pallets from 31 a month to 9.',
    'It took eleven days and nobody was paid late.',
    'We fixed the bug that rounded tax per line.',
    'Delete the old file, so nobody books the wrong one.',
    'Work stops at 3.30 p.m. each day, so your classes can go on.',
  ])('takes what is mended, denied or only a time for no problem: “%s”', (said) => {
    expect(materialOf(docOf(`Hi Ana,\n\n${said}\n\nTom`)).problem).toBeNull()
  })

  it('takes a merge tag for the name, and never a control tag or a hole', () => {
    const nameIn = (draft: string) => materialOf(docOf(draft)).recipient.name?.text ?? null
    expect(nameIn('Hi {{first_name}},\n\nThe roof survey is back.')).toBe('{{first_name}}')
    expect(nameIn('Hi {{#if first_name}}{{first_name}}{{/if}},\n\nThe roof survey is back.')).toBe(
      '{{first_name}}',
    )
    expect(nameIn('Hi [First Name],\n\nThe roof survey is back.')).toBeNull()
    expect(nameIn('Hi all,\n\nThe roof survey is back.')).toBeNull()
  })

  it('counts what is counted, and no times, years, references or labels', () => {
    const figures = (draft: string) => materialOf(docOf(draft)).figures.map((f) => f.text)
    expect(figures('You have 1,388 of your 1,600 recipes left and lost 17% of visits.')).toEqual([
      '1,388 of your 1,600 recipes',
      '17% of visits',
    ])
    expect(figures('Call 555-0142 before 9:30 on 14 April 2026 about clause 7 and Line 2.')).toEqual([])
  })

  it.each(Object.entries(HOSTILE))('is taken in linear time, and bounded, however hostile: %s', (_, unit) => {
    const docOfSize = (size: number) => docOf(filled(unit, size))
    expectLinear(30_000, docOfSize, (doc) => expect(materialOf(doc).topics.length).toBeLessThanOrEqual(120))
  })

  it('is the same twice for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (draft) => {
        const pieces = piecesOf(materialOf(docOf(draft))).map(({ text, origin }) => ({ text, origin }))
        expect(piecesOf(materialOf(docOf(draft))).map(({ text, origin }) => ({ text, origin }))).toEqual(
          pieces,
        )
      }),
      { numRuns: 300 },
    )
  })
})

describe('material of a brief', () => {
  it('takes every piece from the field it names', () => {
    const brief = {
      about: 'We sort payroll for roofers that work in two states.',
      trigger: 'you opened a depot in Leeds',
      proof: ['Harcastle cut payslip errors from 31 to 4'],
      ask: '15 minutes on Thursday',
      recipient: { name: 'Ana', company: 'Tollgate Roofing' },
    }
    const material = materialOfBrief(brief)
    const at = (field: string): unknown =>
      field.split('/').reduce<unknown>((value, key) => Object(value)[key], brief)
    const pieces = piecesOf(material)
    expect(pieces.length).toBeGreaterThan(8)
    for (const { text, origin } of pieces) {
      if (origin.from !== 'brief') throw new Error('a brief has no draft')
      expect(String(at(origin.field))).toContain(text)
    }
    expect(material.topics.map((t) => t.text)).toContain('depot in Leeds')
    expect(material.recipient.name?.text).toBe('Ana')
    expect(material.offer).toBeNull()
  })
})
