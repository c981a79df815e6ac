import { askLine, comesEarly, tellsBeforeAsking } from '../../../engine/ask-line.ts'
import type { Ask, Doc } from '../../../engine/doc.ts'
import type { Span } from '../../../engine/draft.ts'
import { letterOf } from '../../../engine/measures/body.ts'
import { offers } from '../../../engine/measures/outcome.ts'
import type { Annotation } from '../../../engine/report.ts'
import { paragraphAfter } from '../../closing-line.ts'
import { leadsOn } from '../../cta/followed.ts'
import { findAsks } from '../../cta/found.ts'
import type { Proposal, State, Step, Wishes } from '../step.ts'
import { betterAsk, SHARPENED } from './better-ask.ts'
import { closingQuestion } from './closing-question.ts'
import { OPTIONAL } from './one-ask.ts'
import { cutOut, hasGapAfter, REFERS } from './sentence-cuts.ts'

const HOSTILE = ['pressure', 'rudeness', 'profanity', 'guilt-trip']

/** Proposes one clear question at the end: in place of a weak ask, where none is, or moved down from the middle. */
export const ask: Step = (state, wishes) => {
  const { doc, report } = state
  const ruled = (id: string) => report.annotations.find((a) => a.rule_id === id)
  // Under a threat or a reproach a friendly question would read as mockery; behind a wrapped one it would be a second.
  const linked = withLink(doc, (ruled('weak-ask') ?? ruled('missing-ask') ?? ruled('no-question'))?.rule_id)
  if (linked.length > 0) return linked
  if (ruled('missing-ask'))
    return [...HOSTILE, 'indirect-request'].some(ruled) ? [] : append(state, 'missing-ask')
  const sharpened = SHARPENED.flatMap((id) => sharpen(doc, ruled(id), wishes.goal))
  if (sharpened.length > 0) return sharpened
  const menu = instead(doc, ruled('multiple-asks')?.rule_id)
  if (menu.length > 0) return menu
  const early = ruled('weak-ask')
  if (early) return askAtEnd(doc, early)
  if (ruled('buried-ask')) return moveDown(doc)
  return []
}

/** Asks of one sentence from which it is a list for the reader to choose from. */
const MENU = 3

/**
 * “Let me know your thoughts, book a slot, download our paper or forward this.” in a mail to a stranger: one question
 * in its place. A list that holds a link, a name or a figure is refused later, when the facts are compared.
 */
function instead(doc: Doc, rule: string | undefined): Proposal[] {
  if (doc.family !== 'cold' || rule === undefined) return []
  const asked = findAsks(doc)
  const i = asked.findLast(({ sentence }) => sentence !== null)?.sentence ?? -1
  const sentence = doc.sentences[i]
  const line = asked.filter(({ sentence }) => sentence === i).length < MENU ? null : closingQuestion(doc)
  if (!sentence || sentence.question || line === null || !doc.source.isPlain(sentence)) return []
  const edit = { ...doc.source.toSource(sentence), replacement: doc.source.encode(line) }
  return [{ type: 'ask', rule, field: 'draft', edits: [edit], reason: CLEARER }]
}

/** An invitation to a talk: “…, or feel free to grab time on my calendar: https://…”. */
const INVITES =
  /\b(?:(?:hesitate|feel free|happy|please|love|welcome) to|please|kindly|reach out|get in touch)\b[^.?!]*?\b(?:calendar|diary|calendly|schedule|time|slot|call|chat|meeting)\b/i

/** Two ways to answer in one sentence: “contact me, or pick a slot”. */
const EITHER_WAY_IN = /\b(?:contact|reach out|get in touch|write to me|e-?mail me|call me)\b.* or /i

/** One question in place of an invitation that ends in a link, with the link behind it; none beside another ask. */
function withLink(doc: Doc, rule: string | undefined): Proposal[] {
  const sentence = letterOf(doc).findLast(({ text }) => INVITES.test(text))
  const link = sentence?.tokens.findLast(({ kind }) => kind !== 'mark')
  if (rule === undefined || !sentence || sentence.question || link?.kind !== 'url' || doc.family !== 'cold')
    return []
  // A plain “Please book a slot: https://…” is the sender's choice.
  if (rule === 'no-question' && !EITHER_WAY_IN.test(sentence.text)) return []
  const place = doc.source.toSource(sentence)
  if (!doc.source.isPlain(sentence) || comesEarly(doc, sentence) || asksBeside(doc, place)) return []
  const line = followsQuestion(doc, place) ? null : closingQuestion(doc)
  if (line === null) return []
  const named = /\b(?:my|our) (?:calendar|diary)\b/i.exec(sentence.text)?.[0].toLowerCase() ?? 'the link'
  const replacement = doc.source.encode(`${line} Here is ${named}: ${link.text}`)
  return [{ type: 'ask', rule, field: 'draft', edits: [{ ...place, replacement }], reason: CLEARER }]
}

