/** Questions that are asked about asking, and links that are announced: the question and the link themselves. */
import { trim } from './trim-preambles.ts'
import type { Trim } from './trim-table.ts'

/** What is asked is one thing: “which day suits, and whether …” makes no question, and no reason belongs in one. */
const ONE_MATTER = String.raw`(?![^.]*(?:\b(?:and|or),? (?:whether|if)\b|, (?:as|because|since|so)\b))`
/** “Just checking in again on my mail from Monday”: that the sender writes once more, and about what. */
const writesAgain = (about: string): string =>
  `(?:(?:hi|hey|hello),? )?(?:(?:i|we)(?:['’]m| am|['’]re| are| was)? )?(?:(?:just|only|also|quickly|very quickly) )*(?:(?:want(?:ed)? to|thought i['’]d|would like to|going to|writing (?:(?:back|again|today) )?to) )?(?:(?:just|quickly) )*(?:check(?:ing)? (?:back )?in|follow(?:ing)? up|touch(?:ing)? base|circl(?:e|ing) back|check(?:ing)? back|reach(?:ing)? out|get(?:ting)? (?:back )?in touch|writ(?:e|ing)(?: back)?|com(?:e|ing) back|pop(?:ping)? (?:back )?(?:in|up)|ping(?:ing)?)(?: (?:with|to) you)?(?: (?:again|once more|once again|quickly|here|one (?:last|more) time))*(?: (?:on|about|regarding) (?:this|that|it|${about}))?(?: again)? `
