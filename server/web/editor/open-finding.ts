/** Which finding is open, and the way from one to the next. */
import type { Annotation } from '#shared/engine/report.ts'
import type { Chosen } from '#shared/ui/chosen-fixes.ts'
import { sameIn } from '#shared/ui/same-finding.ts'
import { Store } from '#shared/ui/store.ts'
import { check, checkNow } from './check.ts'
import { fieldElement, makeEdits } from './fields.ts'
import { hasPlace } from './marks.ts'

interface OpenFinding {
  /** As it was when it was opened; null for none. */
  finding: Annotation | null
  /** What was done last, for whoever does not see the text. */
  said: string
}

export const opened = new Store<OpenFinding>({ finding: null, said: '' })

export const close = (): void => opened.patch({ finding: null })

/** Opens a finding, and brings its place into sight. */
export function open(finding: Annotation): void {
  opened.patch({ finding, said: finding.message })
  writeIn(finding)
}

/** Closes the finding that is open, and goes back to its text: whoever came by keys is nowhere else then. */
export function closeAndWrite(): void {
  const { finding } = opened.get()
  close()
  if (finding) writeIn(finding)
}

/** On a phone the keyboard would cover what is opened. */
function writeIn({ field }: Annotation): void {
  if (matchMedia('(pointer: fine)').matches) fieldElement(field)?.focus({ preventScroll: true })
}

/** Opens the finding behind the one that is open, or before it; from the caret on where none is. */
export function step(by: 1 | -1): void {
  const ordered = inOrder(check.get().checked?.report.annotations ?? [])
  if (ordered.length === 0) return
  const now = opened.get().finding
  const same = now && sameIn(ordered, now)
  const at = same ? ordered.indexOf(same) + by : by === 1 ? 0 : ordered.length - 1
  const next = ordered[(at + ordered.length) % ordered.length]
  if (next) open(next)
}

/** Makes a fix of a finding where it stands by now; says so when the mail has changed. */
export function takeFix(shown: Annotation, fix: number): void {
  const now = sameIn(checkNow()?.report.annotations ?? [], shown)
  const chosen = now?.fixes.find(({ label }) => label === shown.fixes[fix]?.label)
  if (!now || !chosen) {
    opened.patch({ finding: null, said: CHANGED })
    return
  }
  makeEdits([{ field: now.field, start: now.start, end: now.end, replacement: chosen.replacement }])
  opened.patch({ finding: null, said: told() })
}

/** Makes the fixes that were shown, all of them or none: those of another mail were never looked at. */
export function takeFixes(shown: readonly Chosen[]): void {
  const report = checkNow()?.report
  if (!report) return
  const edits = shown.flatMap(({ annotation, fix }) => {
    const now = sameIn(report.annotations, annotation)
    const chosen = now?.fixes.find(({ label }) => label === annotation.fixes[fix]?.label)
    if (!now || !chosen) return []
    return [{ field: now.field, start: now.start, end: now.end, replacement: chosen.replacement }]
  })
  if (edits.length < shown.length) {
    opened.patch({ finding: null, said: CHANGED })
    return
  }
  makeEdits(edits)
  opened.patch({ finding: null, said: told() })
}

const CHANGED = 'The mail has changed in the meantime.'

/** The score after a change. */
const told = (): string => {
  const score = checkNow()?.report.score
  return score === undefined ? 'Done.' : `Done. The mail scores ${score} now. Undo takes it back.`
}

const FIELD_ORDER = ['subject', 'preheader', 'draft']
const inOrder = (annotations: readonly Annotation[]): Annotation[] =>
  annotations
    .filter(hasPlace)
    .sort((a, b) => FIELD_ORDER.indexOf(a.field) - FIELD_ORDER.indexOf(b.field) || a.start - b.start)
