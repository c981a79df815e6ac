/** Cuts the body of a mail into the sections a teardown speaks of. */
import type { Block, Doc, Sentence } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'
import type { Kind } from '../../engine/kinds.ts'
import { OPT_OUTS } from '../../engine/lexicon/opt-outs.ts'
import { givesAddress } from '../../engine/postal-address.ts'
import { hangingOn } from '../cta/followed.ts'
import { type FoundAsk, findAsks } from '../cta/found.ts'
import { primaryOf } from '../cta/primary.ts'
import { conditionalGreeting } from './conditional-greeting.ts'
import { expectedOf } from './expectations.ts'
import { proofIn } from './proof.ts'
import type { SectionName } from './sections-contract.ts'
import { unmarkedSignature } from './unmarked-signature.ts'

type Name = Exclude<SectionName, 'from_name' | 'subject' | 'preheader'>

/** A section of the body: consecutive sentences, in offsets of the visible text. */
export interface Part extends Span {
  name: Name
  /** `opening`, `body_2` … */
  id: string
  /** Half-open range of indexes into `Doc.sentences`. */
  from: number
  to: number
}

export interface Anatomy {
  parts: readonly Part[]
  /** The ask the mail is for, the same that the `cta` operation calls primary; `null` when it asks nothing. */
  primary: FoundAsk | null
  /** Index of the sentence that asks; `null` when none does. */
  ask: number | null
  /** Whether the first sentence of the opening is proof, which then has no section of its own. */
  opensWithProof: boolean
  /** How many parts of the body were not listed. */
  leftOut: number
}

/** Most parts of a body; a newsletter has a dozen, a book more. */
const MOST_BODY = 20
/** A first paragraph of at most this much is an opening; of a longer one its first two sentences are. */
const OPENING_SENTENCES = 3
const OPENING_WORDS = 60
/** Sentences behind an ask, in its paragraph, that still belong to it. */
const AFTER_ASK = 2

/** Fewer words are a date line or a stray greeting, no opening. */
const LEAST_WORDS = 4
/** Words of a line that is no paragraph of its own. */
const SHORT = 5
const NONE: ReadonlySet<number> = new Set()

/** Kinds that do without proof, and are the better for it where they have it. */
const MAY_PROVE: ReadonlySet<Kind> = new Set<Kind>([
  'follow_up',
  'proposal',
  'announcement',
  'product_update',
  'other',
])

/** A run of sentences of one block with one name. */
interface Run {
  name: Name
  from: number
  to: number
  kind: Block['kind']
  /** A line of a few words, such as a cell of a table. */
  short: boolean
  /** True when it ends in a colon. */
  leads: boolean
}

/** Finds the sections of a body, in the order they stand. Disjoint; a quoted thread belongs to none. */
export function anatomyOf(doc: Doc): Anatomy {
  const primary = primaryOf(doc, findAsks(doc))
  const ask = sentenceOf(doc, primary)
  const expected = expectedOf(doc.kind).some(([id]) => id === 'proof')
  const proof = doc.english && (expected || MAY_PROVE.has(doc.kind)) ? proofIn(doc, expected) : NONE
  // An address alone says nothing: what leads up to it belongs to the ask.
  const lead = ask !== null && doc.sentences[ask]?.parsed.plain === 0 ? ask - 1 : -1
  const opening = openingOf(doc, lead >= 0 ? lead : ask)
  const greeting = conditionalGreeting(doc)
  const beside = buttonsBeside(doc, ask)
  const signed = unmarkedSignature(doc)
  const answer = ask === null ? null : hangingOn(doc, ask)
  const steps = stepsBeside(doc, ask)
  const out = wayOut(doc)
  const runs = doc.blocks.flatMap((block) => {
    if (block.region === 'quoted') return []
    const names: Name[] = []
    for (let i = block.from; i < block.to; i++) {
      if (i >= out) names.push('footer')
      else if (block === greeting) names.push('greeting')
      else if (
        block.region === 'signoff' ||
        block.region === 'signature' ||
        signed.has(block) ||
        isCard(doc, block)
      )
        names.push('signature')
      else if (block.region !== 'body') names.push(block.region)
      else if (i === ask || i === lead || beside.has(block) || steps.has(block)) names.push('cta')
      else if (proof.has(i) && i !== opening.from) names.push('proof')
      else names.push(i >= opening.from && i < opening.to ? 'opening' : 'body')
    }
    const asked = ask === null ? -1 : ask - block.from
    if (asked >= 0 && names.length - asked - 1 <= AFTER_ASK)
      for (let i = asked + 1; i < names.length; i++) if (names[i] === 'body') names[i] = 'cta'
    // “If not, you can book here” answers the ask, whatever stands behind it.
    if (answer && names[asked + 1] === 'body' && doc.sentences[block.from + asked + 1] === answer)
      names[asked + 1] = 'cta'
    return runsOf(names, block, doc)
  })
  const cut = numbered(doc, onlyOnce(joined(runs, doc), ask))
  const opens = cut.parts.find(({ name }) => name === 'opening')
  // A letter that complains tells what happened, with its figures, and proves nothing.
  const opensWithProof = opens !== undefined && doc.kind !== 'other' && proof.has(opens.from)
  return { ...cut, primary, ask, opensWithProof }
}

