/** Words that sound or look like others, where the words around the phrase decide; by how they decide. */
import { mended } from '../mended.ts'
import { DAYS } from './calendar-words.ts'

export const OFTEN_OWNED =
  'team|company|business|website|site|product|account|order|subscription|inbox|schedule|calendar|industry|role|profile|blog|resume|cv|budget|invoice|request|reply|pipeline|office|store|app|platform'
const ADJECTIVES =
  'free|happy|available|open|keen|ready|willing|unable|curious|looking|using|struggling|interested|sure|busy|new|in|on|still|up'
const AFTER_ADJECTIVE = 'to|for|with|about|of|at|track|the|this|our|next|tomorrow|today|on'
const STATES =
  'still|already|easier|helpful|relevant|useful|better|available|ready|live|working|difficult|fine|okay|ok'
const EAGER =
  'want|need|able|happy|love|trying|going|like|hoping|supposed|wanted|needed|pleased|free|ready|willing|keen'
const FEELINGS = 'excited|happy|hiring|looking|here|proud|pleased|thrilled|offering|launching|sorry|delighted'
const AFTER_FEELING = 'to|for|forward|about|that|our|a|you'
const DEGREES = 'very|super|really|so|extremely|incredibly|quite|pretty|probably'
const BUSY = 'busy|swamped|slammed|excited|happy|interested|aware|tired|sure|keen|frustrated|overwhelmed'
const EASY =
  'easy|simple|quick|important|helpful|useful|hard|difficult|cheap|affordable|good|great|nice|fun|fast|frustrating|likely|clear|possible|unlikely|true'
const TAKERS =
  'add|submit|update|review|enter|confirm|measure|track|grow|cut|lower|raise|double|exceed|complete|renew|cancel|pay|streamline|automate|optimize|optimise|reduce|increase|boost|simplify|transform|improve|protect|upgrade|modernize|modernise'
/** Participles that are hardly ever nouns: “your meeting” is right, “your bringing” is not. */
const DOING =
  'bringing|having (a|any)|expecting|wondering|hoping|wanting|getting|making|doing|asking|dealing with|juggling|struggling|stuck|sitting on|planning (on|to)|coming (to|back|in|along|with|on|by)|joining (us|me|the|by|on|in)|sending out|using (this|that)|taking (part|on)|thinking (of|about)|going (with|ahead|on|for)|not (able|sure|happy|interested|ready|using|getting|seeing)'
const RELATED =
  'sending|selling|making|using|offering|asking|buying|getting|shipping|giving|paying|doing|taking|bringing|proposing|charging|running|seeing|having'
const GONE =
  'gone|late|wrong|ready|open|closed|broken|full|empty|missing|sold|sent|lost|done|made|shipped|delivered|delayed|damaged|cancelled|canceled|finished|sorry|fine'
const NEAR_US =
  'lawyers|lawyer|attorney|accountant|team|customers|clients|office|website|account|company|partners|supplier|suppliers|bank|warehouse'
const TOO =
  'long|late|early|busy|expensive|complicated|big|small|low|high|hard|difficult|bad|slow|soon|cheap|short|tight|risky|cold|hot'

