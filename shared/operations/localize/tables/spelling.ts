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
fiber=fibre fibers=fibres fiberglass=fibreglass mold=mould molds=moulds molded=moulded molding=moulding moldy=mouldy
enrollment=enrolment enrollments=enrolments artifact=artefact artifacts=artefacts sulfur=sulphur practiced=practised practicing=practising
pediatrician=paediatrician pediatricians=paediatricians anesthesia=anaesthesia anesthetic=anaesthetic orthopedic=orthopaedic
gynecology=gynaecology gynecologist=gynaecologist hematology=haematology hemoglobin=haemoglobin leukemia=leukaemia anemia=anaemia
anemic=anaemic celiac=coeliac estrogen=oestrogen edema=oedema diarrhea=diarrhoea encyclopedia=encyclopaedia archeology=archaeology
archeologist=archaeologist luster=lustre somber=sombre meager=meagre specter=spectre saber=sabre scepter=sceptre
millimeter=millimetre millimeters=millimetres milliliter=millilitre milliliters=millilitres plowed=ploughed plowing=ploughing plows=ploughs
smolder=smoulder smoldering=smouldering draftsman=draughtsman checkered=chequered licorice=liquorice carburetor=carburettor
skeptic=sceptic skeptics=sceptics skepticism=scepticism skeptically=sceptically cozier=cosier coziness=cosiness
grays=greys grayed=greyed graying=greying grayish=greyish pretenses=pretences offenses=offences defenseless=defenceless
misbehavior=misbehaviour colorless=colourless watercolor=watercolour watercolors=watercolours favoritism=favouritism flavorful=flavourful
flavorless=flavourless flavorings=flavourings harbored=harboured harboring=harbouring humorless=humourless labored=laboured laboring=labouring
armored=armoured savored=savoured savoring=savouring endeavored=endeavoured endeavoring=endeavouring clamor=clamour candor=candour
ardor=ardour vigor=vigour rancor=rancour tumors=tumours odorless=odourless parlors=parlours arbor=arbour enamored=enamoured
savior=saviour saviors=saviours misdemeanor=misdemeanour misdemeanors=misdemeanours dishonorable=dishonourable neighbored=neighboured
dueling=duelling equaled=equalled equaling=equalling initialed=initialled initialing=initialling libelous=libellous marshaled=marshalled
marshaling=marshalling modeler=modeller modelers=modellers paneled=panelled paneling=panelling panelist=panellist panelists=panellists
penciled=pencilled penciling=pencilling pedaled=pedalled pedaling=pedalling signaled=signalled spiraled=spiralled spiraling=spiralling
swiveled=swivelled trialed=trialled trialing=trialling unraveled=unravelled unraveling=unravelling worshiped=worshipped worshiping=worshipping
distill=distil distills=distils instill=instil instills=instils willful=wilful willfully=wilfully appall=appal appalls=appals
cataloged=catalogued cataloging=cataloguing epilog=epilogue theaters=theatres centerpiece=centrepiece centerpieces=centrepieces
paralyzing=paralysing honored=honoured colors=colours honorably=honourably
`

/** Where the American word is wrong in Britain while the British one is a word of its own in America. */
const BRITAIN_ONLY = `
analyzes=analyses paralyzes=paralyses catalyzes=catalyses
`

/** Where the British word is wrong in America while the American one is right, or has other meanings, in Britain. */
const AMERICA_ONLY = `
practices=practises tires=tyres programs=programmes licenses=licences judgment=judgement judgments=judgements inquire=enquire inquires=enquires inquired=enquired
inquiring=enquiring inquirer=enquirer inquirers=enquirers checks=cheques meters=metres
`

/** Verbs in -ize and -ise beside those of the engine. */
const IZE =
  'commercial computer conceptual contextual econom eulog glamor hypothes ideal individual internal legitim liberal magnet marginal mechan ' +
  'mesmer motor operational ostrac oxid patron pasteur polar pressur public pulver random regular sanit satir sensational stigmat sympath ' +
  'synthes tantal traumat union urban verbal victim weapon empath epitom fertil fictional fantas galvan global homogen hypnot moral ' +
  'parameter philosoph plagiar romantic serial vocal actual antagon brutal caramel civil colon compartmental desensit dramat external ' +
  'monopol product professional scandal'

const pairs = (text: string): [us: string, gb: string][] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((pair): [string, string][] => {
      const [us = '', gb = ''] = pair.split('=')
      return us === gb ? [] : [[us, gb]]
    })

const verbs = IZE.split(' ').flatMap((stem) =>
  ['e', 'es', 'ed', 'ing'].map((end): [us: string, gb: string] => [`${stem}iz${end}`, `${stem}is${end}`]),
)

/** Pairs that hold both ways. */
export const MORE_PAIRS: readonly (readonly [us: string, gb: string])[] = [...pairs(MORE), ...verbs]
/** Pairs that hold on the way to Britain, or to America, only. */
export const TO_BRITISH: readonly (readonly [us: string, gb: string])[] = pairs(BRITAIN_ONLY)
export const TO_AMERICAN: readonly (readonly [us: string, gb: string])[] = pairs(AMERICA_ONLY)

/** Beginnings that do not change how the rest is spelt: `unauthorized`, `reorganize`. */
export const PREFIXES = ['un', 're', 'dis', 'mis', 'de', 'pre', 'over', 'non', 'multi', 'micro']

/** Words that Canada spells as the United States do though its other words follow Britain (-ize goes without saying). */
export const CANADIAN_AS_AMERICAN: ReadonlySet<string> = new Set(
  (
    'aluminum cozy skeptical mustache pediatric pajamas plow aging donut donuts artifact artifacts acknowledgment acknowledgments ' +
    'analyze analyzed analyzing analyzer analyzers paralyze paralyzed paralyzing catalyze catalyzed program tire tires inquiry inquiries ' +
    'learned spelled dreamed glamor fulfill fulfills fulfillment distill distills instill instills willful willfully appall appalls ' +
    'pediatrician pediatricians anesthesia anesthetic orthopedic gynecology gynecologist hematology hemoglobin leukemia anemia anemic ' +
    'celiac estrogen edema diarrhea encyclopedia smolder smoldering licorice carburetor skeptic skeptics skepticism skeptically ' +
    'cozier coziness plowed plowing plows analyzes paralyzes catalyzes programs tires inquire inquires inquired inquiring inquirer inquirers'
  ).split(' '),
)
/** Words that Australia spells as the United States do. */
export const AUSTRALIAN_AS_AMERICAN: ReadonlySet<string> = new Set(['program', 'programs'])
/** Both are at home there: an enquiry asks, an inquiry investigates. */
export const AUSTRALIAN_EITHER: ReadonlySet<string> = new Set(['inquiry', 'inquiries'])

export interface InContext {
  /** Word in American English. */
  us: string
  /** In British English, under this condition. */
  gb: string
  /** Words one of which must stand right before it; `#` stands for a number. */
  after: ReadonlySet<string>
  /** Where it is written as in Britain, beside Britain itself. */
  like: readonly string[]
  /** True where other words may stand between: “the new license”. */
  noun: boolean
}

const before = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const DETERMINERS = before('a the your our my their his her this that each every per one no any')
const COUNTED = before('# square cubic two three four five ten few many')
const VEHICLES = before('winter summer car bike bicycle spare new flat truck snow')
const PROGRAMMES = before(
  'license licence volunteer apprenticeship savings discount maintenance recycling safety wellness fitness development ' +
    'leadership mentorship ambassador research grant incentive membership internship loyalty training referral partner partnership rewards pilot onboarding mentoring education conference event support affiliate degree exchange graduate',
)
const rows = (
  words: readonly (readonly [us: string, gb: string])[],
  after: ReadonlySet<string>,
  like: readonly string[],
  noun = false,
): InContext[] => words.map(([us, gb]) => ({ us, gb, after, like, noun }))

const SUBJECTS = before('we you they i can could will would should must who')

/** Spellings that depend on what the word means here. */
export const IN_CONTEXT: readonly InContext[] = [
  ...rows([['practice', 'practise']], SUBJECTS, ['en-AU', 'en-CA', 'en-IN']),
  ...rows(
    [
      ['license', 'licence'],
      ['licenses', 'licences'],
    ],
    DETERMINERS,
    ['en-AU', 'en-CA', 'en-IN'],
    true,
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