/** Index of the sentence the ask stands in. */
function sentenceOf(doc: Doc, primary: FoundAsk | null): number | null {
  if (!primary) return null
  const at =
    primary.sentence ?? doc.sentences.findIndex((s) => s.start <= primary.start && primary.start < s.end)
  return at < 0 ? null : at
}

/** The other buttons of the row that the call stands in. */
function buttonsBeside({ blocks }: Doc, ask: number | null): ReadonlySet<Block> {
  const own = ask === null ? -1 : blocks.findIndex((b) => ask >= b.from && ask < b.to)
  const row = new Set<Block>()
  if (blocks[own]?.kind !== 'button') return row
  for (const step of [-1, 1])
    for (let i = own + step; blocks[i]?.kind === 'button' && blocks[i]?.region === 'body'; i += step)
      row.add(blocks[i] as Block)
  return row
}

/** The other items of the list that the call stands in: of three steps to one person the first is no section of its own. */
function stepsBeside({ blocks, sentences, family }: Doc, ask: number | null): ReadonlySet<Block> {
  const own = ask === null ? -1 : blocks.findIndex((b) => ask >= b.from && ask < b.to)
  const list = new Set<Block>()
  if (blocks[own]?.kind !== 'item' || family === 'bulk_content' || family === 'bulk_promo') return list
  // “11 December: Christmas dinner. Order by the 1st, please.” stands in a list of dates, not of steps.
  if (blocks[own].from !== ask) return list
  for (const step of [-1, 1])
    for (let i = own + step; blocks[i]?.kind === 'item' && blocks[i]?.region === 'body'; i += step)
      list.add(blocks[i] as Block)
  const lead = blocks[blocks.findIndex((b) => b === blocks[own] || list.has(b)) - 1]
  // “You can do one of two things:”
  if (lead?.region === 'body' && lead.to - lead.from === 1 && sentences[lead.from]?.mark === ':')
    list.add(lead)
  return list
}

/** “Fergus Baird, Baird PR, 07700 900321” under a farewell: who writes, and neither a way out nor an address by law. */
const isCard = (doc: Doc, { region, from, to }: Block): boolean =>
  region === 'footer' &&
  (doc.family === 'cold' || doc.family === 'warm') &&
  !givesAddress(doc) &&
  !doc.sentences.slice(from, to).some(({ hits }) => hits.some(isWayOut)) &&
  doc.sentences.slice(0, from).some((s) => s.region === 'signoff')

/** Index of the sentence from which what stands last in a mailing leads out of it, though nothing marks it as a footer. */
function wayOut({ blocks, sentences, family }: Doc): number {
  const last = blocks.findLast(({ region }) => region !== 'quoted')
  if (!last || (family !== 'bulk_content' && family !== 'bulk_promo')) return sentences.length
  const leads = sentences.slice(last.from, last.to).findIndex(({ hits }) => hits.some(isWayOut))
  return leads < 0 ? sentences.length : last.from + leads
}
const isWayOut = ({ lexicon }: Sentence['hits'][number]): boolean => lexicon === OPT_OUTS

/** Range of the sentences that open the mail: the first paragraph that says something, up to the ask. */
function openingOf(doc: Doc, ask: number | null): { from: number; to: number } {
  const greeting = doc.blocks.findIndex((b) => b.region === 'greeting')
  const plain = (b: Block) => doc.sentences.slice(b.from, b.to).reduce((sum, s) => sum + s.parsed.plain, 0)
  const own = doc.blocks.filter(
    (b, i) => i > greeting && b.region === 'body' && b.kind !== 'heading' && b.kind !== 'button',
  )
  const block = own.find((b) => plain(b) >= LEAST_WORDS) ?? own.find((b) => plain(b) > 0)
  if (!block) return { from: 0, to: 0 }
  const end = ask !== null && ask >= block.from && ask < block.to ? ask : block.to
  const words = doc.sentences.slice(block.from, end).reduce((sum, s) => sum + s.words, 0)
  const whole = end - block.from <= OPENING_SENTENCES && words <= OPENING_WORDS
  return { from: block.from, to: whole ? end : Math.min(end, block.from + 2) }
}

