/** What the form of a voice says of its fields. */
import type { FieldWords } from '../../operations/schema.ts'

const NONE = 'No opinion'

export const VOICE_WORDS: Readonly<Record<string, FieldWords>> = {
  name: { hint: 'What people call it, such as “Northwind, plain”.' },
  client: { hint: 'Usage and reports are split by it. Empty: your own.' },
  formality: {
    none: NONE,
    hint: 'Formal: nothing colloquial, and “Sie”, “vous” or “usted”. Informal: nothing stiff, and “du”, “tu” or “tú”.',
  },
  person: {
    label: 'Who speaks',
    none: NONE,
    hint: '',
    options: { i: 'The sender: “I”', we: 'The company: “we”' },
  },
  contractions: {
    none: 'Either',
    hint: '',
    options: { use: 'Short: “we’re”', avoid: 'Written out: “we are”' },
  },
  exclamations: { label: 'Exclamation marks', none: NONE, hint: '', options: { allow: 'Welcome' } },
  emoji: { none: NONE, hint: '', options: { allow: 'Welcome' } },
  avoided_marks: {
    label: 'Marks it does without',
    hint: '',
    options: { dash: 'Dash “–”', semicolon: 'Semicolon “;”', ellipsis: 'Ellipsis “…”' },
  },
  reading_grade_max: { label: 'Highest reading grade', hint: 'Flesch–Kincaid, 1 to 20. Empty: no opinion.' },
  sentence_words_max: { label: 'Longest sentence', hint: 'Words, 5 to 60. Empty: no opinion.' },
  greeting: { hint: 'How mails begin, such as “Hi {{first_name}},”.' },
  signoff: { label: 'Sign-off', hint: 'How mails end, such as “Best,”.' },
  samples: {
    label: 'Sentences that show how it sounds',
    hint: 'At most eight. A model writes by them; no rule reads them. They are kept with the voice.',
  },
}
