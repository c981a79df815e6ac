/** Makes a value when it is first asked for. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

type Makers = Record<string, () => unknown>

/** The object that `withLate` makes. */
class Late {
  readonly #make: Makers
  readonly #aside: unknown

  constructor(make: Makers, aside: unknown) {
    this.#make = make
    this.#aside = aside
  }

  static getter(key: string): PropertyDescriptor & ThisType<Late> {
    return {
      enumerable: true,
      get() {
        const value = this.#make[key]?.()
        this.#make[key] = () => value
        return value
      },
    }
  }

  static aside(object: object): unknown {
    return #aside in object ? object.#aside : undefined
  }
}

const GETTERS: Record<string, PropertyDescriptor> = {}

/**
 * `before`, `after` and between them properties that are made when they are first read, and sent and copied like the
 * others. The getter of a name is one for all: getters in an object literal are others for each object, which makes
 * each a shape of its own, and a shape keeps a whole parsed draft until the old are collected. So does a `WeakMap`;
 * hence what is put `aside`, which nobody sees.
 */
export function withLate<B extends object, M extends Makers, A extends object>(
  before: B,
  make: M,
  after?: A,
  aside?: unknown,
): B & { [K in keyof M]: ReturnType<M[K]> } & A {
  const late = Object.assign(new Late(make, aside), before)
  for (const key in make) {
    GETTERS[key] ??= Late.getter(key)
    Object.defineProperty(late, key, GETTERS[key])
  }
  return Object.assign(late as typeof late & { [K in keyof M]: ReturnType<M[K]> }, after)
}

/** What was put aside with an object; `undefined` for a copy of it. */
export const asideOf = Late.aside
