/** Remarks of a model beside a score. The score is none of its business. */
import { z } from 'zod'
import { draftOf } from '#shared/operations/fields.ts'
import { readDraft } from '#shared/operations/read-draft.ts'
import { withNotes } from '#shared/operations/score/authored.ts'
import { type contract, NOTES_MAX } from '#shared/operations/score/contract.ts'
import { caseOf } from '../judge/case.ts'
import { judgeLine } from '../judge/line.ts'
import { shownLine } from '../judge/plain.ts'
import type { Rejection } from '../judge/rejection.ts'
import { aboutMail, visibleText } from './material.ts'
import type { Prompt } from './prompt.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

/** Characters of a note. */
const NOTE_MAX = 300

const Notes = z.strictObject({ notes: z.array(z.string().max(2000)).min(1).max(20) })

const INSTRUCTIONS = [
  `Say in \`notes\` what the reader of the mail in \`mail\` will make of it. Give up to ${NOTES_MAX} notes for the sender, what matters most first, each of one or two sentences.`,
  'Speak of what rules cannot see: what stays unclear, what the reader will ask, what does not follow, what is worth keeping. Do not repeat `findings`.',
  'Each note names the words of this mail it is about. No score, no figure that is not in the mail, no rewrite, nothing that could be said of any mail.',
].join('\n')

export const score: Prompt<Input, Result, typeof Notes> = {
  schema: Notes,
  build: ({ input, context }) => {
    if (!input.model_notes) return 'not_needed'
    const { doc, report } = readDraft(draftOf(input), context)
    if (doc.counts.words === 0) return 'not_needed'
    return {
      instructions: INSTRUCTIONS,
      data: {
        ...aboutMail(report, input, context),
        mail: { subject: input.subject, preheader: input.preheader, body: visibleText(doc) },
      },
      chars: NOTES_MAX * NOTE_MAX,
    }
  },
  accept: (reply, { input, local, context }, system) => {
    const trial = caseOf(readDraft(draftOf(input), context), [input.from_name ?? ''], system, context)
    const notes: string[] = []
    const rejected: Rejection[] = []
    for (const said of reply.notes) {
      const note = shownLine(said)
      const refusal =
        note.length > NOTE_MAX ? 'length_missed' : judgeLine(note, trial, context, { ownWords: true })
      if (refusal) rejected.push(refusal)
      else notes.push(note)
    }
    if (notes.length === 0) return { answer: local, share: 'none', rejected, passed: 0 }
    const answer = withNotes(local, notes.slice(0, NOTES_MAX))
    return { answer, share: 'some', rejected, passed: notes.length }
  },
}
