/** Classes of small words, by which a phrase is told from what surrounds it. Lower case. English. */
import { words } from '../../engine/word-set.ts'

export const ARTICLES = words('a an the this that these those each every some any no another both either all')
export const OWNERS = words('my our your his her its their whose')
export const READERS = words('your')
export const SENDERS = words('my our')

/** May join a noun phrase to the next. */
export const JOINERS = words(
  'of for at in on from with behind under between about against near across within',
)

export const PREPOSITIONS = words(
  'of for at in on from with behind under between about per to by into onto over after before during through without within against ' +
    'near across along around until till since via than as like off out up down upon towards toward above below beside beyond despite except inside outside past amid among throughout regarding concerning plus worth',
)

export const NUMBER_WORDS = words(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
    'twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen half',
)

/** Pronouns: behind one of them a verb follows. */
export const SUBJECTS = words(
  "i we you they he she it who which that i'd i've i'll we'd we've we'll you'd you've you'll they'd they've they'll there people nobody somebody everyone everybody someone anyone",
)

export const BE = words(
  "am is are was were be been being i'm you're we're they're it's he's she's that's there's here's what's who's isn't aren't wasn't weren't",
)

export const MODALS = words(
  "will would can could shall should may might must do does did cannot won't wouldn't can't couldn't don't doesn't didn't shouldn't to let let's please not never",
)

/** Everything else that is neither noun nor adjective. */
export const OTHERS = words(
  'i me we us you he him she it they them who whom which that what when where why how if whether because so but and or nor yet ' +
    'while although though unless once then there here now just only also too very quite rather really even still already again ever ' +
    'always often sometimes usually soon later ago away back together instead maybe perhaps almost enough much more most less least few many ' +
    'several such same other others own ones nothing something anything everything nobody somebody anybody everybody everyone someone anyone none ' +
    "have has had having haven't hasn't hadn't i've we've you've they've i'd we'd you'd they'd i'll we'll you'll they'll myself yourself yourselves ourselves themselves itself himself herself mine yours ours theirs " +
    'hi hello hey dear thanks thank yes no not never please ok okay sorry today tomorrow yesterday tonight twice otherwise however anyway besides therefore thus ' +
    'further furthermore moreover meanwhile beforehand afterwards elsewhere everywhere somewhere anywhere least else etc aside alone ahead straight fivefold forward upstairs downstairs offline online-only whenever wherever whereby whatsoever howsoever hereunder herewith hereby herein thereof lol congratulations e.g i.e e.g. i.e. vs super am pm a.m. p.m. a.m p.m',
)

/** Open adverbs in -ly are told by their ending; these only look like one. */
export const NOT_ADVERBS = words(
  'family assembly supply reply july italy early daily weekly monthly quarterly yearly friendly likely lovely only anomaly monopoly ally rally belly jelly fly',
)

export const DAYS = words(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun',
)
export const MONTHS = words(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
)

/** Heads that name nothing: a phrase whose content words are all of these is no topic. */
export const EMPTY = words(
  'time times way ways team teams thing things email emails e-mail mail mails call calls chat question questions day days week weeks month months year years quarter ' +
    'minute minutes hour hours second seconds moment moments lot lots bit kind sort sorts number numbers case cases point points part parts place places end side sides ' +
    'fact reason reasons idea ideas matter matters issue issues problem problems people person man guy guys folks someone everyone customer customers client clients ' +
    'company companies business businesses organization organizations organisation organisations world life work job stuff area areas space state step steps option options ' +
    'information info details detail update updates note message messages subject line word words thought thoughts feedback help support service services ' +
    'solution solutions product products platform opportunity opportunities experience experiences value values need needs hand hands touch contact ' +
    'today tomorrow yesterday morning afternoon evening night weekend date dates convenience attention interest interested connection connections synergy synergies ' +
    'regards wishes welcome website page pages link links click button chance look change changes result results difference answer answers reply replies ' +
    'name names order action actions request requests process processes level levels range variety series set group rest bunch couple pair one ones ' +
    'everything something anything nothing news future past present success goal goals deal best good bad great worst most more while mind sense ease ' +
    'cost costs price money sales growth revenue market industry field job role roles highlights highlight heart passion purpose mission promise excuse excuses ml km mm cm kg bar db degrees degree percent pm term terms condition conditions ' +
    'opinion opinions accordance regard respect reference behalf addition event receipt anticipation perusal undersigned particulars queries query availability period clause section version instance example examples fraction member members chance use top plenty ' +
    'challenge challenges policy inconvenience concern department course approach journey profile background conversation discussion meeting head heads full line lines fit',
)

/** Adjectives that say nothing in front of a noun; dropped from the front of a phrase. */
export const IDLE = words(
  'quick brief short good great nice big small little own other whole entire same new certain various different right own actual real main only very best better upcoming recent next last latest first past current few more most many several such simple certain said above below following updated ideal perfect amazing awesome incredible huge exciting tremendous valued dear',
)

/** Adjectives without a telling ending: no phrase ends in one. */
export const ADJECTIVES = words(
  'good great nice big small little new old young long short high low late early easy hard free full open clear busy happy sure ready able unable close right wrong true false ' +
    'different same other important interesting possible impossible available current recent latest earliest next last first second third main real best better worse worst more most whole own fair kind ' +
    'cold hot warm cool dry wet clean safe fast slow quick brief simple plain rich poor large huge tiny deep wide broad narrow strong weak heavy light dark bright loud quiet cheap expensive ' +
    'specific certain similar separate single double human modern sincere sick sorry glad proud tired excited interested truly less fewer top extra spare due likely unlikely flexible ' +
    'competitive hybrid remote lonely strange hungry competent welcome pretty secret negotiated involved rough worth aware outstanding actual instant involved attached enclosed higher lower earlier later bigger smaller better easier faster closer daily weekly monthly quarterly yearly',
)

/** Persons and groups that work for a sender: “our team”, “our field engineers”. */
export const STAFF = words(
  'team teams staff crew crews people person colleague colleagues engineer engineers founder founders cofounder cofounders partner partners expert experts specialist specialists ' +
    'consultant consultants adviser advisers advisor advisors manager managers director directors lead leads head boss bosses ceo cto cfo coo assistant assistants analyst analysts developer developers designer designers ' +
    'driver drivers courier couriers plumber plumbers electrician electricians mechanic mechanics technician technicians fitter fitters inspector inspectors surveyor surveyors trainer trainers coach coaches teacher teachers ' +
    'nurse nurses doctor doctors lawyer lawyers accountant accountants editor editors writer writers buyer buyers recruiter recruiters agent agents operator operators volunteer volunteers member members department departments division board family',
)

/** In front of a number these name a thing: the number counts nothing. */
export const LABELS = words(
  'version section clause line option order lane plot hall stand step week no number page chapter part room studio floor form release schedule vol volume phase level ext apartment flat unit gate platform ticket invoice',
)
