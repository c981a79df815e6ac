/** Underlines by the CSS Custom Highlight API: nothing is ever written into the mail. */
import type { Annotation } from '#shared/engine/report.ts'
import { sameIn } from '#shared/ui/same-finding.ts'
import type { Checked } from './session.ts'

const LOOKS = { error: 'sendworthy-error', warning: 'sendworthy-warning', info: 'sendworthy-info' } as const
type Look = keyof typeof LOOKS

/** Characters above which a finding is about the mail and not about a place in it. */
const LONGEST = 240

/** Not in print: a mail is printed as it will be read. The colours show on light and dark. */
const STYLES = `@media screen {
  ::highlight(${LOOKS.error}) { text-decoration: underline wavy #d9534a 1.5px; }
  ::highlight(${LOOKS.warning}) { text-decoration: underline wavy #c48a0a 1.5px; }
  ::highlight(${LOOKS.info}) { text-decoration: underline dotted #8a8f96 1.5px; }
}`

interface Mark {
  annotation: Annotation
  range: Range
  /** What stood there when it was marked. */
  text: string
}

export class Marks {
  #marks: Mark[] = []

  /** Underlines what a check found in the body, in place of what was marked before. */
  show({ report, source }: Checked): void {
    this.clear()
    for (const annotation of report.annotations) {
      const { field, start, end, severity } = annotation
      if (field !== 'draft' || severity === 'praise' || end - start > LONGEST || end === start) continue
      const range = source.rangeAt(start, end)
      if (!range || range.collapsed) continue
      this.#marks.push({ annotation, range, text: range.toString() })
      highlight(lookOf(annotation), range)?.add(range)
    }
  }

  /** Takes back marks of words that have changed; the others stay until the next check. */
  dropStale(): void {
    this.#marks = this.#marks.filter((mark) => {
      if (mark.range.toString() === mark.text) return true
      highlight(lookOf(mark.annotation), mark.range)?.delete(mark.range)
      return false
    })
  }

  clear(): void {
    for (const { annotation, range } of this.#marks) highlight(lookOf(annotation), range)?.delete(range)
    this.#marks = []
  }

  /** The mark under a point of the window that shows a document, the shortest of several. */
  at(document: Document, x: number, y: number): Mark | null {
    const place = document.caretPositionFromPoint(x, y)
    if (!place) return null
    const hit = ({ range }: Mark) =>
      range.startContainer.ownerDocument === document &&
      range.isPointInRange(place.offsetNode, place.offset) &&
      // Beside the last line of a text the nearest place is in it all the same.
      [...range.getClientRects()].some(
        (r) => x >= r.left - 1 && x <= r.right + 1 && y >= r.top && y <= r.bottom,
      )
    return this.#marks.filter(hit).sort((a, b) => a.text.length - b.text.length)[0] ?? null
  }

  /** The mark at the caret, else the next one behind it, else the first. */
  next(node: Node | null, offset: number): Mark | null {
    // The body may have been put in place of another in the meantime.
    const behind = ({ range }: Mark) =>
      node !== null &&
      node.getRootNode() === range.startContainer.getRootNode() &&
      range.comparePoint(node, offset) <= 0
    const ordered = this.#ordered()
    return ordered.find(behind) ?? ordered[0] ?? null
  }

  /** The mark behind that of a finding; the first behind the last, and for a finding that is gone. */
  after(finding: Annotation): Mark | null {
    const ordered = this.#ordered()
    const same = sameIn(
      ordered.map(({ annotation }) => annotation),
      finding,
    )
    const at = ordered.findIndex(({ annotation }) => annotation === same)
    return ordered[at + 1] ?? ordered[0] ?? null
  }

  #ordered(): Mark[] {
    return [...this.#marks].sort((a, b) => a.annotation.start - b.annotation.start)
  }
}

const lookOf = ({ severity }: Annotation): Look =>
  severity === 'blocker' || severity === 'error' ? 'error' : severity === 'warning' ? 'warning' : 'info'

/**
 * The entry for marks such as this, made with its style when it is first needed: each window, a frame's too, has a
 * registry of its own. Null where the browser has none, or the frame is gone.
 */
function highlight(look: Look, { startContainer }: Range): Highlight | null {
  const view = startContainer.ownerDocument?.defaultView as (Window & typeof globalThis) | null | undefined
  if (!view || typeof view.Highlight === 'undefined') return null
  const { highlights } = view.CSS
  const name = LOOKS[look]
  let entry = highlights.get(name)
  if (!entry) {
    if (!Object.values(LOOKS).some((one) => highlights.has(one))) adoptStyles(view)
    entry = new view.Highlight()
    entry.priority = look === 'error' ? 3 : look === 'warning' ? 2 : 1
    highlights.set(name, entry)
  }
  return entry
}

function adoptStyles(view: Window & typeof globalThis): void {
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(STYLES)
  const { document } = view
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
