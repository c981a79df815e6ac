/** What a line may say was done or is given: a reader acts on it, so the body must say the same of the same thing. */

/** Linear: alternatives of plain words. Lower case. */
export interface Outcome {
  /** As a subject says it. */
  said: RegExp
  /** As the body may say it. */
  held: RegExp
  /** True for what has happened, or has not. */
  done: boolean
}

const outcome = (said: string, more = '', done = true): Outcome => ({
  said: new RegExp(`(?<![-\\p{L}])(?:${said})(?![-'’\\p{L}])`, 'u'),
  held: new RegExp(`(?<![-\\p{L}])(?:${more === '' ? said : `${said}|${more}`})(?![-'’\\p{L}])`, 'u'),
  done,
})

export const OUTCOMES: readonly Outcome[] = [
  outcome('refund|refunds|refunded|reimbursed|reimbursement|money back', 'paid back|credited'),
  outcome('cancelled|canceled|cancellation|called off|scrapped', 'cancel|cancels'),
  outcome('approved|granted|awarded|accepted', 'approve|accept|award'),
  outcome(
    'declined|rejected|refused|denied|failed|failure',
    "could not|couldn['’]t|unable to|did not go|didn['’]t go|fails|fail|turned down",
  ),
  outcome('deleted|erased|wiped|removed', 'delete|remove|erase'),
  outcome('suspended|blocked|locked|frozen|deactivated|disabled', 'paused|suspend|block|lock|disable'),
  outcome('terminated|dismissed|fired', 'terminate|ended'),
  outcome('signed|countersigned', 'sign|signature'),
  outcome('recalled|hacked|breached|stolen|leaked', 'recall|breach|leak'),
  outcome("winner|winners|prize|prizes|you won|you have won|you['’]ve won", 'win|won|awarded'),
  outcome(
    'free|complimentary|gratis',
    'included|waived|no charge|without charge|no cost|on us|on the house|pay nothing|costs nothing',
    false,
  ),
  outcome(
    'sale|discount|discounts|discounted|voucher|vouchers|coupon|coupons|half price|half-price|clearance',
    'off|cheaper|save|saves|reduced|less|offer|offers|instead of|down from',
    false,
  ),
  outcome('guarantee|guaranteed|guarantees', 'warranty|promise', false),
]

/** What a mail may tell in many ways: where it does not, only a reader can say whether it is so. */
export const TOLD_FREELY: readonly Outcome[] = [
  outcome('shipped|dispatched', 'left our|on its way|sent|posted|ship|dispatch'),
  outcome(
    'confirmed',
    'confirm|confirms|confirmation|received|order number|thank you for your (?:order|purchase)|booked|reserved|details|copy|summary',
  ),
  outcome('fixed|resolved|solved|repaired|restored', 'fix|corrected|mended|repair|restore|works again'),
]

/** What widens an offer or a deed: the body must be as wide. */
export const WIDENED: readonly Outcome[] = [
  outcome('full|fully|entire|entirely|whole|total', 'complete|completely|in full|all of', false),
  outcome(
    'everything|everyone|everybody|sitewide|storewide',
    'entire|whole|all (?:products|items|orders|prices|customers|members|guests|stock)',
    false,
  ),
]

/** Before what is done these say that it is not: “has not been deleted”. */
export const DENIAL = /(?:\b(?:no|not|never|nothing|nobody|none|neither|without|nor)\b|n['’]t\b)/

/** Before it these leave open whether it will be: “if the grant is approved”. */
export const OPEN =
  /\b(?:if|unless|once|whether|may|might|could|would|should|will|(?:is|are|yet|still) to be|not yet|hope)\b/
