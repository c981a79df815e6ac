/** Sentences and clauses of a mail that make sense by themselves. */
import type { Doc, Sentence, Token } from '../../engine/doc.ts'
import type { Span } from '../../engine/draft.ts'
import { capitalised } from '../../engine/edit.ts'
import { holdsAddress } from '../../engine/postal-address.ts'
import { findAsks, primaryOf } from '../cta/found.ts'
import { IN_SOME_CASE } from '../in-some-case.ts'
import { linkLines } from '../link-lines.ts'
import { statementsIn } from '../subject-lines/reading/statements.ts'
import { isDateAt } from './dates.ts'
import { EARLY, leans } from './leaning.ts'
import { HALF, JOINERS, SECOND_VERBS, SUBJECTS } from './phrases.ts'

export interface Fragment extends Span {
  /** One line, with the mark that ends it; `start` and `end` count in the visible text. */
  text: string
  tokens: readonly Token[]
  sentence: Sentence
  /** Index of the sentence in the draft. */
  index: number
  /** True for a heading, and for what was cut off at a colon: both promise what comes next, and nothing else may. */
  announces: boolean
  /** Index of the heading it stands under; -1 for none. Two articles make no one line. */
  section: number
}

type Loose = Omit<Fragment, 'section' | 'announces'>

/** Fewest words that say something. */
export const FEWEST = 3
/** “Shop now” says what to do. */
const FEWEST_OF_CALL = 2

export const wordsIn = (tokens: readonly Token[]): number =>
  tokens.filter((t) => t.kind === 'word' || t.kind === 'number').length

/** Sentences looked at; a preheader from further down would not stand for the mail. */
const LOOKED_AT = 80
const STRUCK_OUT = /[$£€¥]\d[\d.,]*\s+[$£€¥]\d/
/** “The Halden team”, below a mailing that has no other farewell. */
const SIGNS = /^(?:the|your|all at) [^.!?:,]{2,40} team$/i
/** A colon, and not one that leads to a link: “Read the full minutes: https://…” says all of it. */
const LEADS_ON = /^\s*:\s*(?!https?:|www\.)\S/
/**
 * Everything in the body that could stand after the subject, at most `longest` characters, in order. `loose` takes
 * short statements out of sentences that are too long to be cut at a clause.
 */
