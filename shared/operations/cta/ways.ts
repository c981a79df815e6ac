/** Questions as mails ask them, and other ways to put each. */
import { MONTHS } from '../../engine/lexicon/calendar-words.ts'
import { TALK_WAYS } from './talk-ways.ts'

/** “I would be grateful if you could …” is a request in a long coat. */
export const GRATEFUL =
  /^(?:i|we)(?:'d| would) (?:(?:really |greatly |very much )?appreciate it|be (?:very |most |really |so )?(?:grateful|thankful|glad|obliged)) if you (?:could|would) (?:please |kindly )?(.+)[.]$/i

const MOVE = '(?:move|shift|push|postpone|reschedule)'
/** A day or an hour, somewhere in what a thing is moved to: a place suits nobody better. */
const A_TIME = `(?:(?:day|tomorrow|week|month|morning|afternoon|evening|${MONTHS.replaceAll(' ', '|')})\\b|\\d(?:[:.]\\d\\d| ?[ap]m|st|nd|rd|th)\\b)`

/** What a question is, and the ways to put it; `$1` and `$2` are its own words. Best first. */
export const WAYS: readonly (readonly [RegExp, readonly string[]])[] = [
  ...TALK_WAYS,
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
  // A seat is kept, not sent.
  [
    /^would you like (an? (?:[\p{L}-]+ )?(?:seat|place|spot|table|slot)(?: (?:at|for|on|behind|in the)\b[^?]*)?)\?$/iu,
    ['Shall I keep $1 for you?', 'Do you want $1?'],
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
  // “Could we meet for half an hour on Tuesday or Wednesday to go through the costs?”
  [
    /^(?:could|can|shall|might) we ((?:meet|talk|speak|sit down) for ((?:(?:\d+|ten|fifteen|twenty|thirty|forty-five) minutes|half an hour|an hour)(?: (?:on|next|this|tomorrow)\b[^?]{2,90})?))\?$/i,
    ['Do you have $2?', 'Would you like to $1?'],
  ],
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
  // “I'd need your approval by Friday to get that price.”
  [
    /^(i|we)(?:'ll|'d)?(?: (?:just|only|also|still|will|would))* need your approval ((?:by|before) .+)\.$/i,
    ['Could you approve this $2?', 'Could $1 have your approval $2?'],
  ],
  [
    /^(i|we)(?:'ll|'d)?(?: (?:just|only|also|still|will|would))* need (your (?:approval|confirmation|decision|go-ahead|signature|feedback|answer)\b[^,]*? (?:by|before) .+)\.$/i,
    ['Could $1 have $2?', 'Can you give me $2?'],
  ],
  // “To keep that date I need a signed copy by Friday.”: why is said where it stands.
  [
    /^(?:in order )?to [^,.]{3,50}?,? (i|we)(?:'ll|'d)?(?: (?:just|only|also|still|will|would))* need ((?:an?|the|your|both|one|two|three|\d+) .+ (?:by|before) .+)\.$/i,
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
    /^(?:would|do) you have ((?:\d+|ten|fifteen|twenty|thirty) minutes (?!for\b).*)\?$/i,
    ['Can you spare $1?', 'Could we take $1?', 'Do you have $1?'],
  ],
  [
    /^(?:could|can|shall|might) we (?:take|have|find|use|spend) ((?:\d+|ten|fifteen|twenty|thirty) minutes\b.*)\?$/i,
    ['Do you have $1?', 'Can you spare $1?', 'Shall we take $1?'],
  ],
  [
    /^(?:could|can|would|will) you (?:please )?(?:send|give|get|share with) (?:me|us) ((?:the|your|our|my|an?|those|these|both|all|it|them)\b.*? (?:by|before) .+)\?$/i,
    ['Can you get me $1?', 'Would you be able to send me $1?', 'Please send me $1.'],
  ],
  // “Are you the right person to talk to about freelancer payments?”
  [
    /^are you the (?:right|best) (?:person|contact) (?:to (?:talk|speak) (?:to|with)|to (?:ask|contact)|for) (?:about |regarding |on )?(.+)\?$/iu,
    ['Do you look after $1?', 'Who should I ask about $1?'],
  ],
  // “Could we come by for a walk-through on Monday the 8th or Wednesday the 10th?”
  [
    /^(?:could|can|may|shall) (?:we|i) (?:come by|come over|come|stop by|drop by|drop in|visit you|visit)(?: for (an? [^,?]{3,40}?))? on (.+ or .+)\?$/iu,
    ['Would $2 suit you for $1?', 'Which suits you better for $1, $2?'],
  ],
  // “When do you think you'll be able to get back to me?”
  [
    /^when (?:do you think (?:that )?you(?:'ll| will)|will you) be able to ((?:send|sign|confirm|start|pay|deliver|reply|answer|decide|get back|let me|let us|share|review|finish|ship|come|meet|talk|give|tell|return|provide)\b.+)\?$/iu,
    ['When could you $1?', 'Do you know when you can $1?'],
  ],
  [
    /^do you want to ((?:stay|keep|go|move|switch|take|have)\b.+ or .+)\?$/i,
    ['Would you prefer to $1?', 'Would you like to $1?'],
  ],
  // “Would you be the right person to discuss this with, or is there someone else?”
  [
    /^(?:are|would) you (?:be )?the (?:right|best) person to (?:discuss|talk about) (.+?) with(?:,? or [^?]{3,60})?\?$/i,
    ['Do you look after $1?', 'Who should I ask about $1?'],
  ],
  // “Can I get 15 minutes on your calendar this week?”
  [
    /^(?:can|could|may|might) (?:i|we) (?:get|grab|have|steal|borrow) ((?:\d+|ten|fifteen|twenty|thirty) minutes)(?: on your calendar| of your time| with you)?(.*)\?$/i,
    ['Do you have $1$2?', 'Can you spare $1$2?'],
  ],
  // “Do you have any availability next week for a short call?”
  [
    /^do you have (?:any |some )?(?:availability|time|openings?|free time) ((?:next|this|later this) (?:week|month)|on [^,?]{3,40}?) for (an? .+)\?$/i,
    ['Do you have time for $2 $1?', 'Could we have $2 $1?'],
  ],
  [
    /^(?:what does|how does) your (?:schedule|calendar|week|diary) look(?: like)? (.+)\?$/i,
    ['When are you free $1?', 'Do you have time to talk $1?'],
  ],
  [
    /^(?:please )?let (?:me|us) know when you have time for (an? .+)\.$/i,
    ['When do you have time for $1?', 'Do you have time for $1?'],
  ],
  [
    /^(?:would you be|are you) interested in (an? (?:[\p{L}\d-]+ ){0,3}?(?:call|chat|meeting|conversation|demo|visit|tour)(?: (?:on|for|about|next|this|with|in|at|to)\b.*)?)\?$/iu,
    ['Do you have time for $1?', 'Could we have $1?'],
  ],
  // “Could you check whether April 22 or April 24 works for you?”
  [
    /^(?:could|can|would|will) you (?:please )?(?:check|tell (?:me|us)|let (?:me|us) know|confirm) (?:whether|if) ([^?]*?(?:day\b|\d(?:st|nd|rd|th)\b|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)[^?]*? or [^?]+?) (?:works?|suits?)(?: for)?(?: you)?\?$/i,
    ['Which suits you better, $1?', 'Would $1 suit you?'],
  ],
  [
    /^(?:may|can|could|shall) i (?:call|ring|phone) you ((?:on (?!this\b|that\b|it\b)|this |next |tomorrow|one |some time |later )[^?]+)\?$/i,
    ['Are you free for a call $1?', 'Do you have time for a call $1?'],
  ],
  [
    /^when (?:could|can|shall|should) we (talk|meet|speak)\b([^?]*)\?$/i,
    ['When are you free to $1$2?', 'Do you have time to $1$2?'],
  ],
  [
    /^are you the (?:person|one) who ((?:decides|looks after|handles|is responsible for|is in charge of) .+)\?$/i,
    ['Who $1 on your side?', 'If not you, who $1?'],
  ],
  // “Shall we reserve the date for you?”
  [
    /^(?:shall|should) we ([^?]+ for you\b[^?]*)\?$/i,
    ['Would you like us to $1?', 'Are you happy for us to $1?'],
  ],
  // “When would be a good time for a quick chat?”
  [
    /^(?:when|what) (?:would|will|is|'s) (?:be )?a good (?:time|day) for (an? .+)\?$/iu,
    ['Do you have time for $1?', 'Could we have $1?', 'When are you free for $1?'],
  ],
  [/^when are you free for (an? .+)\?$/iu, ['Do you have time for $1?', 'Could we have $1?']],
  // “Would you like us to go ahead with the new insurer?”
  [
    /^(?:would you like|do you want) us to (.+)\?$/i,
    ['Shall we $1?', 'Do you want us to $1?', 'Should we $1?'],
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
    /^would ((?:an?|the|our|my|their) .+?) (?:help(?: you(?: (?:decide|plan|choose|judge us))?)?|be (?:useful|helpful|of (?:any )?(?:use|interest)|any use)(?: (?:to|for) you)?)\?$/i,
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
    /^would you (?:be (?:open|willing|up|happy|able|prepared)|mind|like|care) to ((?!see\b|know\b|hear\b|try\b|have\b|get\b)\p{Ll}+ (?:(?:an?|the|some) [^?]{2,60} for )?(?:me|us|my|our)\b.*)\?$/iu,
    ['Could you $1?', 'Do you have time to $1?'],
  ],
  // “Would a visit to our showroom suit you next week?”
  [
    /^would (an? (?!.*\bor\b)[^,?]{4,60}?) (?:suit|work for|be (?:convenient|good) for) you((?: (?:this|next|on|in|at) [^,?]{3,30})?)\?$/i,
    ['Do you have time for $1$2?', 'Are you free for $1$2?'],
  ],
  [/^are you (?:happy|ok|okay|fine|comfortable) for me to (.+)\?$/i, ['Shall I $1?', 'Is it OK if I $1?']],
  [
    /^(?:are you (?:happy|ok|okay|fine|comfortable) for us to|may we) (?!have\b|count\b|ask\b)(.+)\?$/i,
    ['Shall we $1?', 'Is it OK if we $1?'],
  ],
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
  // “To stay covered without a gap, please return it signed by 20 June.”
  [/^((?:in order )?to [^,?.]{4,50}), please (\p{Ll}+ [^?]+)\.$/iu, ['Could you $2 $1?', 'Please $2 $1.']],
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
    /^(?:could|can|shall|may|might) we ((?:try|start|begin|do|run|test|use|set|settle|agree|put|make|hold|keep|offer)\b.+)\?$/i,
    ['Shall we $1?', 'Is it OK if we $1?'],
  ],
  [
    /^(?:could|can|might) we ((?:walk|visit|see|look|go|check|measure|review|compare|choose|pick|plan)\b.+)\?$/i,
    ['Shall we $1?', 'Can we $1?'],
  ],
  [
    /^(?:would you be|are you) (?:open to|up for|free for) (an? .+)\?$/i,
    ['Could we have $1?', 'Are you up for $1?', 'Do you have time for $1?'],
  ],
  [
    /^are you (?:free|available)(?: on)? ([^?]+? or [^?]+?) for (an? .+)\?$/i,
    ['Would $1 suit you for $2?', 'Which suits you better for $2, $1?'],
  ],
  [
    /^(?:are you free|are you available|do you have time|can you do|could you do|can you make)(?: on| for)? (.+\bor\b.+)\?$/i,
    ['Would $1 suit you?', 'Which suits you better, $1?', 'Could we meet on $1?'],
  ],
  [
    /^would (.+ or .+) (?:suit|work for|be good for|fit)(?: you)?\?$/i,
    ['Which suits you better, $1?', 'Are you free on $1?', 'Can you make $1?'],
  ],
  // “Does Monday the 15th at 3pm suit you and Rolf?”
  [
    /^(?:does|would|is|will) ((?:\p{Lu}\p{Ll}+day|the \d|\d).+?) (?:suit|work for|good for|all right for) (?:the two of you|you two|you both|both of you)\?$/iu,
    ['Are you both free on $1?', 'Can the two of you make $1?'],
  ],
  [
    /^(?:does|would|is|will) ((?:\p{Lu}\p{Ll}+day|the \d|\d{1,2} \p{Lu}).+?) (?:suit|work for|good for|all right for) (you and (?:\p{Lu}\p{L}+|your [^,?]{3,30}))\?$/iu,
    ['Are $2 free on $1?', 'Can $2 make $1?'],
  ],
  [
    /^(?:does|would|is) ((?:\p{Lu}\p{Ll}+day|the \d|\d|the (?:morning|afternoon|evening) of).+?) (?:suit|work for|good for|all right for) you\?$/iu,
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
    /^(?:(?:could|can|would|will) you (?:please |kindly )?|please (?:kindly )?)(?!have \d|have time\b|and\b|or\b|all\b|both\b|also\b|be\b|like\b|note\b|find\b|see\b|feel\b|mind\b|want\b|need\b|prefer\b|tell\b|let\b|live\b)(\p{Ll}+ [^;:()"“]{3,110})[?.]$/iu,
    ['Would you be able to $1?', 'Could you $1?', 'Please $1.'],
  ],
  [
    /^does (?:everything|it all|this|that|it) (look right|work|fit|suit you|settle .+|cover .+|solve .+)(.*)\?$/i,
    ['Is there anything that does not $1$2?', 'Can you confirm that it does $1$2?'],
  ],
]
