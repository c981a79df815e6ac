/** Ways in which mail says what would head it, and the heading: `6 of your 25 users logged in this month`. */
import type { Angle } from '../contract.ts'
import type { Role } from '../role.ts'

/** One way of saying it; the sentence has to match all of `forms`, whose groups the headings name. */
export interface Phrasing {
  forms: readonly RegExp[]
  /** True where a question may say it. */
  asks?: true
  /** Best first; `<what>` stands for what the group caught. */
  says: readonly string[]
  angle: Angle
  role: Role
  why: string
}

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)'
const DATE = String.raw`(?:${MONTH} \d{1,2}|\d{1,2} ${MONTH})(?!\d)`
const WEEKDAY = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?'
const SUM = String.raw`[$£€¥]\d(?:[\d.,]*\d)?(?![\d%])`
const ENDS = String.raw`(?=[.,;:–—?!]|$| (?:because|since|so|and|but|which|when|while|whenever|that)\b)`
const WORD = String.raw`(?!(?:because|since|so|and|but|which|when|while|whenever|that)\b)[\p{L}\p{N}%'’-]+`
/** What somebody makes for a reader before they ask for anything. */
const PREPARED =
  '(?:ideas?|suggestions?|ways|options?|mock-?ups?|sketch(?:es)?|drafts?|examples?|comparisons?|outlines?|estimates?|audits?|summary|walkthrough|plans?|checklists?)'

