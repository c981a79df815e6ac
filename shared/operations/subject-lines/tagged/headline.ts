/** A sentence as a heading says it: without articles, adverbs, brackets, and the forms of “be” that say nothing. */
import { datesIn } from './dates.ts'
import { added, isDay, isNoun, type Word } from './tags.ts'

const ADVERB =
  /ly$|^(?:just|also|already|very|quite|really|however|so|then|again|even|actually|too|only|here|there|please)$/
const PERIODIC = /^(?:early|daily|weekly|monthly|quarterly|yearly)$/
const POINTS = /^(?:this|these|that|those|some|any|its|his|her|their|several|all|both)$/

const PART_OF = /^(?:all|both|most|some|many|few|several|half|none|each|either|neither|any|one|part|rest)$/

/** `tail` is the end of a line, where “this afternoon” keeps its first word. */
export function headline(words: readonly Word[], part: 'start' | 'tail' = 'start'): Word[] {
  let depth = 0
  return words.filter((each, i) => {
    if (/^[([]$/.test(each.text)) depth++
    const bracketed = depth > 0
    if (/^[)\]]$/.test(each.text)) depth = Math.max(0, depth - 1)
    if (bracketed) return false
    const isArticle =
      /^(?:an?|the|our|my|his|her|its|their)$/.test(each.lower) && each.pos !== 'NOUN' && each.pos !== 'PROPN'
    // “Two of the pumps” are some of them.
    const ofThem =
      words[i - 1]?.lower === 'of' && (words[i - 2]?.pos === 'NUM' || PART_OF.test(words[i - 2]?.lower ?? ''))
    // “$1,950 a month” without its article is no rate.
    const isRate = /^an?$/.test(each.lower) && words[i - 1]?.pos === 'NUM'
    if (isArticle && !ofThem && !isRate) return false
    if (each.lower === 'brand' && words[i + 1]?.lower === 'new') return false
    if (i === 0 && part === 'start' && POINTS.test(each.lower) && words[1]?.lower !== 'of') return false
    if (i === 0 && part === 'start' && /^(?:attached|enclosed)$/.test(each.lower)) return false
    const isFiller = each.pos === 'ADV' && ADVERB.test(each.lower) && !PERIODIC.test(each.lower)
    return !isFiller || words[i + 1]?.pos === 'NUM'
  })
}

const BE = /^(?:is|are|was|were|been|being|be|'s|'re|'m|am)$/
const HAVE = /^(?:has|have|'ve|'s)$/
const MAY = /^(?:can|could|should|would|may|might|must)$/
const PARTICIPLE = /(?:ed|en|wn|ne|t|ing|ght|ld|de|d|un|ng|ck)$/
const NOT = /^(?:not|n't)$/

/** The same for a clause: “is moved” is “moved”, “will move” “to move”, “is at noon” “at noon”. What is denied stays as it is, and so does “to be”. */
export function clauseHeadline(clause: readonly Word[]): Word[] {
  const words = headline(clause)
  const out: Word[] = []
  for (let i = 0; i < words.length; i++) {
    const each = words[i]
    if (!each) continue
    const end = each.pos === 'AUX' ? endOfAuxiliaries(words, i) : i
    const next = words[end]
    const group = words.slice(i, end).map(({ lower }) => lower)
    const before = out.at(-1)?.lower ?? ''
    // “likely to be taken”: “to” needs its verb.
    const stays = NOT.test(next?.lower ?? '') || NOT.test(before) || before === 'to'
    if (end === i || stays || !next || out.length === 0) out.push(each)
    else if (next.pos === 'VERB' && group.length === 1 && /^(?:will|'ll|shall)$/.test(each.lower))
      out.push(added('to', 'PART'))
    else if (saysNothing(group, next)) i = end - 1
    else out.push(each)
  }
  return out
}

function endOfAuxiliaries(words: readonly Word[], at: number): number {
  let end = at
  while (words[end]?.pos === 'AUX' || (words[end]?.pos === 'ADV' && !NOT.test(words[end]?.lower ?? ''))) end++
  return end
}

const saysNothing = (group: readonly string[], next: Word): boolean =>
  next.pos === 'VERB'
    ? (PARTICIPLE.test(next.lower) && group.some((v) => BE.test(v))) ||
      (group.length === 1 && group.every((v) => HAVE.test(v)))
    : /^(?:ADP|ADJ|NUM|ADV)$/.test(next.pos) &&
      group.some((v) => BE.test(v)) &&
      !group.some((v) => MAY.test(v) || /^(?:was|were|been)$/.test(v))

/** Shorter forms of a heading, each ending before a preposition, a comma or “and”; no day and no span is cut in two. */
export function shorter(words: readonly Word[]): Word[][] {
  const dates = datesIn(words)
  return words.flatMap((each, i) => {
    const [before, after] = [words[i - 1], words[i + 1]]
    const spans = /^(?:to|and|-|–)$/.test(each.lower) && isMark(before) && isMark(after)
    const inDate = dates.some(([from, to]) => from < i && i < to)
    // “Club open until”: “is” was left out before what is said.
    const saysSo = words
      .slice(0, i)
      .some(({ pos }, k) => pos === 'VERB' || pos === 'AUX' || (pos === 'ADJ' && isEnd(words[k - 1])))
    // “Two of the pumps have” ends before it says anything; “Office closed” says it.
    const isOpen =
      before?.pos === 'AUX' ||
      (before?.pos === 'VERB' && !(i > 1 && PARTICIPLE.test(before.lower) && WHEN.test(each.lower)))
    // “on Tuesday or on Thursday” is no Tuesday; “with the new till system” does not end at “new”.
    if (before?.lower === 'or' || (before?.pos === 'ADJ' && words[i - 2]?.pos === 'ADP')) return []
    if (i < 2 || spans || inDate || !saysSo || isOpen) return []
    // “a young, hungry team player”
    if (each.text === ',' && before?.pos === 'ADJ' && after?.pos === 'ADJ') return []
    const isPlace =
      (each.pos === 'ADP' && each.lower !== 'of') ||
      /^[,;]$/.test(each.text) ||
      (/^(?:and|so|that|to)$/.test(each.lower) && before?.pos !== 'ADJ')
    return isPlace ? [words.slice(0, i)] : []
  })
}

/** Where a span begins or ends. */
const isMark = (each: Word | undefined) => each?.pos === 'NUM' || isDay(each)

const WHEN = /^(?:from|until|till|on|by|at|since|after|before|because|due)$/

const isEnd = (each: Word | undefined) => each?.pos === 'NUM' || isNoun(each)
