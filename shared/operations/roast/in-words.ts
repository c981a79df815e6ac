import type { z } from 'zod'
import { asSeen, quotedAsSeen, stopped } from '../as-seen.ts'
import type { contract } from './contract.ts'

/** A roast as plain text: the joke, then what to do about it. */
export function inWords(result: z.output<typeof contract.result>): string {
  const { verdict, one_liner, findings, cliches, saving_grace, score } = result
  const parts = findings.map(({ rank, line, quote, real_advice, rule_id, fix }) => {
    // What is missing has no place; the words beside it are innocent.
    const isTold = rule_id.startsWith('missing-') || tells(line, asSeen(quote))
    const place = isTold ? '' : `\n   In ${stopped(quotedAsSeen(quote, LONGEST))}`
    const mend = fix ? ` ${fix.label}${fix.score_delta > 0 ? `: +${fix.score_delta}` : ''}.` : ''
    return `${rank}. ${line}${place}\n   → ${real_advice}${mend}`
  })
  if (cliches.length > 0)
    parts.push(
      stopped(
        `Heard before: ${cliches.map((c) => quotedAsSeen(c.replace(/[.,;:]$/, ''), LONGEST)).join(', ')}`,
      ),
    )
  if (saving_grace !== null) parts.push(saving_grace)
  const isScored = new RegExp(`\\b${score}\\b`).test(verdict)
  return [isScored ? verdict : `${verdict} (${score} of 100)`, one_liner, ...parts].join('\n\n')
}

const LONGEST = 80
/** Words that a place has to add to those that its line repeats. */
const MORE = 3

/** Whether a line shows already where it strikes: it repeats the words, or there are none worth repeating. */
function tells(line: string, shown: string): boolean {
  const words = wordsIn(shown)
  if (words < 2) return true
  return [...line.matchAll(/“([^”]*?)…?”/g)].some(([, said = '']) =>
    shown.includes(said) ? words - wordsIn(said) < MORE || shown.startsWith(said) : said.includes(shown),
  )
}

const wordsIn = (text: string): number => text.match(/\p{L}[\p{L}\p{N}'’-]+/gu)?.length ?? 0
