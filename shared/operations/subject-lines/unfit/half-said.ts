/** Lines that lost half of what is said when they were cut: the rest of a list, a rate, or of whom it is told. */
import { ACTS } from '../../../engine/lexicon/asks.ts'
import { tokenize } from '../../../engine/tokens.ts'
import { isPast, isVerb, maybeVerb } from '../../material/verbs.ts'
import { classesOf } from '../../material/word-class.ts'
import type { Idea } from '../idea.ts'
import { MEASURE } from '../reading/units.ts'
import { breaksOff, isOver, leavesOut } from './left-out.ts'

/** What stands before the last of three things or more. */
const LAST_OF_MANY = /\p{L}, [^,.;:]{2,30},? and (?:the |an? |our |your )?$/u
const LIST_GOES_ON = /^,? (?:and|or) /
/** “£35 keeps one bed warm for a week”: for a night it would be another price. */
const RATE =
  /^ (?:for |per |a |an |each |every )(?:(?:a|an|one|each|every|the|\d+) )?(?:second|minute|hour|night|day|week|month|quarter|year|person|seat|head)s?\b/
const SUM = /[$£€¥]\d/
/** “cost 40% less”: without the word it is the price. */
const HOW =
  /^ (?:less|more|off|fewer|lower|higher|cheaper|faster|slower|smaller|bigger|longer|shorter|below|above|under|over)\b/
/** “on nights when it froze”: on which, only the clause says. */
const WHICH = /^ (?:when|where|that|who)\b/
const BARE_PLACE = / (?:on|at|in|for|to) \p{L}+s$/u
/** “jackets and boots until Sunday”: the day is that of both. */
const SECOND = /\b(?:and|or)(?: an?| the)? $/
const TAIL = / (?:until|till|by|from|for|at|in|on|to|with) /

/** “no later than 45 minutes before departure”: before what, only the rest says. */
const SPAN_OF_TIME = /\d (?:minute|hour|day|week|month)s?$/
const FROM_WHEN = /^ (?:before|after|prior)\b/
/** “The replacement of the network”: of what is what is told. */
const DONE = /\p{L}(?:ment|tion|sion|ance|ence)$/u
const TO_WHAT = /^ of (?:the|your|our|an?|all|both) /
/** “Unless we switch, there will be a large fine”: what would follow. */
const OR_ELSE = /\b(?:otherwise|or else)\b[^.;]*$/i
/** “will be looked at case by case”: the verb lost its other half. */
const HALF_VERB =
  / (?:hop|hopped|jump|jumped|sign|log|tune|looked|look|carried|carry|taken|put|set|brought|phased|worked|ruled|(?:be|been|was|were) (?:left|turned|switched|picked))$/
const OTHER_HALF = /^ (?:at|into|after|out|up|off|on|down|in|over|with|by)\b/
/** “how you dealt with it” */
const DEALS = / (?:deal|dealt|cope|coped|comply|complied)$/
/** “We have turned it back on, …”: the last word belongs to the verb. */
const PARTICLE = /^ (?:on|off|up|down|in|out|back|over|away)(?=[,.;:!?]|$| (?:and|in|on|at|by|from)\b)/
/** “handles a return in 4 minutes”: how fast is what is told. */
const HOW_FAST = /^ in (?:under |about |less than |just |only )?\d/
/** “The lamps can be fitted before Christmas”: when is what is told. */
const MAY_BE = /\b(?:can|could|will|may|must|should) be \p{L}+(?:ed|en)$/u
/** “Your poles are now sold in Portugal”: where is what is told. */
const IS_DONE =
  /\b(?:is|are|was|were) (?:now |also |already )?(?:sold|made|built|based|held|kept|used|found|grown|brewed|printed)$/i
const IN_PLACE = /^ (?:in|at|from|to|by|with|on)\b/
const WHEN = /^ (?:before|after|until|within|in|on|at|from)\b/
/** What stands right before a thing or a deed that is not. */
const DENIED =
  /\b(?:not|never|without|no longer) (?:\p{L}+ing )?(?:(?:the|our|your|an?) )?(?:\p{L}+ (?:from|of|in|at|on) )?$/iu
/** A reason without what came of it. */
const REASON = /^(?:due to|because of|owing to|thanks to|as a result of|given)\b/i
/** “we cut the loyalty module”: the thing alone would promise it. */
const TAKEN_AWAY =
  /\b(?:cut|cuts|remov(?:e|es|ed|ing)|drop(?:s|ped)?|cancel(?:s|led|ed)?|scrap(?:s|ped)?|postpone[sd]?|delay(?:s|ed)?|skip(?:s|ped)?|replace[sd]?|without|instead of|no longer (?:offer|have|need|include))(?: (?:the|our|your|its|an?))? $/i

