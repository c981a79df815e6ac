import { applyEdits } from '#shared/engine/edit.ts'

/** The body of a mail with these changes of a rewrite taken, and no others. */
export const withChanges = (
  draft: string,
  changes: readonly { start: number; end: number; after: string }[],
): string =>
  applyEdits(
    draft,
    changes.map(({ start, end, after }) => ({ start, end, replacement: after })),
  ).text
