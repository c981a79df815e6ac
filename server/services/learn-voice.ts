/** Learns a brand voice from sample mails. */
import { z } from 'zod'
import { habitsOf, voiceFrom } from '#shared/engine/learn-voice.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { voiceSamplesOf } from '#shared/engine/voice-samples.ts'
import { languageOf } from '#shared/operations/localize/language.ts'
import { readDraft } from '#shared/operations/read-draft.ts'
import type { Deps } from '../deps.ts'
import { caseOf } from '../judge/case.ts'
import { judgeLine } from '../judge/line.ts'
import { shown } from '../judge/plain.ts'
import { rejectionWarnings } from '../judge/rejection.ts'
import { ModelError } from '../models/model.ts'
import { NO_MODEL } from '../models/none.ts'
import { systemText } from '../prompts/system.ts'

interface Samples {
  name: string
  client: string | null
  samples: readonly string[]
  engine: 'auto' | 'local'
}

/** Words of all bodies under which figures say little. */
const FEW_WORDS = 300
/** Characters of the samples that a model is shown. */
const SHOWN_CHARS = 12_000

/** The voice, the habits it rests on and, where a model is set up, what it says of them. Stores nothing. */
export async function learnVoice(
  deps: Pick<Deps, 'model' | 'dictionary'>,
  workspace: string,
  { name, client, samples, engine }: Samples,
  signal?: AbortSignal,
) {
  const habits = habitsOf(samples, deps.dictionary, languageIn(samples, deps.dictionary))
  const told = engine === 'local' ? NOTHING : await summaryBy(deps, workspace, samples, habits, signal)
  const { banned, preferred, avoided_marks, ...rest } = voiceFrom(habits)
  return {
    object: 'learned_voice' as const,
    voice: {
      name,
      client,
      ...rest,
      banned: [...banned],
      avoided_marks: [...avoided_marks],
      preferred: preferred.map(({ term, instead_of }) => ({ term, instead_of: [...instead_of] })),
      samples: voiceSamplesOf(samples, deps.dictionary),
    },
    habits,
    summary: told.summary,
    warnings: [
      ...told.warnings,
      ...(habits.words < FEW_WORDS
        ? [
            {
              code: 'few_words',
              message: `The mails have ${habits.words} words together; figures get sure from ${FEW_WORDS} on.`,
            },
          ]
        : []),
      ...(habits.reading_grade === null
        ? [
            {
              code: 'language_not_supported',
              message: 'The mails do not read as English. Reading grade, contractions and terms say little.',
            },
          ]
        : []),
    ],
  }
}

/** Code of the language that the samples are in; `null` where it cannot be told. */
function languageIn(samples: readonly string[], dictionary: Deps['dictionary']): string | null {
  const context = { profile: DEFAULT_PROFILE, dictionary }
  const { doc } = readDraft({ draft: samples.join('\n\n').slice(0, SHOWN_CHARS) }, context)
  return doc.english ? null : languageOf(doc, doc.locale.slice(0, 2))
}

interface Told {
  summary: string | null
  warnings: { code: string; message: string }[]
}
const NOTHING: Told = { summary: null, warnings: [] }

const Summary = z.strictObject({ summary: z.string().min(20).max(700) })
const INSTRUCTIONS =
  'Describe in two or three sentences how the mails in `samples` are written, for a colleague who is to write like them: tone, rhythm, how they address the reader. `habits` has what was measured; say nothing against it. Name no person, company, figure or subject of the mails.'

/** What a model says of the mails; `null` without one, and for what the judge refuses. */
async function summaryBy(
  { model = NO_MODEL, dictionary }: Pick<Deps, 'model' | 'dictionary'>,
  workspace: string,
  samples: readonly string[],
  habits: ReturnType<typeof habitsOf>,
  signal?: AbortSignal,
): Promise<Told> {
  if (model.name === null) return NOTHING
  const context = { profile: DEFAULT_PROFILE, dictionary }
  const texts = samples.map((draft) => readDraft({ draft }, context).doc.text)
  const all = readDraft({ draft: texts.join('\n\n').slice(0, SHOWN_CHARS), format: 'text' }, context)
  const system = systemText(INSTRUCTIONS)
  const user = JSON.stringify({ habits, samples: all.draft.draft.split('\n\n') })
  const question = { name: 'learn_voice', schema: Summary, system, user, maxTokens: 1500 }
  try {
    const { value } = await model.ask(question, { workspace, signal })
    const summary = shown(value.summary).trim()
    const refused = judgeLine(summary, caseOf(all, [], system, context), context, {
      ownWords: true,
      lines: true,
    })
    return refused ? { summary: null, warnings: rejectionWarnings([refused]) } : { summary, warnings: [] }
  } catch (error) {
    if (error instanceof ModelError) {
      const message = 'The model did not answer, so there is no summary. The voice rests on measures alone.'
      return { summary: null, warnings: [{ code: `model_${error.kind}`, message }] }
    }
    throw error
  }
}
