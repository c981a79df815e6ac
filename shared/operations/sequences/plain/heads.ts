/** How a brief says what is to be written, to whom and about what. */
import type { BriefInput } from '../../brief.ts'
import { withArticle } from '../../brief-parts.ts'
import { isPlainVerb } from '../../material/verbs.ts'
import { bare, COMMA } from '../wording.ts'
import { withArticles } from './grammar.ts'
import { personNamed } from './people.ts'
import { questionOf } from './wish.ts'

export interface Head {
  /** What the first mail begins with. */
  lead?: string
  topic?: string
  ask?: string
  reader?: NonNullable<BriefInput['recipient']> | undefined
  /** What is asked where nothing else is. */
  weak?: string
  /** The sender's firm. */
  sender?: string
  told?: string[]
  /** True where what follows speaks of the reader. */
  ofReader?: boolean
}

const MAIL =
  '(?:please )?(?:(?:i |we )?(?:write|do|make|create|draft|need|want|prepare|plan|send)(?: me| us)? )?(?:an? |the |some |my |our |\\d+ )?(?:(?:cold|sales|short|friendly|outbound|onboarding|welcome|follow-?up|renewal|nurture|\\d[ -]steps?) )*(?:e-?mails?|mails?|outreach|sequences?|campaigns?|notes?|messages?|reminders?|series|seq|pitch|meeting request|request|cadence)'
const PEOPLE =
  '(?:users|people|customers|clients|members|donors|subscribers|attendees|registrants|guests|buyers|sign-?ups|participants|tenants|patients|readers|parents|students|companies|firms|schools|hotels|clinics|shops|restaurants|offices|farms|studios|practices|gyms|cafes|charities|agencies|[\\p{L}-]+ers)'
/** Behind them stands what they did, so that no trade is meant: “dentists who downloaded our guide”. */
const DOERS = `(?:${PEOPLE}|[\\p{L}-]+(?:ist|or|ant|ian|ive|ent)s)`

/** Behind what something is called its description may stand in brackets. */
const called = (text: string) => bare(text).replace(/ \([^)]*\)$/, '')

