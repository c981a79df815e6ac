import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { dictionary } from '../support/dictionary.ts'
import { expectLinear } from '../support/growth.ts'
import { hostileDrafts } from '../support/hostile.ts'

const ODD: Record<string, string> = {
  nothing: '',
  'one word': 'Hello',
  'one letter': 'a',
  'emoji only': '🎉🎉',
  'half a surrogate pair': 'Hi \ud83d there',
  'right to left': 'שלום דנה,\n\nמצורף החוזה.\n\nתודה,\nיואב',
  'binary-looking': '\u0000\u0001\u0002PNG\r\n\u001a\n\uffff',
  'carriage returns': 'Hi Ana,\r\rIs it done?\r\rTom',
}

const answer = (draft: string) =>
  score({ draft, subject: draft.slice(0, 200) }, DEFAULT_PROFILE, { dictionary })

describe.each(Object.entries({ ...ODD, ...hostileDrafts(50_000), ...prefixed(hostileDrafts(200_000)) }))(
  '%s',
  (_name, draft) => {
    it('gets a defined answer from every rule', () => {
      const report = answer(draft)
      expect(report.warnings.filter((w) => w.code === 'rule_failed')).toEqual([])
      expect(100 - report.annotations.reduce((sum, a) => sum + a.points, 0)).toBe(report.score)
      for (const a of report.annotations)
        expect((a.field === 'subject' ? draft.slice(0, 200) : draft).slice(a.start, a.end)).toBe(a.quote)
    })
  },
)

it('a line of hyphens above an address is read in time that grows no faster than it does', () => {
  expectLinear(
    24,
    (size) => `Hi Ana,\n\nIt is here.\n\n${'A-'.repeat(size)}A!\nstatus.tidewater.example`,
    answer,
  )
})

const SHUFFLED =
  'Hi Ana,\n\nThe of your depot would on planner because the to we shift Tuesday of. A is the for with depot my, and 14 jobs of your the.\n\nTom'

it.each([
  ['one letter', 'a'],
  ['emoji only', '🎉🎉'],
  ['one letter again and again', 'x x x x x x'],
  ['a long row of one letter', 'x'.repeat(3000)],
  ['bytes', '\u0001\u0002PNG\r\n\u001a\n\uffff'],
  ['figures', '12 34 56 78 90 11'],
  ['one word again and again', 'the '.repeat(12)],
  ['words as they fell', SHUFFLED],
])('%s is no mail that is worth sending, and none to praise', (_, draft) => {
  const report = score({ draft }, DEFAULT_PROFILE, { dictionary })
  expect(report.score).toBeLessThanOrEqual(70)
  expect(report.status).not.toBe('green')
  expect(report.annotations.map(({ severity }) => severity)).toContain('blocker')
  expect(report.annotations.map(({ severity }) => severity)).not.toContain('praise')
})

/** The same at 200 kB, for the three that ask most of the parser. */
function prefixed(drafts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    ['short lines', 'open divs', 'one long paragraph'].map((name) => [
      `${name} of 200 kB`,
      drafts[name] ?? '',
    ]),
  )
}
