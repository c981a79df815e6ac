/** “Shall we go ahead with the new insurer? I need your decision by December 10.” in one question. */
import { deadlineIn } from '../deadline.ts'
import { type Said, sayable, type Told, wordCount } from './said.ts'

const ASKS =
  /^(?:(?:would you like|do you want) (us|me) to|(?:shall|should) (we|i)) ((?:go ahead|proceed|start|begin|order|book|renew|place|reserve|switch|sign|cancel|move)\b[^,;?]*)\?$/i
const NEEDS =
  /^(?:i|we)(?:'d|'ll| would| will)? need (?:to know|(?:a|your) (?:decision|answer|yes|go-ahead|reply|word|confirmation))\b/i
const MOST_WORDS = 14

/** The ask with the day by which the sentence behind it needs an answer. */
export function decisions(asked: string, { text, index }: Said): Told[] {
  const [, whom, who, act = ''] = ASKS.exec(sayable(asked)) ?? []
  const by = NEEDS.test(text) ? deadlineIn(text) : undefined
  if (act === '' || by === undefined || wordCount(act) > MOST_WORDS) return []
  const speaker = /^(?:us|we)$/i.test(whom ?? who ?? '') ? 'we' : 'I'
  return [{ text: `Can you confirm by ${by} that ${speaker} should ${act}?`, sentence: index, own: true }]
}
