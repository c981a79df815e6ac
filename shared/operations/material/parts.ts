/** Which sentences play which part: why now, what troubles, what is offered, what proves it, what is asked. */

import type { Doc, Sentence } from '../../engine/doc.ts'
import { inBody } from '../../engine/measures/body.ts'
import { hasName } from '../../engine/measures/names-a-thing.ts'
import { tellsOfReader } from '../../engine/measures/reader-facts.ts'
import { BY_SENDER } from './by-sender.ts'
import { figuresIn } from './figures.ts'
import { happened } from './happened.ts'
import { type Line, partOf } from './line.ts'
import type { Material, Part } from './material.ts'
import { opensWithName } from './opens-with-name.ts'
import { CUSTOMERS, OFFERS, RESULTS, TROUBLES, WEAK_TROUBLES } from './part-words.ts'

type Parts = Pick<Material, 'trigger' | 'problem' | 'offer' | 'proof' | 'ask'>

const SENDER = new Set([
  'i',
  'we',
  "i'm",
  "we're",
  "i've",
  "we've",
  "i'll",
  "we'll",
  'our',
  'my',
  "i'd",
  "we'd",
])
const MOST_PROOF = 4

export function partsOf(doc: Doc, lines: readonly Line[]): Parts {
  const ask = askOf(doc, lines)
  const asking = new Set(doc.asks.map((a) => a.sentence))
  const told = lines.filter(
    (l) => l.index !== null && inBody(l.sentence) && !asking.has(l.index) && !l.sentence.question,
  )
  const trigger =
    told.find(
      (l) => personal(doc) && (tellsOfReader(l.sentence) || sawTheirs(l.sentence)) && happened(l.sentence),
    ) ?? null
  const firm = told.filter((l) => l.sentence.tokens[0]?.lower !== 'if')
  const offer = best(firm, (l) => (l === trigger ? 0 : offerPoints(l, doc.family === 'bulk_promo')))
  const problem = best(firm, (l) => (l === offer || proves(doc, l) ? 0 : troublePoints(l, l === trigger)))
  const proof = told.filter((l) => l !== trigger && proves(doc, l)).slice(0, MOST_PROOF)
  return {
    trigger: trigger && partOf(trigger),
    problem: problem && partOf(problem),
    offer: offer && partOf(offer),
    proof: proof.map(partOf),
    ask,
  }
}

/** “I noticed your returns page asks …”. */
const sawTheirs = ({ text }: Sentence) =>
  /^(?:i (?:just )?)?(?:saw|noticed|read) (?:that )?your /i.test(text.slice(0, 40))

const personal = ({ family }: Doc) => family === 'cold' || family === 'warm'

const has = (s: Sentence, set: ReadonlySet<string>) => s.tokens.filter((t) => set.has(t.lower)).length

/** The line with most points, the first of equals; `null` when none has any. */
function best(lines: readonly Line[], points: (line: Line) => number): Line | null {
  let most = 0
  let found: Line | null = null
  for (const line of lines) {
    const p = points(line)
    if (p > most) {
      most = p
      found = line
    }
  }
  return found
}

/** Trouble that is there: not denied, not asked to be avoided, not the sender's own thanks. */
function troublePoints({ sentence }: Line, told: boolean): number {
  const { tokens } = sentence
  if (/^(?:please|delete|thank|thanks|nothing|nobody|no)$/.test(tokens[0]?.lower ?? '')) return 0
  // What is mended is no trouble, and a figure that fell is a result.
  if (tokens.some((t) => MENDED.has(t.lower)) || (has(sentence, RESULTS) > 0 && isChange(tokens))) return 0
  const named = tokens.filter(
    (t, i) =>
      TROUBLES.has(t.lower) && !tokens.slice(Math.max(0, i - DENIAL), i).some((b) => DENIES.has(b.lower)),
  )
  // “Work hard, play hard” is one word of trouble.
  const troubles = [...new Map(named.map((t) => [t.lower, t])).values()]
  const strong = troubles.filter((t) => !WEAK_TROUBLES.has(t.lower)).length
  if (strong === 0 && troubles.length < 2) return 0
  // What made you write is the trouble itself only where it says so plainly.
  return told && troubles.length < 2 ? 0 : troubles.length + (sentence.parsed.you > 0 ? 1 : 0)
}

