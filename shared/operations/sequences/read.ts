/** What a request holds: its draft or its brief, the kind it is followed up as, and what it is scored. */
import type { z } from 'zod'
import { firstSafeFix } from '../../engine/annotate.ts'
import type { Draft } from '../../engine/draft.ts'
import { applyEdits, type Edit } from '../../engine/edit.ts'
import { asTaken } from '../../engine/held-to-kind.ts'
import { KINDS, type Kind } from '../../engine/kinds.ts'
import { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'
import type { Report } from '../../engine/report.ts'
import { score } from '../../engine/score.ts'
import { type BriefInput, briefAsText } from '../brief.ts'
import { factsOf } from '../facts.ts'
import { draftOf } from '../fields.ts'
import { materialOfBrief } from '../material/from-brief.ts'
import { materialOf } from '../material/from-draft.ts'
import type { Answer, Context } from '../operation.ts'
import type { ReadDraft } from '../read-draft.ts'
import type { contract } from './contract.ts'
import type { Plain } from './plain/index.ts'
import type { Opening } from './plain/opening.ts'
import type { Source } from './slots.ts'
import { followedAs } from './wins.ts'

type Input = z.output<typeof contract.input>

/** A brief as it was sent, and what its steps say. */
export interface Note {
  sent: BriefInput
  plain: Plain
}

export interface Read {
  source: Source
  facts: Omit<Answer<unknown>, 'result'>
  kind: Kind
  writes: boolean
  /** What was parsed so far: steps and checks meet the same sentences again. */
  memo: Memo
  /** The draft, where there is one. */
  mail: ReadDraft | null
}

/** Reads what was sent, a brief or a draft. */
export const readSource = (input: Input, note: Note | null, context: Context): Read =>
  input.brief && note ? readBrief(input, input.brief, note, context) : readDraft(input, context)

/** What a draft scores as it was sent. */
export const scoreOf = (input: Input, { profile, dictionary }: Context, memo = new Memo()): Report =>
  score(draftOf({ ...input, draft: input.draft ?? '' }), profile, { dictionary, memo })

/** A first mail that was written from a brief, read like a draft. */
export function firstMail({ paragraphs, ask }: Opening, { profile, dictionary }: Context): Source {
  const draft = [...paragraphs, ask].join('\n\n')
  const doc = parse({ draft, format: 'text' }, profile, new Memo(), dictionary)
  return { doc, brief: null, material: materialOf(doc), audience: undefined }
}

function readDraft(input: Input, context: Context): Read {
  const draft = draftOf({ ...input, draft: input.draft ?? '' })
  const memo = new Memo()
  const report = scoreOf(input, context, memo)
  const doc = parse(draft, context.profile, memo, context.dictionary)
  const sound = withoutSlips(draft, report)
  const told = sound === draft ? doc : parse(asTaken(sound, doc), context.profile, memo, context.dictionary)
  const material = materialOf(told)
  return {
    source: { doc: told, brief: null, material, audience: input.audience },
    facts: factsOf(report),
    kind: input.kind === 'auto' ? followedAs(report.kind, doc, material) : report.kind,
    mail: { draft, doc, report, memo },
    memo,
    writes: doc.english && doc.counts.words > 0,
  }
}

/** The draft with its slips mended: the first mail goes as it is, and no later one repeats “your users gets”. */
function withoutSlips(draft: Draft, { annotations }: Report): Draft {
  const mended = (field: 'subject' | 'draft') => {
    const edits = annotations.flatMap((annotation): Edit[] => {
      if (annotation.dimension !== 'correctness' || annotation.field !== field) return []
      const fix = firstSafeFix(annotation)
      return fix ? [{ start: annotation.start, end: annotation.end, replacement: fix.replacement }] : []
    })
    const text = draft[field] ?? ''
    return edits.length > 0 ? applyEdits(text, edits).text : text
  }
  const [subject, body] = [mended('subject'), mended('draft')]
  const isSound = body === draft.draft && subject === (draft.subject ?? '')
  return isSound ? draft : { ...draft, ...(subject === '' ? {} : { subject }), draft: body }
}

function readBrief(input: Input, brief: BriefInput, { sent, plain }: Note, context: Context): Read {
  const memo = new Memo()
  const parsed = (told: BriefInput) =>
    parse(
      { draft: briefAsText(told), format: 'text', locale: input.locale },
      context.profile,
      memo,
      context.dictionary,
    )
  const doc = parsed(brief)
  const { kind } = plain
  return {
    source: { doc: null, brief, material: materialOfBrief(brief), audience: input.audience },
    facts: {
      input: {
        kind,
        kind_confidence: input.kind === 'auto' ? 0.5 : 1,
        family: KINDS[kind].family,
        locale: doc.locale,
        words: doc.counts.words,
      },
      warnings: [],
      placeholders: { found: [], preserved: true, issues: [] },
    },
    kind,
    mail: null,
    memo,
    // A few words told apart may be too short to tell their language by.
    writes: doc.english || parsed(sent).english,
  }
}
