/** Brand voices: how each client writes. */
import { z } from 'zod'
import { AVOIDABLE_MARKS } from '../../engine/lexicon/avoidable-marks.ts'
import { Warning } from '../../operations/envelope.ts'
import { text } from '../../operations/fields.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, whole } from '../lists.ts'
import { objectName } from '../object-name.ts'

const TERMS_MAX = 500

/** A term that is never to be used. */
export const BannedTerm = z
  .strictObject({
    term: text(200).min(1).meta({ description: 'Word or phrase, compared without case.' }),
    use: text(200).nullable().default(null).meta({ description: 'What to say instead; `null` for nothing.' }),
    reason: text(500).nullable().default(null).meta({ description: 'Shown to the writer.' }),
  })
  .meta({ id: 'BannedTerm', description: 'A term that is never to be used.' })

/** A term to use in place of others. */
export const PreferredTerm = z
  .strictObject({
    term: text(200).min(1).meta({ description: 'What to say.' }),
    instead_of: z.array(text(200).min(1)).min(1).max(50).meta({ description: 'What it takes the place of.' }),
  })
  .meta({ id: 'PreferredTerm', description: 'A term to use in place of others.' })

export const BannedTerms = z.array(BannedTerm).max(TERMS_MAX)
export const PreferredTerms = z.array(PreferredTerm).max(TERMS_MAX)

const habits = {
  banned: BannedTerms.default([]).meta({ description: 'Words and phrases never to use.' }),
  preferred: PreferredTerms.default([]).meta({ description: 'Words to use in place of others.' }),
  formality: z.enum(['formal', 'informal']).nullable().default(null).meta({
    description:
      '`formal`: no words of talk, and “Sie”, “vous” or “usted” to the reader; `informal`: no words of letters, and “du”, “tu” or “tú”; `null`: no opinion.',
  }),
  person: z.enum(['i', 'we']).nullable().default(null).meta({
    description: 'Who speaks: `i`, the sender; `we`, the company; `null`: no opinion.',
  }),
  contractions: z
    .enum(['use', 'avoid'])
    .nullable()
    .default(null)
    .meta({ description: '`use`: “we’re”; `avoid`: “we are”; `null`: either.' }),
  exclamations: z
    .enum(['allow', 'avoid'])
    .nullable()
    .default(null)
    .meta({ description: 'Whether exclamation marks are welcome; `null`: no opinion.' }),
  emoji: z
    .enum(['allow', 'avoid'])
    .nullable()
    .default(null)
    .meta({ description: 'Whether emoji are welcome; `null`: no opinion.' }),
  avoided_marks: z
    .array(z.enum(AVOIDABLE_MARKS))
    .max(AVOIDABLE_MARKS.length)
    .default([])
    .meta({ description: 'Marks that it does without: `dash` “–”, `semicolon` “;”, `ellipsis` “…”.' }),
  reading_grade_max: z
    .number()
    .min(1)
    .max(20)
    .nullable()
    .default(null)
    .meta({ description: 'Highest Flesch–Kincaid grade; `null`: no opinion.' }),
  sentence_words_max: z
    .int()
    .min(5)
    .max(60)
    .nullable()
    .default(null)
    .meta({ description: 'Longest sentence in words; `null`: no opinion.' }),
  greeting: text(200)
    .nullable()
    .default(null)
    .meta({ description: 'How mails begin: `Hi {{first_name}},`; `null`: no opinion.' }),
  signoff: text(200)
    .nullable()
    .default(null)
    .meta({ description: 'How mails end: `Best,`; `null`: no opinion.' }),
  samples: z
    .array(text(300).min(1))
    .max(8)
    .default([])
    .meta({ description: 'Sentences that show how it sounds. A model writes by them; no rule reads them.' }),
}

const name = text(200).min(1).meta({ description: 'What people call it: `Northwind, plain`.' })
const client = text(100)
  .nullable()
  .default(null)
  .meta({ description: 'Label of the client it belongs to. Usage and reports are split by it.' })

/** A voice as it is sent. Only `name` is required. */
export const VoiceInput = z
  .strictObject({ name, client, ...habits })
  .meta({ id: 'VoiceInput', description: 'How a client writes. What is left out has no opinion.' })
export type VoiceInput = z.output<typeof VoiceInput>

