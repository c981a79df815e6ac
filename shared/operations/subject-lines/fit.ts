/**
 * How well a line serves as the subject of this mail, 0 to 100. The score of the whole mail hardly moves with
 * its subject; this tells the lines apart. House judgement, not a study's measure.
 */
import { previews } from '../../engine/clients.ts'
import type { Doc } from '../../engine/doc.ts'
import { isContent, shared, stemsOf } from '../../engine/measures/content-words.ts'
import { isVague } from '../../engine/measures/vague-subject.ts'
import { parseSentence } from '../../engine/parsed-sentence.ts'
import { tokenize } from '../../engine/tokens.ts'
import { dateEnd } from '../material/dates.ts'
import type { RichMaterial } from '../material/from-draft.ts'
import { EMPTY } from '../material/words.ts'
import { stemsOfLine } from './alike.ts'
import type { Idea, Shape } from './idea.ts'
import { type Body, repeatsOpening, shareKept } from './promise/promise.ts'
import { matterOf, ROLE_WORDS, type Role, rolesOf } from './role.ts'

export interface Fit {
  points: number
  /** The part of the mail that the line takes up. */
  role: Role
  /** What raised it, and what lowered it, most telling first. */
  reason: string
  /** True for a side of the mail that its first sentences, its ask and its other sentences do not come to. */
  beside: boolean
  /** Stems of the line, its small words left out. */
  stems: ReadonlySet<string>
}

/** A line that says something beats one that names a thing, and that one a bare figure. */
const ALONE: Readonly<Record<Shape, number>> = { says: 25, names: 14, counts: 6 }
/** A thing of the reader's that made you write says why you write. */
const OWN = 22
const MOST_MATTER = 40
const MOST_SPECIFIC = 15
const WHOLE = 7
const IN_BAND = 8
const KEPT = 5

/** Judges lines of one mail. */
export function fitIn(doc: Doc, material: RichMaterial, body: Body): (idea: Idea) => Fit {
  const roleOf = rolesOf(doc, material)
  const central = centreOf(doc, material)
  const sent = doc.subject && !isVague(doc.subject, doc) ? stemsOf(doc.subject) : new Set<string>()
  // A letter is about all it holds.
  const isBeside = (role: Role, stems: ReadonlySet<string>) =>
    doc.english && doc.family !== 'bulk_content' && role === 'detail' && shared(stems, central) === 0
  return (idea) => {
    const sentence = parseSentence(idea.text)
    const role: Role = idea.role ?? (idea.line ? roleOf(idea.line) : 'heading')
    const stems = stemsOfLine(idea.text)
    const matter = Math.min(
      MOST_MATTER,
      matterOf(role, doc.family) +
        4 * Math.min(2, shared(stems, sent)) -
        (idea.aside ? 8 : 0) -
        (isPointing(idea, role) && !(isDated(idea.text) && shared(stems, central) > 0) ? POINTING : 0),
    )
    const beside = isBeside(role, stems)
    const telling = sentence.tokens.filter(
      (t) =>
        t.kind === 'number' ||
        t.kind === 'placeholder' ||
        (t.kind === 'word' && isContent(t.lower) && !EMPTY.has(t.lower)),
    ).length
    const named = sentence.tokens.some((t, i) => i > 0 && /^\p{Lu}/u.test(t.text)) ? 3 : 0
    const figure = /\d/.test(idea.text) ? 3 : 0
    const specific = Math.min(MOST_SPECIFIC, telling * 3 + named + figure)
    const band = doc.bands.subjectWords
    const off = band ? Math.max(0, band[0] - sentence.words, sentence.words - band[1]) : 0
    const phone = cutShort(idea.text)
    const length = Math.max(0, IN_BAND - 4 * off) + (phone ? WHOLE - 4 : WHOLE)
    const twice = repeatsOpening(idea.text, body)
    const points =
      matter +
      (idea.shape === 'names' && role === 'trigger' && idea.text.startsWith('Your ')
        ? OWN
        : ALONE[idea.shape]) +
      specific +
      length +
      Math.round(KEPT * shareKept(idea.text, body)) -
      (twice ? 3 : 0)
    const low = [
      ...(idea.shape === 'counts' ? ['a figure by itself'] : []),
      ...(idea.shape === 'names' ? ['it names a thing and says nothing of it'] : []),
      ...(off > 0 ? ['its length is unusual for the kind'] : []),
      ...(phone ? ['phones cut it'] : []),
      ...(beside ? ['it is beside the matter'] : []),
      ...(twice ? ['the mail opens with the same words'] : []),
    ]
    // What part a line plays is told by English words.
    const place = doc.english
      ? `It takes up ${ROLE_WORDS[told(role, idea, doc)]}${idea.shape === 'says' ? ' and can stand alone' : ''}`
      : 'It can stand alone'
    return {
      role,
      beside,
      stems,
      points: Math.max(0, Math.min(100, points)),
      reason: `${place}${low.length > 0 ? `; lower because ${low.slice(0, 2).join(' and ')}` : ''}.`,
    }
  }
}

