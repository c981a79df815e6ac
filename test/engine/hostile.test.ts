import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { dictionary } from '../support/dictionary.ts'
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

/** The same at 200 kB, for the three that ask most of the parser. */
function prefixed(drafts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    ['short lines', 'open divs', 'one long paragraph'].map((name) => [
      `${name} of 200 kB`,
      drafts[name] ?? '',
    ]),
  )
}
