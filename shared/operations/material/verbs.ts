/** Forms of verbs that a phrase must not swallow. What the lexicon has no verb for is read as a noun. */
import {
  IRREGULAR,
  IRREGULAR_NOUNS,
  NEVER_NOUNS,
  REGULAR,
  REGULAR_NOUNS,
  TELLING,
  TELLING_NOUNS,
} from '../../engine/lexicon/verbs.ts'
import {
  gerunds,
  OTHERWISE,
  regularPasts,
  thirdPerson,
  type Verb,
  verbsOf,
} from '../../engine/measures/conjugation.ts'

const VERBS = [NEVER_NOUNS, TELLING, IRREGULAR, REGULAR].flatMap(verbsOf)
const EVERYDAY_NOUNS = verbsOf(TELLING_NOUNS)
const OTHER_NOUNS = [IRREGULAR_NOUNS, REGULAR_NOUNS].flatMap(verbsOf)

const present = ({ plain }: Verb) => [plain, thirdPerson(plain)]
const regular = ({ plain, past }: Verb) => (past === null ? regularPasts(plain) : [])
/** Pasts and participles that are not made by rule, and are no form of the present. */
const strong = ({ plain, past, participle }: Verb) =>
  [past, participle].flatMap((form) => (form === null || form === plain || OTHERWISE.has(form) ? [] : form))

/** Of verbs that are nouns as often, these are hardly ever the noun. */
const SAYING =
  'works starts ends stops covers closes opens shows expires matters clears creeps runs noticed tried turned updated visited walked'
/** Pasts that are the plain form as well, and hardly ever a noun. */
const SAME = [...VERBS.flatMap(({ plain, past }) => (past === plain ? plain : [])), 'hit']
const IRREGULARS = new Set([
  ...[...VERBS, ...EVERYDAY_NOUNS, ...OTHER_NOUNS].flatMap(strong),
  ...SAME,
  'were',
])

const pure = new Set([
  ...VERBS.flatMap((verb) => [...present(verb), ...regular(verb)]),
  ...[...VERBS, ...EVERYDAY_NOUNS].flatMap(({ plain }) => gerunds(plain)),
  ...EVERYDAY_NOUNS.flatMap(regular),
  ...IRREGULARS,
  ...SAYING.split(' '),
])
const either = new Set([
  ...[...EVERYDAY_NOUNS, ...OTHER_NOUNS].flatMap(present),
  ...OTHER_NOUNS.flatMap((verb) => [...regular(verb), ...gerunds(verb.plain)]),
])

/** Gerunds that are things. */
const THINGS = new Set(
  'posting booking building training timing meeting marketing pricing billing planning hiring testing parking onboarding opening shipping spending engineering mailing setting listing warehousing screening lighting wiring heating saving savings briefing recording finding beginning writing reading welding flooring roofing racking housing catering staffing forecasting invoicing lettering crossing hosting monitoring reporting tooling coating packaging bookkeeping manufacturing consulting plumbing scaffolding cladding bedding clothing seating banking accounting funding licensing ticketing messaging withholding'.split(
    ' ',
  ),
)

/** A form that is a verb wherever it stands. */
export const isVerb = (lower: string): boolean => pure.has(lower) && !THINGS.has(lower)

/** A form that may be a verb or a noun. */
export const maybeVerb = (lower: string): boolean =>
  (either.has(lower) || pure.has(lower)) && !THINGS.has(lower)

/** Every form of these verbs; one that the lexicon does not know is regular. */
export const formsOf = (list: string): ReadonlySet<string> => {
  const known = new Map(
    [...OTHER_NOUNS, ...EVERYDAY_NOUNS, ...VERBS].map((verb) => [verb.plain, verb] as const),
  )
  return new Set(
    verbsOf(list).flatMap((regularly) => {
      const verb = known.get(regularly.plain) ?? regularly
      return [
        ...present(verb),
        ...gerunds(verb.plain),
        ...(verb.past === null ? regularPasts(verb.plain) : [verb.past, verb.participle ?? verb.past]),
      ]
    }),
  )
}

const PLAINS = new Set(VERBS.map(({ plain }) => plain))

/** The plain form of a verb that is hardly ever a noun: `compare`, and not `report`. */
export const isPlainVerb = (lower: string): boolean => PLAINS.has(lower)

/** A form in -ed, or an irregular one, that may stand before a noun like an adjective. */
export const isPast = (lower: string): boolean =>
  lower.endsWith('ed') ? lower.length > 4 && !lower.endsWith('eed') : IRREGULARS.has(lower)

/** The plain form of a past that is known: `ran` → `run`, `checked` → `check`; `null` for another word. */
export const plainOfPast = (lower: string): string | null => PLAIN.get(lower) ?? null

const PLAIN: ReadonlyMap<string, string> = new Map(
  [...OTHER_NOUNS, ...EVERYDAY_NOUNS, ...VERBS].flatMap((verb) =>
    (verb.past === null ? regularPasts(verb.plain) : [verb.past]).map((past) => [past, verb.plain] as const),
  ),
)

/** The plain form of a form in -ing that is known: `running` → `run`; `null` for another word. */
export const plainOfGerund = (lower: string): string | null => PLAIN_OF_GERUND.get(lower) ?? null

const PLAIN_OF_GERUND: ReadonlyMap<string, string> = new Map(
  [...OTHER_NOUNS, ...EVERYDAY_NOUNS, ...VERBS].flatMap(({ plain }) =>
    gerunds(plain).map((form) => [form, plain] as const),
  ),
)

/** A form of the past, or one that is the same in the present: “the outage cost you a day”. */
export const mayBePast = (lower: string): boolean => isPast(lower) || UNCHANGED.has(lower)

const UNCHANGED = new Set(OTHER_NOUNS.flatMap(({ plain, past }) => (past === plain ? plain : [])))

/** A form in -ing that is no thing by itself. */
export const isGerund = (lower: string): boolean =>
  lower.length > 5 && lower.endsWith('ing') && !THINGS.has(lower) && !NOT_GERUNDS.has(lower)

const NOT_GERUNDS = new Set(
  'morning evening during spring string wing ceiling wedding pudding ring king thing something anything nothing everything shilling sterling'.split(
    ' ',
  ),
)
