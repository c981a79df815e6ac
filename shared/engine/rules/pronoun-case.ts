import { isCapitalised } from '../characters.ts'
import type { Sentence, Token } from '../doc.ts'
import { capitalised } from '../edit.ts'
import { at, textOf } from '../finding.ts'
import { AUXILIARIES, NEGATED } from '../lexicon/verbs.ts'
import { opensClause } from '../measures/clause.ts'
import { isTellingVerb } from '../measures/conjugation.ts'
import type { Hit } from '../phrase-table.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { words } from '../word-set.ts'

/** “Her and Tom” may go on: “her and Tom's keys”. */
const OBJECT_FORMS = lexicon('pronoun-case', {
  'me and': 'I',
  'him and': 'he',
  'them and': 'they',
  'us and': 'we',
  'myself and': 'I',
  'myself or': null,
  '(and|or) (i|me|myself)': null,
})
const LED_BY = new Set(['my', 'our', 'the', 'his', 'their'])
const FINITE = words(`${AUXILIARIES} must ${NEGATED} may might believe plan meet talk`)

const isVerb = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  (FINITE.has(token.lower) || isTellingVerb(token.lower) || /^[a-z]{3,}ed$/.test(token.text))

/** Behind these stands who is acted on. */
const BEFORE_OBJECT = words('to for with from between by contact call email ask tell reach')
/** Behind an object these begin another phrase. */
const BEHIND_OBJECT = words('. , ! ? by on at in next last tomorrow today directly if when before after')
const OURSELVES = new Set(['i', "i'm", "i'd", "i've", "i'll", 'me', 'myself'])

/** Where the name, “you” or “my sister” begins that ends before `to`, as a token index; -1 for anything else. */
function startOfOther(tokens: readonly Token[], to: number): number {
  const last = tokens[to - 1]
  if (LED_BY.has(tokens[to - 2]?.lower ?? '')) return to - 2
  if (LED_BY.has(tokens[to - 3]?.lower ?? '') && last && isCapitalised(last.text)) return to - 3
  if (last?.lower === 'you') return to - 1
  if (last?.kind !== 'word' || !isCapitalised(last.text)) return -1
  const first = tokens[to - 2]
  return first?.kind === 'word' && isCapitalised(first.text) && to > 2 ? to - 2 : to - 1
}

/** “Sarah and myself will join”, “contact Tom or I.”, “contact myself or Tom”. */
function slipOfI({ from, to }: Hit, sentence: Sentence): Finding | null {
  const { tokens } = sentence
  const use = (text: string) =>
    at(sentence, own, own + 1, { fixes: [{ label: `Use “${text}”`, replacement: text, safe: true }] })
  const first = tokens[from]?.lower === 'myself'
  const own = first ? from : to - 1
  const start = first ? from : startOfOther(tokens, from)
  if (start < 0) return null
  const written = tokens[own]?.lower
  if (written !== 'i' && opensClause(tokens, start) && isVerb(tokens[to])) return use('I')
  const next = tokens[to]
  // “Between you and I” is one of the wrong collocations.
  if (written === 'me' || (written === 'i' && tokens[start]?.lower === 'you')) return null
  const before = tokens[start - 1]?.lower ?? ''
  const object =
    before === 'between' || (BEFORE_OBJECT.has(before) && (first || !next || BEHIND_OBJECT.has(next.lower)))
  // “I did it for Tom and myself.”
  const others = tokens.filter(({ lower }) => OURSELVES.has(lower))
  return object && others.length === 1 ? use('me') : null
}

/** End of the name or of “my sister” that stands behind “me and”, as a token index; 0 for anything else. */
function endOfOther(tokens: readonly Token[], from: number): number {
  const led = LED_BY.has(tokens[from]?.lower ?? '')
  const head = led ? from + 1 : from
  if (tokens[head]?.kind !== 'word' || !(led || isCapitalised(tokens[head]?.text ?? ''))) return 0
  const next = tokens[head + 1]
  return !led && next?.kind === 'word' && isCapitalised(next.text) ? head + 2 : head + 1
}

function slip(hit: Hit, sentence: Sentence): Finding | null {
  const { from, to, entry } = hit
  const { tokens } = sentence
  if (entry.use.length === 0) return slipOfI(hit, sentence)
  const end = endOfOther(tokens, to)
  if (end === 0 || !opensClause(tokens, from) || !isVerb(tokens[end])) return null
  const other = textOf(sentence, to, end)
  const opens = isCapitalised(tokens[from]?.text ?? '')
  const replacement = `${opens ? capitalised(other) : other} and ${entry.use[0]}`
  return at(sentence, from, end, { fixes: [{ label: `Use “${replacement}”`, replacement, safe: true }] })
}

export default defineRule({
  id: 'pronoun-case',
  dimension: 'correctness',
  severity: 'warning',
  summary: 'Who acts is “I” and not “me”, and the other way round.',
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
    {
      draft:
        'Sarah and myself will join on Monday. Please contact Tom or I. Send it to my sister and myself. As agreed with Tom and I, it is late. Call myself or Tom. Sara and me will come. You met with Ana and I on Tuesday.',
      marks: ['myself', 'I', 'myself', 'I', 'myself', 'me', 'I'],
      fixed:
        'Sarah and I will join on Monday. Please contact Tom or me. Send it to my sister and me. As agreed with Tom and me, it is late. Call me or Tom. Sara and I will come. You met with Ana and me on Tuesday.',
    },
  ],
  passes: [
    'I wrote it for Tom and myself. He spoke to Sarah and I agreed. Send it to Tom and I will call. Ask Tom and I will come, too. I speak for myself or nobody.',
    'Call me and Tom will help. The keys are for me and Tom.',
    'They asked him and Tom answered. Between us and the team are two floors.',
    'It was me and Tom who went.',
  ],
}
