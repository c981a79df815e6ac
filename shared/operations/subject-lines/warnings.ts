/** What a caller has to know beside the candidates. */
import type { Doc } from '../../engine/doc.ts'
import type { Angle } from './contract.ts'

interface Asked {
  count: number
  brief?: unknown
  subject?: string | undefined
}

/** What became of the angles asked for that no candidate has. */
export interface AskedFor {
  absent: readonly Angle[]
  /** Those that a longer `max_chars` would let in. */
  long: readonly Angle[]
  /** Those whose every line says what a line of another angle says, with that line. */
  shared: ReadonlyMap<Angle, { text: string; angle: Angle }>
  /** Those for which `count` has no room. */
  crowdedOut: readonly Angle[]
}

const PREFIX = /^\s*(?:re|aw|sv|antw)\s*:/i

export function warningsFor(
  asked: Asked,
  doc: Doc,
  found: readonly unknown[],
  /** How many more a longer `max_chars` would let in. */
  tooLong: number,
  { absent, long, shared, crowdedOut }: AskedFor,
): { code: string; message: string }[] {
  const warnings: { code: string; message: string }[] = []
  const add = (code: string, message: string) => warnings.push({ code, message })
  if (asked.brief !== undefined)
    add('score_needs_draft', 'A brief has no mail to score; `score` is null until there is a draft.')
  if (!doc.english && asked.brief === undefined)
    add(
      'language_not_supported_for_writing',
      'Without a model only headings and short sentences of the draft are offered in this language.',
    )
  if (found.length < asked.count)
    add(
      'fewer_candidates',
      found.length === 0
        ? doc.english
          ? 'The mail names nothing that would make an honest subject. Say in it what it is about, then ask again.'
          : 'No heading or sentence of the mail is short enough to stand as a subject; new wording needs a model.'
        : `The mail gives ${found.length} good ${found.length === 1 ? 'subject' : 'subjects'} and not ${asked.count}; ${
            tooLong > 0
              ? `${tooLong === 1 ? 'one more is' : `${tooLong} more are`} longer than is usual for the kind, which \`max_chars\` may allow.`
              : 'the rest of it repeats them, or needs the mail around it to be understood.'
          }`,
    )
  const quoted = (angles: readonly Angle[]) => angles.map((a) => `“${a}”`).join(', ')
  if (absent.length > 0)
    add(
      'angle_not_in_mail',
      `No line of the mail is a good subject for ${quoted(absent)}; only a model could word it, and not without facts.`,
    )
  if (long.length > 0)
    add(
      'angle_too_long',
      `What the mail holds for ${quoted(long)} is longer than is usual for the kind; \`max_chars\` may allow it.`,
    )
  for (const [angle, line] of shared)
    add(
      'angle_shared',
      `What the mail has for “${angle}” says the same as “${line.text}” under “${line.angle}”; ask for one of the two to have it under that name.`,
    )
  if (crowdedOut.length > 0)
    add('angle_beyond_count', `\`count\` leaves no room for ${quoted(crowdedOut)}; ask for more lines.`)
  if (
    asked.subject !== undefined &&
    PREFIX.test(asked.subject) &&
    doc.sentences.some((s) => s.region === 'quoted')
  )
    add(
      'keeps_thread',
      'This answers a mail. Keep its subject: a new one begins a new conversation in most mail programs.',
    )
  return warnings
}
