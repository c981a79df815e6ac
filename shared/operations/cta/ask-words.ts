/** Words that tell what a sentence asks for where the verb alone does not. */

/**
 * “Simply put, the bank offers 5.4%”, “We will not appeal the decision, since …”, “A few lines on Tuesday.”, “Email and Teams
 * will keep working”: a verb of asking that asks nothing. Nor does what comes of a yes: “If so I can ring you after your shift”.
 */
export const NO_ASK =
  /^(?:and )?(?:if (?:so|yes)|in that case),? (?:i|we)(?:['’](?:ll|d)| can| could| will| would)\b(?!.*\?)|^(?:simply|briefly|bluntly|roughly|politely) put,|^\p{L}+ (?:and|or) (?!(?:i|we|you|he|she|they|it|one|someone|somebody|everyone|that|this)\b)\p{L}+ (?:will|would|can|could|may|might|should|must|are|were|have|had) (?!you\b)|^(?:just |only )?a few (?:lines|words|notes) (?:on|about)\b(?!.*\bwould\b)|^we (?:will|shall|do|can) ?not (?!(?:know|have|see|understand)\b)(?!.*\?)(?!.*\b(?:please|could you|can you|unless you|until you|if you)\b)/iu

export const MEETS = /\b(?:call|meet|meeting|talk|chat|speak)\b/i

export const ASKS_TO =
  /^(?:may|might|can|could) (?:i|we) (?:please )?ask you to (?!tell\b|let\b|confirm\b|say\b|answer\b|reply\b)/i
/** How to come to what is held anyway: “please come by tram”. */
export const COMES = /\bcome (?:by|on) (?:tram|bus|train|bike|bicycle|car|foot|public transport)\b/i

export const WHEN =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)|\b\d{1,2}:\d\d\b/i
export const SUITS =
  /^(?:do|does|would|will|is|are|how (?:is|about)|what about)\b.*\b(?:work|suit|fit|convenient|good|possible|better|ok|okay|free|available)\b/i

export const CAN_COME = /^(?:could|can|would) you (?:do|make|manage) (?!the\b|a\b|it\b|this\b|that\b)/i
/** “Kindly do the needful”: what has to be done, nobody says. */
export const NEEDFUL = /\bthe (?:needful|necessary)\b/i

/** “Happy to jump on a call, or I can send over a deck, or we could grab coffee” */
const WAY =
  /(?:^|,? or )(?:(?:i|we)(?:['’](?:d|m|ll)|['’]re| would| can| could| am| are| will)|(?:i['’]m |we['’]re )?(?:happy|glad) to|feel free to|give me|drop me|you (?:can|could))\b/giu

/** Ways to go on that one sentence leaves the reader to choose from. */
export const waysOffered = (text: string): number => [...text.matchAll(WAY)].length
/** Ways from which on a reader chooses none. */
export const MANY_WAYS = 3
