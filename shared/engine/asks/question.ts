/** What a question asks of the reader. */

import type { ParsedSentence, Token } from '../doc.ts'
import { ACTS, RHETORICAL } from '../lexicon/asks.ts'
import { DAYS } from '../lexicon/calendar-words.ts'
import { AUXILIARIES, NEGATED } from '../lexicon/verbs.ts'
import { words } from '../word-set.ts'
import { demand, heavier, LEADS, skipLeads } from './demand.ts'
import { ofStatement } from './request.ts'

const HELPERS = words(`${AUXILIARIES} ${NEGATED} shall may might`)
const POLITE = words("can could would will may might can't couldn't won't wouldn't")
const INTERROGATIVES = words("which when what who whom whose where how when's what's who's where's how's")
const PEOPLE = words("you your yours you're you'd you've you'll u i we me us i'm let's our my")
const NOBODY = words('anyone anybody someone somebody')
/** How a question begins that leaves out “are you” or “is it”, and what may follow there. */
const CLIPPED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    free: `on for to this next tomorrow today ${DAYS} later early at`,
    available: `on for to this next tomorrow today ${DAYS} later early at`,
    curious: 'to if whether how what about',
    opposed: 'to',
    up: 'for',
    ok: 'if to with for',
    okay: 'if to with for',
    fine: 'if to with for',
    possible: 'to for',
    care: 'to for',
    game: 'for to',
    got: 'time a an any 5 10 15 20 30 five ten fifteen twenty',
    think: 'you it we this that your',
    sound: 'good fair right like useful interesting reasonable',
    sounds: 'good fair right like useful interesting reasonable',
    make: 'sense',
    makes: 'sense',
  }).map(([opener, followers]) => [opener, words(followers)]),
)

/** Words of a question that only leads up to what follows, at most. */
const LEADS_UP = 5

/** Note of the ask a question makes; '' when it wants no answer of the reader. */
export function ofQuestion(sentence: ParsedSentence): string {
  const { tokens, hits } = sentence
  for (const hit of hits) if (hit.lexicon === RHETORICAL && hit.from <= 1 && sentence.words < 12) return ''
  // “Not relevant?” and “Not for you?” lead up to what to do then.
  if (tokens[0]?.lower === 'not' && sentence.words <= LEADS_UP) return ''
  // Somebody else's question, in quotes.
  const last = tokens.at(-1)?.lower ?? ''
  if (tokens.at(-2)?.lower === '?' && '"”’»'.includes(last) && !'"“‘«'.includes(tokens[0]?.lower ?? 'x'))
    return ''
  const colon = tokens.findLastIndex((t) => t.lower === ':')
  const base =
    questionForm(tokens, colon + 1, colon >= 0 && !announcesOwn(tokens, colon)) || politeStatement(tokens)
  // “If you have time this week, could you recount row 4?”: what is asked for stands behind the condition.
  const comma =
    base.startsWith('task') && tokens[0]?.lower === 'if' ? tokens.findIndex((t) => t.lower === ',') : -1
  const phrase = demand(sentence, Math.max(colon, comma) + 1, tokens.length)
  // “Let me know if you have time next week?”: a request, whatever its mark.
  if (base === '') return (sentence.words <= 12 && phrase) || ofStatement(sentence, false)
  return isOnlyAnswer(tokens, phrase) ? base : heavier(phrase, base)
}

/**
 * Whether the phrase is not what the reader is to do: in “Shall I send over the list?” the sender does it, and
 * “Who is the best person to speak with?” wants a name and no meeting.
 */