export const Voice = z
  .strictObject({
    id: z.string().meta({ description: 'Sent as `brand_voice_id`: `bv_…`.' }),
    object: objectName('brand_voice'),
    version: z.int().meta({ description: 'Rises by one with every change.' }),
    created: z.string().meta({ description: 'ISO 8601, UTC.' }),
    updated: z.string().meta({ description: 'When this version was made.' }),
    ...VoiceInput.shape,
  })
  .meta({ id: 'Voice', description: 'A brand voice: how a client writes.' })
export type Voice = z.input<typeof Voice>

const tag = 'Brand voices'
const reading = { scope: 'profiles:read', role: 'viewer' } as const
const writing = { scope: 'profiles:write', role: 'admin' } as const

export const listVoices = endpoint({
  method: 'get',
  path: '/v1/brand-voices',
  id: 'brand-voices',
  tag,
  summary: 'Lists the brand voices of the workspace.',
  access: reading,
  query: z.object({
    client: z.string().max(100).optional().meta({ description: 'Only those of this client.' }),
  }),
  answer: whole(Voice, 'Voice'),
})

export const createVoice = endpoint({
  method: 'post',
  path: '/v1/brand-voices',
  id: 'brand-voices-create',
  tag,
  summary: 'Makes a brand voice.',
  description:
    'Operations use it when its id is sent as `brand_voice_id`, or when the settings name it as the default.',
  access: writing,
  once: true,
  body: VoiceInput,
  answer: Voice,
  status: 201,
  problems: ['limit_reached'],
})

export const readVoice = endpoint({
  method: 'get',
  path: '/v1/brand-voices/{id}',
  id: 'brand-voice',
  tag,
  summary: 'Gives a brand voice.',
  access: reading,
  params: IdParams,
  query: z.object({
    version: z.coerce.number().int().min(1).optional().meta({
      description: 'An earlier version; the last twenty are kept, or fewer where voices are very long.',
    }),
  }),
  answer: Voice,
})

export const replaceVoice = endpoint({
  method: 'put',
  path: '/v1/brand-voices/{id}',
  id: 'brand-voice-replace',
  tag,
  summary: 'Replaces a brand voice by a new version.',
  description:
    'What is left out has no opinion from then on. The version before stays readable, as it was, `client` included.',
  access: writing,
  params: IdParams,
  query: z.object({
    version: z.coerce.number().int().min(1).optional().meta({
      description:
        'The version that was read and changed: where there is a newer one by now, nothing is replaced. Left out, the last one to come wins.',
    }),
  }),
  body: VoiceInput,
  answer: Voice,
  problems: ['conflict'],
})

export const deleteVoice = endpoint({
  method: 'delete',
  path: '/v1/brand-voices/{id}',
  id: 'brand-voice-delete',
  tag,
  summary: 'Deletes a brand voice with its versions.',
  description: 'When it was the default, the workspace has none from then on.',
  access: writing,
  params: IdParams,
  answer: null,
})

export const exportVoices = endpoint({
  method: 'get',
  path: '/v1/brand-voices/export',
  id: 'brand-voices-export',
  tag,
  summary: 'Gives all brand voices as JSON to keep or to move.',
  access: reading,
  answer: z
    .strictObject({
      object: objectName('brand_voice_export'),
      voices: z.array(VoiceInput).meta({ description: 'Without ids: they belong to the workspace.' }),
    })
    .meta({ id: 'VoiceExport', description: 'Brand voices to keep or to move.' }),
})

export const importVoices = endpoint({
  method: 'post',
  path: '/v1/brand-voices/import',
  id: 'brand-voices-import',
  tag,
  summary: 'Makes brand voices from an export.',
  description:
    'A voice with the same name and client is replaced by a new version, others are made. All or none are taken.',
  access: writing,
  once: true,
  body: z
    .strictObject({
      object: z.literal('brand_voice_export').optional().meta({ description: 'As an export has it.' }),
      voices: z
        .array(VoiceInput)
        .min(1)
        .max(500)
        .meta({ description: 'Voices as an export has them; a request may have 256 kB.' }),
    })
    .meta({ id: 'VoiceImport', description: 'Brand voices as an export has them.' }),
  answer: whole(Voice, 'ImportedVoice'),
  status: 201,
  problems: ['limit_reached'],
})

const SAMPLES = { least: 3, most: 50 } as const
const count = (description: string) => z.number().min(0).meta({ description })
const UsualLine = z
  .strictObject({
    text: z.string().meta({ description: 'The line; `{{first_name}}` stands for the reader’s name.' }),
    share: z.number().min(0).max(1).meta({ description: 'Share of the mails that have it.' }),
  })
  .meta({ id: 'UsualLine', description: 'A line that at least half of the mails have.' })

