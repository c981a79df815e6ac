/** What became of it, in figures: the sender's own, a customer's, the reader's. */
import { ENDS, MANY, MONTH, type Phrasing, SPANS, SUM, WORD } from './phrasing.ts'

const IN = `(?<in> (?:in|within|over) (?:the (?:first|last) )?(?:${MANY} )?${SPANS}| (?:in|since) ${MONTH}| since the ${WORD}| in the first ${SPANS})?`
const GREW = '(?:grew|grown|increased|raised|boosted|lifted)'
const FELL = '(?:cut|reduced|lowered|decreased)'
/** The sender's own; what a customer got is told with the customer's name. */
const DID = String.raw`\b(?:I|[Ww]e|[Mm]y (?:team|department|store|class)|[Oo]ur (?:team|department|store))(?: have|['’]ve)?(?: (?!not\b|never\b)\p{Ll}+ly)? `
const THING = String.raw`(?<what>(?!them\b|it\b|that\b|this\b)${WORD}(?: (?!by\b|from\b)${WORD}){0,3}?)`

export const RESULTS: readonly Phrasing[] = [
  {
    // “My team grew organic traffic by 140% in 18 months”
    cues: ['%'],
    forms: [
      new RegExp(
        String.raw`${DID}${GREW} (?:our |the |their |its |her |his )?${THING} by (?<by>\d[\d.,]*\s?%)${IN}`,
        'u',
      ),
    ],
    says: ['<what> up <by><in>', '<what> up <by>'],
    also: true,
    angle: 'number',
    role: 'proof',
    why: 'Shows a result in figures.',
  },
  {
    // “we reduced returns by 31% in two months”
    cues: ['%'],
    forms: [
      new RegExp(
        String.raw`${DID}${FELL} (?:our |the |their |its |her |his )?${THING} by (?<by>\d[\d.,]*\s?%)${IN}`,
        'u',
      ),
    ],
    says: ['<what> down <by><in>'],
    also: true,
    angle: 'number',
    role: 'proof',
    why: 'Shows a result in figures.',
  },
  {
    // “online bookings were up 35% since the launch”
    cues: ['%'],
    forms: [
      new RegExp(
        String.raw`(?:^|\b(?:that|the|your|our|and|,)) (?<what>(?!are\b|is\b)${WORD}(?: (?!(?:are|is|was|were)\b)${WORD}){0,2}?) (?:is|are|was|were) (?<way>up|down) (?<by>\d[\d.,]*\s?%)${IN}`,
        'iu',
      ),
    ],
    says: ['<what> <way> <by><in>'],
    angle: 'number',
    role: 'proof',
    why: 'Shows a result in figures.',
  },
  {
    // “you have cut your reporting time from two days to three hours”
    cues: [' from '],
    forms: [
      new RegExp(
        String.raw`\b[Yy]ou(?:r team)?(?:['’]ve| have| has)? (?:already |now )?(?:cut|reduced|lowered|brought down|raised|increased|grown|shortened) (?<what>your ${WORD}(?: (?!from\b)${WORD}){0,2}) from (?<old>(?:\d[\d.,]*|${MANY})(?:%| ${SPANS})?) to (?<new>(?:\d[\d.,]*|${MANY})(?:%| ${SPANS})?)`,
        'u',
      ),
    ],
    says: ['<what>: from <old> to <new>'],
    angle: 'number',
    role: 'trigger',
    why: 'Says what the reader has got from it.',
  },
  {
    // “When we did this with RunClub we both got around 3,000 new sign ups in 4 weeks”
    cues: [' got ', ' gained ', ' won ', ' saw ', ' had ', ' signed '],
    forms: [
      /\bwith (?<who>\p{Lu}[\p{L}\p{N}&’'-]+(?: \p{Lu}[\p{L}\p{N}&’'-]+){0,2})(?=(?: last \p{Ll}+| this \p{Ll}+)?,? (?:we|they) (?:both )?(?:got|gained|won|saw|had|signed)\b)/u,
      new RegExp(
        String.raw`\b(?:got|gained|won|saw|had|signed) (?:around |about |over |nearly |almost )?(?<many>\d[\d,]*) (?<what>(?:new )?\p{Ll}[\p{Ll}-]*(?: (?!in\b)\p{Ll}[\p{Ll}-]*){0,2}) (?<in>in (?:${MANY} )${SPANS})`,
        'u',
      ),
    ],
    says: ['<many> <what> <in> with <who>'],
    also: true,
    angle: 'number',
    role: 'proof',
    why: 'Shows what it brought before.',
  },
  {
    // “her team closed their books in 3 days instead of 11”
    cues: ['instead of', 'rather than'],
    forms: [
      new RegExp(
        String.raw`\b(?<did>\p{Ll}{3,}ed) (?:their|its|the|her|his) (?<what>\p{Ll}[\p{L}-]*(?: (?!in\b)\p{Ll}[\p{L}-]*){0,2}) in (?<new>${MANY} ${SPANS}) (?:instead of|rather than) (?<old>${MANY})(?<unit> ${SPANS})?(?=[.,;!?]|$| (?:and|by)\b)`,
        'u',
      ),
    ],
    says: ['<what> <did> in <new> instead of <old><unit>'],
    also: true,
    angle: 'number',
    role: 'proof',
    why: 'Puts before and after side by side.',
  },
  {
    // “I have over 7 years of experience in marketing”
    cues: ['years'],
    forms: [
      new RegExp(
        String.raw`\b(?:I have|I['’]ve|I bring|with)(?: got)? (?<many>(?:over |more than |nearly |almost )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) years) (?:of )?(?<what>(?:\p{Ll}+ )?experience)(?<in> (?:in|as|with) (?:an? |the )?${WORD}(?: ${WORD}){0,2}?)?${ENDS}`,
        'u',
      ),
    ],
    says: ['<many> of <what><in>', '<many> of <what>'],
    also: true,
    angle: 'number',
    role: 'proof',
    why: 'Says how long the sender has done it.',
  },
  {
    // “We are currently $14,000 over on paid search”
    cues: ['$', '€', '£'],
    forms: [
      new RegExp(
        String.raw`\b(?:are|is|am|['’]re) (?:currently |now |already |about )?(?<sum>${SUM}) (?<way>over|under|short|behind|ahead)(?! (?:the )?(?:past|last)\b)(?<on> (?:on|in|of|against|for)(?: the| our)? ${WORD}(?: ${WORD}){0,2}?)?${ENDS}`,
        'iu',
      ),
    ],
    says: ['<sum> <way><on>'],
    also: true,
    angle: 'number',
    role: 'problem',
    why: 'Says the figure that it is about.',
  },
  {
    // “In our survey of 1,200 managers, 64% said …”
    cues: ['survey of', 'study of', 'analysis of', 'review of'],
    forms: [
      /\b(?:our|a|the|this|latest|new) (?<what>survey|study|analysis|review) of (?:over |more than )?(?<many>\d[\d,]* (?:\p{Ll}+ )?\p{Ll}+s)\b/iu,
    ],
    says: ['<what> of <many>'],
    also: true,
    angle: 'number',
    role: 'proof',
    why: 'Names the figures behind it.',
  },
  {
    // “Our team recovered $310,000 for Cascade Gear in their first year with us”
    cues: [' for '],
    forms: [
      new RegExp(
        String.raw`\b(?:[Ww]e|I|[Oo]ur \p{Ll}+)(?: have|['’]ve)? (?<did>recovered|saved|raised|won|found|earned|generated|added|cut|booked|sold) (?<about>(?:about |around |over |nearly |almost |more than )?)(?<what>${SUM}[kKmM]?|\d[\d,]*(?: \p{Ll}+){1,2}) for (?<who>\p{Lu}[\p{L}\p{N}&’'-]+(?: \p{Lu}[\p{L}\p{N}&’'-]+){0,2})`,
        'u',
      ),
    ],
    says: ['<about><what> <did> for <who>'],
    also: true,
    angle: 'number',
    role: 'proof',
    why: 'Shows what a customer got, in figures.',
  },
]
