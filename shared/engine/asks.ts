/** Finds the sentences that ask the reader for something. */
import type { Ask, BlockKind, Sentence, Token } from './doc.ts'
import { ACTS, ASKS, NOUNS, RHETORICAL, SOFT_REQUESTS, WEAK_ASKS } from './lexicon/asks.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Words that may stand before the verb of a request or the first word of a question. */
const LEADS = words(
  'so and or but just then also simply kindly please now anyway again otherwise instead next finally alternatively either maybe perhaps meanwhile ok okay well',
)
/** Words that open a part of the sentence after which, behind a comma, a request may stand. */
const BEFORE_COMMA = words(
  'when once after before to for until from in at on by with as because since while whenever today tomorrow later first next',
)
const CONDITIONS = words('if should unless where')
const AUXILIARIES = words(
  "can could would will do does did are is was were have has had shall should may might can't couldn't won't wouldn't isn't aren't doesn't don't didn't haven't",
)
const POLITE = words("can could would will may might can't couldn't won't wouldn't")
const INTERROGATIVES = words('which when what who whom whose where how')
const PEOPLE = words("you your yours you're you'd you've you'll u i we me us i'm let's our my")
const NOBODY = words('anyone anybody someone somebody')
/** What may follow a verb in a request, when the verb could be a noun. */
const OBJECTS = words(
  'a an the this that these those your our my me us it them him her one any some here now today to with by on for in at from if or and all both up out off back through via yourself yours us over directly straight again once when before after what how who',
)

/** The ask of a sentence, with `sentence` set to `index`; `null` when it asks for nothing. */
export function askOf(sentence: Sentence, index: number, block: BlockKind = 'paragraph'): Ask | null {
  const note =
    block === 'heading'
      ? ''
      : block === 'button'
        ? onButton(sentence)
        : sentence.question
          ? ofQuestion(sentence)
          : ofStatement(sentence, block === 'item')
  if (note === '') return null
  const [kind, friction] = note.split(' ')
  return {
    sentence: index,
    kind: kind as Ask['kind'],
    friction: Number(friction) as Ask['friction'],
    question: sentence.question,
  }
}

/** Whether a sentence that asks leaves open what is to be done: “Let me know your thoughts.” A date makes it firm. */
export function isWeakAsk(sentence: Sentence): boolean {
  return sentence.hits.some((h) => h.lexicon === WEAK_ASKS) && !sentence.tokens.some(isDated)
}
const isDated = (token: Token, i: number, all: readonly Token[]) =>
  token.lower === 'by' && /^\p{Lu}|^\d|^(?:tomorrow|noon|end)/u.test(all[i + 1]?.text ?? '')

const frictionOf = (note: string) => (note === '' ? 0 : note.charCodeAt(note.length - 1) - 48)
const heavier = (phrase: string, base: string) => (frictionOf(phrase) >= frictionOf(base) ? phrase : base)

/** The most demanding phrase that begins among the tokens `from` up to, not including, `to`. */
function demand({ hits }: Sentence, from: number, to: number): string {
  let most = ''
  for (const hit of hits)
    if (
      hit.lexicon === ASKS &&
      hit.from >= from &&
      hit.from < to &&
      frictionOf(hit.entry.note) > frictionOf(most)
    )
      most = hit.entry.note
  return most
}

function onButton(sentence: Sentence): string {
  if (sentence.words === 0) return ''
  const what = demand(sentence, 0, sentence.tokens.length)
  return what.startsWith('calendar') ? what : 'click 2'
}

function ofQuestion(sentence: Sentence): string {
  const { tokens, hits } = sentence
  for (const hit of hits) if (hit.lexicon === RHETORICAL && hit.from <= 1 && sentence.words < 12) return ''
  // Somebody else's question, in quotes.
  const last = tokens.at(-1)?.lower ?? ''
  if (tokens.at(-2)?.lower === '?' && '"”’»'.includes(last) && !'"“‘«'.includes(tokens[0]?.lower ?? 'x'))
    return ''
  const colon = tokens.findLastIndex((t) => t.lower === ':')
  const base = questionForm(tokens, colon + 1, colon >= 0) || politeStatement(tokens)
  const phrase = demand(sentence, colon + 1, tokens.length)
  if (base === '') return sentence.words <= 12 ? phrase : ''
  return heavier(phrase, base)
}

/** What the form of a question asks for; '' when it has none or asks nobody here. */
function questionForm(tokens: readonly Token[], from: number, quoted: boolean): string {
  let opens = true
  for (let i = from; i < tokens.length; i++) {
    const { kind, lower } = tokens[i] as Token
    if (kind === 'mark' || kind === 'emoji') {
      opens = true
      continue
    }
    if (LEADS.has(lower)) {
      opens = true
      continue
    }
    if (opens && (AUXILIARIES.has(lower) || INTERROGATIVES.has(lower) || lower === 'why')) {
      if (quoted && !tokens.some((t, n) => n > i && PEOPLE.has(t.lower))) return ''
      const note = INTERROGATIVES.has(lower)
        ? openQuestion(tokens, i)
        : lower === 'why'
          ? whyNot(tokens, i)
          : yesOrNo(tokens, i)
      if (note !== '') return note
    }
    if (opens && lower === 'want' && /^(?:me|us|to|a|the|it|some)$/.test(tokens[i + 1]?.lower ?? ''))
      return 'interest 1'
    if (opens && lower === 'mind') return 'interest 1'
    opens = false
  }
  return ''
}

