/** A signature without a farewell above it, which the layout alone does not tell: “The Rotawise team”, “Meg and Ivo”. */
import type { Block, Doc } from '../../engine/doc.ts'

/** Lines looked at from the end of the body. */
const MOST_LINES = 6
/** Words of a farewell such as “See you on the ice,”. */
const FAREWELL_WORDS = 7

/** “The Oak & Yard team”, “Your library in Aalen”, “Team Fellside”, “Meg and Ivo”. */
const SIGNED =
  /^(?:[Tt]he|[Yy]our) [\p{L}\d&’'. -]{2,40} (?:[Tt]eam|crew|committee|family)$|^\p{Lu}[\p{L}\d&’'. -]{1,40} (?:[Tt]eam|crew|committee)$|^[Tt]eam \p{Lu}|^[Yy]our \p{Ll}[\p{L}\d&’'. -]{2,40}$|^\p{Lu}[\p{L}’'-]+(?:,? (?:and|&) \p{Lu}[\p{L}’'-]+)+$/u

/** The lines at the end of the body that sign it; empty where the mail has a farewell or signs nothing. */
export function unmarkedSignature({ blocks, sentences, asks, links, draft }: Doc): ReadonlySet<Block> {
  if (blocks.some(({ region }) => region === 'signoff' || region === 'signature')) return new Set()
  const asking = new Set(asks.map(({ sentence }) => sentence))
  const own = blocks.filter(({ region }) => region !== 'footer' && region !== 'quoted')
  const isLine = (b: Block) =>
    b.region === 'body' &&
    b.kind === 'paragraph' &&
    b.to - b.from === 1 &&
    sentences[b.from]?.mark === '' &&
    !asking.has(b.from) &&
    !links.some((l) => l.start >= b.start && l.end <= b.end)
  const rest = own.findLastIndex((b) => !isLine(b)) + 1
  const lines = own.slice(Math.max(rest, own.length - MOST_LINES))
  const text = (b: Block | undefined) => sentences[b?.from ?? -1]?.text.trim() ?? ''
  const sender = draft.from_name?.trim() ?? ''
  const at = lines.findIndex((b) => SIGNED.test(text(b)) || (sender !== '' && text(b) === sender))
  if (at < 0) return new Set()
  const before = lines[at - 1]
  const takesLeave =
    before !== undefined && /,$/.test(text(before)) && (sentences[before.from]?.words ?? 0) <= FAREWELL_WORDS
  return new Set(lines.slice(takesLeave ? at - 1 : at))
}
