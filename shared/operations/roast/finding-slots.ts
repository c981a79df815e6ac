/** The facts of one finding that its line may speak of. */
import type { Found } from '../../engine/check.ts'
import type { Doc } from '../../engine/doc.ts'
import type { Annotation } from '../../engine/report.ts'
import { count, listed, number, times } from './in-numbers.ts'
import type { Slots } from './line.ts'
import { withoutLooseEnds } from './loose-ends.ts'
import { firstWords, shortQuote } from './quoting.ts'
import { surroundings } from './surroundings.ts'

/** One place in the mail: as the rules saw it and as it is reported. */
export interface Place {
  found: Found
  annotation: Annotation
}

/** A line that a fix would add is told whole. */
const LONGEST_ADDED = 120

/** Rules whose words are nobody's business, not even in a joke. */
const SECRET = new Set(['sensitive-data', 'secret-request'])

/** The words a reader sees at a place; '' where it is a tag or nothing. */
export function visible(doc: Doc, { found }: Place): string {
  if (found.source !== undefined || SECRET.has(found.rule.id)) return ''
  const text = withoutLooseEnds(doc, found.rule.id, found.field, found)
  // “cutting-edge drones”: what a fix leaves of it is not what the remark is about.
  const kept = ` ${found.fixes[0]?.replacement.trim() ?? ''}`
  return kept.length > 1 && text.endsWith(kept) ? text.slice(0, -kept.length) : text
}

/** Slots of a place; `all` are the places of the same rule. */
export function findingSlots(doc: Doc, place: Place, all: readonly Place[]): Slots {
  const { found, annotation } = place
  const text = visible(doc, place)
  const short = shortQuote(text)
  const start = found.source ? null : firstWords(doc, found.field, text, found.start)
  const quote = short ?? start
  const words = wordsIn(text)
  const commas = text.split(',').length - 1
  const distinct = [...new Set(all.map((each) => shortQuote(visible(doc, each))))].filter((q) => q !== null)
  const fixed = found.fixes[0]?.replacement ?? ''
  // Of several spellings the first is no more than the likeliest.
  const isGuess = found.rule.id === 'misspelling' && found.fixes.length > 1
  return {
    quote,
    start,
    // A place as long as the mail would give the mail’s own count again.
    n: words > 1 && words !== doc.counts.words ? number(words) : null,
    half: words > 3 ? number(Math.round(words / 2)) : null,
    commas: commas > 3 ? count(commas, 'comma') : null,
    times: all.length > 1 ? times(all.length) : null,
    places: all.length > 1 ? count(all.length, 'place') : null,
    list: distinct.length > 1 ? listed(distinct.slice(0, 3)) : null,
    other: distinct.find((each) => each !== quote) ?? null,
    ...surroundings(doc, place),
    fixed: short === null || fixed === annotation.quote || isGuess ? null : shortQuote(fixed),
    file: fileName(annotation.quote),
    // A line that would be added where nothing stands now.
    added: text === '' && fixed !== '' ? shortQuote(fixed.replace(/^[.\s]+/, ''), LONGEST_ADDED) : null,
  }
}

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length

/** Name of the picture in a tag: `IMG_4471.JPG`. */
function fileName(tag: string): string | null {
  if (!tag.startsWith('<img')) return null
  const src = /\bsrc\s*=\s*["']([^"'?#]{1,300})/i.exec(tag)?.[1] ?? ''
  const name = src.slice(src.lastIndexOf('/') + 1)
  return /^[\w.-]{3,40}$/.test(name) ? name : null
}
