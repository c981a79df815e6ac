/** One change of substance each, from which a variant starts: another ask, another order, another label or subject. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import { cutRange } from '../../../engine/markup-edit.ts'
import { stem, stemsOf, stemsOfTokens } from '../../../engine/measures/content-words.ts'
import { offersPlainOut } from '../../../engine/opt-out.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { startsLower } from '../../../engine/unicode.ts'
import { contract as ctaContract } from '../../cta/contract.ts'
import { asksIn } from '../../cta/local.ts'
import { isStranger } from '../../cta/primary.ts'
import { isSameCall } from '../../cta/same-call.ts'
import type { Context } from '../../operation.ts'
import { keepsThread } from '../../subject-lines/best.ts'
import { wordsApart } from '../different.ts'
import type { Proposal, State } from '../step.ts'
import { hasGapAfter, lastLeaning, POINTING, REFERS, refersBack } from './sentence-cuts.ts'
import { soundSubjects } from './subject.ts'

/** Proposals of which the first that stands is taken. */
export type Turn = (state: State, context: Context) => Proposal[]

/** Points the mail must have before its words make another subject or label. */
const WORTH = 60

/** How many candidates are tried. */
const COUNT = 4

const asOperation = ({ draft, doc }: State) => ({
  draft: draft.draft,
  subject: draft.subject,
  preheader: draft.preheader,
  format: draft.format ?? 'auto',
  goal: draft.goal,
  audience: draft.audience,
  locale: draft.locale,
  kind: doc.kind,
})

/** Other wordings for the place of what the mail asks, for which `fits`. */
function otherWords(
  state: State,
  context: Context,
  reason: string,
  fits: (form: string, own: string, other: string) => boolean,
  commitment?: 'low',
): Proposal[] {
  const { doc } = state
  if (!doc.english || doc.asks.length === 0) return []
  const input = ctaContract.input.parse({ ...asOperation(state), count: COUNT, commitment })
  const { candidates, primary } = asksIn(state, input, context).result
  if (!primary) return []
  return candidates
    .filter(({ placement, form, text }) => placement === 'replaces_primary' && fits(form, primary.text, text))
    .map(({ edit }) => ({ type: 'ask', rule: null, field: 'draft', edits: [edit], reason }))
}

/** A smaller request in the place of one for the reader's time. */
export const smallerAsk: Turn = (state, context) =>
  // In a recap “Is anything unclear?” would take the place of the next meeting, and a renewal to talk about is not settled.
  (state.doc.asks.length === 1 || isStranger(state.doc)) &&
  !SERVES.test(state.doc.kind) &&
  state.doc.asks.some(({ kind }) => kind === 'meeting') &&
  state.doc.kind !== 'meeting_recap' &&
  state.doc.kind !== 'renewal'
    ? otherWords(
        state,
        context,
        'A smaller request: a yes costs the reader less than an appointment.',
        (form, own, other) =>
          form === 'question' && TIME.test(own) && !TIME.test(other) && FOR_INTEREST.test(other),
        'low',
      )
    : []

/** In these a meeting is for what the reader has bought: “What time suits you to pick up the cello?” */
const SERVES = /^(?:support_reply|apology|billing|transactional|onboarding|customer_success)$/

/** “Is that right as it stands?” asks for less too, and for something else. */
const FOR_INTEREST = /\b(?:worth|use|useful|help\w*|open to|interest\w*|look|see|send|share|hear\w*)\b/i

/** What takes a place in the reader's calendar. */
const TIME =
  /\b(?:calls?|chat|talk|meet(?:ing)?|demo|session|visit|coffee|minutes?|hour|time|free(?= (?:on|this|next|for|at|some|any|tomorrow|to|in|early|later)\b|\?)|available)(?![\p{L}\d])/iu

/** Another label for what is pressed. */
export const otherLabel =
  (skip: number): Turn =>
  (state, context) => {
    if (state.report.score < WORTH) return []
    const labels: string[] = []
    return otherWords(
      state,
      context,
      'Another label for the same link, so that you can choose.',
      (form, own, other) => {
        const fits =
          !(form === 'request' && ASKS_TO_TELL.test(own)) &&
          form !== 'question' &&
          wordsApart(own, other) > 0 &&
          // Another verb for the same act, or a button of the same words, is no choice.
          ![own, ...labels].some((label) => isSameCall(label, other)) &&
          // The reader’s own voice suits a button, and no line of a letter.
          !(form === 'link' && /\bmy\b/i.test(other)) &&
          // “If you’d like to go on, choose a plan here” and “pay by transfer or here” leave the choice, and a label would not.
          !/^if\b/i.test(own) &&
          !(form === 'link' && / or /.test(own)) &&
          // “The photographs are here” is no call to do something else.
          !(form === 'link' && TELLS.test(own) && !sharesWord(own, other))
        if (fits) labels.push(other)
        return fits
      },
    ).slice(skip)
  }

