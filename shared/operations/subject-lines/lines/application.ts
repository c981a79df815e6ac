/** `Marketing Manager application: over 7 years of experience`: the job that somebody applies for, and what they bring. */
import type { Doc } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Idea } from '../idea.ts'
import { phrasedLines } from './phrased.ts'

const JOB = String.raw`(?<job>(?:\p{Lu}[\p{L}/&-]+ ){1,4}?)(?:position|role|job|post|vacancy|opening)`
const APPLIES = new RegExp(
  String.raw`\b(?:interest in|apply(?:ing)? for|application for|interested in|applied for) (?:the |your )(?:\p{Ll}+ )?${JOB}`,
  'u',
)

/** Characters of the job and what is said of its applicant. */
const LONGEST = 48

/** The heading of an application: the job, and the first thing its sender has to show. */
export function applicationLines(doc: Doc, material: RichMaterial): Idea[] {
  if (doc.family === 'cold' || doc.kind === 'recruiting') return []
  const line = material.lines.find(({ sentence }) => APPLIES.test(sentence.text))
  const job = line && APPLIES.exec(line.sentence.text)?.groups?.job?.trim()
  if (!line || !job) return []
  const fact = phrasedLines(doc, material).find(
    ({ also, role, text }) => also && role === 'proof' && job.length + text.length < LONGEST,
  )
  const small = fact && `${fact.text.charAt(0).toLowerCase()}${fact.text.slice(1)}`
  return [
    {
      text: `${job} application${small ? `: ${small}` : ''}`,
      angle: 'specific',
      shape: 'says',
      role: 'purpose',
      plain: true,
      said: true,
      weight: 6,
      why: 'Names the job, and what the sender brings.',
      line,
    },
  ]
}