const MAIL = 'my (?:last|previous|earlier|recent) (?:e-?mails?|messages?|notes?)'
const WRITES_AGAIN = writesAgain(MAIL)
/** The same with the mail or the thing by name. */
const WRITES_ABOUT = writesAgain(`(?<mail>${MAIL})|(?<thing>(?:the|our|my) [^,;:.?!()]{3,60}?)`)
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
  // “I have attached the agreement and please sign it.”
  trim(
    'wrapping',
    String.raw`\b(?:(?:i|we)(?: have|['’]ve) attached|please find attached|attached (?:is|please find)) ((?:the|our|your|my|an?) )([^.?!,;:]{2,60}?),? and (?:kindly |please )(sign|review|complete|read|check|return|fill (?:in|out)) it\b`,
    ({ 2: what = '', 3: act = '' }) => `please ${act} the attached ${what}`,
  ),
  trim(
    'wrapping',
    String.raw`^should you (require|need|wish for|want) ((?:an?|the|any|further|more|another) [^.?!,;:]{2,60}), please (?:do )?let (?:me|us) know and (i|we)(?: would|['’]d|['’]ll| will) be (?:(?:more than|very|only too) )?(?:happy|glad|pleased|delighted) to ([^.?!;:]{3,60})\.$`,
    ({ 2: what = '', 3: who = '', 4: act = '' }) => `if you need ${what}, ${who} can ${act}.`,
  ),
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
    String.raw`^(?:please |just |simply )*click (?:here|(?:on )?(?:the|this) link(?: below)?|below) (?:to|and) (\p{Ll}[^:.?!,]{2,60}?)(?=:\s*https?:|:$)`,
    ({ 1: what = '' }) => (/ (?:now|here|today)$/i.test(what) ? what : `${what} here`),
  ),
  trim(
    'pointer',
    String.raw`^(?:please |just |simply )*click (?:here|(?:on )?(?:the|this) link(?: below)?|below) for (?=(the|our|my|more|an?|your|\p{Ll})\b[^:.?!,]{2,60}:(?:\s*https?:|$))`,
    ({ 1: first = '' }) => (/^(?:the|our|my|more)$/i.test(first) ? 'see ' : 'get '),
  ),
  // “Please click here: https://…”
  trim(
    'pointer',
    String.raw`^(?:please |just |simply )*click (?:here|(?:on )?(?:the|this)(?: following)? link(?: below)?|below)(?: now)?(?=:\s*https?:|:$)`,
    'here is the link',
  ),
  // “Just checking in again to see if you had a chance to read the offer.”
  trim(
    'wrapping',
    `^${WRITES_ABOUT}to (?:see|ask|check|find out|hear|know) (?:if|whether) you(?: have|['’]ve| had|['’]d)?(?: already)?(?: (?:had|got|gotten))? (?<room>a chance|the chance|(?:any |some )?time|an opportunity|the opportunity|a moment) to (?<what>[^?!;:]{3,100}?)[.?]$`,
    ({ groups }) => {
      const what = asksOf(groups?.what ?? '', groups)
      return what === null ? null : `have you had ${groups?.room} to ${what}?`
    },
  ),
  trim(
    'wrapping',
    `^${WRITES_ABOUT}to (?:see|ask|check|find out|hear|know) (?:if|whether) you(?: have|['’]ve)(?: already)? (?<what>made (?:a decision|up your mind)\\b[^?!;:]{0,80}?|decided\\b[^?!;:]{0,80}?|reached a decision\\b[^?!;:]{0,80}?)[.?]$`,
    ({ groups }) => {
      const what = asksOf(groups?.what ?? '', groups)
      return what === null ? null : `have you ${what}?`
    },
  ),
  trim(
    'wrapping',
    `^${WRITES_ABOUT}to (?:see|ask|check|find out|hear|know) (?<word>where|how) (?<who>things|you|we) (?<verb>stand|are)(?: currently| now| at)? (?<on>with|on|regarding|about) (?<what>[^?!;:]{3,80}?)[.?]$`,
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
  trim(
    'wordy',
    String.raw`\b(i|we)(?: would|['’]d)? need you to (?:provide|send|give|supply) (?:us|me)(?: with)? (?=(?:the|your|an?|some|all)\b)`,
    '$1 need ',
  ),
  trim(
    'wrapping',
    String.raw`^would (this|that|it) be something (?:that )?(?:you(?:['’]d| would|['’]re| are| might)? (?:be )?interested in|(?:that )?(?:would be |is )?of (?:any )?interest(?: to you)?)\?`,
    'would $1 interest you?',
  ),
  trim(
    'wordy',
    String.raw`\bprovid(e|es|ing) (me|us|you|him|her|them) with (?=\p{L})`,
    ({ 1: end = '', 2: whom = '' }) =>
      `${{ e: 'give', es: 'gives', ing: 'giving' }[end.toLowerCase()]} ${whom} `,
  ),
  // “It would be great if we could get Miguel on a call as well.”
  trim(
    'wrapping',
    String.raw`^(?:(?:in terms of|as) (?:a |the )?next steps?, )?it(?: would|['’]d) be (?:so |very |really )?(?:great|good|helpful|nice|wonderful|lovely|ideal|useful) if (we|i) could (?!not\b|all\b)(\p{Ll}[^.?!;:]{3,120}?)\.$`,
    ({ 1: who = '', 2: what = '' }) => `could ${/^i$/i.test(who) ? 'I' : 'we'} ${what}?`,
  ),
  // “Please let me know which of the two you would prefer and I will prepare the papers.”
  trim(
    'wrapping',
    String.raw`^(?:please )?let (?:me|us) know (which (?:of [^.?!,;:]{3,40}?|\p{Ll}+(?: \p{Ll}+)?)) you(?: would|['’]d) (prefer|like|choose)((?: (?:to|for|best)\b[^.?!,;:]{0,60}?)?)(?:,? (?:and|so) (?:that )?((?:i|we)(?: will|['’]ll| can) [^.?!;:]{3,120}?))?\.$`,
    ({ 1: which = '', 2: verb = '', 3: rest = '', 4: then }) =>
      `${which} would you ${verb}${rest}?${then ? ` ${then.charAt(0).toUpperCase()}${then.slice(1)}.` : ''}`,
  ),
  // “The purpose of my email is to ask whether you would be in the market for a roofer.”
  trim(
    'wrapping',
    `^(?:the (?:purpose|aim|point|reason) (?:of|for) (?:my|this) (?:e-?mail|message|letter|note) is|(?:i am|i['’]m|we are|we['’]re) (?:writing|getting in touch|reaching out)(?: to you)?(?: today)?) to (?:ask|enquire|inquire|find out|see|check)(?: as to)? (?:if|whether)(?: or not)? you(?: would| might)? (?:be|are) (?:currently )?(in the market for|looking for|interested in|in need of|open to) ([^.?!;:]{3,120})\\.$`,
    'are you $1 $2?',
  ),
  // “I was wondering if it might make sense to meet next week.”
  trim(
    'wrapping',
    `^(?:so,? )?(?:i|we)(?: was| were|['’]m| am| are|['’]re)? (?:just |also )*(?:wonder(?:ing)?|curious|want(?:ed)? to (?:see|ask|check|know|find out)|thinking)(?: about)? (?:if|whether)(?: or not)? it(?:['’]d| (?:might|would|could|may|can|will|does))(?: perhaps| maybe| possibly| potentially| also)* (make sense|be (?:worth|possible|useful|helpful|better|easier|ok|okay|all right|alright|a good idea))((?: (?:for|to|if|having|doing|talking|meeting|looking)\\b[^?!;:]{3,200}?)?)[.?]$`,
    ({ 1: sense = '', 2: rest = '' }) => `would it ${sense}${rest}?`,
  ),
  // “… a chat about whether something like this could be of interest to Brightwell”
  trim(
    'wrapping',
    String.raw`\b(?:about|on|to (?:discuss|see|explore|find out)|exploring|discussing) (?:whether|if) (?:something like )?(?:this|that|it) (?:could|might|would|may|can) (?:potentially |possibly )?be (?:of (?:any )?(?:interest|use|value|help)|interesting|useful|helpful|relevant|valuable|a (?:good )?fit)(?: (?:to|for) (you)|( (?:to|for) ))?(?<=\b(?:chat|call|conversation|talk|meeting|discussion)\b[^.?!;:]{1,160})`,
    ({ 1: you, 2: whom }) => (you || !whom ? 'about this' : 'about this for '),
  ),
  // “I wanted to see if you had any questions or if there was anything that I could help you with.”
  trim(
    'wrapping',
    `^(?:${WRITES_AGAIN}(?:to|and) |(?:i|we)(?:['’]m| am| was)? (?:just |also )*(?:want(?:ed)? to|would like to|wondering if i (?:can|could)) )(?:see|ask|check|find out|know|hear) (?:if|whether) you (?:have|had|might have)(?: got)? any (?:(?:more|other|further) )?(questions|queries|feedback|concerns|thoughts)((?: (?:about|on|regarding|for)\\b[^.?!;:]{2,60}?)?)(?:,? or (?:(?:if|whether) )?there (?:is|was|were)(?:['’]s)? anything (?:that )?(i|we) (?:can|could|might) (help(?: you)?(?: out)?(?: with)?|do(?: for you)?))?\\.$`,
    ({ 1: what = '', 2: about = '', 3: who, 4: help = '' }) =>
      `do you have any ${what.toLowerCase()}${about}${who ? `, or is there anything ${/^i$/i.test(who) ? 'I' : 'we'} can ${help}` : ''}?`,
  ),
  // “Just touching base to see how you're getting on with the trial.”
  trim(
    'wrapping',
    `^${WRITES_AGAIN}(?:to|and) (?:see|ask|check|find out|hear|know) how you(?:['’]re| are)(?: all)? (getting on with|finding|doing with|progressing with|settling in(?: at| to)?|coming along with) ((?:the|your|our|my|that|this) [^.?!;:,]{2,80}?)((?: so far)?)\\.$`,
    'how are you $1 $2$3?',
  ),
  // “I request that you send the label and that you refund the shoes.”
  trim(
    'wrapping',
    String.raw`^(?:i|we)(?: would|['’]d)? (?:also |kindly |therefore |respectfully |like to |hereby )*(?:ask|request) that you (?:please )?(\p{Ll}[^.?!;:]{3,120}?),? and that you (?:please )?(?=\p{Ll}[^.?!]*\.$)`,
    'please $1 and ',
  ),
  trim(
    'wrapping',
    String.raw`^(?:i|we)(?: would|['’]d)? (?:also |kindly |therefore |like to )*(?:ask|know)(?: you)? (?:if|whether) you (could|can|will) (?!be\b|have\b)(\p{Ll}[^.?!;:]{3,160})\.$`,
    '$1 you $2?',
  ),
  // “We would like to ask you if you would be prepared to sponsor the prizes.”
  trim(
    'wrapping',
    String.raw`^(?:i|we)(?: would|['’]d)? (?:also |kindly |therefore |like to )*(?:ask|know)(?: you)? (?:if|whether) you (would|could|might|can|will) (be (?:prepared|willing|able|interested|open|happy|free)|like) ([^.?!;:]{3,160})\.$`,
    ({ 1: verb = '', 2: how = '', 3: rest = '' }) =>
      `${/might/i.test(verb) ? 'would' : verb} you ${how} ${rest}?`,
  ),
  // “If you would like to volunteer, click here to find out more: https://…”
  trim(
    'pointer',
    String.raw`(?<=^if [^.;:?!]{3,100}, (?:please )?(?:just |simply )*)click (?:here|(?:on )?(?:the|this) link(?: below)?|below) (?:to|and) (\p{Ll}[^:.?!,]{2,60}?)(?=:\s*https?:|:$)`,
    ({ 1: what = '' }) => (/ (?:now|here|today)$/i.test(what) ? what : `${what} here`),
  ),
  trim(
    'wrapping',
    String.raw`^(?:(?:therefore|so),? )?(?:i|we)(?: would|['’]d)? (?:also |kindly |therefore |respectfully |like to (?:kindly )?)*(?:ask|request) (?:(?:you(?: all)?|everyone|everybody|all of you) (?:kindly )?to) (?:please |kindly )?(?!be\b)(?=\p{Ll}+\b[^?]*[.](?:$| ))`,
    ({ 0: all }) => (/\balso\b/i.test(all) ? 'please also ' : 'please '),
  ),
  trim(
    'wrapping',
    String.raw`(?<=^if [^.;:?!]{3,100}, )(?:please )?feel free to (?=(?:send|reply|book|call|e-?mail|contact|apply|let|get|write|give|register|sign|visit|fill|choose|pick)\b)`,
    'please ',
  ),
  trim('wordy', String.raw`,? or alternatively,? (?=\p{L})`, ', or '),
  trim(
    'wordy',
    String.raw`\bwhether or not (?<=\b(?:know|see|confirm|ask|decide|tell|tell (?:me|us)|check|say|sure|find out|let (?:me|us) know|wondering|unsure|clear|consider|on|about|depends) whether or not )(?=\p{L})`,
    'whether ',
  ),
  // “Can you confirm the date, and can you send me the files?”
  trim(
    'wrapping',
    String.raw`,? and (?:can|could|would|will) you (?:please |also |kindly )*(?!be\b)(?=\p{Ll}[^?.]{0,200}\?$)(?<=^(?:(?:can|could|would|will) you|please) (?:please )?(?!let\b|tell\b|confirm (?:if|whether|that|who|what|when)\b|mind\b|be\b)(?:(?!\b(?:if|whether|who|what|when|where|how|that)\b)[^.?!,;:]){3,80},? and (?:can|could|would|will) you (?:please |also |kindly )*)`,
    ' and ',
  ),
  // “Could you tell me whether it suits you, and can you send me the files?”
  trim(
    'wrapping',
    String.raw`,? and (can|could|would|will) you (?:please |also |kindly )*(?=\p{Ll}[^?.]{0,200}\?$)(?<=^(?:can|could|would|will) you [^.?!;:]{3,40}\b(?:if|whether|who|what|when|where|how|that)\b[^.?!;:]{20,160},? and (?:can|could|would|will) you (?:please |also |kindly )*)`,
    ({ 1: can = '' }) => `? ${can.charAt(0).toUpperCase()}${can.slice(1).toLowerCase()} you also `,
  ),
  trim(
    'wordy',
    String.raw`\bany (?:kind|sort|type) of (?=(?:problems?|issues?|questions?|difficult(?:y|ies)|trouble|doubts?|concerns?|delays?)\b)`,
    'any ',
  ),
  trim(
    'wordy',
    String.raw`\bplease do (?=(?:let|feel|contact|call|get|send|tell|reply|check|read)\b)`,
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
