/** Tells mail that says sorry for something that happened: what went wrong is no matter for a comparison. */
import type { Doc } from '../../engine/doc.ts'
import { APOLOGIES, EVASIONS, NEEDLESS } from '../../engine/lexicon/apologies.ts'
import { bodyOf } from '../../engine/measures/body.ts'

/** An apology stands at the beginning; further down it is a courtesy. */
const FIRST = 4

/** Whether the mail apologises, whatever its kind; being sorry for writing is none. */
export const isApology = (doc: Doc): boolean =>
  doc.kind === 'apology' ||
  bodyOf(doc)
    .slice(0, FIRST)
    .some(({ hits }) =>
      hits.some(
        ({ lexicon, entry }) =>
          lexicon === EVASIONS || (lexicon === APOLOGIES && !Object.hasOwn(NEEDLESS, entry.key)),
      ),
    )
