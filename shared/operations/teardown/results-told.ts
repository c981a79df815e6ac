/** Results told in the shape of a sentence: what it took before and takes now, how many were served in what time. */
import type { Doc, Sentence, Token } from '../../engine/doc.ts'
import { hasName } from '../../engine/measures/names-a-thing.ts'
import { READER } from '../../engine/measures/reader-facts.ts'
import { opensWithName } from '../material/opens-with-name.ts'
import { hasFigure } from './figure-words.ts'
import { RESULTS } from './result-verbs.ts'
import { tellsChange } from './third-party.ts'

/** How it was before, told with a figure. */
const BEFORE = /\b(?:took|was|were|had|needed|lost|waited|spent|cost|paid|missed)\b/i
/** What follows tells how it is since: behind a joint, and not “is now 26 days overdue”. */
const SINCE = /[,;:–—-] ?(?:and |but )?(?:now|today|since then|afterwards|these days)\b/i
/** Who takes the word for what was named before. */
const REFERS = /^(?:it|that|they|this)$/
/** In the past, and at work: “took”, “went”, “brought”, “cut”; any other verb ends in -ed. */
const WORKED = /^(?:took|went|brought|got|ran|made|sent|\p{L}{2,}ed)$/u
/** “Riverside tested it with 214 staff” */
const TRIED = /^(?:tested|used|tried|piloted|trialled|trialed|adopted|ran|chose|rolled)$/

/** Whether a sentence tells a result of somebody else than the reader. */
export function tellsResult(doc: Doc, sentence: Sentence): boolean {
  const { tokens } = sentence
  if (tokens.some(({ lower }) => READER.has(lower))) return false
  return (
    changedIt(sentence) ||
    servedSo(tokens) ||
    ((hasName(sentence) || opensWithName(doc, sentence)) &&
      (isBetterNow(sentence) || triedIt(tokens) || hadFewer(tokens)))
  )
}

/** “It took goods-in from 11 minutes a truck to 4.” */
const changedIt = (sentence: Sentence): boolean =>
  REFERS.test(sentence.tokens.find(({ kind }) => kind === 'word')?.lower ?? '') &&
  sentence.tokens.some(({ lower }) => WORKED.test(lower)) &&
  tellsChange(sentence)

/** “At Harbour the same job took two people three days; now it takes a morning.” */
function isBetterNow({ text, tokens }: Sentence): boolean {
  const before = BEFORE.exec(text)
  const since = before ? SINCE.exec(text.slice(before.index)) : null
  if (!before || !since) return false
  const at = before.index + since.index
  return hasFigure(tokens.filter(({ start }) => start > before.index && start < at))
}

/** “110 people were served in 25 minutes”: counted, and done by whoever writes. */
const servedSo = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ kind }, i) =>
      kind === 'number' &&
      tokens
        .slice(i + 2, i + 5)
        .some(
          ({ lower }, j, three) => /^(?:was|were)$/.test(lower) && RESULTS.has(three[j + 1]?.lower ?? ''),
        ),
  )

/** “Transport Maes changed 31 tyres fewer last year.” */
const hadFewer = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }) => WORKED.test(lower)) &&
  tokens.some(
    ({ kind, text }, i) =>
      kind === 'number' &&
      !/[$£€]/.test(text) &&
      tokens.slice(i + 1, i + 4).some((t) => /^(?:fewer|less|sooner|faster|earlier|quicker)$/.test(t.lower)),
  )

/** “The Riverside Hotel group tested it with 214 staff.” */
const triedIt = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, i) =>
      TRIED.test(lower) && tokens.slice(i + 1, i + 3).some((t) => /^(?:it|ours|them|this)$/.test(t.lower)),
  )