/** Who writes and how, law, and statements of nothing in particular. */
const NO_SUBJECT =
  /^(?:the )?same$|^estimated\b|^your (?:inbox|plate|schedule|calendar|desk)$|^orders? (?:over|above|of) [$£€]|^(?:our )?records (?:show|indicate)\b|\bending (?:will|is|was|has)\b|^(?:the|your) (?:wait|search) is over|\bhelps? us (?:decide|improve|understand|learn|plan|make)\b|^(?:half|full) price$|\bgot from \d|\bin touch$|^the \p{L}+ (?:which|what|how|whether|when|where) \p{L}+ (?:can|could|is|are|will|to|has|have|should)\b|^(?:the|our) [\p{L} &]+ (?:team|squad|crew)$|^(?:the|your) (?:people|folks|friends|team|staff) (?:at|from|of|behind) \p{Lu}|^total [$£€¥]\d|^sent (?:with|from|by)\b|\b(?:herein|hereunder|hereby|hereof|thereof|aforementioned|construed|notwithstanding|forthwith|without prejudice)\b|^(?:an?|some) (?:issue|problem|error|matter|concern|number)\b|^(?:each|either|neither|both|one|none|all)(?: of them| two| three| four| five| six| seven| eight| nine| ten| twelve| \d+)? (?:is|are|was|were|will|would|can|has|have)\b|\bby (?:you|us|me)$|\bwhy (?:i|we) (?:write|am|are)\b|^(?:all|both|the) others?\b|^(?:due to|because of|owing to)\b|^(?:two|three|four|five|\d+) (?:ways|things|options|questions|points|reasons)$|\b(?:is|are) (?:attached|enclosed)$|^(?:kinds?|sorts?|types?|track|basis|middle|midst|sake|verge|process|lieu|spite|behalf|advantage) of\b|\b(?:with|in) (?:regard|regards|respect|relation|reference|terms|spite|light|view|case|accordance|connection|addition)$|^(?:either|once|whether) |\b(?:page \d+|the (?:attached|enclosed) \p{L}+)$|\bpage \d+ of\b|\bcompetitive prices?$|^\d[\d.,]*% (?:were|was|are|is|had|have|has)\b|\bboth(?:$| (?:on|in|at|by|for|from|to|before|after)\b)|^\d[\d.,]* \p{L}+ on average\b|^\d{1,2}(?::\d\d)? ?(?:am|pm)? (?:to|until|and) (?:\d|noon|midday|midnight)|^sort code\b|\b(?:around the corner|coming up)$|^(?:the )?(?:pleasure|joy|prospect|idea|thought|chance) of\b|^joining (?:your|the) team\b|^(?:which|whose) (?:is|are|was|were|has|have|will)\b|\btime out of your (?:busy )?(?:schedule|day)\b|^iban\b|^account [a-z]{2}\d\d\b|^(?:a )?(?:perfect|great|good|ideal) fit\b|^(?:simply put|in short|to be honest|frankly|basically|as you know|in fact|of course),/iu
/** “We moved the release from Thursday to Monday”, “open from 9”: until when, only the rest says. */
const FROM = /\bfrom \S+$/i
/** “We have decided to offer the position to another candidate”: to whom is what is told. */
const GIVES =
  /\b(?:offer|give|award|sell|hand|pass|lend|transfer|assign)(?:s|ed|ing|n)?(?: (?:the|our|your|an?|this))?(?: \p{L}+){1,3}$/iu