/** “Please tell me” for “Could you tell me” is no other label, and “Please have time” no label at all. */
const ASKS_TO_TELL =
  /^(?:could|can|would|will) you (?:please )?(?:tell|let|have|be|like)\b|^(?:do|are) you\b/i

const TELLS = /^(?:the|our|my|your|this|these|here|it|there|we|i|they) \S/i
const stemsIn = (text: string) => stemsOfTokens(tokenize(text))
function sharesWord(one: string, other: string): boolean {
  const own = stemsIn(one)
  return [...stemsIn(other)].some((each) => own.has(each))
}

/** Whether a sentence can be read before what now stands before it. */
export const standsAlone = ({ tokens }: Sentence): boolean => {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ lower }) => lower)
  return !refersBack(words) && !words.some((word) => POINTING.has(word) || LEANING.has(word))
}
/** Words that lean on something named before. */
const LEANING = new Set(
  "his her their yours theirs hers mine ours that there there's then so here do does same such otherwise instead else too also".split(
    ' ',
  ),
)

export const isOwn = ({ region }: Sentence) => region === 'opening' || region === 'body' || region === 'ask'

/** A sentence, with those that lean on it, in front of the rest of the body as a paragraph of its own; nothing where that leaves a gap. */
export function toFront(doc: Doc, at: number, reason: string): Proposal[] {
  // A heading of markup stays over what follows it.
  const first = doc.sentences.findIndex(
    (s) => isOwn(s) && (doc.format === 'text' || doc.blocks[s.block]?.kind === 'paragraph'),
  )
  const [sentence, top] = [doc.sentences[at], doc.sentences[first]]
  if (!sentence || !top || at <= first || !standsAlone(sentence)) return []
  if (doc.format === 'html') return elementToFront(doc, sentence, top, reason)
  const block = doc.blocks[sentence.block]
  if (block?.kind !== 'paragraph' || doc.blocks[top.block]?.kind !== 'paragraph') return []
  // What follows, and what stood first, must not lean on a neighbour that is gone; what a question is about follows it.
  const last = lastLeaning(doc, at)
  const before = doc.sentences[at - 1]
  if (last === null || REFERS.has(top.tokens[0]?.lower ?? '')) return []
  if (before?.question && before.block === sentence.block) return []
  const { end } = doc.sentences[last] as Sentence
  const next = doc.sentences[last + 1]
  const start = before && before.end <= sentence.start ? before.end : sentence.start
  const span =
    next && next.block === sentence.block ? { start: sentence.start, end: next.start } : { start, end }
  if (!doc.source.isPlain(span)) return []
  const gap = doc.text.includes('\r\n') ? '\r\n\r\n' : '\n\n'
  const place = doc.source.toSource({ start: top.start, end: top.start })
  const moved = doc.text.slice(sentence.start, end).trim()
  // Under a heading or behind a comma it may have begun small.
  const put = startsLower(top.text) ? moved : capitalised(moved)
  return [
    {
      type: 'order',
      rule: null,
      field: 'draft',
      edits: [
        { ...place, replacement: `${doc.source.encode(put)}${gap}` },
        { ...doc.source.toSource(span), replacement: '' },
      ],
      reason,
    },
  ]
}

/** A paragraph of markup, from its first sentence on, in front of that of the sentence at the top. */
function elementToFront(doc: Doc, sentence: Sentence, top: Sentence, reason: string): Proposal[] {
  const block = doc.blocks[sentence.block]
  if (block?.kind !== 'paragraph' || doc.blocks[top.block]?.kind !== 'paragraph') return []
  if (doc.sentences[block.from] !== sentence || hasGapAfter(doc, block.to - 1)) return []
  // Below a heading it belongs to that.
  if (doc.blocks.slice(top.block, sentence.block).some(({ kind }) => kind !== 'paragraph')) return []
  if (REFERS.has(top.tokens[0]?.lower ?? '')) return []
  const html = doc.draft.draft
  const range = cutRange(doc, {
    start: sentence.start,
    end: doc.sentences[block.to - 1]?.end ?? sentence.end,
  })
  const start = OPENS.exec(html.slice(0, doc.source.toSource(top).start))?.index
  if (!range || start === undefined || !/^<p\b/i.test(html.slice(range.start, range.end))) return []
  return [
    {
      type: 'order',
      rule: null,
      field: 'draft',
      edits: [
        { start, end: start, replacement: `${html.slice(range.start, range.end)}\n` },
        { ...range, replacement: '' },
      ],
      reason,
    },
  ]
}
const OPENS = /<p\b[^<>]*>\s*(?:<(?:b|strong|em|i|span|font)\b[^<>]*>\s*)*$/i

