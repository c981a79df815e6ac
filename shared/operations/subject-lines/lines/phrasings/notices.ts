/** What will be, from when, and what was settled: notices, recaps, events and jobs. */
import { CLOCK, DATE, DAY, ENDS, type Phrasing, SUM, WEEKDAY, WORD } from './phrasing.ts'

const ROLE = String.raw`(?<role>(?:\p{Lu}[\p{L}/&+#-]*|of|and|for)(?: (?:\p{Lu}[\p{L}/&+#-]*|of|and|for)){0,4})`

export const NOTICES: readonly Phrasing[] = [
  {
    // “effective January 1, all travel expenses must be submitted through Expensify within 30 days”
    cues: ['must be', 'have to be', 'need to be', 'should be', 'are to be'],
    forms: [
      new RegExp(
        String.raw`\b(?:effective|starting|from|as of|beginning)(?: on| from)? (?<day>${WEEKDAY}${DATE}),? (?:all |any |every |your |the )?(?<what>${WORD}(?: (?!(?:must|have|need|should|are)\b)${WORD}){0,2}) (?:must|have to|need to|should|are to) be (?:submitted|made|sent|filed|booked|paid|handled|requested|approved|placed|ordered) (?<by>through|via|by|in|with|on) (?:the |our )?(?<how>${WORD}(?: (?!(?:within|before|after|by|at)\b)${WORD}){0,2})`,
        'iu',
      ),
    ],
    says: ['<what> <by> <how> from <day>'],
    angle: 'specific',
    role: 'news',
    why: 'Says what changes, and when.',
  },
  {
    // “we will be performing scheduled maintenance on our servers this Saturday, August 22, from 11 PM to 3 AM CT”
    cues: ['maintenance', 'upgrade', 'migration'],
    forms: [
      new RegExp(
        String.raw`\b(?:perform|carry out|conduct|do|schedul|plann|hav)(?:ing|ed|e)? (?:an? |some )?(?<what>(?:(?:scheduled|planned|routine|system|server|emergency|essential) ){0,2}(?:maintenance|upgrade|migration))(?: (?:on|of|to|for) (?:our |the |all )?(?:${WORD} ?){1,3}?)?,? ?(?<when>(?:on |this |next )${DAY})(?:,? (?:between|from|at) (?<from>${CLOCK}) (?:and|to|until) (?<to>${CLOCK}))?`,
        'iu',
      ),
    ],
    says: ['<what> <when>, <from> to <to>', '<what> <when>'],
    angle: 'specific',
    role: 'news',
    why: 'Says what will be, and when.',
  },
  {
    // “the customer portal and the mobile app will be unavailable”
    cues: [
      'will be unavailable',
      'will be closed',
      'will be offline',
      'will be down',
      'will not be available',
    ],
    forms: [
      new RegExp(
        String.raw`(?:^|[,:] |\b(?:that|time|period|window) )(?<what>(?:the|our|both|all) ${WORD}(?: ${WORD}){0,3}(?: and (?:the |both |all )?${WORD}(?: (?!will\b)${WORD}){0,3})?) will (?<how>be unavailable|be closed|be offline|be down|not be available)`,
        'iu',
      ),
    ],
    says: ['<what> will <how>'],
    also: true,
    angle: 'specific',
    role: 'news',
    why: 'Says what will not be there.',
  },
  {
    // “Work will begin on Monday, June 9 and is expected to be finished by June 27”
    cues: ['begin', 'start'],
    forms: [
      new RegExp(
        String.raw`^(?:the )?(?<what>(?:${WORD} ){0,2}?(?:work|works|construction|renovation|repairs|project|training|sale|course|season)) (?:will )?(?:begin|start)s? on (?<from>${WEEKDAY}${DATE}) and (?:is|are|will|should|runs?)(?: \p{Ll}+){0,4}? (?:by|on|until) (?<to>${WEEKDAY}${DATE})`,
        'iu',
      ),
    ],
    says: ['<what> from <from> to <to>'],
    also: true,
    angle: 'specific',
    role: 'news',
    why: 'Says from when to when.',
  },
  {
    // “We decided to not go ahead with the mobile app redesign in Q1”
    cues: ['decided'],
    forms: [
      new RegExp(
        String.raw`\b(?:decided|agreed) (?:to not|not to) (?<verb>go ahead|proceed|continue|move forward) with (?:the|our) (?<what>${WORD}(?: ${WORD}){0,5}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['Not going ahead with the <what>', 'No <what>'],
    also: true,
    angle: 'specific',
    role: 'news',
    why: 'Says what was decided.',
  },
  {
    // “some discussion around budget but it was not resolved”
    cues: ['not resolved', 'not decided', 'not settled', 'not agreed', 'still open', 'unresolved'],
    forms: [
      new RegExp(
        String.raw`\b(?:discussion|debate|talk) (?:around|about|on|of) (?:the |our )?(?<what>${WORD}(?: (?!but\b)${WORD}){0,3}?),? but (?:it|this|that|we) (?:was|is|did|were) (?:still )?(?<how>not (?:resolved|decided|settled|agreed)|still open|unresolved)`,
        'iu',
      ),
    ],
    says: ['<what> <how>'],
    also: true,
    angle: 'specific',
    role: 'detail',
    why: 'Says what is still open.',
  },
  {
    // “Today we are launching Beacon 3, the fastest version of our site search yet”
    cues: ['launching', 'releasing', 'introducing', 'unveiling', 'rolling out', 'opening'],
    forms: [
      /\b(?:we(?:['’]re| are)|I['’]?a?m)(?: now| today| officially| finally)? (?<doing>launching|releasing|introducing|unveiling|rolling out) (?<what>\p{Lu}[\p{L}\p{N}.-]*(?: (?:\p{Lu}[\p{L}\p{N}.-]*|\d[\d.]*)){0,3})/u,
      /(?<day>\b(?:[Tt]oday|[Tt]his week|[Tt]his month)\b|$)/u,
    ],
    says: ['<doing> <what> <day>', '<doing> <what>'],
    angle: 'specific',
    role: 'news',
    why: 'Says what is new.',
  },
  {
    // “It is available today on all plans at no extra cost”
    cues: ['on all plans', 'for all plans', 'to all customers', 'for all customers'],
    forms: [
      /\b(?:is|are) (?:now )?available (?:today |now )?(?<who>(?:on|for|to) all (?:plans|customers|users|accounts))(?<free> (?:at no (?:extra|additional) (?:cost|charge)|for free|free of charge))?/iu,
    ],
    says: ['Available <who><free>'],
    also: true,
    angle: 'benefit',
    role: 'offer',
    why: 'Says for whom it is.',
  },
  {
    // “We'll be joined by Elena Ruiz, CFO at Northwind Foods, who will share …”
    cues: ['joined by', 'hosted by', 'talk by', 'session with', 'led by'],
    forms: [
      /\b(?:joined by|hosted by|talk by|session with|led by) (?<who>(?:Dr\. |Prof\. )?\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+)(?<as>, [\p{L} &-]{2,30} (?:at|of) \p{Lu}[\p{L}&’'-]*(?: \p{Lu}[\p{L}&’'-]*){0,2})?/u,
    ],
    says: ['With <who><as>'],
    also: true,
    angle: 'name',
    role: 'detail',
    why: 'Says who will be there.',
  },
  {
    // “Dr. Laura Stein, author of The Distant Team, will share five habits”
    cues: ['will share', 'will speak', 'will present', 'will show', 'will talk'],
    forms: [
      /(?<who>(?:Dr\. |Prof\. )?\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+)(?<as>, [\p{L} &-]{2,30} (?:at|of) (?:[Tt]he )?\p{Lu}[\p{L}&’'-]*(?: \p{Lu}[\p{L}&’'-]*){0,2})?,? will (?:share|speak|present|show|talk)\b/u,
    ],
    says: ['With <who><as>'],
    also: true,
    angle: 'name',
    role: 'detail',
    why: 'Says who will be there.',
  },
  {
    // “will share five habits of managers whose remote teams stay longer than three years”
    cues: ['share ', 'show you ', 'present ', 'cover ', 'explain ', 'teach you ', 'learn '],
    forms: [
      /\b(?:share|show you|present|cover|explain|teach you|learn) (?:the |our )?(?<what>(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:\p{Ll}+ )?(?:habits|ways|tips|lessons|steps|mistakes|ideas|examples|strategies|rules|tools|techniques|trends) (?:of|to|for|from|in|that) [^.,;:!?]{4,50})(?=[.,;:!?]|$)/u,
    ],
    says: ['<what>'],
    angle: 'number',
    role: 'offer',
    why: 'Says what there is to learn.',
  },
  {
    // “a Series B fintech company in Austin that is looking for a Senior Platform Engineer”
    cues: ['looking for', 'hiring', 'seeking'],
    forms: [
      new RegExp(
        String.raw`\ban? (?<who>(?:[\p{L}\p{N}-]+ ){0,4}?(?:company|startup|start-up|firm|agency|team|hospital|bank|brand|studio)(?: (?:in|near) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?),? (?:that|who|which) (?:is|are) (?:currently |now )?(?:looking for|hiring|seeking) (?:an? |their next |its next )?${ROLE}`,
        'u',
      ),
    ],
    says: ['<role> at a <who>'],
    angle: 'specific',
    role: 'offer',
    why: 'Names the job, and where it is.',
  },
  {
    // “The role is fully remote, pays $185,000 to $210,000 plus equity”
    cues: ['remote', 'hybrid'],
    forms: [
      new RegExp(
        String.raw`\b(?:role|position|job) is (?<how>(?:fully |100% |mostly )?(?:remote|hybrid)),?(?: and)? (?:it )?pays (?<sum>${SUM}(?: (?:to|-|–) ${SUM})?)(?<plus> plus (?:equity|bonus|commission))?`,
        'iu',
      ),
    ],
    says: ['<how>, <sum><plus>'],
    also: true,
    angle: 'number',
    role: 'detail',
    why: 'Says what the job offers.',
  },
  {
    // “You stayed with us at the Alder Inn from June 3 to June 6”
    cues: ['stayed', 'visited', 'shopped'],
    forms: [
      new RegExp(
        String.raw`\byou (?:recently )?stayed (?:with us )?(?<at>at (?:the )?\p{Lu}[\p{L}’'&-]*(?: \p{Lu}[\p{L}’'&-]*){0,3}) (?<when>from ${DATE} to (?:${DATE}|\d{1,2}\b)|on ${DATE}|in \p{Lu}\p{Ll}+)`,
        'iu',
      ),
    ],
    says: ['Your stay <at>'],
    angle: 'trigger',
    role: 'trigger',
    why: 'Names what the reader knows.',
  },
  {
    // “replaces the old sprinklers with a drip system”
    cues: ['replace'],
    forms: [
      new RegExp(
        String.raw`\breplac(?:e|es|ed|ing) (?<old>(?:the |your |our )?(?!their\b|its\b|his\b|her\b|my\b)${WORD}(?: (?!with\b)${WORD}){0,2}) with (?:an? |the |new )?(?<new>${WORD}(?: ${WORD}){0,2}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<new> instead of <old>'],
    also: true,
    angle: 'specific',
    role: 'offer',
    why: 'Says what replaces what.',
  },
  {
    // “we recommend that you connect your bank account first”
    cues: ['recommend', 'suggest', 'start by', 'first step'],
    forms: [
      new RegExp(
        String.raw`\b(?:recommend|suggest)(?: that)? you (?<act>(?!save\b|read\b|do\b|be\b)\p{Ll}{3,10} your ${WORD}(?: (?!(?:first|to|so|in)\b)${WORD}){0,2}(?<first> first)?)(?=[.,;!]| (?:to|so|in|by|before)\b)`,
        'iu',
      ),
    ],
    says: ['<act>'],
    also: true,
    angle: 'specific',
    role: 'ask',
    why: 'Says what to do first.',
  },
  {
    // “You will meet Petra Hofer, head of construction, and …”
    cues: ['meet '],
    forms: [
      /\byou(?: will|['’]ll)(?: also)? (?<act>meet) (?<who>(?:Dr\. |Prof\. )?\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+)(?<as>, (?:our )?[\p{Ll}][\p{L} -]{2,30}(?=,))?/iu,
    ],
    says: ['Meet <who><as>'],
    also: true,
    angle: 'name',
    role: 'detail',
    why: 'Says who will be there.',
  },
  {
    // “I wanted to introduce you to Katrin Moser, who runs procurement at Bergland Hotels”
    cues: ['introduce you to', 'introducing you to', 'connect you with'],
    forms: [
      /\b(?:introduc(?:e|ing) you to|connect you with) (?:my (?:friend|colleague|former colleague) )?(?<who>\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+)(?:,? (?:who [^,.;]{3,40}? |\p{Ll}[\p{L} ]{2,30} )?(?<at>at|of|from) (?<firm>\p{Lu}[\p{L}\p{N}&’'-]+(?: \p{Lu}[\p{L}\p{N}&’'-]+){0,2}))?/u,
    ],
    says: ['Introduction to <who> <at> <firm>', 'Introduction to <who>'],
    angle: 'referral',
    role: 'purpose',
    why: 'Says who is to be met.',
  },
]