/** “The annual meeting takes place on Thursday”: when is what is told. */
const HELD = /\b(?:tak(?:es?|ing) place|(?:is|are|be) held|happens?)$/i
const TO_WHOM = /^ to (?:an?|another|the|our|your|some|one|\p{Lu})/u
/** “Legal needs it before the call”: what, only the mail says. */
const LEANS_ON = /^(?:\p{L}[\p{L}’'-]* ){1,3}(?:it|them)(?: |$)/u
/** “Moving its bottling line”: whose, only the mail says. */
const WHOSE = /^\p{L}+ing (?:its|their|his|her)\b/iu
/** Where something was read is not what it says: “I saw in the Eastern Daily Press that …”. */
const SOURCE =
  /\b(?:saw|see|seen|read|noticed|heard|spotted|learned|found)\b[^.,;:]{0,20}? (?:in|on|from|via|at) (?:the |an? |your )?$/i
/** “25% off all pairs of running shoes” */
const COUNTED = / (?:pairs?|sets?|packs?|boxes|bottles|tins|bags|range|number|list|cop(?:y|ies))$/i
const NEEDS_NOTHING =
  /^(?:it|is|does|was|will|can|could|would|should|did|do|have|has|how|why|what|please|let|make|makes|making)\b/i
/** A question of a time or a name alone: “2pm GMT for the session?”, “Harmon & Lyle?” */
const TIME_FIRST = /^\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)/i

/** “Bank have changed”: the verb belongs to more than is left. */
const ONE_WITH_MANY =
  /^(?:the )?(?!i\b|people|children|men\b|women|staff|police|data|media|folk|we\b|you\b|they\b|these|those|who\b|both\b|all\b|most\b|some\b|many\b|few\b)\p{L}*[^s\P{L}] (?:have|are|were)\b/iu
/** “Hay bales that tells a farmer”: who tells stands before it. */
const MANY_WITH_ONE =
  /^\p{L}+(?: \p{L}+)?[^s\P{L}]s (?:that|which|who) \p{L}+[^s\P{L}]s (?:a|an|the|your|you|our|how|when|whether|what)\b/u

/** “Marcus is on call that night”: which, only the mail says. */
const THAT_DAY =
  /\b(?:that|the same) (?:night|day|morning|afternoon|evening|week|weekend|month|year|date|time|hour)\b/i

/** “The change takes effect on 4 March”: which, only the mail says. */
const THE_CHANGE =
  /^(?:the|this|these) (?:changes?|update|move|increase|decision) (?:takes?|comes?|will (?:take|come|apply)|apply|applies|starts?|is effective|are effective)\b/i

/** “Book before 1 September”: by when, and not what. */
const WHEN_ALONE =
  /^(?:book|order|buy|reply|register|sign up|pay|apply) (?:by|before|until) \S+(?: \S+){0,2}$/i
/** “last week’s”: whose, and not what; “at St Anne’s” says where. */
const OWNER_ALONE = /(?:^| )\p{Ll}\p{L}*[’']s?\??$/u
/** “whether that's possible?”: what is, only the mail says. */
const ASKS_OF_IT = /\b(?:whether|if|when|how|what) (?:that|this|it|they|those|these)\b/i

const isOpen = (text: string) =>
  text.split('(').length !== text.split(')').length || text.split('"').length % 2 === 0

/** A question made of nothing but names. */
const asksName = (text: string) =>
  text.endsWith('?') &&
  text
    .slice(0, -1)
    .split(' ')
    .every((word) => /^(?:\p{Lu}|&|at$|on$|of$|in$|and$)/u.test(word)) &&
  !/ at /.test(text)

/** Whether the sentence goes on with what its cut needs. */
export function halfSaid(idea: Idea): boolean {
  const { text, line, angle, shape } = idea
  if (NO_SUBJECT.test(text) || isOpen(text) || isOver(text) || joinsVerb(idea)) return true
  if (ONE_WITH_MANY.test(text) || MANY_WITH_ONE.test(text)) return true
  if (
    THE_CHANGE.test(text) ||
    THAT_DAY.test(text) ||
    OWNER_ALONE.test(text) ||
    WHEN_ALONE.test(text) ||
    (angle === 'question' && ASKS_OF_IT.test(text))
  )
    return true
  if (WHOSE.test(text) || (LEANS_ON.test(text) && !NEEDS_NOTHING.test(text))) return true
  if (angle === 'question' && (TIME_FIRST.test(text) || asksName(text) || / sometime\?$/.test(text)))
    return true
  if (line === null) return false
  const own = line.sentence.text
  const bare = text.replace(/\?$/, '')
  const lower = own.toLowerCase()
  const at = lower.indexOf(bare.toLowerCase())
  // “Annual plans cost 40%: $72 a year” is put together; its first half is the mail's.
  if (at < 0) {
    // “Meeting for walking” of “thanks for walking us through it”
    const [, doing] = / for (\p{L}+ing)$/u.exec(bare) ?? []
    if (doing !== undefined && new RegExp(`\\b${doing} (?:us|me|you|them|the|an?|our|your)\\b`).test(lower))
      return true
    // “The water comes back”, of which the sentence goes on “on in March”
    const [tail = ''] = shape === 'says' ? (/\S+ \S+$/.exec(bare.toLowerCase()) ?? []) : []
    const last = tail === '' ? -1 : lower.lastIndexOf(tail)
    const behind = last < 0 ? '' : own.slice(last + tail.length)
    if (PARTICLE.test(behind) || (last >= 0 && breaksOff(bare, behind))) return true
    const [passive] = MAY_BE.exec(bare) ?? []
    const end = passive === undefined ? -1 : lower.indexOf(passive.toLowerCase())
    if (passive !== undefined && end >= 0 && WHEN.test(own.slice(end + passive.length))) return true
    const [head = ''] = bare.split(': ')
    const from = lower.indexOf(head.toLowerCase())
    return /\d ?%$/.test(head) && from >= 0 && HOW.test(own.slice(from + head.length))
  }
  const before = own.slice(0, at)
  const rest = own.slice(at + bare.length)
  return (
    leavesOut(idea, bare, before, rest) ||
    SOURCE.test(before) ||
    OR_ELSE.test(before) ||
    (DONE.test(bare) && TO_WHAT.test(rest)) ||
    (DEALS.test(bare) && /^ with\b/.test(rest)) ||
    // “Three videos for Oak & Elm”
    (/\p{Lu}\S*$/u.test(bare) && /^ & \p{L}/u.test(rest)) ||
    // “Could you let Mrs Adeyemi know”
    (/\b(?:let|make|have|help|see|hear) $/i.test(before) &&
      / (?:know|have|see|hear|go|come|do|get|take)$/.test(bare)) ||
    // “lets Tallybook categorize your expenses”
    (/\b(?:lets?|helps?|makes?) (?:the |your |our )?$/i.test(before) &&
      isVerb(bare.split(' ').at(-1) ?? '')) ||
    // “not hearing the bass again”: it is what should not be.
    DENIED.test(before) ||
    // “Sprint 1 was paid on time”
    /^ (?:on time|late|early|twice|in full|in part)\b/.test(rest) ||
    (COUNTED.test(bare) && /^ of /.test(rest)) ||
    (bare.includes(', ') && LIST_GOES_ON.test(rest) && !/,? (?:and|or) /.test(bare)) ||
    // “63 houses, the school and the swimming pool of the village”
    (LAST_OF_MANY.test(before) && !tellsSomething(bare)) ||
    // “The boilers at Ysgol Glan, Ysgol Bryn and …”
    (/ (?:at|in|for|of|with|from) \p{Lu}[\p{L} ’']*$/u.test(bare) &&
      /^, \p{Lu}[^.;]{0,50}(?: (?:and|or)|,) /u.test(rest)) ||
    // “is set up and Jenny, Tom and Aisha have been invited”, “row F, 11 and 12”
    (/\band \p{Lu}\p{L}*$/u.test(bare) && /^, \p{Lu}/u.test(rest)) ||
    (/ \p{Lu}$/u.test(bare) && /^, \d/.test(rest)) ||
    // “start the week after”: after what has been said.
    (/\bthe (?:day|week|month|year)$/i.test(bare) && /^ (?:after|before)\b/i.test(rest)) ||
    // “Should I send you the sheet with sizes and rates?”: which sheet, only the rest says.
    (angle === 'question' &&
      /\bthe \p{Ll}+$/u.test(bare) &&
      /^ (?:with|of|about|on|for|from)\b/.test(rest)) ||
    // “on 3 or 4 September”
    (/ \d{1,2}$/.test(bare) && /^ (?:or|and|to) \d/.test(rest)) ||
    (FROM.test(bare) && /^ (?:in)?to\b/.test(rest)) ||
    (HELD.test(bare) && /^ (?:on|at|in|from) /.test(rest)) ||
    (shape === 'says' && GIVES.test(bare) && TO_WHOM.test(rest)) ||
    // “Bring a photograph or a drawing”
    (line.sentence.tokens.length > 0 &&
      startsAsking(line.sentence.tokens[0]?.lower ?? '', before) &&
      /^ or /.test(rest)) ||
    (SUM.test(bare) && RATE.test(rest)) ||
    (BARE_PLACE.test(bare) && WHICH.test(rest)) ||
    /\bwhose (?:\p{L}+ )?$/iu.test(before) ||
    (/\d ?%$/.test(bare) && HOW.test(rest)) ||
    /\baccording to (?:the |your |an? )?$/i.test(before) ||
    (/\d$/.test(bare) && MEASURE.test(/^ ([\p{L}°]+)/u.exec(rest)?.[1] ?? '')) ||
    (SPAN_OF_TIME.test(bare) && FROM_WHEN.test(rest)) ||
    // “Exports over 50 pages time out”
    (/ time[sd]?$/.test(bare) && /^ out\b/.test(rest)) ||
    (HALF_VERB.test(bare) && OTHER_HALF.test(rest)) ||
    (angle !== 'question' && shape === 'says' && (PARTICLE.test(rest) || HOW_FAST.test(rest))) ||
    (MAY_BE.test(bare) && WHEN.test(rest)) ||
    (IS_DONE.test(bare) && IN_PLACE.test(rest)) ||
    // “I can't be at the site until noon”
    (/\b(?:not|cannot)\b|n['’]t\b/i.test(bare) && /^ (?:until|till|before)\b/.test(rest)) ||
    // “one in ten went home with a full lunchbox”
    (/ home$/.test(bare) && /^ (?:with|without)\b/.test(rest)) ||
    // “one hour and one length at a time”
    /^ (?:at a time|at once|in turn)\b/.test(rest) ||
    (/\bin touch$/.test(bare) && /^ with\b/.test(rest)) ||
    (shape === 'says' && losesLimb(bare, rest)) ||
    (at === 0 && REASON.test(bare)) ||
    // What was cut from 14 to 3 is still there.
    (TAKEN_AWAY.test(before) && !/\d/.test(bare + rest)) ||
    // “If you can help, tell Marion”
    (/^\p{L}+, \p{L}/u.test(bare) && /\bif you (?:can|could|want to|would like to|need) $/i.test(before)) ||
    endsInSecondVerb(bare, rest) ||
    endsInVerb(bare, before, rest) ||
    (SECOND.test(before) && TAIL.test(bare) && !tellsSomething(bare))
  )
}

/** “I’ll bring printed sections and the damp readings”: two things of one verb are told together. */
const losesLimb = (text: string, rest: string): boolean => {
  const limb = /^,? (?:and|or) ([^,.;:!?]+)/.exec(rest)?.[1]
  if (limb === undefined || !tellsSomething(text)) return false
  const classes = classesOf(tokenize(limb))
  return (
    /^(?:article|owner|number)$/.test(classes[0] ?? '') &&
    !classes.some((c) => c === 'verb' || c === 'be' || c === 'modal' || c === 'subject') &&
    !tokenize(limb).some(({ lower }) => isPast(lower))
  )
}

/** “The pricing deck and provide feedback”, “€62 a tonne and bring”: a thing with the verb of something else. */
function joinsVerb({ text, shape, angle }: Idea): boolean {
  if (angle === 'question') return false
  const [, head = '', verb = '', rest = ''] = /^(.+?) and (\p{Ll}+)( .+)?$/u.exec(text) ?? []
  if (!isVerb(verb) || isPast(verb) || /(?:s|ing)$/.test(verb)) return false
  return (
    !tellsSomething(head) &&
    (rest === '' || (shape !== 'says' && !ACTS.has(head.split(' ')[0]?.toLowerCase() ?? '')))
  )
}

/** Whether a cut opens with the verb of a request. */
const startsAsking = (first: string, before: string) => before.trim() === '' && ACTS.has(first)

/** “Ask Ruth or come to the Q&A”: where to come is left out. */
function endsInSecondVerb(text: string, rest: string): boolean {
  const [, verb = ''] = / (?:and|or) (\p{Ll}+)$/u.exec(text) ?? []
  return (
    verb !== '' &&
    maybeVerb(verb) &&
    /^ (?:to|in|at|on|by|for|with|through|via|from|it|them|us|me|the|your)\b/.test(rest)
  )
}

/** “the totals match what you expected”, “the offer stands: we review …”: a thing with its verb is no name of it. */
function endsInVerb(text: string, before: string, rest: string): boolean {
  const [, noun = '', verb = ''] = /^(?:\p{L}+ )?(\p{L}+) (\p{Ll}+)$/u.exec(text) ?? []
  if (verb === '') return false
  if (/[^s]s$/.test(noun) && maybeVerb(verb) && !/s$/.test(verb))
    return /^ (?:what|how|whether|that|the|your|our)\b/.test(rest)
  return STAYS.test(verb) && /\b(?:the|our|your) $/i.test(before) && /^(?:[:.;,]|$)/.test(rest)
}
/** Verbs that need nothing behind them. */
const STAYS =
  /^(?:stands|holds|works|applies|continues|remains|ends|starts|begins|expires|closes|opens|helps|matters)$/

function tellsSomething(text: string): boolean {
  const tokens = tokenize(text)
  return classesOf(tokens).some(
    (c, i) => c === 'be' || c === 'modal' || c === 'verb' || (i > 0 && isPast(tokens[i]?.lower ?? '')),
  )
}
