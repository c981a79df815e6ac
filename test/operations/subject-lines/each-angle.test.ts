import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { ANGLES, type Angle, contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const answer = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary })

const BRIEFS: Request[] = [
  {
    kind: 'cold_outreach',
    brief: {
      about: 'We help dental groups fill cancelled slots by texting the waiting list automatically.',
      trigger: 'Smile Partners opened its ninth practice in Norwich last month',
      problem: 'Receptionists spend an hour each morning phoning down a waiting list',
      offer: 'a free two-week trial at one practice',
      proof: ['Bramcote Dental fills 31 of 40 cancelled slots a week'],
      ask: 'a 15 minute call next week',
      recipient: { name: 'Helen', company: 'Smile Partners' },
    },
  },
  {
    kind: 'renewal',
    brief: {
      about:
        'Your maintenance contract for the two passenger lifts ends on 31 March. The price stays at £2,140 a year.',
      ask: 'reply to confirm the renewal by 28 February',
    },
  },
  {
    kind: 'promotional',
    brief: {
      about: '20% off all waxed jackets until Sunday 2 November, in the shop and online.',
      offer: '20% off waxed jackets and free repairs for a year',
      ask: 'shop the sale',
    },
  },
]

const requests: Request[] = [
  ...readCorpus().map(({ kind, draft }) => ({ kind, draft: draft.draft, subject: draft.subject })),
  ...BRIEFS,
]

/** The angles that an answer calls absent or too long. */
const missedIn = ({ warnings }: ReturnType<typeof answer>, angles: readonly Angle[]) =>
  angles.filter((angle) =>
    warnings.some(
      ({ code, message }) =>
        (code === 'angle_not_in_mail' || code === 'angle_too_long') && message.includes(`“${angle}”`),
    ),
  )

describe('an angle asked for with others', () => {
  it('is told of as absent only when it is absent alone', () => {
    const isAlone = (request: Request, angle: Angle) =>
      answer({ ...request, angles: [angle], count: 1 }).result.candidates.length > 0
    fc.assert(
      fc.property(
        fc.constantFrom(...requests),
        fc.shuffledSubarray([...ANGLES], { minLength: 2 }),
        (request, angles) => {
          const found = angles.filter((angle) => isAlone(request, angle))
          const given = answer({ ...request, angles, count: angles.length })
          expect(missedIn(given, angles)).toEqual(angles.filter((angle) => !found.includes(angle)))
          // What is there is given, or what says the same is named.
          for (const angle of found)
            expect(
              given.result.candidates.some((each) => each.angle === angle) ||
                given.warnings.some(
                  ({ code, message }) => code === 'angle_shared' && message.includes(`“${angle}” says`),
                ),
              angle,
            ).toBe(true)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('is told of where `count` has no room for it', () => {
    const { result, warnings } = answer({ ...BRIEFS[0], angles: ['trigger', 'benefit', 'number'], count: 1 })
    expect(result.candidates).toHaveLength(1)
    expect(warnings.map(({ code }) => code)).toContain('angle_beyond_count')
    expect(warnings.map(({ code }) => code)).not.toContain('angle_not_in_mail')
  })
})
