/** Letter-book English, with what people say. A single replacement means the same wherever the phrase is found. */
import { lexicon } from '../phrases.ts'

/** What stands before a request: nothing, a mark, or a word that joins it to the one before. */
const REQUEST = { after: '. and or but so then please' }
const KINDLY =
  'confirm|advise|provide|send|share|complete|review|forward|submit|contact|refer|find|let|ensure|allow|reply|respond|sign|return|note|remember|check|pay|arrange|bear'
const CALL = 'contact|email|call|phone|ring|ask|write|get in touch'
/** “Should you need help, …”, not “Why should you need help?”. */
const IF = { notAfter: 'why when how where what who which whom whether if that' }

/** Said with the verb that fits what follows. */
export const BELOW = 'please find below'

export const FORMALITIES = lexicon('over-formality', {
  'please find (attached|enclosed) (herewith|)': '(I have attached|I have enclosed)',
  'attached please find': 'I have attached',
  [BELOW]: ['here is', 'here are'],
  '(attached|enclosed) herewith is': '(attached is|enclosed is)',
  '(kindly|please) do the needful': 'please see to this',
  '(kindly|please) do the needful and': 'please',
  'do the needful': 'see to this',
  '(kindly|please) revert (back |)(to me|to us|at the earliest)': 'please reply',
  'kindly revert': { use: 'please reply', ...REQUEST },
  'kindly (acknowledge|confirm) receipt of': { use: 'please confirm you got', ...REQUEST },
  [`kindly (${KINDLY})`]: { use: `please (${KINDLY})`, ...REQUEST },
  [`(can|could|will|would) you kindly (${KINDLY})`]: `(can|could|will|would) you please (${KINDLY})`,
  'you are (kindly requested|kindly asked|kindly invited|requested|requested and required) to': {
    use: 'please',
    ...REQUEST,
    notBefore: 'not',
  },
  // “Please not park here” is no English.
  '(we|i) kindly (ask|request) (that you|you to)': { use: 'please', notBefore: 'not also' },
  'at your earliest (possible |)convenience': 'when you can',
  // The wish says as much.
  'from you at your earliest (possible |)convenience': 'from you',
  'at the earliest (possible |)convenience': 'when you can',
  'the (aforementioned|abovementioned|above-mentioned|above-captioned|aforesaid|above-referenced)': [
    'this',
    'the',
  ],
  '(aforementioned|abovementioned|above-mentioned|aforesaid)': ['earlier', ''],
  '(hereby|herewith)': '',
  '(herein|hereunder)': ['here', 'below'],
  '(hereof|thereof|thereto|therein|thereunder|thereon|therewith)': ['of it', 'there'],
  'the undersigned': ['I', 'me'],
  '(contact|call|email|ask|tell|inform|notify|to|by|with|for|from) the undersigned': {
    use: '(contact|call|email|ask|tell|inform|notify|to|by|with|for|from) me',
    before: '. and or at on by before if with when in for',
  },
  'the foregoing': ['this', 'the above'],
  'in respect of which': ['for which', 'about which'],
  'in respect of': ['for', 'about'],
  'pursuant to': ['under', 'following'],
  'with reference to the above': ['about this', ''],
  'further to (our|my|your) (conversation|call|email|e-mail|letter|meeting|discussion|correspondence|telephone conversation)':
    null,
  'i am writing in (reference|relation|response|regards|regard) to': ['this is about', 'about'],
  '(we write|we are writing) (with reference|in reference|in relation|with regard|further) to': [
    'this is about',
    '',
  ],
  '(i|we) (am|are) in receipt of': '(I have|we have) received',
  '(i|we) acknowledge receipt of': '(I|we) confirm we received',
  'please acknowledge receipt of': 'please confirm you got',
  'acknowledge receipt of': ['confirm we received', 'confirm you got'],
  'as per (our|my|your|the) (previous |)(agreement|contract)': {
    use: ['as agreed', ''],
    notBefore: 'and',
  },
  'as per (our|my|your) (previous |)(conversation|discussion|call|telephone conversation)': [
    'as we discussed',
    'as discussed',
  ],
  'per our (previous |)(conversation|discussion|call)': 'as we discussed',
  '(as per|per) your request': 'as you asked',
  '(as per|per) your request (for|to|that)': null,
  'as per (the|our|your|my)': ['according to (the|our|your|my)', ''],
  'for your (kind |)perusal': 'for you to read',
  'for your (kind |)perusal and': null,
  'for your (kind |)consideration': { use: '', notAfter: 'thank thanks you grateful' },
  'your kind (attention|cooperation|consideration|support|assistance|reply|response)':
    'your (attention|cooperation|consideration|support|help|reply|reply)',
  'your esteemed (organization|organisation|company|response|self|institution)':
    'your (organization|organisation|company|reply|self|institution)',
  'your good (self|selves|office)': ['you', 'your office'],
  'esteemed (customer|client|colleague|colleagues|customers|clients)':
    '(customer|client|colleague|colleagues|customers|clients)',
  '(i|we) remain yours': 'yours',
  'i beg to (inform|remain|state)': ['I', ''],
  'thanking you in (anticipation|advance)': { use: 'thank you', after: '.' },
  // “Thanking you is the least we can do.”
  'thanking you': { use: 'thank you', after: '.', notBefore: 'is was would will has may and' },
  'thanking you in (anticipation|advance) (of|for) your': {
    use: 'thank you for your',
    after: '.',
  },
  'in anticipation of your': 'for your',
  'awaiting your (kind |favorable |favourable |early )(reply|response)': ['I hope to hear from you soon', ''],
  'assuring you of our best (attention|services) at all times': '',
  'it would be (greatly |much |highly |)appreciated if you (could|would)': 'please',
  'your (prompt|earliest|immediate) (attention|response|reply) (is|would be) (greatly |much |)appreciated': [
    'please reply soon',
    '',
  ],
  'should you (require|need) any (further |additional |more |other |)(assistance|help|support)': {
    use: 'if you (|) need (more |more |more |other |)help',
    ...IF,
  },
  'should you (require|need) any (further |additional |more |other |)(information|clarification|details)': {
    use: 'if you (|) need (more |more |more |other |)(information|detail|details)',
    ...IF,
  },
  'should you have any (further |additional |more |other |)(questions|queries|concerns)': {
    use: 'if you have any (other |other |more |other |)(questions|questions|concerns)',
    ...IF,
  },
  'should you wish to': { use: 'if you want to', ...IF },
  'should you (decide|choose|want) to': { use: 'if you (decide|choose|want) to', ...IF },
  // The verb stays, and with it what it may be followed by.
  [`(don't|do not) hesitate to (${CALL})`]: { use: `(please|please) (${CALL})`, ...REQUEST },
  "(don't|do not) hesitate to reach out": { use: 'please get in touch', ...REQUEST },
  "(don't|do not) hesitate to reach out to": { use: 'please contact', ...REQUEST },
  'feel free to (reach out to|contact|get in touch with) (me|us)': '(contact|contact|contact) (me|us)',
  'for your (kind |)perusal and (approval|review|signature)': 'for your (|)(approval|review|signature)',
  'we trust (that |)(this|the above) (is in order|meets with your approval|is to your satisfaction)': null,
  'more than happy to (help|assist|answer|discuss)': 'glad to (help|help|answer|discuss)',
  '(is|are) deemed to be': '(is|are)',
  'in whole or in part': ['wholly or partly', ''],
  forthwith: 'at once',
  'shall be construed as': ['means', 'counts as'],
  'in due course': ['soon', ''],
  'at this juncture': 'now',
  'duly (noted|received|completed|signed)': '(noted|received|completed|signed)',
  'it is incumbent (upon|on) you to': 'you must',
  '(i|we) would be (most |very |)obliged if you (could|would)': 'please',
  'we thank you for your (continued |)custom': 'thank you for staying with us',
  // “Tom said documents were late” says something.
  'said (agreement|document|documents|endpoints|amount|invoice|terms)': {
    use: 'the (agreement|document|documents|endpoints|amount|invoice|terms)',
    after: 'the of in under to by for with from on per',
  },
})
