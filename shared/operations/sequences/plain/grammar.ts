/** What a thought of a brief is by its grammar: a whole sentence or only a part of one, and whom it speaks of. */

import { capitalised } from '../../../engine/edit.ts'
import { MONTHS, SHORT_MONTHS } from '../../../engine/lexicon/calendar-words.ts'
import { nounNumber } from '../../../engine/measures/noun-number.ts'
import { isCountable } from '../../../engine/measures/nouns.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { spokenTo, toYou, withYou } from '../../brief-people.ts'
import { written } from '../../brief-shorthand.ts'
import { tellsIn } from '../../material/clause-verb.ts'
import { isPast, isVerb, mayBePast, maybeVerb } from '../../material/verbs.ts'
import { bare, COMMA, formOf } from '../wording.ts'

/** Whom a sentence speaks of: those who write, its reader as “you” or as somebody else, or the rest of the world. */
export type Person = 'we' | 'you' | 'they' | 'other'

const PRONOUN = /^(?:we|i|you|they|it|he|she|there|this|that|these|those)(?:['’](?:re|ve|ll|d|s|m))?$/i
const DETERMINER =
  /^(?:our|my|your|their|his|her|its|the|an?|every|each|most|many|some|several|all|both|another|one|two|three|four|five|six|seven|eight|nine|ten|same|if|when|because|since)$/i
const ROLE =
  '(?:customer|client|reader|user|member|donor|tenant|subscriber|buyer|supplier|landlord|guest|patient)'
/** Spoken of only to whoever writes. */
const SOUGHT =
  /^(?:the |our |my )?(?:candidate|prospect|lead(?! times?\b)|contact|applicant)(?:['’]?s)? \p{Ll}/iu
const ROLE_ANY = `(?:${ROLE}|Customer|Client|Supplier|Landlord|Tenant|Donor|Member|User|Reader)`
const OF_ROLE = new RegExp(`^(?:the |our |my )?${ROLE}['’]s (?=\\p{Ll})`, 'iu')
const FIRM = String.raw`[A-Z][\p{L}\d&’'-]*(?: (?:[A-Z][\p{L}\d&’'-]*|&))*`
const IS_ROLE = new RegExp(
  `^(?:[Tt]he |[Oo]ur |[Mm]y |[Aa]n? )?${ROLE_ANY}(?: ${FIRM})? (?=\\p{Ll}+(?:s|ed)\\b)`,
  'u',
)
/** What stands in front of a subject and moves nothing: “Last year we …”. */
const LEAD =
  /^(?:(?:last|this(?! (?:is|was)\b)|next|in|on|since|from|until|after|before|by) [^,]{1,24}?,? (?=(?:we|i|you|they|our|the|your|their)\b)|(?:also|then|now|so|and|but),? )/i

const FINITE =
  /^(?:is|are|was|were|isn['’]t|aren['’]t|has|have|had|can|can['’]t|cannot|could|will|won['’]t|would|must|may|should|do|does|did|don['’]t|doesn['’]t|got|went|became)$/i

/** “Our software forecasts how many people come”: a verb by what follows it. */
const TELLS_HOW =
  /^(?:our|the|my|each|every|\p{Lu}\p{L}+) (?:\p{Ll}+ ){0,2}\p{Ll}+s (?:how|what|which|whether|the|an?|your|all|every|each|when|where)\b/iu
const SUBORDINATE = /^(?:if|when|because|since|as|after|before|once|while|although|though|unless)\b/i

/** “A radio costs £480”, “the course takes two days” */
const COSTS =
  /^(?:an?|the|our|my|each|every|this|one) (?:\p{Ll}+ ){1,3}(?:costs?|takes?|saves?|weighs?|holds?|lasts?|runs?|starts?|includes?|needs?|seats?|feeds?|covers?) (?:[£$€\d]|(?:about|only|from|up|less|more|an?|one|two|three)\b)/iu
/** Whether a thought has its subject and its verb. In doubt it has not: a part of a sentence is listed, which is never wrong. */
export function isWhole(text: string): boolean {
  const [head = '', ...behind] = bare(text)
    .replaceAll(/ \([^)]*\)/g, '')
    .replace(LEAD, '')
    .split(/: (?=\p{L})/u)
  // “I offer a partnership: you send us contracts” is told by what stands before its colon.
  const all = behind.length > 0 && head.split(' ').length > 3 ? head : [head, ...behind].join(': ')
  // “SaaS for dentists, reduces no-shows”: what stands behind a comma makes no sentence of what stands before it.
  const said = SUBORDINATE.test(all)
    ? all
    : (all
        .replace(/, (?:[^,]|,\d){1,60}, (?=(?:is|are|was|were|has|have|had|\p{Ll}+(?:s|ed|t))\b)/u, ' ')
        .split(COMMA)[0] ?? all)
  const words = said.split(/\s+/)
  const [first = '', second = ''] = words
  if (COSTS.test(said)) return true
  // “If you sign before Christmas you get the pack free”
  if (
    /^(?:if|when|once) (?:you|we|they|she|he|it) \p{Ll}+ .*\b(?:you|we|they|she|he|i|it) (?:(?:will|can|may|would) )?\p{Ll}+/iu.test(
      said,
    )
  )
    return true
  if (words.length < 3 || /:/.test(said.replaceAll(/https?:\S+|\d:\d/g, ''))) return false
  // “IT managers” in capitals are no pronoun.
  if (PRONOUN.test(first) && !/^\p{Lu}{2}/u.test(first))
    return !/^(?:this|that|these|those)$/i.test(first) || FINITE.test(second) || formOf(said) === 'clause'
  const finite = words.slice(1, 12).findIndex((word) => FINITE.test(word))
  if (finite >= 0 && !/\b(?:who|that|which)\b/i.test(words.slice(0, finite + 1).join(' '))) return true
  if (TELLS_HOW.test(said) || (/^\p{Lu}\p{Ll}+\p{Lu}/u.test(first) && isVerb(second) && second.endsWith('s')))
    return true
  const isSubject =
    DETERMINER.test(first) ||
    /^\d/.test(first) ||
    /^\p{Lu}/u.test(first) ||
    /^\p{Ll}{3,}[^su\W]s$/iu.test(first) ||
    (/^(?:last|this|next)$/i.test(first) && tellsPast(words)) ||
    // “£22 pays for a bed”
    (/^[£$€]\d/.test(first) && isVerb(second) && second.endsWith('s')) ||
    words.some((word, i) => i > 0 && i < 8 && mayBePast(word) && /^[\d£$€]/.test(words[i + 1] ?? '')) ||
    (/^\p{Ll}+$/u.test(first) && /^\p{Ll}{3,}[^su\W]s$/u.test(second))
  // “Ines de Vries (Unilever)”
  if (
    !isSubject ||
    !/(?:^| )(?!(?:de|van|von|der|and|the|of)\b)\p{Ll}{2,}/u.test(said.replaceAll(/\([^)]*\)/g, ''))
  )
    return false
  if (USED.test(said)) return true
  // “Three law firms book us”: only a verb stands before “us”.
  if (
    / (?!(?:for|with|to|of|from|by|at|about|on|in|like|than|and|or|near|behind|under|between|through|into|as|but|all|both|without|around|over)\b)\p{Ll}{3,} (?:us|it|them|me)\b/u.test(
      said,
    )
  )
    return true
  return formOf(said) === 'clause' || tellsIn(said) || tellsPast(words)
}

/** “40 firms already joined”, “Larch Bakery cut 31 hours”: a past behind what did it, and no participle of a noun. */
function tellsPast(words: readonly string[]): boolean {
  return words.some((word, i) => {
    if (i === 0 || i > 8 || word.includes('-') || word !== word.toLowerCase() || !mayBePast(word))
      return false
    if (/^(?:who|that|which)$/i.test(words[i - 1] ?? '')) return false
    const next = words[i + 1] ?? ''
    return next === ''
      ? words.length > 3
      : !/^(?:by|to|from)$/.test(next) || /^(?:went|grew|fell|rose)$/.test(word)
  })
}

/** Whom a whole sentence speaks of, by its subject. `roles` are words by which this brief calls its readers. */
export function personOf(text: string): Person {
  const said = bare(text).replace(LEAD, '')
  if (/^(?:we|i|our|my)(?:['’]|\b)/i.test(said)) return 'we'
  if (/^(?:most|some|many|all|each|none|half|few|\d+%?) of them\b/i.test(said)) return 'they'
  if (/^(?:you|your)(?:['’]|\b)/i.test(said)) return 'you'
  if (
    /^(?:(?:if|when|once|as soon as|unless|because|since|until) )?(?:they|their|he|she|his|her)(?:['’]|\b)/i.test(
      said,
    )
  )
    return 'they'
  if (SOUGHT.test(said) || OF_ROLE.test(said) || IS_ROLE.test(said)) return 'they'
  return 'other'
}

/** Said to the reader it speaks of; `null` where that would not be sure. */
export function toReader(text: string): string | null {
  const said = bare(text).replaceAll(/\b(?:she|he)['’]s (?=\p{L}+ing\b|not\b)/giu, 'you are ')
  if (SOUGHT.test(said) || /\b(?:most|some|many|all|each|none|half|few|\d+%?) of (?:them|you)\b/i.test(said))
    return null
  const owned = said.replace(OF_ROLE, 'Your ')
  const [whole = ''] = IS_ROLE.exec(owned) ?? []
  const turned =
    whole === ''
      ? owned
      : `You ${owned.slice(whole.length).replace(/^\S+/, (verb) => withYou(verb.toLowerCase()))}`
  return capitalised(reflexive(toYou(spokenTo(turned)))).replace(/\byou was\b/gi, (w) =>
    w.replace('was', 'were'),
  )
}
const reflexive = (text: string) =>
  text.replaceAll(/\bthemselves\b/gi, 'yourselves').replaceAll(/\bthem\b/gi, 'you')

/** Without what speaks of several readers at once: “Starter stops at 3 users and most of them share a login”. */
export const withoutSome = (text: string): { told: string; left: string | null } => {
  const at = text.search(
    /,? (?:and|but|because|as|since) (?:(?:most|some|many|all|none|half|few) of (?:them|you)|(?:they|their))\b/i,
  )
  return at < 12 || !/\bof (?:them|you)\b/i.test(text.slice(at))
    ? { told: text, left: null }
    : {
        told: text.slice(0, at),
        left: text
          .slice(at)
          .replace(/^,? (?:and|but) /, '')
          .trim(),
      }
}

/** Things of the reader's that notes name without an article, and things both know. */
const YOURS =
  /^(?:account|card|plan|subscription|licen[cs]e|contract|trial|membership|policy|booking|order) (?=(?:is|was|has|ends|expires|renews|runs|will)\b)/i
const KNOWN =
  /^(?:quote|proposal|fair|demo|meeting|call|course|workshop|event|webinar|deadline|price|training|visit|trial|pilot|appointment|(?:\p{Ll}+ )?inspection|minimum(?: order)?|delivery|problem|fee|(?:first|second|final|last) payment|new (?:\p{Ll}+ )?\p{Ll}+[^s\W]) (?=(?:is|was|has|will|takes|costs|starts|ends|stays|goes|rises|includes|begins)\b)/iu
/** Somebody nobody knows by name: “Competitor offers 0.41 per box”. */
const SOMEBODY =
  /^(?:competitor|customer|client|colleague|friend|supplier|neighbour|neighbor|farm|school|clinic|hotel|bakery|restaurant) (?=(?:(?:near|in|at|from) \p{Lu}\p{Ll}+ )?\p{Ll}+(?:s|ed)\b)/iu

/** Who uses or books what the sender has: “14 owners work with us”. */
export const USED =
  /^(?!(?:It|This|That|There|We|You|They)\b).{4,60} (?:use|uses|used|book|booked|trust|rent|rented|rely on|works? with|bought|chose) (?:it|us|ours|our|them)\b/u

export const DUE = /^((?:the |our )?(?:invoice|bill|rent)\b.*?), due (?:on |since )?(\d{1,2} \p{Lu}\p{Ll}+)/iu

const OWED =
  /^((?:the |our )?(?:invoice|bill|rent)\b[^,(]*?),? \(?([£$€]\s?\d[\d.,]*\d|\d[\d.,]*\d ?(?:€|euros?))\)?, due (?:on |since )?(\d{1,2} \p{Lu}\p{Ll}+)/iu

/** `flat 3B, rent for November (£875) not paid, was due 1 November` */
const UNPAID =
  /^(?:[^,]{2,30}, )?(?:the |our )?((?:invoice|bill|rent|fee|deposit)\b[^,]*?),? (?:(?:is |was )?not (?:yet )?paid|unpaid|overdue|outstanding),? (?:and |it )?(?:was |is )?due (?:on |since )?(\d{1,2} \p{Lu}\p{Ll}+)/iu

/** `gas engineer (Phil) coming Tuesday` */
export const COMING =
  /^(?:the )?((?:\p{Ll}+ ){1,3}(?:\([^)]*\) )?)(coming|arriving|starting|opening|closing|moving|visiting) (?:on )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,2} \p{Lu})/u

/** `start Feb`, `starts in March` */
const START = new RegExp(
  String.raw`^start(?:s|ing)?(?: date)?:? (?:in |on |from )?((?:\d{1,2} )?(?:${`${MONTHS} ${SHORT_MONTHS}`.replaceAll(' ', '|')})\.?)$`,
  'i',
)
const monthOf = (on: string) =>
  written(`in ${on.replace(/^\d+ |\.$/g, '')}`).replace('in ', /^\d+ /.exec(on)?.[0] ?? '')

/** “runs out 31 December”: what was named before does it. */
const OF_IT =
  /^(?=(?:runs|ends|expires|starts|begins|opens|closes|renews|costs|takes|includes|comes|lasts|works|needs|saves|weighs|covers|fits|holds)\b \S)(?:(.*?\p{Ll}) (?=\d{1,2} \p{Lu}\p{Ll})|)/iu
/** `launch on 3 February`, `crew free from 12 January`: what is on a day, or costs nothing. */
const ON_DAY = /^((?:\p{L}+ )?\p{L}+) ((?:on|from|until) (?:the )?\d{1,2} \p{Lu}\p{Ll}+)$/u
const FREE =
  /^((?:\p{L}+ )?(?!(?:sugar|gluten|risk|tax|duty|interest|care|for|smoke)\b)\p{Ll}+) (free)((?: (?:from|until|on|in|for|within)\b.*)?)$/iu
/** `turnaround 5 days per batch`, `price £49 a month`: a thing and how much of it. */
const MEASURED =
  /^((?:\p{L}+ )?\p{Ll}+) (?=(?:about |from |only |just |up to )?(?:[£$€]\s?\d|\d[\d.,]*(?: ?(?:%|k\b|euros?\b|pounds\b|dollars\b|days?\b|hours?\b|minutes\b|weeks?\b|months?\b|years?\b|incl\b|plus\b)|\/)))/iu
/** Whether words are the bare name of a thing; one with a capital may be that of a firm, unless such things are counted. */
const isThing = (name: string): boolean =>
  formOf(name) === 'noun' &&
  (/^\p{Ll}/u.test(name) || isCountable(name.split(' ').at(-1)?.toLowerCase() ?? '')) &&
  !NO_THING.test(name) &&
  !isPast(name.split(' ')[0]?.toLowerCase() ?? '') &&
  !(/s$/.test(name) && maybeVerb(name.split(' ').at(-1)?.toLowerCase() ?? ''))
const NO_THING =
  /^(?:the|our|an?|your|my|only|just|about|over|up|plus|free|same|flat|fixed|full|part|remote|no|not)\b|\b(?:free|in|on|at|by|for|from|with|of|to|until|within|after|up|all)$/i
const named = (name: string): string => {
  const isMany = nounNumber(tokenize(name), name.split(' ').length - 1) === 'many'
  return `the ${name.charAt(0).toLowerCase()}${name.slice(1)} ${isMany ? 'are' : 'is'}`
}
/** A note of a few words as a sentence, or with its colon; as it was where neither is sure. */
const noted = (text: string): string =>
  text
    .replace(FREE, (all, name: string, free: string, rest: string) =>
      isThing(name) ? `${named(name)} ${free}${rest}` : all,
    )
    .replace(ON_DAY, (all, name: string, day: string) => (isThing(name) ? `${named(name)} ${day}` : all))
    .replace(MEASURED, (all, name: string) => (isThing(name) ? `${name}: ` : all))
    .replace(
      /^(founder|owner|chef|director|speaker|host|trainer|teacher) (?=(?:is|was|has|had)\b)/i,
      (who) => `our ${who.toLowerCase()}`,
    )
    .replace(
      OF_IT,
      (all, before?: string) =>
        `it ${before === undefined ? all.toLowerCase() : `${before.toLowerCase()} on `}`,
    )

/** With the article that a note leaves out in front of a thing both know. */
export const withArticles = (given: string): string => {
  const text = noted(given)
  return inFront(
    text
      .replace(UNPAID, 'the $1 was due on $2')
      .replace(/^must have (?!an?\b|the\b|your\b|\d)/i, 'needed: ')
      .replace(/^my ((?:phone )?number|phone|mobile) (?=\+?\d)/i, 'my $1 is ')
      .replace(COMING, 'the $1is $2 on $3')
      .replace(OWED, '$1 for $2 was due on $3')
      .replace(DUE, '$1 was due on $2')
      .replace(START, (_, on: string) => `The start is ${/^\d/.test(on) ? 'on' : 'in'} ${monthOf(on)}`)
      .replace(/\b(for|to) (?=(?:free )?(?:trial|demo|newsletter)\b)/i, '$1 a '),
  )
}
const inFront = (text: string): string =>
  SOMEBODY.test(text)
    ? `A ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : YOURS.test(text)
      ? `Your ${text.charAt(0).toLowerCase()}${text.slice(1)}`
      : KNOWN.test(text)
        ? `The ${text.charAt(0).toLowerCase()}${text.slice(1)}`
        : /^same \p{Ll}+ \p{Ll}+s\b/iu.test(text)
          ? `The ${text.charAt(0).toLowerCase()}${text.slice(1)}`
          : text

/** A thought that lost its subject: “measured 14 playgrounds last summer”. */
export function lacksSubject(text: string): boolean {
  const [first = '', next = ''] = bare(text).split(/\s+/)
  return (
    first === first.toLowerCase() &&
    !ADJECTIVE.test(bare(text)) &&
    (isPast(first) ||
      (/^(?:can|will|could|would)$/.test(first) && maybeVerb(next)) ||
      /^(?:did|didn['’]t|was|were|had|has|have)$/.test(first)) &&
    next !== '' &&
    !/^(?:by|to)$/.test(next)
  )
}

/** `paid plan €12`: what a plan is and nothing that somebody did. */
const ADJECTIVE =
  /^(?:paid|used|fixed|limited|reduced|guided|printed|shared|managed|included|added) (?!(?:an?|the|our|my|your|their|its|it|us|them|for|on|in|to|by|from|with|at|up|out|\d+)\b)\p{Ll}/u

/** A base form that begins an order or a wish: `fill in a survey`, `try it on one repo`. */
export function beginsWithAct(text: string): boolean {
  const [first = '', next = ''] = bare(text).toLowerCase().split(/\s+/)
  if (first.endsWith('s') || first.endsWith('ing') || tokenize(first).length !== 1) return false
  if (
    /^(?:reply|call|rsvp|sign|let|fill|save|book|watch|refer|switch|upgrade|renew|donate|give|try|join|answer)$/.test(
      first,
    )
  )
    return true
  return (
    formOf(text) === 'verb' ||
    (maybeVerb(first) &&
      !isPast(first) &&
      /^(?:an?|the|one|two|your|their|our|us|me|it|them|by|at|on|to|with|in|or|and)$/.test(next))
  )
}
