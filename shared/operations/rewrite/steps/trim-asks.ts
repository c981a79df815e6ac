/** Questions that are asked about asking, and links that are announced: the question and the link themselves. */
import { trim } from './trim-preambles.ts'
import type { Trim } from './trim-table.ts'

/** What is asked is one thing: “which day suits, and whether …” makes no question, and no reason belongs in one. */
const ONE_MATTER = String.raw`(?![^.]*(?:\b(?:and|or),? (?:whether|if)\b|, (?:as|because|since|so)\b))`
/** “Just checking in again on my mail from Monday”: that the sender writes once more. */
const WRITES_AGAIN = `(?:(?:hi|hey|hello),? )?(?:(?:i|we)(?:['’]m| am|['’]re| are| was)? )?(?:(?:just|only|also|quickly|very quickly) )*(?:(?:want(?:ed)? to|thought i['’]d|would like to|going to|writing (?:(?:back|again|today) )?to) )?(?:(?:just|quickly) )*(?:check(?:ing)? (?:back )?in|follow(?:ing)? up|touch(?:ing)? base|circl(?:e|ing) back|check(?:ing)? back|reach(?:ing)? out|get(?:ting)? (?:back )?in touch|writ(?:e|ing)(?: back)?|com(?:e|ing) back|pop(?:ping)? (?:back )?(?:in|up)|ping(?:ing)?)(?: (?:with|to) you)?(?: (?:again|once more|once again|quickly|here|one (?:last|more) time))*(?: (?:on|about|regarding) (?:this|that|it|(?<mail>my (?:last|previous|earlier|recent) (?:e-?mails?|messages?|notes?))|(?<thing>(?:the|our|my) [^,;:.?!()]{3,60}?)))?(?: again)? `
/** “it”, as the last that is asked of the reader. */
const LAST_IT = /(?<=\p{Ll} )it(?=$| (?:yet|over|through|already|so far|in the meantime)$)/iu
/** What is asked, with the thing in place of “it”; `null` where a thing was named that the question would lose. */
function asksOf(what: string, { mail, thing }: Record<string, string | undefined> = {}): string | null {
  const named = mail ?? thing
  if (named === undefined) return what
  if (LAST_IT.test(what)) return what.replace(LAST_IT, named)
  return thing === undefined || what.includes(thing) ? what : null
}

