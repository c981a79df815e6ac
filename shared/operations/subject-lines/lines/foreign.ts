/** Where the language is not read: headings and short sentences, word for word. */
import type { Doc } from '../../../engine/doc.ts'
import { AUTHORED } from '../../../engine/draft.ts'
import { plain } from '../../material/line.ts'
import type { Angle } from '../contract.ts'
import type { Idea } from '../idea.ts'
import { isShouted } from '../unfit/shouted.ts'

/** Thanks are no matter. */
const THANKS =
  /^(?:vielen dank|danke|herzlichen dank|merci|je vous remercie|gracias|muchas gracias|grazie|obrigad[oa]|dank u|bedankt|tack|takk|tak|dziękuj)/i
/** “Das geht: der Aufpreis …”: what stands behind the colon is the matter. */
const BEHIND_COLON = /^[^:]{3,30}: (\S+ \S+ .+)$/

/** Sentences looked at, at most. */
const MOST = 200

export function foreignLines(doc: Doc, angles: readonly Angle[] | undefined): Idea[] {
  if (angles && !angles.includes('specific') && !angles.includes('question')) return []
  return doc.sentences.slice(0, MOST).flatMap((s, i): Idea[] => {
    if (
      !AUTHORED.includes(s.region) ||
      s.region === 'greeting' ||
      s.region === 'signoff' ||
      s.words < 2 ||
      isShouted(s)
    )
      return []
    if (s.tokens.some((t) => t.kind === 'url' || t.kind === 'email' || t.kind === 'placeholder')) return []
    // “مرحبا آنا،”: a greeting, or a line that goes on.
    if (THANKS.test(s.text.trimStart()) || /[,،，、]$/.test(s.text.trimEnd())) return []
    const heading = doc.blocks[s.block]?.kind === 'heading'
    const angle = s.question ? 'question' : 'specific'
    if (angles && !angles.includes(angle)) return []
    return [
      {
        text: heading ? plain(s.text) : plain(s.text).replace(BEHIND_COLON, '$1'),
        angle,
        shape: 'says',
        weight: (heading ? 4 : 2) - i / doc.sentences.length,
        line: null,
        why: heading ? 'A heading of the mail, as it stands.' : 'A sentence of the mail, as it stands.',
      },
    ]
  })
}
