/** Noun phrases among tagged words. */
import type { Range } from './dates.ts'
import { isDay, isMonth, isNoun, isOwner, type Word } from './tags.ts'

/** A noun phrase; `head` is the index of its noun. */
export interface Chunk {
  from: number
  to: number
  head: number
}

/** Small phrases: “the new expense tool”, “order 88213”, “Mum's wardrobe”. */
export function chunksIn(words: readonly Word[]): Chunk[] {
  const found: Chunk[] = []
  for (let i = 0; i < words.length; ) {
    const start = words[i]?.pos === 'DET' || isOwner(words[i]) ? i + 1 : i
    const head = headFrom(words, start)
    if (head >= start) found.push({ from: i, to: head + 1, head })
    i = head >= start ? head + 1 : Math.max(i + 1, start)
  }
  return found
}

/** In -ing, and prepositions all the same. */
const LINKING =
  /^(?:regarding|concerning|including|excluding|following|according|depending|starting|beginning|pending)$/

/** The last noun or figure of a run of modifiers and nouns; -1 where there is none. */
function headFrom(words: readonly Word[], start: number): number {
  let head = -1
  for (let i = start; i < words.length; i++) {
    const [before, each, after] = [words[i - 1], words[i], words[i + 1]]
    // “in your shop three weeks ago”: how long is no part of the shop.
    if (head >= 0 && each?.pos === 'NUM' && isNoun(after) && !isMonth(after) && !isDay(before)) break
    if (isNoun(each) || each?.pos === 'NUM') head = i
    else if (each?.pos === 'ADJ') {
      // “late five times”, “the offer valid until”
      if (i === start && before?.pos !== 'DET' && after?.pos === 'NUM') break
      if (head >= 0 && before?.pos !== 'ADJ' && !isNoun(after)) break
    } else {
      const modifies =
        (each?.pos === 'ADV' && i === start && after?.pos === 'ADJ' && isNoun(words[i + 2])) ||
        (each?.pos === 'VERB' &&
          /(?:ing|ed)$/.test(each.lower) &&
          // “the customer onboarding platform”
          (before?.pos === 'DET' ||
            before?.pos === 'ADJ' ||
            (head === i - 1 && /ing$/.test(each.lower) && !LINKING.test(each.lower))) &&
          isNoun(after))
      const owns =
        (each?.text === "'s" || each?.text === "'") && each.pos !== 'AUX' && isNoun(before) && head === i - 1
      if (!modifies && !owns && !(each?.text === '#' && after?.pos === 'NUM')) break
    }
  }
  return head
}

const LINK =
  /^(?:of|for|at|in|on|to|from|with|between|about|regarding|concerning|by|until|before|after|against|into|through|via|within|under|over|near|around|and|&|or)$/
/** Phrases that one hangs on, at most. */
const MOST_LINKS = 3

/** The same with what hangs on them: “training”, “training for new mentors”, “training for new mentors at the library”. */
export const linkedChunks = (words: readonly Word[], chunks: readonly Chunk[]): Chunk[] =>
  chunks.flatMap(({ from, to, head }, i) => {
    const found: Chunk[] = []
    let end = to
    for (const next of chunks.slice(i + 1, i + 1 + MOST_LINKS)) {
      const link = words[end]
      // “a price for painting the stairwell”
      const doing = /ing$/.test(words[next.from - 1]?.lower ?? '') ? 1 : 0
      const goesOn = doing === 1 && next.from === end
      if (!goesOn && (next.from !== end + 1 + doing || link?.pos === 'VERB' || !LINK.test(link?.lower ?? '')))
        break
      end = next.to
      found.push({ from, to: end, head })
    }
    return found
  })

const TIME =
  /^(?:the|this|next|last|today|tomorrow|tonight|yesterday|morning|afternoon|evening|week|month|early|late|end|noon|of)$/
/** “Friday morning”, “the 12th”: a day is no matter. */
export const isTime = (words: readonly Word[], { from, to }: Chunk): boolean =>
  words
    .slice(from, to)
    .every((each) => isDay(each) || isMonth(each) || each.pos === 'NUM' || TIME.test(each.lower))

/** Whether a phrase ends within a date. */
export const cuts = ({ to }: Chunk, dates: readonly Range[]): boolean =>
  dates.some(([from, end]) => from < to && to < end)
