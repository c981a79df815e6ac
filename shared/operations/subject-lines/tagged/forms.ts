/** What a sentence offers as a heading: its matter with what hangs on it, its clauses, what is asked, and its question. */
import { mayBePast } from '../../material/verbs.ts'
import { type Chunk, chunksIn, cuts, isTime, linkedChunks } from './chunks.ts'
import { type Clause, clausesOf, requestIn } from './clauses.ts'
import { datesIn, withoutHours } from './dates.ts'
import { clauseHeadline, headline, shorter } from './headline.ts'
import { questionsIn } from './questions.ts'
import { countOf, isDay, isNoun, isVerb, tagged, trimmed, type Word, written } from './tags.ts'

export type Form = 'matter' | 'clause' | 'object' | 'passive' | 'doing' | 'request' | 'question'

/** A heading before it is ranked. */
export interface Heading {
  text: string
  words: readonly Word[]
  form: Form
  /** True for a clause that lost its end. */
  cut: boolean
  /** True for one that is a clause with all it needs. */
  whole: boolean
  /** Where in the sentence it begins, 0 to 1. */
  at: number
  /** True for a thing that hangs on another by “of”, “for” or “and”. */
  hangs: boolean
}

/** Words of a heading, at most. */
const MOST_WORDS = 10
const LEAST_WORDS = 2
const MOST_CHARS = 70

type Push = (form: Form, words: readonly Word[], more?: Partial<Heading>) => void

/** All headings of one sentence. */
export function headingsOf(sentence: string, isQuestion: boolean): Heading[] {
  const words = tagged(sentence)
  const found: Heading[] = []
  const pushAt =
    (at: number): Push =>
    (form, said, more) => {
      const kept = trimmed(said)
      const text = written(kept)
      if (form === 'doing' && countOf(kept) <= LEAST_WORDS) return // “Sending offer”
      // “Black Friday is”, “Previous email in case”, “Allow to introduce myself”
      if (isOpenAt(kept)) return
      if (countOf(kept) < LEAST_WORDS || countOf(kept) > MOST_WORDS || text.length > MOST_CHARS) return
      const start = text.slice(0, 1).toUpperCase()
      found.push({
        text: start + text.slice(1),
        words: kept,
        form,
        cut: false,
        whole: false,
        hangs: false,
        at,
        ...more,
      })
    }
  mattersIn(words, pushAt)
  for (const each of questionsIn(words, isQuestion)) pushAt(0)('question', each, { whole: true })
  let passed = 0
  for (const clause of clausesOf(words)) {
    fromClause(clause, pushAt(passed / words.length))
    passed += clause.words.length
  }
  return found
}

const isOpenAt = (kept: readonly Word[]): boolean => {
  const last = kept.at(-1)
  return (
    (last?.pos === 'AUX' && last.lower !== 'not') ||
    (last?.lower === 'case' && kept.at(-2)?.lower === 'in') ||
    /^(?:prior|sometime|someday|due|according|because)$/.test(last?.lower ?? '') ||
    /^(?:myself|yourself|themselves|itself)$/.test(last?.lower ?? '') ||
    LEADS_UP.test(written(kept)) ||
    // “Frank last Thursday”
    (kept.some(({ lower }) => lower === 'last') &&
      kept.every((each) => each.lower === 'last' || each.pos === 'PROPN' || isDay(each)))
  )
}
/** What somebody does before they say anything. */
const LEADS_UP =
  /^(?:allow|permit|let|tak(?:e|ing) (?:an? )?(?:moment|minute|opportunity|time) to|introduc(?:e|ing) (?:my|our)sel)/i

const COURTESY = /^(?:thank|apologi[sz]e|congratulate|wish|welcome)(?:ing|ed|s)?$/

/** Words before a thing in which “from” is its own. */
const FROM_NEAR = 3

