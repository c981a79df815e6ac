/** Lines that name a thing in passing: good for nothing where the mail says what it is about. */
import type { Doc } from '../../../engine/doc.ts'
import { shared, stem, stemsOf } from '../../../engine/measures/content-words.ts'
import { isVague } from '../../../engine/measures/vague-subject.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { DAYS, MONTHS } from '../../material/words.ts'
import { stemsOfLine } from '../alike.ts'
import type { Idea } from '../idea.ts'
import { type Role, rolesOf } from '../role.ts'
import { CIRCUMSTANCE } from './stands.ts'

/** What a mail is written for is named once as often as not. */
const CENTRAL: ReadonlySet<Role> = new Set(['ask', 'offer', 'heading', 'trigger'])
/** The news of a mail in three words that tell something is no accident: “Mailers from recycled fibre”. */
const ENOUGH = 3
/** Who is written to, or who else buys: “Plant managers”, “Advanced users”. */
export const AUDIENCE =
  /(?:managers|owners|leaders|brokers|directors|shippers|users|founders|executives|buyers|teams|marketers|engineers|retailers|shops|businesses)$/i
const MANNERS = /^(?:congrat|thank|sorry|happy)/i

/** “Raw materials”, “Second engineer”, “Evening text”: a thing said once, and nothing said of it. */
export function bareIn(doc: Doc, material: RichMaterial): (idea: Idea) => boolean {
  const roleOf = rolesOf(doc, material)
  const sent = doc.subject && !isVague(doc.subject, doc) ? stemsOf(doc.subject) : new Set<string>()
  const lines = doc.sentences.map((sentence) => ({ sentence, stems: stemsOf(sentence) }))
  const results = new Set(material.proof.map((p) => p.sentence))
  return ({ text, shape, line, role, plain }) => {
    if (shape === 'says' || line === null || line.index === null || plain) return false
    if (/[$£€%]|^your /i.test(text) || MANNERS.test(text)) return false
    const words = text
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’-]+/u)
      .filter((w) => /\p{L}/u.test(w))
    if (words.some((w) => DAYS.has(w) || MONTHS.has(w))) return false
    const stems = stemsOfLine(text)
    if (shared(stems, sent) > 0) return false
    if (isWhere(text, line.sentence.text) && !CENTRAL.has(role ?? roleOf(line))) return true
    if (AUDIENCE.test(text) || isPlaceName(text, line.sentence.text)) return true
    // “An evening text cut that to 6.5%”: a result of others is no offer yet.
    const part = role ?? roleOf(line)
    const central = CENTRAL.has(part) && !(part === 'offer' && results.has(line.index))
    if (central || (part !== 'proof' && namesWhich(text, line.sentence.text))) return false
    const again = [...stems].filter((s) => lines.some((l) => l.sentence !== line.sentence && l.stems.has(s)))
    const head = stem(words.at(-1) ?? '')
    const told = words.filter((w) => w.length > 2).length
    return Math.max(stems.size, told) < ENOUGH && !(again.includes(head) && again.length === stems.size)
  }
}

/** “at our own bench in Aarhus”: where it is done. */
const isWhere = (text: string, sentence: string): boolean => {
  const at = sentence.toLowerCase().indexOf(text.toLowerCase())
  return (
    at > 0 && /\b(?:at|in|from|near)(?: (?:our|the|an?|my|own|new|old))*\s*$/i.test(sentence.slice(0, at))
  )
}

/** “on NHS Jobs”, “in Port Talbot”: where it was seen. */
const isPlaceName = (text: string, sentence: string): boolean => {
  const at = sentence.toLowerCase().indexOf(text.toLowerCase())
  // “in Austria and southern Germany”: the second place too.
  const lead = sentence.slice(0, Math.max(0, at)).replace(/(?:\p{Lu}[\p{L}'’-]+,? )+(?:and|or) $/u, '')
  const before = lead.trimEnd().split(/\s/).at(-1)?.toLowerCase() ?? ''
  return (
    at > 0 &&
    CIRCUMSTANCE.has(before) &&
    sentence
      .slice(at, at + text.length)
      .split(' ')
      .every((w) => /^\p{Lu}/u.test(w) || COMPASS.test(w))
  )
}
const COMPASS = /^(?:north|south|east|west|northern|southern|eastern|western|central)$/

/** “Henderson account”: a name says which, where a plain word says of what. */
function namesWhich(text: string, sentence: string): boolean {
  const at = sentence.toLowerCase().indexOf(text.toLowerCase())
  if (at < 1) return false
  const words = sentence.slice(at, at + text.length).split(' ')
  return words.some((w) => /^\p{Lu}\p{Ll}/u.test(w)) && words.some((w) => /^\p{Ll}{3}/u.test(w))
}
