import { considered, firstSafeFix } from '../../../engine/annotate.ts'
import type { Doc, Sentence } from '../../../engine/doc.ts'
import type { Span } from '../../../engine/draft.ts'
import type { Edit } from '../../../engine/edit.ts'
import { prefixTokens } from '../../../engine/measures/subject-line.ts'
import type { Annotation } from '../../../engine/report.ts'
import { maybeVerb } from '../../material/verbs.ts'
import type { Proposal, Step, Wishes, WrittenTone } from '../step.ts'
import { betterAsk, SHARPENED } from './better-ask.ts'
import { namedAgain } from './left-behind.ts'
import { leavesHalf } from './second-half.ts'
import { secondThat, withoutThat } from './second-that.ts'

/**
 * Rules whose first fix is taken for a tone even where several would do. None of them are words of which each stands in
 * another sentence, such as jargon: “incidental thereto” is not “incidental of it”.
 */
const FOR_TONE: Readonly<Partial<Record<WrittenTone, ReadonlySet<string>>>> = {
  plain: new Set(['wordiness']),
  direct: new Set(['hedging', 'filler-words', 'indirect-request', 'wordiness']),
}

/** Proposes the safe fixes of all rules, which need not be worth it alone, or the best fixes of the rules that were named or that a tone asks for. */
export const fixes: Step = ({ doc, report }, wishes) => {
  const isReply =
    doc.subject !== null &&
    prefixTokens(doc.subject) > 0 &&
    !report.annotations.some(({ rule_id }) => rule_id === 'fake-reply-prefix')
  const saysNothing = report.annotations.some(({ rule_id }) => rule_id === 'vague-subject')
  return report.annotations.flatMap((annotation): Proposal[] => {
    const named = wishes.rules?.has(annotation.rule_id) ?? false
    if (wishes.rules && !named) return []
    // In a reply the subject belongs to the thread; changed, it would stand beside it.
    if (annotation.field === 'subject' && !named && isReply) return []
    if (wishes.light && annotation.dimension !== 'correctness') return []
    const sure = named ? bestOf(annotation) : (firstSafeFix(annotation) ?? plainVerb(annotation))
    const tone = sure || named ? undefined : toneFor(annotation, wishes)
    const fix = sure ?? (tone && annotation.fixes[0])
    if (!fix) return []
    // “Opportunity” is as empty as “Exciting opportunity”: what says nothing needs other words, not fewer.
    if (annotation.field === 'subject' && !named && saysNothing && isShorter(annotation, fix.replacement))
      return []
    return [
      {
        type:
          annotation.field === 'subject'
            ? 'subject'
            : annotation.dimension === 'brand_voice'
              ? 'term'
              : 'fix',
        rule: annotation.rule_id,
        field: annotation.field,
        ...editsOf(doc, annotation, fix.replacement, named),
        reason: annotation.message,
        ...(tone ? { tone } : {}),
        // Whoever names a rule has seen what its fix replaces.
        ...(named && !wishes.keepsFacts ? { mayDropFacts: true } : {}),
      },
    ]
  })
}

function editsOf(
  doc: Doc,
  annotation: Annotation,
  replacement: string,
  named: boolean,
): { edits: readonly Edit[]; blocked?: string } {
  const { start, end, rule_id } = annotation
  const better = named && SHARPENED.includes(rule_id) ? betterAsk(doc, annotation) : null
  if (better && 'blocked' in better) return { edits: [{ start, end, replacement }], ...better }
  if (better) return { edits: [better] }
  const chain = thatBehind(doc, annotation, replacement)
  return {
    edits: withoutSo(doc, annotation, replacement) ?? [
      ...inGaps(annotation, replacement),
      ...chain,
      ...(replacement === '' && annotation.field === 'draft' ? namedAgain(doc, annotation) : []),
    ],
    ...(partsSentence(doc, annotation, replacement, chain.length > 0)
      ? { blocked: 'what stays of its sentence would be half of one' }
      : countsOne(doc, annotation, replacement)
        ? { blocked: 'the noun behind it stands for one' }
        : isTakenUp(doc, annotation, replacement)
          ? { blocked: 'the next sentence follows from it' }
          : {}),
  }
}

/** “… and haven't heard back. So I assume …”: without its tail the next sentence would follow from nothing. */
const isTakenUp = (doc: Doc, { end, field, quote }: Annotation, replacement: string): boolean =>
  field === 'draft' &&
  replacement === '' &&
  /^\s*and\b/i.test(quote) &&
  /^[.!…]*\s*so\b/i.test(doc.draft.draft.slice(end, end + NEXT_WORD))
/** Characters in which the first word of the next sentence stands. */
const NEXT_WORD = 12

/** “A number of issue remains”: behind “several” its noun would be as wrong, and the slip is for the sender to see. */
function countsOne(doc: Doc, { end, field }: Annotation, replacement: string): boolean {
  if (field !== 'draft' || !/^several$/i.test(replacement)) return false
  const [, noun = '', verb = ''] = ONE_DOES.exec(doc.draft.draft.slice(end, end + LONG_NOUN)) ?? []
  return noun !== '' && !MANY_WITHOUT_S.test(noun) && (/^(?:is|was|has)$/i.test(verb) || maybeVerb(verb))
}
const LONG_NOUN = 60
const ONE_DOES = /^ (?:\p{Ll}+ )?(\p{L}*[^s\P{L}]) (\p{Ll}+s)\b/u
const MANY_WITHOUT_S = /^(?:people|men|women|children|staff|police|data|media|of)$/i