export const ASKS: readonly Trim[] = [
  // Asked about asking.
  trim(
    'wrapping',
    String.raw`^(?:please,? |just |so )*let (?:me|us) know ((?:when|where) (?=would|is|will)|(?:what|who|which \p{L}+) (?=would|is|are|(?:works?|suits?) (?!best\.)|will))${ONE_MATTER}([^?!;:]{4,120})\.$`,
    '$1$2?',
  ),
  trim(
    'wrapping',
    String.raw`^(?:please,? |just |so )*let (?:me|us) know (when|where) you(?: are|['’]re) (free|available|around)${ONE_MATTER}((?: [^?!;:.]{2,80})?)\.$`,
    ({ 1: word = '', 2: free = '', 3: rest = '' }) => `${word} are you ${free}${rest}?`,
  ),
  trim(
    'wrapping',
    `^(?:and |so |but )?(?:i|we)(?:(?: was|['’]m| am| were|['’]re| are) (?:just |also )*(?:wondering|curious)| (?:just |also )*want(?:ed)? to (?:see|ask|check|know|find out)) (?:if|whether) you(?: have|['’]ve| had|['’]d) (?:(?:had|got|gotten) )?(a chance|the chance|(?:any |some )?time|an opportunity|the opportunity) to ([^?!;:]{3,100}?)[.?]$`,
    'have you had $1 to $2?',
  ),
  // “I came across your site and noticed that you opened a second shop.”
  trim(
    'padding',
    String.raw`^(i|we)(?: recently| just)? (?:came across|stumbled (?:up)?on|was looking at|were looking at|was browsing|visited|found) your (?:profile|company|website|site|page|firm|business|shop|store|listing)(?: online| on the (?:internet|web))?,? and (?:i |we )?(?:(?:also|just) )?(?=(?:noticed|saw|read|was (?:really |very |so )?(?:impressed|struck) by|love(?:d)?|like(?:d)?) \p{L})`,
    '$1 ',
  ),
  trim(
    'wrapping',
    '(?<=^(?:if [^,.;:?!]{3,60}, )?)(?:please |kindly |(?:can|could|would) you (?:please |kindly )?)(?:let (?:me|us) know|advise (?:me |us )?(?:of|on)|inform (?:me|us) of) (?:what )?your availability((?: is)?)((?: (?:for|on|next|this|in) [^?!;:.]{3,80})?)[.?]$',
    'when are you free$2?',
  ),
  // “I was thinking that maybe we should possibly meet this week, if that's ok with you?”
  trim(
    'wrapping',
    String.raw`^i was (?:just )?(?:thinking|wondering)(?: that| if| whether)? (?:maybe |perhaps )?we (?:should|could|might|can) (?:(?:possibly|maybe|perhaps|potentially|probably) )*(\p{Ll}[^?!;:.]{3,160}?)(?:,? if (?:that['’]s|that is|it['’]s|it is) (?:ok|okay|alright|all right|fine)(?: with you| by you)?)?[.?]$`,
    'could we $1?',
  ),
  // “Click here to sign up: https://…”
  trim(
    'pointer',
    String.raw`^(?:please |just |simply )*click (?:here|(?:on )?(?:the|this) link(?: below)?|below) (?:to|and) (\p{Ll}[^:.?!,]{2,60}?)(?=: ?https?:)`,
    ({ 1: what = '' }) => (/ (?:now|here|today)$/i.test(what) ? what : `${what} here`),
  ),
  trim(
    'pointer',
    String.raw`^(?:please |just |simply )*click (?:here|(?:on )?(?:the|this) link(?: below)?|below) for (?=(the|our|my|more|an?|your|\p{Ll})\b[^:.?!,]{2,60}: ?https?:)`,
    ({ 1: first = '' }) => (/^(?:the|our|my|more)$/i.test(first) ? 'see ' : 'get '),
  ),
  // “Please click here: https://…”
  trim(
    'pointer',
    `^(?:please |just |simply )*click (?:here|(?:on )?(?:the|this)(?: following)? link(?: below)?|below)(?: now)?(?=: ?https?:)`,
    'here is the link',
  ),
  // “Just checking in again to see if you had a chance to read the offer.”
  trim(
    'wrapping',
    `^${WRITES_AGAIN}to (?:see|ask|check|find out|hear|know) (?:if|whether) you(?: have|['’]ve| had|['’]d)?(?: already)?(?: (?:had|got|gotten))? (?<room>a chance|the chance|(?:any |some )?time|an opportunity|the opportunity|a moment) to (?<what>[^?!;:]{3,100}?)[.?]$`,
    ({ groups }) => {
      const what = asksOf(groups?.what ?? '', groups)
      return what === null ? null : `have you had ${groups?.room} to ${what}?`
    },
  ),
  trim(
    'wrapping',
    `^${WRITES_AGAIN}to (?:see|ask|check|find out|hear|know) (?:if|whether) you(?: have|['’]ve)(?: already)? (?<what>made (?:a decision|up your mind)\\b[^?!;:]{0,80}?|decided\\b[^?!;:]{0,80}?|reached a decision\\b[^?!;:]{0,80}?)[.?]$`,
    ({ groups }) => {
      const what = asksOf(groups?.what ?? '', groups)
      return what === null ? null : `have you ${what}?`
    },
  ),
  trim(
    'wrapping',
    `^${WRITES_AGAIN}to (?:see|ask|check|find out|hear|know) (?<word>where|how) (?<who>things|you|we) (?<verb>stand|are)(?: currently| now| at)? (?<on>with|on|regarding|about) (?<what>[^?!;:]{3,80}?)[.?]$`,
    ({ groups = {} }) => {
      const { word, who, verb, on, what = '' } = groups
      const matter = asksOf(what, groups)
      if (matter === null) return null
      return /stand/i.test(verb ?? '')
        ? `${word} do ${who} stand ${on} ${matter}?`
        : `${word} are ${who} ${on} ${matter}?`
    },
  ),
  trim(
    'wrapping',
    `,? so (?:i|we)(?:(?: was|['’]m| am| were|['’]re| are) (?:just |also )*(?:wondering|curious)| (?:just |also )*want(?:ed)? to (?:see|ask|check|know|find out)) (?:if|whether) you(?: have|['’]ve| had|['’]d) (?:(?:had|got|gotten) )?(a chance|the chance|(?:any |some )?time|an opportunity|the opportunity) to ([^?!;:]{3,100}?)[.?]$`,
    '. Have you had $1 to $2?',
  ),
  trim(
    'wrapping',
    String.raw`^(?:please,? )?(?:could|can|may|might) (?:i|we) (?:please |kindly |just )*ask (?:that you|you to|if you could) (?:please )?(?=\p{Ll}+\b[^?]*[.?]$)`,
    'please ',
  ),
  trim('padding', String.raw`\barrange for (?:the )?payment to be made\b`, 'arrange payment'),
  // “Our platform is a total game changer that helps”
  trim(
    'padding',
    String.raw`\b(?:is|are) (?:an?|the) (?:(?:total|real|true|complete|absolute|ultimate|powerful|revolutionary|innovative|unique|exciting|all-in-one|brand new|new) )*(?:game[- ]changer|revolution|must-have|one-stop[- ]shop|solution) (?:that|which) (?=(?:helps?|lets?|makes?|allows?|gives?|saves?|takes?|turns?|finds?|keeps?)\b)`,
  ),
  trim('padding', String.raw`\bwe(?:['’]re| are) on a mission to (?=\p{Ll})`, 'we want to '),
]
