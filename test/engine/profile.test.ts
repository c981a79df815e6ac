import { describe, expect, it } from 'vitest'
import type { Draft } from '#shared/engine/draft.ts'
import { DEFAULT_PROFILE, jurisdictionOf, type Profile, SILENT_VOICE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { readCorpus } from '../support/corpus.ts'
import { dictionary } from '../support/dictionary.ts'
import { VOICE } from '../support/engine-examples.ts'

const MAILS = readCorpus()
const report = (draft: Draft, profile: Partial<Profile> = {}, ignore: readonly string[] = []) =>
  score(draft, { ...DEFAULT_PROFILE, ...profile }, { dictionary, ignore })
const pointsOf = (draft: Draft, rule: string, profile: Partial<Profile> = {}) =>
  report(draft, profile).annotations.flatMap((a) => (a.rule_id === rule ? [a.points] : []))

/** A mail with one finding of a rule that costs 20 and one that costs 4. */
const NEWSLETTER: Draft = {
  kind: 'newsletter',
  subject: 'The kiln is back',
  preheader: 'Two places are left on the glaze course in May.',
  from_name: 'Low Fire Studio',
  draft: 'The kiln is back from repair. The glaze course starts on May 4.\n\nMira\nLow Fire Studio',
}

describe('rules of a profile', () => {
  it('switched off are neither shown nor priced, and touch no other', () => {
    for (const { draft } of MAILS) {
      const before = report(draft)
      const rule = before.annotations.find((a) => a.points > 0)?.rule_id
      if (rule === undefined) continue
      const after = report(draft, { rules: { [rule]: { enabled: false } } })
      expect(after.annotations.some((a) => a.rule_id === rule)).toBe(false)
      expect(after.score).toBeGreaterThanOrEqual(before.score)
    }
  })

  it.each([
    [0.5, [10], [2]],
    [1, [20], [4]],
    [1.5, [30], [6]],
    [2, [40], [8]],
  ])('count %f times', (factor, unsubscribe, address) => {
    const rules = { 'missing-unsubscribe': { factor }, 'missing-postal-address': { factor } }
    expect(pointsOf(NEWSLETTER, 'missing-unsubscribe', { rules })).toEqual(unsubscribe)
    expect(pointsOf(NEWSLETTER, 'missing-postal-address', { rules })).toEqual(address)
  })

  it('have their cap raised and lowered with their price', () => {
    const image = '<img src="a.jpg" width="300">'
    const draft: Draft = { kind: 'newsletter', draft: `<p>The kiln is back.</p>${image.repeat(5)}` }
    const cost = (factor: number) => pointsOf(draft, 'missing-alt', { rules: { 'missing-alt': { factor } } })
    expect(cost(1)).toEqual([3, 3, 3, 0, 0])
    expect(cost(2)).toEqual([6, 6, 6, 0, 0])
    expect(cost(0.5).reduce((a, b) => a + b, 0)).toBe(5)
  })

  it('unknown to the engine change nothing', () => {
    expect(report(NEWSLETTER, { rules: { 'no-such-rule': { enabled: false, factor: 2 } } })).toEqual(
      report(NEWSLETTER),
    )
  })
})

describe('ignored findings', () => {
  it('are gone with their points, and the others keep theirs', () => {
    for (const { draft } of MAILS) {
      const before = report(draft)
      const waved = before.annotations[0]
      if (!waved || before.score === 0) continue
      const after = report(draft, {}, [waved.hash])
      const left = before.annotations.filter((a) => a.hash !== waved.hash)
      expect(after.annotations.map((a) => a.hash)).toEqual(left.map((a) => a.hash))
      expect(after.score).toBeGreaterThanOrEqual(before.score + waved.points - sumOf(left, after, before))
      expect(100 - after.annotations.reduce((sum, a) => sum + a.points, 0)).toBe(after.score)
    }
  })

  it('stay ignored when the text around them changes', () => {
    const draft: Draft = {
      draft: 'Hi Ana,\n\nWe utilize {{first_nme the kiln in order to fire bowls.\n\nBest,\nBen',
    }
    const [first] = report(draft).annotations
    const moved: Draft = { draft: draft.draft.replace('We ', 'As I said on Monday, we ') }
    expect(first).toBeDefined()
    expect(report(moved, {}, [first?.hash ?? '']).annotations.map((a) => a.hash)).not.toContain(first?.hash)
  })

  it('of two images are told apart by their tags', () => {
    const draft: Draft = {
      draft: '<p>The kiln is back.</p><img src="a.jpg" width="9"><img src="b.jpg" width="9">',
    }
    const images = report(draft).annotations.filter((a) => a.rule_id === 'missing-alt')
    expect(images).toHaveLength(2)
    const left = report(draft, {}, [images[0]?.hash ?? '']).annotations.filter(
      (a) => a.rule_id === 'missing-alt',
    )
    expect(left.map((a) => a.quote)).toEqual(['<img src="b.jpg" width="9">'])
  })
})

/** Points that other findings took over because the cap of their rule, or the hundred, had room again. */
function sumOf(
  left: readonly { hash: string; points: number }[],
  after: { annotations: readonly { hash: string; points: number }[] },
  before: { annotations: readonly { hash: string; points: number }[] },
): number {
  const total = (all: readonly { points: number }[]) => all.reduce((sum, a) => sum + a.points, 0)
  const kept = new Set(left.map((a) => a.hash))
  return total(after.annotations) - total(before.annotations.filter((a) => kept.has(a.hash)))
}

describe('own words', () => {
  const draft: Draft = {
    kind: 'newsletter',
    draft: 'Hi Ana,\n\nThe QXBT meets on Monday. Can you send your bowls by Sunday?\n\nBest,\nBen',
  }
  const flagged = (own_words: string[]) =>
    report(draft, { own_words }).annotations.filter((a) => a.quote.includes('QXBT')).length

  it('are known to every rule that asks what a word is, in any case', () => {
    expect(flagged([])).toBe(1)
    expect(flagged(['kiln', 'qxbt'])).toBe(0)
    expect(flagged(['kiln', 'QXBT'])).toBe(0)
  })
})

describe('a brand voice', () => {
  const brand = (draft: string, voice: Partial<typeof VOICE>) =>
    report({ draft }, { voice: { ...VOICE, ...voice } }).annotations.flatMap((a) =>
      a.dimension === 'brand_voice' ? [a.quote] : [],
    )

  it('reads its terms as they are written: brackets and bars mean themselves', () => {
    const banned = ['(a|b)', 'c++', '*', 'x|y', '[', '', '   ', '.'].map((term) => ({
      term,
      use: null,
      reason: null,
    }))
    expect(
      brand('Hi Ana,\n\nThe plans a and b are x or y, and c is done.\n\nBest,\nBen', { banned }).length,
    ).toBe(1)
    expect(
      brand('Hi Ana,\n\nWe write it in c++ by hand\n\nBest,\nBen', { banned: banned.slice(0, 2) }),
    ).toEqual(['c++ '])
  })

  it('finds plurals, possessives and other spellings, with the replacement in step', () => {
    const voice = { banned: [{ term: 'end-user', use: 'reader', reason: null }], preferred: [] }
    const fixes = report(
      { draft: 'Hi Ana,\n\nThe end users like it. An end-user’s view counts. END USER.\n\nBest,\nBen' },
      { voice: { ...VOICE, ...voice } },
    ).annotations.flatMap((a) =>
      a.rule_id === 'banned-term' ? [`${a.quote} → ${a.fixes[0]?.replacement}`] : [],
    )
    expect(fixes).toEqual(['end users → readers', "An end-user’s → A reader's", 'END USER → READER'])
  })

  it.each([
    ['revert', 'reply', 'Please revert when you can.', 'reply'],
    ['revert', 'reply', 'She reverts on Friday.', 'replies'],
    ['attempt', 'try', 'I attempt to help.', 'try'],
    ['vendors', 'agencies', 'A vendor told us.', 'An agency'],
    ['crates', 'boxes', 'The crate is here.', 'box'],
    ['ASAP', 'soon', 'Send it ASAP please.', 'soon'],
    ['ASAP', 'soon', 'ASAP is best.', 'Soon'],
    ['ASAP', 'soon', 'SEND IT ASAP.', 'SOON'],
  ])('puts for “%s” the word “%s” in the form that fits: %s', (term, use, text, right) => {
    const voice = { banned: [{ term, use, reason: null }], preferred: [] }
    const found = report({ draft: `Hi Ana,\n\n${text}\n\nBest,\nBen` }, { voice: { ...VOICE, ...voice } })
    const fixes = found.annotations.flatMap((a) => (a.rule_id === 'banned-term' ? a.fixes : []))
    expect(fixes.map(({ replacement }) => replacement)).toEqual([right])
  })

  it('says nothing about quoted mail', () => {
    expect(
      brand('Hi Ana,\n\nIt is done.\n\nBest,\nBen\n\n> Was it cheap? 🔥 Great!', {}).filter(
        (q) => q !== 'It is',
      ),
    ).toEqual([])
  })

  it('without opinions finds nothing', () => {
    for (const mail of MAILS)
      expect(
        report(mail.draft, { voice: SILENT_VOICE }).annotations.filter((a) => a.dimension === 'brand_voice'),
      ).toEqual([])
  })
})

describe('the country whose law counts', () => {
  const of = (draft: Partial<Draft>, profile: Partial<Profile> = {}) =>
    jurisdictionOf({ draft: '', ...draft }, { ...DEFAULT_PROFILE, ...profile })

  it('is the reader’s, then the profile’s, then that of the locale, then the United States', () => {
    expect(of({ audience: { jurisdiction: 'de' }, locale: 'en-GB' }, { jurisdiction: 'CA' })).toBe('DE')
    expect(of({ locale: 'en-GB' }, { jurisdiction: 'CA' })).toBe('CA')
    expect(of({ locale: 'en-GB' }, { locale: 'en-CA' })).toBe('GB')
    expect(of({}, { locale: 'en-CA' })).toBe('CA')
    expect(of({ locale: 'en' })).toBe('US')
    expect(of({})).toBe('US')
  })
})