/** Between people who know each other the first sentence is the news, and no reason found at the reader’s. */
const told = (role: Role, { line }: Idea, { family }: Doc): Role =>
  role === 'trigger' && family !== 'cold' && line?.index !== null ? 'news' : role

/** “The salary is between €85,000 and €105,000”, “Receipts can be photographed”: a side of a thing that only the mail tells. */
const isPointing = ({ text, shape }: Idea, role: Role): boolean =>
  shape === 'says' &&
  (((role === 'detail' || role === 'proof') && /^The \p{Ll}|\bcan be \p{Ll}+(?:ed|en)$/u.test(text)) ||
    (/^The \p{Ll}/u.test(text) && AT_HOUR.test(text) && !ON_DAY.test(text)) ||
    AS_BEFORE.test(text))
const POINTING = 14
/** “The coach leaves at 8.15”: of which day, only the news says. */
const AT_HOUR = /\b(?:at|by|from|until) (?:noon|midday|\d{1,2}[.:]\d\d|\d{1,2} ?[ap]m)\b/i
/** “The service charge stays at £45”: what changes comes first. */
const AS_BEFORE = /^(?!.*\b(?:closed|shut|off|open)\b).*\b(?:stays?|remains?) (?:at|the same|as)\b/i
const ON_DAY = /\b(?:today|tonight|tomorrow|\p{Lu}\p{Ll}+day)\b/u
/** “The workshop runs again on 19 February”: with its day a side of the matter is news. */
const isDated = (text: string): boolean => tokenize(text).some((_, i, all) => dateEnd(all, i) > i)
const EARLY = 3

/** Stems of what the mail begins with, asks and comes back to. */
function centreOf({ subject }: Doc, { lines, ask, trigger, offer }: RichMaterial): ReadonlySet<string> {
  const parts = new Set([ask?.sentence, trigger?.sentence, offer?.sentence])
  const told = lines.map((line) => stemsOf(line.sentence))
  const counts = new Map<string, number>()
  for (const stems of told) for (const s of stems) counts.set(s, (counts.get(s) ?? 0) + 1)
  const early = told.filter((_, i) => i < EARLY || parts.has(lines[i]?.index ?? undefined))
  return new Set([
    ...(subject ? stemsOf(subject) : []),
    ...early.flatMap((stems) => [...stems]),
    ...[...counts].flatMap(([s, n]) => (n > 1 ? [s] : [])),
  ])
}

/** The usual phone; narrower ones are few. */
const PHONE = 'gmail_mobile'

/** Whether the usual phone cuts the line. */
export const cutShort = (text: string): boolean =>
  previews(text, null).some((p) => p.client === PHONE && p.truncated_at !== null)
