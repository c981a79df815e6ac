/** Finds the sentences that ask the reader for something. */
import { demand, isDated } from './asks/demand.ts'
import { ofQuestion } from './asks/question.ts'
import { ofStatement } from './asks/request.ts'
import type { Ask, BlockKind, Sentence } from './doc.ts'
import { BARE_ASK, WEAK_ASKS } from './lexicon/asks.ts'
import { ofSentence } from './of-sentence.ts'

/** The ask of a sentence, with `sentence` set to `index`; `null` when it asks for nothing. */
export function askOf(sentence: Sentence, index: number, block: BlockKind = 'paragraph'): Ask | null {
  const note = noteOf(sentence, block)
  if (note === '') return null
  const [kind, friction] = note.split(' ')
  return {
    sentence: index,
    kind: kind as Ask['kind'],
    friction: Number(friction) as Ask['friction'],
    question: sentence.question,
  }
}

/** Note of a sentence in a paragraph. */
const noteInText = ofSentence((parsed) => (parsed.question ? ofQuestion(parsed) : ofStatement(parsed, false)))
/** The same in a list. */
const noteInItem = ofSentence((parsed) => (parsed.question ? ofQuestion(parsed) : ofStatement(parsed, true)))

function noteOf(sentence: Sentence, block: BlockKind): string {
  if (block === 'heading') return ''
  if (block === 'button') return onButton(sentence)
  return block === 'item' ? noteInItem(sentence) : noteInText(sentence)
}

/** “Could you check with them and let me know if anything is missing?”, “If this is of interest, may I send you the price list?”: what is to be done is plain. */
const FIRM =
  /\b(?:may|shall|should|can|could) (?:i|we) (?:send|share|show|call|book|bring|hold) (?!something|anything)[^.!]{2,160}\?|\b(?:check with|ask|send|forward|confirm|sign|complete|look into|find out|(?:speak|talk) (?:to|with)) [^.?!]{0,160}\band (?:to |then )?let (?:me|us) know\b/i

/** Whether a sentence that asks leaves open what is to be done: “Let me know your thoughts.” A date makes it firm. */
export const isWeakAsk = ofSentence(({ tokens, hits, text }) => {
  if (FIRM.test(text)) return false
  if (BARE_ASK.test(tokens.flatMap((t) => (t.kind === 'word' ? [t.lower] : [])).join(' '))) return true
  return hits.some((h) => h.lexicon === WEAK_ASKS) && !tokens.some(isDated)
})

function onButton(sentence: Sentence): string {
  if (sentence.words === 0) return ''
  const what = demand(sentence, 0, sentence.tokens.length)
  return what.startsWith('calendar') ? what : 'click 2'
}