const NOT = /^(?:not|n't|never|no|without)$/

/** Heads that name nothing of their own. */
const EMPTY =
  /^(?:thanks?|regards|questions?|things?|way|lot|bit|everything|anything|something|nothing|ones?|others?|all|attention|help|call|note|look|mind|fact|case|couple|number|part|kind|sort|touch|advance|convenience|concerns?|rest|best|cheers|guys|folks|people|reasons?|feel|place|relation|connection|regard|respect|updates?|reminders?|addition|accordance|spite|lieu|favou?r|view|light|pleasure|honou?r|delight)$/
const TIMES =
  /^(?:minutes?|hours?|days?|weeks?|months?|years?|times?|moment|today|tomorrow|tonight|yesterday|morning|afternoon|evening)$/

/** “Training for new mentors”. */
function mattersIn(words: readonly Word[], pushAt: (at: number) => Push) {
  const chunks = chunksIn(words)
  const dates = datesIn(words)
  const times = new Set(chunks.filter((c) => isTime(words, c)).map(({ from }) => from))
  for (const chunk of [...chunks, ...linkedChunks(words, chunks)]) {
    if (times.has(chunk.from) || cuts(chunk, dates) || isEmptyHead(words[chunk.head])) continue
    if (isSender(words, chunk.from) || isPerson(words, chunk, chunks)) continue
    // “from the Pro plan to Basic”: one end of a way.
    if (
      words.slice(chunk.from, chunk.to).some(({ lower }) => lower === 'to') &&
      words.slice(Math.max(0, chunk.from - FROM_NEAR), chunk.from).some(({ lower }) => lower === 'from')
    )
      continue
    // “not hearing the bass again”
    if (NOT.test(words[chunk.from - 1]?.lower ?? '') || NOT.test(words[chunk.from - 2]?.lower ?? '')) continue
    pushAt(chunk.from / words.length)('matter', headline(words.slice(chunk.from, chunk.to)), {
      hangs: hangsOnThing(words, chunk.from),
    })
  }
}

/** “the hole in the liner”, and not “complain about the noise” or “a question about dark mode”. */
function hangsOnThing(words: readonly Word[], at: number): boolean {
  const [holder, link] = [words[at - 2], words[at - 1]]
  if (link?.pos === 'CCONJ') return true
  return link?.pos === 'ADP' && (isNoun(holder) || holder?.pos === 'NUM') && !isEmptyHead(holder)
}

/** “I'm the founder of Lumen”: who writes, the signature says. */
const isSender = (words: readonly Word[], at: number): boolean =>
  /^(?:am|'m|are|'re)$/.test(words[at - 1]?.lower ?? '') && /^(?:i|we)$/.test(words[at - 2]?.lower ?? '')

/** “Dana Whitlock”, “Dana Whitlock at Corvid Foods”: somebody, and nothing said of them. */
function isPerson(words: readonly Word[], { from, to }: Chunk, chunks: readonly Chunk[]): boolean {
  const end = chunks.find((each) => each.from === from)?.to ?? to
  const isName = (range: readonly Word[]) => range.length > 0 && range.every(({ pos }) => pos === 'PROPN')
  return (
    isName(words.slice(from, end)) &&
    (end === to || (/^(?:at|from)$/.test(words[end]?.lower ?? '') && isName(words.slice(end + 1, to))))
  )
}

const isEmptyHead = (head: Word | undefined) => EMPTY.test(head?.lower ?? '') || TIMES.test(head?.lower ?? '')

/** The headings of a clause: who speaks says what for; of what the sender does, the thing comes first. */
function fromClause({ words, day }: Clause, push: Push) {
  const verb = words.findIndex(isVerb)
  if (verb < 0) return
  const request = requestIn(words)
  if (request >= 0) {
    if (/^(?:be|let)$/.test(words[request]?.lower ?? '')) return
    withShorter('request', withoutSender(words.slice(request)), day, push)
    return datedObject(words.slice(request + 1), day, push)
  }
  const subject = words.slice(0, verb)
  const last = subject.at(-1)?.lower ?? ''
  if (subject.length === 0 || /^(?:i|we)$/.test(last)) return ownDeed(words, verb, day, push)
  const main = afterAuxiliaries(words, verb)
  if (subject.length === 1 && /^(?:it|this|that)$/.test(last)) {
    if (/ing$/.test(words[main]?.lower ?? '')) withShorter('doing', words.slice(main), day, push)
  } else if (subject.length > 1 || isNoun(subject[0])) withShorter('clause', words, day, push)
  const said = words.slice(words[main]?.pos === 'VERB' ? main + 1 : main)
  if (last === 'there') existing(said, push)
  datedObject(said, day, push)
}

/** “send me the plan”, “cover the desk for me” */
const withoutSender = (words: readonly Word[]): Word[] =>
  words.filter(({ lower }, i) => {
    const isMe = (at: number) => /^(?:me|us)$/.test(words[at]?.lower ?? '')
    return i === 0 || !(isMe(i) || (/^(?:for|to|with)$/.test(lower) && isMe(i + 1)))
  })

/** “there is mould behind the wardrobe”: what there is, and where. */
function existing(said: readonly Word[], push: Push) {
  const [thing] = chunksIn(said)
  if (!thing || thing.from > 0 || isEmptyHead(said[thing.head])) return
  const line = headline(said)
  push('object', line)
  for (const each of shorter(line)) push('object', each, { cut: true })
}

/** “we've moved the meeting to Friday”: “Meeting moved to Friday”; “I must withdraw my paper”: “Withdrawing paper”. */
function ownDeed(words: readonly Word[], verb: number, day: readonly Word[], push: Push) {
  const main = mainVerb(words, verb)
  const deed = words[main]
  if (deed?.pos !== 'VERB' || main === words.length - 1) return
  // “Heading into the quarter, …” leads what is told.
  if (main === 0 && /ing$/.test(deed.lower) && words.some(({ text }) => text === ',')) return
  const auxiliaries = words.slice(verb, main).map(({ lower }) => lower)
  // “I was looking for a florist on my phone” sets the scene.
  if (/ing$/.test(deed.lower) && /^(?:was|were)$/.test(auxiliaries[0] ?? '')) return
  // “I wanted to thank you for the demo”, “we've been working super hard”: what anybody says.
  if (COURTESY.test(deed.lower) || (/^work/.test(deed.lower) && words.some(({ lower }) => lower === 'hard')))
    return
  const rest = words.slice(main + 1)
  const isDenied = words.slice(0, main).some(({ lower }) => NOT.test(lower))
  if (
    !isDenied &&
    DONE.test(deed.lower) &&
    auxiliaries.every((each) => /^(?:have|'ve|had|just|already|now|recently)$/.test(each))
  )
    done(deed, rest, day, push)
  // “we were charged for four nights”
  const isSuffered =
    !isDenied && /^(?:was|were|been)$/.test(auxiliaries.at(-1) ?? '') && !MOVED.test(deed.lower)
  if (isSuffered || auxiliaries.some((each) => NOT.test(each) || each === 'cannot'))
    withShorter('doing', words.slice(isSuffered ? main : verb), day, push)
  const toReader = /^(?:you|me|us)$/.test(rest[0]?.lower ?? '')
  const behind = toReader ? rest.slice(1) : rest
  if (
    /^(?:must|will|'ll|shall)$/.test(auxiliaries.join(' ')) ||
    (!isDenied &&
      (/ing$/.test(deed.lower) || auxiliaries.includes('to') || isPlanned(deed, auxiliaries, rest)))
  ) {
    const doing = gerund(deed.lower)
    withShorter('doing', [{ ...deed, text: doing, lower: doing }, ...behind], day, push)
  }
  datedObject(rest, day, push)
}

/** “We move to the third floor on 6 October” */
const isPlanned = ({ lower }: Word, auxiliaries: readonly string[], rest: readonly Word[]): boolean =>
  auxiliaries.length === 0 &&
  datesIn(rest).some(([from, to]) => from > 0 && rest.slice(from, to).some((each) => each.pos === 'NUM')) &&
  !mayBePast(lower) &&
  !/^(?:need|want|hope|think|know|look|have|see|like|expect|believe|write)$/.test(lower)

/** What somebody felt or was told is no news of its own. */
const MOVED =
  /ing$|^(?:pleased|delighted|thrilled|surprised|impressed|interested|told|asked|supposed|excited|disappointed|shocked|amazed|worried|born|introduced|inspired|referred|given)$/
const DONE =
  /^(?!need|enjoy|lik|lov|want|hop|talk|work|look|decid|notic|ask|thank|tell|remind|inform)(?:\w{2,}ed|sent|made|found|hit|set|put|cut|held|built|bought|sold|paid|lost|won|chosen|taken|given|begun|drawn|written|closed|met|kept|left|shut|done)$/

/** “Target hit for the year”: what was done with the thing. “Engineers asked” would be those who ask. */
function done(deed: Word, rest: readonly Word[], day: readonly Word[], push: Push) {
  const [first] = chunksIn(rest)
  if (first?.from !== 0 || isTime(rest, first) || isEmptyHead(rest[first.head])) return
  const next = rest[first.to]
  const isEnd =
    next === undefined ||
    /^(?:ADP|PART)$/.test(next.pos) ||
    next.text === ',' ||
    datesIn(rest).some(([from]) => from === first.to)
  if (!isEnd) return
  const all = linkedChunks(rest, chunksIn(rest)).find(({ from }) => from === 0)
  const to = next?.lower === 'of' && all ? all.to : first.to
  const line = [...headline(rest.slice(0, to)), deed, ...headline(rest.slice(to), 'tail')]
  push('passive', [...line, ...moved(day)], { whole: true })
  for (const each of shorter(line)) push('passive', each, { whole: true, cut: true })
}

/** A clause as a heading, and its shorter forms, with its day where it has one. */
function withShorter(form: Form, clause: readonly Word[], day: readonly Word[], push: Push) {
  const line = clauseHeadline(clause)
  const [from, to] = datesIn(line).at(-1) ?? [0, 0]
  push(form, [...line, ...moved(day)], { whole: true })
  if (to > 0 && to < line.length) push(form, line.slice(0, to), { whole: true })
  const brief = countOf(line) > MOST_WORDS ? withoutHours(line) : null
  if (brief) push(form, brief, { whole: true })
  for (const each of shorter(line)) {
    push(form, each, { whole: true, cut: true })
    if (day.length > 0) push(form, [...trimmed(each), ...moved(day)], { whole: true, cut: true })
    if (to > 0 && each.length < from)
      push(form, [...trimmed(each), ...line.slice(from, to)], { whole: true, cut: true })
  }
}

/** “New expense tool from Monday”: the object of a clause and its day. */
function datedObject(rest: readonly Word[], day: readonly Word[], push: Push) {
  const chunks = chunksIn(rest)
  const object = chunks.find((c) => !isTime(rest, c))
  if (!object || object.from > 3 || isEmptyHead(rest[object.head])) return
  if (
    rest
      .slice(0, object.from)
      .some(({ pos, lower }) => pos === 'SCONJ' || /^(?:how|what|where|when)$/.test(lower))
  )
    return
  const dates = datesIn(rest)
  const [from, to] = dates.findLast(([start]) => start >= object.to) ?? [rest.length, rest.length]
  // “the hedge …, probably Tuesday”: a bare day belongs to what it stands beside.
  const isTied = from === object.to || !isDay(rest[from])
  const when = from < to && isTied ? rest.slice(from, to) : moved(day)
  const offered: Chunk[] = [object, ...linkedChunks(rest, chunks).filter((c) => c.from === object.from)]
  if (when.length > 0)
    for (const each of offered)
      if (each.to <= from && !cuts(each, dates))
        push('object', [...headline(rest.slice(each.from, each.to)), ...when])
}

/** A day that led its sentence, at the end of the heading. */
const moved = (day: readonly Word[]): Word[] => {
  const [first, ...rest] = day
  if (!first) return []
  return [{ ...first, spaced: true, text: isNoun(first) ? first.text : first.lower }, ...rest]
}

const afterAuxiliaries = (words: readonly Word[], verb: number): number => {
  let at = verb
  while (words[at]?.pos === 'AUX' || words[at]?.pos === 'ADV') at++
  return at
}

/** “have to send”, “would like to invite”, “decided on Monday to drop”: the verb that says what is done. */
function mainVerb(words: readonly Word[], verb: number): number {
  const dates = datesIn(words)
  let at = verb
  for (let each = words[at]; each; each = words[++at]) {
    const [, day = at + 1] = dates.find(([from]) => from === at + 1) ?? []
    const next = words[day]
    const leads =
      each.pos === 'VERB' &&
      ((next?.lower === 'to' && next.pos === 'PART') || (next?.pos === 'VERB' && next.lower.endsWith('ing')))
    if (!leads && !/^(?:AUX|ADV|PART)$/.test(each.pos)) break
    if (leads) at = day - 1
  }
  return at
}

const DOUBLED = /^(?:[^aeiou]*[aeiou][bdgmnprt]|begin|submit|refer|cancel|transfer)$/
const gerund = (verb: string): string => {
  if (verb.endsWith('ing') && verb.length > 5) return verb
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (/[^aeioy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return DOUBLED.test(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`
}
