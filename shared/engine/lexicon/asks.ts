/** Words of asking. The note of an entry is the kind of ask and its friction, from a nod (1) to work (5). */

import { lexicon } from '../phrases.ts'
import { words } from '../word-set.ts'
import { DAYS as days } from './calendar-words.ts'

const note = (text: string) => ({ note: text })

const DAYS = days.replaceAll(' ', '|')
const MINUTES = '5|10|15|20|25|30|40|45|60|90|five|ten|fifteen|twenty|thirty|forty-five'

/** What a sentence that asks is after. The most demanding phrase of a sentence decides. */
export const ASKS = lexicon('asks', {
  '(open to|worth|make sense|makes sense|interested in|curious|any interest|of interest|opposed to|against the idea|useful|helpful|relevant|a priority|on your radar|on your list|thoughts|what do you think|sound good|sound fair|sound right|sounds good|ring true|up for|worth a chat|worth a call|worth a conversation|worth a quick chat|interested|agreed)':
    note('interest 1'),
  '(get in touch|give me a call|give us a call|any update|any updates|any news|any progress|any feedback|any luck|get back to me|get back to us|hear from you|hear back|hear your|some sort of idea|right person|right contact|best person|best contact|who handles|who owns|who looks after|who runs|drop me a line|drop me a note|drop us a line|shoot me a note|say the word|point me|let me know|let us know|your view|your verdict|your answer|your reply|your decision|go-ahead|green light)':
    note('reply 2'),
  '(just|simply|please|hit|or just|or simply) reply': note('reply 1'),
  '(introduce me|introduce us|connect me|put me in touch|put us in touch|pass this on|pass it on|pass this along|forward this|forward it|leave a review|write a review|leave us a review|send over|sign off on|countersign|share the file|share your)':
    note('task 3'),
  '(ask|ask you|asking|beg|do me|do us) (a|for a|one|a small|a quick|a big) (favour|favor)': note('task 3'),
  '(favour|favor) to ask': note('task 3'),
  '(fill in|fill out|fill it in|fill it out)': note('task 4'),
  '(complete|finish) (the|our|this|a) (short|attached|) (form|survey|questionnaire|application)':
    note('task 4'),
  '(sign up|log in|sign in|find out more|check out|use code|use the code|take a tour|start a free trial|start your trial)':
    note('click 2'),
  '(a|quick|short|brief|introductory|intro|discovery|video|phone|minute|hour|zoom|teams|follow-up) (call|chat|meeting|demo|conversation|walkthrough|catch-up|catch up|sync|coffee|visit)':
    note('meeting 3'),
  '(hop|jump|get) on (a|the) (call|phone|zoom)': note('meeting 3'),
  // A click, and no hour of anybody's day.
  '(connect with|follow|find|add|join) (me|us) on (linkedin|facebook|instagram|twitter|x)': note('click 2'),
  [`(connect|speak|meet|catch up) (next|this|tomorrow|today|for|about|in person|over|live|with|on|by phone|${DAYS}|sometime|soon|briefly|at)`]:
    note('meeting 3'),
  [`(talk|chat) (next|this|tomorrow|today|in person|over|live|with|by phone|${DAYS}|sometime|soon|briefly)`]:
    note('meeting 3'),
  '(love|like|opportunity|great|good|keen|hoping|happy|nice) to (connect|chat|talk|meet|speak|catch up|discuss|pick your brain|show you)':
    note('meeting 3'),
  '(next week|this week|your week|your schedule|your calendar|your diary) (look|looks|looking|work|works)':
    note('meeting 3'),
  '(what|which) (time|times|day|days|date|dates) (works|work|suits|suit|would)': note('meeting 3'),
  [`(${MINUTES}) (minutes|minute|min|mins)`]: note('meeting 3'),
  [`(${MINUTES}) - (minute|min)`]: note('meeting 3'),
  '(half an hour|an hour|a few minutes|a couple of minutes|a quick word)': note('meeting 3'),
  [`(free|available|time) (on|for|this|next|tomorrow|today|${DAYS}|later|to talk|to chat|to meet|to connect|to discuss|to speak)`]:
    note('meeting 3'),
  // Not “Shall I arrange a courier?”
  '(schedule|set up|arrange) (a|an|some|time|another)': {
    ...note('meeting 3'),
    notBefore:
      'account alert collection courier delivery pickup refund reminder repair replacement sandbox taxi trial van',
  },
  '(find|get|put|carve out) (a|some|something) (time|date|on the calendar|on the diary)': note('meeting 3'),
  '(find time|get together|meet up|grab coffee|grab lunch|come by|stop by|swing by|come over|your calendar|your diary|walk you through|take you through)':
    note('meeting 3'),
  '(can|could|may|might|shall|should) we (meet|talk|speak|chat|come|walk|visit|discuss|connect|catch up|go through|have a word|have a call|sit down)':
    note('meeting 3'),
  '(book|grab|pick|choose|find|reserve|schedule) (a|any|some|your) (time|slot|spot|call|demo|meeting|consultation)':
    note('calendar 4'),
  '(my calendar|booking link|booking page|calendly|scheduling link|my diary|calendar link)':
    note('calendar 4'),
})

