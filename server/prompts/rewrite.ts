/** Rewrites in whole by a model: plain text as a mail of its own, HTML sentence by sentence. */
import { z } from 'zod'
import type { Draft } from '#shared/engine/draft.ts'
import type { Report } from '#shared/engine/report.ts'
import { draftOf } from '#shared/operations/fields.ts'
import type { Answer, Context } from '#shared/operations/operation.ts'
import { type ReadDraft, readDraft } from '#shared/operations/read-draft.ts'
import { authoredVariant } from '#shared/operations/rewrite/authored.ts'
import type { contract } from '#shared/operations/rewrite/contract.ts'
import { differ, differsFromDraft } from '#shared/operations/rewrite/different.ts'
import { modelWarnings } from '#shared/operations/rewrite/warnings.ts'
import { type Case, caseOf } from '../judge/case.ts'
import { judgeMail, type Terms } from '../judge/mail.ts'
import { shown, shownLine } from '../judge/plain.ts'
import type { Rejection } from '../judge/rejection.ts'
import { aboutMail } from './material.ts'
import type { Given, Prompt } from './prompt.ts'
import { type Body, bodyOf, withBody } from './rewrite-body.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>
type Variant = Result['variants'][number]

/** Holes that a rewrite may leave for the sender to fill. */
const HOLES_MAX = 2
/** Rewrites asked for, so that the judge has a choice. */
const CANDIDATES = 3

const Rewrites = z.strictObject({
  variants: z
    .array(
      z.strictObject({
        subject: z.string().max(998).nullable(),
        preheader: z.string().max(998).nullable(),
        body: z.string().max(60_000),
      }),
    )
    .min(1)
    .max(8),
})

const INSTRUCTIONS = [
  `Rewrite the mail in \`draft\`. Give ${CANDIDATES} rewrites in \`variants\` that differ in substance: in how they open, in their order, or in how they ask.`,
  'Mend what `findings` names, without hurting anything else. `baseline` is a rewrite that is known to score well; yours has to be at least as good and should read better.',
  'Fulfil `wishes` where it names any: tone, length in words of the body, highest reading grade, structure, phrases that must or must not stand in it, and the instructions of the person who sends the mail. `keep` set to false lets you change such facts.',
  'Keep greeting and sign-off. End on the one thing the mail asks. Mail of this kind has as many words as `usual.words` says; do not pad.',
  'Where a finding or a wish wants a fact that only the sender can know, such as a customer or a result, leave a hole for it in square brackets that says what to put there and begins with “a”, “one”, “what” or “which”: “[a customer of their size]”. At most two, and none where the mail does without.',
  'Give `subject` and `preheader` as null where the draft has none. `body` is the whole text of the mail as it stands in `draft.body`, rewritten. Where `draft.body` has numbered lines such as “[3] text”, give each line under its number again, with nothing added, left out or moved.',
].join('\n')

export const rewrite: Prompt<Input, Result, typeof Rewrites> = {
  schema: Rewrites,
  build: ({ input, local, context }) => {
    // Named rules are applied as they are, and nothing else is done.
    if (input.apply_rules) return 'not_needed'
    const read = readDraft(draftOf(input), context)
    const { text } = bodyOf(read.doc)
    if (text.trim() === '') return 'not_needed'
    const [best] = local.result.variants
    const baseline = best && readDraft({ ...read.draft, draft: best.draft }, context, read.memo)
    return {
      instructions: INSTRUCTIONS,
      data: {
        ...aboutMail(read.report, input, context),
        wishes: wishesOf(input),
        thread: input.thread_context,
        draft: { subject: read.draft.subject, preheader: read.draft.preheader, body: text },
        baseline: baseline && {
          subject: best.subject,
          preheader: best.preheader,
          body: bodyOf(baseline.doc).text,
        },
      },
      chars: CANDIDATES * (text.length * lengthening(input) + 200),
    }
  },
  accept: (reply, given, system) => {
    const { input, local, context } = given
    const before = readDraft(draftOf(input), context)
    const trial = caseOf(before, ownWords(input), system, context)
    const terms = termsOf(input, local.result.variants)
    const body = bodyOf(before.doc)
    const rejected: Rejection[] = []
    const written: Written[] = []
    for (const candidate of reply.variants) {
      const verdict = judged(candidate, body, { before, trial, terms, context, input })
      if (typeof verdict === 'string') rejected.push(verdict)
      else if (differsFromDraft(verdict.variant, before.draft.draft, before.draft.subject ?? null))
        written.push(verdict)
    }
    return merged(given, before, written, rejected)
  },
}

/** A rewrite that was let pass, and the score it is ranked by. */
interface Written {
  variant: Variant
  worth: number
}

interface Court {
  before: ReadDraft
  trial: Case
  terms: Terms
  context: Context
  input: Input
}