const READERS_ON = new RegExp(
  `^(?:our |the |all )*${PEOPLE} (?<on>on|with) (?<what>(?:the |our |an? )(?!.*\\b(?:who|that)\\b)[^,]{3,40})$`,
  'iu',
)
/** The first that fits is taken; what none of them fits is no head. */
const HEADS: readonly (readonly [RegExp, (found: Record<string, string | undefined>) => Head | null])[] = [
  [
    new RegExp(
      `^(?:${MAIL} )?(?:for |to )?(?:sell|pitch)(?:ing)? (?<what>(?:our|my|the|an?) [^,]+?)(?: to (?<who>[^,]+?))?(?:, (?<rest>[^:]+))?$`,
      'iu',
    ),
    ({ what = '', rest }) => ({ topic: what.replace(/^my /i, 'our '), told: rest?.split(COMMA) ?? [] }),
  ],
  [
    /^(?:(?:(?:i|we) )?(?:want|would like|need|plan|hope) to )?sell(?:ing)? (?<what>\p{Ll}[^,.]{2,50}?) to (?<who>[^,.]+)$/iu,
    ({ what = '', who = '' }) => ({
      lead: `We offer ${what}${/^(?:\p{Ll}+ ){0,2}\p{Ll}+s$|^\p{Lu}\S* \p{Ll}+s$/u.test(who) ? ` for ${who}` : ''}.`,
      topic: `our ${what}`,
    }),
  ],
  [
    /^(?:[Rr]enewal|[Ee]xtension) of (?:the |our |their |an? )?(?<what>(?:\p{Ll}+ ){0,3}(?:contract|subscription|plan|membership|licen[cs]e|policy|agreement|lease))(?: (?:for|of|with|at) (?<firm>\p{Lu}[^,]{1,40}))?(?:,? (?:which |it )?(?<ends>expires|ends|renews|runs out|is due|due) (?:on )?(?<day>[^,]+))?$/u,
    ({ what = '', firm, ends, day }) => ({
      topic: `your ${what}`,
      ...(firm === undefined ? {} : { reader: { company: firm } }),
      ...(ends === undefined
        ? { lead: `This is about your ${what}.` }
        : {
            told: [
              `Your ${what} ${ends === 'due' ? 'is due' : ends} ${/^\d|day\b/.test(day ?? '') ? 'on ' : ''}${day}`,
            ],
          }),
    }),
  ],
  [
    new RegExp(
      `^(?:the |our )?(?<what>trial|free trial|subscription|membership|licen[cs]e|plan|contract) (?<ends>ends|expires|renews|runs out) for (?:our |the |all )*${PEOPLE}(?: (?:of|on|at|with) (?<of>[^,]+?))?(?: on)? (?<day>\\d{1,2} \\p{Lu}\\p{Ll}+)$`,
      'u',
    ),
    ({ what, of, ends, day }) => ({
      told: [`Your ${what}${of === undefined ? '' : ` of ${of}`} ${ends} on ${day}`],
      topic: `your ${what}`,
      ofReader: true,
    }),
  ],
  [
    /^(?:.{0,40}\b(?:for|to) )?(?<verb>promot(?:e|ing)|announc(?:e|ing)|introduc(?:e|ing)|present|advertis(?:e|ing)) (?<what>(?:our|the|my|an?) [^.]+)$/iu,
    ({ verb = '', what = '' }) => ({
      // A merger is no thing that one hands over.
      lead: `${/^announc/i.test(verb) ? 'This is about' : 'Here is'} ${what.replace(TO_OURS, '')}.`,
      topic: /["“]/.test(what) ? what : (what.split(/ (?:for|to|in|at|on|with) /)[0] ?? what),
    }),
  ],
  [
    /^(?:tell|inform|notify|remind|let) (?<who>(?:all |our |the |every )*\p{L}+)(?: know)? (?<what>(?:the|our|we|you) .*\b(?:is|are|will|has|have|closes?|opens?|moves?|starts?|ends?)\b.*)$/iu,
    ({ what = '' }) => ({ told: what.split(/, (?=\p{Ll}+ \p{Ll})/u) }),
  ],
  [
    new RegExp(
      `^(?:${MAIL} (?:for|to) )?(?:our |the |all )*new (?:customers|users|members|clients|subscribers|volunteers|students|participants|residents|donors)(?: (?:of|to|at|on|for) (?<of>.+))?$`,
      'iu',
    ),
    ({ of }) =>
      of === undefined ? { ofReader: true } : { lead: `Welcome to ${called(of)}.`, topic: called(of) },
  ],
  [
    new RegExp(
      `^(?:please )?(?:${MAIL}|reach(?:ing)? out|write|pitch|sell(?= to\\b)|contact|target)(?: (?:to|for|at|with))? (?!our\\b|my\\b|us\\b)(?<who>(?!.* that (?:the|our|we)\\b)[^.:]+?)(?: (?:about|on|regarding) (?<what>[^,.]+))?$`,
      'iu',
    ),
    ({ who = '', what }) =>
      /\b(?:is|are|was|were|has|have|can|will)\b/.test(who.replace(/ (?:who|whose|that|which) .*$/, ''))
        ? null
        : what === undefined
          ? { ...readersIn(who), ...oneIn(who), ofReader: true }
          : { topic: what, ...(/^our\b/i.test(what) ? {} : { lead: `This is about ${bare(what)}.` }) },
  ],
  [
    /^(?:(?:i|we) (?:(?:want|would like|need|['’]d like) to )?|please )?invit(?:e|ing) (?<who>[^.:]+?) to (?<what>(?:(?:our|the|an?|my) |(?=(?:[\p{L}-]+ ){0,2}(?:webinar|workshop|event|breakfast|dinner|lunch|conference|meetup|summit|seminar|tasting|launch|party|session)\b))[^,.]+)(?<rest>, .+)?$/iu,
    ({ what = '', rest = '' }) => {
      const event = /^(?:our|the|an?|my) /i.test(what) ? bare(what) : `our ${bare(what)}`
      return {
        lead: `You are invited to ${event}${rest}.`,
        topic: (event.split(/ (?=(?:on|in|at|from) (?:\d|\p{Lu}))/u)[0] ?? event).replace(/^an? /, 'the '),
      }
    },
  ],
  [
    /^(?:(?:please )?(?:recruit|hire|find)|(?:we(?:['’]re| are) )?(?:recruiting|hiring|looking for|searching for))(?: for)?:? (?<what>(?!e-?mail|mail|sequence|message|campaign|them\b|him\b|her\b).+)$/iu,
    ({ what = '' }) => jobIn(what),
  ],
  [
    /^(?:tell|inform|notify|let|remind|announce to|write to) (?<who>[^.:]+?)(?: know)? that (?<what>.+)$/iu,
    ({ who = '', what = '' }) => {
      const [, firm] = /\((\p{Lu}[^)]+)\)/u.exec(who) ?? []
      return { told: [what], ...(firm === undefined ? {} : { sender: firm }) }
    },
  ],
  [
    /^follow(?:ing)?[ -]?up (?:after|on|from) (?:the |our |a )?(?<what>demo|call|meeting|visit|site visit|trial|workshop|presentation)$/i,
    ({ what }) => ({ lead: `Thank you for your time in the ${what}.`, topic: `the ${what}`, ofReader: true }),
  ],
  [
    new RegExp(
      `^(?:(?:our|the|all|for|to|existing|former|past|new|trial|lapsed|free|paying|old|inactive) )*${DOERS}(?: (?:of|at|in|on|with) [^,]{2,40}?)? (?:who|that) (?<did>(?!did |has |have |never |not |do )[\\p{L}']+(?:ed|ve|id|t|w|n) .+|gave .+)$`,
      'iu',
    ),
    ({ did = '' }) => {
      const [done = ''] = did.split(
        /,? (?:but|and) (?=(?:did |have |has |haven|hasn|never|not\b|stopped|then |no ))/i,
      )
      return /^(?:have|are|want|need|get|left)\b|^cancell?ed$|^signed up$/i.test(done)
        ? { ofReader: true }
        : { lead: `You ${withArticles(called(done).replaceAll(/\btheir\b/g, 'your'))}.`, ofReader: true }
    },
  ],
  [
    /^(?:(?:i|we) (?:want|would like|need|hope|plan)(?: to)?|i['’]d like to|we['’]d like to) (?:reach|target|approach|contact|find|meet|win|write to|reach out to) (?<who>[^.]+?)(?: and (?:get|ask for|book|arrange|have) (?<what>.+))?(?:,? (?:because|as|since) (?<why>.+))?$/iu,
    ({ what, why }) => {
      const ask = what === undefined ? null : questionOf(what)
      const reason = why === undefined || /\bof them\b/i.test(why) ? {} : { told: [why] }
      return { ...reason, ...(ask === null ? {} : { ask }) }
    },
  ],
  [
    new RegExp(
      `^(?:(?:our|the|all|trial|free|new|existing|paying) )*(?:[\\p{L}-]+ )?${PEOPLE}(?: (?:of|on|at|with) (?<of>[^,]+?))? whose (?<what>[^.]+)$`,
      'iu',
    ),
    ({ of, what }) => ({ lead: `Your ${what}.`, ...(of === undefined ? {} : { topic: of }), ofReader: true }),
  ],
  [
    /^(?:please )?thank(?: them| him| her| everybody| everyone)? for (?<what>[^,]+)(?:, (?<rest>.+))?$/i,
    ({ what = '', rest }) => ({
      told: [`Thank you for ${what.replace(/\btheir\b/g, 'your')}`, ...(rest?.split(COMMA) ?? [])],
      ofReader: true,
    }),
  ],
  [
    READERS_ON,
    ({ on, what }) => ({ lead: on === 'on' ? `You are on ${what}.` : `You have ${what}.`, ofReader: true }),
  ],
  [/^invit(?:e|ing) (?!us\b|me\b|your\b)(?<who>(?:(?! to )[^.:,])+)$/iu, () => ({})],
  [
    new RegExp(`^(?:our |the |all )?(?:[\\p{L}-]+ ){0,2}(?:no-shows|${PEOPLE})$`, 'iu'),
    () => ({ ofReader: true }),
  ],
  [
    /^(?:the |our )?(?<what>(?:[\p{L}-]+ ){0,3}(?:contract|subscription|plan|membership|licen[cs]e|policy|agreement|lease))(?: (?:of|for|with|at) (?<firm>\p{Lu}[^,]{1,40}?)) (?<ends>expires|ends|renews|runs out|is due) (?:on )?(?<day>.+)$/iu,
    ({ what = '', firm, ends, day }) => ({
      topic: `your ${what.toLowerCase()}`,
      reader: { company: firm },
      told: [
        `Your ${what.charAt(0).toLowerCase()}${what.slice(1)} ${ends} ${/^\d/.test(day ?? '') ? 'on ' : ''}${day}`,
      ],
      ofReader: true,
    }),
  ],
  [
    /^(?<who>(?:\p{L}+ ){0,2}\p{L}+s) (?:wanted|needed|required)(?<rest> (?:for|in|at|to) .+)?$/iu,
    ({ who = '', rest = '' }) => ({
      lead: `We are looking for ${who.charAt(0).toLowerCase()}${who.slice(1)}${rest}.`,
      topic: /volunteers$/i.test(who) ? 'volunteering' : 'the jobs',
    }),
  ],
  [
    /^partnership (?:idea |offer |proposal |pitch )?(?:with|for|to) (?<who>[^.:]+)$/iu,
    () => ({ lead: 'I suggest we work together.', topic: 'working together', ofReader: true }),
  ],
  [
    /^(?:[Rr]enewal|[Uu]pgrade|[Rr]e-?engagement|[Oo]nboarding) (?:for|of|with|at) (?<firm>\p{Lu}[^.:,]{1,40})(?:, (?<rest>[^:]+))?$/u,
    ({ firm, rest }) => ({ reader: { company: firm }, ofReader: true, told: rest?.split(COMMA) ?? [] }),
  ],
  [
    /^[Ss]ell(?:ing)? (?<what>\p{Ll}[^,.:]{2,70}?)(?: to (?<who>[^,.:]+?))?(?:, (?<rest>[^:]+))?$/u,
    ({ what = '', rest }) => ({
      lead: `We offer ${what}.`,
      topic: `our ${what.split(/ (?:in|on|at|for|to|with|from|of) /)[0]}`,
      told: rest?.split(COMMA) ?? [],
    }),
  ],
  [
    // “introduce myself as the new account manager to the clients of Ruth”
    /^introduc(?:e|ing) (?:myself|me) as (?:(?:the|their|your|our) )?(?<role>new [^,.:]+?)(?: to (?<who>[^,]+?))?$/iu,
    ({ role }) => ({ lead: `I am your ${role}.`, ofReader: true }),
  ],
  [
    // Who speaks for a customer is whom the mail goes to.
    /^(?:the |our |their )?(?:new |main )?(?:champion|contact|decision[- ]?maker|point of contact|sponsor) (?:is|will be) (?<name>\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}’'-]+)*(?: (?:since|as|because|after|now)\b.*)?$/iu,
    ({ name }) =>
      name === undefined || !/^\p{Lu}/u.test(name) ? null : { reader: { name }, ofReader: true },
  ],
  [
    // “Recruiting mail to senior engineers”, “Reaching out to shops whose pages have no text”
    /^(?:(?:[\p{L}-]+ ){1,3}(?:e-?mails?|mails?|messages?|notes?|reminders?|sequences?|campaigns?) (?:to|for)|(?:(?:reaching out|follow(?:ing)?[ -]?up with(?= (?:\S+ ){0,4}(?:leads|visitors|people|attendees|contacts|prospects|customers|guests|users|members|donors|companies)\b)|upsell|cross-?sell|upgrade)|writing|mailing|e-?mailing|targeting|contacting|approaching|selling|pitching)(?: to)?|(?:win(?:ning)?|bring(?:ing)?|get(?:ting)?) back|re-?activat(?:e|ing)|(?:we )?(?:(?:are |['’]re )?looking|look|search) to (?:work|partner|talk) with|we look for) (?!us\b|me\b|you\b)(?<who>[^:,]+?)(?: (?:about|regarding) (?<what>(?:our|the|my) [^:,]+))?(?:, (?<rest>[^:]+))?$/iu,
    ({ who = '', what, rest }) => {
      return {
        ofReader: true,
        ...(what === undefined ? {} : { topic: what.replace(/^my /i, 'our ') }),
        ...readersIn(who),
        ...oneIn(who),
        ...(rest === undefined ? {} : { told: rest.split(COMMA) }),
      }
    },
  ],
  [
    new RegExp(
      `^(?:our |the |all |former |past )*(?:[\\p{L}-]+ )?${PEOPLE} (?:who|that|whose) (?!.*\\b(?:get|gets|can|will|receive|keep|save)\\b)[^,]+$`,
      'iu',
    ),
    () => ({ ofReader: true }),
  ],
  [
    /^(?:partnership|price change|renewal|upgrade|invitation|newsletter|survey|re-?engagement|win-?back|onboarding|recruiting|overdue invoice|event|cold outreach)$/i,
    () => ({}),
  ],
]

/** Whom news is for, behind what it is. */
const TO_OURS =
  / to (?:(?:our|all|the|existing|current|loyal) )*(?:customers|clients|users|members|subscribers|tenants|guests)$/i

/** `a baker for our shop, €2,400 a month`: who is looked for, and what there is to it. */
export function jobIn(text: string): Head {
  const [job = '', ...rest] = text.split(COMMA)
  const title = job.split(/ (?:for|at|in|with|on) /)[0] ?? job
  return {
    lead: `We are looking for ${/^\p{Ll}+[^s\W]$/u.test(job) ? `${/^[aeio]/.test(job) ? 'an' : 'a'} ${job}` : withArticle(job)}.`,
    topic: /^(?:two|three|four|five|\d+) /i.test(title)
      ? 'the jobs'
      : `the ${title
          .replace(/^(?:an?|the|our) /i, '')
          .replace(/ \([^)]*\)/, '')
          // “senior Rust engineers”: one of them reads it.
          .replace(/(?<=\p{Ll}{2}(?:er|or|ist|ant|ian|ive|ent))s$/u, '')} role`,
    told: rest.map((part) => (PAY.test(part) ? `The pay is ${part}` : part)),
  }
}
/** A sum beside the name of a job. */
const PAY =
  /^(?:[£$€]\s?)?(?:\d+(?:-\d+)?k|(?<=[£$€]\s?)\d\S*)(?: (?:net|gross|(?:a|an|per) (?:year|month|week|day|hour)))*$/

/** `Tessa Vogt at Lumen Yoga` */
function oneIn(who: string): Head {
  const [, name, did] = /^(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)? who (\p{Ll}+ed .+)$/u.exec(who) ?? []
  if (name !== undefined) return { reader: { name }, told: [`You ${did}`] }
  const reader = /^\p{Lu}\S+ (?:(?:at|from|of) )?\p{Lu}/u.test(who)
    ? personNamed(who.replace(/ (?:at|from|of) /, ', '))
    : null
  return reader === null ? {} : { reader }
}

/** `people who bought our sourdough kit`: what readers did is said to them. */
function readersIn(who: string): Head {
  const [, did] =
    new RegExp(`^(?:our |the |all |former |past )*(?:[\\p{L}-]+ )?${DOERS} (?:who|that) (.+)$`, 'iu').exec(
      who,
    ) ?? []
  const lead = did === undefined ? undefined : headOf(`customers who ${did}`, true)?.lead
  return lead === undefined ? {} : { lead }
}

/** “People who import a menu in the first week stay twice as long”: a whole sentence, with a verb behind who it is of. */
function tellsOfThem(said: string): boolean {
  const words = /^\p{L}+ (?:who|that) \S+ (.+)$/u.exec(said)?.[1]?.split(' ') ?? []
  return words.some(
    (word, i) =>
      i > 1 &&
      i < words.length - 1 &&
      isPlainVerb(word) &&
      !/^(?:to|and|or|will|can|could|would|not|never|who|that|the|an?|our|your|their|for|of|in|with)$|,$/.test(
        words[i - 1] ?? '',
      ),
  )
}

/** What a thought says of the mail that is to be written; `null` where it says something to its reader. */
export function headOf(text: string, first: boolean): Head | null {
  const said = bare(text)
  if (!first && tellsOfThem(said)) return null
  for (const [pattern, put] of HEADS) {
    const found = pattern.exec(said)
    const head = found && put({ ...found.groups })
    if (
      head &&
      (first ||
        !/^(?:we|our)\b/i.test(said) ||
        head.ask !== undefined ||
        /reach|hiring|recruiting|looking|^we (?:want|need|would like|plan|hope)\b/i.test(said))
    )
      return head
  }
  return null
}
