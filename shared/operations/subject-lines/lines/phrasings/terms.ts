/** Subscriptions, offers and prices: what changes, when, and until when what can be done. */
import { DATE, DAY, ENDS, MANY, type Phrasing, SUM, WEEKDAY, WORD } from './phrasing.ts'

const RATE = String.raw`(?:,? (?:per|a|an|each|every|\/) ?\p{Ll}+){0,2}`

export const TERMS: readonly Phrasing[] = [
  {
    // “your Docuflow subscription will renew automatically on March 3 for $1,188 per year”
    cues: ['renew'],
    forms: [
      new RegExp(
        String.raw`\byour (?<what>(?:${WORD} )?(?:subscription|plan|membership|policy|contract|licen[cs]e|domain|agreement)) (?:will (?:be )?(?:automatically )?|is due to |is set to |auto-?)?(?:renew(?:s|ed)?)(?: automatically)? on (?<day>${WEEKDAY}${DATE})(?:, \d{4})?(?: (?:for|at) (?<sum>${SUM}${RATE}))?`,
        'iu',
      ),
    ],
    says: ['Your <what> renews on <day>', 'Your <what> renews on <day>: <sum>'],
    angle: 'specific',
    role: 'news',
    why: 'Says what renews, and when.',
  },
  {
    // “your Docuflow Business subscription will renew automatically on March 3 for $1,188 per year”
    cues: ['renew'],
    forms: [
      new RegExp(
        String.raw`\byour (?<what>(?:${WORD} ){2,3}(?:subscription|plan|membership|policy|contract|licen[cs]e|domain|agreement)) (?:will (?:be )?(?:automatically )?|is due to |is set to |auto-?)?(?:renew(?:s|ed)?)(?: automatically)? on (?<day>${WEEKDAY}${DATE})(?:, \d{4})?(?: (?:for|at) (?<sum>${SUM}${RATE}))?`,
        'iu',
      ),
    ],
    says: ['<what> renews on <day>', '<what> renews on <day>: <sum>'],
    angle: 'specific',
    role: 'news',
    why: 'Says what renews, and when.',
  },
  {
    // “the price of your Team plan will increase from $12 to $15 per user per month starting on February 1”
    cues: ['price of', 'price for', 'rate of', 'rate for', 'fee for', 'fee of', 'cost of', 'cost for'],
    forms: [
      new RegExp(
        String.raw`\b(?:price|rate|fee|cost) (?:of|for) (?:the |our )?(?<what>(?:your )?(?:${WORD} ){0,2}?${WORD}) (?:will |is going to |is set to )?(?:increase|go up|rise|change|move|drop|decrease|go down|go|be increased|be raised)s? from (?<old>${SUM})${RATE} to (?<new>${SUM})(?<rate>${RATE})[^.;$£€]{0,30}? ?(?:starting|from|as of|effective|on|beginning)(?: on| from)? (?<day>${DATE})`,
        'iu',
      ),
    ],
    says: ['<what>: <old> to <new><rate> from <day>', '<what>: <old> to <new> from <day>'],
    angle: 'number',
    role: 'news',
    why: 'Says what changes, to what, and when.',
  },
  {
    // “The daily meal allowance will go up from $55 to $65”
    cues: ['from '],
    forms: [
      new RegExp(
        String.raw`\b(?:the|your|our) (?<what>(?:${WORD} ){0,3}?(?:allowance|limit|budget|fee|rate|price|rent|salary|deposit|minimum|premium|charge|cap|quota)) (?:will |is going to )?(?:go up|increase|rise|go down|drop|decrease|change|be raised|be increased|be cut)s? from (?<old>${SUM}|\d[\d,.]*%?) to (?<new>${SUM}|\d[\d,.]*%?)(?=[.,;]|$| (?:and|from|on|per|a|starting)\b)`,
        'iu',
      ),
    ],
    says: ['<what>: <old> to <new>'],
    also: true,
    angle: 'number',
    role: 'news',
    why: 'Gives the figure and the one before.',
  },
  {
    // “If you switch to annual billing before January 31, you can keep your current price”
    cues: ['you can keep', 'you keep', 'you will keep', 'you’ll keep', "you'll keep"],
    forms: [
      new RegExp(
        String.raw`^if you (?<act>\p{Ll}+ (?:${WORD} ){0,4}?${WORD}) (?<by>by|before) (?<day>${DATE}|${DAY}),? you(?: can| will|['’]ll)? keep (?<what>(?:your|the) (?:current|old|present|existing) (?:price|rate|plan|terms|discount))`,
        'iu',
      ),
    ],
    says: ['Keep <what>: <act> <by> <day>', '<act> <by> <day>'],
    also: true,
    angle: 'benefit',
    role: 'offer',
    why: 'Says what can be kept, and until when.',
  },
  {
    // “If you sign by April 30, we can start on May 18”
    cues: ['if you '],
    forms: [
      new RegExp(
        `^(?<if>if you (?:sign|confirm|order|book|approve|reply|decide|pay|register)) by (?<day>${DATE}|${DAY}),? we(?: can| will|['’]ll) (?<act>start|begin|deliver|ship|finish|install) (?<on>on|by) (?<then>${DATE}|${DAY})`,
        'iu',
      ),
    ],
    says: ['<act> <on> <then> <if> by <day>'],
    also: true,
    angle: 'specific',
    role: 'offer',
    why: 'Says when it can begin.',
  },
  {
    // “transfer the amount by 26 September to avoid a late fee of €25”
    cues: ['avoid'],
    forms: [
      new RegExp(
        String.raw`\b(?:pay|payment|transfer|settle|sent?d?)\b[^.;]{0,40}? by (?<day>${WEEKDAY}${DATE}|${DAY}),? to avoid (?:an? |any |the )?(?<what>(?:late |additional |extra )?(?:fees?|charges?|interest|interruption))(?: of (?<sum>${SUM}))?`,
        'iu',
      ),
    ],
    says: ['<what> of <sum> if unpaid by <day>', 'Pay by <day> to avoid a <what>'],
    also: true,
    angle: 'specific',
    role: 'ask',
    why: 'Says until when, and what comes after.',
  },
  {
    // “Get free shipping on all orders over $40 this week”
    cues: ['free shipping', 'free delivery', 'free returns'],
    forms: [
      new RegExp(
        String.raw`(?<!\b(?:no|not|without) )\b(?<what>free (?:shipping|delivery|returns))(?<on> on (?:all |your |any |every )?(?:first |next )?orders?(?: (?:over|above|of|from) ${SUM}(?: or more)?)?)?(?<when> (?:this week(?:end)?|today|until ${DAY}|through ${DAY}|all \p{Ll}+))?`,
        'iu',
      ),
    ],
    says: ['<what><on><when>'],
    also: true,
    angle: 'benefit',
    role: 'offer',
    why: 'Says what the reader saves.',
  },
  {
    // “both of you will get one month free”
    cues: ['both of you', 'you both', 'you each', 'each of you'],
    forms: [
      new RegExp(
        String.raw`(?:^if [^.?!]{0,80}?, )?\b(?<who>both of you|you both|you each|each of you)(?: will|['’]ll| would)? (?:get|receive|earn) (?:an? )?(?<what>(?:${SUM}|${MANY}|one|free|extra|\d+ ?%) ${WORD}(?: ${WORD}){0,2}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<what> for both of you'],
    also: true,
    angle: 'benefit',
    role: 'offer',
    why: 'Says what there is for both.',
  },
  {
    // “entered into a draw for a free weekend for two”
    cues: ['draw', 'win '],
    forms: [
      new RegExp(
        String.raw`\b(?:entered (?:in|into)|chance to win|enter to win) (?:a|the|our)?(?: prize)? ?(?:draw for )?(?:one of (?:\p{L}+ ){1,2})?(?<what>(?:an? )?(?!draw\b)${WORD}(?: (?!by\b)${WORD}){1,4}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['Draw for <what>'],
    also: true,
    angle: 'benefit',
    role: 'offer',
    why: 'Says what there is to win.',
  },
  {
    // “To get the most out of your 14-day free trial”
    cues: ['trial'],
    forms: [
      /\b(?<what>your (?:\d{1,2}|thirty|fourteen|seven)-day (?:free )?trial)\b(?! (?:end|expire|is over|has))/iu,
    ],
    says: ['<what>'],
    also: true,
    angle: 'specific',
    role: 'offer',
    why: 'Names what the reader has.',
  },
  {
    // “If you choose a yearly plan, you will get two months free”
    cues: ['if you '],
    forms: [
      new RegExp(
        String.raw`^(?<if>if you (?:choose|pick|take|pay|switch|upgrade|book|order|join|renew|refer|sign up)(?: ${WORD}){0,6}?),? you(?: will|['’]ll)?(?: also)? (?:get|receive|save) (?<what>(?:${SUM}|\d+ ?%|${MANY}|an?|free) ${WORD}(?: ${WORD}){0,3}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<what> <if>'],
    also: true,
    angle: 'benefit',
    role: 'offer',
    why: 'Says what there is to gain, and how.',
  },
  {
    // “We have four slots left”
    cues: [' left'],
    forms: [
      new RegExp(
        String.raw`\b(?:we (?:still )?have|there are|we['’]ve got)(?: only| just| still)? (?<many>${MANY} (?:\p{Ll}+ )?(?:slots?|seats?|places?|spots?|spaces?|tickets?|rooms?|beds?|tables?)) left`,
        'iu',
      ),
    ],
    says: ['<many> left'],
    also: true,
    angle: 'number',
    role: 'detail',
    why: 'Says how many are left.',
  },
]
