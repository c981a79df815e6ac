/**
 * Every verb that is known, once. An irregular one stands with its past, which may be the same (`cut/`), and, where that
 * is another word, its participle; prefixes make more of it: `take/took/taken+over`. `measures/conjugation.ts` makes the
 * forms.
 */

/** Not “may”, which is a month as well, nor what is seldom asked: “must”, “shall”, “might”. */
export const AUXILIARIES = 'am is are was were has have had do does did can could will would should'
export const NEGATED =
  "isn't aren't wasn't weren't hasn't haven't don't doesn't didn't can't couldn't won't wouldn't shouldn't"

/** Everyday verbs, whose slips are mended. These are never nouns: “the price include delivery”. */
export const NEVER_NOUNS =
  'include provide require receive contain allow expect bring/brought depend arrive belong consist remain apply become/became/become ' +
  'begin/began/begun choose/chose/chosen forget/forgot/forgotten get/got/gotten give/gave/given grow/grew/grown+out hear/heard+over ' +
  'know/knew/known lose/lost see/saw/seen+fore+over seek/sought sell/sold+out+over+re send/sent spend/spent+out tell/told+re ' +
  'understand/understood+mis seem happen accept agree appear apologize decide deliver disappear discuss ensure exist expire explain improve ' +
  'inform involve maintain occur prefer prevent protect reduce remove replace respond solve suggest speak/spoke/spoken come/came/come+over fail serve'

/** Hardly ever nouns. */
export const TELLING =
  'want say/said make/made+re go/went/gone+under help love keep/kept ' +
  'take/took/taken+mis+over+re+under save think/thought+re like ' +
  'ask live pay/paid+over+re write/wrote/written+re+under start wait hope ' +
  'show/showed/shown mean/meant'

/** Nouns as often. */
export const TELLING_NOUNS = 'need work offer look sound run/ran/run+over+re matter cover try use call last'

/** Other irregular verbs. */
export const IRREGULAR =
  'be/was/been have/had do/did/done+out+over+re+un arise/arose/arisen beat/beat/beaten ' +
  'bend/bent bite/bit/bitten blow/blew/blown build/built buy/bought catch/caught ' +
  'cut/+under dig/dug draw/drew/drawn+over+re+with drive/drove/driven eat/ate/eaten fall/fell/fallen ' +
  'feel/felt find/found fly/flew/flown forbid/forbade/forbidden forgive/forgave/forgiven ' +
  'hang/hung hide/hid/hidden hold/held+up+with hurt/ lay/laid+mis ' +
  'learn/learnt leave/left lend/lent let/ meet/met prove/proved/proven put/ ' +
  'read/+mis+proof+re rise/rose/risen set/+pre+re shake/shook/shaken shed/ ' +
  'shrink/shrank/shrunk shut/ sing/sang/sung sit/sat sleep/slept ' +
  'spill/spilt spoil/spoilt steal/stole/stolen stick/stuck swear/swore/sworn sweep/swept ' +
  'teach/taught throw/threw/thrown+over wake/woke/woken wear/wore/worn ' +
  'win/won'

export const IRREGULAR_NOUNS =
  'break/broke/broken broadcast/ burn/burnt burst/ cast/+re cost/ deal/dealt drink/drank/drunk feed/fed fight/fought ' +
  'forecast/ freeze/froze/frozen hit/ lead/led+mis light/lit offset/ rebuild/rebuilt ride/rode/ridden+over ring/rang/rung ' +
  'shoot/shot sink/sank/sunk spell/spelt+mis spin/spun split/ spread/ stand/stood+with strike/struck string/strung ' +
  'swing/swung tear/tore/torn wind/wound+re+un'

/** The rest, which only operations ask for: regular, and hardly ever nouns. */
export const REGULAR =
  'achieve add adjust advise afford announce apologise appreciate approve arrange assume attend avoid ' +
  'believe calculate cancel carry chase collect combine compare complete concern confirm connect consider continue convince create ' +
  'deserve destroy determine develop discover drop empower enable encourage enjoy enter explore extend ' +
  'fill finish fit follow forward gather handle hate imagine increase install introduce invite join listen ' +
  'manage mention merge miss move obtain owe own perform pick prepare produce publish pull ' +
  'raise reach realize realise recommend refer refund relax relocate rely remember renew repair represent resolve ' +
  'retrain retry return select settle shiver shred sign skip specify stay stop supply suppose switch ' +
  'talk tend thank travel treat unlock upload warn watch weigh wonder worry choke prep hurry idle mind fade ' +
  'deprecate decommission submit taste grab act operationalize leverage pertain restrict suspend disconnect lodge facilitate remit construe notify govern ' +
  'activate memorise memorize thrive embody evoke symbolize feature deprive cease pause accelerate harmonize cure'

/** Regular, and nouns as often. */
export const REGULAR_NOUNS =
  'answer book change charge check claim click close comment contact control count demand design double draft drain email end estimate exchange ' +
  'excuse export face file fix focus guarantee guess hand head host import interest invoice lack land launch limit link list log store ' +
  'mark match measure name note notice open order pack park pass phone pitch plan plant play post press price profit promise question quote rate record release remark ' +
  'rent reply report request research reserve rest result review reward risk round sail sample scan schedule score search share ship shop space staff stage step ' +
  'stock stress struggle study suit support survey test text ticket tip touch track trade trail train transfer trial trip trust turn update upgrade value ' +
  'view visit vote walk waste water wish form place point state sync'
