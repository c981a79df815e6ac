import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { CLIENTS, pixelWidth, previews } from '#shared/engine/clients.ts'
import { score } from '#shared/engine/score.ts'

const shown = (client: string, subject: string | null, preheader: string | null = null) =>
  previews(subject, preheader).find((one) => one.client === client)

describe('CLIENTS', () => {
  it('has a source, a date and positive limits for every client, each once', () => {
    for (const client of CLIENTS) {
      expect(client.source).toMatch(/^https:\/\//)
      expect(client.asOf).toMatch(/^\d{4}-\d{2}$/)
      expect(client.subjectChars).toBeGreaterThan(0)
      expect(client.preheaderChars ?? 1).toBeGreaterThan(0)
    }
    expect(new Set(CLIENTS.map(({ id }) => id)).size).toBe(CLIENTS.length)
  })
})

describe('previews', () => {
  it('shows what fits as it is, up to exactly the limit', () => {
    expect(shown('yahoo_mobile', 'a'.repeat(33))).toMatchObject({
      subject_shown: 'a'.repeat(33),
      truncated_at: null,
    })
    expect(shown('yahoo_mobile', 'a'.repeat(34))).toMatchObject({
      subject_shown: `${'a'.repeat(33)}…`,
      truncated_at: 33,
    })
  })

  it('leaves no space before the ellipsis', () => {
    expect(shown('apple_watch', `${'a'.repeat(28)}  b c`)).toMatchObject({ truncated_at: 28 })
  })

  it('tells an absent subject from an empty one', () => {
    expect(shown('gmail_desktop', null)).toMatchObject({ subject_shown: null, truncated_at: null })
    expect(shown('gmail_desktop', '', '')).toMatchObject({
      subject_shown: '',
      preheader_shown: '',
      truncated_at: null,
    })
  })

  it('gives the preheader what the subject leaves of a shared row', () => {
    const preheader = 'p'.repeat(200)
    expect(shown('gmail_desktop', 's'.repeat(50), preheader)?.preheader_shown).toBe(`${'p'.repeat(80)}…`)
    expect(shown('gmail_desktop', null, preheader)?.preheader_shown).toBe(`${'p'.repeat(100)}…`)
    expect(shown('yahoo_mobile', 's', preheader)?.preheader_shown).toBeNull()
  })

  it.each([
    ['an emoji', '😀'],
    ['an accent written apart', 'e\u0301\u0323'],
    ['a family of joined emoji', '👨‍👩‍👧'],
    ['a skin tone', '👍🏽'],
    ['a flag', '🇩🇪'],
    ['a regional flag', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['separate Hangul letters', '\u1112\u1161\u11ab'],
  ])('never splits %s', (_, character) => {
    for (let offset = 0; offset < character.length; offset++) {
      const subject = 'a'.repeat(offset) + character.repeat(40)
      const cut = shown('apple_watch', subject)?.truncated_at ?? -1
      expect((cut - offset) % character.length).toBe(0)
      expect(cut).toBeGreaterThan(30 - character.length)
    }
  })

  it('shows a beginning of the subject within the limit, well formed, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.string({ maxLength: 200 }),
        (subject, preheader) => {
          previews(subject, preheader).forEach((one, index) => {
            const limit = CLIENTS[index]?.subjectChars ?? 0
            if (one.truncated_at === null) expect(one.subject_shown).toBe(subject)
            else {
              expect(one.truncated_at).toBeLessThanOrEqual(limit)
              expect(one.subject_shown).toBe(`${subject.slice(0, one.truncated_at)}…`)
              expect(one.subject_shown?.isWellFormed()).toBe(true)
            }
          })
        },
      ),
    )
  })

  it('stands lone surrogates, NUL and 200 kB of marks', () => {
    for (const subject of [
      '\ud800'.repeat(80),
      '\udc00'.repeat(80),
      '\0'.repeat(80),
      '\u0301'.repeat(200_000),
      '🇩'.repeat(50_000),
    ])
      expect(previews(subject, subject)).toHaveLength(CLIENTS.length)
  })
})

test('a list of messages shows the line that is hidden at the top of an HTML mail', () => {
  const draft =
    '<div style="display:none">Seeds &amp; soup&nbsp;&zwnj;</div><p>Hi Ana,</p><p>The fair is on Sunday.</p>'
  const shownOf = (preheader?: string) =>
    score({ draft, subject: 'November', ...(preheader ? { preheader } : {}) }).previews[0]?.preheader_shown
  expect(shownOf()).toBe('Seeds & soup')
  expect(shownOf('Come on Sunday')).toBe('Come on Sunday')
})

test('no list of messages shows a part of a merge tag', () => {
  const subject = 'Your order of flour leaves on {{ delivery_day | default: "Monday" }}'
  for (const { subject_shown, truncated_at } of previews(subject, subject)) {
    expect(subject_shown === subject || !subject_shown?.includes('{')).toBe(true)
    expect(truncated_at === null || truncated_at < subject.indexOf('{')).toBe(true)
  }
})

describe('pixelWidth', () => {
  it('adds up advance widths at the given size', () => {
    expect(pixelWidth('')).toBe(0)
    expect(pixelWidth('Wil')).toBeCloseTo(((944 + 222 + 222) * 14) / 1000)
    expect(pixelWidth('Wil', 28)).toBeCloseTo(2 * pixelWidth('Wil'))
  })

  it('takes marks as nothing, wide scripts as a square and emoji as wider', () => {
    expect(pixelWidth('e\u0301')).toBe(pixelWidth('e'))
    expect(pixelWidth('漢')).toBe(14)
    expect(pixelWidth('😀')).toBeGreaterThan(pixelWidth('漢'))
  })

  it('knows the width of every printable ASCII character', () => {
    const widths = Array.from({ length: 95 }, (_, index) => pixelWidth(String.fromCharCode(32 + index), 1000))
    // Sum of Helvetica's 95 widths, added up elsewhere; a missing or misplaced character moves it.
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(50_058)
  })

  it('grows with every character and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        expect(pixelWidth(a + b)).toBeGreaterThanOrEqual(pixelWidth(a))
      }),
    )
  })
})
