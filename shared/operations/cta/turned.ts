/** The mail's own question put another way: it asks for the same, of the same reader, with every word that carries it. */
import { capitalised } from '../../engine/edit.ts'
import { ACTS, NOUNS } from '../../engine/lexicon/asks.ts'
import { MONTHS } from '../../engine/lexicon/calendar-words.ts'
import { filled } from '../filled.ts'
import { plainOfGerund, plainOfPast } from '../material/verbs.ts'
import { firm, outOfWrappings } from './wrappings.ts'

/** “I would be grateful if you could …” is a request in a long coat. */
export const GRATEFUL =
  /^(?:i|we)(?:'d| would) (?:(?:really |greatly |very much )?appreciate it|be (?:very |most |really |so )?(?:grateful|thankful|glad|obliged)) if you (?:could|would) (?:please |kindly )?(.+)[.]$/i

const MOVE = '(?:move|shift|push|postpone|reschedule)'
/** A day or an hour, somewhere in what a thing is moved to: a place suits nobody better. */
const A_TIME = `(?:(?:day|tomorrow|week|month|morning|afternoon|evening|${MONTHS.replaceAll(' ', '|')})\\b|\\d(?:[:.]\\d\\d| ?[ap]m|st|nd|rd|th)\\b)`

/** What a question is, and the ways to put it; `$1` and `$2` are its own words. Best first. */
const WAYS: readonly (readonly [RegExp, readonly string[]])[] = [
  // “May I ask you to send me the certificates by 4 December?”
  [
    /^(?:may|might|can|could) (?:i|we) (?:please )?ask you to (.+)\?$/i,
    ['Could you $1?', 'Please $1.', 'Would you be able to $1?'],
  ],
  // “Is it worth a 15-minute call next week?”
  [
    /^(?:is it|would it be|is that|would that be) worth (an? (?:[\p{L}\d-]+ ){0,3}?(?:call|chat|meeting|conversation|visit)\b.*)\?$/iu,
    ['Could we have $1?', 'Do you have time for $1?', 'Are you up for $1?'],
  ],
  // “Worth doing in January?”
  [
    /^(?:is (?:it|this|that) |would (?:it|this|that) be )?worth doing (?:(?:it|this|that) )?((?:in|on|before|after|this|next) [^,]+)\?$/iu,
    ['Shall we do it $1?', 'Would you like to do it $1?', 'Is it worth doing $1, or shall I leave it?'],
  ],
  // “I was wondering if it might be possible to arrange a free inspection?”
  [
    /^(?:i(?:'m| am| was)? (?:just )?wonder(?:ed|ing)? (?:if|whether) it (?:might|would|could) be|(?:would|might|could) it be) possible (?:for us )?to ((?:arrange|book|schedule|set up|organi[sz]e|discuss|meet|talk|speak)\b.*)[?.]$/iu,
    ['Could we $1?', 'Shall we $1?', 'Would you like to $1?'],
  ],
  [
    /^(?:i|we)(?: (?:just|only|also))? (?:wanted|want|would like|'d like) to (?:check|know|ask|find out|see) ((?:whether|if|when|what|which|who|how) .+)[.?]$/i,
    ['Could you tell me $1?', 'Please tell me $1.'],
  ],
  [
    /^(?:could|can|would|will) you (?:please )?(?:let (?:me|us) know|tell (?:me|us)) (?:whether|if) you(?:'d| would) like (to .+)\?$/i,
    ['Would you like $1?', 'Do you want $1?'],
  ],
  // “… to put you down for 12 January, or would February suit you better?”
  [
    /^(?:does it make sense|would it make sense|shall i|should i|may i|is it ok(?:ay)? if i|can i) .*\b(?:for|on) ([^,?]{3,40}),? or would (.{3,40}?) (?:suit|work|be)(?: for)?(?: you)? better(?: for you)?\?$/i,
    ['Which suits you better, $1 or $2?'],
  ],
  // “We kindly request that you settle the invoice by Friday.”
  [
    /^(?:i|we)(?:'d| would| must| have to)?(?: like to)? (?:(?:kindly|hereby|also|politely|respectfully|therefore|just) )*(?:request|ask)(?: that)? you (?:to )?(.+)\.$/i,
    ['Could you $1?', 'Please $1.', 'Would you be able to $1?'],
  ],
  [GRATEFUL, ['Please $1.', 'Would you be able to $1?']],
  [
    /^(?:would|could) it (?:be (?:useful|helpful|of use)|help)(?: (?:to|for) you| you)? to (see|know|hear|read|have) (.+)\?$/i,
    ['Would you like to $1 $2?', 'Do you want to $1 $2?', 'Is it worth your time to $1 $2?'],
  ],
  [
    /^(?!.+ or (?:would|do|shall|should) )(?:shall|should|may|can|could) i (send|show|share|forward|email) (?:you |over |across )*((?:an?|the|our|my|their|those|these) .+)\?$/i,
    ['Would you like me to $1 you $2?', 'Do you want $2?', 'Would $2 help?'],
  ],
  [
    /^(?!.+ or (?:would|do|shall|should) )would you like ((?:an?|the|our|my|their|some) .+)\?$/i,
    ['Shall I send you $1?', 'Do you want $1?', 'Would $1 help?'],
  ],
  [
    /^would ((?:an?|the|our|my|their) (?:(?!\bbe\b).)+?) be (?:useful|helpful|of use) (for .+)\?$/i,
    ['Would you like $1 $2?', 'Do you want $1 $2?', 'Shall I send you $1 $2?'],
  ],
  [
    /^(?:(?:could|can|would|will) you (?:please |kindly )?|please )let me know (by [^,?]{3,30}?) ((?:when|whether|if|which|who|what|how)\b.+)[?.]$/i,
    ['Could you tell me $1 $2?', 'Please tell me $1 $2.', 'Can you tell me $1 $2?'],
  ],
  [
    /^which (?:of the (?:two|three)|one) would you like to (\p{Ll}+ (?:with|by|in|on)), ([^,]+ or [^,]+)\?$/iu,
    ['Would you like to $1 $2?', 'Do you want to $1 $2?'],
  ],
  [
    /^(?:would|could) it (?:be (?:useful|helpful)|help)(?: you| for you)? if i (?:sent|shared|showed|gave|forwarded)(?: you| over| across)? ((?:an?|the|our|my|their|those|these) .+)\?$/i,
    ['Shall I send you $1?', 'Would you like $1?', 'Do you want $1?'],
  ],
  [
    /^(?:could|can|shall|might) we (?:meet|talk|speak|sit down) for ((?:\d+|ten|fifteen|twenty|thirty|forty-five) minutes|half an hour|an hour)(?: on the phone| by phone)? to (.+)\?$/i,
    ['Do you have $1 to $2?', 'Can you spare $1 to $2?', 'Would you have $1 to $2?'],
  ],
  [
    /^(?:could|can|would|will) you (?:please )?(?:tell me|say) (by [^,?]{3,30}?) ((?:when|whether|if|which|who|what|how)\b.+)\?$/i,
    ['Can you let me know $1 $2?', 'Please let me know $1 $2.', 'Could you let me know $1 $2?'],
  ],
  // “May I suggest we meet on site on Wednesday?”
  [
    /^(?:may|might|can|could) i (?:suggest|propose) (?:that )?we (.+)\?$/i,
    ['Could we $1?', 'Shall we $1?', 'Would you like to $1?'],
  ],
  [/^would you mind if i (\p{Ll}+ .+)\?$/iu, ['Is it OK if I $1?', 'May I $1?']],
  [/^(?:would|does) it make sense (?:for us )?to (.+)\?$/i, ['Shall we $1?', 'Would you like to $1?']],
  // “Are you around on Thursday or Friday for half an hour?”
  [
    /^are you (?:around|free|available)(?: on)? ([^?]+?) for (half an hour|an hour|(?:\d+|ten|fifteen|twenty|thirty) minutes|a (?:quick |short )?(?:call|chat|coffee))\?$/i,
    ['Do you have time for $2 on $1?', 'Could we meet for $2 on $1?'],
  ],
  // “We'd be grateful for your decision by the end of June.”
  [
    /^(i|we)(?:'d| would) (?:be (?:very |most |really )?(?:grateful|thankful|glad|obliged) for|appreciate|welcome|value) (your (?!time\b|help\b|interest\b|business\b|patience\b|understanding\b|support\b).+)\.$/i,
    ['Could $1 have $2?', 'Can $1 have $2?'],
  ],
  // “We need 240 new labels by 22 March.”
  [
    /^(i|we)(?:'ll|'d)?(?: (?:just|only|also|still|will|would))* need ((?:an?|the|your|both|one|two|three|\d+) .+ (?:by|before|within) .+)\.$/i,
    ['Could $1 have $2?', 'Can $1 have $2?'],
  ],
  // “Could somebody from the team let us have the keys back?”
  [
    /^(?:can|could|will|would) ((?:someone|somebody|one of you)(?: (?:from|in|at|on) (?:the |your )?\p{L}+)?) (?:please )?(\p{Ll}+ [^?]+)\?$/iu,
    ['Would $1 be able to $2?', 'Who could $2?'],
  ],
  [
    /^(?:could|can|may) i (?!ask\b|get\b|have\b|call\b|ring\b|come\b|meet\b|visit\b|interest\b|be\b)(.+)\?$/i,
    ['Would you like me to $1?', 'Shall I $1?', 'Do you want me to $1?'],
  ],
  [
    /^(?:could|can|shall|might) we (?:take|have|find|use|spend) ((?:\d+|ten|fifteen|twenty|thirty) minutes\b.*)\?$/i,
    ['Do you have $1?', 'Can you spare $1?', 'Shall we take $1?'],
  ],
  [
    /^(?:could|can|would|will) you (?:please )?(?:send|give|get|share with) (?:me|us) ((?:the|your|our|my|an?|those|these|both|all|it|them)\b.*? (?:by|before) .+)\?$/i,
    ['Can you get me $1?', 'Would you be able to send me $1?', 'Please send me $1.'],
  ],
  [/^do you want to (?!me\b)(.+)\?$/i, ['Would you like to $1?']],
  // A session is had, not sent.
  [
    /^would (an? (?:[\p{L}\d-]+ ){0,3}?(?:session|call|meeting|visit|demo|chat|tour|workshop|training|talk)\b.*?) (?:help|be (?:useful|helpful|of use))(?: (?:to|for))?(?: you)?\?$/iu,
    ['Would you like $1?', 'Shall I set up $1?', 'Do you want $1?'],
  ],
  [
    /^would you like (an? (?:[\p{L}\d-]+ ){0,3}?(?:session|call|meeting|visit|demo|chat|tour|workshop|training|talk)\b.*)\?$/iu,
    ['Do you want $1?', 'Shall I set up $1?', 'Would $1 help?'],
  ],
  [
    /^would ((?:an?|the|our|my|their) .+?) (?:help|be (?:useful|helpful|of use))(?: (?:to|for))?(?: you)?\?$/i,
    ['Would you like $1?', 'Shall I send you $1?', 'Do you want $1?'],
  ],
  [
    /^would you like to (?!me\b|see\b|know\b|hear\b|read\b|have\b|get\b|look\b|try\b|test\b|learn\b|receive\b)(.+)\?$/i,
    ['Do you want to $1?', 'Would it work for you to $1?'],
  ],
  [/^would you like to (?!me\b)(.+)\?$/i, ['Do you want to $1?']],
  [
    /^(?:(?:could|can|will|would) you|would you be (?:open|willing|up|happy|able) to)(?: please)? introduce (me|us) to (.+)\?$/i,
    ['Could you introduce $1 to $2?', 'Could you put $1 in touch with $2?'],
  ],
  // “Would you be willing to lend me the drill?” asks a favour, and offers nothing one could like.
  [
    /^would you (?:be (?:open|willing|up|happy|able|prepared)|mind|like|care) to ((?!see\b|know\b|hear\b|try\b|have\b|get\b)\p{Ll}+ (?:me|us|my|our)\b.*)\?$/iu,
    ['Could you $1?', 'Do you have time to $1?'],
  ],
  // “Would a visit to our showroom suit you next week?”
  [
    /^would (an? (?!.*\bor\b)[^,?]{4,60}?) (?:suit|work for|be (?:convenient|good) for) you((?: (?:this|next|on|in|at) [^,?]{3,30})?)\?$/i,
    ['Do you have time for $1$2?', 'Are you free for $1$2?'],
  ],
  [/^are you (?:happy|ok|okay|fine|comfortable) for me to (.+)\?$/i, ['Shall I $1?', 'Is it OK if I $1?']],
  [/^any (?:objections?|concerns?)\?$/i, ['Shall I go ahead?', 'Is that all right with you?']],
  // “Can we move our one-to-one to Thursday at 2?”
  [
    new RegExp(
      `^(?:could|can|shall|might) we ${MOVE} ((?:(?! to ).)+) to ((?!.*\\bto\\b|.*\\bor (?:do|make|move|have|put)\\b)(?=.*${A_TIME}).+)\\?$`,
      'i',
    ),
    ['Would $2 suit you for $1?', 'Is it OK if we move $1 to $2?'],
  ],
  // “Can we push the launch to production?”
  [new RegExp(`^(?:could|can|shall|might) we (${MOVE} .+ to .+)\\?$`, 'i'), ['Is it OK if we $1?']],
  // “Who on earth handles this?”
  [
    /^who (?:on earth |actually |exactly )?(?:looks after|handles|deals with|is responsible for|is in charge of) (.+)\?$/i,
    ['Do you look after $1?', 'Who should I ask about $1?'],
  ],
  // “Who at Quillo looks after partners?”
  [
    /^who ((?:at|in|on) .+?) (?:looks after|handles|deals with|is responsible for|is in charge of) (.+)\?$/i,
    ['Do you look after $2 $1?', 'Who should I ask about $2 $1?'],
  ],
  // “Before your move please close anything nobody touched since June.”
  [
    /^((?:before|after|once|when|by|until) [^,?]{3,40}?),? please (\p{Ll}+ [^?]+)\.$/iu,
    ['Could you $2 $1?', 'Please $2 $1.'],
  ],
  // “Is drift still costing you repeats, or has that been sorted?”
  [
    /^((?:is|are|does|do|did|has|have|was|were)\b[^,?]{15,}), or (?:is|are|does|do|did|has|have|was|were)\b[^?]+\?$/i,
    ['$1?'],
  ],
  // “Can each shop manager please send me the figures by 5 pm?”
  [
    /^(?:can|could|will|would) ((?:each|every|all|any|the|your|someone|somebody|one of)\b[^,?]{0,40}?) ?\bplease (\p{Ll}+ [^?]+)\?$/iu,
    ['Could $1 $2?', 'Would $1 be able to $2?'],
  ],
  [
    /^would you(?:r .{2,20})? (?:be (?:open|willing|up)|want|care) to (?!(?:an?|the|my|our|this|that|some)\b|\S+ing\b)(.+)\?$/i,
    ['Would you like to $1?', 'Do you want to $1?'],
  ],
  [
    /^(?:want|do you want|would you like) me to (.+)\?$/i,
    ['Shall I $1?', 'Would you like me to $1?', 'Is it OK if I $1?', 'Do you want me to $1?'],
  ],
  [
    /^(?:shall|should) i (?!have\b|not\b)(.+)\?$/i,
    ['Would you like me to $1?', 'Do you want me to $1?', 'Is it OK if I $1?'],
  ],
  [
    /^(?:could|can|shall|might) we ((?:meet|talk|speak|sit down)\b(?!.*\b(?:or|\p{Lu}\p{Ll}+day|tomorrow)\b).+)\?$/iu,
    ['Shall we $1?', 'Would you like to $1?', 'Do you want to $1?'],
  ],
  [
    /^(?:could|can|shall|may|might) we ((?:try|start|begin|do|run|test|use|set|agree|put|make|hold|keep|offer)\b.+)\?$/i,
    ['Shall we $1?', 'Is it OK if we $1?'],
  ],
  [
    /^(?:could|can|might) we ((?:walk|visit|see|look|go|check|measure|review|compare|choose|pick|plan)\b.+)\?$/i,
    ['Shall we $1?', 'Can we $1?'],
  ],
  [
    /^would you be (?:open to|up for|free for) (an? .+)\?$/i,
    ['Could we have $1?', 'Are you up for $1?', 'Do you have time for $1?'],
  ],
  [
    /^(?:are you free|are you available|do you have time|can you do|could you do|can you make)(?: on| for)? (.+\bor\b.+)\?$/i,
    ['Would $1 suit you?', 'Which suits you better, $1?', 'Could we meet on $1?'],
  ],
  [
    /^would (.+ or .+) (?:suit|work for|be good for|fit)(?: you)?\?$/i,
    ['Which suits you better, $1?', 'Are you free on $1?', 'Can you make $1?'],
  ],
  [
    /^(?:does|would|is) ((?:\p{Lu}\p{Ll}+day|the \d|\d).+?) (?:suit|work for|good for|all right for) you\?$/iu,
    ['Are you free on $1?', 'Can you make $1?', 'Could we meet on $1?'],
  ],
  [
    /^which (of the (?:two|three|four)|number of [^,?]{3,30}|(?:\p{Ll}+ )?\p{Ll}+) (?:should|shall) i (.+)\?$/iu,
    ['Which $1 do you want me to $2?', 'Could you tell me which $1 to $2?', 'Which $1 may I $2?'],
  ],
  [
    /^(?:(?:could|can|would|will) you (?:please )?|please (?!\S+ me (?:know )?(?:if|whether)\b))(?:tell me|let me know) ((?!by\b|before\b).+)[?.]$/i,
    ['Can you let me know $1?', 'Please tell me $1.'],
  ],
  [
    /^(?:could|can|would|will) you let us know ((?!by\b|before\b).+)\?$/i,
    ['Can you let us know $1?', 'Please let us know $1.'],
  ],
  [
    /^(?:(?:could|can|would|will) you (?:please |kindly )?|please (?:kindly )?)(?!have \d|have time\b|and\b|or\b|all\b|both\b|also\b|be\b|like\b|note\b|find\b|see\b|feel\b|mind\b|want\b|need\b|prefer\b|tell\b|let\b)(\p{Ll}+ [^;:()"“]{3,110})[?.]$/iu,
    ['Would you be able to $1?', 'Could you $1?', 'Please $1.'],
  ],
  [
    /^does (?:everything|it all|this|that|it) (look right|work|fit|suit you|settle .+|cover .+|solve .+)(.*)\?$/i,
    ['Is there anything that does not $1$2?', 'Can you confirm that it does $1$2?'],
  ],
]

/** What stands before a question or a request, and its own words. */
export const CONDITION = /^(if (?!you have already\b)[^,?]{3,60}), (.+)$/iu

/** The question asks for just that. */
export const CONSENT =
  /^if (?:you (?:agree|like|want|wish|are happy)|you'd like|that(?:'s| is) (?:ok|okay|fine|all right))$/i

/** Words of a question beyond which it carries more than one thought. */
const MOST_WORDS = 26

/** “I was just wondering if you might be open to …”: the question in it. */
export const unwrapped = (text: string): string =>
  outOfWrappings(firm(text))
    // “Please can you let me know …?”
    .replace(/^(?:please|kindly),? (?=(?:could|can|would|will|may|might) (?:you|i|we|some|one)\w*\b)/i, '')
    // “Any chance you could …?”, “It would be great if you could …”
    .replace(/^(?:is there )?any chance (?:that )?you (?:could|can|would) /i, 'Could you ')
    .replace(
      /^it(?:'d| would) be (?:(?:really|very|so) )?\p{L}+(?: help)? if you (?:could|would) (?:please )?(.+)[.!]$/iu,
      'Could you $1?',
    )
    .replace(/^do (?=(?:let|tell) (?:me|us)\b)/i, 'Please ')
    .replace(/^(?:i|we)(?:'d| would) like you to (.+)\.$/i, 'Could you $1?')
    .replace(/^(?:also|and|plus),? (?=(?:could|can|would|will) you\b)/i, '')
    .replace(/\?{2,}$/, '?')
    // “Would you be open to trying it on two vans?”
    .replace(/^would you be (?:open to|interested in|up for) (\p{Ll}+ing) /iu, (all, doing: string) => {
      const plain = plainOfGerund(doing)
      return plain === null ? all : `Would you like to ${plain} `
    })
    .replace(/^(could|can|shall|should|might|may) you and i\b/i, '$1 we')
    .replace(/^(could|can|would|will) you (?:please|kindly) /i, '$1 you ')
    .replace(
      /^i(?: (?:just )?wonder|(?: was|'m| am) (?:just )?(?:wondering|hoping)) (?:if |whether )?you(?:'d| (?:might|would|could)) (?:also )?be (open|free|willing|up|prepared|interested|available|able)\b/i,
      'Would you be $1',
    )
    .replace(/^(Would you be .+)\.$/, '$1?')

/** “Send me the sheet by noon.” asks as “Please send …” does; “Order 12 has left.” asks nothing. */
const orders = (text: string): boolean => {
  const [verb = '', next = ''] = text.toLowerCase().split(' ')
  return (
    ACTS.has(verb) && (!NOUNS.has(verb) || /^(?:me|us|the|an?|your|my|our|this|that|these|those)$/.test(next))
  )
}

/** Joins a request to what stood before it, and leaves nothing out that it asks. */
export const ALSO =
  /^(?:otherwise|so|then),? (?=(?:please|could|can|would|will|shall|let|do|are|i|we)\b)(.+)$/iu
/** What the sender does in turn. */
export const THEN_I =
  /^((?:please|could|can|would|will|if)\b[^.?]{3,}?),? and ((?:i|we)(?:'ll| will| can) [^,.?]+)[.?]$/iu

/** The question put another way, best first; none where it holds two thoughts. */
export function turnedWays(text: string): string[] {
  // “09:32” is no thought of its own.
  return turnedWithout(text.replace(/(?<=\d):(?=\d)/g, CLOCK)).map((way) => way.replaceAll(CLOCK, ':'))
}
const CLOCK = '\u{A789}'

function turnedWithout(text: string): string[] {
  const said = unwrapped(text.replaceAll(/\s+/g, ' ').replaceAll('’', "'").trim())
    // Who learns more is open where both talk.
    .replace(/ to (?:learn|hear|find out) more(?=[.?]$)/i, '')
    .replace(/^\p{Lu}.*\.$/u, (line) =>
      orders(line) ? `Please ${line.charAt(0).toLowerCase()}${line.slice(1)}` : line,
    )
  if (said.split(' ').length > MOST_WORDS || /[.!?] \S/.test(said) || /[{}[\]]|https?:/.test(said)) return []
  // “Otherwise, could we take 15 minutes on Tuesday?” is asked as well without its first word; “If not, …” is not.
  const [, joint, then = ''] = /^(if not|in that case), (.+)$/iu.exec(said) ?? []
  if (joint !== undefined) return turnedWays(then).map((way) => `${joint}, ${lower(way)}`)
  const [, alone = ''] = ALSO.exec(said) ?? []
  if (alone !== '') return turnedWays(capitalised(alone))
  // “Please send the order, and I will file the closure”: what the sender does then is told behind the question.
  const [, asked = '', deed = ''] = THEN_I.exec(said) ?? []
  if (deed !== '') return turnedWays(`${asked}${said.at(-1)}`).map((way) => `${way} ${capitalised(deed)}.`)
  const [, name, rest = ''] = /^(\p{Lu}[\p{L}'-]+), (.+)$/u.exec(said) ?? []
  if (name !== undefined) return turnedWays(rest).map((way) => `${name}, ${lower(way)}`)
  // “If it's open, would it be useful if I sent the plan?”: a question all the same, with its condition.
  const [, condition, then2 = ''] = CONDITION.exec(said) ?? []
  if (condition !== undefined)
    return turnedWays(then2).map((way) => (CONSENT.test(condition) ? way : `${condition}, ${lower(way)}`))
  const act = offeredAct(said)
  if (act !== null) return [`Would you like me to ${act}?`, `Shall I ${act}?`, `Do you want me to ${act}?`]
  for (const [pattern, ways] of WAYS) {
    const found = pattern.exec(said)
    if (!found) continue
    const [, one = '', two = ''] = found
    return (
      ways
        // “Would a call with Inês, who leads the group suit you?” is left open.
        .filter((way) => !(/^Would \$/.test(way) && one.includes(',')))
        // “a chat with our CTO”: the writer will not be there.
        .filter((way) => !(/^Could we/.test(way) && /\bwith (?!me\b|us\b)/.test(one)))
        .map((way) => capitalised(onTime(filled(way, ['', lower(one), two]))))
        // Who lets somebody do something needs no time for it.
        .filter((line) => line.toLowerCase() !== said.toLowerCase() && !/\btime to (?:let|give)\b/.test(line))
    )
  }
  return []
}

/** “Would it be useful if I ran last week's sheet through it and sent you the list?”: what the sender would do. */
function offeredAct(said: string): string | null {
  const [, doing = '', done] =
    /^(?:would|are) you (?:be )?(?:open to|happy with|ok(?:ay)? with|fine with|comfortable with) (?:me|us|my|our) (\p{Ll}+ing) (.+)\?$/iu.exec(
      said,
    ) ?? []
  const plainDoing = plainOfGerund(doing)
  if (done !== undefined && plainDoing !== null && !/,? and /.test(done)) return `${plainDoing} ${done}`
  const [, offered] =
    /^(?:would|could) it (?:be (?:useful|helpful|of use|worth it|interesting)|help)(?: (?:for |to )?you)? if i (\p{Ll}+ .+)\?$/iu.exec(
      said,
    ) ?? []
  if (offered === undefined || /,| if /.test(offered)) return null
  let known = true
  const act = offered.replace(/(^|\band )(\p{Ll}+)/gu, (_, joint: string, verb: string) => {
    const plain = plainOfPast(verb)
    known &&= plain !== null || joint !== ''
    return joint + (plain ?? verb)
  })
  return known ? act : null
}

/** “on Tuesday”, and yet “next Tuesday”; “on this basis” stays. */
export const onTime = (line: string) =>
  line.replace(
    / on (?=(?:tomorrow|today|(?:next|this) (?:week|month|year|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b)/i,
    ' ',
  )

/** A verb in the middle of a line; names and “I” keep their capital. */
const lower = (text: string) =>
  /^(?:I\b|\p{Lu}\p{Ll}+day|\p{Lu}{2}|\p{Lu}\p{Ll}+ \d)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
