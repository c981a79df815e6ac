/** Who will be there, who is looked for, and whom the reader is to meet. */
import { DATE, type Phrasing, SUM } from './phrasing.ts'

const ROLE = String.raw`(?<role>(?:\p{Lu}[\p{L}/&+#-]*|of|and|for)(?: (?:\p{Lu}[\p{L}/&+#-]*|of|and|for)){0,4})`

export const PEOPLE: readonly Phrasing[] = [
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
