/** Whether a mail shows that its sender looked at this reader: a fact about them that not every reader shares. */

import { isCapitalised } from '../characters.ts'
import type { Doc, ParsedSentence, Sentence, Token } from '../doc.ts'
import { DAYS, MONTHS } from '../lexicon/calendar-words.ts'
import { LOOKED, PROMISES } from '../lexicon/observations.ts'
import { REASONS } from '../lexicon/reasons-to-write.ts'
import { RHETORICAL_OPENINGS } from '../lexicon/rhetorical-openings.ts'
import { ofSentence } from '../of-sentence.ts'
import { words } from '../word-set.ts'
import { inBody } from './body.ts'
import { isContent } from './content-words.ts'
import { hasName, hasNumber } from './names-a-thing.ts'

/** Numbers in words; “one” and “two” are too common to count. Lower case. */
export const COUNTS: ReadonlySet<string> = words(
  'three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred dozen half',
)
/** Days and months, in lower case. */
export const DATES = new Set(`${DAYS} ${MONTHS}`.split(' '))
/** Words that mean the reader. */
export const READER: ReadonlySet<string> = words("you your yours you're you've you'd")
export const SENDER: ReadonlySet<string> = words("i we our us my i'm i've i'd we're we've we'd we'll i'll")

/**
 * True for a statement about the reader with a name, a day or a number in it: “Your depot posted three jobs in
 * May”, “I saw that Tollgate opened in Reno”; and for one that knows this reader without any: “I read your post on
 * zero-copy parsing”. Promises (“you could save 40%”) and merge tags are none.
 */
export const tellsOfReader = ofSentence((parsed) => {
  const { tokens } = parsed
  if (knowsReader(parsed) || saysWhatWasSeen(parsed) || saysHowItCameUp(parsed)) return true
  if (!hasNumber({ parsed }) && !hasName({ parsed }) && !tokens.some((t) => COUNTS.has(t.lower))) return false
  const first = tokens.find((t) => t.kind !== 'mark')?.lower ?? ''
  const opens = READER.has(first)
  if (parsed.question && !opens) return false
  let reader = false
  let sender = false
  let looked = false
  let promised = false
  // “I was looking for a florist in York and noticed that Rowan & Co has 23 reviews.”
  const goesOn = (i: number) => isI(tokens[0]) && tokens[i - 1]?.lower === 'and'
  for (let i = 0; i < tokens.length; i++) {
    const { kind, lower, text } = tokens[i] as Token
    if (kind === 'placeholder') promised = true
    else if (READER.has(lower)) reader = true
    else if (SENDER.has(lower)) sender = true
    else if (PROMISES.has(lower) && text !== 'May') promised = true
    if (LOOKED.has(lower) && (reader || i === 0 || isI(tokens[i - 1]) || isI(tokens[i - 2]) || goesOn(i)))
      looked = true
  }
  // “Our sensors show when your mould drifts”: what the sender sells looks, not the sender.
  if (looked && first !== 'our') return true
  // “A fit based on your 6 years at Mercury”
  const counted = tokens.findIndex((t, i) => t.lower === 'your' && tokens[i + 1]?.kind === 'number')
  if (counted >= 0 && /[^s]s$/.test(tokens[counted + 2]?.lower ?? '')) return true
  if (opens) return !promised
  // “We build booking software; you build the gates that 70 of our gyms use.”
  if (!promised && tokens.some((t, i) => t.text === ';' && READER.has(tokens[i + 1]?.lower ?? '')))
    return true
  return reader && !sender && !promised
})

/** Networks; a post on one of them is any post. */
const NETWORKS = words('linkedin twitter x facebook instagram')

const knowsReader = ({ hits, tokens, question }: ParsedSentence): boolean =>
  !question &&
  hits.some(({ lexicon, to }) => lexicon === REASONS && !NETWORKS.has(tokens[to]?.lower ?? '')) &&
  !tokens.some((t) => t.kind === 'placeholder')

/** Praise and thanks are no observation. */
const FLATTERY = words(
  'impressed impressive amazing love loved admire awesome incredible fantastic blown huge fan inspiring inspired congratulations congrats thrilled profile thank thanks',
)

