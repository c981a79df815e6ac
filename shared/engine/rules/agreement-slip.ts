import { correct } from '../correct.ts'
import type { Token } from '../doc.ts'
import { AGREEMENT, PLACE_OF } from '../lexicon/agreement.ts'
import { endsPhrase, followsHelper, opensClause } from '../measures/clause.ts'
import { type Hit, lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'

const SUBJECTS = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they'])
/** Verbs after which the subjunctive is right: `we ask that he have a say`. */
const DEMANDS = new Set(
  'ask asks asked demand demands require requires request requests insist insists recommend suggest wish wishes lest if were'.split(
    ' ',
  ),
)
/** `It need not be` is right. */
const NOT_A_SLIP = new Set(['not', 'only', 'never', 'hardly'])
const VERBS = new Set(
  'said asked told wanted went wrote called needed uses used says asks wants needs'.split(' '),
)

/** True for a plural that ends before the hit: `Ana and I are`, `World War I is`. */
const joinsSubject = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]
  return before !== undefined && (before.lower === 'and' || before.lower === 'or' || before.lower === 'nor')
}

function isWrong({ from, to, entry }: Hit, tokens: readonly Token[]): boolean {
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
      return from === 0 && !NOT_A_SLIP.has(tokens[to]?.lower ?? '')
    case 'complete':
      return endsPhrase(tokens, to) || VERBS.has(tokens[to]?.lower ?? '')
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
  ],
  passes: [
    'The link I gave you was wrong. Ana and I are sorry, and does it have to be today?',
    'One of our client managers will call. Make it work, let it have time.',
    'We ask that she have a say. If it were up to me, there is many a slip between cup and lip.',
    'The files we have did arrive. The people who got this email are glad. The will was read, and his might is gone.',
    'Some of you have asked which of these is ours. It need not help, it looks fine, and everyone is in.',
  ],
}
