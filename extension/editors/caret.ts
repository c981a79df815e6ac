/** The caret of an editable, by the characters before it: nodes come and go in an edit. */

/** Characters before the caret; null when it is not in there. */
export function caretIn(body: HTMLElement): number | null {
  const selection = body.ownerDocument.getSelection()
  const { focusNode, focusOffset = 0 } = selection ?? {}
  if (!focusNode || !body.contains(focusNode)) return null
  return lengthTo(body, focusNode, focusOffset)
}

/** Characters from the beginning of the body to a place in it. */
export function lengthTo(body: HTMLElement, node: Node, offset: number): number {
  const range = body.ownerDocument.createRange()
  range.selectNodeContents(body)
  range.setEnd(node, offset)
  return range.toString().length
}

/** Puts the caret behind so many characters. */
export function setCaret(body: HTMLElement, characters: number): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  let left = characters
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { length } = text as Text
    if (left <= length) {
      body.ownerDocument.getSelection()?.collapse(text, left)
      return
    }
    left -= length
  }
}
