/** Lines that take a detail of a subordinate part for the matter of the mail, or one of two things for both. */
import type { Doc, Token } from '../../../engine/doc.ts'
import { shared, stemsOf } from '../../../engine/measures/content-words.ts'
import { nounPhrases } from '../../material/noun-phrases.ts'
import { isPast } from '../../material/verbs.ts'
import { classesOf } from '../../material/word-class.ts'
import { stemsOfLine } from '../alike.ts'
import type { Idea } from '../idea.ts'
import { SEEN } from '../reading/statement-starts.ts'

/** “probes that log fridge temperatures”, “while their kitchens are closed”: a clause that leads up to the line. */
const CLAUSE =
  /^.*\b(who|whose|which|where|when|whenever|while|because|although|though|unless|until|before|after|since|so that|as soon as|that) ([^,;:.!?()–—]*)$/i
/** “Could you tell me when the pump arrives?”: the clause is what is asked. */
const ASKED =
  /\b(?:happens|happened|writing|write|wrote|calling|know|tell|say|ask|asked|see|confirm|decide|check|wonder|wondering|sure|me|us|about|exactly|and|or)$/i
/** “sorry that”, “the fact that”: a clause which is what is told. */
const TOLD = /\b(?:sorry|glad|pleased|afraid|sure|happy|delighted|fact|news|is|was|so)$/i
/** “before Friday's print run”: until when something is to be done. */
const BY_WHEN =
  /\b(?:before|(?<!\blook(?:s|ed|ing)? )after|during|until|till|since|ahead of|in time for)(?: (?:the|our|my|this|an?))? $/i
/** “With the audit season starting in September, …”: under which circumstances. */
/** “Due to rising costs of energy, …”: why, and not what. */
const WHY_FIRST = /^\W*(?:due to|because of|owing to|as a result of|thanks to)\b[^,;:]*$/i
const WITH_IT = /^\W*(?:with|given|in view of|ahead of|during) (?:the |an? |this |our )?$/i
/** “and I have a baby of three months”: how those who write live. */
const OF_SENDER =
  /(?:\band (?:i|we) (?:also )?(?:have|keep) |^\W*i (?:teach|work|run|live|study|chair|volunteer|look after|represent) )(?:(?:in|at|for|as|with) )?(?:an? |the |my |our |two |three )?$/i
/** “pick up the bread from Greggs”: an errand. */
const ERRAND =
  /\b(?:pick(?:ing)? up|collect|fetch|drop off|hand in|hand out|take) (?:the |an? |some |our |my )?$/i
/** “the two-page plan we made for Harlow”: which one, only the clause says. */
const WHICH = /^ (?:i|we|they) \p{L}/iu
/** “is marked vegan but is made with butter”: what comes behind is what is told. */
const TURNS =
  /^,? but (?:is|are|was|were|has|have|had|will|won['’]t|can|can['’]t|cannot|does|doesn['’]t|do|did|didn['’]t|not|never|still|only)\b/i
