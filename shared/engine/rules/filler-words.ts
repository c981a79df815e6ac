import { without } from '../finding.ts'
import { FILLER_WORDS, JUST_WANTS, KEEPS_AFTER, KEEPS_BEFORE } from '../lexicon/filler-words.ts'
import { isFiller as isWish } from '../measures/wish.ts'
import { defineRule, type Examples } from '../rule.ts'
import { hitsOf, isName, type Placed } from '../swap.ts'
import { words } from '../word-set.ts'

/** One filler is a manner of speaking; they are noise from two, and from one in this many words. */
const FEW = 2
const ONE_IN = 60

const SPEAKERS = words("i we i'm we're i'd we'd i'll we'll would could can")

/** True where the sentence says the same without it. */
function isFiller({ hit, sentence }: Placed): boolean {
  const { tokens } = sentence
  const { term } = hit.entry
  // “Really Useful Boxes”, “the Very Group”.
  if (isName(hit, sentence)) return false
  const before = tokens[hit.from - 1]
  const after = tokens[hit.to]
  if (term.includes(' ')) return hit.from === 0
  if (before && KEEPS_BEFORE.has(before.lower)) return false
  if (term === 'just')
    return before !== undefined && SPEAKERS.has(before.lower) && JUST_WANTS.has(after?.lower ?? '')
  // “Basically free” is not free.
  if (term === 'simply' || ((term === 'basically' || term === 'essentially') && after?.text !== ','))
    return before !== undefined && SPEAKERS.has(before.lower)
  if (after?.kind !== 'word') return hit.from === 0 && after?.text === ','
  return !KEEPS_AFTER.has(after.lower)
}

export default defineRule({
  id: 'filler-words',
  dimension: 'clarity',
  severity: 'info',
  summary: 'This word adds nothing here.',
  why: 'A filler now and then sounds human; several blur the point and make what you say sound less sure.',
  evidence: [],
  families: ['cold', 'warm', 'operational', 'bulk_promo'],
  lexicon: FILLER_WORDS,
  // Whether a filler disturbs is a matter of how many there are.
  hit: () => null,
  onHits: true,
  check: (doc) => {
    // “I really enjoyed it” says how much.
    if (doc.kind === 'thank_you') return []
    const fillers = hitsOf(doc, FILLER_WORDS).filter(isFiller)
    if (fillers.length < FEW) return []
    // A wish that fits any mail makes them no rarer.
    const wishes = doc.sentences.reduce((sum, each) => sum + (isWish(each) ? each.words : 0), 0)
    if (fillers.length * ONE_IN < doc.counts.words - wishes) return []
    return fillers.map(({ hit, sentence }) => ({
      ...without(sentence, hit.from, hit.to, true),
      message: `${fillers.length} fillers in ${doc.counts.words} words; the sentence says the same without “${hit.entry.term}”.`,
    }))
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'I just wanted to say that the demo was very good. Basically, it saved us a day.',
      marks: ['just ', 'very ', 'Basically, it'],
      fixed: 'I wanted to say that the demo was good. It saved us a day.',
    },
    {
      draft: 'We really liked it, and it is actually cheaper.',
      marks: ['really ', 'actually '],
      fixed: 'We liked it, and it is cheaper.',
    },
  ],
  passes: [
    'We have just moved to the very same street. That is not really far.',
    'It is very heavy.',
    'What actually matters is the just-in-time stock, and quite a few firms know it.',
  ],
}
