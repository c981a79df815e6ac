import { type BrandVoice, DEFAULT_PROFILE, type Profile } from '#shared/engine/profile.ts'
import type { Rule } from '#shared/engine/rule.ts'

/** A voice with an opinion on everything, for the examples of brand-voice rules. */
export const VOICE: BrandVoice = {
  id: 'bv_example',
  name: 'Example',
  banned: [
    { term: 'cheap', use: 'affordable', reason: 'We never sell on price.' },
    { term: 'world-class', use: null, reason: null },
  ],
  preferred: [{ term: 'customers', instead_of: ['clients', 'users'] }],
  formality: 'informal',
  person: 'we',
  contractions: 'use',
  exclamations: 'avoid',
  emoji: 'avoid',
  avoided_marks: ['dash', 'semicolon', 'ellipsis'],
  reading_grade_max: 8,
  sentence_words_max: 20,
  greeting: 'Hi',
  signoff: 'Best',
  samples: [],
}

/** The profile a rule's examples run under: the default, with a voice for the rules that read one. */
export const profileOf = (rule: Rule): Profile =>
  rule.dimension === 'brand_voice' ? { ...DEFAULT_PROFILE, voice: VOICE } : DEFAULT_PROFILE
