/** The few phrases that were measured to be much more common in spam than in wanted mail (E55, E57), and no others. */
import { lexicon } from '../phrases.ts'

/** The note `mild` marks what honest offers say too. */
export const SPAM_PHRASES = lexicon('spam-phrases', {
  '(money back|money-back|moneyback) (guarantee|guaranteed|)': null,
  '(no obligation|no-obligation|no obligations|without obligation)': null,
  '(100%|100 %|100 percent|hundred percent) (guaranteed|guarantee|free|risk-free|risk free|satisfaction|satisfied|money back|money-back|natural|legal|legit)':
    null,
  'dear friend': null,
  '(guarantee|guarantees|guaranteed)': { note: 'mild' },
})