function runsOf(names: readonly Name[], { from, kind }: Block, { sentences }: Doc): Run[] {
  const runs: Run[] = []
  names.forEach((name, i) => {
    const words = sentences[from + i]?.words ?? 0
    const leads = sentences[from + i]?.mark === ':'
    const last = runs.at(-1)
    if (last?.name === name) Object.assign(last, { to: from + i + 1, leads, short: false })
    else runs.push({ name, from: from + i, to: from + i + 1, kind, leads, short: words <= SHORT })
  })
  return runs
}

/** Joins what reads as one: a heading and what it heads, a list and its lead-in, the lines of a signature. */
function joined(runs: readonly Run[], doc: Doc): Run[] {
  const chaptered = doc.blocks.filter((b) => b.kind === 'heading' && b.region === 'body').length > 1
  const out: Run[] = []
  for (const run of runs) {
    const last = out.at(-1)
    if (last && last.to === run.from && (belongs(last, run, chaptered, doc) || goOn(last, run, doc))) {
      last.to = run.to
      last.leads = run.leads
      if (last.kind === 'heading' && run.kind !== 'heading') {
        last.name = run.name
        last.kind = run.kind
      }
    } else out.push({ ...run })
  }
  return out
}

/** Lines of one list without marks, one right under the other: two dates, three parts with their prices. */
function goOn(last: Run, next: Run, doc: Doc): boolean {
  if (last.name !== 'body' || next.name !== 'body' || next.kind !== 'paragraph' || last.kind !== 'paragraph')
    return false
  return doc.format !== 'html' && /^[ \t]*\r?\n[ \t]*$/.test(between(last, next, doc))
}

const between = (last: Run, next: Run, { sentences, text }: Doc): string =>
  text.slice(sentences[last.to - 1]?.end ?? 0, sentences[next.from]?.start ?? 0)

/** “Lost property” under an empty line begins something new; a cell of a table does not. */
const begins = (last: Run, next: Run, doc: Doc): boolean =>
  doc.format !== 'html' && /\n[ \t]*\r?\n/.test(between(last, next, doc))

function belongs(last: Run, next: Run, chaptered: boolean, doc: Doc): boolean {
  if (last.kind === 'heading')
    return last.name === 'body' && (next.name === 'body' || next.name === 'opening')
  if (last.name !== next.name) return false
  if (next.name === 'body' || next.name === 'opening' || (next.name === 'cta' && next.kind === 'item'))
    return (
      next.kind !== 'heading' &&
      (chaptered ||
        (next.short && !begins(last, next, doc)) ||
        last.leads ||
        next.kind === 'item' ||
        next.kind === 'button')
    )
  return next.name !== 'proof'
}

/**
 * Of sections a mail has once, the first stands, of footers the last, and of asks the one that holds the sentence at `ask`;
 * more of an opening, of proof or of asking is body.
 */
function onlyOnce(runs: readonly Run[], ask: number | null): Run[] {
  const lastFooter = runs.findLast((r) => r.name === 'footer')
  const seen = new Set<Name>()
  return runs.flatMap((run): Run[] => {
    if (run.name === 'body') return [run]
    if (run.name === 'footer') return run === lastFooter ? [run] : []
    if (run.name === 'cta' && ask !== null && (ask < run.from || ask >= run.to))
      return [{ ...run, name: 'body' }]
    if (seen.has(run.name)) return run.name === 'signature' ? [] : [{ ...run, name: 'body' }]
    seen.add(run.name)
    return [run]
  })
}

function numbered(doc: Doc, runs: readonly Run[]): { parts: Part[]; leftOut: number } {
  const parts: Part[] = []
  let bodies = 0
  for (const { name, from, to } of runs) {
    const start = doc.sentences[from]?.start ?? 0
    const end = doc.sentences[to - 1]?.end ?? start
    if (name === 'body' && ++bodies > MOST_BODY) continue
    parts.push({ name, id: name === 'body' ? `body_${bodies}` : name, from, to, start, end })
  }
  return { parts, leftOut: Math.max(0, bodies - MOST_BODY) }
}
