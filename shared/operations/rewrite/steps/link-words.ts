/** The words that say where a link leads become its text, in place of “here”. */
import type { Doc, Link, Sentence } from '../../../engine/doc.ts'
import { capitalised, type Edit } from '../../../engine/edit.ts'
import type { Proposal, Step } from '../step.ts'

const RULE = 'vague-link-text'
const REASON = 'A link says where it leads: it is read by itself, and “here” leads anywhere.'

const BLIND = /^(?:please )?(?:click )?(?:here|this link)$/i
const POINTS = '(?:please |just |simply |kindly )*(?:click )?(?:on )?'
/** “(Click) here to read the guide.” */
const BEFORE = new RegExp(`^${POINTS}$`, 'i')
const TO_DO = /^ to (\p{Ll}[^,.;:?!()]{3,60}?)(?: now)?(?=[.!]?$)/u
const FOR_THING = /^ for ((the|our|my|more|an?|your|\p{Ll}+)\b[^,.;:?!()]{3,60}?)(?=[.!]?$)/u
/** “To read the guide, click here.” */
const LED = new RegExp(`^(?:in order )?to (\\p{Ll}[^,.;:?!()]{3,60}?),? ${POINTS}$`, 'iu')
const ENDS = /^[.!:]?$/
/** A label is no sentence. */
const WORDS = 8

/** Proposes the words around a “click here” as the text of the link. */
export const linkWords: Step = ({ doc }, wishes) => {
  if (wishes.light || !(wishes.rules?.has(RULE) ?? true) || !doc.english || !doc.html) return []
  return doc.links.flatMap((link): Proposal[] => {
    if (!BLIND.test(link.text.trim()) || link.button) return []
    const sentence = doc.sentences.find(({ start, end }) => start <= link.start && link.end <= end)
    const edits = sentence && editsFor(doc, sentence, link)
    return edits ? [{ type: 'fix', rule: RULE, field: 'draft', edits, reason: REASON }] : []
  })
}

function editsFor(doc: Doc, sentence: Sentence, link: Link): Edit[] | null {
  const before = sentence.text.slice(0, link.start - sentence.start)
  const after = sentence.text.slice(link.end - sentence.start)
  const [label, tail] = labelFor(before, after)
  // Two things to do are no name for one link.
  if (label === null || / or /.test(label) || label.split(' ').length > WORDS) return null
  const spans = [
    { start: sentence.start, end: link.start, put: '' },
    { start: link.start, end: link.end, put: capitalised(label) },
    { start: link.end, end: link.end + tail, put: '' },
  ].filter(({ start, end }) => start < end)
  if (!spans.every((span) => doc.source.isPlain(span))) return null
  return spans.map((span) => ({ ...doc.source.toSource(span), replacement: doc.source.encode(span.put) }))
}

/** What the link is to be called, and how many characters behind it that takes up. */
function labelFor(before: string, after: string): [string | null, number] {
  const led = LED.exec(before)?.[1]
  if (led !== undefined) return [ENDS.test(after) ? led : null, 0]
  if (!BEFORE.test(before)) return [null, 0]
  const [done, what] = TO_DO.exec(after) ?? []
  if (done !== undefined) return [what ?? null, done.length]
  const [named, thing, first = ''] = FOR_THING.exec(after) ?? []
  if (named === undefined || thing === undefined) return [null, 0]
  return [`${/^(?:the|our|my|more)$/.test(first) ? 'see' : 'get'} ${thing}`, named.length]
}
