/** Opening a card: a click on an underlined word, or Alt+Period from the keyboard, which goes on to the next. */
import { overlay } from '../ui/overlay-state.ts'
import type { Marks } from './marks.ts'
import { rectOf } from './place.ts'
import type { Session } from './session.ts'

/** Pixels the pointer may move in a click; more is a selection. */
const STILL_PX = 4

/** Follows pointer and keys of a compose, whatever body it has, until what it gives is called. */
export function followPointer(session: Session, marks: Marks): () => void {
  const show = (mark: ReturnType<Marks['at']>, byKeys: boolean) => {
    if (!mark) return overlay.patch({ card: null })
    const { annotation: finding } = mark
    if (byKeys) mark.range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' })
    const next = byKeys ? () => show(marks.after(finding), true) : null
    overlay.patch({ card: { session, finding, place: rectOf(mark.range), next } })
  }
  const onKey = (event: KeyboardEvent) => {
    // These keys are the input method's until its word is there.
    if (event.isComposing) return
    if (event.key === 'Escape' && overlay.get().card?.session === session) {
      event.stopPropagation()
      return overlay.patch({ card: null })
    }
    if (event.code !== 'Period' || !event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    session.current() // marks of what was just typed
    const { body } = session
    const selection = body?.ownerDocument.getSelection()
    const node = selection?.focusNode ?? null
    show(marks.next(node && body?.contains(node) ? node : null, selection?.focusOffset ?? 0), true)
  }
  session.compose.addEventListener('keydown', onKey)
  session.attend((body) => followBody(body, session, { marks, show, onKey }))
  return () => session.compose.removeEventListener('keydown', onKey)
}

interface Ways {
  marks: Marks
  show: (mark: ReturnType<Marks['at']>, byKeys: boolean) => void
  onKey: (event: KeyboardEvent) => void
}

function followBody(body: HTMLElement, session: Session, { marks, show, onKey }: Ways): () => void {
  let down: { x: number; y: number } | null = null
  const onDown = (event: PointerEvent) => {
    down = event.button === 0 ? { x: event.clientX, y: event.clientY } : null
  }
  const onUp = ({ clientX: x, clientY: y }: PointerEvent) => {
    const still = down && Math.abs(down.x - x) <= STILL_PX && Math.abs(down.y - y) <= STILL_PX
    down = null
    if (still) show(marks.at(body.ownerDocument, x, y), false)
  }
  const stale = new MutationObserver(() => marks.dropStale())
  stale.observe(body, { childList: true, characterData: true, subtree: true })
  body.addEventListener('pointerdown', onDown)
  body.addEventListener('pointerup', onUp)
  // Keys that are pressed in a frame are not heard outside of it.
  const isFramed = !session.compose.contains(body)
  if (isFramed) body.addEventListener('keydown', onKey)
  return () => {
    stale.disconnect()
    body.removeEventListener('pointerdown', onDown)
    body.removeEventListener('pointerup', onUp)
    if (isFramed) body.removeEventListener('keydown', onKey)
  }
}
