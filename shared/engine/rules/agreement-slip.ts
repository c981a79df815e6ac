import { correct } from '../correct.ts'
import type { Token } from '../doc.ts'
import { AGREEMENT, PLACE_OF } from '../lexicon/agreement.ts'
import { endsPhrase, followsHelper, opensClause } from '../measures/clause.ts'
import type { Hit } from '../phrase-table.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'

const SUBJECTS = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they'])
/** Verbs after which the subjunctive is right: `we ask that he have a say`. */
const DEMANDS = new Set(
  'ask asks asked demand demands require requires request requests insist insists recommend suggest wish wishes lest if were'.split(
    ' ',
  ),
)
/** After these a clause with its own finite verb begins. */
const JOINERS = new Set(['so', 'because', 'but', 'when', 'until', 'while', 'once', 'since'])
/** `It need not be` is right. */
const NOT_A_SLIP = new Set(['not', 'only', 'never', 'hardly'])
const VERBS = new Set(
  'said asked told wanted went wrote called needed uses used says asks wants needs'.split(' '),
)

const DETERMINERS = new Set(['the', 'our', 'your', 'my', 'their', 'these', 'those', 'all'])
/** After a bare plural these tell of a word that names a page or a list: `Orders is where you start`. */
const AFTER_LABEL = new Set('the a an where our my your what how about under in on'.split(' '))
/** Amounts are one thing: `there is two weeks left`. */
const AMOUNTS = new Set(
  'seconds minutes hours days weeks months years dollars pounds euros cents miles kilometers kilometres meters metres times points'.split(
    ' ',
  ),
)
const ADJECTIVES = new Set('new main more different other good big key simple great open free'.split(' '))

/** True when the plural at `at` is the whole subject of its clause. */
function isSubject(tokens: readonly Token[], { from, to }: Hit): boolean {
  const led = DETERMINERS.has(tokens[from - 1]?.lower ?? '')
  const start = led ? from - 1 : from
  const before = tokens[start - 1]
  // "The one that orders is …": a verb.
  if (!opensClause(tokens, start) || (!led && before?.lower === 'that')) return false
  // Behind a comma it may be the last of a list, behind a quotation mark a name.
  if (before?.kind === 'mark' && !'.!?;:)'.includes(before.text)) return before.text === ',' && led
  return led || !AFTER_LABEL.has(tokens[to]?.lower ?? '')
}

function isPlural(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^[a-z]{3,}[a-rt-z]s$/.test(token.lower) && !AMOUNTS.has(token.lower)
}

/** True for a plural that ends before the hit: `Ana and I are`, `World War I is`. */
const joinsSubject = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]
  return before !== undefined && (before.lower === 'and' || before.lower === 'or' || before.lower === 'nor')
}

function isWrong(hit: Hit, tokens: readonly Token[]): boolean {
  const { from, to, entry } = hit
  const helped = followsHelper(tokens, from)
  switch (PLACE_OF.get(entry.key)) {
    case 'clause':
      // "Ana and I has" is as wrong as "I has"; "Ana and I are" is right.
      if (/^i (?:has|do)/.test(entry.term) && joinsSubject(tokens, from)) return true
      if (!opensClause(tokens, from) || joinsSubject(tokens, from)) return false
      // "Does, as far as you know, he have …" and "we ask that he have …" are right.
      return (
        !helped && !(entry.term.endsWith('have') && tokens.slice(0, from).some((t) => DEMANDS.has(t.lower)))
      )
    case 'sentence':
      return (
        (from === 0 || JOINERS.has(tokens[from - 1]?.lower ?? '')) && !NOT_A_SLIP.has(tokens[to]?.lower ?? '')
      )
    case 'complete':
      return endsPhrase(tokens, to) || VERBS.has(tokens[to]?.lower ?? '')
    case 'subject':
      return isSubject(tokens, hit)
    case 'plural':
      return isPlural(tokens[ADJECTIVES.has(tokens[to]?.lower ?? '') ? to + 1 : to])
    case 'question':
      return endsPhrase(tokens, to)
    case 'pronoun':
      return (
        SUBJECTS.has(tokens[from - 1]?.lower ?? '') &&
        (from < 2 || opensClause(tokens, from - 1) || tokens[from - 2]?.lower === 'and')
      )
    default:
      // "One of those that we have did": a relative clause ends before the hit.
      if (/^(?:have|has|had) /.test(entry.term))
        return SUBJECTS.has(tokens[from - 1]?.lower ?? '') && opensClause(tokens, from - 1)
      if (/^there/.test(entry.term)) return tokens[to]?.lower !== 'a'
      if (/^(?:he|she|it) don't/.test(entry.term)) return !helped
      return true
  }
}

export default defineRule({
  id: 'agreement-slip',
  dimension: 'correctness',
  severity: 'error',
  cost: { each: 6, cap: 18 },
  summary: 'The verb and its subject do not agree.',
  why: 'A verb in the wrong form stops the eye in the middle of your sentence. Readers forgive it in talk, hardly in writing that asks for money or time.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: lexicon('agreement-slip', AGREEMENT),
  hit: (hit, sentence) =>
    isWrong(hit, sentence.tokens)
      ? correct(hit, sentence, { whole: PLACE_OF.get(hit.entry.key) !== 'complete' })
      : null,
})

export const examples: Examples = {
  flags: [
    {
      draft: 'He don’t know that we was late. There is many reasons, and I has the list.',
      marks: ['He don’t', 'we was', 'There is many', 'I has'],
      fixed: 'He doesn’t know that we were late. There are many reasons, and I have the list.',
    },
    {
      draft:
        'One of our client asked for it. You was in copy, but she have no access and didn’t received it.',
      marks: ['client', 'You was', 'she have', 'didn’t received'],
      fixed:
        'One of our clients asked for it. You were in copy, but she has no access and didn’t receive it.',
    },
    {
      draft: 'If you has time, I will sent the file. It look ready.',
      marks: ['you has', 'will sent', 'It look'],
      fixed: 'If you have time, I will send the file. It looks ready.',
    },
    {
      draft: 'Oil the table so it last for decades. We waited because it take a week.',
      marks: ['it last', 'it take'],
      fixed: 'Oil the table so it lasts for decades. We waited because it takes a week.',
    },
    {
      draft:
        'Refunds is only possible within 30 days. I know that our prices is high, but there is three new options. Where is the files?',
      marks: ['Refunds is', 'prices is', 'there is three', 'Where is the files'],
    },
  ],
  passes: [
    'The rest of the results is here, handling orders is work, and one that orders is glad. Orders is where you start.',
    'The news is good, sales is a team, there is two weeks left, and where is the orders page? Too many emails is noise.',
    'The link I gave you was wrong. Ana and I are sorry, and does it have to be today?',
    'One of our client managers will call. Make it work, let it have time.',
    'We ask that she have a say. If it were up to me, there is many a slip between cup and lip.',
    'The files we have did arrive. The people who got this email are glad. The will was read, and his might is gone.',
    'Some of you have asked which of these is ours. It need not help, it looks fine, and everyone is in.',
    'Make sure it fits, watch it run, and help it last. Did it work?',
  ],
}
