import type { Sentence } from '../doc.ts'
import { range } from '../finding.ts'
import { ACTS } from '../lexicon/asks.ts'
import { AUXILIARIES } from '../lexicon/verbs.ts'
import { monthOf, weekdayIn } from '../measures/calendar.ts'
import { isTellingVerb } from '../measures/conjugation.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { words } from '../word-set.ts'

/** Shorter lines are labels, names or list entries as often as sentences; questions are told by their form. */
const LEAST_WORDS = 5
const LEAST_OF_QUESTION = 3

/** “Sunday 9 November, 2–6 pm” and “Doors open from 7 pm on Friday”: when something is, and no sentence. */
const BESIDE_DATES = words(
  'thurs am pm at to from until till and on noon midnight the of st nd rd th bst cet est gmt',
)
const isOfDates = (lower: string): boolean =>
  BESIDE_DATES.has(lower) || monthOf(lower) > 0 || weekdayIn(lower) >= 0

const isDateLine = ({ tokens }: Sentence): boolean =>
  tokens.some(({ kind }) => kind === 'number') &&
  tokens.every(({ kind, lower }) => kind !== 'word' || isOfDates(lower))

/** Words of a statement, a question or a request: “Passengers: 2 adults, 1 child” and “Femi and the team” have none. */
const SAYS = words(
  `${AUXILIARIES} must be may might i we you they it he she i'm we're you're it's i'll we'll please let this that there`,
)

/** “When can you come”, “Is the lift working”, “If you have time, could you look”; not “Should you need it, call”. */
const QUESTION =
  /(?:^(?:(?:so|and|also|but),? )?(?:(?:wh\w+|how)(?: \w+){0,3}? )?|, )(?:(?:can|could|would|will|does|did|are|is|was|has)(?:n['’]t)? (?:i|you|we|they|he|she|it)|(?:do|have) (?:i|you|we|they)|(?:shall|should|may) (?:i|we))\b|^(?:is|are|was|does|did|can|could|will|would|has) (?:the|your|our|this|that|any\w*)\b/i

const isStatement = ({ tokens }: Sentence): boolean =>
  ACTS.has(tokens[0]?.lower ?? '') || tokens.some(({ lower }) => SAYS.has(lower) || isTellingVerb(lower))

export default defineRule({
  id: 'missing-end-mark',
  dimension: 'correctness',
  severity: 'info',
  summary: 'The sentence has no end mark.',
  why: 'The other sentences have one, so its absence reads as a slip, or as if something were cut off.',
  evidence: [],
  check: (doc) => {
    const found: Finding[] = []
    let ended = 0
    let asked = 0
    for (const block of doc.blocks) {
      if (block.region !== 'body' || block.kind !== 'paragraph') continue
      const last = doc.sentences[block.to - 1]
      const asks = last !== undefined && QUESTION.test(last.text)
      if (!last || last.words < (asks ? LEAST_OF_QUESTION : LEAST_WORDS)) continue
      if (last.mark !== '') {
        ended++
        continue
      }
      if (isDateLine(last) || !isStatement(last)) continue
      const end = last.tokens.at(-1)
      if (end?.kind !== 'word' || doc.links.some((l) => l.end === last.end)) continue
      // A capitalised line without an end mark is a heading.
      if (
        block.to - block.from === 1 &&
        last.tokens.filter((t) => t.kind === 'word' && t.text !== t.lower).length > last.words / 2
      )
        continue
      if (asks) asked++
      found.push(
        range('draft', last.start + end.start, last.end, {
          fixes: [{ label: 'Add an end mark', replacement: `${end.text}${asks ? '?' : '.'}`, safe: asks }],
        }),
      )
    }
    // One slip among sentences that end properly is a slip; a mail without end marks is a style. A question shows it.
    return ended > 0 && ended + asked > found.length ? found : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'Hi Ana,\n\nYour March report is ready to read.\n\nI moved the totals to the second page\n\nCan you check them by Friday?\n\nBest,\nTom',
      marks: ['page'],
      fixed:
        'Hi Ana,\n\nYour March report is ready to read.\n\nI moved the totals to the second page.\n\nCan you check them by Friday?\n\nBest,\nTom',
    },
    {
      draft:
        'Thanks for the call this morning. It helped me and the team a lot\n\nI have sent the numbers to Priya for review.\n\nShe will answer by noon on Friday.',
      marks: ['lot'],
    },
    {
      draft:
        'The plan is on page 2 of the file.\n\nCould you check it\n\nThe lift in block B is broken.\n\nIs the engineer coming on Friday\n\nThe tenants are waiting for us.',
      marks: ['it', 'Friday'],
      fixed:
        'The plan is on page 2 of the file.\n\nCould you check it?\n\nThe lift in block B is broken.\n\nIs the engineer coming on Friday?\n\nThe tenants are waiting for us.',
    },
    {
      draft:
        'The plan is on page 2 of the file.\n\nWhat matters is that we start early\n\nThe lift in block B is broken.\n\nShould you need a hand, I am here\n\nThe tenants are waiting for us.',
      marks: ['early', 'here'],
      fixed:
        'The plan is on page 2 of the file.\n\nWhat matters is that we start early.\n\nThe lift in block B is broken.\n\nShould you need a hand, I am here.\n\nThe tenants are waiting for us.',
    },
  ],
  passes: [
    'Hi Ana,\n\nThe fair is on the green this year.\n\nSunday 9 November, 2–6 pm\n\nBring a friend along, and a cup.\n\nTom',
    'Hi Ana,\n\nWhat we agreed:\n\n- totals on the second page of it\n- names in the first column of it\n\nCan you check them by Friday?',
    'hey all, no full stops here at all\n\nthat is just how i write mails',
  ],
}
