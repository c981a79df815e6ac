/** Words by which a sentence is taken up again or left. Lower case. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** At the start of a sentence these lean on what went before. */
export const LEANING =
  words(`it they this that these those he she its their his her also but and or so then here
  there such both either neither them it's that's they're he's she's there's here's another others instead
  because if when while after since which who one ones thanks thank sorry hope hopefully please as second third
  finally lastly however therefore again too i i'm i'd i've i'll`)

/** What `we` does as its work: `we make`, `we run`. */
export const DOING = words(`make build run sell offer provide help supply write design train teach fit install
  repair check clean manage deliver plan print host handle track maintain lease rent collect replace produce grow
  roast publish match test audit automate develop insure staff ship store translate record film cater brew weave
  recycle refurbish service inspect advise represent forecast treat`)

/** Marks of talk that sells or fills. */
export const HYPE =
  words(`hype cliches jargon spam-phrases pressure guilt-trip flattery vague-claim over-apology
  introductions rudeness nudges template-smell`)

/** As the second word these point back. */
export const POINTERS = words('it they this that these those then therefore such')

/** Behind `this` they name a time. */
export const PERIODS = words('year month week quarter spring summer autumn fall winter season')
