/** Words that say only that something is asked, around what is asked. */

/**
 * A request without the doubt of whoever asks, which no way of asking it needs: “if you might perhaps have a look”. Doubt
 * of a thing stays: “the possibly wrong invoice”.
 */
export const firm = (text: string): string =>
  text.replace(
    /(?<=\b(?:you|i|we|could|can|might|would|have|['’]d) )(?:perhaps|possibly|maybe|potentially) (?=\S)/gi,
    '',
  )

const SOFT = '(?:please |kindly |perhaps |possibly |maybe |also )*'

/** A wrapping with what it holds, and the plain request. */
const WRAPPINGS: readonly (readonly [RegExp, string])[] = [
  // “I was wondering if you could let me know …”, which “be open” and “be free” ask in another way.
  [
    new RegExp(
      `^(?:(?:i|we)(?: was| were| am| are|['’]m|['’]re)? )?(?:just |also )*(?:hoping|wondering|wondered|wonder)(?: if| whether| that)? you (?:could|can|might|would) (?:be able to )?${SOFT}(?!be\\b)(.+)[.?]$`,
      'iu',
    ),
    'Could you $1?',
  ],
  // “I wonder whether you have been able to see them.”
  [
    /^(?:i|we)(?: was| were| am| are|['’]m|['’]re)? (?:just |also )*wonder(?:ed|ing)? (?:if|whether) (you|it|they|there) (have|has|are|is|were|was) (.+)[.?]$/iu,
    '$2 $1 $3?',
  ],
  // “We would love it if you could let Maggie know …”
  [
    new RegExp(
      `^(?:i|we)(?:['’]d| would) (?:(?:really|also|very much) )*(?:love|like|appreciate|prefer) it if you (?:could|would|can) ${SOFT}(?!be\\b)(.+)[.!]$`,
      'iu',
    ),
    'Could you $1?',
  ],
  [
    new RegExp(
      `^(?:i|we) (?:(?:just|also|really|still|now) )*need you to ${SOFT}(?!be\\b|know\\b)(.+)[.!]$`,
      'iu',
    ),
    'Could you $1?',
  ],
  [
    new RegExp(
      `^if you (?:could|would) ${SOFT}(?!be\\b)(.+), (?:that|it)(?:['’]d| would) be (?:(?:really|very|a) )?(?:great|good|helpful|lovely|appreciated|wonderful|kind|help|big help)[.!]$`,
      'iu',
    ),
    'Could you $1?',
  ],
  // “We would ask you to settle it at once and to let us know …”: without the first “to”, or “that you”, the second goes as well.
  [
    /^(?:i|we)(?:['’]d| would| must| have to)? (?:(?:kindly|also|therefore|just|now|like to) )*(?:ask|request) (?:you to|that you) (.+?),? and (?:to|that you) (.+)[.]$/iu,
    'Could you $1 and $2?',
  ],
  // “The only thing I need is which of the two dates you want.”
  [
    /^(?:the (?:only|one) thing|all|what)(?: that)? (?:i|we)(?: (?:still|really|now))? need(?: to know)?(?: from you)? is ((?:which|what|whether|when|where|who|how)\b.+)[.]$/iu,
    'Please tell me $1.',
  ],
  // “I'd be grateful if at some point next week you might find …”
  [
    /^(?:i|we)(?:['’]d| would) be (?:(?:very|most|really|so) )?(?:grateful|thankful|glad|obliged) if ([^,]{4,60}?),? you (?:could|would|might|can) (?!be\b)(.+)[.]$/iu,
    'Could you, $1, $2?',
  ],
  [/^how about (we|i) (\p{Ll}.+)\?$/iu, 'Shall $1 $2?'],
  [
    /^(?:(?:is|would) it (?:be )?)?(?:ok|okay|all right|alright) (?:for me )?to ((?:bring|call|come|drop|go|meet|phone|pop|ring|send|speak|talk|visit)\b.+)\?$/iu,
    'May I $1?',
  ],
  [/^any luck ((?:with|\p{Ll}+ing)\b.+)\?$/iu, 'Have you had any luck $1?'],
  // “You around this week?”
  [/^you (around|free|available|about|in) (\p{L}.*)\?$/iu, 'Are you $1 $2?'],
  [
    /^(?:would|might|could) it be possible (?:for me )?to ((?:visit|show|call|ring|join|borrow)\b.+)\?$/iu,
    'Could I $1?',
  ],
  [
    /^(?:would|might|could) it be possible (?:for me )?to (?:see|meet|speak to|talk to) you for ((?:an?|half an|\d+|\p{Ll}+) (?:hour|minutes)\b.*)\?$/iu,
    'Do you have $1?',
  ],
  // “Would it be at all possible for us to set up a call …?”
  [
    /^(?:would|might|could) it (?:at all |perhaps )?be (?:at all )?possible (?:for us )?to ((?:arrange|book|discuss|go|have|meet|organi[sz]e|schedule|set|speak|talk)\b.+)\?$/iu,
    'Could we $1?',
  ],
  [
    /^(?:would|might|could) it (?:at all |perhaps )?be (?:at all )?possible for (you|me|us) to (.+)\?$/iu,
    'Could $1 $2?',
  ],
]

/** The request in plain words; the text as it stands where nothing is wrapped round it. */
export function outOfWrappings(text: string): string {
  for (const [wrapping, plain] of WRAPPINGS)
    if (wrapping.test(text))
      return text
        .replace(wrapping, plain)
        .replace(/^\p{Ll}/u, (first) => first.toUpperCase())
        .replace(/^Could me\b/, 'Could I')
        .replace(/^Could us\b/, 'Could we')
        .replace(/ in order to /i, ' to ')
  return text
}

/** True where a sentence begins by saying only that it asks. */
export const isWrapped = (text: string): boolean => outOfWrappings(text.trim()) !== text.trim()