/** What was measured on the samples. */
const Habits = z
  .strictObject({
    mails: z.int().min(0).meta({ description: 'Mails that were read.' }),
    words: z.int().min(0).meta({ description: 'Words of their bodies.' }),
    sentence_words: z
      .strictObject({
        mean: count('Words of a sentence, on average.'),
        longest_usual: count('Words that nine of ten sentences do not exceed.'),
      })
      .meta({ description: 'How long sentences are.' }),
    reading_grade: z.number().nullable().meta({
      description: 'Median Flesch–Kincaid grade of the mails; `null` where none is in English.',
    }),
    formality: z.enum(['formal', 'neutral', 'informal']).meta({
      description:
        'By greeting, contractions and choice of words; `neutral` where they do not agree or tell little.',
    }),
    contractions: z
      .strictObject({
        short: count('How often it says “we’re”.'),
        written_out: count('How often it says “we are” where “we’re” would do.'),
      })
      .meta({ description: 'How often words are contracted.' }),
    person: z
      .strictObject({
        i: count('“I”, “my” and “me”.'),
        we: count('“We”, “our” and “us”.'),
        you: count('“You” and “your”.'),
      })
      .meta({ description: 'Who it speaks of, in 100 words.' }),
    greeting: UsualLine.nullable().meta({ description: 'How mails begin; `null` without a usual way.' }),
    signoff: UsualLine.nullable().meta({ description: 'How mails end; `null` without a usual way.' }),
    punctuation: z
      .strictObject({
        exclamations: count('Exclamation marks.'),
        questions: count('Question marks.'),
        dashes: count('Dashes between words.'),
        semicolons: count('Semicolons.'),
        ellipses: count('Ellipses.'),
      })
      .meta({ description: 'Marks in 100 sentences.' }),
    emoji: count('Emoji in a mail, on average.'),
    favourite_terms: z
      .array(
        z.strictObject({
          term: z.string().meta({ description: 'The word, in lower case.' }),
          mails: z.int().min(1).meta({ description: 'Mails that have it.' }),
        }),
      )
      .meta({
        description: 'Words that come back in at least half of the mails; everyday ones in four of five.',
      }),
    avoided_terms: z
      .array(
        z.strictObject({
          term: z.string().meta({ description: 'A word that is never used.' }),
          use: z.string().meta({ description: 'The word that is always used in its place.' }),
        }),
      )
      .meta({ description: 'Words that are never used where another of the same meaning often is.' }),
  })
  .meta({ id: 'VoiceHabits', description: 'How the mails are written, in figures.' })

export const learnVoice = endpoint({
  method: 'post',
  path: '/v1/brand-voices/learn',
  id: 'brand-voices-learn',
  tag,
  summary: 'Learns a brand voice from sample mails.',
  description:
    'Measures how 3 to 50 mails are written and makes a voice of it that has an opinion only where their habits are plain. Up to eight of their sentences are its `samples`, none with a name, figure or address. The same mails always give the same voice. Nothing is stored, the sentences neither: send `voice`, once you have read it, to `POST /v1/brand-voices`. Where a model is set up it adds a `summary`; the samples are sent to it then, as in the operations.',
  access: writing,
  body: z
    .strictObject({
      name: name.default('Learned voice'),
      client,
      samples: z.array(text(50_000).min(1)).min(SAMPLES.least).max(SAMPLES.most).meta({
        description: 'Mails as they were sent, plain text or HTML, greeting and sign-off included.',
      }),
      engine: z
        .enum(['auto', 'local'])
        .default('auto')
        .meta({ description: '`local` asks no model for a summary.' }),
    })
    .meta({ id: 'VoiceSamples', description: 'Mails to learn a voice from.' }),
  answer: z
    .strictObject({
      object: objectName('learned_voice'),
      voice: VoiceInput,
      habits: Habits,
      summary: z.string().nullable().meta({
        description:
          'The voice in a few sentences, by a model; `null` without one or where it said what does not hold.',
      }),
      warnings: z
        .array(Warning)
        .meta({ description: 'What makes the figures unsure; empty when nothing does.' }),
    })
    .meta({ id: 'LearnedVoice', description: 'A voice to take over, and the habits it was made from.' }),
})
