/** The verb of a sentence that no list knows: `flag` of “Our sensors flag a failing battery”. English, no model. */
import type { Token } from '../../engine/doc.ts'
import { isTellingVerb } from '../../engine/measures/conjugation.ts'
import { tokenize } from '../../engine/tokens.ts'
import { isPast, maybeVerb } from './verbs.ts'
import { classesOf, type WordClass } from './word-class.ts'
import { ADJECTIVES, EMPTY, JOINERS, LABELS } from './words.ts'

interface Clause {
  tokens: readonly Token[]
  classes: readonly WordClass[]
}

/**
 * Index of the verb behind the noun that begins a sentence, where the forms of its words have shown none; `null` for
 * none. A noun is never followed by “a”, and a whole sentence has a verb: what ends in -s behind one, or does not
 * behind many.
 */
export function clauseVerb(tokens: readonly Token[], classes: readonly WordClass[]): number | null {
  const clause = { tokens, classes }
  // “Launch with the three Portland stores”
  if (isNoun(classes[0]) && isKnown(lowerAt(clause, 0))) return null
  const found: number[] = []
  for (let i = 1; i < tokens.length && mayGoOn(clause, i - 1); i++) if (agrees(clause, i)) found.push(i)
  const taking = found.find((i) => takesA(clause, i))
  if (taking !== undefined) return taking
  if (found.length === 0 || isTold(clause)) return null
  const whole = isWhole(clause)
  const fitting = found.filter((i) => goesWith(clause, i, whole) && !namesMany(clause, i, found))
  // “flags unpaid invoices within an hour”: what takes an object comes first.
  const acting = fitting.filter((i) => classes[i + 1] !== 'preposition')
  const verbs = acting.length > 0 ? acting : fitting
  return verbs.find((i) => isKnown(lowerAt(clause, i))) ?? verbs[0] ?? null
}

/** Whether a few words tell what happens now, by a verb that the lists have or one that only its place shows; “invoices paid late” do not. */
export function tellsIn(text: string): boolean {
  const tokens = tokenize(/[.!?]$/.test(text) ? text : `${text}.`)
  const classes = classesOf(tokens)
  const clause = { tokens, classes }
  return (
    isTold(clause, (i) => isFiniteAt(clause, i) && !isPast(lowerAt(clause, i))) ||
    clauseVerb(tokens, classes) !== null
  )
}

const lowerAt = ({ tokens }: Clause, i: number) => tokens[i]?.lower ?? ''
const isNoun = (c: WordClass | undefined) => c === 'word' || c === 'name'
const isMany = (lower: string) => /[^s]s$/.test(lower)
/** Also with “re-” in front: `reopens`. */
const isKnown = (lower: string) =>
  maybeVerb(lower) || isTellingVerb(lower) || (/^re\w{4}/.test(lower) && maybeVerb(lower.slice(2)))

/** Whether the words up to here may still be what the sentence is about. */
function mayGoOn(clause: Clause, i: number): boolean {
  const here = clause.classes[i]
  if (here === 'article' || here === 'owner' || here === 'number' || isNoun(here)) return true
  // “A worn chain costs £22”
  if (here === 'verb' && i > 0) return isPast(lowerAt(clause, i)) && isNoun(clause.classes[i + 1])
  return i > 0 && here === 'preposition' && JOINERS.has(lowerAt(clause, i))
}

/** In front of a noun these are many by their form alone: `our sales team`. */
const BESIDE = new Set(
  'sales sports customs goods news systems operations accounts claims returns parts awards communications logistics savings clothes facilities admissions events hours'.split(
    ' ',
  ),
)

