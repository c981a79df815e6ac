import type { Sentence, Token } from '../../../engine/doc.ts'
import { matchCase } from '../../../engine/edit.ts'
import { CONTRACTIONS } from '../../../engine/lexicon/contractions.ts'
import { maybeVerb } from '../../material/verbs.ts'
import type { Proposal, Step } from '../step.ts'

/** Longer forms first, so that "I have been" is not read as less. */
const BY_LENGTH = [...CONTRACTIONS].sort((a, b) => b[0].length - a[0].length)
/** These may stand for "it has" as well as "it is"; the next word tells. */
const AMBIGUOUS = new Set(["it's", "that's"])
/** Behind these it is "has". */
const HAS = new Set(['been', 'got', 'had', 'become', 'gone'])
/** A participle may follow either: “it's finished”. */
const PARTICIPLE = /^(?!(?:open|even|often|then|when|red)$)\p{L}+(?:ed|en|wn|one)$/u

/** Proposes to contract or write out, where a tone or a brand voice asks for it. */
export const contractions: Step = ({ doc }, wishes) => {
  const wanted = wishes.contractions
  if (!wanted) return []
  const tone = (wanted === 'use' ? (['warm', 'plain'] as const) : (['formal'] as const)).find((each) =>
    wishes.tones?.has(each),
  )
  return doc.sentences.flatMap((sentence): Proposal[] => {
    if (sentence.region !== 'opening' && sentence.region !== 'body' && sentence.region !== 'ask') return []
    return sentence.tokens.flatMap((_, i): Proposal[] => {
      const found = wanted === 'use' ? contractAt(sentence, i) : expandAt(sentence, i)
      if (!found || !doc.source.isPlain(found.span)) return []
      return [
        {
          type: 'term',
          rule: null,
          field: 'draft',
          edits: [{ ...doc.source.toSource(found.span), replacement: doc.source.encode(found.text) }],
          ...(tone ? { tone } : {}),
          reason:
            wanted === 'use'
              ? 'The tone asked for uses contractions.'
              : 'The tone asked for writes words out.',
        },
      ]
    })
  })
}

const BE = / (?:am|is|are)$/
const GOVERNING = new Set('of for with about to from in on at by around behind near among'.split(' '))
const ASKED = new Set(['where', 'what', 'how', 'who', 'than', 'as'])

interface Replacement {
  span: { start: number; end: number }
  text: string
}

function contractAt(sentence: Sentence, at: number): Replacement | null {
  for (const [full, short] of BY_LENGTH) {
    const words = full.split(' ')
    if (!words.every((word, i) => sentence.tokens[at + i]?.lower === word)) continue
    const after = sentence.tokens[at + words.length]
    // "Yes, we are." cannot be contracted: the stress falls on the verb.
    if (!after || after.kind === 'mark') return null
    // “Where you are in your plans”: what is asked for would stand behind the verb.
    if (BE.test(full) && ASKED.has(sentence.tokens[at - 1]?.lower ?? '') && !/ing$/.test(after.lower))
      return null
    // “As most of you are aware”, “the price of it is”: there it is no subject.
    if (GOVERNING.has(sentence.tokens[at - 1]?.lower ?? '')) return null
    return replacement(
      sentence,
      sentence.tokens[at] as Token,
      sentence.tokens[at + words.length - 1] as Token,
      short,
    )
  }
  return null
}

function expandAt(sentence: Sentence, at: number): Replacement | null {
  const token = sentence.tokens[at] as Token
  const pair = token.kind === 'word' && CONTRACTIONS.find(([, short]) => short.toLowerCase() === token.lower)
  if (!pair) return null
  if (AMBIGUOUS.has(token.lower)) return written(sentence, at, token)
  if (/^you['’]re$/.test(token.lower) && isMeantAsOwner(sentence, at)) return null
  const full = token.lower === "can't" ? 'cannot' : pair[0].replace(/^i\b/, 'I')
  return replacement(sentence, token, token, full)
}

/** “To answer you're question”: “your”, which nobody writes out as “you are”. A verb or a mark before it begins a clause. */
function isMeantAsOwner({ tokens }: Sentence, at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]?.lower ?? '']
  return (
    before?.kind === 'word' &&
    NOUN.test(next) &&
    (BEFORE_OWNER.has(before.lower) || (tokens[at - 2]?.lower === 'to' && maybeVerb(before.lower)))
  )
}
const BEFORE_OWNER = new Set('to of for from with at in on by about into under over'.split(' '))
/** No participle, adverb or little word. */
const NOUN =
  /^(?!.*(?:ing|ed|(?<!p)ly)$)(?!(?:a|an|the|in|on|at|to|not|all|so|very|free|able|happy|right|sure|too|our|my|more)$)\p{L}{4,}$/u

/** "It's" in full, where the next word leaves no doubt. */
function written(sentence: Sentence, at: number, token: Token): Replacement | null {
  const next = sentence.tokens[at + 1]?.lower ?? ''
  const verb = HAS.has(next) ? 'has' : PARTICIPLE.test(next) ? null : 'is'
  return verb && replacement(sentence, token, token, `${token.lower.slice(0, -2)} ${verb}`)
}

const replacement = (sentence: Sentence, first: Token, last: Token, text: string): Replacement => ({
  span: { start: sentence.start + first.start, end: sentence.start + last.end },
  text: matchCase(sentence.text.slice(first.start, last.end), text),
})
