/** Findings of wrong words whose entry holds the one right form. */
import type { Sentence } from './doc.ts'
import { matchCase } from './edit.ts'
import { at, textOf } from './finding.ts'
import type { Hit } from './phrase-table.ts'
import type { Finding } from './rule.ts'

/**
 * The finding of a hit whose first replacement is right in any context. Words that stay the same at both
 * ends are left out, so that `its up to you` marks `its` alone; `whole` keeps them. Apostrophes are curly
 * where those of the sentence are.
 */
export function correct(hit: Hit, sentence: Sentence, { whole = false } = {}): Finding {
  const right = (hit.entry.use[0] ?? '').split(' ')
  let { from, to } = hit
  const same = (token: number, word: string | undefined) =>
    sentence.tokens[token]?.lower === word?.toLowerCase()
  while (!whole && right.length > 1 && to - from > 1 && same(to - 1, right.at(-1))) {
    right.pop()
    to--
  }
  while (!whole && right.length > 1 && to - from > 1 && same(from, right[0])) {
    right.shift()
    from++
  }
  return correctAt(sentence, from, to, right.join(' '))
}

/** The same for tokens that a rule told by what stands around them. */
export function correctAt(sentence: Sentence, from: number, to: number, right: string, safe = true): Finding {
  const cased = matchCase(textOf(sentence, from, to), right, from === 0)
  const text = sentence.text.includes('’') ? cased.replaceAll("'", '’') : cased
  return at(sentence, from, to, { fixes: [{ label: `Use “${text}”`, replacement: text, safe }] })
}
