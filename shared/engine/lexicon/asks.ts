/** Words of asking. The note of an entry is the kind of ask and its friction, from a nod (1) to work (5). */
import { lexicon } from '../phrases.ts'

const ask = (note: string) => ({ note })

/** What a sentence asks for. The most demanding phrase of a sentence decides. */
export const ASKS = lexicon('asks', {
  '(open to|worth|make sense|makes sense|interested in|curious|any interest|of interest|opposed to|against the idea|useful to you|helpful|relevant|a priority|on your radar|your thoughts|thoughts on|any thoughts|what do you think|sound good|sound fair|sound right|sound useful|sounds good|up for|ring true|worth exploring|worth a look|worth a chat|worth a conversation|worth a reply)':
    ask('interest 1'),
  thoughts: ask('interest 1'),
  '(reply|let me know|let us know|get back to me|hear from you|hear back|hear your|drop me a line|drop me a note|give me a shout|shoot me|write back|point me|who is the right person|right person|who handles|who owns|tell me|send me|email me|e-mail me|message me|say the word|feel free to)':
    ask('reply 2'),
  '(just|simply|please|hit) reply': ask('reply 1'),
  '(confirm|review|sign|fill in|fill out|complete|approve|share|forward|upload|provide|update|submit|send over|send us|introduce me|connect me|put me in touch|pass this|pass this on|take a look|have a look|leave a review|rate|vouch)':
    ask('task 3'),
  '(a|quick|short|brief|introductory|intro|discovery|video|phone) (call|chat|meeting|demo|conversation|walkthrough|catch-up|sync)':
    ask('meeting 3'),
  '(hop|jump|get|connect|meet|talk|speak|chat) (on|on the phone|on a call|with you|next week|this week|tomorrow|for|about|in person|over coffee|live)':
    ask('meeting 3'),
  '(10|15|20|30|45|60|ten|fifteen|twenty|thirty|five|5) (minutes|minute|min|mins)': ask('meeting 3'),
  '(15-minute|20-minute|30-minute|10-minute|15-min|20-min|30-min|45-minute|half-hour)': ask('meeting 3'),
  '(free|available|time) (on|for|this|next|tomorrow|monday|tuesday|wednesday|thursday|friday|to talk|to chat|to meet|to connect)':
    ask('meeting 3'),
  '(schedule|set up|arrange|find a time|book a time|book a call|book a demo|grab coffee|meet up|lunch|your calendar|get together)':
    ask('meeting 3'),
  '(book|grab|pick|choose|find) (a|any|some) (time|slot|spot)': ask('calendar 4'),
  '(my calendar|booking link|calendly|scheduling link|my diary|calendar link)': ask('calendar 4'),
  '(click|tap|download|register|sign up|subscribe|shop|buy|order|watch|read|learn more|find out more|see how|get started|start your|try|claim|redeem|explore|discover|join us|join|rsvp|save your seat|reserve|donate|give|upgrade|renew|view|browse|check out|visit|log in|sign in|reset|verify|activate|track|enter|add|use code|install)':
    ask('click 2'),
})

/** First words of a sentence that make it a request without a question mark. */
export const REQUESTS = new Set(
  (
    'please reply let click book grab pick choose call email e-mail send share confirm review sign register rsvp join download read shop buy ' +
    'try start get see check learn watch take fill complete give donate upgrade update tell tap visit view browse claim redeem explore ' +
    'discover save reserve renew enter add use install log reset verify activate track subscribe order submit provide forward drop shoot ' +
    'bring come apply answer rate schedule find feel note'
  ).split(' '),
)

/** Phrases that ask politely inside a statement. */
export const SOFT_REQUESTS = lexicon('soft-requests', {
  "(i would love to|i'd love to|we would love to|we'd love to|i would like to|i'd like to|we'd like to|would be great to|would love to|would appreciate|i'd appreciate|i would appreciate|looking forward to hearing|look forward to hearing|i was hoping|i'm hoping|hoping to|hoping you|hoping we|wanted to see if|wondering if|was wondering if|if you are interested|if you're interested|if interested|if that works|if you have|let's|let me know|let us know|please|happy to (send|share|walk|show|hop|jump|set)|just reply|feel free to|i'll call|i will call)":
    null,
})

/** Questions that want no answer. */
export const RHETORICAL = lexicon('rhetorical', {
  "(did you know|ever wonder|ever wondered|sound familiar|sounds familiar|who doesn't|who does not|what if i told you|guess what|why wait|ready to|are you tired of|tired of|sick of|struggling with|what are you waiting for|looking for|want to know a secret|how are you|how have you been|how's it going|how is it going|hope you are well|remember when|isn't it|isn't that|right)":
    null,
})
