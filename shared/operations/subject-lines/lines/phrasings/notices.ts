/** What will be, from when, and what was settled. */
import { CLOCK, DATE, DAY, ENDS, type Phrasing, WEEKDAY, WORD } from './phrasing.ts'

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
]
