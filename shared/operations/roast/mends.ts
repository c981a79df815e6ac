/** A fix for a finding whose rule has none: what the rewrite or another operation would put there, tried and scored. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import type { Draft } from '../../engine/draft.ts'
import { lazy } from '../../engine/lazy.ts'
import { APOLOGIES } from '../../engine/lexicon/apologies.ts'
import { hasName } from '../../engine/measures/names-a-thing.ts'
import { READER } from '../../engine/measures/reader-facts.ts'
import { type Evaluation, evaluate } from '../../engine/score.ts'
import { beginsWithSigner } from '../material/signed.ts'
import type { Context } from '../operation.ts'
import type { ReadDraft } from '../read-draft.ts'
import { changedFacts, factsOf } from '../rewrite/draft-facts.ts'
import { type Revised, revise } from '../rewrite/revise.ts'
import { NO_WISHES, type Wishes } from '../rewrite/step.ts'
import { carriesFact, cutOut, hasGapAfter } from '../rewrite/steps/sentence-cuts.ts'
import { canGo, shorten } from '../rewrite/steps/shorten.ts'
import { isSoleMention } from '../rewrite/steps/sole-mention.ts'
import { split } from '../rewrite/steps/split.ts'
import { type AskOffer, askLabel } from '../teardown/own-ask.ts'
import { becameOf, touches } from '../teardown/rewritten.ts'
import type { Place } from './finding-slots.ts'
import { type Mend, type Scored, shortened, withMend } from './mend.ts'
import { ASKS, CUT, SORRY, SPARE } from './mend-words.ts'
import { productOf } from './product.ts'
import {
  darker,
  labelFromWords,
  openly,
  titleFromSubject,
  withoutIntroduction,
  withoutPraise,
} from './small-mends.ts'
import { inTwo, unannounced } from './wide-split.ts'

const WISHES: Wishes = {
  ...NO_WISHES,
  shorter: true,
  subject: 'keep',
}
/** A mail keeps at least so many words and sentences. */
const WORDS = 20
const SENTENCES = 2
/** Mends tried for one finding. */
const MOST_TRIED = 6

