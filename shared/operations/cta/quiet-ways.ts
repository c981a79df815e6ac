/** What is asked without a word of asking, asked: a duty of all, a wish to talk, what a promise waits for. */
import { deadlineIn } from './deadline.ts'
import { isBase } from './listed.ts'
import { BENEFIT, UNWANTED } from './told/conditions.ts'
import { sayable, toReader } from './told/said.ts'

const MUST =
  '(must|(?:will )?(?:needs?|has|have) to|should|(?:is|are) (?:required|asked|requested|expected) to)'
const GROUP =
  'employees?|staff|members?|participants?|attendees?|managers?|residents?|tenants?|parents?|students?|volunteers?|teams?|team leads?|departments?|drivers?|players?|colleagues?|owners?|suppliers?|vendors?'
/** “All employees who need a space must submit the form by Friday.”: whoever reads it is one of them. */
const OF_ALL = new RegExp(
  `^(?:(?:all|each|every|any)(?: of)?(?: our| the)? (?:\\p{L}+ )?(?:${GROUP})|everyone|everybody|anyone|anybody|those)\\b(?: (?:who|that) ([^,;:?]{4,60}?))? ${MUST} (?:(?:also|please|now) )*((?!(?:be|have|not|receive|get|hear|see|know|expect|find)\\b)(\\p{Ll}+)\\b.*)$`,
  'iu',
)
/** What is told of all, “everyone needs to eat”, is asked of them where there is a day for it. */
const ASKED = /^(?:must|.*(?:required|asked|requested|expected) to)$/i

/** The parts of a duty of all: who has it, what they do, and its verb; `null` for none. */
function dutyOf(said: string): { who: string | undefined; all: string } | null {
  const [, who, must = '', all = '', verb = ''] = OF_ALL.exec(said) ?? []
  if (!isBase(verb.toLowerCase()) || !(ASKED.test(must) || deadlineIn(all) !== undefined)) return null
  return { who, all }
}

/** “Can everyone please make sure that they update their tickets?” */
const EVERYONE =
  /^(?:(?:also|and|so),? )?(?:can|could|will|would) (everyone|everybody|you all|all of you)(?:,? please)? ((?:please )?(?:(?:make sure|ensure) (?:that )?(?:they|you|to) )?(?:please )?(\p{Ll}+) .+)$/iu
