/** Words that end in a dot without ending a sentence. All lower case, without the last dot. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Always followed by more of the same sentence. */
export const TITLES = words(
  'mr mrs ms mx dr prof st messrs rev hon gen col capt cpt lt sgt cmdr gov sen rep vs e.g i.e eg ie cf viz approx dept est attn esp resp incl excl',
)

/** Followed by a number, they go on; otherwise they end the sentence like any word. */
export const BEFORE_NUMBER = words(
  'no nos fig figs vol pp p pg ch sec art ext tel mob par jan feb mar apr jun jul aug sep sept oct nov dec ca q',
)

/** End a sentence only when what follows looks like the start of a new one. */
export const MAYBE = words(
  'etc inc ltd co corp llc plc bros a.m p.m am pm u.s u.k u.s.a e.u u.n d.c ph.d b.a m.a m.b.a jr sr al ave blvd rd apt asst min max hr hrs mins misc ref govt intl mgr eng mktg mon tue tues wed thu thur thurs fri',
)

/** Capitalised words that begin a sentence far more often than they carry a name. */
export const STARTERS = words(
  'the a an i we you he she it they this that these those there here my our your his her its their what when where which who why how ' +
    'if in on at as for from with by but and or so because since while although however also then now please thanks thank let do does ' +
    'did is are was were have has had can could would will should may might just no not yes ok any all some each every most many ' +
    'happy hope looking feel not once after before until given during over under to one two three first next last finally best kind',
)
