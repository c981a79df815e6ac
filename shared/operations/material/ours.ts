/** What the sender calls theirs and could offer. */
import type { RichMaterial } from './from-draft.ts'
import type { RichTopic } from './topics.ts'

/** The best of `our press monitoring`, `our new Harbour range`, at most `longest` characters, of so many words of meaning; no people, pages or talks of theirs. */
export const oursIn = ({ topics }: RichMaterial, longest: number, leastStems = 2): RichTopic | undefined =>
  topics.find(
    ({ text, phrase, line, stems }) =>
      phrase.determiner === 'our' &&
      line.index !== null &&
      stems.size >= leastStems &&
      text.length <= longest &&
      !/\d/.test(text) &&
      !NOT_OFFERED.test(line.sentence.tokens[phrase.head]?.lower ?? ''),
  )

const NOT_OFFERED =
  /^(?:teams?|customers?|clients?|users?|readers?|people|colleagues?|engineers?|staff|founders?|partners?|experts?|suppliers?|investors?|friends?|site|website|page|pages|blog|newsletter|office|offices|plants?|warehouses?|stocks?|factory|calendar|calls?|meetings?|talks?|chats?|conversations?|notes?|mails?|emails?|letters?|guides?|papers?|reports?|study|studies|surveys?|records?|figures?|numbers?|data|results?|prices?|lists?|experience|approach|mission|vision|goals?|growth|round|funding|series|costs?|orders?|times?|terms|capacity|minimum|rates?|fees?|address|hours|details|deadlines?|polic(?:y|ies)|stand|booth|standards?|history|reputation|reasons?|certificates?)$/
