/** Documents that are the same until the server is started anew: with an ETag, and packed once. */
import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Ctx, respond } from '../middleware/respond.ts'

/** Bytes under which packing gains less than it costs. */
const PACKED_MIN = 1024

type Coding = keyof typeof PACK
type Content = string | Uint8Array<ArrayBuffer>

/** The better one first. Brotli finds what repeats far apart, as descriptions do; its highest levels take seconds. */
const PACK = {
  br: (text: Content) =>
    brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text: Content) => gzipSync(text, { level: 9 }),
}

export class StaticDocument {
  readonly #text: Content
  readonly #headers: Readonly<Record<string, string>>
  readonly #etag: string
  readonly #packed = new Map<Coding, Uint8Array<ArrayBuffer>>()

  /** `maxAge` in seconds; forever for an address that changes with what is there. */
  constructor(text: Content, type: string, maxAge: number | 'forever' = 3600) {
    this.#text = text
    this.#etag = `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`
    this.#headers = {
      'content-type': type,
      'cache-control': cacheControl(maxAge),
      etag: this.#etag,
      vary: 'Accept-Encoding',
    }
  }

  /** Names this version of the document, for addresses that change with it. */
  get version(): string {
    return this.#etag.slice(3, 13)
  }

  respond(c: Ctx, status: 200 | 404 = 200): Response {
    const known = c.req.header('if-none-match')
    if (status === 200 && known?.split(',').some((tag) => tag.trim() === this.#etag || tag.trim() === '*')) {
      const { 'content-type': _, ...headers } = this.#headers
      return respond(c, 304, null, headers)
    }
    const coding = this.#text.length < PACKED_MIN ? null : codingFor(c.req.header('accept-encoding'))
    if (!coding) return respond(c, status, this.#text, this.#headers)
    const packed = this.#packed.get(coding) ?? new Uint8Array(PACK[coding](this.#text))
    this.#packed.set(coding, packed)
    return respond(c, status, packed, { ...this.#headers, 'content-encoding': coding })
  }
}

const cacheControl = (maxAge: number | 'forever'): string =>
  maxAge === 'forever'
    ? 'public, max-age=31536000, immutable'
    : maxAge > 0
      ? `public, max-age=${maxAge}`
      : 'no-cache'

/** The best coding that is taken; null for none. */
function codingFor(accepted = ''): Coding | null {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim())
  return (Object.keys(PACK) as Coding[]).find((coding) => taken.includes(coding)) ?? null
}