/**
 * Phrases that ask within a statement. Notes: none, and what follows must say what is asked; `act`, and the
 * next verb does; `give`, where only a gift or a favour behind it makes a request; `if`, a condition that makes
 * the request behind it the real one; `no`, no request at all.
 */
export const SOFT_REQUESTS = lexicon('soft-requests', {
  "(i'd|we'd|would) (love|like to|be delighted to|welcome the opportunity to|welcome the chance to|be keen to|be happy to)":
    null,
  "(would be great to|would be good to|wanted to see if|wondering if|wonder if|i was hoping|i'm hoping|i am hoping|hoping to|hoping we|hoping you|let's|we could|i could also|maybe we|perhaps we)":
    null,
  '(if you could|if everyone could|if everybody could|if you all could|grateful if you would|i need you to|we need you to|i want you to|we want you to|ask you to|asking you to|requested to|invite you to|would ask that you|help if you|help if your|is for you to)':
    note('act'),
  '(if|should|whether) you (are|were|feel|felt|be|might be|would be|wish|wished) (able to|willing to|to)':
    note('give'),
  '(you|you could|you can|you might) see your way (|clear) to': note('give'),
  "(you might|you would|you could|you may|you'd) (|like to|ever) consider": note('give'),
  '(hoping|hoped|wondered if|wondering if|wondered whether|wondering whether) you (might|may|could|would) (be able to|be willing to|spare)':
    note('give'),
  '(find|have) it in (your heart|you) to': note('give'),
  [`if you have (${MINUTES}|a few|a couple of) (minutes|mins|min)`]: note('meeting 3'),
  "(feel free to|you are welcome to|you're welcome to)": null,
  '(you can|you can also|you could|you may) (book|grab|pick|choose|schedule|reserve) (a|any|some|your) (time|slot|spot|call|demo|meeting|consultation)':
    note('calendar 4'),
  'any (gift|donation|contribution) (you can|you could|you feel able to|, however)': note('click 2'),
  'any (help|support) you (can|could|might) (give|offer|lend)': note('task 3'),
  'if you (can|could) spare': note('act'),
  "(would|i'd|we'd) be (|so|very|most) grateful for (a|your|an) (reply|answer|decision|quick reply)":
    note('reply 2'),
  "(need to hear from|need your decision|need your reply|helpful to have|helpful to know|help to have|help to know|appreciate an answer|appreciate a reply|a quick yes|would appreciate your|i'd appreciate your|we'd appreciate your)":
    note('reply 2'),
  '(would be|is) (greatly|highly|much|very much|) appreciated': note('reply 2'),
  '(i|we|also) (want a|want an|want the|demand|insist on|expect you to|insist that)': note('task 3'),
  "(i|we|i'd|we'd|i'll|we'll) (|still|only|just|also|would|will|now) (need|require|await)": note('need'),
  "(i|we) still (don't|do not|haven't|have not|have no)": note('need'),
  '(your move|in your court)': note('reply 1'),
  // Who brings two together leaves it to them.
  '(the two of you|you two|you both|both of you) (should|could) (talk|meet|speak|connect)': note('reply 2'),
  '(leave it to you|leave you two to it)': note('reply 1'),
  '(a yes|a line|a word|an ok|a nod|an answer|a reply|one-word reply) (from you|with the|with your|is enough|would be enough|will do)':
    note('reply 1'),
  '(all i|all we) need is': note('reply 2'),
  '(awaiting|waiting for|waiting on|wait for|wait on|without your|subject to|glad of|glad for|grateful for|once i have|once we have|until i have|until we have|as soon as i have|as soon as we have)':
    note('part'),
  '(missing is|missing are|is still missing|are still missing|still outstanding)': note('lack'),
  "(you'll|you will) (|also|only|just|still|then) (need|have) to": note('duty'),
  '(you need to|you have to|you must|must be|is due by|are due by|needs to be|need to be|has to be|have to be)':
    note('due'),
  "(once|as soon as|until|unless) (you've|you have|you confirm|you sign|you agree|you approve|you send|you say)":
    note('once'),
  // “If you tell me how many come, I will send a schedule.”
  'if you (|can) (tell|send) (me|us)': note('once'),
  '(all|what|things|steps) you (need|have) to do': note('task 3'),
  'you will (confirm|send|honor|honour|hold|provide|refund|deliver|sign|agree)': note('task 3'),
  'i am writing to ask (if|whether) you': note('reply 2'),
  'if (that|this|it|everything|the price|the plan|the date) (works|suits|looks|sounds|seems|is fine|is ok|is okay|is all right|makes sense|helps|is useful|is of interest|fits|appeals|is right)':
    note('if'),
  'if you (like|liked|enjoyed|love|loved) (it|them|this|that|your)': note('if'),
  'if (that|this|it) is (wrong|not right|incorrect|a mistake)': note('if'),
  "if (i am|i'm) (wrong|mistaken)": note('if'),
  '(a line or two|a few lines|a few words|a sentence or two|a short review|a review) (here|there|on|at|would)':
    note('task 3'),
  "if (you're|you are) (happy|interested|ready|up for|open|keen|free)": note('if'),
  "(if|should) (you'd like|you would like|you want|you wish|you decide|you choose|you agree|so|yes|interested|you have a minute|you have a moment|you have time|you have five minutes|possible)":
    note('if'),
  "please (note|be advised|be informed|be aware|find|accept|see below|see above|see attached|remember|forgive|excuse|bear|ignore|disregard|enjoy|know|rest assured|do not|don't)":
    note('no'),
  "(do not reply|don't reply)": note('no'),
  // The way out of text messages.
  '(reply|text|send) stop': note('no'),
})

