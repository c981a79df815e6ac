/** Forms of verbs that a phrase must not swallow. Only verbs that mail uses; what is not here is read as a noun. */

/** Hardly ever nouns. */
const PURE =
  'accept achieve add adjust advise afford agree allow announce apologize apologise appear appreciate apply approve arrange arrive ask assume attend avoid beat become begin believe belong bring build buy ' +
  'calculate cancel carry catch chase choose collect combine come compare complete concern confirm connect consider contain continue convince create cut decide deliver deserve destroy determine develop discover discuss drive drop ' +
  'eat empower enable encourage enjoy ensure enter exist expect explain explore extend fail fall fill find finish fit follow forget forward gather get give go grow guess handle happen hate hear help hold hope hurt ' +
  'imagine improve include increase inform install introduce invite involve join keep know learn leave lend let like listen live lose love maintain make manage mean meet mention merge miss move ' +
  'need notice obtain occur offer open owe own pay perform pick prefer prepare prevent produce protect prove provide publish pull put raise reach read realize realise receive recommend reduce refer refund relax relocate rely remain remember remove ' +
  'renew repair replace represent require resolve respond retrain retry return rise run save say see seem select sell send serve settle shiver show shred sign sit sleep solve speak specify spend start stay stop suggest supply suppose switch ' +
  'take talk teach tell tend thank think throw travel treat try turn understand unlock update upload use visit wait walk want warn watch weigh win wish wonder work worry write choke prep hurry idle mind fade train deprecate decommission ' +
  'submit taste mean grab feel act operationalize leverage pertain arise restrict suspend disconnect lodge facilitate remit construe notify govern activate memorise memorize consist ask bring feel thrive skip ' +
  'embody evoke symbolize feature deprive cease undertake pause accelerate harmonize empower cure'

/** Past forms and participles that are not made by rule. */
const IRREGULAR =
  'was were had did went gone got gotten came became began begun bought brought built beat beaten caught chose chosen drove driven ate eaten fell fallen felt found forgot forgotten gave given grew grown ' +
  'heard held hurt kept knew known led left lent lost made meant met paid put read rose risen ran said saw seen sold sent shook showed shown sat slept spoke spoken spent stood took taken taught told thought threw thrown understood won wore written wrote cut hit let set shut split spread flew flown blew blown drew drawn broke broken stuck undergone done been withdrawn'

/** Verbs that are nouns as often: read by what stands around them. */
const EITHER =
  'answer book call change charge check claim click close comment contact control cost count cover deal demand design double draft drain email end estimate exchange excuse export face file fix focus freeze guarantee guess hand head host idea import interest invoice ' +
  'lack land last launch lead limit link list log store look match mark measure need note notice offer open order pack park pass phone pitch plan plant play post press price profit promise question quote rate record release remark rent reply report request research reserve rest result review reward ride risk round ' +
  'sail sample scan schedule score search share ship shop sound space staff stage step stock stress struggle study suit support survey stand test text ticket tip touch track trade trail train transfer trial trip trust try turn update upgrade use value view visit vote walk warn waste water wish work drink name form place point state sync rebuild'

const VOWEL = /[aeiou]/

function forms(base: string): string[] {
  const last = base.at(-1) ?? ''
  const before = base.at(-2) ?? ''
  const s = /(?:s|x|z|ch|sh|o)$/.test(base)
    ? `${base}es`
    : last === 'y' && !VOWEL.test(before)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`
  const stem = last === 'e' ? base.slice(0, -1) : base
  const doubles =
    base.length < 5 &&
    !VOWEL.test(last) &&
    VOWEL.test(before) &&
    !VOWEL.test(base.at(-3) ?? 'a') &&
    !/[wxy]/.test(last)
  const long = doubles ? base + last : stem
  const past = last === 'y' && !VOWEL.test(before) ? `${base.slice(0, -1)}ied` : `${long}ed`
  return [base, s, past, `${long}ing`]
}

const pure = new Set<string>(IRREGULAR.split(' '))
const SAYING = 'works starts ends stops covers closes opens shows expires matters clears creeps'
const either = new Map<string, 'base' | 's' | 'past' | 'ing'>()
for (const base of PURE.split(' ')) for (const form of forms(base)) pure.add(form)
for (const base of EITHER.split(' ')) {
  const [plain, s, past, ing] = forms(base)
  either.set(plain ?? base, 'base')
  if (s) either.set(s, 's')
  if (past) either.set(past, 'past')
  if (ing) either.set(ing, 'ing')
  pure.delete(plain ?? base)
  if (s) pure.delete(s)
}
for (const form of SAYING.split(' ')) pure.add(form)

/** Gerunds that are things. */
const THINGS = new Set(
  'booking building training timing meeting marketing pricing billing planning hiring testing parking onboarding opening shipping spending engineering mailing setting listing warehousing screening lighting wiring heating saving savings briefing recording finding beginning setting writing reading welding flooring roofing racking housing catering staffing forecasting invoicing lettering crossing hosting monitoring reporting tooling coating packaging bookkeeping manufacturing consulting plumbing scaffolding cladding bedding clothing seating banking accounting funding licensing ticketing messaging'.split(
    ' ',
  ),
)
for (const thing of THINGS) pure.delete(thing)

/** A form that is a verb wherever it stands. */
export const isVerb = (lower: string): boolean => pure.has(lower) && !THINGS.has(lower)

/** A form that may be a verb or a noun. */
export const maybeVerb = (lower: string): boolean => either.has(lower) || pure.has(lower)

/** A form in -ed, or an irregular one, that may stand before a noun like an adjective. */
export const isPast = (lower: string): boolean =>
  lower.endsWith('ed') ? lower.length > 4 && !lower.endsWith('eed') : IRREGULARS.has(lower)

const IRREGULARS = new Set(IRREGULAR.split(' '))

/** A form in -ing that is no thing by itself. */
export const isGerund = (lower: string): boolean =>
  lower.length > 5 && lower.endsWith('ing') && !THINGS.has(lower) && !NOT_GERUNDS.has(lower)

const NOT_GERUNDS = new Set(
  'morning evening during spring string wing ceiling wedding pudding ring king thing something anything nothing everything shilling sterling'.split(
    ' ',
  ),
)
