/** Where things stand in the window of the page, also those in its frames. */

/** The rectangle of an element or a range, in pixels of the outermost window that we can reach. */
export const rectOf = (thing: Element | Range): DOMRect =>
  outside(
    thing.getBoundingClientRect(),
    ('startContainer' in thing ? thing.startContainer : thing).ownerDocument,
  )

function outside(rect: DOMRect, document: Document | null): DOMRect {
  const frame = document?.defaultView?.frameElement
  if (!frame) return rect
  const { left, top } = frame.getBoundingClientRect()
  const [x, y] = [rect.x + left + frame.clientLeft, rect.y + top + frame.clientTop]
  return outside(new DOMRect(x, y, rect.width, rect.height), frame.ownerDocument)
}
