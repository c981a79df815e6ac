import { correctAt } from '../correct.ts'
import type { Sentence, Token } from '../doc.ts'
import { ofHit } from '../finding.ts'
import {
  COMPLETE_ONLY,
  DOUBTFUL,
  LESS,
  MORE,
  SINCE,
  UNCOUNTED,
  WRONG_COLLOCATIONS,
} from '../lexicon/wrong-collocations.ts'
import { endsPhrase } from '../measures/clause.ts'
import { isComparative } from '../measures/degree.ts'
import { lastingAt } from '../measures/lasting.ts'
import { areCountable, isPerson, singularOf } from '../measures/nouns.ts'
import { isSeveral } from '../measures/subject-verb.ts'
import type { Hit } from '../phrase-table.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { words } from '../word-set.ts'

/** "All we can to help", "do what they can to give", “a must to see”: the verb is another one. */
const AS_CAN = words('all what whatever everything anything best much as little a')
/** `I couldn't care less` is right, and `a discuss about` no phrase at all. */
const UNDOES = words("couldn't not never")
const BE = /^(?:is|was|are|were|been|being)$/
const ASKING = words('do does did would will can are were have')

/** What is taken off a sum: “£500 less fees”. */
const TAKEN_OFF = /^(?:fee|discount|refund|cost|price|payment)s$/

/** Several things or people, maybe behind “than” and a number. */
function countsAt(tokens: readonly Token[], at: number): boolean {
  const than = tokens[at]?.lower === 'than'
  const noun = tokens[than ? at + 2 : at]?.lower ?? ''
  const number = tokens[at + 1]
  return (
    (than ? number !== undefined && isSeveral(number) : !TAKEN_OFF.test(noun)) &&
    (areCountable(noun) ||
      /^(?:people|kids|children|hours|days|words)$/.test(noun) ||
      (noun.endsWith('s') && isPerson(singularOf(noun))))
  )
}

/** “Ten informations” are pieces of it, and “these informations” are this. */
function uncountedAt({ from, to, entry }: Hit, sentence: Sentence): Finding {
  const before = sentence.tokens[from - 1]
  const [right = ''] = entry.use
  if (before && /^th[eo]se$/.test(before.lower))
    return correctAt(sentence, from - 1, to, `${before.lower === 'these' ? 'this' : 'that'} ${right}`)
  return correctAt(sentence, from, to, before && isSeveral(before) ? `pieces of ${right}` : right)
}