/** Finds the first change for a place that mends it and lowers no score; `null` where only a person can mend it. */
export function mendsFor(
  mail: ReadDraft,
  context: Context,
  ask: () => AskOffer,
): (place: Place) => Scored | null {
  const { draft, doc, report, memo } = mail
  const tools = { dictionary: context.dictionary, memo }
  const count = (found: readonly { rule: { id: string } }[], rule: string) =>
    found.filter((each) => each.rule.id === rule).length
  const before = lazy(() => evaluate(draft, context.profile, tools))
  const facts = lazy(() => factsOf(doc))
  const revised = lazy(() =>
    revise(draft, context, { ...WISHES, shorter: false, goal: draft.goal }, { memo, report }),
  )
  const splits = lazy(() => split(mail, WISHES))
  const cuts = lazy(() => shorten(mail, WISHES))

  /** What may be done about a place, the smallest change first; the rewrite of the mail is asked when nothing smaller helped. */
  function* candidates({ found, annotation }: Place): Generator<Mend> {
    const rule = annotation.rule_id
    if (annotation.field !== 'draft') return
    if (rule === 'too-long') {
      for (const { edits } of cuts()) if (!edits.some((edit) => isNeeded(mail, edit))) yield* cutMend(edits)
      yield* longest(mail)
      return
    }
    yield* openly(mail, annotation)
    yield* titleFromSubject(mail, annotation)
    yield* labelFromWords(mail, annotation)
    yield* darker(mail, annotation)
    if (ASKS.has(rule)) yield* askMend(ask(), draft)
    const index = doc.sentences.findIndex((s) => s.start <= found.start && found.start < s.end)
    const sentence = found.source === undefined ? doc.sentences[index] : undefined
    if (!sentence || !doc.english) return
    yield* withoutIntroduction(mail, sentence, annotation)
    yield* withoutPraise(mail, sentence, annotation)
    if (rule === 'long-sentence') {
      for (const { edits } of splits()) yield* splitMend(edits, annotation, draft)
      yield* wideMend(mail, sentence)
    }
    if (
      (CUT.has(rule) || SPARE.has(rule) || isSorryAgain(mail, sentence, rule)) &&
      isSpare(mail, sentence, index, rule)
    )
      for (const { edits } of cutOut(doc, index, { rule, reason: '' }))
        yield* cutMend(edits, SPARE.has(rule) ? 'none' : 'figures')
    if (CUT.has(rule) || ASKS.has(rule) || rule === 'long-sentence')
      yield* rewritten(mail, sentence, rule, revised)
  }

  /** Whether the mend took the finding away that it was made for, and lost nothing it should keep. */
  const mends = (mend: Mend, place: Place, after: Evaluation): boolean => {
    const rule = place.annotation.rule_id
    const left = after.found.filter((each) => each.rule.id === rule)
    const here = left.some((each) => {
      const at = after.doc.source.toSource(each)
      return (
        each.field === mend.field && at.start < mend.start + mend.replacement.length && at.end > mend.start
      )
    })
    // A mend elsewhere, such as in the colour of a tag before, shows in the count alone.
    const { start, end } = place.annotation
    const isThere = mend.start < mend.end && mend.start < end && mend.end > start
    const isGone = left.length < count(before().found, rule) || (isThere && !here)
    // A part may be long still, and the rest of the mail; shorter is better.
    if (!isGone && rule !== 'too-long' && rule !== 'long-sentence') return false
    // What the mail offers is said somewhere still.
    if (productOf(doc) !== null && productOf(after.doc) === null) return false
    if (mend.keeps === 'none') return true
    const { added_names, added_numbers, added_links, dropped } = changedFacts(facts(), factsOf(after.doc))
    const lost = mend.keeps === 'figures' ? dropped.filter((fact) => !facts().names.includes(fact)) : dropped
    return [added_names, added_numbers, added_links, lost].every((list) => list.length === 0)
  }

  return (place) => {
    let left = MOST_TRIED
    for (const mend of candidates(place)) {
      if (left-- === 0) break
      const { field, start, end, replacement, label } = mend
      if ((draft[field] ?? '').slice(start, end) === replacement) continue
      const after = evaluate(withMend(draft, mend), context.profile, tools)
      const score_delta = after.score - report.score
      if (score_delta >= 0 && mends(mend, place, after))
        return { field, start, end, replacement, label, score_delta }
    }
    return null
  }
}

/** Whether a sentence may be cut: something is left, and nothing hangs on it. */
function isSpare({ doc }: ReadDraft, sentence: Sentence, index: number, rule: string): boolean {
  if (doc.counts.words - sentence.words < WORDS || doc.counts.sentences <= SENTENCES) return false
  return SPARE.has(rule) || canGo(doc, sentence, index)
}

/** Longer apologies tell what happened. */
const ONLY_SORRY = 12

/** Whether a short apology is not the only one of the mail. */
const isSorryAgain = ({ doc }: ReadDraft, sentence: Sentence, rule: string): boolean =>
  SORRY.has(rule) &&
  sentence.words <= ONLY_SORRY &&
  doc.sentences.some((each) => each !== sentence && each.hits.some(({ lexicon }) => lexicon === APOLOGIES))

const cutMend = (
  edits: readonly { start: number; end: number; replacement: string }[],
  keeps?: Mend['keeps'],
): Mend[] =>
  edits.length === 1 && edits[0]
    ? [{ field: 'draft', ...edits[0], label: 'Cut this sentence', ...(keeps && { keeps }) }]
    : []