/** “I would be grateful for the opportunity to discuss my application.” */
const TALK =
  /^(i|we)(?:'d| would) (?:(?:very much|really|also|greatly) )?(?:be (?:\p{L}+ )?(?:grateful|thankful|glad|happy|delighted|honou?red) (?:for|to have)|welcome|appreciate|value|love|like) (?:the|an|a) (?:\p{L}+ )?(?:opportunity|chance) to (?:\p{L}+ )?((?:discuss|talk|speak|meet|interview)\b.*)$/iu
/** “The brackets can leave on Wednesday if you give me the address.” */
const WAITS = new RegExp(
  `^(?!you\\b|nothing\\b|no\\b|nobody\\b)([^,;:?]{1,90} (?:can|could|will|would) (?:then |still |also )*(?:leave|go|arrive|come|be (?:ready|sent|shipped|finished|delivered|released|fitted|done|yours|with you)|${BENEFIT})\\b[^,;:?]{3,90}?),? (?:if|once|as soon as|provided(?: that)?|as long as) you (?:can |could |just )?((?:give|send|tell|let|confirm|return|approve|forward|share|sign)\\b (?:me|us|the|your|it|a|an|this|that|by|both|back)\\b.*)$`,
  'iu',
)

/** “If you want to lock in the price I would need your signed quote by Friday.” */
const FOR_A_GAIN =
  /^(?:if you(?: want| would like|'d like| wish) to|(?:in order )?to) ((?:lock in|keep|secure|hold|get|guarantee|save|qualify for|benefit from) [^?;:]{3,70}?),? (i|we)(?:'d| would|'ll| will)?(?: just| only)? need ((?:your|an?|the) .+)$/iu

/** “Timesheets for May are due this Friday at 5 PM.” */
const DUE =
  /^(?:(?:just |this is )?(?:an? )?(?:quick |friendly |gentle |short )*reminder that |please (?:note|remember) that |as a reminder,? )?(?:(the|your|all) )?(?!(?:my|our|their|his|her)\b)((?:[\p{L}-]+ ){0,2}?(?:timesheets?|reports?|forms?|expenses|expense claims|reviews|applications|entries|abstracts|self-assessments|evaluations|questionnaires)(?: for [^,;:]{3,30})?) (?:is|are) due (?:back )?(?:on |by )?(?:this )?((?:next )?(?:\p{Lu}|\d|the \d|tomorrow|today)[^;:]{0,40}?)(?:, which .*)?$/iu

/** “If that works, I'll send you an updated order form today.” */
const IF_THAT =
  /^(?:so )?if (that|this|it|the (?:price|plan|date|offer|quote|proposal)) (?:works|suits you|sounds (?:good|fair|right|okay|ok)|is (?:fine|ok|okay|all right|acceptable))(?: for you| to you| with you)?, (?:then )?(i|we)(?:'ll| will| can| could) (?!be\b)(\p{Ll}[^,;:]{5,80})$/iu
/** “Has your team had a chance to look at it?” */
const CHANCE =
  /^(have|has) (you|your [\p{L}'-]+(?: [\p{L}'-]+)?) (?:already |yet )?had (?:a chance|an opportunity|the chance|time|a moment) to (?:look at|review|read|go through|look over|have a look at|look into|check out) (.+?)(?: yet)?\?$/iu
/** “Have you had a chance to discuss it with your manager?” */
const TRIED =
  /^(?:have|has) (you|your [\p{L}'-]+(?: [\p{L}'-]+)?) (?:already |yet )?had (?:a chance|an opportunity|the chance|time|a moment) to ((?:discuss|talk|share|try|test|think|show|speak|sign|complete|fill|ask|check with)\b.+?)(?: yet)?\?$/iu

/** What is due, whose it is, and by which day; `null` without a day. */
function dueIn(text: string): { whose: string | undefined; papers: string; day: string } | null {
  const [, whose, papers = '', day = ''] = DUE.exec(text.replace(/[.!]+$/, '')) ?? []
  return papers === '' || deadlineIn(`by ${day}`) === undefined ? null : { whose, papers, day }
}

/** What is asked so, and how much it wants; `null` where nothing is. */
export function quietAsk(text: string): 'task' | 'meeting' | 'reply' | 'interest' | null {
  const said = sayable(text)
  if (dutyOf(said)) return 'task'
  if (TALK.test(said)) return 'meeting'
  if (dueIn(said)) return 'task'
  if (IF_THAT.test(said.replace(/[.!]+$/, ''))) return 'interest'
  return WAITS.test(said) && !UNWANTED.test(said) ? 'reply' : null
}

/** Ways to ask what a sentence says; `null` where it says something else, none where it is better left alone. */
type Ways = (said: string) => string[] | null

const tried: Ways = (said) => {
  const [, whose, deed] = TRIED.exec(`${said}?`) ?? []
  return whose === undefined ? null : [`Did ${whose.toLowerCase()} get a chance to ${deed}?`]
}

const looked: Ways = (said) => {
  const [, , whose = '', seen] = CHANCE.exec(`${said}?`) ?? []
  if (seen === undefined) return null
  const who = whose.toLowerCase()
  return [
    who === 'you' ? `What do you think of ${seen}?` : `What did ${who} think of ${seen}?`,
    `Did ${who} get a chance to look at ${seen}?`,
  ]
}

/** What those who have a duty need or want, by which a reader knows whether it is theirs. */
const NEEDS = /^(?:need|want|have|wish|would like|plan|intend|use|park|drive|work|travel|prefer)\b/i

const dutied: Ways = (said) => {
  const duty = dutyOf(said)
  if (!duty) return null
  const deed = toReader(duty.all)
  if (duty.who === undefined) return [`Please ${deed}.`, `Could you ${deed}?`]
  const theirs = toReader(duty.who)
  return NEEDS.test(duty.who)
    ? [`Do you ${theirs}? If so, please ${deed}.`, `Please ${deed} if you ${theirs}.`]
    : []
}

const askedOfAll: Ways = (said) => {
  const [, whom = '', act] = EVERYONE.exec(said) ?? []
  const bare = act?.replace(
    /^(?:please )?(?:(?:make sure|ensure) (?:that )?(?:they|you|to) )?(?:please )?/i,
    '',
  )
  if (bare === undefined) return null
  if (!isBase(bare.split(' ')[0] ?? '')) return []
  const deed = /^you|you$/i.test(whom) ? toReader(bare) : bare
  return [`Could ${whom.toLowerCase()} ${deed}?`, `Please ${toReader(bare)}.`]
}

const talked: Ways = (said) => {
  const talk = TALK.exec(said)?.[2]?.replace(
    / (?:further|in (?:more|greater|further) detail|in person|at your (?:earliest )?convenience|with you)\b/gi,
    '',
  )
  return talk === undefined || / (?:and|or) /.test(talk)
    ? null
    : [`When could we ${talk}?`, `Could we ${talk}?`, `Do you have time to ${talk}?`]
}

const speaker = (who: string): string => (/^i$/i.test(who) ? 'I' : 'we')

const agreed: Ways = (said) => {
  const [, what = '', who = '', deed] = IF_THAT.exec(said) ?? []
  if (deed === undefined) return null
  const asked = `Does ${what.toLowerCase()} work for you? If so, ${speaker(who)}'ll ${deed}.`
  return [asked, `Shall ${speaker(who)} ${deed}?`]
}

const submitted: Ways = (said) => {
  const due = dueIn(said)
  if (!due) return null
  const whose = due.whose === undefined || /^all$/i.test(due.whose) ? 'your' : due.whose.toLowerCase()
  const what = `${whose} ${lower(due.papers)} by ${due.day}`
  return [`Could you submit ${what}?`, `Please submit ${what}.`]
}

const gained: Ways = (said) => {
  const [, gain, who = '', wanted] = FOR_A_GAIN.exec(said) ?? []
  return gain === undefined
    ? null
    : [
        `Could ${speaker(who)} have ${wanted} to ${gain}?`,
        `Would you like to ${gain}? If so, ${speaker(who)} need ${wanted}.`,
      ]
}

/** “I”, and names in capitals, keep them behind “so that”. */
const KEEPS_CAPITAL = /^(?:I\b|\p{Lu}\p{Ll}*\p{Lu}|\p{Lu}{2})/u

const awaited: Ways = (said) => {
  const [, then = '', deed] = WAITS.exec(said) ?? []
  if (deed === undefined || UNWANTED.test(said) || / (?:and|or) /.test(deed)) return null
  const comes = KEEPS_CAPITAL.test(then) ? then : lower(then)
  return [`Could you ${deed}, so that ${comes}?`, `Could you ${deed}? Then ${comes}.`]
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const ALL = [tried, looked, dutied, askedOfAll, talked, agreed, submitted, gained, awaited]

/** The same as requests to the reader, best first. */
export function quietWays(text: string): string[] {
  const said = sayable(text).replace(/[.!?]+$/, '')
  for (const ways of ALL) {
    const found = ways(said)
    if (found) return found
  }
  return []
}
