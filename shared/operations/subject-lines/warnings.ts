/** What a caller has to know beside the candidates. */
import type { Doc } from '../../engine/doc.ts'
import type { Angle } from './contract.ts'

interface Asked {
  count: number
  angles?: readonly Angle[] | undefined
  brief?: unknown
  engine: string
}

const PREFIX = /^\s*(?:re|aw|sv|antw)\s*:/i

export function warningsFor(
  asked: Asked,
  doc: Doc,
  found: readonly { angle: Angle }[],
  current: string | undefined,
  /** Ideas that a longer `max_chars` would let in. */
  tooLong: readonly { angle: Angle }[],
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
            tooLong.length > 0
              ? `${tooLong.length === 1 ? 'one more is' : `${tooLong.length} more are`} longer than is usual for the kind, which \`max_chars\` may allow.`
              : 'the rest of it repeats them, or needs the mail around it to be understood.'
          }`,
    )
  const missing = (asked.angles ?? []).filter((angle) => !found.some((c) => c.angle === angle))
  const long = missing.filter((angle) => tooLong.some((idea) => idea.angle === angle))
  const absent = missing.filter((angle) => !long.includes(angle))
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
  if (current !== undefined && PREFIX.test(current) && doc.sentences.some((s) => s.region === 'quoted'))
    add(
      'keeps_thread',
      'This answers a mail. Keep its subject: a new one begins a new conversation in most mail programs.',
    )
  return warnings
}
