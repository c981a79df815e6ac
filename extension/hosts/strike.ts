/** Presses a button of the page as a mouse would, at its middle. */
export function strike(button: Element, types: readonly string[]): void {
  const { left, top, width, height } = button.getBoundingClientRect()
  const where = { clientX: left + width / 2, clientY: top + height / 2 }
  for (const type of types) {
    const about = { bubbles: true, cancelable: true, composed: true, button: 0, ...where }
    button.dispatchEvent(
      type.startsWith('pointer')
        ? new PointerEvent(type, { pointerType: 'mouse', isPrimary: true, ...about })
        : new MouseEvent(type, about),
    )
  }
}
