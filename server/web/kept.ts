/** What a tab keeps until it is closed. Where a browser keeps nothing, everything works without. */

/** What was kept under a name; undefined for nothing, and for what cannot be read. Never throws. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(globalThis.sessionStorage.getItem(name) ?? '')
  } catch {
    return undefined
  }
}

export function keep(name: string, value: unknown): void {
  try {
    globalThis.sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // There is no room, or the browser forbids it.
  }
}
