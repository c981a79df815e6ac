import type { Sentence, Token } from '../doc.ts'
import { at } from '../finding.ts'
import { PHRASE_ENDERS } from '../lexicon/clause-words.ts'
import {
  AFTER_YOU,
  CLOSED_CLASS,
  GOES_BY,
  MEANT_TWICE,
  PARTICLES,
  TAKES_PARTICLE,
} from '../lexicon/doubled-words.ts'
import { isPlural } from '../measures/nouns.ts'
import { PRONOUNS } from '../measures/verb-form.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

/** Tokens from `from` on that say the same word, with nothing but space between. */
function runLength(tokens: readonly Token[], from: number): number {
  const first = tokens[from] as Token
  let to = from + 1
  while (
    tokens[to]?.kind === 'word' &&
    tokens[to]?.lower === first.lower &&
    (tokens[to - 1] as Token).end < (tokens[to] as Token).start
  )
    to++
  return to - from
}

/** `Log in in May`, `hand it in in May`, `keep the lights on on Sunday`, not `it goes live on on Friday`. */
function takesParticle(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const { lower, kind } = tokens[i] as Token
    if (kind !== 'word') return false
    if (TAKES_PARTICLE.test(lower) && (tokens[at]?.lower !== 'by' || GOES_BY.test(lower)))
      return i === at - 1 || PHRASE_ENDERS.has((tokens[i + 1] as Token).lower)
    if (PARTICLES.has(lower)) return false
  }
  return false
}

/** `New York New York`, `sale sale sale`, `what it is is`: said twice on purpose. */
function isMeant({ tokens }: Sentence, from: number, run: number): boolean {
  const word = tokens[from] as Token
  const again = tokens[from + 1] as Token
  if (MEANT_TWICE.has(word.lower)) return true
  if (run === 2 && PARTICLES.has(word.lower) && takesParticle(tokens, from)) return true
  // “Between you you raised £400.”
  if (word.lower === 'you')
    return AFTER_YOU.has(tokens[from + run]?.lower ?? '') || tokens[from - 1]?.lower === 'between'
  if (word.lower === 'i') return false
  // “We can can help”, not “we can can 200 jars” and the dance.
  if (word.lower === 'can') {
    const next = tokens[from + run]
    return next?.kind !== 'word' || isPlural(next) || !PRONOUNS.has(tokens[from - 1]?.lower ?? '')
  }
  if (word.lower.length === 1 && word.lower !== 'a') return true
  // A heading runs into its text: `Grouped tasks Tasks can be`.
  if (again.text !== again.lower && (word.text === word.lower || from > 0)) return true
  if (word.lower === 'is') return tokens.slice(0, from).some((t) => t.lower === 'what' || t.lower === 'that')
  return run > 2 && !CLOSED_CLASS.has(word.lower)
}

export default defineRule({
  id: 'doubled-word',
  dimension: 'correctness',
  severity: 'error',
  // A slip of the fingers, not of the mind.
  cost: { each: 4, cap: 12 },
  summary: 'The same word stands here twice.',
  why: 'A doubled word is the trace of a rushed edit. Your reader stumbles over it and wonders what else went unread.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  needs: 'twins',
  sentence: (sentence) => {
    const { tokens } = sentence
    const found: Finding[] = []
    for (let i = 1; i < tokens.length; i++) {
      const word = tokens[i - 1] as Token
      if (word.kind !== 'word' || word.lower !== tokens[i]?.lower) continue
      const run = runLength(tokens, i - 1)
      if (run < 2) continue
      if (!isMeant(sentence, i - 1, run)) {
        const safe = CLOSED_CLASS.has(word.lower)
        const fix = { label: `Keep one “${word.text}”`, replacement: word.text, safe }
        found.push(
          at(sentence, i - 1, i - 1 + run, { message: `“${word.text}” stands here twice.`, fixes: [fix] }),
        )
      }
      i += run - 1
    }
    return found
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nThe the quote is attached. Please send it to to Jonas by Friday.',
      marks: ['The the', 'to to'],
      fixed: 'Hi Ana,\n\nThe quote is attached. Please send it to Jonas by Friday.',
    },
    {
      draft: { subject: 'Your invoice for for March', draft: 'It is attached.' },
      marks: ['for for'],
      fixed: 'Your invoice for March',
    },
    {
      draft: 'We moved the meeting meeting to Tuesday. We can can accept it.',
      marks: ['meeting meeting', 'can can'],
      fixed: 'We moved the meeting to Tuesday. We can accept it.',
    },
  ],
  passes: [
    'I am so so sorry: we were so so close.',
    'You ran, and between you you raised £400.',
    'The demo was so so. The next one is in May.',
    'She had had the form for a week, and I know that that is too long.',
    'Bye bye, and thank you very very much.',
    'What it is is a shared calendar. Log in. In March it moves.',
    'We fly from Baden Baden to Walla Walla in June.',
    'The code is 44 44 12. We can can 200 jars an hour, and they dance the can can.',
  ],
}