/** “the larger marquee (12 x 18 m, seats 140)”: of what, stands before the bracket. */
const IN_BRACKETS = /\([^)]*$/
/** “The hall wants its deposit by Friday, but that is paid”: nothing is left to tell. */
const SETTLED =
  /^[^.?!;:]{0,40},? but (?:that|this|it|they|those|both|all)(?:['’](?:s|re)| (?:is|are|was|were|has been|have been))(?: already| now| all)? (?:paid|done|settled|sorted|arranged|booked|covered|fixed|dealt with)\b/i
/** “the roofers to plot 9 until then” */
const MEANWHILE = /^ (?:until then|for now|for the moment|for the time being|in the meantime|meanwhile)\b/i
/** “Forty of you have already given”: what is done already is no news. */
const SOME_OF_YOU = /^\S+(?: \S+)? of you\b/i
/** “an exclusive webinar on the new rules”: any, without what it is on. */
const ANY_OCCASION =
  /^(?!.*\d).*\b(?:webinar|workshop|seminar|session|talk|evening|event|masterclass|course|conference)$/i
const WHAT_ON = /^ (?:on|about) /
/** “Your hearing test on 14 January has been moved”: that day is over. */
const MOVED_BEHIND =
  /^,? (?:has|have|had|is|was|will be|needs to be)(?: now)? (?:been |be )?(?:moved|postponed|cancelled|rescheduled|changed|brought forward|put back|called off)\b/i
/** “The late shift stays as it is”: what stays is no news. */
const STAYS = /^ (?:stays?|remains?|is unchanged|are unchanged|(?:is|are) not affected)\b/i
/** “Without a coach the league won't let us”: only then. */
const WITHOUT = /^\W*(?:without|but for)\b[^,;:]*(?:, ?)?$/i
/** “Two of the posts had rotted”: of what was told before. */
const OF_THEM = /^(?:one|two|three|four|some|most|many|several|half|both) of (?:the|them|these|those)\b/i
/** “came through your side gate”: the way, and no matter. */
const BY_WAY = /\b(?:through|past|over|into|onto|by|outside|behind|opposite|round) your $/i
/** “The map is a great help”, “The nights are long”: what one thinks of it, and how things are anyway. */
const OPINION =
  /^(?:the|your) (?:\p{L}+ ){1,4}(?:is|are|was|were) (?:an? )?(?:really |very |so |much )?(?:great|interesting|impressive|lovely|huge|big|real|wonderful|excellent|brilliant|fantastic|nice|kind|clear|clearer|good|better|long|short|cold|dark|hard)(?: help| support| idea| read| job)?(?: and (?:the|your) \p{L}+ (?:is|are|was|were) \p{L}+)?$/iu
/** “The worktop came this morning with a chip”: what is wrong with it is told. */
const CAME =
  /\b(?:came|arrived|is here|was delivered|were delivered|turned up)(?: this \p{L}+| today| yesterday)?$/iu
const CAME_HOW = /^(?: this \p{L}+| today| yesterday)? with(?:out)? /iu
/** “the last speaker on hornets”: of another time. */
const PREVIOUS = /\b(?:last|previous|former) $/i
/** “A no is fine”, “Bring a bag”: how to answer, and what to have on one. “A shift is four hours”: of any. */
const ANY_ANSWER =
  /^an? (?:simple |quick |short )?(?:yes|no|reply|answer)\b|^bring an? \p{L}+$|^an? \p{L}+ (?:is|takes|lasts) (?:about |only |just )?\S+ (?:minutes|hours|days)\b|\bback there$/iu
/** “I was in your class”: where the sender was. */
const WAS_AT = /\bi (?:was|am|have been) (?:in|at|on) your $/i
/** “a sign-in to your Pebble account”: what happened to it is the matter. */
const TO_THAT = /\ban? (?:[\p{L}-]+ )?[\p{L}-]+ (?:to|into) $/iu
/** “remind parents that …”, “ask supplier Hagmann for …”: to whom the mail goes. */
const TO_WHOM =
  /(?:^|[,;.] )(?:please )?(?:remind|invite|ask|tell|chase|thank|email|e-mail|write to|inform|let)(?: all| our| the| my){0,2} $/i
/** “Site visit 8” of “site visit 8 Dec” */
const DAY_OF = /^ (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)/i
/** “Monthly reporting: £1,900 a month”: the price of all of it beside one part. */
const PRICED = /^(.{3,40}): [$£€]\d/
const ONE_PART = /(?<!,) (?:and|or|plus|including|includes?|with) (?:the |an? |our |your )?$/i

/** Whether a line is such a part. What the subject sent names, or another sentence comes back to, is the matter all the same. */
export function isSubordinate(idea: Idea, doc: Doc): boolean {
  const { text, shape, line, angle, headline, role } = idea
  if (line === null || headline || angle === 'referral' || angle === 'name') return false
  if (SOME_OF_YOU.test(text)) return true
  const own = line.sentence.text
  const bare = (PRICED.exec(text)?.[1] ?? text).replace(/^Your |\?$/g, '')
  const at = own.toLowerCase().indexOf(bare.toLowerCase())
  if (at < 0) return false
  const before = own.slice(0, at)
  const rest = own.slice(at + bare.length)
  if (IN_BRACKETS.test(before)) return true
  if (PRICED.test(text)) return ONE_PART.test(before)
  if (
    (role !== 'trigger' && doc.family !== 'cold' && TURNS.test(rest)) ||
    MEANWHILE.test(rest) ||
    SETTLED.test(rest)
  )
    return true
  if (ANY_OCCASION.test(bare) && WHAT_ON.test(rest)) return true
  if (/\d$/.test(bare) && DAY_OF.test(rest)) return true
  if (ANY_ANSWER.test(bare) || (CAME.test(bare) && CAME_HOW.test(rest))) return true
  if (
    (shape !== 'says' && WHY_FIRST.test(before)) ||
    OPINION.test(bare) ||
    WITHOUT.test(before) ||
    MOVED_BEHIND.test(rest)
  )
    return true
  if (OF_THEM.test(bare) && before.trim() === '' && line.sentence !== doc.sentences.find(isTelling))
    return true
  if (shape !== 'says' && angle !== 'question') {
    if (
      (role !== 'trigger' && / (?:that|which|who) $/i.test(before) && isInClause(before)) ||
      STAYS.test(rest) ||
      PREVIOUS.test(before)
    )
      return true
    if (/^your /i.test(text) && TO_THAT.test(own.slice(0, own.toLowerCase().indexOf(text.toLowerCase()))))
      return true
    if (TO_WHOM.test(before) && line.index === null) return true
    if (BY_WAY.test(before) || WAS_AT.test(before)) return true
  }
  const asks = angle === 'question' && line.sentence.question
  if (asks || isMatter(text, line.index, doc)) return false
  if (WITH_IT.test(before)) return true
  const { tokens } = line.sentence
  const from = tokens.findIndex(({ start }) => start >= at)
  const to = tokens.findIndex(({ start }) => start >= at + bare.length)
  if (losesSecond(tokens, to < 0 ? tokens.length : to)) return true
  if (shape === 'says') return false
  return (
    BY_WHEN.test(before) ||
    OF_SENDER.test(before) ||
    ERRAND.test(before) ||
    (/\bthe $/i.test(before) && WHICH.test(rest) && role !== 'purpose') ||
    (role !== 'trigger' && isInClause(before)) ||
    isSecond(tokens, from, to < 0 ? tokens.length : to)
  )
}

const isTelling = ({ region }: Doc['sentences'][number]) => region === 'opening' || region === 'body'

/** Whether the subject sent names it, or another sentence does. */
function isMatter(text: string, index: number | null, { subject, sentences }: Doc): boolean {
  const stems = stemsOfLine(text)
  if (index === null || (subject && shared(stems, stemsOf(subject)) > 0)) return true
  const last = [...stems].at(-1)
  return (
    last !== undefined &&
    sentences.some((s, i) => i !== index && s.region !== 'signature' && stemsOf(s).has(last))
  )
}

/** Whether a clause leads up to a thing that says which one, why or when, and is not what is told or asked. */
function isInClause(before: string): boolean {
  const [, opener = '', inside = ''] = CLAUSE.exec(before) ?? []
  if (opener === '') return false
  const lead = before.slice(0, before.length - inside.length - opener.length - 1).trimEnd()
  if (ASKED.test(lead)) return false
  // “probes that log fridge temperatures”: right behind it stands the verb, and no thing.
  if (inside.trim() === '' && !/^(?:that|which|who)$/i.test(opener)) return false
  if (opener.toLowerCase() !== 'that') return true
  // “I saw on the county register that …”
  const words = lead
    .toLowerCase()
    .split(/\P{L}+/u)
    .filter(Boolean)
  return !(
    words.length === 0 ||
    TOLD.test(lead) ||
    isPast(words.at(-1) ?? '') ||
    words.slice(-REACH).some((each) => SEEN.has(each) || WRITTEN.test(each))
  )
}

/** Whether a thing stands behind “and” as the second of two. */
function isSecond(tokens: readonly Token[], from: number, to: number): boolean {
  const link = /^(?:the|an?|our|your)$/.test(tokens[from - 1]?.lower ?? '') ? from - 2 : from - 1
  if (!/^(?:and|or)$/.test(tokens[link]?.lower ?? '')) return false
  const classes = classesOf(tokens)
  return isThing(classes[link - 1], tokens[link - 1]) && !isVerbal(classes[to], tokens[to])
}

/** “240 care homes in Yorkshire” of “in Yorkshire and the North East”: the place, the time or the matter of both was cut in two. */
function losesSecond(tokens: readonly Token[], to: number): boolean {
  if (!/^(?:and|or)$/.test(tokens[to]?.lower ?? '')) return false
  const classes = classesOf(tokens)
  // The last thing before the cut hangs on a preposition.
  const last = nounPhrases(tokens.slice(0, to)).findLast((p) => p.to === to)
  const start = last === undefined ? to - 1 : last.from - (last.determiner === '' ? 0 : 1)
  if (!/^(?:in|of|at|between|across|from)$/.test(tokens[start - 1]?.lower ?? '')) return false
  const [next] = nounPhrases(tokens.slice(to + 1))
  if (next === undefined || next.from > 1) return false
  const end = to + 1 + next.to
  return !isVerbal(classes[end], tokens[end]) && !isVerbal(classes[to + 1], tokens[to + 1])
}

const WRITTEN = /^(?:wrote|written|posted|argued|mentioned|reported|told|asked|wanted)$/
/** Words between “I saw” and “that”. */
const REACH = 6

type Class = ReturnType<typeof classesOf>[number] | undefined

const isThing = (c: Class, token: Token | undefined) =>
  (c === 'word' || c === 'name' || c === 'number') && !isPast(token?.lower ?? '')
const isVerbal = (c: Class, token: Token | undefined) =>
  c === 'be' || c === 'modal' || c === 'verb' || c === 'subject' || isPast(token?.lower ?? '')
