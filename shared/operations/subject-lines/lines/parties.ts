/** `FitTrack and NutriBox`, `Siloed data at {{company}}?`: whom a stranger's mail is about. */
import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'

/** “what you guys are doing over at FitTrack”, “your team at FitTrack” */
const AT_READERS =
  /\b(?:you(?:r \p{L}+| guys| all| folks)?(?: are|['’]re)?(?: doing| building| up to)?)(?: over)? at (?<who>\p{Lu}[\p{L}\p{N}&’'-]+(?: \p{Lu}[\p{L}\p{N}&’'-]+){0,2})/u
/** “Many of our customers struggle with siloed data” */
const STRUGGLES =
  /\b(?:struggl(?:e|es|ed|ing) with|suffers? from) (?<what>(?!this\b|that\b|it\b|these\b|the same\b)[\p{L}-]+(?: (?!(?:and|or|but|when|because|as|so|that|which|in|on|at|every|each)\b)[\p{L}-]+){0,3})/iu

/** Headings of the two firms, and of what the sender's customers struggle with. */
export function partiesLines({ family }: Doc, { recipient, sender, lines }: RichMaterial): Idea[] {
  if (family !== 'cold') return []
  const [met] = lines.flatMap((line) => AT_READERS.exec(line.sentence.text)?.groups?.who ?? [])
  const theirs = recipient.company?.text ?? met
  if (theirs === undefined) return []
  const ours = sender.company?.text
  const named = lines.find(({ sentence }) => sentence.text.includes(theirs)) ?? null
  const trouble = lines.find(({ sentence }) => STRUGGLES.test(sentence.text))
  const what = trouble && STRUGGLES.exec(trouble.sentence.text)?.groups?.what
  const idea = (text: string, line: Line | null, more: Partial<Idea>): Idea => ({
    text,
    angle: 'specific',
    shape: 'says',
    plain: true,
    also: true,
    weight: 4,
    why: 'Says whom it is about.',
    line,
    ...more,
  })
  return [
    ...(ours === undefined || ours === theirs
      ? []
      : [idea(`${theirs} and ${ours}`, named, { role: 'trigger', angle: 'name' })]),
    // Of others it is said, so that it is a question to the reader.
    ...(what && trouble
      ? [
          idea(`${capitalised(what)} at ${theirs}?`, trouble, {
            role: 'problem',
            angle: 'question',
            promise: what,
            weight: 5,
          }),
        ]
      : []),
  ]
}
