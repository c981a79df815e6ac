/** Asks in lists and minutes: tasks by whom they are for, and the steps of instructions. */
import type { Ask, Doc, Sentence } from '../../engine/doc.ts'
import { ACTS } from '../../engine/lexicon/asks.ts'
import { inBody } from '../../engine/measures/body.ts'
import { isGerund, isPast, maybeVerb } from '../material/verbs.ts'
import { classesOf } from '../material/word-class.ts'

export interface ListedAsk {
  ask: Ask
  /** For whom it is, in lower case; `null` for a step. */
  addressee: string | null
}

/** Kinds whose lists tell people what to do; elsewhere a list tells what is sold, new or was decided. */
const INSTRUCTS: ReadonlySet<Doc['kind']> = new Set<Doc['kind']>([
  'support_reply',
  'onboarding',
  'internal',
  'transactional',
  'customer_success',
  'other',
])

/** Kinds whose items may begin with the name of the one who does it. */
const ASSIGNS: ReadonlySet<Doc['kind']> = new Set<Doc['kind']>([
  'meeting_recap',
  'internal',
  'follow_up',
  'customer_success',
  'meeting_request',
  'other',
])

/** “Arjun:”, “Thandiwe and Cole:”, “Sarah to …”, “Dev Patel –”. */
const ASSIGNED =
  /^((?:the )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?(?:(?:,| and| &|\/) ?\p{Lu}\p{Ll}[\p{L}'’-]*)*)(?:\s*(?::|–|—)\s+| (?:to|will) )(\p{L}+)\b/u
/** Labels of items that are no names. */
const NO_NAME =
  /^(?:step|option|phase|part|note|notes|total|next|when|where|what|who|why|how|price|deadline|due|by|first|second|third|finally|decision|action|owner|status|risk|scope|budget|we|i|you|it|they|this|that|there)\b/i
const STEP = /^(?:step \d+\s*[:.–—-]\s*|(?:first|second|third|then|next|finally|lastly|now),?\s+)/i

/** “Ade is to update the map. Wim to check the toilets.”: minutes without a list. */
const MINUTED = /^(\p{Lu}\p{Ll}+)(?: and \p{Lu}\p{Ll}+)? (?:is |are )?to (\p{Ll}+)\b/u

function assignedAsk(doc: Doc, text: string, index: number): ListedAsk | null {
  const [, name = '', verb = ''] = ASSIGNS.has(doc.kind) ? (MINUTED.exec(text) ?? []) : []
  const lower = name.toLowerCase()
  // “Time to renew” is no name.
  const isName = doc.dictionary !== null && (!doc.dictionary.has(lower) || doc.dictionary.isProper(lower))
  return name !== '' && isName && isBase(verb) && !isSender(doc, text, lower)
    ? { ask: asked(verb, index), addressee: lower }
    : null
}

/** Whether this is who writes: “Naomi (me):”, or the name the mail is sent under. */
const isSender = (doc: Doc, text: string, name: string) =>
  /^[^:]{0,30}\(me\)/i.test(text) || (doc.draft.from_name ?? '').toLowerCase().startsWith(name)

/** What an item of a list asks that the engine, which reads lists as descriptions, leaves alone; `null` for none. */
export function listedAsk(doc: Doc, sentence: Sentence, index: number): ListedAsk | null {
  const block = doc.blocks[sentence.block]
  if (!doc.english || !inBody(sentence) || sentence.question) return null
  const text = sentence.text.trim()
  if (block?.kind === 'paragraph') return assignedAsk(doc, text, index)
  if (block?.kind !== 'item') return null
  const assigned = ASSIGNS.has(doc.kind) ? ASSIGNED.exec(text) : null
  if (assigned) {
    const [, name = '', verb = ''] = assigned
    const addressee = name.toLowerCase()
    if (!NO_NAME.test(name) && isBase(verb.toLowerCase()) && !isSender(doc, text, addressee))
      return { ask: asked(verb.toLowerCase(), index), addressee }
  }
  if (!INSTRUCTS.has(doc.kind)) return null
  const lead = STEP.exec(text)?.[0].length ?? 0
  const verb = sentence.tokens.find((t) => t.start >= lead && t.kind === 'word')
  return verb && isStep(sentence, verb.lower, sentence.tokens.indexOf(verb))
    ? { ask: asked(verb.lower, index), addressee: null }
    : null
}

/** Verbs of instructions that no list of asks has. */
const STEPS =
  /^(?:delete|tap|type|paste|unplug|plug|scan|scroll|restart|swipe|clear|install|photograph|reload|refresh)$/

/** Whether a word may open an instruction. */
export const isBase = (verb: string): boolean =>
  (ACTS.has(verb) || maybeVerb(verb) || STEPS.test(verb)) &&
  !isPast(verb) &&
  !isGerund(verb) &&
  !/[^s]s$/.test(verb)

/** “Open Settings > Exports”, “Delete the old file”; not “Open evening on Friday”. */
function isStep({ tokens }: Sentence, verb: string, at: number): boolean {
  if (!isBase(verb)) return false
  const next = tokens[at + 1]
  const [after] = classesOf(tokens.slice(at + 1, at + 2))
  return (
    next !== undefined &&
    (after === 'article' ||
      after === 'owner' ||
      after === 'number' ||
      /^(?:\p{Lu}|["“']|on|in|to|it|them|us|all|up|out|down|off|over|through)/u.test(next.text))
  )
}

/** A step costs little each; who is named has work to do. */
function asked(verb: string, sentence: number): Ask {
  const [kind = 'task', friction = '2'] = (ACTS.get(verb) ?? 'task 2').split(' ')
  // Without a link nothing is clicked, and what somebody is told to tell others is work all the same.
  const task = kind === 'click' || kind === 'reply' || kind === 'interest'
  return {
    sentence,
    kind: task ? 'task' : (kind as Ask['kind']),
    friction: (task ? 2 : Number(friction)) as Ask['friction'],
    question: false,
  }
}