/** A weak ask ahead of most of the mail goes, and a question stands at the end, where it has something to ask about. */
function askAtEnd(doc: Doc, found: Annotation): Proposal[] {
  const i = doc.sentences.findIndex((sentence) => doc.source.toSource(sentence).start === found.start)
  const sentence = doc.sentences[i]
  if (!sentence || tellsBeforeAsking(sentence)) return []
  const line = comesEarly(doc, sentence) && !asksBeside(doc, found) ? closingQuestion(doc) : null
  const question = line === null ? null : paragraphAfter(doc, line)
  if (!question) return []
  return cutOut(doc, i, { rule: 'weak-ask', reason: CLEARER }).map((cut) => ({
    ...cut,
    type: 'ask',
    edits: [...cut.edits, question],
  }))
}

const CLEARER = 'One question that can be answered in a word gets more answers than a vague invitation.'

/** A plain question for a meeting is the sender's choice and stays; an invitation that asks nothing does not. */
function sharpen(doc: Doc, found: Annotation | undefined, goal: Wishes['goal']): Proposal[] {
  const edit = found && betterAsk(doc, found)
  if (
    !found ||
    !edit ||
    'blocked' in edit ||
    (found.rule_id === 'high-friction-ask' && (goal === 'book_meeting' || found.quote.includes('?')))
  )
    return []
  if (EITHER_WAY.test(found.quote)) return []
  // Beside another ask a question in place of a wish would be one ask more.
  if (asksBeside(doc, found) || followsQuestion(doc, found)) return withoutWish(doc, found)
  const isStock = edit.replacement === doc.source.encode(askLine(doc) ?? '')
  const question = isStock ? closingQuestion(doc) : null
  if (isStock && question === null) return []
  return [
    {
      type: 'ask',
      rule: found.rule_id,
      field: 'draft',
      edits: [question === null ? edit : { ...edit, replacement: doc.source.encode(question) }],
      reason: CLEARER,
    },
  ]
}

/** Leaves the question that stands before a vague wish as the ask of the mail. */
function withoutWish(doc: Doc, { rule_id, start, end }: Annotation): Proposal[] {
  if (rule_id !== 'weak-ask') return []
  const i = doc.sentences.findIndex((sentence) => {
    const place = doc.source.toSource(sentence)
    return place.start <= start && end <= place.end
  })
  return i < 0 || hasGapAfter(doc, i) ? [] : cutOut(doc, i, { rule: rule_id, reason: CLEARER })
}

/** Asks for a yes or a no, in its own words. */
const EITHER_WAY = /\b(?:either way|yes or no|one way or (?:the other|another))\b/i

/** “Could you tell me either way? Please don't hesitate to reach out.”: the question has been asked, vague as it is. */
function followsQuestion(doc: Doc, { start }: Span): boolean {
  const i = doc.sentences.findIndex((sentence) => doc.source.toSource(sentence).start === start)
  return doc.asks.some(({ sentence, question }) => question && sentence === i - 1)
}

const asksBeside = (doc: Doc, { start, end }: Span): boolean =>
  findAsks(doc).some((ask) => {
    const place = doc.source.toSource(ask)
    return !ask.weak && !ask.small && !OPTIONAL.test(ask.text) && (place.start < start || place.end > end)
  })

function append(state: State, rule: string): Proposal[] {
  // A mail that only tells how things stand leaves nothing to ask; one that ends on a question or on an invitation has asked.
  const last = letterOf(state.doc).at(-1)
  const hasAsked = last !== undefined && (last.question || INVITES.test(last.text))
  const line = offers(state.doc) && !hasAsked ? closingQuestion(state.doc) : null
  const edit = line ? paragraphAfter(state.doc, line) : null
  if (!edit) return []
  return [
    {
      type: 'ask',
      rule,
      field: 'draft',
      edits: [edit],
      reason: 'The mail did not say what the reader should do.',
    },
  ]
}

/** Moves the only ask, when it is a sentence of a paragraph in the middle, to a paragraph of its own at the end. */
function moveDown(doc: Doc): Proposal[] {
  if (doc.asks.length !== 1) return []
  // “Are you around next week? I’m free on Tuesday.” stays together.
  if (leadsOn(doc, (doc.asks[0] as Ask).sentence)) return []
  const sentence = doc.sentences[(doc.asks[0] as Ask).sentence]
  const block = sentence && doc.blocks[sentence.block]
  if (!sentence || !block || block.kind !== 'paragraph' || block.to - block.from < 2) return []
  const next = doc.sentences[(doc.asks[0] as Ask).sentence + 1]
  const sameBlock = next && next.block === sentence.block
  const before = doc.sentences[(doc.asks[0] as Ask).sentence - 1]
  const start = !sameBlock && before?.block === sentence.block ? before.end : sentence.start
  const end = sameBlock ? next.start : sentence.end
  if (!doc.source.isPlain({ start, end })) return []
  // What refers back to a sentence cannot be moved away from it.
  if (sameBlock && REFERS.has(next.tokens[0]?.lower ?? '')) return []
  if (REFERS.has(sentence.tokens[0]?.lower ?? '')) return []
  const paragraph = paragraphAfter(doc, sentence.text)
  if (!paragraph) return []
  return [
    {
      type: 'order',
      rule: 'buried-ask',
      field: 'draft',
      edits: [{ ...doc.source.toSource({ start, end }), replacement: '' }, paragraph],
      reason: 'The ask stands where the eye stops: at the end, on its own.',
    },
  ]
}
