/** How long what a mail speaks of goes on, where its own words count the days from the mail itself. */
import type { Doc } from '../../engine/doc.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const NUMBER = String.raw`(\d{1,2}|${NUMBERS.join('|')})`
const ENDS = String.raw`\b(?:ends?|ending|expires?|clos(?:es?|ing)|hold(?:ing)?|held|reserved?)\b[^.!?]{0,40}?`

const TONIGHT = /\b(?:(?:until|till|by|ends?|expires?|closes?) (?:today|tonight|midnight)|today only)\b/i
const TOMORROW = /\b(?:until|till|by|ends?|expires?|closes?) tomorrow\b/i
const HOURS = new RegExp(String.raw`${ENDS} (?:in|for|within)(?: the next)? ${NUMBER} hours\b`, 'i')
const DAYS = new RegExp(String.raw`${ENDS} (?:in|for|within)(?: the next)? ${NUMBER} days\b`, 'i')
/** “Thanks for starting your 14-day trial” */
const TRIAL = new RegExp(
  String.raw`\b(?:start(?:ed|ing)?|welcome|begins?|began|signed up)\b[^.!?]*?\b${NUMBER}[- ]day (?:free )?trial\b`,
  'i',
)

/** Days after the first mail on which it can still be spoken of; `null` where the mail counts none. */
export function daysLeft(doc: Doc | null): number | null {
  if (doc === null) return null
  const said = doc.sentences
    .filter(({ field, region }) => field === 'draft' && region !== 'quoted' && region !== 'footer')
    .map(({ text }) => text.replaceAll(/\s+/g, ' '))
    .join('\n')
  if (TONIGHT.test(said)) return 0
  if (TOMORROW.test(said)) return 1
  const hours = counted(HOURS, said)
  if (hours !== null) return Math.floor(hours / 24)
  const trial = counted(TRIAL, said)
  return counted(DAYS, said) ?? (trial === null ? null : trial - 1)
}

function counted(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text)?.[1]?.toLowerCase()
  if (found === undefined) return null
  const word = NUMBERS.indexOf(found)
  return word < 0 ? Number(found) : word + 1
}
