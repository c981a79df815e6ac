/** Subjects that put the price beside what it buys: `Explainer video: $6,000 to $11,000`, `Keep all 120 seats: $43,800`. */

import type { Doc, Token } from '../../../engine/doc.ts'
import { shared } from '../../../engine/measures/content-words.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { classesOf } from '../../material/word-class.ts'
import { NUMBER_WORDS } from '../../material/words.ts'
import { stemsOfLine } from '../alike.ts'
import type { Idea } from '../idea.ts'
import { endsWell, namesMatter, wordsIn } from '../reading/request-cuts.ts'
import { rateBehind } from './figure.ts'
import { PLACE } from './topic.ts'

const KINDS = /^(?:proposal|negotiation|renewal|billing)$/
const LONGEST = 7

export function priceLines(doc: Doc, material: RichMaterial): Idea[] {
  if (!KINDS.test(doc.kind)) return []
  return [...ofTheMatter(material), ...material.lines.flatMap(ofChoice), ...material.lines.flatMap(ofQuote)]
}

const isMoney = (t: Token | undefined) => t?.kind === 'number' && /[$£€¥]/.test(t.text)
const PRICED = /\b(?:pric(?:e|es|ing)|costs?|charge|fee|total|quote|comes to|budget)\b/i

const FEE = /\b(?:the|a) (?:fee|charge) (?:is|was|will be|of)\b/i

/** What costs so much, where the sentence says it of one thing. */
const PART = /^(?:the|an?|our|each|this) ([^,.;:]{3,40}?) (?:alone |itself |only )?costs\b/i

/** “You'll get your fee of €120 back”: a price no more. */
const RETURNED = /\b(?:back|refund\w*|return(?:ed)?|credit(?:ed)?|deposit)\b/i

const idea = (text: string, line: Line, weight: number, why: string): Idea => ({
  text,
  angle: 'number',
  shape: 'says',
  spare: true,
  role: 'offer',
  weight,
  why,
  line,
})

const isPart = ({ sentence: { tokens } }: Line, at: number) =>
  tokens
    .slice(Math.max(0, at - 2), at)
    .some(({ lower }) => /^(?:replac(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|with)$/.test(lower))

/** The one price or range of the mail, behind what the mail is about. */
function ofTheMatter({ lines, topics }: RichMaterial): Idea[] {
  const priced = lines.filter(({ sentence }) => sentence.tokens.some(isMoney))
  const [line] = priced
  if (!line || priced.length > 1 || !PRICED.test(line.sentence.text) || RETURNED.test(line.sentence.text))
    return []
  const { tokens } = line.sentence
  const amounts = tokens.flatMap((t, i) => (isMoney(t) ? [i] : []))
  const [first = 0, second] = amounts
  const range = second === first + 2 && /^(?:and|to|–)$/.test(tokens[first + 1]?.lower ?? '')
  if (amounts.length > (range ? 2 : 1) || second === first + 1) return []
  const price = range ? `${tokens[first]?.text} to ${tokens[second ?? 0]?.text}` : (tokens[first]?.text ?? '')
  // “the video for the kit”: the price is the video's, which stands first.
  const [matter] = topics
    .filter(
      (t) =>
        t.line.sentence.region === 'opening' &&
        // “Apologies for the delayed response”: nobody sells that.
        !/\b(?:apolog|sorry|thanks?\b)/i.test(t.line.sentence.text) &&
        !t.phrase.joined &&
        t.text.includes(' ') &&
        // “replaces the old sprinklers with a drip system”: the one is not sold, and the other is a part.
        !isPart(t.line, t.phrase.from) &&
        // “I searched for “sea kayak tours””: words that were typed, and nothing with a price.
        !isQuoted(t.line, t.phrase.from) &&
        // “with operator and lift plan included”: what stands behind the price is part of what it buys.
        !(t.line.sentence === line.sentence && t.phrase.from > first) &&
        !/\d(?!\d*-)/.test(t.text) &&
        !NUMBER_WORDS.has(t.line.sentence.tokens[t.phrase.from]?.lower ?? '') &&
        !/^(?:our|my|their|his|her|its)$/.test(t.phrase.determiner) &&
        // “the network at your Leeds office”: where.
        !(t.readers && PLACE.test(t.line.sentence.tokens[t.phrase.head]?.lower ?? '')),
    )
    .sort((a, b) => (a.line.index ?? 0) - (b.line.index ?? 0) || a.phrase.from - b.phrase.from)
  if (!matter) return []
  // “You may ask for a new inspection; the fee is £185”: a fee is that of what its sentence names.
  const own = topics.filter((t) => t.line.sentence === line.sentence)
  if (FEE.test(line.sentence.text) && own.length > 0 && !own.some((t) => shared(t.stems, matter.stems) > 0))
    return []
  // “The ticket shop alone costs £18,900”: the rest of the website costs more.
  const part = PART.exec(line.sentence.text)?.[1]
  if (part !== undefined && shared(stemsOfLine(part), matter.stems) === 0) return []
  const rate = rateBehind(line, (range ? (second ?? first) : first) + 1)
  const text = `${matter.readers ? 'Your ' : ''}${matter.text}: ${price}${rate}`
  return [idea(text, line, 3 + matter.weight / 3, 'Puts the price beside what the mail is about.')]
}

const isQuoted = ({ sentence: { tokens } }: Line, at: number): boolean =>
  /^["“‘]$/.test(tokens[at - 1]?.text ?? '') || /["“‘]$/.test(tokens[at]?.text.slice(0, 1) ?? '')

/** “Here is our price for the wedding on 22 August: £2,850” */
const QUOTED =
  /\b(?:price|quote|quotation|estimate|offer|cost|fee|total) (?:for|of) (?:the |your |our |an? )?([^.;:,]{4,40}): (?:about |around |from )?([$£€¥]\d[\d.,]*\d)/iu

/** `Wedding on 22 August: £2,850` */
function ofQuote(line: Line): Idea[] {
  const [, thing, sum] = QUOTED.exec(line.sentence.text) ?? []
  return thing === undefined || sum === undefined || thing.split(' ').length > LONGEST
    ? []
    : [{ ...idea(`${thing}: ${sum}`, line, 5, 'Names what is priced, and its price.'), spare: false }]
}

/** What one may choose, up to what explains it, and its price. */
function ofChoice(line: Line): Idea[] {
  const { tokens, text } = line.sentence
  const colon = tokens.findIndex((t, i) => t.text === ':' && isMoney(tokens[i + 1]))
  const from = tokens[0]?.kind === 'number' && tokens[1]?.text === '.' ? 2 : 0
  if (colon < from + 2) return []
  const classes = classesOf(tokens)
  const cut = tokens.findIndex(
    (t, i) =>
      i > from + 1 &&
      (i === colon || /^(?:and|,|\(|–|which|nobody)$/.test(t.lower) || classes[i] === 'subject'),
  )
  const head = tokens.slice(from, cut)
  if (wordsIn(tokens, from, cut) > LONGEST || !endsWell(tokens, cut) || !namesMatter(head)) return []
  const said = text.slice(tokens[from]?.start ?? 0, tokens[cut - 1]?.end ?? 0)
  return [idea(`${said}: ${tokens[colon + 1]?.text}`, line, 4, 'Names what one may choose, and its price.')]
}
