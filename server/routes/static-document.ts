/** Documents that are the same until the server is started anew: with an ETag, and packed once. */
import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { type Ctx, respond } from '../middleware/respond.ts'

/** Bytes under which packing gains less than it costs. */
const PACKED_MIN = 1024

export class StaticDocument {
  readonly #text: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #etag: string
  #packed: Uint8Array<ArrayBuffer> | null = null

  /** `maxAge` in seconds. */
  constructor(text: string, type: string, maxAge = 3600) {
    this.#text = text
    this.#etag = `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`
    this.#headers = {
      'content-type': type,
      'cache-control': maxAge > 0 ? `public, max-age=${maxAge}` : 'no-cache',
      etag: this.#etag,
      vary: 'Accept-Encoding',
    }
  }

  /** Names this version of the document, for addresses that change with it. */
  get version(): string {
    return this.#etag.slice(3, 13)
  }

  respond(c: Ctx): Response {
    const known = c.req.header('if-none-match')
    if (known?.split(',').some((tag) => tag.trim() === this.#etag || tag.trim() === '*')) {
      const { 'content-type': _, ...headers } = this.#headers
      return respond(c, 304, null, headers)
    }
    if (this.#text.length < PACKED_MIN || !/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) {
      return respond(c, 200, this.#text, this.#headers)
    }
    this.#packed ??= new Uint8Array(gzipSync(this.#text, { level: 9 }))
    return respond(c, 200, this.#packed, { ...this.#headers, 'content-encoding': 'gzip' })
  }
}