export function fragments(doc: Doc, longest: number, loose = false): Fragment[] {
  const found: Fragment[] = []
  let looked = 0
  let section = -1
  const all = findAsks(doc)
  const primary = primaryOf(doc, all)
  const main = primary?.sentence ?? null
  const asked = new Set([...doc.asks, ...all].flatMap(({ sentence }) => sentence ?? []))
  for (const [index, sentence] of doc.sentences.entries()) {
    // Behind the farewell come postscripts and small print.
    if (looked > 2 && (sentence.region === 'signoff' || sentence.region === 'signature')) break
    if (sentence.region !== 'opening' && sentence.region !== 'body' && sentence.region !== 'ask') continue
    if (looked++ === LOOKED_AT) break
    // An address by itself is small print, wherever it stands.
    if (sentence.mark === '' && holdsAddress(sentence)) continue
    if (SIGNS.test(sentence.text)) continue
    // Which of two prices was struck out, a line of plain text cannot show.
    if (STRUCK_OUT.test(sentence.text)) continue
    const marks = sentence.tokens.findIndex(({ text }) => !/^#+$/.test(text))
    const isHeading = marks > 0 || doc.blocks[sentence.block]?.kind === 'heading'
    if (isHeading) section = sentence.block
    const placed = (found: Loose): Fragment => ({
      ...found,
      section,
      announces: isHeading || LEADS_ON.test(sentence.text.slice(found.end - sentence.start)),
    })
    // A way out of the mail's own ask, or a word on the side of it, is not what the mail is opened for.
    if (main !== null && main !== index && asked.has(index) && IN_SOME_CASE.test(sentence.text)) continue
    if (looked > 1 && main !== index && !asked.has(index) && isAside(sentence)) continue
    if (isAnswer(sentence, doc.sentences[index - 1])) continue
    for (const { from, to } of linkLines(sentence)) {
      const line = sentence.tokens.slice(Math.max(from, marks), to)
      const late = main === index && primary?.tail ? primary.start - sentence.start : 0
      const own = late > 0 ? line.filter(({ start }) => start >= late) : line
      const call = own.slice(main === index ? conditionEnd(own, primary?.href != null) : 0)
      const fragment = fragmentOf(doc, sentence, index, call, asked, longest)
      if (fragment) found.push(placed(fragment))
      // The sentence may shout or slip where a statement in it does not.
      if (loose)
        found.push(
          ...statements(doc, sentence, index, longest)
            .filter(
              ({ start, tokens }) => fragment?.start !== start || wordsIn(tokens) < wordsIn(fragment.tokens),
            )
            .map(placed),
        )
    }
  }
  return found
}

/** “If you have already ordered, your blanket is on its way”: for those whom the mail is not for. */
const isAside = ({ text }: Sentence): boolean =>
  /^if (?:you(?:['’]ve| have)? (?:(?:have )?already|only)|you(?:['’]d| would) (?:rather|prefer)|yours)\b/i.test(
    text,
  )

/** “Not sure what size you need? Our planner tells you in a minute.”: without the question nobody knows what. */
const isAnswer = ({ block, words, text }: Sentence, before: Sentence | undefined): boolean =>
  before?.block === block &&
  before.question &&
  words <= SHORT_ANSWER &&
  ELLIPTIC.test(before.text) &&
  /\b(?:tells?|helps?|shows?|does|will|can)\b/i.test(text)
const SHORT_ANSWER = 8
const ELLIPTIC =
  /^(?:not sure|unsure|need|want|looking|already|forgot|new here|can['’]t|cannot|got|stuck|prefer|curious|wondering)\b/i

/** “If you can make it, reserve your seat”, “If it's open, would the plan help?”: index of what a link or a question asks; 0 where the condition is part of it. */
function conditionEnd(tokens: readonly Token[], linked: boolean): number {
  const opens = tokens
    .slice(0, 3)
    .map(({ lower }) => lower)
    .join(' ')
  const comma = tokens.findIndex((t) => t.text === ',')
  const open = linked ? /^if (?:you (?:can|could|would|want|wish|like)|you'd )/ : /^if (?:it|that)'s /
  return open.test(opens) && comma < CONDITION ? comma + 1 : 0
}
/** Tokens of a condition, at most. */
const CONDITION = 10

/** Words of a statement within a long sentence. */
const FEWEST_TOLD = 4
const MOST_TOLD = 16

/** The longest statement that a sentence holds and the row has room for; none where it needs what stands around it. */
function statements(doc: Doc, sentence: Sentence, index: number, longest: number): Loose[] {
  if (!doc.english) return []
  const line = { sentence, index, weight: 0, origin: () => ({ from: 'brief' as const, field: 'about' }) }
  for (const { from, to } of statementsIn(line, FEWEST_TOLD, MOST_TOLD, false, true)) {
    const tokens = sentence.tokens.slice(from, to)
    const told = leans(tokens) ? null : cut(sentence, index, tokens, false, FEWEST_TOLD)
    // “The timeline would be pushed back”: under which condition, the sentence around it says.
    if (told && told.text.length <= longest && !/\b(?:would|could|might) be \p{L}+ed\b/u.test(told.text))
      return [{ ...told, text: capitalised(told.text) }]
  }
  return []
}

/** The longest part of a line that makes sense by itself and fits; `null` for none. */
function fragmentOf(
  doc: Doc,
  sentence: Sentence,
  index: number,
  line: readonly Token[],
  asked: ReadonlySet<number>,
  longest: number,
): Loose | null {
  const thing = doc.english ? introduced(line) || headed(line) : 0
  if (thing > 0) return fragmentOf(doc, sentence, index, line.slice(thing), asked, longest)
  // “Book a seat: https://…” still says what to do; a statement that lost its link has lost its end.
  const tokens = line.slice(0, asked.has(index) ? withoutLink(line) : line.length)
  if (tokens.some((t) => t.kind === 'placeholder' || t.kind === 'url' || t.kind === 'email')) return null
  if (doc.english && leans(tokens)) {
    const second = secondClause(tokens)
    return second > 0 ? fragmentOf(doc, sentence, index, tokens.slice(second), asked, longest) : null
  }
  const told = doc.english ? toldAfter(tokens) : 0
  if (told > 0) return fragmentOf(doc, sentence, index, tokens.slice(told), asked, longest)
  const announced = doc.english ? announcedAt(tokens) : 0
  const ends = [
    ...(announced > 0 ? [announced] : [tokens.length]),
    ...(doc.english ? clauseEnds(tokens) : []),
  ]
  for (const at of ends) {
    // Far too long even with its white space folded; long sentences have many ends.
    if ((tokens[at - 1]?.end ?? 0) - (tokens[0]?.start ?? 0) > 4 * longest) continue
    const fragment = cut(
      sentence,
      index,
      tokens.slice(0, at),
      at === sentence.tokens.length,
      asked.has(index) ? FEWEST_OF_CALL : FEWEST,
    )
    if (fragment && fragment.text.length <= longest) return fragment
  }
  // “On Thursday, 28 January at 11:00, Hannah Osei will show …”: who and what still stand without the day.
  // “Effective January 1, 2027, the price of your plan will be $35.”
  const [lead] = line
  const isFrom = /^(?:effective|from|starting)$/.test(lead?.lower ?? '')
  const day = isFrom || lead?.lower === 'on' ? dayLead(line) : 0
  if (day > 0 && (isFrom || /^\p{Lu}/u.test(line[day]?.text ?? '')))
    return fragmentOf(doc, sentence, index, line.slice(day), asked, longest)
  const turned = doc.english ? turnedAt(tokens) : 0
  if (turned > 0) return fragmentOf(doc, sentence, index, line.slice(turned), asked, longest)
  const held = doc.english ? heldEvent(tokens) : 0
  return held > 0 ? fragmentOf(doc, sentence, index, tokens.slice(held), asked, longest) : null
}

/** “It's a breakfast, 8:30 to 10:30”: index of the thing with its figures, which the subject introduces; 0 for any other line. */
function introduced(tokens: readonly Token[]): number {
  const at = tokens[0]?.lower === "it's" ? 1 : tokens[0]?.lower === 'it' && tokens[1]?.lower === 'is' ? 2 : 0
  return at > 0 &&
    /^an?$/.test(tokens[at]?.lower ?? '') &&
    tokens.slice(at + 1, at + NAMED).some((t, i, all) => t.text === ',' && all[i + 1]?.kind === 'number')
    ? at
    : 0
}
/** Tokens of a thing up to the comma behind it, at most. */
const NAMED = 6

/** “What you need to do: approve the batch”: index behind the heading and its colon; 0 for any other line. */
function headed(tokens: readonly Token[]): number {
  if (!/^(?:what|what's|how|why|next|here|here's)$/.test(tokens[0]?.lower ?? '')) return 0
  const colon = tokens.slice(0, HEADED).findIndex((t) => t.text === ':')
  return colon > 0 && wordsIn(tokens.slice(colon)) >= FEWEST ? colon + 1 : 0
}
const HEADED = 9

/** “We regret to inform you that …”, “Just a reminder that …”: where what is told begins; 0 where all of it is. */
function toldAfter(tokens: readonly Token[]): number {
  const that = tokens.slice(0, LEAD).findIndex((t, i) => t.lower === 'that' && TELLS.test(before(tokens, i)))
  return that < 0 || wordsIn(tokens.slice(that + 1)) < FEWEST_OF_CLAUSE ? 0 : that + 1
}
/** Tokens that lead up to what is told, at most. */
const LEAD = 20
const TELLS = /^(?:inform|tell|advise|remind|notify|announce|note|informed|advised|reminder|say|know)$/
const before = (tokens: readonly Token[], i: number) => {
  const last = tokens[i - 1]?.lower ?? ''
  return /^(?:you|us|all)$/.test(last) ? (tokens[i - 2]?.lower ?? '') : last
}

/** “Payment is due by 12 December to:” ends before what only leads to the list; 0 for any other line. */
function announcedAt(tokens: readonly Token[]): number {
  const { length } = tokens
  return tokens[length - 1]?.text === ':' &&
    /^(?:to|at|via|by|here|below|on)$/.test(tokens[length - 2]?.lower ?? '')
    ? length - 2
    : 0
}

/** “There will be time for questions, and everyone who registers gets the recording”: where the second half begins; 0 for none. */
function secondClause(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    (t, i) =>
      t.text === ',' &&
      tokens[i + 1]?.lower === 'and' &&
      /^(?:everyone|everybody|you|we|all)$/.test(tokens[i + 2]?.lower ?? ''),
  )
  return at < 0 || wordsIn(tokens.slice(at + 2)) < FEWEST_OF_CLAUSE ? 0 : at + 2
}
const FEWEST_OF_CLAUSE = 5

/** “The plan goes up in January, but if you renew by then we hold your price”: where the turn begins; 0 for none that stands alone. */
function turnedAt(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    (t, i) =>
      t.text === ',' &&
      // “We roast on Tuesdays, so if you order by Monday it arrives on Thursday”
      (tokens[i + 1]?.lower === 'but' || (tokens[i + 1]?.lower === 'so' && tokens[i + 2]?.lower === 'if')) &&
      /^(?:if|you|we|your|our|the|every\p{L}+|all|until|from|this)$/u.test(tokens[i + 2]?.lower ?? ''),
  )
  return at < 0 || wordsIn(tokens.slice(at + 2)) < FEWEST_OF_CLAUSE ? 0 : at + 2
}

/** “On Thursday we're hosting a webinar on …”: where the event begins, if the sentence is too long with who and when; 0 for none. */
function heldEvent(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    (t, i) =>
      /^(?:hosting|holding|running|organising|organizing)$/.test(t.lower) &&
      /^an?$/.test(tokens[i + 1]?.lower ?? ''),
  )
  return at + 1
}

/** Tokens of “On Thursday, 28 January at 11:00 GMT,” at most. */
const DAY_LEAD = 12

/** Index behind the comma that ends the day at the start of a line; 0 for none. */
function dayLead(tokens: readonly Token[]): number {
  const comma = tokens
    .slice(0, DAY_LEAD)
    .findIndex((t, i) => t.text === ',' && tokens[i + 1]?.kind === 'word' && !isDateAt(tokens, i + 1))
  return tokens.slice(0, Math.max(0, comma)).some((_, i) => isDateAt(tokens, i)) ? comma + 1 : 0
}

/** Index behind the last token once a link at the end and what leads to it are left out. */
function withoutLink(tokens: readonly Token[]): number {
  let end = tokens.length
  while (end > 0 && tokens[end - 1]?.kind === 'mark' && tokens[end - 2]?.kind === 'url') end--
  if (tokens[end - 1]?.kind !== 'url') return tokens.length
  end--
  while (
    end > 0 &&
    (tokens[end - 1]?.lower === ':' ||
      /^(?:at|here|on|via|from|or|by|clicking|visiting)$/.test(tokens[end - 1]?.lower ?? ''))
  )
    end--
  return end
}

/** Places, last first, at which a sentence can end earlier with its thought whole. */
function clauseEnds(tokens: readonly Token[]): number[] {
  // “Since January” opens a whole thought all the same.
  if (HALF.has(tokens[0]?.lower ?? '') && !isDateAt(tokens, 1)) return []
  const ends: number[] = []
  tokens.forEach(({ lower }, i) => {
    const next = tokens[i + 1]?.lower ?? ''
    const breaks =
      lower === ';' ||
      lower === '—' ||
      lower === '–' ||
      (lower === ':' && i > FEWEST) ||
      (lower === 'so' && next === 'that') ||
      (lower === 'and' && i > LONG_ENOUGH && SECOND_VERBS.has(next)) ||
      (lower === ',' &&
        ((JOINERS.has(next) && !(next === 'so' && tokens[i + 2]?.lower === 'if')) ||
          (next === 'and' && (opensClause(tokens[i + 2]) || hasVerb(tokens, i + 3)))))
    if (breaks && i > FEWEST) ends.push(i)
  })
  return ends.reverse()
}

/** Words before a second verb from which the first has said enough. */
const LONG_ENOUGH = 7

/** “…, and passengers with roof boxes must use lane 4”: a verb of its own follows. */
const hasVerb = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(from, from + EARLY)
    .some((t) => /^(?:must|will|can|may|should|is|are|has|have|whose|who)$/.test(t.lower))

const opensClause = (token: Token | undefined): boolean =>
  token !== undefined && (SUBJECTS.has(token.lower) || token.kind === 'number')

function cut(
  sentence: Sentence,
  index: number,
  tokens: readonly Token[],
  whole: boolean,
  fewest: number,
): Loose | null {
  const first = tokens[0]
  const last = tokens.at(-1)
  if (!first || !last || wordsIn(tokens) < fewest) return null
  const raw = sentence.text.slice(first.start, last.end)
  // What ends in a colon announces a list that is not there.
  if (raw.endsWith(':') || !balanced(raw)) return null
  // The link that was “here” is cut off.
  const line = raw
    .replace(/\s+/g, ' ')
    .replace(/ here(?= (?:by|before|until) )/, '')
    .replace(/,? I (?:think|guess|believe|suppose)$/, '')
  // “Would you be open to trying it, so that …?” is a question without its reason, too.
  const mark = sentence.question && first === sentence.tokens[0] && ASKS.test(first.lower) ? '?' : '.'
  const said =
    whole || /[.?!…]["'”’)]?$/.test(line) ? line : `${line.replace(/[,;–—-]+$/, '').trimEnd()}${mark}`
  // A second half begins like a whole line.
  const text = first === sentence.tokens[0] ? said : capitalised(said)
  const { start } = sentence
  return { text, tokens, sentence, index, start: start + first.start, end: start + last.end }
}

const ASKS =
  /^(?:would|could|can|do|does|did|are|is|was|were|have|has|shall|should|will|may|might|which|what|who|when|where|how|why)$/

/** True when brackets and quotes that open also close. */
function balanced(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1
  return count('(') === count(')') && count('“') === count('”') && count('"') % 2 === 0
}
