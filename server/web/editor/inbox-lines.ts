/** What lists of messages show of a mail: its subject, and its preheader or the first words of its body. */
import { type Preview, previews } from '#shared/engine/clients.ts'

export interface InboxLine {
  /** Mail programs that show the same. */
  names: string[]
  subject: string
  /** Empty where no figure is known. */
  rest: string
  /** Whether the subject is cut. */
  isCut: boolean
}

/** Characters of a body that are enough for the widest list, whatever white space it holds. */
const ENOUGH = 2000

/** `shown` is what the engine says of subject and preheader; without a preheader the body begins behind the subject. */
export function inboxLines(shown: readonly Preview[], subject: string, body: string): InboxLine[] {
  const hasPreheader = shown.some(({ preheader_shown: rest }) => rest)
  const first = body.slice(0, ENOUGH).replaceAll(/\s+/g, ' ').trim()
  const all = hasPreheader || first === '' ? shown : previews(subject, first)
  const lines = all.map(({ name, subject_shown, preheader_shown, truncated_at }) => ({
    names: [name],
    subject: subject_shown ?? '',
    rest: preheader_shown ?? '',
    isCut: truncated_at !== null,
  }))
  const alike = Map.groupBy(lines, ({ subject: line, rest }) => JSON.stringify([line, rest]))
  return [...alike.values()].flatMap((some) =>
    some.slice(0, 1).map((line) => ({ ...line, names: some.flatMap(({ names }) => names) })),
  )
}
