/** What a request asks of the local engine. */
import type { z } from 'zod'
import type { Profile } from '../../engine/profile.ts'
import type { Report } from '../../engine/report.ts'
import type { contract } from './contract.ts'
import { type Wishes, WRITTEN_TONES } from './step.ts'

type Input = z.output<typeof contract.input>

/** What a request wishes of its rewrite; `before` is the report of the draft as sent. */
export function wishesOf(input: Input, before: Report, profile: Profile): Wishes {
  const target = input.length?.mode === 'target' ? (input.length.words ?? null) : null
  return {
    rules: input.apply_rules ? new Set(input.apply_rules) : null,
    // Shorter is as short as it gets without a loss: with less than that, the next rewrite would cut on.
    wordsMax: input.length?.mode === 'shorter' ? 0 : target,
    // What is longer than mail of its kind should be loses what says nothing.
    shorter:
      input.length?.mode === 'shorter' ||
      (input.length === undefined && before.annotations.some(({ rule_id }) => rule_id === 'too-long')) ||
      (target !== null && target < before.metrics.words),
    asides: input.length?.mode === 'shorter' || target !== null,
    sameLength: input.length?.mode === 'same',
    tones: new Set(WRITTEN_TONES.filter((tone) => input.tone?.includes(tone))),
    contractions: contractions(input.tone ?? [], profile),
    include: input.must_include ?? [],
    exclude: input.must_not_include ?? [],
    keep: input.keep?.phrases ?? [],
    keepsFacts: input.keep?.numbers === true || input.keep?.names === true,
    goal: input.goal,
    light: false,
  }
}

function contractions(tone: readonly string[], { voice }: Profile): Wishes['contractions'] {
  if (voice?.contractions) return voice.contractions
  if (tone.includes('formal')) return 'avoid'
  if (tone.includes('warm') || tone.includes('plain') || tone.includes('playful')) return 'use'
  return null
}