/** A word behind a noun in the form that a verb has there. */
function agrees(clause: Clause, i: number): boolean {
  const { classes } = clause
  const lower = lowerAt(clause, i)
  const before = lowerAt(clause, i - 1)
  if (classes[i] !== 'word' || /(?:ing|ly|['’]s)$/.test(lower) || isPast(lower) || lower.includes('-'))
    return false
  // “Clause 9.2 caps your liability”
  if (classes[i - 1] === 'number')
    return isMany(lower) && (/^(?:of|in)$/.test(lowerAt(clause, i - 2)) || LABELS.has(lowerAt(clause, i - 2)))
  if (!isNoun(classes[i - 1]) || ADJECTIVES.has(before) || ADJECTIVES.has(lower)) return false
  if (isMany(lower)) return !isMany(before)
  return isMany(before) && !BESIDE.has(before) && !EMPTY.has(lower)
}

/** “Field crews map drains”: one thing has an article, so that the crews are many. */
const namesMany = (clause: Clause, i: number, found: readonly number[]): boolean =>
  i === 1 && isNoun(clause.classes[0]) && found.includes(2)

/** “40 drops a day” */
const RATES = /^(?:day|night|week|fortnight|month|quarter|year|hour|minute|head|person|piece|time|go)$/

const takesA = (clause: Clause, i: number): boolean =>
  /^an?$/.test(lowerAt(clause, i + 1)) && !RATES.test(lowerAt(clause, i + 2))

/** A shorter one with its full stop may be a heading: “Our customer reviews page.” */
const WHOLE = 5

function isWhole({ tokens }: Clause): boolean {
  const last = tokens.at(-1)
  return last?.kind === 'mark' && /^[.!]/.test(last.text) && tokens.length > WHOLE
}

/** Whether what follows may stand behind a verb; only a whole sentence is sure to have one. */
function goesWith(clause: Clause, i: number, whole: boolean): boolean {
  const next = clause.classes[i + 1]
  const lower = lowerAt(clause, i + 1)
  if (next === 'owner' || lower === 'the' || lower === 'these' || lower === 'those') return true
  if (!whole) return false
  if (next === 'number') return !LABELS.has(lowerAt(clause, i).replace(/s$/, ''))
  if (isNoun(next) || next === 'verb') return true
  if (/^(?:it|us|me|them|some|any|no|both)$/.test(lower)) return true
  if (next === 'break') return lower.endsWith('ly') && lower !== 'only'
  // “The gala returns on 3 May.”
  if (/^(?:on|from|until)$/.test(lower) && clause.classes[i + 2] === 'date') return true
  // “peel off when it is cold”: with nothing behind it the word belongs to a verb.
  if (/^(?:off|up|out|down|over|away)$/.test(lower) && clause.classes[i + 2] === 'break') return true
  return next === 'preposition' && lower !== 'of' && lower !== 'for' && isKnown(lowerAt(clause, i))
}

/** Whether words that can be nothing else tell it already, those of clauses within it aside. */
function isTold(clause: Clause, tells = (i: number) => isFiniteAt(clause, i)): boolean {
  const { tokens, classes } = clause
  let verbs = 0
  for (let i = 1; i < tokens.length; i++) {
    if (tells(i)) verbs++
    // “the logs you sent are here”, “before it dies”
    else if (classes[i] === 'subject' && (isNoun(classes[i + 1]) || isFiniteAt(clause, i + 1))) verbs--
  }
  return verbs > 0
}

const HAS = /^(?:have|has|had|haven't|hasn't)$/
const NO_VERBS = /^(?:to|please|not|never)$/

function isFiniteAt(clause: Clause, i: number): boolean {
  const { classes } = clause
  const lower = lowerAt(clause, i)
  const here = classes[i]
  const before = classes[i - 1]
  if (before === 'modal' || before === 'be' || HAS.test(lowerAt(clause, i - 1))) return false
  if (here === 'be' || HAS.test(lower)) return true
  if (here === 'modal') return !NO_VERBS.test(lower)
  if (lower.endsWith('ing')) return false
  // “after eight months of work”
  if (before === 'preposition' && here === 'verb' && lowerAt(clause, i - 1) === 'of') return false
  const describes = isPast(lower) && isNoun(classes[i + 1])
  if (here === 'verb') return !(describes && !isNoun(before))
  // “spot cracked welds”
  return (
    here === 'word' &&
    isPast(lower) &&
    isNoun(before) &&
    !(describes && agrees(clause, i - 1) && !isMany(lowerAt(clause, i - 1)))
  )
}
