/** What a mail asks beside its one matter: “Bring a friend”, “Upgrade your crossing”. Its subject is none of these. */
import type { Doc } from '../../../engine/doc.ts'
import { competingWith } from '../../cta/competing.ts'
import { findAsks } from '../../cta/found.ts'
import { primaryOf } from '../../cta/primary.ts'
import type { Idea } from '../idea.ts'

/** Tells whether a line was taken from an ask that pulls away from the primary one. */
export function besideAskIn(doc: Doc): (idea: Idea) => boolean {
  // Between people what is asked besides may still be what the mail is about.
  if (!doc.english || doc.family === 'cold' || doc.family === 'warm') return () => false
  const found = findAsks(doc)
  const first = primaryOf(doc, found)
  const aside = [...competingWith(first, found, doc)]
  return ({ line, angle }) =>
    line !== null &&
    line.index !== null &&
    // A price or a figure of it may still be news.
    angle !== 'number' &&
    !(first && first.start < line.sentence.end && first.end > line.sentence.start) &&
    aside.some(({ start, end }) => start < line.sentence.end && end > line.sentence.start)
}