const MENDED = new Set(['fixed', 'resolved', 'solved', 'mended', 'corrected'])
const isChange = (tokens: Sentence['tokens']) =>
  tokens.some((t, i) => t.lower === 'from' && tokens[i + 1]?.kind === 'number')
const DENIAL = 4
const DENIES = new Set(
  "no not never nothing nobody without isn't wasn't doesn't didn't don't won't so stopped".split(' '),
)

/** A verb of giving by the sender; in promotional mail a price or a discount by itself. */
function offerPoints(line: Line, sells: boolean): number {
  const { sentence } = line
  const amount = figuresIn(line).some((f) => /[%$£€]/.test(f.number))
  const verbs = sentence.tokens.filter(
    (t, i) =>
      OFFERS.has(t.lower) &&
      !/^(?:it|sure|your|sense|up)$/.test(sentence.tokens[i + 1]?.lower ?? '') &&
      !/^(?:can|could|would|to)$/.test(t.lower === 'make' ? (sentence.tokens[i - 1]?.lower ?? '') : ''),
  ).length
  const sender = sentence.tokens.some((t) => SENDER.has(t.lower))
  if (sells && amount) return 2 + verbs * 0.5 + (sentence.parsed.you > 0 ? 0.5 : 0)
  if (verbs === 0 && does(sentence)) return 1
  return verbs === 0 || !sender ? 0 : verbs * 0.5 + 1 + (amount ? 0.5 : 0)
}

/** “We run doorstep collection for online shops”: what the sender does, where nothing is said to be offered. */
const does = ({ tokens }: Sentence) =>
  tokens[0]?.lower === 'we' && DOES.test(tokens[1]?.lower ?? '') && tokens[2]?.kind === 'word'

const DOES =
  /^(?:run|clean|repair|print|supply|deliver|collect|teach|train|host|manage|publish|write|translate|insure|rent|lease|recycle|restore|service|ship|roast|brew|grow|map|measure|test|track|sort)$/

/** “The price will go up by 7%”: a figure, and no result to boast of. */
const DEARER =
  /\b(?:prices?|fees?|rates?|rent|charges?|subscriptions?)\b[^.;]{0,40}\b(?:will (?:be (?:increased|raised)|increase|rise|go up)|(?:is|are) (?:going up|increasing|rising)|increases|goes up|rises)\b/i

function proves(doc: Doc, line: Line): boolean {
  const { sentence } = line
  if ((has(sentence, RESULTS) === 0 && !BY_SENDER.test(sentence.text)) || figuresIn(line).length === 0)
    return false
  if (DEARER.test(sentence.text)) return false
  const sender = sentence.tokens.some((t) => SENDER.has(t.lower))
  return sender || hasName(sentence) || opensWithName(doc, sentence) || has(sentence, CUSTOMERS) > 0
}

/** The ask the mail is for: the last question, else the first button or link, else the last request; a postscript's last of all. */
function askOf(doc: Doc, lines: readonly Line[]): Part | null {
  const letter = doc.asks.filter((a) => a.postscript !== true)
  const asks = (letter.length > 0 ? letter : doc.asks).filter(
    (a) => !/^(?:if|or)\b/i.test(doc.sentences[a.sentence]?.text ?? ''),
  )
  const chosen =
    asks.findLast((a) => a.question && doc.sentences[a.sentence]?.region === 'ask') ??
    asks.find((a) => a.kind === 'click' || a.kind === 'calendar') ??
    asks.at(-1) ??
    doc.asks.at(-1)
  const line = chosen && lines.find((l) => l.index === chosen.sentence)
  return line ? partOf(line) : null
}