/** How the rule makes sure: the first key; phrases and fixes as in any lexicon. */
export const IN_CONTEXT = {
  /** "Your welcome.", not "your welcome pack". */
  welcome: mended(["[your > you're] welcome"]),
  /** "you're team", not "you're team lead". */
  noun: mended([
    `[you're > your] (${OFTEN_OWNED})`,
    `[they're > their] (${OFTEN_OWNED})`,
    `[who's > whose] (${OFTEN_OWNED})`,
  ]),
  /** "I know its late.", not "its late fee". */
  said: mended([
    `[its > it's] (${TOO}|${EASY}|${GONE}|${STATES}|${DAYS.replaceAll(' ', '|')})`,
    `[their > they're] (${TOO}|${EASY}|${GONE}|${STATES}|${BUSY}|free|happy)`,
  ]),
  /** "for there team", "for it's team", "they missed there targets", “on there shipping costs”. */
  owned: { there: 'their', "it's": 'its' },
  /** “In you room”, “off there first box”, not “by you case by case”. */
  thing: mended([
    '(in|at|of|for|from|with|on|about|by|into|bring|update|check|restore|review|confirm|receive|renew|lose) [you > your]',
    '(on|off|of|for|with|place|book|get) [there > their] (first|next|last)',
  ]),
  /** “Siblings who's parents came”, not “who's friends with”. */
  parents: { "who's": 'whose' },
  /** “On Sunday's we”, not “on Sunday's call”. */
  weekday: mended([`on [(${DAYS.replaceAll(' ', "'s|")}'s) > (${DAYS.replaceAll(' ', 's|')}s)]`]),
  /** "explain to you're boss", "receive you're offer", "for it's autumn concert". */
  object: mended([
    "(to|for|with|of|from|about|at|into|answer|receive|bring|enter|attach|submit|use|send me|send us|improve|increase|grow|boost|reduce|update|upgrade|manage|love|enjoy|need|check|review|share|confirm|complete|renew|cancel|change|move|keep|start|revolutionise|revolutionize|transform) [you're > your]",
    "(of|with|for|from|by|about|into|through|in|lost|kept|doubled|tripled|reached|changed|improved|increased|reduced|raised|cut|exceeded) [it's > its]",
  ]),
  /** "If your free to talk", not "if your free trial". */
  opener: {
    [`your (${ADJECTIVES}) (${AFTER_ADJECTIVE})`]: `you're (${ADJECTIVES}) (${AFTER_ADJECTIVE})`,
    ...Object.fromEntries(DOING.split(/\|(?![^(]*\))/).map((each) => [`your ${each}`, `you're ${each}`])),
  },
  /** "I'm sure your busy but", "its really simple.", not "your busy team". */
  predicate: mended([
    `[your > you're] (${BUSY})`,
    `[your > you're] (${DEGREES}) (${BUSY})`,
    `[its > it's] (${DEGREES}) (${EASY})`,
  ]),
  /** "reduce there handling costs", not "improve there every year". */
  owner: mended([
    `(${TAKERS}) [there > their]`,
    '(join|joins|joining|entering|entered|grow|growing|expand|expanding|lead|leading|using|use|on|of|with|for|from|in|at|into) [there > their] (growing|expanding|existing|own|current|new|email|head|work|home|phone|bank|postal|delivery|billing|main|next|entire|whole|marketing|sales|customer|engineering|product|support|internal|monthly|annual|weekly|daily)',
  ]),
  /** "in there first 60 days", not "look in there first". */
  span: mended(['(in|within|during|over|after) [there > their] first']),
  /** "I sent it to are lawyers", not "the people I sent it to are lawyers". */
  ours: mended([`(to|with|by|from|at|in|for) [are > our] (${NEAR_US})`]),
  /** "We can not come", not "we can not only come but stay". */
  joined: mended(['[can not > cannot]']),
  /** "It is long but its worth reading", not "its worth is clear". */
  worth: mended(["[its > it's] worth"]),
  /** "The stock their sending is late", not "the day their sending was stopped". */
  doing: mended([`[their > they're] (${RELATED})`, `[your > you're] (${RELATED})`]),
  /** "The plums where gone", not "the shops where gone-off goods are sold". */
  were: mended([`[where > were] (${GONE}|charged|promised)`]),
  /** "Where there dead stock sits", not "where there once stood a mill". */
  theirs: mended(['(where|when|if|whether|until) [there > their]']),
  /** "He lead the team last year", not "we ask that he lead". */
  past: mended(['(he|she|it|who) [lead > led]']),
  /** "When your done,", "I hope your well". */
  done: mended(["[your > you're] (done|well|okay|ok|interested|available|willing|keen|unable|right|wrong)"]),
  /** "move it too 9:45". */
  onward: { too: 'to' },
  /** "its a shame", not "its A/B test". */
  article: mended([
    "[its > it's] a",
    "[its > it's] now (on|at|in|too|time)",
    "[your > you're] (a|an|the)",
    "[whose > who's] a",
  ]),
  /** “More then ten”, “fewer boxes fit then we thought”, not “if it is cheaper then we”. */
  comparison: mended(['[then > than]']),
  /** "We loose 3%", "they can loose heat", "not to loose money", not "keep you loose" and "let loose the". */
  verb: { loose: 'lose' },
  /** "Three loafs", not "he loafs about". */
  several: mended([
    '[(loafs|knifes|leafs|wolfs|halfs|shelfs|lifes|wifes|thiefs|calfs) > (loaves|knives|leaves|wolves|halves|shelves|lives|wives|thieves|calves)]',
  ]),
  /** "They have sent there's.", "they added there's to the list". */
  possessed: mended(["[there's > theirs]"]),
  /** "It comes with there cutting-edge screen", not "I was with them there". */
  fitted: mended(['(with|into|about|use|using|between) [there > their]']),
  /** "Your losing money", whatever stands before it. */
  opening: mended([
    '[accept > except] for',
    "[there > they're] (going to|gonna|coming to)",
    "[theirs > there's] (a|an|no|nothing|something|always|still)",
  ]),
  /** "far to much", not "thanks to much work". */
  quantity: mended(['[to > too] (much|many)', '[to > too] good to be true']),
  mark: mended(['let (me|us) [now > know]']),
  /** "It is to late.", not "it is to small firms what". */
  degree: mended([`[to > too] (${TOO})`]),
  /** "happy too help". */
  infinitive: mended([`(${EAGER}) [too > to]`]),
  /** "We bake everyday.", not "everyday prices". */
  everyday: { everyday: 'every day' },
  /** "We sang their.", not "their hall". */
  stop: { their: 'there' },
  /** "Than click here", as the first words of a sentence. */
  first: mended([
    "[whose > who's] (coming|joining|attending)",
    '[than (click|we|you|i|they|it|just|please|go|send|let|the) > then (click|we|you|I|they|it|just|please|go|send|let|the)]',
  ]),
  /** "If you have paid, than please ignore this", not "rather than please". */
  consequence: mended(['[than (please|we|you|i|it|they|let) > then (please|we|you|I|it|they|let)]']),
  /** "To many people came", not "to many people it is", as the first words. */
  crowd: mended([
    '[to > too] many (people|emails|calls|meetings|customers|orders|errors|questions|options|things) (are|were|have|came|come|make|made)',
  ]),
  /** "We like you're new desk", not "you're new here". */
  attribute: mended(["[you're > your] (new|latest|current|recent|upcoming)"]),
  /** "Were a family", not "Were a customer to ask, we would". */
  condition: mended([
    "[were > we're] (a|an|going to|trying to|not|still|now|open|so|very|really|currently|always|almost|proud)",
    "[were > we're] the (best|only|first|leading|largest|biggest|oldest|number|one|ones|team|people|same)",
    "[were > we're] your (partner|team|local|trusted|go-to|new|neighbours|neighbors)",
    "[were > we're] all (set|excited|in|ears|about|here)",
  ]),
  /** "Were excited to", as the first words of a statement. */
  statement: mended([
    `[were > we're] (${FEELINGS}) (${AFTER_FEELING})`,
    '[hear > here] (is|are) (the|a|my|our|your|some)',
  ]),
  /** Where a mark or the end follows. */
  final: mended([
    'some [advise > advice]',
    '[allot > a lot]',
    '(help|love|for|from|see) (you|us|me|them) [to > too]',
    '[your self > yourself]',
    '[my self > myself]',
    '[our selves > ourselves]',
    '[them selves > themselves]',
    '[it self > itself]',
    '(has|have|had) [past > passed]',
    '(been|very|too|so) [quite > quiet]',
    '(next|last|per|each) [weak > week]',
    '(for|on) [sell > sale]',
    '(team|staff|employee|company) [moral > morale]',
    'in [principal > principle]',
  ]),
} as const satisfies Record<string, Record<string, string>>

export type Context = keyof typeof IN_CONTEXT

/** How to make sure of a phrase, by its key; nothing for those that are always wrong. */
export const CONTEXT_OF: ReadonlyMap<string, Context> = new Map(
  (Object.keys(IN_CONTEXT) as Context[]).flatMap((context) =>
    Object.keys(IN_CONTEXT[context]).map((key) => [key, context] as const),
  ),
)
