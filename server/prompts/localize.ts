/** Translations by a model, sentence by sentence; figures and dates were adapted by the rules before. */
import { z } from 'zod'
import { draftOf } from '#shared/operations/fields.ts'
import { type Translated, translatedAnswer } from '#shared/operations/localize/authored.ts'
import type { contract } from '#shared/operations/localize/contract.ts'
import { languageOf } from '#shared/operations/localize/language.ts'
import { inPlace, jobsOf } from '#shared/operations/localize/sentences.ts'
import { localeOf } from '#shared/operations/localize/tables/locales.ts'
import { readDraft } from '#shared/operations/read-draft.ts'
import { intrusionIn, linesIn } from '../judge/intrusion.ts'
import { peopleIn } from '../judge/people.ts'
import { shown } from '../judge/plain.ts'
import type { Rejection } from '../judge/rejection.ts'
import { judgeTranslation } from '../judge/translation/translation.ts'
import { aboutMail } from './material.ts'
import type { Prompt } from './prompt.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

const Sentences = z.strictObject({
  sentences: z.array(z.strictObject({ n: z.int().min(1).max(5000), text: z.string().max(4000) })).max(2000),
})

const INSTRUCTIONS = [
  'Translate the numbered `sentences` of one mail into `target.language` as it is written in `target.country`. Give each under its `n` in `sentences`, one for one: nothing joined, split, added or left out. Read them all first, so that they fit together.',
  'Write as a native speaker in business would. `formality` decides how the reader is addressed throughout: formal or informal, never both.',
  '`mode` “translate” keeps close to what is said; “transcreate” may say it as a native writer would put it, with other idioms, while facts, promise and ask stay the same.',
  'The sentences are the mail as the rules adapted it: they are your baseline. `findings` says what is hard or worn in the original: seek no twin for such a phrase, and mend nothing else.',
  'Figures, dates, times and sums are already written as the target writes them: copy them as they are. Names, links, addresses, merge tags, marks such as ⟦1⟧ and everything in `do_not_translate` stay as they are, the marks in their order. Use the terms of `glossary`. A `note` says what is usual there, such as the greeting.',
].join('\n')

/** Share of the text that has to pass; a mail of two languages is worse than one to be translated. */
const LEAST_SHARE = 0.5

export const localize: Prompt<Input, Result, typeof Sentences> = {
  schema: Sentences,
  build: ({ input, local, context }) => {
    if (input.mode === 'conventions') return 'not_needed'
    const { doc, report } = readDraft(draftOf(input), context)
    const jobs = jobsOf(local.result, doc.format === 'html')
    if (jobs.length === 0) return 'not_needed'
    const target = localeOf(input.target_locale)
    return {
      instructions: INSTRUCTIONS,
      data: {
        ...aboutMail(report, input, context),
        target: { locale: target.tag, language: target.languageName, country: target.country },
        mode: input.mode,
        formality: local.result.formality_used,
        recipient: input.recipient,
        glossary: input.glossary,
        do_not_translate: input.do_not_translate,
        sentences: jobs.map(({ text, note }, i) => ({ n: i + 1, text, note })),
      },
      chars: jobs.reduce((sum, { text }) => sum + text.length * 2 + 30, 0),
    }
  },
  accept: (reply, { input, local, context }) => {
    const { doc } = readDraft(draftOf(input), context)
    const { language } = localeOf(input.target_locale)
    const { given_name, family_name, title } = input.recipient
    const translation = {
      input,
      language,
      source: languageOf(doc, language) ?? (doc.english ? 'en' : null),
      formality: local.result.formality_used,
      context,
      intruding: intrusionIn(linesIn(doc)).intruding,
      greeting: doc.sentences.find(({ region }) => region === 'greeting')?.text ?? null,
      people: peopleIn(doc, context.dictionary),
      names: [given_name, family_name, title].flatMap((name) => name ?? []),
    }
    const jobs = jobsOf(local.result, doc.format === 'html')
    const rejected: Rejection[] = []
    const done: Translated[] = []
    for (const [i, job] of jobs.entries()) {
      const text = shown(reply.sentences.find(({ n }) => n === i + 1)?.text ?? '').trim()
      const after = inPlace(job, text)
      const refusal = after === null ? 'malformed' : judgeTranslation(job.text, text, job.note, translation)
      if (refusal) rejected.push(refusal)
      else if (after !== null) done.push({ ...job, after })
    }
    const nothing = { answer: local, share: 'none' as const, rejected, passed: 0 }
    const length = (some: readonly { text: string }[]) => some.reduce((sum, { text }) => sum + text.length, 0)
    if (length(done) < length(jobs) * LEAST_SHARE) return nothing
    const answer = translatedAnswer(input, local, done, context)
    if (!answer) return { ...nothing, rejected: [...rejected, 'placeholder_broken'] }
    return { answer, share: done.length === jobs.length ? 'all' : 'some', rejected, passed: done.length }
  },
}
