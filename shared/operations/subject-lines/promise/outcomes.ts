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

/** What frightens or binds a reader: whoever says it where the mail does not speak of it at all misleads. */
export const GRAVE: readonly Outcome[] = [
  outcome(
    'legal action|legal proceedings|legal notice|court|lawsuit|lawsuits|sued|sues|suing|solicitor|solicitors|lawyer|lawyers|attorney|bailiff|bailiffs|debt collector|debt collectors|debt collection|collection agency|prosecuted|prosecution',
    'legal|legally|law|sue|tribunal|judge|collections|collection|attorneys|prosecute|claim|claims',
  ),
  outcome(
    'overdue|past due|in arrears|unpaid|you owe|final demand',
    'due (?!to)|late|outstanding|arrears|owe|owed|owing|pay|pays|paid|payable|payment|payments|balance|still open|reminder',
  ),
  outcome(
    'payment required|payment due',
    'due (?!to)|late|outstanding|arrears|owe|owed|owing|pay|pays|paid|payable|payment|payments|invoice|invoices|bill|bills|balance|fee|fees|dues|deadline',
  ),
  outcome(
    'bankrupt|bankruptcy|insolvent|insolvency|liquidation|in administration|out of business',
    'administrator|administrators|administration|wound up|liquidated|liquidator|creditors',
  ),
  outcome(
    '(?:is|are|be|was|were|been|has|have|had|being) (?:now |being |already |permanently )?(?:closed|closing|shut|shutting)|closing down|shut down|shuts down|shutting down',
    'close|closes|closed|closing|closure|closures|shut|shuts|shutting|shutdown|moves|moved|holiday|holidays|renovation|ends|ended|cease|ceases|deadline|last day|full',
  ),
  outcome(
    'resigned|resigns|resignation|quit|quits|stepped down|steps down|laid off|layoffs|redundant|redundancies|sacked',
    'leave|leaves|leaving|left|resign|stepping down|step down|last day|retire|retires|retiring|retired|farewell|redundancy|lay off|laying off|cuts|job losses|moved on|moving on',
  ),
  outcome(
    'died|dies|dead|death|passed away|killed|murdered',
    'die|dying|dead|died|deaths|lost his|lost her|lost their|loss|funeral|memorial|memory|kill|kills|euthanised|put down|put to sleep',
  ),
  outcome(
    'security alert|security warning|security breach|suspicious activity|unusual activity|unusual sign-in|new sign-in|virus|malware|infected|compromised|identity theft|verify your (?:account|identity)',
    'security|secure|suspicious|unusual|unauthori[sz]ed|sign-in|signed in|log-?in|logged in|password|passwords|infection|verify|verification|identity|identities|fraud|scam|phishing|hacked|viruses|attack|attacks|breach|malicious',
  ),
  outcome(
    'banned|outlawed|illegal|unlawful|fined|prosecuted|arrested',
    'ban|bans|law|laws|legal|fine|fines|penalty|penalties|arrest|police|regulation|regulations|rule|rules|prohibited|forbidden',
  ),
  outcome(
    'acquired by|takeover|taken over by|merger|merges with|merged with|merging with|bought by',
    'acquire|acquires|acquired|acquisition|buy|buys|bought|merge|merges|merged|merging|joins|joined|joining|part of|owner|owners|takes over|took over|taken over',
  ),
]