export default defineRule({
  id: 'wrong-collocation',
  dimension: 'correctness',
  severity: 'warning',
  summary: 'These words do not go together.',
  why: 'Readers know how such a phrase goes and hear the wrong note. It costs a moment of attention, and some trust in the rest.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: lexicon('wrong-collocation', WRONG_COLLOCATIONS),
  hit: (hit, sentence, { dictionary }) => {
    const { tokens } = sentence
    if (hit.entry.key === MORE) {
      const next = tokens[hit.to]?.lower ?? ''
      return isComparative(next, dictionary) && next !== 'later' && endsPhrase(tokens, hit.to + 1)
        ? correctAt(sentence, hit.from, hit.to + 1, next)
        : null
    }
    const before = tokens[hit.from - 1]?.lower ?? ''
    if (COMPLETE_ONLY.has(hit.entry.key) && !endsPhrase(tokens, hit.to)) return null
    // "Discuss about 5 points": here `about` means roughly.
    if (hit.entry.key.startsWith('discuss') && tokens[hit.to]?.kind === 'number') return null
    if (
      UNDOES.has(before) ||
      // “It was told to us”: so it is right.
      (hit.entry.term.startsWith('told') && BE.test(before)) ||
      (/(?:^must|^should| can(?:not| not)?) to\b/.test(hit.entry.term) &&
        (AS_CAN.has(before) || AS_CAN.has(tokens[hit.from - 2]?.lower ?? '')))
    )
      return null
    // "How much people pay" and "how much tickets cost" ask for an amount.
    if (hit.entry.term.startsWith('how much ') && !ASKING.has(tokens[hit.to]?.lower ?? '')) return null
    if (hit.entry.key === SINCE) return lastingAt(hit, sentence)
    if (hit.entry.key === LESS)
      return countsAt(tokens, hit.to) ? correctAt(sentence, hit.from, hit.to, 'fewer') : null
    if (hit.entry.key in UNCOUNTED) return uncountedAt(hit, sentence)
    const doubtful = DOUBTFUL.has(hit.entry.key)
    // Of several only the sender knows which.
    const safe = !doubtful && hit.entry.use.length === 1
    return ofHit(hit, sentence, { safe, ...(doubtful ? { severity: 'info' as const } : {}) })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'He suggested me to go by train. It went really good with less boxes. If I would have known, I had called. We recommend to order early. Let me know until Friday if you have any question. We have not received no answer.',
      marks: [
        'suggested me to go',
        'went really good',
        'less',
        'If I would have known',
        'We recommend to order',
        'Let me know until Friday',
        'if you have any question',
        'have not received no',
      ],
    },
    {
      draft:
        'You should to explain it. He told to me that it comes at Thursday. Looking forward your answer. Sorry for late reply.',
      marks: ['should to', 'told to me', 'at Thursday', 'Looking forward your', 'Sorry for late reply'],
      fixed:
        'You should explain it. He told me that it comes on Thursday. Looking forward to your answer. Sorry for the late reply.',
    },
    {
      draft:
        'We have problem with invoice 44. The pump is working since 2011, and we are waiting for you since two weeks. I want that you call me. It is the same like last year.',
      marks: [
        'have problem with',
        'is working since',
        'are waiting for you since two weeks',
        'want that you',
        'same like',
      ],
      fixed:
        'We have a problem with invoice 44. The pump has been working since 2011, and we have been waiting for you for two weeks. I want you to call me. It is the same as last year.',
    },
    {
      draft:
        'I use the app since 2019 and am your client since ten years. Since two weeks I wait, and the lift is broken since Friday. Nobody did answer. It was promised to me that you come today.',
      marks: [
        'use the app since',
        'am your client since ten years',
        'Since two weeks I wait',
        'is broken since',
        'Nobody did answer',
        'It was promised to me that',
      ],
      fixed:
        'I have been using the app since 2019 and have been your client for ten years. For two weeks I have been waiting, and the lift has been broken since Friday. Nobody answered. I was promised that you come today.',
    },
    { draft: 'Please find attached invoice for May.', marks: ['Please find attached invoice'] },
    {
      draft: 'The price is listed at their website.',
      marks: ['listed at their website'],
      fixed: 'The price is listed on their website.',
    },
    {
      draft: 'Looking forward to meet you. In regards to the plan, could we discuss about it on Monday?',
      marks: ['Looking forward to meet', 'In regards to', 'discuss about'],
      fixed: 'Looking forward to meeting you. Regarding the plan, could we discuss it on Monday?',
    },
    {
      draft: 'Thank you for contact us. We are waiting your reply and welcome all feedbacks.',
      marks: ['Thank you for contact us', 'waiting your reply', 'feedbacks'],
      fixed: 'Thank you for contacting us. We are waiting for your reply and welcome all feedback.',
    },
    {
      draft: 'Please send me a feedback. It stays between you and I.',
      marks: ['a feedback', 'between you and I'],
      fixed: 'Please send me feedback. It stays between you and me.',
    },
    {
      draft:
        'I am writing for introduce us. We make pumps since 12 years and can to give samples. I am interesting in your respond. Please to find the price per pieces.',
      marks: [
        'writing for introduce',
        'make pumps since 12 years',
        'I am interesting in',
        'your respond',
        'Please to',
        'per pieces',
      ],
    },
    {
      draft: 'The form must be returned until Friday, please.',
      marks: ['must be returned until'],
      fixed: 'The form must be returned by Friday, please.',
    },
  ],
  passes: [
    'The form can be returned until Friday. The hall will not be finished until May, and must be paid until then.',
    'It was explained to me that the lift is old. We work since two of us are back, and use it since it is cheap. Sales are up since May, and it is two weeks since I called. Nobody did more than Ana.',
    'We have problem solvers, and many peoples of the north came. All I want that you can offer is a date. We are moving since May is quiet.',
    'We recommend to meet this target a second van. It was told to us by the owner at the end of day two.',
    'Bids will be opened on Monday, and I had a look on Friday. Let us know until when you stay. It went good-naturedly. If you would have a look, you pay £500 less fees, and that is less than 20 minutes. If you have any question marks, say so.',
    'We do what we can to help, as much as they can to give. The talks are interesting in that they differ, and satisfy all.',
    'I have worked here since 2019, on 12 years of data, and we saw errors in your website code. It must be paid, and the will to give.',
    'I look forward to hearing from you, and to meetings with your team. We could discuss about 20 of them.',
    'The discussion about prices went well; I could not care less, and she couldn’t care less.',
    'We do what we must to win, which should to some extent help. Please find attached invoice 4471. I look at Thursday first, and we met at Friday drinks.',
    'Here is a feedback form and a software update..',
    'We reply within a day and return on Monday. It depends on your feedback.',
  ],
}
