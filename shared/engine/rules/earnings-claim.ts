import type { Sentence, Token } from '../doc.ts'
import { at } from '../finding.ts'
import type { Hit } from '../phrase-table.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'
import { words } from '../word-set.ts'

/** Verbs of earning, and what they may earn by. */
const EARN = '(earn|earning|make|making)'
const BY = words('day daily week weekly hour hourly month monthly')
/** How far behind the verb the sum stands, and behind that its time. */
const NEAR = 5
const OWN = words("we i they he she it who we've i've customers clients")

const isSum = ({ kind, text }: Token): boolean => kind === 'number' && /^[$£€]/.test(text)

/** Index behind “earn up to $5,000 per day”; 0 where no sum and time follow, or somebody else earns it. */
function earnsUntil({ from, to }: Hit, { tokens }: Sentence): number {
  if (OWN.has(tokens[from - 1]?.lower ?? '')) return 0
  const sum = tokens.findIndex((t, i) => i >= to && i < to + NEAR && isSum(t))
  if (sum < 0) return 0
  const time = tokens.findIndex((t, i) => i > sum && i <= sum + 2 && BY.has(t.lower))
  return time + 1
}

export default defineRule({
  id: 'earnings-claim',
  dimension: 'compliance',
  severity: 'error',
  // Two bring a mail under the usual threshold.
  cost: { each: 20, cap: 60 },
  summary: 'This promises money that nobody can promise.',
  why: 'Consumer law asks for proof before you promise earnings or a return, and forbids “no risk” where there is one. People have learnt to read such lines as fraud. Say what one customer earned, where and when. A hint, not legal advice.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: lexicon('earnings-claims', {
    [EARN]: null,
    '(guaranteed|guarantee|guarantees) (returns|return on|profit|profits|income|earnings)': null,
    '(returns|profits|income|earnings) (are|is) guaranteed': null,
    '(double|triple|multiply) your (money|income|investment|savings)': null,
    '(no|zero|without any|without) (risk|risks) and no (experience|effort|work)': null,
    '(risk-free|risk free) (returns|return|profit|profits|income|investment|investments)': null,
    '(get|getting|become) rich (quick|quickly|fast|overnight|from home)': null,
    '(easy money|free money|fast cash)': null,
    '(make|earn|earning|making) (money|cash|an income|a fortune|thousands|big money|a full-time income) (from home|online|while you sleep|in your sleep|fast|overnight)':
      null,
    'be your own boss': null,
  }),
  hit: (hit, sentence, { kind }) => {
    // A job names its pay, and colleagues speak of budgets.
    if (kind === 'recruiting' || kind === 'internal') return null
    if (hit.entry.key !== EARN) return at(sentence, hit.from, hit.to)
    const to = earnsUntil(hit, sentence)
    return to === 0 ? null : at(sentence, hit.from, to)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'promotional',
        subject: 'Make $5,000 per day from home',
        draft: 'Earn up to €300 a day with no risk and no experience. Guaranteed returns, easy money.',
      },
      marks: [
        'Make $5,000 per day',
        'Earn up to €300 a day',
        'no risk and no experience',
        'Guaranteed returns',
        'easy money',
      ],
    },
    {
      draft: { kind: 'cold_outreach', draft: 'Double your money in a month and get rich quick.' },
      marks: ['Double your money', 'get rich quick'],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft:
        'Brightline made $4,000 more in May. Most cafes make a profit of 5%. We make 300 loaves a day, and they earn $200 a week for the school.',
    },
    { kind: 'recruiting', draft: 'You earn $28 per hour from the first day.' },
    { kind: 'promotional', draft: 'Try the pan for 60 days at no risk, with your money back.' },
  ],
}
