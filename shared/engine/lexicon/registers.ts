/**
 * Words of talk and words of letters, for voices that are one and not the other. The note says which a phrase is;
 * what takes its place is plain. A single replacement means the same wherever the phrase is found.
 */
import { type EntrySource, lexicon } from '../phrases.ts'

export const TALK = 'talk'
export const LETTER = 'letter'

const EASE = 'easy|simple|quick|useful|helpful|clear|happy|excited|keen|fast|glad|good|sure|close|important'
const TIME = 'a coffee|lunch|some time|a time|a slot|a moment|ten minutes|fifteen minutes|twenty minutes'
const SHOWN = 'the|our|your|this|these|my|his|her|their|what|how'

const TALKED: Record<string, string | null | readonly string[]> = {
  '(hey|heya|hiya|howdy|yo)': ['hello', ''],
  '(cheers|ta|xx|xoxo|ciao|laters)': null,
  'thanks (for|again)': 'thank you (for|again)',
  'many thanks for': 'thank you very much for',
  'thanks a (lot|ton|bunch|million)': 'thank you very much',
  '(yeah|yep|yup)': ['yes', ''],
  '(nope|nah)': ['no', ''],
  '(gonna|wanna|gotta)': ['(going to|want to|have to)', ''],
  '(kinda|sorta)': ['rather', ''],
  '(a ton of|tons of|loads of|heaps of|a bunch of|lots of)': ['many', 'much'],
  [`super (${EASE})`]: `very (${EASE})`,
  [`pretty (${EASE})`]: `quite (${EASE})`,
  '(awesome|amazing|cool|neat|wow|haha|yay|oops|whoops|yikes|woohoo|crazy|insane)': null,
  '(no worries|no biggie|no sweat|my bad|you bet|sounds good|fingers crossed)': null,
  '(folks|guys|kids|bucks)': ['(people|everyone|children|dollars)', ''],
  '(stuff|bits and pieces|bits and bobs)': null,
  '(btw|fyi|asap)': ['(by the way|for your information|as soon as possible)', ''],
  '(info|intro|docs|specs|pics)': '(information|introduction|documents|specifications|pictures)',
  '(hop|jump|hopping|jumping) on a (call|quick call)': '(have|have|having|having) a (call|quick call)',
  '(give|drop|shoot) me a (shout|line|note|message|ring|buzz|bell)': ['write to me', 'call me'],
  '(hit me up|ping me)': ['contact me', 'write to me'],
  '(shoot|fire) over': 'send',
  [`grab (${TIME})`]: `have (${TIME})`,
  'get rid of': 'remove',
  'got rid of': 'removed',
  [`check out (${SHOWN})`]: `look at (${SHOWN})`,
}

const WRITTEN: Record<string, string | null | readonly string[]> = {
  '(furthermore|moreover|additionally)': ['also', ''],
  '(therefore|thus|hence|consequently|accordingly)': ['so', ''],
  '(nevertheless|nonetheless)': 'still',
  'regarding (the|your|our|this|these|my|a|an)': 'about (the|your|our|this|these|my|a|an)',
  'concerning (the|your|our|this|these)': 'about (the|your|our|this|these)',
  '(inform|informs|informed) (you|us|me|them)': '(tell|tells|told) (you|us|me|them)',
  '(assist|assists|assisted|assisting) (you|us|me|them)': '(help|helps|helped|helping) (you|us|me|them)',
  '(your|our) assistance': '(your|our) help',
  'further (assistance|information|questions|details|help)': 'more (help|information|questions|details|help)',
  '(purchase|purchases|purchased|purchasing) (the|a|an|your|our|this|these)':
    '(buy|buys|bought|buying) (the|a|an|your|our|this|these)',
  '(we|i) require': '(we|i) need',
  'you require': 'you need',
  'is required to': ['has to', ''],
  'are required to': ['have to', ''],
  'we regret (that|to)': null,
  'i regret (that|to)': null,
  '(we|i) apologi(ze|se) for': ["(we're|i'm) sorry for", ''],
  '(we|i) would appreciate': ["(we'd|i'd) appreciate", ''],
  '(we|i) would be (grateful|pleased|delighted)': ["(we'd|i'd) be glad", ''],
  '(we are|i am) (pleased|delighted) to': ["(we're|i'm) glad to", ''],
  'please be (advised|informed) that': null,
  'please (find attached|find enclosed|do not hesitate)': null,
  '(kindly|herewith|hereby|the undersigned|pursuant to|in accordance with|with respect to)': null,
  'at your earliest (convenience|possible convenience)': null,
  '(upon|whom|henceforth|notwithstanding|whilst|amongst)': null,
  '(respectfully|yours faithfully|yours sincerely|yours truly|sincerely yours|sincerely)': null,
  '(dear sir|dear madam|dear sirs|dear sir or madam|to whom it may concern)': null,
}

const noted = (source: typeof TALKED, note: string): Record<string, EntrySource> =>
  Object.fromEntries(
    Object.entries(source).map(([key, use]) => [key, { ...(use === null ? {} : { use }), note }]),
  )

export const REGISTERS = lexicon('registers', { ...noted(TALKED, TALK), ...noted(WRITTEN, LETTER) })
