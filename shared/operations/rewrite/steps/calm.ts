/** What a mail that is turned up too far does not need, beside what its rules mend: more capitals, more emoji. */
import { isAllCaps } from '../../../engine/characters.ts'
import type { Doc, Sentence } from '../../../engine/doc.ts'
import { KNOWN_ACRONYMS, PLAIN_WORDS } from '../../../engine/lexicon/known-acronyms.ts'
import type { Annotation } from '../../../engine/report.ts'
import type { Proposal, Step } from '../step.ts'

/** Proposes small letters for the rest of what a mail shouts, and fewer emoji in its subject. */
export const calm: Step = ({ doc, report: { annotations } }, wishes) =>
  wishes.rules || wishes.light ? [] : [...quieter(doc, annotations), ...fewerEmoji(doc, annotations)]

const isOwn = ({ region }: Sentence) => region === 'opening' || region === 'body' || region === 'ask'
/** “Reply STOP”, “the code SAVE”, “type “YES””: what is to be written like that. */
const WRITTEN = /^(?:reply|text|code|type|enter|use|say|answer|word|press|["“‘'])$/

/** “do NOT” in a mail that shouts elsewhere; alone it would be stress. */
function quieter(doc: Doc, annotations: readonly Annotation[]): Proposal[] {
  const shouted = annotations.find(({ rule_id, field }) => rule_id === 'shouting' && field === 'draft')
  if (!shouted || !doc.english) return []
  return doc.sentences.filter(isOwn).flatMap((sentence) =>
    sentence.tokens.flatMap(({ kind, text, lower, start, end }, i): Proposal[] => {
      if (kind !== 'word' || text.length < SHORTEST || !isAllCaps(text) || !isPlain(doc, lower)) return []
      const [before, next] = [sentence.tokens[i - 1], sentence.tokens[i + 1]]
      // Among others in capitals it is part of what they name, or of what the rule mends.
      if (i === 0 || [before, next].some((t) => t?.kind === 'word' && isAllCaps(t.text))) return []
      if (WRITTEN.test(before?.lower ?? '')) return []
      const span = { start: sentence.start + start, end: sentence.start + end }
      if (!doc.source.isPlain(span)) return []
      return [
        {
          type: 'fix',
          rule: 'shouting',
          field: 'draft',
          edits: [{ ...doc.source.toSource(span), replacement: lower }],
          reason: shouted.message,
        },
      ]
    }),
  )
}
const SHORTEST = 3

/** “NOT” and “BIGGEST” are words that everybody writes in small letters. */
const isPlain = ({ dictionary }: Doc, lower: string): boolean =>
  !KNOWN_ACRONYMS.has(lower) &&
  (PLAIN_WORDS.has(lower) ||
    (/(?:iest|gest|test|ly|ing)$/.test(lower) &&
      dictionary?.has(lower) === true &&
      !dictionary.isProper(lower)))

/** One emoji to readers who asked for the mail, none to a stranger. */
function fewerEmoji({ subject, family }: Doc, annotations: readonly Annotation[]): Proposal[] {
  const found = annotations.find(({ rule_id }) => rule_id === 'crowded-emoji-subject')
  if (!found || !subject) return []
  const { text, tokens } = subject
  const gone = tokens.filter(({ kind }) => kind === 'emoji').slice(family === 'cold' ? 0 : 1)
  const edits = gone.map(({ start, end }) => {
    const before = /\s*$/.exec(text.slice(0, start))?.[0].length ?? 0
    const behind = start === before ? (/^\s*/.exec(text.slice(end))?.[0].length ?? 0) : 0
    return { start: start - before, end: end + behind, replacement: '' }
  })
  if (edits.length === 0) return []
  return [{ type: 'subject', rule: found.rule_id, field: 'subject', edits, reason: found.message }]
}
