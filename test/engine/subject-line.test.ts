import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shared, stem, stemsOf } from '#shared/engine/measures/content-words.ts'
import { emojiCount } from '#shared/engine/measures/emoji-count.ts'
import { phoneCut, prefixTokens, shownLength } from '#shared/engine/measures/subject-line.ts'
import { isVague } from '#shared/engine/measures/vague-subject.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'

function read(subject: string, from_name?: string) {
  const doc = parse({ draft: 'Hi Ana,\n\nYes.', subject, from_name }, DEFAULT_PROFILE, new Memo())
  if (!doc.subject) throw new Error('no subject')
  return { doc, subject: doc.subject }
}

describe('the length of a subject', () => {
  it('is what the reader sees: no reply prefix, merge tags filled in', () => {
    expect(shownLength(read('Drains').subject)).toBe(6)
    expect(shownLength(read('Re: Drains').subject)).toBe(6)
    expect(shownLength(read('{{contact.first_name}}, drains').subject)).toBe('Joanna, drains'.length)
  })

  it('is cut outside merge tags and within the subject', () => {
    const words = fc.constantFrom(
      'drains ',
      '{{ contact.first_name }}',
      ' on ',
      '🏔️',
      'Harbour Road ',
      '*|FNAME|*',
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 15 }), (parts) => {
        const { subject } = read(parts.join(''))
        const cut = phoneCut(subject)
        if (!cut) return
        expect(cut.at).toBeLessThanOrEqual(subject.text.length)
        expect(
          subject.tokens.some((t) => t.kind === 'placeholder' && cut.at > t.start && cut.at < t.end),
        ).toBe(false)
      }),
    )
  })

  it('is measured for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { subject, doc } = read(text)
        phoneCut(subject)
        isVague(subject, doc)
        expect(shownLength(subject)).toBeLessThanOrEqual(text.length + 6 * subject.tokens.length)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a reply prefix', () => {
  it('may be stacked, and needs its colon', () => {
    expect(prefixTokens(read('FW: Re: drains').subject)).toBe(4)
    expect(prefixTokens(read('Re-roofing the barn').subject)).toBe(0)
    expect(prefixTokens(read('Re the drains').subject)).toBe(0)
  })
})

describe('a vague subject', () => {
  it('names nothing but its kind, its number in a series, or its sender', () => {
    const vague = (text: string, from?: string) => {
      const { doc, subject } = read(text, from)
      return isVague(subject, doc)
    }
    expect(
      ['Quick question', 'Newsletter No. 47', 'Hi Ana', 'An update on your order'].map((t) => vague(t)),
    ).toEqual(Array(4).fill(true))
    expect(
      ['Question about dock 4', 'Invoice 20417', 'March in the garden', ''].map((t) => vague(t)),
    ).toEqual(Array(4).fill(false))
    expect(vague('Vogel newsletter')).toBe(false)
    expect(vague('Vogel newsletter', 'Ana at Vogel')).toBe(true)
  })
})

describe('topic words', () => {
  it('meet in their forms', () => {
    expect(new Set(['move', 'moved', 'moves', 'moving'].map(stem)).size).toBe(1)
    expect(new Set(['delivery', 'deliveries'].map(stem)).size).toBe(1)
    expect(new Set(['plan', 'planned', 'planning', "plan's"].map(stem)).size).toBe(1)
  })

  it('leave small words out', () => {
    expect([...stemsOf(read('What is it about?').subject)]).toEqual([])
    expect(
      shared(stemsOf(read('the no-shows on Tuesday').subject), stemsOf(read('Tuesday shows').subject)),
    ).toBe(2)
  })
})

describe('emoji', () => {
  it('are counted as seen', () => {
    expect(['🔥🔥🔥', '👩‍🚀', '👍🏽 yes', '🇩🇪', 'none'].map((t) => emojiCount(read(t).subject))).toEqual([
      3, 1, 1, 1, 0,
    ])
  })
})
