/** Which sentences play which part: why now, what troubles, what is offered, what proves it, what is asked. */
import type { Doc, Sentence } from '../../engine/doc.ts'
import { inBody } from '../../engine/measures/body.ts'
import { hasName } from '../../engine/measures/names-a-thing.ts'
import { tellsOfReader } from '../../engine/measures/reader-facts.ts'
import { figuresIn } from './figures.ts'
import { type Line, partOf } from './line.ts'
import type { Material, Part } from './material.ts'
import { CUSTOMERS, OFFERS, RESULTS, TROUBLES } from './part-words.ts'

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
  const trigger = told.find((l) => personal(doc) && tellsOfReader(l.sentence)) ?? null
  const firm = told.filter((l) => l.sentence.tokens[0]?.lower !== 'if')
  const offer = best(firm, (l) => (l === trigger ? 0 : offerPoints(l, doc.family === 'bulk_promo')))
  const problem = best(firm, (l) => (l === offer ? 0 : troublePoints(l)))
  const proof = told.filter((l) => l !== trigger && proves(l)).slice(0, MOST_PROOF)
  return {
    trigger: trigger && partOf(trigger),
    problem: problem && partOf(problem),
    offer: offer && partOf(offer),
    proof: proof.map(partOf),
    ask,
  }
}

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

const troublePoints = ({ sentence }: Line) =>
  has(sentence, TROUBLES) + (has(sentence, TROUBLES) > 0 && sentence.parsed.you > 0 ? 1 : 0)

/** A verb of giving by the sender; in promotional mail a price or a discount by itself. */
function offerPoints(line: Line, sells: boolean): number {
  const { sentence } = line
  const amount = figuresIn(line).some((f) => /[%$£€]/.test(f.number))
  const verbs = has(sentence, OFFERS)
  const sender = sentence.tokens.some((t) => SENDER.has(t.lower))
  if (sells && amount) return 2 + verbs * 0.5 + (sentence.parsed.you > 0 ? 0.5 : 0)
  return verbs === 0 || !sender ? 0 : verbs * 0.5 + 1 + (amount ? 0.5 : 0)
}

function proves(line: Line): boolean {
  const { sentence } = line
  if (has(sentence, RESULTS) === 0 || figuresIn(line).length === 0) return false
  const sender = sentence.tokens.some((t) => SENDER.has(t.lower))
  return sender || hasName(sentence) || has(sentence, CUSTOMERS) > 0
}

/** The ask the mail is for: the last question, else the first button or link, else the last request. */
function askOf(doc: Doc, lines: readonly Line[]): Part | null {
  const asks = doc.asks.filter((a) => !/^(?:if|or)\b/i.test(doc.sentences[a.sentence]?.text ?? ''))
  const chosen =
    asks.findLast((a) => a.question && doc.sentences[a.sentence]?.region === 'ask') ??
    asks.find((a) => a.kind === 'click' || a.kind === 'calendar') ??
    asks.at(-1) ??
    doc.asks.at(-1)
  const line = chosen && lines.find((l) => l.index === chosen.sentence)
  return line ? partOf(line) : null
}
