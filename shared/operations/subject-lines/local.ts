import type { z } from 'zod'
import { briefAsText } from '../brief.ts'
import { kindOfBrief } from '../brief-kind.ts'
import { toReaders } from '../brief-notes.ts'
import { factsOf } from '../facts.ts'
import { draftOf } from '../fields.ts'
import type { Answer, Context } from '../operation.ts'
import { type ReadDraft, readDraft } from '../read-draft.ts'
import type { contract } from './contract.ts'
import { type Input, lookFor } from './look.ts'
import { pairsOf } from './pairs.ts'
import { warningsFor } from './warnings.ts'

type Result = z.output<typeof contract.result>

/** Subjects out of the mail's own words, each judged with the whole draft under it. */
export const local = (sent: Input, context: Context): Answer<Result> => {
  const input = sent.brief ? { ...sent, brief: toReaders(sent.brief) } : sent
  const mail = mailOf(input, context, sent.brief)
  return subjectsFor(readDraft(draftOf({ ...input, ...mail }), context), input, context)
}

/** The draft, or the brief as the words and the kind of its mail; `note` is the brief as it was sent. */
export const mailOf = ({ draft = '', brief, ...rest }: Input, context: Context, note = brief) =>
  brief === undefined
    ? { draft }
    : { draft: briefAsText(brief), kind: kindOfBrief(brief, rest, context, note) }

/** The same for a draft that was read already. */
function subjectsFor(read: ReadDraft, input: Input, context: Context): Answer<Result> {
  const { candidates, current, withheld } = lookFor(read, input, context)
  const { tooLong, angles } = withheld()
  const facts = factsOf(read.report)
  const warnings = [...facts.warnings, ...warningsFor(input, read.doc, candidates, tooLong.length, angles)]
  const sent = current()
  return {
    ...facts,
    ...(input.brief === undefined
      ? {}
      : { input: { ...facts.input, words: 0 }, placeholders: { found: [], issues: [], preserved: true } }),
    warnings,
    result: {
      candidates,
      current: sent,
      pairs_to_test: pairsOf(candidates, sent),
    },
  }
}