/** A long sentence with full stops where it can end. */
function splitMend(
  edits: readonly { start: number; end: number; replacement: string }[],
  { start, end }: { start: number; end: number },
  draft: Draft,
): Mend[] {
  const inside = edits.filter((edit) => edit.start >= start && edit.end <= end)
  if (inside.length === 0 || inside.length < edits.length) return []
  let text = draft.draft.slice(start, end)
  for (const edit of inside.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, edit.start - start) + edit.replacement + text.slice(edit.end - start)
  const parts = inside.length + 1
  return [
    {
      field: 'draft',
      start,
      end,
      replacement: text,
      label: parts === 2 ? 'Make two sentences of it' : `Make ${parts} sentences of it`,
    },
  ]
}

function wideMend({ doc, draft }: ReadDraft, sentence: Sentence): Mend[] {
  const { start, end } = doc.source.toSource(sentence)
  if (draft.draft.slice(start, end) !== sentence.text) return []
  const whole = { field: 'draft', start, end } as const
  const short = unannounced(sentence)
  const two = inTwo(sentence)
  return [
    ...(two === null ? [] : [{ ...whole, replacement: two, label: 'Make two sentences of it' }]),
    ...(short === null ? [] : [{ ...whole, replacement: short, label: `Write “${shortened(short)}”` }]),
  ]
}

/** What the rewrite of the mail makes of the sentence, where it was this finding that it mended. */
function rewritten(
  { doc, draft }: ReadDraft,
  sentence: Sentence,
  rule: string,
  revised: () => Revised,
): Mend[] {
  const { start, end } = doc.source.toSource(sentence)
  const { changes, revisions } = revised()
  if (!changes.some((each) => each.proposal.rule === rule && touches(each, 'draft', { start, end })))
    return []
  const text = becameOf(revisions.draft.diff(), { start, end })
  if (text.trim() === '' || text === draft.draft.slice(start, end)) return []
  return [{ field: 'draft', start, end, replacement: text, label: `Write “${shortened(text)}”` }]
}

/** “I know you only joined Quantil in the spring”: who writes has looked at this reader, and that is not what is too long. */
const knowsReader = (sentence: Sentence): boolean =>
  sentence.tokens.some(({ lower }) => READER.has(lower)) && hasName(sentence)

/** Whether a cut takes away what the mail knows of its reader, or what its sender does. */
const isNeeded = ({ doc }: ReadDraft, { start, end }: { start: number; end: number }): boolean =>
  doc.sentences.some((s) => {
    const at = doc.source.toSource(s)
    return at.start < end && at.end > start && (knowsReader(s) || saysWhatWeDo(doc, s))
  })

/** Who writes, and what they do: “We clean panels”, “Loadlark reads the booking mail”. */
const INTRODUCES = /^(?:we['’]re|we \p{Ll}+ |i['’]m|i am|my name|i run|at |our )/iu
const saysWhatWeDo = (doc: Doc, sentence: Sentence): boolean =>
  INTRODUCES.test(sentence.text) || beginsWithSigner(doc, sentence)

/** The longest sentences that may go without leaving a gap. */
function longest({ doc }: ReadDraft): Mend[] {
  const free = doc.sentences
    .map((sentence, i) => ({ sentence, i }))
    .filter(
      ({ sentence, i }) =>
        i > 2 &&
        !saysWhatWeDo(doc, sentence) &&
        !knowsReader(sentence) &&
        canGo(doc, sentence, i) &&
        !carriesFact(sentence) &&
        !hasGapAfter(doc, i) &&
        !isSoleMention(doc, i),
    )
  return free
    .sort((a, b) => b.sentence.words - a.sentence.words)
    .slice(0, 2)
    .flatMap(({ i }) =>
      cutOut(doc, i, { rule: null, reason: '' }).flatMap((p) => cutMend(p.edits, 'figures')),
    )
}

function askMend(offer: AskOffer, draft: Draft): Mend[] {
  if (offer === null) return []
  const { start, end, replacement } = offer.edit
  return start <= draft.draft.length
    ? [{ field: 'draft', start, end, replacement, label: askLabel(offer), keeps: 'none' }]
    : []
}
