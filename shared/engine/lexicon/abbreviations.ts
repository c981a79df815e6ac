/** Words that end in a dot without ending a sentence. All lower case, without the last dot. */

import { words } from '../word-set.ts'
import { DAYS, MONTHS, SHORT_MONTHS } from './calendar-words.ts'

/** Always followed by more of the same sentence. */
export const TITLES = words(
  'mr mrs ms mx dr prof messrs vs e.g i.e a.k.a eg ie cf viz approx attn esp resp incl excl ' +
    'bzw ggf evtl zzgl inkl exkl sog vgl z.b d.h u.a i.d.r z.t z.hd dipl mme mlle dott avv spett egr exmo exma dhr mevr tzn m.in t.ex t.o.m bl.a f.eks f.ex dvs např p.ej',
)

/** The same with a capital; in small letters they are words or end like one: “ask your rep.” */
export const CAPITAL_TITLES = words('rev hon gen col capt cpt lt sgt cmdr gov sen rep')

/** Followed by a number, they go on; otherwise they end the sentence like any word. */
export const BEFORE_NUMBER = words(
  'no nos est fig figs vol pp p pg ch sec art ext tel mob par jan feb mar apr jun jul aug sep sept oct nov dec ca q nr str kl tlf puh tél č č.p n.º',
)

/** End a sentence only when what follows looks like the start of a new one, as initials do: “U.S.”, “J.K.”, “p.a.” */
export const MAYBE = words(
  'ph.d pcs mio mrd bn rev doz qty jr sr st dept ref mag sra sig gent mw bv np tj mj ul usw itd itp osv apod enz ecc bijv',
)

/** The same with a capital, “Acme Inc. Leeds”; in small letters they end before any capital: “pens, ink, etc. Leeds pays.” */
export const MAYBE_NAMES = words(
  'etc inc ltd co corp llc plc bros al ave sq blvd rd apt mt ft ste bldg asst min max hr hrs mins misc govt intl mgr eng mktg mon tue tues wed thu thur thurs fri',
)

/** End a sentence, except before a day, a month, a zone or a place. */
export const CLOCK = words('a.m p.m am pm')

/** What may stand behind the time of a clock. Names of towns are not told from other words. */
export const AFTER_CLOCK = words(
  `${DAYS} mon tue tues wed thu thur thurs fri sat sun ${MONTHS} ${SHORT_MONTHS} ` +
    'eastern central mountain pacific atlantic alaska hawaii ' +
    'greenwich british european london paris berlin madrid rome lisbon amsterdam brussels zurich vienna warsaw stockholm oslo copenhagen dublin ' +
    'new los chicago denver toronto vancouver sydney melbourne perth auckland singapore tokyo hong indian india',
)

/** Capitalised words that begin a sentence far more often than they carry a name. */
export const STARTERS = words(
  'the a an i we you he she it they this that these those there here my our your his her its their what when where which who why how ' +
    'if in on at as for from with by but and or so because since while although however also then now please thanks thank let do does ' +
    'did is are was were have has had can could would will should may might just no not yes ok any all some each every most many ' +
    'happy hope looking feel not once after before until given during over under to one two three first next last finally best kind ' +
    'bring call come reply send book join see visit meet check read pick ask tell try use click register rsvp remember note expect keep make take get go leave wear arrive doors tickets entry everyone everybody nobody lunch dinner breakfast coffee',
)
