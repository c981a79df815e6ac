/** Forms of verbs: as the lexicon gives them, or made by rule. */
import { IRREGULAR, IRREGULAR_NOUNS, NEVER_NOUNS, TELLING, TELLING_NOUNS } from '../lexicon/verbs.ts'
import { words } from '../word-set.ts'

export interface Verb {
  plain: string
  /** `null` where it is made by rule. */
  past: string | null
  participle: string | null
}

/** The verbs of a list of the lexicon. */
export const verbsOf = (list: string): Verb[] =>
  list.split(' ').flatMap((entry) => {
    const [forms = '', ...prefixes] = entry.split('+')
    return ['', ...prefixes].map((prefix) => {
      const [plain = '', past = null, participle = past] = forms
        .split('/')
        .map((form) => prefix + (form || forms.slice(0, -1)))
      return { plain, past, participle }
    })
  })

/** “shows”, “goes”, “tries”, “stays”, “has”. */
export const thirdPerson = (verb: string): string =>
  verb === 'have'
    ? 'has'
    : verb === 'be'
      ? 'is'
      : /(?:[sxz]|[cs]h|[^aeiou]o)$/.test(verb)
        ? `${verb}es`
        : verb.replace(/([^aeiou])y$/, '$1ie').concat('s')

/** The verbs of a list in both forms of the present: `need needs`. */
export const present = (list: string): string =>
  list
    .split(' ')
    .map((verb) => `${verb} ${thirdPerson(verb)}`)
    .join(' ')

/** One vowel and one consonant, as in “stop” and “quit”. */
const SHORT = /^(?:[^aeiou]*|qu)[aeiou][^aeiouwxy]$/
/** The stress of these is on their end. */
const STRESSED =
  /^(?:(?:ad|com|e|o|per|re|sub|trans)mit|(?:con|de|in|pre|re|trans)fer|(?:in|oc|re)cur|(?:com|ex|pro)pel|control|patrol|(?:over|re)run|(?:off|pre|re)set|(?:for|out)bid|undercut|begin|forget|regret|equip)$/
/** In Britain the last letter of these is doubled, in America it is not. */
const EITHER_WAY = /[aeiou][^aeiou]+[aeiou]l$/

/** What stands before “ed” and “ing”; of two spellings the American first. */
function stems(verb: string): string[] {
  const doubled = verb + verb.at(-1)
  if (SHORT.test(verb) || STRESSED.test(verb)) return [doubled]
  return EITHER_WAY.test(verb) ? [verb, doubled] : [verb]
}

/** “stopped”, “moved”, “agreed”, “tried”; “canceled” and “cancelled”. */
export const regularPasts = (verb: string): string[] =>
  /e$/.test(verb)
    ? [`${verb}d`]
    : /[^aeiou]y$/.test(verb)
      ? [verb.replace(/y$/, 'ied')]
      : stems(verb).map((stem) => `${stem}ed`)

/** “stopping”, “moving”, “seeing”, “lying”; “canceling” and “cancelling”. */
export const gerunds = (verb: string): string[] =>
  /[^eoy]e$/.test(verb) && verb !== 'be'
    ? [verb.replace(/ie$/, 'y').replace(/e$/, '').concat('ing')]
    : stems(verb).map((stem) => `${stem}ing`)

/** Everyday verbs, but for those whose past is the same: “it cost us £40 last year” is right. */
const TOLD = [NEVER_NOUNS, TELLING, TELLING_NOUNS].flatMap(verbsOf)

/** The form for one of each of these verbs. */
const ONES = TOLD.map(({ plain }) => [plain, thirdPerson(plain)] as const)

/** The same with `have` and `do`. */
export const FOR_ONE_OF: ReadonlyMap<string, string> = new Map([...ONES, ['have', 'has'], ['do', 'does']])

/** The other way round. */
export const PLAIN_OF: ReadonlyMap<string, string> = new Map(ONES.map(([plain, one]) => [one, plain]))

/** Verbs that are never nouns: “the price include delivery”. */
export const VERBS_ONLY: ReadonlySet<string> = new Set(verbsOf(NEVER_NOUNS).map(({ plain }) => plain))

/** Verbs that are not made by rule, and everyday ones. */
export const STRONG = [...TOLD, ...[IRREGULAR, IRREGULAR_NOUNS].flatMap(verbsOf)]

/** “decide”, “decides”, “deciding”, “decided” and once more, as participle; “decide on” keeps its “on” in each. */
export function formsOf(verb: string): string[] {
  const [plain = '', ...more] = verb.split(' ')
  const strong = STRONG.find((known) => known.plain === plain)
  const past = strong?.past ?? regularPasts(plain)[0] ?? ''
  return [plain, thirdPerson(plain), gerunds(plain)[0], past, strong?.participle ?? past].map((form) =>
    [form, ...more].join(' '),
  )
}

/** Pasts that are other words as well: a bit, a shot. */
export const OTHERWISE = words('bit lit shot wound')

/** Plain forms of what never stands behind “will”, “didn't” and the like. */
export const PLAIN_OF_PAST: ReadonlyMap<string, string> = new Map(
  STRONG.flatMap(({ plain, past }) =>
    past && past !== plain && !OTHERWISE.has(past) ? [[past, plain] as const] : [],
  ).concat([
    ['has', 'have'],
    ['does', 'do'],
    ['is', 'be'],
    ['are', 'be'],
  ]),
)

/** Whether a verb stands in one of these forms. */
export const isTellingVerb = (lower: string): boolean =>
  FOR_ONE_OF.has(lower) || PLAIN_OF.has(lower) || PLAIN_OF_PAST.has(lower)

/** Participles that are not made by rule. */
export const IRREGULAR_PARTICIPLES: ReadonlySet<string> = new Set(
  STRONG.flatMap(({ participle }) => participle ?? []),
)

/** The plain forms that a word in -ed or -ing may have: `move`, `stop`, `try`. */
export function plainFormsOf(word: string): string[] {
  const stem = word.replace(/(?:ed|ing)$/, '')
  return [`${stem}e`, stem, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')].filter(
    (form) => form !== word,
  )
}
