import type { z } from 'zod'
import type { contract } from './contract.ts'

/** Asks as plain text: what is asked now, what is wrong with it, and what to ask instead. */
export function inWords({ found, primary, candidates, issues }: Result): string {
  const asks = found.map(
    (f) =>
      `- ${f.text} (${f.kind}, friction ${f.friction} of 5, ${whereOf(f.position_pct)}${f.competing ? ', competing' : ''})`,
  )
  const offers = candidates.map(
    (c, i) =>
      `${i + 1}. ${c.text} (${c.kind}, friction ${c.friction} of 5). Score ${c.score} (${signed(c.score_delta)}), ${c.placement === 'replaces_primary' ? 'in place of the primary ask' : 'before the sign-off'}.`,
  )
  const snippet = candidates.find((c) => c.html_snippet !== null)?.html_snippet
  return [
    primary ? `The mail asks: “${primary.text}”` : 'The mail asks for nothing.',
    ...(asks.length > 1 ? ['All asks:', ...asks] : []),
    ...issues.map((i) => `! ${namedIn(i, found)}${i.message}`),
    ...(offers.length === 0 ? [] : ['Ask instead:', ...offers]),
    ...(snippet == null ? [] : ['', 'The first as a button:', snippet]),
  ].join('\n')
}

type Result = z.output<typeof contract.result>

/** Which ask an issue is of, as “This asks for something else” alone does not say. */
function namedIn({ start, end, message }: Result['issues'][number], found: Result['found']): string {
  const ask = /^This\b/.test(message) ? found.find((f) => f.start === start && f.end === end) : undefined
  return ask === undefined ? '' : `“${ask.text}”: `
}

const whereOf = (percent: number): string =>
  percent === 0 ? 'at the very start' : `${percent} % down the mail`

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)