const SEEN = words('saw noticed read found spotted tried ordered used watched visited browsed')
/** What every reader has and every sender could have seen. */
const ANYBODYS = words(
  'website site page seo google ranking rankings traffic visitors leads sales customers cost costs several many new markets fast quickly rapidly recently currently scaling company business profile team work brand product products services linkedin growing growth hiring expanding industry space market online presence potential companies businesses came great impressive doing room improvement errors issues problems lot things really well way help',
)
/** Words of its own that a thing seen at the reader's has at least. */
const OWN_WORDS = 4

/** “I noticed your returns page asks people to print a label”: plain words, and yet true of few readers. */
const saysWhatWasSeen = ({ tokens, question }: ParsedSentence): boolean => {
  const at = tokens.findIndex(
    (t, i) => SEEN.has(t.lower) && (i === 0 || isI(tokens[i - 1]) || isI(tokens[i - 2])),
  )
  if (question || at < 0) return false
  const rest = tokens.slice(at + 1)
  const first = rest[0]?.lower === 'that' || rest[0]?.lower === 'how' ? rest[1] : rest[0]
  if (!READER.has(first?.lower ?? '')) return false
  const own = rest.filter((t) => t.kind === 'word' && isContent(t.lower) && !ANYBODYS.has(t.lower))
  return (
    own.length >= OWN_WORDS &&
    !rest.some(
      (t) => t.kind === 'placeholder' || FLATTERY.has(t.lower) || (PROMISES.has(t.lower) && t.text !== 'May'),
    )
  )
}

const SEARCHING = words('looking searching shopping walking driving ordering')
/** Fewer for how the sender came to it, where a name stands beside them. */
const OWN_WORDS_BY_NAME = 3

/** “I was looking for a florist in Asheville on my phone and your site came up first”. */
const saysHowItCameUp = (parsed: ParsedSentence): boolean => {
  const { tokens, question } = parsed
  if (question || !isI(tokens[0]) || tokens[1]?.lower !== 'was' || !SEARCHING.has(tokens[2]?.lower ?? ''))
    return false
  const own = tokens.filter((t) => t.kind === 'word' && isContent(t.lower) && !ANYBODYS.has(t.lower))
  return (
    hasName({ parsed }) &&
    own.length > OWN_WORDS_BY_NAME &&
    tokens.some(({ lower }, i) => lower === 'your' && tokens[i + 2]?.lower === 'came') &&
    !tokens.some((t) => t.kind === 'placeholder' || FLATTERY.has(t.lower) || NETWORKS.has(t.lower))
  )
}

/** “I saw”, “I just saw”; the I may be left out: “Saw that Acme opened in Tulsa.” */
const isI = (token: Token | undefined) => token !== undefined && I.has(token.lower)
const I = words("i i've i'd")

/** The first sentence of the body that tells something of the reader; what only asks tells nothing. */
export const readerFact = (doc: Doc): Sentence | undefined =>
  doc.sentences.find((s) => inBody(s) && s.region !== 'ask' && tellsOfReader(s))

/** Whether a question names somebody or something other than a day and the sender: “Who handles onboarding at Calder Foods?” */
export const asksByName = (doc: Doc, sentence: Sentence): boolean =>
  sentence.question &&
  hasName(sentence) &&
  !sentence.tokens.some((t) => DATES.has(t.lower) && t.lower !== t.text) &&
  !namesOnlySender(doc, sentence)

/** “… how CloudPeak might be a good fit?”, signed by CloudPeak. */
function namesOnlySender(doc: Doc, { tokens }: Sentence): boolean {
  const own = new Set(
    doc.sentences.flatMap((s) =>
      s.region === 'signature' || s.region === 'signoff' ? s.tokens.map(({ lower }) => lower) : [],
    ),
  )
  return tokens.every(
    (t, i) => i === 0 || t.kind !== 'word' || !isCapitalised(t.text) || own.has(t.lower) || isI(t),
  )
}

/** How soon the reader must come up. */
const SOON = 8
/** Whether a first sentence speaks to the reader at once, of something with a name or a figure, or of what was seen at theirs. */
export const turnsToReader = ofSentence(
  (parsed) =>
    parsed.tokens.slice(0, SOON).some((t) => READER.has(t.lower)) &&
    (hasName({ parsed }) || hasNumber({ parsed }) || saysWhatWasSeen(parsed)) &&
    !parsed.hits.some(({ lexicon }) => lexicon === RHETORICAL_OPENINGS) &&
    !parsed.tokens.some((t) => FLATTERY.has(t.lower) || t.text === '!'),
)
