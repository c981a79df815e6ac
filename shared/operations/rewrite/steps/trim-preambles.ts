/** Sentences that say that something will be said, and then say it: “What I have done is that I have …”. */
import type { Trim, TrimKind } from './trim-table.ts'

export const trim = (kind: TrimKind, find: string, put: Trim['put'] = ''): Trim => ({
  kind,
  find: new RegExp(find, 'giu'),
  put,
})

/** Whoever “wanted to tell you, but” tells what happened. */
const NOT_TOLD = String.raw`(?![^.?!]*\b(?:but|yesterday)\b)`
const SOFTLY = '(?:just |only |also |quickly |briefly |simply |really |very much |personally |so |and )*'
const I_WOULD = "(?:i|we)(?: would|['’]d)"
/** “I just wanted to”, “we thought we would”, “this note is to”: what follows is what the sender does. */
const I_WANT_TO = `(?:so,? |and )?(?:(?:i|we) ${SOFTLY}(?:want(?:ed)?|wish(?:ed)?) to|${I_WOULD} ${SOFTLY}like to|(?:i|we) ${SOFTLY}thought (?:that )?${I_WOULD}|(?:i|we)(?:['’]m| am|['’]re| are) ${SOFTLY}(?:writing|e-?mailing|getting in touch|reaching out|following up|contacting|sending)(?: (?:to |with )?you)?(?: this (?:e-?mail|message|note))?(?: today)? to|this (?:e-?mail|message|note) is ${SOFTLY}to|(?:just )?an? (?:(?:quick|short|brief|friendly) )*(?:e-?mail|message|note|line|update|reminder)(?: from (?:me|us))? to) `
const YOU = '(?:you(?: all| both)?|everyone|everybody|all of you)'
const ON = '(?:on|about|regarding|concerning|to)'
const FACT = '(?:the (?:simple |very )?fact )?'
/** What it is that the sender does: telling, in so many words. */
const TELL = `${SOFTLY}(?:(?:reach out|write|get in touch)(?: (?:to|with) ${YOU})? (?:(?:in order )?to|and) )?(?:(?:circle back|follow up|come back|get back|touch base|check in|reach out)(?: (?:to|with) ${YOU})? ${ON} the fact|(?:drop|send|write) ${YOU} (?:a|this) (?:(?:quick|short|brief) )*(?:line|note|e-?mail|message) to (?:say|tell ${YOU}|let ${YOU} know|mention)|(?:bring|draw) (?:${FACT}to your attention|your attention to)(?: the fact)?|(?:inform|tell|notify|advise|(?:kindly |gently |politely )?remind) ${YOU}(?: (?:about|of) the fact)?|let ${YOU} know(?: about the fact)?|give ${YOU} a (?:(?:quick|short|brief|little|friendly) )*heads[- ]?up|(?:mention|say|point out|note|raise|flag|highlight)(?: the fact)?) that,? (?:basically,? )?`

/** “It is worth bearing in mind”, “it should be noted”. */
const WORTH =
  "it(?: is|['’]s| should(?: also)? be| must(?: also)? be)(?: also)? (?:(?:important|worth|essential|vital) (?:to (?:note|remember|bear in mind|point out)|noting|remembering|bearing in mind|pointing out)|noted|remembered|borne in mind)"

const BE_USEFUL =
  '(?:most |very |really |so |extremely |super |incredibly )*(?:useful|helpful|good|great|ideal|best|wonderful|fantastic|lovely|perfect)'
const HAPPY_TO_HELP = `(?:i|we)(?:['’]d| would|['’]ll| will| can| am|['’]m| are|['’]re)(?: be)? (?:more than |very |only too |always |so )*(?:happy|glad|pleased|delighted) to (?:help|assist|answer (?:them|those|it|any)|discuss (?:it|this|them)|talk (?:it|this) through|look into (?:it|this)|chat|oblige)(?: you)?(?: out| further| for you| with (?:it|this|that|them))*`
const MATTER = String.raw`((?:the|our|your|my|this|these|\p{L}+ #?\d)(?:[^.,?!;:]|[.,] ?(?=\d)){0,80}?)`
const ABOUT =
  '(?:with regards? to|in regards? to|regarding|concerning|in relation to|with respect to|with reference to|about|on)'
