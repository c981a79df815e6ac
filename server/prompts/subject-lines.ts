/** Subject lines by a model. */
import { z } from 'zod'
import { type BriefInput, briefAsText } from '#shared/operations/brief.ts'
import { draftOf } from '#shared/operations/fields.ts'
import type { Context } from '#shared/operations/operation.ts'
import { type ReadDraft, readDraft } from '#shared/operations/read-draft.ts'
import { bestSubjects, subjectJudge } from '#shared/operations/subject-lines/authored.ts'
import { ANGLES, type contract } from '#shared/operations/subject-lines/contract.ts'
import { mailOf } from '#shared/operations/subject-lines/local.ts'
import { pairsOf } from '#shared/operations/subject-lines/pairs.ts'
import { caseOf } from '../judge/case.ts'
import { judgeLine } from '../judge/line.ts'
import { shownLine } from '../judge/plain.ts'
import { aboutMail, visibleText } from './material.ts'
import type { Prompt } from './prompt.ts'
import { poolOf, shareOf, sorted } from './verdicts.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

/** More than are wanted, as some will be refused. */
const SPARE = 4
const MOST = 20

const Subjects = z.strictObject({
  candidates: z
    .array(z.strictObject({ text: z.string().max(998), angle: z.enum(ANGLES) }))
    .min(1)
    .max(40),
})

const INSTRUCTIONS = [
  'Write subject lines for the mail in `mail`, or for a mail yet to be written from `brief`. Give `count` of them in `candidates`, the best first, each different in substance and each with its angle.',
  'A subject names the one thing the mail is about, in words that the mail holds, so that the reader finds it again. It promises nothing that the mail does not hold. No clickbait, no “Quick question”, no capitals throughout, no “Re:” or “Fwd:”, no mark at the end but a question mark.',
  'Hold to `wishes`: angles, most characters, capitals, emoji, words to avoid, and subjects that were sent before and must not be repeated. `baseline` has subjects that are known to be sound; write others that are better.',
].join('\n')

export const subjectLines: Prompt<Input, Result, typeof Subjects> = {
  schema: Subjects,
  build: ({ input, local, context }) => {
    const read = readMail(input, context)
    const count = Math.min(input.count + SPARE, MOST)
    return {
      instructions: INSTRUCTIONS,
      data: {
        ...aboutMail(read.report, input, context),
        count,
        wishes: {
          angles: input.angles,
          most_chars: input.max_chars ?? read.doc.bands.subjectChars,
          case: input.case,
          emoji: input.emoji,
          avoid: input.avoid,
          sent_before: input.history,
        },
        mail: input.brief ? undefined : { subject: input.subject, body: visibleText(read.doc) },
        brief: input.brief,
        baseline: local.result.candidates.map(({ text }) => text),
      },
      chars: count * 90,
    }
  },
  accept: (reply, { input, local, context }, system) => {
    const read = readMail(input, context)
    const trial = caseOf(read, ownWords(input), system, context)
    const judge = subjectJudge(read, input, context)
    const own = local.result.candidates
    const floor = Math.min(...own.map(({ score }) => score ?? 0))
    const { passed, rejected } = sorted(reply.candidates, ({ text, angle }) => {
      const line = shownLine(text)
      if (input.angles && !input.angles.includes(angle)) return 'off_topic'
      const refusal = judgeLine(line, trial, context)
      if (refusal) return refusal
      const verdict = judge({ text: line, angle })
      return typeof verdict !== 'string' && own.length > 0 && (verdict.score ?? 0) < floor
        ? 'scores_lower'
        : verdict
    })
    const candidates = bestSubjects(poolOf(input.engine, passed, own), input.count)
    const share = shareOf(candidates)
    if (share === 'none') return { answer: local, share, rejected, passed: passed.length }
    const full = candidates.length === input.count
    return {
      answer: {
        ...local,
        warnings: local.warnings.filter(
          ({ code }) => !UNMET.has(code) || (code === 'fewer_candidates' && !full),
        ),
        result: { ...local.result, candidates, pairs_to_test: pairsOf(candidates, local.result.current) },
      },
      share,
      rejected,
      passed: passed.length,
    }
  },
}

/** Warnings of what the rules could not do. */
const UNMET: ReadonlySet<string> = new Set([
  'fewer_candidates',
  'angle_not_in_mail',
  'angle_shared',
  'angle_beyond_count',
  'language_not_supported_for_writing',
  'field_not_read',
])

const readMail = (input: Input, context: Context): ReadDraft =>
  readDraft(draftOf({ ...input, ...mailOf(input, context) }), context)

const ownWords = ({ brief, from_name = '' }: Input): string[] => [from_name, ...(brief ? wordsOf(brief) : [])]

/** Everything a brief says. */
export const wordsOf = (brief: BriefInput): string[] =>
  [
    briefAsText(brief),
    brief.link,
    ...Object.values(brief.recipient ?? {}),
    ...Object.values(brief.sender ?? {}),
  ].flatMap((words) => words ?? [])