/** Requests a reader can agree with and still not know what to do. */
export const WEAK_ASKS = lexicon('weak-asks', {
  "(let me know|let us know) (your thoughts|what you think|your opinion|your feedback|if interested|if you are interested|if you're interested|if you would be interested|if you'd be interested|if you have any questions|if that is of interest|if this sounds like something|if there is anything|if there's anything|if i can help|if we can help|either way)":
    null,
  '(look|looking) forward to (hearing|hear|your reply|your response|your answer|your feedback|your thoughts|connecting|a mutually|your positive|your favourable|your favorable)':
    null,
  "(would love|i'd love|we'd love|would like|i'd like) to (chat|talk|catch up|hear from you|hear your thoughts|hear what you think|hear your feedback|get your thoughts|get your feedback|get your input|get your take|hear how you|hear more about|learn how you|learn more about|understand how you|connect|explore|partner|pick your brain)":
    null,
  "(would love|i'd love|we'd love) your (thoughts|feedback|input)": null,
  'feel free to (reach out|contact|get in touch|call|email|reply|ask|let me know|chime in|drop me|message|take a look|have a look)':
    null,
  "(don't|do not) hesitate to": null,
  '(welcome|appreciate|love) (the opportunity|the chance|an opportunity) to': null,
  '(great|good|nice|lovely) to (explore|connect|chat|discuss|hear from you|hear your thoughts|get your thoughts|get your feedback|catch up|get something)':
    null,
  '(happy to|glad to) (chat|discuss|connect|talk|answer any questions|help)': null,
  '(reply|response|answer|feedback) is (awaited|appreciated|eagerly awaited|kindly awaited)': null,
  // What they are to be about is said.
  'any thoughts (on|about) (the|our|my|your)': false,
  '(if this is of interest|if this sounds interesting|if it is of interest|if this interests you|you know where to find me|keep me posted|share your thoughts|any thoughts)':
    null,
})

