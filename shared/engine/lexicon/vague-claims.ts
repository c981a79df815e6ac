/** Claims of rank or effect that nobody can check. A number in the sentence makes them a claim with a proof. */
import { lexicon } from '../phrases.ts'

const RANK = 'Who says so? Name the ranking, the customer or the number behind this.'
const EFFECT = 'By how much? A number from one customer says more.'
const CROWD = 'How many, and who? One name or number is easier to believe.'
const SOURCE = 'Who says so, and where? Name the study or the person, or leave it out.'
const QUALITY = 'Every seller says this; say what makes it so.'

/** Begins a claim of rank where the word for a firm follows: “a leading digital marketing agency”. */
export const LEADING =
  '(a|an|the|your|our) (leading|premier|award-winning|top-rated|market-leading|world-class)'

/** What a firm that leads calls itself. */
export const FIRMS: ReadonlySet<string> = new Set(
  'provider providers supplier vendor platform company agency firm consultancy brand studio team specialist specialists manufacturer distributor'.split(
    ' ',
  ),
)

export const VAGUE_CLAIMS = lexicon('vague-claim', {
  [LEADING]: { note: RANK },
  '(leading|premier|top|foremost|trusted|largest) (provider|supplier|vendor|platform|company|agency|brand|name) (of|in|for)':
    { note: RANK },
  "(the world's|world's|the nation's|the country's|the industry's|the market's) (leading|best|finest|most trusted|favorite|favourite|largest|most advanced|number one)":
    { note: RANK },
  '(industry-leading|market-leading|award-winning|top-rated|number-one|industry leading|market leading|category-leading)':
    { note: RANK },
  '(number one|no . 1) (choice|provider|platform|solution|agency)': { note: RANK },
  'the (best|finest|most trusted|most advanced|most powerful) (in the business|on the market|in the industry|in the world|available)':
    { note: RANK },
  'the (best|finest) (service|product|quality|products|prices|solution|experience|team|results|value)': {
    note: RANK,
  },
  '(second to none|like no other|head and shoulders above|a cut above the rest)': { note: RANK },
  '(unparalleled|unmatched|unrivalled|unrivaled|unsurpassed|incomparable|peerless|unequalled|unequaled)': {
    note: RANK,
  },
  '(experts|leaders|pioneers) in (the field|our field|the industry|the space)': { note: RANK },
  '(recognized|recognised) as a (leader|visionary|pioneer)': { note: RANK },
  '(significantly|dramatically|drastically|substantially|massively|exponentially|greatly|radically|vastly|hugely|considerably) (improve|improves|improved|increase|increases|increased|reduce|reduces|reduced|boost|boosts|cut|cuts|lower|lowers|enhance|enhances|accelerate|accelerates|grow|grows|raise|raises|simplify|simplifies|better|faster|more|higher)':
    { note: EFFECT },
  '(significant|dramatic|massive|huge|substantial|considerable|enormous|big|major) (savings|improvement|improvements|increase|gains|reduction|cost savings|results|growth|roi|returns|impact|uplift|boost)':
    { note: EFFECT },
  'save (time and money|money and time|you time and money|a lot of time|a lot of money|tons of time|countless hours|big)':
    { note: EFFECT },
  '(save|saves|saving) you (time|money|hours)': { note: EFFECT },
  '(boost|increase|improve|maximize|maximise|skyrocket|grow|multiply) your (roi|sales|revenue|productivity|efficiency|profits|bottom line|conversions|conversion rate|growth|leads|pipeline)':
    { note: EFFECT },
  '(boost|increase|improve|maximize|maximise) (productivity|efficiency|roi|revenue|profits|conversions)': {
    note: EFFECT,
  },
  'add (a lot of|real|significant|tremendous|huge|great|more|lots of|) value (to|for) (you|your|the)': {
    note: EFFECT,
  },
  '(huge|big|great|massive|tremendous|real) (help|asset|benefit) (to|for) (you|your)': { note: EFFECT },
  '(our|all our|all of our|many) (customers|clients|users) (love|adore|rave about|swear by) (us|it|our)': {
    note: CROWD,
  },
  'make a (real|big|huge|massive|significant) difference (to|for|in) (you|your)': { note: EFFECT },
  '(streamline|optimize|optimise|transform|revamp) (your|their) (business|operations|processes|workflow|workflows|sales|marketing)':
    { note: EFFECT },
  '(great|amazing|proven|incredible|outstanding|real|better|measurable|excellent) results': { note: EFFECT },
  '(proven track record|track record of success|proven success|proven methodology|proven system|proven process|proven method|proven formula)':
    {
      note: EFFECT,
    },
  'take your (business|company|sales|marketing) to new heights': { note: EFFECT },
  '(countless|hundreds of|thousands of|tons of|loads of|dozens of) (companies|businesses|clients|customers|brands|organizations|organisations|teams)':
    { note: CROWD },
  'trusted by (thousands|hundreds|millions|leading|countless|top|many)': { note: CROWD },
  '(used|loved) by (thousands|hundreds|millions|countless|many)': { note: CROWD },
  '(companies|businesses|organizations|organisations|teams|brands) (like yours|just like yours|such as yours)':
    { note: CROWD },
  '(industry |)experts agree': { note: SOURCE },
  '(numerous|countless|many|several) (studies|surveys) (show|shows|prove|suggest|confirm|have shown|have proven)':
    { note: SOURCE },
  '(the|our) results speak for themselves': { note: EFFECT },
  '(countless|numerous|many) industry leaders': { note: CROWD },
  'uniquely positioned (to|for)': { note: RANK },
  '(years|decades) of (combined |)experience': { note: CROWD },
  '(extensive|vast|wide|considerable|deep) experience': { note: CROWD },
  '(unbeatable|competitive|rock-bottom|lowest|great|affordable) (prices|pricing|rates|price)': {
    note: QUALITY,
  },
  '(high|highest|top|superior|premium|exceptional|outstanding|excellent|unbeatable|best) quality': {
    note: QUALITY,
  },
  '(high-quality|top-quality|top-notch|top notch|first-class|first class|five-star|premium-quality|best-quality)':
    { note: QUALITY },
  '(exceptional|outstanding|excellent|superior|unbeatable) (service|value|customer service|support|performance)':
    { note: QUALITY },
  '(cost-effective|cost effective) (solution|solutions|way|service)': { note: QUALITY },
  '(tailored|tailor-made|customized|customised|bespoke|innovative|comprehensive|unique) (solution|solutions|services|strategies)':
    {
      note: QUALITY,
    },
  'all your (needs|business needs|marketing needs|it needs)': { note: QUALITY },
  'meet your (needs|unique needs|every need|business needs)': { note: QUALITY },
  '(unique|one-of-a-kind|unprecedented) (opportunity|offer|approach)': { note: QUALITY },
})