function judged(
  { subject, preheader, body: text }: z.output<typeof Rewrites>['variants'][number],
  body: Body,
  { before, trial, terms, context, input }: Court,
): Written | Rejection {
  // The gate knows a hole by its first word in small letters.
  const written = shown(text)
    .trim()
    .replaceAll(/\[(?:A|An|One|What|Which|The)(?= )/g, (start) => start.toLowerCase())
  const draft = written === '' ? null : withBody(before, body, written)
  if (draft === null) return 'malformed'
  const after: Draft = {
    ...before.draft,
    draft,
    subject: lineOf(before.draft.subject, subject),
    preheader: lineOf(before.draft.preheader, preheader),
  }
  const verdict = judgeMail(after, trial, terms, context, before.memo)
  if (typeof verdict === 'string') return verdict
  const variant = authoredVariant(
    before,
    { draft: after, ...verdict },
    { voice: context.profile.voice !== null, diff: input.return_diff },
  )
  return { variant, worth: wantsMore(input) ? verdict.filled : variant.score }
}

/** Whether something is wished that the rules cannot do; a mail with holes to fill may then be the better one. */
const wantsMore = ({ instructions, structure, length }: Input): boolean =>
  instructions !== undefined ||
  structure !== 'as_is' ||
  length?.mode === 'longer' ||
  length?.mode === 'target'

/** A line of its own; what the draft does not have stays away, and what is left out stays. */
const lineOf = (before: string | undefined, line: string | null): string | undefined =>
  before === undefined ? undefined : line === null ? before : shownLine(line)

/** The best of both: by score, and of equals the model's, which can read better than rules can tell. */
function merged(
  { input, local }: Given<Input, Result>,
  before: ReadDraft,
  written: readonly Written[],
  rejected: readonly Rejection[],
) {
  const own = local.result.variants.map((variant) => ({ variant, worth: variant.score }))
  const pool = input.engine === 'model' && written.length > 0 ? written : [...written, ...own]
  const chosen: Variant[] = []
  const best = [...pool].sort((a, b) => b.worth - a.worth || rank(a.variant) - rank(b.variant))
  for (const { variant } of best)
    if (chosen.length < input.variants && chosen.every((known) => differ(known, variant)))
      chosen.push(variant)
  // Of several to choose from, one is the model's where it wrote one that holds.
  const others = chosen.slice(0, input.variants - 1)
  const model = best.find(
    ({ variant }) => variant.source === 'model' && others.every((known) => differ(known, variant)),
  )
  const places = model && others.length > 0 && !chosen.some((v) => v.source === 'model')
  const variants = (places ? [...others, model.variant] : chosen).map((variant, i) => ({
    ...variant,
    id: `v${i + 1}`,
  }))
  const models = variants.filter(({ source }) => source === 'model').length
  const answer: Answer<Result> =
    models === 0
      ? local
      : {
          ...local,
          warnings: modelWarnings(local.warnings, input, variants, before.report),
          placeholders: {
            ...local.placeholders,
            preserved: variants.every((v) => v.placeholders_preserved),
          },
          result: { variants, unchanged_reason: null },
        }
  return {
    answer,
    rejected,
    passed: written.length,
    share:
      models === 0 ? ('none' as const) : models === variants.length ? ('all' as const) : ('some' as const),
  }
}

const rank = ({ source }: Variant): number => (source === 'model' ? 0 : 1)

const wishesOf = ({ tone, length, reading_grade_max, structure, ...input }: Input) => ({
  tone,
  length,
  reading_grade_max,
  structure: structure === 'as_is' ? undefined : structure,
  instructions: input.instructions,
  must_include: input.must_include,
  must_not_include: input.must_not_include,
  keep: input.keep,
})

/** The caller's own words, which may bring facts. The thread is somebody else's. */
const ownWords = ({ instructions, must_include = [], from_name, keep }: Input): string[] =>
  [instructions, from_name, ...must_include, ...(keep?.phrases ?? [])].flatMap((text) => text ?? [])

const lengthening = ({ length }: Input): number =>
  length?.mode === 'longer' || length?.mode === 'target' ? 2 : 1.2

function termsOf(input: Input, variants: readonly Variant[]): Terms {
  const [best] = variants
  const voice = best?.brand_voice?.score ?? 100
  return {
    floor: {
      score: best?.score ?? 0,
      dimensions: [{ id: 'brand_voice', score: voice, points: 0, scoring: 'required' }],
    },
    include: input.must_include ?? [],
    exclude: input.must_not_include ?? [],
    keep: input.keep?.phrases ?? [],
    fits: (after, before) => isOfLength(after, before, input) && isReadable(after, input, best),
    may: {
      numbers: input.keep?.numbers === false,
      names: input.keep?.names === false,
      links: input.keep?.links === false,
    },
    holes: HOLES_MAX,
  }
}

/** Shares of the words asked for, or of those there were, that a rewrite may have. */
const NEAR = 0.2
const GROWN = 1.25

function isOfLength(
  { metrics: { words } }: Report,
  { metrics: { words: was } }: Report,
  { length }: Input,
): boolean {
  switch (length?.mode) {
    case 'shorter':
      return words < was
    case 'longer':
      return words > was
    case 'same':
      return Math.abs(words - was) <= Math.max(5, was * NEAR)
    case 'target':
      return Math.abs(words - (length.words ?? was)) <= Math.max(5, (length.words ?? was) * NEAR)
    default:
      return words <= was * GROWN + 10
  }
}

/** A grade over the one asked for passes only where the rules did no better. */
const isReadable = (
  { metrics: { grade_fk: grade } }: Report,
  { reading_grade_max: most }: Input,
  best: Variant | undefined,
): boolean => most === undefined || grade === null || grade <= Math.max(most, best?.reading_grade ?? most)