/** Whole sentences that ask and do not say what, without their marks. */
export const BARE_ASK =
  /^(?:(?:please|kindly|pls|just|any|your|do) )*(?:thoughts|advise|questions|interest|interested|revert|reply|respond|lmk|let (?:me|us) know|get back to (?:me|us))(?: (?:on this|in this|back|soon|asap|when(?:ever)? you (?:can|(?:get|have) (?:a \w+|time))|as soon as (?:you can|possible)|at your (?:earliest )?convenience))*$/

/** What is given, and the verbs of giving and helping, with the friction of each. */
export const GIVING: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'click 2':
      'gift donation contribution pledge give giving donate donating contribute contributing pledging sponsor sponsoring',
    'task 3':
      'help helping support supporting lend lending spare sparing volunteer volunteering host hosting',
  }).flatMap(([what, names]) => names.split(' ').map((name) => [name, what])),
)

/** Questions that want no answer. */
export const RHETORICAL = lexicon('rhetorical', {
  // Who closes a sale asks it in earnest.
  'are you ready to (go ahead|move ahead|move forward|proceed|sign|order)': false,
  'how are you (handling|managing|doing this|dealing|tracking|planning|solving|using|getting|measuring|currently|today)': false,
  "(did you know|did i mention|have you ever|ever wonder|ever wondered|sound familiar|sounds familiar|who doesn't|who does not|who wouldn't|what if|guess what|why wait|ready to|ready for|are you ready|are you tired of|tired of|sick of|are you sick of|struggling with|are you struggling|what are you waiting for|looking for|are you looking for|are you sitting|want to know a secret|how are you|how are things|how have you been|how's it going|how is it going|how was your|hope you are well|remember when|isn't it|isn't that|is it any wonder|right|surely|wouldn't it be|wouldn't you|don't you|doesn't it|can you believe|can you imagine|need)":
    null,
})

/** Verbs of a request by what they ask for; those that are not here ask for a small task. */
export const ACTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'reply 1': 'reply answer respond revert hit',
    'reply 2':
      'let tell call ring phone text email e-mail message write contact ask say advise suggest recommend consider drop point shoot speak',
    'task 3':
      'send share confirm review sign fill complete approve forward upload provide submit introduce connect pass rate return collect update agree schedule apply vouch sponsor accept commit arrange prepare cancel',
    'task 2': 'bring take pick choose check use put add enter keep refer look come',
    'meeting 3': 'meet',
    'click 2':
      'click tap join download register subscribe shop buy order watch read learn find see get start try claim redeem explore discover rsvp save reserve book donate give upgrade renew view browse visit log reset verify activate track install open unlock scan vote finish grab follow pay switch pledge',
  }).flatMap(([what, verbs]) => verbs.split(' ').map((verb) => [verb, what])),
)

/** Of those verbs, the ones that are nouns as often when they open a sentence: “Order 12 has left”. */
export const NOUNS: ReadonlySet<string> = words(
  'reply answer call ring phone text email e-mail message contact review sign share pass rate return update schedule ' +
    'register shop order watch start claim book reset track view visit upgrade vote use check look point drop take pick open ' +
    'log switch finish save pay scan vote follow read',
)