function isOnlyAnswer(tokens: readonly Token[], phrase: string): boolean {
  const at = skipLeads(tokens, 0)
  const [first = '', second = '', third = ''] = [at, at + 1, at + 2].map((i) => tokens[i]?.lower ?? '')
  if (/^who(?:m|'s)?$/.test(first)) return true
  if (!phrase.startsWith('task')) return false
  return (
    /^(?:want|like) me$/.test(`${first} ${second}`) ||
    /^mind if (?:i|we)$/.test(`${first} ${second} ${third}`)
  )
}

const VIEW = words('opinion view take advice thoughts')

/** “I'd like your opinion on one thing: …”, “One question: …”: what follows the colon is asked of the reader. */
const announcesOwn = (tokens: readonly Token[], colon: number): boolean =>
  tokens
    .slice(0, colon)
    .some(
      ({ lower }, i) =>
        VIEW.has(lower) &&
        tokens[i - 1]?.lower === 'your' &&
        /^(?:like|want)$/.test(tokens[i - 2]?.lower ?? ''),
    ) ||
  (colon === 2 && tokens[1]?.lower === 'question' && /^(?:one|quick|my)$/.test(tokens[0]?.lower ?? ''))

/** How questions begin whose first words are left out: “Worth a chat?”, “Any chance you …?”, “Fancy a coffee?” */
const SHORTENED = words('mind worth any open interested keen fancy happy coming joining')

/** What the form of a question asks for; '' when it has none or asks nobody here. */
function questionForm(tokens: readonly Token[], from: number, quoted: boolean): string {
  let opens = true
  for (let i = from; i < tokens.length; i++) {
    const { kind, lower } = tokens[i] as Token
    if (kind === 'mark' || kind === 'emoji') {
      opens = true
      continue
    }
    if (opens && CLIPPED.get(lower)?.has(tokens[i + 1]?.lower ?? '')) return 'interest 1'
    if (LEADS.has(lower)) {
      opens = true
      continue
    }
    if (opens && (HELPERS.has(lower) || INTERROGATIVES.has(lower) || lower === 'why')) {
      if (quoted && !tokens.some((t, n) => n > i && PEOPLE.has(t.lower))) return ''
      const note = INTERROGATIVES.has(lower)
        ? openQuestion(tokens, i)
        : lower === 'why'
          ? whyNot(tokens, i)
          : yesOrNo(tokens, i)
      if (note !== '') return note
    }
    if (opens && lower === 'want' && /^(?:me|us|to|a|the|it|some|one|in)$/.test(tokens[i + 1]?.lower ?? ''))
      return 'interest 1'
    if (opens && SHORTENED.has(lower)) return 'interest 1'
    opens = false
  }
  return ''
}

/** “I was hoping you could confirm the split?” */
function politeStatement(tokens: readonly Token[]): string {
  const you = tokens.findIndex((t, n) => t.lower === 'you' && POLITE.has(tokens[n + 1]?.lower ?? ''))
  return you < 0 ? '' : favour(tokens, skipLeads(tokens, you + 2))
}

/** “How’s Tuesday at 10?” and “How about Tuesday?” offer a time. */
function openQuestion(tokens: readonly Token[], at: number): string {
  const about = tokens[at + 1]?.lower === 'about'
  const offered = about ? at + 2 : at + 1
  if ((about || tokens[at]?.lower === "how's") && DAY.test(tokens[offered]?.lower ?? '')) return 'meeting 3'
  return about ? 'interest 1' : 'reply 2'
}

const whyNot = (tokens: readonly Token[], at: number) => {
  const next = tokens[at + 1]?.lower
  return next === 'not' || next === "don't" ? 'interest 1' : next === 'did' ? 'reply 2' : ''
}

/** “Could you …”, “Shall I …”, “Would a summary …”. */
function yesOrNo(tokens: readonly Token[], at: number): string {
  const auxiliary = (tokens[at] as Token).lower
  const subject = tokens[at + 1]?.lower ?? ''
  if (NOBODY.has(subject)) return ''
  const verb = skipLeads(tokens, skipName(tokens, at + 2))
  const act = tokens[verb]?.lower ?? ''
  if (subject === 'you' || subject === 'u') return POLITE.has(auxiliary) ? favour(tokens, verb) : 'reply 1'
  if (subject === 'i' || subject === 'we') {
    if (!/^(?:can|could|shall|should|may|might)$/.test(auxiliary)) return 'reply 1'
    if (/^(?:call|ring|phone|visit|come|meet|stop|drop)$/.test(act)) return 'meeting 3'
    return /^(?:ask|get|have)$/.test(act) ? 'reply 2' : 'interest 1'
  }
  if (offersTime(tokens, at + 1)) return 'meeting 3'
  const asked = hedgedAt(tokens, at + 1)
  if (asked >= 0) return favour(tokens, asked)
  // Without a subject behind it, “Can't travel?” only leads up to what follows.
  return tokens.length - at < 5 && auxiliary.endsWith("n't") ? '' : 'interest 1'
}

/** “Would Tuesday at 10 or Wednesday at 15:00 suit you?”: a day is offered, and a meeting with it. */
function offersTime(tokens: readonly Token[], from: number): boolean {
  const subject = tokens[from]?.lower ?? ''
  const first =
    subject === 'the' || subject === 'next' || subject === 'this' ? tokens[from + 1]?.lower : subject
  if (!DAY.test(first ?? '')) return false
  const fits = tokens.findIndex(
    (t, i) => i > from && /^(?:suit|suits|work|works|fit|possible|convenient)$/.test(t.lower),
  )
  if (fits < 0) return false
  // “Does Monday work for the release?” is about something else.
  const after = tokens.slice(fits + 1).filter(({ kind }) => kind !== 'mark')
  return after.length === 0 || after.some((t) => t.lower === 'you')
}

const DAY = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow)$/

/** Index of the verb in “Is there any chance you could …” and “Would it be possible for you to …”, or -1. */
function hedgedAt(tokens: readonly Token[], from: number): number {
  const lower = (i: number) => tokens[i]?.lower ?? ''
  for (let i = from; i < Math.min(tokens.length, from + 5); i++) {
    if (/^(?:chance|way)$/.test(lower(i)) && lower(i + 1) === 'you' && POLITE.has(lower(i + 2)))
      return skipLeads(tokens, i + 3)
    if (lower(i) === 'possible' && lower(i + 1) === 'for' && lower(i + 2) === 'you' && lower(i + 3) === 'to')
      return skipLeads(tokens, i + 4)
  }
  return -1
}

/** What “would you” and the verb at `verb` ask for. */
function favour(tokens: readonly Token[], verb: number): string {
  const act = tokens[verb]?.lower ?? ''
  if (act === 'be') {
    if (!/^(?:able|willing|happy|prepared|kind)$/.test(tokens[verb + 1]?.lower ?? '')) return 'interest 1'
    const to = tokens.findIndex((t, n) => n > verb && t.lower === 'to')
    return to < 0 ? 'interest 1' : (ACTS.get(tokens[to + 1]?.lower ?? '') ?? 'task 3')
  }
  if (/^(?:like|want|prefer|care|need)$/.test(act)) {
    const what = tokens[verb + 1]?.lower === 'to' ? (ACTS.get(tokens[verb + 2]?.lower ?? '') ?? '') : ''
    return what.startsWith('meeting') ? what : 'interest 1'
  }
  if (/^(?:come|visit|meet|join)$/.test(act)) return 'meeting 3'
  return ACTS.get(act) ?? 'task 3'
}

/** Behind a name between commas: “Would you, Julian, like …”. */
function skipName(tokens: readonly Token[], at: number): number {
  return tokens[at]?.lower === ',' && tokens[at + 2]?.lower === ',' ? at + 3 : at
}
