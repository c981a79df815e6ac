/** What the words of a brief are about: notes to oneself, which name the matter more plainly than a mail would. */
import type { Kind } from '../engine/kinds.ts'
import type { BriefInput } from './brief.ts'
import { isPast } from './material/verbs.ts'

const PAPER = '(?:quote|quotation|proposal|estimate|tender|bid|offer)'
const OTHER_SIDE = '(?:them|her|him|you|[Tt]hey|\\p{Lu}\\p{L}+)'

/** The first that is found is the kind; what could be said in many mails is none of them. */
const MATTERS: readonly (readonly [Kind, RegExp])[] = [
  ['apology', /(?:^|[.!?] )(?:apologi[sz]e|say sorry)\b|\bI am sorry about this\b/i],
  [
    'billing',
    /\b(?:invoices?|bill|payment|balance|deposit|rent)\b(?=.*\d).{0,120}\b(?:overdue|unpaid|outstanding|past due|not (?:yet )?(?:been )?(?:paid|arrived)|(?:is|was|were|are) (?:due|late))\b|\b(?:overdue|unpaid|outstanding|late) (?:invoice|payment|balance|bill)\b(?=.*\d)/is,
  ],
  [
    'negotiation',
    /\b(?:(?:want|need|like|ask(?:ing)?(?: [^.,;:]{1,40})? for|get|give (?:me|us)|agree|negotiate) (?:to (?:pay|get) )?(?:an? |the )?(?:lower|better|reduced|smaller) (?:price|rate|rent|fee|premium|quote|offer|deal|terms)|(?:match|beat|meet) (?:[£$€]\s?\d|\d|(?:the|that|their|our|this) (?:price|offer|rate|quote|other))|(?:lower|reduce|cut|bring down) (?:the|our|your) (?:price|rate|rent|fee|premium)|\ban? (?:lower|better|reduced) (?:price|rate|rent|fee|premium|terms)$|negotiat(?:e|ed|ing|ions?)\b|counter-?offer|wants? an? (?:\p{L}+ )?discount\b|bring (?:the|their|your) price down|keep (?:it|the price|the rent) (?:under|below)|(?:they|you|landlord|supplier|provider|insurer) (?:(?:wants?|plans?) to |will )?(?:raised?|increased?|put (?:the |our |my )(?:\p{L}+ ){1,4}up|put up) (?:the|our|my|from|rent|prices?|fees?)\b|they (?:now )?(?:want|ask for|demand) (?:\d+ ?%|[£$€]\d+) more)/iu,
  ],
  [
    'proposal',
    new RegExp(
      `\\b(?:sent|gave|emailed|submitted|handed)(?: ${OTHER_SIDE})? (?:the|our|my|an?) (?:\\p{L}+ ){0,2}${PAPER}\\b|\\b${PAPER}(?: (?:we|I))? (?:sent|gave|submitted)\\b|\\b${PAPER}\\b[^.]{0,80}\\b(?:was|were|has been) (?:sent|submitted)\\b`,
      'iu',
    ),
  ],
  [
    're_engagement',
    /\bit has been a while\b|^you never [a-z]+ed\b|\b(?:cancelled|canceled|lapsed|did(?: not|n['’]t) log in|left(?! (?:something|an? [^.]{2,40}) in your)|stopped (?:using|buying|ordering)|have(?:n't| not) (?:ordered|logged in|visited|been|bought|booked|used))\b.{0,60}\b(?:ago|since|for|in)\b|\bwin[- ]?back\b|\blapsed (?:customers|members|users|donors)\b|\b(?:inactive|former|past) (?:[a-z]+ )?(?:customers|members|users|subscribers|participants|students|guests|patients|clients)\b/is,
  ],
  [
    'onboarding',
    /^(?:our |all )?trial (?:users|customers|sign-?ups)\b|^welcome\. |^welcome to (?:our|the)\b|^(?:welcome |onboard(?:ing)? )?(?:our |the )?new (?:customers|users|clients|members|sign-?ups|volunteers(?! (?:wanted|needed)))\b|\b(?:(?:have|has|just|who|you) )+signed up\b|\bfirst (?:login|log-in)\b/i,
  ],
  [
    'review_request',
    /\ban? (?:honest |short )?(?:review|rating) on \p{Lu}|^ask [^.]{2,60} for (?:an? |their )?(?:\p{L}+ )?(?:reviews?|ratings?)\b|\b(?:leave|write|post|give)(?: us| me)? (?:an? |their |your )?(?:\p{L}+ )?(?:review|rating|testimonial)\b/iu,
  ],
  [
    'partnership',
    /\b(?:want|like|propose|suggest|could)\b(?! to know).{0,20}\b(?:partner(?:ship)?|work (?:together )?with|work together|team up|co-?market|swap leads|refer (?:customers|patients|clients|each other))\b/is,
  ],
  [
    'recruiting',
    /\b(?:vacancy|salary(?! (?:guide|survey|report|benchmark))|(?:we(?:'re| are)|is|are) (?:hiring|recruiting)|looking for an? [^.]{3,40} to join)\b/i,
  ],
  [
    'customer_success',
    /\b(?:testimonial|we may quote|may we quote)\b|\b(?:usage|logins?|users|seats|adoption)\b.{0,60}\b(?:dropped|fell|declined|stopped|(?:is|are|went) down)\b|\bcheck(?:ing)? in (?:with|on) (?:an? |our |the )?(?:\p{L}+ )?(?:customer|client)s?\b|\b(?:we|i) (?:finished|completed|delivered|installed|fitted|built)\b.{0,120}\b(?:happy|pleased|satisfied|content)\b/isu,
  ],
  [
    'meeting_request',
    /\b(?:quarterly|monthly|annual|yearly|project) (?:review|meeting|catch-?up)\b(?! is on)|\b(?:agenda|to meet (?:with )?our (?:supplier|landlord|bank|accountant))\b/i,
  ],
  [
    'fundraising',
    /\b(?:gifts?|donations?) (?:(?:are|is|will be|gets?) )?(?:doubled|matched)\b|\bplease (?:give|donate)\b/i,
  ],
  ['abandoned_cart', /^you left (?:something|an? [^.]{2,40}) in your (?:cart|basket)\b/i],
  ['announcement', /^if you are (?:on|with|in) [^,]+, you (?:will|must|have to|need to)\b/i],
  // Nothing but what is cheaper and until when.
  ['promotional', /^[^.]*\d ?% off [^.]* until [^.]*\.?$/i],
  ['survey', /^please take our survey\b/i],
  [
    'promotional',
    /^from our [a-z]|^you are on (?!the |our |an? )[a-z]|^here is (?:our|the|my)\b|^(?:(?:our|the|new|weekly|monthly) )*newsletter\b/i,
  ],
  [
    'follow_up',
    /\bthank you for your time in the\b|\bwe (?:met|spoke|talked) (?:with |to )?(?:at|in|on|last|yesterday|during|about)\b/i,
  ],
]

/** The kind the words of a brief name; `null` where they name none. What a sender does for a living names none. */
export function matterIn({ about, ask, sender }: BriefInput): Kind | null {
  const told = about.split(/(?<=[.!?])\s+/).filter((text) => !isTrade(text, sender?.company))
  const text = [...told, ...(ask === undefined ? [] : [ask])].join(' ')
  return MATTERS.find(([, words]) => words.test(text))?.[0] ?? null
}

/** “We collect unpaid invoices for builders”: work that goes on, and nothing that happened or is wanted. */
function isTrade(text: string, company: string | undefined): boolean {
  const own = company !== undefined && text.toLowerCase().startsWith(`${company.toLowerCase()} `)
  const [, verb = ''] = /^we(?: (?:also|now|currently))? (\p{L}+)/iu.exec(text.trim()) ?? []
  if (own) return true
  return verb !== '' && !WANTS.test(verb) && !isPast(verb.toLowerCase())
}
const WANTS =
  /^(?:want|need|would|could|have|pay|are|were|wish|hope|plan|propose|suggest|did|sent|met|spoke)$/i
