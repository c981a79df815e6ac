import { describe, expect, it } from 'vitest'
import { asSeen, quotedAsSeen, stopped } from '#shared/operations/as-seen.ts'
import { inWords } from '#shared/operations/roast/in-words.ts'
import { corpus, INTENSITIES, roast } from './asked.ts'

describe('a roast in words', () => {
  it('shows no markup, no sentence with two ends, and no fix that brings nothing', () => {
    for (const { id, draft } of corpus)
      for (const intensity of INTENSITIES) {
        const words = inWords(roast({ ...draft, intensity }))
        expect(words, id).not.toMatch(/&#?\w+;|<\/?[a-z]+[ >]/)
        expect(words, id).not.toMatch(/\p{L}[.!?]”\.|: \+0\./u)
      }
  })

  it('names a place only where that adds to the line', () => {
    const draft =
      'Hi Ana,\n\nMy name is Tom and I sell pump seals for line 3. Shall I send you two samples?\n\nTom'
    expect(inWords(roast({ draft, kind: 'cold_outreach' }))).not.toContain('In “My name is”')
  })
})

describe('a quote as a reader sees it', () => {
  it('has lost its tags and kept what only looks like one', () => {
    expect(asSeen('<p>It&#39;s <a href="https://a.example">here</a>&nbsp;&amp; now<br>Go</p>')).toBe(
      "It's here & now Go",
    )
    expect(asSeen('{{company}} <> Fluxion for <First Name>')).toBe('{{company}} <> Fluxion for <First Name>')
  })

  it('ends a sentence once', () => {
    expect(stopped(quotedAsSeen('Shall we?', 80))).toBe('“Shall we?”')
    expect(stopped(quotedAsSeen('Tea and biscuits', 80))).toBe('“Tea and biscuits”.')
    expect(quotedAsSeen('Tea and biscuits', 6)).toBe('“Tea an…”')
  })
})
