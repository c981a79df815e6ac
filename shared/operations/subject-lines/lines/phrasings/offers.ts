/** What the sender made, suggests or asks the reader to. */
import { DATE, DAY, ENDS, type Phrasing, WEEKDAY, WORD } from './phrasing.ts'

/** What somebody makes for a reader before they ask for anything. */
const PREPARED =
  '(?:ideas?|suggestions?|ways|options?|mock-?ups?|sketch(?:es)?|drafts?|examples?|comparisons?|outlines?|estimates?|audits?|summary|walkthrough|plans?|checklists?)'

export const OFFERS: readonly Phrasing[] = [
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
    // “Would you be open to seeing a mock-up of your page?”
    cues: ['open to', 'interested in'],
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
    cues: ['next step', 'how about'],
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
  {
    // “Would Thursday 4 December at 10:00 work for a first look at your own routes?”
    forms: [
      new RegExp(
        String.raw`\b(?<day>${DAY})\b[^.?!]{0,40}? for (?:an? |the |our |your )?(?:quick |short |brief )?(?<what>(?:(?:first|second|closer) )?(?:look|review|walkthrough|tour|visit|demo|call|session|tasting|training|workshop|kick-?off) (?:at|of|on|about|through|with|to) (?:the |your |our )(?:own )?${WORD}(?: (?!(?:at|on|by|with|before|after|in)\b)${WORD}){0,2}?)(?= (?:at|on|by|with|before|after|in)\b|[.,;:!?]|$)`,
        'iu',
      ),
    ],
    says: ['<what> on <day>', '<what>'],
    asks: true,
    angle: 'specific',
    role: 'purpose',
    why: 'Says what the meeting is for, and when.',
  },
]
