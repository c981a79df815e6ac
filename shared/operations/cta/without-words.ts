/** Links of which no word says where they lead: bare addresses, and “click here” with nothing behind it. */
import type { Doc } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'
import { BLIND_LINKS, bareLabel } from '../../engine/lexicon/link-texts.ts'
import { inBody } from '../../engine/measures/body.ts'
import type { FoundAsk } from './found.ts'
import { short } from './short.ts'

interface Wordless {
  message: string
  /** Offsets in the visible text. */
  place: Span
}

/** Both, in no order. */
export const linksWithoutWords = (doc: Doc, found: readonly FoundAsk[]): Wordless[] => [
  ...bareAddresses(doc, found),
  ...unlinkedCalls(doc),
  ...vagueCalls(doc, found),
]

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i
/** Words behind an address from which on they say what it is; fewer only cry: “must read!!” */
const TELLING = 3

/** Letters of a line that are looked at on each side of an address. */
const NEAR = 200

/** Addresses on lines that say nothing else. One alone is told of by what stands above it; of several none is. */
function bareAddresses(doc: Doc, found: readonly FoundAsk[]): Wordless[] {
  const bare = found.filter(
    (ask) => ask.form === 'link' && ask.text === ask.href && ADDRESS.test(ask.text) && isAlone(doc, ask),
  )
  const told = doc.sentences.find((s) => inBody(s) && s.words >= TELLING)?.end ?? Number.POSITIVE_INFINITY
  return bare.flatMap(({ start, end, text }, i) => {
    const between = (a: Span | undefined, b: Span | undefined) =>
      a && b ? doc.text.slice(a.end, b.start) : null
    const gaps = [between(bare[i - 1], { start, end }), between({ start, end }, bare[i + 1])]
    const inRow = gaps.some((gap) => gap !== null && wordsIn(gap) < TELLING)
    if (!inRow && told <= start) return []
    return [{ message: `“${short(text)}” has no words that say where it leads.`, place: { start, end } }]
  })
}

/** Whether the line of an address has no word before it, and hardly one behind. */
function isAlone({ text }: Doc, { start, end }: Span): boolean {
  const lead = text.slice(Math.max(0, start - NEAR), start)
  const before = bareLabel(lead.slice(lead.lastIndexOf('\n') + 1).replace(/\d/g, ''))
  const [behind = ''] = text.slice(end, end + NEAR).split('\n', 1)
  return (before === '' || BLIND_LINKS.has(before)) && wordsIn(behind) < TELLING
}

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0

const CLICK_HERE = /\b(?:click|tap|press) (?:here|below|(?:on )?(?:this|the) (?:link|button))\b/i

/** A call that only says to click, or names a deed and nothing it is done to: “CLICK HERE TO CLAIM: https://…” */
function vagueCalls(doc: Doc, found: readonly FoundAsk[]): Wordless[] {
  if (!doc.english) return []
  return found.flatMap(({ start, end, href, source }) => {
    const said = href === null || source ? '' : doc.text.slice(start, end)
    const call = VAGUE_CALL.exec(said)?.[1]
    if (call === undefined) return []
    const from = start + said.indexOf(call)
    const place = { start: from, end: from + call.length }
    // Of a link whose own text is “click here” its rule tells.
    const told = doc.links.some(
      (l) => l.start < place.end && place.start < l.end && BLIND_LINKS.has(bareLabel(l.text)),
    )
    return told ? [] : [{ message: `“${short(call)}” does not say where it leads.`, place }]
  })
}

const VAGUE_CALL =
  /^[^\p{L}]*((?:please )?(?:click|tap|press) (?:here|below|(?:on )?(?:this|the) (?:link|button)(?: below)?)(?: now)?(?: to \p{L}+)?)(?: now)?[^\p{L}\p{N}]*(?:$|https?:|www\.)/iu

/** “Click here to book a time” where neither the sentence nor the next one holds anything that could be clicked. */
function unlinkedCalls(doc: Doc): Wordless[] {
  if (!doc.english) return []
  let next = 0
  return doc.sentences.flatMap((own, i) => {
    // Links and sentences both stand in order, so one walk through both is enough.
    while ((doc.links[next]?.end ?? Number.POSITIVE_INFINITY) <= own.start) next++
    const call = inBody(own) ? CLICK_HERE.exec(own.text) : null
    const end = doc.sentences[i + 1]?.end ?? own.end
    const filled = own.tokens.some(({ kind }) => kind === 'placeholder' || kind === 'url' || kind === 'email')
    if (!call || filled || (doc.links[next]?.start ?? end) < end) return []
    const start = own.start + call.index
    return [
      {
        message: `“${call[0]}” has no link behind it.`,
        place: { start, end: start + call[0].length },
      },
    ]
  })
}
