/** What of a brief is said to whoever writes, and to no reader. */
import { MANNER as HURRIED } from '../../brief-fields.ts'
import { wishIn } from './wish.ts'

/** How it is to be written, how many steps there are, what cannot be named: said to whoever writes. */
const MANNER =
  /^(?:(?:good (?:day|morning|afternoon|evening)|hello|hi|hey)(?: there| all)?[,!]?$|follow(?:ing)? up$|(?:please )?(?:keep|make|write) (?:it|them|this|the tone|short|simple|brief)\b|(?:please )?(?:friendly|polite|short|casual|formal|brief|warm|plain|clear|discreet|informal|personal|honest|concise|respectful)(?: (?:tone|mails?|emails?|messages?))?(?:,.*|(?: (?:but|and|yet) \p{Ll}+)+)?$|no,? (?:skip|forget|scrap|ignore|leave) (?:it|that|this)\b.*|no (?:hard sell(?:ing)?|sales talk|fuss|links?|attachments?|customers?|references?|case stud\p{L}*|proof|logos?|drama|rush|panic|emojis?|jargon|pressure|fluff)\b.*|(?:don['’]t|do not|never|please don['’]t) \p{Ll}+.*|(?:thanks|thx|cheers|thank you)[ ,!]*\p{L}*$|(?:(?:(?:i|we)(?:['’]d| would)? )?(?:get|win|bring|want|like|have)(?: to (?:get|win|bring|have))? )(?:them|him|her) back$|(?:be|stay|sound) (?:too )?\p{Ll}+(?: (?:about|with) (?:it|that|this|them|him|her))?$|say so$|(?:please )?not too \p{Ll}+.*|not (?:too )?(?:\p{Ll}+(?:y|al|ive|ish|ful|ous)|long|hard)$|(?:\p{L}+ ){0,3}(?:pitch|outreach|e-?mails?|sequence|campaign|cadence|appeal)$)/iu
export const PROCESS =
  /\b(?:after|then|before|between) (?:two|three|\d|the|a few) (?:e-?mails?|mails?|touches|steps|follow-?ups?)\b|^(?:phone call|linkedin|e-?mail|call|sms|text) (?:after|then|first|on day)\b|\b(?:sequence|cadence)\b/i
export const isForWriter = (text: string) =>
  (MANNER.test(text) && wishIn(text) === null) ||
  (HURRIED.test(text) && wishIn(text) === null) ||
  (PROCESS.test(text) && !/\bfor selling\b|\b(?:sequence|cadence)\b.* (?:to|for) /i.test(text))
/** What whoever writes is told is no more than a guess, and who they are: “Not sure if she decides alone”, “Landlord here”. */
export const ASIDE =
  /^(?:(?:i['’]m |i am |we['’]re )?not (?:sure|certain)\b|maybe\b|perhaps\b|no idea\b|\p{L}+(?: \p{L}+)? here$)/iu
/** Orders that none of the frames took. */
export const ORDER =
  /^(?:please |we need to |i need to )?(?:ask|tell|remind|mention|say|emphasi[sz]e|stress|explain|target|write|make sure|try to|reach|contact|send|offer|propose|suggest|push|sell|convince|persuade|invite|book|get|win|chase|follow up)\b(?! (?:us|me|you)\b)/i
