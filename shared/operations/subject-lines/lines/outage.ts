/** `Tuesday's API outage: what happened`: what failed and when, where the mail calls it an outage and tells its cause. */
import type { Doc } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Idea } from '../idea.ts'
import { DOWN, THING } from './phrasings/amends.ts'
import { DAY } from './phrasings/phrasing.ts'

const FAILED = new RegExp(String.raw`\b(?:our|the|your) ${THING} ${DOWN}`, 'iu')
const ON = new RegExp(String.raw`\b[Oo]n (?<day>${DAY})`, 'u')
const CALLED = /\boutage\b/i
const CAUSE = /\b(?:caused by|the cause|because of|due to|triggered by|result of)\b/i

/** The heading of mail about one outage: what failed, on which day, and that its cause is told where it is. */
export function outageLines(doc: Doc, { lines }: RichMaterial): Idea[] {
  if (doc.family !== 'operational' || !lines.some(({ sentence }) => CALLED.test(sentence.text))) return []
  const line = lines.find(({ sentence: { text } }) => FAILED.test(text) && ON.test(text))
  const { what } = (line && FAILED.exec(line.sentence.text)?.groups) ?? {}
  const { day } = (line && ON.exec(line.sentence.text)?.groups) ?? {}
  if (!line || !what || !day) return []
  const isTold = lines.some(({ sentence: { text } }) => CALLED.test(text) && CAUSE.test(text))
  const outage = /^\p{Lu}\p{Ll}+day$/u.test(day)
    ? `${day}${doc.text.includes('’') ? '’' : "'"}s ${what} outage`
    : `${what} outage on ${day}`
  return (isTold ? [`${outage}: what happened`] : [outage]).map((text) => ({
    text,
    angle: 'specific',
    shape: 'says',
    role: 'news',
    plain: true,
    also: true,
    weight: 6,
    why: 'Says what failed, and that the mail tells why.',
    line,
    promise: `${what} outage`,
  }))
}
