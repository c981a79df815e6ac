import type { Doc, Sentence } from '../../engine/doc.ts'
import { bodyOf } from '../../engine/measures/body.ts'
import { shared, stemsOf, stemsOfTokens } from '../../engine/measures/content-words.ts'
import { tokenize } from '../../engine/tokens.ts'
import { materialOf } from '../material/from-draft.ts'

/** Words of asking and of dates, by their stems: alone they do not say what an ask is about. */
const ASKING = stemsOfTokens(
  tokenize(
    'meet meeting call talk chat speak ask send let know tell help look hear time date day week month today tomorrow next free available ' +
      'please reply answer confirm worth closer open interested thought think want like make sense work suit minute minutes hour ' +
      'monday tuesday wednesday thursday friday saturday sunday noon morning afternoon come take give get see show use share good great agree fine okay happy miss right question quick short brief moment',
  ),
)

const HIRES = /\b(?:hiring|looking for an?|role|position|seeking)\b/i

const PERSON_DOES = /^\p{Lu}\p{Ll}+ (?:built|led|leads|runs|joined|founded|came|worked|works|has|is|was)\b/u

const matterOf = (sentence: Sentence): ReadonlySet<string> =>
  new Set([...stemsOf(sentence)].filter((stem) => !ASKING.has(stem)))

/**
 * Whether a line says what a mail is for: it takes up the matter of an ask, or keeps to that of the subject. An ask that
 * names none, “Do you agree?”, leans on the sentence before it or on the first; so does a mail without an ask.
 */
export function isPoint(doc: Doc, line: string): boolean {
  const stems = stemsOfTokens(tokenize(line))
  if (doc.subject && shared(stems, matterOf(doc.subject)) > 0) return true
  const body = bodyOf(doc)
  const [first] = body
  // What is asked of a candidate is small beside the job.
  if (doc.kind === 'recruiting' && body.some((s) => HIRES.test(s.text) && shared(stems, stemsOf(s)) > 1))
    return true
  // A recruiter may tell of anybody: “Marta built the team”.
  if (doc.kind === 'recruiting' && PERSON_DOES.test(line)) return false
  const asks = doc.asks.flatMap(({ sentence }) => doc.sentences[sentence] ?? [])
  if (asks.some((ask) => shared(stems, matterOf(ask)) > 0)) return true
  const open = asks.filter((ask) => matterOf(ask).size === 0 || asksOfPerson(ask))
  // A stranger answers for what was done for others, whatever the sender begins with.
  if (doc.family === 'cold' && open.length > 0 && isResult(doc, stems)) return true
  // Business comes to the point at once; other mail may begin with what the sender noticed.
  if (asks.length > 0 && open.length === 0 && doc.family !== 'operational') return false
  const leads = [first, ...open.map((ask) => body[body.indexOf(ask) - 1])]
  if (leads.some((lead) => lead && shared(stems, stemsOf(lead)) > 0)) return true
  const told = (stem: string) => body.filter((sentence) => stemsOf(sentence).has(stem)).length
  return [...stems].some((stem) => !ASKING.has(stem) && told(stem) > 1)
}

/** “Could you ask Colin?”: who is to be asked is not what it is about. */
const asksOfPerson = ({ tokens }: Sentence): boolean => {
  const plain = tokens.filter(({ text, lower }, i) => i === 0 || text === lower)
  return plain.length < tokens.length && [...stemsOfTokens(plain)].every((stem) => ASKING.has(stem))
}

/** Words that a line shares with a result before it tells that result. */
const TOLD = 2

const isResult = (doc: Doc, stems: ReadonlySet<string>): boolean =>
  materialOf(doc).proof.some(({ sentence }) => {
    const told = sentence === null ? undefined : doc.sentences[sentence]
    return told !== undefined && shared(stems, stemsOf(told)) >= TOLD
  })

/** Of a thing, these say the same without “was”: “trip to the park moved”. */
const SAME_EITHER_WAY = /^(?:moved|postponed|rescheduled|shifted|delayed|cancelled|closed|extended)$/

/** Whether a line makes “Anna fired” of “Anna was fired”. */
export const turnsRound = ({ sentences }: Doc, line: string): boolean => {
  const own = ` ${tokenize(line)
    .map(({ lower }) => lower)
    .join(' ')} `
  return sentences.some(({ tokens, parsed }) =>
    parsed.passives.some(({ from, to }) => {
      const [subject, participle] = [tokens[from - 1]?.lower, tokens[to - 1]?.lower]
      return (
        subject !== undefined &&
        !SAME_EITHER_WAY.test(participle ?? '') &&
        own.includes(` ${subject} ${participle} `)
      )
    }),
  )
}
