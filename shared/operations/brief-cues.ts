/** The kind of mail a brief names by its own words: what is owed, ends, takes place or is looked for. */
import type { Kind } from '../engine/kinds.ts'

/** Each kind with words that name it, and how much they weigh. The most wins, and nothing that is named once by a word of many meanings. */
const CUES: readonly (readonly [Kind, number, RegExp])[] = [
  [
    'billing',
    3,
    /\b(?:invoice|bill|rent|balance|payment)s?\b[^\n]{0,60}\b(?:was due|were due|overdue|unpaid|outstanding|past due|not (?:been )?paid|days late|due since)\b/i,
  ],
  [
    'billing',
    3,
    /\b(?:overdue|unpaid|outstanding|owes? us|owe):? (?:\d+ )?(?:inv|invoice|bill|payment|balance)/i,
  ],
  ['billing', 3, /\b(?:invoice|bill|rent)\b[^\n]{0,60}\bdue\b[^\n]*\b(?:reminders?|pay|paid)\b/i],
  ['billing', 3, /\b(?:card|payment|direct debit)\b[^\n.]{0,20}\b(?:failed|declined|expired|bounced)\b/i],
  [
    'billing',
    3,
    /\bbehind with (?:the |his |her |their )?(?:rent|payments?|instal?ments?)\b|\b(?:in|of) arrears\b/i,
  ],
  [
    'renewal',
    3,
    /\brenew(?:al|s|ing)?\b[^\n.]{0,40}\b(?:contract|subscription|plan|licen[cs]e|policy|membership|agreement|date)\b|\b(?:contract|subscription|licen[cs]e|policy|membership|agreement)s?\b[^\n.]{0,40}\b(?:renews?|expires?|runs? out|ends?|is up)\b/i,
  ],
  [
    'event_invitation',
    3,
    /\binvit(?:e|es|ing|ation)\b[^\n.]{0,80}\b(?:webinar|roundtable|breakfast|dinner|lunch|workshop|conference|event|meetup|evening|open day|open house|tasting|fair|summit|seminar|launch|party|session|tour|screening)\b|\brsvp\b/i,
  ],
  [
    'event_invitation',
    3,
    /\b(?:organi[sz]ing|hosting|holding|running|planning) (?:an? |our |the |another )(?:[\p{L}-]+ ){0,3}(?:webinar|roundtable|breakfast|dinner|lunch|workshop|conference|meetup|open day|open house|tasting|fair|summit|seminar|reception|screening)\b[^.\n]*\d/iu,
  ],
  // “Parents evening for year 9, Thursday 28 January”: a note that begins with what is held, and its day.
  [
    'event_invitation',
    3,
    /^(?:[\p{L}'’-]+ ){0,3}(?:webinar|roundtable|breakfast|dinner|lunch|workshop|conference|meetup|evening|open day|open house|tasting|fair|summit|seminar|reception|screening|concert|party)\b[^.\n]{0,60}\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/iu,
  ],
  [
    'event_invitation',
    4,
    /\b(?:our|the) (?:[\p{L}-]+ ){0,2}(?:run|race|ride|walk|gala|fair|concert|party|festival|match|tournament) (?:is|takes place) on\b/iu,
  ],
  ['event_invitation', 3, /\b(?:webinar|event|workshop) (?:no-shows|registrants|attendees)\b/i],
  ['customer_success', 3, /^(?:customers|members|users|clients|guests) whose\b/i],
  ['internal', 4, /^(?:(?:to|for) )?(?:all )?(?:colleagues|staff)\b/i],
  ['review_request', 4, /^review requests?\b/i],
  ['customer_success', 3, /^our (?:customers|members|users|clients) (?!(?:save|get|have|are|were|say)\b)/i],
  [
    'customer_success',
    3,
    /^(?:please )?(?:ask|write to|e-?mail|invite|introduce (?:myself|me)[^.\n]* to) (?:all |some of )?(?:our|the|existing|current) (?:\p{L}+ ){0,2}(?:customers|members|users|clients|tenants)\b/iu,
  ],
  [
    'survey',
    3,
    /(?<!\b(?:we|site|land|home|building|roof|energy|structural) )\b(?:survey|questionnaire|feedback form|\d+[ -]questions?)\b/i,
  ],
  ['recruiting', 3, /\b(?:recruit(?:ing|er)?|hiring|candidates?|vacancy|job offer|headhunt\w*)\b/i],
  ['recruiting', 3, /^(?:please )?hire (?:an?|two|three|\d+|more|some|our) /i],
  ['recruiting', 1, /\bsalary\b/i],
  ['recruiting', 3, /\bvolunteers? (?:wanted|needed)\b|\b(?:looking for|need) (?:more |new )?volunteers\b/i],
  [
    'partnership',
    3,
    /\bpartner(?:ship|ing)s?\b(?! lead)|\b(?:refer|send us) (?:\p{L}+ )?(?:clients|customers|leads|patients)\b|\bresell(?:er|ers|ing)?\b|\bco-?market/iu,
  ],
  [
    're_engagement',
    3,
    /\bformer (?:customers|clients|members|guests|patients|donors|users)\b|\b(?:win|get|bring|want|like|have) (?:them|him|her) back\b|\b(?:win|get|bring) (?:back|[^\n.]{3,40}) back\b|\bwin[- ]?back\b|\b(?:re-?engage|reactivate|lapsed|inactive|dormant)\b|\b(?:did not|didn['’]t|have not|haven['’]t|not|stopped) (?:log(?:ged|ging)? in|order(?:ed|ing)?|visit(?:ed|ing)?|us(?:ed|ing)|buy(?:ing)?|bought|been (?:in|back)|come back|returned|renewed)\b|\b(?:customers|members|users|clients) who (?:paused|left|cancelled|canceled|did not|didn['’]?t|have not|haven['’]?t|stopped)\b/i,
  ],
  [
    'onboarding',
    3,
    /\bonboarding\b|\bwelcome (?:sequence|series|mail|e-?mail)|\bnew (?:customers|users|members|sign-?ups|clients)\b[^\n.]{0,40}\b(?:welcome|start|first)\b|\bget(?:ting)? started\b/i,
  ],
  ['onboarding', 3, /\bthank(?:s|ing)?(?: you| them)? for (?:signing up|joining)\b/i],
  ['fundraising', 3, /\b(?:need|look(?:ing)? for|find|ask)\b[^.\n]{0,30}\bsponsors?\b/i],
  ['fundraising', 3, /\bask\b[^\n.]{0,60} for (?:an? |another )?(?:gift|contribution)\b/i],
  ['fundraising', 3, /\b(?:donors?|donat(?:e|ion|ions)|charity|fundrais\w+)\b/i],
  [
    'customer_success',
    3,
    /\b(?:[Uu]pgrade|[Uu]psell|[Cc]ross-?sell)\b|\b[Tt]rials? (?:ends?|expires?|runs? out)\b|\b(?:to )?(?:move|switch) (?:up )?to (?:the )?\p{Lu}\p{Ll}+\b(?=[^\n]*\bplan\b)|\bplan\b[^\n]*\b(?:move|switch) to \p{Lu}/u,
  ],
  // “Parents need to return the form by Friday”
  [
    'announcement',
    3,
    /(?:^|[.!?] )(?:all |our |the )*(?:parents|tenants|residents|members|pupils|students|patients|customers|participants) (?:have to|need to|must) [^\n]{1,120}?\bby (?:\p{L}+day,? )?\d/iu,
  ],
  [
    'announcement',
    3,
    /\b(?:introduce|announce)\b[^.\n]{0,60}\bto (?:our |all |existing |current )*(?:customers|clients|users|members|tenants)\b|\b(?:price|fee|rate)s? (?:change|increase|rise)\b|\b[Ww]e(?:['’]re| are| will be) (?:moving|switching|migrating|transferring) (?:our|all)(?: our)? (?:\p{Ll}+ )?(?:customers|clients|users|members|tenants)\b|\b(?:customers|members|users|clients|tenants) (?:do not|don['’]t) (?:have|need) to do anything\b|\b[Ww]rite to (?:all (?:our )?(?:customers|members|users|clients|tenants)\b|(?:all |our )*(?:customers|members|users|clients|tenants|parents) that\b)|\b(?:price|fee|rate|rent)s? (?:go|goes|will go|are going|is going) up\b|^(?:tell|inform|notify) (?:our |existing |all |the )*(?:customers|clients|users|members|tenants|residents)\b/imu,
  ],
  [
    'follow_up',
    3,
    /\bfollow(?:ing)?[ -]?up (?:after|on|from|with)\b|\bafter (?:the |our |a )?(?:demo|first call|meeting|site visit|trade show)\b/i,
  ],
  [
    'follow_up',
    3,
    /\b(?:saw|watched|had|attended|joined) (?:our|the|a) (?:\p{L}+ )?demo\b|\b(?:stopped at|visited|came to) (?:our )?(?:stand|booth)\b/iu,
  ],
  [
    'review_request',
    3,
    /\b(?:write|leave|post|give)(?: us)? (?:an? )?(?:\p{L}+ )?(?:review|rating|testimonial)\b|\b(?:reviews?|ratings?|testimonials?) from (?:our |happy |past )*(?:customers|clients|users|guests|members|buyers)\b/iu,
  ],
  ['follow_up', 3, /^(?:(?:I|[Ww]e) )?(?:[Mm]et|[Ss]poke (?:to|with)|[Tt]alked (?:to|with)) \p{Lu}/mu],
  [
    'press_pitch',
    3,
    /\b(?:podcast hosts?|journalists?|editors?|reporters?|press (?:release|pitch)|bloggers?|podcast (?:guest )?pitch|guest (?:on|pitch))\b/i,
  ],
  [
    'meeting_request',
    3,
    /\b(?:meeting request|request (?:for )?a meeting|need (?:an? )?(?:\d+[ -]min\w* )?interview)\b/i,
  ],
  [
    'proposal',
    3,
    /\b(?:answer|repl|react|respond)\p{Ll}*(?: to| on)? (?:our|my|the) (?:quote|proposal|offer)\b|\b(?:quote|proposal|offer)\b[^.\n]{0,50}\bwent out\b|\bquote:? [£$€]?\d/iu,
  ],
  ['proposal', 3, /^(?:quote|proposal|estimate|offer)s? follow[- ]?up\b/i],
  [
    'proposal',
    3,
    /\b(?:quote|proposal|estimate)(?: no\.?)?(?: #?[A-Z-]*\d\S*)? (?:was )?sent\b|\b(?:sent|gave) (?:them|him|her|[^\n.]{2,30}) (?:the |our |a )?(?:quote|proposal|offer)\b/i,
  ],
  [
    'other',
    4,
    /\bsupplier of ours\b|\bcredit note\b|\b(?:delivered|sent) [^\n]{0,80}\b(?:wrong|faulty|broken|damaged|missing)\b[^\n]*\b(?:replacement|refund)\b/i,
  ],
  [
    'other',
    3,
    /\bask \p{Lu}[^\n.]{2,40} for (?:an?|the|our) (?:refund|replacement|repayment|correction|credit note)\b/u,
  ],
  [
    'cold_outreach',
    3,
    /\bcold (?:e-?mail|outreach|mail|call)|\b(?:prospecting|outbound)\b|^(?:the |our |my )?prospect\b/im,
  ],
]

/** The kind the words of a brief name; `null` where they name none. */
export function kindNamed(about: string): Kind | null {
  const weights = new Map<Kind, number>()
  for (const [kind, weight, cue] of CUES)
    if (cue.test(about)) weights.set(kind, (weights.get(kind) ?? 0) + weight)
  let best: Kind | null = null
  for (const [kind, weight] of weights)
    if (weight > 2 && (best === null || weight > (weights.get(best) ?? 0))) best = kind
  return best
}
