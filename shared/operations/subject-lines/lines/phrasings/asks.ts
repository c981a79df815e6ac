/** What is asked, with the day by which or the time that it takes. */
import { DATE, DAY, ENDS, MONTH, type Phrasing, SOON, SPANS, WEEKDAY, WORD } from './phrasing.ts'

const SHORT = String.raw`(?:\d{1,2}|five|ten|fifteen|twenty|thirty)`
const WHEN = `(?: (?:this|next) week| (?:on )?${DAY}(?: (?:or|and) (?:on )?${DAY})?| in the week of ${DATE}| tomorrow)`

export const ASKS: readonly Phrasing[] = [
  {
    // “Would you be open to a quick 15-minute call next week to learn more?”
    cues: ['minute', '-min'],
    forms: [
      new RegExp(
        String.raw`(?<!\bfor (?:the|a|our|your) )\b(?<what>${SHORT}[- ]min(?:ute)?s? (?:phone call|video call|call|chat|meeting|demo|session|interview|walkthrough|conversation|intro(?:duction)?))(?<when>${WHEN})(?<rest>${ENDS}| to\b| about\b| so\b)`,
        'iu',
      ),
    ],
    says: ['<what><when>?'],
    asks: true,
    also: true,
    angle: 'question',
    role: 'ask',
    why: 'Asks for the time that it takes.',
  },
  {
    // “Would you have 20 minutes on Thursday or Friday to see how it works?”
    cues: ['minutes'],
    forms: [
      new RegExp(
        String.raw`\b(?:do|would|could|will|might) you (?:have|spare|find) (?:about |around |just )?(?<span>${SHORT} minutes)(?<when>${WHEN})`,
        'iu',
      ),
    ],
    says: ['<span><when>?'],
    asks: true,
    also: true,
    angle: 'question',
    role: 'ask',
    why: 'Asks for the time that it takes.',
  },
  {
    // “Would Tuesday at 2 PM or Wednesday morning work for you?”
    cues: ['work for you', 'suit you', 'work?', 'work on your end'],
    forms: [
      new RegExp(
        String.raw`\b(?:would|does|will|could) (?<when>${DAY}[^?.;]{0,40}?) (?:work|suit you|be good|be possible)\b`,
        'iu',
      ),
    ],
    says: ['<when>?'],
    asks: true,
    also: true,
    angle: 'question',
    role: 'ask',
    why: 'Asks for the day.',
  },
  {
    // “I wanted to see if you had any thoughts on the proposal I sent last Tuesday”
    cues: ['thoughts on', 'thoughts about', 'feedback on', 'feedback about'],
    forms: [
      new RegExp(
        String.raw`(?:\bif you )?\b(?:have|had|any|your|share|hear|get) (?:any |your |some )?(?<say>thoughts|feedback) (?:on|about) (?<what>(?:the|our|my|your) (?!same\b|rest\b|other\b|following\b)${WORD}(?: (?!(?:i|we|you|sent|from|from)\b)${WORD}){0,3}?)(?=[.,;:?!]|$| (?:i|we|you|that|from|sent|before|by|so|and)\b)`,
        'iu',
      ),
    ],
    says: ['Any <say> on <what>?'],
    asks: true,
    also: true,
    angle: 'question',
    role: 'ask',
    why: 'Asks what the mail asks for.',
  },
  {
    // “Can everyone please make sure that they update their tickets before EOD tomorrow”
    cues: ['make sure', 'ensure', 'remember to'],
    forms: [
      new RegExp(
        String.raw`\b(?:make sure|ensure|remember)(?: that)? (?:(?:they|you|everyone|everybody|you all|we all) |to )(?<verb>\p{Ll}{3,12}) (?:their|your|all|the|any)(?: of (?:their|your|the))? (?<what>(?!same\b)\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}?) (?<by>by|before) (?<day>(?:the )?(?:end of (?:the )?day |end of (?:the )?week |EOD |COB )?${SOON})`,
        'iu',
      ),
    ],
    says: ['<what> to <verb> <by> <day>', '<what>: <verb> <by> <day>'],
    asks: true,
    also: true,
    angle: 'specific',
    role: 'ask',
    why: 'Says what is to be done, and until when.',
  },
  {
    // “Please pack your desk by end of day Friday, June 6”, “please RSVP by October 28 using the link”
    cues: ['please', 'kindly', 'ask you to', 'need you to', 'asked to', 'can you', 'could you'],
    forms: [
      new RegExp(
        String.raw`\b(?:please|kindly|we ask you to|need you to|asked to|can you|could you) (?:also |kindly )?(?<act>(?:RSVP|reply|respond|(?!let\b|note\b|make\b|be\b|feel\b|contact\b|call\b|see\b)\p{Ll}{3,10}(?: in| out| up| back)? (?:your|the|all|both|this) (?!same\b)\p{L}[\p{L}-]*(?: (?!(?:by|before|to|or|and|if)\b)\p{L}[\p{L}-]*){0,2}))(?: (?:with|for|to|in|from|of|and)\b[^.;?!]{0,60}?)? (?<by>by|before|no later than) (?:end of day |the end of |close of business (?:on )?|EOD |noon on )?(?<day>${WEEKDAY}${DATE}|${SOON})`,
        'iu',
      ),
    ],
    says: ['<act> <by> <day>'],
    asks: true,
    also: true,
    angle: 'specific',
    role: 'ask',
    why: 'Says what is to be done, and until when.',
  },
  {
    // “Order by December 18 to make sure that your gifts arrive before Christmas”
    cues: ['order by', 'order before', 'book by', 'book before'],
    forms: [
      new RegExp(
        String.raw`\b(?<act>order|book|reserve) (?<by>by|before) (?<day>${DATE}|${DAY}|noon ${DAY})(?: to (?:make sure|ensure|guarantee)(?: that)?|,? so(?: that)?) your (?<what>\p{L}+)(?: will)? (?:arrives?|comes?|gets? there|is|are)(?: \p{Ll}+)? (?<until>(?:before|by|in time for) \p{Lu}[\p{L}’']*)`,
        'iu',
      ),
    ],
    says: ['<what> <until>: <act> <by> <day>', '<act> <by> <day>: <what> <until>'],
    also: true,
    angle: 'specific',
    role: 'offer',
    why: 'Says until when, and what for.',
  },
  {
    // “take two minutes to answer five short questions about your stay”
    cues: ['questions about'],
    forms: [
      new RegExp(
        String.raw`\b(?<many>two|three|four|five|six|seven|eight|ten|\d{1,2}) (?<how>(?:short|quick|brief|simple|easy) )questions about (?<what>your ${WORD}(?: ${WORD}){0,2}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<many> <how>questions about <what>'],
    asks: true,
    angle: 'number',
    role: 'ask',
    why: 'Says how little is asked, and about what.',
  },
  {
    // “I would like to go over the Q3 marketing budget with you before it goes to finance on September 12”
    cues: ['go over', 'discuss', 'review', 'go through', 'talk through'],
    forms: [
      new RegExp(
        String.raw`\b(?:go over|discuss|review|go through|talk through|walk through) (?:the|your|our) (?<what>${WORD}(?: (?!(?:with|before|in|on|at)\b)${WORD}){0,3}) (?:with you |together )?before (?<before>(?:it|that|this) (?:goes|is due|has to go) (?:[\p{Ll}]+ ){0,3}?(?:on|by) )?(?<day>${DATE}|${DAY})`,
        'iu',
      ),
    ],
    says: ['<what>, before <day>'],
    also: true,
    asks: true,
    angle: 'specific',
    role: 'purpose',
    why: 'Says what is to be talked over, and until when.',
  },
  {
    // “We are also looking for volunteers to help with homework club on Tuesdays”
    cues: ['volunteers'],
    forms: [
      new RegExp(
        String.raw`\b(?:looking for|seeking|in need of|need) (?<many>(?:(?:\d+|two|three|four|five|six|ten|more) )?)volunteers (?:to help (?:us )?(?:with|at|out at)|for|at) (?:the |our )?(?<what>${WORD}(?: ${WORD}){0,5}?(?: on ${DAY}s(?: and ${DAY}s)?)?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<many>volunteers for <what>'],
    also: true,
    angle: 'specific',
    role: 'ask',
    why: 'Says who is looked for.',
  },
  {
    // “Most teams lose 6 to 8 hours a week building rosters in spreadsheets”
    cues: ['hours a', 'hours per', 'hours every', 'hours each'],
    forms: [
      new RegExp(
        String.raw`\b(?:lose|loses|lost|spend|spends|waste|wastes) (?:about |around |up to |over )?(?<span>\d{1,3}(?: (?:to|or) \d{1,3}|-\d{1,3})? ${SPANS} (?:a|per|every|each) (?:day|week|month))(?: on)? (?<doing>\p{Ll}{3,}ing \p{L}[\p{L} -]{2,30}?)${ENDS}`,
        'iu',
      ),
    ],
    says: ['<span> <doing>'],
    also: true,
    angle: 'number',
    role: 'problem',
    why: 'Says what it costs today.',
  },
  {
    // “We could do a co-branded challenge in January, where …”
    cues: ['could ', 'would like to ', 'love to ', 'want to ', 'planning ', 'propose '],
    forms: [
      new RegExp(
        String.raw`\b(?:we|I)(?:['’]d| could| can| would| want to| are planning| propose)(?: like to| love to)? (?:do|run|host|try|launch|organi[sz]e|co-host|set up|put on|hold|start) (?:an?|the) (?<what>${WORD}(?: (?!(?:in|on|this|next|with|for|at|to)\b)${WORD}){0,4}) (?<when>in ${MONTH}|(?:this|next) (?:spring|summer|autumn|fall|winter|month|quarter)|on ${DAY})\b`,
        'iu',
      ),
    ],
    says: ['<what> <when>'],
    angle: 'specific',
    role: 'offer',
    why: 'Names what is proposed, and when.',
  },
]
