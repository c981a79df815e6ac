import type { Sentence, Token } from '../doc.ts'
import { at, textOf } from '../finding.ts'
import { COMMON_AFTER, NAMES_TO_FIND } from '../lexicon/proper-names.ts'
import { endsPhrase } from '../measures/clause.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'
import { words } from '../word-set.ts'

const BEFORE_MONTH = words('in since until by early late mid last next of')
/** `google it`, `to google`: a verb by now. */
const GOOGLED = words('it your them for yourself us me that how what')
const TO_GOOGLE = words('to can just you i we they people could will would then and')

const isDay = (token: Token | undefined): boolean =>
  token?.kind === 'number' && /^[0-3]?\d(?:st|nd|rd|th)?$/.test(token.text)

/** Months that mean nothing else, and what joins another to them. */
const MONTHS = words('january february april june july september october november december')
const JOINS = words('or and to maybe , - –')

/** `march`, `may` and `august` are months beside a day, and after `in` and the like when nothing hangs on them. */
function isMonth({ tokens }: Sentence, i: number): boolean {
  const before = tokens[i - 1]
  const after = tokens[i + 1]
  const { lower } = tokens[i] as Token
  if (isDay(before)) return lower !== 'may' || /\d(?:st|nd|rd|th)$/.test(before?.text ?? '')
  if (lower !== 'may' && isDay(after)) return true
  // “June or July or maybe august”.
  let other = i - 1
  while (JOINS.has(tokens[other]?.lower ?? '')) other--
  if (other < i - 1 && MONTHS.has(tokens[other]?.lower ?? '')) return true
  const led = before?.lower ?? ''
  // “In march we move”, not “what we look for may be”.
  if (lower === 'march' && (led === 'for' || BEFORE_MONTH.has(led))) return endsPhrase(tokens, i + 1)
  if (!BEFORE_MONTH.has(led)) return false
  return (
    after === undefined ||
    after.kind === 'mark' ||
    after.kind === 'number' ||
    after.lower === 'and' ||
    after.lower === 'or'
  )
}

/** Touches a mark of an address, a handle or a file name: `@google`, `google.csv`, `amazon_eu`. */
function isCode({ tokens }: Sentence, from: number, to: number): boolean {
  const before = tokens[from - 1]
  const after = tokens[to]
  if (before !== undefined && before.end === tokens[from]?.start && '@#./_-:=\\&$'.includes(before.text))
    return true
  if (after?.start !== tokens[to - 1]?.end || after === undefined) return false
  return '@/_=\\'.includes(after.text) || (after.text === '.' && tokens[to + 1]?.start === after.end)
}

export default defineRule({
  id: 'uncapitalised-name',
  dimension: 'correctness',
  severity: 'warning',
  cost: { each: 2, cap: 6 },
  summary: 'A name takes a capital.',
  why: 'Days, months, languages, places and products are names. In small letters they look typed in haste, and a customer’s own brand in small letters looks worse.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: lexicon('uncapitalised-name', NAMES_TO_FIND),
  hit: (hit, sentence) => {
    const { tokens } = sentence
    const written = textOf(sentence, hit.from, hit.to)
    const [name = ''] = hit.entry.use
    if (written !== written.toLowerCase() || isCode(sentence, hit.from, hit.to)) return null
    // A subject all in small letters is a style, not a slip.
    if (sentence.field === 'subject' && sentence.text === sentence.text.toLowerCase()) return null
    const next = tokens[hit.to]?.lower ?? ''
    if (COMMON_AFTER.has(next)) return null
    const { term } = hit.entry
    if (term === 'google' && (GOOGLED.has(next) || TO_GOOGLE.has(tokens[hit.from - 1]?.lower ?? '')))
      return null
    if ((term === 'march' || term === 'may' || term === 'august') && !isMonth(sentence, hit.from)) return null
    return at(sentence, hit.from, hit.to, {
      fixes: [{ label: `Use “${name}”`, replacement: name, safe: true }],
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nCould we talk on monday or in early march? Our french office sent it over linkedin.',
      marks: ['monday', 'march', 'french', 'linkedin'],
      fixed: 'Hi Ana,\n\nCould we talk on Monday or in early March? Our French office sent it over LinkedIn.',
    },
    {
      draft: { subject: 'Your black friday plan for New York', draft: 'It is attached.' },
      marks: ['black friday'],
      fixed: 'Your Black Friday plan for New York',
    },
    {
      draft: 'Could we meet in June or maybe august? April and may are full.',
      marks: ['august', 'may'],
    },
    { draft: 'The course starts on 5 august and ends on the 3rd may.', marks: ['august', 'may'] },
    { draft: 'Our plan for march is ready, and in march we move.', marks: ['march', 'march'] },
  ],
  passes: [
    'What we look for may be here. We march on, an august company, and you may 5 times out of 6 win french fries.',
    'Just google it, or ask @google and open google.csv.',
    'In June we may move, and by July march on.',
    'On Monday the English team meets in May.',
    { subject: 'quick question about monday', draft: 'Could you take the late shift?' },
  ],
}
