/** Talk about writing, asking and telling around what is written, asked and told. */
import { capitalised } from '../../../engine/edit.ts'
import { regularPasts, verbsOf } from '../../../engine/measures/conjugation.ts'
import type { Trim, TrimKind } from './trim-table.ts'

const trim = (kind: TrimKind, find: RegExp, put: Trim['put'] = ''): Trim => ({ kind, find, put })

/** What happened is told, not announced: “We wanted to mail you, but the line was down.” A second “because” needs the first. */
const NOT_TOLD = String.raw`(?![^.?!]*\b(?:but|yesterday|and (?:because|since))\b)`
const I_AM = "(?:i|we)(?:['’]m| am|['’]re| are| was| were|['’]ve been| have been)?"
const SOFTLY = '(?:just |only |also |quickly |briefly |simply )*'
/** “wanted to reach out to everyone”, “am getting in touch with you today”. */
const TO_WRITE =
  "(?:(?:want(?:ed)?|would like|thought i would|thought i['’]d)(?: to)? )?(?:reach(?:ing)? out|writ(?:e|ing)|touch(?:ing)? base|get(?:ting)? in touch|e-?mail(?:ing)?|contact(?:ing)?)(?: personally| directly)?(?: (?:to|with)? ?(?:you|everyone|everybody|you all|all of you)(?: (?:both|all|guys))?)?(?: today| now)?(?: personally| directly)?"
const ABOUT =
  '(?:with regards? to|in regards? to|regarding|concerning|in relation to|in connection with|with respect to|about|in reference to|with reference to)'

const BE_GLAD =
  '(?:so |very |really |much |greatly |hugely |highly |most |truly |super )*(?:appreciated|great|good|awesome|helpful|fantastic|perfect|amazing|lovely|wonderful|brilliant|useful|ideal)'
const COULD = '(?:could|would|can|were to)(?: please| kindly| possibly| perhaps| maybe)*'

/** A reason as a sentence of its own. */
const sentence = (reason: string): string =>
  `${reason.charAt(0).toUpperCase()}${reason.slice(1).replace(/ and (?:since|because|as) /giu, ' and ')}.`

/** “Was there anything that we could have done?”, but “Is there anything that we can help you with?” */
function anything(verb: string, what: string): string {
  const isOpen = /\bcould (?!have\b)/i.test(what)
  const asked = isOpen ? 'Is' : capitalised(verb)
  return `${asked} there ${isOpen ? what.replace(/\bcould\b/i, 'can') : what}?`
}

/** What the reader does alone: “send the form”, “get it to us”, “get this fixed”. */
const READERS =
  /^(?:send|share|give|provide|forward|confirm|check(?! (?:in|out)\b)|change|let|tell|sign|review|extend|add|move|look|take a look|help|introduce|connect|(?:make|return|take|pay)\b(?=[^?]* (?:me|us)\b)|return (?:my|our)\b|make (?!(?:an? |the |this |our |my )?(?:\p{L}+ )?(?:payment|deposit|booking|reservation)\b)|get (?:me|us|back|in touch|some(?:one|body) to|[^?]*(?: to (?:me|us)\b|ed\b|\bdone\b)))\b/iu
/** What may be the reader's to do or the sender's. */
const ANYBODYS = /^(?:take|return|pay (?:my|our|your))\b/i
/** What both do. */
const JOINT = /^(?:meet|talk|speak|discuss|chat|catch up|have an? |schedule|arrange|set up|find)\b/i

const DOERS: Readonly<Record<string, string>> = { us: 'we', me: 'I', you: 'you' }

/** Who would do what is asked for in “Would it be possible to …?”; `null` where it cannot be told. */
function doerOf(what: string): string | null {
  if (READERS.test(what)) return 'you'
  if (ANYBODYS.test(what)) return null
  return /\b(?:my|me|i)\b/i.test(what) && !JOINT.test(what) ? 'I' : 'we'
}

/** Plain forms of what is asked for in the passive: “if the form could be returned”. */
const BASE: ReadonlyMap<string, string> = new Map(
  verbsOf(
    'send/sent give/gave/given pay/paid provide return confirm share sign complete submit settle forward arrange review update process ' +
      'resolve approve cancel change check add remove move sort',
  ).flatMap(({ plain, participle }) =>
    (participle === null ? regularPasts(plain) : [participle]).map((done) => [done, plain] as const),
  ),
)

/** “payment could be made by Friday”: the order that is meant; `null` where its verb is not known. */
function order(what: string, done: string, told: string): string | null {
  // “if it could be confirmed by you by Friday”, and nobody else is asked
  const rest = told.replace(/^ by you\b/i, '')
  if (
    /^ by (?:\p{Ll}{2,}(?<!noon|midday|midnight|then|email|post|phone|mail|card|transfer|tomorrow|tonight|today|next|the))\b(?! (?:\d|\p{Lu}))/u.test(
      rest,
    )
  )
    return null
  if (done === 'made') return /^(?:the |your |full )*payment$/i.test(what) ? `please pay${rest}.` : null
  const verb = BASE.get(done.toLowerCase())
  return verb ? `please ${verb} ${what}${rest}.` : null
}

