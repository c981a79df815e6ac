/** Makes a value when it is first asked for. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The object that `withLate` makes. */
class Late<T> {
  readonly #make: () => T
  #made: { value: T } | null = null

  static readonly GETTER: PropertyDescriptor & ThisType<Late<unknown>> = {
    enumerable: true,
    get() {
      this.#made ??= { value: this.#make() }
      return this.#made.value
    },
  }

  constructor(make: () => T) {
    this.#make = make
  }
}

/**
 * `before`, `after` and between them a property that is made when it is first read, and sent and copied like the
 * others. Its getter is one for all: a getter in an object literal is another function for each object, which made
 * each a slow dictionary of its own and cost a fifteenth of a score.
 */
export function withLate<B extends object, K extends string, T, A extends object>(
  before: B,
  key: K,
  make: () => T,
  after: A,
): B & Record<K, T> & A {
  const late = Object.assign(new Late(make), before)
  Object.defineProperty(late, key, Late.GETTER)
  return Object.assign(late as typeof late & Record<K, T>, after)
}
