/**
 * The words people write in mail every day. Their inflections count too. They win over rarer words when a
 * misspelling is equally close to both, and a forgotten space is only seen between two of them.
 * Our own selection, from nothing but the habit of writing mail.
 */
const TEXT = `
a about above accept acceptable access accident accommodate accomplish accord account accountant accurate
achieve achieved acknowledge acquire acquisition across act action active activity actual add address
adequate adjust administration admit adopt advance advantage advertise advice advise affect afford afraid
after afternoon again against age agency agenda agent aggressive ago agree agreement ahead aid aim ain't air
alert all allocate allow almost alone along already also alternative although always am amaze amazing
american among amount an analyse analysis analyst analytics analyze and angry anniversary announce
announcement annoy annual another answer anxious any anybody anymore anyone anything anyway anywhere apart
apartment apologise apologize apology apparent appeal appear appearance application apply appoint
appointment appreciate approach appropriate approval approve approximate april are area aren't argue
argument around arrange arrangement arrive article as ask aspect asset assign assignment assist assistance
assistant associate assume assure at attach attachment attempt attend attendance attention attitude attract
attractive audience audit august author authority automate automatic autumn availability available average
avoid award aware away awesome awful awkward back background backup bad badge bag balance ban band bank
banking bar base basic basis basket bath be beat beautiful became because become bed been before begin
beginner behave behavior behaviour behind being believe belong below beneficial benefit best bet better
between beyond big bill billion bind birth birthday bit bite black blame block blog blue board boat body
book booking boost border born borrow boss both bother bottle bottom bound box boy brain brand break
breakfast brief bright brilliant bring british broad brochure broken brother budget bug build building bunch
bus business busy but button buy buyer by cable calculate calendar call calm camera campaign can can't
cancel candidate cannot capable capacity capital car card care career careful carry cart case cash catch
category cause caution celebrate cell cent center central centre century certain certificate chain chair
challenge chance change channel character charge chart chat cheap check checklist checkout cheer chief child
children choice choose chose chosen christmas church circle circumstance citizen city claim class classic
clean clear clerk click client climate clock close clothes cloud club coach code coffee cold collaborate
collaboration colleague collect collection college color colour column combine come comfort comfortable
comment commerce commercial commission commit commitment committed committee common communicate
communication community company compare comparison compatible compete competition competitive competitor
complain complaint complete complex compliance complicated comply component comprehensive computer
concentrate concept concern conclude conclusion condition conduct conference confidence confident
confidential configure confirm confirmation conflict confuse confusion congratulate congratulation connect
connection conscious consensus consequence consequent consider considerable consideration consist consistent
constant construct consult consultant consumer contact contain content contest context continue continuous
contract contribute contribution control controversial convenience convenient conversation conversion
convert convince cook cool cooperate coordinate copy core corner corporate correct correspond correspondence
cost could could've couldn't council count counter country county couple coupon course court cover coverage
crash crazy create creation creative credit crime crisis criteria criterion critical criticism cross crowd
crucial culture cup curious currency current curve custom customer cut cycle daily damage dance danger
dangerous dark dashboard data database date daughter day dead deadline deal dealer dear death debate debt
decade december decide decision declare decline decrease deep default defend define definite definition
degree delay delete deliver delivery demand demonstrate demonstration deny department depend dependent
deposit depth describe description deserve design designer desire desk desperate despite detail detect
determine develop developer development device dial did didn't die diet differ difference different
difficult difficulty dig digital dinner direct direction director disagree disappear disappoint disappointed
disappointment disaster discipline disclose discount discover discuss discussion disease dish dispute
distance distribute distribution district diverse divide division do doctor document does doesn't dog doing
dollar domain don't done door double doubt down download dozen draft drag draw dream dress drink drive
driver drop drug dry due during dynamic each eager ear early earn earth ease easily east easy eat economic
economy edge edit edition editor educate education effect effective efficiency efficient effort eight either
elect electric element eleven eligible eliminate else email embarrass emergency emotion emphasis emphasize
empire employ employee employer employment empty enable encourage end energy engage engagement engine
engineer english enjoy enormous enough enquiry ensure enter enterprise entertain enthusiastic entire
entrepreneur entry environment equal equipment equivalent error especially essential establish estate
estimate etc ethical european evaluate even evening event eventual ever every everybody everyone everything
everywhere evidence evident exact exam examine example exceed excellent except exchange excite excited
exciting exclude exclusive excuse execute executive exercise exist existence existing exit expand expect
expectation expense expensive experience experienced experiment expert expertise expire explain explanation
explore expo export expose express extend extension extensive extent external extra extraordinary extreme
eye face facilitate facility fact factor factory fail failure fair faith fall familiar family famous fan
fantastic far farm fashion fast fat father fault favor favorite favour favourite fear feasible feature
february federal fee feed feedback feel feeling few field fifteen fifth fifty fight figure file fill film
final finally finance financial find fine finger finish fire firm first fish fit five fix flag flat
flexibility flexible flight float floor flow fly focus folder folk follow food foot for force forecast
foreign forever forget forgot forgotten form formal format former fortunate forty forward found foundation
founder four fourth frame framework frank free freedom french frequent fresh friday friend friendly from
front fruit frustrate frustration fulfil fulfill full fun function fund fundamental funding funny further
future gain gap garden gas gate gather gave gear general generate generation generous genuine german get
gift girl give given glad glass global go goal god goes gold gone good goods got government grab grade
graduate grant graph grateful great green ground group grow growth guarantee guess guest guidance guide
guideline gun guy habit had hadn't hair half hand handle hang happen happy hard hardware has hasn't hate
have haven't having he he'd he'll head headline health healthy hear heard heart heat heavy height held hello
help helpful hence her here hers herself hesitate hey hi hidden hide hierarchy high highlight him himself
hire his history hit hold hole holiday home honest honor honour hope hopefully horse hospital host hot hotel
hour house how how'd however hub huge human humor hundred hurry hurt husband i i'd i'll i'm i've ice idea
ideal identify if ignore illegal image imagine immediate impact implement implementation import importance
important impossible impress impression impressive improve improvement in incentive include income
inconvenience incorrect increase incredible indeed independent index indicate individual industry influence
inform information initial initiative innovation innovative inquiry insert inside insight inspire install
installation instance instant instead institute instruction insurance integrate integration intelligence
intelligent intend intense intention interact interest interested interesting interface internal
international internet interpret interrupt interview into introduce introduction invest investigate
investment investor invitation invite invoice involve iron is island isn't issue it it'd it'll item its
itself january job join joint joke journal journey judge july jump june junior just keen keep kept key kid
kill kind king kitchen knew know knowledge known label lack lady land landing language laptop large last
lately later latest laugh launch law lawyer lay lead leader leadership leap learn lease least leave led left
legal legitimate lend length less lesson let letter level leverage liability library licence license lie
life lift light like likely limit limited line link list listen literally little live load loan local locate
location lock log login logo long look loose lose loss lost lot lots loud love low loyal loyalty luck lucky
lunch luxury machine made magazine magic mail mailing main maintain maintenance major majority make maker
male man manage management manager managing mandatory manner manual manufacture many map march margin mark
market marketing married mass master match material math matter mature maximum may maybe me meal mean means
meanwhile measure mechanism media medical medium meet meeting member membership memory men mention menu mess
message met metal method metric middle midnight might mightn't migrate milestone military million mind mine
minimum minor minus minute miss missing mission mistake mix mobile mode model modern modify moment monday
money monitor month monthly mood more morning most mother motion motivate mouse mouth move movement movie
much multiple music must must've mustn't mutual my myself name narrow nation national native natural nature
navigate near nearly necessary neck need needn't negative negotiate negotiation neither network never
nevertheless new news newsletter next nice night nine no nobody noise none noon nor normal north not note
nothing notice noticeable notification notify november now nowhere number object objective obligation
observe obstacle obtain obvious occasion occupy occur occurred ocean october of off offer office officer
official offline often oh ok okay old on once one ones online only onto open operate operation operator
opinion opportunity oppose opposite optimise optimize option optional or order ordinary organic organisation
organise organization organize origin original other others otherwise our ours ourselves out outcome outline
output outreach outside outstanding over overall overview owe own owner pace pack package page paid pain
paint pair panel paper paragraph parallel parent park part participant participate particular partner
partnership party pass passenger passion password past patent path patience patient pattern pause pay
payment payroll peace peak peer pen penalty pending people per percent perfect perform performance perhaps
period permanent permission permit person personal personalize personnel perspective persuade phase
phenomenon phone photo phrase physical pick picture piece pilot pipeline pitch place plain plan plane plant
plastic platform play player pleasant please pleasure plenty plus pocket point police policy political pool
poor pop popular population portfolio position positive possess possession possibility possible post
postpone potential pound power powerful practical practice practise precise prefer preference preferred
preliminary premium preparation prepare presence present presentation president press pressure pretty
prevent preview previous price pricing primary prime principal principle print prior priority privacy
private privilege prize probable problem procedure proceed process produce product production productive
productivity profession professional professor profile profit profitable program programme progress project
prominent promise promote promotion prompt proof proper property proposal propose prospect protect
protection proud prove provide provider public publish pull purchase pure purpose pursue push put qualify
quality quantity quarter quarterly question questionnaire queue quick quiet quit quite quotation quote race
radio rain raise random range rank rapid rare rate rather ratio raw reach react read reader ready real
realise realistic reality realize really reason reasonable recall receipt receive received recent recipient
recognise recognize recommend recommendation record recover recruit recruiter recruitment red redeem reduce
reduction refer reference referral refund refuse regard regarding region register registration regret
regular regulation reject relate relation relationship relative relax release relevant reliable relief
religious reluctant rely remain remark remember remind reminder remote remove renew renewal rent repair
repeat replace reply report represent representative reputation request require requirement research
reservation reserve resident resolution resolve resource respect respective respond response responsibility
responsible rest restaurant restore restrict result resume retail retain return reveal revenue reverse
review revise reward rhythm rich ride ridiculous right ring rise risk road rock role roll room root rough
round route routine row royal rule run rush sad safe safety salary sale sales salesperson same sample
satisfaction satisfied satisfy saturday save saving say scale scan schedule school science scientific
scientist scope score screen script seal search season seat second secondary secret secretary section sector
secure security see seek seem segment select selection sell seller send senior sense sensitive sent sentence
separate september sequence serial series serious serve server service session set setting settle settlement
setup seven several severe shall share she she'd she'll sheet shift ship shipment shipping shirt shock shoe
shoot shop short shot should should've shouldn't show shut sick side sign signal signature significant
silver similar simple simultaneous since sincere sing single sir sister sit site situation six size skill
skip sleep slide slight slip slot slow small smart smile smooth so social society software solid solution
solve some somebody someone something sometimes son soon sorry sort sound source south space spare speak
speaker special specialist specific specification spectacular speech speed spell spend spent split spoke
sport spot spread spring square staff stage stake stand standard star start startup state statement station
statistic status stay steady steal step stick still stock stone stop store story straight strange strategic
strategy stream street strength stress strict strike strong structure struggle student study stuff stupid
style subject submission submit subscribe subscription substantial succeed success successful such sudden
suffer sufficient suggest suggestion suit suitable sum summary summer sun sunday superior supervisor
supplement supplier supply support suppose sure surprise surround survey survive suspect sustain sweet
switch symbol system table tackle tag tailor take talent talk target task taste taught tax tea teach teacher
team tech technical technician technique technology telephone television tell temperature template temporary
ten tend term terrible territory test testimonial text than thank thanks that that'd that'll the their them
theme themselves then theory there therefore these they they'd they'll they're they've thick thin thing
think third thirty this thorough those though thought thousand threat three thrill through throughout throw
thursday thus ticket tie tight till time tiny tip tired title to today together told tomorrow tone tongue
tonight too took tool top topic total touch tough tour toward towards town track trade tradition traditional
traffic train trainer training transaction transfer transferred transform transition translate transparent
transport travel treat treatment tree tremendous trend trial trick trigger trip triple trouble truck true
truly trust truth try tuesday turn tutorial twelve twenty twice twin two type typical ugly ultimate unable
uncle under understand understanding understood unfortunate unfortunately union unique unit unite universal
university unknown unless unlike unlikely unlimited unnecessary unsubscribe until unusual up upcoming update
upgrade upload upon upper upset urgent us usable use used user usual usually utility vacant vacation vacuum
valid validate valuable value van variable variety various vary vast vehicle vendor venture verify version
versus very via vice victim video view village violate virtual visible vision visit visitor visual vital
voice volume volunteer vote wage wait wake walk wall want war warehouse warm warn warning warranty was
wasn't waste watch water wave way we we'd we'll we're we've weak wealth wear weather web webinar website
wedding wednesday week weekday weekend weekly weigh weight weird welcome well were weren't west western wet
what whatever wheel when whenever where whereas wherever whether which whichever while white who who'd
who'll who've whoever whole whom whose why wide wife wild will willing win wind window wine winner winter
wire wise wish with withdraw withhold within without witness woman women won't wonder wonderful wood word
work worker workflow workshop world worldwide worry worse worst worth would would've wouldn't wrap write
writer writing written wrong wrote yard yeah year yearly yellow yes yesterday yet yield you you'd you'll
you're you've young your yours yourself yourselves youth zero zone
`

/** In lower case. */
export const EVERYDAY: ReadonlySet<string> = new Set(TEXT.trim().split(/\s+/))
