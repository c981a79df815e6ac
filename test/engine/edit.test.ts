import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEdits, capitalised, type Edit, matchCase, remap, removal } from '#shared/engine/edit.ts'

const edits = (length: number) =>
  fc.array(
    fc
      .tuple(fc.nat(length), fc.nat(length), fc.string({ maxLength: 5 }))
      .map(([a, b, replacement]): Edit => ({ start: Math.min(a, b), end: Math.max(a, b), replacement })),
    { maxLength: 8 },
  )

describe('applyEdits', () => {
  it('lets the earlier-listed of two overlapping edits win, whatever their place', () => {
    const late = { start: 6, end: 11, replacement: 'Bob' }
    const wide = { start: 0, end: 7, replacement: 'x' }
    const early = { start: 0, end: 5, replacement: 'Hi' }
    expect(applyEdits('Hello Alice!', [late, wide, early])).toEqual({
      text: 'Hi Bob!',
      applied: [early, late],
      dropped: [wide],
    })
  })

  it('keeps edits that only touch, and insertions at one place in their order', () => {
    const touching = [
      { start: 1, end: 2, replacement: 'B' },
      { start: 1, end: 1, replacement: '1' },
      { start: 0, end: 1, replacement: 'A' },
      { start: 1, end: 1, replacement: '2' },
    ]
    expect(applyEdits('ab', touching)).toMatchObject({ text: 'A12B', dropped: [] })
  })

  it('drops edits outside the text instead of throwing', () => {
    const bad = [
      { start: -1, end: 1, replacement: 'x' },
      { start: 1, end: 9, replacement: 'x' },
      { start: 2, end: 1, replacement: 'x' },
      { start: Number.NaN, end: 1, replacement: 'x' },
    ]
    expect(applyEdits('ab', bad)).toEqual({ text: 'ab', applied: [], dropped: bad })
  })

  it('changes nothing outside the applied edits and never applies two that overlap', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 30 })
    fc.assert(
      fc.property(
        texts.chain((text) => fc.tuple(fc.constant(text), edits(text.length))),
        ([text, list]) => {
          const result = applyEdits(text, list)
          expect(result.applied.length + result.dropped.length).toBe(list.length)
          let at = 0
          let expected = ''
          for (const edit of result.applied) {
            expect(edit.start).toBeGreaterThanOrEqual(at)
            expected += text.slice(at, edit.start) + edit.replacement
            at = edit.end
          }
          expect(result.text).toBe(expected + text.slice(at))
        },
      ),
    )
  })

  it('never splits a surrogate pair when the edits do not', () => {
    const characters = fc.array(fc.constantFrom('a', ' ', '😀', '𐐨', 'é'), { maxLength: 20 })
    fc.assert(
      fc.property(characters, fc.nat(20), fc.nat(20), (list, a, b) => {
        const place = (index: number) => list.slice(0, index).join('').length
        const edit = { start: place(Math.min(a, b)), end: place(Math.max(a, b)), replacement: '👍' }
        expect(applyEdits(list.join(''), [edit]).text.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('remap', () => {
  it('keeps spans that are only touched and leaves out those that are reached into', () => {
    const spans = [
      { start: 0, end: 2, id: 'before' },
      { start: 1, end: 3, id: 'into' },
      { start: 2, end: 4, id: 'same' },
      { start: 4, end: 6, id: 'after' },
    ]
    expect(remap(spans, { start: 2, end: 4, replacement: 'xyz' })).toEqual([
      { start: 0, end: 2, id: 'before' },
      { start: 5, end: 7, id: 'after' },
    ])
  })

  it('spans still quote the same text after the edit', () => {
    const texts = fc.string({ minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(
        texts.chain((text) => fc.tuple(fc.constant(text), edits(text.length), edits(text.length))),
        ([text, list, [edit]]) => {
          if (!edit) return
          const spans = list.map((span) => ({ ...span, quote: text.slice(span.start, span.end) }))
          const changed = applyEdits(text, [edit]).text
          for (const { start, end, quote } of remap(spans, edit))
            expect(changed.slice(start, end)).toBe(quote)
        },
      ),
    )
  })
})

describe('capitalised', () => {
  it.each([
    ['non-EU firms', 'Non-EU firms'],
    ['mid-January dates', 'Mid-January dates'],
    ['élan vital', 'Élan vital'],
    ['iPhone cases', 'iPhone cases'],
    ['7 days', '7 days'],
    ['', ''],
  ])('begins “%s” with a capital, unless its first word has one of its own: “%s”', (text, begun) => {
    expect(capitalised(text)).toBe(begun)
  })
})

describe('matchCase', () => {
  it.each([
    ['Utilize', 'use', 'Use'],
    ['utilize', 'use', 'use'],
    ['FREE', 'at no cost', 'AT NO COST'],
    ['A majority of', 'most', 'Most'],
    ['A', 'the', 'The'],
    ['Apple phone', 'iPhone', 'iPhone'],
    ['utilize', 'I use', 'I use'],
    ['Élan', 'ärger', 'Ärger'],
    ['“Utilize', 'use', 'Use'],
    ['123', 'some', 'some'],
    ['Gone', '', ''],
  ])('%s → %s gives %s', (original, replacement, expected) => {
    expect(matchCase(original, replacement)).toBe(expected)
  })

  it('takes the capital of “I” for one only at the start of a sentence', () => {
    expect(matchCase('I was wondering if you could', 'could you')).toBe('Could you')
    expect(matchCase('I was wondering if you could', 'could you', false)).toBe('could you')
    expect(matchCase('It is important that', 'please', false)).toBe('Please')
  })
})

const without = (text: string, phrase: string): string => {
  const start = text.indexOf(phrase)
  return applyEdits(text, [removal(text, start, start + phrase.length)]).text
}

describe('removal', () => {
  it('widens the span no further than the mending needs', () => {
    expect(removal('Basically, we help', 0, 9)).toEqual({ start: 0, end: 13, replacement: 'We' })
    expect(removal('we basically help', 3, 12)).toEqual({ start: 3, end: 13, replacement: '' })
    expect(removal('We, basically, help', 4, 13)).toEqual({ start: 2, end: 14, replacement: '' })
    expect(removal('we help', 3, 3)).toEqual({ start: 3, end: 3, replacement: '' })
  })

  it.each([
    ['Basically, we help.', 'Basically', 'We help.'],
    ['Basically we help.', 'Basically', 'We help.'],
    ['Basically, we help.', 'Basically, ', 'We help.'],
    ['Basically — we help.', 'Basically', 'We help.'],
    ['Hi Ana,\n\nBasically, we help.', 'Basically', 'Hi Ana,\n\nWe help.'],
    ['Thanks! Basically, we help.', 'Basically', 'Thanks! We help.'],
    ['- Basically, we help\n- and more', 'Basically', '- We help\n- and more'],
    ['“Basically, we help.”', 'Basically', '“We help.”'],
    ['basically, we help.', 'basically', 'we help.'],
    ['Basically, iPhone users win.', 'Basically', 'iPhone users win.'],
    ['Basically, {{name}} wins.', 'Basically', '{{name}} wins.'],
    ['I think we help.', 'I think', 'We help.'],
    ['so I think we help.', 'I think', 'so we help.'],
    ['and so\nI think we help.', 'I think', 'and so\nwe help.'],
    ['We help.\nI think we do.', 'I think', 'We help.\nWe do.'],
    ['we basically help', 'basically', 'we help'],
    ['we basically help', ' basically ', 'we help'],
    ['we help basically.', 'basically', 'we help.'],
    ['we help, basically.', 'basically', 'we help.'],
    ['we help basically', 'basically', 'we help'],
    ['We help, basically, teams', 'basically', 'We help teams'],
    ['When we meet basically, we help', 'basically', 'When we meet, we help'],
    ['and basically, we help', 'basically', 'and we help'],
    ['we (basically) help', 'basically', 'we help'],
    ['we ( basically ) help', 'basically', 'we help'],
    ['(basically we help)', 'basically', '(we help)'],
    ['Hope you are well. We help.', 'Hope you are well.', 'We help.'],
    ['Hope you are well! We help.', 'Hope you are well', 'We help.'],
    ['We help. Hope you are well!', 'Hope you are well', 'We help.'],
    ['Hi Ana,\n\nHope you are well.\n\nWe help.', 'Hope you are well.', 'Hi Ana,\n\nWe help.'],
    ['Hi Ana,\nHope you are well.\n\nWe help.', 'Hope you are well.', 'Hi Ana,\n\nWe help.'],
    ['We help.\r\n\r\nHope you are well.', 'Hope you are well.', 'We help.'],
    ['Only this', 'Only this', ''],
  ])('%j without %j', (text, phrase, expected) => {
    expect(without(text, phrase)).toBe(expected)
  })

  it('never leaves double spaces or a space before a comma that were not there', () => {
    const count = (text: string, what: string) => text.split(what).length - 1
    const pieces = fc.constantFrom(
      'we',
      'Basically',
      'I',
      ',',
      ' ',
      ' ',
      ' ',
      '.',
      '\n',
      '(',
      ')',
      '"',
      '- ',
      '—',
      '😀',
      '\ud800',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 16 }), fc.nat(40), fc.nat(40), (list, a, b) => {
        const text = list.join('')
        // Of blanks alone nothing is mended: whoever takes one out wants just that.
        fc.pre(text.slice(Math.min(a, b), Math.max(a, b)).trim() !== '')
        const edit = removal(text, Math.min(a, b), Math.max(a, b))
        const { text: after, applied } = applyEdits(text, [edit])
        expect(applied).toEqual([edit])
        expect(count(after, '  ')).toBeLessThanOrEqual(count(text, '  '))
        expect(count(after, ' ,')).toBeLessThanOrEqual(count(text, ' ,'))
      }),
      { numRuns: 2000 },
    )
  })

  it('takes no more than the phrase, its punctuation and spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(40), fc.nat(40), (text, a, b) => {
        const [start, end] = [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)]
        const edit = removal(text, start, end)
        const letters = (part: string) => part.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
        const around =
          text.slice(Math.min(edit.start, start), start) + text.slice(end, Math.max(edit.end, end))
        expect(letters(around)).toBe(letters(edit.replacement))
      }),
    )
  })
})
