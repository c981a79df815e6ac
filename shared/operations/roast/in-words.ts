import type { z } from 'zod'
import type { contract } from './contract.ts'

/** A roast as plain text: the joke, then what to do about it. */
export function inWords(result: z.output<typeof contract.result>): string {
  const { verdict, one_liner, findings, cliches, saving_grace, score } = result
  const parts = findings.map(({ rank, line, quote, real_advice, fix }) => {
    const shown = quote.replaceAll(/\s+/g, ' ').trim()
    // Most lines repeat the words they are about; marks and tags say little by themselves.
    const isSaid = line.includes(shown.slice(0, SAID)) || !/^[^<]*\p{L}{2}/u.test(shown)
    const place = isSaid ? '' : `\n   In “${shortened(shown)}”.`
    const mend = fix ? ` ${fix.label}: ${signed(fix.score_delta)}.` : ''
    return `${rank}. ${line}${place}\n   → ${real_advice}${mend}`
  })
  if (cliches.length > 0) parts.push(`Heard before: ${cliches.map((c) => `“${c}”`).join(', ')}.`)
  if (saving_grace !== null) parts.push(saving_grace)
  const isScored = new RegExp(`\\b${score}\\b`).test(verdict)
  return [isScored ? verdict : `${verdict} (${score} of 100)`, one_liner, ...parts].join('\n\n')
}

/** Characters at the start of a quote that tell it from others. */
const SAID = 20

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text)
/** Fixes of a roast never lower the score. */
const signed = (points: number) => `+${points}`
