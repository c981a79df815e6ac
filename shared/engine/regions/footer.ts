/** Where the boilerplate at the end of a mail begins. */
import type { RawBlock } from '../blocks.ts'
import { FOOTER, hasFooterNumbers, isFooterAbroad, WAY_OUT, WAY_OUT_OFFERED } from '../lexicon/footers.ts'
import type { Memo } from '../memo.ts'

/** Characters of a text that are looked at for its language, and how many there are to a small English word. */
const SAMPLE = 800
const ENGLISH_EVERY = 100

/** Whether a block is boilerplate, as `footerTest` makes it for a text. */
export type IsFooter = (b: RawBlock, chars: number) => boolean

/** The test for a text's language: the words of twenty others need not be looked for in an English mail. */
export function footerTest(text: string, memo: Memo): IsFooter {
  let known: boolean | null = null
  const english = () => {
    known ??= looksEnglish(text.slice(0, SAMPLE))
    return known
  }
  const test = (block: string) =>
    inEnglish(block) || offersWayOut(block) || (!english() && isFooterAbroad(block))
  return (b, chars) => {
    const beginning = text.slice(b.start, Math.min(b.end, b.start + chars))
    return memo.footer(b.end - b.start < LONG ? beginning : beginning + GOES_ON, test)
  }
}

const looksEnglish = (sample: string) =>
  (sample.match(/\b(?:the|and|you|your|this|that|with|our|for)\b/gi)?.length ?? 0) * ENGLISH_EVERY >=
  sample.length

/** Characters of a block from which a word of a way out has to be an offer: “our unsubscribe rate fell” is none. */
const LONG = 200
/** Stands behind the beginning of such a block. */
const GOES_ON = '\u0000'

const inEnglish = (block: string) => FOOTER.test(block) || (/\d/.test(block) && hasFooterNumbers(block))

/** Whether a block that begins like this offers a way out. */
const offersWayOut = (beginning: string): boolean =>
  WAY_OUT.test(beginning) && (!beginning.endsWith(GOES_ON) || WAY_OUT_OFFERED.test(beginning))

/** Index of the first block of the boilerplate at the end; the number of blocks when there is none. */
export function findFooter(own: readonly RawBlock[], isFooter: IsFooter): number {
  const from = Math.floor(own.length / 2)
  let at = own.length
  for (let n = own.length - 1; n >= from; n--) {
    if (isFooter(own[n] as RawBlock, 400)) at = n
    else if (at < own.length && at - n > 3) break
  }
  return at
}
