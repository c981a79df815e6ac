import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstFix, withText } from '#shared/engine/annotate.ts'
import type { Found } from '#shared/engine/check.ts'
import { isSure } from '#shared/engine/detect.ts'
import type { Draft } from '#shared/engine/draft.ts'
import { Memo } from '#shared/engine/memo.ts'
import { DEFAULT_PROFILE, type Profile } from '#shared/engine/profile.ts'
import type { Report, ReportedFix } from '#shared/engine/report.ts'
import { evaluate, score } from '#shared/engine/score.ts'
import { readCorpus, readPairs } from '../support/corpus.ts'
import { dictionary } from '../support/dictionary.ts'
import { VOICE } from '../support/engine-examples.ts'

const MAILS = [...readCorpus(), ...readPairs().flatMap((pair) => [pair.better, pair.worse])]
const VOICED: Profile = {
  ...DEFAULT_PROFILE,
  voice: VOICE,
  rules: { hedging: { factor: 2 }, jargon: { factor: 0.5 } },
}
const PROFILES = [
  ['the default profile', DEFAULT_PROFILE],
  ['a brand voice and factors', VOICED],
] as const

const fresh = (draft: Draft, profile: Profile): number =>
  evaluate(draft, profile, { dictionary, memo: new Memo() }).score
const report = (draft: Draft, profile: Profile): Report =>
  score(draft, profile, { dictionary, memo: new Memo() })

describe.each(PROFILES)('every mail of the corpus, under %s', (_name, profile) => {
  it.each(MAILS.map((mail) => [mail.id, mail.draft] as const))(
    '%s adds up, quotes and promises truly',
    (_id, draft) => {
      const {
        score: total,
        annotations,
        dimensions,
        warnings,
        kind,
        kind_confidence,
      } = report(draft, profile)
      const asTaken = isSure(kind_confidence) ? { ...draft, kind } : draft
      expect(fresh(asTaken, profile)).toBe(total)
      expect(warnings.filter((w) => w.code === 'rule_failed')).toEqual([])
      const lost = annotations.reduce((sum, a) => sum + a.points, 0)
      expect(100 - lost).toBe(total)
      expect(dimensions.reduce((sum, d) => sum + d.points, 0)).toBe(lost)
      for (const a of annotations) {
        const own = draft[a.field] ?? ''
        expect(0 <= a.start && a.start <= a.end && a.end <= own.length, a.rule_id).toBe(true)
        expect(own.slice(a.start, a.end)).toBe(a.quote)
        expect(Number.isInteger(a.points) && a.points >= 0, a.rule_id).toBe(true)
        for (const fix of a.fixes) {
          const changed = withText(
            asTaken,
            a.field,
            own.slice(0, a.start) + fix.replacement + own.slice(a.end),
          )
          expect(fresh(changed, profile) - total, `${a.rule_id}: ${fix.label}`).toBe(fix.score_delta)
          if (a.dimension !== 'correctness')
            expect(fix.score_delta, `${a.rule_id}: ${fix.label}`).toBeGreaterThanOrEqual(0)
        }
      }
    },
  )

  it('is scored the same twice, whatever was scored in between', () => {
    const first = MAILS.map(({ draft }) => report(draft, profile))
    const again = MAILS.map(({ draft }) => report(draft, profile))
    expect(again).toEqual(first)
  })
})

/** What people type, paste and break. */
const SNIPPETS = fc.constantFrom(
  ...[
    '!',
    '?',
    '. ',
    ', ',
    '\n',
    '\n\n',
    ' ',
    'we',
    'very ',
    'Hi Ana,',
    'Best,\nBen',
    '{{first_name}}',
    '{{',
    '}}',
    '[Name]',
  ],
  ...[
    '<p>',
    '</p>',
    '<br>',
    '<img src=a>',
    '<a href="x">',
    '</a>',
    '&nbsp;',
    '&',
    '<',
    '>',
    '🔥',
    '\u{d83d}',
    '\u0000',
    'ñ',
  ],
  ...[
    'Unsubscribe',
    'CLICK HERE',
    'Are you free on Monday?',
    '> quoted',
    '-- \n',
    'https://acme.example/a?b=c',
    '$5',
    '100%',
  ],
)
const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat(12), text: SNIPPETS })

/** A finding with its rule by name. */
const plain = ({ rule, ...rest }: Found) => ({ ...rest, rule: rule.id })

describe('a memo', () => {
  it('changes no score, after any number of edits to any mail', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MAILS),
        fc.array(edit, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...PROFILES.map(([, profile]) => profile)),
        ({ draft }, edits, profile) => {
          const memo = new Memo()
          let text = draft.draft
          evaluate(draft, profile, { dictionary, memo })
          for (const { at, length, text: inserted } of edits) {
            const start = Math.floor(at * text.length)
            text = text.slice(0, start) + inserted + text.slice(start + length)
            const changed = { ...draft, draft: text }
            const kept = evaluate(changed, profile, { dictionary, memo })
            const anew = evaluate(changed, profile, { dictionary, memo: new Memo() })
            expect(anew.failed).toEqual([])
            expect(kept.score).toBe(anew.score)
            expect(kept.points()).toEqual(anew.points())
            expect(kept.found.map(plain)).toEqual(anew.found.map(plain))
          }
        },
      ),
      { numRuns: 80 },
    )
  })

  it('serves several kinds, profiles and locales at once', () => {
    const memo = new Memo()
    for (const { draft } of MAILS.slice(0, 40))
      for (const [, profile] of PROFILES)
        for (const kind of ['newsletter', 'cold_outreach', draft.kind] as const) {
          const changed = { ...draft, kind, locale: kind === 'newsletter' ? 'en-GB' : draft.locale }
          expect(evaluate(changed, profile, { dictionary, memo }).score).toBe(fresh(changed, profile))
        }
  })

  it('serves a draft under two profiles, with and without a word list, in any order', () => {
    const memo = new Memo()
    for (const { draft } of MAILS.slice(0, 12))
      for (const [, profile] of [...PROFILES, ...PROFILES])
        for (const words of [dictionary, null]) {
          const kept = score(draft, profile, { dictionary: words, memo })
          expect(kept).toEqual(score(draft, profile, { dictionary: words, memo: new Memo() }))
        }
  })
})

describe('the first fix that is wanted', () => {
  it('is the one among all fixes, weighed or not', () => {
    for (const { draft } of MAILS) {
      const weighed = report(draft, VOICED).annotations.map(({ fixes }) => [...fixes])
      for (const wanted of [(fix: ReportedFix) => fix.safe, (fix: ReportedFix) => fix.replacement === '']) {
        const found = report(draft, VOICED).annotations.map((a) => firstFix(a, wanted))
        expect(found).toEqual(weighed.map((fixes) => fixes.find(wanted)))
      }
    }
  })
})
