/** What the engine's pairs of spellings do not say: derived words, and the ways of Canada, Australia and India. */

/** American=British, beside `shared/engine/lexicon/spelling-variants.ts`. */
const MORE = `
utilize=utilise utilizes=utilises utilized=utilised utilizing=utilising utilization=utilisation
customizable=customisable customizing=customising colorful=colourful favorably=favourably favoring=favouring
favorited=favourited honorable=honourable neighborly=neighbourly neighborhoods=neighbourhoods behavioral=behavioural
behaviorally=behaviourally centered=centred centering=centring canceling=cancelling cancels=cancels dialed=dialled dialing=dialling
leveled=levelled leveling=levelling totaled=totalled totaling=totalling channeled=channelled channeling=channelling
fueling=fuelling tunneling=tunnelling marvelous=marvellous labelers=labellers aging=ageing donut=doughnut donuts=doughnuts
acknowledgment=acknowledgement acknowledgments=acknowledgements analyzer=analyser analyzers=analysers catalogs=catalogues
defenses=defences catalyze=catalyse catalyzed=catalysed theatergoers=theatregoers grayscale=greyscale jewelers=jewellers
jeweler=jeweller savory=savoury flavoring=flavouring laborer=labourer laborers=labourers rumored=rumoured tumor=tumour
parlor=parlour rigor=rigour valor=valour fervor=fervour glamor=glamour demeanor=demeanour splendor=splendour
maneuvered=manoeuvred maneuvering=manoeuvring counseling=counselling counseled=counselled quarreled=quarrelled
fulfills=fulfils enrolls=enrols skillfully=skilfully woolen=woollen tranquility=tranquillity
`

const pairs = (text: string): [us: string, gb: string][] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((pair): [string, string][] => {
      const [us = '', gb = ''] = pair.split('=')
      return us === gb ? [] : [[us, gb]]
    })

export const MORE_PAIRS: readonly (readonly [us: string, gb: string])[] = pairs(MORE)

/** Beginnings that do not change how the rest is spelt: `unauthorized`, `reorganize`. */
export const PREFIXES = ['un', 're', 'dis', 'mis', 'de', 'pre', 'over', 'non', 'multi', 'micro']

/** Words that Canada spells as the United States do though its other words follow Britain (-ize goes without saying). */
export const CANADIAN_AS_AMERICAN: ReadonlySet<string> = new Set(
  (
    'aluminum cozy skeptical mustache pediatric pajamas plow aging donut donuts artifact artifacts acknowledgment acknowledgments ' +
    'analyze analyzed analyzing analyzer analyzers paralyze paralyzed paralyzing catalyze catalyzed program tire tires inquiry inquiries ' +
    'learned spelled dreamed glamor fulfill fulfills fulfillment'
  ).split(' '),
)
/** Words that Australia spells as the United States do. */
export const AUSTRALIAN_AS_AMERICAN: ReadonlySet<string> = new Set(['program', 'inquiry', 'inquiries'])

/** Common parts of names: in a line of capitals, `Lincoln Center` must stay. */
export const IN_NAMES: ReadonlySet<string> = new Set(
  (
    'center centre theater theatre harbor harbour labor labour defense defence armor armour honor honour gray grey ' +
    'organization organisation program programme parlor parlour valor neighborhood'
  ).split(' '),
)

export interface InContext {
  /** Word in American English. */
  us: string
  /** In British English, under this condition. */
  gb: string
  /** Words one of which must stand right before it; `#` stands for a number. */
  after: ReadonlySet<string>
  /** Where it is written as in Britain, beside Britain itself. */
  like: readonly string[]
}

const before = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const DETERMINERS = before('a the your our my their his her this that each every per one no any')
const COUNTED = before('# square cubic two three four five ten few many')
const VEHICLES = before('winter summer car bike bicycle spare new flat truck snow')
const PROGRAMMES = before(
  'loyalty training referral partner partnership rewards pilot onboarding mentoring education conference event support affiliate degree exchange graduate',
)
const rows = (
  words: readonly (readonly [us: string, gb: string])[],
  after: ReadonlySet<string>,
  like: readonly string[],
): InContext[] => words.map(([us, gb]) => ({ us, gb, after, like }))

/** Spellings that depend on what the word means here. */
export const IN_CONTEXT: readonly InContext[] = [
  ...rows(
    [
      ['license', 'licence'],
      ['licenses', 'licences'],
    ],
    DETERMINERS,
    ['en-AU', 'en-CA', 'en-IN'],
  ),
  ...rows(
    [
      ['meter', 'metre'],
      ['meters', 'metres'],
    ],
    COUNTED,
    ['en-AU', 'en-CA', 'en-IN'],
  ),
  ...rows(
    [
      ['tire', 'tyre'],
      ['tires', 'tyres'],
    ],
    VEHICLES,
    ['en-AU', 'en-IN'],
  ),
  ...rows(
    [
      ['program', 'programme'],
      ['programs', 'programmes'],
    ],
    PROGRAMMES,
    ['en-IN'],
  ),
]
