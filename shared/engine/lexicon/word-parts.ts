/** Parts that make new words anybody understands: `rebookable`, `nonprofit`, `microsite`. */
export const PREFIXES: readonly string[] =
  'anti auto bio co counter cross cyber de e eco extra fore geo hyper in inter intra macro mega meta micro mid mini mis mono multi nano neo non omni out over para photo poly post pre pro proto pseudo re self semi sub super tech tele trans tri ultra un under uni up video web'.split(
    ' ',
  )

export const SUFFIXES: readonly string[] =
  'able ability ibly less like ness proof ship wise ward ish dom hood fest gate palooza'.split(' ')

/** Shortest word that may stand between such parts; shorter ones are met by chance. */
export const SHORTEST_STEM = 4
