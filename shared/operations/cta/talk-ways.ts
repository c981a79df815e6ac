/** Other ways to ask for a talk with its length, its day and what it is for; the form is that of `WAYS`. */
export const TALK_WAYS: readonly (readonly [RegExp, readonly string[]])[] = [
  // “Would Thursday 4 December at 10:00 work for a first look at the plans?”
  [
    /^(?:would|does|is|will) ((?:\p{Lu}\p{Ll}+day|tomorrow|the \d|\d{1,2} \p{Lu}|\p{Lu}\p{Ll}+ \d)[^?]{0,40}?) (?:work|suit you|work for you|be good) for (an? [^?]{3,80}|the (?!two of\b|both of\b)[^?]{3,80})\?$/iu,
    ['Are you free on $1 for $2?', 'Could we meet on $1 for $2?', 'Can you make $1 for $2?'],
  ],
  // “Are you available for a 20-minute call on Tuesday or Thursday afternoon?”
  [
    /^are you (?:around|free|available) for an? (?:quick |short |brief )?(\d+|fifteen|twenty|thirty)[ -]minutes? (?:[\p{L}]+ )?(?:call|chat|meeting|conversation|demo|walkthrough) ((?:on|next|this|tomorrow)\b[^?]+)\?$/iu,
    ['Do you have $1 minutes $2?', 'Can you spare $1 minutes $2?', 'Could we talk for $1 minutes $2?'],
  ],
  [
    /^are you (?:around|free|available) for (an? [^?]{3,40}?) ((?:on|next|this|tomorrow)\b[^?]+)\?$/iu,
    ['Do you have time for $1 $2?', 'Could we have $1 $2?'],
  ],
  // “Could we schedule a 30-minute call sometime next week?”
  [
    /^(?:could|can|shall|might) we (?:schedule|set up|arrange|book|have|do|find time for) an? (?:quick |short |brief )?(\d+|fifteen|twenty|thirty)[ -]minutes? (?:\p{L}+ )?(?:call|chat|meeting|conversation|demo|walkthrough)(?: some ?time)?( (?:on|next|this|tomorrow)\b[^?]*)\?$/iu,
    ['Do you have $1 minutes$2?', 'Can you spare $1 minutes$2?', 'Could we talk for $1 minutes$2?'],
  ],
  // “Would it be possible to move it to Friday at 11 AM or Monday at 2 PM?”
  [
    /^(?:(?:would it be|is it) (?:possible|ok|okay|all right) to|could we|can we) (?:move|reschedule|shift|push|postpone) (?:it|this|that|(?:our|the) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) to ((?:on )?(?:next )?(?:\p{Lu}\p{Ll}+day|tomorrow|\p{Lu}\p{Ll}+ \d)[^?]* or [^?]+)\?$/iu,
    ['Which suits you better, $1?', 'Would $1 work for you?'],
  ],
  // “Would next Wednesday or Thursday morning be convenient?”
  [
    /^would (?=[^?]*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|week|morning|afternoon|evening|\d ?[ap]m|\d:\d\d))([^?]+ or [^?]+) be (?:convenient|possible|good|ok|okay|all right)(?: for you)?\?$/iu,
    ['Which suits you better, $1?', 'Would $1 suit you?'],
  ],
  // “Do you have 30 minutes for a quick demo this week?”
  [
    /^(?:do|would) you have (?:\d+|ten|fifteen|twenty|thirty) minutes for (an? [^?]{3,40}? (?:(?:on|next|this|tomorrow)\b[^?]+))\?$/iu,
    ['Could we do $1?', 'Are you up for $1?', 'Would you have time for $1?'],
  ],
]
