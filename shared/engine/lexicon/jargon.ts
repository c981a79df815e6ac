/**
 * Office and vendor talk, with plain words where there are some. A single replacement means the same wherever the
 * phrase is found; where it depends on the sentence, there are two to choose from (an empty second one means: or leave it); where only
 * the facts can help, none.
 */
import { type EntrySource, lexicon } from '../phrases.ts'

const EMPTY: EntrySource = { note: 'This says little; name what it does or how much.' }
/** Praise of one's own that a sentence can do without. */
export const PRAISE = 'This praises and says nothing; name what it does or how much.'
const PRAISING: EntrySource = { note: PRAISE }

export const JARGON = lexicon('jargon', {
  // Meetings and messages.
  '(circle|circles|circling|circled) back (on|to|about|regarding)': '(come|comes|coming|came) back to',
  '(circle|circles|circling|circled) back': [
    '(get back to you|gets back to you|getting back to you|got back to you)',
    '(come back|comes back|coming back|came back)',
  ],
  'loop(|ing) (you|me|us|him|her|them) in': 'copy(|ing) (you|me|us|him|her|them) in',
  'close the loop': ['finish this', 'report back'],
  '(touch|touches|touching|touched) base': ['(talk|talks|talking|talked)', ''],
  '(touch|touching) base (on|about|regarding) (the|this|that|your|our|how|where|what|it)': [
    '(talk|talking) (about|about|about) (the|this|that|your|our|how|where|what|it)',
    '',
  ],
  'and (touch|touching) base': { note: 'Say what you want to talk about.' },
  '(reach|reaching|reached) out to (you|me|us|them)': [
    '(write to|writing to|wrote to) (you|me|us|them)',
    '(contact|contacting|contacted) (you|me|us|them)',
  ],
  // What is taken offline for an hour is a server.
  "(let's|let us|we can|we should|can we|could we|shall we|i'd like to|happy to) take (this|that|it) offline":
    {
      use: "(let's|let us|we can|we should|can we|could we|shall we|I'd like to|happy to) discuss (this|that|it) separately",
      notBefore: 'for at until during while on to overnight tonight tomorrow',
    },
  'questions offline': 'questions separately',
  'offline conversation': 'separate conversation',
  'put a pin in (this|it|that)': 'come back to (this|it|that) later',
  '(park|table) (this|that) (for now|for later)': 'leave (this|that) (for now|for later)',
  'ping (me|you|us|them|him|her)': 'message (me|you|us|them|him|her)',
  'sync up': 'talk',
  "let's sync": ["let's talk", "let's meet"],
  '(level|levelling|leveling) set': [
    '(agree|agreeing|agreeing) where we stand',
    '(compare|comparing|comparing) notes',
  ],
  '(socialize|socialise) (this|the) (idea|plan|proposal)': [
    '(share|share) (this|the) (idea|plan|proposal)',
    '',
  ],
  // Not the verb: “we will deep-dive into it”.
  'deep(-| )dive(|s)': {
    use: ['(|)close look(|s)', '(|)detailed review(|s)'],
    notAfter: 'to will can could would should we i you they',
  },
  'drill(|s|ed|ing) down': ['look(|s|ed|ing) closer', '(go|goes|went|going) into detail'],
  'peel(|ing) back the onion': 'look(|ing) closer',
  'align(|ed|ing) (on|around)': 'agree(|d|ing) on',
  'get alignment on': 'agree on',
  'gain alignment': 'agree',
  'bandwidth for (this|that|a call|a meeting)': 'time for (this|that|a call|a meeting)',
  '(have|has|had) (the |)bandwidth': { use: '(have|has|had) time', notBefore: 'of' },
  'hard stop': ['fixed end', 'have to leave'],
  'calendar(s|) permitting': 'if we can find a time',
  'key learnings': 'main lessons',
  learnings: 'lessons',
  // The reader's own are thanked for.
  // No other word fits behind every verb: “gain”, “share” and “unlock” take none in common.
  '(actionable|deep|valuable) insights': {
    note: 'Say what was found, or what they will know.',
    notAfter: 'your their his her',
  },
  '(gain|gains|gained|gaining) insight(|s) into': '(understand|understands|understood|understanding)',
  // Not “take action this week”.
  'action (this|these|it)': {
    use: 'do (this|these|it)',
    after: "to please will can could would should must you we i'll we'll and .",
  },
  '(actioned|actioning) (this|these|it)': '(did|doing) (this|these|it)',
  'key takeaways': 'main points',
  'next steps forward': 'next steps',
  '(going|moving) forward': 'from now on',
  'on a go-forward basis': 'from now on',

  // Verbs.
  'leverag(es|ed|ing)': 'us(es|ed|ing)',
  'leverage (our|your|the|their|this|these|its|ai|data|existing)':
    'use (our|your|the|their|this|these|its|AI|data|existing)',
  'to leverage': 'to use',
  'operationali(z|s)(e|es|ed|ing)': '(|)(run|runs|ran|running)',
  'ideat(e|es|ed|ing|ion)': [
    '(think up|thinks up|thought up|thinking up|thinking)',
    '(plan|plans|planned|planning|planning)',
  ],
  'incentivi(z|s)(e|es|ed|ing)': ['(|)encourag(e|es|ed|ing)', '(|)reward(|s|ed|ing)'],
  'synergi(z|s)(e|es|ing)': '(|)work(|s|ing) together',
  'moneti(z|s)(e|es|ed|ing)': ['(|)earn(|s|ed|ing) from', '(|)(sell|sells|sold|selling)'],
  strategize: 'plan',
  strategizing: 'planning',
  'interfac(e|es|ed|ing) with': 'work(|s|ed|ing) with',
  'dialogu(e|ing) with': 'talk(|ing) to',
  impactful: 'effective',
  'right-size': ['cut', 'adjust'],
  '(rightsize|rightsizing)': '(cut|cutting)',
  '(empower|empowers|empowered|empowering)': [
    '(help|helps|helped|helping)',
    '(support|supports|supported|supporting)',
  ],
  '(unlock|unlocks|unlocking) (value|potential|growth|revenue|opportunities|synergies|insights)': EMPTY,
  '(unlock|unlocks|unlocking) (holistic|new|hidden|untapped|unparalleled) (value|potential|growth|revenue|opportunities)':
    EMPTY,
  '(drive|drives|driving) (value|growth|results|outcomes|engagement|success|innovation|efficiency|efficiencies|synergies|alignment|impact)':
    EMPTY,
  '(drive|drives|driving) (transformational|meaningful|measurable|real|better|business) (outcomes|results|value|change|growth)':
    EMPTY,
  '(deliver|delivers|delivering) (value|outcomes)': EMPTY,
  '(add|adds|adding) value': EMPTY,
  '(unprecedented|unparalleled|transformative|game-changing) (roi|results|value|returns|efficiency|impact|success|outcomes|solutions)':
    EMPTY,
  'forward-thinking': PRAISING,
  '(streamline|streamlines|streamlining) (operations|workflows|processes)': EMPTY,
  '(ai-powered|ai-driven) (solution|solutions)': EMPTY,
  '(accelerate|accelerates|accelerating) (growth|innovation|transformation|outcomes)': EMPTY,
  '(break|breaks|breaking) down silos': [
    '(help|helps|helping) teams work together',
    '(join|joins|joining) up teams',
  ],
  'boil(|ing) the ocean': ['try(|ing) to do everything', 'do(|ing) too much'],
  'scal(e|es|ing) your business': 'grow(|s|ing) your business',
  'supercharge your': 'improve your',
  'uplevel(|s|ed|ing)': 'improv(e|es|ed|ing)',
  '(level up|level-up) your': 'improve your',
  '(upskill|upskilling)': '(train|training)',
  'onboard(ed|ing) (onto|to) our platform': '(started|starting) with us',
  'wordsmith(|ing)': { use: '(edit|editing)', notAfter: 'a the great true' },
  'evangeli(z|s)(e|ing)': '(|)promot(e|ing)',
  '(sunsetting|sunsetted)': '(ending|ended)',
  'growth hack(|s|ing)': ['growth idea(|s|s)', 'test(|s|ing)'],

  // Nouns.
  'synerg(y|ies)': ['benefit(|s)', 'overlap(|s)'],
  'paradigm(|s)': ['model(|s)', 'pattern(|s)'],
  'paradigm shift(|s)': 'big change(|s)',
  '(value add|value-add|value-adds)': '(benefit|benefit|benefits)',
  'value prop(osition|)(|s)': '(|)offer(|s)',
  'pain point(|s)': 'problem(|s)',
  'core competenc(y|ies)': 'strength(|s)',
  'thought leader(|s)': 'expert(|s)',
  'thought leadership': ['articles', 'expertise'],
  '(share of wallet|wallet share)': 'spending',
  'touch(| )point(|s)': ['(|)contact(|s)', '(|)step(|s)'],
  'stakeholder buy-in': 'agreement',
  'get buy-in (from|on)': 'get agreement (from|on)',
  'key stakeholders': 'people involved',
  'all stakeholders': 'all those involved',
  'swimlane(|s)': ['role(|s)', 'area(|s)'],
  '(your|our|the|their) north star': '(your|our|the|their) goal',
  'table stakes': ['the minimum', 'expected'],
  'secret sauce': ['method', 'strength'],
  'use case(|s)': ['use(|s)', 'example(|s)'],
  'go-to-market strategy': 'sales plan',
  'go-to-market teams': 'sales and marketing teams',
  solutioning: 'planning',
  'quick win(|s)': 'easy improvement(|s)',
  'big rocks': ['main tasks', 'priorities'],
  'blue(-| )sky thinking': 'new ideas',
  'ecosystem of (partners|solutions|tools)': [
    '(partners|solutions|tools)',
    'set of (partners|solutions|tools)',
  ],
  verticals: 'industries',
  headwinds: 'difficulties',
  tailwinds: ['advantages', 'help'],
  'a number of levers': 'several options',
  'digital transformation': EMPTY,
  'transformational (journey|outcomes|change)': EMPTY,
  'customer (obsession|centricity)': EMPTY,
  'operational excellence': EMPTY,
  'cent(er|re) of excellence': 'expert team',
  '(share|follow|learn|use|apply|adopt|collect|about|on|of) best practices':
    '(share|follow|learn|use|apply|adopt|collect|about|on|of) what works',
  'best practices': { note: 'Say what it is that works.' },
  'time-to-value': ['time to results', 'start-up time'],
  decisioning: 'decisions',
  'business outcomes': 'results',
  'workstream(|s)': 'project(|s)',

  // Adjectives and adverbs.
  '(best-in-class|best in class|best-of-breed|best of breed|world-class|world class)': PRAISING,
  '(cutting-edge|cutting edge|leading-edge|bleeding-edge|bleeding edge|state-of-the-art|state of the art)':
    PRAISING,
  '(next-generation|next generation|next-gen|next gen)': PRAISING,
  '(turnkey|turn-key|future-proof|mission-critical|mission critical|enterprise-grade|purpose-built|white-glove|hyper-personalized|hyper-personalised)':
    EMPTY,
  '(holistic|holistically)': ['(complete|completely)', '(whole|as a whole)'],
  robust: ['strong', 'reliable'],
  scalable: EMPTY,
  frictionless: 'easy',
  seamlessly: 'smoothly',
  'seamless (experience|integration|process|transition|journey|workflow|engagement|collaboration)':
    'smooth (experience|integration|process|transition|journey|workflow|engagement|collaboration)',
  'disruptive (technology|innovation|solution)': 'new (technology|idea|product)',
  '(double-click|double click) (on|into) (this|that|what)': ['look closer at this', ''],
  'out-of-the-box': ['ready-made', 'built-in'],
  'end-to-end': ['complete', ''],
  'end to end': ['from start to finish', ''],
  '(omnichannel|omni-channel)': EMPTY,
  '(customer-centric|client-centric|human-centric|user-centric|results-driven|results-oriented|outcome-driven|value-driven)':
    PRAISING,
  '(granular|granularity)': '(detailed|detail)',
  performant: 'fast',
  'cross-functionally': 'across teams',
  'strategically aligned': 'agreed',
  'at scale': ['', 'in large numbers'],
  'in this space': ['in this field', 'in this market'],
  'in your space': ['in your field', 'in your market'],
  'net(-| )new': 'new',
  'top(-| )of(-| )mind': ['important', 'on your mind'],
  'move the dial': ['make a difference', 'help'],
})
