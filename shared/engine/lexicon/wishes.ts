/** Words of good wishes at the start of a mail. A wish made only of these could go to anyone. Lower case. */

import { words } from '../word-set.ts'
import { DAYS, MONTHS } from './calendar-words.ts'

/** Words before `hope`. */
export const BEFORE_HOPE = words('i we just really sincerely do and truly so well')
export const HOPE = words('hope trust hoping hopefully wishing have')

/** What the wish is for; `this email` must find somebody. */
export const WISHED = words(
  "you you're you've your all everything everyone things life it's ur u today week weekend day week's weekend's day's " +
    DAYS,
)
export const MAILS = words('email e-mail mail message note letter newsletter')
export const FINDS = words('finds find finding reaches reach meets catches')

/** A wish has one of these. */
export const FINE = words(
  'well good great fine ok okay nice lovely wonderful fantastic amazing awesome excellent relaxing restful enjoyable productive pleasant ' +
    'safe healthy happy better best strong splendid fabulous terrific thriving smoothly swimmingly delightful brilliant',
)

/** Everything else a stock wish is made of. */
export const WISH_WORDS = words(
  "that my the these and is are 're had have having has been be being a an in of to with at on so far today this week weekend day days morning " +
    `afternoon evening month ${DAYS} ${MONTHS} ` +
    'summer winter spring fall autumn holiday holidays season christmas ' +
    'easter thanksgiving new year health spirits time start started ' +
    'end off doing going treating keeping staying enjoying enjoyed getting rolling family team loved ones colleagues too also very really long during times ' +
    "unprecedented challenging difficult crazy strange since we last spoke talked met end your side there over everyone you're you've around yours whenever " +
    'wherever back break',
)

/** Behind the wish these begin what is the same for everybody: “in these busy times”. */
export const TIMES = words('in amid amidst during despite')
/** What one of these owns, and what begins with one of the others, is meant for this reader. */
export const OWNERS = words('your his her their our my')
export const OWN_WORDS = words("after i i'm i'd i've we please could can would")

/** Words that begin a clause of its own after “…, ” or “… and”. */
export const CLAUSE_STARTERS = words(
  "i i'm i've i'd i'll we we're we've we'd we'll my our the this it it's you you're you've you'll your a an here there as just please thank thanks could can would will " +
    'do did are is have has what when where who how why let after since following to per in on at',
)

/** Words that may stand before a preface: “I just wanted to …”. */
export const BEFORE_PREFACE = words(
  "i i'm i'd i've we we're we'd am are just wanted want would like to simply only really quickly thought and so my this is the purpose of email mail message note a quick hi hey",
)