export const PHRASINGS: readonly Phrasing[] = [
  {
    // “only 6 of your 25 licensed users have logged in this month”
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
    forms: [
      new RegExp(
        String.raw`\byou(?:['’]ve| have| had)? asked (?:me |us )?(?<what>(?:how|why|when|where) (?!(?:i|we|it|you|they|he|she)\b)${WORD}(?: ${WORD}){2,8}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<what>'],
    angle: 'trigger',
    role: 'trigger',
    why: 'Takes up what the reader asked.',
  },
  {
    // “Here is a quick update on the migration”
    forms: [
      new RegExp(
        `^here(?:['’]s| is) (?:an?|the|our|my|your) (?:(?:quick|short|brief|weekly|monthly|little|first) )*(?<what>update|summary|recap|overview|report) (?<by>on|of|about|for|from) (?<of>(?:the|our|your|my|last|this) ${WORD}(?: ${WORD}){0,3}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<what> <by> <of>'],
    angle: 'specific',
    role: 'purpose',
    why: 'Says what you write for.',
  },
  {
    // “You've been using Shiftly for 90 days now”
    forms: [
      /\byou(?:['’]ve| have) (?:now )?been (?:using|on|with) (?<who>\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}\p{L}+)?) for (?:almost |about |over |nearly )?(?<span>(?:\d+|two|three|four|five|six|nine|ten|twelve) (?:days|weeks|months))\b(?! (?:longer|more|less)\b)/iu,
    ],
    says: ['<span> with <who>'],
    angle: 'specific',
    role: 'trigger',
    why: 'Says how long the reader has had it.',
  },
  {
    // “I put together three ideas for how your events page could do the same”
    forms: [
      new RegExp(
        String.raw`\b(?:I|[Ww]e)(?:['’]ve| have)? (?:also |just )?(?:put together|prepared|drafted|drawn up|pulled together|written|wrote|made|recorded|sketched|came up with|noted(?: down)?|collected) (?:you )?(?:an? )?(?<what>(?:(?:\p{Ll}+|\d+) ){0,2}${PREPARED}) (?<by>for|on|about|of) (?:how )?(?<of>your \p{Ll}+(?: \p{Ll}+)?)(?= (?:could|can|might|would|to|that|and|based)\b|[.,;:!]|$)`,
        'u',
      ),
    ],
    says: ['<what> <by> <of>'],
    angle: 'specific',
    role: 'offer',
    why: 'Names what was made for the reader.',
  },
  {
    // “I saw that you moved from the Pro plan to Basic yesterday”
    forms: [
      /\byou(?:['’]ve| have)? (?:just |recently )?(?:moved|switched|changed|downgraded|upgraded) from (?:the |our )?(?<old>\p{Lu}[\p{L}\p{N}]*)(?: plan)? to (?:the |our )?(?<new>\p{Lu}[\p{L}\p{N}]*)/u,
    ],
    says: ['Your move from <old> to <new>'],
    angle: 'trigger',
    role: 'trigger',
    why: 'Names what the reader did.',
  },
  {
    // “Would you be open to seeing a mock-up of your page?”
    forms: [
      new RegExp(
        String.raw`\b(?:open to|interested in) (?:seeing|looking at|taking a look at|trying) (?:an? |the |my |our )?(?<what>(?!how\b|what\b|if\b|more\b|some\b|it\b|one\b)${WORD} (?:of|for|on|about) your ${WORD}(?: ${WORD}){0,2}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<what>'],
    asks: true,
    angle: 'specific',
    role: 'offer',
    why: 'Names what the reader may see.',
  },
  {
    // “As a next step, I'd suggest a one-hour session with your lead adjuster, so …”
    forms: [
      new RegExp(
        String.raw`\b(?:as (?:a|the) next step|for (?:a|the) next step),? (?:(?:i|we)(?:['’]d| would) (?:like to )?(?:suggest|propose|recommend)|how about) (?:an? |the )(?<what>[\p{L}\p{N}-]+(?: (?!(?:to|with)\b)${WORD}){1,4}?)(?<with> with ${WORD}(?: ${WORD}){0,3}?)?${ENDS.replace('so|', 'so|to|where|in|on|')}`,
        'iu',
      ),
    ],
    says: ['Next step: <what><with>', 'Next step: <what>'],
    angle: 'specific',
    role: 'purpose',
    why: 'Names the next step the mail suggests.',
  },
  {
    // “We can renew at the current price of $52 per user if you commit to two years, or at $57 …”
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
    // “It would be good to get a trial set up for your Leeds depot before the holidays”
    forms: [
      new RegExp(
        String.raw`\b(?:get|have|set up|start|run|begin) (?:an? |the )?(?<what>trial|pilot|test|demo|workshop|training|audit)(?: (?:set up|started|running|going))? (?:for|at|in|with) (?<of>your (?:${WORD})(?: (?!(?:prior|before|in|on|by|from|to|for|with|at)\b)${WORD})?)(?= (?:before|prior|in|on|by|from|to|for|with|at)\b|[.,;:!?]|$)`,
        'u',
      ),
    ],
    says: ['<what> for <of>'],
    angle: 'specific',
    role: 'purpose',
    why: 'Names what the mail suggests to the reader.',
  },
  {
    // “I've written out the new titles for all eight pages below”
    forms: [
      new RegExp(
        String.raw`\bI(?:['’]ve| have) (?:written out|drawn up|typed up|worked out|listed|drafted) (?:the |an? |your )?(?<what>${WORD}(?: ${WORD}){1,6}?)(?= (?:below|here|attached|underneath)\b)`,
        'u',
      ),
    ],
    says: ['<what>'],
    angle: 'specific',
    role: 'offer',
    why: 'Names what was made for the reader.',
  },
  {
    // “The pilot covers 15 reps for six weeks and costs $2,700”
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
    // “On Thursday, February 11 we're bringing together 30 heads of finance for dinner at The Glasshouse”
    forms: [
      /\b(?:we(?:['’]re| are|['’]ll be)? (?:bringing|hosting|holding|having|giving|planning|inviting)|join (?:us|me)|invite)\b/iu,
      new RegExp(String.raw`\bon ${WEEKDAY}(?<day>${DATE})`, 'iu'),
      /\b(?:for|to|at) (?:an? |our )?(?<meal>(?:\p{Ll}+ )?(?:dinner|lunch|breakfast|brunch|drinks|tasting|roundtable)) (?:at|in) (?<place>(?:[Tt]he )?\p{Lu}[\p{L}'’&]+(?: (?:of|the|&|\p{Lu}[\p{L}'’&]+)){0,3})/u,
    ],
    says: ['<meal> at <place> on <day>'],
    angle: 'specific',
    role: 'offer',
    why: 'Says what the reader is asked to, where and when.',
  },
]
