/** Guesses the kind of a mail from its words and shape. */
import type { Sentence } from './doc.ts'
import { KIND_NAMES, type Kind } from './kinds.ts'
import { KIND_CUES } from './lexicon/kind-cues.ts'

/** What the guess looks at besides the words. */
export interface Shape {
  sentences: readonly Sentence[]
  subject: Sentence | null
  html: boolean
  footer: boolean
  quoted: boolean
  links: number
  images: number
}

/** A cue counts this often at most, and this much more in the subject. */
const REPEATS = 2
const SUBJECT = 2
/** Weight of the doubt that is always there; with it, one weak cue gives a confidence of about a half. */
const DOUBT = 2

const cache = new Map<string, readonly (readonly [Kind, number])[]>()

/** Kinds and weights of a cue's note; an unknown kind is a mistake in the lexicon and throws. */
function weightsOf(note: string): readonly (readonly [Kind, number])[] {
  let weights = cache.get(note)
  if (!weights) {
    const words = note.split(' ')
    weights = words.flatMap((word, i) => (i % 2 === 0 ? [[word as Kind, Number(words[i + 1])] as const] : []))
    for (const [kind] of weights)
      if (!KIND_NAMES.includes(kind)) throw new RangeError(`kind-cues names no kind: ${kind}`)
    cache.set(note, weights)
  }
  return weights
}

/** The likeliest kind, with a confidence from 0 to 1. `other` when nothing speaks for any. */
export function detectKind(shape: Shape): { kind: Kind; confidence: number } {
  const score: Partial<Record<Kind, number>> = {}
  const seen = new Map<string, number>()
  const add = (kind: Kind, weight: number) => {
    score[kind] = (score[kind] ?? 0) + weight
  }
  const read = (sentence: Sentence, factor: number) => {
    for (const hit of sentence.hits) {
      if (hit.lexicon !== KIND_CUES) continue
      const times = (seen.get(hit.entry.key) ?? 0) + 1
      seen.set(hit.entry.key, times)
      if (times <= REPEATS) for (const [kind, weight] of weightsOf(hit.entry.note)) add(kind, weight * factor)
    }
  }
  if (shape.subject) read(shape.subject, SUBJECT)
  for (const sentence of shape.sentences)
    if (sentence.region !== 'quoted' && sentence.region !== 'footer' && sentence.region !== 'signature')
      read(sentence, 1)
  const bulk = (shape.footer ? 2 : 0) + (shape.links > 4 ? 1 : 0) + (shape.images > 1 ? 1 : 0)
  if (bulk >= 2) for (const kind of BULK) if (score[kind]) add(kind, bulk)
  if (bulk >= 3) add('newsletter', 1)
  if (shape.quoted && score.cold_outreach) add('follow_up', 1)
  let best: Kind = 'other'
  let top = 0
  let total = 0
  for (const kind of KIND_NAMES) {
    const weight = score[kind] ?? 0
    total += weight
    if (weight > top) {
      top = weight
      best = kind
    }
  }
  return { kind: best, confidence: Math.round((top / (total + DOUBT)) * 100) / 100 }
}

const BULK: readonly Kind[] = [
  'newsletter',
  'digest',
  'promotional',
  'announcement',
  'product_update',
  'event_invitation',
  're_engagement',
  'abandoned_cart',
  'survey',
  'fundraising',
]