/** How a sentence begins that only names what the next words are about. */
const NAMES_MATTER = `(?:this is about|(?:i|we) ${SOFTLY}(?:would like|['’]d like|want(?:ed)?|wish) to (?:take (?:this|the) opportunity to )?(?:inform|tell|introduce) you (?:about|of|to)|(?:i|we)(?:['’]m| am|['’]re| are) ${SOFTLY}(?:writing|e-?mailing|getting in touch|contacting|reaching out)(?: (?:to |with )?you)?(?: today)? ${ABOUT}|(?:i|we) ${SOFTLY}(?:want(?:ed)?|would like) to send (?:(?:out|round|you|everyone) )?(?:a|this) (?:(?:quick|short|brief|friendly) )*(?:note|e-?mail|message|reminder|update)(?: (?:out )?to ${YOU})? (?:ahead of|before|${ABOUT})|(?:i|we) ${SOFTLY}want(?:ed)? to (?:gently |kindly |politely |just )*(?:follow up|chase up|check in) ${ABOUT})`

/** Numbers of cases as the sender gives them. */
const SOME = '(a number of|several|many|some|multiple|various|numerous|a few|a couple of|two|three|four|five)'
const TIME = `((?:over|during|in|within|throughout|since) (?:the )?(?:course of )?[^.,?!;:]{3,40}?)`

/** The end of an aside: “as you may remember from our call” says where, and “as you know the site” why. */
export const ASIDE = '(?:, | (?=(?:i|we|he|she|they|there)\\b))'

