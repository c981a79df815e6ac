/** Merge tags of every mailing and sales system, and the holes people leave behind. */
import type { Field, Span } from './draft.ts'
import { leftover } from './placeholders/leftovers.ts'
import { mergeTag } from './placeholders/merge-tags.ts'
import { everyUnicode, isWordish } from './unicode.ts'

/** A placeholder in some text; offsets are UTF-16 code units of that text. */
export interface Found extends Span {
  /** As written. */
  raw: string
  syntax: string
  /** Field it stands for, when it stands for one; for `open` and `close` the keyword of the block. */
  name: string | null
  /** Text shown when the field is empty, when one is given; '' when it is given as empty. */
  fallback: string | null
  /** `leftover` is a hole a person was to fill: `[First Name]`, `XXX`, `INSERT LINK`. */
  role: 'value' | 'open' | 'close' | 'choice' | 'leftover'
}

export interface Placeholder extends Found {
  field: Field
}

/** What a reader of one syntax knows; the place is added here. */
export type Reading = Pick<Found, 'syntax' | 'name' | 'fallback' | 'role'> & { raw: string }

/** Longer than any tag in use; keeps the search linear. */
const LONGEST = 300

/** One byte for each ASCII character: a set costs more than the rest of the scan. */
const STARTS = new Uint8Array(128)
for (const character of '{%*[<$~@#XI') STARTS[character.charCodeAt(0)] = 1

/** Whether a placeholder may begin with this UTF-16 code unit (declared ones aside). */
export const canStartPlaceholder = (code: number): boolean => STARTS[code] === 1

/** Sieves out the many capital letters that begin an ordinary word: only `In…` and `XX` can begin a hole. */
function mayStart(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (!canStartPlaceholder(code)) return false
  if (code === 73) return (text.charCodeAt(at + 1) | 32) === 110
  return code !== 88 || text.charCodeAt(at + 1) === 88
}

/**
 * The longest placeholder that begins exactly at `at`, or `null`. `declared` lists tags as written that are
 * too ambiguous to be known without being told, such as `-name-` or `:name`.
 */
export function placeholderAt(text: string, at: number, declared: readonly string[] = []): Found | null {
  let best: Reading | null = null
  if (mayStart(text, at)) {
    best = mergeTag(text, at) ?? leftover(text, at)
    if (best && best.raw.length > LONGEST) best = null
  }
  for (const raw of declared)
    if (raw.length > (best?.raw.length ?? 0) && raw.length <= LONGEST && standsAlone(text, at, raw))
      best = {
        raw,
        syntax: 'declared',
        name: raw.replaceAll(everyUnicode`[^\p{L}\p{N}_ .]`, '') || null,
        fallback: null,
        role: 'value',
      }
  return best && { start: at, end: at + best.raw.length, ...best }
}

const joins = (a: string, b: string) => isWordish(a) && isWordish(b)

/** True when `raw` is at `at` and not part of a longer word: `:name` is not in `:names`. */
function standsAlone(text: string, at: number, raw: string): boolean {
  if (!text.startsWith(raw, at)) return false
  const end = at + raw.length
  return !joins(raw.charAt(raw.length - 1), text.charAt(end)) && !joins(text.charAt(at - 1), raw.charAt(0))
}

/** Every placeholder of the text, left to right, the longest at each place, without overlaps. */
export function findPlaceholders(text: string, declared: readonly string[] = []): Found[] {
  const known = declared.length > 0 ? Map.groupBy(new Set(declared), (raw) => raw.charCodeAt(0)) : null
  const found: Found[] = []
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const here = known?.get(code)
    if (!here && STARTS[code] !== 1) continue
    const one = placeholderAt(text, at, here)
    if (!one) continue
    found.push(one)
    at = one.end - 1
  }
  return found
}

export interface BlockIssue extends Span {
  /** `unclosed`: no end follows. `unopened`: an end without a start. `crossed`: ends before a block inside it. */
  kind: 'unclosed' | 'unopened' | 'crossed'
  raw: string
  /** The matter in one sentence. */
  message: string
}

const MESSAGES: Record<BlockIssue['kind'], (raw: string) => string> = {
  unclosed: (raw) => `${raw} is never closed.`,
  unopened: (raw) => `${raw} closes a block that was not opened.`,
  crossed: (raw) => `${raw} closes its block before the one inside it.`,
}

/** Go ends every block with a bare `end`, so any start fits; elsewhere the keywords must agree. */
const blockKey = (tag: Found) =>
  tag.syntax === 'go_template' || tag.syntax === 'erb' ? tag.syntax : `${tag.syntax} ${tag.name}`

/** What is wrong with the blocks (`{% if %}…{% endif %}`, `*|IF:X|*…*|END:IF|*`), in order of appearance. */
export function balance(found: readonly Found[]): BlockIssue[] {
  const issues: BlockIssue[] = []
  if (!found.some(({ role }) => role === 'open' || role === 'close')) return issues
  const report = (kind: BlockIssue['kind'], { start, end, raw }: Found) =>
    issues.push({ kind, start, end, raw, message: MESSAGES[kind](raw) })
  const waiting = new Map<string, Found[]>()
  const openOf = new Map<Found, Found>()
  for (const tag of found) {
    if (tag.role === 'open') {
      const same = waiting.get(blockKey(tag))
      if (same) same.push(tag)
      else waiting.set(blockKey(tag), [tag])
    } else if (tag.role === 'close') {
      const open = waiting.get(blockKey(tag))?.pop()
      if (open) openOf.set(tag, open)
      else report('unopened', tag)
    }
  }
  for (const left of waiting.values()) for (const tag of left) report('unclosed', tag)

  // Only blocks with both ends can cross: one that is closed while a later one is still open.
  const matched = new Set(openOf.values())
  const closed = new Set<Found>()
  const stack: Found[] = []
  for (const tag of found) {
    if (matched.has(tag)) stack.push(tag)
    const open = openOf.get(tag)
    if (!open) continue
    closed.add(open)
    if (stack.at(-1) !== open) report('crossed', tag)
    for (let top = stack.at(-1); top && closed.has(top); top = stack.at(-1)) stack.pop()
  }
  return issues.sort((a, b) => a.start - b.start)
}

/** Compares two texts' placeholders as written, each as often as it occurs. Order does not matter. */
export function samePlaceholders(
  before: readonly Pick<Found, 'raw'>[],
  after: readonly Pick<Found, 'raw'>[],
): { preserved: boolean; lost: string[]; added: string[] } {
  const lost = without(before, after)
  const added = without(after, before)
  return { preserved: lost.length === 0 && added.length === 0, lost, added }
}

function without(from: readonly Pick<Found, 'raw'>[], taken: readonly Pick<Found, 'raw'>[]): string[] {
  const left = new Map<string, number>()
  for (const { raw } of taken) left.set(raw, (left.get(raw) ?? 0) + 1)
  const rest: string[] = []
  for (const { raw } of from) {
    const count = left.get(raw) ?? 0
    if (count > 0) left.set(raw, count - 1)
    else rest.push(raw)
  }
  return rest
}
