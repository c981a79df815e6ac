/** What later steps can ask for by the words of the first mail, as a smaller question than its own. */
import type { Doc } from '../../engine/doc.ts'
import type { FoundAsk } from '../cta/found.ts'

/** `the Bergen report` of “I could send the Bergen report, which is four pages”; `null` where the mail offers nothing to send. */
export function sentIn(doc: Doc, example: string | null): string | null {
  for (const { field, region, text } of doc.sentences) {
    if (field !== 'draft' || region === 'quoted') continue
    const [, what = ''] = SENDS.exec(text.replaceAll(/\s+/g, ' ')) ?? []
    const thing = what
      .replace(/ (?:over|across|along|as well|too|by e-?mail)$/i, '')
      // “a recording of it working on a real booking”: of what, the mail before says.
      .replace(/ (?:of|for|with|on|from) (?:it|them|this|that)\b.*$/i, '')
    if (thing === '' || /^(?:it|that|this|them|those|one|some|more)\b/i.test(thing)) continue
    if (!/^their /i.test(thing)) return thing.replace(/^an? /i, 'the ')
    // “Their” is said of somebody whom the question has to name.
    if (example !== null && !/^(?:the|a) /i.test(example)) return `${example}'s${thing.slice('their'.length)}`
  }
  return null
}
const SENDS =
  /\b(?:(?:shall|should|can|could|may) I (?:also )?(?:send|show|share|forward|email)|if I (?:sent|showed|shared)|I (?:can|could) (?:also )?(?:send|share|show|forward)|want me to (?:send|share|show)|happy to (?:send|share))(?: (?:you|over|across))* ((?:an?|the|their|our|his|her) [^?!.,;:]{3,60}?)(?=[?!.,;:]|$| (?:if|so|before|when|for your|on \p{Lu}|next|this)\b)/iu

/** Whether the first mail asks who looks after its matter, so that no later step has to. */
export const asksWho = (doc: Doc, primary: FoundAsk | null): boolean =>
  WHO.test(primary?.text ?? '') ||
  doc.sentences.some(({ field, text }) => field === 'draft' && POINTS.test(text))
const WHO = /^who\b/i
const POINTS =
  /\b(?:the right person|who (?:else )?(?:should|can|do) I (?:speak|talk|write|ask|contact)|point me (?:to|towards?)|who(?:ever)? (?:else )?(?:owns|looks after|runs|decides))\b/i
