import { isCapitalised } from '../characters.ts'
import type { Sentence, Token } from '../doc.ts'
import { at, textOf } from '../finding.ts'
import { opensClause } from '../measures/clause.ts'
import type { Hit } from '../phrase-table.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

/** “Her and Tom” may go on: “her and Tom's keys”. */
const OBJECT_FORMS = lexicon('pronoun-case', {
  'me and': 'I',
  'him and': 'he',
  'them and': 'they',
  'us and': 'we',
})
const LED_BY = new Set(['my', 'our', 'the', 'his', 'their'])
const FINITE = new Set(
  (
    "am are were have had do did will would can could should may might must won't can't don't didn't weren't haven't " +
    'went met saw got came took made found spoke thought wrote sent ran left sat felt knew agreed want need hope look ' +
    'think believe work plan go meet talk'
  ).split(' '),
)

const isVerb = (token: Token | undefined): boolean =>
  token?.kind === 'word' && (FINITE.has(token.lower) || /^[a-z]{3,}ed$/.test(token.text))

/** End of the name or of “my sister” that stands behind “me and”, as a token index; 0 for anything else. */
function endOfOther(tokens: readonly Token[], from: number): number {
  const led = LED_BY.has(tokens[from]?.lower ?? '')
  const head = led ? from + 1 : from
  if (tokens[head]?.kind !== 'word' || !(led || isCapitalised(tokens[head]?.text ?? ''))) return 0
  const next = tokens[head + 1]
  return !led && next?.kind === 'word' && isCapitalised(next.text) ? head + 2 : head + 1
}

function slip({ from, to, entry }: Hit, sentence: Sentence): Finding | null {
  const { tokens } = sentence
  const end = endOfOther(tokens, to)
  if (end === 0 || !opensClause(tokens, from) || !isVerb(tokens[end])) return null
  const other = textOf(sentence, to, end)
  const opens = isCapitalised(tokens[from]?.text ?? '')
  const replacement = `${opens ? other.charAt(0).toUpperCase() + other.slice(1) : other} and ${entry.use[0]}`
  return at(sentence, from, end, { fixes: [{ label: `Use “${replacement}”`, replacement, safe: true }] })
}

export default defineRule({
  id: 'pronoun-case',
  dimension: 'correctness',
  severity: 'warning',
  summary: 'Who acts is “I” and not “me”.',
  why: 'In talk nobody minds; in writing many readers stop at it. Leave the other person out to hear it: “me went” is wrong, and so is “me and Tom went”.',
  evidence: [],
  lexicon: OBJECT_FORMS,
  hit: slip,
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Me and Tom will fix it tomorrow. Yesterday, me and my sister went through the list.',
      marks: ['Me and Tom', 'me and my sister'],
      fixed: 'Tom and I will fix it tomorrow. Yesterday, my sister and I went through the list.',
    },
    {
      draft: 'Me and my team have a plan. Him and Sara Lindqvist spoke on Monday.',
      marks: ['Me and my team', 'Him and Sara Lindqvist'],
      fixed: 'My team and I have a plan. Sara Lindqvist and he spoke on Monday.',
    },
  ],
  passes: [
    'Call me and Tom will help. The keys are for me and Tom.',
    'They asked him and Tom answered. Between us and the team are two floors.',
    'It was me and Tom who went.',
  ],
}
