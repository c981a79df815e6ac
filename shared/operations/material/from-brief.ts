/** What a brief gives to write with. */

import { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'
import { DEFAULT_PROFILE } from '../../engine/profile.ts'
import type { BriefInput } from '../brief.ts'
import { datesIn } from './dates.ts'
import { figuresIn } from './figures.ts'
import type { RichMaterial } from './from-draft.ts'
import type { Line } from './line.ts'
import { plain } from './line.ts'
import type { Part, Piece } from './material.ts'
import { topicsOf } from './topics.ts'

/** Weight of a field: what happened at the reader's and what is asked tell a mail best. */
const WEIGHTS = { trigger: 2.5, problem: 1.8, about: 1.5, ask: 1, offer: 1.2 } as const

/** What a brief gives to write with. */
export function materialOfBrief(brief: BriefInput): RichMaterial {
  const memo = new Memo()
  const read = (text: string | undefined, field: string, weight: number): Line[] => {
    if (text === undefined) return []
    const doc = parse({ draft: text, format: 'text' }, DEFAULT_PROFILE, memo)
    return doc.sentences
      .filter((s) => s.words > 0)
      .map((sentence) => ({ sentence, index: null, weight, origin: () => ({ from: 'brief', field }) }))
  }
  const proof = (brief.proof ?? []).map((text, i) => ({ text, field: `proof/${i}` }))
  const lines = [
    ...(['trigger', 'problem', 'about', 'offer', 'ask'] as const).flatMap((f) =>
      read(brief[f], f, WEIGHTS[f]),
    ),
    ...proof.flatMap(({ text, field }) => read(text, field, 0.8)),
  ]
  const part = (text: string | undefined, field: string): Part | null =>
    text === undefined ? null : { text: plain(text), origin: { from: 'brief', field }, sentence: null }
  const piece = (text: string | undefined, field: string): Piece | null =>
    text === undefined ? null : { text: plain(text), origin: { from: 'brief', field } }
  const { recipient, sender } = brief
  const known = new Set(
    [recipient?.name, sender?.name, sender?.company].flatMap((n) =>
      (n ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u),
    ),
  )
  const all = lines.map((l) => l.sentence)
  return {
    topics: topicsOf(lines, null, known),
    lines,
    figures: lines.flatMap(figuresIn).map(({ text, origin, number }) => ({ text, origin, number })),
    dates: lines.flatMap(datesIn),
    recipient: {
      name: piece(recipient?.name, 'recipient/name'),
      company: piece(recipient?.company, 'recipient/company'),
      role: piece(recipient?.role, 'recipient/role'),
    },
    sender: { name: piece(sender?.name, 'sender/name'), company: piece(sender?.company, 'sender/company') },
    trigger: part(brief.trigger, 'trigger'),
    problem: part(brief.problem, 'problem'),
    offer: part(brief.offer, 'offer'),
    proof: proof.flatMap(({ text, field }) => part(text, field) ?? []),
    ask: part(brief.ask, 'ask'),
    link: brief.link ?? null,
    placeholders: [
      ...new Set(all.flatMap((s) => s.tokens.filter((t) => t.kind === 'placeholder').map((t) => t.text))),
    ],
  }
}
