/** Many write `about` as a note to themselves: `Invite CFOs to our webinar`. Here it becomes what the reader is told. */
import { capitalised } from '../engine/edit.ts'
import type { BriefInput } from './brief.ts'
import { inFields } from './brief-fields.ts'
import { withOrders, withoutOrders } from './brief-orders.ts'
import { inParts } from './brief-parts.ts'
import { spokenTo, withPeople, withYou } from './brief-people.ts'
import { isPast } from './material/verbs.ts'

/** Who is meant in a note: some readers, up to what they are told. */
const WHOM = '(?:(?:Dr|Mr|Mrs|Ms|Prof)\\. )?(?:[^.:;]{1,90}?)'
const WANT =
  /^(?:please |(?:we|i)(?:'d| would)? (?:want|like|need|have|plan) to |the goal is to |goal: ?|aim: ?)/i
/** `Cold email to heads of IT at schools`, `Write a short note to Sarah about …`. */
const MAIL = new RegExp(
  String.raw`^(?:(?:write|send|draft|create|compose|prepare) (?:${WHOM} )?)?(?:an? |the |our )?(?:[\p{L}-]+ ){0,2}?(?:e-?mail|mail|message|note|reminder|pitch)(?: sequence)? (?:to|for|that|about|on)\b`,
  'iu',
)
const MAIL_SAYS =
  /\b(about|on|regarding|for(?= (?:our|my) )|announcing|introducing|offering|promoting|that|(?:to (?:say|tell (?:them|her|him|people|everyone|everybody|readers))|saying|telling (?:them|her|him)|explaining) that) (\S.*)$/i
const INVITE = new RegExp(
  `^(?:invite|inviting|invitation for) ${WHOM} (?:to|for) ((?:our|the|an?|my) .+|(?:[\\p{L}-]+ ){0,3}(?:webinar|workshop|event|dinner|breakfast|lunch|conference|meetup|summit|open day|fair|session|tasting|launch|party)\\b.*)$`,
  'iu',
)
const TELL = new RegExp(
  `^(?:mention|say|note|explain|point out|add|stress|emphasi[sz]e|state|announce|make (?:it )?clear|tell ${WHOM}|let ${WHOM} know|remind ${WHOM}|inform ${WHOM}) that (.+)$`,
  'i',
)
/** `Tell customers the shop is shut from 3 May`: the same without “that”. */
const TELL_PLAINLY = new RegExp(
  `^(?:tell|remind|inform|let) ${WHOM}(?<! (?:of|to|for|in|at|about|on|with|from))(?: know)? ((?:the|our|we|you) .*\\b(?:is|are|will|has|have|was|were|closes?|opens?|moves?|starts?|ends?|must|need)\\b.*)$`,
  'i',
)
const NAME_IT = new RegExp(
  `^(?:(?:follow(?:ing)? up|check(?:ing)? in|get(?:ting)? back|reach(?:ing)? out)(?: (?:with|to) ${WHOM})? (?:about|on|regarding)|(?:tell|remind|inform|update|write(?: to)?) ${WHOM} (?:of|about|on)|announce|promote|introduce|present) (.+)$`,
  'i',
)
/** `promote our course for freelancers` */
const SHOW = /^(?:promote|advertise) ((?:our|the|my) .+)$/i
const THANK = new RegExp(`^thank (?!.* (?:who|that) .* for )${WHOM} for (.+)$`, 'i')
const WELCOME = new RegExp(String.raw`^welcome (?!to\b)${WHOM} (?:of|to) (.+)$`, 'i')
/** What is wanted of the reader: something to do, or an answer. */
const ASK =
  /^[Aa]sk (?:them|her|him|\p{Lu}\p{L}+|(?:the|our|all) \p{L}+|people|readers|everyone)(?: \p{Lu}[\p{L}’'-]+)*(?: to (?!know\b)| for (?=(?:an?|some|one|two|three|their|the)\b)| (?=(?:whether|if) ))(.+)$/u
/** `ask Tom for the Q3 headcount sheet by Thursday`: a thing that one person has. */
const HANDS_OVER =
  /^[Aa]sk (?!(?:[Cc]ustomers|[Cc]lients|[Pp]eople)\b)(\p{Lu}\p{Ll}+) for ((?:the|his|her|their) (?!(?:.* )?(?:call|meeting|demo|visit|chat|time|opinion|advice|help|name)\b).+)$/u
const BY_DAY = / (?:by|before|until) \S.*$/
/** `Follow up with HR managers we met at the fair`: where the two met. */
const MET = new RegExp(
  `^(?:(?:follow(?:ing)? up|check(?:ing)? in|get(?:ting)? back|reach(?:ing)? out) (?:with|to)|(?:e-?mail|mail|write(?: to)?|message)) ${WHOM} (?:that |who |whom )?we (met|spoke (?:to|with)|talked (?:to|with)) (.+)$`,
  'i',
)

/** The brief with its notes turned to the reader; what is none stays as it is. */
export const toReaders = (brief: BriefInput): BriefInput => readNote(brief).brief

/** The same, with the orders that could not be turned: no reader is told them, and the sender has to say them. */
export const readNote = (brief: BriefInput): { brief: BriefInput; left: string[] } =>
  withoutOrders(turnedTo(inParts(withPeople(withOrders(inFields(brief))))))

function turnedTo(brief: BriefInput): BriefInput {
  let ask = brief.ask
  let reader = brief.recipient
  const sentences = brief.about
    .split(/(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St)\.)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [first = ''] = sentences
  const ofReader =
    isOfReader(sentences) ||
    MET.test(bare(first)) ||
    ofOneIn(bare(first)) !== null ||
    (/\btheir\b/i.test(first) && saidIn(bare(first)) !== null)
  const told = sentences.flatMap((text) => {
    const asked = ASK.exec(bare(text))?.[1]
    if (asked !== undefined) {
      const [, of] = / about (.+)$/i.exec(asked) ?? []
      if (sentences.length === 1 && of !== undefined) {
        ask ??= spokenTo(asked.replace(/ about .+$/i, ''))
        return [`This is about ${spokenTo(of)}.`]
      }
      const [, named, thing] = HANDS_OVER.exec(bare(text)) ?? []
      if (thing !== undefined && ask === undefined) {
        reader ??= { name: named }
        ask = `send me ${spokenTo(thing)}`
        return sentences.length === 1 ? [`This is about ${spokenTo(thing.replace(BY_DAY, ''))}.`] : []
      }
      // An answer that is wanted stands behind the ask of the brief, which asks for it in its own words.
      if (ask !== undefined && !/^(?:whether|if) /i.test(asked)) return [text]
      ask ??= spokenTo(asked).replace(/^if /i, 'whether ')
      return []
    }
    if (UNANSWERED.test(bare(text))) return []
    if (CHASE.test(bare(text))) ask ??= 'When can we expect the payment?'
    const reach = REACH.exec(text.trim().replace(/[.!]+$/, ''))
    if (reach !== null) {
      const [, given] = reach
      const { why } = reach.groups ?? {}
      // “because most of them close in May” speaks of more than the one who reads it.
      if (why !== undefined) return /\bof them\b/i.test(why) ? [] : [`${capitalised(spokenTo(why))}.`]
      if (given !== undefined && (ask !== undefined || sentences.length === 1))
        return [`We offer ${spokenTo(given)}.`]
      if (given !== undefined) ask = `Would you like ${spokenTo(given)}?`
      return []
    }
    const [, sorry] = SORRY.exec(bare(text)) ?? []
    if (sorry !== undefined) {
      const rest = saidIn(sorry) ?? ''
      return [`I am sorry about this.${rest === '' ? '' : ` ${capitalised(rest)}.`}`]
    }
    const said = saidIn(bare(text)) ?? ofOneIn(bare(text))
    if (brief.recipient?.name !== undefined && INVITE.test(bare(text))) ask ??= 'Would you like to come?'
    if (CUSTOMERS.test(text)) return [ofCustomers(text)]
    if (BETWEEN.test(text)) return [text.replace(BETWEEN, '$1')]
    if (OTHER_SIDE.test(text) || WANTED.test(text)) return [asReader(text)]
    if (OUR_PAPER.test(text)) return [`Our ${text.charAt(0).toLowerCase()}${text.slice(1)}`]
    if (said === null)
      return ofReader
        ? [
            spokenTo(text)
              .replaceAll(/\bthem\b/gi, 'you')
              .replace(/^you\b/, 'You'),
          ]
        : [text]
    return said === '' ? [] : [`${capitalised(said)}.`]
  })
  if (ask !== undefined && ASKS_READER.test(ask)) ask = spokenTo(ask)
  // A brief that is nothing but a note on its readers still has to say something.
  const about = told.join(' ')
  const offer =
    brief.offer !== undefined && ASKS_READER.test(brief.offer) ? spokenTo(brief.offer) : brief.offer
  return about === '' || (about === brief.about && ask === brief.ask && offer === brief.offer)
    ? brief
    : {
        ...brief,
        about,
        ...(ask === undefined ? {} : { ask }),
        ...(offer === undefined ? {} : { offer }),
        ...(reader === undefined ? {} : { recipient: reader }),
      }
}

/** Whom an ask speaks of is its reader, unless others are named in it: “can they match £38?” */
const ASKS_READER =
  /^(?!.*\b(?:customers?|clients?|users?|staff|people|team|colleagues|\p{L}+ers)\b.*\bthe(?:y|ir|m)\b).*\bthe(?:y|ir)\b/iu

/** Who “they” are where the note names nobody else: it begins with them, or names none but things before them. */
function isOfReader(sentences: readonly string[]): boolean {
  const [first = ''] = sentences
  if (/^(?:their|they(?:'re|'ve)?)\b/i.test(first)) return true
  const text = sentences.join(' ')
  const at = text.search(/\b(?:they|them|their|they're|they've)\b/i)
  return at >= 0 && !OTHERS.test(text.slice(0, at)) && /^(?:our|my|i|we)\b/i.test(first)
}
/** More than one of anything but of time and money. */
const OTHERS =
  /\b(?:people|staff|children|men|women|(?!(?:years|months|weeks|days|hours|minutes|euros|pounds|dollars|is|was|has|us|this|its|as|plus|always|business)\b)[\p{L}’'-]{2,}[^s\W]s)\b/iu

const bare = (text: string) =>
  text
    .replace(/[.!]+$/, '')
    .replace(WANT, '')
    .replace(BETWEEN, '$1')
/** `Our customers on the old plan will have to move`, `Who moves before August keeps …`: the mail goes to them. */
const CUSTOMERS =
  /^(?:(?:(?:our|all) )?(?:customers|clients|users|members|subscribers)(?: ((?:on|with|in) [^.,;]+?))? (will|can|may|must|have to|need to|should)\b|who (\p{Ll}+s) (.+?) (\p{Ll}+s) )/iu
const ofCustomers = (text: string): string =>
  text.replace(CUSTOMERS, (_, place?: string, may?: string, does?: string, what?: string, gets?: string) =>
    may !== undefined
      ? place === undefined
        ? `You ${may.toLowerCase()}`
        : `If you are ${place}, you ${may.toLowerCase()}`
      : `If you ${withYou(does ?? '')} ${what}, you ${withYou(gets ?? '')} `,
  )
/** `We want to reach estate managers and offer them a free scan`: whom the mail is for, and what they are told. */
const REACH = new RegExp(
  `^(?:we|i)(?:'d| would)? (?:want|like|need|plan|aim|hope) to (?:reach|target|approach|contact|win|write to|get in touch with) ${WHOM}(?: and (?:offer|give) (?:(?:them|him|her) )?(.+)|,? (?:because|as|since) (?<why>.+))?$`,
  'iu',
)
/** No reader is told that they have not answered. */
const UNANSWERED =
  /^(?:there (?:was|has been) )?no (?:answer|reply|response|feedback)(?: yet| so far| since)?$/i
const SORRY = /^(?:apologi[sz]e|say sorry)(?: for [^,]+)?(?:,? and (.+)|(?=$))/i
/** `Offer for the hedges was sent on 3 June`: ours. */
const OUR_PAPER = /^(?:offer|quote|quotation|proposal|estimate|tender) (?=(?:for|of|on|to)\b)/i
/** `Our landlord wants to raise the rent`: whoever reads it. */
const OTHER_SIDE =
  /^our (?:supplier|landlord|provider|insurer|bank|agency|accountant) (wants|plans|has|is|raised|increased)\b/i
/** `We would like our insurer to lower the premium` */
const WANTED =
  /^((?:we|i)(?:'d| would)? (?:like|want|need|ask)) (?:our|my|the) (?:supplier|landlord|provider|insurer|bank|agency|accountant) to /i
const THEIRS: Readonly<Record<string, string>> = { wants: 'want', plans: 'plan', has: 'have', is: 'are' }
const asReader = (text: string) =>
  text
    .replace(OTHER_SIDE, (_, verb: string) => `You ${THEIRS[verb.toLowerCase()] ?? verb}`)
    .replace(WANTED, '$1 you to ')
/** `Quarterly review with our supplier`: whoever reads it is the supplier. */
const BETWEEN =
  /^((?:\p{L}+ )?(?:review|meeting|call|catch-?up|talk)) with (?:our|my|the) (?:supplier|landlord|provider|client|customer|vendor|agency|bank|accountant)(?=\b)/iu

/** `Chase invoice 2291 over 742 euros, due 17 March, to Sorensen` */
const CHASE =
  /^(?:chase(?: up)?|collect|dun) (?:the |our |an? )?((?:overdue |unpaid |open |late )*(?:invoice|payment|bill|rent|deposit)\b[^,.]*)(?:, (?:it (?:is|was) |was )?due (?:on )?([^,.]+))?(?:,? (?:to|from|with|at) [^,.]+)?$/i
/** What a note tells its reader; '' where it only says who that is, `null` where it is no note. */
function saidIn(text: string): string | null {
  const [, paper, due] = CHASE.exec(text) ?? []
  if (paper !== undefined) return due === undefined ? `this is about ${paper}` : `${paper} was due on ${due}`
  const event = INVITE.exec(text)?.[1]
  if (event !== undefined)
    return `you are invited to ${/^(?:our|the|an?|my)\b/i.test(event) ? '' : 'our '}${spokenTo(event)}`
  const fact = (TELL.exec(text) ?? TELL_PLAINLY.exec(text))?.[1]
  if (fact !== undefined) return spokenTo(fact)
  const thanks = THANK.exec(text)?.[1]
  if (thanks !== undefined) return `thank you for ${spokenTo(thanks)}`
  const home = WELCOME.exec(text)?.[1]
  if (home !== undefined) return `welcome to ${spokenTo(home)}`
  const [, met, where] = MET.exec(text) ?? []
  if (met !== undefined) return `we ${met.replace(/ (?:to|with)$/i, '')} ${where}`
  const shown = SHOW.exec(text)?.[1]
  if (shown !== undefined) return `here is ${spokenTo(shown)}`
  const matter = NAME_IT.exec(text)?.[1]
  if (matter !== undefined)
    return `this is about ${spokenTo(/^(?:introduce|promote|present|announce)/i.test(text) ? matter.replace(/ to .+$/, '') : matter)}`
  if (!MAIL.test(text)) return null
  const [, lead = '', rest = ''] = MAIL_SAYS.exec(text) ?? []
  if (rest === '') return ''
  return /that$/i.test(lead) ? spokenTo(rest) : `this is about ${spokenTo(rest)}`
}

/** `Customers who cancelled our box last year`, `New users signed up but have not …`: who is meant is spoken to. */
function ofOneIn(note: string): string | null {
  const text = note.replace(BRING_BACK, '')
  const [whole = '', of = ''] = (text === note ? READERS : OF_TRADE).exec(text) ?? []
  if (whole === '') return null
  const words = text.slice(whole.length).trim().split(' ')
  const at = words.findIndex((word) => isPast(word.toLowerCase()) || /^have(?:n't)?$/i.test(word))
  const rest = words.slice(at).join(' ')
  if (at < 0 || at > (of === '' ? 0 : 3) || SECOND.test(rest)) return null
  const told = `you ${spokenTo(rest)}`
  return of === '' ? told : `this is about ${[of, ...words.slice(0, at)].join(' ')}. You ${spokenTo(rest)}`
}
const READERS =
  /^(?:(?:all|our|new|former|past|inactive) )*(?:customers|users|clients|members|subscribers|donors|people|patients|guests|students)(?: of (our \p{Ll}+))?(?: who| that)?(?= )/iu
/** `Reactivate dental patients who …` */
const BRING_BACK = /^(?:reactivate|re-?engage|win back|bring back|wake up) (?=.* (?:who|that) )/i
const OF_TRADE = /^(?:\p{Ll}+ ){0,2}\p{Ll}+s (?:who|that)(?= )/u
/** A second verb of theirs would be left without its subject. */
const SECOND = /\b(?:get|gets|can|will|may|must|should|are|is|receive|pay|lose|need|want)\b/i
