/** Who writes to whom about what, and where it first comes up: the facts that hardly two mails share. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { bodyOf } from '../../engine/measures/body.ts'
import type { Material } from '../material/material.ts'
import { DAYS, MONTHS } from '../material/words.ts'
import type { DraftFacts } from './draft-slots.ts'
import { count, number } from './in-numbers.ts'
import type { Slots } from './line.ts'
import { isSpeakable } from './quoting.ts'

/** Who reads where no name is called. */
export const NAMELESS = 'the reader'
/** Nobody is called so. */
const NOBODY =
  /^(?:all|team|there|everyone|everybody|accounts?|folks|sirs?|madam|customers?|valued|friends?|colleagues?|members?|guys|hello|hi|hey|dear|users?|subscribers?|manager|support|sales)\b/i
/** Fewer words before the thing are no wait. */
const WAIT = 25
/** Index of the sentence from which an ask comes late: it may well stand last in a short mail. */
const LATE = 5
const LONGEST_NAME = 24

/** Slots that hold for every line of a roast; `product` is what the mail is about, where that is plain. */
export function ownSlots(
  doc: Doc,
  { recipient, sender }: Pick<Material, 'recipient' | 'sender'>,
  facts: DraftFacts,
  product: string | null,
): Slots {
  const called = nameOf(recipient.name?.text)
  const name = called !== null && isGroup(doc, called) ? null : called
  const body = bodyOf(doc)
  const ask = body.findIndex((s) => isAsk(doc, s))
  const waits = product === null ? 0 : wordsBefore(doc, product)
  const figures = body.some((s) => s.tokens.some((t) => t.kind === 'number'))
  return {
    name,
    reader: name ?? NAMELESS,
    firm: nameOf(sender.company?.text),
    waits: waits >= WAIT ? count(waits, 'word') : null,
    askNo: ask >= LATE ? number(ask + 1) : null,
    total: ask >= LATE ? number(body.length) : null,
    figureless: !figures && facts.words > 30 ? count(facts.words, 'word') : null,
  }
}

/** “Hello friends of Millrace Pottery” calls those by whom they are friends of. */
const isGroup = ({ sentences }: Doc, name: string): boolean =>
  sentences.some(({ region, text }) => region === 'greeting' && text.includes(` of ${name}`))

const isAsk = ({ asks, sentences }: Doc, sentence: Sentence): boolean =>
  asks.some((each) => sentences[each.sentence] === sentence)

/** A name fit to be said: letters with a capital, no merge tag. */
function nameOf(text: string | undefined): string | null {
  if (text === undefined || text.length > LONGEST_NAME || !/^\p{Lu}[\p{L}\p{N} .&'’-]*$/u.test(text))
    return null
  const low = text.toLowerCase()
  return NOBODY.test(text) || DAYS.has(low) || MONTHS.has(low) || !isSpeakable(text) ? null : text
}

/** How many words of the body stand before a phrase of it, or before what it is a sort of: “first tram” is no wait for “early tram”. */
function wordsBefore(doc: Doc, phrase: string): number {
  let words = 0
  const head = phrase.slice(phrase.lastIndexOf(' ') + 1).toLowerCase()
  for (const sentence of bodyOf(doc)) {
    const at = sentence.text.toLowerCase().indexOf(head)
    if (at < 0) {
      words += sentence.words
      continue
    }
    return words + sentence.text.slice(0, at).split(/\s+/).filter(Boolean).length
  }
  return 0
}
