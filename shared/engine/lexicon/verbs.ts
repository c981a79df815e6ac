/** Everyday verbs in the forms that slips confuse. */

const words = (list: string): string[] => list.split(' ')

/** Verbs that a mail tells with, but for those whose past is the same: “it cost us £40 last year” is right. */
const TOLD = words(
  'show need want say work make give go come include offer provide mean require help love keep take bring get allow ' +
    'expect know see receive contain send save seem look sound depend run happen matter cover think like ask live try ' +
    'use write call tell pay speak start wait understand hope last',
)

/** “shows”, “goes”, “tries”. */
export const thirdPerson = (verb: string): string =>
  /(?:[sxo]|[cs]h)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/, '$1ie').concat('s')

/** The form for one of each of these verbs, and of `have` and `do`. */
export const FOR_ONE_OF: ReadonlyMap<string, string> = new Map([
  ...TOLD.map((verb) => [verb, thirdPerson(verb)] as const),
  ['have', 'has'],
  ['do', 'does'],
])

/** The other way round, without `has` and `does`. */
export const PLAIN_OF: ReadonlyMap<string, string> = new Map(TOLD.map((verb) => [thirdPerson(verb), verb]))

/** Plain forms of what never stands behind “will”, “didn't” and the like. */
export const PLAIN_OF_PAST: ReadonlyMap<string, string> = new Map(
  words(
    'sent=send went=go came=come got=get gave=give took=take made=make met=meet knew=know saw=see told=tell spoke=speak ' +
      'wrote=write brought=bring bought=buy heard=hear sold=sell kept=keep spent=spend said=say thought=think ' +
      'understood=understand has=have had=have does=do is=be are=be was=be',
  ).map((pair) => pair.split('=') as [string, string]),
)

/** Whether a verb stands in one of these forms. */
export const isTellingVerb = (lower: string): boolean =>
  FOR_ONE_OF.has(lower) || PLAIN_OF.has(lower) || PLAIN_OF_PAST.has(lower)

/** Verbs that are never nouns: “the price include delivery”. */
export const VERBS_ONLY: ReadonlySet<string> = new Set(
  words('include provide require receive contain allow expect bring depend arrive belong consist remain'),
)
