/** What something costs, or will. */
import { DATE, DAY, MONTH, type Phrasing, SUM, WEEKDAY, WORD } from './phrasing.ts'

export const PRICES: readonly Phrasing[] = [
  {
    // “We can renew at the current price of $52 per user if you commit to two years, or at $57 …”
    cues: ['renew'],
    forms: [
      new RegExp(
        String.raw`\brenew\b[^.?!]{0,60}?(?<one>${SUM})(?<rate> per \p{Ll}+)?[^.?!$£€]{0,80}?,? or (?:at |for )?(?<other>${SUM})(?! (?:a|an|per|each)\b)`,
        'iu',
      ),
    ],
    says: ['Renewal: <one> or <other><rate>'],
    angle: 'number',
    role: 'offer',
    why: 'Puts both prices side by side.',
  },
  {
    // “The pilot covers 15 reps for six weeks and costs $2,700”
    cues: [' covers', ' includes'],
    forms: [
      new RegExp(
        String.raw`^(?:the |this |our |your )?(?<what>(?:\p{L}+ )?\p{Ll}+) (?:covers|includes) (?<many>\d[\d,]* \p{Ll}+)(?: for (?:\d+|\p{Ll}+) (?:days|weeks|months))? and (?:costs|comes to) (?:only |just |about )?(?<sum>${SUM})(?! (?:a|an|per|each|plus)\b)`,
        'iu',
      ),
    ],
    says: ['<what> for <many>: <sum>'],
    angle: 'number',
    role: 'offer',
    why: 'Puts the price beside what it buys.',
  },
  {
    // “What I can do is take out the API access, … and that brings it down to $1,400”
    forms: [
      /\b(?:(?:take|leave) out|drop|remove) (?:the |your )(?!price\b|offer\b)(?<less>[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,2}?)(?:,| and\b)(?![^.]* (?:add|or)\b)/iu,
      new RegExp(
        String.raw`\b(?:brings?|gets?|takes?|would bring) (?:it|that|the (?:price|total|cost|fee)) (?:down )?to (?:about |around )?(?<sum>${SUM})`,
        'iu',
      ),
    ],
    says: ['<sum> without the <less>'],
    angle: 'number',
    role: 'offer',
    why: 'Says what it comes to, and without what.',
  },
  {
    // “Starting March 1, 2027, the price of the Starter plan will go from $12 to $15 per month”
    cues: ['price of'],
    forms: [
      new RegExp(
        `^(?:from|starting(?: on)?|as of|beginning(?: on)?|effective|on) (?<day>${DATE})(?:, \\d{4})?,? the price of (?![^.]* but )`,
        'iu',
      ),
      new RegExp(
        String.raw`\bprice of (?:the |your |our )?(?<what>(?:[\p{L}\p{N}-]+ ){0,2}?[\p{L}\p{N}-]+) (?:will )?(?:go(?:es)?(?: up)?|rises?|increases?|changes?|moves?) from (?<old>${SUM}) to (?<new>${SUM})`,
        'iu',
      ),
    ],
    says: ['<what>: <old> to <new> from <day>'],
    angle: 'number',
    role: 'news',
    why: 'Says what changes, to what, and when.',
  },
  {
    // “The supplier can hold the old price until 5 December”
    forms: [
      new RegExp(
        String.raw`\b(?:hold|keep|honou?r|guarantee|extend)s? (?:you )?(?:the|your|this|that|our) (?<what>(?:\p{Ll}+ )?(?:prices?|rates?|quote|offer|discount|terms|pricing))(?: open| for you)? (?:until|through|till) (?<day>${DAY}|the end of (?:the (?:month|year|quarter)|${MONTH}))`,
        'iu',
      ),
    ],
    says: ['<what> until <day>'],
    angle: 'specific',
    role: 'offer',
    why: 'Says what holds, and how long.',
  },
  {
    // “From 1 February 2026 our cartons will cost 6 percent more”
    forms: [
      new RegExp(
        String.raw`\b(?:our |the |all )(?<what>(?:(?!will\b)${WORD} )?(?!will\b)${WORD}) (?:will )?costs? (?<much>\d[\d.]*(?: ?%| percent| per cent) (?:more|less))`,
        'iu',
      ),
      new RegExp(`\\b(?:from|as of|starting(?: on)?) ${WEEKDAY}(?<day>${DATE}|${MONTH})`, 'iu'),
    ],
    says: ['<what>: <much> from <day>'],
    angle: 'number',
    role: 'news',
    why: 'Says what changes, by how much, and when.',
  },
  {
    // “From that date the price per seat goes from $18 to $21 a month”
    forms: [
      new RegExp(
        String.raw`\b(?<what>(?:price|fee|rate|cost) per \p{Ll}+) (?:will )?(?:go(?:es)?(?: up| down)?|rises?|increases?|drops?|falls?|changes?|moves?) from (?<old>${SUM}) to (?<new>${SUM})`,
        'iu',
      ),
    ],
    says: ['<what>: <old> to <new>'],
    angle: 'number',
    role: 'news',
    why: 'Says what changes, and to what.',
  },
  {
    // “a 2 kg parcel to zone 5 costs $9.10 instead of $13.65”
    cues: ['instead of', 'rather than', 'down from'],
    forms: [
      new RegExp(
        String.raw`\b(?:the|your|an?) (?<what>(?:${WORD} ){0,2}?${WORD})(?: (?:in|for|of|to) (?:${WORD} )?${WORD})? (?:will |now )?costs? (?:only |just |about |around )?(?<new>${SUM})(?<rate> (?:a|an|per) \p{Ll}+)? (?:instead of|rather than|down from) (?:about |around )?(?<old>${SUM})`,
        'iu',
      ),
    ],
    says: ['<what>: <new> instead of <old><rate>'],
    angle: 'number',
    role: 'offer',
    why: 'Puts both prices side by side.',
  },
]