/** Fewer words ask for nothing that a reader could place. */
const FULL = 7
const isFull = ({ words }: Sentence): boolean => words >= FULL

/** “Would Thursday or Friday suit you?”: for what, the mail says before. */
const isBareDate = ({ text }: Sentence): boolean =>
  /\b(?:suits?|works? for|free|available|make)\b/i.test(text) &&
  !/\b(?:call|meeting|meet|talk|speak|chat|visit|demo|coffee|lunch|session|conversation|interview|to \p{Ll}{3,}|for (?:an?|the|\d+))\b/iu.test(
    text,
  )

/** “Shall I send the two pages?”, “Would you like me to keep you a seat?”, “… to see if it’s a fit?”: of what, the mail says before. */
const LEANS = /\b(?:me|us) to\b|\b(?:shall|should|may|can|could) (?:I|we)\b|\b(?:it|that|there)['’]s\b/i

/** Whether a question names only things that the subject names, or that any reader can picture. */
function namesItsMatter({ subject }: Doc, { text, tokens }: Sentence): boolean {
  if (LEANS.test(text) || /^(?:i|we)\b/i.test(text)) return false
  const announced = subject ? stemsOf(subject) : new Set<string>()
  return tokens.every(({ lower }, i) => {
    if (tokens[i - 1]?.lower !== 'the' || announced.has(stem(lower))) return true
    const { lower: next = '', text: named = '' } = tokens[i + 1] ?? {}
    // “The first Saturday” is a time, and “the first three dams” are those that the mail tells of.
    return (
      TIMED.has(lower) ||
      (COUNTS.has(lower) && (TIMED.has(next) || named !== next || announced.has(stem(next))))
    )
  })
}
const TIMED = new Set('end week month year day'.split(' '))
const COUNTS = new Set('next first second last'.split(' '))

/** “Update your card by Thursday, April 9: https://…” to a customer, whom the subject has told what for. */
const isOrder = ({ family, subject }: Doc, sentence: Sentence): boolean =>
  (family === 'operational' || family.startsWith('bulk')) &&
  subject !== null &&
  [...stemsOf(subject)].some((each) => stemsOf(sentence).has(each)) &&
  !/^(?:please )?(?:let|tell|reply|answer|note|see|find|contact|refer|feel|do not|don['’]t|if)\b/i.test(
    sentence.text,
  ) &&
  !/\b(?:otherwise|above|below|attached|questions?)\b/i.test(sentence.text)

/** The only request of the mail as its first line. */
export const askFirst: Turn = ({ doc }) => {
  const [ask] = doc.asks
  const at = ask?.sentence ?? -1
  const sentence = doc.sentences[at]
  if (!doc.english || doc.asks.length !== 1 || !ask || ask.postscript || !sentence || !isOwn(sentence))
    return []
  const questions = doc.sentences.filter((s) => isOwn(s) && s.question)
  if (ask.question ? questions.length > 1 : questions.length > 0 || !isOrder(doc, sentence)) return []
  return isFull(sentence) && !isBareDate(sentence) && namesItsMatter(doc, sentence)
    ? toFront(doc, at, 'The request comes first, for readers who read no further.')
    : []
}

/** How well a second subject fits its mail at least, and its fewest words. */
const FITS = 85
const LEAST_WORDS = 3

/** Other honest subjects of the mail's own words; a reply keeps the one it has. */
export const otherSubject =
  (skip: number): Turn =>
  (state, context) => {
    const { draft, report, doc } = state
    const { subject = '' } = draft
    if (keepsThread(report, subject) || !doc.english || report.score < WORTH) return []
    // Regret and thanks have one matter; what else stands in the mail would hide it.
    if (skip > 0 && (doc.kind === 'apology' || doc.kind === 'thank_you')) return []
    return soundSubjects(state, context)
      .filter(({ text, fit }) => text !== subject && fit >= FITS && text.split(' ').length >= LEAST_WORDS)
      .slice(skip)
      .map(({ text, why }) => ({
        type: 'subject',
        rule: null,
        field: 'subject',
        edits: [{ start: 0, end: subject.length, replacement: text }],
        reason: `Another subject in the mail’s own words. ${why}`,
      }))
  }

/** One line that lets a stranger say no. */
export const wayOut: Turn = ({ doc, report }) => {
  const found = report.annotations.find(({ rule_id }) => rule_id === 'missing-unsubscribe')
  const [fix] = found?.fixes ?? []
  if (!found || !fix || offersPlainOut(doc)) return []
  return [
    {
      type: 'include',
      rule: null,
      field: 'draft',
      edits: [{ start: found.start, end: found.end, replacement: fix.replacement }],
      reason: 'A stranger who may say no answers sooner.',
    },
  ]
}
