/** Which handlers an address has. */
import type { Result } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

/**
 * Searches for an address without parameters once, and remembers what it found. Hono's own fast router takes no
 * address such as `/v1/brand-voices/export` beside `/v1/brand-voices/:id`.
 */
export class RememberingRouter<T> extends TrieRouter<T> {
  readonly #fixed = new Set<string>()
  readonly #found = new Map<string, Result<T>>()

  override add(method: string, path: string, handler: T): void {
    super.add(method, path, handler)
    this.#found.clear()
    if (!/[:*]/.test(path)) this.#fixed.add(path)
  }

  override match(method: string, path: string): Result<T> {
    const name = `${method} ${path}`
    const known = this.#found.get(name)
    if (known) return known
    const found = super.match(method, path)
    // Addresses that callers make up would fill the memory; of methods, Node takes three dozen.
    if (this.#fixed.has(path)) this.#found.set(name, found)
    return found
  }
}
