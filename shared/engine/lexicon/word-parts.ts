/** Parts that make new words anybody understands: `rebookable`, `nonprofit`, `microsite`. */
export const PREFIXES: readonly string[] =
  'anti auto bio co counter cross cyber de e eco extra fore geo hecto hyper in inter intra kilo macro mega meta micro mid mini mis mono multi nano neo non omni out over para photo poly post pre pro proto pseudo re self semi sub super tech tele thermo trans tri ultra un under uni up video web'.split(
    ' ',
  )

/** Endings, each with the letters the word may have had in its place. */
export const ENDINGS: readonly (readonly [ending: string, before: readonly string[]])[] = [
  ...'less like ness proof ship wise ward ish dom hood fest'
    .split(' ')
    .map((ending) => [ending, ['']] as const),
  ['able', ['', 'e']],
  ['ability', ['', 'e']],
  ['er', ['', 'e']],
  ['ers', ['', 'e']],
  ['or', ['', 'e']],
  ['ors', ['', 'e']],
  ['ion', ['', 'e']],
  ['ions', ['', 'e']],
  ['ize', ['', 'y', 'e']],
  ['ise', ['', 'y', 'e']],
  ['ized', ['', 'y', 'e']],
  ['ised', ['', 'y', 'e']],
  ['izing', ['', 'y', 'e']],
  ['ising', ['', 'y', 'e']],
  ['ist', ['', 'y', 'e']],
  ['ies', ['y', 'ical', 'ie']],
  ['ism', ['', 'e']],
  ['s', ['']],
]

/** Shortest word that may stand behind a prefix; shorter ones are met by chance. */
export const SHORTEST_STEM = 4
