/** The ways in which variants of a rewrite differ. */
import type { z } from 'zod'
import { kindOf } from '../../engine/kinds.ts'
import type { Profile } from '../../engine/profile.ts'
import type { Report } from '../../engine/report.ts'
import type { contract } from './contract.ts'
import type { Wishes } from './step.ts'
import { asList, leadWith, postscript } from './steps/reorder.ts'
import { askFirst, otherLabel, otherSubject, smallerAsk, type Turn, wayOut } from './steps/turns.ts'
import { wishesOf } from './wishes.ts'

export interface Angle {
  angle: string
  wishes: Wishes
}

const TURNS: readonly (readonly [string, Turn])[] = [
  ['a smaller ask', smallerAsk],
  ['ask first', askFirst],
  ['result first', leadWith('proof')],
  ['problem first', leadWith('problem')],
  ['offer first', leadWith('offer')],
  ['with a postscript', postscript],
  ['with a list', asList],
  ['with a way to say no', wayOut],
]
/** Taken where no other way is left to say it: the body stays, and what is pressed or what the inbox shows differs. */
const BESIDE_THE_BODY: readonly (readonly [string, Turn, 'keep'?])[] = [
  ['another label', otherLabel(0)],
  ['another subject', otherSubject(0), 'keep'],
  ['a further label', otherLabel(1)],
  ['a further subject', otherSubject(1), 'keep'],
]

/** Angles in the order they are tried; the first is what was asked for. */
export function angles(input: z.output<typeof contract.input>, before: Report, profile: Profile): Angle[] {
  const asked = wishesOf(input, before, profile)
  const [least, most] = kindOf(before.kind).bands.words
  const words = before.metrics.words
  return [
    { angle: 'as asked', wishes: asked },
    {
      angle: 'shorter',
      wishes: {
        ...asked,
        shorter: true,
        wordsMax: Math.max(least, Math.min(most, Math.floor(words * 0.75))),
      },
    },
    // Who named rules asked for no other ask and no other order.
    ...(input.apply_rules ? [] : TURNS).map(
      ([angle, turn]): Angle => ({ angle, wishes: { ...asked, turn } }),
    ),
    { angle: 'only mistakes mended', wishes: { ...asked, light: true } },
    {
      angle: 'shortest',
      wishes: {
        ...asked,
        shorter: true,
        shortest: true,
        // As short as the warning of a shorter mail says that it could be.
        wordsMax:
          input.length?.mode === 'shorter' ? 0 : Math.max(Math.min(least, words), Math.floor(words * 0.5)),
      },
    },
    { angle: 'direct', wishes: { ...asked, tones: new Set([...(asked.tones ?? []), 'direct']) } },
    ...(input.apply_rules ? [] : BESIDE_THE_BODY).map(
      ([angle, turn, subject]): Angle => ({ angle, wishes: { ...asked, turn, ...(subject && { subject }) } }),
    ),
  ]
}
