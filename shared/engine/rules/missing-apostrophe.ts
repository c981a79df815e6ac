import { correct } from '../correct.ts'
import type { Token } from '../doc.ts'
import { ofHit } from '../finding.ts'
import { MISSING_APOSTROPHES } from '../lexicon/missing-apostrophes.ts'
import { opensClause } from '../measures/clause.ts'
import { isTellingVerb } from '../measures/conjugation.ts'
import { defineRule, type Examples } from '../rule.ts'
import { words } from '../word-set.ts'

const OWNERS = words('his her their my your our is was the are were')
/** `the last weeks have`, `in these next months`: a plain plural. */
const BEFORE_PLURAL = words('the these those our your my their his her its over first few')

const BEFORE_LETS = words('and then otherwise now please maybe also')
/** What follows “I'm” and no name. */
const STATES = words('sorry here late happy glad sure not so very still just going afraid writing in')

/** Whether the phrase is what it seems; by its first word. */
function isSlip(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from] as Token
  const next = tokens[to]
  switch (first.lower) {
    case 'wont':
      return !OWNERS.has(tokens[from - 1]?.lower ?? '') && next?.lower !== 'to'
    case 'ive':
    case 'im':
      // In the midst of a sentence “Im” may be a name.
      return from === 0 || first.text === first.lower || STATES.has(next?.lower ?? '')
    case 'i':
    case 'let':
      return tokens[to - 1]?.text === tokens[to - 1]?.lower
    case 'todays':
    case 'yesterdays':
    case 'tomorrows':
    case 'childrens':
      return (
        next?.kind === 'word' &&
        (first.text === first.lower || (opensClause(tokens, from) && next.text === next.lower))
      )
    case 'ill':
      return opensClause(tokens, from)
    case 'lets':
      return opensClause(tokens, from) || BEFORE_LETS.has(tokens[from - 1]?.lower ?? '')
    case 'this':
      return next?.kind === 'word'
    case 'last':
    case 'next':
      return next?.kind === 'word' && !BEFORE_PLURAL.has(tokens[from - 1]?.lower ?? '')
    default:
      return true
  }
}

export default defineRule({
  id: 'missing-apostrophe',
  dimension: 'correctness',
  severity: 'error',
  // Everybody understands; it only looks hasty.
  cost: { each: 4, cap: 12 },
  summary: 'An apostrophe is missing.',
  why: 'A word such as “dont” is read without trouble, and noticed all the same: it says that the mail was typed in a hurry and not read again.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: MISSING_APOSTROPHES,
  hit: (hit, sentence) => {
    const first = sentence.tokens[hit.from] as Token
    // Capitals alone may be an abbreviation: IM, IVE.
    if (first.lower !== 'i' && first.text.length < 4 && first.text === first.text.toUpperCase()) return null
    // “The clients website is down”, not “we gave the clients feedback”.
    if (hit.entry.use.length > 1) {
      const { lower = '' } = sentence.tokens[hit.to] ?? {}
      return opensClause(sentence.tokens, hit.from) && (isTellingVerb(lower) || /ed$/.test(lower))
        ? ofHit(hit, sentence)
        : null
    }
    return isSlip(sentence.tokens, hit.from, hit.to) ? correct(hit, sentence) : null
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Im sorry we didnt answer, and thats on us. I dont think youll mind.',
      marks: ['Im', 'didnt', 'thats', 'dont', 'youll'],
      fixed: "I'm sorry we didn't answer, and that's on us. I don't think you'll mind.",
    },
    {
      draft: 'The clients website is down, but our teams effort paid off.',
      marks: ['The clients website', 'our teams effort'],
    },
    {
      draft: 'Lets talk on Monday. Ill send the agenda for this weeks call in two weeks time.',
      marks: ['Lets', 'Ill', 'weeks', 'weeks'],
      fixed: "Let's talk on Monday. I'll send the agenda for this week's call in two weeks' time.",
    },
    {
      draft: 'Sorry Im late, I m on my way and it s raining. We don t mind.',
      marks: ['Im', 'I m', 'it s', 'don t'],
      fixed: "Sorry I'm late, I'm on my way and it's raining. We don't mind.",
    },
  ],
  passes: [
    'We gave the clients feedback, and our teams budget well.',
    'As is his wont, she was ill; be ill and send word. The app lets you get more done.',
    'The last weeks have been full, and the next months will be too.',
    "Don't worry, it's fine: that's what I'd say.",
    'Mr Ive and the IM team met on the roof.',
  ],
}
