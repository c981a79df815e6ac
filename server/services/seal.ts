/** Secrets that must be read again, sealed at rest: AES-256-GCM under the master key of the server. */
import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'

/** Bytes. */
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A sealed value: version, id of the key, and nonce, text and tag in base64url. */
const SEALED = /^v1\.([0-9a-f]{8})\.([A-Za-z0-9_-]{38,})$/

/** A sealed value cannot be opened. */
export class SealError extends Error {
  override name = 'SealError'
}

/** Nothing can be sealed: there is no master key, and no place to keep one. */
export class MasterKeyMissingError extends SealError {
  override name = 'MasterKeyMissingError'
  constructor() {
    super(
      'There is no master key. Set MASTER_KEY to 32 bytes in base64 or hex, the same on every server: ' +
        'openssl rand -base64 32',
    )
  }
}

/** Gives the keys of the server, newest first; null when there are none and none can be made. */
export type KeySource = () => Promise<readonly Buffer[] | null>

export class Seal {
  readonly #source: KeySource
  #keys: Promise<readonly Buffer[] | null> | null = null

  /** The source is asked once, when a secret is first sealed or opened; again when it failed. */
  constructor(source: KeySource) {
    this.#source = source
  }

  /**
   * Seals under the newest key. `context` says whose secret it is; opened for anybody else it fails, so that a
   * sealed value cannot be moved. Rejects with `MasterKeyMissingError`.
   */
  async seal(text: string, context: string): Promise<string> {
    const [key] = await this.#all()
    if (!key) throw new MasterKeyMissingError()
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `v1.${keyIdOf(key)}.${sealed.toString('base64url')}`
  }

  /** Rejects with `SealError` for what was changed, or sealed for another or under a key that is not known. */
  async open(sealed: string, context: string): Promise<string> {
    const [, id, content] = SEALED.exec(sealed) ?? []
    if (id === undefined || content === undefined) throw new SealError('It is not a sealed value.')
    const key = (await this.#all()).find((one) => keyIdOf(one) === id)
    if (!key) throw new SealError(`It is sealed under the master key ${id}, which this server does not have.`)
    const bytes = Buffer.from(content, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(-TAG_BYTES))
    try {
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    } catch (cause) {
      throw new SealError('It was changed, or belongs to something else.', { cause })
    }
  }

  /** Whether it is sealed under the newest key already. */
  async isCurrent(sealed: string): Promise<boolean> {
    const [key] = await this.#all()
    return key !== undefined && SEALED.exec(sealed)?.[1] === keyIdOf(key)
  }

  /** Keys for another purpose that follow from the master keys, newest first; null when there are none. */
  async keysFor(purpose: string): Promise<readonly Buffer[] | null> {
    const keys = await this.#found()
    return keys?.map((key) => Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES))) ?? null
  }

  async #all(): Promise<readonly Buffer[]> {
    const keys = await this.#found()
    if (keys === null) throw new MasterKeyMissingError()
    return keys
  }

  #found(): Promise<readonly Buffer[] | null> {
    this.#keys ??= this.#source().catch((error: unknown) => {
      this.#keys = null
      throw error
    })
    return this.#keys
  }
}

/** A key as people write it: 64 hex digits, or 32 bytes in base64. Null for anything else. */
export function readMasterKey(text: string): Buffer | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return null
  const key = Buffer.from(text, 'base64')
  return key.length === KEY_BYTES ? key : null
}

export const newMasterKey = (): Buffer => randomBytes(KEY_BYTES)

/** Names a key without giving it away. */
const keyIdOf = (key: Buffer): string =>
  hash('sha256', Buffer.concat([Buffer.from('key id:'), key]), 'hex').slice(0, 8)
