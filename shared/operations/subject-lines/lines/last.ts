/** Subjects for a mail that gives no other: what it takes off, what it calls for, whose matter it is. */

import type { Dictionary } from '../../../engine/dictionary.ts'
import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { inBody } from '../../../engine/measures/body.ts'
import { competingWith } from '../../cta/competing.ts'
import { findAsks } from '../../cta/found.ts'
import { labelsOfCall } from '../../cta/own-labels.ts'
import { primaryOf } from '../../cta/primary.ts'
import { quieted } from '../../quieted.ts'
import type { Idea } from '../idea.ts'

/** “up to 70% off everything”, “50% off your first 3 months”; never cut inside a thing. */
const NOT_OF_IT = 'today|now|and|or|when|if|but|while|with|this|is|are|until'
const SAVING = new RegExp(
  `\\b(?:up to )?(?:[$£€]\\d[\\d.,]*|\\d{1,2} ?%) off(?: (?!(?:${NOT_OF_IT})\\b)[\\p{L}\\d’'-]+){0,6}(?! (?!(?:${NOT_OF_IT})\\b)[\\p{L}\\d])`,
  'iu',
)
/** What a reader has with the sender; an account anybody has. */
const READERS_OWN =
  /\byour (?:\p{Ll}+ )?(order|booking|reservation|invoice|policy|claim|request|ticket|subscription|payment|application|appointment|contract|delivery|return|refund|membership|complaint)\b/giu
/** Sentences looked at. */
const LOOKED_AT = 60
const HEADING_WORDS = 7

export function lastLines(doc: Doc): Idea[] {
  const { dictionary } = doc
  if (!doc.english) return []
  const sentences = doc.sentences.filter(inBody).slice(0, LOOKED_AT)
  const line = (text: string, angle: Idea['angle'], why: string): Idea => ({
    text,
    angle,
    shape: 'says',
    role: 'offer',
    plain: true,
    weight: 0,
    why,
    line: null,
  })
  const mailing = doc.family === 'bulk_promo' || doc.family === 'bulk_content'
  const found: Idea[] = []
  for (const { text } of sentences) {
    const [saving] = SAVING.exec(quieted(text, dictionary)) ?? []
    if (saving !== undefined) found.push(line(capitalised(saving), 'benefit', 'Says what is off the price.'))
  }
  if (mailing) {
    for (const each of headings(doc, dictionary)) found.push(line(each, 'specific', 'A heading of the mail.'))
    const asks = findAsks(doc)
    const aside = competingWith(primaryOf(doc, asks), asks, doc)
    for (const ask of asks.slice(0, 12)) {
      if (ask.kind !== 'click' || aside.has(ask)) continue
      const quiet = { ...ask, text: quieted(ask.text, dictionary) }
      const [label] = labelsOfCall({ ...doc, subject: null }, quiet)
      if (label !== undefined)
        found.push(line(label.replace(/\bmy\b/, 'your'), 'specific', 'Says what to do, as the mail puts it.'))
    }
  }
  if (doc.family === 'operational' || doc.kind === 'renewal')
    for (const thing of owned(sentences.map((s) => s.text)))
      found.push(line(`Your ${thing}`, 'specific', 'Says whose matter it is.'))
  return found
}

/** Headings that shout, or stand in pictures of type. */
const headings = (doc: Doc, dictionary: Dictionary | null): string[] =>
  doc.sentences.flatMap((s) => {
    if (doc.blocks[s.block]?.kind !== 'heading' || s.words < 2 || s.words > HEADING_WORDS) return []
    return s.tokens.some((t) => t.kind === 'placeholder' || t.kind === 'url')
      ? []
      : [quieted(s.text, dictionary)]
  })

/** What is named most often as the reader's, most often first. */
function owned(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const [, thing = ''] of text.matchAll(READERS_OWN))
      counts.set(thing.toLowerCase(), (counts.get(thing.toLowerCase()) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([thing]) => thing)
}
