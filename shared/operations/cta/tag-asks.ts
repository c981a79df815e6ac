/** Calls whose address a merge tag fills in: “so start there: {{ import_url }}”. */
import type { Doc } from '../../engine/doc.ts'
import { inBody } from '../../engine/measures/body.ts'
import type { FoundAsk } from './found.ts'
import { clickFriction } from './goals.ts'
import { lastCall } from './last-call.ts'
import { linkAsk } from './link-ask.ts'

/** Names of tags that an address takes the place of, and of those that lead out. */
const ADDRESS = /(?:url|link|href)\W*$/i
const OUT = /unsub|prefer|opt.?out|manage|browser/i

/** The call before such a tag at the end of a sentence in which nothing else asks. */
export function tagAsks(doc: Doc, found: readonly FoundAsk[]): FoundAsk[] {
  const asking = new Set(found.map(({ sentence }) => sentence))
  return doc.sentences.flatMap((own, index) => {
    const tag = own.tokens.findLast(({ kind }) => kind !== 'mark')
    if (tag?.kind !== 'placeholder' || !inBody(own) || asking.has(index)) return []
    if (!ADDRESS.test(tag.text) || OUT.test(tag.text)) return []
    const call = lastCall(own.text.slice(0, tag.start))
    if (!call) return []
    const [start, end] = [own.start + call.at, own.start + tag.end]
    const text = doc.text.slice(start, end).replace(/\s+/g, ' ')
    const ask = linkAsk({ start, end, text, href: tag.text, form: 'link', small: false })
    return [{ ...ask, friction: clickFriction(call.verb) }]
  })
}
