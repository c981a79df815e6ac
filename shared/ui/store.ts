/** A value that others follow, in the form that React reads. */
export class Store<T extends object> {
  #value: T
  readonly #listeners = new Set<() => void>()

  constructor(value: T) {
    this.#value = value
  }

  readonly get = (): T => this.#value

  patch(change: Partial<T>): void {
    this.#value = { ...this.#value, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Gives what ends it. */
  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
