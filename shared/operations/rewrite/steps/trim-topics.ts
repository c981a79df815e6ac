/** Words that announce what the next ones are about: “In terms of the price, …”. */
import { trim } from './trim-preambles.ts'
import type { Trim } from './trim-table.ts'

/** What one can write “on”: “on the roof” would stand somewhere, and “on delivery” is a time. */
const TOPIC =
  '((?:(?:the|your|our|my) )?(?:[\\p{Ll}-]+ )?(?:prices?|pricing|costs?|fees?|budgets?|discounts?|timing|timelines?|deadlines?|dates?|scope|warranty|training|staffing|catering|insurance|parking|overtime))'

/** How a topic is announced: “In terms of the price, …” */
const TOPICAL = '^(?:in terms of|with respect to|with regards? to|in regards? to|as regards|when it comes to)'

/** In more words than it needs. */
export const TOPICS: readonly Trim[] = [
  trim(
    'padding',
    `${TOPICAL} ((?:the|our|your|my) (?:\\p{Ll}+ )?(?:price|cost|fee|budget)), (?:it|this|that) (?=(?:is|was|will be|would be|comes|came|works|worked|amounts) (?:out )?(?:(?:at|to) )?(?:(?:about|around|roughly) )?[£€$¥])`,
    '$1 ',
  ),
  trim('padding', `${TOPICAL} ${TOPIC}, (?!(?:it|they|this|that)\\b)`, 'on $1, '),
  trim(
    'padding',
    `^as far as ${TOPIC} (?:(?:is|are) concerned|goes|go), (?!(?:it|they|this|that)\\b)`,
    'on $1, ',
  ),
]