export const PREAMBLES: readonly Trim[] = [
  trim('preamble', String.raw`^${I_WANT_TO}${TELL}(?=\p{L})${NOT_TOLD}`),
  trim('preamble', String.raw`^(?:please (?:also )?note|${WORTH}) that (?=\p{L})`),
  trim(
    'preamble',
    String.raw`^(?:in addition|additionally|furthermore|moreover|also|finally|lastly), (?:please|kindly) (?:note|be aware|be advised|bear in mind) that (?=\p{L})`,
  ),
  trim(
    'preamble',
    String.raw`\bit(?<=(?:\b(?:and|but)|^one more thing,) it)${WORTH.slice(2)} that (?=\p{L})`,
  ),
  // “I am writing about invoice 2207, which was sent on 4 May and which is due.”
  trim(
    'padding',
    String.raw`^${NAMES_MATTER} ${MATTER},? (?:which|that) (is|was|are|were|has|have|will|would|can|could)(n['’]t)? ((?:happening |taking place |being held )?)([^?!;]+)\.$`,
    // “…, which is broken, and the fence”: that is another matter, and no more of the same.
    ({ 1: matter = '', 2: verb = '', 3: not = '', 5: rest = '' }) =>
      /, and (?:also )?(?:about |for )?(?:the|our|your|my|an?)\b(?![^,]*\b(?:is|are|was|were|has|have|will|can|should|must)\b)/u.test(
        rest,
      )
        ? null
        : `${matter} ${verb}${not} ${rest.replace(/,? and which (?=(?:is|was|are|were|has|have|will)\b)/u, ' and ')}.`,
  ),
  trim(
    'padding',
    String.raw`^(?:i|we)(?:['’]m| am|['’]re| are) (?:writing|e-?mailing|getting in touch|contacting)(?: (?:to |with )?you)? ${ABOUT} (?=\p{L}+ #?\d)`,
    'this is about ',
  ),
  // Said twice round a “what”.
  trim(
    'padding',
    String.raw`^what (?:i|we)(?: have|['’]ve)?(?: now)? done is (?:that )?(?=(?:i|we)(?:['’]ve| have| \p{L}+ed)\b)`,
  ),
  trim(
    'padding',
    String.raw`^(?:(?:i|we)(?: have|['’]ve)?(?: now| just)? (?:looked into|checked|investigated|reviewed|looked at) (?:this|it|that|the matter|everything)(?: for you)?,? and )?what (?:i|we) can (?:see|tell you|say)(?: from here| so far)? is (?:that )?(?=\p{L})`,
  ),
  trim('padding', "^what (?:i|we)(?: have|['’]ve)? (?:found|discovered|noticed)(?: out)? is that "),
  trim(
    'wrapping',
    String.raw`(?<=^(?:if [^,.;:?!]{3,80}, )?)what you(?: now| all)? (?:need|have) to do(?: now)? is (?:to )?(?=\p{Ll})(?!(?:you|we|that)\b)`,
    'please ',
  ),
  trim('padding', String.raw`\bwhat happens (?<=\bso what happens )(?:then )?is (?:that )?(?=\p{L})`),
  trim('padding', `^what this means(?: for (?:you|us))? is that `, 'this means that '),
  trim(
    'wrapping',
    String.raw`^what would be ${BE_USEFUL} (?:is|would be) if you (?:could|can|would)(?: please| kindly)? (?=\p{Ll}+\b[^?]*$)`,
    'please ',
  ),
  trim(
    'wrapping',
    String.raw`^what (?:i|we)(?: would|['’]d)? (?:need|like|want)(?: you)? is for you to (?=\p{Ll})`,
    'please ',
  ),
  trim(
    'padding',
    String.raw`^what (i|we)(?: would|['’]d)? need from you is ([^.?!;:,]{3,80})\.$`,
    '$1 need $2 from you.',
  ),
  // Said to be there, and then what it is.
  trim(
    'padding',
    String.raw`^there (?:have been|has been|were|was|are|is) ${SOME} (?:different )?(?:instances|occasions|times|cases|incidents)(?: now)?(?: ${TIME})? (?:where|when|in which|on which|that) (?=(?:i|we|you|our|your|the|my|they|it|people|some(?:one|body)|(?:\p{Ll}+ )?\p{Ll}+s (?:have|were|are|had|did))\b)`,
    ({ 1: some = '', 2: time = '' }) =>
      `on ${/^a number of$/i.test(some) ? 'several' : some} occasions${time ? ` ${time.replace(/course of (?:the )?/iu, '')}` : ''}, `,
  ),
  trim(
    'padding',
    String.raw`^there (?:are|were) (?:still |currently )?((?:several|some|many|a few|two|three|four|five|six|\d+) (?:of (?:our|your|the|my) )?\p{L}+) (?:who|that|which) (?=(?:have|are|do|need|want|will|can|cannot|could|were|had|would|should|must)\b(?![^.?!]*\band (?:who|that|which)\b))`,
    '$1 ',
  ),
  trim('padding', `^there (?:is|['’]s) (?:a|the) need for (?:us|me) to `, 'we need to '),
  trim(
    'padding',
    String.raw`^((?:according to|judging by|from) (?:our|my|the) [^.,?!;:]{2,40}?),? (?:it (?:would )?(?:appears?|seems?)|it would look|it looks)(?: to be the case| like)?(?: that)? (?=(?:we|i|you|the|your|our|it|this|there)\b)`,
    '$1, ',
  ),
  trim(
    'padding',
    `^it (?:would (?:appear|seem)|(?:does )?(?:appears?|seems?) to be the case) that `,
    'it seems that ',
  ),
  trim(
    'padding',
    `^there (?:are|is)( still)? ((?:two|three|four|five|six|several|some|a few) (?:more |other )?(?:things|items|points|documents|details|questions)) (?:that |which )?(we|i)(?: are|['’]re| am|['’]m)( still)? (waiting (?:on|for)|missing)`,
    ({ 1: still, 2: what = '', 3: who = '', 4: yet }) =>
      `${who} ${/^i$/i.test(who) ? 'am' : 'are'}${still ?? yet ?? ''} waiting for ${what}`,
  ),
  trim(
    'padding',
    String.raw`, which are (?<=\b(?:two|three|four|five|six|several|few) (?:more |other )?\p{L}+\b[^.?!;:,]{0,60}, which are )(?=(?:the|your|our|an?|how|what|who|when)\b)`,
    ': ',
  ),
  trim('padding', String.raw`(?: am| is| are|['’](?:m|s|re)) not going to be able to (?=\p{Ll})`, ' cannot '),
  trim(
    'padding',
    String.raw`\bgoing (?<=\b(?:am|is|are|['’](?:m|s|re)) going )to be able to (?=\p{Ll})`,
    'able to ',
  ),
  trim(
    'padding',
    String.raw`^(?:i|we) ?(?:['’]m|am|['’]re|are|(?:just )?want(?:ed)?)? ?(?:to |reaching out (?:to you )?(?:today )?to |writing (?:to you )?(?:today )?to |getting in touch (?:today )?to )(?:let you know|tell you|inform you) (?:about|of) (?:some |a few |the |upcoming |important |certain )*changes (?:that )?(?:(?:we|i)(?:['’]re| are)(?: going to be)?(?: making)? )?to (our [^.,?!;:]{3,40}?)(?:,? (?:which|that) (?:will|are|is) (?:be )?(?:com(?:e|ing) into effect|tak(?:e|ing) effect)(?: (?:from|on|as of))?|,? (?:from|on|as of)) (?=\d|\p{Lu}|next|the)`,
    'we are changing $1 from ',
  ),
  trim(
    'padding',
    String.raw`^the (?:main |one |first |other )?thing (?:that )?i (?:really )?think (?:that )?(?:would|might|will|is|could) (?:be )?(?:most |really |very |particularly )*(?:relevant|useful|interesting|helpful|important|valuable)(?: (?:for|to) (?:you(?: guys| all)?|your \p{L}+))?(?: here)? is (?:the fact )?that (?=\p{L})`,
  ),
  trim('padding', String.raw`^what (i|we) (could|can|will) do is (?:to )?(?=\p{Ll})`, '$1 $2 '),
  trim(
    'padding',
    String.raw`\bwhat (?<=(?:[,;] (?:and|so|but)|^(?:while|although|though) [^.;:?!]{3,120},) what )(i|we) (could|can|will) do is (?:to )?(?=\p{Ll})`,
    '$1 $2 ',
  ),
  trim(
    'padding',
    String.raw`\bsorry to (?:have to (?:inform|tell|advise|notify)|inform|advise|notify) you that (?:on this occasion,? )?`,
    'sorry to say that ',
  ),
  trim(
    'padding',
    String.raw`^as per (?:our|my) (?:last |previous |recent |earlier )?(?:conversation|discussion|call|chat|meeting)(?:((?: (?:on|from|last|this|yesterday|earlier)\b)[^,;:.?!]{0,25}),|,?(?! (?:on|of|from|last|this|yesterday|earlier|with|about|in|at|and)\b)) `,
    // “… our call on Monday, please send it”: Monday is when they spoke.
    ({ 1: when = '' }) => `as discussed${when.replace(/^ from/u, ' on')}, `,
  ),
  trim('wrapping', '^would you be in need of ', 'do you need '),
  trim(
    'wrapping',
    String.raw`^does (this|that|it) sound like something (?:that )?(?:would be of interest(?: to you)?|you(?:['’]d| would|['’]re| are|(?: might| may)) (?:be )?interested in)\?`,
    'would $1 interest you?',
  ),
  trim(
    'padding',
    String.raw`\b(i|we)(?: are|['’]re| am|['’]m) no longer in a position (?:where (?:i|we) can|to(?: be able to)?) (?=\p{Ll})`,
    '$1 can no longer ',
  ),
  trim(
    'padding',
    String.raw`\b(i|we)(?: are|['’]re| am|['’]m)(?: currently)? not(?: currently)? in a position (?:where (?:i|we) can|to(?: be able to)?) (?=\p{Ll})`,
    '$1 cannot ',
  ),
  trim('padding', String.raw`\b(is|was) the fact that (?=\p{L})`, '$1 that '),
  trim(
    'padding',
    '^(?:just )?to (?:recap|summari[sz]e|sum up)(?: (?:what we (?:discussed|talked about|said)|our (?:discussion|call|meeting|conversation|chat)))?, ',
  ),
  trim(
    'padding',
    String.raw`^(?:i|we)(?: have|['’]ve)?(?: now| just)? (?:looked into|checked|investigated|reviewed|looked at|had a (?:good |quick )?look at|taken a look at|gone through) (?:this|it|that|the matter|everything|your (?:case|account|order|request|file|booking|ticket))(?: for you)?,? and (?:i|we) (?:can )?(?:see|confirm|tell you|found|find) (?:that )?(?=(?:the|your|it|this|you|there|our)\b)`,
  ),
  trim('wordy', String.raw`\b(?:currently )?in the process of (?=\p{Ll}+ing\b)`),
  trim('wordy', String.raw`\bbetween the hours of (?=\d)`, 'between '),
  trim('wordy', String.raw`\ball you (?:need|have) to do is (?:to )?(?=\p{Ll})`, 'just '),
  trim(
    'padding',
    '^(?:i|we) (?:know|understand|reali[sz]e|appreciate|imagine|am sure|are sure)(?: that)? you (?:must |probably |no doubt )?(?:get|receive|have) (?:a lot of|many|lots of|hundreds of|dozens of|so many) (?:e-?mails|requests|messages|invitations|offers|pitches)(?: like (?:this|these)(?: one)?)?,? but (?:(i|we) (?:really )?do )?',
    ({ 1: who }) => (who ? `${who} ` : ''),
  ),
  trim(
    'wrapping',
    String.raw`^my name is ([^,.?!;:]{3,40}?),? and (?:i am|i['’]m) (?=(?:one of )?(?:the|an?|your)\b)`,
    "I'm $1, ",
  ),
  trim(
    'padding',
    String.raw`^my name is ([^,.?!;:]{3,40}?),? and (?:i am working|i['’]m working|i work) as (?:an? |the )?(?=\p{Lu}[\p{L} -]{2,50} (?:at|for|with|in|of) \p{Lu})`,
    "I'm $1, ",
  ),
  trim(
    'padding',
    String.raw`^my name is ([^,.?!;:]{3,40}?),? and (?:i work (?:at|for|with)|(?:i am|i['’]m) (?:with|from|working (?:at|for|with))) (?=\p{Lu})`,
    // “I work with restaurants” names no firm.
    ({ 1: name = '', index, input, 0: all }) =>
      /^\p{Lu}/u.test(input.slice(index + all.length)) ? `I'm ${name} from ` : null,
  ),
  trim(
    'padding',
    String.raw`^i was (?:just )?thinking that (?!it (?:would|might)\b)(?=(?:the|it|we|you|this|our|your|my)\b[^.?!]*\bwould\b)`,
  ),
  trim(
    'padding',
    String.raw`\b(words|pages|minutes|hours|metres|meters|feet|miles|km|cm|mm) in length\b`,
    '$1',
  ),
  trim(
    'padding',
    '^in case (this|that|it) (?:is|would be|could be|might be) of (?:any )?interest(?: to you)?, ',
    'if $1 interests you, ',
  ),
  trim(
    'wrapping',
    String.raw`(?<=^(?:if [^,.;:?!]{3,60}, )?)(?:i|we)(?: would|['’]d) be (?:very |most |really |so )*(?:pleased|grateful|glad|happy|thankful) if you (?:could|would) (?:let (?:me|us) know|inform (?:me|us)(?: of)?|advise (?:me |us )?(?:of|on)|tell (?:me|us)) your availability((?: (?:for|on|next|this|in) [^?!;:.]{3,80})?)\.$`,
    'when are you free$1?',
  ),
  trim('padding', `,? for (?:your )?(?:complete |total |added |extra )*peace of mind(?=[.!])`),
  trim('padding', '^(?:please )?(?:i|we) can assure you that '),
  trim(
    'padding',
    String.raw`^having (?:now )?(?:looked into|checked|investigated|reviewed) [^,.;:]{2,40}, (?:it (?:turns out|seems|appears)|(?:we|i)(?: have|['’]ve)? (?:found|see|discovered))(?: out)?(?: that)? (?=\p{Ll})`,
  ),
  trim(
    'padding',
    '^(?:i|we) (?:just |also |personally )*want(?:ed)? to (?:reach out|write|get in touch)(?: (?:to|with) you)?(?: personally)? (?:to|and) say how (sorry|grateful|thankful|pleased) ((?:i|we) (?:am|are|was|were)) ',
    '$2 $1 ',
  ),
  trim(
    'wrapping',
    `^i (?:just |also )*want(?:ed)? to (?:check|ask|know|find out|see)(?: with you)? (?:if|whether) (it|this|that|we) (would|could|can|will) ([^?!;:]{3,160}?)[.?]$`,
    ({ 1: who = '', 2: verb = '', 3: rest = '' }) => `${verb} ${who} ${rest}?`,
  ),
  trim(
    'wrapping',
    String.raw`^(?:please )?let (?:me|us) know (?:what your thoughts are|what you think|your thoughts) and (?:whether|if) (this|that|it) (?:is something that )?(?:would|might|could|may|will|can) (\p{Ll}[^?.;:!]{3,60})\.$`,
    'would $1 $2?',
  ),
  trim(
    'wrapping',
    '^would (somebody|someone|anybody|anyone|one of you) (?:please )?be able to ',
    'could $1 ',
  ),
  trim(
    'padding',
    String.raw`^it is (therefore )?(our|my) (?:strong )?(?:recommendation|suggestion|advice) that (?=\p{L})`,
    ({ 1: therefore = '', 2: whose = '' }) => `${/my/i.test(whose) ? 'I' : 'we'} ${therefore}recommend that `,
  ),
  trim(
    'wrapping',
    `^(?:please )?(?:can|could) you (?:please )?let (?:me|us) know (?:if|whether) you(?: are|['’]re) (happy|ok|okay|fine|comfortable|free|available) ([^?!;:]{3,120})[.?]$`,
    'are you $1 $2?',
  ),
  trim(
    'padding',
    String.raw`\b(?:with regards? to|regarding|on) (?:the )?(?:current )?status of (?=(?:the|our|your|my)\b)`,
    'on ',
  ),
  trim('padding', String.raw`\bin relation to any aspects? of (?=(?:the|our|your|this|my)\b)`, 'about '),
  trim('padding', String.raw`\bmitigate against (?=\p{L})`, 'reduce '),
  trim(
    'padding',
    String.raw`\b(i|we) would (anticipate|expect) that (?=\p{L})(?![^.?!]*\bwould\b)`,
    '$1 expect that ',
  ),
  trim('padding', '^(?:i|we) would (?:just |also )*like to (?:reassure|assure) you that '),
  // Thought and remembered before it is said.
  trim(
    'padding',
    String.raw`^(?:i|we) (?:do |still )?(?:know|remember|recall|understand|appreciate)(?: that)? (?=you (?:said|mentioned|told|asked|explained)\b)`,
  ),
  trim(
    'padding',
    `^(?:so,? )?as (?:(?:i(?:['’]m| am) sure|no doubt) )?(?:you|(?:many|most|some) of you) (?:(?:can|will|may|might|would|no doubt|surely|well|certainly|probably|also|already|all) )+(?:appreciate|imagine|understand|remember|recall|know|be aware)${ASIDE}`,
  ),
  trim(
    'padding',
    `^i(?: just)? think (?:that )?it (?:would|could|might|may) (?:potentially |probably |perhaps |maybe |also )*be ${BE_USEFUL} if we (?:did|had|held|ran|set up|arranged|organi[sz]ed) (an?) `,
    'I suggest $1 ',
  ),
  trim(
    'wrapping',
    String.raw`^i(?: just)? think (?:that )?it would (?:also )?be ${BE_USEFUL} if (each of you|all of you|you all|everyone|everybody) (?:could|can|would)(?: please)? ([^?!;]{3,160}?)\.$`,
    'could $1 $2?',
  ),
  trim(
    'padding',
    String.raw`\b(i|we) would (?:strongly |personally |really )?(recommend|advise|suggest|propose) (?=that\b)`,
    '$1 $2 ',
  ),
  trim('padding', String.raw`\bfor the (?:total )?amount of (?=[£€$¥]|\d)`, 'for '),
  trim('padding', String.raw`^for your convenience,? (?=(?:i|we)\b)`),
  trim('padding', String.raw` to this (?:e-?mail|message|mail)(?=[.,])(?<=\battached\b[^.?!;:]{3,80})`),
  trim(
    'padding',
    String.raw`\b(have|has) given (?:careful|serious|due) (?:consideration|thought) to `,
    '$1 carefully considered ',
  ),
  // Offers of help behind an offer of help.
  trim(
    'padding',
    String.raw`,? and (?<=\b(?:let (?:me|us) know|contact (?:me|us)|get in touch|reach out|reply)\b[^.?!;:]{0,60},? and )${HAPPY_TO_HELP}(?=\.)`,
  ),
  trim(
    'padding',
    String.raw`(?<=^if [^.?!;:,]{3,100}), then(?= (?:please|just|we|i|you|he|she|it|they|there|all|the|our|your|my|this|that)\b)`,
    ',',
  ),
  trim(
    'padding',
    String.raw`\b(?<=\b(?:need(?:s|ed)?|required|expect(?:ed)?|wait(?:ing)? (?:for|on)|anything|something|nothing|everything|more|input|feedback|reply|answer|news|approval|confirmation|details|figures|photos) )(?<!\bto \p{Ll}+ )from (my|our|your) (?:side|end)(?=[.,!?]|$| (?:before|by|until|for|so|and|as|if|to|at this|yet|now|today)\b)`,
    ({ 1: whose = '' }) =>
      whose.toLowerCase() === 'my' ? 'from me' : whose.toLowerCase() === 'our' ? 'from us' : 'from you',
  ),
  trim(
    'padding',
    String.raw`\bif (this|that|it) (?:sounds like|is|seems like|looks like|might be|may be|could be|would be) something (?:that |which )?you(?:['’]re| are|['’]d be| (?:(?:might|may|would|could) )?(?:potentially |possibly |perhaps )?(?:be|find)) interest(?:ed in|ing)`,
    'if $1 interests you',
  ),
  trim(
    'padding',
    String.raw`\bif (this|that|it) (?:sounds like|is|seems like|looks like|might be|may be|could be|would be) something (?:that |which )?(?:may|might|could|would) (?:potentially |possibly )?be of (?:any )?interest(?: to you)?(?=[,.?!]| and\b)`,
    'if $1 interests you',
  ),
  trim(
    'padding',
    String.raw`^if you were to (\p{Ll}+ [^.?!;:]{3,80}?),? (?:then )?(we|i) would be able to `,
    'if you $1, $2 can ',
  ),
  trim(
    'padding',
    String.raw`\bthere (?:is|are) (not )?going to be `,
    ({ 1: not = '' }) => `there will ${not}be `,
  ),
  trim('padding', String.raw`\bnot be an? (?:huge|large|great|big|massive) amount of `, 'not be much '),
  trim('padding', String.raw`\bin all likelihood,? (?=\p{Ll})`, 'probably '),
  trim(
    'padding',
    String.raw`,? so there(?:['’]s| has| is) never been a better time to [^\d.?!;:]{3,80}(?=\.)`,
  ),
  trim(
    'padding',
    String.raw`,? and (?:i )?(?:was |am )?(?:\p{Ll}+ )?impressed (?:by|with) (?:your|the) (?:(?:wealth of|extensive|great|impressive|professional|strong) )*(?:background|experience|profile|career|work|achievements|skills|track record)(?: and (?:background|experience|profile|career|achievements|skills))?(?=\.)`,
  ),
  trim(
    'padding',
    `,? (?:and )?so (?:i|we) (?:just )?thought (?:i|we)(?: would|['’]d) (?:drop|send|write) you a (?:(?:quick|short) )?(?:line|note|message|e-?mail)(?=[.!])`,
  ),
  trim('padding', String.raw`\bplease (?=please\b)`),
  trim('wordy', '^the (?:main )?(?:thing|point) to (?:keep|bear) in mind(?: here)? is(?: that)? (?=\\p{L})'),
  // “I wanted to reach out and give you a quick update with regard to the website.”
  trim(
    'padding',
    String.raw`^(?:i|we)(?:['’]m| am|['’]re| are)? ${SOFTLY}(?:(?:want(?:ed)?|would like|thought i['’]d) ?(?:to )?|writing to |reaching out to |getting in touch to )${SOFTLY}(?:(?:reach out|write|get in touch|touch base|check in)(?: (?:to|with) ${YOU})? (?:and|to) )?(?:give|send|share|provide)(?: ${YOU})? (?:with )?(?:(?:an?|some|this) )?((?:(?:quick|brief|short|small|first|final|little) )*)(update|overview|summary|recap)(?: with ${YOU})? ${ABOUT} (?=(?:the|our|your|my|this|where|how)\b[^,;:?!]{3,80}\.$)`,
    ({ 1: how = '', 2: what = '' }) =>
      `here is ${/^[aeiou]/i.test(how || what) ? 'an' : 'a'} ${how}${what} on `,
  ),
  trim(
    'padding',
    String.raw`^as (?:i|we) (?:have |had )?(?:already )?(?:mentioned|said|wrote|explained) (?:in|on) (?:my|our) (?:last|previous|earlier|first) (?:e-?mail|message|note|mail|call), (?=\p{L})`,
  ),
  // “Please confirm the time, and please bring the card.”
  trim(
    'wrapping',
    String.raw`\b(?:please|kindly) (?:also )?(?<=(?:^|, )(?:please|kindly) (?!(?:note|be|see|find)\b)(?:(?!\b(?:if|whether|when|that|because)\b)[^.?!;:]){0,200},? and (?:please|kindly) (?:also )?)(?=\p{Ll})`,
  ),
  trim('padding', String.raw`\bby no later than (?=\p{L}|\d)`, 'by '),
  trim(
    'padding',
    String.raw`^${I_WOULD} ${SOFTLY}like to (?:take (?:this|the) opportunity to )?thank you (?=(?:once |again )*for\b)`,
    'thank you ',
  ),
]
