/** Worn phrases: what was once said for effect, or by the letter-book, and what is left of it. */
import { plainOfGerund } from '../../material/verbs.ts'
import type { Trim, TrimKind } from './trim-table.ts'

const trim = (kind: TrimKind, find: RegExp, put: Trim['put'] = ''): Trim => ({ kind, find, put })

/** “my disappointment”: what whoever has it is. */
const FEELS: Readonly<Record<string, string>> = {
  dissatisfaction: 'dissatisfied',
  disappointment: 'disappointed',
  frustration: 'frustrated',
  gratitude: 'grateful',
}

export const WORN: readonly Trim[] = [
  trim(
    'padding',
    /(?<=\b(?:because|but|and|as|since|that) )at the end of the day,? (?=(?:it|this|that)(?:['’]s| (?:is|was|all|just|makes|means|comes|will|would|matters|helps|saves|costs))\b)/giu,
  ),
  trim('padding', /(?<=\b(?:next steps|plans|the way|the future)) (?:going|moving) forward(?=[.?!,])/giu),
  // “In today’s fast-paced business landscape, …”: when has it been otherwise?
  trim(
    'padding',
    /^in (?:today|this day)['’]s (?:[\p{Ll}-]+,? ){1,4}?(?:world|landscape|environment|climate|age|era|marketplace|economy|society), (?=\p{Ll})/giu,
  ),
  // “Please read it and don’t hesitate to call” would say please twice.
  trim(
    'padding',
    /(?<=\bplease \p{Ll}[^.?!;:]{3,160} and )(?:please )?(?:do not|don['’]t) hesitate to (?=\p{Ll})/giu,
  ),
  // The rules know “go ahead and”.
  trim(
    'padding',
    /\b(?:going|gone|went) ahead and (?=(?:\p{Ll}+(?:ed|ing)|put|set|made|sent|got|given|done|written|built|taken|drawn)\b)/giu,
  ),
  trim('padding', /\btouch(ing)? base (?:on|about|regarding) (?=\p{Ll})/giu, 'talk$1 about '),
  // “It is with great pleasure that we would like to cordially invite you to …”
  trim(
    'padding',
    /^it is with (?:(?:great|much|the greatest|immense|sincere) )?(?:pleasure|joy|delight|pride|excitement) that (i|we) (?:(?:would|['’]d) like to |am able to |are able to )?(?:cordially |warmly |hereby )*(?=\p{Ll})/giu,
    '$1 ',
  ),
  trim(
    'padding',
    /^(i|we)(?:['’]m| am|['’]re| are) writing (?:(?:this|to) (?:e-?mail|letter|message|you) )?(?:in order )?to express (?:my|our) (?:(extreme|great|deep|serious|sincere|strong|utter|profound) )?(dissatisfaction|disappointment|frustration|gratitude) (?=(?:with|about|at|for|over|that)\b)/giu,
    ({ 1: who = '', 2: much = '', 3: feeling = '' }) =>
      `${/^i$/i.test(who) ? 'I am' : 'we are'} ${much && 'very '}${FEELS[feeling.toLowerCase()]} `,
  ),
  // A slip of many who learnt English later.
  trim('padding', /\b(regarding|concerning) to (?=(?:the|your|our|my|this|that|these|those)\b)/giu, '$1 '),
  // “They are going to be discussing three changes.”
  trim('padding', /\b(?:am|is|are) going to be (\p{Ll}+ing)\b(?! to\b)/giu, ({ 1: doing = '' }) => {
    const plain = plainOfGerund(doing.toLowerCase())
    return plain && `will ${plain}`
  }),
  trim('padding', /^it is (often|sometimes|usually|generally) the case that (?=\p{Ll})/giu, '$1 '),
  trim(
    'wordy',
    /\b(i|we)(?: would|['’]d) (?:very much |really )?like to (?:(?:cordially|warmly|personally|hereby) )?(?=invite (?:you|all|everyone|our)\b)/giu,
    '$1 ',
  ),
  trim(
    'wordy',
    /,? so (?:that )?(?:we|i) can (?:proceed|move forward|go ahead|continue)(?: accordingly| further| with this)?(?=[.?!])/giu,
  ),
  trim(
    'wordy',
    /(?<=\bhear(?:ing)? from you) (?:in due course|in the near future|at your earliest convenience)(?=[.!])/giu,
  ),
  trim(
    'wordy',
    /\b(i|we)(?: would|['’]d)? (?:like|wish|want) to (?:express|offer|extend|convey) (?:my|our) (?:(?:most|very) )?(?:(?:sincere|sincerest|deepest|humble|full) )?apolog(?:y|ies) (?=(?:for|that)\b)/giu,
    ({ 1: who = '' }) => `${who} ${/^i$/i.test(who) ? 'am' : 'are'} sorry `,
  ),
  trim(
    'wrapping',
    /\bplease (?:could|can|would) you (?:please |kindly )?(?=\p{Ll}[^.?!]{0,200}\.$)/giu,
    'please ',
  ),
  // “an invoice in the amount of $4,380”
  trim(
    'wordy',
    /(?<=\b(invoice|bill|quote|cheque|check|order|payment|deposit|fee|refund|credit|discount|grant|balance)(?: (?:no\.? )?#?[\p{L}\d-]*\d)?),? in the (?:total )?amount of (?=[$€£¥]|\d|[A-Z]{3} ?\d)/giu,
    ({ 1: paper = '' }) => (/^(?:in|bi|q|ch|o)/i.test(paper) ? ' for ' : ' of '),
  ),
  trim('wordy', /^(according to (?:our|my) \p{Ll}+,?) it (?:appears|seems|looks like) (?:that )?/giu, '$1 '),
  trim(
    'wordy',
    /(?<=\b(?:paid|received|settled|cleared|heard back)) as of (?:today|the date of this (?:letter|e-?mail|notice))(?:['’]s date)?(?=[.,])/giu,
  ),
  trim(
    'wordy',
    /\b(total|(?:total |final )?(?:cost|price)) (?:comes out (?:to|at)|works out (?:to|at)|amounts to|comes to a total of) (?=(?:about |around |just )?[$€£¥]?\d)/giu,
    '$1 is ',
  ),
  trim(
    'padding',
    /\b(?:for |at )?some ?time (?=(?:(?:early |later )?(?:next|this) (?:week|month)|in the next|over the next)\b)/giu,
  ),
  trim(
    'padding',
    /(?<=\btime) (?:out of|from) your (?:(?:very )?busy )?(?:schedule|day)(?= to\b|[.!]| and\b)/giu,
  ),
  trim(
    'wordy',
    /\b(include|cover|contain|need|list|offer)(s|d|ed)? (?:all of )?the following(?: items| things| points)?: (?=\p{Ll})/giu,
    '$1$2 ',
  ),
  trim('wordy', /\b(this|that|the same) period of time\b/giu, '$1 time'),
  trim(
    'wordy',
    /\b(after|before|until|from|by) (that|this) point(?: in time)?\b(?! (?:of|where|in|on|that|i|we|you|the)\b)/giu,
    '$1 $2',
  ),
  trim(
    'padding',
    /,? which is (?:(?:honestly|truly|just|really|pretty|so|absolutely|simply) )*(?:amazing|awesome|incredible|fantastic|insane|crazy|huge)(?=[.!])/giu,
  ),
  // “We are excited to announce the launch of Rota, a feature that …”
  trim(
    'gush',
    /^(i|we)(?:['’]m| am|['’]re| are) (?:(?:so|very|really|truly|super|extremely|beyond|incredibly|absolutely) )*(?:pleased|happy|delighted|excited|thrilled|proud) to (?:finally )?announce the (?:launch|release|arrival|introduction) of (?=\p{L})/giu,
    '$1 are launching ',
  ),
  trim(
    'wordy',
    /\b(should|would|might|may) be (receiving|getting|seeing|hearing) (?=\p{L})/giu,
    ({ 1: might, 2: doing = '' }) => `${might} ${plainOfGerund(doing.toLowerCase())} `,
  ),
]
