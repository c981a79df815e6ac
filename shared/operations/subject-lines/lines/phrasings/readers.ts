/** What the reader told, has, did or is busy with. */
import { ENDS, MANY, type Phrasing, WORD } from './phrasing.ts'

export const READERS: readonly Phrasing[] = [
  {
    // “only 6 of your 25 licensed users have logged in this month”
    cues: ['of your'],
    forms: [
      new RegExp(
        String.raw`\b(?<some>\d[\d,]*) (?:out )?of your (?<all>\d[\d,]*) (?:\p{Ll}+ )?(?<things>\p{Ll}+s) (?:have |had )?(?<did>\p{Ll}+ed(?: (?:in|up|out|on|off))?(?: \p{Ll}+){0,3})${ENDS}`,
        'u',
      ),
    ],
    says: ['<some> of your <all> <things> <did>'],
    angle: 'number',
    role: 'trigger',
    why: 'Says what stands out in the reader’s own figures.',
  },
  {
    // “You mentioned that your glue line stops about twice a shift because …”
    cues: ['mentioned', 'said', 'told', 'noted', 'explained', 'wrote'],
    forms: [
      new RegExp(
        String.raw`^(?:(?:[Aa]s|[Ll]ast \p{Ll}+|[Oo]n \p{Lu}\p{Ll}+),? )?you(?:['’]ve| have)? (?:also |just )?(?:mentioned|said|told (?:me|us)|noted|explained|wrote) (?:to (?:me|us) )?(?:that )?(?<told>your (?!wife|husband|partner|mother|father|son|daughter|family|mum|mom|dad|boss|book|goodbyes|own|new)(?:\p{Ll}+ ){1,3}(?:\p{Ll}+s|is|are|takes?|\p{Ll}+ed|lost|cost|went|fell|rose|come|go)(?: ${WORD}){1,6}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<told>'],
    angle: 'trigger',
    role: 'trigger',
    why: 'Takes up what the reader told.',
  },
  {
    // “You asked how other dental groups use our recall reminders, so …”
    cues: ['asked'],
    forms: [
      new RegExp(
        String.raw`\byou(?:['’]ve| have| had)? asked (?:me |us )?(?<what>(?:how|why|when|where|what) (?!(?:i|we|it|you|they|he|she|is|are)\b)${WORD}(?: ${WORD}){2,8}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<what>'],
    angle: 'trigger',
    role: 'trigger',
    why: 'Takes up what the reader asked.',
  },
  {
    // “You've been using Shiftly for 90 days now”
    cues: [' been '],
    forms: [
      /\byou(?:['’]ve| have) (?:now )?been (?:using|on|with) (?<who>\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}\p{L}+)?) for (?:almost |about |over |nearly )?(?<span>(?:\d+|two|three|four|five|six|nine|ten|twelve) (?:days|weeks|months))\b(?! (?:longer|more|less)\b)/iu,
    ],
    says: ['<span> with <who>'],
    angle: 'specific',
    role: 'trigger',
    why: 'Says how long the reader has had it.',
  },
  {
    // “I saw that you moved from the Pro plan to Basic yesterday”
    cues: [' from '],
    forms: [
      /\byou(?:['’]ve| have)? (?:just |recently )?(?:moved|switched|changed|downgraded|upgraded) from (?:the |our )?(?<old>\p{Lu}[\p{L}\p{N}]*)(?: plan)? to (?:the |our )?(?<new>\p{Lu}[\p{L}\p{N}]*)/u,
    ],
    says: ['Your move from <old> to <new>'],
    angle: 'trigger',
    role: 'trigger',
    why: 'Names what the reader did.',
  },
  {
    // “I ran a crawler over your site and found 14 broken links on your pricing page”
    forms: [
      new RegExp(
        String.raw`\b(?:found|counted|spotted|noticed|saw|come across|came across) (?:at least |about |some |over |only )?(?<some>${MANY} (?!of\b)(?:${WORD} ){0,2}?\p{Ll}+s) (?<by>on|in|across) (?<of>your ${WORD}(?: ${WORD}){0,2}?)${ENDS}`,
        'u',
      ),
    ],
    says: ['<some> <by> <of>'],
    angle: 'number',
    role: 'trigger',
    why: 'Says what you found at the reader’s.',
  },
  {
    // “I saw that you're hiring two account executives in Denver”
    forms: [
      new RegExp(
        String.raw`\byou(?:['’]re| are) (?:also |now |currently |still )?(?:hiring|recruiting) (?:for )?(?<what>(?:an? |${MANY} |more )?(?:${WORD} ){0,3}?${WORD})(?<where> in \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?${ENDS}`,
        'u',
      ),
    ],
    says: ['Hiring <what><where>', 'Hiring <what>'],
    angle: 'trigger',
    role: 'trigger',
    why: 'Names what the reader is busy with.',
  },
  {
    // “You said that your planners spend about two hours each morning fixing routes by hand”
    forms: [
      new RegExp(
        String.raw`\byou(?:['’]ve| have)? (?:also |just )?(?:mentioned|said|told (?:me|us)|noted|explained|wrote) [^.?!]{0,40}?\byour (?:\p{Ll}+ ){1,3}?(?:still )?(?:spends?|loses?|wastes?) (?:about |around |nearly |almost |over |at least |up to )?(?<span>(?:${MANY}|half an?) (?:hours?|minutes|days) (?:a|each|every|per) \p{Ll}+) (?<doing>(?:on )?${WORD}(?: (?!(?:by|to|in|with|at)\b)${WORD}){0,2}?)(?= (?:by|to|in|with|at)\b|[.,;:–—?!]|$)`,
        'iu',
      ),
    ],
    says: ['<span> <doing>'],
    angle: 'number',
    role: 'trigger',
    why: 'Takes up what the reader told.',
  },
  {
    // “You have 34 seats and 27 of them were used in the last 60 days”
    cues: ['you have'],
    forms: [
      new RegExp(
        String.raw`\b[Yy]ou have (?<all>\d[\d,]*) (?:\p{Ll}+ )?(?<things>\p{Ll}+s)(?:,? and|, of which|,? but) (?:only )?(?<some>\d[\d,]*) (?:of (?:them|those) )?(?:were|are|have been) (?<did>used|active|filled|\p{Ll}{3,}ed)${ENDS.replace('so|', 'so|in|this|last|over|since|at|by|today|')}`,
        'u',
      ),
    ],
    says: ['<some> of your <all> <things> <did>'],
    angle: 'number',
    role: 'trigger',
    why: 'Says what stands out in the reader’s own figures.',
  },
]
