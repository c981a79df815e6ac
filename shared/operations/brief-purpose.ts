/** What a brief orders its writer to do tells the kind of mail: `Thank Marcus for …`, `Win back gyms that …`. */
import type { Kind } from '../engine/kinds.ts'

const WANT =
  /^(?:please |(?:we|i)(?:'d| would)? (?:want|like|need|have|plan|hope) to |(?:the )?(?:goal|aim)(?: is|:) ?(?:to )?|(?:write|send|draft) (?:an? )?(?:\p{L}+ )?(?:e-?mail|mail|note|message|line) (?:to [^.,:]{2,50}? )?to )/iu

/** Readers who are many, and readers within the firm. */
const MANY =
  '(?:all |our |the |every )*(?:customers?|users|members|subscribers|clients|tenants|parents|patients|residents|guests|visitors|donors|readers)'
const OWN = '(?:all |our |the |every )*(?:staff|team|colleagues|employees|everyone|everybody|department)'
/** Somebody who is known: by a name, or as one of those a firm deals with. */
const KNOWN =
  '(?:\\p{Lu}\\p{Ll}+|(?:an?|the|our|my) (?:supplier|vendor|contractor|landlord|colleague|boss|manager|accountant|bank|insurer|builder|printer|agency|architect|lawyer|caterer|courier|partner|team|photographer|designer))'

/** Whether thanks lead on to something else. */
const GOES_ON =
  /\b(?:send|ask|next step|follow up|offer|propose|suggest|invite|quote|proposal|numbers|order|decision)\b/i

/** The first that the order of the note begins with is the kind. */
const PURPOSES: readonly (readonly [Kind, RegExp])[] = [
  [
    're_engagement',
    /^(?:win|bring) (?:back\b|[^.,]{2,40} back\b)|^(?:reactivate|re-?engage|wake up)\b|\blapsed (?:\p{L}+ )?(?:customers|members|users|clients|donors|subscribers|guests)\b/iu,
  ],
  [
    'follow_up',
    /^(?:follow(?:ing)?[ -]?up|post[ -](?:demo|call|meeting|visit) follow|get(?:ting)? back to|check(?:ing)? in|revive)\b|^(?:the |our |my |an? )?(?:prospect|lead|deal|buyer|client) (?:has |have )?(?:ghosted|went (?:quiet|silent|dark|cold)|gone (?:quiet|silent|dark|cold)|stopped (?:answering|replying|responding))\b/i,
  ],
  [
    'recruiting',
    /^(?:recruit(?:ing)?|hir(?:e|ing)|sourc(?:e|ing)|headhunt(?:ing)?) (?:for )?(?:an?|our|the|two|three|\d+|\p{Ll}+s\b)(?!.*\b(?:supplier|vendor|venue|office|agency)s?\b)/iu,
  ],
  [
    'press_pitch',
    /^pitch\b.*\b(?:interview|stor(?:y|ies)|photos|press|journalists?|editors?|reporters?|feature|embargo\w*|readers)\b/is,
  ],
  ['renewal', /^renewal (?:for|of|with) \p{Lu}/u],
  [
    'customer_success',
    /^(?:[Tt]he |[Oo]ur |[Mm]y |[Aa]n? )?(?:[Ee]xisting |[Cc]urrent )?(?:[Cc]ustomer|[Cc]lient)[,:]? \p{Lu}(?!.*\b(?:renew|expire|contract|owe|invoice|paid))/su,
  ],
  ['customer_success', /^(?:an? |the |our )?(?:upgrade|upsell) (?:offer )?(?:to|for) /i],
  ['promotional', new RegExp(`^[Oo]ur ${MANY} (?:can|may)\\b`, 'u')],
  ['announcement', new RegExp(`^[Oo]ur ${MANY} (?:will|must|have to|need to)\\b`, 'u')],
  ['referral_intro', /^introduce \p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?to \p{Lu}/iu],
  ['announcement', new RegExp(`^(?:tell|inform|notify|let|warn) ${MANY}\\b`, 'iu')],
  // “Email to my tenants at 14 Alder Road”
  [
    'announcement',
    /^(?:(?:an? |the )?(?:short |friendly )?(?:e-?mail|mail|message|note|letter|notice) (?:to|for)|write to) (?:my |our |all (?:my |our )?)(?:tenants|parents|patients|residents|members|neighbours|customers|clients)\b(?! who\b)/iu,
  ],
  ['internal', new RegExp(`^(?:tell|inform|notify|let|warn|remind|ask) ${OWN}\\b`, 'iu')],
  [
    'other',
    new RegExp(`^(?:[Cc]has(?:e|ing)|[Rr]emind|[Aa]sk|[Nn]udge|[Ww]arn|[Ii]nform|[Tt]ell) ${KNOWN}\\b`, 'u'),
  ],
  [
    'other',
    /^(?:[Rr]emind|[Nn]udge|[Cc]hase) (?:an?|the|our|my) (?:\p{Ll}+ )?\p{Ll}*[^s\W] (?:that|to|about|of|for) /u,
  ],
  ['other', /^(?:the |our |my )?supplier (?:is |was )?(?:\p{Ll}+ )?(?:late|delayed|overdue|behind)\b/iu],
  ['other', /^(?:congratulate|decline|turn down|reject|cancel|complain)\b/i],
]
/** A request that only a talk can answer. */
const MEETS =
  /^ask [^.]{2,60}? (?:for|to) (?:(?:an?|the|another) )?(?:\p{L}+ |\d+ )?(?:meeting|call|meet)\b|^(?:propose|suggest|arrange|reschedule|move|postpone) (?:an?|the|our) (?:\p{L}+ )?(?:meeting|call)\b/iu
/** What is no reminder between two people: an event or a term. */
const OF_EVENT = /\b(?:webinar|workshop|conference|event|open day|dinner|meetup)\b/i
export const OF_TERM =
  /\b(?:trial|subscription|licen[cs]e|contract|plan|membership|policy)\b[^.]{0,60}\b(?:ends|expires|runs out|renews)\b/i

/** The kind that the first order of a note names; `null` where it begins with none. */
export function purposeOf(about: string): Kind | null {
  const said = about.trim().replace(WANT, '')
  if (/^apologi[sz]e\b|^say sorry\b/i.test(said)) return 'apology'
  // Many who are thanked have nothing to decide.
  if (/^thank (?:the|our|all|everyone|everybody)\b(?! \p{Ll}*[^s\W] for)/iu.test(said)) return 'thank_you'
  if (/^thank (?!you\b|us\b)/i.test(said)) return GOES_ON.test(said) ? 'follow_up' : 'thank_you'
  if (/^remind\b/i.test(said) && OF_TERM.test(said)) return 'renewal'
  // What is owed is a bill, and somebody has to name its sum.
  if (/^(?:chas(?:e|ing)|remind)\b/i.test(said) && /\b(?:invoice|payment|bill|rent)\b/i.test(said))
    return 'billing'
  if (/^remind\b/i.test(said) && OF_EVENT.test(said)) return 'event_invitation'
  if (MEETS.test(said)) return 'meeting_request'
  return PURPOSES.find(([, order]) => order.test(said))?.[0] ?? null
}
