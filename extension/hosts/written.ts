/** Whether there is any text in a body besides what `notAuthored` selects. */
export function isWritten(body: Element, notAuthored: string): boolean {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.trim() && !text.parentElement?.closest(notAuthored)) return true
  return false
}
