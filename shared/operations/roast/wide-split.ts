/** Parts a long sentence at a joint of which the rewrite is not sure, or drops an announcement from its start. */

import type { Sentence } from '../../engine/doc.ts'
import { capitalised } from '../../engine/edit.ts'
import { isSound } from '../rewrite/steps/sound-split.ts'

/** Fewest words on either side. */
const LEAST = 6
const VERB =
  "(?:is|are|am|was|were|has|have|had|will|would|can|could|may|might|must|should|can['’]t|won['’]t|don['’]t|isn['’]t|wasn['’]t)"
const PRONOUN = '(?:I|we|you|they|it|he|she|there)'
/** A clause of its own: somebody, and soon what they do. */
const CLAUSE = `(?=${PRONOUN}['’](?:d|ll|re|ve|s|m)\\b|${PRONOUN} \\p{L}+ |(?!(?:that|which|who|whose|whom|to|or|not|then|also|as|how|what|where)\\b)[\\p{L}’'-]+ (?:[\\p{L}\\p{N}’'-]+ ){0,9}?${VERB}\\b)`

/** Joints with what stands in their place; `{rest}` begins with a capital where it begins the sentence. */
const JOINTS: readonly { at: RegExp; opens: string; unless?: RegExp }[] = [
  { at: new RegExp(`(?:,| [–—]|;) and ${CLAUSE}`, 'giu'), opens: '' },
  {
    at: new RegExp(` and (?=${PRONOUN} \\p{L}+ )`, 'gu'),
    opens: '',
    unless: /\b(?:whereby|whether|if|would|could|so that)\b/i,
  },
  { at: new RegExp(`(?:,| [–—]|;) but ${CLAUSE}`, 'giu'), opens: 'But ' },
  { at: new RegExp(`(?:,| [–—]|;) so (?!that\\b)${CLAUSE}`, 'giu'), opens: 'So ' },
  { at: new RegExp(`, because ${CLAUSE}`, 'giu'), opens: 'The reason: ' },
  { at: new RegExp(`, although ${CLAUSE}`, 'giu'), opens: 'Still, ' },
  { at: /, so that /gi, opens: 'So ' },
  { at: /, in order to /gi, opens: 'The aim: to ' },
  { at: /, after which(?: point| time| date)? /gi, opens: 'After that, ' },
  { at: /, failing which /gi, opens: 'Otherwise ' },
  { at: /: (?=(?:if|we|i|the|you)\b)/gi, opens: '' },
]
/** Who goes on doing something: “I ordered a box and noticed that …”, “We know that … and that …”. */
const GOES_ON: readonly { starts: RegExp; at: RegExp; opens: string }[] = [
  {
    starts: /^(?:I|We)\b/,
    at: / and (?=(?:noticed|saw|found|read|heard|thought|wanted|reali[sz]ed) )/g,
    opens: '$who ',
  },
  { starts: /^(?:I|We) (?:know|understand|see|hear)\b/, at: /, and (?=that )/g, opens: '$who also know ' },
]
const SUBORDINATE =
  /^(?:if|when|while|because|since|although|though|as|once|after|before|unless|until|whether|given|in the event|with reference)\b/i
const FINITE = new RegExp(`\\b${VERB}\\b|\\p{L}{2}ed\\b|\\p{L}{3}s\\b`, 'iu')
/** What a sentence says before it says something. */
const ANNOUNCES =
  /\b(?:we regret to inform you that|please be (?:advised|informed) that,?|please note that|it is felt that|as you may or may not be aware,|we are pleased to inform you that) /i

/** The sentence as two; `null` where no place is safe enough. */
export function inTwo({ text, words, tokens }: Sentence): string | null {
  if (text.includes('\n') || text.trimEnd().endsWith('?')) return null
  const who = /^(?:I|We)\b/.exec(text)?.[0] ?? ''
  const joints: typeof JOINTS = [...JOINTS, ...GOES_ON.filter(({ starts }) => starts.test(text))]
  let best: { text: string; off: number } | null = null
  for (const { at, opens, unless } of joints)
    for (const joint of text.matchAll(at)) {
      const first = text.slice(0, joint.index)
      const rest = text.slice(joint.index + joint[0].length)
      const before = first.split(/\s+/).length
      const off = Math.abs(before - words / 2)
      if (before < LEAST || words - before < LEAST || isOpen(first) || !FINITE.test(first)) continue
      if (unless?.test(first)) continue
      // “If it rains, we stay in, and …”: the main clause has to be through.
      if (SUBORDINATE.test(first) && !/,.*\s\S+.*/.test(first)) continue
      if (best !== null && best.off <= off) continue
      const second = begun(opens.replace('$who', who), rest)
      const edit = { start: joint.index, end: text.length, replacement: `. ${second}` }
      if (!isSound({ text, tokens }, [edit])) continue
      best = { text: `${first}. ${second}`, off }
    }
  return best?.text ?? null
}

/** The sentence without what only announces it; `null` where it announces nothing. */
export function unannounced({ text }: Sentence): string | null {
  const found = ANNOUNCES.exec(text)
  if (!found) return null
  const rest = text.slice(found.index + found[0].length)
  return found.index === 0 ? capitalised(rest) : text.slice(0, found.index) + rest
}

const begun = (opens: string, rest: string): string => (opens === '' ? capitalised(rest) : opens + rest)

/** Whether a bracket or a quote is open at the end. */
const isOpen = (text: string): boolean =>
  text.split(/[([“]/).length !== text.split(/[)\]”]/).length || text.split('"').length % 2 === 0
