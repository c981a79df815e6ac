/** What went wrong, since when, and what the reader gets for it. */
import { CLOCK, DAY, ENDS, type Phrasing, SUM, WORD } from './phrasing.ts'

export const DOWN =
  '(?:was|were|became|went) (?:completely |partly |temporarily )?(?<how>unavailable|down|offline|inaccessible|unreachable)'
export const THING = String.raw`(?<what>${WORD}(?: (?!(?:was|were|became|went)\b)${WORD}){0,2})`
const HOURS = `(?:between|from) (?<from>${CLOCK}) (?:and|to|until) (?<to>${CLOCK})`

export const AMENDS: readonly Phrasing[] = [
  {
    // “On Tuesday between 2:10 PM and 4:45 PM ET our API was unavailable”
    cues: ['unavailable', ' down', 'offline', 'inaccessible', 'unreachable'],
    forms: [
      new RegExp(String.raw`\bon (?<day>${DAY}),? (?:${HOURS},? )?(?:our|the|your) ${THING} ${DOWN}`, 'iu'),
    ],
    says: ['<what> <how> on <day>, <from> to <to>'],
    angle: 'specific',
    role: 'news',
    why: 'Says what failed, and when.',
  },
  {
    // “Our API was unavailable on Tuesday between 2:10 PM and 4:45 PM ET”
    cues: ['unavailable', ' down', 'offline', 'inaccessible', 'unreachable'],
    forms: [
      new RegExp(String.raw`\b(?:our|the|your) ${THING} ${DOWN} on (?<day>${DAY})(?:,? ${HOURS})?`, 'iu'),
    ],
    says: ['<what> <how> on <day>, <from> to <to>'],
    angle: 'specific',
    role: 'news',
    why: 'Says what failed, and when.',
  },
  {
    // “a credit of 10% will be applied to your next invoice”
    cues: ['credit', 'refund', 'discount', 'voucher', 'rebate'],
    forms: [
      new RegExp(
        String.raw`\ba (?<what>credit|refund|discount|voucher|rebate) (?:of|worth|for) (?<sum>${SUM}|\d+ ?%)(?! off)[^.;]{0,20}? (?:will be|has been|was|is) (?:automatically )?(?:applied|added|credited|issued|sent) (?:to|on|against) (?<to>your ${WORD}(?: ${WORD}){0,2}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<sum> <what> on <to>'],
    also: true,
    angle: 'benefit',
    role: 'offer',
    why: 'Says what the reader gets for it.',
  },
  {
    // “We have also refunded your shipping cost of £12.50 and added a £20 voucher to your account”
    cues: ['added', 'credited', 'applied'],
    forms: [
      new RegExp(
        String.raw`(?<! not )\b(?:added|credited|applied) an? (?<sum>${SUM}|\d+ ?%) (?<what>voucher|credit|discount|gift card|refund) to (?<to>your ${WORD}(?: ${WORD})?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<sum> <what> added to <to>'],
    also: true,
    angle: 'benefit',
    role: 'offer',
    why: 'Says what the reader gets for it.',
  },
  {
    // “your order #70318 arrived two weeks late”
    cues: [' late'],
    forms: [
      /\b(?:your )(?<what>(?:order|parcel|delivery|shipment)(?: (?:no\. ?|#)?[A-Z]{0,4}-?\d[\d-]*)?) (?<came>arrived|came|was delivered) (?<late>(?:(?:a|one|two|three|four|five|\d+) (?:hours?|days?|weeks?|months?) )?late)/u,
    ],
    says: ['your <what> <came> <late>'],
    angle: 'specific',
    role: 'news',
    why: 'Says what went wrong.',
  },
  {
    // “Our team released a fix this morning”
    cues: ['a fix', 'the fix', 'a patch', 'a hotfix'],
    forms: [
      new RegExp(
        String.raw`\b(?:released|deployed|shipped|pushed|rolled out) (?:a|the) (?<what>fix|patch|hotfix)(?: for (?:the |this |your )?(?<of>${WORD}(?: ${WORD}){0,2}?))? (?<when>this morning|this afternoon|today|yesterday|last night|on ${DAY})`,
        'iu',
      ),
    ],
    says: ['<what> released <when>'],
    also: true,
    angle: 'specific',
    role: 'news',
    why: 'Says that it is put right, and since when.',
  },
  {
    // “you have been having trouble exporting your reports to PDF”
    cues: ['trouble', 'problem', 'issue', 'difficult'],
    forms: [
      new RegExp(
        String.raw`\byou(?:['’]ve| have|['’]re| are|r team is)?[^.?!;]{0,30}? (?:trouble|problems?|issues?|difficult(?:y|ies)) (?:with |when |while )?(?<what>(?!logging\b)\p{Ll}{3,}ing (?:(?:your|the|our) )?[\p{L}][\p{L} ]{2,40}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<what>'],
    angle: 'specific',
    role: 'trigger',
    why: 'Names what the reader could not do.',
  },
]