export const WRAPPINGS: readonly Trim[] = [
  // Why the sender writes.
  trim(
    'padding',
    new RegExp(
      String.raw`^(?=i|we|so)${NOT_TOLD}(?:so,? )?(?:${I_AM} )${SOFTLY}${TO_WRITE} (?:because|as|since) (?=(?:i|we|you|your|it|there|the|our)\b)`,
      'giu',
    ),
  ),
  trim(
    'padding',
    /^(?:so,? )?(?:basically,? )?the reason (?:that |why |for my |i am |i['’]m |i )*(?:writing|e-?mail(?:ing)?|getting in touch|reaching out|message|contact(?:ing)?)(?: (?:to )?you)?(?: today)? is (?:that|because) (?=\p{L})/giu,
  ),
  trim(
    'padding',
    new RegExp(
      String.raw`^(?=i|we|so)${NOT_TOLD}(?![^.?!]*\b(?:as|since|because)\b)(?:so,? )?(?:${I_AM} )${SOFTLY}${TO_WRITE} ${ABOUT} (?=(?:the|our|your|my|an?|this|that|\p{Lu})\b)`,
      'giu',
    ),
    'this is about ',
  ),
  trim(
    'wrapping',
    new RegExp(
      String.raw`^(?:${I_AM} )${SOFTLY}${TO_WRITE} (?:and |to )(?:see|ask|check|find out) (?:if|whether) there (was|is) (anything [^.?!;:,]{3,90}?)(?:,? (?:since|as|because) ([^.?!;:]{3,}))?\.$`,
      'giu',
    ),
    ({ 1: verb = '', 2: what = '', 3: why }) => `${anything(verb, what)}${why ? ` ${sentence(why)}` : ''}`,
  ),
  // “You cancelled, and I just wanted to reach out to see if there was anything wrong.”
  trim(
    'wrapping',
    new RegExp(
      String.raw`(?<=\p{L}),? and (?:i|we) ${SOFTLY}${TO_WRITE} (?:and |to )(?:see|ask|check|find out) (?:if|whether) there (was|is) (anything [^.?!;:,]{3,90}?)(?:,? (?:since|as|because) ([^.?!;:]{3,}))?\.$`,
      'giu',
    ),
    ({ 1: verb = '', 2: what = '', 3: why }) => `. ${anything(verb, what)}${why ? ` ${sentence(why)}` : ''}`,
  ),
  trim(
    'padding',
    /, which,? as (?:you (?:probably |may |surely |no doubt |will )*know|(?:i|we) understand it|i['’]m sure you (?:know|agree)),? (?=(?:is|has|was|are|have|were)\b)/giu,
    ', which ',
  ),
  trim('padding', /^myself (?=\p{Lu}\p{Ll}+ (?:from|of)\b)/giu, 'I am '),
  trim(
    'wrapping',
    /^(?:i am|i['’]m|we are|we['’]re) writing to (?:enquire|inquire|ask)(?: as to)? (?:whether(?: or not)?|if) it (?:might|would|could|is|may) (?:at all )?be possible for (our [^.?!;:,]{2,40}?|my [^.?!;:,]{2,40}?|us|me) to ([^?!;:]{3,160}?)\.$/giu,
    ({ 1: who = '', 2: what = '' }) =>
      `could ${/^us$/i.test(who) ? 'we' : /^me$/i.test(who) ? 'I' : who} ${what}?`,
  ),
  // “I'm Ana from Loop, and the reason I'm reaching out is that I saw your post.”
  trim(
    'padding',
    /,? and the reason (?:that |why |for my |i am |i['’]m |i )*(?:writing|e-?mail(?:ing)?|getting in touch|reaching out|message|contact(?:ing)?)(?: (?:to )?you)?(?: today)? is (?:that|because) (?=(?:i|we|you|your|our|it|there)\b)/giu,
    ', and ',
  ),
  trim(
    'padding',
    /\b(issue|problem|error|delay|fault|trouble|failure) (is|was) (?:being )?(?:caused by|due to|down to|a result of|because of) the fact that /giu,
    '$1 $2 that ',
  ),
  trim('padding', /^the purpose of this (e-?mail|message|letter|note|memo) is to /giu, 'this $1 is to '),
  trim(
    'padding',
    /^please (?:see|find) (?:below|attached below) (?:for )?(?=(?:an?|the|our|my|your) (?!details|breakdown|figures))/giu,
    'here is ',
  ),
  trim(
    'padding',
    /\b(update|look|note|summary|report) (?:with regards? to|in regards? to|regarding) where we(?: are|['’]re)(?: currently| now)?(?: at)? (?:with|on) /giu,
    '$1 on ',
  ),
  trim(
    'padding',
    /^as (?:you (?:are|may or may not be|may be|will be|['’]re|are no doubt|may well be|might be|are probably|are all|are already) aware|i['’]m sure you (?:know|are aware)|you (?:will|may) recall|you may or may not (?:know|be aware))(?:, | (?=(?:i|we|he|she|they|there)\b))/giu,
  ),
  trim(
    'padding',
    /(?<=\b(?:attached|enclosed|enclose)\b[^.?!;]{3,120}) for your (?:kind )?perusal(?=[.!,])/giu,
  ),
  trim('padding', /\bfor a (?:duration|period) of (?!time\b)(?=\p{L}|\d)/giu, 'for '),
  // “At the end of the day we lock the gate” is a time.
  trim(
    'padding',
    /^at the end of the day(?:, (?=(?:it|that|this|these|what|if|there|(?:we|you|i|they)(?:['’]re|['’]m| (?:all )?(?:are|am|need|want|have|still|believe|think|know|must|should)))\b)| (?=(?:if|what|it['’]s|that['’]s|we['’]re|you['’]re|they['’]re|i['’]m|(?:we|you|i|they) (?:all )?(?:need|want|still|have to))\b))/giu,
  ),
  trim('padding', /,? but it is what it is(?=[.!])/giu),
  trim(
    'padding',
    /^(?:this is )?(?:just )?a (?:quick|short|brief) (?:e-?mail|note|line|message) to (?=(?:confirm|remind)\b)/giu,
    'this is to ',
  ),
  trim('padding', /\b(?:please )?(?:do not|don['’]t) hesitate to (?=let (?:me|us) know\b)/giu, 'please '),
  // What is told or proposed.
  trim(
    'padding',
    /^what (i|we)(?: would|['’]d)?(?: like to)? (suggest|propose|recommend) is that /giu,
    '$1 $2 that ',
  ),
  trim(
    'padding',
    /^what (i|we)(?: would|['’]d)?(?: like to)? (suggest|propose|recommend) is to /giu,
    '$1 suggest we ',
  ),
  trim('padding', /^it is (our|my) hope that /giu, (match) =>
    /my/i.test(match[1] ?? '') ? 'I hope that ' : 'we hope that ',
  ),
  trim(
    'padding',
    /^i was (?:just )?thinking (?:that )?(?:it would|it might|it['’]d) (?:probably |perhaps |maybe )?be (?:a good idea|good|great|best|useful|helpful|nice) (?:for us )?to (?=\p{Ll})/giu,
    'I suggest that we ',
  ),
  trim(
    'padding',
    /\b(?:at your earliest convenience|when you can|as soon as (?:possible|you can)),? and in any (?:event|case),? (?:by )?(?:no later than|before|by) (?=\d|\p{Lu})/giu,
    'by ',
  ),
  trim('padding', /\b(we|i) would (?:very much |really )?like to be able to /giu, '$1 would like to '),
  trim('padding', /\bthis is something (?:which|that) (is|has|will|can|may)\b/giu, 'this $1'),
  trim('padding', /(?<!\bthere )\b(is|was) something (?:which|that) is (?=\p{Ll}+ing\b)/giu, '$1 '),
  trim(
    'padding',
    /\bregrets? to (?:have to )?(?:inform|advise|tell|notify) you that (?:on this occasion,? )?/giu,
    'are sorry to say that ',
  ),
  trim(
    'padding',
    /\b(i|we)(?: would|['’]d) (?:also )?like to (?:sincerely |deeply |truly |personally )*apologi([sz])e/giu,
    '$1 apologi$2e',
  ),
  trim(
    'padding',
    /(?<=\breason\b[^.;,:]{0,60}\b(?:is|was)) (?:because(?: of the fact that)?|due to the fact that) (?!of\b)/giu,
    ' that ',
  ),
  trim('padding', /\bwill be able to (?=\p{Ll})/giu, 'can '),
  trim('padding', /\bwill not be (?:able|in a position) to (?=\p{Ll})/giu, 'cannot '),
  trim('padding', /\bwould be in a position to (?=\p{Ll})/giu, 'could '),
  trim('padding', /\bmore than happy to (?=\p{Ll})/giu, 'happy to '),
  trim('padding', /\bto (?:maybe|perhaps|possibly|potentially) (?=\p{Ll})/giu, 'to '),
  trim(
    'padding',
    / (?:that|which) (?:is|are) (?:contained|included|found|set out|listed) in (?=the|your|our|my|this)/giu,
    ' in ',
  ),
  trim('padding', /\ba total number of (?=\d)/giu, 'a total of '),
  trim('padding', /^should (this|it|that) be of (?:any )?interest(?: to you)?, /giu, 'if $1 interests you, '),
  trim(
    'padding',
    /(?<=, )(?:i am|i['’]m|we are|we['’]re) writing to (?:inform you|tell you|advise you|notify you|let you know) that /giu,
  ),
  trim(
    'padding',
    /(?<=\b(?:for (?:us|me|you|him|her|them|everyone)|pleased|happy|glad|delighted|excited|like|love|want|wanted|hope|hoping|expect|need) )to be able to (?=\p{Ll})/giu,
    'to ',
  ),
  trim('padding', /^to be able to (?=\p{Ll})/giu, 'to '),
  trim(
    'padding',
    /,? and to (?:see|check|ask|find out) (?:if|whether) (?:there are|you have) any (?:other |further )?questions(?: that)?(?: (?:i|we) (?:can|could|may|might) (?:help (?:you )?(?:to )?)?(?:answer|with))?(?: for you)?(?: at this (?:stage|point|time)[^.?!,;]{0,30})?(?=\.)/giu,
  ),
  // A question about asking.
  trim(
    'wrapping',
    /^(?:so,? )?(?:i|we) (?:just )?(?:thought|think|figured|feel)(?: that)? (?:perhaps |maybe )?it (?:might|could|would|may)(?: perhaps| maybe| possibly| potentially| also)? (?:make sense|be (?:worth(?:while)?|good|great|useful|helpful|nice|a good idea))(?: for (?:us|the two of us|you and (?:i|me)))?(?: to(?: have| grab| schedule| set up| arrange)?| having| if we had)? (an? (?:[\p{Ll}\d-]+ ){0,3}(?:chat|call|conversation|talk|meeting)\b[^?!;:]{0,160}?)\.$/giu,
    'could we have $1?',
  ),
  trim(
    'wrapping',
    /^would it (?:at all )?be (?:at all )?possible (?:for (us|you|me) )?to (?:perhaps |maybe |possibly )?(\p{Ll}[^?]*)\?$/giu,
    ({ 1: who, 2: what = '' }) => {
      const doer = who ? DOERS[who.toLowerCase()] : doerOf(what)
      return doer ? `could ${doer} ${what.replace(/ and to (?=\p{Ll})/gu, ' and ')}?` : null
    },
  ),
  trim(
    'wrapping',
    new RegExp(
      String.raw`^(?:it would be ${BE_GLAD}|(?:i|we)(?: would|['’]d) be (?:very |most |really )*(?:grateful|thankful|obliged)) if ((?:the |your |a |an |this |these |all |full )*[\p{Ll}]+(?: [\p{Ll}]+)?) (?:could|can|would) (?:please |kindly )?be (\p{Ll}+)((?: [^?!.;]{2,160})?)\.$`,
      'giu',
    ),
    ({ 1: what = '', 2: done = '', 3: rest = '' }) => order(what, done, rest),
  ),
  trim(
    'wrapping',
    new RegExp(
      String.raw`^((?:in terms of|on|for|before|by|to|as) [^.?!,;]{2,40}, )?(?:it would be ${BE_GLAD}|(?:i|we)(?: would|['’]d) (?:really |very much |greatly )*appreciate it) if (everyone|everybody|someone|somebody|anyone) ${COULD} ([^?!;]{3,160}?)\.$`,
      'giu',
    ),
    ({ 1: lead = '', 2: who = '', 3: what = '' }) => `${lead}could ${who} ${what}?`,
  ),
  trim(
    'wrapping',
    new RegExp(
      String.raw`^if you (?:would|could|might) be (?:willing|able|so kind as|kind enough|happy) to (\p{Ll}[^.?!]{3,120}?),? (?:that|it)(?: would|['’]d) be ${BE_GLAD}\.$`,
      'giu',
    ),
    'could you $1?',
  ),
  trim(
    'wrapping',
    /^(?:i|we) should be (?:most |very |so |much )*(?:obliged|grateful) if you (?:could|would|can)(?: please| kindly)* (?=\p{Ll}+\b[^?]*$)/giu,
    'please ',
  ),
  trim(
    'wrapping',
    /^(?:i|we)(?: would|['’]d)? (?:also |kindly |therefore |respectfully |like to |hereby )*(?:ask|request) that you (?:please )?(?=\p{Ll})/giu,
    ({ 0: all }) => (/\balso\b/i.test(all) ? 'please also ' : 'please '),
  ),
  trim('wrapping', /\bit is (?:kindly )?(?:requested|asked) that /giu, 'we ask that '),
  trim(
    'softener',
    /,? if (?:that|this|it) (?:would|might|could) be of (?:any )?(?:interest|use|help)(?: to you)?(?=[.?!])/giu,
  ),
]
