import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
const answer = (request: Request) => local(contract.input.parse(request), context)
const first = (request: Request) => {
  const [variant] = answer(request).result.variants
  if (!variant) throw new Error('no variant')
  return variant
}
const refused = (request: Request) =>
  answer(request).warnings.flatMap(({ code, message }) => (code === 'rule_not_applied' ? [message] : []))

const BUSY =
  "I know you're probably super busy, but would you be open to a 15-minute call on Tuesday, 14 October at 10:00?"
const mail = (close: string): Request => ({
  kind: 'cold_outreach',
  subject: 'Night dispatch',
  draft: `Hi Priya,\n\nYou opened a second depot in Rotterdam in March. Koster Logistics cut missed slots from 41 to 12 a week.\n\n${close}\n\nBest,\nMaya`,
})

describe('a rule that is named', () => {
  const named = { apply_rules: ['high-friction-ask'] }

  it('is applied, and what its fix drops is listed', () => {
    const { draft, score_delta, facts } = first({ ...mail(BUSY), ...named })
    expect(draft).toContain('Is this worth a closer look?')
    expect(draft).not.toContain('15-minute')
    expect(score_delta).toBeGreaterThan(0)
    expect(facts.dropped).toContain('Tuesday')
    expect(facts.added_numbers).toEqual([])
    expect(refused({ ...mail(BUSY), ...named })).toEqual([])
  })

  it('makes the ask of what the mail offers behind it', () => {
    const { draft } = first({ ...mail(`${BUSY} If not, happy to send over a two-page summary.`), ...named })
    expect(draft).toContain('Shall I send over a two-page summary?')
    expect(draft).not.toContain('If not')
  })

  it('is not applied where the next sentence would say something else, or facts are to stay, and the answer says so', () => {
    const turned = mail(`${BUSY} If not, Thursday works too.`)
    expect(first({ ...turned, ...named }).draft).toBe(turned.draft)
    expect(refused({ ...turned, ...named })).toEqual([expect.stringContaining('If not, Thursday works too')])
    const kept = { ...mail(BUSY), ...named, keep: { numbers: true } }
    expect(first(kept).draft).toBe(kept.draft)
    expect(refused(kept)).toEqual([expect.stringContaining('figure')])
    const phrase = { ...mail(BUSY), ...named, keep: { phrases: ['14 October'] } }
    expect(refused(phrase)).toEqual([expect.stringContaining('keep.phrases')])
  })

  it('is told from one that finds nothing, offers nothing or does not exist', () => {
    const messages = refused({
      ...mail(BUSY),
      apply_rules: ['weak-ask', 'no-such-rule', 'high-friction-ask'],
    })
    expect(messages).toHaveLength(2)
    expect(messages[0]).toMatch(/weak-ask.*finds nothing/)
    expect(messages[1]).toMatch(/no-such-rule.*no such rule/)
  })

  it('never costs a link or a merge tag', () => {
    const linked = mail('Do you have 15 minutes for {{company}} on Tuesday?')
    expect(first({ ...linked, ...named }).draft).toContain('{{company}}')
    expect(refused({ ...linked, ...named })).toHaveLength(1)
  })
})

describe('an excuse before an ask', () => {
  it('goes for a direct tone, and the ask is put plainly', () => {
    const { draft } = first({ ...mail(BUSY), tone: ['direct'] })
    expect(draft).toContain('\n\nCould we have a 15-minute call on Tuesday, 14 October at 10:00?')
    expect(answer({ ...mail(BUSY), tone: ['direct'] }).warnings.map(({ code }) => code)).not.toContain(
      'tone_unchanged',
    )
  })

  it('goes by default from a mail that is too long, which then scores higher', () => {
    const story =
      'The driver calls the desk, nobody there picks up, and the slot at the dock goes to somebody else. '
    const long = mail(`${story.repeat(6)}\n\n${BUSY}`)
    const { draft, score_delta } = first(long)
    expect(draft).toContain('Would you be open to a 15-minute call')
    expect(draft).not.toContain('super busy')
    expect(score_delta).toBeGreaterThanOrEqual(0)
    expect(first({ ...long, length: { mode: 'same' } }).draft).toContain('super busy')
  })
})

describe('a mail that is left as it is', () => {
  it('names the fixes that wait to be asked for', () => {
    const { unchanged_reason } = answer(
      mail('Do you have 15 minutes on Tuesday, 14 October at 10:00?'),
    ).result
    expect(unchanged_reason).toMatch(/high-friction-ask.*`apply_rules`/)
  })

  it('is not called as short as it gets where a variant is shorter, and that variant comes when asked for', () => {
    const draft =
      'Hi Priya,\n\nKoster Logistics has cut missed slots. Most carriers tell us that night dispatch is the problem, because nobody picks up. We rebook the slot before the driver is late.\n\nIs this something for you?\n\nMaya'
    const request: Request = { kind: 'cold_outreach', draft, length: { mode: 'shorter' } }
    const { warnings, result } = answer({ ...request, variants: 5 })
    const least = Math.min(...result.variants.map(({ words }) => words))
    expect(least).toBeLessThan(first(request).words)
    expect(warnings).toContainEqual({
      code: 'shortened_with_care',
      message: expect.stringContaining(`Without it ${least} would do`),
    })
  })
})

describe('a rule that is named and leaves some of what it finds', () => {
  const LONG =
    'We would like to ask the board for a decision on the lease of the hall in Turin, failing which the lease would be extended for six years at the rent of this year plus an indexation of four per cent that the finance committee of the club considers to be far too much for a hall in which so few of our members have been seen since the new road was opened.'
  const request: Request = {
    kind: 'internal',
    subject: 'The hall in Turin',
    draft: `Hi Ana,\n\n${LONG}\n\nCould you vote by Friday?\n\nBest,\nTom`,
    apply_rules: ['long-sentence'],
  }

  it('is said to be applied in part, and never not at all beside a change of its own', () => {
    expect(first(request).changes.map(({ rule_id }) => rule_id)).toContain('long-sentence')
    expect(refused(request)).toEqual([
      expect.stringMatching(/^“long-sentence” was applied in part: one place is left, as /),
    ])
  })

  it('is not applied where its fix would leave half a sentence, and the answer says so', () => {
    const draft =
      'Hi Ana,\n\nI would like to let you know that I will leave in June and to ask you for a reference.\n\nThe job is at the hall in Turin.\n\nBest,\nTom'
    const named: Request = { kind: 'internal', draft, apply_rules: ['throat-clearing'] }
    expect(first(named).draft).toBe(draft)
    expect(refused(named)).toEqual([expect.stringMatching(/^“throat-clearing” was not applied: /)])
  })
})