/** “I hope you are well and would like …”: whether a fix takes the first half of what stays. A mistake is mended all the same. */
function partsSentence(doc: Doc, annotation: Annotation, replacement: string, isChain: boolean): boolean {
  const { field, dimension, quote } = annotation
  if (field !== 'draft' || dimension === 'correctness') return false
  const { text } = sentenceAround(doc, annotation) ?? { text: '' }
  const words = withoutTags(quote)
  const from = text.indexOf(words)
  if (from < 0) return false
  const rest = text.slice(from + words.length)
  const stays = text.slice(0, from) + withoutTags(replacement) + (isChain ? withoutThat(rest) : rest)
  return leavesHalf(text, stays)
}
const withoutTags = (source: string): string => source.replace(/<[^>]*>/g, '')

/** “…, so I just wanted to let you know that we moved”: “so” says why the sender writes, not why they moved. */
function withoutSo(doc: Doc, annotation: Annotation, replacement: string): Edit[] | null {
  const { rule_id, field, start, end, quote } = annotation
  if (rule_id !== 'needless-preamble' || field !== 'draft' || replacement !== '' || !I_TELL.test(quote))
    return null
  const sentence = plainSentenceAround(doc, annotation)
  if (!sentence) return null
  const { start: from } = doc.source.toSource(sentence)
  const so = SO.exec(sentence.text.slice(0, start - from))
  const next = /^\s*\p{L}/u.exec(sentence.text.slice(end - from))
  if (!so || !next) return null
  const first = next[0].trim().toUpperCase()
  return [
    {
      start: start - so[0].length,
      end: end + next[0].length,
      replacement: so[0].startsWith(',') ? `. ${first}` : first,
    },
  ]
}
const I_TELL = /^(?:i|we)\b.*\b(?:let|inform|tell|mention|say|share|flag|point|notify|advise)\b.*\bthat\s*$/is
const SO = /(?:, so|^so,?) $/i

/** “Please be advised that the gate is shut, and that …”: what hangs on the words that go. */
function thatBehind(doc: Doc, annotation: Annotation, replacement: string): Edit[] {
  const { rule_id, field, end, quote, dimension } = annotation
  if (field !== 'draft' || dimension === 'correctness' || !/\bthat\b/i.test(quote)) return []
  // “There are two vans that are free and that we own”: there it is no “that” of what is told.
  if (rule_id === 'expletive-opening') return []
  const sentence = plainSentenceAround(doc, { start: end - 1, end })
  return sentence
    ? secondThat(doc, sentence, end - doc.source.toSource(sentence).start, quote, replacement)
    : []
}

/** The sentence that words of the source stand in. */
const sentenceAround = (doc: Doc, { start, end }: Span): Sentence | undefined =>
  doc.sentences.find((each) => {
    const place = doc.source.toSource(each)
    return place.start <= start && end <= place.end
  })

/** The same; none in markup, where its words cannot be counted from the source. */
function plainSentenceAround(doc: Doc, span: Span): Sentence | undefined {
  const found = sentenceAround(doc, span)
  return found && doc.source.isPlain(found) ? found : undefined
}

/**
 * A fix as edits: one that changes only the white space of its words, such as a break in a long paragraph, as an edit
 * for each gap, so that other changes among the words keep their own reasons.
 */
function inGaps({ start, end, quote }: Annotation, replacement: string): readonly Edit[] {
  const [old, put] = [quote.split(GAP), replacement.split(GAP)]
  if (old.length !== put.length || old.some((part, i) => i % 2 === 0 && part !== put[i]))
    return [{ start, end, replacement }]
  let at = start
  return old.flatMap((part, i): Edit[] => {
    at += part.length
    return part === put[i] ? [] : [{ start: at - part.length, end: at, replacement: put[i] ?? '' }]
  })
}
const GAP = /(\s+)/

const isShorter = ({ quote }: Annotation, replacement: string): boolean =>
  wordsIn(replacement) < wordsIn(quote)
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

const toneFor = ({ rule_id }: Annotation, { tones }: Wishes): WrittenTone | undefined =>
  [...(tones ?? [])].find((tone) => FOR_TONE[tone]?.has(rule_id))

/** “revolutionize the way you hire”: a loud verb has a plain one of the same form, and claims no less of the matter. */
const plainVerb = (annotation: Annotation) => {
  if (annotation.rule_id !== 'hype') return undefined
  const [fix, other] = considered(annotation)
  return !other && fix && /^\p{Ll}+$/u.test(fix.replacement) && maybeVerb(fix.replacement) ? fix : undefined
}

const bestOf = ({ fixes }: Annotation) =>
  [...fixes].sort((a, b) => Number(b.safe) - Number(a.safe) || b.score_delta - a.score_delta)[0]