/** “I was hoping you could confirm the split?” */
function politeStatement(tokens: readonly Token[]): string {
  const you = tokens.findIndex((t, n) => t.lower === 'you' && POLITE.has(tokens[n + 1]?.lower ?? ''))
  return you < 0 ? '' : favour(tokens, skipLeads(tokens, you + 2))
}

const openQuestion = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.lower === 'about' ? 'interest 1' : 'reply 2'

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
  // Without a subject behind it, “Can't travel?” only leads up to what follows.
  return tokens.length - at < 5 && auxiliary.endsWith("n't") ? '' : 'interest 1'
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

function skipLeads(tokens: readonly Token[], from: number): number {
  let i = from
  for (; i < tokens.length; i++) {
    const { kind, lower } = tokens[i] as Token
    if (kind !== 'mark' && kind !== 'emoji' && !LEADS.has(lower)) break
  }
  return i
}

function ofStatement(sentence: Sentence, item: boolean): string {
  const { tokens, hits } = sentence
  let soft = -1
  let after = 0
  let softNote = ''
  let refused = tokens.length
  let accepted = false
  let weak = false
  for (const hit of hits) {
    if (hit.lexicon === WEAK_ASKS) weak = true
    if (hit.lexicon !== SOFT_REQUESTS) continue
    if (hit.entry.note === 'no') refused = Math.min(refused, hit.from)
    else if (hit.entry.note === 'if') accepted = true
    else if (soft < 0 || softNote === '') {
      soft = hit.from
      after = hit.to
      softNote = hit.entry.note
    }
  }
  const fallback = weak ? 'reply 1' : ''
  if (CONDITIONS.has(tokens[0]?.lower ?? '') && !accepted && softNote !== 'act') return fallback
  const head = requestAt(tokens)
  if (head >= 0 && head < refused) {
    if (item && !tokens.some((t) => t.kind === 'url' || t.lower === 'please')) return fallback
    return ofRequest(sentence, head)
  }
  if (soft < 0 || refused < soft) return fallback
  const verb = ACTS.get(tokens[after]?.lower ?? '') ?? ''
  const base = softNote === 'act' ? verb || 'task 3' : softNote
  return heavier(demand(sentence, soft, turnOf(tokens, after)), base) || fallback
}

function ofRequest(sentence: Sentence, head: number): string {
  const { tokens } = sentence
  const end = turnOf(tokens, head + 1)
  const verb = (tokens[head] as Token).lower
  const tries = verb === 'try' && tokens[head + 1]?.lower === 'to'
  const base = (tries ? undefined : ACTS.get(verb)) ?? 'task 2'
  const phrase = demand(sentence, Math.max(0, head - 1), end)
  if (phrase === '' && base.startsWith('task') && tokens.some((t) => t.kind === 'url')) return 'click 2'
  return phrase.startsWith('interest') ? base : heavier(phrase, base)
}

/** Where the sentence turns from what the reader does to what the sender does: “… and I'll send it.” */
function turnOf(tokens: readonly Token[], from: number): number {
  const turn = tokens.findIndex(
    (t, n) => n >= from && /^(?:i|we)(?:'ll|'d)?$/.test(t.lower) && tokens[n - 1]?.lower !== 'if',
  )
  return turn < 0 ? tokens.length : turn
}

/** Index of the verb of a request, or -1. */
function requestAt(tokens: readonly Token[]): number {
  const first = skipLeads(tokens, 0)
  const opener = tokens[first]?.lower ?? ''
  if (isImperative(tokens, first)) return first
  const asked = tokens.findIndex((t) => t.lower === 'please')
  if (asked >= 0) {
    const verb = skipLeads(tokens, asked + 1)
    return tokens[verb]?.kind === 'word' ? verb : -1
  }
  const vocative = tokens[first + 1]?.lower === ','
  if (!vocative && !BEFORE_COMMA.has(opener) && !CONDITIONS.has(opener)) return -1
  const comma = tokens.findIndex((t) => t.lower === ',')
  const verb = comma < 0 ? tokens.length : skipLeads(tokens, comma + 1)
  return isImperative(tokens, verb) ? verb : -1
}

function isImperative(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]?.lower ?? ''
  if (!ACTS.has(verb)) return false
  const next = tokens[at + 1]
  const object = next?.lower ?? ''
  if (verb === 'let' || verb === 'drop' || verb === 'point' || verb === 'shoot')
    return object === 'me' || object === 'us'
  if (
    verb === 'see' &&
    (object === 'you' || object === 'below' || object === 'above' || object === 'attached')
  )
    return false
  if (verb === 'get' && (object === 'ready' || object === 'well' || object === 'in')) return false
  if (!next || !NOUNS.has(verb)) return true
  if (next.kind === 'mark') return '"“‘\'«'.includes(object)
  return (
    OBJECTS.has(object) ||
    next.kind === 'url' ||
    next.kind === 'email' ||
    next.kind === 'number' ||
    tokens.length < 6
  )
}
