/** How much a phrase asks for, as a note: the kind of ask and its friction, `meeting 3`; '' for nothing. */
import type { Sentence, Token } from '../doc.ts'
import { ASKS } from '../lexicon/asks.ts'
import { startsUpper } from '../unicode.ts'

/** Words that may stand before the verb of a request or the first word of a question. */
export const LEADS: ReadonlySet<string> = new Set(
  'so and or but just then also simply kindly please now anyway again otherwise instead next finally alternatively either maybe perhaps meanwhile ok okay well'.split(
    ' ',
  ),
)

const frictionOf = (note: string) => (note === '' ? 0 : note.charCodeAt(note.length - 1) - 48)

/** Of two notes the one with more friction; the first where they have the same. */
export const heavier = (phrase: string, base: string) =>
  frictionOf(phrase) >= frictionOf(base) ? phrase : base

/** “Should I send over the deck?” is work for the sender; “Might I ask a favour?” is not. */
const isOwnWork = ({ entry, from }: Sentence['hits'][number], tokens: readonly Token[]): boolean =>
  entry.note.startsWith('task') &&
  !entry.term.startsWith('ask') &&
  /^(?:i|we)$/.test(tokens[from - 1]?.lower ?? '')

/** The most demanding phrase that begins among the tokens `from` up to, not including, `to`. */
export function demand(
  { hits, tokens }: Pick<Sentence, 'hits' | 'tokens'>,
  from: number,
  to: number,
): string {
  let most = ''
  for (const hit of hits)
    if (
      hit.lexicon === ASKS &&
      hit.from >= from &&
      hit.from < to &&
      !isOwnWork(hit, tokens) &&
      frictionOf(hit.entry.note) > frictionOf(most)
    )
      most = hit.entry.note
  return most
}

const isWhen = (text: string): boolean =>
  startsUpper(text) || /^\d{1,2}(?!\d)|^(?:tomorrow|noon|end|then|that$|we$)/.test(text)

/** Whether the token says by when: “by Friday”, “before we can start”. */
export const isDated = ({ lower }: Token, i: number, all: readonly Token[]): boolean =>
  (lower === 'by' || lower === 'before') && isWhen(all[i + 1]?.text ?? '')

/** A tag that only says when what follows is sent: `{{#if trial}}`, `{% if trial %}`. */
const BLOCK_TAG = /^(?:\{\{\s*[#/^]|\{%)/

/** Index of the first token from `from` on that is no mark and no word of introduction. */
export function skipLeads(tokens: readonly Token[], from: number): number {
  let i = from
  for (; i < tokens.length; i++) {
    const { kind, lower, text } = tokens[i] as Token
    if (kind !== 'mark' && kind !== 'emoji' && !LEADS.has(lower) && !BLOCK_TAG.test(text)) break
  }
  return i
}
