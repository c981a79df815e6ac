/** “My name is Ana Ruiz and I look after sales at Nortia, a maker of boats.”: a stranger needs to know what Nortia is. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import type { Proposal, Step } from '../step.ts'

const FIRM = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*(?: (?:\p{Lu}[\p{L}\p{N}&.'’-]*|&|and|of))*`
/** Who writes and for whom, the firm, and what it is. */
const INTRODUCES = new RegExp(
  String.raw`^((?:(?:Hi|Hello), )?(?:[Mm]y name(?: is|['’]s)|I am|I['’]m|[Tt]his is) (?=\p{Lu})(?:(?! and (?:I|we) (?!am\b))[^,.;:?]|, (?!(?:an?|the) ))*? (?:of|at|from|with|for) )(${FIRM}), (?=(?:an?|the) [^?,]*\p{Ll}\.$)`,
  'u',
)
/** Pressed together with what is no firm: “from Leeds, the city that never sleeps”. */
const NO_FIRM = /, (?:the|a) (?:city|town|village|region|country|state|university|same|one)\b/i

/** How far down an introduction is looked for. */
const OPENING = 4

/** Proposes to say of the firm what it is, where the introduction of a person who signs the mail says so behind a comma. */
export const introduced: Step = ({ doc }, wishes) => {
  if (wishes.rules || wishes.light || wishes.sameLength || !doc.english || doc.family !== 'cold') return []
  const own = doc.sentences
    .filter(({ region }) => region === 'opening' || region === 'body')
    .slice(0, OPENING)
  return own.flatMap((sentence) => ofFirm(doc, sentence))
}

function ofFirm({ source, sentences }: Doc, { text, start }: Sentence): Proposal[] {
  const found = INTRODUCES.exec(text)
  const [whole = '', before = '', firm = ''] = found ?? []
  if (!found || NO_FIRM.test(text.slice(before.length + firm.length))) return []
  const range = { start, end: start + whole.length }
  // Somebody has to sign who no longer introduces themselves.
  if (!source.isPlain(range) || !sentences.some(({ region }) => region === 'signature')) return []
  const edits = [
    { start, end: start + before.length, replacement: '' },
    { start: start + whole.length - 2, end: start + whole.length - 1, replacement: ' is' },
  ].map(({ replacement, ...span }) => ({ ...source.toSource(span), replacement }))
  return [
    {
      type: 'fix',
      rule: 'self-introduction',
      field: 'draft',
      edits,
      reason: 'Your name stands under the mail; what your firm is has to be told.',
    },
  ]
}
