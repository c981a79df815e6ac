/** Figures with what they count. */
import { isCapitalised } from '../../engine/characters.ts'
import type { Token } from '../../engine/doc.ts'
import { dateEnd } from './dates.ts'
import { type Line, pieceOf } from './line.ts'
import type { Figure } from './material.ts'
import { nounPhrases, type Phrase } from './noun-phrases.ts'
import { LABELS, NUMBER_WORDS } from './words.ts'

const SMALL = new Set(['one', 'two', 'half'])
const CLOCK = /^\d{1,2}[:.]\d\d(?:am|pm)?$|^\d{1,2}(?:am|pm)$/
const YEAR = /^(?:19|20)\d\d$/
/** A phone number, a range of figures or a reference. */
const REFERENCE = /^\d+-\d+-?\d*$|^\d{7,}$|^#|^\d{1,2}\/\d{1,2}|\d(?:st|nd|rd|th)$|^\d+\.\d+\.\d/

/** A figure with its range of tokens. */
export interface PlacedFigure extends Figure {
  from: number
  to: number
}

/** Figures of a line, in order; dates, clock times, years and references left out. */
export function figuresIn(line: Line): PlacedFigure[] {
  const { tokens } = line.sentence
  const phrases = nounPhrases(tokens)
  const found: PlacedFigure[] = []
  for (let i = 0; i < tokens.length; ) {
    const past = dateEnd(tokens, i)
    if (past > i) {
      i = past
      continue
    }
    const token = tokens[i]
    if (!token || !isFigure(tokens, i, token)) {
      i++
      continue
    }
    const phrase = phrases.findLast((p) => p.from <= i && p.to > i && !p.joined)
    const change =
      tokens[i - 1]?.lower === 'from' && tokens[i + 1]?.lower === 'to' && tokens[i + 2]?.kind === 'number'
    // “from 14 a week to 2”
    const rated =
      tokens[i - 1]?.lower === 'from' &&
      /^(?:a|an|per)$/.test(tokens[i + 1]?.lower ?? '') &&
      tokens[i + 3]?.lower === 'to' &&
      tokens[i + 4]?.kind === 'number'
    const counted = rated
      ? i + 5
      : change
        ? i + 3
        : phrase && phrase.head > i
          ? phrase.to
          : amountEnd(tokens, phrases, i)
    if (counted > i + 1 || /[%$£€¥]/.test(token.text))
      found.push({ ...pieceOf(line, i, counted), number: token.text, from: i, to: counted })
    i = Math.max(counted, i + 1)
  }
  return found
}

function isFigure(tokens: readonly Token[], i: number, { kind, lower, text }: Token): boolean {
  if (kind === 'word') return NUMBER_WORDS.has(lower) && !SMALL.has(lower)
  if (kind !== 'number' || CLOCK.test(lower) || YEAR.test(lower) || REFERENCE.test(text)) return false
  const before = tokens[i - 1]
  if (before && i > 1 && before.kind === 'word' && isCapitalised(before.text) && /^\d+$/.test(text))
    return false
  if (before && LABELS.has(before.lower)) return false
  return !/^(?:am|pm|a\.m\.|p\.m\.)$/.test(tokens[i + 1]?.lower ?? '')
}

/** `$12 off`, `17% of visits`, `Eleven of your 40 seats`, `£38,600 plus VAT`. */
function amountEnd(tokens: readonly Token[], phrases: readonly Phrase[], at: number): number {
  const next = tokens[at + 1]?.lower ?? ''
  if (next === 'off') return at + 2
  if (next === 'of' || next === 'plus') {
    const counted = phrases.find((p) => !p.joined && p.from >= at + 2 && p.from <= at + 3)
    return counted ? counted.to : at + 1
  }
  const money = /[$£€¥]/.test(tokens[at]?.text ?? '')
  return money && (next === 'per' || next === 'a') && tokens[at + 2]?.kind === 'word' ? at + 3 : at + 1
}
