import { isAllCaps } from '../characters.ts'
import type { Token } from '../doc.ts'
import { range } from '../finding.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

const PARTS = new Set([',', '.', ';', '!', '?'])

/** Dates and places are written with a capital, and are no names of files: “since June.Two carriers”. */
const CAPITALISED =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)$/

/** “file.txt”, “Node.js” and “Asp.Net” are names; a sentence goes on with a capital. */
const endsSentence = (before: Token, after: Token): boolean =>
  after.text !== after.lower && (before.text === before.lower || CAPITALISED.test(before.lower))

export default defineRule({
  id: 'missing-space',
  dimension: 'correctness',
  severity: 'info',
  summary: 'A space is missing after the punctuation mark.',
  why: 'Without the space two sentences run into one, and mail programs may turn the dot into a link.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  needs: 'spacing',
  sentence: ({ tokens, start, field }) => {
    const found: Finding[] = []
    for (let i = 1; i < tokens.length - 1; i++) {
      const mark = tokens[i] as (typeof tokens)[number]
      const before = tokens[i - 1] as (typeof tokens)[number]
      const after = tokens[i + 1] as (typeof tokens)[number]
      if (!PARTS.has(mark.text) || after.start !== mark.end) continue
      // “5 % ;please”, not “see .env”.
      if (before.end !== mark.start && mark.text !== ';') continue
      // “At 3pm,or later”, not “3.Ask”, which may be an item of a list.
      const joined =
        before.kind === 'word' || (before.kind === 'number' && (mark.text === ',' || mark.text === ';'))
      if (!joined || after.kind !== 'word' || after.text.length < 2) continue
      // “TL;DR” is one word.
      if (mark.text === ';' && isAllCaps(before.text) && isAllCaps(after.text)) continue
      if (mark.text === '.' && !endsSentence(before, after)) continue
      found.push(
        range(field, start + before.end, start + after.end, {
          fixes: [{ label: 'Add a space', replacement: `${mark.text} ${after.text}`, safe: true }],
        }),
      )
    }
    return found
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'The pilot is done.Now we need a date.',
      marks: ['.Now'],
      fixed: 'The pilot is done. Now we need a date.',
    },
    {
      draft: 'Prices go up by 5 % ;please order.',
      marks: [' ;please'],
      fixed: 'Prices go up by 5 %; please order.',
    },
    {
      draft: 'We have waited since June.Two carriers have answered.',
      marks: ['.Two'],
      fixed: 'We have waited since June. Two carriers have answered.',
    },
    {
      draft: 'The notes,which I read twice,are good.',
      marks: [',which', ',are'],
      fixed: 'The notes, which I read twice, are good.',
    },
  ],
  passes: [
    'Open report.txt and read Node.js notes.',
    'We grew 3.5% to 1,200 seats at 10:30.',
    'See acme.example for more.',
    'That is, e.g., fine. TL;DR: it is done.',
  ],
}
